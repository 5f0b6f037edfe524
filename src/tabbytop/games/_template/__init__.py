"""Saucers: a complete two-minute game to copy from. Start reading at ``clauses.md``, then ``rules``."""

from typing import get_args

from tabbytop.core import GameSpec, Notation, Option
from tabbytop.core.saying import PLAIN, Who, Words

from . import notation, rules
from . import view as views
from .state import Action, State
from .view import View

GAME = GameSpec[State, View, Action](
    key="saucers",
    tag="SAUCER",
    turn_clause="SAUCER 3",
    rules="1",
    seats=range(2, 5),
    options=(Option("rounds", (3, 5), 3),),
    state=State,
    view_type=View,
    actions=get_args(Action),
    notation=Notation(notation.write, notation.read, notation.show),
    begin=rules.new_game,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    chances=rules.chances,
    view=views.view,
    determinize=views.determinize,
    standing=views.standing,
    outcome=rules.outcome,
    tell=views.tell,
    why_not=rules.why_not,
    words=Words({"seat": Who(), "saucer": PLAIN}),
    offered=False,
)
