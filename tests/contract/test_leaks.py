"""The suite itself is tested: each of these plants a mistake and must be caught, a leak in every game that hides."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

import pytest

from tabbytop.core import AnyGame
from tabbytop.core.secrecy import BySeat, Secret, leaves, marks
from tabbytop.games import all_games
from tabbytop.games.clans.components import ClanKey
from tabbytop.games.isle.state import Selling
from tabbytop.games.kingos.state import Summoning

from . import planting, test_contract, test_secrecy
from .conftest import Case, cases
from .exchange import hides
from .planting import Note, Plant
from .telling import COMPARED, Told

GAMES = {key: game for key, game in all_games().items() if {"lies", "choice"} & {one.kind for one in marks(game.state)}}
SUITE = (
    test_secrecy.test_nothing_tells_what_is_hidden,
    test_secrecy.test_nothing_that_happens_tells_what_stays_hidden,
    test_secrecy.test_what_is_done_in_secret_shows_nothing_to_others,
)


#: options under which more is hidden than under others: both choose at once [CLANS 7.2]
MOST_HIDDEN = {"clans": {"clans": "limited"}}


@cache
def hiding(key: str) -> Case:
    """A way to play a game in which something is hidden: at three if it can be, with options under which most is, and
    so many games that what is seldom done in secret is done."""
    game, options = GAMES[key], MOST_HIDDEN.get(key, {})
    ways = [Case(game, seats, options, least=6) for seats in (3, 2) if seats in game.seats][:1]
    ways += [case for case in cases() if case.game.key == key and case.seats > 1]
    return next(case for case in ways if any(hides(state) for state in case.positions()))


def judged(case: Case) -> None:
    for test in SUITE:
        test(case)


# -- what a game says -------------------------------------------------------------------------------------------------

#: in every game: what is planted, and by what it must be told
SAID: dict[Plant, str] = {
    planting.in_the_view: "view",
    planting.in_view_and_determinize: "view",
    planting.the_whole_state: "view",
    planting.in_a_menu: "menu",
    planting.in_an_error: "error",
    planting.in_an_error_where_it_is_nearly_right: "error",
    planting.in_the_news: "tell",
    planting.in_the_news_at_once: "tell",
    planting.in_may: "(may|might_interrupt)",
    planting.in_might_interrupt: "might_interrupt",
    planting.in_might_pass: "might_pass",
    planting.in_the_turn_number: "turn",
    planting.in_the_undo_barrier: "undo",
}
#: where cards are bought in secret, where several are asked at once, where it is secret who may interrupt, where one
#: may have nothing to decide, where something stays hidden at the end, where there is physics
SAID_BY_SOME: dict[Plant, tuple[str, tuple[str, ...]]] = {
    planting.in_the_news_when_buying_ends: ("tell", ("isle",)),
    planting.in_must: ("must", ("saucers", "clans", "isle", "kingos")),
    planting.without_might_interrupt: ("might_interrupt", ("isle",)),
    planting.by_the_clock: ("clock", ("isle", "kingos")),
    planting.in_the_outcome: ("outcome", ("isle", "kingos", "tower")),
    planting.in_the_held_piece: ("held", ("tower",)),
    planting.in_the_request: ("request", ("tower",)),
}


def said() -> Iterator[Any]:
    everywhere = {plant: (by, tuple(GAMES)) for plant, by in SAID.items()}
    for plant, (by, keys) in (everywhere | SAID_BY_SOME).items():
        yield from (pytest.param(key, plant, by, id=f"{key}-{plant.__name__}") for key in keys)


@pytest.mark.parametrize(("key", "plant", "by"), list(said()))
def test_a_secret_that_is_said_is_caught(key: str, plant: Plant, by: str) -> None:
    case = hiding(key).spoilt(**plant(GAMES[key]))
    with pytest.raises(Told, match=f"can tell by {by}: "):
        judged(case)


def test_view_and_determinize_that_agree_on_a_leak_do_not_see_it() -> None:
    """Which is why another judge is needed."""
    for key, game in GAMES.items():
        spoilt = hiding(key).spoilt(**planting.the_whole_state(game))
        test_contract.test_an_imagined_world_agrees_with_all_that_its_viewer_knows(spoilt)


# -- what its rules note ----------------------------------------------------------------------------------------------

#: what is noted in which games: not all draw in secret, answer in secret, or hide something while there are open draws
NOTES: dict[Note, tuple[str, ...]] = {
    planting.another_hand: tuple(GAMES),
    planting.a_draw: ("clans", "isle", "kingos", "tower"),
    planting.an_answer: ("saucers", "clans", "isle", "kingos"),
    planting.a_hand_by_chance: ("isle", "kingos", "tower"),
}
#: frames that are two numbers
FRAMES: dict[str, Callable[[int, int], Any]] = {"kingos": Summoning, "isle": Selling}


def on(key: str, game: AnyGame) -> Case:
    """The same way to play, by other rules."""
    return replace(hiding(key), game=game)


@cache
def noting(key: str, note: Note) -> Case:
    """By rules that keep a note in a field."""
    return on(key, planting.in_a_field(GAMES[key], note))


@pytest.mark.parametrize("is_shown", [True, False], ids=["shown", "unseen"])
@pytest.mark.parametrize(("key", "note"), [(key, note) for note, keys in NOTES.items() for key in keys])
def test_a_secret_noted_in_a_field_that_nobody_has_marked_is_caught(key: str, note: Note, is_shown: bool) -> None:
    case = noting(key, note)
    with pytest.raises(Told, match=r"can tell by (note|view): "):
        judged(case.spoilt(**planting.with_the_note_shown(GAMES[key])) if is_shown else case)


@pytest.mark.parametrize("note", list(NOTES))
@pytest.mark.parametrize("key", list(FRAMES))
def test_a_secret_noted_on_the_agenda_is_caught(key: str, note: Note) -> None:
    with pytest.raises(Told, match=r"can tell by (note|view): "):
        judged(on(key, planting.on_the_agenda(GAMES[key], note, FRAMES[key])))


@pytest.mark.parametrize("key", list(GAMES))
def test_without_a_leak_nothing_is_caught(key: str) -> None:
    """The same plants with nothing in them."""
    before = COMPARED[key]
    judged(noting(key, planting.nothing).spoilt(**planting.with_the_note_shown(GAMES[key])))
    if key in FRAMES:
        judged(on(key, planting.on_the_agenda(GAMES[key], planting.nothing, FRAMES[key])))
    assert COMPARED[key] > before


# -- marks that are wrong themselves ----------------------------------------------------------------------------------


class Wishing(NamedTuple):
    wish: Secret[int]


class Wished(NamedTuple):
    cats: BySeat[tuple[Wishing, ...]]


def test_a_mark_by_which_nothing_is_exchanged_is_caught() -> None:
    spoilt = hiding("saucers").spoilt(state=Wished)
    with pytest.raises(AssertionError, match=r"Wishing\.wish is hidden, and no Pool says"):
        test_secrecy.test_nothing_is_said_to_be_hidden_and_left_where_it_lies(spoilt)


@dataclass(frozen=True)
class Wish:
    """A draw whose mark is not on the field itself."""

    card: Secret[ClanKey] | None


def test_a_mark_inside_a_field_of_an_action_is_caught() -> None:
    spoilt = hiding("clans").spoilt(actions=(Wish,))
    with pytest.raises(AssertionError, match="mark the whole field"):
        test_secrecy.test_nothing_is_said_to_be_hidden_and_left_where_it_lies(spoilt)


def opened() -> Iterator[Any]:
    """Every place for something hidden; but kingos' curses are laid without being named: they are in the inventory."""
    for key, game in GAMES.items():
        fields = [leaf.field for leaf in leaves(game.state) if leaf.mark is not None and leaf.mark.kind == "lies"]
        yield from (pytest.param(key, field, id=f"{key}-{field}") for field in fields if field != "Player.curses")


@pytest.mark.parametrize(("key", "field"), list(opened()))
def test_a_mark_that_says_that_a_secret_is_open_contradicts_what_is_done_in_secret(key: str, field: str) -> None:
    with (
        planting.marked_open(GAMES[key], field),
        pytest.raises(Told, match=r"can tell by (note|where \w+ puts it, by the marks): "),
    ):
        test_secrecy.test_what_is_done_in_secret_shows_nothing_to_others(hiding(key))


# -- mistakes of other kinds ------------------------------------------------------------------------------------------

SAUCERS = all_games()["saucers"]


def chances_that_do_not_add_up(state: Any) -> Any:
    odds = SAUCERS.chances(state)
    return replace(odds, values=(*odds.values, odds.values[0]), weights=(*(odds.weights or ()), 1))


def an_outcome_without_a_winner(state: Any) -> Any:
    return replace(SAUCERS.outcome(state), places=(2,) * len(state.cats))


def a_sheet_that_lacks_a_line(state: Any) -> Any:
    result = SAUCERS.outcome(state)
    return replace(result, lines=result.lines[1:])


def places_from_the_last(state: Any) -> Any:
    result = SAUCERS.outcome(state)
    return replace(result, places=tuple(1 + max(result.places) - place for place in result.places))


MISTAKES: list[tuple[dict[str, Any], Callable[[Case], None]]] = [
    ({"chances": chances_that_do_not_add_up}, test_contract.test_chance_is_a_distribution),
    ({"outcome": an_outcome_without_a_winner}, test_contract.test_random_play_ends_and_the_sheet_adds_up),
    ({"outcome": a_sheet_that_lacks_a_line}, test_contract.test_random_play_ends_and_the_sheet_adds_up),
    ({"outcome": places_from_the_last}, test_contract.test_random_play_ends_and_the_sheet_adds_up),
]


@pytest.mark.parametrize(("changes", "test"), MISTAKES, ids=lambda value: getattr(value, "__name__", None))
def test_a_planted_mistake_is_caught(changes: dict[str, Any], test: Callable[[Case], None]) -> None:
    case = Case(SAUCERS, 3, {"rounds": 5})
    test(case)
    with pytest.raises(AssertionError):
        test(case.spoilt(**changes))
