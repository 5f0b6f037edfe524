"""What is kept of people beside their tables: devices, choices, results. Small JSON documents, found by kind and id.

One interface for all of them, so that a new kind needs no schema: what a paper says is known to whoever keeps that
kind. All of a person's go where the person goes: they are shown with what is kept of them, and erased with it.
"""

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple, Protocol, TypeAlias

from tabbytop.core.records import record

from .table import Person

MOST = 100  #: that are read at once, unless more are asked for


class Key(NamedTuple):
    """By which one paper is found."""

    kind: str
    id: str


@record(frozen=True, slots=True)
class Paper:
    """``id`` is the only one of its kind. ``data`` is JSON."""

    kind: str
    id: str
    person: Person  #: whose it is; "" the house's own
    at: float  #: by which papers are put in order
    data: str
    until: float | None = None  #: when it is worth nothing any more, and is thrown away

    @property
    def key(self) -> Key:
        return Key(self.kind, self.id)

    def is_good(self, now: float) -> bool:
        """Is it still worth something? What is not may lie around for a while."""
        return self.until is None or now < self.until


#: From the papers that are there, in the order of their keys, those that shall be there; None: no such paper.
Amendment: TypeAlias = Callable[[Sequence[Paper | None]], Sequence[Paper | None]]


class Papers(Protocol):
    async def keep(self, *papers: Paper) -> None:
        """All of them or none, in the place of those with the same keys."""

    async def amend(self, keys: Sequence[Key], work: Amendment) -> Sequence[Paper | None]:
        """Read, change and write in one transaction, in which nobody else touches these; those that were there before.

        ``work`` asks nobody anything, and may be called again. What it raises leaves everything as it was.
        """

    async def find(self, kind: str, id: str) -> Paper | None: ...

    async def of_person(
        self, person: Person, kind: str, before: tuple[float, str] = (inf, ""), limit: int = MOST
    ) -> Sequence[Paper]:
        """Newest first. ``before``: from behind that time, and that id, on."""

    async def of_kind(self, kind: str, before: tuple[float, str] = (inf, ""), limit: int = MOST) -> Sequence[Paper]:
        """Whosever they are, newest first."""

    async def naming(self, person: Person) -> Sequence[Paper]:
        """Others' papers in which ``person`` is named. Everything is looked through for it."""

    async def throw_away(self, now: float) -> int:
        """What is worth nothing any more; how many."""


async def take(papers: Papers, kind: str, id: str) -> Paper | None:
    """A paper that is good for one time: who takes it is the only one."""
    (taken,) = await papers.amend([Key(kind, id)], lambda _: [None])
    return taken
