"""What moves while a simulation runs, told in small pieces as it is computed, so that nobody waits for the end.

A frame holds only what has visibly moved since the last: ``(piece, x, y, z, w, i, j, k)`` in the units of a pose.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from tabbytop.games.tower.components import Piece
from tabbytop.games.tower.geometry import Pose
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
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._seen, self._rate, self._tell, self._now = dict(start), rate, tell, now
        self._first, self._frames, self._told_at = 0, list[Frame](), float("-inf")

    def add(self, poses: dict[Piece, Pose]) -> None:
        moved = {piece: pose for piece, pose in poses.items() if looks_different(self._seen[piece], pose)}
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


def looks_different(one: Pose, other: Pose) -> bool:
    """Could somebody who watches tell two poses apart?"""
    return any(abs(a - b) > CLIP_STEP for a, b in zip(one[:3], other[:3], strict=True)) or any(
        abs(a - b) > CLIP_TURN for a, b in zip(one[3:], other[3:], strict=True)
    )
