"""Every game says everything in three languages: what is asked, told, counted, chosen and refused, and its clauses."""

import re
from itertools import product
from pathlib import Path

import pytest

import tabbytop
from tabbytop.core import AnyGame
from tabbytop.core.saying import Many, Name, Noun
from tabbytop.games import all_games
from tests import spoken
from tests.speaking import LANGUAGES, has, speak

from .conftest import Case
from .keys import keys_in, keys_of

ROOT = Path(tabbytop.__file__).parent

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def untold(game: AnyGame) -> set[str]:
    """Events that are shown and never told in words. The English texts say which: ``# untold: settled``."""
    english = (game.folder / "texts" / "en.ftl").read_text("utf-8")
    return {key for line in re.findall(r"^# untold: (.+)$", english, re.M) for key in line.split()}


def test_whole_games_in_words(case: Case) -> None:
    """Every message, every thing that it names, and numbers of every size."""
    game, silent, said = case.game, _untold(case.game), set[tuple[object, ...]]()
    for one in case.messages:
        shown = spoken.marks(game, one) | _named(game, one)
        if (one.form, one.key) not in silent and not shown <= said:
            said |= shown
            for language in LANGUAGES:
                assert has(language, f"{game.key}-{one.text}"), f"{one.text} in {language}"
                one.said(game, language)


def _named(game: AnyGame, one: spoken.Recorded) -> set[tuple[object, ...]]:
    """Things that have texts of their own, and words that are put into the text as they are."""
    found: set[tuple[object, ...]] = set()
    for name, value in one.args:
        match game.words.kind(one.message, name):
            case Many():
                found |= {(one.text, name, thing) for thing in (value.split() if isinstance(value, str) else value)}
            case Name() | Noun():
                found.add((one.text, name, value))
    return found


def _untold(game: AnyGame) -> set[tuple[str, str]]:
    return {("event", key) for key in untold(game)}


@every_language
def test_no_text_stands_in_two_files(language: str) -> None:
    """Or one of them is never said, and a game's own words would stand outside its folder."""
    files = [*(ROOT / "texts" / language).glob("*.ftl"), *(ROOT / "games").glob(f"*/texts/{language}.ftl")]
    found: dict[str, list[str]] = {}
    for file in files:
        for key in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.M):
            found.setdefault(key, []).append(str(file.relative_to(ROOT)))
    assert len(files) > 5
    assert {key: where for key, where in found.items() if len(where) > 1} == {}


@every_language
@every_game
def test_every_key_in_the_code_has_a_text(game: AnyGame, language: str) -> None:
    found = keys_in(game.folder)
    assert {kind for kind, _ in found} == {"prompt", "event", "line"}
    for kind, key in found - _untold(game):
        assert has(language, f"{game.key}-{kind}-{key}"), f"{kind} {key}"
        if kind == "prompt":
            assert has(language, f"{game.key}-whynot-{key}"), key
    for key in untold(game):
        assert ("event", key) in found, f"nothing is ever {key}"
        assert not has(language, f"{game.key}-event-{key}"), key


@every_language
@every_game
def test_the_game_every_option_and_every_clause_has_its_words(game: AnyGame, language: str) -> None:
    for what in ("title", "lead"):
        speak(language, f"{game.key}-{what}")
    for option in game.options:
        speak(language, f"{game.key}-option-{option.key}")
        for value in option.values:
            spelt = re.sub(r"\W", "-", str(value).lower() if isinstance(value, bool) else str(value))
            speak(language, f"{game.key}-option-{option.key}-{spelt}")
            speak(language, f"{game.key}-option-{option.key}-{spelt}-note")
    if any(measure.chart == "parts" for measure in game.counting.measures):
        speak(language, f"{game.key}-measures")
    for measure in game.counting.measures:
        for text in (f"measure-{measure.key}", *(f"{measure.key}-{value}" for value in measure.among)):
            speak(language, f"{game.key}-{text}")
    for clause, chapter in clauses(game).items():
        if "." in clause and "Worked examples" not in chapter:
            speak(language, f"{game.key}-clause-{clause.replace('.', '-')}")


def test_where_a_game_is_can_be_said(case: Case) -> None:
    """In lists of tables; a game need not say it. Whoever sits on a seat that it names is told by name, or as "you"."""
    text = f"{case.game.key}-moment"
    for moment in {case.game.flow.moment(state) for state in case.positions(200)}:
        told = {name: value for name, value in moment if not isinstance(value, tuple)}
        for language, you in product(LANGUAGES if has("en", text) else (), ("yes", "no")):
            speak(language, text, {**told, **({"who": "Micka", "you": you} if "seat" in told else {})})


@every_game
def test_all_languages_have_the_same_texts(game: AnyGame) -> None:
    keys = [
        re.findall(r"^([a-z][\w-]*) =", (game.folder / "texts" / f"{one}.ftl").read_text("utf-8"), re.M)
        for one in LANGUAGES
    ]
    for one, own in zip(LANGUAGES, keys, strict=True):
        assert len(own) == len(set(own)), f"{one} says something twice"
        assert set(own) == set(keys[0]), f"{one} and {LANGUAGES[0]} differ"
        assert all(key.startswith(f"{game.key}-") for key in own)


def clauses(game: AnyGame) -> dict[str, str]:
    """The numbers of its clauses, and of the chapters they stand in, each with its chapter's heading."""
    found, chapter = {}, ""
    for line in (game.folder / "clauses.md").read_text("utf-8").splitlines():
        if numbered := re.match(r"(?P<heading>## )?(?P<number>\d+(?:\.\d+)?)\.? ", line):
            chapter = line if numbered["heading"] else chapter
            found[numbered["number"]] = chapter
    return found


@every_game
def test_every_clause_cited_is_there_and_every_clause_is_cited(game: AnyGame) -> None:
    code = "\n".join(path.read_text("utf-8") for path in game.folder.rglob("*.py"))
    cited = set()
    for group in re.findall(rf"{game.tag} ((?:\d+(?:\.\d+)?(?:, |–)?)+)", code):
        cited |= set(re.findall(r"\d+(?:\.\d+)?", group))
        for chapter, first, last in re.findall(r"(\d+)\.(\d+)–\d+\.(\d+)", group):
            cited |= {f"{chapter}.{number}" for number in range(int(first), int(last) + 1)}
    there = clauses(game)
    assert cited - set(there) == set()
    smallest = {number for number in there if "." in number or not any(one.startswith(f"{number}.") for one in there)}
    assert smallest - cited == set()


def test_keys_are_found_wherever_they_are_written() -> None:
    source = """
FIRST = Prompt("first", "CAT 1")

def purr(state, asleep, often):
    key = "snore" if asleep else "purr"
    state = tell(state, key, seat=0)
    state = tell(tell(state, "yawned"), f"{'slept' if asleep else 'woke'}-again", seat=1)
    return Event(key="stretched"), Line(0, "CAT 2", f"fur-{often}", 1), Line(0, "CAT 2", "tail", 1)
"""
    assert keys_of(source) == {
        ("prompt", "first"),
        *(("event", key) for key in ("snore", "purr", "yawned", "slept-again", "woke-again", "stretched")),
        ("line", "tail"),
    }
