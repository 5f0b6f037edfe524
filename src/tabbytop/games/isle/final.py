"""One player's end as small questions [ISLE 9.1]: what is seen, who belongs to which family, who touches what.

Everything that scores asks a ``Final``. It holds nothing but facts of the table, so it serves the last count, "if the
game ended now" and the score pad alike.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from .boat import BOATS, EDGE, ROOMS, BoatId, Cells, Laid, Room, around, covered
from .components import COLOURS, TILES, Colour

SMALLEST_FAMILY = 3  # [ISLE 5.2]


class Group(NamedTuple):
    """Cats of one colour that hang together by their sides."""

    colour: Colour
    size: int
    cells: Cells


def family_points(size: int) -> int:
    """3 cats 8, 4 cats 11, 5 cats 15, and 5 for each further cat [ISLE 5.2]."""
    if size > 4:
        return 5 * (size - 2)
    return 11 if size == 4 else 8 if size == SMALLEST_FAMILY else 0


@lru_cache(maxsize=4096)  # the boats of those who do not move are asked again and again
def groups_of(tiles: tuple[Laid, ...]) -> tuple[Group, ...]:
    """All groups, the largest first [ISLE 5.2]."""
    groups = []
    for colour in range(len(COLOURS)):
        apart: list[Cells] = [laid.cells for laid in tiles if laid.colour == colour]
        while apart:
            size, cells = 0, 0
            joining, near = apart[:1], apart[0]
            while joining:
                apart = [one for one in apart if not one & near]
                size += len(joining)
                for one in joining:
                    cells |= one
                    near |= around(one)
                joining = [one for one in apart if one & near]
            groups.append(Group(colour, size, cells))
    return tuple(sorted(groups, key=lambda group: -group.size))


def largest_family(tiles: tuple[Laid, ...]) -> int:
    """How many cats the largest family has; 0 if there is none."""
    groups = groups_of(tiles)
    return groups[0].size if groups and groups[0].size >= SMALLEST_FAMILY else 0


@dataclass(frozen=True)
class Final:
    """What one player has when the game ends, with what the table says about it."""

    boat: BoatId
    tiles: tuple[Laid, ...]
    fish: int = 0
    baskets: int = 0  # permanent ones, used or not
    lessons: int = 0  # private lessons that lie in front of the player
    first: bool = False  # in the last turn order
    rivals: tuple[int, ...] = ()  # size of each other player's largest family, 0 for none
    solo: bool = False

    # -- cells

    @cached_property
    def covered(self) -> Cells:
        return covered(self.tiles)

    @cached_property
    def visible_rats(self) -> Cells:
        return BOATS[self.boat].rats & ~self.covered

    @cached_property
    def uncovered_maps(self) -> int:
        """Maps under no tile, whatever covered them before."""
        return sum(1 for cell in BOATS[self.boat].maps if not cell & self.covered)

    def is_filled(self, room: Room) -> bool:
        return not room.cells & ~self.covered

    def is_empty(self, room: Room) -> bool:
        return not room.cells & self.covered

    @cached_property
    def filled_rooms(self) -> tuple[int, ...]:
        return tuple(number for number, room in enumerate(ROOMS) if self.is_filled(room))

    # -- cats; an oshax is a cat of its colour

    @cached_property
    def cats(self) -> tuple[Laid, ...]:
        return tuple(laid for laid in self.tiles if laid.colour >= 0)

    @cached_property
    def cats_by_colour(self) -> tuple[int, ...]:
        return _by_colour(self.cats)

    @cached_property
    def edge_cats_by_colour(self) -> tuple[int, ...]:
        """Cats on at least one edge cell, each once."""
        return _by_colour(laid for laid in self.cats if laid.cells & EDGE)

    @cached_property
    def oshax(self) -> int:
        return sum(1 for laid in self.tiles if TILES[laid.tile].kind == "oshax")

    # -- groups and families

    @property
    def groups(self) -> tuple[Group, ...]:
        return groups_of(self.tiles)

    @cached_property
    def families(self) -> tuple[Group, ...]:
        return tuple(group for group in self.groups if group.size >= SMALLEST_FAMILY)

    @property
    def largest_family(self) -> int:
        return largest_family(self.tiles)

    @cached_property
    def lonely_by_colour(self) -> tuple[int, ...]:
        """Cats that touch no other cat of their colour; touching others is no company."""
        return _by_colour(group for group in self.groups if group.size == 1)

    # -- treasures

    @cached_property
    def common(self) -> tuple[Laid, ...]:
        return tuple(laid for laid in self.tiles if TILES[laid.tile].kind == "common")

    @cached_property
    def rare(self) -> tuple[Laid, ...]:
        return tuple(laid for laid in self.tiles if TILES[laid.tile].kind == "rare")

    @property
    def treasures(self) -> tuple[Laid, ...]:
        return self.common + self.rare


def _by_colour(found: Iterable[Laid | Group]) -> tuple[int, ...]:
    counts = [0] * len(COLOURS)
    for one in found:
        counts[one.colour] += 1
    return tuple(counts)
