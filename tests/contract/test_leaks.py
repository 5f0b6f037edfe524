"""The suite itself is tested: each of these plants a mistake in the template game and must be caught."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from tabbytop.core import AnyGame, Event, args, ask
from tabbytop.games import all_games

from . import test_contract as suite
from .conftest import Case

GAME = all_games()["saucers"]


def a_view_that_shows_another_paw(state: Any, viewer: int | None) -> Any:
    seen = GAME.view(state, viewer)
    return replace(seen, laid=next((cat.laid for cat in state.cats if cat.laid is not None), None))


def a_view_that_shows_spectators_the_paws(state: Any, viewer: int | None) -> Any:
    seen = GAME.view(state, viewer)
    return replace(seen, laid=state.cats[0].laid) if viewer is None else seen


def an_event_that_names_the_paw(before: Any, seat: int, action: Any, after: Any, viewer: int | None) -> Any:
    return (Event("laid", args(seat=seat, paw=getattr(action, "paw", 0))),)


def a_turn_that_depends_on_a_hidden_paw(state: Any) -> Any:
    asked = GAME.to_act(state)
    if asked.chosen and asked.must and any(cat.laid == 5 for cat in state.cats):
        return ask(*asked.must[::-1], may=asked.may, chosen=asked.chosen)
    return asked


def chances_that_do_not_add_up(state: Any) -> Any:
    odds = GAME.chances(state)
    return replace(odds, values=(*odds.values, odds.values[0]), weights=(*(odds.weights or ()), 1))


def an_outcome_without_a_winner(state: Any) -> Any:
    return replace(GAME.outcome(state), places=(2,) * len(state.cats))


PLANTED: list[tuple[dict[str, Any], Callable[[Case], None]]] = [
    ({"view": a_view_that_shows_another_paw}, suite.test_a_view_does_not_depend_on_what_it_hides),
    ({"view": a_view_that_shows_another_paw}, suite.test_a_choice_is_hidden_until_it_is_turned_over),
    ({"view": a_view_that_shows_spectators_the_paws}, suite.test_a_view_does_not_depend_on_what_it_hides),
    ({"tell": an_event_that_names_the_paw}, suite.test_what_is_told_shows_no_more_than_the_view),
    ({"to_act": a_turn_that_depends_on_a_hidden_paw}, suite.test_a_view_does_not_depend_on_what_it_hides),
    ({"chances": chances_that_do_not_add_up}, suite.test_chance_is_a_distribution),
    ({"outcome": an_outcome_without_a_winner}, suite.test_random_play_ends_and_the_sheet_adds_up),
]


@pytest.mark.parametrize(("changes", "test"), PLANTED, ids=lambda value: getattr(value, "__name__", None))
def test_a_planted_mistake_is_caught(changes: dict[str, Any], test: Callable[[Case], None]) -> None:
    spoilt: AnyGame = replace(GAME, **changes)
    with pytest.raises(AssertionError):
        test(Case(spoilt, 3, {"rounds": 5}))


def test_without_a_mistake_nothing_is_caught() -> None:
    for _, test in PLANTED:
        test(Case(GAME, 3, {"rounds": 5}))
