"""Games that are over, analysed for whoever asks (``tabbytop.coach``): in a process of its own, bit by bit.

A bit is a second of work. After each it is the turn of whoever has had least (``Sharing``), so that many games hold up
nobody's one. What is found is kept beside the table: the next who asks waits for nothing.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tabbytop.coach import is_analysed, valuing_of
from tabbytop.core import AnyGame, Record, TabbyError, encode
from tabbytop.games import all_games
from tabbytop.tables.errors import NotNow, TooFast
from tabbytop.tables.papers import Paper
from tabbytop.tables.pool import Mind, Worker
from tabbytop.tables.sharing import Sharing
from tabbytop.tables.store import Kept

from . import wire
from .errors import Told, wire_error
from .http import Api, lines_of_table
from .security import person_of
from .wire_analysis import AnalysedStep, AnalysisInfo, BetterMove, ReasonInfo, SideSum

KIND = "analysis"  #: of paper
VERSION = 2  #: of what is found: another one is found anew
BIT = 1.0  #: seconds
LONGEST = 60.0  #: for a bit, on a machine that has much else to do
AT_ONCE = 8  #: games that the process has begun
MOST = 3  #: that one person waits for
KEPT_FOR = 366 * 86_400.0  #: seconds; then it can be found anew
REST = 120.0  #: seconds after which a process that nobody needs is ended

log = logging.getLogger(__name__)


# -- in the process ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bit:
    """Go on with the analysis of a table's game."""

    table: str
    lines: list[str]


def awaken() -> Mind:
    from tabbytop.coach.analysing import Analysing

    begun: OrderedDict[str, tuple[Analysing, Iterator[float]]] = OrderedDict()

    def begin(bit: Bit) -> tuple[Analysing, Iterator[float]]:
        record = Record.read(bit.lines, all_games())
        way = valuing_of(record.game.key)
        assert way is not None, "asked before"
        work = Analysing(record, way)
        return work, work.go_on()

    def think(bit: Bit) -> Any:
        """How much is done, and when all is, what was found, as JSON."""
        try:
            if bit.table not in begun:
                begun[bit.table] = begin(bit)
                while len(begun) > AT_ONCE:
                    begun.popitem(last=False)
            work, bits = begun[bit.table]
            end = time.monotonic() + BIT
            for done in bits:
                if time.monotonic() >= end:
                    return min(done, 0.99), b""
            del begun[bit.table]
            return 1.0, wire.written(_info(work.analysis))
        except TabbyError as refused:
            begun.pop(bit.table, None)
            return wire_error(refused)

    return Mind(think)


def _info(found: Any) -> AnalysisInfo:
    game: AnyGame = found.record.game
    return AnalysisInfo(
        1.0,
        found.unit,
        tuple(SideSum(one.luck, one.skill, one.unseen, one.final, one.initial) for one in found.sides),
        tuple(_step(game, step) for step in found.steps),
        found.turning_points,
        found.worlds,
    )


def _step(game: AnyGame, step: Any) -> AnalysedStep:
    value, better = step.value, None
    if step.better is not None:
        slip = step.slip
        said = game.notation.write(step.better)
        better = BetterMove(
            encode(game.action, step.better), said, slip.chance, slip.score, slip.is_sure, _why(step.better_reasons)
        )
    return AnalysedStep(
        step.n,
        step.seat,
        encode(game.action, step.action),
        game.notation.write(step.action),
        value and value.chances,
        value and value.scores,
        value.error if value else 0.0,
        step.luck and step.luck.scores,
        better,
        _why(step.reasons),
    )


def _why(reasons: Sequence[Any]) -> tuple[ReasonInfo, ...]:
    return tuple(ReasonInfo(one.line, one.points) for one in reasons)


# -- in the server ----------------------------------------------------------------------------------------------------


class Analyses:
    def __init__(self, api: Api) -> None:
        self._api, self._papers, self._date = api, api.service.store.papers, api.service.date
        self._going_on: dict[str, tuple[str, asyncio.Task[None]]] = {}  # whose table, and for whom
        self._done: dict[str, float] = {}
        self._failed: dict[str, wire.WireError] = {}
        self._sharing = Sharing(at_once=1)
        self._thread = ThreadPoolExecutor(1, "tabbytop-analysis")
        self._worker: Worker | None = None
        self._alarm: asyncio.TimerHandle | None = None

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for _, task in tuple(self._going_on.values()):
            task.cancel()
        self._end()
        await asyncio.gather(*(task for _, task in self._going_on.values()), return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown)

    async def find(self, request: Request) -> Response:
        """What is known of it: all, how much is done, or nothing."""
        kept = await self._api.finished(request)
        if (found := await self._kept(kept)) is not None:
            return Response(found, media_type="application/json")
        return self._so_far(kept.table.id)

    async def begin(self, request: Request) -> Response:
        """Work on it, if nobody does; the same answer as to a question for it."""
        kept = await self._api.finished(request)
        if (found := await self._kept(kept)) is not None:
            return Response(found, media_type="application/json")
        id, person = kept.table.id, person_of(request)
        if id not in self._going_on:
            if not is_analysed(kept.table.game):
                raise NotNow(f"there is no analysis of {kept.table.game}")
            if sum(whom == person for whom, _ in self._going_on.values()) >= MOST:
                raise TooFast("that is much at once; wait for the games that are being analysed")
            self._failed.pop(id, None)
            task = asyncio.create_task(self._work_on(id, lines_of_table(kept), person))
            self._going_on[id] = person, task
            self._done[id] = 0.0
        return self._so_far(id)

    def _so_far(self, id: str) -> Response:
        if id in self._failed:
            raise Told(self._failed[id])
        said = AnalysisInfo(self._done.get(id), "", (), (), (), 0)
        return Response(wire.written(said), media_type="application/json")

    async def _kept(self, kept: Kept) -> bytes | None:
        paper = await self._papers.find(KIND, kept.table.id)
        version, _, data = paper.data.partition(" ") if paper is not None else ("", "", "")
        return data.encode() if version == str(VERSION) else None

    async def _work_on(self, id: str, lines: list[str], person: str) -> None:
        try:
            while True:
                said = await self._sharing.ask(person, lambda: asyncio.ensure_future(self._bit(Bit(id, lines))))
                if isinstance(said, wire.WireError):
                    self._failed[id] = said
                    return
                self._done[id], data = said
                if data:
                    now = self._date()
                    paper = Paper(KIND, id, "", now, f"{VERSION} {data.decode()}", now + KEPT_FOR)
                    await self._papers.keep(paper)
                    return
        except Exception:
            log.exception("table %s could not be analysed", id)
            self._failed[id] = wire_error(NotNow("this game could not be analysed"))
        finally:
            del self._going_on[id]
            self._done.pop(id, None)

    async def _bit(self, bit: Bit) -> Any:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._worker is None:
            self._worker = Worker(awaken)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._worker.ask, bit, LONGEST)
        finally:
            self._alarm = loop.call_later(REST, self._end)

    def _end(self) -> None:
        """Nobody has needed the process for a while, or the server stops."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None
