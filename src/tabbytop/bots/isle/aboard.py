"""A boat as the bots look at it: what lies there, counted once, and counted on tile by tile."""

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from tabbytop.games.isle.boat import EDGE, HULL, STRIDE, Cells, Laid, around
from tabbytop.games.isle.components import COLOURS, TILES, Colour, TileId

#: colour, how many cats, their cells, and the cells around them (some off the hull, some their own)
Group: TypeAlias = tuple[Colour, int, Cells, Cells]


class Aboard(NamedTuple):
    """All tiles of a boat. Groups are cats of one colour that hang together, in no order.

    What lessons ask of it (``counts``) has the same names in the boat of compiled code (``flat``).
    """

    filled: Cells = 0
    groups: tuple[Group, ...] = ()
    cat_colours: tuple[Colour, ...] = ()
    cat_cells: tuple[Cells, ...] = ()
    counts: tuple[int, ...] = (0,) * len(COLOURS)  # cats of each colour
    edge: tuple[int, ...] = (0,) * len(COLOURS)  # and those at the edge
    treasure_cells: tuple[Cells, ...] = ()
    common: int = 0
    rare: int = 0
    oshax: int = 0

    def plus(self, tile: TileId, colour: Colour, cells: Cells) -> "Aboard":
        """The same boat with one tile more."""
        kind = TILES[tile].kind
        if colour < 0:
            return self._replace(
                filled=self.filled | cells,
                treasure_cells=(*self.treasure_cells, cells),
                common=self.common + (kind == "common"),
                rare=self.rare + (kind == "rare"),
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
            (*self.cat_colours, colour),
            (*self.cat_cells, cells),
            _one_more(self.counts, colour),
            _one_more(self.edge, colour) if cells & EDGE else self.edge,
            self.treasure_cells,
            self.common,
            self.rare,
            self.oshax + (kind == "oshax"),
        )

    @property
    def cats(self) -> int:
        return len(self.cat_cells)

    @property
    def treasures(self) -> Cells:
        """The cells of all treasures."""
        return sum(self.treasure_cells)

    @property
    def free_near(self) -> Cells:
        """The cells that have a free one beside them, and some off the hull."""
        return around(HULL & ~self.filled)

    @property
    def grouped(self) -> int:
        """How many groups there are."""
        return len(self.groups)

    @property
    def sizes(self) -> list[int]:
        """How many cats each group has."""
        return [group[1] for group in self.groups]

    @property
    def largest(self) -> int:
        """Cats of the largest group."""
        return max([group[1] for group in self.groups], default=0)

    @property
    def lonely(self) -> list[int]:
        """By colour, cats without a cat of their colour beside them."""
        alone = [0] * len(COLOURS)
        for group in self.groups:
            if group[1] == 1:
                alone[group[0]] += 1
        return alone


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
