"""Errors that speak to a player.

TabbyError
├── Malformed            no action, option or record at all: the text or JSON could not be read
├── IllegalAction        an action, but not now: what was tried, what is allowed, which clause
│   └── OutOfTurn        the seat is not asked anything at this moment
├── UndoRefused          something was revealed since, or somebody has not agreed
└── BrokenLog            a record that does not replay, or draws that are not the committed ones
"""

LONGEST = 300  #: characters of what is quoted back from an input that cannot be read


class TabbyError(Exception):
    """Anything that may be shown to a person."""


class Malformed(TabbyError):
    """The input is not what it should be: ``where`` leads to the spot, ``what`` says what was expected there."""

    def __init__(self, what: str, where: str = "") -> None:
        what = what if len(what) <= LONGEST else f"{what[:LONGEST]}…"
        super().__init__(f"{where}: {what}" if where else what)
        self.what, self.where = what, where

    def inside(self, outer: str) -> "Malformed":
        """The same, seen from one level further out: ``cell`` inside ``action`` is ``action.cell``."""
        joint = "" if not self.where or self.where.startswith("[") else "."
        return Malformed(self.what, outer + joint + self.where)


class IllegalAction(TabbyError):
    """``reason`` says what was tried and what is allowed; ``clause`` says why."""

    def __init__(self, clause: str, reason: str) -> None:
        super().__init__(f"{reason} [{clause}]")
        self.clause, self.reason = clause, reason


class OutOfTurn(IllegalAction):
    """The seat is not among those that must or may act."""


class UndoRefused(TabbyError):
    """The step back is not free and has not been agreed to by all."""


class BrokenLog(TabbyError):
    """The record contradicts the rules or its own commitment. ``line`` counts from 1, the header first."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line, self.what = line, what
