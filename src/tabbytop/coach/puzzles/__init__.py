"""Puzzles: positions out of bots' games in which one choice is clearly best, and that can be proven.

A game's own are found by looking: ``tabbytop.coach.puzzles.<game>`` is a ``Ways``. Each is graded by how four solvers
fare, as a rule the levels: who solves it, of ``TRIES`` tries. What is kept is what a seat sees and what each of its
choices is worth, so that a client can show it and judge an answer by itself.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Protocol

from tabbytop.bots import bot
from tabbytop.coach import part_of
from tabbytop.coach.reasons import Reason, reasons
from tabbytop.core import Action, AnyGame, AnyMenu, Listed, Outcome, Seat, TabbyError, decode, encode
from tabbytop.core import wire as menu_json
from tabbytop.games import all_games

LEVELS = ("easy", "medium", "hard", "expert")
TRIES = 5
GRADES = 5
PLACES = 4  #: to which figures are kept
TOLD = ("view", "menu", "standing", "worths", "said", "reasons")  #: of each step
FOLDER = Path(__file__).parents[1] / "data"


class NoPuzzles(TabbyError):
    """Nobody makes puzzles of this game."""


class Ways(Protocol):
    """What a game gives, so that there are puzzles of it."""

    UNIT: str  #: what worths are: ``chance``, ``points``, ``battle`` or ``hands``
    GRADED: str  #: by whom: ``levels``, or ``sums``, where bots have other aims than the puzzle
    MARKED: bool  #: is it asked among some choices that are ``marked``, where all are too many?
    CLEAR: float  #: by how much the best choice is better than every other
    STEPS: int  #: choices that are asked for, one after another; only of the last several may be equally good

    def find(self, source: str) -> Iterator[tuple[Any, Seat]]:
        """Positions of a game by a seed in which somebody decides what can be reckoned."""
        ...

    def marked(self, view: Any, menu: AnyMenu, source: str) -> Sequence[Action]:
        """Those among which it is asked; none: there is no puzzle. Where nothing is ``MARKED`` nobody asks for it."""
        ...

    def worths(self, view: Any, actions: Sequence[Action]) -> list[float]:
        """What each choice comes to for who sees this, proven."""
        ...

    def solved(self, view: Any, menu: AnyMenu, best: Action, source: str) -> tuple[int, ...]:
        """How many of their tries four solvers find it in, the weakest first: all of it, if it has several steps."""
        ...

    def aim(self, view: Any, best: float) -> Mapping[str, str | int | list[str]]:
        """What its title and its question say, for the texts ``GAME-puzzle-title`` and ``GAME-puzzle-aim``."""
        ...


@dataclass(frozen=True, slots=True)
class Further:
    """What is asked after the best choice: parts of the view that are others then, and the same as of a puzzle."""

    changed: dict[str, Any]
    menu: Any
    standing: Any
    worths: tuple[float, ...]
    said: str
    reasons: Any


@dataclass(frozen=True, slots=True)
class Puzzle:
    """As it is kept. ``solved``: in how many of their tries by the solvers, as ``Ways.solved`` says."""

    game: str
    number: int
    source: str
    seat: Seat
    view: Any  #: as JSON, as all that follows
    menu: Any
    standing: Any
    worths: tuple[float, ...]  #: of the choices, in the order of the menu
    aim: dict[str, Any]
    said: str  #: the best choice, in notation
    reasons: Any  #: of it
    solved: tuple[int, ...]
    then: tuple[Further, ...]

    @property
    def best(self) -> int:
        """Which choice."""
        return max(range(len(self.worths)), key=lambda one: self.worths[one])

    @property
    def gap(self) -> float:
        return gap_of(self.worths)

    @property
    def grade(self) -> int:
        """From 1, which the weakest solves, to 5, on which even the best stumbles."""
        sure = [tries >= TRIES - 1 for tries in self.solved]
        return next((place for place, one in enumerate(sure, 1) if one), GRADES)


def gap_of(worths: Sequence[float]) -> float:
    """By how much the best is better than the next."""
    best, second = sorted(worths, reverse=True)[:2]
    return best - second


def puzzles(game_key: str, seed: int) -> Iterator[Puzzle]:
    """One after another, without end; the same for the same seed. What easy solves every time is left out."""
    game, number, place = all_games()[game_key], 0, 0
    ways = ways_of(game_key)
    while True:
        source = f"{seed} {place}"
        for state, seat in ways.find(source):
            found = _made(game, ways, number + 1, source, state, seat)
            if found is not None:
                number += 1
                yield found
        place += 1


def _made(game: AnyGame, ways: Ways, number: int, source: str, state: Any, seat: Seat) -> Puzzle | None:
    view, menu = game.view(state, seat), game.legal(state, seat)
    if ways.MARKED:
        menu = _of(menu, ways.marked(view, menu, source))
    actions = list(menu)
    if len(actions) < 2:
        return None
    worths = _rounded(ways.worths(view, actions))
    if gap_of(worths) < ways.CLEAR - 10**-PLACES:
        return None
    best = actions[max(range(len(actions)), key=lambda one: worths[one])]
    solved = ways.solved(view, menu, best, source)
    if solved[0] == TRIES:
        return None
    return Puzzle(
        game.key,
        number,
        source,
        seat,
        encode(game.view_type, view),
        menu_json(menu, game.action),
        encode(Outcome | None, game.standing(view)),
        worths,
        dict(ways.aim(view, max(worths))),
        game.notation.write(best),
        encode(tuple[Reason, ...], reasons(game, view, best, Random(source))),
        solved,
        _then(game, ways, source, game.apply(state, seat, best), seat, encode(game.view_type, view)),
    )


def _of(menu: AnyMenu, actions: Sequence[Action]) -> AnyMenu:
    """The same question, with these answers alone."""
    return replace(menu, sets=(Listed(tuple(actions)),))


def _then(game: AnyGame, ways: Ways, source: str, state: Any, seat: Seat, before: Any) -> tuple[Further, ...]:
    """The other steps, each after the best choice of the one before."""
    found: list[Further] = []
    while len(found) < ways.STEPS - 1:
        view, menu = game.view(state, seat), game.legal(state, seat)
        shown, worths = encode(game.view_type, view), _rounded(ways.worths(view, list(menu)))
        best = list(menu)[worths.index(max(worths))]
        further = Further(
            {key: part for key, part in shown.items() if part != before[key]},
            menu_json(menu, game.action),
            encode(Outcome | None, game.standing(view)),
            worths,
            game.notation.write(best),
            encode(tuple[Reason, ...], reasons(game, view, best, Random(source))),
        )
        found.append(further)
        before, state = shown, game.apply(state, seat, best)
    return tuple(found)


def steps_of(puzzle: Puzzle) -> list[Puzzle]:
    """A puzzle for each of its steps, as if nothing came after it."""
    steps, view = [replace(puzzle, then=())], puzzle.view
    for one in puzzle.then:
        view = {**view, **one.changed}
        now = (view, one.menu, one.standing, one.worths, one.said, one.reasons)
        steps.append(replace(steps[0], **dict(zip(TOLD, now, strict=True))))
    return steps


def by_levels(game_key: str) -> Callable[[Any, AnyMenu, Action, str], tuple[int, ...]]:
    """The bots' levels are the solvers; nobody tries what easy always finds."""

    def solved(view: Any, menu: AnyMenu, best: Action, source: str) -> tuple[int, ...]:
        found: list[int] = []
        for level in LEVELS:
            if found[:1] == [TRIES]:
                return (TRIES,) * len(LEVELS)
            choose = bot(game_key, level).choose
            found.append(sum(choose(view, menu, Random(f"{source} {level} {one}")) == best for one in range(TRIES)))
        return tuple(found)

    return solved


def _rounded(worths: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(worth, PLACES) for worth in worths)


def ways_of(game_key: str) -> Ways:
    found: Ways | None = part_of(__name__, game_key)
    if found is None:
        raise NoPuzzles(f"there are no puzzles of {game_key}")
    return found


@dataclass(frozen=True, slots=True)
class Position:
    """A puzzle's, as values: what the seat sees, and its choices in the order of the menu."""

    game: AnyGame
    view: Any
    state: Any  #: one that looks like this
    menu: AnyMenu
    actions: list[Action]


def position(puzzle: Puzzle) -> Position:
    game = all_games()[puzzle.game]
    view = decode(game.view_type, puzzle.view)
    state = game.determinize(view, Random(puzzle.source))
    menu = game.legal(state, puzzle.seat)
    if ways_of(puzzle.game).MARKED:
        marked = [decode(game.action, one) for one in puzzle.menu["sets"][0]["actions"]]
        menu = _of(menu, [action for action in marked if action in menu])
    return Position(game, view, state, menu, list(menu))


def is_proven(puzzle: Puzzle) -> bool:
    """Is every choice worth still what it says?"""
    return all(map(_is_proven, steps_of(puzzle)))


def _is_proven(puzzle: Puzzle) -> bool:
    at = position(puzzle)
    return _rounded(ways_of(puzzle.game).worths(at.view, at.actions)) == puzzle.worths


def is_shown_as_it_is(puzzle: Puzzle) -> bool:
    """Would a table show the same, and ask for the same?"""
    return all(map(_is_shown, steps_of(puzzle)))


def _is_shown(puzzle: Puzzle) -> bool:
    at = position(puzzle)
    seen, menu = at.game.view(at.state, puzzle.seat), at.menu
    standing = encode(Outcome | None, at.game.standing(seen))
    shown = [encode(at.game.view_type, seen), menu_json(menu, at.game.action), standing]
    return bool(json.loads(json.dumps(shown)) == [puzzle.view, puzzle.menu, puzzle.standing])


def kept(game_key: str) -> list[Puzzle]:
    """Those that come with the program."""
    text = (FOLDER / f"{game_key}-puzzles.json").read_text("utf-8")
    return [decode(Puzzle, {"then": [], **one}) for one in json.loads(text)["puzzles"]]
