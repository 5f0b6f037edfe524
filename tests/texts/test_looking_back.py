"""Figures of a game that is looked back at: with sign and unit; and the isle's own words in its guide."""

import re

import pytest

from tabbytop.texts import LANGUAGES, texts

UNITS = {
    "en": {1: "point", 3: "points", 7: "points", 21: "points"},
    "cs": {1: "bod", 3: "body", 7: "bodů", 21: "bodů"},
    "uk": {1: "бал", 3: "бали", 7: "балів", 21: "бал"},
}


@pytest.mark.parametrize("you", ["yes", "no"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_luck_gave_has_a_sign_and_a_unit(language: str, you: str) -> None:
    """A name may end with a number: of "Žofie 2 7" nobody knows what is what."""
    for points, unit in UNITS[language].items():
        given = {"points": points, "who": "Žofie 2", "you": you, "other": "Micka", "otheryou": "no"}
        said = texts(language)("look-luck-sum", given)
        assert re.search(rf"(^|\s)\+{points} {unit}\b", said), said
        assert ("Žofie 2" in said) == (you == "no")
    said = texts(language)("look-luck-sum", {"points": 0, "who": "Žofie 2", "you": you})
    assert not re.search(r"[+0]", said)


@pytest.mark.parametrize("you", ["yes", "no"])
@pytest.mark.parametrize(("language", "unit"), [("en", "points"), ("cs", "bodech"), ("uk", "балах")])
def test_what_one_side_comes_to_has_a_unit(language: str, unit: str, you: str) -> None:
    said = texts(language)("look-side-sum", {"who": "Žofie 2", "you": you, "skill": "+7", "luck": "−39"})
    assert re.search(rf"\b{unit}\b", said)
    for figure in ("+7", "−39"):
        assert re.search(rf"\D\s{re.escape(figure)}[,.]", said), "no number stands beside another"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_points_come_from_is_told_in_the_games_own_words(language: str) -> None:
    say = texts(language)
    assert say("isle-measure-lessons") == say("isle-guide-kinds-lesson")
    assert say("isle-measure-lessons").lower() == say("isle-ui-lessons-short").lower()
    assert say("isle-measure-points") == say("isle-measures") == say("coach-unit-points")
