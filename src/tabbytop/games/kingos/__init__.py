"""Kingoš's island: explore, bluff and fight, together against each other. Start at ``clauses.md``."""

from tabbytop.core import GameSpec, Notation, Option

from . import actions, news, notation, refusals, rules
from . import view as views
from .state import State
from .tally import tally
from .words import words

GAME = GameSpec(
    key="kingos",
    tag="KINGOS",
    turn_clause="KINGOS 3.1",
    rules="2",
    seats=range(1, 6),
    options=(
        Option("distance", (4, 5, 6, 7), 5),
        Option("battle_token", ("against", "with"), "against"),
        Option("rest_beside_guardian", (False, True), False),
        Option("countdown", (True, False), True),
    ),
    state=State,
    view_type=views.View,
    actions=(
        actions.First,
        actions.Lay,
        actions.DrawGuardian,
        actions.DrawFlower,
        actions.DrawCurse,
        actions.Roll,
        actions.Rest,
        actions.Gather,
        actions.Play,
        actions.Unleash,
        actions.Move,
        actions.GoBack,
        actions.Pass,
        actions.LayCurse,
        actions.Discard,
        actions.Drift,
        actions.Drive,
        actions.TurnCard,
        actions.Recall,
        actions.Say,
        actions.PutIn,
        actions.Bloom,
    ),
    notation=Notation(notation.write, notation.read, notation.show),
    new_game=rules.new_game,
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
    pass_on=rules.pass_on,
    reveals=rules.reveals,
    turn_number=rules.turn_number,
    words=words,
    tally=tally,
)
