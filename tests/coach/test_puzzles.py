"""Puzzles: their solutions are proven, by the kernel all of them, by the readable rules where few tiles are left."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from tabbytop.coach.clans import CLEAR, chances
from tabbytop.coach.puzzles import GRADES, TRIES, NoPuzzles, is_proven, kept, position, puzzles
from tabbytop.core import CHANCE, encode
from tabbytop.games.clans import GAME

PUZZLES = kept("clans")


def test_there_are_enough_of_all_grades() -> None:
    assert len(PUZZLES) >= 200
    grades = Counter(puzzle.grade for puzzle in PUZZLES)
    assert all(grades[grade] >= 20 for grade in range(1, GRADES))
    assert len({str(puzzle.state) for puzzle in PUZZLES}) == len(PUZZLES)


def test_they_are_proven() -> None:
    assert [puzzle.number for puzzle in PUZZLES if not is_proven(puzzle)] == []


def test_a_wrong_solution_is_noticed() -> None:
    game, state, best = position(PUZZLES[0])
    other = next(action for action in game.legal(state, PUZZLES[0].seat) if action != best)
    assert not is_proven(replace(PUZZLES[0], best=encode(game.action, other)))


def test_who_solves_them() -> None:
    for puzzle in PUZZLES:
        assert puzzle.gap >= CLEAR - 1e-4
        assert puzzle.solved[0] < TRIES
        assert all(0 <= tries <= TRIES for tries in puzzle.solved)


def test_a_game_without_any() -> None:
    with pytest.raises(NoPuzzles, match="kingos"):
        next(puzzles("kingos", 1))


def outlook(state, seat: int) -> tuple[Fraction, Fraction]:
    """With best play by both, by the rules: the chance that ``seat`` wins, less that it loses, then the lead."""
    asked = GAME.to_act(state).must
    if not asked:
        outcome = GAME.outcome(state)
        lead = outcome.points(seat) - outcome.points(1 - seat)
        sign = (seat in outcome.winners) - (1 - seat in outcome.winners)
        return Fraction(sign), Fraction(lead)
    if asked == (CHANCE,):
        parts = [(part, outlook(GAME.apply(state, CHANCE, face), seat)) for face, part in GAME.chances(state)]
        return sum(part * one[0] for part, one in parts), sum(part * one[1] for part, one in parts)
    ends = [outlook(GAME.apply(state, asked[0], action), seat) for action in GAME.legal(state, asked[0])]
    return max(ends) if asked[0] == seat else min(ends)


SHORT = [puzzle for puzzle in PUZZLES if len(puzzle.state["pool"]) <= 1][:12]


@pytest.mark.parametrize("puzzle", SHORT, ids=lambda puzzle: str(puzzle.number))
def test_the_rules_agree(puzzle) -> None:
    game, state, best = position(puzzle)
    actions = list(game.legal(state, puzzle.seat))
    ends = {action: outlook(game.apply(state, puzzle.seat, action), puzzle.seat) for action in actions}
    assert max(ends, key=lambda action: ends[action]) == best
    reckoned = chances(game.view(state, puzzle.seat), actions)
    for action, chance in zip(actions, reckoned, strict=True):
        assert chance == pytest.approx(float((1 + ends[action][0]) / 2), abs=1e-3)  # a little of it is points
