"""What is told of a choice at the tower: in how many hands all stands, what falls first in the others, which goals
could be met; of what is only judged, its floors. Each figure was counted or judged, none is made for the words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from tabbytop.bots.tower.trying import Trial
from tabbytop.core import Action, Line, args
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Meet, Place, Take
from tabbytop.games.tower.components import ACTIONS, CATS, GOALS, CardId, Piece
from tabbytop.games.tower.goals import met
from tabbytop.games.tower.standing import scene
from tabbytop.games.tower.state import State
from tabbytop.games.tower.view import View

from ..reasons import Reason
from .hands import HANDS, in_hands
from .judging import judged

CLAUSES = {
    "holds": "TOWER 8.1",
    "falls": "TOWER 5.1",
    "slips": "TOWER 3.7",
    "met": "TOWER 4.2",
    "build": "TOWER 3.5",
    "nearer": "TOWER 4.1",
    "climbs": "TOWER 4.2",
}
Told = tuple[str, float, dict[str, int]]


def foreseen(view: View, action: Action) -> tuple[Reason, ...]:
    """The weightiest first."""
    seat = view.viewer
    assert seat is not None
    told = _tried(view, action) if isinstance(action, Place) else _judged(view, action)
    found = [Reason(Line(seat, CLAUSES[key], f"ahead-{key}", 0, args(**more)), points) for key, points, more in told]
    return tuple(sorted((one for one in found if one.points), key=lambda one: -abs(one.points)))


def _tried(view: View, place: Place) -> Iterator[Told]:
    trials = in_hands(view, place)
    holds = sum(trial.holds for trial in trials)
    yield "holds", holds, _counted(holds)
    piece, often = first_to_fall(trials)
    if often:
        yield "falls", -often, {"piece": piece, **_counted(often)}
    slips = sum(not trial.holds and not trial.fallen for trial in trials)
    yield "slips", -slips, _counted(slips)
    for card in goals_met(view, trials):
        yield "met", GOALS[card].reward, {"goal": card}


def _counted(often: int) -> dict[str, int]:
    """Hands are counted, not won: such a line says its figure itself."""
    return {"often": often, "hands": HANDS}


def first_to_fall(trials: Sequence[Trial]) -> tuple[Piece, int]:
    """Besides the piece itself: what comes down in most of the hands, and in how many; of several the lowest."""
    fallen = Counter(piece for trial in trials for piece in set(trial.fallen))
    return min(fallen.items(), key=lambda one: (-one[1], one[0]), default=(0, 0))


def goals_met(view: View, trials: Sequence[Trial]) -> list[CardId]:
    """Those that could be met in most of the hands, and cannot now."""
    seat = view.viewer
    assert seat is not None
    goals = view.hand if view.hands else view.goals.up
    already = {one.card for one in view.met}
    found = Counter(
        card for trial in trials if trial.holds for card in met(trial.after, seat, goals, scene(trial.after.tower))
    )
    return [card for card, often in found.items() if card not in already and 2 * often > len(trials)]


def _judged(view: View, action: Action) -> Iterator[Told]:
    assert view.viewer is not None
    state: State = GAME.determinize(view, Random(0))
    worth = judged(state, view.viewer, GAME.legal(state, view.viewer)).get(action, 0.0)
    match action:
        case Choose(card, side):
            yield "build" if ACTIONS[card][side].build else "nearer", round(worth, 1), {}
        case Take(piece) if piece in CATS:
            yield "nearer", round(worth, 1), {}
        case Meet(_, floors):
            yield "climbs", floors, {}
            yield "nearer", round(worth - floors, 1), {}
