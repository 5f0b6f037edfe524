"""Voyages (Monte Carlo): how it goes on is imagined many times, and what is best on average is done.

``sailing`` plays them. All ways that are compared meet the same imagined luck (common random numbers); after each
round the better half of them sails on (successive halving).
"""

from collections.abc import Sequence
from random import Random

import numpy as np

from tabbytop.bots.bot import USUAL, Budget, Clock

from . import sailing
from .box import BOX
from .cells import Array
from .harbour import Harbour
from .reading import Reading
from .way import Way

#: by day, since the later the more certain voyages are: as many weigh as much as judgement, and how much thought one
#: needs
TRUST = (0.0, 40.0, 25.0, 12.0, 4.0, 0.0)
NEED = (0.0, 1.5, 1.25, 1.0, 0.5, 0.25)
ROUND = 4  # voyages of each way before the worse half is given up


class Voyages:
    """Somebody who imagines how it goes on. Thought costs: ``work`` is counted in voyages."""

    def __init__(self, seen: Reading, rng: Random, budget: Budget | None = None) -> None:
        self.seen, budget = seen, budget or USUAL
        self.clock = Clock(budget)
        self.work = seen.style.voyages if budget.work is None else budget.work
        self.seed = rng.getrandbits(48)
        self._harbour = Harbour(seen)
        self._means: dict[Way, float] = {}

    def best(self, ways: Sequence[Way], thought: float = 1.0) -> int:
        """The number of the way that turns out best. ``thought``: how much of one's work this is worth."""
        running = sorted(range(len(ways)), key=lambda one: -ways[one].prior)
        sums, sailed = [0.0] * len(ways), 0
        trust, left = TRUST[self.seen.view.day], int(thought * NEED[self.seen.view.day] * self.work)
        while len(running) > 1 and not self.clock.is_up():
            each = max(ROUND, left // (2 * len(running)))
            if each * len(running) > left:
                break
            for one in running:
                sums[one] += float(self._sail(ways[one], sailed, each).sum())
            sailed += each
            left -= each * len(running)
            running.sort(
                key=lambda one: -(sums[one] + sailed * ways[one].sure + trust * ways[one].prior) / (sailed + trust)
            )
            running = running[: (len(running) + 1) // 2]
        return running[0]

    def gain(self, way: Way, other: Way, voyages: int) -> float | None:
        """By how much one way turns out better than another; None if there is no time to find out."""
        voyages = min(voyages, self.work)
        if voyages < ROUND or self.clock.is_up():
            return None
        if other not in self._means:
            self._means[other] = float(self._sail(other, 0, voyages).mean())
        return float(self._sail(way, 0, voyages).mean()) - self._means[other]

    def _sail(self, way: Way, begin: int, voyages: int) -> Array:
        results = np.zeros(voyages)
        sailing.voyages(BOX, self._harbour.news, self._harbour.start(way), self.seed, begin, results)
        return results
