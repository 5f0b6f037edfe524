"""Values gathered from games, by the series of a chart (who played, mostly) and by what they are of.

The counts of a ``Work`` (``bots.chunks``): merged in any order, since means are reckoned exactly.
"""

from collections.abc import Sequence

from . import Figures, mean, share

LEAST = 2  #: values of which a mean is told

Data = dict[str, dict[str, list[float]]]


class Counts:
    def __init__(self, data: Data | None = None) -> None:
        self.values = data or {}

    def add(self, series: str, what: str, *values: float) -> None:
        self.values.setdefault(series, {}).setdefault(what, []).extend(values)

    def merge(self, other: "Counts") -> None:
        for series, found in other.values.items():
            for what, values in found.items():
                self.add(series, what, *values)

    def as_data(self) -> Data:
        return self.values

    def of(self, series: str, what: str) -> list[float]:
        return self.values.get(series, {}).get(what, [])

    def means(self, series: Sequence[str], what: str, least: int = LEAST) -> Figures:
        """A figure a series, where there are enough values."""
        found = [self.of(one, what) for one in series]
        return tuple(mean(values) if len(values) >= least else None for values in found)

    def shares(self, series: Sequence[str], what: str) -> Figures:
        """Of values from 0 to 1, how many of 100 are 1."""
        found = [self.of(one, what) for one in series]
        return tuple(share(sum(values), len(values)) if values else None for values in found)

    def called(self, kind: str) -> list[str]:
        """Whatever was counted as ``KIND WHAT``, in any series."""
        found = {what.split(" ", 1)[1] for one in self.values.values() for what in one if what.startswith(f"{kind} ")}
        return sorted(found)
