"""Where tables are kept: one small interface, so that a second back end needs to know nothing of games or people.

What one request changes is one ``Change`` and one transaction: the table's row, the entries of its log, the snapshot
beside them. It names the version it was made for; if somebody else was faster it is ``Stale`` and nothing is written.
When ``save`` returns, the change is on disk.
"""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol, TypeAlias

import msgspec

from tabbytop.core import decode, encode
from tabbytop.core.records import record

from .between import Between
from .jobs import Jobs
from .ledger import Ledger
from .owning import Owner, Place
from .papers import Paper, Papers
from .series import NO_SERIES, Series
from .table import Person, Table
from .timekeeping import SharedClock


@record(frozen=True, slots=True)
class ChatLine:
    """``n`` counts the lines of a table; a spectator has no seat. ``who`` tells one speaker there from the others,
    whatever they are called."""

    n: int
    seat: int | None
    name: str
    text: str
    at: float
    who: str = ""


@record(frozen=True, slots=True)
class Kept:
    """A table as it lies in the store. ``version`` grows with every change; ``header`` and ``snapshot`` are text."""

    table: Table
    version: int
    changed: float
    header: str | None = None
    snapshot: str | None = None
    lines: tuple[str, ...] = ()


@record(frozen=True, slots=True)
class Change:
    """What one request did. ``lines`` are the log's entries from number ``seq`` on; None leaves a text as it is.

    ``at``: when others last saw the table change, for lists; an answer that lies face down leaves it as it was.
    """

    table: Table
    version: int
    at: float
    seq: int = 0
    lines: tuple[str, ...] = ()
    header: str | None = None
    snapshot: str | None = None
    same_sitters: bool = False  #: nobody has sat down or left since the version before
    same_marks: bool = False  #: it is looked for by the same (``Marks``), so that no index has to be written
    papers: tuple[Paper, ...] = ()  #: what follows from it for people


@record(frozen=True, slots=True)
class Note:
    """A table is at ``version``, with so many lines ``said``; stamps grow with every change anywhere."""

    stamp: int
    table: str
    version: int
    said: int
    due: bool  #: as ``Table.due``


class Marks(NamedTuple):
    """What tables are looked for by, beside their texts."""

    is_open: bool
    due: bool
    expires: bool
    charged: str
    listed: str
    pinned: float


def marks(table: Table) -> Marks:
    pinned = table.pin.at if table.pin is not None else 0.0
    return Marks(table.phase != "over", table.due, not table.is_kept, table.charged, table.listed, pinned)


def newest_pins(found: Iterable[Kept], limit: int) -> list[Kept]:
    """Of what was found in several parts of the house's board, the first page of all."""

    def age(kept: Kept) -> tuple[float, str]:
        return marks(kept.table).pinned, kept.table.id

    return sorted(found, key=age, reverse=True)[:limit]


@record(frozen=True, slots=True)
class Block:
    """Nobody is let in from ``network``, since ``at``."""

    network: str
    at: float
    why: str = ""


@record(frozen=True, slots=True)
class Holding:
    """All that is kept of one person. ``name`` is None where nobody of that id ever gave one, or was forgotten."""

    person: Person
    name: str | None
    seen: float | None
    tables: tuple[Kept, ...]  #: whose rows name the person in any way, newest change first, without their logs
    said: tuple[tuple[str, ChatLine], ...]  #: with the table of each line
    papers: tuple[Paper, ...] = ()


Row: TypeAlias = Sequence[Any]  #: of a backup

#: The columns of each kind, in the order in which they are written. What is looked for besides follows from ``data``.
KINDS: dict[str, tuple[str, ...]] = {
    "secrets": ("name", "value"),
    "people": ("id", "name", "seen"),
    "tables": ("id", "code", "version", "said", "changed", "data", "header", "snapshot"),
    "entries": ("table_id", "seq", "line"),
    "chat": ("table_id", "n", "id", "seat", "name", "text", "at"),
    "blocks": ("network", "at", "why"),
    "papers": ("kind", "id", "person", "at", "data", "until"),
}
PAPER = ", ".join(KINDS["papers"])  #: the columns, in the order of a ``Paper``'s fields


TOLD_FOR = 86_400  #: seconds for which a deletion is among the ``changes``


class Watching(Protocol):
    """Hears of changes from when it is started until it is stopped."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Store(Protocol):
    papers: Papers
    mark: str  #: begins the id of every table that is founded here

    def check(self) -> None:
        """Can it be opened? ``TabbyError`` or ``OSError`` says in one line why not. Outside an event loop."""

    async def open(self) -> None:
        """Connect, and bring an older schema up to date."""

    async def close(self) -> None: ...

    async def try_out(self) -> None:
        """Can tables be read and written now? ``NotKept`` says why not. Where that was tried a moment ago, and
        nothing has failed since, nothing is written for it."""

    async def secret(self, name: str) -> bytes:
        """A random value made on first use and kept: what cookies are signed with."""

    async def name(self, person: Person) -> str: ...

    async def rename(self, person: Person, name: str, at: float) -> None:
        """``at``: they are here now (``seen``)."""

    async def seen(self, person: Person, at: float) -> None:
        """``person``, if known, was here."""

    async def forget(self, before: float) -> int:
        """Forget people who were not seen since, with their papers; how many."""

    async def create(self, table: Table, at: float) -> bool:
        """Keep a new table as version 1; False if its code is in use at another open table."""

    async def save(self, change: Change) -> None:
        """Write it, or raise ``Stale`` if the table is no longer at ``change.version``."""

    async def load(self, table: str) -> Kept | None:
        """A table with the whole of its log."""

    async def version(self, table: str) -> int | None:
        """At which it is, if it is there at all: less to read than the table."""

    async def find(self, code: str) -> str | None:
        """The id of the open table with this code, else of the newest finished one."""

    async def of_person(self, person: Person, limit: int) -> Sequence[Kept]:
        """The tables at which ``person`` sits, newest change first, without their logs."""

    async def ended_of(self, person: Person) -> Sequence[str]:
        """The ids of all tables that are over and at which ``person`` sits, newest change first."""

    async def charged(self, person: Person) -> int:
        """How many tables count in the quota of ``person`` (``Table.charged``)."""

    async def expiring(self, before: float, after: tuple[float, str], limit: int) -> Sequence[Kept]:
        """Tables that are not kept for good and were not changed since, without their logs, longest unchanged first.
        ``after``: from behind that change, and that id, on."""

    async def delete(self, table: str, version: int) -> bool:
        """Delete all there is of a table, talk included; False if it is no longer at ``version``."""

    async def newest(self, before: tuple[float, str], limit: int) -> Sequence[Kept]:
        """All tables, without their logs, newest change first. ``before``: from behind that change, and that id, on."""

    async def pinned(self, lists: Sequence[str], before: tuple[float, str], limit: int) -> Sequence[Kept]:
        """What hangs on the house's board in these of its parts (``Table.listed``), newest first, without logs.
        ``before``: from behind that time, and that id, on."""

    async def pinned_by(self, person: Person) -> int:
        """How many of the tables there have ``person`` for a host."""

    async def due(self) -> Sequence[str]:
        """The tables at which there may be something to do (``Table.due``): to be taken up when a server starts."""

    async def say(self, table: str, line: ChatLine, id: str) -> ChatLine:
        """Append with the next number; the same ``id`` again gives the line that is there."""

    async def chat(self, table: str, after: int, limit: int) -> Sequence[ChatLine]:
        """The newest ``limit`` lines with a number above ``after``, in order."""

    async def speakers(self, table: str) -> Sequence[tuple[Person, str]]:
        """Who has said something there, and under which name, each once."""

    async def holding(self, person: Person) -> Holding:
        """Everything is looked through for it."""

    async def erase(self, person: Person) -> None:
        """Forget the name of ``person``, their papers, and all that they said. What others said keeps its number."""

    async def hand_over(self, old: Person, new: Person) -> None:
        """What ``old`` said, and every paper in which that id stands, is of ``new`` from now on. Where both have one of
        the same key that of ``new`` stays. Tables are not touched."""

    async def blocks(self) -> Sequence[Block]: ...

    async def block(self, block: Block) -> None:
        """From now on; where it is blocked already the reason is the new one."""

    async def unblock(self, network: str) -> bool:
        """Was it blocked?"""

    async def latest(self) -> int:
        """The stamp of the last change anywhere."""

    async def changes(self, stamp: int) -> Sequence[Note]:
        """Which tables were changed since ``stamp``, by whatever process, oldest first. A deletion is one too, to a
        version that nobody can load, and is told of for a day."""

    def watch(self, hear: Callable[[Note], None], every: float) -> Watching:
        """Have ``hear`` told what other processes change, soon and without gaps; some notes may come twice. Where the
        store has to be asked, or whether it still tells, that is done ``every`` so many seconds."""

    def clock(self) -> SharedClock | None:
        """The time of all machines that use the same database; None where there is but one, whose own it is."""

    def owner(self, place: Place) -> Owner:
        """This process's part in the work, among all that have opened the same database."""

    def ledger(self, *, several: bool) -> Ledger | None:
        """What people have spent, in all processes together; None where there is but one. ``several``: this is one of
        several on one machine."""

    def jobs(self) -> Jobs | None:
        """Where thoughts can be left for workers on other machines."""

    def between(self) -> Between:
        """How all these tell each other something in passing."""


class Archive(Store, Protocol):
    """A store that can be backed up."""

    def dump(self) -> AsyncIterator[tuple[str, Row]]:
        """Everything, as of one moment: each row with its kind, kind by kind in the order of ``KINDS``."""

    async def restore(self, rows: Iterator[tuple[str, Row]], *, replace: bool) -> None:
        """Put back what ``dump`` gave, all or nothing; ``TabbyError`` where there are tables and none is to be
        replaced. Other processes hear of it as of any change."""


def speaker_of(id: str) -> Person:
    """Who has said the line with this id (``deeds.of_person``)."""
    return id.partition(" ")[0]


def voice(table: str, person: Person) -> str:
    """By which a speaker is known at one table, and nowhere else (pseudonym)."""
    return blake2b(f"{table} {person}".encode(), digest_size=6).hexdigest()


def chat_line(table: str, n: int, seat: int | None, name: str, text: str, at: float, id: str) -> ChatLine:
    """A line of ``table`` out of its columns."""
    return ChatLine(n, seat, name, text, at, voice(table, speaker_of(id)))


def json_text(values: Any) -> str:
    return msgspec.json.encode(values).decode()


def line_text(values: Any) -> str:
    """An entry of a log, its keys in the order in which every record has them."""
    return msgspec.json.encode(values, order="sorted").decode()


def table_text(table: Table) -> str:
    """A table as a store keeps it."""
    return json_text(encode(Table, table))


#: Fields that an older release did not know, as they are by themselves.
LATER = {
    "watchers": "anyone",
    "closed": 0.0,
    "bots_only": False,
    "shut": False,
    "replaced": [],
    "brought": [],
    "pin": None,
    "series": encode(Series, NO_SERIES),
    "patience": None,
    "awaited": [],
    "vote": None,
    "stood_in": False,
    "broken_off": False,
    "undone": False,
    "removed": [],
    "host_seen": 0.0,
    "talk": "anyone",
    "event": "",
    "wants": [],
    "rated": False,
    "hints": False,
    "hinted": [],
    "at_home": False,
    "log": "",
}
LATER_OF_CHAIRS = {"stand_in": None, "cat": "", "of": "", "asked": "", "missed": 0, "mind": ""}


def read_table(text: str | bytes) -> Table:
    data = {**LATER, **msgspec.json.decode(text)}
    data["chairs"] = [{**LATER_OF_CHAIRS, **chair} for chair in data["chairs"]]
    table: Table = decode(Table, data)
    return table
