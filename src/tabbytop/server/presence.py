"""Presence: who is connected to which table, in this process, and what they are called."""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from tabbytop.tables.bus import Bus
from tabbytop.tables.table import Person

GATHER = 0.5  #: seconds in which those who come and go are told of together


class Presence:
    """Counts connections; the others at the table hear when somebody comes, goes for good or takes another name.

    At once if nobody has for a while, else a little later together with who else came: a thousand arrivals are not a
    thousand messages to a thousand people.
    """

    def __init__(self, bus: Bus, gather: float = GATHER) -> None:
        self._bus, self._gather = bus, gather
        self._at: dict[str, Counter[Person]] = {}
        self._names: dict[Person, str] = {}
        self._tables: dict[Person, set[str]] = {}
        self._telling: dict[str, bool] = {}  # tables told of a moment ago, and whether something has changed since

    def here(self, table: str) -> frozenset[Person]:
        return frozenset(self._at.get(table, ()))

    def count(self, table: str) -> int:
        return len(self._at.get(table, ()))

    def watching(self, table: str, sitters: frozenset[Person]) -> tuple[str, ...]:
        """The names of those who look on, in order; "" for one who has none."""
        return tuple(sorted(self._names.get(person, "") for person in self.here(table) if person not in sitters))

    def tables_of(self, person: Person) -> Collection[str]:
        """Where ``person`` is."""
        return tuple(self._tables.get(person, ()))

    def call(self, person: Person, name: str) -> None:
        """``person`` is called so from now on, if somewhere here at all."""
        if person in self._names and self._names[person] != name:
            self._names[person] = name
            for table in self._tables[person]:
                self._tell(table)

    @contextmanager
    def at(self, table: str, person: Person, name: str) -> Iterator[None]:
        """While a connection is open."""
        people = self._at.setdefault(table, Counter())
        people[person] += 1
        self._names[person] = name
        if people[person] == 1:
            self._tables.setdefault(person, set()).add(table)
            self._tell(table)
        try:
            yield
        finally:
            people[person] -= 1
            if not people[person]:
                self._leave(table, person)

    def _leave(self, table: str, person: Person) -> None:
        del self._at[table][person]
        if not self._at[table]:
            del self._at[table]
        self._tables[person].discard(table)
        if not self._tables[person]:
            del self._tables[person], self._names[person]
        self._tell(table)

    def _tell(self, table: str) -> None:
        if table in self._telling:
            self._telling[table] = True
            return
        self._telling[table] = False
        self._bus.notify(table)
        asyncio.get_running_loop().call_later(self._gather, self._tell_the_rest, table)

    def _tell_the_rest(self, table: str) -> None:
        if self._telling.pop(table):
            self._tell(table)
