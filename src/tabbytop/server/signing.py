"""Who was signed out: devices, and people who were forgotten or became somebody else (a list of revoked sessions).

The list is in the memory of every process, so that nothing is looked up for a request. It is told of between processes
at once, and read again every few seconds for whoever did not hear it; connections of before are turned out.
"""

from collections.abc import Callable, Iterable
from math import inf
from typing import NamedTuple

from tabbytop.tables.devices import OUT, mark_of
from tabbytop.tables.papers import Papers
from tabbytop.tables.table import Person, is_netbot

from .errors import SignedOut
from .lookout import EVERY, Lookout

PAGE = 50  #: of the newest that are read then


BAD_TOKEN = "this token is worth nothing here: it was revoked, is not whole, or is of another house"


class Who(NamedTuple):
    """A person and the device through which they are here."""

    person: Person
    device: str


def _told(who: Who) -> str:
    return BAD_TOKEN if is_netbot(who.person) else "this browser was signed out"


class SignedOuts(Lookout[Who, SignedOut]):
    """``tell`` passes marks on to other processes."""

    def __init__(self, papers: Papers, every: float = EVERY) -> None:
        super().__init__("who was signed out", every)
        self._papers = papers
        self._marks: set[str] = set()
        self._is_read = False  # to the end, once
        self.tell: Callable[[list[str]], None] = lambda marks: None

    def has(self, who: Who) -> bool:
        return bool(self._marks) and (mark_of(*who) in self._marks or mark_of(who.person) in self._marks)

    def add(self, *marks: str) -> None:
        """They were signed out here, and that is on disk."""
        self.hear(marks)
        self.tell(list(marks))

    def hear(self, marks: Iterable[str]) -> None:
        """They were signed out somewhere."""
        new = {*marks} - self._marks
        if not new:
            return
        self._marks |= new
        self._turn_out(lambda who: SignedOut(_told(who)) if self.has(who) else None)

    async def _look(self) -> None:
        """Newest first, until there is nothing new among them; the first time all."""
        before = (inf, "")
        while page := await self._papers.of_kind(OUT, before, PAGE):
            marks = {paper.id for paper in page}
            if self._is_read and marks <= self._marks:
                return
            self.hear(marks)
            before = page[-1].at, page[-1].id
        self._is_read = True
