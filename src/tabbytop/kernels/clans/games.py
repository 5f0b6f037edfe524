"""One game, whoever plays it: a core or a thread of a graphics card."""

from typing import Any

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import u32

from .chance import after, number, seeded
from .giving import given_out
from .hunt import Sides
from .positions import AT, SEAT, laid_out, left_in, sides_in
from .scratch import Scratch, fill, lying
from .tiles import NO_POWER
from .turns import any_swap, begun, played

CHOSEN, ONWARDS = 42, 43  #: streams of chance of their own, beside those of the 42 pairs


@inlined
def sides_of(clan: int, other_clan: int, powers: bool) -> Sides:
    none = u32(NO_POWER)
    return Sides(u32(clan), u32(other_clan), u32(clan) if powers else none, u32(other_clan) if powers else none)


@inlined
def of_pair(scratch: Scratch, bags: Any, bag: int, sides: Sides, seed: int, pair: int, game: int) -> int:
    """The tally of a game of two clans, seat 0 first. Its tiles are the eight words of ``bags`` from ``bag`` on."""
    chance = seeded(seed, pair, game)
    fill(scratch, bags, u32(bag), scratch.unseen)
    layout = begun(scratch, chance)
    return played(scratch, layout, u32(24), sides, u32(0), after(chance))


@inlined
def with_choice(
    scratch: Scratch, bags: Any, way: int, clans: int, powers: bool, seed: int, game: int
) -> tuple[int, int]:
    """Clans are given out, then a game is played: its tally, and ``seat that starts | clan << 4 | other's << 8``."""
    given, chance = given_out(seeded(seed, CHOSEN, game), way, clans)
    pair = u32(6 * given.clan + given.other_clan - (1 if given.other_clan > given.clan else 0))
    fill(scratch, bags, u32(8 * pair), scratch.unseen)
    layout = begun(scratch, chance)
    sides = sides_of(given.clan, given.other_clan, powers)
    result = played(scratch, layout, u32(24), sides, given.first, after(chance))
    return result, u32(given.first | given.clan << 4 | given.other_clan << 8)


@inlined
def onwards(scratch: Scratch, position: Any, seed: int, game: int) -> int:
    """The tally of a game that goes on from a position."""
    chance = seeded(seed, ONWARDS, game)
    layout = laid_out(scratch, position)
    sides, seat, at = sides_in(position), u32(position[SEAT]), u32(position[AT])
    if at:
        cell = u32(at - u32(1))
        power = sides.power if seat == 0 else sides.other_power
        layout = any_swap(scratch, layout, cell, lying(scratch, cell), power, number(chance))
        chance, seat = after(chance), u32(seat ^ u32(1))
    return played(scratch, layout, left_in(position), sides, seat, chance)
