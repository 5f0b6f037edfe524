"""New tables: as somebody wants one, or once more with the same people."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import islice
from secrets import SystemRandom
from typing import Any

from tabbytop.bots.names import BOTS, named
from tabbytop.contests import rotated
from tabbytop.core import AnyGame, Header, Malformed, Record

from . import series
from .asking import Asking
from .codes import new_codes, new_id, new_seed
from .errors import Improper, NotNow
from .lobby import new_pin, seated
from .physics import check_simulated
from .requests import FromHere, FromHome, NewTable
from .store import Store
from .table import OPEN, STAND_IN, Chair, Person, Table, bot_of, clock_of, is_netbot

shuffle = SystemRandom().shuffle
TRIES = 20  #: of codes; two of a billion are seldom the same


def new_table(asked: NewTable, games: Mapping[str, AnyGame], person: Person, by: Asking) -> Table:
    """A table as it was asked for, with a seed of its own and no code yet."""
    if asked.game not in games:
        raise Improper(f"no such game: {asked.game!r}; there are {', '.join(sorted(games))}")
    if is_netbot(person) and (asked.pin is not None or asked.rated):
        raise NotNow("bots from the network play no rated games, and their tables do not hang on the board")
    game = games[asked.game]
    check_simulated(game, by.physics)
    if len(asked.seats) not in game.seats:
        few, many = game.seats[0], game.seats[-1]
        raise Improper(f"{game.key} is played with {few if few == many else f'{few} to {many}'} seats")
    options = game.complete(asked.options)
    game.check_setup(len(asked.seats), options)
    chairs: tuple[Chair, ...] = ()
    for seat in asked.seats:
        chairs = (*chairs, _chair(seat, game, by, chairs))
    clock = clock_of(asked.clock)
    table = Table(new_id(), "", game.key, options, chairs, person, by.date, new_seed(), eager=asked.start, clock=clock)
    table = replace(table, host_seen=by.at, wants=(person,) if asked.rated else (), hints=asked.hints)
    if asked.pin is not None:
        table = replace(table, pin=new_pin(asked.pin, by, by.date))
    for own in table.seats_of(person):
        table = seated(table, own, by, asked.nonce)
    return table


def _chair(seat: Any, game: AnyGame, by: Asking, others: tuple[Chair, ...]) -> Chair:
    match seat:
        case "open":
            return OPEN
        case "me":
            return Chair("person", by.person, by.name, of=by.of)
        case {"bot": str(level)} if len(seat) == 1:
            return bot_of(level, game.key, others, by.bots)
    raise Malformed('expected "me", "open" or {"bot": level}', "seats")


def again(table: Table, game: AnyGame, host: Person, at: float, best_of: int | None = None) -> Table:
    """The table of a rematch: the same people, bots, options, clock; new randomness. It starts when all have come.

    Everybody moves on by one seat, so that two exchange their sides, and what was agreed for one of them goes along,
    as does the score of the series.
    """
    chairs = rotated([replace(chair, nonce="", stand_in=None, cat="", missed=0) for chair in table.chairs])
    options = game.flow.again(table.options)
    fresh = Table(new_id(), "", table.game, options, chairs, host, at, new_seed(), eager=True, clock=table.clock)
    fresh = replace(fresh, patience=table.patience, host_seen=at, talk=table.talk, hints=table.hints)
    fresh = replace(fresh, wants=table.wants if table.rated else ())
    return replace(fresh, series=series.following(table, best_of)) if series.is_counted(game, table) else fresh


def together(game: AnyGame, people: Mapping[Person, str], seats: int, clock: float, by: Asking) -> Table:
    """A table for ``people``, whose names are given, with bots on the seats that are left, in any order. It starts when
    all have come; the first of them is the host."""
    chairs = [Chair("person", person, name) for person, name in people.items()]
    while len(chairs) < seats:
        chairs.append(Chair.bot(STAND_IN, chairs))
    shuffle(chairs)
    host = next(iter(people))
    table = Table(new_id(), "", game.key, game.complete({}), tuple(chairs), host, by.date, new_seed(), eager=True)
    return replace(table, clock=clock, host_seen=by.at)


@dataclass(frozen=True, slots=True)
class Middle:
    """A position in the middle of a recorded game, from which another goes on."""

    game: AnyGame
    header: Header
    state: Any


def middle(record: Record, step: int) -> Middle:
    if not 0 <= step < len(record.states):
        raise Improper(f"the game has steps 0 to {len(record.states) - 1}, not {step}")
    if not record.game.to_act(record.states[step]).must:
        raise NotNow("the game is over at this step")
    return Middle(record.game, record.header, record.states[step])


def from_here(here: Middle, asked: FromHere, person: Person, by: Asking) -> Table:
    """The table of a game that goes on from the middle of another: practice, since what came may be known."""
    sitters = here.header.seats
    if not 0 <= asked.seat < len(sitters):
        raise Improper(f"there is no seat {asked.seat}; seats are 0 to {len(sitters) - 1}")
    cats = named([sitter.name if sitter.kind == "bot" else None for sitter in sitters])
    seats = [{"bot": BOTS.get(cat or "", STAND_IN)} for cat in cats]
    wish = NewTable(
        here.game.key,
        here.header.options,
        tuple("me" if seat == asked.seat else bot for seat, bot in enumerate(seats)),
        asked.nonce or new_id(),
    )
    return replace(new_table(wish, {here.game.key: here.game}, person, by), practice=True)


def from_home(game: AnyGame, header: Header, asked: FromHome, person: Person, by: Asking) -> Table:
    """The table at which a game goes on that was begun at home; ``asked`` has been verified."""
    if len(asked.seats) != len(header.seats):
        raise Improper(f"the game has {len(header.seats)} seats, not {len(asked.seats)}")
    table = new_table(NewTable(game.key, header.options, asked.seats), {game.key: game}, person, by)
    return replace(table, seed=asked.seed, at_home=True, log="\n".join(asked.log))


async def kept(store: Store, table: Table) -> Table:
    """``table`` in the store, with its mark, and a code that no other open table has."""
    for code in islice(new_codes(), TRIES):
        at_home = table.at_home or bool(store.mark)
        coded = replace(table, id=f"{store.mark}{table.id}", code=code, at_home=at_home)
        if await store.create(coded, table.created):
            return coded
    raise NotNow("no code is free; there are too many open tables")
