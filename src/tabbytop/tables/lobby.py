"""A table in the lobby, and the command handlers that it has: take a seat, give it to a bot, choose, begin."""

from collections.abc import Callable
from typing import Any, TypeAlias

from tabbytop.core import Record, Seat, Sitter
from tabbytop.core.log import header_line, parse_header
from tabbytop.core.records import replace

from . import rating, series
from .asking import Asking
from .errors import Improper, NotNow, NotYourSeat, SentAway, Taken
from .live import Live
from .physics import check_simulated
from .play import InPlay
from .requests import (
    AskNetbot,
    ChooseClock,
    ChooseHints,
    ChooseOptions,
    ChoosePatience,
    ChooseSeries,
    LetBack,
    PinUp,
    Remove,
    Request,
    SeatBot,
    Sit,
    Stand,
    StartGame,
    WantRating,
)
from .table import OPEN, Chair, Pin, Removed, Table, bot_of, clock_of, is_netbot, put
from .tidy import one_line

LONGEST_NONCE = 64
LONGEST_TITLE = 40
MOST_REMOVED = 50  #: who are remembered; the one before that may sit down again


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
    if table.has_removed(by.person):
        raise SentAway("the host has removed you from this table; only the host can let you back")
    if chair.kind != "open" and chair.person != by.person:
        raise Taken(f"seat {seat} is taken")
    if is_netbot(by.person) and by.person not in (chair.asked, chair.person, table.host):
        raise NotYourSeat("a bot sits down where it is asked to, or at a table of its own")
    return put(table, seat, Chair("person", by.person, by.name, None, nonce, chair.quiet, of=by.of))


def stand(lobby: Lobby, asked: Stand, by: Asking) -> Live:
    """Leave a seat; the host may also send a bot, or somebody else, away, and who brought a bot takes it away again. A
    bot that is asked to a seat declines."""
    chair = lobby.table.chair(asked.seat)
    if chair != OPEN:
        if by.person not in (chair.person, chair.asked) and not lobby.table.has_brought(by.person, asked.seat):
            _host_only(lobby, by)
        lobby.table = put(lobby.table, asked.seat, OPEN)
    return lobby


def seat_bot(lobby: Lobby, asked: SeatBot, by: Asking) -> Live:
    """Put a bot on an open seat, or change its level: the host any, who sits here one that they bring themselves."""
    bot = bot_of(asked.level, lobby.table.game, lobby.table.others(asked.seat), by.bots)
    return _brought(lobby, asked.seat, bot, by)


def ask_netbot(lobby: Lobby, asked: AskNetbot, by: Asking) -> Live:
    """Keep an open seat for a bot from the network, which is asked to sit down there. Whoever is faster sits there."""
    assert by.guest is not None
    if by.guest.id in lobby.table.concerned:
        raise Taken(f"{by.guest.name} sits at this table already, or is asked to")
    return _brought(lobby, asked.seat, Chair(name=by.guest.name, of=by.guest.of, asked=by.guest.id), by)


def _brought(lobby: Lobby, seat: Seat, bot: Chair, by: Asking) -> Live:
    table, chair = lobby.table, lobby.table.chair(seat)
    is_guest = table.host != by.person
    if is_guest and by.person not in table.sitters:
        raise NotYourSeat("only who sits at the table may bring a bot; sit down first")
    if chair.kind == "person":
        raise Taken(f"seat {seat} is taken by a person")
    if is_guest and chair != OPEN and not table.has_brought(by.person, seat):
        raise Taken(f"seat {seat} is taken by a bot; only the host and who brought it may change it")
    lobby.table = put(table, seat, bot)
    if is_guest and by.person is not None:
        lobby.table = replace(lobby.table, brought=(*lobby.table.brought, (seat, by.person)))
    return lobby


def choose_options(lobby: Lobby, asked: ChooseOptions, by: Asking) -> Live:
    _host_only(lobby, by)
    if lobby.table.log:
        raise NotNow("the game has begun already, elsewhere, and goes on as it was begun")
    complete = lobby.game.complete({**lobby.table.options, **asked.options})
    lobby.game.check_setup(len(lobby.table.chairs), complete)
    if complete != lobby.table.options:  # what was wanted was another game
        lobby.table = replace(lobby.table, options=complete, wants=())
    return lobby


def choose_clock(lobby: Lobby, asked: ChooseClock, by: Asking) -> Live:
    _host_only(lobby, by)
    lobby.table = replace(lobby.table, clock=clock_of(asked.seconds))
    return lobby


def pin_up(lobby: Lobby, asked: PinUp, by: Asking) -> Live:
    """On the house's board. Done again it changes the title, and leaves the table in its place there."""
    _host_only(lobby, by)
    before = lobby.table.pin
    pin = new_pin(asked.title, by, before.at if before else by.date)
    lobby.table = replace(lobby.table, pin=replace(pin, low=asked.low, high=asked.high))
    return lobby


def new_pin(title: str, by: Asking, at: float) -> Pin:
    if not by.strangers:
        raise NotNow("this house has no board; who keeps it lets no strangers in")
    return Pin(at, one_line(title)[:LONGEST_TITLE].strip())


def choose_series(lobby: Lobby, asked: ChooseSeries, by: Asking) -> Live:
    """What is won already cannot be agreed to be a series that would be over."""
    _host_only(lobby, by)
    if asked.best_of and not series.is_counted(lobby.game, lobby.table):
        raise Improper("nobody plays against anybody here, so there is no series to win")
    if replace(series.before(lobby.table), best_of=asked.best_of).is_over:
        raise NotNow(f"by the score it would be over: best of {asked.best_of}")
    lobby.table = replace(lobby.table, series=replace(series.before(lobby.table), best_of=asked.best_of))
    return lobby


def choose_patience(lobby: Lobby, asked: ChoosePatience, by: Asking) -> Live:
    _host_only(lobby, by)
    seconds = None if asked.seconds is None else clock_of(asked.seconds)
    lobby.table = replace(lobby.table, patience=seconds)
    return lobby


def choose_hints(lobby: Lobby, asked: ChooseHints, by: Asking) -> Live:
    _host_only(lobby, by)
    lobby.table = replace(lobby.table, hints=asked.on)
    return lobby


def remove(lobby: Lobby, asked: Remove, by: Asking) -> Live:
    """Who misbehaves leaves the seat, and takes none at this table again."""
    _host_only(lobby, by)
    chair = lobby.table.chair(asked.seat)
    if chair.person is None or chair.person == by.person:
        raise NotNow("only another person who sits here can be removed")
    for seat in lobby.table.seats_of(chair.person):
        lobby.table = put(lobby.table, seat, OPEN)
    before = lobby.table.removed
    n = 1 + max((one.n for one in before), default=0)
    lobby.table = replace(lobby.table, removed=(*before, Removed(n, chair.person, chair.name))[-MOST_REMOVED:])
    return lobby


def let_back(lobby: Lobby, asked: LetBack, by: Asking) -> Live:
    _host_only(lobby, by)
    lobby.table = replace(lobby.table, removed=tuple(one for one in lobby.table.removed if one.n != asked.n))
    return lobby


def want_rating(lobby: Lobby, asked: WantRating, by: Asking) -> Live:
    """For oneself alone; whoever sits down may want it too."""
    table = lobby.table
    if by.person is None or by.person not in table.sitters:
        raise NotYourSeat("whether the game is rated is for those who sit here to say")
    if asked.on and not rating.can_be_rated(lobby.game, table):
        raise NotNow("such a game is not rated: each must play for themselves, with nothing given in advance")
    others = tuple(one for one in table.wants if one != by.person)
    lobby.table = replace(table, wants=(*others, by.person) if asked.on else others)
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
    sitters = [Sitter("person" if chair.is_person else "bot", chair.name) for chair in table.chairs]
    nonces = [chair.nonce for chair in table.chairs]
    seed = bytes.fromhex(table.seed)
    if table.log:
        record = _gone_on(lobby, sitters, seed)
    else:
        record = Record.open(game, sitters, seed, nonces, table.options, start, table.at_home)
    only_bots = not any(chair.is_person for chair in table.chairs)
    table = replace(table, phase="playing", bots_only=only_bots, rated=rating.is_wanted(game, table), log="")
    return InPlay(game, table, lobby.version, lobby.changed, record, None)


def _gone_on(lobby: Lobby, sitters: list[Sitter], seed: bytes) -> Record:
    """The game that was begun at home, with all that was drawn and played there, by those who sit here now."""
    first, *lines = lobby.table.log.splitlines()
    header = replace(parse_header(first), seats=tuple(sitters), at_home=True)
    return Record.read([header_line(header), *lines], {lobby.game.key: lobby.game}, seed=seed)


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
    AskNetbot: ask_netbot,
    ChooseOptions: choose_options,
    ChooseClock: choose_clock,
    ChooseSeries: choose_series,
    ChoosePatience: choose_patience,
    ChooseHints: choose_hints,
    Remove: remove,
    LetBack: let_back,
    StartGame: start,
    WantRating: want_rating,
    PinUp: pin_up,
}
