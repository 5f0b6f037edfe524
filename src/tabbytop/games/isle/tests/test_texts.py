"""What is in the box of the isle has its words in three languages, and they say its numbers."""

import re

import pytest

from tabbytop.games.isle.boat import ROOMS
from tabbytop.games.isle.cards import (
    ADVANCED_LESSONS,
    BASKET_CARDS,
    COLOUR_CARDS,
    FAMILY_CARDS,
    LESSONS,
    SISTER_LESSONS,
    SORT_OF,
)
from tabbytop.games.isle.components import COLOURS, COMMON, RARE, TILES
from tests.speaking import LANGUAGES, speak


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tile_room_and_colour_has_a_name(language):
    cards = {*SORT_OF.values(), *FAMILY_CARDS, *COLOUR_CARDS, *BASKET_CARDS, *SISTER_LESSONS, *ADVANCED_LESSONS}
    for card in cards:
        assert speak(language, f"isle-card-{card}") != speak(language, f"isle-card-{card}-text")
    for tile in (*COMMON, *RARE):
        speak(language, f"isle-tile-{TILES[tile].key}")
    for room in ROOMS:
        speak(language, f"isle-room-{room.key}")
    for colour in (*COLOURS, "none"):
        speak(language, f"isle-colour-{colour}")
        speak(language, "isle-tile-oshax", {"colour": colour})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_card_say_its_numbers(language):
    """A lesson of 12 points says 12; small numbers may be written out."""
    for number, lesson in {**LESSONS, **FAMILY_CARDS, **SISTER_LESSONS, **ADVANCED_LESSONS}.items():
        points = dict(lesson.score.parameters).get("points")
        if points is not None:
            assert re.search(rf"\b{points}\b", speak(language, f"isle-card-{number}-text")), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_costs_no_fish_is_had_for_nothing(language):
    """Some broken baskets cost none: nobody says that a card was bought for 0 fish."""
    told = speak(language, "isle-event-bought", {"you": "no", "who": "Fousek", "count": 1, "fish": 0})
    assert "0" not in told
    assert "2" in speak(language, "isle-event-bought", {"you": "no", "who": "Fousek", "count": 1, "fish": 2})
