"""What moves while a simulation runs, told in small pieces as it is computed, so that nobody waits for the end.

A frame holds only what has visibly moved since the last: ``(piece, x, y, z, w, i, j, k)`` in the units of a pose.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import TypeAlias

from tabbytop.games.tower.components import Piece
from tabbytop.games.tower.geometry import UNIT, Pose
from tabbytop.games.tower.packing import CLIP_STEP, CLIP_TURN

TOGETHER = 0.06  #: seconds of the clock after which what has been computed is told

Frame: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Moving:
    """Some frames of a simulation that goes on, ``rate`` a second; ``first`` is the number of the first of them."""

    rate: int
    first: int
    frames: tuple[Frame, ...]


class Reel:
    """Collects frames and tells them: the first at once, the others a few at a time."""

    def __init__(
        self,
        start: dict[Piece, Pose],
        rate: int,
        tell: Callable[[Moving], None],
        watched: Piece | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seen, self._rate, self._tell, self._watched, self._now = dict(start), rate, tell, watched, now
        self._first, self._frames, self._told_at = 0, list[Frame](), float("-inf")

    def add(self, poses: dict[Piece, Pose]) -> None:
        moved = {
            piece: pose for piece, pose in poses.items() if is_seen(self._seen[piece], pose, piece == self._watched)
        }
        self._seen |= moved
        self._frames.append(tuple((piece, *pose) for piece, pose in sorted(moved.items())))
        if self._now() - self._told_at >= TOGETHER:
            self.tell()

    def tell(self) -> None:
        """What has not been told yet."""
        if self._frames:
            self._tell(Moving(self._rate, self._first, tuple(self._frames)))
            self._first += len(self._frames)
            self._frames, self._told_at = [], self._now()


SEEN = 500  #: micrometres that a piece moves before anybody sees it
SEEN_TURN = 3_000  #: likewise, half a degree: see ``_apart``


def is_seen(one: Pose, other: Pose, watched: bool) -> bool:
    """Could somebody tell two poses of a piece apart, who watches it, or who just sees it too?"""
    step, turn = (CLIP_STEP, CLIP_TURN) if watched else (SEEN, SEEN_TURN)
    return any(abs(a - b) > step for a, b in zip(one[:3], other[:3], strict=True)) or _apart(one, other) > turn


def _apart(one: Pose, other: Pose) -> float:
    """How differently two poses are turned; a quaternion and its opposite are the same turn."""
    same = sum(a * b for a, b in zip(one[3:], other[3:], strict=True)) / UNIT
    return UNIT * sqrt(1 - min(1.0, abs(same) / UNIT))
