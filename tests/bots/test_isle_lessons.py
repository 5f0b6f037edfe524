"""What lessons promise stands once in the bots: held against the rules, and the compiled against the plain."""

from collections.abc import Iterator
from functools import cache
from random import Random

import numpy as np
import pytest

from tabbytop.bots.isle import flat, kernel, promises
from tabbytop.bots.isle.aboard import aboard
from tabbytop.bots.isle.box import BOX
from tabbytop.bots.isle.counts import COUNTS, Count
from tabbytop.bots.isle.curves import CURVES, Curve
from tabbytop.bots.isle.judging import JUDGE, means_record
from tabbytop.bots.isle.lessons import PROMISES, promise, terms_of
from tabbytop.bots.isle.means import Means
from tabbytop.bots.isle.outlook import NOTHING, Outlook
from tabbytop.bots.isle.records import TERMS
from tabbytop.bots.isle.terms import Whose
from tabbytop.core import Mask
from tabbytop.games.isle.boat import BOATS, EDGE, HULL, MIDDLE_ROW, ROOMS, Laid, cells_of
from tabbytop.games.isle.cards import ADVANCED_LESSONS, FAMILY_CARDS, LESSONS, SISTER_LESSONS, Lesson
from tabbytop.games.isle.components import COLOURS, NONE, TILE_OF
from tabbytop.games.isle.final import Final
from tabbytop.games.isle.predicates import PREDICATES, value
from tabbytop.games.isle.tests.boats import tiles as tiles_of
from tabbytop.games.isle.tests.positions import random_game
from tabbytop.kernels.compiled import COMPILED

SINGLE = TILE_OF["single"]
EVERY_LESSON = {**LESSONS, **FAMILY_CARDS, **SISTER_LESSONS, **ADVANCED_LESSONS}
MODES = [(1, {"mode": "solo", "difficulty": "expert"}), (2, {"mode": "classic"}), (4, {"mode": "family"})]


@cache
def random_ends() -> list[Final]:
    """Boats of random games: as they ended, and with a part of what lessons speak of filled up by small treasures, so
    that what hardly ever comes about by chance does too, columns of one colour as well; what their owners have besides
    is drawn."""
    rng, found = Random(11), []
    for seed in range(6):
        for seats, options in MODES:
            for player in random_game(seats, seed, **options).players:
                found += [_end(rng, player.boat, tiles) for tiles in _filled_up(rng, player.boat, player.tiles)]
    columns = tiles_of("red-c16: h1 h2 h3 h4 h5 h6 h7 h8 k9; blue-c16: m2 m3 m4")
    return [*found, _end(rng, 0, columns), _end(rng, 0, columns[1:])]


def _filled_up(rng: Random, boat: int, tiles: tuple[Laid, ...]) -> Iterator[tuple[Laid, ...]]:
    yield tiles[: rng.randrange(len(tiles) + 1)]
    yield tiles
    parts = [EDGE, MIDDLE_ROW, BOATS[boat].rats, HULL, *(room.cells for room in ROOMS)]
    for part in rng.sample(parts, 4):
        gaps = part & ~sum(laid.cells for laid in tiles)
        left_open = rng.sample(cells_of(gaps), min(gaps.bit_count(), rng.choice((0, 0, 1, 5))))
        yield (*tiles, *(Laid(SINGLE, NONE, Mask(1 << cell)) for cell in cells_of(gaps) if cell not in left_open))


def _end(rng: Random, boat: int, tiles: tuple[Laid, ...]) -> Final:
    solo = rng.random() < 0.3
    rivals = () if solo else tuple(rng.choice((0, 3, 4, 6)) for _ in range(rng.randrange(1, 4)))
    numbers = {"fish": rng.randrange(9), "baskets": rng.randrange(1, 5), "lessons": rng.randrange(9)}
    return Final(boat, tiles, **numbers, first=rng.random() < 0.5, rivals=rivals, solo=solo)


def means_at(end: Final, outlook: Outlook = NOTHING) -> Means:
    return Means(end.boat, outlook, end.fish, end.baskets, end.lessons, float(end.first), end.rivals, end.solo)


def colours_of(lesson: Lesson) -> range | tuple[int]:
    return range(len(COLOURS)) if lesson.pick_colour else (NONE,)


def test_every_predicate_has_a_promise() -> None:
    assert set(PROMISES) == set(PREDICATES)


def test_nothing_is_counted_or_promised_in_vain() -> None:
    """Every count and every curve has its function, and some lesson that asks for it."""
    assert set(COUNTS) == set(Count) - {Count.GROUPS, Count.COLUMNS, Count.ROOMS}
    assert set(CURVES) == set(Curve)
    assert {one.count for one in PROMISES.values()} == set(Count)
    assert {one.curve for one in PROMISES.values()} == set(Curve)


@pytest.mark.parametrize("number", EVERY_LESSON)
def test_at_the_end_a_lesson_promises_what_it_scores(number: int) -> None:
    """Each lesson of the box, for whoever scores it, in every colour that may be chosen, on every boat."""
    lesson, scored = EVERY_LESSON[number], set()
    for end in random_ends():
        boat = aboard(end.tiles)
        for colour in colours_of(lesson):
            points = value(lesson, end, colour)
            scored.add(points)
            for whose in Whose:
                assert promise(lesson, means_at(end), colour, whose)(boat) == points
    assert len(scored) > 1 or lesson.score.id == "double_best_sister"


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
@pytest.mark.parametrize("number", EVERY_LESSON)
def test_compiled_it_promises_the_same(number: int) -> None:
    """With much, little and nothing to come, on boats of random games."""
    lesson, rng = EVERY_LESSON[number], Random(number)
    judge, none = np.zeros(1, JUDGE)[0], np.zeros(0, TERMS)
    judge["shares"] = 1 / len(COLOURS)
    for end in rng.sample([end for end in random_ends() if len(end.treasures) <= flat.MOST_TREASURES], 25):
        boat, row = aboard(end.tiles), flat.flat(aboard(end.tiles))
        kernel.worth(BOX, judge, none, row)
        for outlook in (NOTHING, Outlook(0, 1.5, 0.5, 0.0, 1.75), Outlook(2, 5.7, 3.1, 2.2, 7.25)):
            means, colour, whose = means_at(end, outlook), rng.choice(colours_of(lesson)), rng.choice(list(Whose))
            terms = flat.terms_array([terms_of(lesson, end.boat, whose, colour)])[0]
            judge["means"] = means_record(means)
            told = promises.promise(BOX, terms, row, judge["means"])
            assert told == pytest.approx(promise(lesson, means, colour, whose)(boat), rel=1e-12)


COLUMNS = 251


def test_a_column_is_hoped_for_while_it_can_be_of_one_colour() -> None:
    """[ISLE 9.6] the more of it lies under one colour the more it promises; under a second one, or under a treasure,
    nothing any more."""
    end = random_ends()[0]
    column = promise(LESSONS[COLUMNS], means_at(end, Outlook(2, 6.0, 2.0, 1.0, 8.0)))
    begun, further = "red-c16: h1 h2 h3 h4", "red-c16: h1 h2 h3 h4; red-c16: h5 h6 h7"
    promised = [column(aboard(tiles_of(tiles))) for tiles in (begun, further, f"{further}; red-c16: h8 h9")]
    assert promised == sorted(promised)
    assert promised[0] < promised[1] - 0.2 < promised[2] - 2
    assert promised[2] == pytest.approx(5 * 7, abs=1), "five columns side by side"
    assert column(aboard(tiles_of(f"{further}; blue-c16: h8"))) < promised[0]
    assert column(aboard(tiles_of(f"{further}; single: h8"))) < promised[1]
