"""Boats written as one sees them, for the tests of the isle."""

from tabbytop.core import Mask
from tabbytop.games.isle.boat import (
    BOAT_OF,
    CELL_OF,
    FOOTPRINTS,
    HULL,
    Laid,
    cell_at,
    cells_of,
    covered,
    name,
    point,
    recognise,
    set_of,
)
from tabbytop.games.isle.components import COLOUR_OF, COLOURS, NONE, TILE_OF, TILES
from tabbytop.games.isle.final import Final


def tiles(text: str) -> tuple[Laid, ...]:
    """``red-c16: a5 f5; x1=green/2: d3; single: h1``: tile, turn if it is not 0, and where its anchor lies."""
    laid = []
    for part in filter(None, map(str.strip, text.split(";"))):
        what, anchors = part.split(":")
        what, _, turn = what.partition("/")
        key, _, colour = what.partition("=")
        tile = TILES[TILE_OF[key]]
        for anchor in anchors.split():
            cells = FOOTPRINTS[tile.shape][int(turn or 0)] << CELL_OF[anchor]
            assert not cells & ~HULL, f"{key} at {anchor} lies outside the hull"
            assert not cells & covered(laid), f"{key} at {anchor} overlaps"
            laid.append(Laid(tile.number, COLOUR_OF[colour] if colour else tile.colour, Mask(cells)))
    return tuple(laid)


def singles(mask: int) -> str:
    """The smallest treasures on all these cells."""
    return "single: " + " ".join(map(name, cells_of(mask)))


#: where 24 cats of five in a row can lie, row by row
BARS = "h1 e2 j2 b3 g3 l3 a4 f4 k4 p4 a5 f5 k5 p5 a6 f6 k6 p6 b7 g7 l7 e8 j8 h9".split()


def bars(**counts: int) -> str:
    """So many cats of each colour, side by side from the top: ``bars(red=5, blue=1)``."""
    left, text = list(BARS), []
    for colour, count in counts.items():
        text.append(f"{colour}-c16: " + " ".join(left[:count]))
        del left[:count]
    return "; ".join(text)


def final(*parts: str, boat: str = "boat_1", **facts) -> Final:
    return Final(BOAT_OF[boat], tiles("; ".join(parts)), **facts)


def drawing(text: str, **legend: str) -> tuple[Laid, ...]:
    """A boat drawn cell by cell, each tile by a letter of its own: ``red="ab", green_oshax="c", rare="d"``."""
    spots: dict[str, list[int]] = {}
    for y, row in enumerate(text.split()):
        for x, letter in enumerate(row):
            if letter not in ".-":
                spots.setdefault(letter, []).append(cell_at(x, y))
    laid = []
    for what, letters in legend.items():
        colour = COLOUR_OF.get(what.split("_")[0], NONE)
        kind = what.split("_")[-1] if what.split("_")[-1] not in COLOURS else "cat"
        for letter in letters:
            cells = set_of(spots.pop(letter))
            shape = recognise(cells)
            assert shape is not None, letter
            number = next(
                tile.number
                for tile in TILES
                if (tile.kind, tile.shape) == (kind, shape[0]) and (kind != "cat" or tile.colour == colour)
            )
            laid.append(Laid(number, colour, Mask(cells)))
    assert not spots, f"no legend for {''.join(spots)}"
    return tuple(laid)


def written(laid: tuple[Laid, ...]) -> list[dict[str, object]]:
    """Tiles as the score pad reads them."""
    pieces: list[dict[str, object]] = []
    for one in laid:
        piece: dict[str, object] = {
            "kind": TILES[one.tile].kind,
            "cells": [list(point(c)) for c in cells_of(one.cells)],
        }
        if one.colour != NONE:
            piece["colour"] = COLOURS[one.colour]
        pieces.append(piece)
    return pieces


#: on boat_4: 2 rats seen; dining, storage and both cabins open; 13 cats at the edge; the oshax o is green [ISLE 5.6]
WORKED_EXAMPLE = drawing(
    """
    .......hhh-mmmm.......
    ....eehh-h-mloqq-.....
    .bbbbeeeyylllooqq-C...
    aaabdggwgy-jlpoooCCuu.
    vaaad-gggjjjlppssssuuu
    vvvddddiii-jnBptttsuD.
    .ccccciiikkjnnprrtt...
    ....fffff-kkAnrr-.....
    .......xxxzkAnr.......
    """,
    green="ast",
    green_oshax="o",
    orange="behlmq",
    red="cdgu",
    blue="fijkn",
    purple="pr",
    rare="v",
    common="wxyzABCD",
)
