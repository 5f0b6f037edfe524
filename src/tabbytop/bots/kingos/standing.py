"""How everybody stands at the beginning of a turn, and what came of many games that stood so: the chances of each seat
and of the island.

A small net looks at one side after another, the same for every seat; ``learning`` has taught it. It is no judge by
itself: games are played on for a round before it is asked. Plain Python, since bots think in browsers too.
"""

import json
from functools import cache
from math import exp, tanh
from pathlib import Path
from typing import NamedTuple

from tabbytop.games.kingos.state import Acting, State

from .outlook import AGES, MIDDLING, NEAR, Outlook

KEPT = Path(__file__).with_name("learnt.json")
FARTHEST = 12.0  #: steps; nobody reckons farther
LAST_MOONS = 12

Row = list[float]


class Net(NamedTuple):
    """Numbers of a side, a hidden layer, one number: the larger it is beside the others', the larger the chance.
    ``units``: of each hidden one its weights, its bias, and how much it counts."""

    units: tuple[tuple[tuple[float, ...], float, float], ...]

    def __call__(self, row: Row) -> float:
        return sum(
            out * tanh(bias + sum([weight * number for weight, number in zip(weights, row, strict=True)]))
            for weights, bias, out in self.units
        )


class Mind(NamedTuple):
    seat: Net
    island: Net


def is_quiet(state: State) -> bool:
    """A turn begins."""
    top = state.top
    return isinstance(top, Acting) and not top.done and not top.again


def numbers(state: State) -> tuple[list[Row], Row]:
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
    return [[*_own(state, seat, strong, whole, far, kingos), *shared] for seat in range(len(players))], shared


def _own(state: State, seat: int, strong: list[int], whole: list[int], far: list[float], kingos: int) -> Row:
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


def chances(state: State) -> list[float]:
    """Of each seat and of the island, at the beginning of a turn."""
    mind = _minds()[len(state.players)]
    rows, shared = numbers(state)
    return softmax([*(mind.seat(row) for row in rows), mind.island(shared)])


def softmax(logits: Row) -> list[float]:
    most = max(logits)
    parts = [exp(one - most) for one in logits]
    whole = sum(parts)
    return [part / whole for part in parts]


@cache
def _minds() -> dict[int, Mind]:
    """By the number of players."""
    kept = json.loads(KEPT.read_text("utf-8"))["minds"]
    return {int(seats): Mind(*(_net(*net) for net in nets)) for seats, nets in kept.items()}


def _net(hidden: list[Row], biases: Row, out: Row) -> Net:
    """As it is kept: the weights of each number for all units stand together."""
    return Net(tuple(zip(zip(*hidden, strict=True), biases, out, strict=True)))
