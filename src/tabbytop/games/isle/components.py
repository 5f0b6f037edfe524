"""The box without its cards [ISLE 1.1]: colours, and every kind of tile as a small number.

A *tile* is a number into ``TILES``: cats are ``17 * colour + form``, then come oshax, common treasures, rare
treasures, and last what was added from files [ISLE 1.3]. Tiles of a kind are equal numbers. A *shape* is a number into
``SHAPES``; two tiles of one outline share it. A *colour* is a number into ``COLOURS``, ``NONE`` for treasures and for
oshax that nobody has befriended.

Data lies in ``data``. More lesson modules and tiles are files in folders of the same form, ``modules/D.json`` and
``extra/anything.json``, with their words in ``texts/en.ftl``; the environment variable ``TABBYTOP_ISLE`` names such
folders.
"""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from tabbytop.core import Malformed

from .shapes import Shape, Squares, drawn, is_connected, shape

Colour: TypeAlias = int
TileId: TypeAlias = int
ShapeId: TypeAlias = int
Kind = Literal["cat", "oshax", "common", "rare"]
ColourKey = Literal["blue", "green", "red", "purple", "orange"]

DATA = Path(__file__).parent / "data"
#: where modules and extra tiles are looked for, the box first
FOLDERS: tuple[Path, ...] = (DATA, *map(Path, filter(None, os.environ.get("TABBYTOP_ISLE", "").split(os.pathsep))))


def need(ok: bool, what: str, where: object) -> None:
    """``Malformed`` for a file that is not what it should be."""
    if not ok:
        raise Malformed(what, str(where))


def read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text("utf-8"))
    except ValueError as wrong:
        raise Malformed(f"not JSON in UTF-8: {wrong}", str(path)) from None
    need(isinstance(data, dict) and "source" in data, "expected an object that names its source", path)
    return dict(data)


@contextmanager
def fitting(path: Path) -> Iterator[None]:
    """A record without what it must have, or with something else in its place, is said with its file."""
    try:
        yield
    except KeyError as missing:
        raise Malformed(f"a record has no {missing}", str(path)) from None
    except (AttributeError, TypeError, ValueError) as wrong:
        raise Malformed(f"a record is not of the form: {wrong}", str(path)) from None


def read_all(folders: Sequence[Path], inside: str) -> list[tuple[Path, dict[str, Any]]]:
    """Every file of one kind in ``folders``, by name within each."""
    for folder in folders:
        need(folder.is_dir(), "there is no such folder", folder)
    return [(path, read(path)) for folder in folders for path in sorted((folder / inside).glob("*.json"))]


_TILES = read(DATA / "tiles.json")

COLOURS: tuple[ColourKey, ...] = tuple(_TILES["colours"])
COLOUR_OF: dict[str, Colour] = {key: colour for colour, key in enumerate(COLOURS)}
NONE: Colour = -1


@dataclass(frozen=True, slots=True)
class Tile:
    number: TileId
    key: str  # "red-c05", "x3", "pair", "zig"
    kind: Kind
    colour: Colour  # of a cat; an oshax gets one when it is laid [ISLE 4.6]
    shape: ShapeId
    size: int
    count: int  # how many of it are in the box

    @property
    def is_cat(self) -> bool:
        """Cats and oshax: whatever has or gets a colour [ISLE 4.6]."""
        return self.kind in ("cat", "oshax")

    @property
    def is_treasure(self) -> bool:
        return self.kind in ("common", "rare")

    @property
    def is_small(self) -> bool:
        """Common treasures of one or two squares [ISLE 4.6]."""
        return self.kind == "common" and self.size <= 2


def load_tiles(folders: Sequence[Path] = (DATA,)) -> tuple[tuple[Tile, ...], tuple[Shape, ...]]:
    """All tiles and their shapes: the box, then what ``extra/*.json`` in the folders adds [ISLE 1.3]."""
    shapes: dict[Squares, tuple[ShapeId, Shape]] = {}
    tiles: list[Tile] = []

    def add(key: str, kind: Kind, colour: Colour, squares: Squares, count: int) -> None:
        need(is_connected(squares), "the squares of a tile hang together", f"tile {key}")
        need(all(tile.key != key for tile in tiles), "there is such a tile already", f"tile {key}")
        new = shape(squares)
        number, _ = shapes.setdefault(new.key, (len(shapes), new))
        tiles.append(Tile(len(tiles), key, kind, colour, number, new.size, count))

    def add_all(records: Iterable[dict[str, Any]], kind: Kind) -> None:
        for record in records:
            add(record["key"], kind, NONE, drawn(record["squares"]), record.get("count", 1))

    for colour, name in enumerate(COLOURS):
        for cat in _TILES["cats"]:
            add(f"{name}-{cat['key']}", "cat", colour, drawn(cat["squares"]), 1)
    add_all(_TILES["oshax"], "oshax")
    add_all(_TILES["common"], "common")
    add_all(_TILES["rare"], "rare")
    for path, more in read_all(folders, "extra"):
        need(set(more) <= {"source", "oshax", "rare"}, "extra tiles are oshax and rare treasures [ISLE 1.3]", path)
        with fitting(path):
            add_all(more.get("oshax", ()), "oshax")
            add_all(more.get("rare", ()), "rare")
    return tuple(tiles), tuple(one for _, one in shapes.values())


TILES, SHAPES = load_tiles(FOLDERS)
TILE_OF: dict[str, TileId] = {tile.key: tile.number for tile in TILES}


def _of_kind(kind: Kind) -> tuple[TileId, ...]:
    return tuple(tile.number for tile in TILES if tile.kind == kind)


CATS, OSHAX, COMMON, RARE = _of_kind("cat"), _of_kind("oshax"), _of_kind("common"), _of_kind("rare")
SMALL: tuple[TileId, ...] = tuple(number for number in COMMON if TILES[number].is_small)

#: oshax that start beside the island; further ones start in the bag [ISLE 1.3, 2.1]
OSHAX_LAID_OUT = len(_TILES["oshax"])
#: common treasures laid out of each shape, by the number of players [ISLE 2.1]
COMMON_LAID_OUT: dict[int, int] = {int(players): count for players, count in _TILES["common_laid_out"].items()}
#: cats drawn for each of the two fields, by the number of players [ISLE 4.0]
CATS_IN_A_FIELD: dict[int, int] = {int(players): count for players, count in _TILES["cats_in_a_field"].items()}
BASKETS_IN_THE_BOX: int = _TILES["baskets"]

#: all cats and all rare treasures, sorted: the bag has no order until a tile is drawn [ISLE 2.1]
BAG: tuple[TileId, ...] = tuple(
    tile.number for tile in TILES if tile.kind in ("cat", "rare") for _ in range(tile.count)
)
