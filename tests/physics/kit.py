"""Towers for the physics: put together by geometry, or built by hand through the rules."""

from collections.abc import Callable, Iterable

from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import NAMED, TABLE, WALLS_OF, height_of
from tabbytop.games.tower.falling import read
from tabbytop.games.tower.geometry import MICRO, highest, pose_at
from tabbytop.games.tower.standing import fallen
from tabbytop.games.tower.state import Placing, PuttingBack, Request, Standing
from tabbytop.physics.simulate import simulate

Tower = dict[int, Standing]
GAP = 0.05  #: millimetres between pieces that are put together: overlaps would be thrown apart


def ground() -> Tower:
    return {1: Standing(1, pose_at(0, 0, 0), 0, (TABLE,), (TABLE,))}


def still(tower: Iterable[Standing]) -> Request:
    return Request(tuple(sorted(tower)), PuttingBack(()))


def settled(tower: Tower) -> Tower:
    """The same tower, come to rest."""
    request = still(tower.values())
    return read(request, simulate(request))


def stack(kinds: Iterable[str], shift: float = 0.0, spread: float = 33.0) -> Tower:
    """A tower put together by geometry: on every floor two walls of a kind that face each other.

    ``shift`` moves every storey further to one side.
    """
    tower, top, used = ground(), 2.0, dict.fromkeys(WALLS_OF, 0)
    for floor, kind in enumerate(kinds, 1):
        x = shift * (floor - 1)
        for side, yaw in ((-spread, 0.0), (spread, 180.0)):
            used[kind] += 1
            wall = NAMED[f"{kind}{used[kind]}"]
            tower[wall] = Standing(wall, pose_at(x + side, 0, top + GAP, yaw), 90)
        top += height_of(wall) + GAP
        tower[floor + 1] = Standing(floor + 1, pose_at(x + shift, 0, top + GAP))
        top += 2 + GAP
    return tower


def let_go(tower: Tower, piece: str, place: Place) -> tuple[Tower, Request]:
    request = Request(tuple(tower[one] for one in sorted(tower)), Placing(NAMED[piece], place))
    return read(request, simulate(request)), request


def at(x: float, y: float, z: float, yaw: float = 0.0, pitch: float = 0.0, fold: float = 0.0, vx: float = 0.0) -> Place:
    return Place(x, y, z, yaw, pitch, 0.0, fold, vx, 0.0, 0.0)


def build(storeys: int, walls: Callable[[int], tuple[str, str]]) -> Tower:
    """Built by hand, piece by piece: a floor is laid level with the plane through both tops. Ends when it falls."""
    tower = settled(ground())
    for floor in range(1, storeys + 1):
        below = tower[floor].pose
        pair = walls(floor)
        for wall, x, yaw in zip(pair, (-33.0, 33.0), (0.0, 180.0), strict=True):
            surface = highest(floor, below, 0)
            tower, _ = let_go(tower, wall, at(below.x / MICRO + x, below.y / MICRO, surface + 0.5, yaw, fold=90.0))
        if fallen(tower):
            return tower
        left, right = (tower[NAMED[wall]] for wall in pair)
        tops = [highest(one.piece, one.pose, one.fold) for one in (left, right)]
        middle = [(left.pose[axis] + right.pose[axis]) / 2 / MICRO for axis in (0, 1)]
        z = max(tops) + 1.5
        tower, _ = let_go(tower, f"floor{floor + 1}", at(middle[0], middle[1], z))
        if fallen(tower):
            return tower
    return tower


def numbers() -> Callable[[str], str]:
    """Hands out the walls of a kind one after another."""
    used = dict.fromkeys(WALLS_OF, 0)

    def following(kind: str) -> str:
        used[kind] += 1
        return f"{kind}{used[kind]}"

    return following
