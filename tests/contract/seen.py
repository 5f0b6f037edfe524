"""Positions of random games, and what each plane shows of them: for the tests of what games declare for machines."""

from random import Random
from typing import Any

from tabbytop.core import AnyGame, Seat
from tabbytop.core.playing import at_random, play_out

KEPT = 60  #: of a game, about


def positions(game: AnyGame, seats: int, seed: int, **options: Any) -> list[Any]:
    """Of one random game, some sixty from its beginning to its end."""
    found: list[Any] = []
    rng = Random(seed)
    play_out(
        game,
        game.new_game(seats, game.complete(options)),
        at_random(rng),
        rng.randrange,
        watch=lambda before, *_: found.append(before),
    )
    return found[:: max(1, len(found) // KEPT)]


def planes_of(game: AnyGame, state: Any, viewer: Seat) -> dict[str, list[int]]:
    """By name, as ``viewer`` sees them."""
    observation = game.spaces.observation
    row = observation.row(game.view(state, viewer))
    return {name: list(row[place]) for name, place in observation.places.items()}
