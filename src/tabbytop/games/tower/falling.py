"""What a recorded outcome means [TOWER 5]: what has fallen, what is put back, what must be placed again.

Judged when all is still. A first judgement puts back what has strayed; once that is done, whatever is still astray
counts as fallen, so that it comes to an end.
"""

from typing import NamedTuple

from tabbytop.core import IllegalAction

from .actions import Settled, Unsettled
from .components import CATS, FLOORS, GROUND, KITTENS, TABLE, TOTO, WALLS, Piece
from .geometry import UNIT, Pose
from .packing import FIRST_RESTS, SECOND_RESTS, Contact, Poses, Unreadable, unpack_contacts, unpack_poses
from .placing import pose_of
from .standing import Scene, carried_by, fallen, has_strayed, home_of, is_free, is_placed, scene
from .state import Deed, Placing, PuttingBack, Request, Standing, State, without

LONGEST_CLIP = 400_000  #: characters


# -- reading an outcome -----------------------------------------------------------------------------------------------


def folds(request: Request) -> dict[Piece, int]:
    """The pieces that physics is asked about, and how far each is folded."""
    return {one.piece: one.fold for one in (*request.tower, *handled(request.deed))}


def handled(deed: Deed) -> tuple[Standing, ...]:
    """The pieces that a hand brings in, where it brings them."""
    match deed:
        case Placing(piece, place):
            return (Standing(piece, pose_of(place), round(place.fold)),)
        case PuttingBack(pieces):
            return pieces
        case _:
            return ()


def begin(request: Request) -> dict[Piece, Pose]:
    """Where everything is when physics begins: what its record is written against."""
    return {one.piece: one.pose for one in (*request.tower, *handled(request.deed))}


def settle(request: Request, poses: Poses, contacts: tuple[Contact, ...]) -> dict[Piece, Standing]:
    """The pieces as they have come to rest."""
    rests: dict[Piece, list[Piece]] = {piece: [] for piece in poses}
    touches: dict[Piece, list[Piece]] = {piece: [] for piece in poses}
    for one, other, how in contacts:
        if one != TABLE:
            touches[one].append(other)
        touches[other].append(one)
        if how == FIRST_RESTS:
            rests[one].append(other)
        elif how == SECOND_RESTS:
            rests[other].append(one)
    fold = folds(request)
    return {
        piece: Standing(piece, poses[piece], fold[piece], tuple(sorted(rests[piece])), tuple(sorted(touches[piece])))
        for piece in sorted(poses)
    }


def read(request: Request, action: Settled) -> dict[Piece, Standing]:
    """The pieces as a recorded outcome says they lie."""
    return settle(request, unpack_poses(begin(request), action.poses), unpack_contacts(action.contacts))


def unmoved(request: Request) -> dict[Piece, Standing]:
    """The pieces as they were, those put back where they are put."""
    return scene((*request.tower, *handled(request.deed)))


def check(request: Request, action: object) -> None:
    """Physics may surprise, but not contradict the pieces there are [TOWER 8.2]."""
    if isinstance(action, Unsettled):
        return
    if not isinstance(action, Settled):
        raise IllegalAction("TOWER 8.2", f"{action} is no outcome; expected poses, contacts and a clip")
    before = begin(request)
    try:
        poses = unpack_poses(before, action.poses)
        contacts = unpack_contacts(action.contacts)
    except Unreadable as wrong:
        raise IllegalAction("TOWER 8.2", f"the outcome cannot be read: {wrong}") from None
    if strangers := sorted(poses.keys() - before.keys()):
        raise IllegalAction("TOWER 8.2", f"the outcome moves {strangers}, which are not in the tower")
    pairs = [(one, other) for one, other, _ in contacts]
    if len(set(pairs)) < len(pairs) or any(
        other not in poses or (one != TABLE and one not in poses) for one, other in pairs
    ):
        raise IllegalAction("TOWER 8.2", "the outcome has contacts of pieces that are not in the tower, or twice")
    if any(one == TABLE and how == FIRST_RESTS for one, _, how in contacts):
        raise IllegalAction("TOWER 8.2", "the table rests on nothing")
    for piece, pose in poses.items():
        if abs(sum(part * part for part in pose[3:]) / UNIT**2 - 1) > 1e-4:
            raise IllegalAction("TOWER 8.2", f"the outcome turns piece {piece} by no unit quaternion")
    if len(action.clip) > LONGEST_CLIP or not action.clip.isascii():
        raise IllegalAction("TOWER 8.2", f"the clip is longer than {LONGEST_CLIP} characters, or not plain text")


# -- judging it -------------------------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """What becomes of every piece that did not simply stay."""

    tower: tuple[Standing, ...]  # what still stands
    lost: tuple[Piece, ...] = ()  # walls from before this turn: set aside and counted [TOWER 5.2]
    spare: tuple[Piece, ...] = ()  # floors, cats and this turn's walls: back to the supply [TOWER 5.2]
    again: tuple[Piece, ...] = ()  # placed in this action: to be placed again [TOWER 3.7, 3.10]
    adrift: tuple[Piece, ...] = ()  # kittens that the player puts back [TOWER 5.3, 5.8]
    back: tuple[Standing, ...] = ()  # what is put back where it stood [TOWER 5.1, 5.7]
    shaken: bool = False  # something was taken away from under something else: let it settle


def judge(state: State, request: Request, now: Scene) -> Verdict:
    before = scene((*request.tower, *handled(request.deed)))
    down = fallen(now)
    tried = request.deed.piece if isinstance(request.deed, Placing) else None
    own = {laid.piece for laid in state.turn.laid}
    if state.hand is not None:
        own.add(state.hand.piece)
    gone, again, adrift, astray = set[Piece](), set[Piece](), set[Piece](), set[Piece]()
    for piece in now:
        if piece == GROUND:
            continue
        if piece == tried:
            assert state.hand is not None
            if piece in down or not is_placed(now, piece, state.hand.floors):
                again.add(piece)
            continue
        if piece not in down and not _has_strayed(state, before, now, piece):
            continue
        if piece in own:
            again.add(piece)
        elif piece in KITTENS:
            adrift.add(piece)
        elif piece in down or state.repairing:
            gone.add(piece)
        else:
            astray.add(piece)
    while lacking := {piece for piece in astray if not _can_go_back(before[piece], gone | again | adrift)}:
        astray -= lacking
        gone |= lacking
    riding = carried_by(astray.intersection(FLOORS), now) - gone - adrift
    if tried in riding:
        again.add(tried)
    astray |= {piece for piece in riding - again if _can_go_back(before[piece], gone | again | adrift)}
    removed = gone | again | adrift | astray
    tower = without(tuple(now[piece] for piece in sorted(now)), removed)
    lost = {piece for piece in gone if piece in WALLS and piece not in state.turn.fresh}
    return Verdict(
        tower,
        tuple(sorted(lost)),
        tuple(sorted(gone - lost)),
        tuple(sorted(again)),
        tuple(sorted(adrift)),
        tuple(_put_back(before, piece, astray, scene(tower)) for piece in sorted(astray)),
        any(not is_free(now, piece) for piece in removed - down),
    )


def _has_strayed(state: State, before: Scene, now: Scene, piece: Piece) -> bool:
    home = _home(state, before, piece)
    if piece in CATS and not home:
        return False  # the cat under her was taken off the tower: she may come down [TOWER 3.5]
    return has_strayed(before[piece], home, now)


def _home(state: State, before: Scene, piece: Piece) -> Piece:
    """Where a piece belongs; a kitten's floor is that of the order card, unless it is in hand."""
    if piece in KITTENS and (state.hand is None or state.hand.piece != piece):
        return state.race.heights[piece - TOTO]
    return home_of(before, piece)


def _can_go_back(was: Standing, missing: set[Piece]) -> bool:
    """Is all that carried it still there [TOWER 5.7]?"""
    return missing.isdisjoint(was.rests)


def _put_back(before: Scene, piece: Piece, astray: set[Piece], tower: Scene) -> Standing:
    """As it stood, on what carried it, beside those that are there again."""
    was = before[piece]
    here = {*tower, *astray, TABLE}
    return was._replace(touches=tuple(one for one in was.touches if one in here))
