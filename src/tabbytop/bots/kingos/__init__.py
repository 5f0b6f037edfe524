"""Bots for Kingoš's island. Start reading at ``policy``; ``ways`` reckons how far it is, ``ahead`` looks ahead."""

from random import Random

from tabbytop.bots.bot import Bot, Budget, Choose
from tabbytop.core import Menu
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Action
from tabbytop.games.kingos.view import View

from . import ahead, policy
from .outlook import LOYAL, MIDDLING, SELFISH, SHREWD, Style


def by_rules_of_thumb(style: Style) -> Choose[View, Action]:
    def choose(
        view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        if may_decline:
            return policy.beside(view, menu, rng, style)
        assert view.viewer is not None
        return policy.choose(GAME.determinize(view, rng), view.viewer, menu, rng, style)

    return choose


def looking_ahead(style: Style, worlds: int = ahead.WORLDS) -> Choose[View, Action]:
    def choose(
        view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        if may_decline:
            return policy.beside(view, menu, rng, style)
        return ahead.choose(view, menu, rng, style, worlds, budget)

    return choose


LEVELS = {
    "easy": Bot(by_rules_of_thumb(LOYAL)),
    "medium": Bot(by_rules_of_thumb(MIDDLING)),
    "hard": Bot(looking_ahead(SELFISH, worlds=8)),
    "expert": Bot(looking_ahead(SHREWD)),
}
