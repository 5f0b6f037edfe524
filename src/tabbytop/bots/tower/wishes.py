"""How far a goal is away, and which cat would bring it nearer: where she must lie, and to whom."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise, permutations
from typing import Literal, NamedTuple, TypeAlias

from tabbytop.games.tower.components import (
    CATS,
    COLOUR_OF,
    COLOURS,
    FLOORS,
    Colour,
    Goal,
    Piece,
    figure_boxes,
    height_of,
)
from tabbytop.games.tower.goals import hang_together, met_by
from tabbytop.games.tower.standing import Scene, backs_under, is_free, is_upright

from .ground import ground_of, heading, middle_of

#: anywhere, touching one of them, on the back of the one, beside the one so that a third can lie across, across both
How: TypeAlias = Literal["there", "touch", "on", "beside", "across"]


#: is there room for a cat who lies so to these?
Room: TypeAlias = Callable[[How, tuple[Piece, ...]], bool]


class Step(NamedTuple):
    """The next cat towards a goal: how she lies to which cats, and how many cats are missing before she comes."""

    how: How
    cats: tuple[Piece, ...]
    missing: int


PARALLEL = 25  #: degrees by which two cats may be turned against each other and still carry a third
CLOSE, WIDE, SHIFTED = 15.0, 30.0, 10.0  #: millimetres between their middles, across and along


def reaches_up(goal: Goal) -> float:
    """How many millimetres over their floor the cats reach who meet it: backs, and the topmost one's ears."""
    layers = goal.cats if goal.how == "stack" else 2 if goal.how == "bridge" else 1
    _, head, at = figure_boxes(CATS.start)
    return (layers - 1) * height_of(CATS.start) + at[2] + head[2] / 2


def missing(scene: Scene, cats: Sequence[Piece], goal: Goal, room: Room) -> int:
    """How many cats are missing on a floor where these are."""
    if met_by(scene, cats, goal):
        return 0
    return min(step.missing for step in steps(scene, cats, goal, room).values())


def steps(scene: Scene, cats: Sequence[Piece], goal: Goal, room: Room) -> dict[Colour, Step]:
    """For each colour of use the step that leaves least to do."""
    found: dict[Colour, Step] = {}
    for group, how in _beginnings(scene, cats, goal):
        if how != "there" and not room(how, group):
            continue
        colours = [COLOUR_OF[cat] for cat in group]
        step = Step(how, group, goal.cats - len(group))
        for colour in COLOURS:
            if fits([*colours, colour], goal.colours) and (colour not in found or step.missing < found[colour].missing):
                found[colour] = step
    return found


def fits(colours: Sequence[str], wanted: str | tuple[str, ...]) -> bool:
    """Could cats of these colours be part of what is wanted?"""
    match wanted:
        case "any":
            return True
        case "same":
            return len(set(colours)) == 1
        case "different":
            return len(set(colours)) == len(colours)
        case _:
            return all(colours.count(colour) <= wanted.count(colour) for colour in set(colours))


def _beginnings(scene: Scene, cats: Sequence[Piece], goal: Goal) -> Iterator[tuple[tuple[Piece, ...], How]]:
    """Groups of these cats from which the goal can be reached, nobody at all included, and how the next must lie."""
    yield (), "there"
    for size in range(1, goal.cats):
        for group in combinations(sorted(cats), size):
            if fits([COLOUR_OF[cat] for cat in group], goal.colours):
                yield from _continued(scene, group, goal)


def _continued(scene: Scene, group: tuple[Piece, ...], goal: Goal) -> Iterator[tuple[tuple[Piece, ...], How]]:
    match goal.how:
        case "there":
            yield group, "there"
        case "touching":
            if hang_together(scene, group):
                yield group, "touch"
        case "stack":
            for order in permutations(group):
                if all(low in backs_under(scene, high) for low, high in pairwise(order)):
                    if carries_one(scene, order[-1]):
                        yield order, "on"
        case _:
            if len(group) == 1 and carries_one(scene, group[0]) and _lies_on_a_floor(scene, group[0]):
                yield group, "beside"
            elif len(group) == 2 and carry_a_third(scene, *group):
                yield group, "across"


def carries_one(scene: Scene, cat: Piece) -> bool:
    """Is her back free, and level enough for another cat?"""
    return is_upright(scene[cat]) and is_free(scene, cat)


def _lies_on_a_floor(scene: Scene, cat: Piece) -> bool:
    return any(below in FLOORS for below in scene[cat].rests)


def carry_a_third(scene: Scene, one: Piece, other: Piece) -> bool:
    """Two cats side by side on one floor, near enough to lie across."""
    floors = [below for below in scene[one].rests if below in FLOORS and below in scene[other].rests]
    if not floors or not carries_one(scene, one) or not carries_one(scene, other):
        return False
    ground = ground_of(scene[floors[0]])
    turned = (heading(ground, scene[one].pose) - heading(ground, scene[other].pose)) % 180
    if min(turned, 180 - turned) > PARALLEL:
        return False
    side = ground_of(scene[one])  # her own axes: along her back, across it
    along, across, _ = side.seen(middle_of(scene[other]))
    return CLOSE < abs(across) < WIDE and abs(along) < SHIFTED
