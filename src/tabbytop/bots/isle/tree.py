"""A baseline beside the levels: information-set Monte Carlo tree search (ISMCTS), over the kernel as it is.

``tabbytop simulate isle --bots expert,tabbytop.bots.isle.tree:TREE``, for two to four, classic and family. Nobody is
offered it at a table. Beside the turns of others it lets all cards pass, as the levels do. Games are played on by the
kernel's quick player until the evening and judged by the levels' judge, which runs on records as machine code only: so
without numba it plays by judgement, as the upper levels do.
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
from tabbytop.kernels.isle.trees import most_made, room

from .box import BOX
from .deciding import decide
from .evening import all_terms, judges_of
from .growing import grow, liked
from .reading import Reading

CHUNK = 16  #: games between two looks at the clock


@dataclass(frozen=True, slots=True)
class Tree:
    """How hard to think."""

    work: int  # games, each played until the evening
    worlds: int  # in which what is hidden is imagined
    explore: float  # how much to try what was tried little, in points
    widen: float  # how soon to try something new at first,
    deeper: float  # and further on

    def choose(
        self, view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        if may_decline:
            return None
        if len(menu) == 1:
            return next(iter(menu))
        assert view.viewer is not None
        worlds = numpy.stack([of_view(view, rng) for _ in range(self.worlds)])
        seen = Reading(view)
        if not COMPILED:
            return decide(seen, menu, rng, budget, may_decline)
        act = ints(ACT)
        nodes = self.grown(seen, worlds, rng.getrandbits(62), budget or Budget())
        most_made(worlds[0], view.viewer, nodes, ints(NOTES), act)
        return to_action(act)

    def grown(self, seen: Reading, worlds: Any, seed: int, budget: Budget) -> Any:
        """The trees of a position, one for each seat."""
        work, clock = self.work if budget.work is None else budget.work, Clock(budget)
        nodes = numpy.zeros(room(work, int(worlds[0][SEATS])), numpy.int64)
        terms, judges, found = all_terms(), judges_of(seen), 0
        how = numpy.array([self.explore, self.widen, self.deeper])
        order = liked(BOX, terms, judges, worlds[0], seen.seat)
        while found < work and not (found and clock.is_up()):
            upto = min(work, found + CHUNK)
            grow(BOX, terms, judges, worlds, seen.seat, order, nodes, how, seed, found, upto)
            found = upto
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


SEARCH = Tree(work=220, worlds=3, explore=3.0, widen=1.0, deeper=0.5)
TREE: Bot[View, Action] = Bot(SEARCH.choose, warm)
