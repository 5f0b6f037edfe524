"""What is hidden is what was reviewed: by the marks, and by the clauses of each game."""

import pytest

from tabbytop.core import AnyGame
from tabbytop.core.secrecy import leaves
from tabbytop.games import all_games

from . import planting
from .inventory import HIDING, cited, path, written
from .test_texts import clauses

every_game = pytest.mark.parametrize("game", list(all_games().values()), ids=lambda game: game.key)


@every_game
def test_what_is_hidden_is_what_was_reviewed(game: AnyGame) -> None:
    """Changed by ``python -m tests.contract.inventory``, and reviewed like code."""
    kept = path(game).read_text("utf-8")
    assert kept.splitlines() == written(game, kept).splitlines()


@every_game
def test_whatever_is_hidden_is_hidden_by_a_clause(game: AnyGame) -> None:
    for what, said in cited(path(game).read_text("utf-8")).items():
        assert said.startswith(f"{game.tag} "), f"{what}: write the clause that hides it behind it, # {game.tag} 1.2"
        assert set(said.removeprefix(f"{game.tag} ").split(", ")) <= set(clauses(game))


@every_game
def test_a_mark_that_is_changed_shows(game: AnyGame) -> None:
    kept = path(game).read_text("utf-8")
    for field in {leaf.field for leaf in leaves(game.state) if leaf.mark is not None and leaf.mark.kind in HIDING}:
        with planting.marked_open(game, field):
            assert written(game, kept) != kept
