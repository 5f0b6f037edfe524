"""What an analysis found, as notes that travel in the record (annotation): slips with what was better, lucky draws."""

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import NamedTuple

from tabbytop.core import Noted
from tabbytop.core.log import Sign

DRAWS = 3  #: that are noted: those that gave or took most,
LEAST = 1.0  #: and at least so much, in score


class Remark(NamedTuple):
    """A step: what was better than what was done, in notation, and by how much, if that is sure; of a draw what it gave
    the first side, in chances and, as ``luck``, in score."""

    n: int
    better: str = ""
    chance: float = 0.0
    score: float = 0.0
    luck: float | None = None


def notes(first: int, remarks: Sequence[Remark], turning_points: Container[int]) -> Iterator[Noted]:
    """As entries that begin with number ``first``."""
    draws = {remark.n for remark in _largest(remarks)}
    for remark in remarks:
        if remark.better:
            sign: Sign = "slip" if remark.n in turning_points else "small"
            yield Noted(first, remark.n, sign, remark.better, round(remark.chance, 4), round(remark.score, 2))
        elif remark.n in draws and remark.luck is not None:
            yield Noted(first, remark.n, "luck", chance=round(remark.chance, 4), score=round(remark.luck, 2))
        else:
            continue
        first += 1


def _largest(remarks: Iterable[Remark]) -> list[Remark]:
    draws = [remark for remark in remarks if remark.luck is not None and abs(remark.luck) >= LEAST]
    return sorted(draws, key=lambda remark: -abs(remark.luck or 0.0))[:DRAWS]
