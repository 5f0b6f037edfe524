"""Values gathered from games, by the level of who played and by what they are of."""

from collections import defaultdict
from collections.abc import Hashable, Sequence

from . import Figure, mean, share

LEAST = 5  #: values of which a mean is told


class Counts:
    def __init__(self, levels: Sequence[str]) -> None:
        self.levels = levels
        self.values: dict[tuple[str, Hashable], list[float]] = defaultdict(list)

    def add(self, level: str, what: Hashable, value: float) -> None:
        self.values[level, what].append(value)

    def means(self, what: Hashable) -> tuple[Figure | None, ...]:
        """A figure a level, where there are enough values."""
        found = [self.values[level, what] for level in self.levels]
        return tuple(mean(values) if len(values) >= LEAST else None for values in found)

    def shares(self, what: Hashable) -> tuple[Figure | None, ...]:
        """Of values that are 1 or 0, how many of 100 are 1."""
        found = [self.values[level, what] for level in self.levels]
        return tuple(share(sum(values), len(values)) if values else None for values in found)

    def often(self, what: Hashable) -> int:
        return sum(len(self.values[level, what]) for level in self.levels)
