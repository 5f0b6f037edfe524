"""Hints of every game that has them: they follow from what the seat sees, and each reason names true figures."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tabbytop.coach import analysed, hinting_of, is_hinted, valuing_of
from tabbytop.coach.advising import advise
from tabbytop.core import AnyGame, Seat
from tabbytop.games import all_games

from .played import played

HINTED = sorted(key for key in all_games() if is_hinted(key))
PLAYED = [key for key in HINTED if analysed(key) == "curve"]  #: the tower has towers of its own, in test_tower.py
WORLDS = 3
TRIED = 4  #: decisions of a game
WAYS = 3  #: in which what is hidden may be otherwise


def decisions(game: AnyGame) -> Iterator[tuple[Any, Seat]]:
    """Some of a game between bots, from its beginning to its end, whatever is hidden in them."""
    record = played(game.key, ("easy", "easy"), 7, {})
    moves = [(state, move.seat) for state, move in zip(record.states, record.line, strict=False) if move.seat >= 0]
    asked = [(state, seat) for state, seat in moves if seat in game.to_act(state).must]
    choices = [(state, seat) for state, seat in asked if len(game.legal(state, seat)) > 1]
    yield from choices[:: max(1, len(choices) // TRIED)][:TRIED]


@pytest.mark.parametrize("key", PLAYED)
def test_a_hint_is_the_same_for_all_that_looks_the_same(key: str) -> None:
    game, way = all_games()[key], valuing_of(key)
    assert way is not None
    for state, seat in decisions(game):
        seen = game.view(state, seat)
        hint = advise(game, way, seen, game.legal(state, seat), WORLDS)
        assert hint
        for other in (game.determinize(seen, Random(seed)) for seed in range(WAYS)):
            assert game.view(other, seat) == seen
            assert advise(game, way, game.view(other, seat), game.legal(other, seat), WORLDS) == hint


@pytest.mark.parametrize("key", PLAYED)
def test_what_is_weighed_is_among_the_choices(key: str) -> None:
    game, way = all_games()[key], valuing_of(key)
    assert way is not None
    for state, seat in decisions(game):
        view, menu = game.view(state, seat), game.legal(state, seat)
        own = list(menu)[-1]
        hint = advise(game, way, view, menu, WORLDS, own)
        assert [one.action for one in hint].count(own) == 1
        assert {one.action for one in hint} >= set(way.choices(view, menu))


@pytest.mark.parametrize("key", PLAYED)
def test_each_reason_names_what_the_score_sheet_says(key: str) -> None:
    game, way = all_games()[key], valuing_of(key)
    assert way is not None
    for state, seat in decisions(game):
        view = game.view(state, seat)
        before = game.standing(view)
        if before is None:
            continue
        for one in advise(game, way, view, game.legal(state, seat), 1):
            after = game.standing(game.view(game.apply(game.determinize(view, Random(1)), seat, one.action), seat))
            assert after is not None
            sheet = [reason for reason in one.reasons if not reason.line.key.startswith("ahead-")]  # not foreseen
            for reason in sheet:
                assert reason.line in (*after.lines, *before.lines)
                assert reason.points != 0
            sides = {seat: 1} if len(after.places) != 2 else {seat: 1, 1 - seat: -1}
            for side, sign in sides.items():
                told = sum(reason.points for reason in sheet if reason.line.side == side)
                assert told == sign * (after.points(side) - before.points(side))


def test_what_is_hinted_need_not_be_analysed() -> None:
    assert set(HINTED) > set(PLAYED)
    for key in HINTED:
        assert hinting_of(key) is not None
        assert (valuing_of(key) is None) == (key not in PLAYED)
        assert analysed(key) == ("curve" if all_games()[key].physics is None else "hands")
