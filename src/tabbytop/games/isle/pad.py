"""The score pad: a finished table as it lies, counted [ISLE 5, 6.7, 7.3].

It checks what can be seen at a glance: pieces are shapes of their kind inside the hull without overlap, cards belong
where they are listed. It does not count the pieces against the box, since boxes differ and some hold promo tiles.
"""

import reprlib
from collections.abc import Mapping
from typing import Any, cast, get_args

from tabbytop.core import Malformed, Mask, Outcome

from .boat import BOAT_OF, HEIGHT, HULL, WIDTH, Cells, Laid, cell_at, cells_of, point, recognise, set_of
from .cards import (
    ADVANCED_LESSONS,
    BASKET_CARDS,
    CARDS,
    COLOUR_CARDS,
    FAMILY_CARDS,
    LESSONS,
    SISTER_LESSONS,
    CardId,
    Lesson,
)
from .components import COLOUR_OF, COLOURS, NONE, TILES, Colour, Kind, ShapeId, TileId
from .scoring import Cargo, Mode, Public, Sister, outcome

KINDS: tuple[Kind, ...] = get_args(Kind)
MODES: tuple[Mode, ...] = get_args(Mode)
MOST_PLAYERS = 4  # [ISLE 1.1]

_TILE_OF: dict[tuple[Kind, Colour, ShapeId], TileId] = {
    (tile.kind, tile.colour, tile.shape): tile.number for tile in reversed(TILES)
}


def score(data: Any) -> dict[str, Any]:
    """The sheet of a position; ``Malformed`` says what is wrong with it and where."""
    mode, counted = count(data)
    seats = range(len(counted.places) - len(counted.rivals))
    result: dict[str, Any] = {"players": [_player(counted, seat) for seat in seats]}
    if mode == "solo":
        result["sister"] = _sister(counted, len(seats))
    return result | {"winners": list(counted.winners)}


def count(data: Any) -> tuple[Mode, Outcome]:
    """The same with all its lines, for whoever wants to show how it came about."""
    mode = _mode(data)
    players = _list(data["players"], "players", 1, 1 if mode == "solo" else MOST_PLAYERS)
    holds = [_hold(player, mode, f"players[{seat}]") for seat, player in enumerate(players)]
    sides = len(holds) + (mode == "solo")
    order = _turn_order(data["turn_order"], sides) if "turn_order" in data else tuple(range(sides))
    public = _public(data["public"]) if mode != "family" else ()
    sister = _sisters_cards(data["sister"]) if mode == "solo" else None
    return mode, outcome(mode, holds, order, public, sister)


# -- the answer -------------------------------------------------------------------------------------------------------


def _points(counted: Outcome, side: int, *keys: str) -> int:
    return sum(line.points for line in counted.lines if line.side == side and line.key in keys)


def _by_card(counted: Outcome, side: int, *keys: str) -> dict[str, int]:
    lines = [line for line in counted.lines if line.side == side and line.key in keys]
    return {str(dict(line.args)["card"]): line.points for line in lines}


def _player(counted: Outcome, seat: int) -> dict[str, Any]:
    return {
        "rats": _points(counted, seat, "rats"),
        "rooms": _points(counted, seat, "rooms"),
        "families": _points(counted, seat, "family"),
        "rare": _points(counted, seat, "rare"),
        "lessons": _by_card(counted, seat, "lesson", "family-card"),
        "public": _by_card(counted, seat, "public", "public-half"),
        "total": counted.points(seat),
    }


def _sister(counted: Outcome, side: int) -> dict[str, Any]:
    return {
        "colours": _points(counted, side, "sister-colour"),
        "lessons": _by_card(counted, side, "sister-lesson"),
        "total": counted.points(side),
    }


# -- the table --------------------------------------------------------------------------------------------------------


def _mode(data: Any) -> Mode:
    """The mode, once the fields are those of the mode."""
    if not isinstance(data, dict) or "mode" not in data:
        raise Malformed("expected an object with mode, players, turn_order and what the mode asks for")
    if data["mode"] not in MODES:
        raise Malformed(f"expected one of {', '.join(MODES)}, got {_shown(data['mode'])}", "mode")
    mode = cast("Mode", data["mode"])
    _fields(data, {"mode", "players", *_TABLE_FIELDS[mode]}, {"turn_order"} if mode == "family" else set(), mode, "")
    return mode


_TABLE_FIELDS: dict[Mode, set[str]] = {
    "classic": {"public", "turn_order"},
    "solo": {"public", "turn_order", "sister"},
    "family": set(),
}
_PLAYER_FIELDS = {"boat", "tiles", "lessons"}
_WHY_NOT = {
    "sister": "only solo has a sister [ISLE 6]",
    "public": "the family game has no public lessons [ISLE 7.1]",
    "fish": "the family game has no fish [ISLE 7.1]",
    "baskets": "the family game has no baskets [ISLE 7.1]",
}


def _fields(data: Any, wanted: set[str], allowed: set[str], mode: Mode, where: str) -> None:
    shape = "an object with " + ", ".join(sorted(wanted))
    if not isinstance(data, dict):
        raise Malformed(f"expected {shape}, got {_shown(data)}", where)
    for field in data:
        if field not in wanted | allowed:
            raise Malformed(_WHY_NOT.get(str(field), f"unknown field; expected {shape}"), _in(where, str(field)))
    for field in sorted(wanted - set(data)):
        raise Malformed(f"missing; expected {shape} in {mode}", _in(where, field))


def _in(where: str, field: str) -> str:
    return f"{where}.{field}" if where else field


def _shown(data: Any) -> str:
    return reprlib.repr(data)  # short, however long or deep the input is


def _list(data: Any, where: str, least: int = 0, most: int | None = None) -> list[Any]:
    if not isinstance(data, list):
        raise Malformed(f"expected a list, got {_shown(data)}", where)
    if len(data) < least or (most is not None and len(data) > most):
        size = str(least) if least == most else f"{least} or more" if most is None else f"{least} to {most}"
        raise Malformed(f"expected {size}, got {len(data)}", where)
    return data


def _whole(data: Any, where: str) -> int:
    if type(data) is not int or data < 0:
        raise Malformed(f"expected a whole number from 0 on, got {_shown(data)}", where)
    return data


def _colour(data: Any, where: str) -> Colour:
    if not isinstance(data, str) or data not in COLOUR_OF:
        raise Malformed(f"expected one of {', '.join(COLOURS)}, got {_shown(data)}", where)
    return COLOUR_OF[data]


def _turn_order(data: Any, sides: int) -> tuple[int, ...]:
    order = _list(data, "turn_order")
    if any(type(side) is not int for side in order) or sorted(order) != list(range(sides)):
        raise Malformed(f"expected each of {', '.join(map(str, range(sides)))} once, got {_shown(data)}", "turn_order")
    return tuple(order)


# -- one boat ---------------------------------------------------------------------------------------------------------


def _hold(data: Any, mode: Mode, where: str) -> Cargo:
    stock = set() if mode == "family" else {"fish", "baskets"}
    _fields(data, _PLAYER_FIELDS | stock, set(), mode, where)
    boat = data["boat"]
    if not isinstance(boat, str) or boat not in BOAT_OF:
        raise Malformed(f"expected one of {', '.join(BOAT_OF)}, got {_shown(boat)}", f"{where}.boat")
    return Cargo(
        BOAT_OF[boat],
        _tiles(data["tiles"], mode, f"{where}.tiles"),
        _private(data["lessons"], mode, f"{where}.lessons"),
        **{field: _whole(data[field], f"{where}.{field}") for field in sorted(stock)},
    )


def _tiles(data: Any, mode: Mode, where: str) -> tuple[Laid, ...]:
    tiles: list[Laid] = []
    for index, piece in enumerate(_list(data, where)):
        here = f"{where}[{index}]"
        laid = _tile(piece, mode, here)
        for other, before in enumerate(tiles):
            if both := laid.cells & before.cells:
                x, y = point(cells_of(both)[0])
                raise Malformed(f"overlaps {where}[{other}] at [{x}, {y}] [ISLE 3.1]", here)
        tiles.append(laid)
    return tuple(tiles)


def _tile(data: Any, mode: Mode, where: str) -> Laid:
    if not isinstance(data, dict) or not {"kind", "cells"} <= set(data) <= {"kind", "cells", "colour"}:
        raise Malformed(f"expected an object with kind, cells and, for cats, colour, got {_shown(data)}", where)
    if data["kind"] not in KINDS:
        raise Malformed(f"expected one of {', '.join(KINDS)}, got {_shown(data['kind'])}", f"{where}.kind")
    kind = cast("Kind", data["kind"])
    if kind == "oshax" and mode == "family":
        raise Malformed("the family game has no oshax [ISLE 7.1]", f"{where}.kind")
    colour = _piece_colour(kind, data.get("colour"), f"{where}.colour")
    cells = _cells(data["cells"], f"{where}.cells")
    found = recognise(cells)
    number = None if found is None else _TILE_OF.get((kind, colour if kind == "cat" else NONE, found[0]))
    if number is None:
        raise Malformed(f"no {_NAMES[kind]} has this shape of {_squares(cells)} [ISLE 3.1]", f"{where}.cells")
    return Laid(number, colour, Mask(cells))


_NAMES: dict[Kind, str] = {
    "cat": "cat",
    "oshax": "oshax",
    "common": "common treasure",
    "rare": "rare treasure",
}


def _piece_colour(kind: Kind, data: Any, where: str) -> Colour:
    if kind in ("cat", "oshax"):
        return _colour(data, where)
    if data is not None:
        raise Malformed(f"a {_NAMES[kind]} has no colour", where)
    return NONE


def _cells(data: Any, where: str) -> Cells:
    cells: list[int] = []
    for index, pair in enumerate(_list(data, where, 1)):
        here = f"{where}[{index}]"
        if not isinstance(pair, list) or len(pair) != 2 or any(type(one) is not int for one in pair):
            raise Malformed(f"expected [x, y], got {_shown(pair)}", here)
        x, y = pair
        if not (0 <= x < WIDTH and 0 <= y < HEIGHT and HULL >> cell_at(x, y) & 1):
            raise Malformed(f"[{x}, {y}] lies outside the hull [ISLE 3.1]", here)
        if cell_at(x, y) in cells:
            raise Malformed(f"[{x}, {y}] is listed twice", here)
        cells.append(cell_at(x, y))
    return set_of(cells)


def _squares(cells: Cells) -> str:
    size = cells.bit_count()
    return "one square" if size == 1 else f"{size} squares"


# -- cards ------------------------------------------------------------------------------------------------------------


def _card(data: Any, cards: Mapping[CardId, Lesson], what: str, where: str) -> CardId:
    """The number of a card of one deck; for a card of another the error says what it is."""
    if type(data) is not int:
        raise Malformed(f"expected the number of a card, got {_shown(data)}", where)
    if data not in cards:
        other = _what_is(data)
        raise Malformed(f"{data} is {other}, not {what}" if other else f"there is no card {data}", where)
    return data


def _what_is(number: CardId) -> str | None:
    if number in LESSONS:
        return "a public lesson" if LESSONS[number].public else "a private lesson"
    if number in FAMILY_CARDS:
        return "a family card"
    if number in _SISTERS:
        return "a lesson of the sister"
    if number in CARDS or number in BASKET_CARDS or number in COLOUR_CARDS:
        return "a card that scores nothing"
    return None


_PRIVATE = {number: lesson for number, lesson in LESSONS.items() if not lesson.public}
_PUBLIC = {number: lesson for number, lesson in LESSONS.items() if lesson.public}
_SISTERS = SISTER_LESSONS | ADVANCED_LESSONS


def _once(number: CardId, earlier: list[CardId], where: str) -> CardId:
    if number in earlier:
        raise Malformed(f"card {number} is listed twice", where)
    return number


def _cards(data: Any, cards: Mapping[CardId, Lesson], what: str, where: str) -> tuple[CardId, ...]:
    numbers: list[CardId] = []
    for index, one in enumerate(_list(data, where)):
        here = f"{where}[{index}]"
        numbers.append(_once(_card(one, cards, what, here), numbers, here))
    return tuple(numbers)


def _private(data: Any, mode: Mode, where: str) -> tuple[CardId, ...]:
    """Private lessons [ISLE 5.4], or family cards [ISLE 7.3]."""
    if mode == "family":
        return _cards(data, FAMILY_CARDS, "a family card", where)
    return _cards(data, _PRIVATE, "a private lesson", where)


def _public(data: Any) -> tuple[Public, ...]:
    """Public lessons with the colours chosen for them [ISLE 4.3]."""
    shown: list[Public] = []
    for index, one in enumerate(_list(data, "public")):
        where = f"public[{index}]"
        if not isinstance(one, dict) or not {"card"} <= set(one) <= {"card", "colour"}:
            raise Malformed(f"expected an object with card and, where one is chosen, colour, got {_shown(one)}", where)
        number = _card(one["card"], _PUBLIC, "a public lesson", f"{where}.card")
        _once(number, [earlier for earlier, _ in shown], f"{where}.card")
        colour = NONE
        if LESSONS[number].pick_colour:
            colour = _colour(one.get("colour"), f"{where}.colour")
        elif one.get("colour") is not None:
            raise Malformed(f"no colour is chosen for card {number} [ISLE 4.3]", f"{where}.colour")
        shown.append((number, colour))
    return tuple(shown)


def _sisters_cards(data: Any) -> Sister:
    """Her colours in the order in which they were turned, and her lessons [ISLE 6.1]."""
    _fields(data, {"colours", "lessons"}, set(), "solo", "sister")
    named = _list(data["colours"], "sister.colours", len(COLOURS), len(COLOURS))
    colours = tuple(_colour(one, f"sister.colours[{index}]") for index, one in enumerate(named))
    if len(set(colours)) != len(COLOURS):
        raise Malformed(f"expected each of {', '.join(COLOURS)} once", "sister.colours")
    return Sister(colours, _cards(data["lessons"], _SISTERS, "a lesson of the sister", "sister.lessons"))
