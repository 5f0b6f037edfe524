"""What a finished layout comes to: the last effects, the best rotation, the count [CLANS 4.7]."""

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import i32, u32

from .cells import BOARD, beside
from .hunt import Sides, bites, bitten, tally
from .planes import Planes, chief_in_the_middle, chief_of, dogs_of
from .tiles import MEOWSKETEERS, SUPERCATS

WIN = 100  #: what winning is worth: ten points


@inlined
def worth(result: int) -> int:
    """A tally to seat 0: ten a point, and the winner's prize [CLANS 4.6]."""
    points = i32(result & 255) - i32(result >> 8 & 255)
    prey = i32(result >> 16 & 255) - i32(result >> 24)
    lead = points if points != 0 else prey
    return i32(10 * points + (WIN if lead > 0 else 0) - (WIN if lead < 0 else 0))


@inlined
def settled(on: Planes, sides: Sides) -> int:
    """The tally of a layout on which every tile is turned; of all rotations the one that the Meowsketeers like best."""
    if sides.power == SUPERCATS:
        on = chief_in_the_middle(on, 0)
    elif sides.other_power == SUPERCATS:
        on = chief_in_the_middle(on, 1)
    dogs = dogs_of(on)
    attacked = bitten(on, dogs)
    result = tally(on, BOARD, attacked, sides)
    if sides.power == MEOWSKETEERS or sides.other_power == MEOWSKETEERS:
        near = u32(beside(chief_of(on, sides.other_power == MEOWSKETEERS)) & dogs)
        while near:
            dog = u32(near & u32(u32(0) - near))
            near = u32(near ^ dog)
            result = best_turned(on, sides, dog, attacked, result)
    return result


@inlined
def best_turned(on: Planes, sides: Sides, dog: int, attacked: int, result: int) -> int:
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
            if sign * worth(other) > sign * worth(result):
                result = other
    return result
