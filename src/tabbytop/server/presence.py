"""Presence: who is connected to which table, in this process, and what they are called."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tabbytop.tables.bus import Bus
from tabbytop.tables.table import Person


class Presence:
    """Counts connections; the others at the table hear when somebody comes, goes for good or takes another name."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._at: dict[str, Counter[Person]] = {}
        self._names: dict[Person, str] = {}

    def here(self, table: str) -> frozenset[Person]:
        return frozenset(self._at.get(table, ()))

    def watching(self, table: str, sitters: frozenset[Person | None]) -> tuple[str, ...]:
        """The names of those who look on, in order; "" for one who has none."""
        return tuple(sorted(self._names.get(person, "") for person in self.here(table) if person not in sitters))

    def call(self, person: Person, name: str) -> None:
        """``person`` is called so from now on, if somewhere here at all."""
        tables = [table for table, people in self._at.items() if person in people]
        if tables and self._names.get(person) != name:
            self._names[person] = name
            for table in tables:
                self._bus.notify(table)

    @contextmanager
    def at(self, table: str, person: Person, name: str) -> Iterator[None]:
        """While a connection is open."""
        people = self._at.setdefault(table, Counter())
        people[person] += 1
        self._names[person] = name
        if people[person] == 1:
            self._bus.notify(table)
        try:
            yield
        finally:
            people[person] -= 1
            if not people[person]:
                del people[person]
                if not people:
                    del self._at[table]
                if not any(person in others for others in self._at.values()):
                    self._names.pop(person, None)
                self._bus.notify(table)
