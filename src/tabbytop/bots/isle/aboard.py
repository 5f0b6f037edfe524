"""A boat as the bots look at it: what lies there, counted once, and counted on tile by tile."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from tabbytop.games.isle.boat import EDGE, STRIDE, Cells, Laid
from tabbytop.games.isle.components import COLOURS, TILES, Colour, TileId

#: colour, how many cats, their cells, and the cells around them (some off the hull, some their own)
Group: TypeAlias = tuple[Colour, int, Cells, Cells]


class Aboard(NamedTuple):
    """All tiles of a boat. Groups are cats of one colour that hang together, in no order."""

    filled: Cells = 0
    groups: tuple[Group, ...] = ()
    cats: tuple[tuple[Colour, Cells], ...] = ()
    counts: tuple[int, ...] = (0,) * len(COLOURS)  # cats of each colour
    edge: tuple[int, ...] = (0,) * len(COLOURS)  # and those at the edge
    treasures: tuple[Cells, ...] = ()
    common: int = 0
    rare: int = 0
    oshax: int = 0

    def plus(self, tile: TileId, colour: Colour, cells: Cells) -> "Aboard":
        """The same boat with one tile more."""
        kind = TILES[tile].kind
        if colour < 0:
            return Aboard(
                self.filled | cells,
                self.groups,
                self.cats,
                self.counts,
                self.edge,
                (*self.treasures, cells),
                self.common + (kind == "common"),
                self.rare + (kind == "rare"),
                self.oshax,
            )
        size, joined = 1, cells
        near = cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE
        groups = []
        for group in self.groups:
            if group[0] == colour and group[3] & cells:
                size += group[1]
                joined |= group[2]
                near |= group[3]
            else:
                groups.append(group)
        groups.append((colour, size, joined, near))
        return Aboard(
            self.filled | cells,
            tuple(groups),
            (*self.cats, (colour, cells)),
            _one_more(self.counts, colour),
            _one_more(self.edge, colour) if cells & EDGE else self.edge,
            self.treasures,
            self.common,
            self.rare,
            self.oshax + (kind == "oshax"),
        )

    @property
    def largest(self) -> int:
        """Cats of the largest group."""
        return max([group[1] for group in self.groups], default=0)

    @property
    def sizes(self) -> list[int]:
        """Cats of all groups, the largest first."""
        return sorted([group[1] for group in self.groups], reverse=True)


EMPTY = Aboard()


def aboard(tiles: Iterable[Laid]) -> Aboard:
    boat = EMPTY
    for laid in tiles:
        boat = boat.plus(laid.tile, laid.colour, laid.cells)
    return boat


def _one_more(counts: tuple[int, ...], colour: Colour) -> tuple[int, ...]:
    more = list(counts)
    more[colour] += 1
    return tuple(more)
