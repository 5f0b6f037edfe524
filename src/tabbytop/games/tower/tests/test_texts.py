"""Cards, pieces and stories of the tower have their words in three languages, and they say their numbers."""

import re

import pytest

from tabbytop.core import Event, args
from tabbytop.core.saying import Speaker
from tabbytop.games.tower import GAME
from tabbytop.games.tower.components import ACTIONS, ALL, GOALS, STORIES, name
from tabbytop.games.tower.menus import PLACES
from tests.speaking import LANGUAGES, has, speak, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_taken_and_placed_is_asked_for(language):
    for key in ("take", "take-cat", *(key for key, _ in PLACES.values())):
        assert has(language, f"tower-prompt-{key}")
        assert has(language, f"tower-whynot-{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ending_is_told(language):
    for how in ("collapsed", "turns", "summit"):
        assert has(language, f"tower-event-ended-{how}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_piece_and_story_has_its_words(language):
    for kind, cards in (("action", ACTIONS), ("goal", GOALS), ("story", STORIES)):
        for card in cards:
            assert speak(language, f"tower-{kind}-{card}") != speak(language, f"tower-{kind}-{card}-text")
    for floor in STORIES:
        assert str(floor) in speak(language, f"tower-story-{floor}-task")
        assert len(speak(language, f"tower-story-{floor}-text")) > 150
    speaker = Speaker(GAME.key, GAME.words, [], texts(language))
    pieces = (speaker.said("event", Event("took", args(piece=name(piece))))["piece"] for piece in ALL)
    assert len(set(pieces)) == 24 + 5 + 4 + 5
    speak(language, "tower-rival-tower")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_goal_says_its_reward(language):
    for card, goal in GOALS.items():
        assert re.search(rf"\b{goal.reward}\b", speak(language, f"tower-goal-{card}-text")), card
