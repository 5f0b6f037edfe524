"""Reports (moderation): a line of talk, or somebody's name, that a person brings before who keeps the house.

A report keeps the table and the words as they were, for a table and its talk may be gone when it is read. It is the
house's own paper: nobody but its keeper reads it (``tabbytop admin reports``), and neither who reported nor who was
reported finds the other in what is kept of them. Who floods the house is told to wait.
"""

import json
from dataclasses import asdict, dataclass
from hashlib import blake2b
from math import inf

from .asking import Asking
from .errors import Improper, TooFast, TooMany
from .papers import Paper, Papers, take
from .requests import Report
from .store import Store, voice
from .table import Person, Table
from .tidy import one_line

KIND = "report"
LONGEST_WHY = 300
KEPT = 180 * 86_400.0  #: seconds; what nobody has read by then is read by nobody
DAY = 86_400.0
A_DAY = 10  #: of one person
AT_A_TABLE = 20  #: that are not settled
IN_ALL = 1_000
READ = 5_000  #: lines of talk among which the reported one is looked for


@dataclass(frozen=True, slots=True)
class Filed:
    id: str
    at: float
    table: str
    code: str
    by: Person  #: "" where they were forgotten since
    by_name: str
    about: Person
    name: str  #: of who is reported, as it stood there
    words: str  #: what they said; "" where it is about the name
    why: str


async def file(store: Store, table: Table, asked: Report, by: Asking) -> None:
    """Keep a report; the same once more only says why anew."""
    assert by.person is not None
    about, name, words, what = await _reported(store, table, asked)
    if about == by.person:
        raise Improper("that is yours; only what others say or are called can be reported")
    id = blake2b(f"{table.id} {by.person} {what}".encode(), digest_size=5).hexdigest()
    await _check_measure(store.papers, table, by, id)
    why = one_line(asked.why)[:LONGEST_WHY]
    filed = Filed(id, by.date, table.id, table.code, by.person, by.name, about, name, words, why)
    await store.papers.keep(Paper(KIND, id, "", by.date, json.dumps(asdict(filed)), by.date + KEPT))


async def _reported(store: Store, table: Table, asked: Report) -> tuple[Person, str, str, str]:
    """Who it is about, what they are called, what they said, and what tells it from other reports."""
    if (asked.line is None) == (asked.seat is None):
        raise Improper("a report is about a line of talk or about who sits on a seat: name one of the two")
    if asked.seat is not None:
        chair = table.chair(asked.seat)
        if chair.person is None:
            raise Improper(f"nobody sits on seat {asked.seat} who is a person")
        return chair.person, chair.name, "", f"seat {asked.seat} {chair.name}"
    assert asked.line is not None
    line = next((one for one in await store.chat(table.id, asked.line - 1, READ) if one.n == asked.line), None)
    if line is None:
        raise Improper("that line is not there any more")
    speakers = [person for person, _ in await store.speakers(table.id)]
    return next(one for one in speakers if voice(table.id, one) == line.who), line.name, line.text, f"line {line.n}"


async def _check_measure(papers: Papers, table: Table, by: Asking, id: str) -> None:
    there = [one for one in await filed(papers) if one.id != id]
    if len(there) >= IN_ALL or sum(one.table == table.id for one in there) >= AT_A_TABLE:
        raise TooMany("there are many reports already; who keeps the house will read those first")
    if sum(one.by == by.person and one.at > by.date - DAY for one in there) >= A_DAY:
        raise TooFast("those were many reports for one day; wait until tomorrow")


async def filed(papers: Papers) -> list[Filed]:
    """All that are not settled, newest first."""
    return [Filed(**json.loads(paper.data)) for paper in await papers.of_kind(KIND, (inf, ""), IN_ALL + 1)]


async def settle(papers: Papers, id: str) -> bool:
    """It was read and dealt with; False: there is none."""
    return await take(papers, KIND, id) is not None


def without(paper: Paper, person: Person) -> Paper | None:
    """A report when ``person`` is forgotten: nothing is left of one about them, and of one by them not by whom."""
    data = json.loads(paper.data)
    if data["about"] == person:
        return None
    data |= {"by": "", "by_name": ""}
    return Paper(paper.kind, paper.id, paper.person, paper.at, json.dumps(data), paper.until)
