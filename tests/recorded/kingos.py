"""Kingos: what bars a step and what it costs [KINGOS 4.4, 4.5], why a deed cannot be done, strength and who fights."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tabbytop.core import IllegalAction, check, wire
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Gather, Move, Rest, Unleash
from tabbytop.games.kingos.components import FLOWERS
from tabbytop.games.kingos.ground import DIRECTIONS
from tabbytop.games.kingos.phases.battle import BONUS, fighters, strength_at
from tabbytop.games.kingos.phases.common import citadel_of
from tabbytop.games.kingos.phases.turn import KIND_OF, rest_brings, way
from tabbytop.games.kingos.state import Acting, PuttingIn, State

from . import Records, steps, view_json

TABLES = ((2, {}), (4, {"battle_token": "with"}), (3, {"rest_beside_guardian": True, "distance": 5}))
DEEDS = ("rest", "flower", "curse", "move")


def record() -> Records:
    turns = list(of_turns())
    rng = Random("recorded kingos")
    return {
        "turns": [turn(state, seat) for state, seat in rng.sample(turns, 40)],
        "battles": [battle(state) for state in rng.sample(list(of_battles()), 20)],
        "bonuses": bonuses(next(of_battles())),
    }


def of_turns() -> Iterator[tuple[State, int]]:
    for seats, options in TABLES:
        for seed in range(3):
            for state, seat, _, _ in steps("kingos", seats, options, seed):
                if seat >= 0 and isinstance(state.top, Acting):
                    yield state, seat


def of_battles() -> Iterator[State]:
    for seats, options in TABLES:
        for seed in range(3):
            for state, seat, _, _ in steps("kingos", seats, options, seed):
                if seat >= 0 and isinstance(state.top, PuttingIn):
                    yield state


def turn(state: State, seat: int) -> Any:
    """The four ways from a field, for each deed the clause by which it is refused, if all of it is, and whether a
    guardian keeps one from resting."""
    menu = GAME.legal(state, seat)
    offered = list(menu)
    ways = [way(state, seat, side) for side in range(4)]
    return {
        "view": view_json("kingos", state, seat),
        "seat": seat,
        "menu": wire(menu, GAME.action),
        "ways": {
            direction: {"bar": one.bar or None, "curse": one.step == "curse"}
            for direction, one in zip(DIRECTIONS, ways, strict=True)
        },
        "moves": sorted(one.direction for one in offered if isinstance(one, Move)),
        "refused": {deed: refusal(state, seat, deed) for deed in DEEDS},
        "guarded": not rest_brings(state, seat),
    }


def refusal(state: State, seat: int, deed: str) -> str | None:
    tried: dict[str, list[Any]] = {
        "rest": [Rest()],
        "flower": [Gather()],
        "curse": [Unleash("rest", "no such curse")],
        "move": [Move(direction) for direction in DIRECTIONS],
    }
    if any(KIND_OF.get(type(one)) == deed for one in GAME.legal(state, seat)):
        return None
    clauses = set()
    for action in tried[deed]:
        try:
            check(GAME, state, seat, action)
        except IllegalAction as wrong:
            clauses.add(wrong.clause)
    (clause,) = clauses
    return clause


def battle(state: State) -> Any:
    cells = dict.fromkeys(player.cell for player in state.players)
    return {
        "view": view_json("kingos", state, None),
        "fighters": sorted(fighters(state, 0)),
        "strength": {str(seat): strength_at(state, player.cell) for seat, player in enumerate(state.players)},
        "fields": len([cell for cell in cells if strength_at(state, cell)]),
    }


def bonuses(state: State) -> list[Any]:
    """What each red flower adds, for companies of one to four, on a field with guardians and against Kingoš."""
    citadel, rows = citadel_of(state.table), []
    for kingos in (False, True):
        cell = citadel if kingos else citadel + 1
        for company in (1, 2, 3, 4):
            players = tuple(state.players[0]._replace(cell=cell) for _ in range(company))
            there = state._replace(players=players)
            for key, flower in FLOWERS.items():
                if flower.colour == "red":
                    rows.append([key, company, kingos, BONUS[flower.effect](there, 0, flower.amount)])
    return rows
