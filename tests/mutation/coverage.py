"""Which tests run which lines of the rules, and how long each takes: every test is run once, without any mistake."""

import functools
import gc
import importlib
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from .notes import Notes, digest

Line = tuple[str, int]  #: a file below the source, and a line of it


class Coverage:
    """Of the modules at ``paths`` below ``source``. What was noted of a test holds until it or the rules change."""

    def __init__(self, source: Path, paths: Sequence[str], notes: Notes) -> None:
        self._paths = {str(source / path): path for path in paths}
        self._rules = [source / path for path in paths]
        self._notes = notes
        self._items: dict[Line, set[pytest.Item]] = defaultdict(set)
        self.cost: dict[pytest.Item, float] = {}
        self.loaded: set[Line] = set()  #: what is run while modules are loaded: no test runs it again

    def load(self) -> None:
        """Loads the rules; before anybody else does."""
        with self._noting(self.loaded):
            for path in self._paths.values():
                importlib.import_module(path.removesuffix(".py").replace("/", "."))

    def run(self, items: Sequence[pytest.Item]) -> None:
        caches = [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]
        common: dict[int, set[Line]] = defaultdict(set)
        for item in items:
            name = f"{item.nodeid} {digest([item.path, *_helpers(item.path.parent), *self._rules])}"
            if name not in self._notes:
                for cache in caches:
                    cache.cache_clear()
                self._notes.add(name, self._run(item))
            self.cost[item], lines = self._notes[name]
            for path, number in lines:
                self._items[path, number].add(item)
            for value in keepers(item):
                common[id(value)].update((path, number) for path, number in lines)
        for item in items:  # what one test had kept for the others, it has run for them
            for line in {line for value in keepers(item) for line in common[id(value)]}:
                self._items[line].add(item)
        forget(items)

    def items(self, lines: Iterable[Line]) -> set[pytest.Item]:
        """The tests that run one of these lines."""
        return {item for line in lines for item in self._items.get(line, ())}

    def _run(self, item: pytest.Item) -> tuple[float, list[Line]]:
        lines: set[Line] = set()
        begun = time.process_time()
        with self._noting(lines):
            runtestprotocol(item, nextitem=None)
        return round(time.process_time() - begun, 3), sorted(lines)

    @contextmanager
    def _noting(self, run: set[Line]) -> Iterator[None]:
        """Notes which lines of the rules are run meanwhile."""
        left: dict[CodeType, set[int]] = {}  # of each function: its lines that were not run yet

        def begin(frame: FrameType, event: str, argument: Any) -> Any:
            code = frame.f_code
            if code.co_filename not in self._paths:
                return None
            if code not in left:
                left[code] = {line for _, _, line in code.co_lines() if line}
            return step if left[code] else None

        def step(frame: FrameType, event: str, argument: Any) -> Any:
            if event == "line":
                left[frame.f_code].discard(frame.f_lineno)
                run.add((self._paths[frame.f_code.co_filename], frame.f_lineno))
            return step

        before = sys.gettrace()
        sys.settrace(begin)
        try:
            yield
        finally:
            sys.settrace(before)


@functools.cache
def _helpers(folder: Path) -> tuple[Path, ...]:
    """What stands beside tests and is none: positions, games to look at."""
    return tuple(path for path in sorted(folder.glob("*.py")) if not path.name.startswith("test_"))


def keepers(item: pytest.Item) -> list[Any]:
    """What a test is run with that keeps what was once made of it for other tests: the games of a case."""
    values = getattr(getattr(item, "callspec", None), "params", {}).values()
    return [value for value in values if _kept(type(value))]


def _kept(kind: type) -> list[str]:
    return [name for name, thing in vars(kind).items() if isinstance(thing, functools.cached_property)]


def forget(items: Sequence[pytest.Item]) -> None:
    """What was made without a mistake must judge none: it would know the right answers by heart."""
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()
    for item in items:
        for value in keepers(item):
            for name in _kept(type(value)):
                value.__dict__.pop(name, None)
