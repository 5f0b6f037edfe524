"""Golden transcripts say the same as the rules, line by line. Changed by ``python -m tests.golden``."""

from pathlib import Path

import pytest

from tabbytop.core import AnyGame
from tabbytop.games import all_games
from tests import golden


@pytest.mark.parametrize(
    ("game", "path"), list(golden.transcripts()), ids=lambda value: value.stem if isinstance(value, Path) else value.key
)
def test_the_rules_still_tell_the_same_story(game: AnyGame, path: Path) -> None:
    kept = path.read_text("utf-8")
    assert golden.again(game, kept).splitlines() == kept.splitlines()


@pytest.mark.parametrize("game", list(all_games().values()), ids=lambda game: game.key)
def test_every_game_has_a_finished_transcript(game: AnyGame) -> None:
    texts = [path.read_text("utf-8") for one, path in golden.transcripts() if one is game]
    assert any("\nplaces: " in text for text in texts)
