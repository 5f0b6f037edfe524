"""A tile is a byte, and the 25 of a game are eight words of four bytes.

Bits 0 to 3: a cat's strength, a prey's value, or a dog's straight arrows N E S W as it lies. Bit 4: a chief; one of a
pair; a dog that bites slantwise too. Bits 5 and 6: a cat of seat 0, a cat of seat 1, prey, dog. A dog's slanting arrows
need no bits of their own: they are those beside its straight ones, or all four if it has none.
"""

from collections.abc import Iterable
from itertools import permutations
from typing import Any

from tabbytop.games.clans.board import CAT_REACH, DOG_REACH, PREY_REACH, STRAIGHT_REACH
from tabbytop.games.clans.components import (
    ARROWS,
    CLANS,
    FIRST_DOG,
    PAIRS,
    VALUES,
    Face,
    is_cat,
    is_chief,
    is_dog,
    owner,
    strength,
    tiles_of,
)
from tabbytop.kernels.compiled import inlined, row
from tabbytop.kernels.words import u32

from .cells import PLACE

PREY, DOG = 2, 3  #: what a tile is; below them cats
CLANS_IN_ORDER = tuple(CLANS)
GOURMETS, MEOWSKETEERS, CHAOTICATS, SUPERCATS, MEOWFIA, PHANTOMS, POWERCATS = range(len(CLANS_IN_ORDER))
NO_POWER = len(CLANS_IN_ORDER)
CLAN_PAIRS = tuple(permutations(range(len(CLANS_IN_ORDER)), 2))  #: all 42, the clan of seat 0 first


def byte_of(face: Face) -> int:
    """A face of the rules as a byte."""
    kind, quarter = divmod(face, 4)
    if is_cat(kind):
        return owner(kind) << 5 | is_chief(kind) << 4 | strength(kind)
    if not is_dog(kind):
        return PREY << 5 | any(kind in pair for pair in PAIRS.values()) << 4 | VALUES[kind]
    arrows = [(arrow + 2 * quarter) % 8 for arrow in ARROWS[kind - FIRST_DOG]]
    straight = sum(1 << arrow // 2 for arrow in arrows if arrow % 2 == 0)
    return DOG << 5 | any(arrow % 2 for arrow in arrows) << 4 | straight


def packed(tiles: Iterable[int]) -> list[int]:
    """Bytes as the words hold them: the k-th is byte ``k >> 3`` of word ``k & 7``, so that the words can be turned into
    masks of cells (``planes``)."""
    words = [0] * 8
    for k, tile in enumerate(tiles):
        words[k & 7] |= tile << 8 * (k >> 3)
    return words


#: the tiles of each pair of clans, none of them turned yet: eight words each
BAGS: Any = row(
    (
        word
        for one, other in CLAN_PAIRS
        for word in packed(byte_of(4 * kind) for kind in tiles_of((CLANS_IN_ORDER[one], CLANS_IN_ORDER[other])))
    ),
    "uint32",
)
SIDES: Any = row((clan for pair in CLAN_PAIRS for clan in pair), "int32")  #: the clans of each pair


def _reaches() -> Any:
    """The cells a turned tile may be swapped with [CLANS 3.3]: by what it is and where it lies, then the same once more
    where Supercats move [CLANS 5.4]."""
    words = row([0] * 256, "uint32")
    for supercats in (0, 1):
        cats = STRAIGHT_REACH if supercats else CAT_REACH
        for kind, reach in enumerate((cats, cats, PREY_REACH, DOG_REACH)):
            for cell, place in enumerate(PLACE):
                words[128 * supercats + 32 * kind + place] = sum(1 << PLACE[to] for to in reach[cell])
    return words


REACHES: Any = _reaches()


@inlined
def rotated(tile: int, quarter: int) -> int:
    """A dog turned by quarters, clockwise [CLANS 2.1]; any other tile as it is."""
    arrows = u32(tile & 15)
    turned = u32(u32(u32(arrows * u32(17)) << quarter) >> 4 & 15)
    return u32(tile & 0x70 | turned) if tile >> 5 == DOG else tile
