"""Where a tile fits [ISLE 3], against a count square by square."""

from hypothesis import given
from hypothesis import strategies as st

from tabbytop.core import Cells
from tabbytop.games.isle.boat import (
    BOATS,
    CELL_OF,
    HULL,
    STRIDE,
    Laid,
    beside,
    cell_at,
    cells_of,
    covered,
    finds_treasure,
    fits,
    footprint,
    lay,
    name,
    placements,
    point,
    recognise,
    set_of,
)
from tabbytop.games.isle.components import COLOUR_OF, NONE, SHAPES, TILE_OF, TILES
from tabbytop.games.isle.shapes import drawn, is_connected, mirrored, shape, turned
from tabbytop.games.isle.tests.boats import tiles

HULL_POINTS = {point(cell) for cell in cells_of(HULL)}

# -- shapes -----------------------------------------------------------------------------------------------------------


def test_turns_lead_to_each_other():
    """[ISLE 3.1] the same tile after four quarter turns, and after two flips."""
    for one in SHAPES:
        assert len(one.turns) in (1, 2, 4, 8)
        assert len(set(one.turns)) == len(one.turns)
        for turn, squares in enumerate(one.turns):
            assert one.turns[one.quarter[turn]] == turned(squares)
            assert one.turns[one.flip[turn]] == mirrored(squares)
            assert one.flip[one.flip[turn]] == turn
            assert one.quarter[one.quarter[one.quarter[one.quarter[turn]]]] == turn
            assert squares[0] == (0, 0)
            assert is_connected(squares)


def test_a_quarter_turn_goes_clockwise():
    one = shape(drawn(("###", "#..")))
    assert [one.turns[0], one.turns[one.quarter[0]]] == [drawn(("###", "#..")), drawn(("##", ".#", ".#"))]
    assert one.turns[one.flip[0]] == drawn(("###", "..#"))
    assert shape(drawn(("##", ".#", ".#"))).key == one.key


def test_the_number_of_turns():
    turns = {tile.key: len(SHAPES[tile.shape].turns) for tile in TILES}
    assert [turns[key] for key in ("single", "square", "blue-c13", "pair", "bar", "blue-c16")] == [1, 1, 1, 2, 2, 2]
    assert [turns[key] for key in ("corner", "tee", "zig", "blue-c01")] == [4, 4, 4, 4]
    assert [turns[key] for key in ("ell", "blue-c05", "x5")] == [8, 8, 8]


# -- cells ------------------------------------------------------------------------------------------------------------


def test_names_of_cells():
    assert [name(cell_at(0, 4)), name(cell_at(21, 4)), name(cell_at(7, 0))] == ["a5", "v5", "h1"]
    assert len(CELL_OF) == 142
    assert STRIDE == 23


@given(st.integers(0, (1 << 207) - 1).map(lambda bits: bits & HULL))
def test_neighbours(mask):
    here = {point(cell) for cell in cells_of(mask)}
    steps = {(x + dx, y + dy) for x, y in here for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    assert {point(cell) for cell in cells_of(beside(mask))} == (steps & HULL_POINTS) - here
    assert set_of(cells_of(mask)) == mask


# -- placements -------------------------------------------------------------------------------------------------------


def counted(number, filled, must_touch):
    """Every turn and cell tried, square by square."""
    taken = {point(cell) for cell in cells_of(filled)}
    found = []
    for turn, squares in enumerate(SHAPES[number].turns):
        for cell in range(9 * STRIDE):
            left, top = point(cell)
            here = {(left + x, top + y) for x, y in squares}
            touches = any((x + dx, y + dy) in taken for x, y in here for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))
            if here <= HULL_POINTS - taken and (touches or not taken or not must_touch):
                found.append((turn, cell))
    return found


def places(masks):
    return [(turn, cell) for turn, mask in enumerate(masks) for cell in cells_of(mask)]


shapes_of_tiles = st.integers(0, len(SHAPES) - 1)
scattered = st.lists(st.sampled_from(cells_of(HULL)), max_size=60).map(set_of)


@given(shapes_of_tiles, scattered, st.booleans())
def test_placements_on_a_scattered_boat(number, filled, must_touch):
    """[ISLE 3.1, 3.2]"""
    assert places(placements(number, filled, must_touch)) == counted(number, filled, must_touch)


@given(shapes_of_tiles, st.lists(st.tuples(shapes_of_tiles, st.integers(0, 10_000)), max_size=14), st.booleans())
def test_placements_on_a_boat_filled_by_the_rules(number, laid, must_touch):
    """[ISLE 3.1, 3.2]"""
    filled = 0
    for one, pick in laid:
        if options := places(placements(one, filled)):
            filled |= footprint(one, *options[pick % len(options)])
    assert places(placements(number, filled, must_touch)) == counted(number, filled, must_touch)
    assert fits(number, filled, must_touch) == bool(counted(number, filled, must_touch))


def test_the_first_tile_goes_anywhere():
    """[ISLE 3.2] 22 + 18 + … places for five in a row."""
    lying = placements(TILES[TILE_OF["red-c16"]].shape, 0)[0]
    assert lying.bit_count() == sum(max(0, row - 4) for row in (8, 13, 18, 21, 22, 21, 18, 13, 8))
    assert not fits(0, HULL, must_touch=True)
    assert not fits(0, HULL, must_touch=False)


def test_a_corner_is_no_touch():
    """[ISLE 3.2]"""
    single = TILES[TILE_OF["single"]].shape
    (mask,) = placements(single, 1 << CELL_OF["f5"])
    assert [name(cell) for cell in cells_of(mask)] == ["f4", "e5", "g5", "f6"]


def test_nothing_wraps_round_the_end_of_a_row():
    """[ISLE 3.1] the tip of the bow and the stern of the next row are far apart."""
    pair = TILES[TILE_OF["pair"]].shape
    lying, _ = placements(pair, 1 << CELL_OF["v5"])
    assert cells_of(lying) == (CELL_OF["t5"],)


def test_a_menu_takes_the_placements_as_they_are():
    class Place(tuple):
        __slots__ = ()

        def __new__(cls, turn, cell):
            return super().__new__(cls, (turn, cell))

        turn = property(lambda self: self[0])
        cell = property(lambda self: self[1])

    number = TILES[TILE_OF["x5"]].shape
    masks = placements(number, 1 << CELL_OF["k5"])
    assert list(Cells(Place, masks)) == [Place(turn, cell) for turn, cell in places(masks)]
    assert Place(0, cells_of(masks[0])[0]) in Cells(Place, masks)
    assert Place(0, CELL_OF["k5"]) not in Cells(Place, masks)


# -- tiles on a boat --------------------------------------------------------------------------------------------------


def test_every_place_is_recognised():
    for number in range(len(SHAPES)):
        for turn, cell in places(placements(number, 0)):
            assert recognise(footprint(number, turn, cell)) == (number, turn, cell)
    assert recognise(0) is None
    assert recognise(set_of([CELL_OF["a5"], CELL_OF["c5"]])) is None
    ends = set_of([CELL_OF["v5"], CELL_OF["a6"]])
    assert recognise(ends) is None


def test_laying_a_tile():
    red, orange = COLOUR_OF["red"], COLOUR_OF["orange"]
    assert lay(TILE_OF["red-c16"], orange, 0, CELL_OF["a5"]) == tiles("red-c16: a5")[0]
    assert lay(TILE_OF["x1"], red, 1, CELL_OF["k4"]) == tiles("x1=red/1: k4")[0]
    assert lay(TILE_OF["pair"], red, 0, CELL_OF["a5"]).colour == NONE
    assert covered(tiles("single: a5 b5")) == set_of([CELL_OF["a5"], CELL_OF["b5"]])


def test_maps_give_treasures_to_cats_of_their_colour():
    """[ISLE 3.4]"""
    for number, boat in enumerate(BOATS):
        for colour, cell in enumerate(boat.maps):
            assert finds_treasure(number, Laid(0, colour, cell))
            assert not finds_treasure(number, Laid(0, (colour + 1) % 5, cell))
            assert not finds_treasure(number, Laid(TILE_OF["single"], NONE, cell))
            assert not finds_treasure(number, Laid(0, colour, beside(cell)))
