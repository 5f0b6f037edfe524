"""What is worked out for machines from a view is what the rules say of the position behind it."""

from functools import partial
from random import Random

import pytest

from tabbytop.core import Ranges
from tests.contract.seen import planes_of, positions

from .. import GAME
from ..components import CATS, COLOURS, WALL_KINDS, WALLS
from ..spaces import LET_GO, PICKS
from ..standing import cats_on, scene, walls_on
from ..state import cats_left, height, topmost, walls_left
from ..winning import outcome

seen_of = partial(planes_of, GAME)


def by_seat(numbers, viewer, seats):
    """As they are counted at the table, not from the viewer's own."""
    return [numbers[(seat - viewer) % seats] for seat in range(seats)]


@pytest.fixture(scope="module")
def walked():
    return [*positions(GAME, 1, 1), *positions(GAME, 3, 2), *positions(GAME, 4, 3, mode="competitive")]


@pytest.fixture(scope="module")
def placing(walked):
    """Positions in which a piece is to be let go, with their menus."""
    return [(state, GAME.legal(state, state.turn.seat)) for state in walked if state.step == "place"]


def test_who_is_asked(walked):
    for state in walked:
        seats = state.setup.seats
        must = [seat for seat in GAME.to_act(state).must if seat >= 0]
        for viewer in range(seats):
            asked = by_seat(seen_of(state, viewer)["asked"], viewer, seats)
            assert [seat for seat in range(seats) if asked[seat]] == must


def test_heights_and_who_is_ahead(walked):
    for state in walked:
        seats, places = state.setup.seats, outcome(state).places
        for viewer in range(seats):
            seen = seen_of(state, viewer)
            assert by_seat(seen["heights"], viewer, seats) == [height(state, seat) for seat in range(seats)]
            ahead = [places[seat] < places[viewer] for seat in range(seats)]
            assert by_seat(seen["ahead"], viewer, seats) == ahead


def test_what_is_left_and_what_stands_on_each_floor(walked):
    for state in walked:
        seen, here, floors = seen_of(state, 0), scene(state.tower), topmost(state)
        assert seen["top"] == [floors]
        assert seen["walls_left"] == [len(walls_left(state, kind)) for kind in WALL_KINDS]
        assert seen["cats_left"] == [len(cats_left(state, colour)) for colour in COLOURS]
        for floor in range(1, floors + 1):
            cats = seen["cats_on"][len(COLOURS) * (floor - 1) : len(COLOURS) * floor]
            assert sum(cats) == len(cats_on(here, floor))
            walls = seen["walls_on"][len(WALL_KINDS) * (floor - 1) : len(WALL_KINDS) * floor]
            assert sum(walls) >= len(walls_on(here, floor)), "those that lean too much are counted, but carry nothing"


def test_every_point_of_a_menu_s_own_grid_can_be_picked(placing):
    assert placing
    for _, asked in placing:
        for ranges in asked.sets:
            for place in ranges if isinstance(ranges, Ranges) else ():
                assert PICKS.read(PICKS.spell(place, asked), asked) == place


def test_only_walls_are_folded(placing):
    rng, seen = Random(1), set()
    for state, asked in placing:
        if not any(isinstance(ranges, Ranges) for ranges in asked.sets):
            continue
        picks = (PICKS.spell(next(iter(asked)), asked)[0],)
        for _ in ("set", "yaw"):
            picks = (*picks, rng.choice(PICKS.following(asked, picks)))
        folds = PICKS.following(asked, picks)
        assert state.hand.piece in WALLS or len(folds) == 1
        seen.add((state.hand.piece in WALLS, len(folds)))
    assert (True, LET_GO.fields[1].steps) in seen
    assert (False, 1) in seen


def test_contacts_between_cats(walked):
    for state in walked:
        seen = seen_of(state, 0)
        for one in state.tower:
            if one.piece in CATS:
                start = len(CATS) * (one.piece - CATS.start)
                touched = {CATS[at] for at, is_so in enumerate(seen["touches"][start : start + len(CATS)]) if is_so}
                assert touched == {other for other in one.touches if other in CATS}
