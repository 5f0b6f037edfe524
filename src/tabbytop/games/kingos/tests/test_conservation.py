"""Cards, guardians and energy add up after every action, with every option and any number of adventurers.

``TABBYTOP_GAMES=1000`` plays that many games of each kind.
"""

import os
from itertools import product
from typing import get_args

import pytest

from tabbytop.core import CHANCE
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Action
from tabbytop.games.kingos.state import Frame
from tabbytop.games.kingos.tests.ledger import check_step
from tabbytop.games.kingos.tests.positions import random_game

GAMES = int(os.environ.get("TABBYTOP_GAMES", "3"))


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize(("battle_token", "countdown"), list(product(("against", "with"), (True, False))))
def test_everything_adds_up(seats, battle_token, countdown):
    for seed in range(GAMES if countdown else max(1, GAMES // 3)):
        options = {
            "battle_token": battle_token,
            "countdown": countdown,
            "distance": 4 + seed % 4,
            "rest_beside_guardian": seed % 2 == 0,
        }
        random_game(seats, seed, watch=check_step, **options)


def test_random_games_meet_every_action_and_every_frame():
    actions, frames = set(), set()

    def watch(before, seat, action, after):
        actions.add(type(action))
        frames.update(map(type, after.agenda))

    for seed in range(30):
        random_game(
            1 + seed % 5, seed, watch=watch, countdown=seed % 2 == 0, battle_token=("against", "with")[seed % 3 == 0]
        )
    done_at_once = {"PairDone", "Carrying", "Starting", "Rewarding", "Suffering", "Aftermath"}
    assert {one.__name__ for one in set(get_args(Action)) - actions} <= {"Recall", "GoBack"}
    assert {one.__name__ for one in set(get_args(Frame)) - frames} <= done_at_once | {"Recalling"}


def test_whoever_is_asked_can_answer():
    """Every menu has an answer, and chance always has something to draw."""

    def watch(before, seat, action, after):
        for one in rules.to_act(after).must:
            assert rules.chances(after).values if one == CHANCE else len(rules.legal(after, one))

    for seed in range(4):
        random_game(3, seed, watch=watch)
    assert GAME.flow.turn_number(random_game(3, 0)) > 10
