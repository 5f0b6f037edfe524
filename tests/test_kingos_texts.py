"""Every prompt, event, score line, card, guardian, option and clause of the island has its words in three languages."""

import re
from pathlib import Path

import pytest

from tabbytop.core import OVER, Event, args
from tabbytop.core.saying import Speaker
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.components import CARDS, CURSES, DIE, FLOWERS, GUARDIANS, PLACES
from tabbytop.games.kingos.ground import DIRECTIONS
from tabbytop.games.kingos.tests.positions import random_game
from tabbytop.texts import LANGUAGES, texts
from tests.speaking import speak

HERE = Path(rules.__file__).parent
NAMES = ["Mourek", "Miška", "Zrzka", "Pixel", "Tlapka"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_whole_games_in_words(language, seats):
    say, prompts, events, lines = texts(language), set(), set(), set()

    def watch(before, seat, action, after):
        for asked in rules.to_act(before).must:
            if asked >= 0:
                prompts.add(rules.legal(before, asked).prompt)
        for viewer in (None, 0):
            events.update(GAME.tell(before, seat, action, after, viewer))

    for seed in range(3):
        end = random_game(seats, seed, watch=watch, battle_token=("against", "with")[seed % 2])
        assert rules.to_act(end) == OVER
        lines |= set(rules.outcome(end).lines)
    for kind, things in (("prompt", prompts), ("event", events), ("line", lines)):
        for thing in things:
            speak(
                language,
                f"kingos-{kind}-{thing.key}",
                Speaker(GAME.key, GAME.words, NAMES[:seats], say).said(kind, thing),
            )


def asked_for(pattern):
    found = set()
    for path in (*HERE.glob("*.py"), *(HERE / "phases").glob("*.py")):
        found |= set(re.findall(pattern, path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_a_text(language):
    say = texts(language)
    prompts = asked_for(r'Prompt\(\s*"([a-z-]+)"')
    assert len(prompts) == 12
    for key in prompts:
        assert say.has(f"kingos-prompt-{key}"), key
        assert say.has(f"kingos-whynot-{key}"), key
    told = asked_for(r'tell\([^"\n]*"([a-z-]+)"') | asked_for(r'Event\("([a-z-]+)"')
    told |= {"entered", "moved"} | {
        f"{what}-{result}" for what in ("kingos", "field") for result in ("won", "lost", "drawn")
    }
    assert len(told) > 40
    for key in told:
        assert say.has(f"kingos-event-{key}"), key
    for key in ("energy", "red", *rules.ISLAND_WINS):
        assert say.has(f"kingos-line-{key}"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language):
    for flower in FLOWERS:
        assert speak(language, f"kingos-flower-{flower}", {}) != speak(language, f"kingos-flower-{flower}-text", {})
    for curse in CURSES:
        assert speak(language, f"kingos-curse-{curse}", {}) != speak(language, f"kingos-curse-{curse}-text", {})
    for guardian in GUARDIANS.values():
        speak(language, f"kingos-guardian-{guardian.key}", {})
        speak(language, "kingos-punishment", {"kind": guardian.punishment, "count": guardian.count})
    for card in CARDS.values():
        speak(language, f"kingos-card-{card.key}", {})
        speak(language, f"kingos-kind-{card.kind}", {})
        speak(language, f"kingos-kind-{card.kind}-text", {})
    for face in DIE:
        speak(language, f"kingos-face-{face}", {})
    for direction in DIRECTIONS:
        speak(language, f"kingos-direction-{direction}", {})
    for deed in (*PLACES, "curse"):
        speak(language, f"kingos-action-{deed}", {})
        speak(language, f"kingos-action-{deed}-text", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_clause_has_its_words(language):
    for option in GAME.options:
        speak(language, f"kingos-option-{option.key}", {})
        for value in option.values:
            spelt = str(value).lower()
            speak(language, f"kingos-option-{option.key}-{spelt}", {})
            speak(language, f"kingos-option-{option.key}-{spelt}-note", {})
    for clause in re.findall(r"^(\d+)\.(\d+) ", (HERE / "clauses.md").read_text("utf-8"), re.M):
        speak(language, f"kingos-clause-{'-'.join(clause)}", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_in_words(language):
    say = texts(language)
    speaker, places = Speaker(GAME.key, GAME.words, NAMES, say), ((0, 0), (0, 3), (-2, 1), (2, 1))
    told = [speaker.said("event", Event("moved", args(x=x, y=y)))["place"] for x, y in places]
    assert len(set(told)) == 4
    assert "3" in told[1]
    assert "2" in told[2]
