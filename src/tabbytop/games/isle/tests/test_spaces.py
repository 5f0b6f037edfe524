"""The isle in numbers: how actions are said pick by pick, and what each plane shows of a position."""

from typing import get_args

import pytest

from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.actions import Action
from tabbytop.games.isle.boat import BOATS, CELL_OF, HULL, ROOMS, WIDTH, cell_at, cells_of, name, placements
from tabbytop.games.isle.cards import COLOUR_CARDS
from tabbytop.games.isle.components import COLOUR_OF, SHAPES, TILE_OF, TILES
from tabbytop.games.isle.planes import (
    ANYTIME,
    CATS_BY_COLOUR,
    FIELDS,
    FRAMES,
    GRID,
    HER_CARDS,
    PUBLIC,
    RESCUE_CARDS,
    SORTS,
)
from tabbytop.games.isle.spaces import ACTIONS, OBSERVATION
from tabbytop.games.isle.state import (
    Buying,
    Carrying,
    Colouring,
    GivingTreasures,
    Naming,
    Placing,
    Rescuing,
    Selling,
    Sister,
    Sorting,
)
from tabbytop.games.isle.tests.positions import numbers, position, random_game, rescue, sits
from tests.moves import parsed

# -- actions ----------------------------------------------------------------------------------------------------------


def following(state, *so_far, seat=0):
    """What may follow, in words; ``so_far`` in words as well."""
    picks = ()
    for word in so_far:
        (pick,) = [one for one in range(ACTIONS.size) if ACTIONS.meaning(one) == word]
        assert pick in ACTIONS.following(rules.legal(state, seat), picks), f"{word} cannot be picked"
        picks = (*picks, pick)
    return [ACTIONS.meaning(pick) for pick in ACTIONS.following(rules.legal(state, seat), picks)]


@pytest.mark.parametrize(
    ("move", "picks"),
    [
        ("done", ["Done()"]),
        ("play 83", ["Play(card=83)"]),
        ("name red", ["Name(colour=2)"]),
        ("place 3 a5", ["Place", "turn 3", "cell a5"]),
        ("rescue red-c01 broken", ["Rescue", "tile red-c01", "basket broken"]),
        ("take zig", ["Take", "tile zig"]),
        ("befriend x3 green", ["Befriend", "tile x3", "colour green"]),
        ("find 107 1 pair", ["Find", "card 107", "option 1", "tile pair"]),
        ("send right 7", ["Send", "field right", "place 7"]),
        ("keep 7 7 113", ["Keep", "cards 7", "cards 7", "cards 113", "enough"]),
        ("pay", ["Pay", "enough"]),
        ("herd blue-c01 red-c01", ["Herd", "tiles blue-c01", "tiles red-c01", "enough"]),
        ("give-treasures 4 6", ["GiveTreasures", "places 4", "places 6", "enough"]),
    ],
)
def test_an_action_is_said_by_its_fields(move, picks):
    _, action = parsed(GAME, f"0 {move}")
    assert [ACTIONS.meaning(pick) for pick in ACTIONS.spell(action)] == picks


def test_whatever_a_seat_can_do_is_declared():
    """All but what chance does."""
    by_chance = {"First", "Boats", "OshaxRow", "SisterLessons", "TurnColour", "DealFamily", "DrawTiles", "DealCards"}
    words = {ACTIONS.meaning(pick).partition("(")[0] for pick in range(ACTIONS.size)}
    assert {kind.__name__ for kind in get_args(Action)} - words == by_chance | {"TurnSister"}


def test_a_tile_is_turned_then_laid():
    """[ISLE 3.1, 3.2] every turn that has a place, and then every cell of that turn."""
    tile = TILE_OF["blue-c04"]
    state = position(Placing(0, tile, 0), players=(sits(at="single: a5"), sits()))
    masks = placements(TILES[tile].shape, state.players[0].filled)
    assert following(state) == ["Place"]
    assert following(state, "Place") == [f"turn {turn}" for turn, mask in enumerate(masks) if mask]
    for turn, mask in enumerate(masks):
        assert following(state, "Place", f"turn {turn}") == [f"cell {name(cell)}" for cell in cells_of(mask)]


def test_a_cat_is_chosen_then_the_basket():
    """[ISLE 4.5]"""
    state = rescue(sits(shown=(15, 15)), sits(), left="red-c01", right="blue-c02")
    assert following(state) == ["Done()", "Rescue"]
    assert following(state, "Rescue") == ["tile blue-c02", "tile red-c01"]
    assert following(state, "Rescue", "tile red-c01") == ["basket permanent", "basket broken"]
    assert following(state, "Rescue", "tile red-c01", "basket broken") == []


def test_cards_are_paid_for_one_by_one_as_long_as_the_fish_suffice():
    """[ISLE 4.2] equal cards can be picked as often as they are there: 7 costs 1 fish, 113 costs 2, 1 costs 5."""
    kept = (1, 7, 7, 113)
    state = position(Buying(), players=(sits(kept=kept, fish=4), sits(kept=kept)))
    assert following(state) == ["Pay"]
    assert following(state, "Pay") == ["enough", "cards 7", "cards 113"]
    assert following(state, "Pay", "cards 7") == ["enough", "cards 7", "cards 113"]
    assert following(state, "Pay", "cards 7", "cards 7") == ["enough", "cards 113"]
    assert following(state, "Pay", "cards 113") == ["enough"]


def test_what_random_games_hardly_ever_ask():
    """[ISLE 9.3] which basket is given up; the colour of an oshax out of the bag."""
    state = position(Selling(0, 5), players=(sits(baskets=3, used=1), sits()))
    assert following(state) == ["Sell(used=False)", "Sell(used=True)"]
    state = position(Colouring(0, TILE_OF["x2"]), players=(sits(), sits()))
    assert following(state) == [f"Name(colour={colour})" for colour in range(5)]
    assert places(seen(state)["tile"]) == [TILE_OF["x2"]]


# -- planes -----------------------------------------------------------------------------------------------------------


def shaped(row, shape):
    """Numbers in lists of lists; those of a boat or of all cats, and the last side of anything else, in one."""
    if shape in (GRID, CATS_BY_COLOUR) or len(shape) == 1:
        return list(row)
    part = len(row) // shape[0]
    return [shaped(row[at : at + part], shape[1:]) for at in range(0, len(row), part)]


def seen(state, viewer=0):
    """The planes by name."""
    rows = OBSERVATION.observe(GAME.view(state, viewer))
    return {plane.name: shaped(row, plane.shape) for plane, row in zip(OBSERVATION.planes, rows, strict=True)}


def marked(grid):
    """The names of the cells that are not 0."""
    return {name(cell_at(place % WIDTH, place // WIDTH)) for place, number in enumerate(grid) if number}


def named(cells):
    return set(map(name, cells_of(cells)))


def places(row):
    return [place for place, number in enumerate(row) if number]


def test_seats_are_counted_from_the_viewers_own():
    """And those that nobody sits on are zeros."""
    players = (sits(fish=3, boat=1), sits(fish=7, boat=2, shown=(7, 7)), sits(fish=11, boat=0))
    state = rescue(*players, seat=2, order=(1, 2, 0))
    shown = seen(state, 1)
    assert shown["fish"] == [7, 11, 3, 0]
    assert [row[0] for row in shown["marks"]] == [1, 1, 1, 0]
    assert [marked(grid) for grid in shown["rats"]] == [*[named(BOATS[boat].rats) for boat in (2, 0, 1)], set()]
    assert shown["shown"][0] == [2 * (card == 7) for card in RESCUE_CARDS]
    assert [places(row) for row in shown["order"]] == [[0], [1], [2], []]
    assert places(shown["turn"]) == places(shown["named"]) == [1]


def test_a_boat():
    """[ISLE 5.1, 5.2, 9.1] cells by what lies on them, and what is counted of it."""
    state = rescue(sits(at="blue-c01: h1; x1=blue: k4; single: a5; zig: p5", boat=3), sits())
    tiles, shown = state.players[0].tiles, seen(state)
    cat, oshax, common, rare = [named(laid.cells) for laid in tiles]
    assert marked(shown["bare"][0]) == named(HULL) - cat - oshax - common - rare
    assert [marked(grid) for grid in shown["cats"][0]] == [cat | oshax, set(), set(), set(), set()]
    assert marked(shown["oshax"][0]) == oshax
    assert [marked(grid) for grid in shown["treasures"][0]] == [common, rare]
    assert [marked(number == nth for number in shown["numbers"][0]) for nth in range(1, 5)] == [
        cat,
        oshax,
        common,
        rare,
    ]
    assert shown["tally"][0] == [1, 1, 1, (BOATS[3].rats & ~state.players[0].filled).bit_count()]
    assert [row[0] for row in shown["by_colour"][0]] == [2, 1, 2, 1]
    assert sum(shown["rooms_bare"][0]) == sum(shown["bare"][0])
    assert [shown["rooms"].count(number) for number in range(8)] == [
        9 * 22 - HULL.bit_count(),
        *[room.cells.bit_count() for room in ROOMS],
    ]


def test_where_a_tile_goes_on():
    """Two cats of one colour side by side are two cats: the line between them can be seen."""
    shown = seen(rescue(sits(at="pair: h1 j1; line/1: c4"), sits()))["joins"][0]
    assert [marked(grid) for grid in shown] == [{"h1", "j1"}, {"c4", "c5"}]


def test_treasures_given_up_are_those_with_these_numbers():
    """[ISLE 9.3] places count from 0, numbers on the boat from 1."""
    state = position(
        GivingTreasures(0, 2, 1), players=(sits(at="blue-c01: h1; single: a5; pair: c5; single: e5"), sits())
    )
    grid = seen(state)["numbers"][0]
    at = {cell: grid[CELL_OF[cell] // 23 * WIDTH + CELL_OF[cell] % 23] for cell in ("h1", "a5", "c5", "e5")}
    assert at == {"h1": 1, "a5": 2, "c5": 3, "e5": 4}
    assert following(state, "GiveTreasures") == ["places 1", "places 2"]
    assert seen(state)["counts"] == [0, 0, 2, 0]


def test_own_cards_are_seen_by_their_owner_alone():
    state = rescue(sits(hand=(7, 7, 83), lessons=(113,)), sits(hand=(1,)))
    assert [seen(state)["hand"][SORTS.index(card)] for card in (1, 7, 83)] == [0, 2, 1]
    assert places(seen(state)["lessons"]) == [SORTS.index(113)]
    assert places(seen(state, 1)["hand"]) == [SORTS.index(1)]
    assert [row[:1] + row[4:5] for row in seen(state, 1)["cards"]] == [[1, 0], [3, 1], [0, 0], [0, 0]]
    assert not any(seen(state, None)["hand"])


def test_the_tile_in_hand():
    """Which, in which colour, and how it looks in each turn."""
    tile = TILE_OF["x2"]
    shown = seen(position(Rescuing(0, 1), Placing(1, tile, COLOUR_OF["green"]), players=(sits(), sits())), 1)
    assert places(shown["tile"]) == [tile]
    assert places(shown["tile_colour"]) == [COLOUR_OF["green"]]
    turns = len(SHAPES[TILES[tile].shape].turns)
    assert [sum(map(sum, drawing)) for drawing in shown["tile_turns"]] == [TILES[tile].size] * turns + [0] * (8 - turns)
    assert places(shown["frame"]) == [FRAMES.index(Placing)]
    assert places(shown["beneath"]) == [FRAMES.index(Rescuing)]
    assert (places(shown["named"]), places(shown["turn"]), shown["counts"][1]) == ([0], [1], 1)


def test_fields_and_what_goes_into_them():
    """[ISLE 6.9] alone the places count, for the sister too."""
    her = Sister(deck=(175, 176), card=174, colours=(169, 171), lessons=(198,), cards_left=3, speed=2)
    state = position(
        Sorting(0, numbers("red-c03 red-c04"), ("right", "any")),
        players=(sits(),),
        mode="solo",
        left="red-c01",
        right="blue-c02",
        rare="zig ell",
        oshax="x3 x1",
        sister=her,
    )
    shown, cats = seen(state), lambda row: [TILES[place].key for place in places(row)]
    assert [cats(row) for row in shown["fields"]] == [["red-c01"], ["blue-c02"]]
    in_a_row = shown["cat_places"]
    assert (in_a_row[TILE_OF["red-c01"]], in_a_row[TILE_OF["blue-c02"]], sum(in_a_row)) == (1, 2, 3)
    assert {field: cats(row) for field, row in zip(FIELDS, shown["to_sort"], strict=True)} == {
        "left": [],
        "right": ["red-c03"],
        "any": ["red-c04"],
    }
    assert cats(shown["tile"]) == ["red-c03"]
    assert shown["rare_places"] == [2, 0, 0, 1, 0] and shown["rare"] == [1, 0, 0, 1, 0]
    assert shown["oshax_places"][:3] == [2, 0, 1]
    assert ([HER_CARDS[place] for place in places(shown["her_deck"])], shown["her_day"]) == ([175, 176], [3, 2])
    assert [places(row) for row in shown["her_colours"]] == [
        [COLOUR_CARDS[169].colour],
        [COLOUR_CARDS[171].colour],
        [],
        [],
        [],
    ]
    assert [shown["bag"][TILE_OF[key]] for key in ("red-c01", "red-c02", "zig", "bar")] == [0, 1, 4, 5]


def test_lessons_and_open_cards():
    """[ISLE 4.3, 4.8] public lessons with their colours, those that wait for one, anytime cards that wait."""
    state = position(
        Carrying(((1, 83), (0, 77))),
        Naming(1, 144),
        players=(sits(), sits()),
        public=((143, COLOUR_OF["red"]), (148, -1)),
    )
    shown = seen(state)
    assert {(colour, PUBLIC[place]) for colour, row in enumerate(shown["public"]) for place in places(row)} == {
        (1 + COLOUR_OF["red"], 143),
        (0, 148),
    }
    assert [PUBLIC[place] for place in places(shown["to_name"])] == [144]
    assert [[ANYTIME[place] for place in places(row)] for row in shown["plays"]] == [[77], [83], [], []]


@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "classic"), (4, "classic"), (3, "family")])
def test_who_sees_the_same_numbers_is_asked_the_same(seats, mode):
    """Nothing that a question depends on is missing."""
    asked = {}

    def watch(before, seat, action, after):
        if seat >= 0:
            row, offered = OBSERVATION.row(GAME.view(before, seat)), rules.legal(before, seat).sets
            assert asked.setdefault(bytes(row), offered) == offered

    random_game(seats, 1, watch=watch, mode=mode)
    assert len(asked) > 20
