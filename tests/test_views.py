"""``docs/views.md`` says what a bot sees: every field of every view of every game, with its type."""

import ast
import re
from pathlib import Path

import pytest

from tabbytop.core import AnyGame
from tabbytop.games import playable_games

SAID = (Path(__file__).parents[1] / "docs/views.md").read_text("utf-8")


def declared(game: AnyGame) -> dict[str, list[tuple[str, str]]]:
    """The records of a game's ``view``, as they are written there: fields and their types."""
    tree = ast.parse((game.folder / "view.py").read_text("utf-8"))
    return {
        kind.name: [
            (ast.unparse(one.target), ast.unparse(one.annotation).replace(" | ", " or "))
            for one in kind.body
            if isinstance(one, ast.AnnAssign)
        ]
        for kind in tree.body
        if isinstance(kind, ast.ClassDef)
    }


def said(game: AnyGame) -> dict[str, list[tuple[str, str]]]:
    section = next(one for one in re.split(r"^## ", SAID, flags=re.MULTILINE) if f"`{game.key}`\n" in one)
    found = re.findall(r"^\*\*`(\w+)`\*\*$(.*?)(?=^\*\*|\Z)", section, re.MULTILINE | re.DOTALL)
    return {kind: re.findall(r"^\| `(\w+)` \| `([^`]+)` \| [^|]+ \|$", table, re.MULTILINE) for kind, table in found}


@pytest.mark.parametrize("game", playable_games().values(), ids=lambda game: game.key)
def test_every_field_of_a_view_is_told(game: AnyGame) -> None:
    assert said(game) == declared(game)
