"""Kitten, don't fall!: a tower of folded cardboard, a kitten who climbs it, and physics that decides what stands.

Start reading at ``clauses.md``, then ``rules``.
"""

from typing import get_args

from tabbytop.core import Args, Counting, Flow, GameSpec, Notation, Option, Physics, args

from . import cardboard, news, notation, refusals, rules, winning, words
from . import view as views
from .actions import Action, Unsettled
from .components import STORIES
from .figures import MEASURES, figures, mode, rated
from .spaces import SPACES
from .state import State, fallen_walls, height, migrate, topmost
from .tally import tally
from .view import View


def _moment(state: State) -> Args:
    """How high Toto is, of how high he should be, or how high the tower; and how many walls are lost."""
    together = state.setup.mode == "coop"
    return args(
        mode="together" if together else "apart",
        height=height(state, 0) if together else topmost(state),
        floor=STORIES[state.story.place] if together else 0,
        lost=fallen_walls(state),
        turn=max(1, state.turn.number),
    )


GAME = GameSpec[State, View, Action](
    key="tower",
    tag="TOWER",
    turn_clause="TOWER 2.3",
    rules="5",
    seats=range(1, 6),
    options=(
        Option("mode", ("coop", "competitive"), "coop"),
        Option("target", STORIES, STORIES[-1], when={"mode": ("coop",)}),
        Option("aids", (True, False), True, shown=True),
    ),
    state=State,
    view_type=View,
    actions=get_args(Action),
    notation=Notation(notation.write, notation.read, notation.show),
    begin=rules.new_game,
    check_setup=rules.check_setup,
    to_act=rules.to_act,
    legal=rules.legal,
    apply=rules.apply,
    chances=rules.chances,
    view=views.view,
    determinize=views.determinize,
    standing=views.standing,
    outcome=winning.outcome,
    tell=news.tell,
    why_not=refusals.why_not,
    words=words.WORDS,
    flow=Flow(
        reveals=rules.reveals,
        turn_number=rules.turn_number,
        moment=_moment,
        is_together=lambda options: options["mode"] == "coop",
        given_up=winning.given_up,
    ),
    counting=Counting(tally=tally, measures=MEASURES, figures=figures, mode=mode, rated=rated),
    physics=Physics(rules.request, rules.check_settled, cardboard.pretend, Unsettled(), rules.held),
    largest=1_000_000,  # parts of a turn, in millionths
    numbers=SPACES,
    drawn=True,
    migrate=migrate,
)
