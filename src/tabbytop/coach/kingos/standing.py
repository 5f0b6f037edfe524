"""How everybody stands at the beginning of a turn, and what came of many games that stood so: the chances of each seat
and of the island.

A small net looks at one side after another, the same for every seat; ``learning`` has taught it. It is no coach by
itself: games are played on for a round before it is asked.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from tabbytop.bots.kingos.outlook import AGES, MIDDLING, NEAR, Outlook
from tabbytop.games.kingos.state import Acting, State

Array = Any
KEPT = Path(__file__).with_name("learnt.json")
FARTHEST = 12.0  #: steps; nobody reckons farther
LAST_MOONS = 12
OWN, SHARED = 15, 8


class Net(NamedTuple):
    """Numbers of a side, a hidden layer, one number: the larger it is beside the others', the larger the chance."""

    hidden: Array
    hidden_bias: Array
    out: Array

    def __call__(self, rows: Array) -> Array:
        return numpy.tanh(rows @ self.hidden + self.hidden_bias) @ self.out


class Mind(NamedTuple):
    seat: Net
    island: Net


def is_quiet(state: State) -> bool:
    """A turn begins."""
    top = state.top
    return isinstance(top, Acting) and not top.done and not top.again


def numbers(state: State) -> tuple[Array, Array]:
    """Of each seat its own and what all have in common; of the island the latter."""
    players = state.players
    looks = [Outlook(state, seat, MIDDLING) for seat in range(len(players))]
    kingos, moons = looks[0].kingos, min(looks[0].moons_left, AGES)
    far = [min(FARTHEST, looks[0].far(player.cell)) for player in players]
    strong = [player.vitality + look.red_for_kingos for player, look in zip(players, looks, strict=True)]
    whole = [strong[seat] + player.fatigue for seat, player in enumerate(players)]
    near = [one for one, steps in zip(strong, far, strict=True) if steps <= NEAR + 1]
    shared = [
        kingos / 10,
        sum(near) / kingos,
        sum(strong) / kingos,
        sum(whole) / kingos,
        min(moons, LAST_MOONS) / 6,
        1 / (1 + moons),
        sum(far) / len(far) / 5,
        min(far) / 5,
    ]
    rows = [[*_own(state, seat, strong, whole, far, kingos), *shared] for seat in range(len(players))]
    return numpy.array(rows), numpy.array(shared)


def _own(state: State, seat: int, strong: list[int], whole: list[int], far: list[float], kingos: int) -> list[float]:
    player, others = state.players[seat], [one for one in range(len(strong)) if one != seat]
    rival = max((strong[one] for one in others), default=0)
    near_rival = max((strong[one] for one in others if far[one] <= far[seat] + 1), default=0)
    richest = max((whole[one] for one in others), default=0)
    top = state.top
    order = (seat - top.seat) % len(strong) if isinstance(top, Acting) else 0
    return [
        (strong[seat] - rival) / 5,
        (strong[seat] - near_rival) / 5,
        (whole[seat] - richest) / 5,
        whole[seat] / 10,
        strong[seat] / kingos,
        player.vitality / 10,
        far[seat] / 5,
        float(far[seat] <= NEAR + 1),
        float(strong[seat] > rival),
        len(player.hand) / 5,
        player.counter / 12,
        float(bool(player.curses[0])),
        float(bool(player.curses[2])),
        order / 5,
        float(state.table.token == seat),
    ]


def chances(state: State) -> Array:
    """Of each seat and of the island, at the beginning of a turn."""
    mind = _minds()[len(state.players)]
    rows, shared = numbers(state)
    return softmax(numpy.append(mind.seat(rows), mind.island(shared)))


def softmax(logits: Array) -> Array:
    parts = numpy.exp(logits - logits.max(axis=-1, keepdims=True))
    return parts / parts.sum(axis=-1, keepdims=True)


@cache
def _minds() -> dict[int, Mind]:
    """By the number of players."""
    kept = json.loads(KEPT.read_text("utf-8"))["minds"]
    return {int(seats): Mind(*(Net(*map(numpy.array, net)) for net in nets)) for seats, nets in kept.items()}
