"""What is on the island has its words in three languages, and so has what comes about in several ways."""

import pytest

from tabbytop.core import Event, args
from tabbytop.core.saying import Speaker
from tabbytop.core.story import sentences
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.components import CARDS, CURSES, DIE, FLOWERS, GUARDIANS, SPACES
from tabbytop.games.kingos.ground import DIRECTIONS
from tests.speaking import LANGUAGES, has, speak, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_end_of_a_battle_and_of_the_game_is_told(language):
    for where in ("kingos", "field"):
        for result in ("won", "lost", "drawn"):
            assert has(language, f"kingos-event-{where}-{result}")
    for how in rules.ISLAND_WINS:
        assert has(language, f"kingos-line-{how}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language):
    for flower in FLOWERS:
        assert speak(language, f"kingos-flower-{flower}") != speak(language, f"kingos-flower-{flower}-text")
    for curse in CURSES:
        assert speak(language, f"kingos-curse-{curse}") != speak(language, f"kingos-curse-{curse}-text")
    for guardian in GUARDIANS.values():
        speak(language, f"kingos-guardian-{guardian.key}")
        speak(language, "kingos-punishment", {"kind": guardian.punishment, "count": guardian.count})
    for card in CARDS.values():
        speak(language, f"kingos-card-{card.key}")
        speak(language, f"kingos-kind-{card.kind}")
        speak(language, f"kingos-kind-{card.kind}-text")
    for face in DIE:
        speak(language, f"kingos-face-{face}")
    for direction in DIRECTIONS:
        speak(language, f"kingos-direction-{direction}")
    for deed in (*SPACES, "curse"):
        speak(language, f"kingos-action-{deed}")
        speak(language, f"kingos-action-{deed}-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_in_words(language):
    speaker, places = Speaker(GAME.key, GAME.words, [], texts(language)), ((0, 0), (0, 3), (-2, 1), (2, 1))
    told = [speaker.said("event", Event("moved", args(x=x, y=y)))["place"] for x, y in places]
    assert len(set(told)) == 4
    assert "3" in told[1]
    assert "2" in told[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_guardians_who_come_at_once_are_told_in_one_sentence(language):
    """[KINGOS 4.6] or the same would be said twice of two alike."""
    came = [Event("guardian-came", args(seat=0, guardian="heron", x=-1, y=4))] * 2
    speaker = Speaker(GAME.key, GAME.words, ["Micka"], texts(language))
    (told,) = sentences(came, speaker, lambda key: has(language, key))
    assert f"2 × {speak(language, 'kingos-guardian-heron')}" in told
    assert " 5 (" in told or told.count("5") == 1, "its strength is told, as that of one who comes alone"
