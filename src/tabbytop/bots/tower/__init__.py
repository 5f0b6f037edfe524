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
    "easy": Style(Tremor(aside=3.5, above=2.5, turn=6.0, lean=3.0, speed=30.0), whim=0.6),
    "medium": Style(Tremor(aside=1.2, above=0.9, turn=2.4, lean=1.0, speed=9.0), whim=0.1),
    "hard": Style(Tremor(aside=0.8, above=0.6, turn=1.5, lean=0.7, speed=6.0), trials=3, work=200),
    "expert": Style(Tremor(aside=0.4, above=0.3, turn=0.8, lean=0.4, speed=3.0), trials=6, work=300),
}

LEVELS = {level: Bot(with_hands(style), trying.warm) for level, style in STYLES.items()}
