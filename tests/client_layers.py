"""Which way imports point in the client: a checker for test_repository.py, which also tries it on planted mistakes.

``python -m tests.client_layers`` prints the rooms of ``web/src`` with all that each of them imports.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

# A room may import those of a lower rank and itself. Rooms of one rank do not know each other.
RANK = {
    "i18n": 0,  # texts
    "home": 0,  # the house without a server
    "ground": 1,  # settings, store, router, the voice for screen readers
    "wire": 1,  # what the server sends and takes
    "design": 2,  # how everything looks
    "core": 2,  # what a game is
    "shell": 3,  # what every page has: the running head, who is here
    "table": 4,
    "replay": 4,
    "learn": 4,
    "pad": 4,
    "me": 4,  # a person's own page
    "house": 4,  # the house's board
    "board": 5,  # for any game
    "events": 5,  # club nights
    "guide": 5,  # what things are worth, counted
    "puzzles": 5,  # one a day, on a game's own board
    "games": 6,
    "app": 7,  # the pages are put together; nothing imports the roof
    "postcards": 7,  # positions as pictures, for the server
    "main": 8,
}

#: `import … from "./x"`, `export … from "./x"`, `import "./x"`, `import("./x")`: with types or without
_IMPORT = re.compile(r"""\b(?:import|export)\b(?:[^;"'()]*?\bfrom)?\s*\(?\s*["'](\.[^"']*)["']""")
_GLOB = re.compile(r"""\bimport\.meta\.glob\b(?:<[^(]*>)?\(\s*(\[[^\]]*\]|["'][^"']*["'])""")
_STRING = re.compile(r"""["']([^"']*)["']""")
#: a text, which may look as if it held a comment, or a comment
_COMMENT = re.compile(r"""("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|/\*.*?\*/|//[^\n]*""", re.DOTALL)

Source = Mapping[str, str]  #: the text of every file, by its path in web/src


def sources(folder: Path) -> dict[str, str]:
    found = (path for path in folder.rglob("*") if path.suffix in (".ts", ".tsx", ".css", ".svg", ".json"))
    return {path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in sorted(found)}


def modules(files: Source) -> list[str]:
    return [path for path in files if path.endswith((".ts", ".tsx"))]


def _joined(path: str, asked: str) -> str | None:
    """``asked`` as seen from the file ``path``; None where it leads out of web/src."""
    parts = list(PurePosixPath(path).parent.parts)
    for part in asked.split("/"):
        if part == "..":
            if not parts:
                return None
            parts.pop()
        elif part not in (".", ""):
            parts.append(part)
    return "/".join(parts)


def imported(files: Source, path: str) -> Iterator[tuple[int, str]]:
    """Line and path of every file in web/src that a file imports, by name or by looking for it."""
    text = _bare(files[path])
    for found in _IMPORT.finditer(text):
        place = _joined(path, found[1].split("?")[0])
        if place is None:
            continue
        tried = [place, *(place + end for end in (".ts", ".tsx", "/index.ts", "/index.tsx"))]
        if place in ("", "."):
            tried = ["index.ts", "index.tsx"]
        line = text.count("\n", 0, found.start()) + 1
        yield line, next((one for one in tried if one in files), f"{place}?")
    for found in _GLOB.finditer(text):
        line = text.count("\n", 0, found.start()) + 1
        for pattern in _STRING.findall(found[1]):
            place = _joined(path, pattern)
            if place is not None:
                yield from ((line, one) for one in files if one != path and _looks_for(place, one))


def _looks_for(pattern: str, path: str) -> bool:
    """``*`` is a name or part of one, ``**`` any number of folders."""
    parts = re.split(r"(\*\*/|\*)", pattern)
    spelt = {"**/": "(?:.*/)?", "*": "[^/]*"}
    return re.fullmatch("".join(spelt.get(part, re.escape(part)) for part in parts), path) is not None


def room(path: str) -> str:
    return PurePosixPath(path).parts[0].removesuffix(".tsx")


def violations(files: Source, path: str) -> list[str]:
    """What a file imports and may not, as ``file:line: what``."""
    here = room(path)
    if here not in RANK:
        return [f"{path}:1: the room {here} has no place in tests/client_layers.py"]
    found = []
    for line, other in imported(files, path):
        there = room(other)
        if other.endswith("?"):
            found.append(f"{path}:{line}: {other[:-1]} is not there")
        elif there != here and RANK.get(there, RANK["main"]) >= RANK[here]:
            found.append(f"{path}:{line}: {here} imports {there}, which stands above it or beside it")
        elif here == there == "games" and _game(path) and _game(path) != _game(other):
            found.append(f"{path}:{line}: the game {_game(path)} imports {_game(other) or 'the list of games'}")
    return found


def _game(path: str) -> str:
    parts = path.split("/")
    return parts[1] if len(parts) > 2 else ""


def circles(files: Source) -> list[str]:
    """Files that import each other, round and round, as ``one -> other -> one``; a type is an import too."""
    arrows = {path: sorted({other for _, other in imported(files, path) if other in files}) for path in modules(files)}
    found: list[str] = []
    done: set[str] = set()

    def walk(path: str, way: list[str]) -> None:
        if path in way:
            found.append(" -> ".join([*way[way.index(path) :], path]))
        elif path not in done:
            for other in arrows.get(path, []):
                walk(other, [*way, path])
            done.add(path)

    for path in arrows:
        walk(path, [])
    return found


def named(files: Source) -> list[str]:
    """Where a game is called by its key outside its own folder: in code, in a class, in an address."""
    keys = sorted({_game(path) for path in files if room(path) == "games"} - {""})
    word = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(keys)})(?![A-Za-z])")
    return [
        f"{path}:{text.count(chr(10), 0, found.start()) + 1}: {found[0]}"
        for path, text in ((path, _bare(text)) for path, text in files.items())
        if room(path) != "games" and not re.search(r"\.test\.tsx?$|\.svg$", path)
        for found in word.finditer(text)
    ]


def _bare(text: str) -> str:
    """Without its comments, line by line where it was."""
    return _COMMENT.sub(lambda found: found[1] or "\n" * found[0].count("\n"), text)


def main() -> None:
    files = sources(Path(__file__).resolve().parent.parent / "web/src")
    arrows: dict[str, set[str]] = {}
    for path in modules(files):
        arrows.setdefault(room(path), set()).update(room(other) for _, other in imported(files, path))
    for here in sorted(arrows, key=lambda one: (RANK.get(one, 99), one)):
        print(f"{RANK.get(here, '?')}  {here:8} {', '.join(sorted(arrows[here] - {here}, key=lambda one: RANK[one]))}")
    print(f"{len(arrows)} rooms, {sum(len(there - {here}) for here, there in arrows.items())} arrows", file=sys.stderr)


if __name__ == "__main__":
    main()
