"""The isle, counted: classic games of two, each between two bots of one level; what cards are worth is in ``gifts``."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from random import Random

from tabbytop.bots import bot
from tabbytop.core import Action, AnyMenu, Seat, play_out
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Pay
from tabbytop.games.isle.boat import ROOMS
from tabbytop.games.isle.cards import CARDS, AnytimeCard, CardId, Lesson, RescueCard
from tabbytop.games.isle.figures import MEASURES, figures
from tabbytop.games.isle.state import State

from . import Chart, Row, gifts
from .counts import Counts

GAMES = 300
LEVELS = ("hard", "medium")
DAYS = range(1, 6)
STRONG = "hard"  #: whose purchases are told kind by kind
KINDS = ("rescue", "lesson", "find", "anytime")
DAWNS = 2  #: at which cards are given, for every game of bots


def charts(games: int, seed: int, told: Callable[[int], None]) -> list[Chart]:
    counts, bought = Counts(LEVELS), Counts(KINDS)
    each = games // len(LEVELS)
    for place, level in enumerate(LEVELS):
        for number in range(each):
            _play(level, f"{seed} {level} {number}", counts, bought)
            told(place * each + number + 1)
    lessons = sorted({what for _, what in list(counts.values) if isinstance(what, int)})
    kept = [Row(str(card), counts.means(card), float(CARDS[card].cost)) for card in lessons]
    kept = [row for row in kept if any(row.figures)]
    kept.sort(key=lambda row: -(row.figures[0].mean if row.figures[0] else 0.0))
    return [
        gifts.chart(DAWNS * games, seed),
        _chart("lessons", "isle-card-", kept, games),
        _chart("buying", "isle-guide-day-", [Row(str(day), counts.means(("paid", day))) for day in DAYS], games),
        Chart("kinds", "dots", "isle-guide-day-", KINDS, tuple(Row(str(day), bought.means(day)) for day in DAYS), each),
        _chart("rooms", "isle-room-", [Row(room.key, counts.shares(("room", room.key))) for room in ROOMS], games),
        _chart("sums", "isle-measure-", [Row(one.key, counts.means(one.key)) for one in MEASURES], games),
    ]


def _chart(key: str, names: str, rows: Sequence[Row], games: int) -> Chart:
    return Chart(key, "dots", names, LEVELS, tuple(rows), games)


def kind_of(card: CardId) -> str:
    """What a card is bought for: cats, points in the end, treasures and oshax, anything else."""
    match CARDS[card]:
        case RescueCard():
            return "rescue"
        case Lesson():
            return "lesson"
        case AnytimeCard():
            return "anytime"
        case _:
            return "find"


def _play(level: str, source: str, counts: Counts, bought: Counts) -> None:
    rng, choose = Random(source), bot(GAME.key, level).choose
    paid: dict[tuple[Seat, int], int] = defaultdict(int)
    kinds: dict[tuple[Seat, int, str], int] = defaultdict(int)

    def decide(state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        action = choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)
        if isinstance(action, Pay):
            for card in action.cards:
                paid[seat, state.day] += CARDS[card].cost
                kinds[seat, state.day, kind_of(card)] += 1
        return action

    end = play_out(GAME, GAME.new_game(2, GAME.complete({"mode": "classic"})), decide, rng.randrange)
    outcome = GAME.outcome(end)
    for seat in range(2):
        for day in DAYS:
            counts.add(level, ("paid", day), paid[seat, day])
            for kind in KINDS if level == STRONG else ():
                bought.add(kind, day, kinds[seat, day, kind])
        for key, value in figures(end, outcome, seat):
            assert isinstance(value, int)
            counts.add(level, key, value)
        own = [line for line in outcome.lines if line.side == seat]
        rooms = [dict(line.args)["rooms"] for line in own if line.key == "rooms"]
        left = rooms[0] if rooms and isinstance(rooms[0], tuple) else ()
        for number, room in enumerate(ROOMS):
            counts.add(level, ("room", room.key), float(number not in left))
        for line in own:
            if line.key == "lesson":
                counts.add(level, dict(line.args)["card"], line.points)
