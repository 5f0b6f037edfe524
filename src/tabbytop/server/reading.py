"""Records that people send are read in a process of its own (sandbox), which is ended when it takes too long or too
much memory.

Not a line of them is looked at anywhere else. One after the other, and paid for by the processor time it took: what is
dear is rarer. Their turns are shared among addresses (``Sharing``), so that whoever sends many holds up nobody
elsewhere. Records of this house's own tables are read there too, so that replaying never holds up who plays. A record
that brings a position is given out with a mark of ours (a message authentication code) and read again only as it was
given out.
"""

import asyncio
import contextlib
import hmac
import json
import os
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import parent_process
from pathlib import Path
from typing import Any, Protocol

from starlette.requests import ClientDisconnect, Request

from tabbytop.core import BrokenLog, Entry, Header, Record, Sealed, TabbyError, Viewer, decode, encode, lines_of
from tabbytop.core.log import dump, header_line, parse_header
from tabbytop.games import all_games
from tabbytop.tables.errors import Improper, NotNow, TooFast
from tabbytop.tables.founding import Middle, middle
from tabbytop.tables.ledger import Ledger
from tabbytop.tables.pool import Asked, Awaken, BotFailed, Died, Mind, Worker
from tabbytop.tables.requests import FromHome
from tabbytop.tables.sharing import Sharing

from . import wire
from .errors import Told, TooLarge, wire_error
from .measures import Measure
from .replays import Log, replay_of
from .security import Limits, address_of, person_of
from .wire import WireError

SECONDS = 10  #: of processor time for one record
PATIENCE = 50.0  #: seconds by the clock, on a machine that has much else to do; whoever asked is gone soon after
MEMORY = 1 << 30  #: bytes beyond what the process has when it begins
MOST_LINES = 5_000  #: of a record that somebody sends: five who play kingos at random fill 3,300, bots that think 700
WAITING = 4  #: that one person may wait for at once,
WAITING_THERE = 16  #: and all at one address
CLOCK = getattr(time, "thread_time", time.perf_counter)  #: of the work of this thread; a browser has but one
REST = 120.0  #: seconds after which a process that nobody needs is ended


@dataclass(frozen=True, slots=True)
class Sent:
    """A record as somebody sends it: what it is turns out in the process. ``games`` are those that are offered here;
    with ``secret`` our marks are made."""

    content: bytes = field(repr=False)
    games: frozenset[str]
    secret: bytes = field(repr=False)

    def log(self) -> Log:
        return self.checked(lines_of(self.content))

    def checked(self, lines: list[str]) -> Log:
        """Any position in it must be one that the rules produced, here."""
        if len(lines) > MOST_LINES:
            raise TooLarge(f"a record has at most {MOST_LINES} lines")
        check_known(lines, self.games)
        whole = [line for line in lines if line.strip()]
        if _brings_position(whole):
            *above, last = whole
            seal = _object(last)
            is_ours = seal.get("type") == "Sealed" and _is_same(seal.get("mark"), mark_of(above, self.secret))
            if not is_ours:
                raise Improper(
                    "this record holds a position that its moves do not lead to (it began under other rules, or in the"
                    " middle of another game), and it is not as this house gave it out"
                )
        return Log(lines)


@dataclass(frozen=True, slots=True)
class Replaying:
    kept: Log | Sent
    viewer: Viewer

    def answer(self) -> bytes:
        return wire.written(replay_of(_log(self.kept), all_games(), self.viewer))


@dataclass(frozen=True, slots=True)
class GoingOn:
    kept: Log | Sent
    step: int

    def answer(self) -> tuple[str, str]:
        """The header, and the position as JSON."""
        here = middle(Record.read(_log(self.kept).lines, all_games()), self.step)
        return header_line(here.header), dump(encode(here.game.state, here.state))


@dataclass(frozen=True, slots=True)
class Verifying:
    """Of a game that is not over, as ``FromHome`` brings it: whether its draws are those of its seed."""

    sent: Sent

    def answer(self) -> tuple[str, FromHome]:
        """The header, and what is asked."""
        asked: FromHome = wire.read(FromHome, wire.parsed(self.sent.content))
        try:
            seed = bytes.fromhex(asked.seed)
        except ValueError:
            raise Improper("a seed is written in hexadecimal digits") from None
        log = self.sent.checked("\n".join(asked.log).split("\n"))  # as it will be kept
        record = Record.read(log.lines, all_games(), verify=True, seed=seed)
        if record.is_over:
            raise NotNow("the game is over: its record can be kept and watched, and there is nothing to go on with")
        return header_line(record.header), asked


def _log(kept: Log | Sent) -> Log:
    return kept.log() if isinstance(kept, Sent) else kept


class Reading(Protocol):
    def answer(self) -> Any:
        """In the process."""


def read() -> Mind:
    """In the process: answer, or say why not. More memory than is allowed is an error like another."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _limit(resource.RLIMIT_AS, _size() + MEMORY)

    def answer(task: Reading) -> Any:
        began = time.process_time()
        with contextlib.suppress(ImportError, OSError, ValueError):
            import resource

            _limit(resource.RLIMIT_CPU, int(began) + 1 + SECONDS)  # beyond it the system ends the process
        try:
            said: Any = task.answer()
        except TabbyError as refused:
            said = wire_error(refused)
        except MemoryError:
            said = wire_error(TooLarge("this takes more memory than there is for it"))
        return said, time.process_time() - began

    all_games()
    return Mind(answer)


def _limit(what: int, most: int) -> None:
    """Of a process of its own; where there is none, everybody would be limited."""
    if parent_process() is None:
        return
    import resource

    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))


def _size() -> int:
    """Bytes of addresses this process has; ``OSError`` where the system does not say."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[0]) * os.sysconf("SC_PAGE_SIZE")


class Readings:
    """Reads for people, outside this process."""

    def __init__(
        self,
        games: Sequence[str],
        limits: Limits,
        ledger: Ledger | None = None,
        patience: float = PATIENCE,
        worker: Callable[[Awaken], Asked] = Worker,
    ) -> None:
        self._games, self._patience, self._new_worker = frozenset(games), patience, worker
        self._spent = Measure("reading", limits.reading, limits.reading_address, ledger=ledger)
        self._waiting: Counter[str] = Counter()  # how much each person waits for, and each address
        self._worker: Asked | None = None
        self._thread = ThreadPoolExecutor(1, "tabbytop-reading")
        self.sharing = Sharing(at_once=1)
        self._alarm: asyncio.TimerHandle | None = None
        self._secret = b""

    def start(self, secret: bytes) -> None:
        self._secret = secret

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._end()
        await asyncio.to_thread(self._thread.shutdown)

    # -- what is asked ------------------------------------------------------------------------------------------------

    async def check_turn(self, request: Request) -> None:
        """May they ask, as far as this process knows? Before anything large is taken from them."""
        self._check_waiting(request)
        await self._check(request, alone=True)

    def sent(self, content: bytes) -> Sent:
        """What somebody sends, for one of the questions below."""
        return Sent(content, self._games, self._secret)

    async def replay(self, request: Request, kept: Log | Sent, viewer: Viewer) -> bytes:
        """A record to be watched again, as JSON."""
        answer: bytes = await self._ask(request, Replaying(self._offered(kept), viewer))
        return answer

    async def middle(self, request: Request, kept: Log | Sent, step: int) -> Middle:
        told, state = await self._ask(request, GoingOn(self._offered(kept), step))
        header = parse_header(told)
        game = all_games()[header.game]
        return Middle(game, header, decode(game.state, json.loads(state)))

    async def verified(self, request: Request, sent: Sent) -> tuple[Header, FromHome]:
        """Of a game that goes on here, and how."""
        header, asked = await self._ask(request, Verifying(sent))
        return parse_header(header), asked

    async def picture(self, request: Request, task: Reading) -> bytes:
        """What is drawn is read before, and dearer than that."""
        picture: bytes = await self._ask(request, task)
        return picture

    async def score(self, request: Request, game: str, sheet: Any) -> Any:
        """A score sheet, counted. It is small and soon done, and a board that tries a tile on waits for it: so it goes
        into no other process, and is paid for in this one alone."""
        pad = all_games()[game].pad
        assert pad is not None, "asked before"
        await self._check(request, alone=True)

        def counted() -> tuple[Any, float]:
            began = CLOCK()
            try:
                return pad.score(sheet), CLOCK() - began
            except TabbyError as refused:
                return refused, CLOCK() - began

        said, cost = await asyncio.to_thread(counted)
        await self._pay(request, cost, alone=True)
        if isinstance(said, TabbyError):
            raise said
        return said

    def _offered(self, kept: Log | Sent) -> Log | Sent:
        """The log of a table, if its game is still offered here; what is sent is asked in the process."""
        if isinstance(kept, Log):
            check_known(kept.lines, self._games)
        return kept

    # -- seals --------------------------------------------------------------------------------------------------------

    def sealed(self, lines: list[str]) -> list[str]:
        """A record as it is given out: where it holds a position that the moves do not lead to, with our mark."""
        if not _brings_position(lines):
            return lines
        return [*lines, dump(encode(Entry, Sealed(len(lines) - 1, mark_of(lines, self._secret))))]

    # -- the process --------------------------------------------------------------------------------------------------

    async def _ask(self, request: Request, task: Reading) -> Any:
        person, address = self._check_waiting(request)
        self._waiting.update((person, address))
        try:
            await self._check(request)
            said = await self.sharing.ask(address, lambda: asyncio.ensure_future(self._read(request, task)))
        finally:
            self._waiting.subtract((person, address))
            self._waiting += Counter()  # forgets those who wait for nothing
        if isinstance(said, WireError):
            raise Told(said)
        return said

    def _check_waiting(self, request: Request) -> tuple[str, str]:
        """Under which names it is counted."""
        person, address = f"person {person_of(request)}", f"address {address_of(request)}"
        if self._waiting[person] >= WAITING or self._waiting[address] >= WAITING_THERE:
            raise TooFast("that is much at once; wait for the answers")
        return person, address

    async def _read(self, request: Request, task: Reading) -> Any:
        """When its turn has come; what is begun is paid for, whoever has gone meanwhile."""
        if await request.is_disconnected():
            raise ClientDisconnect
        await self._check(request)
        said, cost = await self._answered(task)
        await self._pay(request, cost)
        return said

    async def _check(self, request: Request, *, alone: bool = False) -> None:
        if not await self._spent.has_some(person_of(request), address_of(request), alone=alone):
            raise TooFast("that was much to read; wait a moment")

    async def _pay(self, request: Request, seconds: float, *, alone: bool = False) -> None:
        await self._spent.pay(person_of(request), address_of(request), cost=seconds, alone=alone)

    async def _answered(self, task: Reading) -> tuple[Any, float]:
        """The answer, and the seconds it cost."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._worker is None:
            self._worker = self._new_worker(read)
        loop, began = asyncio.get_running_loop(), time.monotonic()
        asked = loop.run_in_executor(self._thread, self._worker.ask, task, self._patience)
        try:
            said: tuple[Any, float] = await asked
            return said
        except (Died, TimeoutError):
            told = wire_error(TooLarge("this takes too long or too much memory to read"))
            return told, time.monotonic() - began
        except BotFailed as failed:  # our own fault, and no more for nothing than others' are
            return wire_error(failed), time.monotonic() - began
        finally:
            self._alarm = loop.call_later(REST, self._end)

    def _end(self) -> None:
        """Nobody has needed the process for a while, or the server stops."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None


def check_known(lines: Iterable[str], games: Collection[str]) -> None:
    """Of which game the record is; one that is not offered here is none."""
    game = parse_header(next((line for line in lines if line.strip()), "")).game
    if game not in games:
        raise BrokenLog(1, f"no such game: {game[:40]!r}; there are {', '.join(sorted(games))}")


def mark_of(lines: Iterable[str], secret: bytes) -> str:
    return hmac.digest(secret, "\n".join(lines).encode(errors="surrogatepass"), "sha256").hex()


def _is_same(mark: Any, ours: str) -> bool:
    return isinstance(mark, str) and hmac.compare_digest(mark.encode(errors="surrogatepass"), ours.encode())


def _brings_position(lines: Iterable[str]) -> bool:
    """As it is read, however it is spelled: ``"\\u0055pgraded"`` is the same word, but needs a backslash."""
    doubtful = (line for line in lines if "Upgraded" in line or "\\" in line)
    return any(_object(line).get("type") == "Upgraded" for line in doubtful)


def _object(line: str) -> dict[str, Any]:
    """Empty, if it is none: such a record is read up to here and no further."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}
