"""A plugin of pytest that plants one mistake before anything is imported: for tables that are made at import.

Loaded by ``-p tests.mutation.planting``; which mistake it is stands in the environment.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType

from .mutants import Mutant, planted

VARIABLE = "TABBY_MUTANT"  #: source folder, path below it, number of the change


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module with the mistake in it, whatever compiled file lies beside it."""

    def __init__(self, name: str, file: Path, mutant: Mutant) -> None:
        super().__init__(name, str(file))
        self._mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return compile(planted(Path(self.path).read_text("utf-8"), self._mutant), self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    def __init__(self, source: Path, mutant: Mutant) -> None:
        self._name = mutant.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self._file, self._mutant = source / mutant.path, mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        loader = _Loader(fullname, self._file, self._mutant)
        return importlib.util.spec_from_file_location(fullname, self._file, loader=loader)


def spelled(source: Path, mutant: Mutant) -> str:
    return f"{source}\n{mutant.path}\n{mutant.number}"


if VARIABLE in os.environ:
    _source, _path, _number = os.environ[VARIABLE].split("\n")
    assert not any(name.startswith("tabbytop.games") for name in sys.modules), (
        "the rules were loaded before the mistake"
    )
    sys.meta_path.insert(0, _Finder(Path(_source), Mutant(_path, int(_number), 0, "")))
