"""The end [CLANS 4]: dogs, strengths and points on all cells at once.

The strengths of both clans lie in one word of 64 bits for each bit of them, seat 1 from ``OTHER`` on: far enough that a
step down from the last row of seat 0 does not reach it. Adders sum them up on all cells at once.
"""

from typing import NamedTuple

from tabbytop.kernels.compiled import compiled, inlined
from tabbytop.kernels.words import popcount, u32, u64

from .cells import beside, far_along, slanting
from .planes import Planes, prey_of
from .tiles import CHAOTICATS, GOURMETS, MEOWFIA, PHANTOMS, POWERCATS

OTHER = 35


class Sides(NamedTuple):
    """The clans of both seats, and the same with powers; ``NO_POWER`` without."""

    clan: int
    other_clan: int
    power: int
    other_power: int


# -- the dogs ----------------------------------------------------------------------------------------------------------
@inlined
def bitten(on: Planes, dogs: int) -> int:
    """The cells that ``dogs`` attack [CLANS 4.2]."""
    north, east, south, west = u32(on.one & dogs), u32(on.two & dogs), u32(on.four & dogs), u32(on.eight & dogs)
    return bites(north, east, south, west, u32(on.marked & dogs))


@inlined
def bites(north: int, east: int, south: int, west: int, slants: int) -> int:
    """The cells attacked by dogs with such arrows: those that slant do it beside their straight ones, or all round."""
    round_ = u32(slants & ~(north | east | south | west))
    straight = u32(north >> 6 | east << 1 | south << 6 | west >> 1)
    north_east, south_east = u32(round_ | slants & (north | east)), u32(round_ | slants & (south | east))
    north_west, south_west = u32(round_ | slants & (north | west)), u32(round_ | slants & (south | west))
    return u32(straight | north_east >> 5 | south_east << 7 | south_west << 5 | north_west >> 7)


# -- strengths ---------------------------------------------------------------------------------------------------------
class Awake(NamedTuple):
    """The cats face up after the dogs: of each seat as a mask, and their strengths, both seats in a word."""

    own: int
    other: int
    one: int
    two: int
    four: int
    eight: int


@inlined
def both(own: int, other: int) -> int:
    return u64(own) | u64(other) << OTHER


@inlined
def awake(on: Planes, seen: int, attacked: int, sides: Sides, unseen: int) -> Awake:
    """Who is face up after the dogs and, beside the Meowfia's chief, after it [CLANS 4.2, 5.3, 5.5, 5.6]."""
    cats = u32(seen & ~on.wild)
    spared = u32(~attacked)
    own = u32(cats & ~on.second & (spared | on.marked if sides.power == PHANTOMS else spared))
    other = u32(cats & on.second & (spared | on.marked if sides.other_power == PHANTOMS else spared))
    up = both(own, other)
    one, two = both(on.one, on.one) & up, both(on.two, on.two) & up
    four, eight = both(on.four, on.four) & up, both(on.eight, on.eight) & up
    if sides.clan == CHAOTICATS or sides.other_clan == CHAOTICATS:
        chaotic = u64(own) if sides.clan == CHAOTICATS else u64(other) << OTHER
        many = u32(popcount(own if sides.clan == CHAOTICATS else other) + unseen)
        strength = u32(u32(12) - u32(many << 1))  # five 2, four 4 … one 10 [CLANS 5.3]
        two |= chaotic if strength & 2 else u64(0)
        four |= chaotic if strength & 4 else u64(0)
        eight |= chaotic if strength & 8 else u64(0)
    if sides.power == MEOWFIA or sides.other_power == MEOWFIA:
        boss = u32((own if sides.power == MEOWFIA else other) & on.marked)
        hushed = u32(beside(boss) & ~u32(eight | eight >> OTHER))  # weaker than its 7: below 8
        own, other = u32(own & ~hushed), u32(other & ~hushed)
        up = both(own, other)
        one, two, four, eight = one & up, two & up, four & up, eight & up
    return Awake(own, other, one, two, four, eight)


class Sums(NamedTuple):
    """How strong both clans are beside every cell, bit by bit, both seats in a word."""

    one: int
    two: int
    four: int
    eight: int
    sixteen: int


@inlined
def add(a: int, b: int, c: int) -> tuple[int, int]:
    """The sum of three bits everywhere, and what is carried."""
    differ = a ^ b
    return differ ^ c, a & b | differ & c


@inlined
def strengths(on: Planes, cats: Awake, sides: Sides) -> Sums:
    """The cats beside each cell [CLANS 4.3] and the chiefs that hunt from farther away [CLANS 5.1, 5.7]."""
    chief, other_chief = u32(cats.own & on.marked), u32(cats.other & on.marked)
    far_one, far_two = u64(0), u64(0)
    if sides.power == GOURMETS:  # its chief is a 3
        far_one = far_two = u64(slanting(chief))
    elif sides.other_power == GOURMETS:
        far_one = far_two = u64(slanting(other_chief)) << OTHER
    if sides.power == POWERCATS:  # its chief is a 2
        far_two |= u64(far_along(chief))
    elif sides.other_power == POWERCATS:
        far_two |= u64(far_along(other_chief)) << OTHER
    x, a = add(cats.one << 1, cats.one >> 1, cats.one << 6)
    one, b = add(x, cats.one >> 6, far_one)
    x, c = add(cats.two << 1, cats.two >> 1, cats.two << 6)
    y, d = add(cats.two >> 6, a, b)
    two, e = add(x, y, far_two)
    x, a = add(cats.four << 1, cats.four >> 1, cats.four << 6)
    y, b = add(cats.four >> 6, c, d)
    four, f = add(x, y, e)
    x, c = add(cats.eight << 1, cats.eight >> 1, cats.eight << 6)
    y, d = add(cats.eight >> 6, a, b)
    eight, e = add(x, y, f)
    return Sums(one, two, four, eight, c ^ d ^ e)


@inlined
def ahead(more: int, differ: int, plane: int) -> tuple[int, int]:
    """Where seat 0 has more, and where they differ, this higher bit of the sums taken into account."""
    own, other = u32(plane), u32(plane >> OTHER)
    changes = u32(own ^ other)
    return u32(own & ~other | more & ~changes), u32(differ | changes)


# -- points ------------------------------------------------------------------------------------------------------------
@compiled
def tally(on: Planes, seen: int, attacked: int, sides: Sides) -> int:
    """Points and prey of both [CLANS 4.2-4.7], a byte each: ``points | other's << 8 | prey << 16 | other's << 24``."""
    return tallied(on, seen, attacked, sides)


@inlined
def tallied(on: Planes, seen: int, attacked: int, sides: Sides) -> int:
    """The same, written out where it is asked."""
    cats = awake(on, seen, attacked, sides, u32(0))
    sums = strengths(on, cats, sides)
    more, differ = ahead(u32(0), u32(0), sums.one)
    more, differ = ahead(more, differ, sums.two)
    more, differ = ahead(more, differ, sums.four)
    more, differ = ahead(more, differ, sums.eight)
    more, differ = ahead(more, differ, sums.sixteen)
    prey = u32(seen & prey_of(on))
    took, lost = u32(prey & more), u32(prey & differ & ~more)
    if sides.power == CHAOTICATS:
        took = completed(on, prey, took, lost, u32(cats.own & on.marked))
    elif sides.other_power == CHAOTICATS:
        lost = completed(on, prey, lost, took, u32(cats.other & on.marked))
    prizes, other_prizes = popcount(took), popcount(lost)
    points, other_points = values(on, took), values(on, lost)
    if sides.power == GOURMETS:  # [CLANS 5.1]
        points = u32(points + prizes)
    elif sides.power == MEOWFIA:  # [CLANS 5.5]
        points = u32(points + popcount(cats.own))
    if sides.other_power == GOURMETS:
        other_points = u32(other_points + other_prizes)
    elif sides.other_power == MEOWFIA:
        other_points = u32(other_points + popcount(cats.other))
    return u32(points | other_points << 8 | prizes << 16 | other_prizes << 24)


@inlined
def pigeons_of(on: Planes, prey: int) -> int:
    """2 and 5, whose lowest two bits differ, while those of the flies, 3 and 4, are alike [CLANS 1.2]."""
    return u32(prey & on.marked & (on.one ^ on.two))


@inlined
def completed(on: Planes, prey: int, took: int, lost: int, chief: int) -> int:
    """The prey ``took``, and what the Chaoticats' chief completes of the pairs [CLANS 5.3]."""
    helped = u32(took & beside(chief))
    pigeons = pigeons_of(on, prey)
    flies = u32(prey & on.marked & ~pigeons)
    if helped & pigeons and not lost & pigeons:
        took = u32(took | pigeons)
    if helped & flies and not lost & flies:
        took = u32(took | flies)
    return took


@inlined
def values(on: Planes, took: int) -> int:
    """Prey and pairs [CLANS 4.5]: both pigeons are 10 instead of 7, both flies 12."""
    points = u32(
        popcount(u32(took & on.one)) + u32(popcount(u32(took & on.two)) << 1) + u32(popcount(u32(took & on.four)) << 2)
    )
    pigeons = pigeons_of(on, took)
    flies = u32(took & on.marked & ~pigeons)
    if popcount(pigeons) == 2:
        points = u32(points + u32(3))
    if popcount(flies) == 2:
        points = u32(points + u32(5))
    return points
