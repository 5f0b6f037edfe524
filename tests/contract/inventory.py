"""What is hidden in a game and who knows it, as text: all that the marks on its state and its actions say.

By these marks the suite judges, so a wrong one makes it blind. ``tests/hidden.txt`` in the folder of each game shows
them as they were last reviewed, every hidden thing with the clause that says so, written behind it by hand.

``python -m tests.contract.inventory [GAME …]`` writes them again and keeps the clauses: review what differs like code.
"""

import sys
from collections.abc import Callable, Iterator
from inspect import getsource
from pathlib import Path
from typing import Any

from tabbytop.core import AnyGame, secrecy
from tabbytop.core.secrecy import Leaf, Mark, leaves
from tabbytop.games import all_games

HIDING = ("lies", "note", "choice")
WIDTH = 88  #: of a line, before its clause


def path(game: AnyGame) -> Path:
    return game.folder / "tests" / "hidden.txt"


def inventory(game: AnyGame) -> list[str]:
    """The lines of the file, but for the clauses."""
    state, actions = list(leaves(game.state)), [leaf for kind in game.actions for leaf in leaves(kind)]
    of_actions = [leaf._replace(path=leaf.field) for leaf in actions]
    functions = {one for leaf in (*state, *actions) for one in _asked(leaf)}
    return [
        f"# What is hidden in {game.key}, written by python -m tests.contract.inventory; clauses are added by hand.",
        *("", "## In the state", *_marked(state)),
        *("", "## In what is done", *_marked(of_actions)),
        *("", "## Who knows, what fits, what is told", *_sources(functions)),
        *("", "## There for all to see", *_plain((*state, *actions))),
    ]


def _marked(found: list[Leaf]) -> list[str]:
    """A line for each leaf that is marked: path, how it is hidden, who knows it, whose it is."""
    lines = (_line(leaf, leaf.mark) for leaf in found if leaf.mark is not None)
    return list(dict.fromkeys(filter(None, lines)))


def _line(leaf: Leaf, mark: Mark) -> str | None:
    if leaf.pool is None and mark.kind not in HIDING:
        return None  # a number in a whole that is open
    said = [mark.knows.__name__]
    said += ["by seat"] if leaf.is_owned else []
    said += [f"of {leaf.pool.name}"] if leaf.pool is not None else []
    said += [f"fits {mark.fits.__name__}"] if mark.fits is not secrecy.anything else []
    said += [f"tells {mark.tells.__name__}"] if mark.kind in HIDING and mark.tells is not secrecy.nothing_of_it else []
    return f"{leaf.path:<28} {mark.kind:<8} {', '.join(said)}"


def _asked(leaf: Leaf) -> Iterator[Callable[..., Any]]:
    """The functions of the game that its marks and pools refer to."""
    asked = [leaf.mark.knows, leaf.mark.fits, leaf.mark.tells] if leaf.mark is not None else []
    asked += [leaf.pool.spare] if leaf.pool is not None else []
    yield from (one for one in asked if one.__module__ != secrecy.__name__)


def _sources(functions: set[Callable[..., Any]]) -> list[str]:
    in_order = sorted(functions, key=lambda one: (one.__name__, one.__module__))
    return "\n".join(map(getsource, in_order)).splitlines()


def _plain(found: tuple[Leaf, ...]) -> list[str]:
    """Of each record the fields that nobody has marked."""
    records: dict[str, dict[str, None]] = {}
    for leaf in found:
        if leaf.mark is None:
            record, name = leaf.field.split(".")
            records.setdefault(record, {})[name] = None
    return [f"{record}: {' '.join(names)}" for record, names in sorted(records.items())]


# -- the file ---------------------------------------------------------------------------------------------------------


def cited(text: str) -> dict[str, str]:
    """What is hidden, and the clause behind it: an empty text where there is none."""
    lines = (line.partition(" # ") for line in text.splitlines() if _is_hiding(line))
    return {line.split()[0]: clause for line, _, clause in lines}


def _is_hiding(line: str) -> bool:
    match line.split():
        case [_, kind, *_]:
            return kind in HIDING and not line.startswith(" ")
    return False


def written(game: AnyGame, before: str) -> str:
    """The file as it should be, with the clauses that stood there before."""
    clauses = cited(before)
    lines = []
    for line in inventory(game):
        clause = clauses.get(line.split()[0]) if _is_hiding(line) else None
        lines.append(f"{line:<{WIDTH}} # {clause}" if clause else line)
    return "\n".join(lines) + "\n"


def main() -> None:
    for key in sys.argv[1:] or all_games():
        game = all_games()[key]
        there = path(game)
        there.write_text(written(game, there.read_text("utf-8") if there.exists() else ""), "utf-8")
        print(there)


if __name__ == "__main__":
    main()
