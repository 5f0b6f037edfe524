"""Cat clans: a duel of two clans over 25 tiles. Start reading at ``clauses.md``, then ``rules``."""

from tabbytop.core import GameSpec, Notation, Option

from . import news, notation, pad, rules, words
from . import view as views
from .actions import Choose, DealClans, Keep, Leave, Reveal, Rotate, Start, Stay, Swap, SwapPrey, Turn
from .state import State

GAME = GameSpec(
    key="clans",
    tag="CLANS",
    turn_clause="CLANS 2.2",
    rules="1",
    seats=range(2, 3),
    options=(
        Option("clans", ("first", "free", "limited", "experts"), "first"),
        Option("powers", (False, True), False),
        Option("bonus_clan", (True, False), True),
    ),
    state=State,
    view_type=views.View,
    actions=(Start, Choose, DealClans, Keep, Turn, Reveal, Swap, Stay, SwapPrey, Rotate, Leave),
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
    why_not=rules.why_not,
    reveals=rules.reveals,
    turn_number=rules.turn_number,
    words=words.words,
    score=pad.score,
    count=pad.count,
)
