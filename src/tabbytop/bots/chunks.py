"""Much work in chunks (shards, checkpoints) of about ten seconds: handed out, counted, merged, written down.

Whoever plays a chunk answers with counts, not with games, so that memory does not grow. Counts are exact and are merged
in any order: how work was cut, who did it and what was broken off in between changes nothing in what comes out.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self

Told = Callable[[int], None]  #: is told how many units are done

SECONDS = 10.0  #: that a chunk takes, about
LEAST = 0.5  #: below which handing it over would cost too much
GROWTH = 8  #: times longer than the one before at most, so that a quick beginning does not mislead


class Counts(Protocol):
    """What some units of work add up to; JSON values when they are written down."""

    def merge(self, other: Self) -> None: ...

    def as_data(self) -> Any: ...


class Work(Protocol):
    """Something to be done in units (games, deals), each of which comes out the same whoever does it, and when."""

    @property
    def units(self) -> int: ...

    def warm(self) -> None:
        """Whatever the first unit in this process would have to wait for, done now."""

    def is_compiled(self) -> bool:
        """Is there no machine code that ``warm`` would have to make, which takes long?"""

    def is_same_plain(self) -> bool:
        """Does it come out the same in plain Python?"""

    def title(self) -> str:
        """For people who read an error."""

    def identity(self) -> dict[str, Any]:
        """All that decides what comes out, but for the number of units, as JSON values."""

    def nothing(self) -> Any:
        """The counts of no unit."""

    def count(self, first: int, end: int, told: Told) -> Any:
        """The counts of the units from ``first`` to before ``end``."""

    def read(self, data: Any) -> Any:
        """Counts that were written down."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some units of one of several works, by its number."""

    work: int
    first: int
    end: int

    @property
    def size(self) -> int:
        return self.end - self.first


@dataclass(frozen=True, slots=True)
class Done:
    chunk: Chunk
    counts: Any
    seconds: float


class Crew(Protocol):
    """Who does the work. A crew has hands for so many chunks at a time."""

    hands: int

    def take(self, chunk: Chunk, work: Work, told: Told) -> None: ...

    def give(self) -> Done:
        """A chunk that is done, whichever is first."""

    def close(self) -> None: ...


class Kept(Protocol):
    """Where finished chunks are written down (``journal``)."""

    def written(self) -> Iterator[tuple[Chunk, Any]]: ...

    def write(self, chunk: Chunk, data: Any) -> None: ...


def done(work: Work, chunk: Chunk, told: Told = lambda units: None) -> Done:
    """Do it, here and now."""
    work.warm()
    began = time.perf_counter()
    counts = work.count(chunk.first, chunk.end, told)
    return Done(chunk, counts, time.perf_counter() - began)


class Sums(NamedTuple):
    """The counts of each work; and of what was done now, the rest having been kept from before."""

    all: list[Any]
    now: list[Any]


def _after(finished: int, told: Told) -> Told:
    """Tells of the units of a chunk beside those that were done before it."""
    return lambda units: told(finished + units)


def counted(works: Sequence[Work], crew: Crew, kept: Kept | None = None, told: Told = lambda units: None) -> Sums:
    """What ``kept`` holds is not done again; each chunk is written there when it is done."""
    sums = Sums([work.nothing() for work in works], [work.nothing() for work in works])
    left = [[(0, work.units)] for work in works]
    for chunk, data in kept.written() if kept is not None else ():
        sums.all[chunk.work].merge(works[chunk.work].read(data))
        left[chunk.work] = [part for span in left[chunk.work] for part in _without(span, chunk)]
    cutting = _Cutting(left, crew.hands)
    at_hand, finished = 0, sum(work.units for work in works) - cutting.left
    told(finished)
    while at_hand or cutting.left:
        while at_hand < crew.hands and cutting.left:
            chunk = cutting.next()
            crew.take(chunk, works[chunk.work], _after(finished, told))
            at_hand += 1
        one = crew.give()
        at_hand -= 1
        cutting.learn(one)
        if kept is not None:
            kept.write(one.chunk, one.counts.as_data())
        sums.all[one.chunk.work].merge(one.counts)
        sums.now[one.chunk.work].merge(one.counts)
        finished += one.chunk.size
        told(finished)
    return sums


def _without(span: tuple[int, int], chunk: Chunk) -> Iterator[tuple[int, int]]:
    for first, end in ((span[0], min(span[1], chunk.first)), (max(span[0], chunk.end), span[1])):
        if first < end:
            yield first, end


class _Cutting:
    """Cuts what is left into chunks. How long a unit takes is learnt from those that are done; towards the end chunks
    become shorter, so that all hands are busy until then."""

    def __init__(self, left: list[list[tuple[int, int]]], hands: int) -> None:
        self._spans = [(work, first, end) for work, spans in enumerate(left) for first, end in spans][::-1]
        self._hands = hands
        self._pace: dict[int, float] = {}
        self._largest: dict[int, int] = {}
        self.left = sum(end - first for _, first, end in self._spans)

    def next(self) -> Chunk:
        work, first, end = self._spans.pop()
        size = min(end - first, self._size(work))
        if first + size < end:
            self._spans.append((work, first + size, end))
        self.left -= size
        return Chunk(work, first, first + size)

    def _size(self, work: int) -> int:
        if work not in self._pace:
            return 1
        pace, share = self._pace[work], self.left if self._hands == 1 else self.left // (4 * self._hands)
        return max(1, min(max(share, int(LEAST / pace)), int(SECONDS / pace), GROWTH * self._largest[work]))

    def learn(self, one: Done) -> None:
        work = one.chunk.work
        self._pace[work] = max(one.seconds, 1e-6) / one.chunk.size
        self._largest[work] = max(one.chunk.size, self._largest.get(work, 0))
