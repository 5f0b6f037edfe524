"""What happens can be said: every argument has a declared kind, and the sentences are those that are recorded."""

import re

import pytest

from tabbytop.core.saying import UNSAID, Cell, Many, Name, Noun, Plain, Score, Spot, Unsaid, Who
from tabbytop.games import all_games
from tabbytop.texts import LANGUAGES, files, texts
from tests import spoken

RECORDED = [game for game in all_games().values() if spoken.path_of(game).exists()]
GAMES = pytest.mark.parametrize("game", RECORDED, ids=lambda game: game.key)


def fits(game, kind, value, given, seats):
    """Is ``value`` what an argument of this kind can be?"""
    match kind:
        case Plain():
            return isinstance(value, (int, str))
        case Unsaid():
            return True
        case Who(rival):
            return value in range(seats + bool(rival))
        case Score(seat):
            return isinstance(value, int) and seat < seats
        case Cell():
            return isinstance(value, int) and value >= 0
        case Spot(across):
            return isinstance(value, int) and isinstance(given[across], int)
        case Name(text, otherwise):
            return bool(otherwise) or texts("en").has(f"{text}{value}")
        case Noun(table, takes):
            return set(takes) <= set(given) and game.words.row(table, value) is not None
        case Many(of):
            things = value.split() if isinstance(value, str) else value
            return all(fits(game, of, thing, given, seats) for thing in things)


def test_every_argument_is_of_its_declared_kind(case):
    game = case.game
    for one in case.messages:
        given = dict(one.args)
        for name, value in given.items():
            assert {name, f"{one.message}.{name}"} & set(game.words.kinds), f"{name} of {one.message} has no kind"
            assert fits(game, game.words.kind(one.message, name), value, given, case.seats), f"{one}: {name}"


def test_every_game_that_is_offered_is_recorded():
    assert {game.key for game in all_games().values() if game.offered} <= {game.key for game in RECORDED}


@GAMES
def test_every_kind_is_some_arguments(game):
    recorded = [one for one, _ in spoken.read(game)[1]]
    used = {told for one in recorded for name, _ in one.args for told in (name, f"{one.message}.{name}")}
    declared = {name for name, kind in game.words.kinds.items() if kind != UNSAID}
    assert {name for name in declared if not name.startswith("puzzle-")} <= used  # a puzzle is told by its own page


@GAMES
def test_what_is_recorded_is_said_as_it_was(game):
    """The browser says the same: ``web/src/core/saying.test.ts``."""
    words, recorded = spoken.read(game)
    assert words == game.words, "python -m tests.spoken speak writes it anew"
    for one, said in recorded:
        for language in LANGUAGES:
            assert one.said(game, language) == said[language], "python -m tests.spoken speak writes it anew"


@GAMES
def test_every_text_of_a_message_is_recorded(game):
    """Refusals of prompts too, and two events in one sentence; refusals that a board gives by itself are its own."""
    recorded = {one.text for one, _ in spoken.read(game)[1]}
    written = {
        found
        for path in files("en")
        for found in re.findall(rf"^{game.key}-((?:event|prompt|line)-[\w-]+)", path.read_text("utf-8"), re.M)
    }
    events = [text.removeprefix("event-") for text in written if text.startswith("event-")]
    written |= {f"whynot-{text[7:]}" for text in written if text.startswith("prompt-")}
    written |= {f"turn-{one}-{other}" for one in events for other in events}
    assert {text for text in written if texts("en").has(f"{game.key}-{text}")} == recorded
