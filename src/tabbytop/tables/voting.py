"""What those who are left may agree on about somebody who is gone (a consensus vote), and how that one comes back.

They may let a bot of a level play on from the seat (a stand-in: a substitute, a takeover), or end the game as it is.
The seat of one who is stood in for stays theirs: they see what they hold, and take it again with a word or a move.
Whoever is gone ends a vote by coming back. Giving up is something else: who resigns has said so, and the seat is the
bot's.
"""

from tabbytop.bots import Level
from tabbytop.core import Seat
from tabbytop.core.records import replace

from . import clocks
from . import table as tables
from .absence import is_gone, missing
from .asking import Asking
from .errors import NotNow, NotYourSeat
from .play import InPlay
from .requests import CastVote, ComeBack
from .table import STAND_IN, Chair, Table, Vote, level_of

MOST_MISSED = 3  #: decisions of one game for which a bot from the network may come too late, and come back


def cast_vote(live: InPlay, asked: CastVote, by: Asking) -> None:
    """Suggest what to do about somebody who is gone, agree to what was suggested, or say no to it."""
    table, mine = live.table, live.table.seats_of(by.person)
    if not mine:
        raise NotYourSeat("only those who play here may vote; you do not sit at this table")
    if not any(table.chairs[seat].is_waited_for for seat in mine):
        raise NotNow("a bot plays for you; take your seat again first")
    if table.chair(asked.seat).person == by.person or not table.chair(asked.seat).is_waited_for:
        raise NotNow("a vote is about somebody else whom the game waits for")
    wanted = (asked.seat, None if asked.level is None else level_of(asked.level))
    vote = table.vote
    if vote is not None and (vote.seat, vote.level) != wanted:
        raise NotNow("another vote is open: say yes or no to that one first")
    if not asked.agree:
        live.table = replace(table, vote=None)
        return
    if vote is None and not is_gone(table, asked.seat, by):
        raise NotNow("they are not gone: they are here, or have been waited for not as long as this table agreed on")
    agreed = tuple(sorted({*(vote.agreed if vote else ()), *mine}))
    live.table = replace(table, vote=Vote(asked.seat, wanted[1], agreed, vote.at if vote else by.at))
    settle(live, by, f"{mine[0]}:{asked.id}")


def is_settled(live: InPlay, by: Asking) -> bool:
    vote = live.table.vote
    return vote is not None and not missing(live.table, vote, by)


def settle(live: InPlay, by: Asking, id: str | None = None) -> None:
    """Do what all have agreed on."""
    table, vote = live.table, live.table.vote
    if vote is None or not is_settled(live, by):
        return
    live.table = replace(table, vote=None, wish=None)
    if vote.level is None:
        live.record.break_off([*live.record.missing_consent(vote.seat, vote.agreed), vote.seat], vote.agreed, id)
        live.table = replace(live.table, broken_off=True)
        return
    for seat in table.seats_of(table.chairs[vote.seat].person):
        live.table = stood_in(live.table, seat, vote.level)


def stood_in(table: Table, seat: Seat, level: Level) -> Table:
    """A bot of ``level`` plays on from ``seat``, which stays whose it is."""
    cat = Chair.bot(level, table.others(seat)).name
    return replace(tables.put(table, seat, replace(table.chairs[seat], stand_in=level, cat=cat)), stood_in=True)


def late_netbots(table: Table, at: float) -> tuple[Seat, ...]:
    """Bots from the network whose time is up: slow, absent or broken."""
    return tuple(seat for seat in clocks.late(table, at) if table.chairs[seat].is_netbot)


def replace_late(live: InPlay, by: Asking) -> None:
    """Nobody votes about a bot whose time is up: the usual stand-in plays on until it comes back."""
    for seat in late_netbots(live.table, by.at):
        chair = live.table.chairs[seat]
        table = tables.put(live.table, seat, replace(chair, missed=chair.missed + 1))
        live.table = stood_in(table, seat, STAND_IN)


def come_back(live: InPlay, asked: ComeBack, by: Asking) -> None:
    if live.table.chairs[asked.seat].stand_in is None:
        raise NotNow("nobody plays for you; the seat is yours")
    for seat in live.table.seats_of(by.person):
        live.table = taken_again(live.table, seat)


def taken_again(table: Table, seat: Seat) -> Table:
    """``seat`` with nobody who stands in for its person. A bot that was late too often comes back no more."""
    if table.chairs[seat].stand_in is None:
        return table
    if table.chairs[seat].missed >= MOST_MISSED:
        raise NotNow(f"its time was up {MOST_MISSED} times; the stand-in plays on to the end")
    return tables.put(table, seat, replace(table.chairs[seat], stand_in=None, cat=""))
