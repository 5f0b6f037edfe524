"""Time that passes only while nobody has anything to do, and a store in memory: what happens when, to the point."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from tabbytop.tables.errors import Stale
from tabbytop.tables.store import Change, ChatLine, Kept, Note
from tabbytop.tables.table import Person, Table

T = TypeVar("T")


class _Hasty(selectors.DefaultSelector):
    """Instead of waiting so long, says that so long has passed."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> Any:
        assert timeout is not None, "everybody waits for something that will never happen"
        self.passed += max(timeout, 0.0)
        return super().select(0)


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._hasty = _Hasty()
        super().__init__(self._hasty)

    def time(self) -> float:
        return self._hasty.passed


def run(make: Callable[[], Coroutine[Any, Any, T]]) -> T:
    with asyncio.Runner(loop_factory=_Loop) as runner:
        return runner.run(make())


class NoPapers:
    """Nobody has chosen anything."""

    async def find(self, kind: str, id: str) -> None: ...


class Memory:
    """A ``Store`` that forgets everything when it goes."""

    mark = ""

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}
        self.papers = NoPapers()

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def secret(self, name: str) -> bytes:
        return name.encode()

    async def name(self, person: Person) -> str:
        return person

    async def rename(self, person: Person, name: str) -> None: ...

    async def create(self, table: Table, at: float) -> bool:
        self.kept[table.id] = Kept(table, 1, at)
        return True

    async def save(self, change: Change) -> None:
        before = self.kept[change.table.id]
        if before.version != change.version:
            raise Stale("the table was changed in the meantime")
        self.kept[change.table.id] = replace(
            before,
            table=change.table,
            version=before.version + 1,
            changed=change.at,
            header=change.header or before.header,
            snapshot=change.snapshot or before.snapshot,
            lines=before.lines + change.lines,
        )

    async def load(self, table: str) -> Kept | None:
        return self.kept.get(table)

    async def version(self, table: str) -> int | None:
        return self.kept[table].version if table in self.kept else None

    async def find(self, code: str) -> str | None:
        return next((kept.table.id for kept in self.kept.values() if kept.table.code == code), None)

    async def of_person(self, person: Person, limit: int) -> Sequence[Kept]:
        return [kept for kept in self.kept.values() if kept.table.seats_of(person)][:limit]

    async def ended_of(self, person: Person) -> Sequence[str]:
        return [one.table.id for one in self.kept.values() if one.table.phase == "over" and one.table.seats_of(person)]

    async def due(self) -> Sequence[str]:
        return [kept.table.id for kept in self.kept.values() if kept.table.due]

    async def say(self, table: str, line: ChatLine, id: str) -> ChatLine:
        raise NotImplementedError("nobody talks here")

    async def chat(self, table: str, after: int, limit: int) -> Sequence[ChatLine]:
        return []

    async def latest(self) -> int:
        return 0

    async def changes(self, stamp: int) -> Sequence[Note]:
        return []
