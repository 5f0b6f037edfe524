"""Bots have names: who comes for which level, and who sat where in a record from before."""

import pytest

from tabbytop.bots import BOTS, LEVELS, Level, called, named
from tests.speaking import LANGUAGES, speak


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_table_of_one_level_has_different_names(level: Level) -> None:
    sitting: list[str] = []
    for _ in BOTS:
        sitting.append(called(level, sitting))
    own = [name for name, hers in BOTS.items() if hers == level]
    assert sitting[: len(own)] == own
    assert sorted(sitting) == sorted(BOTS)


def test_where_all_sit_somebody_comes_twice() -> None:
    assert called("hard", list(BOTS)) == "liza"


def test_a_record_from_before_bots_had_names_is_read() -> None:
    assert named(["medium", None, "medium", "expert"]) == ("mourek", None, "pixel", "fousek")
    assert named([None, "pixel", "medium", ""]) == (None, "pixel", "mourek", "zrzka")


def test_a_bot_that_somebody_brought_keeps_its_name() -> None:
    assert named(["a bot of another house", "medium"]) == ("a bot of another house", "mourek")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_said_and_no_two_alike(language: str) -> None:
    assert len({speak(language, f"bot-{name}") for name in BOTS}) == len(BOTS)
