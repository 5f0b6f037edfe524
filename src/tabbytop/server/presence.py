"""Presence: who is connected to which table, in this process."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tabbytop.tables.bus import Bus
from tabbytop.tables.table import Person


class Presence:
    """Counts connections; the others at the table hear when somebody comes or goes for good."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._at: dict[str, Counter[Person]] = {}

    def here(self, table: str) -> frozenset[Person]:
        return frozenset(self._at.get(table, ()))

    @contextmanager
    def at(self, table: str, person: Person) -> Iterator[None]:
        """While a connection is open."""
        people = self._at.setdefault(table, Counter())
        people[person] += 1
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
                self._bus.notify(table)
