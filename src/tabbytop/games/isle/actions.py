"""Everything that a seat or chance can do on the isle. The class names are written into logs.

Tiles, cards, colours and boats are numbers of ``components``, ``cards`` and ``boat``; notation has their names.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from tabbytop.core import Seat, Viewer
from tabbytop.core.secrecy import Mark, Open

from .boat import BoatId, Cell
from .cards import CARDS, CardId, HerCard
from .components import Colour, TileId
from .state import Basket, Laying, State, Window, Wish


def alone(state: State, owner: Seat | None, viewer: Viewer, card: Any) -> bool:
    """Who plays alone has no secrets [ISLE 8.1]."""
    return state.rules.mode == "solo"


def at_once(state: State, owner: Seat | None, viewer: Viewer, card: CardId) -> bool:
    """Cards chosen in a window, or by those before a wish, are turned over together, by who chooses last [ISLE 4.9];
    a wish itself lies open at once."""
    choosing: Sequence[Seat]
    match state.top:
        case Window():
            choosing = range(len(state.players))
        case Wish(seat=wisher):
            choosing = [one for one in state.order[: state.order.index(wisher)] if one < len(state.players)]
        case _:
            return True
    return sum(bool(state.players[one].hand) and state.players[one].chosen is None for one in choosing) < 2


def laid_last(state: State, owner: Seat | None, viewer: Viewer, card: Any) -> bool:
    """Rescue cards lie face down until all who have cards have laid [ISLE 4.4]; alone there are no secrets."""
    still = state.top.left[1:] if isinstance(state.top, Laying) else ()
    return state.rules.mode == "solo" or not any(state.players[seat].hand for seat in still)


def cost(state: State, cards: tuple[CardId, ...]) -> int:
    return sum(CARDS[card].cost for card in cards)


T = TypeVar("T")
Secret: TypeAlias = Annotated[T, Mark("lies", alone)]

# -- chance -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class First:
    """Who is first in turn order: a seat, alone also the sister [ISLE 2.2, 6.1]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Boats:
    """Each seat's boat [ISLE 2.2]."""

    boats: tuple[BoatId, ...]


@dataclass(frozen=True, slots=True)
class OshaxRow:
    """The oshax beside the island, alone in this order [ISLE 1.3, 6.1]."""

    tiles: tuple[TileId, ...]


@dataclass(frozen=True, slots=True)
class SisterLessons:
    """The sister's lessons [ISLE 6.1]."""

    cards: tuple[HerCard, ...]


@dataclass(frozen=True, slots=True)
class TurnColour:
    """The next of the sister's colour cards [ISLE 6.1]."""

    card: HerCard


@dataclass(frozen=True, slots=True)
class DealFamily:
    """Three family cards for each seat [ISLE 7.1]."""

    cards: Secret[tuple[CardId, ...]]


@dataclass(frozen=True, slots=True)
class DrawTiles:
    """Tiles out of the bag, in this order [ISLE 4.0]."""

    tiles: tuple[TileId, ...]


@dataclass(frozen=True, slots=True)
class DealCards:
    """Discovery cards off the deck: seat 0's first, then seat 1's … [ISLE 4.2]."""

    cards: Secret[tuple[CardId, ...]]


@dataclass(frozen=True, slots=True)
class TurnSister:
    """The sister's next basket card [ISLE 6.4]."""

    card: HerCard


# -- seats ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LayOut:
    """These oshax start outside the bag [ISLE 1.3]."""

    tiles: tuple[TileId, ...]


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep these cards and pass on the rest [ISLE 4.2, 6.3]; of family cards give one back [ISLE 7.1]."""

    cards: Secret[tuple[CardId, ...]]


@dataclass(frozen=True, slots=True)
class Pay:
    """Pay for these cards and discard the rest [ISLE 4.2]."""

    cards: Annotated[tuple[CardId, ...], Mark("lies", alone, tells=cost)]


@dataclass(frozen=True, slots=True)
class Name:
    """Choose a colour [ISLE 4.3, 4.6]."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay these rescue cards face down [ISLE 4.4]."""

    cards: Annotated[tuple[CardId, ...], Mark("lies", laid_last)]


@dataclass(frozen=True, slots=True)
class Rescue:
    """Take a cat from a field with a basket of this kind [ISLE 4.5]."""

    tile: TileId
    basket: Basket


@dataclass(frozen=True, slots=True)
class Done:
    """Pass [ISLE 4.5, 4.6, 7.2], end the turn, or decline what is offered [ISLE 3.4]."""


@dataclass(frozen=True, slots=True)
class Befriend:
    """Play an oshax card: take this oshax and choose its colour [ISLE 4.6]."""

    tile: TileId
    colour: Colour


@dataclass(frozen=True, slots=True)
class Find:
    """Play a treasure card by one of its options and take this treasure [ISLE 4.6]."""

    card: Open[CardId]
    option: int
    tile: TileId


@dataclass(frozen=True, slots=True)
class Take:
    """Take this tile: a treasure for a map or with a card [ISLE 3.4, 4.6], in the family game a cat [ISLE 7.2]."""

    tile: TileId


@dataclass(frozen=True, slots=True)
class Place:
    """Place the tile in hand: ``turn`` as in ``shapes``, ``cell`` of its anchor [ISLE 3.1]."""

    turn: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Play:
    """Play an anytime card [ISLE 4.8]."""

    card: Annotated[CardId, Mark("lies", at_once)]


@dataclass(frozen=True, slots=True)
class Hold:
    """Play nothing at this moment [ISLE 4.9]."""


@dataclass(frozen=True, slots=True)
class Sell:
    """Give up a permanent basket, one used today or not (card 76)."""

    used: bool


@dataclass(frozen=True, slots=True)
class Herd:
    """Move these cats to the other field (card 77)."""

    tiles: tuple[TileId, ...]


@dataclass(frozen=True, slots=True)
class Send:
    """Put the cat in question into a field, at ``place`` counted from 0 (cards 77, 83)."""

    field: Literal["left", "right"]
    place: int


@dataclass(frozen=True, slots=True)
class GiveLessons:
    """Give up these private lessons (cards 86, 87)."""

    cards: Secret[tuple[CardId, ...]]


@dataclass(frozen=True, slots=True)
class GiveTreasures:
    """Give up the treasures at these places among one's tiles (cards 88, 89)."""

    places: tuple[int, ...]


Action: TypeAlias = (
    First
    | Boats
    | OshaxRow
    | SisterLessons
    | TurnColour
    | DealFamily
    | DrawTiles
    | DealCards
    | TurnSister
    | LayOut
    | Keep
    | Pay
    | Name
    | Lay
    | Rescue
    | Done
    | Befriend
    | Find
    | Take
    | Place
    | Play
    | Hold
    | Sell
    | Herd
    | Send
    | GiveLessons
    | GiveTreasures
)
