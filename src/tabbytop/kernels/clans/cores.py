"""Random games on the cores of this machine: each is known by its seed, its pair of clans and its number."""

from typing import Any

import numpy

from tabbytop.kernels.compiled import compiled, on_all_cores, prange
from tabbytop.kernels.words import u32

from .games import of_pair, onwards, sides_of, with_choice
from .scratch import WORDS, Scratch
from .tiles import BAGS, CLAN_PAIRS, REACHES, SIDES

PARTS = 16  # each pair's games, or a position's, are shared out in so many parts


@compiled
def own_scratch(reaches: Any) -> Scratch:
    words = numpy.zeros(WORDS, numpy.uint32)
    return Scratch(words, words.view(numpy.uint8), u32(0), u32(32), u32(4), reaches)


@compiled
def play_pair(seed: int, pair: int, first: int, powers: bool, reaches: Any, bags: Any, clans: Any, out: Any) -> None:
    """The tallies of a pair's games from number ``first`` on."""
    scratch = own_scratch(reaches)
    sides = sides_of(clans[2 * pair], clans[2 * pair + 1], powers)
    for i in range(len(out)):
        out[i] = of_pair(scratch, bags, 8 * pair, sides, seed, pair, first + i)


@compiled
def play_chosen(
    seed: int, first: int, way: int, clans: int, powers: bool, reaches: Any, bags: Any, out: Any, given: Any
) -> None:
    """The same with the clans given out first; ``given`` says what became of that."""
    scratch = own_scratch(reaches)
    for i in range(len(out)):
        out[i], given[i] = with_choice(scratch, bags, way, clans, powers, seed, first + i)


@compiled
def play_onwards(seed: int, first: int, position: Any, reaches: Any, out: Any) -> None:
    """The tallies of games that go on from a position."""
    scratch = own_scratch(reaches)
    for i in range(len(out)):
        out[i] = onwards(scratch, position, seed, first + i)


@on_all_cores
def play_all_pairs(seed: int, first: int, powers: bool, reaches: Any, bags: Any, clans: Any, out: Any) -> None:
    games = out.shape[1]
    for part in prange(PARTS * out.shape[0]):
        pair, n = part // PARTS, part % PARTS
        begin, end = games * n // PARTS, games * (n + 1) // PARTS
        play_pair(seed, pair, first + begin, powers, reaches, bags, clans, out[pair, begin:end])


@on_all_cores
def play_all_positions(seed: int, first: int, positions: Any, reaches: Any, out: Any) -> None:
    for i in prange(len(positions)):
        play_onwards(seed, first, positions[i], reaches, out[i])


def games_of_all_pairs(games: int, seed: int, powers: bool = True, first: int = 0) -> Any:
    """The tallies of ``games`` random games of each of the 42 pairs, one row a pair."""
    out = numpy.zeros((len(CLAN_PAIRS), games), numpy.uint32)
    play_all_pairs(seed, first, powers, REACHES, BAGS, SIDES, out)
    return out


def games_from(positions: Any, games: int, seed: int, first: int = 0) -> Any:
    """The tallies of ``games`` random games from each position, one row a position."""
    out = numpy.zeros((len(positions), games), numpy.uint32)
    play_all_positions(seed, first, positions, REACHES, out)
    return out


def games_with_choice(games: int, seed: int, way: int, clans: int = 7, powers: bool = True, first: int = 0) -> Any:
    """The tallies of random games whose clans are given out first, and how they were."""
    out, given = numpy.zeros(games, numpy.uint32), numpy.zeros(games, numpy.uint32)
    play_chosen(seed, first, way, clans, powers, REACHES, BAGS, out, given)
    return out, given
