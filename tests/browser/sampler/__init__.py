"""Sampler: one answer of each kind, for seeing that the board for any game takes them all.

It has few texts, as a game has that somebody has only begun. ``test_add_a_game.py`` lays it among the games.
"""

from typing import get_args

from tabbytop.core import GameSpec, Notation

from . import rules
from .rules import Action, State, View

GAME = GameSpec[State, View, Action](
    key="sampler",
    tag="SAMPLE",
    turn_clause="SAMPLE 1",
    rules="1",
    seats=range(1, 3),
    options=(),
    state=State,
    view_type=View,
    actions=get_args(Action),
    notation=Notation(rules.ACTIONS.write, rules.ACTIONS.read, rules.show),
    begin=rules.new_game,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    view=rules.view,
    determinize=rules.determinize,
    outcome=rules.outcome,
    offered=False,
)
