"""One kind of count of a guide, unit by unit: ``Work`` for as many processes as there are, or for a cluster."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabbytop.bots import are_compiled, are_same_plain, warm_up
from tabbytop.bots.chunks import Told
from tabbytop.games import all_games

from .counts import Counts


@dataclass(frozen=True, slots=True)
class Counting:
    """``one`` counts a unit (a game, a dawn) by the seed and its number; what it needs is compiled for ``bots``."""

    game: str
    one: Callable[[int, int, Counts], None]
    bots: tuple[str, ...]
    seed: int
    units: int

    def warm(self) -> None:
        warm_up(self.game, self.bots)

    def is_compiled(self) -> bool:
        return are_compiled(self.game, self.bots)

    def is_same_plain(self) -> bool:
        return are_same_plain(self.game, self.bots)

    def title(self) -> str:
        return f"the guide of {self.game}, {self.one.__name__}"

    def identity(self) -> dict[str, Any]:
        rules = all_games()[self.game].rules
        return {"guide": self.game, "rules": rules, "counted": self.one.__name__, "bots": self.bots, "seed": self.seed}

    def nothing(self) -> Counts:
        return Counts()

    def count(self, first: int, end: int, told: Told) -> Counts:
        counts = Counts()
        for number in range(first, end):
            self.one(self.seed, number, counts)
            told(number - first + 1)
        return counts

    def read(self, data: Any) -> Counts:
        return Counts(data)
