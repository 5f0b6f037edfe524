"""The isle of cats: draft, rescue, and fit as many cats into the boat as it will hold. Start at ``clauses.md``."""

from tabbytop.core import GameSpec, Malformed, Notation, Option, Options

from . import actions, news, notation, pad, refusals, rules, speed
from . import view as views
from .added import extra
from .cards import module_choices
from .phases import windows
from .state import State
from .words import words


def check_setup(seats: int, options: Options) -> None:
    """Solo is for one, the others for two to four [ISLE 1.1, 6, 7]."""
    if (options["mode"] == "solo") != (seats == 1):
        raise Malformed(f"mode {options['mode']} is not played with {seats} seats [ISLE 1.1]")


GAME = GameSpec(
    key="isle",
    tag="ISLE",
    turn_clause="ISLE 2.2",
    rules="1",
    seats=range(1, 5),
    options=(
        Option("mode", ("classic", "family", "solo"), "classic"),
        Option("difficulty", ("easy", "medium", "hard", "very_hard", "expert"), "medium"),
        Option("modules", tuple(module_choices()), "A,B,C"),
        Option("rare_from_maps", (False, True), False),
    ),
    state=State,
    view_type=views.View,
    actions=(
        actions.First,
        actions.Boats,
        actions.OshaxRow,
        actions.SisterLessons,
        actions.TurnColour,
        actions.DealFamily,
        actions.DrawTiles,
        actions.DealCards,
        actions.TurnSister,
        actions.Keep,
        actions.Pay,
        actions.Name,
        actions.Lay,
        actions.Rescue,
        actions.Done,
        actions.Befriend,
        actions.Find,
        actions.Take,
        actions.Place,
        actions.Play,
        actions.Hold,
        actions.Sell,
        actions.Herd,
        actions.Send,
        actions.GiveLessons,
        actions.GiveTreasures,
    ),
    notation=Notation(notation.write, notation.read, notation.show),
    new_game=rules.new_game,
    check_setup=check_setup,
    to_act=rules.to_act,
    might_interrupt=rules.might_interrupt,
    legal=rules.legal,
    pass_on=windows.pass_on,
    apply=rules.apply,
    chances=rules.chances,
    view=views.view,
    determinize=views.determinize,
    standing=views.standing,
    outcome=rules.outcome,
    tell=news.tell,
    why_not=refusals.why_not,
    reveals=rules.reveals,
    turn_number=rules.turn_number,
    words=words,
    score=pad.score,
    count=lambda data: pad.count(data)[1],
    extra=extra(),
    bench=(("all placements of a tile on a half-full boat", speed.all_placements),),
)
