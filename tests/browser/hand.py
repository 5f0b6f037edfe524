"""A quick hand: plays moves for a browser's person over a socket, so that a test can begin in the middle of a game."""

import json
import uuid
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

from websockets.sync.client import connect

from tabbytop.bots import bot
from tabbytop.core.codec import decode, encode
from tabbytop.games import all_games
from tests.frames import messages

Json: TypeAlias = Any
Choose: TypeAlias = Callable[[Json, list[Json]], Json]  #: (sight, actions) -> action

PATIENCE = 120.0


def at_random(seed: int = 0) -> Choose:
    """The same choices every time for the same seed, whether or not the server answers first where there is but one."""
    rng = Random(seed)
    return lambda sight, actions: rng.choice(actions) if len(actions) > 1 else actions[0]


def thoughtful(game_key: str, level: str = "hard", seed: int = 0) -> Choose:
    """Plays as a bot of that level would, for pictures of games worth looking at."""
    game, mind, rng = all_games()[game_key], bot(game_key, level), Random(seed)

    def choose(sight: Json, actions: list[Json]) -> Json:
        view = decode(game.view_type, sight["view"])
        menu = game.legal(game.determinize(view, rng), sight["seat"])
        return encode(game.action, mind.choose(view, menu, rng))

    return choose


def actions_of(menu: Json) -> list[Json]:
    """Every action of a menu as it came over the wire."""
    return [action for choices in menu["sets"] for action in _SETS[choices["type"]](choices)]


def _placed(cells: Json) -> Iterator[Json]:
    for turn, text in enumerate(cells["masks"]):
        mask = int(text, 16)
        for cell in range(mask.bit_length()):
            if mask >> cell & 1:
                yield {"type": cells["kind"], "turn": turn, "cell": cell}


def _chosen(subsets: Json) -> Iterator[Json]:
    (field,) = subsets["fields"]
    items, costs = subsets["items"], subsets["costs"] or [0] * len(subsets["items"])
    for size in range(subsets["least"], min(subsets["most"], len(items)) + 1):
        for places in combinations(range(len(items)), size):
            if sum(costs[place] for place in places) <= subsets["budget"]:
                yield {"type": subsets["kind"], field: [items[place] for place in places]}


_SETS: dict[str, Callable[[Json], Iterable[Json]]] = {
    "Listed": lambda listed: listed["actions"],
    "Cells": _placed,
    "Subsets": _chosen,
    "Ranges": lambda ranges: (),  # places in space are not listed: who lets go says where
}


class Hand:
    """One person's connection to a table."""

    def __init__(self, socket: Any, patience: float = PATIENCE) -> None:
        self._socket, self._patience = socket, patience
        self._unheard: list[Json] = []
        self.table: Json = None
        self.position: Json = None

    def hear(self) -> Json:
        """The next thing that is said to me."""
        if not self._unheard:
            self._unheard = messages(self._socket.recv(self._patience))
        message = self._unheard.pop(0)
        if message["type"] == "table":
            self.table = message["table"]
        elif message["type"] == "position":
            self.position = message
        return message

    @property
    def seq(self) -> int:
        """How far the table has gone on, as far as I have heard."""
        return self.position["seq"] if self.position else -1

    def catch_up(self, seq: int) -> None:
        """Hear everything until the table is as far as this."""
        while self.position is None or self.seq < seq:
            self.hear()

    def ask(self, type: str, **more: Any) -> None:
        """Send a request and wait until it is done; a move may come too late, after somebody else's, or after the end
        of the game, where the table has answered by itself."""
        id = str(uuid.uuid4())
        self._socket.send(json.dumps({"type": type, "id": id, **more}))
        while True:
            message = self.hear()
            if message.get("id") == id:
                kind = message["error"]["kind"] if message["type"] == "refused" else ""
                late = type == "move" and (kind == "stale" or (kind == "not_now" and self._comes_to_its_end()))
                assert message["type"] == "done" or late, message
                return

    def _comes_to_its_end(self) -> bool:
        """Hears what is still said of the game; nothing is said after its end."""
        while not self.is_over:
            self.hear()
        return True

    def asked(self) -> Json:
        """The sight of a seat of mine that must act now."""
        if self.position is None:
            return None
        must = self.position["must"]
        return next((sight for sight in self.position["sights"] if sight["menu"] and sight["seat"] in must), None)

    @property
    def is_over(self) -> bool:
        return self.position is not None and self.position["outcome"] is not None

    def play(self, choose: Choose, until: Callable[[Json], Any] = lambda view: False) -> Json:
        """Answer whatever I am asked, until the view is as wished or the game is over; the last view."""
        while True:
            while not (self.is_over or self.asked()):
                if self.position and until(self.position["sights"][0]["view"]):
                    break
                self.hear()
            view = self.position["sights"][0]["view"]
            if self.is_over or until(view):
                return view
            sight, seq = self.asked(), self.position["seq"]
            self.ask("move", seat=sight["seat"], seq=seq, action=choose(sight, actions_of(sight["menu"])))
            while self.position["seq"] <= seq and self.asked():  # no longer asked: the answer lies face down
                self.hear()


def play_together(hands: Sequence[Hand], choose: Choose, until: Callable[[Json], Any] = lambda view: False) -> Json:
    """Several people, seat by seat, until the view is as wished or the game is over; the last view."""
    while True:
        has_moved = False
        for hand in hands:
            hand.catch_up(max(one.seq for one in hands))
            view = hand.position["sights"][0]["view"]
            if hand.is_over or until(view):
                return view
            if hand.asked():
                seq, has_moved = hand.seq, True
                hand.play(choose, lambda view, seq=seq, hand=hand: until(view) or hand.seq > seq or not hand.asked())
        if not has_moved:
            hands[0].hear()


@contextmanager
def hand_at(address: str, table: str, cookie: str, patience: float = PATIENCE) -> Iterator[Hand]:
    with connect(f"{address.replace('http', 'ws', 1)}/ws/{table}", additional_headers={"Cookie": cookie}) as socket:
        yield Hand(socket, patience)
