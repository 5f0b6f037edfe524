"""Every prompt, event, score line, card, option and clause has its words in three languages."""

import re
from pathlib import Path

import pytest

from tabbytop.core import OVER
from tabbytop.core.saying import Speaker
from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.boat import ROOMS
from tabbytop.games.isle.cards import (
    ADVANCED_LESSONS,
    BASKET_CARDS,
    COLOUR_CARDS,
    FAMILY_CARDS,
    SISTER_LESSONS,
    SORT_OF,
)
from tabbytop.games.isle.components import COLOURS, COMMON, RARE, TILES
from tabbytop.games.isle.tests.positions import random_game
from tabbytop.texts import LANGUAGES, texts
from tests.speaking import speak

HERE = Path(rules.__file__).parent
NAMES = ["Mourek", "Micka", "Fousek", "Macek"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "classic"), (4, "classic"), (3, "family")])
def test_whole_games_in_words(language, seats, mode):
    say, names, prompts, events, lines = texts(language), NAMES[:seats], set(), set(), set()

    def watch(before, seat, action, after):
        for asked in rules.to_act(before).must:
            if asked >= 0:
                prompt = rules.legal(before, asked).prompt
                prompts.add(prompt)
        for event in GAME.tell(before, seat, action, after, None):
            events.add(event)

    for seed in range(4):
        end = random_game(seats, seed, watch=watch, mode=mode)
        assert rules.to_act(end) == OVER
        lines |= set(rules.outcome(end).lines)
    for kind, things in (("prompt", prompts), ("event", events), ("line", lines)):
        for thing in things:
            speak(language, f"isle-{kind}-{thing.key}", Speaker(GAME.key, GAME.words, names, say).said(kind, thing))


def asked_for(pattern):
    found = set()
    for path in (*HERE.glob("*.py"), *(HERE / "phases").glob("*.py")):
        found |= set(re.findall(pattern, path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_a_text(language):
    say = texts(language)
    prompts = asked_for(r'Prompt\("([a-z-]+)"') | {"rescue", "rescue-more"}
    for key in prompts:
        assert say.has(f"isle-prompt-{key}"), key
        assert say.has(f"isle-whynot-{key}"), key
    for key in asked_for(r'Event\("([a-z-]+)"'):
        assert say.has(f"isle-event-{key}"), key
    for key in asked_for(r'Line\(side, "[^"]+", "([a-z-]+)"'):
        assert say.has(f"isle-line-{key}"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tile_room_and_colour_has_a_name(language):
    cards = {*SORT_OF.values(), *FAMILY_CARDS, *COLOUR_CARDS, *BASKET_CARDS, *SISTER_LESSONS, *ADVANCED_LESSONS}
    for card in cards:
        assert speak(language, f"isle-card-{card}", {}) != speak(language, f"isle-card-{card}-text", {})
    for tile in (*COMMON, *RARE):
        speak(language, f"isle-tile-{TILES[tile].key}", {})
    for room in ROOMS:
        speak(language, f"isle-room-{room.key}", {})
    for colour in (*COLOURS, "none"):
        speak(language, f"isle-colour-{colour}", {})
        speak(language, "isle-tile-oshax", {"colour": colour})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_clause_has_its_words(language):
    for option in GAME.options:
        speak(language, f"isle-option-{option.key}", {})
        for value in option.values:
            spelt = re.sub(r"\W", "-", str(value).lower() if isinstance(value, bool) else str(value))
            speak(language, f"isle-option-{option.key}-{spelt}", {})
            speak(language, f"isle-option-{option.key}-{spelt}-note", {})
    for clause in re.findall(r"^(\d+)\.(\d+) ", (HERE / "clauses.md").read_text("utf-8"), re.M):
        speak(language, f"isle-clause-{'-'.join(clause)}", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_card_say_its_numbers(language):
    """A lesson of 12 points says 12; small numbers may be written out."""
    from tabbytop.games.isle.cards import LESSONS

    for number, lesson in {**LESSONS, **FAMILY_CARDS, **SISTER_LESSONS, **ADVANCED_LESSONS}.items():
        points = dict(lesson.score.parameters).get("points")
        if points is not None:
            assert re.search(rf"\b{points}\b", speak(language, f"isle-card-{number}-text", {})), number
