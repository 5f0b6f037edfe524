"""Puzzles: positions out of bots' games in which one choice is clearly best, and that can be proven.

A game's own are found by looking: ``tabbytop.coach.<game>`` with ``find``, which gives what a game by a seed has to
offer, and ``chances``, by which it is proven. Each is graded by how the levels fare: who solves it, of ``TRIES`` tries.
"""

import importlib
import importlib.util
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.bots import bot
from tabbytop.core import Action, AnyGame, Seat, TabbyError, decode, encode
from tabbytop.games import all_games

LEVELS = ("easy", "medium", "hard", "expert")
TRIES = 5
GRADES = 5
NEARLY = 1e-4  #: figures are kept to four places


class NoPuzzles(TabbyError):
    """Nobody makes puzzles of this game."""


@dataclass(frozen=True, slots=True)
class Found:
    """A position of ``seat``, the ``best`` choice, and how much more of a win it brings than the next one."""

    state: Any
    seat: Seat
    best: Action
    chance: float  #: of winning with it, a draw being half
    gap: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """As it is kept. ``solved``: by how many of the levels' tries, in the order of ``LEVELS``."""

    game: str
    number: int
    source: str
    state: Any  #: as JSON
    seat: Seat
    best: Any  #: as JSON
    chance: float
    gap: float
    solved: tuple[int, ...]

    @property
    def grade(self) -> int:
        """From 1, which easy solves, to 5, on which even expert stumbles."""
        sure = [tries >= TRIES - 1 for tries in self.solved]
        return next((place for place, one in enumerate(sure, 1) if one), GRADES)


def puzzles(game_key: str, seed: int) -> Iterator[Puzzle]:
    """One after another, without end; the same for the same seed. What easy solves every time is left out."""
    game, number, place = all_games()[game_key], 0, 0
    ways = _ways(game_key)
    while True:
        source = f"{seed} {place}"
        for found in ways.find(source):
            solved = tuple(_solved(game, found, level, source) for level in LEVELS)
            if solved[0] < TRIES:
                number += 1
                state, best = encode(game.state, found.state), encode(game.action, found.best)
                chance, gap = round(found.chance, 4), round(found.gap, 4)
                yield Puzzle(game_key, number, source, state, found.seat, best, chance, gap, solved)
        place += 1


def _ways(game_key: str) -> Any:
    """The module with a game's ``find`` and ``chances``."""
    name = f"{__package__}.{game_key}"
    found = importlib.import_module(name) if importlib.util.find_spec(name) is not None else None
    if not hasattr(found, "find"):
        raise NoPuzzles(f"there are no puzzles of {game_key}")
    return found


def _solved(game: AnyGame, found: Found, level: str, source: str) -> int:
    view, menu = game.view(found.state, found.seat), game.legal(found.state, found.seat)
    choose = bot(game.key, level).choose
    return sum(choose(view, menu, Random(f"{source} {level} {one}")) == found.best for one in range(TRIES))


def position(puzzle: Puzzle) -> tuple[AnyGame, Any, Action]:
    """The game, the position and the solution, as values."""
    game = all_games()[puzzle.game]
    return game, decode(game.state, puzzle.state), decode(game.action, puzzle.best)


def is_proven(puzzle: Puzzle) -> bool:
    """Is its solution the best choice still, by as much as it says?"""
    game, state, best = position(puzzle)
    actions = list(game.legal(state, puzzle.seat))
    chances = dict(zip(actions, _ways(puzzle.game).chances(game.view(state, puzzle.seat), actions), strict=True))
    chance: float = chances.pop(best)
    gap: float = chance - max(chances.values())
    return abs(min(1.0, chance) - puzzle.chance) < NEARLY and abs(gap - puzzle.gap) < NEARLY


def kept(game_key: str) -> list[Puzzle]:
    """Those that come with the program."""
    text = (Path(__file__).parent / "data" / f"{game_key}-puzzles.json").read_text("utf-8")
    return [decode(Puzzle, one) for one in json.loads(text)["puzzles"]]
