"""Presence: who is connected to which table, through this process or another, what they are called, and who looks."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import TypeAlias

from tabbytop.tables.bus import Bus
from tabbytop.tables.table import Person

GATHER = 0.5  #: seconds in which those who come and go are told of together
SETTLE = 20.0  #: seconds in which who lost the line, or whose process ended, still counts as here
LINGER = 30.0  #: seconds for which a table counts as looked at when the last one has gone: pages are opened again

People: TypeAlias = Mapping[Person, str]  #: and what they are called


class Presence:
    """Counts connections; the others at the table hear when somebody comes, goes for good or takes another name.

    At once if nobody has for a while, else a little later together with who else came: a thousand arrivals are not a
    thousand messages to a thousand people. ``listeners`` hear of the tables of this process so that others can be told,
    ``came`` of tables at which somebody is after nobody was.
    """

    def __init__(self, bus: Bus, gather: float = GATHER, settle: float = SETTLE) -> None:
        self._bus, self._gather, self._settle = bus, gather, settle
        self._began = time.monotonic()
        self._lately: dict[tuple[str, Person], float] = {}  # who was here a moment ago, and when they went
        self.listeners: list[Callable[[str], None]] = []
        self.came: Callable[[str], None] = lambda table: None
        self._at: dict[str, Counter[Person]] = {}
        self._names: dict[Person, str] = {}
        self._tables: dict[Person, set[str]] = {}
        self._eyes: dict[str, Counter[Person]] = {}  # how many pages each has before their eyes, through this process
        self._eyes_elsewhere: dict[str, dict[str, frozenset[Person]]] = {}  # by table and process
        self._elsewhere: dict[str, dict[str, People]] = {}  # by table and process
        self._looked_at: set[str] = set()
        self._left: dict[str, float] = {}  # when the last one went
        self._known: dict[str, People] = {}  # of ``people``, until somebody comes or goes
        self._telling: dict[str, bool] = {}  # tables told of a moment ago, and whether something has changed since

    # -- asking -------------------------------------------------------------------------------------------------------

    def here(self, table: str) -> frozenset[Person]:
        """Through whichever process."""
        return frozenset(self.people(table))

    def looking(self, table: str) -> frozenset[Person]:
        """Of those who are here, who has it before their eyes: at a page behind others, or on a telephone that is dark,
        nobody looks."""
        return self.looking_through_us(table).union(*self._eyes_elsewhere.get(table, {}).values())

    def looking_through_us(self, table: str) -> frozenset[Person]:
        return frozenset(self._eyes.get(table, ()))

    def watching(self, table: str, sitters: frozenset[Person]) -> tuple[str, ...]:
        """The names of those who look on, in order; "" for one who has none."""
        return tuple(sorted(name for person, name in self.people(table).items() if person not in sitters))

    def tables_of(self, person: Person) -> Collection[str]:
        """Where ``person`` is, through this process."""
        return tuple(self._tables.get(person, ()))

    def through_us(self, table: str) -> People:
        return {person: self._names[person] for person in self._at.get(table, ())}

    @property
    def tables(self) -> Collection[str]:
        """At which somebody is through this process."""
        return tuple(self._at)

    def is_looked_at(self, table: str) -> bool:
        """Is anybody there, or was a moment ago?"""
        return table in self._at or table in self._elsewhere or table in self._left

    def is_gone(self, table: str, person: Person) -> bool:
        """Not here, and not a moment ago either. A process that has just begun knows of nobody's absence."""
        now = time.monotonic()
        is_known = now - self._began >= self._settle
        return is_known and person not in self.people(table) and (table, person) not in self._lately

    def is_elsewhere(self, table: str) -> bool:
        """Is anybody there through another process?"""
        return table in self._elsewhere

    def people(self, table: str) -> People:
        """Who is there, through whichever process: the same object for as long as that is so."""
        known = self._known.get(table)
        if known is None:
            others = self._elsewhere.get(table, {}).values()
            known = {person: name for people in (*others, self.through_us(table)) for person, name in people.items()}
            if known:
                self._known[table] = known
        return known

    # -- being told ---------------------------------------------------------------------------------------------------

    def call(self, person: Person, name: str) -> None:
        """``person`` is called so from now on, if somewhere here at all."""
        if person in self._names and self._names[person] != name:
            self._names[person] = name
            for table in self._tables[person]:
                self._tell(table)

    @contextmanager
    def at(self, table: str, person: Person, name: str) -> Iterator[Callable[[bool], None]]:
        """While a connection is open. Its page is looked at until what is given here is told otherwise."""
        people = self._at.setdefault(table, Counter())
        people[person] += 1
        self._names[person] = name
        looks = True
        is_news = self._look(table, person, 1)
        if people[person] == 1:
            self._tables.setdefault(person, set()).add(table)
            self._tell(table)
        elif is_news:
            self._pass_on(table)

        def look(on: bool) -> None:
            nonlocal looks
            if on != looks:
                looks = on
                if self._look(table, person, 1 if on else -1):
                    self._pass_on(table)

        try:
            yield look
        finally:
            is_news = looks and self._look(table, person, -1)
            people[person] -= 1
            if not people[person]:
                self._leave(table, person)
            elif is_news:
                self._pass_on(table)

    def _look(self, table: str, person: Person, more: int) -> bool:
        """So many pages more are looked at by ``person``. Do they look now and did not, or did and do not?"""
        eyes = self._eyes.setdefault(table, Counter())
        before, eyes[person] = eyes[person], eyes[person] + more
        if not eyes[person]:
            del eyes[person]
        if not eyes:
            del self._eyes[table]
        return 0 in (before, before + more)

    def _leave(self, table: str, person: Person) -> None:
        del self._at[table][person]
        if not self._at[table]:
            del self._at[table]
        self._tables[person].discard(table)
        if not self._tables[person]:
            del self._tables[person], self._names[person]
        self._went(table, person)
        self._tell(table)

    def _went(self, table: str, person: Person) -> None:
        self._lately[table, person] = at = time.monotonic()
        asyncio.get_running_loop().call_later(self._settle, self._is_long_ago, (table, person), at)

    def _is_long_ago(self, who: tuple[str, Person], at: float) -> None:
        if self._lately.get(who) == at:
            del self._lately[who]

    def elsewhere(self, process: str, table: str, people: People, looking: Collection[Person] = ()) -> None:
        """Through another process these, and nobody else, are at ``table``, and some of them look."""
        eyes = self._eyes_elsewhere.setdefault(table, {})
        eyes[process] = frozenset(looking)
        if not looking:
            del eyes[process]
        if not eyes:
            del self._eyes_elsewhere[table]
        if people == self._elsewhere.get(table, {}).get(process, {}):
            return
        processes = self._elsewhere.setdefault(table, {})
        for person in {*processes.get(process, {})} - {*people}:
            self._went(table, person)
        processes[process] = people
        if not people:
            del processes[process]
        if not processes:
            del self._elsewhere[table]
        self._tell(table, by_us=False)

    # -- telling ------------------------------------------------------------------------------------------------------

    def _tell(self, table: str, *, by_us: bool = True) -> None:
        self._known.pop(table, None)
        self._note(table)
        if by_us:
            self._pass_on(table)
        if table in self._telling:
            self._telling[table] = True
            return
        self._telling[table] = False
        self._bus.notify(table)
        asyncio.get_running_loop().call_later(self._gather, self._tell_the_rest, table)

    def _pass_on(self, table: str) -> None:
        for hear in self.listeners:
            hear(table)

    def _note(self, table: str) -> None:
        """Whether somebody is there at all."""
        if table in self._at or table in self._elsewhere:
            if table not in self._looked_at:
                self._looked_at.add(table)
                self.came(table)
        elif table in self._looked_at:
            self._looked_at.discard(table)
            self._left[table] = at = time.monotonic()
            asyncio.get_running_loop().call_later(LINGER, self._is_over, table, at)

    def _is_over(self, table: str, at: float) -> None:
        if self._left.get(table) == at:
            del self._left[table]

    def _tell_the_rest(self, table: str) -> None:
        if self._telling.pop(table):
            self._tell(table, by_us=False)
