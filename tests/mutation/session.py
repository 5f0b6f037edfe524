"""Mistakes judged inside one run of pytest, so that tests are collected once and not once a mistake.

After collection every test runs clean once, and it is noted which functions it calls and how long it takes. Then each
mistake is planted in a fork of the process: the code of its function is exchanged, and the tests that call that
function run, the short ones first, until one fails.
"""

import functools
import gc
import os
import resource
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest
from _pytest.fixtures import FixtureDef
from _pytest.runner import runtestprotocol

from .mutants import Mutant, mutants, planted
from .planting import VARIABLE, spelled

SEEN, SURVIVES, HANGS = "seen", "survives", "hangs"

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
    """A plugin that takes pytest's loop over the tests for itself."""

    def __init__(self, source: Path, paths: Sequence[str], tests: Sequence[str], sample: Sample, limit: int) -> None:
        self.source, self.paths, self.tests, self.sample, self.limit = source, paths, tests, sample, limit
        self.verdicts: list[Verdict] = []
        self.possible = 0
        self._calls: dict[Where, list[tuple[float, pytest.Item]]] = defaultdict(list)
        self._failed: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._failed.append(report.nodeid)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for number, item in enumerate(session.items):
            self._run_clean(item, session.items[number + 1] if number + 1 < len(session.items) else None)
        if self._failed:
            raise pytest.UsageError(f"without any mistake these fail: {', '.join(self._failed)}")
        for known in self._calls.values():
            known.sort(key=lambda one: one[0])
        found = [one for path in self.paths for one in mutants((self.source / path).read_text("utf-8"), path)]
        self.possible = len(found)
        self.verdicts = [self._judge(mutant) for mutant in self.sample(found)]
        return True

    # -- once, clean ---------------------------------------------------------------------------------------------------

    def _run_clean(self, item: pytest.Item, following: pytest.Item | None) -> None:
        called: set[CodeType] = set()

        def note(frame: FrameType, event: str, argument: Any) -> None:
            if event == "call":
                called.add(frame.f_code)

        begun = time.process_time()
        sys.setprofile(note)
        try:
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        finally:
            sys.setprofile(None)
        cost = time.process_time() - begun
        for code in called:
            if code.co_filename.startswith(str(self.source)):
                self._calls[where(code)].append((cost, item))

    # -- one mistake ---------------------------------------------------------------------------------------------------

    def _judge(self, mutant: Mutant) -> Verdict:
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_CPU, (self.limit, self.limit + 1))
            silence = os.open(os.devnull, os.O_RDWR)
            os.dup2(silence, 1)
            os.dup2(silence, 2)
            status = 1
            try:
                status = self._try(mutant, lambda test: os.write(writing, f"{test}\n".encode()))
            finally:
                os._exit(status)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            asked = pipe.read().split("\n")
        _, status = os.waitpid(child, 0)
        fate = HANGS if os.WIFSIGNALED(status) else SEEN if os.WEXITSTATUS(status) else SURVIVES
        return Verdict(mutant, fate, asked[-2] if fate in (SEEN, HANGS) and len(asked) > 1 else "")

    def _try(self, mutant: Mutant, tell: Callable[[str], object]) -> int:
        """In the fork: 0 if nothing sees it, 1 if a test fails."""
        exchanged = self._plant(mutant)
        if exchanged is None or not any(self._calls[name] for name in exchanged):
            return self._try_anew(mutant, tell)
        self._forget()
        tests = {item.nodeid: cost for name in exchanged for cost, item in self._calls[name]}
        items = {item.nodeid: item for name in exchanged for _, item in self._calls[name]}
        for nodeid in sorted(tests, key=lambda one: tests[one]):
            tell(nodeid)
            reports = runtestprotocol(items[nodeid], nextitem=None, log=False)
            if any(report.failed for report in reports):
                return 1
        return 0

    def _try_anew(self, mutant: Mutant, tell: Callable[[str], object]) -> int:
        """The same by another run of pytest: for functions that only make tables, at import, or cannot be exchanged."""
        tell("a run of its own")
        os.environ[VARIABLE] = spelled(self.source, mutant)
        asked = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "tests.mutation.planting"]
        return min(
            1, subprocess.run([*asked, *self.tests], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
        )

    def _forget(self) -> None:
        """What the clean run left behind must judge nothing: it would know the right answers by heart."""
        for thing in gc.get_objects():
            if isinstance(thing, functools._lru_cache_wrapper):
                thing.cache_clear()
            elif isinstance(thing, FixtureDef):
                thing.cached_result = None
        for item in {item.nodeid: item for known in self._calls.values() for _, item in known}.values():
            for value in getattr(getattr(item, "callspec", None), "params", {}).values():
                for name, kept in vars(type(value)).items():
                    if isinstance(kept, functools.cached_property):
                        value.__dict__.pop(name, None)

    def _plant(self, mutant: Mutant) -> set[Where] | None:
        """The functions whose code is now another; None where there is none that could be exchanged."""
        path = self.source / mutant.path
        source = path.read_text("utf-8")
        before = {where(code): code for code in inside(compile(source, str(path), "exec", dont_inherit=True))}
        after = {where(code): code for code in inside(compile(planted(source, mutant), str(path), "exec"))}
        changed = {name for name, code in after.items() if code.co_name != "<module>" and _differs(before[name], code)}
        done: set[Where] = set()
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and where(thing.__code__) in changed:
                try:
                    thing.__code__ = after[where(thing.__code__)]
                except ValueError:  # it closes over other names than before
                    return None
                done.add(where(thing.__code__))
        return done or None


def _differs(one: CodeType, other: CodeType) -> bool:
    """Does a function do something else, what is defined inside it included?"""
    return one.replace(co_linetable=b"", co_exceptiontable=b"") != other.replace(
        co_linetable=b"", co_exceptiontable=b""
    )
