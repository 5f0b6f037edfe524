"""A day's cards on a voyage [ISLE 6.3]: which of them are bought, and what fish are worth that are kept."""

from math import exp

from tabbytop.games.isle.state import DAYS
from tabbytop.kernels.compiled import compiled

from .cells import Array, Number, Record
from .curves import Curve
from .flat import FIVE
from .kernel import worth
from .sea import BROKEN_CARD, COLOUR_CARD, LESSON_CARD, OSHAX_CARD, OTHER_CARD, WHOLE_CARD
from .terms import Whose

FISH_FOR_OSHAX = 14  # with fewer none is bought


@compiled
def fish_worth(habits: Record, day: int, fish: int) -> Number:
    """What fish are worth that are left in the evening: ``Reading.kept_fish``."""
    days = DAYS - day
    if days == 0:
        value = 0.01 * fish - habits.fish_to_her * fish
        if fish >= habits.least_fish:
            value += habits.least_fish_points
        return value
    room = 9.0 + 5.0 * days
    value = habits.fish_worth * room * (1 - exp(-fish / room))
    if habits.fish_to_her > 0:
        value -= max(0, fish - 6 * days)
    return value


@compiled
def spend(sea: Record, price: int) -> Number:
    """What is lost by paying so many of one's fish."""
    return fish_worth(sea.habits, sea.day, sea.fish) - fish_worth(sea.habits, sea.day, sea.fish - price)


@compiled
def shop(box: Record, news: Array, sea: Record) -> None:
    """Of the cards that are dealt, in their order, what is worth it is bought: lessons are held from then on, the
    others counted in ``bought``. Baskets are paid for when they are used."""
    sea.bought[:] = 0
    now = worth(box, sea.judge, sea.lessons[: sea.held], sea.boat)
    last = sea.dealt + sea.habits.cards_a_day
    while sea.dealt < min(last, sea.in_pile):
        card = news[sea.pile[sea.dealt]]
        sea.dealt += 1
        if card.cost > sea.fish:
            continue
        if card.what == LESSON_CARD or card.what == COLOUR_CARD:
            held = sea.held
            now = learn(box, card, sea, now)
            if sea.held == held:
                continue
        elif card.what == OTHER_CARD or (card.what == OSHAX_CARD and sea.fish < FISH_FOR_OSHAX):
            continue
        last += card.drawn
        sea.bought[card.what] += 1
        if card.what != WHOLE_CARD and card.what != BROKEN_CARD:
            sea.fish -= card.cost


@compiled
def learn(box: Record, card: Record, sea: Record, now: Number) -> Number:
    """A lesson is held if it makes the boat worth more than its fish, a public one with the colour that suits best;
    what the boat is worth then."""
    if sea.held == sea.most_held:
        return now
    sea.lessons[sea.held] = card.lesson
    lesson = sea.lessons[sea.held]
    private = lesson.whose == Whose.OWN
    sea.judge.means.lessons += private
    best, liked = -1e9, lesson.colour
    for colour in range(FIVE if card.what == COLOUR_CARD else 1):
        if card.what == COLOUR_CARD:
            lesson.colour = colour
        value = worth(box, sea.judge, sea.lessons[: sea.held + 1], sea.boat)
        if value > best:
            best, liked = value, lesson.colour
    if best - now <= spend(sea, card.cost):
        sea.judge.means.lessons -= private
        return now
    lesson.colour = liked
    if lesson.curve == Curve.LEAST_FISH:
        sea.habits.least_fish, sea.habits.least_fish_points = lesson.limit, lesson.points
    sea.held += 1
    return best
