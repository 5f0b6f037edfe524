"""Whose turn it is to be thought for (fair queueing): shared among people, not among tables.

Who has used the least processor time goes first, whatever number of tables they have; what was used is forgotten bit by
bit. Thoughts that take long never take the last free worker, so that a quick one is never behind slow ones alone.
"""

import math
from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

HALF_LIFE = 30.0  #: seconds after which half of what somebody used is forgotten


class Turns(Generic[T]):
    """What waits, by whom it is for. ``now`` is any clock's."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, tuple[deque[T], deque[T]]] = {}  # quick ones, long ones
        self._used: dict[Hashable, tuple[float, float]] = {}  # seconds, and when that was so

    def __len__(self) -> int:
        return sum(len(quick) + len(long) for quick, long in self._waiting.values())

    def add(self, whom: Hashable, what: T, *, is_long: bool) -> None:
        self._waiting.setdefault(whom, (deque(), deque()))[is_long].append(what)

    def next(self, now: float, *, long_too: bool) -> T | None:
        """The next one; only a quick one where there is no room for a long one."""
        fitting = [whom for whom, (quick, long) in self._waiting.items() if quick or (long and long_too)]
        if not fitting:
            return None
        whom = min(fitting, key=lambda one: self.used(one, now))  # of equals, who has waited longest
        quick, long = self._waiting.pop(whom)
        what = quick.popleft() if quick else long.popleft()
        if quick or long:
            self._waiting[whom] = quick, long  # behind the others
        return what

    def use(self, whom: Hashable, seconds: float, now: float) -> None:
        self._used[whom] = self.used(whom, now) + seconds, now
        if len(self._used) > 10_000:
            self._used = {one: used for one, used in self._used.items() if self.used(one, now) > 0.01}

    def used(self, whom: Hashable, now: float) -> float:
        seconds, at = self._used.get(whom, (0.0, now))
        return seconds * math.exp2(-(now - at) / HALF_LIFE)
