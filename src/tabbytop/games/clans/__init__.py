"""Cat clans: a duel of two clans over 25 tiles. Start reading at ``clauses.md``, then ``rules``."""

from typing import get_args

from tabbytop.core import Counting, Flow, GameSpec, Notation, Option, Pad, When

from . import news, notation, pad, rules, words
from . import view as views
from .actions import Action
from .figures import MEASURES, figures, mode, rated
from .spaces import SPACES
from .state import State
from .view import View

#: the two of the first game are as good as each other [CLANS 7.4, 7.6]
OWN_CLANS: When = {"clans": ("free", "limited", "experts")}

GAME = GameSpec[State, View, Action](
    key="clans",
    tag="CLANS",
    turn_clause="CLANS 2.2",
    rules="1",
    seats=range(2, 3),
    options=(
        Option("clans", ("first", "free", "limited", "experts"), "first"),
        Option("powers", (False, True), False, follows={"clans": (False, True, True, True)}),  # [CLANS 7.4]
        Option("bonus_clan", (True, False), True, when=OWN_CLANS),
        Option("picks", ("drawn", "host", "guest"), "drawn", when={"clans": ("free",)}),
        Option("games", (2, 1), 2, when={"clans": ("experts",)}),
        Option("even", (False, True), False, when=OWN_CLANS),  # [CLANS 7.6]
        Option("handicap", (0, 3, 6, 10, 15), 0),
        Option("handicap_to", ("host", "guest"), "guest", when={"handicap": (3, 6, 10, 15)}),
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
    why_not=rules.why_not,
    words=words.WORDS,
    flow=Flow(
        reveals=rules.reveals,
        turn_number=rules.turn_number,
        drawn_for=rules.drawn_for,
        moment=rules.moment,
        again=rules.exchanged,
    ),
    counting=Counting(measures=MEASURES, figures=figures, mode=mode, rated=rated),
    pad=Pad(pad.score, pad.count),
    numbers=SPACES,
    drawn=True,
)
