"""What can be done with tables. Every request is one turn under the table's lock and one transaction in the store.

A request either is carried out and on disk when it returns, or raises a ``TabbyError`` and has changed nothing.
Nothing here waits for a bot: ``botplay`` listens on the bus and asks through ``bot_turn`` and ``bot_move``.
"""

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tabbytop.core import (
    CHANCE,
    PHYSICS,
    Action,
    AnyGame,
    Malformed,
    Options,
    Seat,
    UndoRefused,
    decode,
)

from . import clocks, deciding
from . import table as tables
from .bus import Bus
from .codes import new_codes, new_id, spelled
from .deciding import Decision
from .errors import Improper, NotNow, NotYourSeat, Refusal, Stale, UnknownTable
from .live import Live
from .physics import Physics, Simulation
from .store import ChatLine, Kept, Note, Store
from .table import Level, Person, Place, Table, Wish

T = TypeVar("T")

LONGEST_ID = 64
LONGEST_CHAT = 500
MOST_TABLES = 100  #: in a person's list
ATTEMPTS = 5

log = logging.getLogger(__name__)


def chat_topic(table: str) -> str:
    """What is said at a table is told on the bus under a name of its own."""
    return f"chat {table}"


class Service:
    """Tables, as whoever serves people or bots uses them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        games: Mapping[str, AnyGame],
        *,
        kept: int = 1000,
        now: Callable[[], float] = time.time,
        pause: float = 1.5,
        physics: Physics | None = None,
    ) -> None:
        self.store, self.bus, self.games, self.now, self.physics = store, bus, games, now, physics
        self.pause = pause  #: seconds after which somebody who has nothing to decide is answered for
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._kept = kept
        self._mine: dict[str, int] = {}  # versions written here of which nobody has caught up yet
        self._said: dict[str, int] = {}
        self.listeners: list[Callable[[str], None]] = []  #: hear of every table changed through this service
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- finding ------------------------------------------------------------------------------------------------------

    async def find(self, id_or_code: str) -> str:
        """The id of a table named by id or by code, however the code was typed."""
        if id_or_code in self._live or await self.store.load(id_or_code) is not None:
            return id_or_code
        code = spelled(id_or_code)
        found = await self.store.find(code) if code else None
        if found is None:
            raise UnknownTable("there is no such table")
        return found

    async def look(self, table: str, read: Callable[[Live], T]) -> T:
        """What ``read`` makes of the table as it is on disk."""
        async with self._held(table) as live:
            return read(live)

    async def tables_of(self, person: Person) -> Sequence[Kept]:
        return await self.store.of_person(person, MOST_TABLES)

    # -- before the game ----------------------------------------------------------------------------------------------

    async def create(
        self,
        person: Person,
        game: str,
        options: Mapping[str, Any],
        seats: Sequence[Level | str | None],
        nonce: str = "",
        start: bool = False,
        clock: float = 0.0,
    ) -> Table:
        """A new table. ``seats`` holds "me", None for an open seat, or a bot's level; ``start``: begin when all sit."""
        spec = self._game(game)
        self._can_be_simulated(spec)
        if len(seats) not in spec.seats:
            few, many = spec.seats[0], spec.seats[-1]
            raise Improper(f"{game} is played with {few if few == many else f'{few} to {many}'} seats")
        complete = spec.complete(options)
        spec.check_setup(len(seats), complete)
        name = await self.store.name(person)
        places = tuple(self._place(seat, person, name) for seat in seats)
        seed, seconds = secrets.token_hex(32), tables.clock_of(clock)
        table = Table(new_id(), "", game, complete, places, person, self.now(), seed, eager=start, clock=seconds)
        for seat in table.seats_of(person):
            table = tables.sit(table, seat, person, name, nonce)
        table = await self._keep(table)
        if start and tables.is_ready(table):
            await self._change(table.id, None, self._begin)
        return await self.look(table.id, lambda live: live.table)

    @staticmethod
    def _place(seat: str | None, person: Person, name: str) -> Place:
        if seat is None:
            return tables.OPEN
        if seat == "me":
            return Place("person", person, name)
        level = tables.level_of(seat)
        return Place("bot", None, level, level)

    async def _keep(self, table: Table) -> Table:
        for code in new_codes():
            coded = replace(table, code=code)
            if await self.store.create(coded, table.created):
                return coded
        raise NotNow("no code is free; there are too many open tables")

    async def sit(self, table: str, person: Person, seat: Seat, nonce: str, id: str) -> int:
        name = await self.store.name(person)

        def work(live: Live) -> None:
            live.table = tables.sit(live.table, seat, person, name, nonce)
            if live.table.eager and tables.is_ready(live.table):
                self._begin(live)

        return await self._change(table, _of_person(person, id), work)

    async def stand(self, table: str, person: Person, seat: Seat, id: str) -> int:
        def work(live: Live) -> None:
            live.table = tables.stand(live.table, seat, person)

        return await self._change(table, _of_person(person, id), work)

    async def seat_bot(self, table: str, person: Person, seat: Seat, level: str, id: str) -> int:
        def work(live: Live) -> None:
            live.table = tables.seat_bot(live.table, seat, level, person)

        return await self._change(table, _of_person(person, id), work)

    async def choose_options(self, table: str, person: Person, options: Options, id: str) -> int:
        def work(live: Live) -> None:
            live.table = tables.choose_options(live.table, options, live.game, person)

        return await self._change(table, _of_person(person, id), work)

    async def choose_clock(self, table: str, person: Person, seconds: float, id: str) -> int:
        def work(live: Live) -> None:
            live.table = tables.choose_clock(live.table, seconds, person)

        return await self._change(table, _of_person(person, id), work)

    async def start(self, table: str, person: Person, id: str) -> int:
        def work(live: Live) -> None:
            tables.may_start(live.table, person)
            self._begin(live)

        return await self._change(table, _of_person(person, id), work)

    def _begin(self, live: Live) -> None:
        self._can_be_simulated(live.game)
        live.begin(*tables.start(live.table, live.game))

    async def rename(self, person: Person, name: str) -> str:
        """Give ``person`` another name, at every table that is still open too."""
        kept_name = tables.name_of(name)
        await self.store.rename(person, kept_name)
        for kept in await self.tables_of(person):
            if kept.table.phase != "over":

                def work(live: Live) -> None:
                    live.table = tables.renamed(live.table, person, kept_name)

                await self._change(kept.table.id, None, work)
        return kept_name

    # -- playing ------------------------------------------------------------------------------------------------------

    async def move(self, table: str, person: Person, seat: Seat, seq: int, action: Any, id: str) -> int:
        """Make a move; ``action`` is JSON, as it came. Chance answers in the same transaction."""

        def work(live: Live) -> None:
            self._own(live, seat, person)
            record = live.record
            if record is not None and _of_seat(seat, id) in record.ids:
                return
            self._playing(live)
            if not live.still_asked(seat, seq):
                raise Stale(f"the table is at {live.seq}, the move was made for {seq}")
            self._play(live, seat, self._action(live.game, action), _of_seat(seat, id))

        return await self._change(table, _of_person(person, id), work, remember=False)

    @staticmethod
    def _action(game: AnyGame, data: Any) -> Action:
        if not isinstance(data, dict):
            raise Malformed("expected an object with a type", "action")
        try:
            return decode(game.action, data)
        except Malformed as wrong:
            raise wrong.inside("action") from None

    @staticmethod
    def _play(live: Live, seat: Seat, action: Action, id: str | None) -> None:
        assert live.record is not None
        live.record.play(seat, action, id)
        live.table = replace(live.table, wish=None)
        live.moved = time.monotonic()

    async def be_quiet(self, table: str, person: Person, seat: Seat, on: bool, id: str) -> int:
        """Be asked nothing that can be passed on, from now on; or be asked again."""

        def work(live: Live) -> None:
            self._own(live, seat, person)
            live.table = tables.be_quiet(live.table, seat, on)

        return await self._change(table, _of_person(person, id), work)

    async def undo(self, table: str, person: Person, seat: Seat, seq: int, id: str) -> int:
        """Step back: at once where it is free, or where nobody else is to be asked; else ask the other persons."""

        def work(live: Live) -> None:
            self._own(live, seat, person)
            record = self._playing(live).record
            assert record is not None
            if _of_seat(seat, id) in record.ids:
                return
            if seq != record.seq:
                raise Stale(f"the table is at {record.seq}, the step back was meant for {seq}")
            if record.last_move(seat) is None:
                raise UndoRefused(f"seat {seat} has no move to take back")
            mine = tuple(other for other in live.table.seats_of(person) if other != seat)
            if record.can_undo(seat) or not record.missing_consent(seat, mine):
                self._step_back(live, seat, mine, _of_seat(seat, id))
                return
            if live.table.wish is not None and live.table.wish.seat != seat:
                raise NotNow(f"seat {live.table.wish.seat} has asked already")
            live.table = replace(live.table, wish=Wish(seat, mine, self.now()))

        return await self._change(table, _of_person(person, id), work)

    async def answer(self, table: str, person: Person, seat: Seat, agree: bool, id: str) -> int:
        """Say yes or no to a wish to step back; the one who asked may say no to withdraw it."""

        def work(live: Live) -> None:
            self._own(live, seat, person)
            record = self._playing(live).record
            wish = live.table.wish
            assert record is not None
            if wish is None:
                raise NotNow("nobody asks to step back")
            if not agree:
                live.table = replace(live.table, wish=None)
                return
            agreed = tuple(sorted({*wish.agreed, *live.table.seats_of(person)} - {wish.seat}))
            if record.missing_consent(wish.seat, agreed):
                live.table = replace(live.table, wish=replace(wish, agreed=agreed))
            else:
                self._step_back(live, wish.seat, agreed, _of_seat(seat, id))

        return await self._change(table, _of_person(person, id), work)

    @staticmethod
    def _step_back(live: Live, seat: Seat, agreed: tuple[Seat, ...], id: str) -> None:
        assert live.record is not None
        live.record.undo(seat, agreed, id)
        live.table = replace(live.table, wish=None)
        live.moved = time.monotonic()

    async def resign(self, table: str, person: Person, seat: Seat, id: str) -> int:
        """Give up. Where others play on, a bot takes the seat."""

        def work(live: Live) -> None:
            self._own(live, seat, person)
            record = self._playing(live).record
            assert record is not None
            record.resign(seat, _of_seat(seat, id))
            live.table = replace(live.table, wish=None)
            if not record.is_over:
                live.table = tables.stand_in(live.table, seat)

        return await self._change(table, _of_person(person, id), work)

    async def rematch(self, table: str, person: Person, id: str) -> int:
        """The table of the rematch is made by whoever asks first; ``Table.next`` names it."""
        before = await self.look(table, lambda live: live.table)
        if not before.seats_of(person):
            raise NotYourSeat("a rematch is for those who played")
        if before.phase != "over":
            raise NotNow("the game is not over yet")
        if before.next is not None:
            return await self.look(table, lambda live: live.seq)
        following = await self._keep(
            tables.again(before, new_id(), "", secrets.token_hex(32), person, self.now()),
        )

        def work(live: Live) -> None:
            if live.table.next is None:  # else somebody else was first, and ours is left unused
                live.table = replace(live.table, next=following.id)

        return await self._change(table, _of_person(person, id), work)

    async def say(self, table: str, person: Person, text: str, id: str) -> int:
        said = " ".join("".join(char if char.isprintable() else " " for char in text).split())
        if not said or len(said) > LONGEST_CHAT:
            raise Improper(f"a message has 1 to {LONGEST_CHAT} characters")
        seats = await self.look(table, lambda live: live.table.seats_of(person))
        name = await self.store.name(person)
        line = ChatLine(0, seats[0] if seats else None, name, said, self.now(), _of_person(person, id))
        self._said[table] = (await self.store.say(table, line)).n
        self.bus.notify(chat_topic(table))
        return await self.look(table, lambda live: live.seq)

    # -- bots and clocks ----------------------------------------------------------------------------------------------

    async def bot_turn(self, table: str, declined: Mapping[Seat, int]) -> Decision | None:
        """What the next bot is asked, if one is; then what is answered for a person who is idle or whose time is up.

        ``declined``: who has let an interrupt pass, and at which ``seq``.
        """

        def is_unsettled(live: Live) -> bool:
            """Only an upgrade, or another process's end in mid-move, can leave chance to act or askings unnoted."""
            at = live.table
            is_left = at.phase == "playing" and (at.must == (CHANCE,) or not at.asked)
            return is_left or clocks.has_lapsed(live.table, self.now())

        def settle(live: Live) -> None:
            if clocks.has_lapsed(live.table, self.now()):
                live.table = replace(live.table, wish=None)

        def read(live: Live) -> Decision | None:
            if live.record is None or live.table.phase != "playing":
                return None
            of_a_bot = deciding.of_a_bot(live, declined) if live.table.wish is None else None
            if of_a_bot is not None:
                return of_a_bot
            if idle := clocks.idle(live.table, self.now(), self.pause):
                return replace(deciding.for_a_person(live, idle[0]), idle=True)
            if late := clocks.late(live.table, self.now()):
                return replace(deciding.for_a_person(live, late[0]), late=True)
            return None

        if await self.look(table, is_unsettled):
            await self._change(table, None, settle)
        return await self.look(table, read)

    async def deadline(self, table: str) -> float | None:
        """When the clock next has something to say, in seconds of ``now``; None where nobody is in a hurry."""
        return await self.look(table, lambda live: clocks.deadline(live.table, self.pause))

    async def bot_move(
        self, table: str, seat: Seat, seq: int, action: Action, *, late: bool = False, idle: bool = False
    ) -> None:
        """A bot's answer; ``Stale`` if the table has moved on while it was thinking.

        ``late``: it is given for a person whose time is up, wish to step back or not, and is that seat's own move.
        ``idle``: it is given for one who has nothing to decide.
        """

        def work(live: Live) -> None:
            if self._playing(live).seq != seq or (live.table.wish is not None and not late):
                raise Stale(f"the table is at {live.seq}, the bot thought about {seq}")
            if late and seat not in clocks.late(live.table, self.now()):
                raise Stale(f"seat {seat} still has time")
            if idle and seat not in clocks.idle(live.table, self.now(), self.pause):
                raise Stale(f"seat {seat} answers for itself")
            if not (late or idle) and live.table.places[seat].kind != "bot":
                raise NotYourSeat(f"no bot sits on seat {seat}")
            self._play(live, seat, action, clocks.late_id(seq) if late else clocks.idle_id(seq) if idle else None)

        await self._change(table, None, work)

    # -- physics ------------------------------------------------------------------------------------------------------

    async def physics_turn(self, table: str) -> Simulation | None:
        """What physics is asked at a table, if it is."""

        def read(live: Live) -> Simulation | None:
            record, physics = live.record, live.game.physics
            if record is None or physics is None or live.table.phase != "playing" or live.table.must != (PHYSICS,):
                return None
            return Simulation(record.seq, physics.request(record.state), physics.unsettled)

        return await self.look(table, read)

    async def physics_move(self, table: str, asked: Simulation, outcome: Action) -> None:
        """What physics did; ``Stale`` if it is no longer asked that. Who resigned meanwhile has moved no piece."""

        def work(live: Live) -> None:
            record = self._playing(live).record
            physics = live.game.physics
            assert record is not None and physics is not None
            if record.to_act.must != (PHYSICS,) or physics.request(record.state) != asked.request:
                raise Stale(f"the table is at {live.seq}, the outcome is of what was done at {asked.seq}")
            self._play(live, PHYSICS, outcome, None)

        await self._change(table, None, work)

    async def held(self, table: str, person: Person, seat: Seat) -> int:
        """The piece in the hand of a person's seat, for the others to see."""

        def read(live: Live) -> int:
            self._own(live, seat, person)
            record, physics = self._playing(live).record, live.game.physics
            piece = physics.held(record.state, seat) if physics is not None and record is not None else None
            if piece is None:
                raise NotNow(f"seat {seat} holds nothing that could be seen")
            return piece

        return await self.look(table, read)

    def _can_be_simulated(self, game: AnyGame) -> None:
        if game.physics is not None:
            why = "this server simulates nothing" if self.physics is None else self.physics.why_not(game)
            if why is not None:
                raise NotNow(f"{game.key} cannot be played here: {why}")

    # -- one request --------------------------------------------------------------------------------------------------

    async def _change(self, table: str, id: str | None, work: Callable[[Live], None], *, remember: bool = True) -> int:
        """Carry out ``work`` once, write what it changed, tell the others; the number of the next entry."""
        for attempt in range(ATTEMPTS):
            try:
                seq, changed = await self._attempt(table, id, work, remember)
            except _Overtaken:
                log.info("table %s was changed by another process; attempt %d", table, attempt + 1)
                self.bus.notify(table)
                continue
            if changed:
                self.bus.notify(table)
                for hear in self.listeners:
                    hear(table)
            return seq
        raise Stale("the table changes faster than this request can be carried out")

    async def _attempt(
        self, table: str, id: str | None, work: Callable[[Live], None], remember: bool
    ) -> tuple[int, bool]:
        async with self._held(table) as live:
            if id is not None and id in live.table.done:
                return live.seq, False
            before, at = live.table, self.now()
            try:
                work(live)
                live.settle(at)
                if live.table == before and not live.has_news:
                    return live.seq, False
                if id is not None and remember:
                    live.table = tables.remembering(live.table, id)
                change = live.change(at)
            except BaseException:
                if live.table is not before or live.has_news:
                    self._forget(live)
                raise
            try:
                await self.store.save(change)
            except Stale:
                self._forget(live)
                raise _Overtaken from None
            except BaseException:  # whether it was written is not known here; the store knows
                self._forget(live)
                raise
            live.written()
            self._mine[table] = live.version
            return live.seq, True

    @asynccontextmanager
    async def _held(self, table: str) -> AsyncIterator[Live]:
        """The table, loaded if need be, and nobody else at it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            live = self._live.get(table)
            if live is None:
                kept = await self.store.load(table)
                if kept is None:
                    raise UnknownTable("there is no such table")
                live = self._live[table] = Live.read(kept, self.games)
            self._live.move_to_end(table)
            while len(self._live) > self._kept:
                self._live.popitem(last=False)
            yield live

    def _forget(self, live: Live) -> None:
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]

    def catch_up(self, note: Note) -> None:
        """Another process may have changed a table: those who watch it here are shown it anew."""
        if self._mine.pop(note.table, 0) < note.version:
            live = self._live.get(note.table)
            if live is not None and live.version < note.version:
                self._forget(live)
            self.bus.notify(note.table)
        if note.said > self._said.get(note.table, 0):
            self._said[note.table] = note.said
            self.bus.notify(chat_topic(note.table))

    # -- questions ----------------------------------------------------------------------------------------------------

    def _game(self, key: str) -> AnyGame:
        if key not in self.games:
            raise Improper(f"no such game: {key!r}; there are {', '.join(sorted(self.games))}")
        return self.games[key]

    @staticmethod
    def _own(live: Live, seat: Seat, person: Person) -> None:
        if tables.place_at(live.table, seat).person != person:
            raise NotYourSeat(f"seat {seat} is not yours")

    @staticmethod
    def _playing(live: Live) -> Live:
        if live.table.phase != "playing":
            raise NotNow("the game has not begun" if live.table.phase == "lobby" else "the game is over")
        return live


class _Overtaken(Refusal):
    """Another process wrote first: read again and try again."""


def _of_person(person: Person, id: str) -> str:
    """A request's id as it is remembered: nobody else's id is ever taken for it."""
    if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
        raise Improper(f"an id has 1 to {LONGEST_ID} printable characters")
    return f"{person} {id}"


def _of_seat(seat: Seat, id: str) -> str:
    """A request's id as it stands in the log, which everybody will read."""
    return f"{seat}:{id}"
