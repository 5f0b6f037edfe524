"""A table in memory: the value, and what there is to write of it. What it is in, lobby or play, is its type."""

from dataclasses import dataclass, field
from typing import Any

from tabbytop.core import AnyGame

from .store import Change, Marks, marks
from .table import Chair, Person, Table


@dataclass(slots=True, eq=False)
class Live:
    """One table being served. Requests change it under its lock; if they cannot be written it is thrown away."""

    game: AnyGame
    table: Table
    version: int  #: of the row it was read from, or last written as
    changed: float = 0.0  #: when others last saw it change
    #: What others have made of the table as it is (memoization): for whoever shows it. Gone with the next change.
    made: dict[Any, Any] = field(default_factory=dict)
    is_unseen: bool = False  #: what changed since the last write others do not see, unless the log grew too
    _sitters: tuple[Person, ...] | None = None  # as they were last written; None: it was not written here
    _chairs: tuple[Chair, ...] | None = None  # on which they sat
    _marks: Marks | None = None  # likewise

    @property
    def seq(self) -> int:
        """The number of the next entry of the log."""
        return 0

    @property
    def has_news(self) -> bool:
        """Does the log in memory go on beyond what is written?"""
        return False

    def go_on(self, at: float) -> None:
        """Let happen what happens by itself, and note for whom the table waits."""

    def change(self, at: float) -> Change:
        """Everything since the last write."""
        when = self.changed if self.is_unseen else at
        same_sitters, same_marks = self.has_same_sitters, self.has_same_marks
        return Change(self.table, self.version, when, same_sitters=same_sitters, same_marks=same_marks)

    @property
    def has_same_sitters(self) -> bool:
        """Do the same people sit here as when it was last written?"""
        return self._chairs is self.table.chairs or self._sitters == self.table.concerned

    @property
    def has_same_marks(self) -> bool:
        """Is it looked for by the same as when it was last written?"""
        return self._marks == marks(self.table)

    def written(self, change: Change) -> None:
        self.version += 1
        self.changed = change.at
        self.is_unseen = False
        self.made.clear()
        if not change.same_sitters:
            self._sitters = self.table.concerned
        self._chairs = self.table.chairs
        if not change.same_marks:
            self._marks = marks(self.table)
