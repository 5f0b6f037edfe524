"""Every prompt, event, score line, card, story, option and clause of the tower has its words in three languages."""

import re
from pathlib import Path
from random import Random

import pytest

from tabbytop.core import OVER, Event, args, play_out
from tabbytop.core.playing import at_random
from tabbytop.core.saying import Speaker
from tabbytop.games.tower import GAME, rules
from tabbytop.games.tower.components import ACTIONS, ALL, GOALS, STORIES, name
from tabbytop.games.tower.menus import PLACES
from tabbytop.texts import LANGUAGES, texts
from tests.speaking import speak

HERE = Path(rules.__file__).parent
NAMES = ["Mourek", "Micka", "Fousek", "Macek", "Zrzka"]
SILENT = {"settled"}  # watched, not told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), [(1, "coop"), (3, "coop"), (5, "competitive")])
def test_whole_games_in_words(language, seats, mode):
    say, names, prompts, events, lines = texts(language), NAMES[:seats], set(), set(), set()

    def watch(before, seat, action, after):
        prompts.update(rules.legal(before, one).prompt for one in rules.to_act(before).must if one >= 0)
        events.update(event for viewer in (0, None) for event in GAME.tell(before, seat, action, after, viewer))

    for seed in range(3):
        rng = Random(seed)
        start = GAME.new_game(seats, GAME.complete({"mode": mode}))
        end = play_out(GAME, start, at_random(rng), rng.randrange, watch=watch)
        assert rules.to_act(end) == OVER
        lines |= set(GAME.outcome(end).lines)
    for kind, things in (("prompt", prompts), ("event", events), ("line", lines)):
        for thing in things:
            if thing.key not in SILENT:
                speak(
                    language, f"tower-{kind}-{thing.key}", Speaker(GAME.key, GAME.words, names, say).said(kind, thing)
                )


def asked_for(pattern):
    return {key for path in HERE.glob("*.py") for key in re.findall(pattern, path.read_text("utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_a_text(language):
    say = texts(language)
    prompts = asked_for(r'Prompt\("([a-z-]+)"') | {key for key, _ in PLACES.values()}
    for key in prompts | {"take", "take-cat", "meet", "meet-own"}:
        assert say.has(f"tower-prompt-{key}"), key
        assert say.has(f"tower-whynot-{key}"), key
    events = asked_for(r'Event\("([a-z-]+)"') | {"passed-move", "passed", "agreed", "enough"}
    for key in (events | {"ended-collapsed", "ended-turns", "ended-summit"}) - SILENT:
        assert say.has(f"tower-event-{key}"), key
    for key in asked_for(r'Line\([a-z_.]+, "[^"]+", "([a-z-]+)"'):
        assert say.has(f"tower-line-{key}"), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_piece_and_story_has_its_words(language):
    say = texts(language)
    for kind, cards in (("action", ACTIONS), ("goal", GOALS), ("story", STORIES)):
        for card in cards:
            assert speak(language, f"tower-{kind}-{card}", {}) != speak(language, f"tower-{kind}-{card}-text", {})
    for floor in STORIES:
        assert str(floor) in speak(language, f"tower-story-{floor}-task", {})
        assert len(speak(language, f"tower-story-{floor}-text", {})) > 150
    speaker = Speaker(GAME.key, GAME.words, [], say)
    pieces = (speaker.said("event", Event("took", args(piece=name(piece))))["piece"] for piece in ALL)
    assert len(set(pieces)) == 24 + 5 + 4 + 5
    speak(language, "tower-rival-tower", {})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_goal_says_its_reward(language):
    for card, goal in GOALS.items():
        assert re.search(rf"\b{goal.reward}\b", speak(language, f"tower-goal-{card}-text", {})), card


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_clause_has_its_words(language):
    for option in GAME.options:
        speak(language, f"tower-option-{option.key}", {})
        for value in option.values:
            speak(language, f"tower-option-{option.key}-{value}", {})
            speak(language, f"tower-option-{option.key}-{value}-note", {})
    for clause in re.findall(r"^(\d+)\.(\d+) ", (HERE / "clauses.md").read_text("utf-8"), re.M):
        speak(language, f"tower-clause-{'-'.join(clause)}", {})


def test_every_clause_cited_is_there_and_every_clause_is_cited():
    clauses = set(re.findall(r"^(\d+\.\d+) ", (HERE / "clauses.md").read_text("utf-8"), re.M))
    code = "\n".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))
    cited = {number for group in re.findall(r"TOWER ([\d., ]+)", code) for number in re.findall(r"\d+\.\d+", group)}
    assert cited - clauses == set()
    assert clauses - cited == set()
