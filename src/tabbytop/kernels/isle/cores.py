"""Many games, one after another, each known by its seed and its number. The interpreter is let go meanwhile, so that
threads play side by side."""

from typing import Any

import numpy

from tabbytop.games.isle import GAME
from tabbytop.kernels.compiled import compiled, ints
from tabbytop.kernels.dice import seeded

from .acts import ACT
from .layout import DEPTH, FRAME, FRAMES, OVER, SEATS, SIZE
from .menus import NOTES
from .playing import choose
from .positions import of_state
from .scoring import score
from .steps import apply


def _play(position: Any, sensible: bool, seed: int, first: int, results: Any) -> int:
    """The results of games from number ``first`` on that go on from a position; how many actions they took in all."""
    game, notes, act, rng = ints(SIZE), ints(NOTES), ints(ACT), ints(4)
    done = 0
    for number in range(len(results)):
        for place in range(SIZE):
            game[place] = position[place]
        seeded(rng, seed, first + number)
        while game[FRAMES + FRAME * (game[DEPTH] - 1)] != OVER:
            seat = choose(game, sensible, rng, notes, act)
            apply(game, seat, act)
            done += 1
        score(game, results[number])
    return done


play = compiled(_play, nogil=True)


def play_outs(position: Any, games: int, seed: int, sensible: bool = False, first: int = 0) -> Any:
    """For each game and seat the points, and what decides between equals (fish, or filled rooms in the family game).

    A position is what ``positions.of_state`` or ``of_view`` makes; it is left as it is.
    """
    results = numpy.zeros((games, int(position[SEATS]), 2), numpy.int64)
    play(position, sensible, seed, first, results)
    return results


def beginning(seats: int, **options: Any) -> Any:
    """A new game, before chance has done anything. Options are the game's own."""
    chosen = {option.key: options.get(option.key, option.default) for option in GAME.options}
    return of_state(GAME.new_game(seats, chosen))


def whole_games(seats: int, games: int, seed: int, sensible: bool = False, first: int = 0, **options: Any) -> Any:
    """The same from the beginning."""
    return play_outs(beginning(seats, **options), games, seed, sensible, first)
