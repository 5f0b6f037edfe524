"""The four kinds of set: they list what they hold, hold what they list, and travel compactly."""

import json
from dataclasses import dataclass
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tabbytop.core import Cells, Listed, Prompt, Ranges, Subsets, menu, wire


@dataclass(frozen=True, slots=True)
class Put:
    turn: int
    cell: int


@dataclass(frozen=True, slots=True)
class Pay:
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drop:
    x: float
    height: float


masks = st.lists(st.integers(0, 2**70), min_size=1, max_size=4).map(tuple)
sums = st.lists(st.tuples(st.integers(1, 9), st.integers(0, 5)), min_size=1, max_size=6).map(sorted)


def holds_what_it_lists(choices):
    listed = list(choices)
    assert len(choices) == len(listed) == len(set(listed))
    assert all(one in choices for one in listed)
    assert "nothing of the kind" not in choices
    if listed:
        assert choices.pick(Random(1)) in choices
    return listed


@given(masks)
def test_cells(bits):
    cells = Cells(Put, bits)
    listed = holds_what_it_lists(cells)
    assert {(put.turn, put.cell) for put in listed} == {
        (turn, cell) for turn, mask in enumerate(bits) for cell in range(71) if mask >> cell & 1
    }
    assert Put(len(bits), 0) not in cells
    assert Put(-1, 0) not in cells
    assert Put(0, -1) not in cells


@given(sums, st.integers(0, 2), st.integers(0, 12))
def test_subsets_within_a_budget(cards, least, budget):
    items, costs = tuple(card for card, _ in cards), tuple(cost for _, cost in cards)
    subsets = Subsets(Pay, items, least, len(items), costs, budget)
    listed = list(subsets)
    assert len(listed) == len(set(listed))
    for pay in listed:
        assert least <= len(pay.cards) <= len(items)
        assert pay.cards == tuple(sorted(pay.cards))
    if len(set(items)) == len(items):
        holds_what_it_lists(subsets)
        by_card = dict(cards)
        assert all(sum(by_card[card] for card in pay.cards) <= budget for pay in listed)


def test_a_subset_names_each_item_as_often_as_it_is_there():
    subsets = Subsets(Pay, (2, 2, 5), 0, 3)
    assert Pay((2, 2)) in subsets
    assert Pay((5, 5)) not in subsets
    assert Pay((5, 2)) not in subsets  # not sorted: equal choices are equal actions


def test_an_empty_set_leaves_the_menu():
    asked = menu(
        Prompt("pay", "TEST 1"), Listed(()), Cells(Put, (0,)), Subsets(Pay, (1,), 1, 1), Subsets(Pay, (), 1, 1)
    )
    assert asked.sets == (Subsets(Pay, (1,), 1, 1),)


def test_ranges():
    ranges = Ranges(Drop, ((-1.0, 1.0, 3), (0.0, 2.0, 2)))
    assert len(holds_what_it_lists(ranges)) == 6
    assert Drop(0.123, 1.9) in ranges
    assert Drop(1.1, 1.0) not in ranges
    holds_what_it_lists(Ranges(Drop, ((-77.969, 2.031, 3), (0.1, 0.7, 4))))  # no rounding leads over the edge
    assert list(Ranges(Drop, ((-1.0, 1.0, 1), (0.0, 2.0, 2)))) == [Drop(0.0, 0.0), Drop(0.0, 2.0)]


@dataclass(frozen=True)
class LeftOf:
    edge: float

    def admits(self, action: Drop) -> bool:
        return action.x < self.edge


def test_ranges_with_a_test():
    """What bounds cannot say: a test keeps actions out of the set, out of its grid and out of what is picked."""
    ranges = Ranges(Drop, ((-1.0, 1.0, 3), (0.0, 2.0, 2)), LeftOf(0.5))
    assert len(holds_what_it_lists(ranges)) == 4
    assert Drop(0.4, 1.0) in ranges
    assert Drop(0.6, 1.0) not in ranges
    assert all(ranges.pick(Random(seed)) in ranges for seed in range(40))
    assert ranges == Ranges(Drop, ranges.bounds, LeftOf(0.5))
    assert "test" not in wire(menu(Prompt("drop", "TEST 3"), ranges), Drop | None)["sets"][0]
    narrow = Ranges(Drop, ranges.bounds, LeftOf(-0.9999))
    assert narrow.pick(Random(1)) in narrow  # found on the grid
    assert menu(Prompt("drop", "TEST 3"), Ranges(Drop, ranges.bounds, LeftOf(-2.0))).sets == ()


def test_menus_travel_as_sets():
    asked = menu(
        Prompt("lay", "TEST 2"),
        Listed((Put(0, 1),)),
        Cells(Put, (2**60 + 1,), 8),
        Subsets(Pay, (1, 2), 0, 1, (3, 4), 5),
        Ranges(Drop, ((0.0, 1.0, 2), (0.0, 1.0, 2))),
    )
    sent = json.loads(json.dumps(wire(asked, Put | Pay | Drop)))
    assert sent["prompt"] == {"key": "lay", "clause": "TEST 2", "args": {}}
    listed, cells, subsets, ranges = sent["sets"]
    assert listed == {"type": "Listed", "actions": [{"type": "Put", "turn": 0, "cell": 1}]}
    places = {"masks": ["1000000000000001"], "width": 8}
    assert cells == {"type": "Cells", "kind": "Put", "fields": ["turn", "cell"], **places}
    assert (subsets["fields"], ranges["fields"]) == (["cards"], ["x", "height"])
    assert subsets["items"] == [1, 2]
    assert subsets["budget"] == 5
    assert ranges["bounds"] == [[0.0, 1.0, 2], [0.0, 1.0, 2]]
