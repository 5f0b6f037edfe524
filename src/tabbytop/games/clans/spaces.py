"""Cat clans in numbers: an action is one pick, a view planes of 5 × 5 and a few rows (its observation space)."""

from collections.abc import Sequence

from tabbytop.core import ActionSpace, Observation, Plane, Spaces, Whole

from .actions import Choose, Keep, Rotate, SwapPrey
from .board import CELLS, PREY_REACH, SIZE
from .components import (
    ARROWS,
    CLANS,
    COMPASS,
    FACE_OF,
    FIRST_DOG,
    FIRST_PREY,
    KIND_OF,
    KINDS,
    VALUES,
    is_cat,
    is_chief,
    is_dog,
    is_prey,
    owner,
    strength,
)
from .rules import LEAVE, STAY, SWAPS, TURNS
from .view import View

ACTIONS = ActionSpace(
    1,
    Whole(TURNS),
    Whole(SWAPS),
    Whole((STAY,)),
    Whole(tuple(SwapPrey(prey, to) for prey in range(CELLS) for to in PREY_REACH[prey])),
    Whole(tuple(Rotate(cell, quarter) for cell in range(CELLS) for quarter in range(4))),
    Whole((LEAVE,)),
    Whole(tuple(Choose(clan.key) for clan in CLANS.values())),
    Whole(tuple(Keep(clan.key) for clan in CLANS.values())),
)

STEPS = ("start", "choose", "deal", "keep", "middle", "turn", "reveal", "swap", "rotate", "over")
WAYS = ("first", "free", "limited", "experts")
BOARD = (SIZE, SIZE)
MOST_POINTS = 120  #: of a game, points given included

PLANES = (
    Plane("asleep", BOARD, "face down"),
    Plane("turned", BOARD, "just turned, to be swapped; or being turned"),
    Plane("last", BOARD, "the two cells of the last swap"),
    Plane("own_cats", BOARD, "cats of the viewer"),
    Plane("own_strength", BOARD, "their strength; 0: it depends", most=9),
    Plane("own_chief", BOARD, "the viewer's chief"),
    Plane("other_cats", BOARD, "cats of the other"),
    Plane("other_strength", BOARD, "their strength", most=9),
    Plane("other_chief", BOARD, "the other's chief"),
    Plane("prey", (3, *BOARD), "what each prey is worth: mice, pigeons, flies", most=6),
    Plane("dogs", (len(COMPASS), *BOARD), "dogs that attack to the north, north-east … north-west of where they lie"),
    Plane("sleepers", (KINDS,), "tiles face down by kind: own cats, the other's, prey, dogs", most=4),
    Plane("own_clan", (len(CLANS),), "the viewer's clan, once it is shown"),
    Plane("other_clan", (len(CLANS),), "the other's"),
    Plane("offered", (len(CLANS),), "clans to choose from, as far as the viewer sees them"),
    Plane("kept", (len(CLANS),), "the viewer's own choice, not yet shown"),
    Plane("chosen", (2,), "whose hidden choice is in: own, the other's"),
    Plane("given", (2,), "points that each begins with: own, the other's", most=MOST_POINTS),
    Plane("past", (4,), "of the first game of a match: points and prey, own and the other's", most=MOST_POINTS),
    Plane("step", (len(STEPS),), "what is going on"),
    Plane("way", (len(WAYS),), "how clans are given out"),
    Plane("rules", (4,), "powers, the bonus clan, a match of two games, the weaker clan is given points"),
    Plane("seats", (3,), "is the viewer to move; did the viewer begin; do they pick first under a free hand"),
    Plane("turns", (1,), "of the 24 turns, how many have begun", most=24),
)


def _one(names: Sequence[str], name: str | None) -> list[int]:
    """One of the names is 1 (one-hot)."""
    return [int(one == name) for one in names]


def _cells(cells: Sequence[int | None]) -> list[int]:
    row = [0] * CELLS
    for cell in cells:
        if cell is not None:
            row[cell] = 1
    return row


def observe(seen: View) -> list[list[int]]:
    me = seen.viewer or 0
    clans = tuple(CLANS)
    faces = [-4 if token is None else FACE_OF[token] for token in seen.grid] or [-4] * CELLS
    kinds = [face // 4 for face in faces]
    first = seen.past[0].ending if seen.past else None
    picker = {"drawn": seen.first, "host": 0, "guest": 1}[seen.picks]
    return [
        [int(kind < 0 and bool(seen.grid)) for kind in kinds],
        _cells([seen.at]),
        _cells(seen.last),
        *_cats(kinds, me),
        *_cats(kinds, 1 - me),
        _prey(kinds),
        _dogs(faces),
        _sleepers(seen, me),
        _one(clans, seen.clans[me]),
        _one(clans, seen.clans[1 - me]),
        [int(clan in seen.hand) for clan in clans],
        _one(clans, seen.kept),
        [int(seat in seen.chosen) for seat in (me, 1 - me)],
        [seen.given[me], seen.given[1 - me]],
        [0] * 4 if first is None else [*_turned(first.points, me), *_turned(first.prey, me)],
        _one(STEPS, seen.step),
        _one(WAYS, seen.way),
        [int(seen.powers), int(seen.bonus_clan), int(seen.match), int(seen.even)],
        [int(seen.turn == me), int(seen.first == me), int(picker == me)],
        [seen.number],
    ]


def _turned(both: Sequence[int], me: int) -> tuple[int, int]:
    return both[me], both[1 - me]


def _cats(kinds: list[int], seat: int) -> list[list[int]]:
    mine = [is_cat(kind) and owner(kind) == seat for kind in kinds]
    return [
        [int(one) for one in mine],
        [strength(kind) if one else 0 for kind, one in zip(kinds, mine, strict=True)],
        [int(one and is_chief(kind)) for kind, one in zip(kinds, mine, strict=True)],
    ]


#: mice, pigeons, flies: the sort of each kind of prey
SORT = {
    kind: sort
    for sort, name in enumerate(("mouse", "pigeon", "fly"))
    for token, kind in KIND_OF.items()
    if token.startswith(name) and is_prey(kind)
}


def _prey(kinds: list[int]) -> list[int]:
    row = [0] * 3 * CELLS
    for cell, kind in enumerate(kinds):
        if FIRST_PREY <= kind < FIRST_DOG:
            row[SORT[kind] * CELLS + cell] = VALUES[kind]
    return row


def _dogs(faces: list[int]) -> list[int]:
    row = [0] * len(COMPASS) * CELLS
    for cell, face in enumerate(faces):
        if is_dog(face // 4):
            for arrow in ARROWS[face // 4 - FIRST_DOG]:
                row[(arrow + 2 * (face % 4)) % len(COMPASS) * CELLS + cell] = 1
    return row


def _sleepers(seen: View, me: int) -> list[int]:
    row = [0] * KINDS
    for token in seen.asleep:
        kind = KIND_OF[token]
        row[(kind + 20 * me) % 40 if is_cat(kind) else kind] += 1
    return row


SPACES = Spaces(ACTIONS, Observation(1, PLANES, observe))
