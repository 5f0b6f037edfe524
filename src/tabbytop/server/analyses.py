"""The coach (``tabbytop.coach``) at work, in a process of its own: games that are over are analysed for whoever asks,
bit by bit, and who may ask for it is given a hint.

A bit is a second of work. After each it is the turn of whoever has had least (``Sharing``), so that many games hold up
nobody's one. What is found is kept beside the table: the next who asks waits for nothing.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass
from typing import Any, NamedTuple, Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tabbytop.coach import analysed, hinting_of, is_hinted, valuing_of
from tabbytop.coach.noting import Remark, notes
from tabbytop.core import Action, AnyGame, AnyMenu, Entry, Noted, Record, Seat, TabbyError, decode, encode
from tabbytop.core.log import dump
from tabbytop.games import all_games
from tabbytop.tables.deeds import action_of, check_own, on
from tabbytop.tables.errors import Improper, NotNow, Stale, TooFast, traced
from tabbytop.tables.live import Live
from tabbytop.tables.papers import Paper
from tabbytop.tables.pool import Asked as Worker
from tabbytop.tables.pool import Awaken, Mind
from tabbytop.tables.requests import Hinted
from tabbytop.tables.sharing import Sharing
from tabbytop.tables.store import Kept
from tabbytop.tables.table import Person

from . import wire
from .errors import Told, wire_error
from .http import GZIP, Api, lines_of_table
from .security import address_of, person_of
from .wire_analysis import (
    AdviceInfo,
    AnalysedStep,
    AnalysisInfo,
    BetterMove,
    GuessInfo,
    HintInfo,
    NewHint,
    ReasonInfo,
    SideSum,
    TriedInfo,
)

KIND = "analysis"  #: of paper
VERSION = 10  #: of what is found: another one is found anew
BIT = 1.0  #: seconds
LONGEST = 300.0  #: for a bit, or a hint, on a machine that has much else to do; nobody is kept waiting for it
HELD = 20.0  #: seconds after which whoever waits for a hint is told that it takes longer, and may ask again
HINTS = 100  #: that are kept for those who do
AT_ONCE = 12  #: games that the process has begun; whoever comes later waits until one of them is done
MOST = 3  #: that one person waits for,
MOST_FROM = 6  #: and all at one address
KEPT_FOR = 366 * 86_400.0  #: seconds; then it can be found anew
REST = 120.0  #: seconds after which a process that nobody needs is ended

log = logging.getLogger(__name__)


# -- in the process ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bit:
    """Go on with the analysis of a table's game."""

    game: str
    table: str
    lines: list[str]


@dataclass(frozen=True, slots=True)
class Asked:
    """What is best, for a seat that sees this and may do that?"""

    game: str
    seq: int
    view: Any
    menu: AnyMenu
    own: Action | None  #: that is weighed beside the best

    def answer(self) -> bytes:
        from tabbytop.coach.advising import advise

        game, way = all_games()[self.game], hinting_of(self.game)
        assert way is not None, "asked before"
        found = advise(game, way, self.view, self.menu, own=self.own)
        unit, choices = way.unit_of(self.view), tuple(_advice(game, one) for one in found)
        return wire.written(HintInfo(self.seq, self.view.viewer, unit, way.advised, choices))


class Work(Protocol):
    """A game that is looked through, bit by bit."""

    def go_on(self) -> Iterator[float]: ...
    @property
    def analysis(self) -> Any: ...


def _work_on(record: Record) -> Work:
    if (way := valuing_of(record.game.key)) is not None:
        from tabbytop.coach.analysing import Analysing

        return Analysing(record, way)
    from tabbytop.coach.tower.looking import Looking

    return Looking(record)


def awaken() -> Mind:
    warm: set[str] = set()
    begun: OrderedDict[str, tuple[Work, Iterator[float]]] = OrderedDict()

    def begin(bit: Bit) -> tuple[Work, Iterator[float]]:
        work = _work_on(Record.read(bit.lines, all_games()))
        return work, work.go_on()

    def think(bit: Bit | Asked) -> Any:
        """A hint; of a game how much is done, and when all is, what was found, as JSON."""
        if isinstance(bit, Asked):
            return bit.answer()
        try:
            if bit.table not in begun:
                begun[bit.table] = begin(bit)
                while len(begun) > AT_ONCE:  # of no more is anybody asked to go on: the oldest was given up
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

    def ready(bit: Bit | Asked) -> None:
        way = hinting_of(bit.game)
        if way is not None and bit.game not in warm:
            way.warm()
            warm.add(bit.game)

    return Mind(think, ready)


def _info(found: Any) -> AnalysisInfo:
    game: AnyGame = found.record.game
    if analysed(game.key) == "hands":
        steps = tuple(_let_go(game, step, found.worlds) for step in found.steps)
        return AnalysisInfo(1.0, found.unit, (), steps, found.turning_points, found.worlds)
    return AnalysisInfo(
        1.0,
        found.unit,
        tuple(SideSum(*astuple(one)) for one in found.sides),
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
        _guess(step.guess),
    )


def _guess(guess: Any) -> GuessInfo | None:
    if guess is None:
        return None
    return GuessInfo(guess.seen.chances, guess.seen.scores, guess.own.chances, guess.own.scores)


def _let_go(game: AnyGame, step: Any, hands: int) -> AnalysedStep:
    """A piece that somebody let go."""
    action, said, better = encode(game.action, step.action), game.notation.write(step.action), None
    if step.better is not None:
        more, written = (step.better_held - step.held) / hands, game.notation.write(step.better)
        why = _why(step.better_reasons)
        better = BetterMove(encode(game.action, step.better), written, more, 0.0, sure=False, reasons=why)
    tried = TriedInfo(step.stood, step.held, hands, step.fell)
    why = _why(step.reasons)
    return AnalysedStep(step.n, step.seat, action, said, None, None, 0.0, None, better, why, tried=tried)


def _notes(first: int, found: AnalysisInfo) -> Iterator[Noted]:
    befores = (None, *found.steps)
    remarks = [_remark(before, step) for before, step in zip(befores, found.steps, strict=False)]
    return notes(first, remarks, found.turning_points)


def _remark(before: AnalysedStep | None, step: AnalysedStep) -> Remark:
    if step.better is not None and step.better.sure:
        return Remark(step.seq, step.better.said, step.better.chance, step.better.score)
    if step.luck is None or step.chances is None or before is None or before.chances is None:
        return Remark(step.seq, luck=None if step.luck is None else step.luck[0])
    return Remark(step.seq, chance=step.chances[0] - before.chances[0], luck=step.luck[0])


def _advice(game: AnyGame, one: Any) -> AdviceInfo:
    action, said = encode(game.action, one.action), game.notation.write(one.action)
    lesser = (one.less_chance, one.less_score, one.is_sure)
    return AdviceInfo(action, said, one.chance, one.score, *lesser, _why(one.reasons))


def _why(reasons: Sequence[Any]) -> tuple[ReasonInfo, ...]:
    return tuple(ReasonInfo(one.line, one.points) for one in reasons)


# -- in the server ----------------------------------------------------------------------------------------------------


class Which(NamedTuple):
    """Of the hints that are worked out, or kept."""

    table: str
    seat: Seat
    seq: int
    own: Action | None


class Analyses:
    def __init__(self, api: Api, worker: Callable[[Awaken], Worker]) -> None:
        self._new_worker = worker
        self._api, self._papers, self._date = api, api.service.store.papers, api.service.date
        self._going_on: dict[str, tuple[str, asyncio.Task[None]]] = {}  # for which table, and for whom
        self._done: dict[str, float] = {}
        self._failed: dict[str, wire.WireError] = {}
        self._hinting: list[str] = []  # for whom a hint is worked out
        self._hints: OrderedDict[Which, asyncio.Task[bytes]] = OrderedDict()
        self._ready: set[str] = set()  # the games for which the process has answered something
        self._sharing = Sharing(at_once=1)
        self._sharing.among(_address)
        self._sharing.report_to(self._report)
        self._begun = asyncio.Semaphore(AT_ONCE)
        self._thread = ThreadPoolExecutor(1, "tabbytop-analysis")
        self._worker: Worker | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def routes(self) -> list[Route]:
        guarded = self._api.guarded
        return [
            Route("/api/tables/{table}/analysis", guarded(self.find), methods=["GET"], middleware=GZIP),
            Route("/api/tables/{table}/analysis", guarded(self.begin), methods=["POST"], middleware=GZIP),
            Route("/api/tables/{table}/record/notes", guarded(self.annotated), methods=["GET"]),
            Route("/api/tables/{table}/hint", guarded(self.hint), methods=["POST"]),
        ]

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        tasks = [*(task for _, task in self._going_on.values()), *self._hints.values()]
        for task in tasks:
            task.cancel()
        self._end()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown)

    def _report(self, waiting: int, here: int, elsewhere: int) -> None:
        """With games that have not begun, since so many have."""
        not_begun = max(0, len(self._going_on) - AT_ONCE)
        self._api.service.meter.queue("analyses", waiting + not_begun, here, elsewhere)

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
        id, whom = kept.table.id, _whom(request)
        if id not in self._going_on:
            if analysed(kept.table.game) is None:
                raise NotNow(f"there is no analysis of {kept.table.game}")
            waiting = [other for other, _ in self._going_on.values()]
            if waiting.count(whom) >= MOST or [*map(_address, waiting)].count(_address(whom)) >= MOST_FROM:
                raise TooFast("that is much at once; wait for the games that are being analysed")
            self._failed.pop(id, None)
            task = asyncio.create_task(self._work_on(kept.table.game, id, lines_of_table(kept), whom))
            self._going_on[id] = whom, task
            self._done[id] = 0.0
        return self._so_far(id)

    async def annotated(self, request: Request) -> Response:
        """The record with what was found as notes in it."""
        kept = await self._api.finished(request)
        if (found := await self._kept(kept)) is None:
            raise NotNow("this game was not analysed yet")
        lines = lines_of_table(kept)
        noted = _notes(len(lines) - 1, decode(AnalysisInfo, wire.parsed(found)))
        return self._api.given_out(kept, [*lines, *(dump(encode(Entry, one)) for one in noted)])

    async def hint(self, request: Request) -> Response:
        """For a seat of one's own that is asked something, where nobody else could mind; all are told of it. What takes
        long is worked out all the same, for whoever asks again."""
        person = person_of(request)
        try:
            seat = int(request.query_params["seat"])
        except (KeyError, ValueError):
            raise Improper("expected ?seat=…, a number") from None
        id = await self._api.guesses.find(request.path_params["table"], self._api.service, request)
        wanted: NewHint = wire.read(NewHint, await self._api.body(request, {}))
        asked = await self._api.service.look(id, lambda live: _asked(live, person, seat, wanted.weigh))
        which = Which(id, seat, asked.seq, asked.own)
        working = self._hints.get(which) or self._begin_hint(asked, _whom(request), which)
        await asyncio.wait({working}, timeout=HELD)
        if not working.done():
            later = HintInfo(asked.seq, seat, "", 0, (), "counting" if asked.game in self._ready else "preparing")
            return Response(wire.written(later), 202, media_type="application/json")
        if working.cancelled():
            raise Stale("the game has moved on; ask again")
        said = await working
        await self._api.service.from_the_house(id, Hinted(asked.seq, seat))
        return Response(said, media_type="application/json")

    def _begin_hint(self, asked: Asked, whom: str, which: Which) -> asyncio.Task[bytes]:
        """What was to be known of a position that is past is worked out no longer."""
        for other, task in self._hints.items():
            if other[:2] == which[:2] and other.seq < which.seq:
                task.cancel()
        if self._hinting.count(whom) >= MOST:
            raise TooFast("that is much at once; wait for the hint")
        task = self._hints[which] = asyncio.create_task(self._work_out(asked, whom, which))
        return task

    async def _work_out(self, asked: Asked, whom: str, which: Which) -> bytes:
        self._hinting.append(whom)
        try:
            await self._api.service.made(asked.game)  # else the process would make it as well
            said: bytes = await self._sharing.ask(whom, lambda: asyncio.ensure_future(self._bit(asked)))
        except BaseException:
            del self._hints[which]  # whoever asks again has it tried again
            raise
        finally:
            self._hinting.remove(whom)
        self._hints.move_to_end(which)
        for oldest in [*self._hints][:-HINTS]:
            if self._hints[oldest].done():
                del self._hints[oldest]
        return said

    def _so_far(self, id: str) -> Response:
        if id in self._failed:
            raise Told(self._failed[id])
        said = AnalysisInfo(self._done.get(id), "", (), (), (), 0)
        return Response(wire.written(said), media_type="application/json")

    async def _kept(self, kept: Kept) -> bytes | None:
        paper = await self._papers.find(KIND, kept.table.id)
        version, _, data = paper.data.partition(" ") if paper is not None else ("", "", "")
        return data.encode() if version == str(VERSION) else None

    async def _work_on(self, game: str, id: str, lines: list[str], whom: str) -> None:
        bit = Bit(game, id, lines)
        try:
            async with self._begun:
                await self._api.service.made(game)
                while True:
                    said = await self._sharing.ask(whom, lambda: asyncio.ensure_future(self._bit(bit)))
                    if isinstance(said, wire.WireError):
                        self._failed[id] = said
                        return
                    done, data = said
                    if data:  # it is done when it is kept
                        break
                    self._done[id] = done
            now = self._date()
            paper = Paper(KIND, id, "", now, f"{VERSION} {data.decode()}", now + KEPT_FOR)
            await self._papers.keep(paper)
        except Exception as error:
            log.error("table %s could not be analysed: %s", id, error, exc_info=traced(error))
            self._failed[id] = wire_error(NotNow("this game could not be analysed"))
        finally:
            del self._going_on[id]
            self._done.pop(id, None)

    async def _bit(self, bit: Bit | Asked) -> Any:
        if self._alarm is not None:
            self._alarm.cancel()
        if self._worker is None:
            self._worker = self._new_worker(awaken)
        loop = asyncio.get_running_loop()
        try:
            said = await loop.run_in_executor(self._thread, self._worker.ask, bit, LONGEST)
            self._ready.add(bit.game)
            return said
        finally:
            self._alarm = loop.call_later(REST, self._end)

    def _end(self) -> None:
        """Nobody has needed the process for a while, or the server stops."""
        if self._worker is not None:
            self._worker.end()
            self._worker = None
            self._ready.clear()


def _whom(request: Request) -> str:
    """An address and a person there: turns go round among addresses first (``Turns.household``)."""
    return f"{address_of(request)} {person_of(request)}"


def _address(whom: str) -> str:
    return whom.partition(" ")[0]


def _asked(live: Live, person: Person, seat: Seat, weigh: Any) -> Asked:
    """``NotNow`` where a hint would be of use to nobody, or unfair to somebody."""
    check_own(live, seat, person)
    at, table = on(live), live.table
    if not is_hinted(table.game):
        raise NotNow(f"there are no hints in {table.game}")
    if table.rated or table.event:
        raise NotNow("there are no hints in a game that is rated or played for an event")
    if not table.gives_hints:
        raise NotNow("there are no hints where others play for the win and have not agreed on them")
    if seat not in at.record.to_act.must:
        raise NotNow(f"seat {seat} is not asked anything now")
    own = None if weigh is None else action_of(at.game, weigh)
    if own is not None and own not in at.menu(seat):
        raise NotNow("that is none of the choices")
    return Asked(table.game, live.seq, at.game.view(at.record.state, seat), at.menu(seat), own)
