"""What bots are asked at a table: each for itself, or in the place of a person whose time is up.

Who may interrupt is asked beside whoever must act, not before: all think about one position side by side, and what they
answer is heard together. How long a table takes thus tells nobody whether a bot holds an interrupt.
"""

import hmac
from dataclasses import dataclass, replace
from typing import Any

from tabbytop.core import AnyGame, AnyMenu, Record, Seat, buttons

from . import absence, clocks, deeds
from .asking import Asking
from .live import Live
from .play import InPlay
from .table import STAND_IN, Chair, Person, Table


@dataclass(frozen=True, slots=True)
class Decision:
    """What one bot is asked. The answer counts only while the table is still at ``seq``."""

    game: AnyGame
    seq: int
    seat: Seat
    level: str  #: or the name of a bot that was brought
    view: Any
    menu: AnyMenu
    random: int  #: where this decision's own randomness starts
    may_decline: bool = False  #: an interrupt
    whom: Person = ""  #: for whom it is thought: who has founded the table


@dataclass(frozen=True, slots=True)
class Docket:
    """What a table wants of the house now: thoughts, something done, or to be looked at again at a time."""

    decisions: tuple[Decision, ...] = ()  #: first who may interrupt, then who must act
    undoable: bool = False  #: a person can still take a move back
    interruptible: bool = False  #: a person might interrupt before a bot moves
    is_due: bool = False  #: ``GoOn``
    until: float | None = None

    @property
    def about(self) -> tuple[Any, ...]:
        """What the decisions are about: as long as this is the same, they are thought about once."""
        return tuple((one.seq, one.seat, one.level, one.may_decline) for one in self.decisions)


NOTHING = Docket()


def docket(live: Live, by: Asking) -> Docket:
    if not isinstance(live, InPlay) or not live.is_on:
        return NOTHING
    if deeds.is_due(live, by):
        return Docket(is_due=True)
    record, chairs, asked = live.record, live.table.chairs, live.record.to_act
    until = _earlier(clocks.next_time(live.table, by.at, by.pause), absence.next_time(live.table, by.at))
    interrupting, moving = _of_bots(live, asked.may, may_decline=True), _of_bots(live, asked.must)
    late = [_instead(live, seat) for seat in clocks.late(live.table, by.at)]
    decisions = (*interrupting, *moving, *late)
    if not decisions:
        return Docket(until=until)
    return Docket(
        decisions,
        undoable=any(record.can_undo(seat) for seat, chair in enumerate(chairs) if chair.is_waited_for),
        interruptible=bool(moving) and any(_is_heeded(chairs[seat]) for seat in _might_interrupt(record)),
        until=until,
    )


def _earlier(one: float | None, other: float | None) -> float | None:
    return min((time for time in (one, other) if time is not None), default=None)


def _of_bots(live: InPlay, seats: tuple[Seat, ...], may_decline: bool = False) -> list[Decision]:
    """None while somebody asks to step back."""
    if live.table.wish is not None:
        return []
    levels = {seat: live.table.chairs[seat].thinks for seat in seats if seat >= 0 and seat not in live.table.answered}
    return [_decision(live, seat, level, may_decline) for seat, level in levels.items() if level is not None]


def _decision(live: InPlay, seat: Seat, level: str, may_decline: bool = False) -> Decision:
    view, random = live.game.view(live.record.state, seat), _own_randomness(live.table, seat, live.seq)
    whom = live.table.host
    return Decision(live.game, live.seq, seat, level, view, live.menu(seat), random, may_decline, whom)


def _instead(live: InPlay, seat: Seat) -> Decision:
    """For a person whose time is up. Where passing on is an answer, no other is to be thought about."""
    decision = _decision(live, seat, STAND_IN)
    passing = live.game.flow.pass_on(decision.menu)
    return decision if passing is None else replace(decision, menu=buttons(decision.menu.prompt, [passing]))


def _own_randomness(table: Table, seat: Seat, seq: int) -> int:
    """Bots draw from a stream of their own, which tells nothing about the seed."""
    digest = hmac.digest(bytes.fromhex(table.seed), f"bot {seat} {seq}".encode(), "sha256")
    return int.from_bytes(digest[:8], "big")


def _is_heeded(chair: Chair) -> bool:
    return chair.is_waited_for and not chair.quiet


def _might_interrupt(record: Record) -> tuple[Seat, ...]:
    asks = record.game.flow.might_interrupt
    return asks(record.state) if asks is not None else record.to_act.may
