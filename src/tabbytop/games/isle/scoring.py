"""The count [ISLE 5, 6.6, 6.7, 7.3]: one function for each clause, lines that add up, and places with their tie-break.

The same functions give the result of a finished game, "if the game ended now" and the score pad.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tabbytop.core import Line, Outcome, args, places

from .boat import ROOMS, BoatId, Laid
from .cards import ADVANCED_LESSONS, FAMILY_CARDS, LESSONS, POINTS_BY_COLOUR_CARD, SISTER_LESSONS, CardId, Lesson
from .components import COLOURS, NONE, Colour
from .final import Final, family_points, largest_family
from .predicates import value

Mode = Literal["classic", "solo", "family"]
SISTER = "sister"  #: the rival of a lone player; her side is the one after the last seat [ISLE 6]

POINTS_PER_RAT = -1  # [ISLE 5.1]
POINTS_PER_ROOM = -5  # [ISLE 5.1]
POINTS_PER_RARE = 3  # [ISLE 5.3]

#: a public lesson and the colour fixed on it, ``NONE`` if it has none
Public: TypeAlias = tuple[CardId, Colour]


@dataclass(frozen=True, slots=True)
class Cargo:
    """What a player holds when it is counted. ``unseen`` private lessons are counted, not scored."""

    boat: BoatId
    tiles: tuple[Laid, ...]
    lessons: tuple[CardId, ...] = ()  # private ones, or the family cards
    fish: int = 0
    baskets: int = 0
    unseen: int = 0


@dataclass(frozen=True, slots=True)
class Sister:
    """Her colour cards in the order in which they were turned, and her lessons [ISLE 6.1]."""

    colours: tuple[Colour, ...]
    lessons: tuple[CardId, ...]


# -- the boat ---------------------------------------------------------------------------------------------------------


def rats(final: Final, side: int) -> Iterator[Line]:
    """One point less for each visible rat [ISLE 5.1]."""
    if count := final.visible_rats.bit_count():
        yield Line(side, "ISLE 5.1", "rats", POINTS_PER_RAT * count, args(count=count))


def rooms(final: Final, side: int) -> Iterator[Line]:
    """Five points less for each room with a visible square [ISLE 5.1]."""
    open = tuple(number for number in range(len(ROOMS)) if number not in final.filled_rooms)
    if open:
        yield Line(side, "ISLE 5.1", "rooms", POINTS_PER_ROOM * len(open), args(count=len(open), rooms=open))


def families(final: Final, side: int) -> Iterator[Line]:
    """A line for each family, by its size [ISLE 5.2]."""
    for family in final.families:
        named = args(colour=COLOURS[family.colour], size=family.size)
        yield Line(side, "ISLE 5.2", "family", family_points(family.size), named)


def rare_treasures(final: Final, side: int) -> Iterator[Line]:
    """Three points for each rare treasure [ISLE 5.3]."""
    if count := len(final.rare):
        yield Line(side, "ISLE 5.3", "rare", POINTS_PER_RARE * count, args(count=count))


# -- cards ------------------------------------------------------------------------------------------------------------


def private_lessons(final: Final, side: int, lessons: Sequence[Lesson]) -> Iterator[Line]:
    """A line for each, also where it is worth nothing [ISLE 5.4]."""
    for lesson in lessons:
        yield Line(side, "ISLE 5.4", "lesson", value(lesson, final), args(card=lesson.number))


def public_lessons(final: Final, side: int, lessons: Sequence[tuple[Lesson, Colour]]) -> Iterator[Line]:
    """Everybody scores every one [ISLE 5.4]; alone, half of it, rounded up card by card [ISLE 6.6, 6.10]."""
    for lesson, colour in lessons:
        whole = value(lesson, final, colour if colour != NONE else None)
        named = {"card": lesson.number} | ({"colour": COLOURS[colour]} if colour != NONE else {})
        if final.solo:
            yield Line(side, "ISLE 6.6", "public-half", (whole + 1) // 2, args(**named, whole=whole))
        else:
            yield Line(side, "ISLE 5.4", "public", whole, args(**named))


def family_cards(final: Final, side: int, cards: Sequence[Lesson]) -> Iterator[Line]:
    """The two cards kept [ISLE 7.3]."""
    for card in cards:
        yield Line(side, "ISLE 7.3", "family-card", value(card, final), args(card=card.number))


# -- the sister -------------------------------------------------------------------------------------------------------


def sister_colours(final: Final, side: int, colours: Sequence[Colour]) -> Iterator[Line]:
    """5, 4, 3, 2, 1 for each cat aboard in the colour of her first … fifth card [ISLE 6.7]."""
    for each, colour in zip(POINTS_BY_COLOUR_CARD, colours, strict=False):
        cats = final.cats_by_colour[colour]
        yield Line(side, "ISLE 6.7", "sister-colour", each * cats, args(colour=COLOURS[colour], cats=cats, each=each))


def sister_lessons(final: Final, side: int, lessons: Sequence[Lesson]) -> Iterator[Line]:
    """Her lessons look at the player's boat [ISLE 6.7, 6.10]; the one that doubles another comes to its best."""
    worth = {lesson.number: value(lesson, final) for lesson in lessons}
    for lesson in lessons:
        others = [points for number, points in worth.items() if number != lesson.number]
        points = value(lesson, final, others=others)
        yield Line(side, "ISLE 6.7", "sister-lesson", points, args(card=lesson.number))


# -- all of it --------------------------------------------------------------------------------------------------------


def finals(mode: Mode, holds: Sequence[Cargo], turn_order: Sequence[int]) -> tuple[Final, ...]:
    """Each player's end, with what the others' boats and the turn order say about it."""
    largest = [largest_family(one.tiles) for one in holds]
    return tuple(
        Final(
            one.boat,
            one.tiles,
            one.fish,
            one.baskets,
            lessons=len(one.lessons) + one.unseen,
            first=seat == turn_order[0],
            rivals=(*largest[:seat], *largest[seat + 1 :]),
            solo=mode == "solo",
        )
        for seat, one in enumerate(holds)
    )


def sheet(
    mode: Mode, final: Final, side: int, lessons: Sequence[Lesson], public: Sequence[tuple[Lesson, Colour]] = ()
) -> tuple[Line, ...]:
    """The score sheet of one player, in the order of [ISLE 5] or [ISLE 7.3]."""
    boat = (*rats(final, side), *rooms(final, side), *families(final, side))
    if mode == "family":
        return (*boat, *family_cards(final, side, lessons))
    return (
        *boat,
        *rare_treasures(final, side),
        *private_lessons(final, side, lessons),
        *public_lessons(final, side, public),
    )


def sister_sheet(final: Final, side: int, sister: Sister) -> tuple[Line, ...]:
    """What the sister scores on the player's boat [ISLE 6.7]."""
    lessons = [SISTER_LESSONS.get(number) or ADVANCED_LESSONS[number] for number in sister.lessons]
    return (*sister_colours(final, side, sister.colours), *sister_lessons(final, side, lessons))


def outcome(
    mode: Mode,
    holds: Sequence[Cargo],
    turn_order: Sequence[int],
    public: Sequence[Public] = (),
    sister: Sister | None = None,
) -> Outcome:
    """All sheets and the places."""
    ends = finals(mode, holds, turn_order)
    deck = FAMILY_CARDS if mode == "family" else LESSONS
    shown = [(LESSONS[number], colour) for number, colour in public]
    lines = [
        sheet(mode, final, seat, [deck[number] for number in hold.lessons], shown)
        for seat, (final, hold) in enumerate(zip(ends, holds, strict=True))
    ]
    if sister is not None:
        lines.append(sister_sheet(ends[0], len(holds), sister))
    points = [sum(line.points for line in one) for one in lines]
    return Outcome(
        places(marks(mode, points, ends)),
        tuple(line for one in lines for line in one),
        (SISTER,) if sister is not None else (),
    )


def marks(mode: Mode, points: Sequence[int], ends: Sequence[Final]) -> list[tuple[int, int]]:
    """What decides: points, then fish [ISLE 5.5]; the sister wins a tie [ISLE 6.7]; filled rooms [ISLE 7.3]."""
    if mode == "solo":
        return [(mark, side) for side, mark in enumerate(points)]
    if mode == "family":
        return [(mark, len(final.filled_rooms)) for mark, final in zip(points, ends, strict=True)]
    return [(mark, final.fish) for mark, final in zip(points, ends, strict=True)]
