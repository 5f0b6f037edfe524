"""A position: what stands, what lies in the decks, how high everybody is, and what is going on."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from tabbytop.core import Seat, Viewer
from tabbytop.core.secrecy import BY_SEAT, Copy, Mark, Open, Secret

from .actions import Place
from .components import ALL, CATS, CATS_OF, KITTENS, TOP_FLOOR, WALLS, WALLS_OF, CardId, Colour, Piece, WallKind
from .geometry import Pose

Mode: TypeAlias = Literal["coop", "competitive"]
Job: TypeAlias = Literal["action", "move", "climb", "restore"]
Ending: TypeAlias = Literal["", "won", "collapsed", "turns", "summit"]
#: who is asked what; ``stood`` and ``end`` pass by themselves
Step: TypeAlias = Literal[
    "first",
    "scarves",
    "actions",
    "goals",
    "choose",
    "act",
    "place",
    "physics",
    "turn_action",
    "move",
    "meet",
    "turn_goal",
    "stood",
    "ask",
    "end",
    "over",
]
#: what is still to be placed: a kind of wall, the next floor, a cat of a colour or of any
Task: TypeAlias = Literal[
    "brick", "window", "portal", "statue", "column", "floor", "orange", "blue", "green", "purple", "any"
]


class Setup(NamedTuple):
    """The options, and how many play."""

    mode: Mode
    target: int  # the last story of this table [TOWER 6.4]
    seats: int
    aids: bool = True  # the picture says where a piece would stand and what a goal lacks [TOWER 8.5]


class Standing(NamedTuple):
    """A piece in the tower: where, how folded, on what it rests, and what it touches besides or thereby."""

    piece: Piece
    pose: Pose
    fold: int = 0
    rests: tuple[Piece, ...] = ()
    touches: tuple[Piece, ...] = ()


class Deck(NamedTuple):
    """Cards face up, those left face down (sorted: no order lies in a state), and the discards (sorted)."""

    up: Open[tuple[CardId, ...]] = ()
    left: Secret[tuple[CardId, ...]] = ()
    gone: Open[tuple[CardId, ...]] = ()


class Hand(NamedTuple):
    """The piece that is being placed: why, for which task, onto which floors, and where it stood before."""

    piece: Piece
    job: Job
    floors: tuple[Piece, ...]
    task: Task | None = None
    was: Standing | None = None


class Laid(NamedTuple):
    """A piece placed in this action, and for which task."""

    task: Task
    piece: Piece


class Turn(NamedTuple):
    seat: int = -1
    number: int = 0  # of turns begun
    heights: tuple[int, ...] = ()  # of the kittens before the turn [TOWER 5.3]
    card: Copy[CardId] = 0
    side: int = 0
    todo: tuple[Task, ...] = ()
    laid: tuple[Laid, ...] = ()
    fresh: tuple[Piece, ...] = ()  # all pieces placed this turn [TOWER 5.2]
    pets: tuple[Piece, ...] = ()  # cats still to be petted
    petted: int = 0  # and how many were
    failed: tuple[Piece, ...] = ()  # a piece for each failed try, until it stands [TOWER 3.11]
    goal: Copy[CardId] = 0  # being met
    floor: int = 0  # to which the kitten climbs

    def tries_at(self, piece: Piece) -> int:
        """Failed tries at a piece since it last stood."""
        return self.failed.count(piece)

    @property
    def tries(self) -> int:
        """Failed tries at the piece that failed most often."""
        return max(map(self.tries_at, self.failed), default=0)

    def without_tries_at(self, piece: Piece) -> "Turn":
        return self._replace(failed=tuple(one for one in self.failed if one != piece))


class Race(NamedTuple):
    """The order card: how high each kitten is, and when it came there; the first to arrive lies lowest [TOWER 7.4]."""

    heights: tuple[int, ...]
    arrived: tuple[int, ...]


class Story(NamedTuple):
    """The present story card, the highest one won, who wants to go on, and how it ended."""

    place: int = 0
    won: int = 0
    agreed: tuple[int, ...] = ()
    ending: Ending = ""
    culprit: int = -1  # who made the tower collapse [TOWER 7.8]


class Paused(NamedTuple):
    """What goes on when the kittens that came down stand again."""

    step: Step
    hand: Hand | None


# -- what physics is asked --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Placing:
    """A piece is let go [TOWER 8.1]."""

    piece: Piece
    place: Place


@dataclass(frozen=True, slots=True)
class Petting:
    """A cat is touched: a small push [TOWER 3.4]."""

    cat: Piece


@dataclass(frozen=True, slots=True)
class PuttingBack:
    """These are put where they stood before, or nothing is; then all settles [TOWER 5.7]."""

    pieces: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Waiting:
    """Five more seconds [TOWER 6.1]."""

    seconds: int


Deed: TypeAlias = Placing | Petting | PuttingBack | Waiting


@dataclass(frozen=True, slots=True)
class Request:
    """All that physics needs to know: what stands, at rest, and what is done to it."""

    tower: tuple[Standing, ...]
    deed: Deed


def sees(state: "State", owner: Seat | None, viewer: Viewer, goal: CardId) -> bool:
    """One's own goals, and the one that somebody is meeting [TOWER 7.9, 7.10]."""
    return owner is not None and (owner == viewer or (owner == state.turn.seat and goal == state.turn.goal))


class State(NamedTuple):
    setup: Setup
    tower: tuple[Standing, ...]  # by piece
    aside: tuple[Piece, ...]  # fallen walls, out of the game [TOWER 5.2]
    actions: Open[Deck]  # those that are not seen are those that are left: nobody has one in hand
    goals: Deck
    hands: Annotated[tuple[tuple[CardId, ...], ...], BY_SEAT, Mark("lies", sees)]  # goals, sorted; co-operative: none
    kittens: tuple[Piece, ...]  # Toto; where one plays against each other those chosen so far, by seats, 0: none yet
    race: Race
    turn: Turn
    story: Story
    step: Step
    hand: Hand | None = None
    deed: Deed | None = None
    landed: bool = False  # the piece in hand stands where it was placed
    returned: tuple[Piece, ...] = ()  # a piece for each time it was put back since all was still [TOWER 5.7]
    adrift: tuple[Piece, ...] = ()  # kittens that the player must put back [TOWER 5.3]
    after: Step = "act"  # where to go on when all is still and no piece was placed
    paused: Paused | None = None


# -- small questions --------------------------------------------------------------------------------------------------


def found(state: State, piece: Piece) -> Standing | None:
    return next((one for one in state.tower if one.piece == piece), None)


def topmost(state: State) -> Piece:
    """The topmost floor that stands [TOWER 3.8]."""
    return max(one.piece for one in state.tower if one.piece <= TOP_FLOOR)


def supply(state: State) -> set[Piece]:
    """What lies beside the tower and may be used."""
    used = {one.piece for one in state.tower} | set(state.aside)
    if state.hand is not None:
        used.add(state.hand.piece)
    if state.paused is not None and state.paused.hand is not None:
        used.add(state.paused.hand.piece)
    if isinstance(state.deed, PuttingBack):
        used |= {one.piece for one in state.deed.pieces}
    return set(ALL) - used - set(KITTENS)


def walls_left(state: State, kind: WallKind | None = None) -> list[Piece]:
    left = supply(state)
    return [piece for piece in (WALLS if kind is None else WALLS_OF[kind]) if piece in left]


def cats_left(state: State, colour: Colour | None = None) -> list[Piece]:
    left = supply(state)
    return [piece for piece in (CATS if colour is None else CATS_OF[colour]) if piece in left]


def without(tower: tuple[Standing, ...], gone: set[Piece]) -> tuple[Standing, ...]:
    """The tower less some pieces, and less the contacts with them."""
    if not gone:
        return tower
    return tuple(
        one
        if gone.isdisjoint(one.touches)
        else one._replace(
            rests=tuple(other for other in one.rests if other not in gone),
            touches=tuple(other for other in one.touches if other not in gone),
        )
        for one in tower
        if one.piece not in gone
    )


def with_piece(tower: tuple[Standing, ...], more: Standing) -> tuple[Standing, ...]:
    return tuple(sorted((*tower, more)))


def kitten_of(state: State, seat: int) -> Piece:
    """Toto is everybody's; in the competitive game each has chosen a kitten [TOWER 7.1]."""
    return state.kittens[0 if state.setup.mode == "coop" else seat]


def place_of(state: State, kitten: Piece) -> int:
    """Where a kitten stands on the order card: by seats, and Toto first."""
    return state.kittens.index(kitten)


def height(state: State, seat: int) -> int:
    """How high the kitten of ``seat`` is: its floor, or 0 outside the tower [TOWER 7.6]."""
    return state.race.heights[0 if state.setup.mode == "coop" else seat]


def fallen_walls(state: State) -> int:
    return len(state.aside)


# -- positions of earlier rules ---------------------------------------------------------------------------------------


def migrate(version: str, data: dict[str, Any]) -> dict[str, Any]:
    """A position as rules before the fifth kept it: kittens went by seats, and what was put back was not counted."""
    if version not in ("1", "2", "3", "4"):
        return data
    setup = data["setup"]
    kittens = list(KITTENS[: 1 if setup["mode"] == "coop" else setup["seats"]])
    rest = {name: value for name, value in data.items() if name != "repairing"}
    return {**rest, "setup": {**setup, "aids": True}, "kittens": kittens, "returned": []}
