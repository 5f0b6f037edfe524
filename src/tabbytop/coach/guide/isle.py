"""The isle, counted: classic games of two, each between two bots of one level; what cards are worth is in ``gifts``."""

from collections import defaultdict
from collections.abc import Sequence
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
from .counting import Counting
from .counts import Counts

GAMES = 2000
LEVELS = ("hard", "medium")
DAYS = range(1, 6)
STRONG = "hard"  #: whose purchases are told kind by kind
KINDS = ("rescue", "lesson", "find", "anytime")
OFTEN = 20  #: boats that kept a lesson, of which its points are told
DAWNS = 2  #: games of bots for each at which cards are given


def countings(games: int, seed: int) -> Sequence[Counting]:
    dawns = max(1, games // DAWNS)
    return [
        Counting(GAME.key, gifts.count, (STRONG,), seed, dawns),
        Counting(GAME.key, count, LEVELS, seed, games),
    ]


def charts(found: Sequence[Counts], games: int) -> list[Chart]:
    given, counts = found
    lessons = [Row(key, counts.means(LEVELS, f"lesson {key}", OFTEN), _price(key)) for key in counts.called("lesson")]
    met = [Row(key, counts.shares(LEVELS, f"met {key}")) for key in counts.called("met")]
    paid = [Row(str(day), counts.means(LEVELS, f"paid {day}")) for day in DAYS]
    bought = [Row(str(day), counts.means(KINDS, f"day {day}")) for day in DAYS]
    rooms = [Row(room.key, counts.shares(LEVELS, f"room {room.key}")) for room in ROOMS]
    sums = [Row(one.key, counts.means(LEVELS, one.key)) for one in MEASURES]
    strong = len(range(LEVELS.index(STRONG), games, len(LEVELS)))

    def chart(key: str, names: str, rows: Sequence[Row], series: Sequence[str] = LEVELS, games: int = games) -> Chart:
        return Chart(key, "dots", names, tuple(series), tuple(rows), games)

    return [
        gifts.chart(given),
        chart("lessons", "isle-card-", _best_first([row for row in lessons if any(row.figures)])),
        chart("met", "isle-card-", _best_first(met)),
        chart("buying", "isle-guide-day-", paid),
        chart("kinds", "isle-guide-day-", bought, KINDS, strong),
        chart("rooms", "isle-room-", rooms),
        chart("sums", "isle-measure-", sums),
    ]


def _price(lesson: str) -> float:
    return float(CARDS[int(lesson)].cost)


def _best_first(rows: Sequence[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: -next(figure.mean for figure in row.figures if figure))


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


def count(seed: int, number: int, counts: Counts) -> None:
    """A game between two bots of a level, both boats of it."""
    level = LEVELS[number % len(LEVELS)]
    rng, choose = Random(f"{seed} {level} {number}"), bot(GAME.key, level).choose
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
            counts.add(level, f"paid {day}", paid[seat, day])
            for kind in KINDS if level == STRONG else ():
                counts.add(kind, f"day {day}", kinds[seat, day, kind])
        for key, value in figures(end, outcome, seat):
            assert isinstance(value, int)
            counts.add(level, key, value)
        own = [line for line in outcome.lines if line.side == seat]
        rooms = [dict(line.args)["rooms"] for line in own if line.key == "rooms"]
        left = rooms[0] if rooms and isinstance(rooms[0], tuple) else ()
        for place, room in enumerate(ROOMS):
            counts.add(level, f"room {room.key}", float(place not in left))
        for line in own:
            if line.key == "lesson":
                card = dict(line.args)["card"]
                counts.add(level, f"lesson {card}", line.points)
                counts.add(level, f"met {card}", float(line.points > 0))
