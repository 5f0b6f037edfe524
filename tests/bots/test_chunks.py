"""Work in chunks: the same sums however it is cut, whoever does it, and whatever dies or is broken off in between."""

import json
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from tabbytop.bots import chunks
from tabbytop.bots.chunks import Chunk, Done, Told, counted
from tabbytop.bots.crews import Alone, Processes, WorkerDied, carry_out
from tabbytop.bots.journal import Journal
from tabbytop.core import Malformed, TabbyError
from tabbytop.kernels import keeping


class Total:
    def __init__(self, units: int = 0, total: int = 0) -> None:
        self.units, self.total = units, total

    def merge(self, other: "Total") -> None:
        self.units += other.units
        self.total += other.total

    def as_data(self) -> list[int]:
        return [self.units, self.total]


@dataclass(frozen=True)
class Squares:
    """Adds up squares. ``deadly``: who comes to this one dies of it, unless the file is there, which it then is."""

    units: int
    deadly: int | None = None
    seen: Path | None = None
    name: str = "squares"

    def title(self) -> str:
        return self.name

    def identity(self) -> dict[str, Any]:
        return {"name": self.name}

    def warm(self) -> None:
        pass

    def is_compiled(self) -> bool:
        return True

    def is_same_plain(self) -> bool:
        return True

    def nothing(self) -> Total:
        return Total()

    def count(self, first: int, end: int, told: Told) -> Total:
        for unit in range(first, end):
            if unit == self.deadly and not (self.seen and self.seen.exists()):
                if self.seen:
                    self.seen.touch()
                os.kill(os.getpid(), signal.SIGKILL)
            told(unit + 1 - first)
        return Total(end - first, sum(unit * unit for unit in range(first, end)))

    def read(self, data: Any) -> Total:
        return Total(*data)


def right(units: int) -> list[int]:
    return [units, sum(unit * unit for unit in range(units))]


class Watched:
    """A crew that notes the chunks, and takes as long for each unit as it is told."""

    def __init__(self, hands: int, pace: float) -> None:
        self.hands, self._pace = hands, pace
        self.taken: list[Chunk] = []
        self._doing: list[tuple[Chunk, Any]] = []

    def take(self, chunk: Chunk, work: Any, told: Told) -> None:
        self.taken.append(chunk)
        self._doing.append((chunk, work))
        assert len(self._doing) <= self.hands

    def give(self) -> Done:
        chunk, work = self._doing.pop()  # the last first
        return Done(chunk, work.count(chunk.first, chunk.end, lambda units: None), self._pace * chunk.size)

    def close(self) -> None:
        pass


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Any]:
    opened: list[Journal] = []

    def open_(*works: Any) -> Journal:
        while opened:
            opened.pop().close()
        opened.append(Journal(tmp_path / "run", works))
        return opened[-1]

    yield open_
    for one in opened:
        one.close()


@pytest.mark.parametrize("hands", [1, 2, 7])
@pytest.mark.parametrize("pace", [1e-9, 0.001, 0.3, 100])
def test_every_unit_is_done_once_in_chunks_of_about_ten_seconds(hands: int, pace: float) -> None:
    crew = Watched(hands, pace)
    sums = counted([Squares(5000), Squares(3)], crew)
    assert [one.as_data() for one in sums.all] == [right(5000), right(3)]
    assert max(chunk.size for chunk in crew.taken) * pace <= max(10, pace)
    if pace == 0.001 and hands == 1:
        assert len(crew.taken) < 10, "few, once it is known how quick they are"
    if hands > 1 and pace == 0.3:
        assert crew.taken[-3].size * pace <= max(chunks.LEAST, pace), "short towards the end"


def test_several_processes_give_the_same(tmp_path: Path) -> None:
    crew = Processes(2)
    try:
        assert [one.as_data() for one in counted([Squares(500), Squares(7)], crew).all] == [right(500), right(7)]
    finally:
        crew.close()


class Bar:
    """A progress bar that keeps what it heard of compiling."""

    def __init__(self) -> None:
        self.heard: list[bool] = []

    def __call__(self, done: int) -> None: ...

    def compiling(self, on: bool) -> None:
        self.heard.append(on)


@dataclass(frozen=True)
class Slow(Squares):
    """Is compiled until some of it was done without; and who does it without comes no further than that."""

    def is_compiled(self) -> bool:
        return False

    def warm(self) -> None:
        while not (self.is_plain or self.done_plain.exists()):
            time.sleep(0.005)

    def count(self, first: int, end: int, told: Told) -> Total:
        if self.is_plain:
            while first >= 2:
                time.sleep(60)
            self.done_plain.touch()
        return super().count(first, end, told)

    @property
    def is_plain(self) -> bool:
        return bool(os.environ.get("TABBYTOP_PLAIN"))

    @property
    def done_plain(self) -> Path:
        assert self.seen is not None
        return self.seen


@pytest.mark.parametrize("hands", [1, 2])
def test_while_machine_code_is_made_work_goes_on_without(tmp_path: Path, hands: int) -> None:
    """Nothing is done twice, and what was begun in plain Python and would take too long is begun again."""
    told = Bar()
    work = Slow(500, seen=tmp_path / "seen")
    (sums, now), _ = carry_out([work], [], hands, "", None, told)
    assert sums[0].as_data() == now[0].as_data() == right(500)
    assert (tmp_path / "seen").exists() and told.heard == [True, False]


def test_what_is_done_before_the_machine_code_is_there_waits_for_none(tmp_path: Path) -> None:
    told = Bar()
    never = Slow(1, seen=tmp_path / "no folder" / "seen")
    never.done_plain.parent.mkdir()
    assert carry_out([never], [], 1, "", None, told)[0].all[0].as_data() == right(1)
    assert told.heard == [True, False]


@dataclass(frozen=True)
class OnlyCompiled(Slow):
    """In plain Python it would come out otherwise."""

    def is_same_plain(self) -> bool:
        return False

    def warm(self) -> None:
        assert not self.is_plain
        for tell in keeping.listeners:
            tell()
        self.done_plain.touch()


def test_what_comes_out_otherwise_in_plain_python_waits_and_says_so(tmp_path: Path) -> None:
    told = Bar()
    work = OnlyCompiled(500, seen=tmp_path / "seen")
    (sums, _), _ = carry_out([work], [], 1, "", None, told)
    assert sums[0].as_data() == right(500)
    assert told.heard == [True, False] and not keeping.listeners


def test_a_worker_that_is_killed_costs_its_chunk_alone(tmp_path: Path, journal: Any) -> None:
    work = Squares(2000, deadly=900, seen=tmp_path / "seen")
    crew, kept = Processes(2), journal(replace(work, seen=None))
    try:
        assert counted([work], crew, kept).all[0].as_data() == right(2000)
    finally:
        crew.close()
    assert work.seen is not None and work.seen.exists()
    lines = [json.loads(line) for line in (tmp_path / "run").read_text().splitlines()[1:]]
    assert sum(end - first for _, first, end, _ in lines) == 2000, "no chunk was counted twice"


def test_a_chunk_that_kills_everybody_ends_it_with_a_line() -> None:
    crew = Processes(2)
    try:
        with pytest.raises(WorkerDied, match=r"3 workers died at number \d+( to \d+)? of squares"):
            counted([Squares(10, deadly=3)], crew)
    finally:
        crew.close()


def test_what_was_broken_off_goes_on(tmp_path: Path, journal: Any) -> None:
    class Off(Exception):
        pass

    def break_off(done: int) -> None:
        if done >= 700:
            raise Off

    work = Squares(1000)
    with pytest.raises(Off):
        counted([work], Alone(), journal(work), break_off)
    before = (tmp_path / "run").read_bytes()
    (tmp_path / "run").write_bytes(before + b"[0,900,901,[1,")  # torn
    told: list[int] = []
    sums = counted([work], Alone(), journal(work), told.append)
    assert sums.all[0].as_data() == right(1000)
    assert 0 < told[0] == 1000 - sums.now[0].units
    assert counted([work], Alone(), journal(work)).now[0].units == 0, "nothing is left to do"
    assert counted([replace(work, units=1500)], Alone(), journal(work)).all[0].as_data() == right(1500), "more may be"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"my diary\n", "is no run that was broken off"),
        (b"my diary", "is no run that was broken off"),
        (b'{"tabbytop":"0.0.1","works":[{"name":"squares"}]}\n', 'tabbytop is "0.0.1" there and "'),
        (b'{"works":[]}\n', "holds another run"),
    ],
)
def test_a_file_that_is_something_else_is_left_as_it_is(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "run"
    path.write_bytes(content)
    with pytest.raises(Malformed, match=said):
        Journal(path, [Squares(3)])
    assert path.read_bytes() == content


def test_another_run_is_not_mixed_in(tmp_path: Path, journal: Any) -> None:
    counted([Squares(9)], Alone(), journal(Squares(9)))
    with pytest.raises(Malformed, match='holds another run: name is "squares" there and "cubes" here'):
        journal(Squares(9, name="cubes"))
    with pytest.raises(Malformed, match="holds more than is asked for"):
        counted([Squares(5)], Alone(), journal(Squares(5)))


def test_two_at_a_time_do_not_write_there(tmp_path: Path, journal: Any) -> None:
    pytest.importorskip("fcntl", reason="files are not locked on Windows")
    journal(Squares(9))
    with pytest.raises(TabbyError, match="another run is writing there"):
        Journal(tmp_path / "run", [Squares(9)])


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(TabbyError, match="No such file"):
        Journal(tmp_path / "nowhere" / "run", [Squares(3)])
