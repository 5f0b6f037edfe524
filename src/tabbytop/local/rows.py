"""Tables and lines of talk as they lie on a shelf, and under which keys."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from tabbytop.tables.papers import Paper
from tabbytop.tables.store import Kept, Marks, marks, read_table, table_text
from tabbytop.tables.table import Person, Table


def key(*parts: str | int) -> str:
    """Numbers so wide that the order of keys is theirs."""
    return "/".join(f"{part:07d}" if isinstance(part, int) else part.replace("/", "%2F") for part in parts)


def text(values: Sequence[Any]) -> str:
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True)
class Row:
    """A table without its log. What it is looked for by stands beside its text, so that lists read nothing else."""

    id: str
    code: str
    version: int
    said: int
    entries: int  #: of its log
    changed: float
    marks: Marks
    people: tuple[Person, ...]  #: in whose lists it stands
    data: str

    @cached_property
    def table(self) -> Table:
        return read_table(self.data)

    @property
    def kept(self) -> Kept:
        return Kept(self.table, self.version, self.changed)

    @property
    def age(self) -> tuple[float, str]:
        return self.changed, self.id

    @property
    def written(self) -> str:
        counts = (self.version, self.said, self.entries)
        return text([self.id, self.code, *counts, self.changed, self.marks, self.people, self.data])


def row_of(table: Table, version: int, said: int, entries: int, changed: float) -> Row:
    found = Row(table.id, table.code, version, said, entries, changed, marks(table), table.concerned, table_text(table))
    found.__dict__["table"] = table  # it is known already
    return found


def read_row(line: str) -> Row:
    *begin, marked, people, data = json.loads(line)
    id, code, version, said, entries, changed = begin
    return Row(id, code, version, said, entries, changed, Marks(*marked), tuple(people), data)


class Said(NamedTuple):
    """A line of talk; ``id`` begins with who said it."""

    table: str
    n: int
    id: str
    seat: int | None
    name: str
    text: str
    at: float

    @property
    def key(self) -> str:
        return key("chat", self.table, self.n)


def paper_key(paper: Paper) -> str:
    return key("papers", paper.kind, paper.id)


def paper_text(paper: Paper) -> str:
    return text([paper.kind, paper.id, paper.person, paper.at, paper.data, paper.until])
