"""After every action the pieces and cards add up to the box, in random games on cardboard."""

import os
from random import Random

import pytest

from tabbytop.core import play_out
from tabbytop.core.playing import at_random
from tabbytop.games.tower import GAME
from tabbytop.games.tower.components import ACTIONS, ALL, FLOORS, GOALS, KITTENS, TABLE, WALLS
from tabbytop.games.tower.standing import fallen, scene
from tabbytop.games.tower.state import State, supply

GAMES = int(os.environ.get("TABBYTOP_GAMES", "6"))


def in_hands(state: State) -> set[int]:
    held = [state.hand, state.paused.hand if state.paused else None]
    return {hand.piece for hand in held if hand is not None}


def adds_up(state: State) -> None:
    tower = [one.piece for one in state.tower]
    assert len(tower) == len(set(tower))
    back = {one.piece for one in getattr(state.deed, "pieces", ())}
    hands = in_hands(state) - set(tower)
    places = [set(tower), set(state.aside), supply(state), hands | back]
    loose = set(ALL) - set(KITTENS)
    assert set().union(*places) | set(KITTENS) == set(ALL)
    assert sum(len(place & loose) for place in places) == len(loose)
    assert set(state.aside) <= set(WALLS)
    cards = (*state.actions.up, *state.actions.left, *state.actions.gone)
    assert sorted(cards) == sorted(ACTIONS)
    goals = (*state.goals.up, *state.goals.left, *state.goals.gone, *(card for hand in state.hands for card in hand))
    assert sorted(goals) == sorted(GOALS)


def stands_up(state: State) -> None:
    """Contacts agree on both sides, floors have no gaps, kittens are where the order card says."""
    here = scene(state.tower)
    for piece, one in here.items():
        assert set(one.rests) <= set(one.touches)
        assert all(other == TABLE or piece in here[other].touches for other in one.touches)
    floors = [piece for piece in here if piece in FLOORS]
    assert floors == list(range(1, len(floors) + 1))
    if state.step not in ("physics", "over"):
        assert not fallen(here)
        for place, height in enumerate(state.race.heights):
            kitten = state.kittens[place]
            assert (kitten in here) == (height > 0 and kitten not in in_hands(state) and kitten not in state.adrift)


@pytest.mark.parametrize(("mode", "seats"), [("coop", 1), ("coop", 4), ("competitive", 2), ("competitive", 5)])
def test_nothing_is_lost_and_nothing_appears(mode, seats):
    for seed in range(GAMES):
        rng = Random(f"{mode} {seats} {seed}")

        def watch(before, seat, action, after):
            adds_up(after)
            stands_up(after)

        start = GAME.new_game(seats, GAME.complete({"mode": mode}))
        end = play_out(GAME, start, at_random(rng), rng.randrange, watch=watch)
        assert end.step == "over"
