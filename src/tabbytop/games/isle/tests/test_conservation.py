"""Tiles, cards, fish and baskets add up after every action, in all modes and with any number of seats.

``TABBYTOP_GAMES=1000`` plays that many games of each kind.
"""

import os
from typing import get_args

import pytest

from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.actions import Action, Play
from tabbytop.games.isle.cards import CARDS, AnytimeCard, Effect
from tabbytop.games.isle.state import Carrying, Frame
from tabbytop.games.isle.tests.ledger import check_step
from tabbytop.games.isle.tests.positions import random_game

GAMES = int(os.environ.get("TABBYTOP_GAMES", "30"))

KINDS = [
    (2, {"mode": "classic"}),
    (3, {"mode": "classic"}),
    (4, {"mode": "classic"}),
    (1, {"mode": "solo", "difficulty": "easy"}),
    (1, {"mode": "solo", "difficulty": "expert"}),
    (2, {"mode": "family"}),
    (3, {"mode": "family", "rare_from_maps": True}),
    (4, {"mode": "family"}),
]


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=lambda value: str(value).strip("{}").replace("'", ""))
def test_everything_adds_up(seats, options):
    for seed in range(GAMES):
        end = random_game(seats, seed, watch=check_step, **options)
        assert rules.outcome(end).places


#: what random play meets too rarely, or with more oshax only: each has a test in ``test_anytime`` or ``test_extra``
SELDOM = {"Sell", "Selling", "Colouring", "LayOut", "LayingOut"}


def test_random_play_meets_every_action_every_frame_and_every_effect():
    actions, frames, effects = set(), set(), set()

    def watch(before, seat, action, after):
        actions.add(type(action))
        frames.update(map(type, after.agenda))
        cards = [action.card] if isinstance(action, Play) else []
        for frame in after.agenda:
            cards += [card for _, card in frame.plays] if isinstance(frame, Carrying) else []
        effects.update(CARDS[card].effect for card in cards if isinstance(CARDS.get(card), AnytimeCard))

    for seed in range(25):
        for seats, options in KINDS:
            random_game(seats, seed, watch=watch, **options)

    assert {kind.__name__ for kind in set(GAME.actions) - actions} <= SELDOM
    assert {kind.__name__ for kind in set(get_args(Frame)) - frames} <= SELDOM
    assert effects == set(get_args(Effect))


def test_every_action_and_every_frame_has_its_rules():
    assert set(get_args(Action)) == set(GAME.actions)
    assert set(get_args(Frame)) == set(rules.FRAMES)
