"""For tests of tables: a service on a fresh file, people, and whole games at random."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.core import encode
from tabbytop.games import all_games
from tabbytop.tables.botplay import AT_ONCE, AtRandom, BotPlay, Pace, Thinker
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.deciding import Decision, Docket, docket
from tabbytop.tables.live import Live
from tabbytop.tables.play import InPlay
from tabbytop.tables.requests import Decided, GoOn, Move, NewTable, Sit, StartGame
from tabbytop.tables.service import Service
from tabbytop.tables.sqlite import Sqlite
from tabbytop.tables.table import LEVELS, Chair, Table

#: Tables as older releases kept them: what a table calls chairs was called places.
CHAIRS_AS_PLACES = (
    "UPDATE tables SET data = json_remove(json_set(data, '$.places', json_extract(data, '$.chairs')), '$.chairs')"
)

#: As the schema was before tables and people expired, addresses could be blocked and limits shared.
NO_EXPIRY = (
    *(f"DROP INDEX {index}" for index in ("charged", "expiring", "seen", "house_board")),
    *(f"ALTER TABLE tables DROP COLUMN {column}" for column in ("charged", "expires", "listed", "pinned")),
    "ALTER TABLE people DROP COLUMN seen",
    "DROP TABLE deleted",
    *(f"DROP TABLE {table}" for table in ("gone", "blocks", "buckets", "papers")),
)


async def as_of(store: Any, schema: int) -> None:
    """Leave the file as a release with an older schema would have; what it called otherwise is the caller's to undo."""
    for statement in (*NO_EXPIRY, f"PRAGMA user_version = {schema}"):
        await store._write(lambda db, statement=statement: db.execute(statement))


TABLE = Table(
    "id1", "FERN-42", "clans", {"powers": True}, (Chair("person", "micka", "Micka"), Chair()), "micka", 1.0, "00" * 32
)

HANGS = 600  #: seconds after which a test that waits for something gives up; nothing is measured by it


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an async test; one that hangs says where."""

    async def guarded(*args: Any, **named: Any) -> None:
        task = asyncio.create_task(test(*args, **named))
        done, _ = await asyncio.wait({task}, timeout=HANGS)
        where = "".join(_stack(task.get_coro()))
        if not done:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            raise AssertionError(f"the test hangs at\n{where}")
        await task

    @functools.wraps(test)
    def run(*args: Any, **named: Any) -> None:
        asyncio.run(guarded(*args, **named))

    return run


async def ended(process: asyncio.subprocess.Process) -> None:
    """It is killed unless it has gone by itself. Its pipes are read to their ends: ``wait`` returns at once for one
    that has gone, and a pipe that closes after its loop is told of in whatever test runs by then."""
    if process.returncode is None:
        process.kill()
    await process.communicate()


def _stack(waiting: Any) -> Iterator[str]:
    """Where a coroutine waits, and what that waits for in turn."""
    while (frame := getattr(waiting, "cr_frame", None) or getattr(waiting, "ag_frame", None)) is not None:
        yield f"  {frame.f_code.co_filename}:{frame.f_lineno} {frame.f_code.co_name}\n"
        waiting = getattr(waiting, "cr_await", None) or getattr(waiting, "ag_await", None)


@asynccontextmanager
async def tables(path: Path, **more: Any) -> AsyncIterator[Service]:
    """A service on the file at ``path``, which may be there already. Who is idle is answered for at once."""
    store = Sqlite(path)
    await store.open()
    try:
        yield Service(store, LocalBus(), **{"games": all_games(), "pause": 0.0, **more})
    finally:
        await store.close()


@asynccontextmanager
async def bots(service: Service, thinker: Thinker | None = None, pace: Pace = AT_ONCE) -> AsyncIterator[BotPlay]:
    play = BotPlay(service, thinker or AtRandom(), pace)
    await play.start()
    try:
        yield play
    finally:
        await play.stop()


def wanted(
    game: str,
    options: dict[str, Any],
    seats: Sequence[str | None],
    nonce: str = "",
    start: bool = False,
    clock: float = 0.0,
) -> NewTable:
    """A table to ask for. ``seats`` holds "me", None for an open seat, or a bot's level."""
    named = {"me": "me", None: "open"}
    return NewTable(game, options, tuple(named.get(seat, {"bot": seat}) for seat in seats), nonce, start, clock)


async def seated(service: Service, *people: str, game: str = "clans", clock: float = 0.0, **options: Any) -> Table:
    """A table at which ``people`` sit and the game has begun. The first is the host; a level's name is a bot."""
    seats = ["me", *(one if one in LEVELS else None for one in people[1:])]
    table = await service.create(people[0], wanted(game, options, seats, "nonce 0", clock=clock))
    for seat, person in enumerate(people):
        if person not in LEVELS:
            await service.carry_out(table.id, person, Sit(f"sit {seat}", seat, f"nonce {seat}"))
    await service.carry_out(table.id, people[0], StartGame("start"))
    return await service.look(table.id, lambda live: live.table)


async def call(service: Service, table: Table, person: str, name: str) -> None:
    """``person``, who is there, takes another name."""
    await service.rename(person, name)
    await service.greet(table.id, person, name)


def actions(live: InPlay, seat: int) -> list[Any]:
    """What ``seat`` may do, as JSON."""
    return [encode(live.game.action, action) for action in live.game.legal(live.record.state, seat)]


async def asked(service: Service, table: str) -> Docket:
    """What the table wants of the house now."""
    return await service.look(table, lambda live: docket(live, service.by_the_house(table)))


async def go_on(service: Service, table: str) -> None:
    """Do all that is due and needs no thought."""
    while (await asked(service, table)).is_due:
        await service.from_the_house(table, GoOn())


async def decide(service: Service, table: str, *decisions: Decision, rng: Random | None = None) -> None:
    """Answer with the first choice, or at random."""
    moves = tuple((one.seat, one.menu.pick(rng) if rng else next(iter(one.menu))) for one in decisions)
    await service.from_the_house(table, Decided(decisions[0].seq, moves))


async def step(service: Service, table: str, rng: Random, seat: int | None = None) -> int:
    """One legal move at random, of ``seat`` or of whoever is asked first; the seat that moved."""
    at = await service.look(table, lambda live: live.table)
    seat = next(one for one in at.must if one not in at.answered) if seat is None else seat
    seq, choices = await service.look(table, lambda live: (live.seq, actions(live, seat)))
    person = at.chairs[seat].person
    assert person is not None
    await service.carry_out(table, person, Move(f"move {seq} {seat}", seat, seq, rng.choice(choices)))
    return seat


async def until(service: Service, table: str, reached: Callable[[Live], bool]) -> None:
    """Wait for a state of the table, woken by the bus."""
    stir = asyncio.Event()
    leave = service.bus.subscribe(table, stir.set)
    try:
        while not await service.look(table, reached):
            await stir.wait()
            stir.clear()
    finally:
        leave()
