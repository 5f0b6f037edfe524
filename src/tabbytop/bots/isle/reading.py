"""From a view to somebody who judges: whose boat it is, what is to come, which lessons count."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import exp

from tabbytop.games.isle.cards import (
    ADVANCED_LESSONS,
    CARDS,
    FAMILY_CARDS,
    LESSONS,
    SISTER_LESSONS,
    CardId,
    Lesson,
    OshaxCard,
    TreasureCard,
)
from tabbytop.games.isle.components import CATS_IN_A_FIELD, COLOURS, TILES, Colour, TileId
from tabbytop.games.isle.final import largest_family
from tabbytop.games.isle.phases.family import CATS_A_PLAYER
from tabbytop.games.isle.phases.rescuing import PRICES
from tabbytop.games.isle.state import DAYS, Evening, Finding, Laying, Over, Rescuing, Taking
from tabbytop.games.isle.view import Own, PlayerView, View
from tabbytop.kernels.compiled import COMPILED

from . import sister
from .aboard import Aboard, aboard
from .baskets import baskets_in
from .judge import Judge
from .lessons import Prospect, promise
from .means import Means
from .outlook import NOTHING, Outlook
from .sister import Hers
from .style import Style
from .terms import Whose

CATS_A_DAY = 3.2
FAMILY_CATS_A_DAY = 3.9
TREASURES_A_DAY = 1.5
FAMILY_TREASURES_A_DAY = 0.25
FISH_WORTH = 0.85  # of the first that are kept
SOLO_CATS_A_DAY = 2.0
SOLO_JOIN = 1.5
LESSONS_A_DAY = 1.1
GOT = 1.3  # whoever wants a colour gets more than a fair share of it
MOST_FISH = 150  # more than anybody ever has
AFTER_LESSONS = (Laying, Rescuing, Finding, Evening, Over)
ABOUT_FISH = ("min_fish", "per_fish")


@dataclass(frozen=True)
class Reading:
    """A view of a seat that is asked something."""

    view: View
    style: Style = field(default_factory=Style)

    @cached_property
    def seat(self) -> int:
        assert self.view.viewer is not None
        return self.view.viewer

    @cached_property
    def me(self) -> PlayerView:
        return self.view.players[self.seat]

    @cached_property
    def own(self) -> Own:
        assert self.view.own is not None
        return self.view.own

    @cached_property
    def boat(self) -> Aboard:
        return aboard(self.me.tiles)

    @property
    def solo(self) -> bool:
        return self.view.rules.mode == "solo"

    @property
    def sails(self) -> bool:
        """Whether the rest of the game is imagined: only where that is compiled."""
        return COMPILED and self.style.voyages > 0

    @property
    def family(self) -> bool:
        return self.view.rules.mode == "family"

    @property
    def last_day(self) -> bool:
        return self.view.day == DAYS

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.view.players)) if seat != self.seat]

    # -- what is to come

    @cached_property
    def baskets(self) -> int:
        """Cats that one could still carry today, with the cards that lie open."""
        return baskets_in(self.me.shown)[0] + self.me.baskets - self.me.used

    @cached_property
    def outlook(self) -> Outlook:
        """From after what is decided now to the end."""
        if not self.style.far:
            return NOTHING
        days, hand, today = DAYS - self.view.day, self.own.hand, self._cats_today
        if self.family:
            cats = FAMILY_CATS_A_DAY * days + today
            return Outlook(days, cats, FAMILY_TREASURES_A_DAY * days + 0.2, tiles=cats)
        treasures = TREASURES_A_DAY * days + sum([isinstance(CARDS[card], TreasureCard) for card in hand])
        cats = self._cats_a_day * days + today + sum([isinstance(CARDS[card], OshaxCard) for card in hand])
        return Outlook(days, cats, treasures, LESSONS_A_DAY * days, cats + 0.5 * treasures)

    @cached_property
    def later(self) -> Outlook:
        """The same without any more cats today."""
        outlook = self.outlook
        return replace(outlook, cats=outlook.cats - self._cats_today) if self.style.far else outlook

    @property
    def _cats_a_day(self) -> float:
        return SOLO_CATS_A_DAY if self.solo else CATS_A_DAY

    @cached_property
    def _cats_today(self) -> float:
        """Further cats of today, the one in question apart."""
        cats, playing = len(self.view.left) + len(self.view.right), sum(not one.passed for one in self.view.players)
        for frame in self.view.agenda:
            if isinstance(frame, Taking):
                return 0.0 if self.me.passed else max(0.0, cats / max(1, playing) - 1)
            if isinstance(frame, Rescuing):
                if self.me.passed:
                    return 0.0
                choosing = isinstance(self.view.agenda[-1], Rescuing)
                return max(0.0, min(self.baskets, self.me.fish / 3.5, cats / playing + 0.5) - choosing)
            if isinstance(frame, Finding | Evening | Over):
                return 0.0
        return FAMILY_CATS_A_DAY if self.family else self._cats_a_day

    @cached_property
    def first(self) -> float:
        """How likely it is to end as the first in turn order."""
        order = self.view.order
        if self.last_day and any(isinstance(frame, Rescuing | Finding | Evening | Over) for frame in self.view.agenda):
            return float(order[0] == self.seat)
        return min(0.8, 1 / len(order) + (0.25 if order[0] == self.seat else 0.1))

    @cached_property
    def means(self) -> Means:
        return self.means_of(self.seat, len(self.own.lessons))

    def means_of(self, seat: int, lessons: int) -> Means:
        player = self.view.players[seat]
        rivals = tuple(largest_family(one.tiles) for other, one in enumerate(self.view.players) if other != seat)
        first = self.first if seat == self.seat else (1 - self.first) / max(1, len(self.others))
        return Means(player.boat, self.outlook, player.fish, player.baskets, lessons, first, rivals, self.solo)

    @cached_property
    def kept_fish(self) -> Sequence[float]:
        """By number, what the fish are worth that one has left in the evening."""
        if self.last_day:
            return [self._fish_scored(fish) for fish in range(MOST_FISH)]
        days = DAYS - self.view.day
        room = 9.0 + 5.0 * days
        worth = [self.style.fish * FISH_WORTH * room * (1 - exp(-fish / room)) for fish in range(MOST_FISH)]
        if self.hates_fish:
            worth = [points - max(0, fish - 6 * days) for fish, points in enumerate(worth)]
        return worth

    def _fish_scored(self, fish: int) -> float:
        """What lessons say about fish left at the end [ISLE 9.9]."""
        if not self.style.minds_lessons:
            return 0.0
        means = replace(self.means, fish=fish)
        own = [promise(one, means)(self.boat) for one in self.held() if one.score.id in ABOUT_FISH]
        hers = [promise(one, means)(self.boat) for one in self.her_lessons if one.score.id in ABOUT_FISH]
        return sum(own) - sum(hers) + 0.01 * fish

    @property
    def hates_fish(self) -> bool:
        return self.style.minds_lessons and any(one.score.id == "per_fish" for one in self.her_lessons)

    def spend(self, price: int, fish: int | None = None) -> float:
        """What is lost by paying so many of one's fish."""
        fish = min(MOST_FISH - 1, self.me.fish if fish is None else fish)
        return self.kept_fish[fish] - self.kept_fish[max(0, fish - price)]

    @cached_property
    def her_lessons(self) -> list[Lesson]:
        sister = self.view.sister
        cards = () if sister is None else sister.lessons
        return [SISTER_LESSONS.get(card) or ADVANCED_LESSONS[card] for card in cards]

    @property
    def eagerness(self) -> float:
        """Points by which a cat is worth more than it seems: it makes others worth taking."""
        return self.style.want + self.style.want_early * (DAYS - self.view.day)

    @property
    def more_today(self) -> bool:
        """Whether further cats can be taken today after this one."""
        return self._cats_today >= 1

    # -- who judges

    @cached_property
    def judge(self) -> Judge:
        return self.judged_by(self.means)

    @cached_property
    def judge_later(self) -> Judge:
        """Who looks at the boat as if no more cats came today."""
        return self.judged_by(replace(self.means, outlook=self.later))

    @cached_property
    def worth_later(self) -> float:
        return self.judge_later.worth(self.boat)

    def judged_by(self, means: Means) -> Judge:
        prospects = []
        if self.style.minds_lessons:
            prospects = [promise(one, means) for one in self.held()]
            prospects += [self._public(card, colour, means) for card, colour in self.view.public]
        return Judge(
            means,
            prospects,
            self._hers(means),
            weights=self.style.weights,
            eager=SOLO_JOIN if self.solo else 1.0,
            shares=self.shares,
            arrivals=self.arrivals(means.outlook.days),
            rare_scores=not self.family,
            treasures_left=self.style.minds_maps and any(self.view.common),
        )

    def _hers(self, means: Means) -> Hers:
        if not (self.solo and self.style.minds_lessons):
            return Hers(costs=self.costs)
        lessons = tuple(promise(one, means, whose=Whose.HERS) for one in self.her_lessons)
        return Hers(lessons, self.double_best, self.costs, self.spoilt, self.unwelcome)

    def held(self) -> list[Lesson]:
        """One's lessons, those included that wait in hand for a day on which they can be played."""
        if self.family:
            return [FAMILY_CARDS[card] for card in self.own.lessons]
        late = self.last_day and any(isinstance(frame, AFTER_LESSONS) for frame in self.view.agenda)
        waiting = () if late else self.own.hand
        return [LESSONS[card] for card in (*self.own.lessons, *waiting) if card in LESSONS]

    @property
    def key(self) -> object:
        """Equal for views in which a tile is worth the same at the same place."""
        view, me = self.view, self.me
        return (
            self.style, view.rules, view.day, view.left, view.right, view.bag, view.public, any(view.common),
            me.boat, me.tiles, me.baskets, tuple(one.number for one in self.held()), self.means.rivals,
            None if view.sister is None else (view.sister.colours, view.sister.lessons), self.later, self.first,
        )  # fmt: skip

    def _public(self, card: CardId, colour: Colour, means: Means) -> Prospect:
        """Everybody scores it; alone, half of it [ISLE 6.6]."""
        whole = promise(LESSONS[card], means, colour)
        if not self.solo:
            return whole
        if means.outlook.cats:
            return lambda boat: whole(boat) / 2
        return lambda boat: (whole(boat) + 1) // 2

    @property
    def double_best(self) -> bool:
        return any(one.score.id == "double_best_sister" for one in self.her_lessons)

    @property
    def spoilt(self) -> tuple[float, float]:
        return sister.spoilt(self.her_lessons)

    @property
    def unwelcome(self) -> float:
        return sister.unwelcome(self.her_lessons)

    @cached_property
    def costs(self) -> tuple[float, ...]:
        return sister.costs(self.view.sister)

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """Of the cats to come, how many one expects to take of each colour: by what is left in the bag."""
        counts = [1.0] * len(COLOURS)
        for tile in self.view.bag:
            colour = TILES[tile].colour
            if colour >= 0:
                counts[colour] += 1
        total = sum(counts)
        return tuple(count / total for count in counts)

    def arrivals(self, days: int) -> list[float]:
        """How many cats of each colour one may get at most: of those that will come, and of those that are there."""
        mine, each = self.mine, self.each_day
        field = [0.0] * len(COLOURS)
        for tile in (*self.view.left, *self.view.right):
            field[TILES[tile].colour] += 1
        return [mine * (each * days * share + there) + 0.5 for share, there in zip(self.shares, field, strict=True)]

    @property
    def each_day(self) -> int:
        """Cats that come to the fields on a day."""
        players = len(self.view.players)
        return CATS_A_PLAYER * players if self.family else 2 * CATS_IN_A_FIELD[players]

    @property
    def mine(self) -> float:
        """Of the cats of a colour that one wants, how many one gets."""
        players = len(self.view.players)
        return GOT / (players if self.family else max(1.4, 0.75 * players))

    def price(self, tile: TileId) -> int:
        return PRICES["left" if tile in self.view.left else "right"]
