"""Goals [TOWER 4]: which cats of a floor meet one. A goal is data: how many cats, how related, of which colours."""

from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, permutations

from .components import COLOUR_OF, GOALS, CardId, Goal, Piece
from .standing import Scene, backs_under, floor_of, storeys
from .state import State, height, topmost


def met_by(scene: Scene, cats: Sequence[Piece], goal: Goal) -> tuple[Piece, ...]:
    """The cats, all of one floor, that meet a goal; none if it is not met."""
    for group in combinations(sorted(cats), goal.cats):
        if _of_colours(group, goal.colours) and _related(scene, group, goal.how):
            return group
    return ()


def _of_colours(group: Sequence[Piece], wanted: str | tuple[str, ...]) -> bool:
    colours = [COLOUR_OF[cat] for cat in group]
    match wanted:
        case "any":
            return True
        case "same":
            return len(set(colours)) == 1
        case "different":
            return len(set(colours)) == len(colours)
        case _:
            return sorted(colours) == sorted(wanted)


def _related(scene: Scene, group: Sequence[Piece], how: str) -> bool:
    match how:
        case "there":
            return True
        case "touching":
            return hang_together(scene, group)
        case "stack":
            return any(
                all(low in backs_under(scene, high) for low, high in pairwise(order)) for order in permutations(group)
            )
        case _:  # bridge
            return any(_bridges(scene, top, set(group) - {top}) for top in group)


def _bridges(scene: Scene, top: Piece, others: set[Piece]) -> bool:
    """Does one lie on the backs of all the others, and do those lie on the floor itself [TOWER 4.3]?"""
    return others <= set(backs_under(scene, top)) and all(floor_of(scene, cat) in scene[cat].rests for cat in others)


def hang_together(scene: Scene, group: Sequence[Piece]) -> bool:
    """Each touches another, so that they hang together [TOWER 4.3]."""
    seen, todo = {group[0]}, [group[0]]
    while todo:
        for other in scene[todo.pop()].touches:
            if other in group and other not in seen:
                seen.add(other)
                todo.append(other)
    return len(seen) == len(group)


def counting_floors(state: State, seat: int) -> range:
    """Whose cats count: the floor above Toto [TOWER 4.1]; any one floor above one's own kitten [TOWER 7.3]."""
    here = height(state, seat)
    return range(here + 1, here + 2) if state.setup.mode == "coop" else range(here + 1, topmost(state) + 1)


def met(state: State, seat: int, cards: Iterable[CardId], scene: Scene) -> dict[CardId, tuple[Piece, ...]]:
    """The goals of ``cards`` that ``seat`` could meet now, each with the cats that meet it [TOWER 4.1, 4.6]."""
    floors, counted = storeys(scene), counting_floors(state, seat)
    found = {}
    for card in cards:
        for floor in counted:
            if cats := met_by(scene, floors.get(floor, ()), GOALS[card]):
                found[card] = cats
                break
    return found
