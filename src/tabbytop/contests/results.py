"""What came of a table of a tournament, and what that counts."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

Entrant: TypeAlias = int  #: from 0, in the order of entry
HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Result:
    """Who sat there, by seat, and their places among each other, from 1, ties shared. A table of one is a bye."""

    entrants: tuple[Entrant, ...]
    places: tuple[int, ...]

    @property
    def is_bye(self) -> bool:
        return len(self.entrants) == 1

    def points(self) -> Iterator[tuple[Entrant, Fraction]]:
        """By place, ties shared: the part of the others whom one has left behind, a tie being half. So a win of two is
        one and a draw a half, third of four a third; a bye is a win."""
        others = len(self.entrants) - 1
        for entrant in self.entrants:
            beaten = sum((part for one, _, part in self.pairs() if one == entrant), Fraction())
            yield entrant, beaten / others if others else Fraction(1)

    def pairs(self) -> Iterator[tuple[Entrant, Entrant, Fraction]]:
        """Everybody against everybody else at the table: 1 for who comes before the other, a half for a tie, else 0."""
        for one, place in zip(self.entrants, self.places, strict=True):
            for other, theirs in zip(self.entrants, self.places, strict=True):
                if other != one:
                    yield one, other, Fraction(place < theirs) if place != theirs else HALF
