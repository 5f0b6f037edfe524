"""Reasons of cat clans that no score sheet has: strengths, dogs and clans, in positions that are counted by hand."""

from itertools import combinations, pairwise
from math import sqrt
from typing import Any

import pytest

from tabbytop.bots.clans import move_of
from tabbytop.bots.clans.giving import WITH_POWERS, wins
from tabbytop.bots.clans.reading import read
from tabbytop.bots.clans.searching import swaps_weighed
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.coach.clans import VALUING
from tabbytop.coach.clans.foreseeing import foreseen
from tabbytop.coach.valuing import WIN, gap
from tabbytop.core import CHANCE, Action
from tabbytop.games.clans import GAME
from tabbytop.games.clans.actions import Choose, DealClans, Keep, Start, Swap
from tabbytop.games.clans.components import CLANS
from tabbytop.games.clans.state import State
from tabbytop.games.clans.tests.positions import position
from tabbytop.kernels.clans.judging import WHOLE

from .played import played


def why(state: State, action: Action, seat: int = 0) -> list[tuple[str, float, dict[str, Any]]]:
    found = foreseen(GAME.view(state, seat), action)
    return [(one.line.key.removeprefix("ahead-"), one.points, dict(one.line.args)) for one in found]


# -- swaps -------------------------------------------------------------------------------------------------------------


def test_strength_beside_a_prey_and_places_beside_a_cat() -> None:
    """[CLANS 4.3] the five comes beside the mouse, from a corner to an edge: three ahead of the two, not two behind."""
    grid = ". mouse4 . . A5  . B2 . . .  . . . . .  . . . . .  . . . . ."
    told = why(position(grid, powers=False, step="swap", at=4), Swap(2))
    assert ("lead", 5, {"tile": "mouse4", "before": -2, "after": 3}) in told
    assert ("places", 1, {"tile": "A5", "before": 2, "after": 3}) in told
    other = position(grid.replace("A5", "B5*"), powers=False, step="swap", at=4)
    assert ("places", -1, {"tile": "B5*", "before": 2, "after": 3}) in why(other, Swap(2))
    assert ("lead", -5, {"tile": "mouse4", "before": -2, "after": -7}) in why(other, Swap(2))


def test_cats_that_dogs_reach() -> None:
    """[CLANS 4.2] a dog that bites upward comes below a cat of the other's, and leaves one of one's own alone."""
    grid = ". . . . .  . B2 . . A4  . . . . dog1@0  . . . . .  . . . . ."
    told = why(position(grid, powers=False, step="swap", at=14), Swap(11))
    assert ("dogs", 2, {"own": 0, "theirs": 1}) in told
    told = why(position(grid, powers=False, turn=1, step="swap", at=14), Swap(11), 1)
    assert ("dogs", -2, {"own": 1, "theirs": 0}) in told


def test_a_prey_beside_the_other_swaps_is_what_the_bots_judge() -> None:
    """Where nothing but prey counts: no powers, no pair, no Chaoticats asleep."""
    record = played("clans", ("hard", "medium"), 3, {"clans": "first", "powers": False})
    compared = 0
    for state, move in zip(record.states, record.line, strict=False):
        view = GAME.view(state, move.seat)
        if state.step != "swap" or len(state.pool) < 2:
            continue
        open_prey = {token for token in view.grid if token}
        if {"pigeon2", "pigeon5"} <= open_prey or {"fly3", "fly4"} <= open_prey:
            continue
        actions = list(GAME.legal(state, move.seat))
        worths = swaps_weighed(read(view), [move_of(one, view.at) for one in actions], LEARNT, len(view.asleep))
        for action, worth in zip(actions, worths, strict=True):
            apart = worth - (sum(worths) - worth) / (len(worths) - 1)
            told = sum(points for key, points, _ in why(state, action, move.seat) if key == "rather")
            assert told == pytest.approx(apart / WHOLE, abs=0.1)
            compared += 1
    assert compared > 50


# -- clans -------------------------------------------------------------------------------------------------------------


def giving(way: str, *actions: Action) -> State:
    state = GAME.apply(GAME.new_game(2, GAME.complete({"clans": way, "powers": True})), CHANCE, Start(0))
    for seat, action in zip((0, 1), actions, strict=False):
        state = GAME.apply(state, CHANCE if isinstance(action, DealClans) else seat, action)
    return state


def test_a_free_hand() -> None:
    """[CLANS 7.1] of 100 games the Gourmets win 11 against the Phantom cats, 62 against the Supercats."""
    first = giving("free")
    assert why(first, Choose("gourmets")) == [
        ("clan", -39, {"clan": "phantoms", "wins": 11}),
        ("clan", 12, {"clan": "supercats", "wins": 62}),
    ]
    then = giving("free", Choose("supercats"))
    assert why(then, Choose("gourmets"), 1) == [("clan", 12, {"clan": "supercats", "wins": 62})]


def test_cards_of_ones_own() -> None:
    """[CLANS 7.2] of four clans the other has three: the Phantom cats among them in three of four hands, else the
    Power cats are the strongest; (3 × 11 + 47) / 4 = 20."""
    hands = ("gourmets", "meowfia", "supercats", "meowsketeers", "chaoticats", "powercats")
    state = giving("limited", DealClans(hands))
    assert why(state, Keep("gourmets")) == [
        ("clan", -39, {"clan": "phantoms", "wins": 11}),
        ("strongest", -30, {"wins": 20}),
        ("clan", 1, {"clan": "chaoticats", "wins": 51}),
    ]


def test_what_a_card_promises_is_one_figure() -> None:
    """As it stands beside the card, so it is compared: 88 and 45 are 43 apart."""
    for hand in combinations(CLANS, 3):
        state = giving("limited", DealClans((*hand, *[clan for clan in CLANS if clan not in hand][:3])))
        worlds = VALUING.tried(GAME.view(state, 0), [Keep(clan) for clan in hand], 40, 1)
        told = [{key: args["wins"] for key, _, args in why(state, Keep(clan))} for clan in hand]
        even = 50  # and no reason
        assert [100 * one[:, 0, WIN].mean() for one in worlds] == pytest.approx(
            [one.get("strongest", even) for one in told]
        )


def test_a_clan_is_as_uncertain_as_it_was_counted() -> None:
    """4,000 games each; in either half of what is compared it is the same."""
    state = giving("free", Choose("gourmets"))
    view = GAME.view(state, 1)
    clans = [clan for clan in CLANS if clan != "gourmets"]
    worlds = VALUING.tried(view, [Choose(clan) for clan in clans], 40, 1)
    chances = [wins(clan, "gourmets", True) / 100 for clan in clans]
    assert [one[:, 1, WIN].mean() for one in worlds] == pytest.approx(chances)
    assert all(one[:8, 1, WIN].mean() == pytest.approx(one[8:, 1, WIN].mean()) for one in worlds)
    assert all((one.sum(axis=1)[:, WIN] == pytest.approx(1)) for one in worlds)
    for (one, chance), (other, rival) in pairwise(zip(worlds, chances, strict=True)):
        apart, doubt, *_ = gap(one, other, 1, VALUING.blend)
        assert apart == pytest.approx(chance - rival)
        assert doubt == pytest.approx(sqrt((chance * (1 - chance) + rival * (1 - rival)) / 4000))


def test_what_a_clan_is_compared_with_is_not_only_what_is_tried() -> None:
    """[CLANS 7.1] the other player may take any that is left."""
    view = GAME.view(giving("free"), 0)
    alone, *_ = VALUING.tried(view, [Choose("meowfia"), Choose("gourmets")], 1, 1)
    assert alone[:, 0, WIN].mean() == pytest.approx(min(WITH_POWERS[list(CLANS).index("meowfia")]) / 100)
