"""Tiles laid one after another, every place of each tried: the most points that can come of it.

For puzzles: no map is looked for, and a tile that has no place is let go [ISLE 3.3].
"""

from typing import Any

import numpy

from tabbytop.kernels.compiled import compiled

from .box import SHAPE, TURNS
from .cells import anchors, cells_of, either, fill, filled, free_on, many, near_on, nth
from .layout import SEATS_AT_MOST, TILES, TILES_N, Game, laid, player
from .scoring import Result, score


@compiled
def of_one(game: Game, seat: int, tile: int, colour: int, result: Result) -> int:
    """The most points of ``seat`` with one tile more."""
    p, before = player(seat), filled(game, player(seat))
    free, near, shape, best = free_on(game, p), near_on(game, p, False), SHAPE[tile], -(10**6)
    game[p + TILES_N] += 1
    for turn in range(TURNS[shape]):
        found = anchors(shape, turn, free, near)
        for number in range(many(found)):
            one = laid(tile, colour, turn, nth(found, number))
            game[p + TILES + game[p + TILES_N] - 1] = one
            fill(game, p, either(before, cells_of(one)))
            score(game, result)
            best = max(best, result[seat, 0])
    game[p + TILES_N] -= 1
    fill(game, p, before)
    if best == -(10**6):
        score(game, result)
        best = result[seat, 0]
    return best


@compiled
def of_two(game: Game, seat: int, tiles: Any, first: int, result: Result) -> int:
    """The same with two tiles, from number ``first`` on."""
    tile, colour = tiles[first, 0], tiles[first, 1]
    p, before = player(seat), filled(game, player(seat))
    free, near, shape, best = free_on(game, p), near_on(game, p, False), SHAPE[tile], -(10**6)
    for turn in range(TURNS[shape]):
        found = anchors(shape, turn, free, near)
        for number in range(many(found)):
            one = laid(tile, colour, turn, nth(found, number))
            game[p + TILES + game[p + TILES_N]] = one
            game[p + TILES_N] += 1
            fill(game, p, either(before, cells_of(one)))
            best = max(best, of_one(game, seat, tiles[first + 1, 0], tiles[first + 1, 1], result))
            game[p + TILES_N] -= 1
            fill(game, p, before)
    if best == -(10**6):
        best = of_one(game, seat, tiles[first + 1, 0], tiles[first + 1, 1], result)
    return best


@compiled
def most_after(game: Game, seat: int, tiles: Any, places: Any, worths: Any) -> None:
    """For each place (turn and cell) of the first of one to three ``tiles`` (tile and colour) the most points in the
    end. The position is left as it was."""
    p, before = player(seat), filled(game, player(seat))
    result = numpy.zeros((SEATS_AT_MOST, 2), numpy.int64)
    for place in range(len(places)):
        one = laid(tiles[0, 0], tiles[0, 1], places[place, 0], places[place, 1])
        game[p + TILES + game[p + TILES_N]] = one
        game[p + TILES_N] += 1
        fill(game, p, either(before, cells_of(one)))
        if len(tiles) == 1:
            score(game, result)
            worths[place] = result[seat, 0]
        elif len(tiles) == 2:
            worths[place] = of_one(game, seat, tiles[1, 0], tiles[1, 1], result)
        else:
            worths[place] = of_two(game, seat, tiles, 1, result)
        game[p + TILES_N] -= 1
        fill(game, p, before)
