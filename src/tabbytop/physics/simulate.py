"""A request of the game in, an outcome out: always the same for the same request.

Every simulation begins at rest from the recorded poses, so a request is its own snapshot: nothing is kept between two.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from tabbytop.games.tower.actions import Settled, Unsettled
from tabbytop.games.tower.components import SETTLING, Piece
from tabbytop.games.tower.falling import begin, handled
from tabbytop.games.tower.geometry import Pose
from tabbytop.games.tower.packing import pack_clip, pack_contacts, pack_poses
from tabbytop.games.tower.state import Petting, Placing, PuttingBack, Request, Waiting

from .model import MM, Params, params_for
from .motion import is_seen
from .world import FRAME, Array, Exploded, Grip, World

LOWERING = 0.05  #: metres a second: a hand brings a piece down
GUIDE = 0.006  #: metres: how far it does so before it lets the piece drop
LAYING = 0.6  #: seconds for which a calm hand goes on lowering a piece that touches
CALM_HAND = 0.05  #: metres a second: a faster one lets go at the first touch
PRESS = 0.001  #: metres that the hand is ahead of a piece that is carried
CARRIED = 0.05  #: seconds for which it must have been carried
FADE = 0.12  #: seconds in which it lets go once the piece has touched
PET_SECONDS = 0.1
PET_DOWN, PET_ASIDE = 0.08, 0.04  #: newtons: a fingertip; a cat weighs twice the first
CALM = 2e-4  #: metres a second: at rest, where five seconds decide


Show: TypeAlias = Callable[[dict[Piece, Pose]], None]  #: is shown a picture, FRAME seconds after the one before


def simulate(
    request: Request, params: Params | None = None, show: Show | None = None, longest: float = SETTLING["longest"]
) -> Settled:
    """What happens, until all is at rest or ``longest`` seconds are over [TOWER 8.1]."""
    pieces = (*request.tower, *handled(request.deed))
    world = World(pieces, params or params_for(pieces))
    frames: list[dict[Piece, Pose]] = []

    def watch() -> None:
        frames.append(world.poses())
        if show is not None:
            show(frames[-1])

    world.watch = watch
    touched: tuple[Piece, ...] = ()
    match request.deed:
        case Placing(piece, place):
            touched = _let_go(world, piece, place.vx, place.vy, place.vz)
            world.settle(longest)
        case Petting(cat):
            _pet(world, cat)
            world.settle(longest)
        case PuttingBack():
            world.settle(longest)
        case Waiting(seconds):
            world.run(seconds)
            world.settle(longest - seconds, CALM)
    world.watch = None
    contacts = world.contacts()
    world.check()
    poses = world.poses()
    before = begin(request)
    clip = clip_of(before, [*frames, poses], watched(request))
    return Settled(pack_poses(before, poses), pack_contacts(contacts), clip, touched)


def watched(request: Request) -> Piece | None:
    """The piece at which everybody looks: the one that is placed, the cat that is petted."""
    match request.deed:
        case Placing(piece) | Petting(piece):
            return piece
        case _:
            return None


def answer(request: Request, params: Params | None = None) -> Settled | Unsettled:
    """What physics does as a seat: an outcome, or that the move must be asked for again [TOWER 8.4]."""
    try:
        return simulate(request, params)
    except Exploded:
        return Unsettled()


def _let_go(world: World, piece: Piece, vx: float, vy: float, vz: float) -> tuple[Piece, ...]:
    """The hand goes on as it was moving, lowers the piece until it touches, and fades [TOWER 8.1, 8.3].

    What it touched first; nothing where the hand ended before it did.
    """
    place = 7 * world.place_of[piece]
    at, turn = world.data.qpos[place : place + 3].copy(), world.data.qpos[place + 3 : place + 7].copy()
    velocity = np.array([vx, vy, vz]) * MM
    world.push(piece, velocity)
    grip = Grip(velocity - np.array([0, 0, LOWERING]))
    step, lowered, touches = world.params.timestep, 0.0, False
    while not (touches := world.is_touching(piece)) and lowered < GUIDE:
        lowered += LOWERING * step
        at = at + grip.velocity * step
        world.hold(piece, at, turn, 1.0, grip)
        world.step()
    touched = world.touched_by(piece)
    if touches and float(np.abs(velocity).max()) <= CALM_HAND:
        at = _lay_down(world, piece, at, turn, grip)
    left = 1.0
    while (left := left - step / FADE) > 0:
        at = at + velocity * step
        world.hold(piece, at, turn, left, grip)
        world.step()
    world.force(piece, (0.0, 0.0, 0.0))
    world.check()
    return touched


def _lay_down(world: World, piece: Piece, at: Array, turn: Array, grip: Grip) -> Array:
    """A calm hand drops nothing that touches on one side: it goes on down, letting it turn, until it is carried."""
    step, laid = world.params.timestep, 0.0
    grip.turns = False
    lagging = 0.0
    while laid < LAYING and lagging < CARRIED:
        laid += step
        at = at + grip.velocity * step
        world.hold(piece, at, turn, 1.0, grip)
        world.step()
        place = 7 * world.place_of[piece]
        is_carried = float(world.data.qpos[place + 2] - at[2]) > PRESS
        if is_carried:
            at[2] = world.data.qpos[place + 2] - PRESS
        lagging = lagging + step if is_carried else 0.0
    return at


def _pet(world: World, cat: Piece) -> None:
    """A fingertip along her back: down, and towards her head [TOWER 3.4]."""
    ahead = world.data.xmat[world.body_of[cat]].reshape(3, 3)[:, 0]
    world.force(cat, ahead * PET_ASIDE - np.array([0, 0, PET_DOWN]))
    world.run(PET_SECONDS)
    world.force(cat, (0.0, 0.0, 0.0))


def clip_of(start: dict[Piece, Pose], frames: list[dict[Piece, Pose]], hand: Piece | None = None) -> str:
    """The path of those that visibly move; a piece that only trembles is no part of it, nor is the quiet end.

    The piece in ``hand`` is shown wherever it goes, any other only as often as somebody could see a difference.
    """
    moving = {piece for frame in frames for piece, pose in frame.items() if is_seen(start[piece], pose, piece == hand)}
    if not moving:
        return ""
    shown = [{piece: frames[0][piece] for piece in sorted(moving)}]
    seen = dict(shown[0])
    for frame in frames[1:]:
        changed = {piece: frame[piece] for piece in sorted(moving) if is_seen(seen[piece], frame[piece], piece == hand)}
        seen |= changed
        shown.append(changed)
    while len(shown) > 1 and not shown[-1]:
        shown.pop()
    return pack_clip(round(1 / FRAME), shown)
