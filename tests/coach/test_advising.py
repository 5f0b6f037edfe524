"""Hints: all choices, the best first, from what a seat can see alone."""

from random import Random

import pytest

from tabbytop.coach import valuing_of
from tabbytop.coach.advising import advise
from tabbytop.games.clans import GAME

from .played import played

OPTIONS = {"clans": "limited", "powers": True}


def advised(state, seat):
    way = valuing_of("clans")
    assert way is not None
    return advise(GAME, way, GAME.view(state, seat), GAME.legal(state, seat), worlds=40)


def test_the_best_comes_first_and_all_are_there() -> None:
    record = played("clans", ("medium", "easy"), 1, OPTIONS)
    for place in (4, 30, 50, 70):
        state, move = record.states[place], record.line[place]
        if move.seat < 0:
            state, move = record.states[place + 1], record.line[place + 1]
        found = advised(state, move.seat)
        assert {one.action for one in found} == set(GAME.legal(state, move.seat))
        assert found[0].less_chance == found[0].less_score == 0
        assert not found[0].is_sure
        for one in found:
            assert one.less_chance == pytest.approx(found[0].chance - one.chance)
            assert one.less_score == pytest.approx(found[0].score - one.score)
        worths = [one.chance + 0.02 * one.score for one in found]
        assert worths == sorted(worths, reverse=True)


def test_it_tells_nothing_that_the_seat_does_not_see() -> None:
    """[CLANS 7.2] the other's cards are dealt anew, and their choice made anew: the advice stays as it was."""
    record = played("clans", ("medium", "easy"), 1, OPTIONS)
    place = next(i for i, state in enumerate(record.states) if state.step == "keep")
    state = record.states[place]
    seen = GAME.view(state, 0)
    others = {GAME.determinize(seen, Random(seed)) for seed in range(8)}
    assert len(others) > 1
    assert {advised(other, 0) for other in others} == {advised(state, 0)}
