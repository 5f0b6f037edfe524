"""What is still to come for one player, as far as one can guess it."""

from dataclasses import dataclass
from math import exp, sqrt

from tabbytop.kernels.compiled import either_way

CELLS_OF_A_CAT = 5.2
CELLS_OF_A_TREASURE = 2.8


@dataclass(frozen=True, slots=True)
class Outlook:
    """Expected numbers, from now to the end; all of it 0: it ends now."""

    days: int = 0  # after today
    cats: float = 0.0
    treasures: float = 0.0
    lessons: float = 0.0
    tiles: float = 0.0  # that may still be laid, whatever is decided now: how much the free space matters

    @property
    def cells(self) -> float:
        return cells_of(self.cats, self.treasures)


NOTHING = Outlook()


@either_way
def cells_of(cats: float, treasures: float) -> float:
    """How many cells so many tiles cover, on average."""
    return CELLS_OF_A_CAT * cats + CELLS_OF_A_TREASURE * treasures


@either_way
def reach(need: float, hope: float) -> float:
    """How likely it is to get at least ``need`` more where ``hope`` is to be expected (a logistic curve)."""
    if need <= 0:
        return 1.0
    if hope <= 0:
        return 0.0
    return 1 / (1 + exp(2.2 * (need - hope) / (0.5 + sqrt(hope))))


@either_way
def fading(points: float, hope: float, half: float) -> float:
    """All of it at the end of the game, less the more is to come: what one has may still be lost."""
    return points * half / (half + hope)
