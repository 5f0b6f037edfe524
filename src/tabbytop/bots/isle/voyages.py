"""Voyages (Monte Carlo): alone, the rest of the game is imagined many times, and what is best on average is done.

``sailing`` plays them. All ways that are compared meet the same imagined luck; after each round the better half of
them sails on.
"""

from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from random import Random

import numpy as np

from tabbytop.bots.bot import USUAL, Budget, Clock
from tabbytop.games.isle.cards import (
    CARDS,
    COLOUR_CARDS,
    LESSONS,
    AnytimeCard,
    CardId,
    Lesson,
    OshaxCard,
    RescueCard,
    TreasureCard,
)
from tabbytop.games.isle.components import COLOURS, TileId
from tabbytop.games.isle.state import SISTER, Drafting, Evening, Finding, Rescuing, Window
from tabbytop.games.isle.view import determinize

from . import flat, her_cards, kernel, promises, sailing
from .aboard import Aboard
from .cells import WORDS, Array
from .lessons import Means
from .reading import (
    GOT,
    LESSONS_A_DAY,
    SOLO_CATS_A_DAY,
    SOLO_JOIN,
    TREASURES_A_DAY,
    Reading,
    baskets_in,
)

#: by day, since the later the more certain voyages are: as many weigh as much as judgement, how much thought one needs,
#: and how many points it is worth to be ahead in the end
TRUST = (0.0, 40.0, 25.0, 12.0, 4.0, 0.0)
NEED = (0.0, 1.5, 1.25, 1.0, 0.5, 0.25)
A_WIN = (0.0, 12.0, 12.0, 12.0, 30.0, 100.0)
PASSED = -1  # instead of a number of baskets: no more cats today
ROUND = 4  # voyages of each way before the worse half is given up


@dataclass(frozen=True, slots=True)
class Way:
    """Where a voyage may begin: what one has after doing something."""

    boat: Aboard
    fish: int
    left: tuple[TileId, ...]
    right: tuple[TileId, ...]
    phase: int
    unused: int  # permanent baskets of today,
    carried: int  # those on the cards that lie open,
    hand: tuple[CardId, ...]  # and cards in hand, lessons included
    bonus: bool = False  # a common treasure is to be taken
    public: tuple[tuple[CardId, int], ...] = ()  # public lessons besides those on the table
    sure: float = 0.0  # points that no voyage shows
    prior: float = 0.0  # what ordinary judgement says of it


def way_from(seen: Reading) -> Way:
    """As things stand."""
    view, me = seen.view, seen.me
    phase, carried = sailing.LAYING, 0
    for frame in view.agenda:
        if isinstance(frame, Drafting) or frame == Window("morning"):
            phase = sailing.SHOPPING
        if isinstance(frame, Rescuing):
            phase, carried = sailing.HER_TURN, baskets_in(me.shown)
            if view.agenda[-1] is frame:
                phase = sailing.MINE
        if isinstance(frame, Finding | Evening):
            phase = sailing.FINDS
    return Way(seen.boat, me.fish, view.left, view.right, phase, me.baskets - me.used, carried, seen.own.hand)


class Voyages:
    """Somebody who imagines how it goes on. Thought costs: ``work`` is counted in voyages."""

    def __init__(self, seen: Reading, rng: Random, budget: Budget | None = None) -> None:
        self.seen, budget = seen, budget or USUAL
        self.clock = Clock(budget)
        self.work = seen.style.voyages if budget.work is None else budget.work
        self.seed = rng.getrandbits(48)
        view, sister = seen.view, seen.view.sister
        assert sister is not None
        turned = [COLOUR_CARDS[card].colour for card in sister.colours]
        self._bag = _ints(view.bag)
        self._deck = _ints(card - her_cards.FIRST_CARD for card in sister.deck)
        self._rare = _ints(tile for tile, count in view.rare for _ in range(count))
        self._oshax = _ints(view.oshax)
        self._common = _ints(view.common)
        self._unknown = _ints(colour for colour in range(len(COLOURS)) if colour not in turned)
        self._hers = [promises.lesson_row(one, seen.me.boat, promises.HERS) for one in seen.her_lessons]
        self._news, self._news_about = cards_to_come(seen)
        self._lessons: dict[object, tuple[Array, Array]] = {}
        self._means: dict[Way, float] = {}

    def best(self, ways: Sequence[Way], thought: float = 1.0) -> int:
        """The number of the way that turns out best. ``thought``: how much of one's work this is worth."""
        running = sorted(range(len(ways)), key=lambda one: -ways[one].prior)
        sums, sailed = [0.0] * len(ways), 0
        trust, left = TRUST[self.seen.view.day], int(thought * NEED[self.seen.view.day] * self.work)
        while len(running) > 1 and not self.clock.is_up():
            each = max(ROUND, left // (2 * len(running)))
            if each * len(running) > left:
                break
            for one in running:
                sums[one] += float(self._sail(ways[one], sailed, each).sum())
            sailed += each
            left -= each * len(running)
            running.sort(
                key=lambda one: -(sums[one] + sailed * ways[one].sure + trust * ways[one].prior) / (sailed + trust)
            )
            running = running[: (len(running) + 1) // 2]
        return running[0]

    def gain(self, way: Way, other: Way, voyages: int) -> float | None:
        """By how much one way turns out better than another; None if there is no time to find out."""
        voyages = min(voyages, self.work)
        if voyages < ROUND or self.clock.is_up():
            return None
        if other not in self._means:
            self._means[other] = float(self._sail(other, 0, voyages).mean())
        return float(self._sail(way, 0, voyages).mean()) - self._means[other]

    def _sail(self, way: Way, begin: int, voyages: int) -> Array:
        seen, view, me = self.seen, self.seen.view, self.seen.me
        sister = view.sister
        assert sister is not None
        rescue, oshax, rare, small, boots = [], 0, 0, 0, 0
        waiting = 0
        for card in way.hand:
            match CARDS[card]:
                case RescueCard(speed=speed):
                    rescue.append(card)
                    boots += speed
                case OshaxCard():
                    oshax += 1
                case TreasureCard(options=options):
                    if any(option.what == "rare" for option in options):
                        rare += 1
                    else:
                        small += 1
                case Lesson(public=False):
                    waiting += 1
        means = seen.means_of(seen.seat, len(seen.own.lessons) + waiting)
        start = np.zeros(sailing.START, dtype=np.int64)
        start[:] = (
            view.day, way.phase, way.fish, me.baskets, way.unused, way.carried, baskets_in(rescue), boots,
            sister.cards_left, sister.card - her_cards.FIRST_CARD if sister.card else -1, view.order[0] != SISTER,
            oshax, rare, small, len(way.left), way.bonus,
        )  # fmt: skip
        lessons, about = self._lessons_of(way)
        sets, nums = flat.flat(way.boat)
        results = np.zeros(voyages)
        sailing.voyages(
            flat.BOX, mind_of(seen, means), lessons, about, sets, nums, start, _ints((*way.left, *way.right)),
            self._bag, self._deck, her_cards.HER_DECK, self._rare, self._oshax, self._common, self._unknown,
            self._news, self._news_about, self._habits(way), self.seed, begin, results,
        )  # fmt: skip
        return results

    def _held(self, way: Way) -> list[Lesson]:
        cards = (*self.seen.own.lessons, *way.hand)
        return [LESSONS[card] for card in cards if card in LESSONS and not LESSONS[card].public]

    def _lessons_of(self, way: Way) -> tuple[Array, Array]:
        key = (way.hand, way.public)
        if key not in self._lessons:
            seen = self.seen
            rows = [promises.lesson_row(one, seen.me.boat, promises.OWN) for one in self._held(way)]
            rows += [
                promises.lesson_row(LESSONS[card], seen.me.boat, promises.PUBLIC, colour)
                for card, colour in (*seen.view.public, *way.public)
            ]
            self._lessons[key] = lesson_arrays([*rows, *self._hers])
        return self._lessons[key]

    def _habits(self, way: Way) -> Array:
        habits = np.zeros(sailing.HABITS)
        habits[sailing.WIN] = A_WIN[self.seen.view.day]
        habits[sailing.FISH_WORTH] = 0.6 * self.seen.style.fish
        habits[sailing.CATS_A_DAY] = SOLO_CATS_A_DAY
        habits[sailing.TREASURES_A_DAY] = TREASURES_A_DAY
        habits[sailing.LESSONS_A_DAY] = LESSONS_A_DAY
        habits[sailing.LEAST_FISH] = 1e6
        habits[sailing.GLANCED] = 10
        habits[sailing.TRIED] = 4
        habits[sailing.BASKET_COST] = 2
        habits[sailing.WANT], habits[sailing.WANT_EARLY] = self.seen.style.want, self.seen.style.want_early
        habits[sailing.MOST_MORE] = GOT / 1.4
        for one in self._held(way):
            if one.score.id == "min_fish":
                known = dict(one.score.parameters)
                habits[sailing.LEAST_FISH], habits[sailing.LEAST_FISH_POINTS] = known["count"], known["points"]
        if self.seen.hates_fish:
            habits[sailing.FISH_TO_HER] = 4
        return habits


def cards_to_come(seen: Reading) -> tuple[Array, Array]:
    """The cards that nobody has seen yet, as ``sailing.shop`` reads them."""
    rows, cells = [], []
    for number in determinize(seen.view, Random(0)).table.deck:
        card = CARDS[number]
        what, drawn, lesson = sailing.OTHER_CARD, 0, ([0] * 5, [0] * WORDS)
        match card:
            case Lesson(public=public, pick_colour=pick_colour):
                what = sailing.COLOUR_CARD if pick_colour else sailing.LESSON_CARD
                lesson = promises.lesson_row(card, seen.me.boat, promises.PUBLIC if public else promises.OWN)
            case OshaxCard():
                what = sailing.OSHAX_CARD
            case TreasureCard(options=options):
                rare = any(option.what == "rare" for option in options)
                what = sailing.RARE_CARD if rare else sailing.SMALL_CARD
            case RescueCard(basket="whole"):
                what = sailing.WHOLE_CARD
            case RescueCard(basket="broken"):
                what = sailing.BROKEN_CARD
            case AnytimeCard(effect="draw_cards", count=drawn):
                what = sailing.DRAWING_CARD
        rows.append([what, card.cost, drawn, *lesson[0]])
        cells.append(lesson[1])
    width = sailing.ROW + 5
    return (
        np.array(rows, dtype=np.int64).reshape(-1, width),
        np.array(cells, dtype=np.uint64).reshape(-1, WORDS),
    )


def mind_of(seen: Reading, means: Means) -> Array:
    """``Reading.judged_by`` in numbers."""
    mind = np.zeros(flat.MIND)
    mind[: flat.DAYS] = astuple(seen.style.weights)
    out = means.outlook
    mind[flat.DAYS : flat.FISH] = out.days, out.cats, out.treasures, out.lessons, out.tiles
    mind[flat.FISH : flat.EAGER] = means.fish, means.baskets, means.lessons, means.first
    mind[flat.EAGER] = SOLO_JOIN
    mind[flat.SPOILT : flat.UNWELCOME] = seen.spoilt
    mind[flat.UNWELCOME] = seen.unwelcome
    mind[flat.DOUBLE] = any(one.score.id == "double_best_sister" for one in seen.her_lessons)
    mind[flat.CHESTS_LEFT] = any(seen.view.common)
    mind[flat.BOAT] = means.boat
    mind[flat.COSTS : flat.SHARES] = seen.costs
    mind[flat.SHARES : flat.MOST] = seen.shares
    mind[flat.MOST : flat.W_RAT] = [seen.style.weights.hope * most for most in seen.arrivals(out.days)]
    kernel.prepare(mind)
    return mind


def lesson_arrays(rows: Sequence[tuple[list[int], list[int]]]) -> tuple[Array, Array]:
    return (
        np.array([row for row, _ in rows], dtype=np.int64).reshape(-1, 5),
        np.array([cells for _, cells in rows], dtype=np.uint64).reshape(-1, WORDS),
    )


def lessons_of(seen: Reading) -> tuple[Array, Array]:
    rows = [promises.lesson_row(one, seen.me.boat, promises.OWN) for one in seen.held()]
    rows += [
        promises.lesson_row(LESSONS[card], seen.me.boat, promises.PUBLIC, colour) for card, colour in seen.view.public
    ]
    rows += [promises.lesson_row(one, seen.me.boat, promises.HERS) for one in seen.her_lessons]
    return lesson_arrays(rows)


def _ints(numbers: Iterable[int]) -> Array:
    return np.array(list(numbers), dtype=np.int64)
