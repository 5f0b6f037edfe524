"""Bots for the isle of cats. Start reading here, then ``judge``: what a boat is worth is what all levels play by."""

from random import Random

from tabbytop.bots.bot import Bot, Budget, Choose
from tabbytop.bots.generic import choose_at_random
from tabbytop.core import Action, Menu
from tabbytop.games.isle.view import View

from .deciding import decide
from .judge import GREEDY
from .reading import Reading, Style

EASY = Style(weights=GREEDY, far=False, minds_lessons=False, minds_maps=False, slip=2.0, overlook=0.3)
MEDIUM = Style(weights=GREEDY, far=False)
HARD = Style()
EXPERT = Style(ahead=4)


def player(style: Style) -> Choose:
    def choose(
        view: View, menu: Menu, rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        return decide(Reading(view, style), menu, rng, may_decline)

    return choose


LEVELS = {
    "random": Bot(choose_at_random),
    "easy": Bot(player(EASY)),
    "medium": Bot(player(MEDIUM)),
    "hard": Bot(player(HARD)),
    "expert": Bot(player(EXPERT)),
}
