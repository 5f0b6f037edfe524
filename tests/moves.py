"""Moves in notation, for the tests of games: ``"0 play sage"``, ``"chance first 1"``."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

import pytest

from tabbytop.core import CHANCE, AnyGame, IllegalAction, check, play_out
from tabbytop.core.playing import at_random

SEATS = {"chance": CHANCE}


class Moves(NamedTuple):
    """What can be done with the positions of one game."""

    do: Callable[..., Any]
    menu: Callable[..., set[str]]
    refused: Callable[[Any, str], IllegalAction]
    after_chance: Callable[..., Any]
    random_game: Callable[..., Any]


def moves_of(game: AnyGame) -> Moves:
    return Moves(*(partial(one, game) for one in (_do, _menu, _refused, _after_chance, _random_game)))


def parsed(game: AnyGame, move: str) -> tuple[int, Any]:
    """Who moves, and what they do."""
    who, text = move.split(" ", 1)
    return SEATS[who] if who in SEATS else int(who), game.notation.read(text)


def _do(game: AnyGame, state: Any, *moves: str) -> Any:
    """Each checked, then applied."""
    for move in moves:
        seat, action = parsed(game, move)
        check(game, state, seat, action)
        state = game.apply(state, seat, action)
    return state


def _menu(game: AnyGame, state: Any, seat: int = 0) -> set[str]:
    return {game.notation.write(action) for action in game.legal(state, seat)}


def _refused(game: AnyGame, state: Any, move: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        _do(game, state, move)
    return caught.value


def _after_chance(game: AnyGame, state: Any, seed: int = 0) -> Any:
    """Let chance act for as long as it must."""
    rng = Random(seed)
    while game.to_act(state).must == (CHANCE,):
        state = game.apply(state, CHANCE, game.chances(state).draw(rng.randrange))
    return state


def _random_game(game: AnyGame, seats: int, seed: int, watch: Any = None, **options: Any) -> Any:
    """The last position of a game in which everybody does anything."""
    rng = Random(f"{game.key} {seats} {seed} {sorted(options.items())}")
    begin = game.new_game(seats, game.complete(options))
    return play_out(game, begin, at_random(rng), rng.randrange, watch=watch)
