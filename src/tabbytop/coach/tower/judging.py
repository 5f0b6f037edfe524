"""What is not tried but judged, as the bots judge it, in floors: cards, cats to take, goals to meet."""

from random import Random

from tabbytop.bots.tower import STYLES
from tabbytop.bots.tower.deciding import MOVING, Chooser
from tabbytop.bots.tower.hopes import Worth
from tabbytop.core import Action, AnyMenu, Seat
from tabbytop.games.tower.actions import Choose, GoOn, Meet, Pass, Swap, Take
from tabbytop.games.tower.components import CATS
from tabbytop.games.tower.state import State

PUT_OFF = 0.5  #: what goals are worth that could be met now, and are not
PLACES = 1  #: to which a judgement is told: no judge is finer


def judged(state: State, seat: Seat, menu: AnyMenu) -> dict[Action, Worth]:
    """The choices of which there is something to say, and what they seem to be worth."""
    return {action: round(worth, PLACES) for action, worth in _weighed(state, seat, menu).items()}


def _weighed(state: State, seat: Seat, menu: AnyMenu) -> dict[Action, Worth]:
    chooser = Chooser(state, seat, menu, Random(0), STYLES["expert"])
    actions = list(menu)
    match state.step:
        case "choose" if isinstance(actions[0], Choose):
            return {one: chooser.worth_of_choice(one) for one in actions if isinstance(one, Choose)}
        case "act" if any(isinstance(one, Take) and one.piece in CATS for one in actions):
            return _taken(chooser, actions)
        case "act":
            return {chooser.act(): 0.0}
        case "move":
            moves = {one: chooser.worth_of_moving(one.piece) for one in actions if isinstance(one, Take)}
            return {**moves, Pass(): MOVING}
        case "meet":
            return {one: _of_goal(chooser, one) for one in actions if isinstance(one, Meet | Swap | Pass)}
        case "ask":
            return {GoOn(True): 0.0}
    return dict.fromkeys(actions, 0.0)


def _taken(chooser: Chooser, actions: list[Action]) -> dict[Action, Worth]:
    """Cats that look alike are worth the same: one of each is enough."""
    laid = {one.piece for one in chooser.state.turn.laid}
    cats = [one for one in actions if isinstance(one, Take) and one.piece in CATS and one.piece not in laid]
    return {one: chooser.worth_of_taking(one.piece) for one in cats} or {chooser.act(): 0.0}


def _of_goal(chooser: Chooser, action: Meet | Swap | Pass) -> Worth:
    """A goal that is met is worth its floors and what the others are worth from there; one that is exchanged, what an
    unseen one is worth as a rule."""
    hopes = chooser.hopes
    match action:
        case Meet():
            return chooser.worth_of_climb(action)
        case Swap(card):
            return hopes.worth - hopes.worth_of(card) + chooser.worth_of_unseen()
    return hopes.worth * (PUT_OFF if any(isinstance(one, Meet) for one in chooser.menu) else 1.0)
