"""What a bot is asked: for itself, or in the place of a person who is idle or whose time is up."""

import hmac
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tabbytop.bots import Level
from tabbytop.core import CHANCE, Action, AnyGame, AnyMenu, Record, Seat, poll

from . import clocks
from .live import Live
from .play import InPlay
from .table import STAND_IN, Place, Table


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot is asked. The answer counts only while the table is still at ``seq``."""

    game: AnyGame
    seq: int
    seat: Seat
    level: Level
    view: Any
    menu: AnyMenu
    random: int  #: where this decision's own randomness starts
    moved: float = 0.0  #: monotonic seconds of the last move
    undoable: bool = False  #: and a person can still take one back
    interruptible: bool = False  #: a person might interrupt before it
    may_decline: bool = False
    late: bool = False  #: asked in place of a person whose time is up
    idle: bool = False  #: asked in place of a person who has nothing to decide, or wants to decide nothing
    answer: Action | None = None  #: which nobody has to think about


def next_decision(live: Live, declined: Mapping[Seat, int], at: float, pause: float) -> Decision | None:
    """What the next bot is asked, if one is; then what is answered for a person who is idle or whose time is up.

    ``declined``: who has let an interrupt pass, and at which ``seq``.
    """
    if not isinstance(live, InPlay) or not live.is_on:
        return None
    bots = of_a_bot(live, declined) if live.table.wish is None else None
    if bots is not None:
        return bots
    if idle := clocks.idle(live.table, at, pause):
        return replace(for_a_person(live, idle[0]), idle=True)
    if late := clocks.late(live.table, at):
        return replace(for_a_person(live, late[0]), late=True)
    return None


def is_left(live: Live, at: float) -> bool:
    """Is there something to go on with? Only an upgrade, or another process's end in mid-move, can leave chance to act
    or askings unnoted; and a wish may have lapsed."""
    table = live.table
    is_unsettled = table.phase == "playing" and (table.must == (CHANCE,) or not table.asked)
    return is_unsettled or clocks.has_lapsed(table, at)


def of_a_bot(live: InPlay, declined: Mapping[Seat, int]) -> Decision | None:
    """What the next bot at the table is asked, if one is."""
    record, places = live.record, live.table.places
    asked = record.to_act
    bots = tuple(seat for seat, place in enumerate(places) if place.kind == "bot")
    of_bots = replace(
        asked,
        must=tuple(seat for seat in asked.must if seat in bots),
        may=tuple(seat for seat in asked.may if seat in bots and declined.get(seat) != record.seq),
    )
    if not of_bots.must and not of_bots.may:
        return None
    seat, may_decline = poll(of_bots)
    level = places[seat].level
    assert level is not None
    return replace(
        _decision(live, seat, level),
        may_decline=may_decline,
        undoable=any(record.can_undo(one) for one, place in enumerate(places) if place.kind == "person"),
        interruptible=not may_decline and any(_is_heeded(places[one]) for one in _might_interrupt(record)),
    )


def for_a_person(live: InPlay, seat: Seat) -> Decision:
    """What is answered in a person's place: nothing, where that is an answer; else a bot decides."""
    decision = _decision(live, seat, STAND_IN)
    return replace(decision, answer=live.game.flow.pass_on(decision.menu))


def _is_heeded(place: Place) -> bool:
    return place.kind == "person" and not place.quiet


def _might_interrupt(record: Record) -> tuple[Seat, ...]:
    asks = record.game.flow.might_interrupt
    return asks(record.state) if asks is not None else record.to_act.may


def _decision(live: InPlay, seat: Seat, level: Level) -> Decision:
    game, record = live.game, live.record
    view, menu = game.view(record.state, seat), live.menu(seat)
    random = _own_randomness(live.table, seat, record.seq)
    return Decision(game, record.seq, seat, level, view, menu, random, live.moved)


def _own_randomness(table: Table, seat: Seat, seq: int) -> int:
    """Bots draw from a stream of their own, which tells nothing about the seed."""
    digest = hmac.digest(bytes.fromhex(table.seed), f"bot {seat} {seq}".encode(), "sha256")
    return int.from_bytes(digest[:8], "big")
