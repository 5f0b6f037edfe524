"""The count, line by line, and who wins [ISLE 5, 6.6, 6.7, 7.3]."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.core import Line, Mask, args
from tabbytop.games.isle.boat import (
    BOAT_OF,
    CELL_OF,
    HULL,
    ROOM_OF,
    ROOMS,
    Laid,
    cells_of,
    covered,
    footprint,
    placements,
    point,
)
from tabbytop.games.isle.cards import FAMILY_CARDS, LESSONS
from tabbytop.games.isle.components import COLOUR_OF, COLOURS, NONE, TILES
from tabbytop.games.isle.final import family_points, groups_of, largest_family
from tabbytop.games.isle.scoring import (
    Cargo,
    Sister,
    families,
    family_cards,
    finals,
    outcome,
    public_lessons,
    rare_treasures,
    rats,
    rooms,
    sheet,
    sister_colours,
    sister_lessons,
    sister_sheet,
)
from tabbytop.games.isle.tests.boats import WORKED_EXAMPLE, bars, final, singles, tiles

BOAT_1, BOAT_4 = BOAT_OF["boat_1"], BOAT_OF["boat_4"]
RED = COLOUR_OF["red"]


def points(lines):
    return [line.points for line in lines]


# -- worked example ---------------------------------------------------------------------------------------------------


def worked_example():
    (end,) = finals("classic", [Cargo(BOAT_4, WORKED_EXAMPLE, (135, 116, 131))], (0,))
    return end


def test_the_worked_example_of_the_czech_book():
    """[ISLE 5.6] 47 + 3 + 13 + 16 − 2 − 20 = 57."""
    lessons = [LESSONS[135], LESSONS[116], LESSONS[131]]
    lines = sheet("classic", worked_example(), 0, lessons, [(LESSONS[148], NONE)])
    assert [(line.key, line.points) for line in lines] == [
        ("rats", -2),
        ("rooms", -20),
        ("family", 15),
        ("family", 8),
        ("family", 8),
        ("family", 8),
        ("family", 8),
        ("rare", 3),
        ("lesson", 6),
        ("lesson", 7),
        ("lesson", 0),
        ("public", 16),
    ]
    assert sum(points(lines)) == 57


def test_the_worked_example_of_the_ukrainian_book():
    """[ISLE 5.6] 252 of module U, 2 for each of 9 treasures: 59."""
    lessons = [LESSONS[135], LESSONS[116], LESSONS[131]]
    lines = sheet("classic", worked_example(), 0, lessons, [(LESSONS[252], NONE)])
    assert lines[-1].points == 18
    assert sum(points(lines)) == 59


def test_the_boat_of_the_worked_example_is_the_one_of_the_books():
    """[ISLE 5.6] what both books say of it."""
    end = worked_example()
    open_rooms = {room.key for room in ROOMS if not end.is_filled(room)}
    assert open_rooms == {"dining", "storage", "left_cabin", "right_cabin"}
    assert [(COLOURS[one.colour], one.size) for one in end.families] == [
        ("blue", 5),
        ("green", 3),
        ("red", 3),
        ("orange", 3),
        ("orange", 3),
    ]
    assert dict(zip(COLOURS, end.cats_by_colour, strict=True)) == {
        "blue": 5,
        "green": 4,
        "red": 4,
        "purple": 2,
        "orange": 6,
    }
    assert (end.oshax, len(end.common), len(end.rare)) == (1, 8, 1)
    assert sum(end.edge_cats_by_colour) == 13
    counts = [laid.tile for laid in WORKED_EXAMPLE if TILES[laid.tile].kind in ("cat", "oshax")]
    assert len(set(counts)) == len(counts) == 21  # each cat and oshax is in the box once


# -- one clause at a time ---------------------------------------------------------------------------------------------


def test_rats():
    """[ISLE 5.1]"""
    assert list(rats(final(), 0)) == [Line(0, "ISLE 5.1", "rats", -19, args(count=19))]
    assert list(rats(final(singles(HULL)), 0)) == []


def test_rooms():
    """[ISLE 5.1] a room counts until its last square is covered."""
    assert points(rooms(final(), 0)) == [-35]
    bow = ROOM_OF["bow"].cells
    assert points(rooms(final(singles(bow)), 0)) == [-30]
    assert points(rooms(final(singles(bow & (bow - 1))), 0)) == [-35]
    assert list(rooms(final(singles(HULL & ~1 & ~bow)), 1)) == [
        Line(1, "ISLE 5.1", "rooms", -5, args(count=1, rooms=(6,)))
    ]


@pytest.mark.parametrize(
    ("size", "worth"), list(enumerate([0, 0, 0, 8, 11, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75]))
)
def test_the_table_of_families(size, worth):
    """[ISLE 5.2]"""
    assert family_points(size) == worth


def test_families():
    """[ISLE 5.2] by their sides, one line each, the largest first; an oshax is one of them."""
    end = final("red-c16: a5 f5 k5; blue-c16: b3 g3 l3; x4=blue/1: r4; red-c16: b7 g7")
    assert [(line.points, dict(line.args)) for line in families(end, 0)] == [
        (8, {"colour": "blue", "size": 3}),
        (8, {"colour": "red", "size": 3}),
    ]
    joined = final("red-c16: a5 f5 k5; blue-c16: b3 g3 l3; x6=blue: q3")
    assert points(families(joined, 0)) == [11, 8]
    assert points(families(final("red-c16: a5 f4 k5 p4"), 0)) == []  # they meet by corners


def test_rare_treasures():
    """[ISLE 5.3] common ones are worth nothing."""
    assert points(rare_treasures(final("bar: a5; bar: e5; single: h1"), 0)) == [6]
    assert points(rare_treasures(final("line: a5; single: h1"), 0)) == []


def test_public_lessons_alone_are_halved_card_by_card():
    """[ISLE 6.6, 6.10] 7 becomes 4."""
    lessons = [(LESSONS[144], RED), (LESSONS[150], NONE)]
    alone = public_lessons(final(bars(red=7), solo=True), 0, lessons)
    assert [(line.clause, line.points) for line in alone] == [("ISLE 6.6", 4), ("ISLE 6.6", 8)]
    together = list(public_lessons(final(bars(red=7)), 0, lessons))
    assert [(line.clause, line.points) for line in together] == [("ISLE 5.4", 7), ("ISLE 5.4", 15)]
    assert together[0].args == args(card=144, colour="red")


def test_private_lessons_alone_count_in_full():
    """[ISLE 6.10]"""
    counted = outcome("solo", [Cargo(BOAT_1, tiles(bars(red=7)), (126, 142), fish=7)], (0, 1), sister=Sister((), ()))
    assert [line.points for line in counted.lines if line.key == "lesson"] == [2, 7]


# -- the sister -------------------------------------------------------------------------------------------------------


def test_the_sisters_colours():
    """[ISLE 6.7] 5, 4, 3, 2, 1 in the order in which the cards were turned; an oshax has its chosen colour."""
    order = [COLOUR_OF[colour] for colour in ("red", "blue", "purple", "green", "orange")]
    end = final(bars(red=2, blue=1, green=3, orange=2), "x2=orange: f6")
    assert points(sister_colours(end, 1, order)) == [10, 4, 0, 6, 3]
    assert points(sister_colours(end, 1, order[:2])) == [10, 4]  # so far


def test_the_sisters_lessons():
    """[ISLE 6.7, 6.10] they look at the player's boat; 204 takes the best of the others once more."""
    end = final(bars(red=16), fish=2)
    her = Sister((), (200, 202, 204, 208))
    lines = sister_sheet(end, 1, her)
    assert points(lines) == [8, 5, 70, 70]
    assert {line.side for line in lines} == {1}
    assert points(sister_lessons(end, 1, [])) == []
    assert points(sister_sheet(end, 1, Sister((), (204,)))) == [0]


@pytest.mark.parametrize(("baskets", "places"), [(2, (2, 1)), (3, (1, 2))])
def test_a_tie_is_hers(baskets, places):
    """[ISLE 6.7] nothing against nothing, then 7 against nothing."""
    hold = Cargo(BOAT_1, tiles(singles(HULL)), (118,), baskets=baskets)
    counted = outcome("solo", [hold], (0, 1), sister=Sister((0, 1, 2, 3, 4), (199, 200)))
    assert counted.rivals == ("sister",)
    assert counted.points(1) == 0
    assert counted.places == places


def test_alone_the_sister_is_the_other_in_the_turn_order():
    """[ISLE 9.9]"""
    hold = Cargo(BOAT_1, ())
    assert [finals("solo", [hold], order)[0].first for order in ((0, 1), (1, 0))] == [True, False]


# -- who wins ---------------------------------------------------------------------------------------------------------


def test_more_points_then_more_fish_then_shared():
    """[ISLE 5.5]"""
    full, bare = tiles(singles(HULL)), tiles("single: a5")

    def winners(*fish):
        return outcome("classic", [Cargo(BOAT_1, full, fish=one) for one in fish], range(len(fish))).places

    assert outcome("classic", [Cargo(BOAT_1, bare, fish=9), Cargo(BOAT_1, full)], (0, 1)).winners == (1,)
    assert winners(3, 4) == (2, 1)
    assert winners(4, 4, 3) == (1, 1, 3)


def test_lessons_that_look_at_the_table():
    """[ISLE 9.5, 9.9] the largest family and the first in order are judged among all."""
    holds = [
        Cargo(BOAT_1, tiles("red-c16: a5 f5 k5"), (121, 119)),
        Cargo(BOAT_1, tiles("blue-c16: a5 f5 k5 p5"), (121, 119)),
        Cargo(BOAT_1, tiles("red-c16: a5 f5 k5 p5"), (121, 119), unseen=2),
    ]
    ends = finals("classic", holds, (2, 0, 1))
    assert [(end.rivals, end.first, end.lessons) for end in ends] == [
        ((4, 4), False, 2),
        ((3, 4), False, 2),
        ((3, 4), True, 4),
    ]
    lines = outcome("classic", holds, (2, 0, 1)).lines
    assert [[line.points for line in lines if line.side == seat and line.key == "lesson"] for seat in range(3)] == [
        [0, 0],
        [10, 0],
        [10, 7],
    ]


def test_the_family_game():
    """[ISLE 7.3] nothing for rare treasures; the two cards."""
    hold = Cargo(BOAT_1, tiles("bar: a5; red-c16: e5; red-c16: j5 o5"), (164, 151))
    lines = sheet("family", finals("family", [hold], (0,))[0], 0, [FAMILY_CARDS[n] for n in hold.lessons])
    assert [(line.clause, line.key) for line in lines] == [
        ("ISLE 5.1", "rats"),
        ("ISLE 5.1", "rooms"),
        ("ISLE 5.2", "family"),
        ("ISLE 7.3", "family-card"),
        ("ISLE 7.3", "family-card"),
    ]
    assert points(lines) == [-19, -35, 8, 2, 0]
    assert points(family_cards(final("bar: a5"), 0, [FAMILY_CARDS[164]])) == [2]


def test_filled_rooms_break_a_tie_in_the_family_game():
    """[ISLE 7.3] five points for the edge make up for one cell of the bow, but not in filled rooms."""
    reds = "red-c16: h1 h9 a4 b7 p4"
    tip = 1 << CELL_OF["v5"]
    tidy = Cargo(BOAT_1, tiles(singles(HULL)))
    airy = Cargo(BOAT_1, tiles(f"{reds}; {singles(HULL & ~tip & ~covered(tiles(reds)))}"), (151,))
    counted = outcome("family", [airy, tidy], (0, 1))
    assert [counted.points(seat) for seat in (0, 1)] == [0, 0]
    assert counted.places == (2, 1)
    assert outcome("family", [tidy, airy, tidy], (0, 1, 2)).places == (1, 3, 1)


# -- boats filled at random -------------------------------------------------------------------------------------------


@st.composite
def filled_boats(draw):
    """Tiles laid by the rules, coloured as they come."""
    laid, filled = [], 0
    for number, pick in draw(
        st.lists(st.tuples(st.integers(0, len(TILES) - 1), st.integers(0, 10_000)), min_size=4, max_size=24)
    ):
        tile = TILES[number]
        options = [(turn, cell) for turn, mask in enumerate(placements(tile.shape, filled)) for cell in cells_of(mask)]
        if options:
            turn, cell = options[pick % len(options)]
            cells = footprint(tile.shape, turn, cell)
            laid.append(Laid(number, pick % 5 if tile.kind == "oshax" else tile.colour, Mask(cells)))
            filled |= cells
    return tuple(laid)


@given(filled_boats())
def test_groups_are_those_found_tile_by_tile(laid):
    """[ISLE 5.2]"""
    squares = [{point(cell) for cell in cells_of(one.cells)} for one in laid]
    group = list(range(len(laid)))
    for i, one in enumerate(laid):
        for j in range(i):
            near = any(abs(x - u) + abs(y - v) == 1 for x, y in squares[i] for u, v in squares[j])
            if one.colour != NONE and one.colour == laid[j].colour and near:
                group = [group[i] if member == group[j] else member for member in group]
    sizes = sorted(group.count(one) for one in {group[i] for i, one in enumerate(laid) if one.colour != NONE})
    found = groups_of(laid)
    assert [one.size for one in found] == sizes[::-1]
    assert largest_family(laid) == max([size for size in sizes if size >= 3], default=0)


@given(st.lists(filled_boats(), min_size=1, max_size=3), st.sampled_from(["classic", "family"]))
def test_sheets_add_up(boats, mode):
    deck = list(LESSONS)[:30] if mode == "classic" else list(FAMILY_CARDS)
    holds = [Cargo(seat, one, tuple(deck), fish=seat, baskets=3) for seat, one in enumerate(boats)]
    public = [(n, 0 if LESSONS[n].pick_colour else NONE) for n in range(143, 151)] if mode == "classic" else ()
    counted = outcome(mode, holds, range(len(holds)), public)
    assert {line.side for line in counted.lines} == set(range(len(holds)))
    for seat in range(len(holds)):
        mine = [line for line in counted.lines if line.side == seat]
        assert sum(points(mine)) == counted.points(seat)
        assert all(line.clause.startswith("ISLE ") for line in mine)
    best = max(counted.points(seat) for seat in range(len(holds)))
    assert all(counted.points(seat) == best for seat in counted.winners)
