"""Which way imports point: a checker for test_repository.py, which also tries it on planted mistakes."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

# A package may import those of a lower rank and itself. Packages of one rank do not know each other.
# Bots and environments may ask physics: who builds a tower tries a place before it is taken.
RANK = {
    "core": 0,
    "contests": 1,
    "games": 1,
    "texts": 1,
    "kernels": 2,
    "physics": 2,
    "pictures": 2,
    "bots": 3,
    "envs": 4,
    "coach": 4,
    "tables": 4,
    "calls": 5,
    "server": 6,
    "local": 7,
    "cli": 8,
}

# These also run where nothing can be installed.
STANDARD_LIBRARY_ONLY = ("core", "contests", "games")
TEST_TOOLS = ("pytest", "hypothesis", "tests")


def imported(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and absolute name of everything that a module imports, wherever it stands in it."""
    here = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module=name, names=names, level=level):
                start = here[: len(here) - level + 1] if level else []
                base = ".".join([*start, *([name] if name else [])])
                yield from ((node.lineno, f"{base}.{alias.name}") for alias in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """What a module of tabbytop imports and may not, as `line: what`."""
    parts = module.split(".")
    package = parts[1] if len(parts) > 1 else ""
    if package in ("", "__main__"):
        return []
    if package not in RANK:
        return [f"1: the package {package} has no place in tests/layers.py"]
    found = []
    for line, name in imported(source, module, is_package):
        top, *inner = name.split(".")
        if top != "tabbytop":
            allowed = TEST_TOOLS if "tests" in parts else ()
            if package in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names and top not in allowed:
                found.append(f"{line}: {package} imports {top}, which is not in the standard library")
            continue
        other = inner[0] if inner else ""
        if other != package and RANK.get(other, -1) >= RANK[package]:
            found.append(f"{line}: {package} imports {other}, which stands above it or beside it")
        if package == other == "games" and len(parts) > 3 and len(inner) > 2 and inner[1] != parts[2]:
            found.append(f"{line}: the game {parts[2]} imports the game {inner[1]}")
    return found


def violations_in(source_folder: Path) -> list[str]:
    """Every violation below a folder that holds the package, with its file."""
    found = []
    for path in sorted((source_folder / "tabbytop").rglob("*.py")):
        is_package = path.name == "__init__.py"
        names = path.relative_to(source_folder).with_suffix("").parts
        module = ".".join(names[:-1] if is_package else names)
        problems = violations(path.read_text(encoding="utf-8"), module, is_package)
        found += [f"{path.relative_to(source_folder).as_posix()}:{problem}" for problem in problems]
    return found
