"""A baseline beside the levels: information-set Monte Carlo tree search (ISMCTS), over the kernel as they are.

``tabbytop simulate clans --bots expert,tabbytop.bots.clans.tree:TREE``. Nobody is offered it at a table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tabbytop.bots.bot import Bot, Budget, Clock
from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME
from tabbytop.games.clans.actions import Start
from tabbytop.kernels.clans.trees import BELOW, BESIDE, NODE, ROOT, VISITS, WHICH, grow
from tabbytop.kernels.compiled import COMPILED, table

from . import player, warm
from .giving import the_best_clan
from .reading import Reading
from .shares import LEARNT

CHUNK = 256 if COMPILED else 4  # worlds between two looks at the clock


@dataclass(frozen=True, slots=True)
class Tree:
    """How hard to think."""

    work: int  # worlds, each with one play-out
    explore: float  # how much to try what was tried little

    def best(self, game: Reading, moves: Sequence[int], rng: Random, budget: Budget) -> int:
        """The move that was made most often."""
        if len(moves) == 1:
            return moves[0]
        nodes = self.grown(game, rng.getrandbits(62), budget)
        return max(moves, key=lambda move: visits(nodes, move))

    def grown(self, game: Reading, seed: int, budget: Budget) -> Any:
        """The tree of a position."""
        work, clock = self.work if budget.work is None else budget.work, Clock(budget)
        nodes = table([0] * (ROOT + NODE * (2 * work + 1)))
        position = (LEARNT.copy(), game.contest, game.board, game.pool, game.seat, game.at)
        seen = 0
        while seen < work and not (seen and clock.is_up()):
            upto = min(work, seen + CHUNK)
            grow(*position, nodes, self.explore, seed, seen, upto)
            seen = upto
        return nodes


def visits(nodes: Any, move: int) -> int:
    """How often a move was made from the root."""
    node = int(nodes[ROOT + BELOW])
    while node and nodes[node + WHICH] != move:
        node = int(nodes[node + BESIDE])
    return int(nodes[node + VISITS]) if node else 0


def warm_too() -> None:
    """Compile, or load what was compiled before: one turn is thought about."""
    warm()
    begun = GAME.apply(GAME.new_game(2, GAME.complete({})), CHANCE, Start(0))
    state = GAME.apply(begun, CHANCE, GAME.chances(begun).draw(Random(1).randrange))
    TREE.choose(GAME.view(state, 0), GAME.legal(state, 0), Random(1), Budget(work=8))


TREE = Bot(player(the_best_clan, Tree(work=2300, explore=1.0).best), warm_too)
