"""The isle: where a tile may lie and why not [ISLE 3.1, 3.2], what it is worth [ISLE 5], what it costs [ISLE 4.5, 4.6],
what the sister gets [ISLE 6.7], which sets of cards may be chosen, and which clause tells what a lesson asks."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from tabbytop.core import IllegalAction, Subsets, check, encode, wire
from tabbytop.games.isle import GAME, scoring
from tabbytop.games.isle.actions import Action, Find, Place, Rescue
from tabbytop.games.isle.boat import HEIGHT, STRIDE, Laid
from tabbytop.games.isle.cards import ADVANCED_LESSONS, COLOUR_CARDS, FAMILY_CARDS, LESSONS, SISTER_LESSONS
from tabbytop.games.isle.predicates import PREDICATES
from tabbytop.games.isle.state import Placing, State

from . import Records, steps, view_json

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"mode": "classic"}),
    (2, {"mode": "family"}),
    (2, {"mode": "family", "rare_from_maps": True}),
    (1, {"mode": "solo", "difficulty": "easy"}),
)

Step = tuple[State, int, Action, State]


def record() -> Records:
    rng = Random("recorded isle")
    taken = [step for seats, options in TABLES for seed in range(4) for step in steps("isle", seats, options, seed)]
    placed = [step for step in taken if isinstance(step[0].top, Placing) and isinstance(step[2], Place)]
    paid = [step for step in taken if isinstance(step[2], (Rescue, Find))]
    chosen = list(subsets(taken))
    filling = [step for step in placed if points(step[3], step[1], "rooms") != points(step[0], step[1], "rooms")]
    apart = [step for step in placed if step[0].players[step[1]].berth]
    return {
        # random boats fill few rooms, and seldom lay a tile apart
        "places": [place(step, rng) for step in (*filling[:8], *apart[:4], *rng.sample(placed, 58))],
        "prices": [price(step) for step in rng.sample(paid, 12)],
        "subsets": [subset(*one, rng) for one in rng.sample(chosen, 40)],
        "lessons": lessons(),
    }


def place(step: Step, rng: Random) -> Any:
    """A tile in hand: all its places, the one it got with what that was worth, and a few that are none."""
    state, seat, action, after = step
    frame, player = state.top, state.players[seat]
    (cells,) = (one for one in wire(GAME.legal(state, seat), GAME.action)["sets"] if one["type"] == "Cells")
    turns = len(cells["masks"])
    laid = after.players[seat].tiles[-1]
    return {
        "mode": state.rules.mode,
        "boat": player.boat,
        "tiles": [tile_json(one) for one in player.tiles],
        "tile": frame.tile,
        "colour": frame.colour,
        "berth": player.berth,
        "masks": cells["masks"],
        "laid": tile_json(laid),
        "turn": action.turn,
        "cell": action.cell,
        "points": {key: points(after, seat, key) - points(state, seat, key) for key in KEYS},
        "family": family(after, seat, laid),
        "sister": sister(after) - sister(state),
        "sisters": [] if state.sister is None else list(state.sister.colours),
        "refused": [refused(state, seat, rng.randrange(turns), rng) for _ in range(6)],
    }


def tile_json(laid: Laid) -> Any:
    return {"tile": laid.tile, "colour": laid.colour, "cells": f"{laid.cells:x}"}


KEYS = ("rats", "rooms", "families", "rare")


def points(state: State, seat: int, key: str) -> int:
    """What the boat itself scores for one thing, without any lesson."""
    player = state.players[seat]
    holds = [scoring.Cargo(player.boat, player.tiles)]
    (final,) = scoring.finals(state.rules.mode, holds, (0,))
    count = {
        "rats": scoring.rats,
        "rooms": scoring.rooms,
        "families": scoring.families,
        "rare": scoring.rare_treasures,
    }
    if key == "rare" and state.rules.mode == "family":
        return 0  # [ISLE 7.3]
    return sum(line.points for line in count[key](final, 0))


def family(state: State, seat: int, laid: Laid) -> int:
    """How large the family is to which a tile belongs; 0: it belongs to none [ISLE 5.2]."""
    player = state.players[seat]
    (final,) = scoring.finals(state.rules.mode, [scoring.Cargo(player.boat, player.tiles)], (0,))
    return sum(one.size for one in final.families if one.cells & laid.cells)


def sister(state: State) -> int:
    """What her colour cards say to the boat."""
    if state.sister is None:
        return 0
    player = state.players[0]
    (final,) = scoring.finals("solo", [scoring.Cargo(player.boat, player.tiles)], (0,))
    colours = [COLOUR_CARDS[card].colour for card in state.sister.colours]
    return sum(line.points for line in scoring.sister_colours(final, 1, colours))


def refused(state: State, seat: int, turn: int, rng: Random) -> Any:
    """Somewhere in the frame, and the clause by which it is no place; None where it is one."""
    cell = STRIDE * rng.randrange(HEIGHT) + rng.randrange(STRIDE - 1)
    try:
        check(GAME, state, seat, Place(turn, cell))
    except IllegalAction as wrong:
        return [turn, cell, wrong.clause.removeprefix("ISLE ")]
    return [turn, cell, None]


def price(step: Step) -> Any:
    state, seat, action, after = step
    return {
        "view": view_json("isle", state, seat),
        "tile": action.tile,
        "action": encode(GAME.action, action),
        "fish": state.players[seat].fish - after.players[seat].fish,
    }


def subsets(taken: list[Step]) -> Iterator[tuple[Subsets, Any]]:
    for state, seat, _, _ in taken:
        if seat >= 0:
            menu = GAME.legal(state, seat)
            shown = wire(menu, GAME.action)["sets"]
            for one, told in zip(menu.sets, shown, strict=True):
                if isinstance(one, Subsets) and one.items:
                    yield one, told


def subset(one: Subsets, told: Any, rng: Random) -> Any:
    """A few choices out of a menu's set, by place, and whether each is allowed."""
    tries = []
    for _ in range(5):
        places = sorted(rng.sample(range(len(one.items)), rng.randint(0, len(one.items))))
        action = one.kind(tuple(one.items[at] for at in places))
        tries.append([places, action in one])
    return {"set": told, "tries": tries}


def lessons() -> list[Any]:
    """Every lesson's number, and the clause that its predicate cites."""
    decks = (LESSONS, FAMILY_CARDS, SISTER_LESSONS, ADVANCED_LESSONS)
    found = {number: lesson.score.id for deck in decks for number, lesson in deck.items()}
    return [[number, clause_of(key)] for number, key in sorted(found.items())]


def clause_of(predicate: str) -> str:
    cited = re.search(r"\[ISLE [^]]*\b(9\.\d+)", PREDICATES[predicate].__doc__ or "")
    assert cited is not None, f"{predicate} cites no clause"
    return f"ISLE {cited[1]}"
