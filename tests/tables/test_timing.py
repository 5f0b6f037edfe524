"""What others are told, and when, depends on nothing that they may not know.

Two worlds that a viewer cannot tell apart are played side by side, the same people and bots giving the same answers;
every message to the viewer and to a spectator is compared, and the moment at which it is sent.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import count, islice
from random import Random
from typing import Any, TypeAlias

import pytest

from tabbytop.bots import bot, levels
from tabbytop.core import Action, AnyGame, Flow, Menu, encode
from tabbytop.games import all_games, isle, kingos
from tabbytop.games.isle import state as frames
from tabbytop.games.isle.actions import Done, Hold, Lay
from tabbytop.games.kingos.actions import Pass, PutIn
from tabbytop.games.kingos.phases.common import citadel_of
from tabbytop.games.kingos.state import Acting, Blooming
from tabbytop.server.measures import Measure
from tabbytop.server.presence import Presence
from tabbytop.server.relay import Relay
from tabbytop.server.security import Buckets, Limits
from tabbytop.server.socket import Browser
from tabbytop.tables import clocks
from tabbytop.tables.botplay import AtRandom, BotPlay, Pace
from tabbytop.tables.bus import LocalBus
from tabbytop.tables.deciding import Decision, Docket
from tabbytop.tables.live import Live
from tabbytop.tables.play import InPlay
from tabbytop.tables.requests import BeQuiet, Move, NewTable, Sit, StartGame
from tabbytop.tables.service import Service
from tests.contract.exchange import exchanged
from tests.frames import messages

from .virtual import Memory, run

#: Answers that tell nothing, whatever one holds.
MUTE: dict[str, tuple[Action, ...]] = {"isle": (Hold(), Lay(()), Done()), "kingos": (Pass(), PutIn(0))}
#: Seconds that a person takes who has something to decide: less than any pause, and more than the one drawn here.
QUICK, SLOW = 0.4, 6.0
MINUTE = 60.0
LONG = 3 * MINUTE
PAIRS = 60
QUIET = "mlsna"  #: wants to be asked only on her own turn
AWAY = "toulavka"  #: never answers
BOTS = ("easy", "hard")
#: Who sits where; the viewer is on seat 0.
COMPANY = (
    ("micka", "mourek", "macek"),
    ("micka", "mourek", QUIET),
    ("micka", "easy", "mourek"),
    ("micka", "easy", "hard"),
)
WITH_A_CLOCK = (
    ("micka", AWAY, "macek"),
    ("micka", AWAY, "easy"),
    ("micka", "mourek", "macek"),
    ("micka", "easy", "mourek"),
)


def mute(game: AnyGame, menu: Menu) -> Action | None:
    return next((action for action in MUTE[game.key] if action in menu), None)


class Ponderous(AtRandom):
    """Says nothing, and takes the longer the more there is to choose from, interrupts first of all."""

    async def think(self, decision: Decision) -> Action | None:
        await asyncio.sleep(min(0.02 * len(decision.menu) + 0.1 * decision.may_decline, 0.25))
        return None if decision.may_decline else mute(decision.game, decision.menu)


# -- one world --------------------------------------------------------------------------------------------------------


class Window:
    """A browser's end of the socket: notes when something is sent, and what, as long as nothing has happened.

    What is turned over then is the game's to say, and tested there (``tests/contract``); whether anybody's time was up
    is the table's.
    """

    def __init__(self, seq: int) -> None:
        self.seq = seq
        self.sent: list[tuple[float, Any]] = []

    async def send_text(self, text: str) -> None:
        for message in messages(text):
            for drawn in ("id", "code"):  # for every table
                message.get("table", {}).pop(drawn, None)
            has_happened = message.get("seq", 0) > self.seq
            shown = [news["late"] for news in message["news"] if news["late"]] if has_happened else message
            self.sent.append((round(asyncio.get_running_loop().time(), 6), shown))

    async def receive(self) -> Any:
        await asyncio.sleep(LONG)
        return {"type": "websocket.disconnect"}


@dataclass(frozen=True)
class House:
    """How the house goes about it; the usual way unless a mistake is planted."""

    pace: Pace = field(default_factory=Pace)
    pause: float = 2.0
    clock: float = 0.0


Sent: TypeAlias = list[list[tuple[float, Any]]]


async def told(game: AnyGame, state: Any, people: tuple[str, ...], house: House, takes: float) -> Sent:
    """All that micka and a spectator are sent from this position on, until something is told of it or for long."""
    loop = asyncio.get_running_loop()
    service = Service(Memory(), LocalBus(), {game.key: game}, now=lambda: 1.0 + loop.time(), pause=house.pause)
    table = await seated_at(service, game, state, people, house.clock)
    seq = await service.look(table, lambda live: live.seq)
    windows = [Window(seq), Window(seq)]
    over = asyncio.Event()
    service.bus.subscribe(table, lambda: asyncio.ensure_future(note_end(service, table, seq, over)))
    bots = BotPlay(service, Ponderous(), house.pace)
    await bots.start()
    watching = [
        asyncio.create_task(watch(service, table, who, one)) for who, one in zip(("micka", "x"), windows, strict=True)
    ]
    present = [who for who in people if who not in (*BOTS, AWAY)]
    playing = [asyncio.create_task(play(service, table, who, seq, takes)) for who in present]
    await asyncio.wait([asyncio.create_task(over.wait())], timeout=LONG / 2)
    for task in (*watching, *playing):
        task.cancel()
    await asyncio.gather(*watching, *playing, return_exceptions=True)
    await bots.stop()
    return [window.sent for window in windows]


async def seated_at(service: Service, game: AnyGame, state: Any, people: tuple[str, ...], clock: float) -> str:
    """A table in the middle of a game, at this position."""
    seats = tuple({"bot": one} if one in BOTS else "open" for one in people)
    table = await service.create("micka", NewTable(game.key, {}, seats, clock=clock))
    for seat, one in enumerate(people):
        if one not in BOTS:
            await service.carry_out(table.id, one, Sit(f"sit {seat}", seat, "nonce"))

    def fix(live: Live) -> Live:
        live.table = replace(live.table, seed="5a" * 32)
        return live

    def place(live: Live) -> Live:
        assert isinstance(live, InPlay)
        live.record.states, live.record.line = [state], []
        return live

    await service.desk.change(table.id, fix)
    await service.carry_out(table.id, "micka", StartGame("start"))
    if QUIET in people:
        await service.carry_out(table.id, QUIET, BeQuiet("quiet", people.index(QUIET), True))
    await service.desk.change(table.id, place)
    return table.id


async def note_end(service: Service, table: str, seq: int, over: asyncio.Event) -> None:
    if await service.look(table, lambda live: live.seq) > seq:
        await asyncio.sleep(0.01)  # and it has been told
        over.set()


async def watch(service: Service, table: str, who: str, window: Any) -> None:
    limits = Limits()
    presence, relay = Presence(service.bus), Relay()
    await Browser(
        window, table, who, service, presence, limits, Buckets(limits.person), Measure("chat", limits.chat), relay
    ).serve()


async def play(service: Service, table: str, who: str, seq: int, takes: float) -> None:
    """A person who takes no notice of what the table will answer, and takes so long about the rest, whatever it is."""

    def asked(live: InPlay) -> list[tuple[int, Any]]:
        seats = [seat for seat in live.table.seats_of(who) if seat in live.table.must and seat not in live.table.idle]
        return [(seat, mute(live.game, live.menu(seat))) for seat in seats]

    await asyncio.sleep(takes)
    for seat, action in await service.look(table, asked):
        game = await service.look(table, lambda live: live.game)
        await service.carry_out(table, who, Move(f"{seat}", seat, seq, encode(game.action, action)))


# -- two worlds -------------------------------------------------------------------------------------------------------


def positions(game: AnyGame, seats: int, seed: int) -> Iterator[Any]:
    """Positions of a game at random in which whoever must act can give a mute answer."""
    rng = Random(seed)
    state = game.new_game(seats, game.complete({}))
    while (asked := game.to_act(state)).must:
        seat = asked.must[0]
        if seat < 0:
            state = game.apply(state, seat, game.chances(state).draw(rng.randrange))
            continue
        if all(mute(game, game.legal(state, one)) for one in asked.must) and not asked.chosen:
            yield state
        state = game.apply(state, seat, game.legal(state, seat).pick(rng))


def mute_answers(game: AnyGame, state: Any) -> dict[int, Action | None]:
    return {seat: mute(game, game.legal(state, seat)) for seat in game.to_act(state).must}


def able(game: AnyGame, state: Any) -> Any:
    """Who could do something: what the time that is taken might tell."""
    asked = game.to_act(state)
    return asked.may, [seat for seat in asked.must if len(game.legal(state, seat)) > 1]


def pairs(game: AnyGame) -> Iterator[tuple[Any, Any]]:
    """Of worlds that seat 0 cannot tell apart: in one somebody else could do something, in the other not."""
    rng = Random(7)
    for seed in count():
        for state in positions(game, 3, seed):
            world = exchanged(game, state, 0, rng)
            matters = able(game, state) != able(game, world)
            if matters and mute_answers(game, state) == mute_answers(game, world):
                yield state, world


@cache
def worlds(key: str) -> list[tuple[Any, Any]]:
    return list(islice(pairs(all_games()[key]), PAIRS))


def both(
    game: AnyGame, house: House, most: int = PAIRS, company: Sequence[tuple[str, ...]] = COMPANY, takes: float = QUICK
) -> Iterator[tuple[Sent, Sent]]:
    """What is told, and when, in so many pairs of worlds."""
    for place, pair in enumerate(worlds(game.key)[:most]):
        people = company[place % len(company)]
        one, other = (run(partial(told, game, state, people, house, takes)) for state in pair)
        assert all(len(window) >= 3 for window in one), "nothing was told"
        yield one, other


def differences(*of: Any, **more: Any) -> int:
    """In how many pairs of worlds is something told, or the time at which it is, not the same?"""
    return sum(one != other for one, other in both(*of, **more))


#: in which somebody who is asked might have nothing to decide
WATCHED = (isle.GAME, kingos.GAME)
GAMES = pytest.mark.parametrize("game", WATCHED, ids=lambda game: game.key)
#: moments in which one can, or can but pass, as one's cards have it
MOMENTS: dict[str, set[type]] = {
    "isle": {frames.Window, frames.Wish, frames.Laying, frames.Finding, frames.Rescuing},
    "kingos": {Blooming, Acting},
}


def test_every_game_in_which_time_could_tell_is_timed() -> None:
    """A game that says so in its flow needs its moments here."""
    found = {game.key for game in all_games().values() if game.flow.might_pass is not Flow().might_pass}
    assert found == {game.key for game in WATCHED}


@GAMES
def test_all_moments_are_compared_in_which_the_cards_say_who_can_do_something(game: AnyGame) -> None:
    assert {type(state.top) for state, _ in worlds(game.key)} == MOMENTS[game.key]


@GAMES
def test_what_is_told_and_when_is_the_same_in_worlds_that_look_the_same(game: AnyGame) -> None:
    assert differences(game, House()) == 0


@pytest.mark.parametrize("takes", [QUICK, SLOW])
@GAMES
def test_with_a_clock_neither_who_is_away_nor_who_is_slow_tells_anything(game: AnyGame, takes: float) -> None:
    """There nobody is answered for before the time is up, so all that is told is how long people themselves took."""
    assert differences(game, House(clock=MINUTE), company=WITH_A_CLOCK, takes=takes) == 0


@GAMES
def test_without_a_clock_who_is_slow_shows_a_choice_by_the_time_and_by_nothing_else(game: AnyGame) -> None:
    """As at any table. Who has none is answered for after the pause, lest the table wait for a browser that is gone."""
    ends = []
    for one, other in both(game, House(), takes=SLOW):
        for window, same in zip(one, other, strict=True):
            (end, said), (ended, same_said) = window[-1], same[-1]
            assert said == same_said
            before, same_before = ([(at, what) for at, what in sent if at < min(end, ended)] for sent in (window, same))
            assert before == same_before, "until something might be turned over nothing differs"
            if end != ended:
                ends.append((min(end, ended), max(end, ended)))
    assert ends
    assert all(pause < SLOW == answer for pause, answer in ends), "the end of a pause, or when the slow one answers"


@GAMES
def test_an_answer_that_is_told_at_once_would_tell(game: AnyGame) -> None:
    """Were answers not kept face down, who has something to decide would be told from who has not."""
    hasty = replace(game, flow=replace(game.flow, might_pass=lambda state: False))
    assert differences(hasty, House(), 30) > 0


@GAMES
def test_a_bot_that_is_heard_as_soon_as_it_has_thought_would_tell(game: AnyGame) -> None:
    assert differences(game, House(Pace(0.0, 0.0, 0.0)), 30) > 0


def test_pauses_are_drawn_from_one_distribution_which_the_position_has_no_part_in() -> None:
    drawn = [clocks.lull("5a" * 32, seq) for seq in range(5000)]
    assert drawn == [clocks.lull("5a" * 32, seq) for seq in range(5000)]
    assert (min(drawn), max(drawn)) == (pytest.approx(clocks.SHORTEST, abs=0.01), clocks.LONGEST)
    assert sum(drawn) / len(drawn) == pytest.approx(1.0, abs=0.02)
    later = [pause for pause in drawn if pause > 1.5]  # however long one has waited, as much is still to come
    assert sum(later) / len(later) == pytest.approx(2.0, abs=0.1)
    assert drawn[:50] != [clocks.lull("5b" * 32, seq) for seq in range(50)]


class Unread:
    """A budget that nobody looks at."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"a search that goes by its budget of {name} takes as long as there is to search")


def is_at_citadel(game: AnyGame, state: Any, seat: int) -> bool:
    return game is kingos.GAME and state.players[seat].cell == citadel_of(state.table)


@GAMES
def test_where_time_could_tell_bots_search_nothing_but_for_kingos_at_the_citadel(game: AnyGame) -> None:
    """So that a beat is enough on every machine, and for every hand: rules of thumb, counted in no budget."""
    budget: Any = Unread()
    asked_of_bots = 0
    for seed in range(3):
        for state in positions(game, 3, seed):
            asked = game.to_act(state)
            must = [seat for seat in asked.must if game.flow.might_pass(state) and not is_at_citadel(game, state, seat)]
            for seat, may_decline in (*((one, False) for one in must), *((one, True) for one in asked.may)):
                for level in levels(game.key):
                    view, menu = game.view(state, seat), game.legal(state, seat)
                    bot(game.key, level).choose(view, menu, Random(1), budget, may_decline=may_decline)
                    asked_of_bots += 1
    assert asked_of_bots >= 200


def test_a_bot_is_heard_on_the_beat_whatever_it_thought_about() -> None:
    pace = Pace(grace=0.9, heed=1.2, beat=0.3)
    for thought in (0.0, 0.01, 0.2, 0.3):
        assert pace.next_beat(Docket(), thought) == 0.3
        assert pace.next_beat(Docket(undoable=True), thought) == 0.9
        assert pace.next_beat(Docket(undoable=True, interruptible=True), thought) == 1.2
    assert pace.next_beat(Docket(), 0.31) == 0.6
    assert pace.next_beat(Docket(undoable=True), 1.0) == pytest.approx(1.2)
