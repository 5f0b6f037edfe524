"""Why a table refuses something. The kinds are stable strings: the wire carries them as they are.

TabbyError
└── Refusal              kind and reason
    ├── UnknownTable     no table has this id or code
    ├── NotYourSeat      the seat is somebody else's, or only the host may do this
    ├── Stale            the sequence number is no longer the next one
    ├── NotNow           the table is not in a phase in which this can be done
    ├── Taken            the seat is taken
    ├── NotInRange       the table is for those who are rated otherwise
    ├── EmptyRange       a range of ratings in which nobody is, or not its own host
    ├── SentAway         the host has removed who asks
    ├── Improper         no such seat, level or name
    ├── TooFast          more than people do
    ├── TooMany          tables that are not over yet
    ├── NotShown         only those who play may see it
    ├── UsedUp           good for one time, and that is over
    ├── TooOld           good for some minutes, and those are over
    ├── Shut             who keeps the house has closed it
    └── NotKept          the store cannot be written or read now
"""

from typing import ClassVar

from tabbytop.core import TabbyError


class Refusal(TabbyError):
    """A request that changed nothing."""

    kind: ClassVar[str] = "not_now"


class UnknownTable(Refusal):
    kind = "unknown_table"


class NotYourSeat(Refusal):
    kind = "not_your_seat"


class Stale(Refusal):
    """Somebody was faster: the table has moved on from what the request was made for."""

    kind = "stale"


class NotNow(Refusal):
    kind = "not_now"


class Taken(Refusal):
    kind = "taken"


class NotInRange(Refusal):
    kind = "not_in_range"


class EmptyRange(Refusal):
    """A range that excludes everybody, or its own host."""

    kind = "empty_range"


class SentAway(Refusal):
    """From this table, by its host."""

    kind = "sent_away"


class Improper(Refusal):
    """A seat, a level or a text that cannot be."""

    kind = "malformed"


class TooFast(Refusal):
    kind = "too_fast"


class TooMany(Refusal):
    kind = "too_many"


class NotShown(Refusal):
    """Who may watch is the host's choice."""

    kind = "not_shown"


class UsedUp(Refusal):
    """Of what is good for one time."""

    kind = "used_up"


class TooOld(Refusal):
    """Of what is good for some minutes."""

    kind = "too_old"


class Shut(Refusal):
    """Of a table that nobody may see any more."""

    kind = "shut"


class NotKept(Refusal):
    """Where tables are kept is full, away or too slow. Whether something was written, only the store knows."""

    kind = "not_kept"


def traced(error: Exception) -> Exception | None:
    """As the log's ``exc_info``: nothing of a store that is away, which is no mistake in the code."""
    return None if isinstance(error, NotKept) else error
