"""Whose turn it is to be thought for (fair queueing): shared among people, not among tables.

Who has used the least processor time goes first, whatever number of tables they have; what was used is forgotten bit by
bit. Of two households the one goes first that has used less, and of one household's people again: whoever comes as
somebody new each time gains nothing by it. Thoughts that take long never take the last free worker, so that a quick one
is never behind slow ones alone.
"""

import math
from collections import deque
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

HALF_LIFE = 30.0  #: seconds after which half of what somebody used is forgotten


class Turns(Generic[T]):
    """What waits, by whom it is for. ``now`` is any clock's."""

    def __init__(self) -> None:
        #: with whom somebody shares, as far as it is known: an address
        self.household: Callable[[Hashable], Hashable] = lambda whom: whom
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
        # of equals, who has waited longest
        whom = min(fitting, key=lambda one: (self.used(self._shared_by(one), now), self.used(one, now)))
        quick, long = self._waiting.pop(whom)
        what = quick.popleft() if quick else long.popleft()
        if quick or long:
            self._waiting[whom] = quick, long  # behind the others
        return what

    def use(self, whom: Hashable, seconds: float, now: float) -> None:
        for one in (whom, self._shared_by(whom)):
            self._used[one] = self.used(one, now) + seconds, now
        if len(self._used) > 10_000:
            self._used = {one: used for one, used in self._used.items() if self.used(one, now) > 0.01}

    def _shared_by(self, whom: Hashable) -> Hashable:
        return "household", self.household(whom)

    def used(self, whom: Hashable, now: float) -> float:
        seconds, at = self._used.get(whom, (0.0, now))
        return seconds * math.exp2(-(now - at) / HALF_LIFE)
