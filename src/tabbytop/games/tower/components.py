"""The box as small numbers [TOWER 1]: pieces, sizes, cards. All of it is data [TOWER 9].

0 is the table, 1 to 24 are the floors by their own numbers, then the walls by kind, the cats by colour, the kittens.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args

from tabbytop.core.secrecy import Pool

Piece: TypeAlias = int
WallKind: TypeAlias = Literal["brick", "window", "portal", "statue", "column"]
Colour: TypeAlias = Literal["orange", "blue", "green", "purple"]
Scarf: TypeAlias = Literal["red", "orange", "blue", "purple", "yellow"]
Sort: TypeAlias = Literal["table", "floor", "wall", "cat", "kitten"]

_DATA = Path(__file__).parent / "data"


def _read(name: str) -> Any:
    return json.loads((_DATA / name).read_text("utf-8"))


PIECES: Any = _read("pieces.json")
_CARDS: Any = _read("cards.json")

# -- pieces -----------------------------------------------------------------------------------------------------------

TABLE: Piece = 0
GROUND: Piece = 1  #: floor 1, which never falls [TOWER 5.6]
TOP_FLOOR: Piece = PIECES["floors"]["count"]
FLOORS = range(1, TOP_FLOOR + 1)
WALL_KINDS: tuple[WallKind, ...] = get_args(WallKind)
COLOURS: tuple[Colour, ...] = get_args(Colour)
SCARVES: tuple[Scarf, ...] = get_args(Scarf)


class Wall(NamedTuple):
    """A kind of wall in millimetres and grams: two legs as wide as ``leg`` at the foot and ``top`` at the head."""

    kind: WallKind
    many: int
    height: float
    leg: float
    top: float
    mass: float


WALLS_OF: dict[WallKind, range] = {}
WALL_SIZES: dict[WallKind, Wall] = {}
_next = FLOORS.stop
for _one in PIECES["walls"]["kinds"]:
    _wall = Wall(**_one)
    WALL_SIZES[_wall.kind] = _wall
    WALLS_OF[_wall.kind] = range(_next, _next + _wall.many)
    _next += _wall.many
WALLS = range(FLOORS.stop, _next)
EACH: int = PIECES["cats"]["each"]
CATS = range(_next, _next + EACH * len(COLOURS))
CATS_OF: dict[Colour, range] = {
    colour: range(CATS.start + EACH * place, CATS.start + EACH * (place + 1)) for place, colour in enumerate(COLOURS)
}
KITTENS = range(CATS.stop, CATS.stop + len(SCARVES))
TOTO: Piece = KITTENS.start
ALL = range(1, KITTENS.stop)

assert tuple(WALLS_OF) == WALL_KINDS
assert tuple(PIECES["cats"]["colours"]) == COLOURS
assert tuple(PIECES["kittens"]["scarves"]) == SCARVES

KIND_OF: dict[Piece, WallKind] = {piece: kind for kind, pieces in WALLS_OF.items() for piece in pieces}
COLOUR_OF: dict[Piece, Colour] = {piece: colour for colour, pieces in CATS_OF.items() for piece in pieces}


def sort_of(piece: Piece) -> Sort:
    if piece == TABLE:
        return "table"
    if piece in FLOORS:
        return "floor"
    if piece in WALLS:
        return "wall"
    return "cat" if piece in CATS else "kitten"


def name(piece: Piece) -> str:
    """``floor3``, ``brick12``, ``orange2``, ``kitten1``: a kind and a number from 1 [TOWER 10]."""
    if piece == TABLE:
        return "table"
    if piece in FLOORS:
        return f"floor{piece}"
    if piece in WALLS:
        kind = KIND_OF[piece]
        return f"{kind}{piece - WALLS_OF[kind].start + 1}"
    if piece in CATS:
        colour = COLOUR_OF[piece]
        return f"{colour}{piece - CATS_OF[colour].start + 1}"
    return f"kitten{piece - TOTO + 1}"


NAMED: dict[str, Piece] = {name(piece): piece for piece in ALL}

HOLED = frozenset(PIECES["floors"]["holes"]["floors"])
SIDE: float = PIECES["floors"]["side"]
THICKNESS: float = PIECES["floors"]["thickness"]
FOLD: dict[str, int] = PIECES["walls"]["fold"]
HAND: dict[str, float] = PIECES["hand"]
TOLERANCES: dict[str, float] = PIECES["tolerances"]
SETTLING: dict[str, int] = PIECES["settling"]


def height_of(piece: Piece) -> float:
    """How high a piece stands, upright, in millimetres."""
    if piece in FLOORS:
        return THICKNESS
    if piece in WALLS:
        return WALL_SIZES[KIND_OF[piece]].height
    return float(_figure(piece)["body"][2])


def _figure(piece: Piece) -> Any:
    return PIECES["cats" if piece in CATS else "kittens"]


def figure_boxes(piece: Piece) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """A cat or kitten: the size of her body, the size of her head, and where the head's middle is."""
    figure = _figure(piece)
    return tuple(figure["body"]), tuple(figure["head"]), tuple(figure["head_at"])


def mass_of(piece: Piece) -> float:
    """In grams."""
    if piece in FLOORS:
        return float(PIECES["floors"]["mass"])
    if piece in WALLS:
        return WALL_SIZES[KIND_OF[piece]].mass
    return float(_figure(piece)["mass"])


# -- cards ------------------------------------------------------------------------------------------------------------

CardId: TypeAlias = Annotated[int, Pool("cards", none=0)]
Pets: TypeAlias = Literal["", "floor", "colour", "highest"]
Ring: TypeAlias = Literal["there", "touching", "stack", "bridge"]


class Side(NamedTuple):
    """One side of an action card: a build with these walls [TOWER 3.2], or a cat [TOWER 3.3] and whom to pet [3.4]."""

    build: tuple[WallKind, ...] = ()
    cat: str = ""  # a colour, or any
    pet: Pets = ""


class Goal(NamedTuple):
    """So many cats on one floor, related ``how``, of these colours: climb up to ``reward`` floors [TOWER 4]."""

    card: CardId
    reward: int
    cats: int
    how: Ring
    colours: str | tuple[Colour, ...]  # any, same, different, or exactly these


def _side(data: Any) -> Side:
    return Side(tuple(data.get("build", ())), data.get("cat", ""), data.get("pet", ""))


def _goal(data: Any) -> Goal:
    colours = data["colours"]
    return Goal(
        data["card"], data["reward"], data["cats"], data["how"], colours if isinstance(colours, str) else tuple(colours)
    )


ACTIONS: dict[CardId, tuple[Side, ...]] = {one["card"]: tuple(map(_side, one["sides"])) for one in _CARDS["actions"]}
GOALS: dict[CardId, Goal] = {one["card"]: _goal(one) for one in _CARDS["goals"]}


def _starting(cards: Iterable[Any]) -> tuple[CardId, ...]:
    return tuple(one["card"] for one in cards if one.get("start"))


START_ACTIONS = _starting(_CARDS["actions"])
START_GOALS = _starting(_CARDS["goals"])
STORIES: tuple[int, ...] = tuple(_CARDS["stories"])
LOST_WALLS: int = _CARDS["lost_walls"]
MOST_TURNS: int = _CARDS["turns"]
MOST_TRIES: int = _CARDS["tries"]
MOST_RETURNS: int = _CARDS["returns"]  #: how often a piece that strays is put back [TOWER 5.7]
