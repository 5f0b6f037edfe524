"""What concerns a table as a whole, whatever is played at it: who may watch and talk, whose it is, closed and open."""

from collections.abc import Callable
from typing import Any, TypeAlias

from tabbytop.core.records import replace

from . import absence
from .asking import Asking
from .errors import NotNow, NotShown, NotYourSeat, Shut
from .live import Live
from .requests import ChooseTalk, ChooseWatchers, Close, HandOver, PutAway, Reopen, Request, TakeOver, Unpin
from .table import Person, Table, is_netbot


def check_shown(table: Table, person: Person | None) -> None:
    """May ``person`` see it?"""
    if table.shut:
        raise Shut("this table was closed by who keeps the house")
    if not table.may_see(person):
        raise NotShown("only those who play may see this table")


def check_open(live: Live) -> None:
    if live.table.closed:
        raise NotNow("the table is closed; who sits here can open it again")


def choose_watchers(live: Live, asked: ChooseWatchers, by: Asking) -> None:
    _host_only(live, by)
    live.table = replace(live.table, watchers=asked.watchers)


def unpin(live: Live, asked: Unpin, by: Asking) -> None:
    """Off the house's board."""
    _host_only(live, by)
    live.table = replace(live.table, pin=None)


def choose_talk(live: Live, asked: ChooseTalk, by: Asking) -> None:
    _host_only(live, by)
    live.table = replace(live.table, talk=asked.talk)


def hand_over(live: Live, asked: HandOver, by: Asking) -> None:
    _host_only(live, by)
    heir = live.table.chair(asked.seat).person
    if heir is None or is_netbot(heir):
        raise NotNow("only a person who sits here can be the host")
    live.table = replace(live.table, host=heir, host_seen=by.at)


def take_over(live: Live, asked: TakeOver, by: Asking) -> None:
    """So that a table whose host has left is not stuck."""
    if by.person is None or by.person not in live.table.sitters:
        raise NotYourSeat("only who sits here may take the hosting over")
    if not by.is_gone(live.table.host) or by.at < absence.heir_from(live.table):
        raise NotNow("the host is here, or was here not long ago")
    live.table = replace(live.table, host=by.person, host_seen=by.at)


def close(live: Live, asked: Close, by: Asking) -> None:
    """A game that others play too is not the host's to end."""
    _host_only(live, by)
    _check_not_over(live)
    if live.table.phase == "playing" and _others_play(live.table, by):
        raise NotNow("others play here; who wants no more resigns")
    _closed(live, by)


def _others_play(table: Table, by: Asking) -> bool:
    return any(person != by.person and not is_netbot(person) for person in table.sitters)


def put_away(live: Live, asked: PutAway, by: Asking) -> None:
    if live.changed != asked.changed:
        raise NotNow("something has happened here since")
    _check_not_over(live)
    _closed(live, by)


def reopen(live: Live, asked: Reopen, by: Asking) -> None:
    check_shown(live.table, by.person)
    if by.person != live.table.host and by.person not in live.table.sitters:
        raise NotYourSeat("only who sits here may open the table again")
    live.table = replace(live.table, closed=0.0)


def _closed(live: Live, by: Asking) -> None:
    live.table = replace(live.table, closed=by.date, wish=None, vote=None)


def _check_not_over(live: Live) -> None:
    if live.table.phase == "over":
        raise NotNow("the game is over")


def _host_only(live: Live, by: Asking) -> None:
    if live.table.host != by.person:
        raise NotYourSeat("only the host of the table may do this")


Deed: TypeAlias = Callable[[Live, Any, Asking], None]

OF_THE_TABLE: dict[type[Request], Deed] = {
    ChooseWatchers: choose_watchers,
    ChooseTalk: choose_talk,
    HandOver: hand_over,
    TakeOver: take_over,
    Unpin: unpin,
    Close: close,
    Reopen: reopen,
}
