"""Bots for the tower. Start reading at ``deciding``; ``placing`` lets go, ``hopes`` says what goals are worth."""

from random import Random

from tabbytop.bots.bot import USUAL, Bot, Budget, Choose
from tabbytop.core import Menu
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Action
from tabbytop.games.tower.view import View

from . import trying
from .building import CORNERS
from .deciding import decide
from .hand import Tremor
from .placing import Style


def with_hands(style: Style) -> Choose[View, Action]:
    def choose(
        view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        assert view.viewer is not None
        return decide(GAME.determinize(view, rng), view.viewer, menu, rng, style, budget or USUAL)

    return choose


STYLES = {
    "easy": Style(Tremor(3.5, 2.5, 6.0, 3.0, 30.0), places=2, work=100, whim=0.6),
    "medium": Style(Tremor(1.2, 0.9, 2.4, 1.0, 9.0), places=2, work=100, whim=0.1),
    "hard": Style(Tremor(0.6, 0.5, 1.2, 0.5, 3.0), places=3, work=150, alarm=1.0, rehearses=True, manner=CORNERS),
    "expert": Style(Tremor(0.3, 0.2, 0.6, 0.25, 1.0), places=6, work=300, alarm=1.0, rehearses=True, manner=CORNERS),
}

LEVELS = {level: Bot(with_hands(style), trying.warm) for level, style in STYLES.items()}
