"""One browser at one table. It is shown the table as it is whenever it changes, and its requests are carried out.

Nothing is queued for a browser but the answers to its own requests and what moves right now: a change only sets a
flag, and what is sent is made when it can be sent, all of it in one frame. A slow browser thus misses steps in between,
never the newest position, and who asks without reading the answers is not read on from (backpressure).
"""

import asyncio
import contextlib
import logging
import re
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from tabbytop.core import Malformed, Seat, TabbyError
from tabbytop.tables.closing import check_shown
from tabbytop.tables.errors import Refusal, TooFast
from tabbytop.tables.live import Live
from tabbytop.tables.muted import muted, muted_topic
from tabbytop.tables.play import InPlay
from tabbytop.tables.requests import Request, Say
from tabbytop.tables.service import Service
from tabbytop.tables.table import Person, setting
from tabbytop.tables.talk import anew_topic, chat_topic

from . import wire, wire_passing
from .errors import STATUS, TooLarge, wire_error
from .measures import Measure, Tally
from .presence import Presence
from .relay import Moment, Relay
from .security import Bucket, Limits
from .sight import Told, held, position, table_info

MOST_ANSWERS = 64
MOST_MOTIONS = 64  #: chunks of frames that wait for a browser; one that is slower than that sees the clip instead
CHAT_SHOWN = 200
FARTHEST = 10_000  #: where a hand may be shown
HOLD = re.compile(r'"type"\s*:\s*"hold"')

log = logging.getLogger(__name__)


class Browser:
    """A connection."""

    def __init__(
        self,
        socket: WebSocket,
        table: str,
        person: Person,
        service: Service,
        presence: Presence,
        limits: Limits,
        people: Tally,
        talk: Measure,
        relay: Relay,
    ) -> None:
        self.socket, self.table, self.person = socket, table, person
        self.service, self.presence, self.limits, self.people, self.talk = service, presence, limits, people, talk
        self.relay = relay
        self._bucket = Bucket(limits.requests)
        self._hand = Bucket(limits.hand)
        self._holds: dict[int, int] = {}  # seats of ours whose hand the others see, and the piece in it
        self._held: dict[int, str] = {}  # others' hands as they are to be shown
        self._looks: Callable[[bool], None] = lambda on: None  # to be told whether the page is looked at
        self._hears = self._saw  # the same object whenever it is named
        self._motions: deque[str] = deque()
        self._next_frame = (-1, 0)  # of which entry's motion, and which
        self._stir = asyncio.Event()
        self._stir.set()
        self._is_changed = self._is_talk = self._is_muting = True
        self._is_gone = False
        self._turned_out: Refusal | None = None
        self._room = asyncio.Event()
        self._room.set()
        self._answers: deque[str] = deque()
        self._told: Told | None = None
        self._shown_table: wire.TableInfo | None = None
        self._made_of: Any = None  # what that was made of
        self._shown_position: wire.Position | None = None
        self._shown_version = 0
        self._counts = True  # and shows how it stands
        self._shown_chat: int | None = None

    async def serve(self) -> None:
        """Until the browser goes."""
        bus = self.service.bus
        leave = (
            bus.subscribe(self.table, self._changed),
            bus.subscribe(chat_topic(self.table), self._talked),
            bus.subscribe(anew_topic(self.table), self._talk_anew),
            bus.subscribe(muted_topic(self.table, self.person), self._hears_others),
            self.relay.listen(self.table, self._hears),
        )
        try:
            name = await self.service.store.name(self.person)
            with self.presence.at(self.table, self.person, name) as self._looks:
                if name:
                    await self.service.greet(self.table, self.person, name)
                await self.service.host_back(self.table, self.person)
                await self.service.there(self.table, self.person)
                showing = asyncio.create_task(self._show())
                try:
                    await self._listen()
                finally:
                    showing.cancel()
                    await asyncio.gather(showing, return_exceptions=True)
                    await self._go()
        finally:
            for unsubscribe in leave:
                unsubscribe()
            for seat, piece in self._holds.items():
                self.relay.tell(self.table, wire_passing.Held(seat, piece, None))

    async def _go(self) -> None:
        """Whoever is waited for was here until now. Where that cannot be noted, it is since they came."""
        with contextlib.suppress(TabbyError):
            await self.service.there(self.table, self.person)

    def _changed(self) -> None:
        self._is_changed = True
        self._stir.set()

    def turn_out(self, why: Refusal) -> None:
        """Whoever it is may not be here any more."""
        self._turned_out = why
        self._stir.set()

    def _talk_anew(self) -> None:
        self._shown_chat = None
        self._talked()

    def _hears_others(self) -> None:
        self._is_muting = True
        self._stir.set()

    def _talked(self) -> None:
        self._is_talk = True
        self._stir.set()

    def _saw(self, moment: Moment, text: str) -> None:
        """Of a hand only where it is now; of a motion every frame, for whoever has seen those before."""
        if isinstance(moment, wire_passing.Held):
            self._held[moment.seat] = text
        elif moment.first == 0 or self._next_frame == (moment.seq, moment.first):
            if len(self._motions) >= MOST_MOTIONS:
                self._motions.clear()
                self._next_frame = (-1, 0)
                return
            self._motions.append(text)
            self._next_frame = (moment.seq, moment.first + len(moment.frames))
        self._stir.set()

    # -- showing ------------------------------------------------------------------------------------------------------

    async def _show(self) -> None:
        try:
            while True:
                await self._stir.wait()
                self._stir.clear()
                if self._turned_out is not None:
                    raise self._turned_out
                frame = [*self._answers, *self._held.values(), *self._motions]
                for shown in (self._answers, self._held, self._motions):
                    shown.clear()
                try:
                    await self._look(frame)
                except Exception:
                    await self._send(frame)  # what was answered is answered
                    raise
                await self._send(frame)
                self._room.set()
        except (WebSocketDisconnect, RuntimeError):
            return  # it has gone; the listening side sees it too
        except Refusal as refused:  # from now on the table is gone, or not for this person; or the store is away
            await say_and_close(self.socket, refused)
        except Exception:
            log.exception("table %s could not be shown", self.table)
            await self.socket.close(1011)
        finally:
            self._is_gone = True
            self._room.set()

    async def _look(self, frame: list[str]) -> None:
        """Add what has changed to what is sent together."""
        if self._is_changed:
            self._is_changed = False
            frame += map(_text, await self.service.look(self.table, self._changes))
        if self._is_muting:
            self._is_muting = False
            frame.append(_text(wire.MutedMessage(await muted(self.service.store.papers, self.table, self.person))))
        if self._is_talk:
            self._is_talk = False
            frame += map(_text, await self._new_chat())

    def _changes(self, live: Live) -> list[wire.FromServer]:
        """The table and the position, each if it is not what was shown last."""
        changes: list[wire.FromServer] = []
        table, until = live.table, self.service.until(live.table, live.changed)
        check_shown(table, self.person)
        compiling = self.service.is_compiling(table)
        made_of = (setting(table), self.presence.people(table.id), until, compiling)
        if made_of != self._made_of:  # some of it is nobody else's business, so what was shown decides
            self._made_of, before = made_of, self._shown_table
            self._shown_table = table_info(table, live.game, self.person, self.presence, until, compiling)
            if self._shown_table != before:
                changes.append(wire.TableMessage(self._shown_table))
        if isinstance(live, InPlay) and live.version != self._shown_version:
            self._shown_version = live.version
            now, told = position(live, self.person, self._told, self.service.now(), self._counts)
            if self._shown_position is None or now.news or now.whole or not _alike(now, self._shown_position):
                self._shown_position, self._told = now, told
                changes.append(now)
        return changes

    def _count(self, on: bool) -> None:
        """Whoever wants to know how it stands is told at once."""
        if on and not self._counts:
            self._shown_version = 0
            self._changed()
        self._counts = on

    async def _new_chat(self) -> list[wire.Chat]:
        after = self._shown_chat
        lines = await self.service.store.chat(self.table, after or 0, CHAT_SHOWN)
        if not lines and after is not None:
            return []
        self._shown_chat = lines[-1].n if lines else 0
        return [wire.Chat(tuple(lines), whole=after is None)]

    async def _send(self, frame: list[str]) -> None:
        """Together, where there is more than one message."""
        if frame:
            await self.socket.send_text(frame[0] if len(frame) == 1 else f"[{','.join(frame)}]")

    # -- listening ----------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            answer = await self._handle(text if text is not None else message.get("bytes") or b"")
            if answer is not None:
                self._answer(answer)
            if len(self._answers) >= MOST_ANSWERS and not self._is_gone:  # it asks without reading: let it wait
                self._room.clear()
                await self._room.wait()

    def _answer(self, answer: wire.Done | wire.Refused) -> None:
        self._answers.append(_text(answer))
        self._stir.set()

    async def _handle(self, text: str | bytes) -> wire.Done | wire.Refused | None:
        """The answer; none to a hand that moves, nor to who looks away."""
        id: str | None = None
        began, what = time.monotonic(), "?"
        try:
            if len(text) > self.limits.message:
                raise TooLarge(f"a message has at most {self.limits.message} bytes")
            looks_like_hand = isinstance(text, str) and HOLD.search(text) is not None
            if not self._may_ask(hand=looks_like_hand):
                id = _id_of(text)
                raise TooFast("too many requests; wait a moment")
            if isinstance(text, bytes):
                raise Malformed("expected text, got a binary message")
            data = wire.parsed(text)
            if isinstance(data, dict) and isinstance(data.get("id"), str):
                id = data["id"][:64]
            asked = wire.request(data)
            what = type(asked).__name__
            if looks_like_hand and not isinstance(asked, wire.Hovering) and not self._may_ask(hand=False):
                raise TooFast("too many requests; wait a moment")
            seq = await self._carry_out(asked)
            self.service.meter.answered(what, time.monotonic() - began, None)
            return None if seq is None else wire.Done(asked.id, seq)
        except Exception as error:
            told = wire_error(error)
            self.service.meter.answered(what, time.monotonic() - began, told.kind)
            return wire.Refused(id, told)

    def _may_ask(self, *, hand: bool) -> bool:
        """A hand that moves has a measure of its own, so that it leaves enough for what matters."""
        return self._hand.take() if hand else self._bucket.take() and self.people.take(self.person)

    async def _hold(self, seat: Seat, place: wire_passing.Hover | None) -> None:
        """Show the others where the piece in hand is: nothing is kept of it."""
        piece = await self.service.look(self.table, lambda live: held(live, self.person, seat))
        if place is not None and max(map(abs, place)) > FARTHEST:
            raise Malformed(f"a hand is within {FARTHEST:,} millimetres, and turned by no more degrees", "place")
        if place is not None:
            self._holds[seat] = piece
        else:
            self._holds.pop(seat, None)
        self.relay.tell(self.table, wire_passing.Held(seat, piece, place), but=self._hears)

    async def _carry_out(self, asked: Request) -> int | None:
        """The number of the next entry; None where there is nothing to be answered."""
        if isinstance(asked, wire.Hovering):
            await self._hold(asked.seat, asked.place)
            return None
        if isinstance(asked, wire.Looking):
            self._looks(asked.on)
            self._count(asked.standing)
            return None
        if isinstance(asked, Say) and not await self.talk.take(self.person):
            raise TooFast("too many messages; wait a moment")
        return await self.service.carry_out(self.table, self.person, asked)


def _alike(one: wire.Position, other: wire.Position) -> bool:
    """Do two positions differ in nothing that a browser would show?"""
    return (
        one.seq,
        one.must,
        one.sights,
        one.standing,
        one.undo,
        one.awaited,
        one.vote,
        one.deadline,
        one.outcome,
    ) == (
        other.seq,
        other.must,
        other.sights,
        other.standing,
        other.undo,
        other.awaited,
        other.vote,
        other.deadline,
        other.outcome,
    )


def _text(message: wire.FromServer) -> str:
    return wire.written(message).decode()


def _id_of(text: str | bytes) -> str | None:
    """The id in a request that is refused unread."""
    try:
        data = wire.parsed(text)
    except Malformed:
        return None
    id = data.get("id") if isinstance(data, dict) else None
    return id[:64] if isinstance(id, str) else None


async def turn_away(socket: WebSocket, error: Exception) -> None:
    """Say why, and close. A browser cannot read the answer to a handshake, so it is let in to hear it."""
    await socket.accept()
    await say_and_close(socket, error)


async def say_and_close(socket: WebSocket, error: Exception) -> None:
    told = wire_error(error)
    await socket.send_text(wire.written(wire.Refused(None, told)).decode())
    await socket.close(4000 + STATUS[told.kind], told.kind)
