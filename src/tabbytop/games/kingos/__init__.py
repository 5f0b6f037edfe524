"""Kingoš's island: explore, bluff and fight, together against each other. Start at ``clauses.md``."""

from typing import get_args

from tabbytop.core import Counting, Flow, GameSpec, Notation, Option

from . import news, notation, refusals, rules
from . import view as views
from .actions import Action
from .figures import MEASURES, figures
from .moment import moment
from .phases.calls import is_word
from .spaces import SPACES
from .state import State, migrate
from .tally import tally
from .view import View
from .words import WORDS

GAME = GameSpec[State, View, Action](
    key="kingos",
    tag="KINGOS",
    turn_clause="KINGOS 3.1",
    rules="3",
    seats=range(1, 6),
    options=(
        Option("distance", (4, 5, 6, 7), 5),
        Option("battle_token", ("against", "with"), "against", when={"seats": (2, 3, 4, 5)}),
        Option("rest_beside_guardian", (False, True), False),
        Option("countdown", (True, False), True),
        Option("island", ("usual", "mild"), "usual"),
    ),
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
    tell=news.tell,
    why_not=refusals.why_not,
    words=WORDS,
    migrate=migrate,
    flow=Flow(
        pass_on=rules.pass_on,
        might_interrupt=lambda state: (),  # nobody need wait for a call: it is as good a moment later
        is_word=is_word,
        reveals=rules.reveals,
        turn_number=rules.turn_number,
        might_pass=rules.might_pass,
        drawn_for=rules.drawn_for,
        moment=moment,
        given_up=rules.given_up,
        as_it_stands=rules.as_it_stands,
    ),
    counting=Counting(tally=tally, measures=MEASURES, figures=figures),
    drawn=True,
    numbers=SPACES,
)
