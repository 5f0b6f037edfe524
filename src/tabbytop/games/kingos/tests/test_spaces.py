"""What is worked out for machines from a view is what the rules say of the position behind it."""

from collections import Counter
from functools import partial

import pytest

from tests.contract.seen import planes_of, positions

from .. import GAME
from ..components import GUARDIANS
from ..ground import place
from ..phases.battle import strength_at
from ..phases.common import field_at
from ..phases.turn import way
from ..spaces import ACROSS, ACTIONS, FIELDS, UPWARD, WIDTH
from ..state import Player

seen_of = partial(planes_of, GAME)


@pytest.fixture(scope="module")
def walked():
    return [
        *positions(GAME, 1, 1),
        *positions(GAME, 3, 2, battle_token="with"),
        *positions(GAME, 5, 3, rest_beside_guardian=True, countdown=False),
    ]


def test_who_is_asked(walked):
    for state in walked:
        seats = len(state.players)
        must = [seat for seat in GAME.to_act(state).must if seat >= 0]
        for viewer in range(seats):
            asked = seen_of(state, viewer)["asked"]
            assert [seat for seat in range(seats) if asked[(seat - viewer) % seats]] == must


def test_ways_and_strengths_on_the_map(walked):
    for state in walked:
        ways, strength = (seen_of(state, 0)[name] for name in ("ways", "strength"))
        for cell in state.table.cells:
            x, y = place(cell)
            if abs(x) > ACROSS or y >= UPWARD:
                continue
            on_map = y * WIDTH + x + ACROSS
            assert strength[on_map] == strength_at(state, cell)
            there = state._replace(players=(Player(cell=cell),))
            for side in range(4):
                ahead = way(there, 0, side)
                worth = 0 if ahead.bar else {"free": 1, "curse": 0.5}[ahead.step]
                assert ways[side * FIELDS + on_map] == worth


def test_each_adventurer_faces_what_stands_on_its_field(walked):
    for state in walked:
        faces = seen_of(state, 0)["faces"]
        for seat, player in enumerate(state.players):
            if field_at(state.table, player.cell) is not None:
                assert faces[seat] == strength_at(state, player.cell)


def test_the_guardians_in_the_bag(walked):
    for state in walked:
        bag = Counter(state.table.bag)
        assert seen_of(state, 0)["bag"] == [bag[guardian] for guardian in GUARDIANS]


def test_energy_is_picked_after_what_it_is_for():
    assert [ACTIONS.meaning(pick) for pick in ACTIONS.spell(GAME.notation.read("put-in 7"))] == ["PutIn", "energy 7"]
