"""Why a piece did not hold, for one sentence to who let it go: read off what it touched first and where it came to."""

from math import hypot
from typing import Literal, TypeAlias

from . import falling
from .actions import Settled
from .components import CATS, FLOORS, FOLD, KITTENS, WALLS, Piece
from .geometry import extent, uprightness
from .standing import Scene, scene, walls_on
from .state import Placing, Request, State

#: it stood on a kitten, on a cat; it was let go in motion, from too high; it went over the edge; a floor slid off, and
#: its walls are unequal; its floor slopes; it was hardly unfolded; or none of these
Why: TypeAlias = Literal["kitten", "cat", "hurry", "high", "edge", "slid", "lower", "steep", "folded", "balance"]

HURRIED = 60.0  #: millimetres a second: a hand that is faster takes the piece along
UNEQUAL = 3.0  #: millimetres by which two walls differ before a floor slides off them
STEEP = 0.993  #: the cosine of a slope on which a folded card is hard to stand, seven degrees
NARROW = FOLD["least"] + 15  #: degrees: a wall folded so far tips easily


def why_missed(state: State, action: Settled) -> Why:
    """Why the piece that was let go must be placed again [TOWER 3.7, 3.10]."""
    assert isinstance(state.deed, Placing)
    piece, place = state.deed.piece, state.deed.place
    request = Request(state.tower, state.deed)
    now = falling.read(request, action)
    met = {*action.touched, *now[piece].rests}
    if piece not in FLOORS and not met.isdisjoint(KITTENS):
        return "kitten"
    if (piece in WALLS or piece in KITTENS) and not met.isdisjoint(CATS):
        return "cat"
    if hypot(place.vx, place.vy, place.vz) > HURRIED:
        return "hurry"
    if not action.touched:
        return "high"
    if piece in FLOORS:
        return _why_a_floor_slid(scene(state.tower), piece, (place.x, place.y))
    return _why_it_fell(now, piece, action.touched, round(place.fold))


def _why_a_floor_slid(before: Scene, piece: Piece, middle: tuple[float, float]) -> Why:
    """Its middle lay past its walls, or they are unequal."""
    walls = [extent(wall, before[wall].pose, before[wall].fold) for wall in walls_on(before, piece - 1)]
    lies_past = any(
        not min(low[axis] for low, _ in walls) <= middle[axis] <= max(high[axis] for _, high in walls)
        for axis in (0, 1)
        if walls
    )
    tops = [high[2] for _, high in walls]
    return "lower" if tops and not lies_past and max(tops) - min(tops) > UNEQUAL else "slid"


def _why_it_fell(now: Scene, piece: Piece, touched: tuple[Piece, ...], fold: int) -> Why:
    """It touched a floor first: it has left that, or lies on it."""
    floor = max((one for one in touched if one in FLOORS), default=0)
    if not floor or floor not in now[piece].rests:
        return "edge"
    if uprightness(now[floor].pose) < STEEP:
        return "steep"
    return "folded" if piece in WALLS and fold <= NARROW else "balance"
