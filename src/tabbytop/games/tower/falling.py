"""What a recorded outcome means [TOWER 5]: what has fallen, what is put back, what must be placed again.

Judged when all is still. What has strayed is put back and all settles once more; what strays again after that was done
twice counts as fallen, so that it comes to an end.
"""

from typing import NamedTuple

from tabbytop.core import IllegalAction

from .actions import Settled, Unsettled
from .components import CATS, FLOORS, GROUND, KITTENS, MOST_RETURNS, TABLE, WALLS, Piece
from .geometry import UNIT, Pose
from .packing import FIRST_RESTS, SECOND_RESTS, Contact, Poses, Unreadable, unpack_contacts, unpack_poses
from .placing import pose_of
from .standing import Scene, carried_by, fallen, has_strayed, home_of, is_free, is_placed, scene
from .state import Deed, Placing, PuttingBack, Request, Standing, State, place_of, without

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
    if any(one != TABLE and one not in poses for one in action.touched):
        raise IllegalAction("TOWER 8.2", "the outcome says that a piece was touched which is not in the tower")
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
    fates = Fates(state, request, now)
    fates.sort()
    fates.lose_what_lacks_its_carriers()
    fates.put_back_with_the_floors()
    removed = fates.missing | fates.astray
    tower = without(tuple(now[piece] for piece in sorted(now)), removed)
    lost = {piece for piece in fates.gone if piece in WALLS and piece not in state.turn.fresh}
    return Verdict(
        tower,
        tuple(sorted(lost)),
        tuple(sorted(fates.gone - lost)),
        tuple(sorted(fates.again)),
        tuple(sorted(fates.adrift)),
        fates.put_back(scene(tower)),
        any(not is_free(now, piece) for piece in removed - fates.down),
    )


class Fates:
    """What becomes of the pieces, while it is found out."""

    def __init__(self, state: State, request: Request, now: Scene) -> None:
        self.state, self.now = state, now
        self.before = scene((*request.tower, *handled(request.deed)))
        self.tried = request.deed.piece if isinstance(request.deed, Placing) else None
        self.own = {laid.piece for laid in state.turn.laid}
        if state.hand is not None:
            self.own.add(state.hand.piece)
        self.down = fallen(now)
        self.gone, self.again = set[Piece](), set[Piece]()
        self.adrift, self.astray = set[Piece](), set[Piece]()

    @property
    def missing(self) -> set[Piece]:
        """What stands no longer and is not put back by the program."""
        return self.gone | self.again | self.adrift

    def sort(self) -> None:
        """What has fallen, and what has strayed and is put back: twice, and no more [TOWER 5.6, 5.7]."""
        for piece in self.now:
            if piece == GROUND:
                continue
            if piece in self.down or self._is_misplaced(piece):
                self._lose(piece)
            elif piece != self.tried and self._has_strayed(piece):
                is_asked = piece in self.own or piece in KITTENS
                if is_asked or self.state.returned.count(piece) >= MOST_RETURNS:
                    self._lose(piece)
                else:
                    self.astray.add(piece)

    def lose_what_lacks_its_carriers(self) -> None:
        """Nothing goes back, and nothing stays, where what carried it is gone [TOWER 5.7]."""
        while True:
            candidates = self.astray | carried_by(self.gone.intersection(FLOORS), self.now)
            lacking = {piece for piece in candidates - self.missing if not self._can_go_back(piece)}
            if not lacking:
                return
            self.astray -= lacking
            for piece in lacking:
                self._lose(piece)

    def put_back_with_the_floors(self) -> None:
        """With a floor goes all that it carries; what was just let go on it is tried again [TOWER 5.7]."""
        riding = carried_by(self.astray.intersection(FLOORS), self.now) - self.missing
        if self.tried in riding:
            self.again.add(self.tried)
        self.astray |= {piece for piece in riding - self.again if self._can_go_back(piece)}

    def put_back(self, tower: Scene) -> tuple[Standing, ...]:
        """From the lowest up, as each stood, on what carried it, beside those that are there again."""
        here = {*tower, *self.astray, TABLE}
        back = sorted((self.before[piece] for piece in self.astray), key=lambda was: (was.pose.z, was.piece))
        return tuple(was._replace(touches=tuple(one for one in was.touches if one in here)) for was in back)

    def _lose(self, piece: Piece) -> None:
        """A piece of this action is placed again [TOWER 3.7], a kitten put back by hand [TOWER 5.3]; others go."""
        fate = self.again if piece in self.own else self.adrift if piece in KITTENS else self.gone
        fate.add(piece)

    def _is_misplaced(self, piece: Piece) -> bool:
        """Is it what was let go, and not where it should be [TOWER 3.10]?"""
        hand = self.state.hand
        return piece == self.tried and hand is not None and not is_placed(self.now, piece, hand.floors)

    def _has_strayed(self, piece: Piece) -> bool:
        home = self._home(piece)
        if piece in CATS and not home:
            return False  # the cat under her was taken off the tower: she may come down [TOWER 3.5]
        return has_strayed(self.before[piece], home, self.now)

    def _home(self, piece: Piece) -> Piece:
        """Where a piece belongs; a kitten's floor is that of the order card, unless it is in hand."""
        hand = self.state.hand
        if piece in KITTENS and (hand is None or hand.piece != piece):
            return self.state.race.heights[place_of(self.state, piece)]
        return home_of(self.before, piece)

    def _can_go_back(self, piece: Piece) -> bool:
        """Did something carry it, and is all of that still there?"""
        rests = self.before[piece].rests
        return bool(rests) and self.missing.isdisjoint(rests)
