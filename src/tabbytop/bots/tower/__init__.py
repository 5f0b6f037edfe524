"""Bots for the tower. Start reading at ``deciding``; ``spots`` knows good places, ``wishes`` how far a goal is away."""

from random import Random

from tabbytop.bots.bot import USUAL, Bot, Budget, Choose
from tabbytop.core import Action, Menu
from tabbytop.games.tower import GAME
from tabbytop.games.tower.view import View

from . import trying
from .deciding import Mind, Style
from .hand import Tremor


def with_hands(style: Style) -> Choose:
    def choose(
        view: View, menu: Menu, rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        assert view.viewer is not None
        return Mind(GAME.determinize(view, rng), view.viewer, menu, rng, style, budget or USUAL).decide()

    return choose


STYLES = {
    "easy": Style(Tremor(aside=5.0, above=4.0, turn=8.0, lean=4.0, speed=40.0), whim=0.6),
    "medium": Style(Tremor(aside=2.5, above=2.0, turn=4.0, lean=2.0, speed=20.0), whim=0.1),
    "hard": Style(Tremor(aside=1.0, above=1.0, turn=2.0, lean=1.0, speed=10.0), trials=3, work=130),
    "expert": Style(Tremor(aside=0.5, above=0.5, turn=1.0, lean=0.5, speed=5.0), trials=6, work=300),
}

LEVELS = {level: Bot(with_hands(style), trying.warm) for level, style in STYLES.items()}
