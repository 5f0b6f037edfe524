"""Bots from the network as people see them, and what such a bot is told of its tables."""

from typing import Literal

from tabbytop.core.records import record

from .wire import TableLine

#: The version of what bots are told and may say. It moves where a program that kept to it would no longer understand;
#: a field or a message that is added leaves it as it is.
WIRE = 1


@record(frozen=True, slots=True)
class NetbotInfo:
    """A bot that somebody runs elsewhere and that may be asked to a table."""

    id: str  # to ask it by; no secret
    name: str
    of: str  # what its owner is called; "": the house's own
    mine: bool
    games: tuple[str, ...]  # that it plays; none named: whatever there is
    here: bool  # its program is connected, and can be asked
    since: float


@record(frozen=True, slots=True)
class NewNetbot:
    """``token`` is told this once: who has it is the bot."""

    bot: NetbotInfo
    token: str


@record(frozen=True, slots=True)
class BotTables:
    """Over /ws/bots: the tables at which a bot sits, or is asked to, that are not over; all of them whenever one has
    changed."""

    tables: tuple[TableLine, ...]
    wire: int = WIRE  # the version of what is said here
    type: Literal["tables"] = "tables"
