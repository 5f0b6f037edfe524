"""A table in the lobby, and the command handlers that it has: take a seat, give it to a bot, choose, begin."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from tabbytop.core import Record, Seat, Sitter

from .asking import Asking
from .errors import Improper, NotNow, NotYourSeat, Taken
from .live import Live
from .physics import check_simulated
from .play import InPlay
from .requests import ChooseClock, ChooseOptions, Request, SeatBot, Sit, Stand, StartGame
from .table import OPEN, Chair, Table, clock_of, level_of, put

LONGEST_NONCE = 64


class Lobby(Live):
    """A table at which the game has not begun."""

    __slots__ = ()


def sit(lobby: Lobby, asked: Sit, by: Asking) -> Live:
    """Take an open seat; on a seat of one's own it gives the nonce anew."""
    lobby.table = seated(lobby.table, asked.seat, by, asked.nonce)
    return begun(lobby, by) if lobby.table.eager and is_ready(lobby.table) else lobby


def seated(table: Table, seat: Seat, by: Asking, nonce: str) -> Table:
    chair = table.chair(seat)
    if len(nonce) > LONGEST_NONCE or not nonce.isprintable():
        raise Improper(f"a nonce is at most {LONGEST_NONCE} printable characters")
    if chair.kind != "open" and chair.person != by.person:
        raise Taken(f"seat {seat} is taken")
    return put(table, seat, Chair("person", by.person, by.name, None, nonce, chair.quiet))


def stand(lobby: Lobby, asked: Stand, by: Asking) -> Live:
    """Leave a seat; the host may also send a bot, or somebody else, away."""
    chair = lobby.table.chair(asked.seat)
    if chair.kind != "open":
        if chair.person != by.person:
            _host_only(lobby, by)
        lobby.table = put(lobby.table, asked.seat, OPEN)
    return lobby


def seat_bot(lobby: Lobby, asked: SeatBot, by: Asking) -> Live:
    """The host puts a bot on an open seat, or changes its level."""
    _host_only(lobby, by)
    if lobby.table.chair(asked.seat).kind == "person":
        raise Taken(f"seat {asked.seat} is taken by a person")
    lobby.table = put(lobby.table, asked.seat, Chair.bot(level_of(asked.level), lobby.table.others(asked.seat)))
    return lobby


def choose_options(lobby: Lobby, asked: ChooseOptions, by: Asking) -> Live:
    _host_only(lobby, by)
    complete = lobby.game.complete({**lobby.table.options, **asked.options})
    lobby.game.check_setup(len(lobby.table.chairs), complete)
    lobby.table = replace(lobby.table, options=complete)
    return lobby


def choose_clock(lobby: Lobby, asked: ChooseClock, by: Asking) -> Live:
    _host_only(lobby, by)
    lobby.table = replace(lobby.table, clock=clock_of(asked.seconds))
    return lobby


def start(lobby: Lobby, asked: StartGame, by: Asking) -> Live:
    _host_only(lobby, by)
    return begun(lobby, by)


def begun(lobby: Lobby, by: Asking, start: Any = None) -> InPlay:
    """Every seat is taken: the game begins, under the commitment made when the table was, or goes on from ``start``."""
    game, table = lobby.game, lobby.table
    check_simulated(game, by.physics)
    if free := [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]:
        raise NotNow(f"seat {free[0]} is still open")
    if not is_ready(table):
        raise NotNow("not every person at the table has added a nonce yet, so the draws would not be theirs too")
    sitters = [Sitter("bot" if chair.kind == "bot" else "person", chair.name) for chair in table.chairs]
    nonces = [chair.nonce for chair in table.chairs]
    record = Record.open(game, sitters, bytes.fromhex(table.seed), nonces, table.options, start)
    table = replace(table, phase="playing", bots_only=not table.sitters)
    return InPlay(game, table, lobby.version, lobby.changed, record, None)


def is_ready(table: Table) -> bool:
    """Is every seat taken, and has every person added to the randomness?"""
    return all(chair.kind == "bot" or (chair.kind == "person" and chair.nonce) for chair in table.chairs)


def _host_only(lobby: Lobby, by: Asking) -> None:
    if lobby.table.host != by.person:
        raise NotYourSeat("only the host of the table may do this")


Deed: TypeAlias = Callable[[Lobby, Any, Asking], Live]

IN_THE_LOBBY: dict[type[Request], Deed] = {
    Sit: sit,
    Stand: stand,
    SeatBot: seat_bot,
    ChooseOptions: choose_options,
    ChooseClock: choose_clock,
    StartGame: start,
}
