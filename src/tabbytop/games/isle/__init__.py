"""The isle of cats: draft, rescue, and fit as many cats into the boat as it will hold. Start at ``clauses.md``."""

from typing import get_args

from tabbytop.core import NEVER, Counting, Flow, GameSpec, Malformed, Notation, Option, Options, Pad, When

from . import news, notation, pad, refusals, rules, speed
from . import view as views
from .actions import Action
from .added import extra
from .cards import module_choices
from .figures import MEASURES, figures, mode, rated
from .moment import moment
from .phases import windows
from .phases.setup import SPARE_OSHAX
from .spaces import SPACES
from .state import State, migrate
from .view import View
from .words import WORDS

NOT_IN_THE_FAMILY: When = {"mode": ("classic", "solo")}


def check_setup(seats: int, options: Options) -> None:
    """Solo is for one, the others for two to four [ISLE 1.1, 6, 7]."""
    if (options["mode"] == "solo") != (seats == 1):
        wanted = "1 seat" if options["mode"] == "solo" else "2 to 4 seats"
        raise Malformed(f"mode {options['mode']} is for {wanted}, not for {seats} [ISLE 1.1]")


GAME = GameSpec[State, View, Action](
    key="isle",
    tag="ISLE",
    turn_clause="ISLE 2.2",
    rules="2",
    seats=range(1, 5),
    options=(
        Option("mode", ("classic", "family", "solo"), "classic"),
        Option("difficulty", ("easy", "medium", "hard", "very_hard", "expert"), "medium", when={"mode": ("solo",)}),
        Option("modules", tuple(module_choices()), "A,B,C", when=NOT_IN_THE_FAMILY),
        Option("rare_from_maps", (False, True), False, when={"mode": ("family",)}),
        Option("oshax", ("drawn", "chosen"), "drawn", when=NOT_IN_THE_FAMILY if SPARE_OSHAX else NEVER),
    ),
    state=State,
    view_type=View,
    actions=get_args(Action),
    notation=Notation(notation.write, notation.read, notation.show),
    begin=rules.new_game,
    check_setup=check_setup,
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
    flow=Flow(
        windows.pass_on,
        rules.might_interrupt,
        rules.reveals,
        rules.turn_number,
        rules.might_pass,
        rules.drawn_for,
        moment,
        given_up=rules.given_up,
        as_it_stands=rules.as_it_stands,
    ),
    counting=Counting(
        bench=(("all placements of a tile on a half-full boat", speed.all_placements),),
        measures=MEASURES,
        figures=figures,
        mode=mode,
        rated=rated,
    ),
    pad=Pad(pad.score, lambda data: pad.count(data)[1]),
    numbers=SPACES,
    extra=extra(),
    drawn=True,
    migrate=migrate,
)
