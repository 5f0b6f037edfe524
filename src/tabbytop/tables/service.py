"""Tables, as whoever serves people or bots uses them: find one, found one, look at one, ask something of one.

A request is carried out and on disk when ``carry_out`` returns, or raises a ``TabbyError`` and has changed nothing.
Nothing here waits for a bot: ``botplay`` hears of every change and asks as people do.
"""

import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Protocol, TypeVar

from tabbytop.core import AnyGame

from . import clocks, deeds, founding
from . import table as tables
from .asking import Asking
from .bus import Bus
from .codes import spelled
from .desk import Desk
from .errors import NotNow, NotYourSeat, UnknownTable
from .live import Live
from .lobby import Lobby, begun, is_ready
from .meter import Meter
from .owning import Everything, Owner
from .physics import Physics
from .requests import SIGNED, FromHere, House, NewTable, Rematch, Request, Say
from .store import Kept, Note, Store
from .table import Person, Table
from .talk import Talk
from .terms import Terms

T = TypeVar("T")

MOST_TABLES = 100  #: in a person's list
SEEN_EVERY = 86_400.0  #: seconds
MOST_SEEN = 10_000


class Work(Protocol):
    """What tables need besides requests (``upkeep``)."""

    def wake(self, table: str, live: Live | None = None) -> None:
        """The table has changed, and may be this process's to work on; ``live``: where it is at hand."""

    def take_up(self) -> None:
        """Others may be than were."""


class Service:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        games: Mapping[str, AnyGame],
        *,
        kept: int = 1000,
        now: Callable[[], float] | None = None,
        date: Callable[[], float] | None = None,
        pause: float = 2.0,
        physics: Physics | None = None,
        owner: Owner | None = None,
        terms: Terms | None = None,
    ) -> None:
        self.store, self.bus, self.games, self.physics = store, bus, games, physics
        self.now = now or clocks.steady()
        self.date = date or now or time.time
        self.pause = pause  #: seconds, on average, after which somebody who has nothing to decide is answered for
        self.owner = owner or Everything()
        self.terms = terms or Terms()
        self.meter = Meter()
        self.works: list[Work] = []
        #: Does any person look at a table? Where nobody does, nobody waits: nothing is thought, simulated or passed on.
        self.is_looked_at: Callable[[str], bool] = lambda table: True
        self.desk = Desk(store, bus, games, self.now, self.date, kept)
        self.desk.listeners.append(self.wake)
        self._talk = Talk(store, bus)
        self._seen: dict[Person, float] = {}

    # -- finding ------------------------------------------------------------------------------------------------------

    async def find(self, id_or_code: str) -> str:
        """The id of a table named by id or by code, however the code was typed."""
        if self.desk.holds(id_or_code) or await self.store.load(id_or_code) is not None:
            return id_or_code
        code = spelled(id_or_code)
        found = await self.store.find(code) if code else None
        if found is None:
            raise UnknownTable("there is no such table")
        return found

    async def look(self, table: str, read: Callable[[Live], T]) -> T:
        """What ``read`` makes of the table as it is on disk."""
        return await self.desk.look(table, read)

    def until(self, table: Table, changed: float) -> float | None:
        """When ``table`` is closed or deleted, if that is near."""
        return self.terms.told(table, changed, self.date())

    async def tables_of(self, person: Person) -> Sequence[Kept]:
        return await self.store.of_person(person, MOST_TABLES)

    # -- asking -------------------------------------------------------------------------------------------------------

    async def carry_out(self, table: str, person: Person, asked: Request) -> int:
        """The number of the next entry of the log when it is done."""
        by = await self._named(person) if type(asked) in SIGNED else self._by(person)
        if type(asked) not in self.BESIDE:
            return await self._do(table, asked, by)
        await self.BESIDE[type(asked)](self, table, asked, by)
        return await self.look(table, _seq)

    async def from_the_house(self, table: str, asked: House) -> None:
        await self._do(table, asked, self.by_the_house())

    async def _do(self, table: str, asked: Request | House, by: Asking) -> int:
        seq = await self.desk.change(table, lambda live: deeds.carry_out(live, asked, by))
        self.meter.done(type(asked).__name__)
        self.meter.held(self.desk.held)
        return seq

    def by_the_house(self) -> Asking:
        return self._by(None)

    def _by(self, person: Person | None, name: str = "") -> Asking:
        return Asking(self.now(), self.date(), person, name, self.physics, self.pause)

    async def _named(self, person: Person) -> Asking:
        """Where what is done keeps the name."""
        return self._by(person, await self.store.name(person))

    # -- what needs more than the table itself ------------------------------------------------------------------------

    async def say(self, table: str, asked: Say, by: Asking) -> None:
        await self._talk.say(await self.look(table, _table), asked, by)

    async def rematch(self, table: str, asked: Rematch, by: Asking) -> None:
        """The table of the rematch is made by whoever asks first; ``Table.next`` names it, a retry finds it there."""
        deeds.check_id(asked.id)
        before = await self.look(table, _table)
        if by.person is None or not before.seats_of(by.person):
            raise NotYourSeat("a rematch is for those who played")
        if before.phase != "over":
            raise NotNow("the game is not over yet")
        if before.next is None:
            fresh = founding.again(before, self.games[before.game], by.person, by.date)
            following = await founding.kept(self.store, fresh)

            def name_it(live: Live) -> Live:
                if live.table.next is None:  # else somebody else was first, and ours is left unused
                    live.table = replace(live.table, next=following.id)
                return live

            await self.desk.change(table, name_it)

    BESIDE: ClassVar[Mapping[type[Request], Callable[["Service", str, Any, Asking], Awaitable[None]]]] = {
        Say: say,
        Rematch: rematch,
    }

    # -- new tables, names that change --------------------------------------------------------------------------------

    async def create(self, person: Person, asked: NewTable) -> Table:
        by = await self._named(person)
        table = await founding.kept(self.store, founding.new_table(asked, self.games, person, by))
        if table.eager and is_ready(table):
            await self.desk.change(table.id, lambda live: begun(live, by) if isinstance(live, Lobby) else live)
        return await self.look(table.id, _table)

    async def from_here(self, person: Person, here: founding.Middle, asked: FromHere) -> Table:
        """A table at which a recorded game goes on from the middle."""
        by = await self._named(person)
        table = await founding.kept(self.store, founding.from_here(here, asked, person, by))
        await self.desk.change(table.id, lambda live: begun(live, by, here.state) if isinstance(live, Lobby) else live)
        return await self.look(table.id, _table)

    async def rename(self, person: Person, name: str) -> str:
        """Give ``person`` another name; at a table they have it from when they next come there (``greet``)."""
        kept_name = tables.name_of(name)
        await self.store.rename(person, kept_name, self.date())
        return kept_name

    async def seen(self, person: Person) -> None:
        """``person`` is here; noted once in a while, so that nobody who comes is forgotten."""
        now = self.now()
        if now - self._seen.get(person, -math.inf) < SEEN_EVERY:
            return
        if len(self._seen) >= MOST_SEEN:
            self._seen.clear()
        self._seen[person] = now
        await self.store.seen(person, self.date())

    async def greet(self, table: str, person: Person, name: str) -> None:
        """``person`` has come to an open table, or is there and has taken another name: their chairs have it too."""
        at = await self.look(table, _table)
        if at.phase != "over" and tables.renamed(at, person, name) != at:

            def work(live: Live) -> Live:
                live.table = tables.renamed(live.table, person, name)
                return live

            await self.desk.change(table, work)

    async def delete(self, table: str, version: int) -> bool:
        """Delete a table that is at ``version``; who looks at it is told that there is none."""
        gone = await self.store.delete(table, version)
        if gone:
            self.desk.forget(table)
        return gone

    # -- work, and other processes ------------------------------------------------------------------------------------

    def catch_up(self, note: Note) -> None:
        """What another process may have changed is shown to those who watch it here, and worked on if it is ours."""
        self.desk.catch_up(note)
        self._talk.catch_up(note)

    def take_up(self) -> None:
        """This process owns other tables than before."""
        for work in self.works:
            work.take_up()

    def wake(self, table: str, live: Live | None = None) -> None:
        """There may be something to do at ``table``: it has changed, or somebody has come."""
        for work in self.works:
            work.wake(table, live)


def _table(live: Live) -> Table:
    return live.table


def _seq(live: Live) -> int:
    return live.seq
