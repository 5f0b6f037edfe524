"""A table on the house's board (a public listing of open tables): whoever comes sits down, and hosts come and go.

It hangs there while a seat is free, and when the game has begun for those who may watch (``Table.listed``). Who sits
down names no seat: one request finds a free one, or says that somebody was faster.
"""

from dataclasses import replace

from .asking import Asking
from .errors import EmptyRange, NotInRange, NotNow, Taken, UnknownTable
from .live import Live
from .lobby import Lobby, sit
from .requests import PinUp, Sit
from .table import OPEN, Person, Pin, Table, is_netbot, put


def sit_down(live: Live, by: Asking, nonce: str, points: float) -> Live:
    """Take whichever seat is free, at a table that hangs on the board. Who sits there already stays where they are."""
    table = live.table
    if table.seats_of(by.person):
        return live
    if table.pin is None or table.shut:
        raise UnknownTable("there is no such table on the board")
    if table.closed:
        raise NotNow("the table was closed; there are others on the board")
    if table.free is None or not isinstance(live, Lobby):
        raise Taken("somebody was faster: every seat is taken; there are others on the board")
    if table.pin.away:
        raise NotNow("the host has gone away; there are others on the board")
    if not table.pin.admits(points):
        raise NotInRange(f"this table is for other ratings: {_range(table.pin)}, and yours is {points:.0f}")
    return sit(live, Sit("", table.free, nonce), by)


def _range(pin: Pin) -> str:
    words = (f"from {pin.low}" if pin.low is not None else "", f"up to {pin.high}" if pin.high is not None else "")
    return " ".join(filter(None, words))


def check_range(table: Table, asked: PinUp, own: float) -> None:
    """May a table be for those alone who are rated from ``low`` to ``high``? ``own`` is the host's."""
    if asked.low is None and asked.high is None:
        return
    if table.host not in table.wants:
        raise NotNow("a range is for rated games; say first that you want this one to be rated")
    if asked.low is not None and asked.high is not None and asked.low > asked.high:
        raise EmptyRange(f"nobody is rated from {asked.low} to {asked.high}; the lower number comes first")
    if not Pin(0.0, low=asked.low, high=asked.high).admits(own):
        raise EmptyRange(f"the range leaves you out yourself: you are rated {own:.0f}; choose one that you are in")


def host_is(table: Table, *, here: bool) -> Table:
    """Its host has come back, or has been gone for a while."""
    return table if table.pin is None else replace(table, pin=replace(table.pin, away=not here))


def left_by(table: Table, person: Person, by: Asking) -> Table:
    """A table to which people were brought together, without one of them. Somebody else may sit down in that place: it
    hangs on the board from now on, unless nobody is left there."""
    for seat in table.seats_of(person):
        table = put(table, seat, OPEN)
    left = [one for one in table.sitters if not is_netbot(one)]
    if not left:
        return replace(table, closed=by.date)
    if table.host == person:
        table = replace(table, host=left[0], host_seen=by.at)
    return replace(table, pin=table.pin or Pin(by.date))
