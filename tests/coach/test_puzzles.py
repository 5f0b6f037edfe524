"""Puzzles: what each choice is worth is proven, of clans also by the readable rules where few tiles are left; and they
are what a table would show."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction

import pytest

from tabbytop.coach.puzzles import (
    FOLDER,
    GRADES,
    TRIES,
    NoPuzzles,
    Puzzle,
    is_proven,
    is_shown_as_it_is,
    kept,
    position,
    steps_of,
    tower,
    ways_of,
)
from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME

GAMES = sorted(path.name.removesuffix("-puzzles.json") for path in FOLDER.glob("*-puzzles.json"))
ALL = {game: kept(game) for game in GAMES}
EVERY = {"clans": 1, "isle": 10, "kingos": 1, "tower": 20}  #: so many are proven again, one in …
GRADED = {"clans": 4, "isle": 4, "kingos": 4, "tower": 4}  #: grades of which there are ten and more
CLANS = ALL["clans"]

of_each_game = pytest.mark.parametrize("game", GAMES)


@of_each_game
def test_there_are_enough_of_several_grades(game: str) -> None:
    found = ALL[game]
    assert len(found) >= 200
    grades = Counter(puzzle.grade for puzzle in found)
    assert sum(count >= 10 for count in grades.values()) >= GRADED[game] and len(grades) >= 3
    assert max(grades) <= GRADES
    assert len({str(puzzle.view) for puzzle in found}) == len(found)
    assert [puzzle.number for puzzle in found] == list(range(1, len(found) + 1))


@of_each_game
def test_they_are_proven(game: str) -> None:
    assert [puzzle.number for puzzle in ALL[game][:: EVERY[game]] if not is_proven(puzzle)] == []


@of_each_game
def test_they_are_shown_as_a_table_would_show_them(game: str) -> None:
    assert [puzzle.number for puzzle in ALL[game] if not is_shown_as_it_is(puzzle)] == []


@of_each_game
def test_who_solves_them(game: str) -> None:
    clear = ways_of(game).CLEAR
    for puzzle in ALL[game]:
        assert puzzle.gap >= clear - 1e-3
        assert puzzle.solved[0] < TRIES
        assert all(0 <= tries <= TRIES for tries in puzzle.solved)
        at = position(puzzle)
        assert at.game.notation.write(at.actions[puzzle.best]) == puzzle.said
        assert dict(ways_of(game).aim(at.view, max(puzzle.worths))) == puzzle.aim


def test_a_wrong_figure_is_noticed() -> None:
    wrong = (CLANS[0].worths[0] + 0.5, *CLANS[0].worths[1:])
    assert not is_proven(replace(CLANS[0], worths=wrong))
    assert not is_shown_as_it_is(replace(CLANS[0], seat=CLANS[0].seat, standing=None))


def test_a_game_without_any() -> None:
    with pytest.raises(NoPuzzles, match="_template"):
        ways_of("_template")


@pytest.mark.parametrize("puzzle", ALL["isle"][::40], ids=lambda puzzle: str(puzzle.number))
def test_three_tiles_are_counted_as_the_rules_count(puzzle: Puzzle) -> None:
    """Laid one after another as is best they come to what was promised; of the last each place is counted."""
    steps = steps_of(puzzle)
    assert len(steps) == 3
    assert all(step.gap >= 1 for step in steps[:2])
    state, seat = position(puzzle).state, puzzle.seat
    game = position(puzzle).game
    for step in steps:
        assert max(step.worths) == max(puzzle.worths)
        actions = list(game.legal(state, seat))
        ends = [game.apply(state, seat, action) for action in actions]
        if step is steps[-1]:
            assert [game.standing(game.view(end, seat)).points(seat) for end in ends] == list(step.worths)
        state = ends[step.best]


def test_no_wall_of_the_tower_is_asked_onto_a_back() -> None:
    for puzzle in ALL["tower"]:
        at = position(puzzle)
        assert not tower.is_odd(at.state, at.actions[puzzle.best]), puzzle.number


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


SHORT = [puzzle for puzzle in CLANS if len(puzzle.view["asleep"]) <= 1][:12]


@pytest.mark.parametrize("puzzle", SHORT, ids=lambda puzzle: str(puzzle.number))
def test_the_rules_agree(puzzle: Puzzle) -> None:
    at = position(puzzle)
    ends = [outlook(at.game.apply(at.state, puzzle.seat, action), puzzle.seat) for action in at.actions]
    assert max(range(len(ends)), key=lambda one: ends[one]) == puzzle.best
    for end, worth in zip(ends, puzzle.worths, strict=True):
        assert worth == pytest.approx(float((1 + end[0]) / 2), abs=1e-3)  # a little of it is points


@pytest.mark.parametrize("game", ["isle", "kingos"])
def test_solvers_fare_as_it_was_kept(game: str) -> None:
    for puzzle in ALL[game][::20]:
        at = position(puzzle)
        assert ways_of(game).solved(at.view, at.menu, at.actions[puzzle.best], puzzle.source) == puzzle.solved


def test_who_counts_more_tiles_finds_what_a_judge_of_one_does_not() -> None:
    """Who counts two, and who counts three at a few places of each: either is the only one somewhere."""
    alone = Counter(tuple(tries == TRIES for tries in puzzle.solved) for puzzle in ALL["isle"])
    assert min(alone[False, False, True, False], alone[False, False, False, True]) >= 10
