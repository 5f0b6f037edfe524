"""The score pad: a finished position from a real table, counted [CLANS 4]."""

from collections import Counter
from typing import Any

from tabbytop.core import Line, Malformed, Outcome, encode

from . import ending
from .board import MIDDLE, SIZE
from .components import CLANS, DOWN, TOKENS, Face, Law, is_cat, is_dog, law_of, tiles_of
from .ending import Ending, dogs_beside_chief, outcome_of, to_the_middle
from .notation import read_token

FIELDS = {"clans", "powers", "grid", "rotate"}


def score(data: Any) -> dict[str, Any]:
    """Points, prey, winners and the sheet of a position; ``Malformed`` says what is wrong with it."""
    end = _end(data)
    return {
        "points": list(end.points),
        "prey": list(end.prey),
        "winners": list(outcome_of([end]).winners),
        "lines": [encode(Line, line) for line in end.lines],
        "ending": encode(Ending, end),
    }


def count(data: Any) -> Outcome:
    return outcome_of([_end(data)])


def _end(data: Any) -> Ending:
    if not isinstance(data, dict) or not {"clans", "powers", "grid"} <= set(data) <= FIELDS:
        raise Malformed("expected an object with clans, powers, grid and optionally rotate")
    clans, powers = _clans(data["clans"]), data["powers"]
    if not isinstance(powers, bool):
        raise Malformed(f"expected true or false, got {powers!r}", "powers")
    grid, out = _grid(data["grid"], clans)
    laws = law_of(clans[0], powers), law_of(clans[1], powers)
    grid, came_from = to_the_middle(grid, laws, out)
    if came_from >= 0:
        moved = {came_from: MIDDLE, MIDDLE: came_from}
        out = frozenset(moved.get(cell, cell) for cell in out)
    if data.get("rotate") is not None:
        grid = _rotated(grid, laws, out, data["rotate"])
    return ending.count(grid, laws, came_from, out)


def _clans(data: Any) -> tuple[str, str]:
    if not isinstance(data, list) or len(data) != 2:
        raise Malformed(f"expected two clans, got {data!r}", "clans")
    for clan in data:
        if not isinstance(clan, str) or clan not in CLANS:
            raise Malformed(f"no clan {clan!r}; there are {', '.join(CLANS)}", "clans")
    if data[0] == data[1]:
        raise Malformed(f"both players never have the same clan ({data[0]}) [CLANS 7.5]", "clans")
    return data[0], data[1]


def _grid(data: Any, clans: tuple[str, str]) -> tuple[tuple[Face, ...], frozenset[int]]:
    """The layout, and the cells of cats that already lie face down."""
    if not isinstance(data, list) or len(data) != SIZE:
        raise Malformed(f"expected {SIZE} rows", "grid")
    faces, out = [], set()
    for r, row in enumerate(data):
        if not isinstance(row, list) or len(row) != SIZE:
            raise Malformed(f"expected {SIZE} tokens", f"grid[{r}]")
        for c, token in enumerate(row):
            where = f"grid[{r}][{c}]"
            if not isinstance(token, str):
                raise Malformed(f"expected a token such as 'mouse4', got {token!r}", where)
            try:
                face, down = read_token(token)
            except Malformed as wrong:
                raise wrong.inside(where) from None
            if face == DOWN:
                raise Malformed("a finished game has no unknown tile [CLANS 4.1]", where)
            if down and not is_cat(face // 4):
                raise Malformed(f"{token}: only cats lie face down at the end [CLANS 8.2]", where)
            if down:
                out.add(r * SIZE + c)
            faces.append(face)
    _same_as_the_box(faces, clans)
    return tuple(faces), frozenset(out)


def _same_as_the_box(faces: list[Face], clans: tuple[str, str]) -> None:
    here, box = Counter(face // 4 for face in faces), Counter(tiles_of(clans))
    for kind in sorted((here - box) | (box - here)):
        have, should = here[kind], box[kind]
        raise Malformed(
            f"{TOKENS[kind]} lies there {have} times, but there are {should} in this game [CLANS 2.1]", "grid"
        )


def _rotated(grid: tuple[Face, ...], laws: tuple[Law, Law], out: frozenset[int], data: Any) -> tuple[Face, ...]:
    """The Meowsketeers' chief turns one dog beside it; rows and columns count from 0 [CLANS 5.2]."""
    if not isinstance(data, dict) or set(data) != {"row", "col", "to"}:
        raise Malformed("expected an object with row, col and to", "rotate")
    row, col, to = data["row"], data["col"], data["to"]
    if any(type(value) is not int or not 0 <= value < SIZE for value in (row, col)):
        raise Malformed(f"row and col go from 0 to {SIZE - 1}", "rotate")
    if type(to) is not int or to not in (0, 90, 180, 270):
        raise Malformed("a dog stands at 0, 90, 180 or 270 degrees", "rotate.to")
    cell = row * SIZE + col
    if not is_dog(grid[cell] // 4):
        raise Malformed(f"there is no dog in row {row}, column {col} [CLANS 5.2]", "rotate")
    if not any(law.chief_rotates_a_dog and cell in dogs_beside_chief(grid, seat, out) for seat, law in enumerate(laws)):
        raise Malformed(
            "only the Meowsketeers' chief, awake beside the dog and with powers on, turns it [CLANS 5.2]",
            "rotate",
        )
    return (*grid[:cell], grid[cell] // 4 * 4 + to // 90, *grid[cell + 1 :])
