"""What might happen to a tower of cardboard, drawn and not simulated.

Random play, play-outs and the contract suite need outcomes that are small, plausible and quick; they say nothing about
how a real tower would stand. A calm hand, low and near the middle, mostly succeeds; a fast or careless one mostly does
not, and now and then it brings down a cat, a wall or everything above some floor. The physics is in
``tabbytop.physics``; no rule knows the difference.
"""

from collections.abc import Iterable
from math import hypot

from tabbytop.core import Below

from .actions import Place, Settled
from .components import FLOORS, GROUND, HAND, SIDE, TABLE, THICKNESS, WALLS, Piece, height_of
from .falling import begin, handled
from .geometry import MICRO, UNIT, Pose, depth, highest, pose_at
from .packing import FIRST_RESTS, SECOND_RESTS, TOUCHING, Contact, pack_contacts, pack_poses
from .standing import cats_on, floor_of, home_of, scene, walls_on
from .state import Petting, Placing, PuttingBack, Request, Standing, Waiting

Tower = dict[Piece, Standing]

BESIDE = 34.0  #: millimetres between the middles of two cats, nearer than which they touch
LEVEL = 2.0  #: millimetres by which two backs may differ and both carry a third cat


def pretend(request: Request, below: Below) -> Settled:
    """An outcome for ``request``."""
    tower = scene(request.tower)
    deed = request.deed
    match deed:
        case Placing(piece, place):
            care = _care(tower, piece, place)
            if not _chance(below, care) or not _lands(tower, piece, place):
                _drop(tower, handled(deed))
            _shake(tower, below, 0.01 + 0.5 * (1 - care), piece)
        case PuttingBack(pieces):
            for one in pieces:
                tower[one.piece] = one
            _shake(tower, below, 0.02, None)
        case Petting(cat):
            _shake(tower, below, 0.12, cat)
        case Waiting():
            _shake(tower, below, 0.05, None)
    _come_down(tower)
    poses = {piece: one.pose for piece, one in tower.items()}
    touched = tower[deed.piece].rests if isinstance(deed, Placing) else ()
    return Settled(pack_poses(begin(request), poses), pack_contacts(_contacts(tower)), touched=touched)


def _chance(below: Below, likely: float) -> bool:
    return below(1000) < 1000 * likely


# -- placing ----------------------------------------------------------------------------------------------------------


def _care(tower: Tower, piece: Piece, place: Place) -> float:
    """From 0 to 1: how calmly a piece is let go, how low and how level."""
    speed = hypot(place.vx, place.vy, place.vz) / HAND["fastest"]
    tilt = max(abs(place.pitch), abs(place.roll)) / HAND["tilt"]
    drop = (place.z - _top_under(tower, piece, place)) / HAND["reach"]
    return max(0.3, 0.99 - 0.06 * speed - 0.04 * tilt - 0.1 * max(0.0, drop))


def _top_under(tower: Tower, piece: Piece, place: Place) -> float:
    """The height of what lies below a place: of the floor, or of the walls for a floor."""
    if piece in FLOORS:
        walls = [tower[wall] for wall in walls_on(tower, piece - 1)]
        return max((highest(wall.piece, wall.pose, wall.fold) for wall in walls), default=0.0)
    return max((top for top, _ in _floors(tower) if top <= place.z), default=0.0)


def _floors(tower: Tower) -> list[tuple[float, Piece]]:
    return [(one.pose.z / MICRO + THICKNESS, piece) for piece, one in tower.items() if piece in FLOORS]


def _lands(tower: Tower, piece: Piece, place: Place) -> bool:
    """Put the piece where it comes to rest; False where nothing is there to carry it."""
    if piece in FLOORS:
        return _floor_lands(tower, piece, place)
    under = max(((top, floor) for top, floor in _floors(tower) if top <= place.z), default=None)
    if under is None:
        return False
    top, floor = under
    ground = tower[floor].pose
    if max(abs(place.x - ground.x / MICRO), abs(place.y - ground.y / MICRO)) > SIDE / 2:
        return False
    if piece in WALLS:
        _put(tower, piece, pose_at(place.x, place.y, top, place.yaw), round(place.fold), (floor,), ())
        return True
    cats = [cat for cat in cats_on(tower, floor) if cat != piece]
    under_her = [cat for cat in cats if _is_over(tower[cat], piece, place)]
    height = max((_back(tower[cat]) for cat in under_her), default=top)
    carriers = [cat for cat in under_her if height - _back(tower[cat]) < LEVEL]
    level = tuple(
        cat
        for cat in cats
        if cat not in carriers
        and abs(tower[cat].pose.z / MICRO - height) < height_of(cat)
        and _is_near(tower[cat], place)
    )
    _put(tower, piece, pose_at(place.x, place.y, height, place.yaw), 0, tuple(carriers) or (floor,), level)
    return True


def _is_over(cat: Standing, piece: Piece, place: Place) -> bool:
    """Would a cat let go here come down on this one's back?"""
    beside_her = pose_at(place.x, place.y, cat.pose.z / MICRO, place.yaw)
    return place.z > cat.pose.z / MICRO and depth((piece, beside_her, 0), (cat.piece, cat.pose, 0)) > HAND["overlap"]


def _is_near(cat: Standing, place: Place) -> bool:
    return hypot(place.x - cat.pose.x / MICRO, place.y - cat.pose.y / MICRO) < BESIDE


def _back(cat: Standing) -> float:
    return cat.pose.z / MICRO + height_of(cat.piece)


def _floor_lands(tower: Tower, piece: Piece, place: Place) -> bool:
    """On the walls below it that are near enough, if they are not all on one side."""
    walls = [tower[wall] for wall in walls_on(tower, piece - 1)]
    walls = [one for one in walls if hypot(place.x - one.pose.x / MICRO, place.y - one.pose.y / MICRO) < SIDE * 0.6]
    if not walls:
        return False
    x = sum(one.pose.x for one in walls) / len(walls) / MICRO
    y = sum(one.pose.y for one in walls) / len(walls) / MICRO
    if hypot(place.x - x, place.y - y) > SIDE / 3:
        return False
    top = max(highest(one.piece, one.pose, one.fold) for one in walls)
    _put(tower, piece, pose_at(place.x, place.y, top, place.yaw), 0, tuple(one.piece for one in walls), ())
    return True


def _put(
    tower: Tower, piece: Piece, pose: Pose, fold: int, rests: tuple[Piece, ...], beside: tuple[Piece, ...]
) -> None:
    tower[piece] = Standing(piece, pose, fold, rests, tuple(sorted({*rests, *beside})))
    for other in beside:
        one = tower[other]
        tower[other] = one._replace(touches=tuple(sorted({*one.touches, piece})))


# -- coming down ------------------------------------------------------------------------------------------------------


def _drop(tower: Tower, pieces: Iterable[Standing]) -> None:
    """These lie on the table beside the tower, on their sides, each on a spot of its own."""
    for one in pieces:
        lying = Pose((200 + 40 * (one.piece % 5)) * MICRO, 40 * (one.piece // 5) * MICRO, 0, 0, UNIT, 0, 0)
        tower[one.piece] = Standing(one.piece, lying, one.fold, (TABLE,), (TABLE,))


def _shake(tower: Tower, below: Below, likely: float, own: Piece | None) -> None:
    """Now and then something comes down besides: mostly a cat, sometimes a wall or a kitten, sometimes half a tower."""
    if not _chance(below, likely):
        return
    loose = [piece for piece in tower if piece not in FLOORS and piece != own and tower[piece].rests != (TABLE,)]
    if not loose:
        return
    what = below(10)
    piece = loose[below(len(loose))]
    if what < 4 and piece not in WALLS:
        _drop(tower, [tower[piece]])
    elif what < 6 and piece not in WALLS:
        _slip(tower, piece, below)
    elif what < 8 and piece in WALLS:
        _topple(tower, piece)
    elif what >= 8:
        _break_above(tower, home_of(tower, piece))


def _slip(tower: Tower, piece: Piece, below: Below) -> None:
    """A cat or kitten slips to a lower floor."""
    here = floor_of(tower, piece)
    floors = [floor for _, floor in _floors(tower) if floor < here]
    if floors:
        floor = floors[below(len(floors))]
        ground = tower[floor].pose
        pose = pose_at(ground.x / MICRO, ground.y / MICRO, ground.z / MICRO + THICKNESS)
        _forget(tower, piece)
        _put(tower, piece, pose, 0, (floor,), ())


def _topple(tower: Tower, wall: Piece) -> None:
    """A wall lies down on its own floor."""
    one = tower[wall]
    floor = home_of(tower, wall)
    _forget(tower, wall)
    _put(
        tower, wall, one.pose._replace(w=UNIT * 7071 // 10000, i=UNIT * 7071 // 10000, j=0, k=0), one.fold, (floor,), ()
    )


def _break_above(tower: Tower, floor: Piece) -> None:
    """Everything above a floor comes down, and the walls on it; floor 1 stays, as always."""
    down = []
    for piece, one in tower.items():
        if piece in FLOORS:
            if piece > max(floor, GROUND):
                down.append(one)
        elif home_of(tower, piece) > floor or (piece in WALLS and home_of(tower, piece) == floor):
            down.append(one)
    _drop(tower, down)


def _forget(tower: Tower, piece: Piece) -> None:
    """Nobody touches it any more, and what rested on it does not."""
    for other, one in list(tower.items()):
        if piece in one.touches:
            tower[other] = one._replace(
                rests=tuple(rest for rest in one.rests if rest != piece),
                touches=tuple(touch for touch in one.touches if touch != piece),
            )


def _come_down(tower: Tower) -> None:
    """Contacts with what lies elsewhere now are over; what nothing carries any more falls too."""
    while True:
        for piece, one in list(tower.items()):
            still = tuple(rest for rest in one.rests if rest == TABLE or _carries(tower, rest, one))
            if still != one.rests:
                tower[piece] = one._replace(
                    rests=still, touches=tuple(t for t in one.touches if t in still or t not in one.rests)
                )
        hanging = [one for one in tower.values() if not one.rests]
        if not hanging:
            return
        _drop(tower, hanging)


def _carries(tower: Tower, lower: Piece, upper: Standing) -> bool:
    """Is what carried a piece still there, and standing?"""
    one = tower.get(lower)
    if one is None or (one.rests == (TABLE,) and lower != GROUND):
        return False
    return not (lower in WALLS and upper.piece in FLOORS) or lower in walls_on(tower, upper.piece - 1)


def _contacts(tower: Tower) -> set[Contact]:
    """Every pair once, resting before touching."""
    found: dict[tuple[Piece, Piece], int] = {}
    for piece, one in tower.items():
        for other in (*one.rests, *one.touches):
            if other != TABLE and (other not in tower or _is_down(tower, other) != _is_down(tower, piece)):
                continue
            pair = (min(piece, other), max(piece, other))
            how = (FIRST_RESTS if pair[0] == piece else SECOND_RESTS) if other in one.rests else TOUCHING
            found[pair] = max(found.get(pair, TOUCHING), how)
    return {(one, other, how) for (one, other), how in found.items()}


def _is_down(tower: Tower, piece: Piece) -> bool:
    return piece != GROUND and tower[piece].rests == (TABLE,)
