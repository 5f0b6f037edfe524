"""What a choice on the island leads to, in things that can be counted there: steps, energy, flowers, strength. They are
counted by the rules, or by the rules of thumb with which bots choose, so a reason cannot contradict them; they have no
common unit and do not add up."""

from random import Random

from tabbytop.bots.kingos.outlook import MIDDLING, Outlook
from tabbytop.core import Action, Line, args
from tabbytop.games.kingos.actions import Call, LayCurse, Pass, PutIn, Recall, Say
from tabbytop.games.kingos.components import GUARDIANS
from tabbytop.games.kingos.state import Acting, Blooming
from tabbytop.games.kingos.view import View, determinize

from ..reasons import Reason
from .calling import called
from .curses import laid
from .deeds import done, passed
from .fighting import bloomed, put_in, said, saved, silent
from .telling import Told

CLAUSES = {
    "nearer": "KINGOS 4.4",
    "farther": "KINGOS 4.4",
    "away": "KINGOS 4.4",
    "energy": "KINGOS 4.1",
    "shelter": "KINGOS 4.1",
    "price": "KINGOS 3.2",
    "kept": "KINGOS 3.2",
    "otherwise": "KINGOS 3.2",
    "flower": "KINGOS 4.2",
    "choice": "KINGOS 4.2",
    "meadow": "KINGOS 4.2",
    "freed": "KINGOS 5.3",
    "blocked": "KINGOS 5.3",
    "stays": "KINGOS 5.3",
    "cursed": "KINGOS 5.2",
    "stirred": "KINGOS 9.2",
    "driven": "KINGOS 9.1",
    "recalled": "KINGOS 5.6",
    "wheel": "KINGOS 6.7",
    "moon": "KINGOS 7.3",
    "guardian": "KINGOS 6.7",
    "beside": "KINGOS 6.7",
    "left": "KINGOS 6.8",
    "strike": "KINGOS 6.7",
    "waits": "KINGOS 6.7",
    "announced": "KINGOS 6.2",
    "part": "KINGOS 6.2",
    "others": "KINGOS 6.2",
    "words": "KINGOS 6.2",
    "word": "KINGOS 6.2",
    "trust": "KINGOS 6.2",
    "spare": "KINGOS 6.3",
    "together": "KINGOS 6.7",
    "wins": "KINGOS 6.5",
    "open": "KINGOS 6.5",
    "faces": "KINGOS 6.5",
    "value": "KINGOS 6.7",
    "short": "KINGOS 6.7",
    "saved": "KINGOS 6.4",
    "returns": "KINGOS 6.9",
    "spared": "KINGOS 6.8",
    "first": "KINGOS 7.1",
    "second": "KINGOS 7.1",
    "missing": "KINGOS 6.16",
    "bring": "KINGOS 6.16",
    "behind": "KINGOS 6.16",
    "rested": "KINGOS 6.16",
}


def foreseen(view: View, action: Action) -> tuple[Reason, ...]:
    """The weightiest first."""
    assert view.viewer is not None
    outlook = Outlook(determinize(view, Random(0)), view.viewer, MIDDLING)
    found = [
        Reason(Line(outlook.seat, CLAUSES[key], f"ahead-{key}", 0, args(**more)), points)
        for key, points, more in _told(outlook, action)
        if points
    ]
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))


def _told(outlook: Outlook, action: Action) -> Told:
    top = outlook.state.top
    match action:
        case Call():
            return called(outlook, action)
        case Say(energy):
            return said(outlook, energy)
        case PutIn(energy):
            return put_in(outlook, energy)
        case Pass() if isinstance(top, Acting):
            return passed(outlook, top)
        case Pass() if isinstance(top, Blooming):
            return saved(outlook)
        case Pass():
            return silent(outlook)
        case LayCurse(place):
            return laid(outlook, place)
        case Recall(guardian=guardian):
            return iter([("recalled", GUARDIANS[guardian].strength, {"guardian": guardian})])
    return bloomed(outlook, action.flower) if isinstance(top, Blooming) else done(outlook, action)
