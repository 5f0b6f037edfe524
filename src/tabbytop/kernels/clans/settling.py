"""What a finished layout comes to: the last effects, the best rotation, the count [CLANS 4.7]."""

from typing import NamedTuple

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import i32, u32

from .cells import BOARD, beside
from .hunt import Sides, bites, bitten, tally
from .planes import Planes, chief_in_the_middle, chief_of, dogs_of
from .tiles import MEOWSKETEERS, SUPERCATS


class Terms(NamedTuple):
    """What counts beside this game's tally."""

    points: int  # by which seat 0 leads before it, from an earlier one of the match or given to it [CLANS 7.3, 7.6],
    prey: int  # and prey
    win: int  # what winning is worth: a point is ten


USUAL = Terms(i32(0), i32(0), i32(100))


class Contest(NamedTuple):
    """Who plays, and for what."""

    sides: Sides
    terms: Terms


@inlined
def worth(result: int, terms: Terms) -> int:
    """A tally to seat 0: ten a point, and the winner's prize [CLANS 4.6]."""
    points = i32(i32(result & 255) - i32(result >> 8 & 255) + terms.points)
    prey = i32(i32(result >> 16 & 255) - i32(result >> 24 & 255) + terms.prey)
    lead = points if points != 0 else prey
    return i32(10 * points + (terms.win if lead > 0 else 0) - (terms.win if lead < 0 else 0))


@inlined
def settled(on: Planes, sides: Sides, terms: Terms) -> int:
    """The tally of a layout on which every tile is turned; of all rotations the one that the Meowsketeers like best."""
    if sides.power == SUPERCATS:
        on = chief_in_the_middle(on, 0)
    elif sides.other_power == SUPERCATS:
        on = chief_in_the_middle(on, 1)
    return best_count(on, sides, terms)


@inlined
def best_count(on: Planes, sides: Sides, terms: Terms) -> int:
    """The same, where the Supercats' chief has moved already."""
    dogs = dogs_of(on)
    attacked = bitten(on, dogs)
    result = tally(on, BOARD, attacked, sides)
    if sides.power == MEOWSKETEERS or sides.other_power == MEOWSKETEERS:
        near = u32(beside(chief_of(on, sides.other_power == MEOWSKETEERS)) & dogs)
        while near:
            dog = u32(near & u32(u32(0) - near))
            near = u32(near ^ dog)
            result = best_turned(on, sides, terms, dog, attacked, result)
    return result


@inlined
def best_turned(on: Planes, sides: Sides, terms: Terms, dog: int, attacked: int, result: int) -> int:
    """The better of a tally and those with one dog turned by quarters [CLANS 5.2]. What attacks the same cats needs no
    count."""
    sign = 1 if sides.power == MEOWSKETEERS else -1
    rest = bitten(on, u32(dogs_of(on) ^ dog))
    cats = u32(BOARD & ~on.wild)
    north, east, south, west = u32(on.one & dog), u32(on.two & dog), u32(on.four & dog), u32(on.eight & dog)
    for _ in range(3):
        north, east, south, west = west, north, east, south
        now = u32(rest | bites(north, east, south, west, u32(on.marked & dog)))
        if (now ^ attacked) & cats:
            other = tally(on, BOARD, now, sides)
            if sign * worth(other, terms) > sign * worth(result, terms):
                result = other
    return result
