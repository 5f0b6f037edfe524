"""Positions as pictures, as tasks. They are drawn only where records are read (``reading.py``): in a process that is
ended when it takes too long or too much memory, paid for by who asks.
"""

from dataclasses import dataclass
from pathlib import Path

from tabbytop.core import BrokenLog, Record
from tabbytop.games import all_games
from tabbytop.pictures import printed, seen

from .replays import Log


@dataclass(frozen=True, slots=True)
class Drawing:
    """A position as who looks on sees it, as JSON; ``null``: the game's still picture."""

    web: Path
    game: str
    view: str

    def answer(self) -> bytes:
        return printed(all_games()[self.game], self.view, self.web)


@dataclass(frozen=True, slots=True)
class DrawingMoment:
    """A recorded game after so many of its steps, or as far as there are some."""

    web: Path
    kept: Log
    step: int

    def answer(self) -> bytes:
        try:
            record = Record.read(self.kept.lines, all_games())
        except BrokenLog:  # other rules, or a damaged line: as far as it leads
            record = Record.salvage(self.kept.lines, all_games())
        state = record.states[min(self.step, len(record.states) - 1)]
        return printed(record.game, seen(record.game, state), self.web)
