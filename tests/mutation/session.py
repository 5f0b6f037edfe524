"""Mistakes judged inside one run of pytest, so that tests are collected once and not once a mistake.

Each mistake is planted in a fork of the process: the code of its function is exchanged, and the tests that run its line
are run until one fails: first those that are short and have seen much.
"""

import gc
import os
import resource
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from _pytest.runner import runtestprotocol

from .coverage import Coverage, Line
from .mutants import Mutant, mutants, planted
from .planting import VARIABLE, spelled

SEEN, SURVIVES, HANGS = "seen", "survives", "hangs"
PATIENCE = 10  #: a test hangs when it takes so many times as long as it took, and so many seconds, of processor time
MEMORY = 6 << 30  #: bytes; a mistake that gathers for ever is seen when they are full

Sample = Callable[[list[Mutant]], list[Mutant]]
Where = tuple[str, str, int]  # file, qualified name, first line: what tells a function from all others


@dataclass(frozen=True)
class Verdict:
    """What became of a mistake, and the test that saw it."""

    mutant: Mutant
    fate: str
    test: str = ""


def where(code: CodeType) -> Where:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def inside(code: CodeType) -> Iterator[CodeType]:
    """A module's code, and that of everything defined in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from inside(constant)


class Judging:
    """A plugin that takes pytest's loop over the tests for itself. ``tests`` is what a run of its own is asked for."""

    def __init__(
        self,
        source: Path,
        paths: Sequence[str],
        tests: Sequence[str],
        coverage: Coverage,
        sample: Sample,
        tell: Callable[[Verdict], None],
    ) -> None:
        self.source, self.tests = source, tests
        self.texts = {path: (source / path).read_text("utf-8") for path in paths}
        self.coverage, self.sample, self.tell = coverage, sample, tell
        self.possible = 0
        self._functions: dict[Where, list[FunctionType]] = {}
        self._asked: Counter[str] = Counter()
        self._saw: Counter[str] = Counter()
        self._failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.coverage.run(session.items)
        if self._failed:
            raise pytest.UsageError(f"without any mistake these fail: {', '.join(self._failed)}")
        found = [one for path, text in self.texts.items() for one in mutants(text, path)]
        self.possible = len(found)
        self._functions = _functions({str(self.source / path) for path in self.texts})
        gc.freeze()  # so that forks share what is there
        for mutant in self.sample(found):
            self.tell(self._judge(mutant))
        return True

    def _judge(self, mutant: Mutant) -> Verdict:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            silence = os.open(os.devnull, os.O_RDWR)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            status = 1
            try:
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                status = self._try(mutant, lambda test: os.write(writing, f"{test}\n".encode()))
            finally:
                os._exit(status)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            asked = pipe.read().splitlines()
        _, status = os.waitpid(child, 0)
        fate = HANGS if os.WIFSIGNALED(status) else SEEN if os.WEXITSTATUS(status) else SURVIVES
        self._asked.update(asked)
        if fate == SURVIVES or not asked:
            return Verdict(mutant, fate)
        self._saw[asked[-1]] += 1
        return Verdict(mutant, fate, asked[-1])

    # -- in the fork ---------------------------------------------------------------------------------------------------

    def _try(self, mutant: Mutant, tell: Callable[[str], object]) -> int:
        """0 if nothing sees it, 1 if a test fails."""
        text, file = self.texts[mutant.path], str(self.source / mutant.path)
        before = {where(code): code for code in inside(compile(text, file, "exec", dont_inherit=True))}
        after = {where(code): code for code in inside(compile(planted(text, mutant), file, "exec"))}
        changed = {name for name, code in after.items() if code.co_name != "<module>" and _differs(before[name], code)}
        lines = _lines(mutant, [before[name] for name in changed])
        if not self._exchange({name: after[name] for name in changed}):
            return self._try_anew(mutant, tell)
        for item in sorted(self.coverage.items(lines), key=self._price):
            tell(item.nodeid)
            _allow(PATIENCE * (1 + self.coverage.cost[item]))
            if any(report.failed for report in runtestprotocol(item, nextitem=None, log=False)):
                return 1
        return self._try_anew(mutant, tell) if lines & self.coverage.loaded else 0

    def _price(self, item: pytest.Item) -> float:
        """Seconds for each mistake it sees, as far as is known."""
        return self.coverage.cost[item] * (2 + self._asked[item.nodeid]) / (1 + self._saw[item.nodeid])

    def _exchange(self, after: dict[Where, CodeType]) -> bool:
        """Gives functions another code; not where there is none to be found, or one closes over other names now."""
        found = [(function, code) for name, code in after.items() for function in self._functions.get(name, ())]
        try:
            for function, code in found:
                function.__code__ = code
        except ValueError:
            return False
        return bool(found)

    def _try_anew(self, mutant: Mutant, tell: Callable[[str], object]) -> int:
        """The same by another run of pytest: for what makes tables while modules are loaded, or cannot be exchanged."""
        tell("a run of its own")
        _allow(PATIENCE * (1 + sum(self.coverage.cost.values())))
        os.environ[VARIABLE] = spelled(self.source, mutant)
        asked = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "tests.mutation.planting"]
        done = subprocess.run([*asked, *self.tests], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return min(1, abs(done.returncode))


def _allow(seconds: float) -> None:
    """So much more processor time, before the process is ended."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime + seconds), resource.RLIM_INFINITY))


def _lines(mutant: Mutant, codes: list[CodeType]) -> set[Line]:
    """The line itself; where no step of the program is told to stand there, all lines of its function."""
    own = {(mutant.path, line) for code in codes for _, _, line in code.co_lines() if line}
    return {(mutant.path, mutant.line)} & own or own


def _functions(files: set[str]) -> dict[Where, list[FunctionType]]:
    """All that are defined in these files, by where they stand."""
    found: dict[Where, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
            found[where(thing.__code__)].append(thing)
    return found


def _differs(one: CodeType, other: CodeType) -> bool:
    """Does a function do something else, what is defined inside it included?"""
    return one.replace(co_linetable=b"", co_exceptiontable=b"") != other.replace(
        co_linetable=b"", co_exceptiontable=b""
    )
