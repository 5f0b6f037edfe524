"""Everything that a seat or chance can do. The class names are written into logs."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from tabbytop.core import Seat, Viewer
from tabbytop.core.secrecy import Mark, Open, Secret

from .board import Cell
from .components import ClanKey, Token
from .state import State


def at_once(state: State, owner: Seat | None, viewer: Viewer, clan: ClanKey) -> bool:
    """Experts show what they keep [CLANS 7.3]; else it waits until both have chosen [CLANS 7.2]."""
    return state.setup.way == "experts" or state.setup.kept != (None, None)


@dataclass(frozen=True, slots=True)
class Start:
    """Chance draws the starting seat [CLANS 2.2]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Choose:
    """Take a clan openly [CLANS 7.1]."""

    clan: Open[ClanKey]


@dataclass(frozen=True, slots=True)
class DealClans:
    """Chance deals clan cards: three for each, seat 0 first [CLANS 7.2], or three for the starting seat [CLANS 7.3]."""

    cards: Secret[tuple[ClanKey, ...]]


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep one of the cards in hand [CLANS 7.2, 7.3]."""

    clan: Annotated[ClanKey, Mark("lies", at_once)]


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn a face-down tile face up [CLANS 3.1]."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Reveal:
    """Chance says which tile was turned, and how a dog is rotated (0 for the rest) [CLANS 2.1]."""

    tile: Token
    quarter: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Swap the turned tile with the one at ``cell`` [CLANS 3.2]."""

    cell: Cell


@dataclass(frozen=True, slots=True)
class Stay:
    """Leave the turned cat where it is [CLANS 5.7]."""


@dataclass(frozen=True, slots=True)
class SwapPrey:
    """Instead of the turned prey, swap the face-up prey at ``prey`` with the tile at ``cell`` [CLANS 5.6].

    Of two face-up prey the one in the lower cell is named first; a swap with the turned prey is a plain ``Swap``.
    """

    prey: Cell
    cell: Cell


@dataclass(frozen=True, slots=True)
class Rotate:
    """The Meowsketeers' chief turns the dog at ``cell`` so that it stands at ``quarter`` [CLANS 5.2]."""

    cell: Cell
    quarter: int


@dataclass(frozen=True, slots=True)
class Leave:
    """The Meowsketeers' chief leaves the dogs as they are [CLANS 5.2]."""


Action: TypeAlias = Start | Choose | DealClans | Keep | Turn | Reveal | Swap | Stay | SwapPrey | Rotate | Leave
