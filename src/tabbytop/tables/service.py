"""Tables, as whoever serves people or bots uses them: find one, found one, look at one, ask something of one.

A request is carried out and on disk when ``carry_out`` returns, or raises a ``TabbyError`` and has changed nothing.
Nothing here waits for a bot: ``botplay`` hears of every change and asks as people do.
"""

import math
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Protocol, TypeAlias, TypeVar

from tabbytop.core import AnyGame, Header
from tabbytop.core.records import replace

from . import absence, clocks, deeds, founding, muted, pinning, reports
from . import table as tables
from .asking import Asking
from .bus import Bus
from .codes import spelled
from .desk import Desk
from .errors import NotNow, NotYourSeat, SentAway, TooMany, UnknownTable
from .live import Live
from .lobby import Lobby, begun, is_ready
from .meter import Meter
from .netbots import MOST_TABLES as MOST_OF_NETBOT
from .netbots import Netbot, Netbots, asked_topic
from .owning import Everything, Owner
from .physics import Physics
from .requests import (
    OF_NETBOTS,
    SIGNED,
    AskNetbot,
    FromHere,
    FromHome,
    House,
    Mute,
    NewTable,
    PinUp,
    Rematch,
    Report,
    Request,
    Say,
    Sit,
)
from .store import Kept, Note, Store
from .table import Person, Table, is_netbot
from .talk import Talk, anew_topic
from .terms import Terms
from .tidy import name_of

T = TypeVar("T")
#: How high a person is rated at one way to play a game, in points as people are told them; None: not yet.
RatingOf: TypeAlias = Callable[[Person, str, str], Awaitable[float | None]]

MOST_TABLES = 100  #: in a person's list
SEEN_EVERY = 86_400.0  #: seconds
MOST_SEEN = 10_000
MOST_PINS = 5  #: tables of one host on the house's board
BEGINNERS = 1000.0  #: points with which everybody begins
MOST_SEATS = 3  #: that somebody takes at others' tables there before one of them begins


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
        self.strangers = False  #: may a table hang on the house's board, for anybody to sit down?
        #: That this house was given, and the games that each plays; (): all.
        self.bots: Mapping[str, tuple[str, ...]] = {}
        self.meter = Meter()
        self.works: list[Work] = []
        #: Does any person look at a table? Where nobody does, nobody waits: nothing is thought, simulated or passed on.
        self.is_looked_at: Callable[[str], bool] = lambda table: True
        #: Is a person not connected to a table, through whichever process, for a while already?
        self.is_gone: Callable[[str, Person], bool] = lambda table, person: True
        #: Is a bot, by its game and level, still being compiled, and thinks in plain Python until then?
        self.compiles: Callable[[str, str], bool] = lambda game, level: False
        #: Waits until a game's machine code is there, while it is being made.
        self.made: Callable[[str], Awaitable[None]] = _made_already
        self.rating_of: RatingOf = _not_rated
        self.netbots = Netbots(store, self.date)
        #: Is a bot from the network in the house, through whichever process?
        self.is_in: Callable[[Person], bool] = lambda bot: False
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

    def is_compiling(self, table: Table) -> bool:
        """Does somebody play there, right now, who is?"""
        if table.phase != "playing":
            return False
        levels = [level for chair in table.chairs if (level := chair.stand_in or chair.level)]
        return any(self.compiles(table.game, level) for level in levels)

    async def tables_of(self, person: Person) -> Sequence[Kept]:
        """Without those of events at which nothing is to be played any more, since the host said how they count."""
        some = await self.store.of_person(person, MOST_TABLES)
        return [kept for kept in some if not (kept.table.event and kept.table.closed)]

    # -- asking -------------------------------------------------------------------------------------------------------

    async def carry_out(self, table: str, person: Person, asked: Request) -> int:
        """The number of the next entry of the log when it is done."""
        if isinstance(asked, PinUp):
            at = await self.look(table, _table)
            pinning.check_range(at, asked, await self.points(at, person))
            if not at.listed:
                await self._check_pins(person)
        by = await self._named(person) if type(asked) in SIGNED else self._by(person)
        if is_netbot(person):
            await self._check_netbot(table, person, asked)
        if isinstance(asked, AskNetbot):
            by = replace(by, guest=await self._guest(table, asked))
        if type(asked) not in self.BESIDE:
            seq = await self._do(table, asked, by)
            if by.guest is not None:
                self.bus.notify(asked_topic(by.guest.id))
            return seq
        await self.BESIDE[type(asked)](self, table, asked, by)
        return await self.look(table, _seq)

    async def from_the_house(self, table: str, asked: House) -> None:
        await self._do(table, asked, self.by_the_house(table))

    async def _do(self, table: str, asked: Request | House, by: Asking) -> int:
        by = replace(by, is_gone=partial(self.is_gone, table))
        seq = await self.desk.change(table, lambda live: deeds.carry_out(live, asked, by))
        self.meter.done(type(asked).__name__)
        self.meter.held(self.desk.held)
        return seq

    def by_the_house(self, table: str = "") -> Asking:
        return replace(self._by(None), is_gone=partial(self.is_gone, table))

    def _by(self, person: Person | None, name: str = "") -> Asking:
        return Asking(
            self.now(),
            self.date(),
            person,
            name,
            self.physics,
            pause=self.pause,
            strangers=self.strangers,
            bots=self.bots,
        )

    async def _named(self, person: Person) -> Asking:
        """Where what is done keeps the name."""
        by = self._by(person, await self.store.name(person))
        bot = await self.netbots.find(person) if is_netbot(person) else None
        return by if bot is None else replace(by, of=bot.of)

    # -- bots from the network ----------------------------------------------------------------------------------------

    async def _check_netbot(self, table: str, bot: Person, asked: Request) -> None:
        if type(asked) not in OF_NETBOTS:
            raise NotNow("bots from the network play: they neither talk nor vote, and are not rated")
        if isinstance(asked, Sit):
            await self._check_tables(bot, but=table)

    async def _check_tables(self, bot: Person, but: str = "") -> None:
        """Has it time for one more?"""
        some = [kept.table for kept in await self.tables_of(bot)]
        if len([one for one in some if one.phase != "over" and not one.closed and one.id != but]) >= MOST_OF_NETBOT:
            raise TooMany(f"a bot sits at {MOST_OF_NETBOT} tables at most that are not over")

    async def _guest(self, table: str, asked: AskNetbot) -> Netbot:
        """Who is asked to the table, if there is somebody to ask."""
        game = await self.look(table, lambda live: deeds.in_the_lobby(live).table.game)
        bot = await self.netbots.find(asked.bot)
        if bot is None or not self.is_in(bot.id):
            raise NotNow("that bot is not here now; ask again when its program runs")
        if not bot.plays(game):
            raise NotNow(f"{bot.name} does not play this game")
        await self._check_tables(bot.id, but=table)
        return bot

    # -- what needs more than the table itself ------------------------------------------------------------------------

    async def say(self, table: str, asked: Say, by: Asking) -> None:
        at = await self.look(table, _table)
        if at.has_removed(by.person):
            raise SentAway("the host has removed you from this table: you may not talk here until you are let back")
        if at.talk == "seated" and by.person != at.host and by.person not in at.sitters:
            raise NotNow("at this table only those who play talk")
        await self._talk.say(at, asked, by)

    async def report(self, table: str, asked: Report, by: Asking) -> None:
        deeds.check_id(asked.id)
        await reports.file(self.store, await self.look(table, _table), asked, by)

    async def mute(self, table: str, asked: Mute, by: Asking) -> None:
        deeds.check_id(asked.id)
        await muted.mute(self.store, table, asked, by)
        if by.person is not None:
            self.bus.notify(muted.muted_topic(table, by.person))

    async def rematch(self, table: str, asked: Rematch, by: Asking) -> None:
        """The table of the rematch is made by whoever asks first; ``Table.next`` names it, a retry finds it there."""
        deeds.check_id(asked.id)
        before = await self.look(table, _table)
        if by.person is None or not before.seats_of(by.person):
            raise NotYourSeat("a rematch is for those who played")
        if before.phase != "over":
            raise NotNow("the game is not over yet")
        if before.event:
            raise NotNow("this table is one of an event, which says who plays next")
        if before.next is None:
            fresh = founding.again(before, self.games[before.game], by.person, by.date, asked.best_of)
            following = await founding.kept(self.store, fresh)

            def name_it(live: Live) -> Live:
                if live.table.next is None:  # else somebody else was first, and ours is left unused
                    live.table = replace(live.table, next=following.id)
                return live

            await self.desk.change(table, name_it)
            await self.look(await self.look(table, _next), _table)  # who is to come hears of it

    BESIDE: ClassVar[Mapping[type[Request], Callable[["Service", str, Any, Asking], Awaitable[None]]]] = {
        Say: say,
        Report: report,
        Mute: mute,
        Rematch: rematch,
    }

    # -- new tables, names that change --------------------------------------------------------------------------------

    async def create(self, person: Person, asked: NewTable) -> Table:
        by = await self._named(person)
        if is_netbot(person):
            await self._check_tables(person)
        fresh = founding.new_table(asked, self.games, person, by)
        if fresh.pin is not None:
            await self._check_pins(person)
        table = await founding.kept(self.store, fresh)
        if table.eager and is_ready(table):
            await self.desk.change(table.id, lambda live: begun(live, by) if isinstance(live, Lobby) else live)
        return await self.look(table.id, _table)

    async def from_here(self, person: Person, here: founding.Middle, asked: FromHere) -> Table:
        """A table at which a recorded game goes on from the middle."""
        by = await self._named(person)
        table = await founding.kept(self.store, founding.from_here(here, asked, person, by))
        await self.desk.change(table.id, lambda live: begun(live, by, here.state) if isinstance(live, Lobby) else live)
        return await self.look(table.id, _table)

    async def from_home(self, person: Person, header: Header, asked: FromHome) -> Table:
        """A table at which a game goes on that was begun on somebody's own device, once it is started."""
        fresh = founding.from_home(self.games[header.game], header, asked, person, await self._named(person))
        return await founding.kept(self.store, fresh)

    async def rename(self, person: Person, name: str) -> str:
        """Give ``person`` another name; at a table they have it from when they next come there (``greet``)."""
        kept_name = name_of(name)
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

    async def there(self, table: str, person: Person) -> None:
        """``person`` has come to a table, or goes: until now they were here (``absence``)."""
        now = self.now()
        at = await self.look(table, _table)
        if absence.seen(at, person, now) != at:

            def work(live: Live) -> Live:
                here = absence.seen(live.table, person, now)
                live.is_unseen = live.is_unseen or here != live.table
                live.table = here
                return live

            await self.desk.change(table, work)

    async def delete(self, table: str, version: int) -> bool:
        """Delete a table that is at ``version``; who looks at it is told that there is none."""
        gone = await self.store.delete(table, version)
        if gone:
            self.desk.forget(table)
        return gone

    # -- the house's board --------------------------------------------------------------------------------------------

    async def pinned(self, lists: Sequence[str], before: tuple[float, str], limit: int) -> Sequence[Kept]:
        return await self.store.pinned(lists, before, limit)

    async def sit_down(self, table: str, person: Person, nonce: str) -> Table:
        """On whichever seat is free, at a table that hangs on the board."""
        by = await self._named(person)
        others = [kept.table for kept in await self.tables_of(person) if kept.table.host != person]
        waiting = [one for one in others if one.phase == "lobby" and not one.closed and one.id != table]
        if len(waiting) >= MOST_SEATS:
            raise TooMany(f"you sit at {MOST_SEATS} tables that have not begun; stand up from one first")
        points = await self.points(await self.look(table, _table), person)
        await self.desk.change(table, lambda live: pinning.sit_down(live, by, nonce, points))
        return await self.look(table, _table)

    async def points(self, table: Table, person: Person) -> float:
        """How high ``person`` is rated at what is played there; who was not rated yet, where everybody begins."""
        mode = self.games[table.game].counting.mode(len(table.chairs), table.options)
        found = await self.rating_of(person, table.game, mode)
        return BEGINNERS if found is None else found

    async def _check_pins(self, person: Person) -> None:
        if self.strangers and await self.store.pinned_by(person) >= MOST_PINS:
            raise TooMany(f"{MOST_PINS} of your tables hang on the board; take one off first")

    async def host_back(self, table: str, person: Person) -> None:
        """``person`` has come to a table, which may be theirs."""
        if (await self.look(table, _table)).host == person:
            await self.host_is(table, here=True)

    async def host_is(self, table: str, *, here: bool) -> None:
        """The host of a table on the board has come back, or has been gone for a while."""
        at = await self.look(table, _table)
        if at.phase == "lobby" and at.pin is not None and at.pin.away is here:

            def work(live: Live) -> Live:
                live.table = pinning.host_is(live.table, here=here)
                return live

            await self.desk.change(table, work)

    # -- work, and other processes ------------------------------------------------------------------------------------

    def read_anew(self, tables: Iterable[str]) -> None:
        """These, and what is said there, were rewritten beside the desk: nobody here is shown what was there before."""
        for table in tables:
            self.desk.forget(table)
            self.bus.notify(anew_topic(table))

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


async def _made_already(game: str) -> None: ...


async def _not_rated(person: Person, game: str, mode: str) -> float | None:
    return None


def _next(live: Live) -> str:
    return live.table.next or ""


def _seq(live: Live) -> int:
    return live.seq
