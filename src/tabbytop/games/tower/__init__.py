"""Kitten, don't fall!: a tower of folded cardboard, a kitten who climbs it, and physics that decides what stands.

Start reading at ``clauses.md``, then ``rules``.
"""

from tabbytop.core import GameSpec, Notation, Option

from . import actions, cardboard, news, notation, refusals, rules, winning, words
from . import view as views
from .components import STORIES
from .state import State
from .tally import tally

GAME = GameSpec(
    key="tower",
    tag="TOWER",
    turn_clause="TOWER 2.3",
    rules="4",
    seats=range(1, 6),
    options=(Option("mode", ("coop", "competitive"), "coop"), Option("target", STORIES, STORIES[-1])),
    state=State,
    view_type=views.View,
    actions=(
        actions.First,
        actions.DealActions,
        actions.DealGoals,
        actions.TurnAction,
        actions.TurnGoal,
        actions.Choose,
        actions.Discard,
        actions.Take,
        actions.Place,
        actions.Pet,
        actions.Done,
        actions.GiveUp,
        actions.Pass,
        actions.Meet,
        actions.Swap,
        actions.GoOn,
        actions.Settled,
        actions.Unsettled,
    ),
    notation=Notation(notation.write, notation.read, notation.show),
    new_game=rules.new_game,
    check_setup=rules.check_setup,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    chances=rules.chances,
    request=rules.request,
    check_settled=rules.check_settled,
    unsettled=actions.Unsettled(),
    held=rules.held,
    pretend=cardboard.pretend,
    view=views.view,
    determinize=views.determinize,
    standing=views.standing,
    outcome=winning.outcome,
    tell=news.tell,
    why_not=refusals.why_not,
    reveals=rules.reveals,
    turn_number=rules.turn_number,
    words=words.words,
    tally=tally,
)
