"""A baseline beside the levels: information-set Monte Carlo tree search (ISMCTS), over the kernel as it is.

``tabbytop simulate isle --bots expert,tabbytop.bots.isle.tree:TREE``, for two to four, classic and family. Nobody is
offered it at a table. Beside the turns of others it lets all cards pass, as the levels do.
"""

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy

from tabbytop.bots.bot import Bot, Budget, Clock
from tabbytop.core import Menu, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Action
from tabbytop.games.isle.state import State
from tabbytop.games.isle.view import View
from tabbytop.kernels.compiled import COMPILED, ints
from tabbytop.kernels.isle.acts import ACT
from tabbytop.kernels.isle.layout import SEATS
from tabbytop.kernels.isle.menus import NOTES
from tabbytop.kernels.isle.positions import of_view, to_action
from tabbytop.kernels.isle.trees import grow, most_made, room

CHUNK = 8 if COMPILED else 1  #: games between two looks at the clock


@dataclass(frozen=True, slots=True)
class Tree:
    """How hard to think."""

    work: int  # games, each played to its end
    worlds: int  # in which what is hidden is imagined
    explore: float  # how much to try what was tried little
    widen: float  # how soon to try something new

    def choose(
        self, view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        if may_decline:
            return None
        if len(menu) == 1:
            return next(iter(menu))
        assert view.viewer is not None
        worlds = numpy.stack([of_view(view, rng) for _ in range(self.worlds)])
        act = ints(ACT)
        nodes = self.grown(worlds, rng.getrandbits(62), budget or Budget())
        most_made(worlds[0], view.viewer, nodes, ints(NOTES), act)
        return to_action(act)

    def grown(self, worlds: Any, seed: int, budget: Budget) -> Any:
        """The trees of a position, one for each seat."""
        work, clock = self.work if budget.work is None else budget.work, Clock(budget)
        seats = int(worlds[0][SEATS])
        nodes = numpy.zeros(room(work, seats), numpy.int64)
        results = numpy.zeros((seats, 2), numpy.int64)
        seen = 0
        while seen < work and not (seen and clock.is_up()):
            upto = min(work, seen + CHUNK)
            grow(worlds, results, nodes, self.explore, self.widen, seed, seen, upto)
            seen = upto
        return nodes


@cache
def warm() -> None:
    """Compile, or load what was compiled before: the first choices of a game are thought about."""
    rng = Random(1)
    asked: list[Action | None] = []

    def think(state: State, seat: int, action: Action, after: State) -> None:
        if seat >= 0 and len(asked) < 3 and len(GAME.legal(state, seat)) > 1:
            asked.append(TREE.choose(GAME.view(state, seat), GAME.legal(state, seat), rng, Budget(work=2)))

    play_out(GAME, GAME.new_game(2, GAME.complete({})), at_random(rng), rng.randrange, watch=think)


SEARCH = Tree(work=64, worlds=6, explore=0.3, widen=0.35)
TREE: Bot[View, Action] = Bot(SEARCH.choose, warm)
