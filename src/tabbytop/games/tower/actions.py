"""Everything that can be done. Names of pieces are numbers [TOWER 10]; millimetres and degrees where one places."""

from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from tabbytop.core import Seat, Viewer
from tabbytop.core.secrecy import Mark, Open, Secret

from .components import CardId, Piece


def turned_up(state: Any, owner: Seat | None, viewer: Viewer, card: CardId) -> bool:
    """Goals are drawn openly where all climb together [TOWER 4.2]."""
    return bool(state.setup.mode == "coop")


# -- chance -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class First:
    """``seat`` begins [TOWER 2.3]."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealActions:
    """The first action cards are turned face up [TOWER 7.1]."""

    cards: Open[tuple[CardId, ...]]


@dataclass(frozen=True, slots=True)
class DealGoals:
    """Two hidden goals for everybody, seat by seat [TOWER 7.1]."""

    cards: Secret[tuple[CardId, ...]]


@dataclass(frozen=True, slots=True)
class TurnAction:
    """The next action card is turned face up [TOWER 3.1]."""

    card: Open[CardId]


@dataclass(frozen=True, slots=True)
class TurnGoal:
    """The next goal is turned face up [TOWER 4.2], or drawn by who is on turn [TOWER 7.4]."""

    card: Annotated[CardId, Mark("lies", turned_up)]


# -- players ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Adopt:
    """Take a kitten for one's own, by its scarf [TOWER 7.1]."""

    kitten: Piece


@dataclass(frozen=True, slots=True)
class Choose:
    """Do the left (0) or right (1) side of a face-up action card [TOWER 3.1]."""

    card: Open[CardId]
    side: int


@dataclass(frozen=True, slots=True)
class Discard:
    """A card of which nothing can be done goes without effect [TOWER 3.9]."""

    card: Open[CardId]


@dataclass(frozen=True, slots=True)
class Take:
    """Pick up a piece, to place it: from the supply, off the tower, or one just placed [TOWER 3.5, 3.6, 7.2]."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class Place:
    """Let go of the piece in hand: where, how turned and folded, how fast it moves [TOWER 8.1].

    Millimetres from the middle of the table, degrees, millimetres a second. ``fold`` is the angle between a wall's
    legs, and 0 for any other piece.
    """

    x: float
    y: float
    z: float
    yaw: float
    pitch: float
    roll: float
    fold: float
    vx: float
    vy: float
    vz: float


@dataclass(frozen=True, slots=True)
class Pet:
    """Touch a cat lightly [TOWER 3.4]."""

    cat: Piece


@dataclass(frozen=True, slots=True)
class Done:
    """The action is finished: nothing of it is taken up any more [TOWER 3.6]."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """After too many failed tries the action, the move or the climb is given up [TOWER 3.11]."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave out what is optional: moving a cat, meeting a goal [TOWER 4.7, 7.2]."""


@dataclass(frozen=True, slots=True)
class Meet:
    """Meet a goal and climb so many floors [TOWER 4.2]."""

    card: Open[CardId]
    floors: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Discard a hidden goal and draw another [TOWER 7.2]."""

    card: Open[CardId]


@dataclass(frozen=True, slots=True)
class GoOn:
    """After a win: higher still, or enough [TOWER 6.4]."""

    yes: bool


# -- physics ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Settled:
    """What the simulation did, until all was still: exact poses, who touches and carries whom, and the path to watch.

    All three are written and read by ``packing`` [TOWER 8.2]. ``touched`` is what the piece that was let go touched
    first, while the hand still guided it; nothing, where it dropped.
    """

    poses: str
    contacts: str
    clip: str = ""
    touched: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Unsettled:
    """The simulation failed: nothing has happened, and what can be asked for again is [TOWER 8.4]."""


Action: TypeAlias = (
    First
    | DealActions
    | DealGoals
    | TurnAction
    | TurnGoal
    | Adopt
    | Choose
    | Discard
    | Take
    | Place
    | Pet
    | Done
    | GiveUp
    | Pass
    | Meet
    | Swap
    | GoOn
    | Settled
    | Unsettled
)
