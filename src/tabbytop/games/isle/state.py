"""A position of the isle of cats. Values only; the rules are next door.

Records that change at every step are named tuples, which are replaced three times as fast as dataclasses. What is
going on lies on the ``agenda``, last on top: a bonus, a card or a placing is pushed, carried out and popped. What all
see of each kind of frame is said in ``view``.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar

from tabbytop.core import Mask, Seat, Viewer
from tabbytop.core.secrecy import BySeat, Copy, Mark, Open, everybody

from .boat import BoatId, Laid
from .cards import CARDS, FAMILY_CARDS, LESSONS, CardId, HerCard, Instruction, RescueCard
from .components import Colour, TileId

Mode = Literal["classic", "solo", "family"]
Difficulty = Literal["easy", "medium", "hard", "very_hard", "expert"]
OshaxWay = Literal["drawn", "chosen"]  #: how it is said which oshax start outside the bag [ISLE 1.3]
Basket = Literal["permanent", "whole", "broken"]
Field = Literal["left", "right", "any"]
#: before the fields are filled, before cards are dealt, before the lessons and after a player's, before a turn of
#: the sister, when the fields are empty, before the evening
Moment = Literal["dawn", "morning", "lessons", "taught", "sister", "empty", "dusk"]

DAYS = 5  # [ISLE 2.3]
SISTER = 1  # her number in the turn order of a solo game [ISLE 6.1]


# -- who may see it [ISLE 8] ------------------------------------------------------------------------------------------


def sees(state: "State", owner: Seat | None, viewer: Viewer, card: Any) -> bool:
    """One's own; of somebody who plays alone, all may see it [ISLE 8.1]."""
    return owner is not None and (owner == viewer or state.rules.mode == "solo")


def sees_lessons(state: "State", owner: Seat | None, viewer: Viewer, card: CardId) -> bool:
    """Until the end one's own only."""
    return isinstance(state.top, Over) or sees(state, owner, viewer, card)


def comes_out(state: "State", cards: tuple[CardId, ...]) -> Any:
    """Of cards to pay for all see how many they are and what they cost, cards chosen in a window or beside a wish are
    played openly; what one keeps stays hidden [ISLE 4.2, 4.9]."""
    match state.top:
        case Buying():
            return len(cards), sum(CARDS[card].cost for card in cards)
        case Window() | Wish():
            return cards
        case _:
            return None


def is_rescue(card: CardId) -> bool:
    return isinstance(CARDS.get(card), RescueCard)


def is_lesson(card: CardId) -> bool:
    return card in LESSONS


def is_private(card: CardId) -> bool:
    return card in FAMILY_CARDS or (card in LESSONS and not LESSONS[card].public)


T = TypeVar("T")
Secret: TypeAlias = Annotated[T, Mark("lies", sees)]
Choice: TypeAlias = Annotated[T, Mark("choice", sees, tells=comes_out)]
Note: TypeAlias = Annotated[T, Mark("note", sees)]

# -- players and table ------------------------------------------------------------------------------------------------


class Player(NamedTuple):
    """One player's boat and cards. Cards are sorts, in order of number."""

    boat: BoatId = -1
    tiles: tuple[Laid, ...] = ()
    filled: Mask = Mask(0)  # the cells under tiles
    fish: int = 0
    baskets: int = 0  # permanent ones
    used: int = 0  # of these, today
    hand: Secret[tuple[CardId, ...]] = ()  # paid for
    pack: Secret[tuple[CardId, ...]] = ()  # to choose from now, in the draft or after drawing
    kept: Secret[tuple[CardId, ...]] = ()  # of today's draft, not yet paid for
    chosen: Choice[tuple[CardId, ...] | None] = None  # not yet turned over
    passed_on: Note[tuple[CardId, ...]] = ()  # in today's draft: one remembers
    lessons: Annotated[tuple[CardId, ...], Mark("lies", sees_lessons, is_private)] = ()  # private ones, face down
    laid: Annotated[tuple[CardId, ...], Mark("lies", sees, is_rescue)] = ()  # rescue cards face down
    shown: Open[tuple[CardId, ...]] = ()  # rescue cards with a basket still to use
    discarded: Secret[tuple[CardId, ...]] = ()  # face down by this player
    extra: int = 0  # more cats in a rescue turn [ISLE 4.10]
    berth: bool = False  # the next tile may lie anywhere
    passed: bool = False  # out of the phase


class Island(NamedTuple):
    """The island, and what else lies between the boats."""

    left: tuple[TileId, ...] = ()  # the left field; in the family game all cats round the island
    right: tuple[TileId, ...] = ()
    bag: tuple[TileId, ...] = ()  # sorted: the bag has no order until a tile is drawn
    deck: Secret[tuple[CardId, ...]] = ()  # sorted likewise
    common: tuple[int, ...] = ()  # how many of each common treasure
    rare: tuple[tuple[TileId, int], ...] = ()  # piles by shape, in the order of their coming [ISLE 6.2]
    oshax: tuple[TileId, ...] = ()  # solo: in a row
    public: Open[tuple[tuple[CardId, Colour], ...]] = ()  # public lessons with their colours
    spent: Open[tuple[CardId, ...]] = ()  # cards played openly, face up on the discards


class Deed(NamedTuple):
    """What an instruction of the sister did: which tile left the game, or which two cats changed places [ISLE 6.5]."""

    what: Instruction
    tile: TileId = -1  # -1: nothing was there
    other: TileId = -1


class Sister(NamedTuple):
    """The other contestant of a solo game [ISLE 6]."""

    deck: tuple[HerCard, ...] = ()  # her basket cards not yet turned, sorted
    colours: tuple[HerCard, ...] = ()  # colour cards turned so far, in order
    lessons: tuple[HerCard, ...] = ()
    card: HerCard = 0  # face up and not yet carried out
    cards_left: int = 0  # today, that one included
    speed: int = 0  # today
    last: HerCard = 0  # carried out last
    deeds: tuple[Deed, ...] = ()  # by that one


class Rules(NamedTuple):
    """The options of the game."""

    mode: Mode
    difficulty: Difficulty
    modules: str
    rare_from_maps: bool
    oshax: OshaxWay = "drawn"


# -- what is going on -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Preparing:
    """Chance lays out what is random at the start [ISLE 2, 6.1, 7.1]; ``step`` says what comes next."""

    step: Literal["first", "boats", "oshax", "colour", "lessons", "advanced", "family"]


@dataclass(frozen=True, slots=True)
class LayingOut:
    """``seat`` chooses which oshax start outside the bag [ISLE 1.3]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Choosing:
    """All keep two of three family cards at once [ISLE 7.1]."""


@dataclass(frozen=True, slots=True)
class Filling:
    """Chance draws tiles until the fields have their new cats, of which ``cats`` have come [ISLE 4.0]."""

    cats: int = 0


@dataclass(frozen=True, slots=True)
class Dealing:
    """Chance deals discovery cards [ISLE 4.2, 6.3]; ``round`` counts from 0."""

    round: int


@dataclass(frozen=True, slots=True)
class Drafting:
    """All keep cards at once and pass the rest on [ISLE 4.2]; alone, discard the rest [ISLE 6.3]."""

    round: int


@dataclass(frozen=True, slots=True)
class Buying:
    """All choose at once what to pay for [ISLE 4.2]."""


@dataclass(frozen=True, slots=True)
class Teaching:
    """Lessons are played in turn order, still by those in ``left`` [ISLE 4.3]."""

    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Naming:
    """``seat`` chooses a colour for a public lesson [ISLE 4.3], or for a catch (cards 96, 97)."""

    seat: int
    card: Annotated[CardId, Mark("open", everybody, is_lesson)]


@dataclass(frozen=True, slots=True)
class Laying:
    """Rescue cards are laid face down in turn order by those in ``left`` [ISLE 4.4]."""

    left: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SisterReveal:
    """Chance turns the sister's first card of the day [ISLE 6.4]."""


@dataclass(frozen=True, slots=True)
class Rescuing:
    """``seat`` rescues a cat or passes [ISLE 4.5]; ``taken`` counts the cats of this turn."""

    seat: int
    taken: int = 0


@dataclass(frozen=True, slots=True)
class Emptied:
    """Both fields are empty: unless somebody brings new cats now, the rescue is over [ISLE 4.5]."""


@dataclass(frozen=True, slots=True)
class SisterTurn:
    """Chance turns the sister's next card, which is then carried out [ISLE 6.4]."""


@dataclass(frozen=True, slots=True)
class Finding:
    """``seat`` plays an oshax card or a treasure card, or passes [ISLE 4.6]."""

    seat: int


@dataclass(frozen=True, slots=True)
class SecondTreasure:
    """``seat`` may take another tile by the option of the treasure card it has played [ISLE 4.6]."""

    seat: int
    card: Copy[CardId]
    option: int


@dataclass(frozen=True, slots=True)
class Placing:
    """``seat`` places a tile at once, before anything else [ISLE 3.3]."""

    seat: int
    tile: TileId
    colour: Colour


@dataclass(frozen=True, slots=True)
class Bonus:
    """``seat`` has covered a map of the cat's colour and may take a treasure [ISLE 3.4]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Colouring:
    """``seat`` chooses a colour for an oshax that came out of the bag [ISLE 1.3, 4.6]."""

    seat: int
    tile: TileId


@dataclass(frozen=True, slots=True)
class DrawingCards:
    """Chance draws cards for ``seat``, who then pays for any of them (cards 71 to 74)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class PayingDrawn:
    """``seat`` pays for any of the cards it has drawn (cards 71 to 74)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dipping:
    """Chance draws a tile for ``seat`` to place (card 75)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Selling:
    """``seat`` gives up a basket, used or unused (card 76)."""

    seat: int
    fish: int


@dataclass(frozen=True, slots=True)
class Herding:
    """``seat`` moves up to ``most`` cats to the other field (card 77)."""

    seat: int
    most: int


@dataclass(frozen=True, slots=True)
class Arriving:
    """Chance draws tiles, cats of which ``seat`` puts into a field (card 83)."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Sorting:
    """``seat`` says where each of ``cats`` goes: into which field, and alone also where in it [ISLE 6.9]."""

    seat: int
    cats: tuple[TileId, ...]
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class GivingLessons:
    """``seat`` gives up private lessons for a basket (cards 86, 87)."""

    seat: int
    count: int
    baskets: int


@dataclass(frozen=True, slots=True)
class GivingTreasures:
    """``seat`` gives up treasures for a basket (cards 88, 89)."""

    seat: int
    count: int
    baskets: int


@dataclass(frozen=True, slots=True)
class Window:
    """A moment that would run past, before what lies under it: one plays an anytime card or holds [ISLE 4.9]."""

    moment: Moment


@dataclass(frozen=True, slots=True)
class Wish:
    """``seat`` wants to play an anytime card, which lies open; those before it in turn order may want to too, and then
    go first [ISLE 4.8, 4.9]."""

    seat: int
    card: Copy[CardId]


@dataclass(frozen=True, slots=True)
class Carrying:
    """Anytime cards wanted at one moment; they lie open and are carried out in turn order [ISLE 4.8, 4.9]."""

    plays: Copy[tuple[tuple[int, CardId], ...]]


@dataclass(frozen=True, slots=True)
class Evening:
    """The fields are cleared; solo: chance turns a colour card [ISLE 4.7, 6.1]."""


@dataclass(frozen=True, slots=True)
class Taking:
    """Family: ``seat`` takes a cat or passes for the day [ISLE 7.2]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Over:
    pass


Frame: TypeAlias = (
    Preparing
    | LayingOut
    | Choosing
    | Filling
    | Dealing
    | Drafting
    | Buying
    | Teaching
    | Naming
    | Laying
    | SisterReveal
    | Rescuing
    | Emptied
    | SisterTurn
    | Finding
    | SecondTreasure
    | Placing
    | Bonus
    | Colouring
    | DrawingCards
    | PayingDrawn
    | Dipping
    | Selling
    | Herding
    | Arriving
    | Sorting
    | GivingLessons
    | GivingTreasures
    | Window
    | Wish
    | Carrying
    | Evening
    | Taking
    | Over
)


class State(NamedTuple):
    rules: Rules
    players: BySeat[tuple[Player, ...]]
    table: Island
    sister: Sister | None
    day: int
    order: tuple[int, ...]  # turn order; in a solo game 1 is the sister
    agenda: tuple[Frame, ...]

    @property
    def top(self) -> Frame:
        return self.agenda[-1]


def migrate(version: str, data: dict[str, Any]) -> dict[str, Any]:
    """A position as the first rules kept it: oshax were drawn."""
    return {**data, "rules": {**data["rules"], "oshax": "drawn"}} if version == "1" else data
