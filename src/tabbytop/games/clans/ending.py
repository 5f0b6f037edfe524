"""The end of a game, in the order of [CLANS 4.7]: one function for each stage.

The same ``count`` gives the result of a finished game, "if the game ended now" and the score pad: what lies face
down is left out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tabbytop.core import Line, Outcome, args, places

from .board import BESIDE, DIAGONAL, LINES, MIDDLE, Cell, bites
from .components import (
    DOWN,
    FACE_TOKENS,
    FIRST_DOG,
    FIRST_PREY,
    PAIRS,
    STRENGTH_BY_CATS_AWAKE,
    TOKENS,
    VALUES,
    Face,
    Kind,
    Law,
    Token,
    is_chief,
    is_dog,
    owner,
    strength,
)
from .handicaps import NONE, Given

NOBODY: frozenset[Cell] = frozenset()
#: the cats of each seat without a strength of their own: the Chaoticats [CLANS 5.3]
CHAOTIC = tuple({kind for kind in range(FIRST_PREY) if owner(kind) == seat and not strength(kind)} for seat in (0, 1))


@dataclass(frozen=True, slots=True)
class Hunt:
    """One prey: how strong each clan is beside it, with which cats, and who takes it [CLANS 4.3]."""

    cell: Cell
    prey: Token
    strengths: tuple[int, int]
    hunters: tuple[tuple[Cell, ...], tuple[Cell, ...]]
    taker: int | None


@dataclass(frozen=True, slots=True)
class Gift:
    """The other half of a pair, taken by the Chaoticats' chief after the hunt [CLANS 5.3]."""

    cell: Cell
    prey: Token
    taker: int


@dataclass(frozen=True, slots=True)
class Ending:
    """Everything that happens after the last move, stage by stage."""

    before: tuple[Token | None, ...]  # the layout before the Supercats' chief moved
    grid: tuple[Token | None, ...]  # the layout the dogs attack
    moved: tuple[Cell, ...]  # from and to of the Supercats' chief, or nothing
    struck: tuple[Cell, ...]  # cats that the dogs turn face down
    strength: tuple[int | None, int | None]  # the Chaoticats', of each seat
    hushed: tuple[Cell, ...]  # cats that the Meowfia's chief turns face down
    hunts: tuple[Hunt, ...]
    gifts: tuple[Gift, ...]
    lines: tuple[Line, ...]
    points: tuple[int, int]
    prey: tuple[int, int]


# -- just before the dogs ---------------------------------------------------------------------------------------------


def chief_cell(grid: Sequence[Face], seat: int, out: frozenset[Cell] = NOBODY) -> Cell | None:
    """Where the chief of ``seat`` lies face up; a cat that is out has no power [CLANS 4.4]."""
    for cell, face in enumerate(grid):
        if face != DOWN and is_chief(face // 4) and owner(face // 4) == seat:
            return None if cell in out else cell
    return None


def to_the_middle(
    grid: tuple[Face, ...], laws: tuple[Law, Law], out: frozenset[Cell] = NOBODY
) -> tuple[tuple[Face, ...], Cell]:
    """The Supercats' chief is swapped with the middle tile; the new layout, and where it came from [CLANS 5.4]."""
    for seat, law in enumerate(laws):
        if law.chief_goes_to_the_middle and (cell := chief_cell(grid, seat, out)) not in (None, MIDDLE):
            return swapped(grid, cell, MIDDLE), cell
    return grid, -1


def swapped(grid: tuple[Face, ...], one: Cell, other: Cell) -> tuple[Face, ...]:
    tiles = list(grid)
    tiles[one], tiles[other] = tiles[other], tiles[one]
    return tuple(tiles)


def dogs_beside_chief(grid: Sequence[Face], seat: int, out: frozenset[Cell] = NOBODY) -> list[Cell]:
    """The dogs that the Meowsketeers' chief may turn [CLANS 5.2]."""
    chief = chief_cell(grid, seat, out)
    return [] if chief is None else [cell for cell in BESIDE[chief] if is_dog(grid[cell] // 4)]


# -- the dogs and just after ------------------------------------------------------------------------------------------


def sorted_out(grid: Sequence[Face]) -> tuple[dict[Cell, Kind], dict[Cell, Kind], dict[Cell, Face]]:
    """What lies face up: cats, prey, and dogs as they are turned."""
    cats, prey, dogs = {}, {}, {}
    for cell, face in enumerate(grid):
        if face >= 4 * FIRST_DOG:
            dogs[cell] = face
        elif face >= 4 * FIRST_PREY:
            prey[cell] = face // 4
        elif face != DOWN:
            cats[cell] = face // 4
    return cats, prey, dogs


def struck_by_dogs(cats: dict[Cell, Kind], dogs: dict[Cell, Face], laws: tuple[Law, Law]) -> tuple[Cell, ...]:
    """The cats in the way of an arrow [CLANS 4.2], but for the Phantoms' chief [CLANS 5.6]."""
    attacked = {to for cell, face in dogs.items() for to in bites(face, cell)}
    return tuple([cell for cell in sorted(attacked & cats.keys()) if not _fearless(cats[cell], laws)])


def _fearless(kind: Kind, laws: tuple[Law, Law]) -> bool:
    return is_chief(kind) and laws[owner(kind)].chief_fears_no_dog


def hushed_by_chief(cats: dict[Cell, Kind], power: dict[Cell, int], laws: tuple[Law, Law]) -> tuple[Cell, ...]:
    """The weaker cats beside the Meowfia's chief, their own included [CLANS 5.5]."""
    for cell, kind in cats.items():
        if is_chief(kind) and laws[owner(kind)].chief_hushes_neighbours:
            return tuple(near for near in BESIDE[cell] if near in cats and power[near] < power[cell])
    return ()


# -- the hunt ---------------------------------------------------------------------------------------------------------


def hunting_grounds(cell: Cell, kind: Kind, laws: tuple[Law, Law]) -> tuple[Cell, ...]:
    """Where a cat at ``cell`` hunts: beside it [CLANS 4.3]; some chiefs farther [CLANS 5.1, 5.7]."""
    if is_chief(kind):
        law = laws[owner(kind)]
        if law.chief_hunts_along_lines:
            return LINES[cell]
        if law.chief_hunts_diagonally:
            return BESIDE[cell] + DIAGONAL[cell]
    return BESIDE[cell]


def hunt(
    prey: dict[Cell, Kind], cats: dict[Cell, Kind], power: dict[Cell, int], laws: tuple[Law, Law]
) -> tuple[Hunt, ...]:
    """For each prey the greater sum takes it, a tie takes nothing [CLANS 4.3]."""
    packs: dict[Cell, tuple[list[Cell], list[Cell]]] = {cell: ([], []) for cell in prey}
    for cell, kind in cats.items():
        for ground in hunting_grounds(cell, kind, laws):
            if ground in packs:
                packs[ground][owner(kind)].append(cell)
    hunts = []
    for cell, (ours, theirs) in packs.items():
        one, other = sum([power[c] for c in ours]), sum([power[c] for c in theirs])
        taker = None if one == other else int(other > one)
        hunts.append(Hunt(cell, TOKENS[prey[cell]], (one, other), (tuple(ours), tuple(theirs)), taker))
    return tuple(hunts)


def completed_pairs(hunts: tuple[Hunt, ...], cats: dict[Cell, Kind], laws: tuple[Law, Law]) -> tuple[Gift, ...]:
    """What the Chaoticats' chief takes after the hunt: it helped with one of a pair, nobody took the other."""
    by_prey = {one.prey: one for one in hunts}
    gifts = []
    for seat, law in enumerate(laws):
        if not law.chief_completes_a_pair:
            continue
        for pair in PAIRS.values():
            for mine, other in (pair, pair[::-1]):
                got, left = by_prey.get(TOKENS[mine]), by_prey.get(TOKENS[other])
                if got and left and got.taker == seat and left.taker is None and _chief_helped(got, seat, cats):
                    gifts.append(Gift(left.cell, left.prey, seat))
    return tuple(gifts)


def _chief_helped(got: Hunt, seat: int, cats: dict[Cell, Kind]) -> bool:
    return any(is_chief(cats[cell]) for cell in got.hunters[seat])


# -- all of it --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)  # the views of all who look on ask for the same count
def count(
    grid: tuple[Face, ...],
    laws: tuple[Law, Law],
    came_from: Cell,
    out: frozenset[Cell] = NOBODY,
    part: int = 0,
    given: Given = NONE,
) -> Ending:
    """The end on ``grid``, where the Supercats' chief has already moved (from ``came_from``) and dogs are rotated.

    Cats in ``out`` lie face down already and take no part. ``given`` are points from before the game [CLANS 7.6].
    """
    shown, prey, dogs = sorted_out(grid)
    struck = tuple([cell for cell in struck_by_dogs(shown, dogs, laws) if cell not in out])
    cats = {cell: kind for cell, kind in shown.items() if cell not in struck and cell not in out}
    power, chaos = powers_of(shown, cats)
    hushed = hushed_by_chief(cats, power, laws)
    cats = {cell: kind for cell, kind in cats.items() if cell not in hushed}
    hunts = hunt(prey, cats, power, laws)
    gifts = completed_pairs(hunts, cats, laws)
    lines = tuple(
        [
            line
            for seat in (0, 1)
            for line in (*score(seat, hunts, gifts, cats, laws[seat], part), *handicap(seat, given[seat], part))
        ]
    )
    takers = [one.taker for one in hunts] + [gift.taker for gift in gifts]
    after = tokens(grid)
    return Ending(
        before=after if came_from < 0 else tokens(swapped(grid, came_from, MIDDLE)),
        grid=after,
        moved=() if came_from < 0 else (came_from, MIDDLE),
        struck=struck,
        strength=chaos,
        hushed=hushed,
        hunts=hunts,
        gifts=gifts,
        lines=lines,
        points=(_points(lines, 0), _points(lines, 1)),
        prey=(takers.count(0), takers.count(1)),
    )


def powers_of(shown: dict[Cell, Kind], cats: dict[Cell, Kind]) -> tuple[dict[Cell, int], tuple[int | None, int | None]]:
    """The strength of every cat awake; the Chaoticats', where any is ``shown``, is set by how many of them are
    [CLANS 5.3]."""
    chaos: list[int | None] = [None, None]
    for seat in (0, 1):
        if not CHAOTIC[seat].isdisjoint(shown.values()):
            chaos[seat] = STRENGTH_BY_CATS_AWAKE.get(_of_seat(cats, seat), 0)
    return {cell: strength(kind) or chaos[owner(kind)] or 0 for cell, kind in cats.items()}, (chaos[0], chaos[1])


def _of_seat(cats: dict[Cell, Kind], seat: int) -> int:
    return len([kind for kind in cats.values() if owner(kind) == seat])


def score(
    seat: int, hunts: tuple[Hunt, ...], gifts: tuple[Gift, ...], cats: dict[Cell, Kind], law: Law, part: int
) -> list[Line]:
    """The score sheet of one seat, line by line: prey, pairs, then the clan's effect [CLANS 4.5, 4.7]."""
    lines = [
        Line(
            seat,
            "CLANS 4.5",
            "prey",
            _value(one.prey),
            args(tile=one.prey, cell=one.cell, own=one.strengths[seat], other=one.strengths[1 - seat]),
            part,
        )
        for one in hunts
        if one.taker == seat
    ]
    lines += [
        Line(seat, "CLANS 5.3", "gift", _value(gift.prey), args(tile=gift.prey, cell=gift.cell), part)
        for gift in gifts
        if gift.taker == seat
    ]
    taken = [one.prey for one in hunts if one.taker == seat] + [gift.prey for gift in gifts if gift.taker == seat]
    for key, (one, other) in (("pigeons", PAIRS["pigeon"]), ("flies", PAIRS["fly"])):
        if TOKENS[one] in taken and TOKENS[other] in taken:
            more = VALUES[one] * VALUES[other] - VALUES[one] - VALUES[other]
            lines.append(Line(seat, "CLANS 4.5", key, more, part=part))
    if law.points_per_prey and taken:
        lines.append(Line(seat, "CLANS 5.1", "gourmets", law.points_per_prey * len(taken), args(prey=len(taken)), part))
    if law.points_per_cat and (awake := _of_seat(cats, seat)):
        lines.append(Line(seat, "CLANS 5.5", "meowfia", law.points_per_cat * awake, args(cats=awake), part))
    return lines


def handicap(seat: int, points: int, part: int) -> list[Line]:
    """What a seat was given before the game [CLANS 7.6]."""
    return [Line(seat, "CLANS 7.6", "handicap", points, part=part)] if points else []


def _value(prey: Token) -> int:
    return int(prey[-1])


def _points(lines: tuple[Line, ...], seat: int) -> int:
    return sum([line.points for line in lines if line.side == seat])


def tokens(grid: Sequence[Face]) -> tuple[Token | None, ...]:
    return tuple([None if face == DOWN else FACE_TOKENS[face] for face in grid])


def outcome_of(endings: Sequence[Ending]) -> Outcome:
    """More points win, then more prey, then shared [CLANS 4.6]; over both games of a match [CLANS 7.3]."""
    marks = [(sum([e.points[seat] for e in endings]), sum([e.prey[seat] for e in endings])) for seat in (0, 1)]
    return Outcome(places(marks), tuple([line for ending in endings for line in ending.lines]))
