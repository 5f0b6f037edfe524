"""A position of cat clans. Values only; the rules are next door."""

from dataclasses import dataclass
from typing import Annotated, Literal

from tabbytop.core import Seat, Viewer
from tabbytop.core.secrecy import BY_SEAT, BySeat, Choice, Copy, Mark, Open

from .board import Cell
from .components import ClanKey, Face, Kind
from .handicaps import NONE, Given, given

Way = Literal["first", "free", "limited", "experts"]  #: how clans are given out [CLANS 7]
Picks = Literal["drawn", "host", "guest"]  #: who picks first under a free hand: the starting player, seat 0, seat 1

#: what is going on: the starting seat is drawn; clans are chosen, or dealt and kept; the middle tile is turned;
#: then turn, reveal and swap, 24 times; a dog may be rotated; over
Step = Literal["start", "choose", "deal", "keep", "middle", "turn", "reveal", "swap", "rotate", "over"]


def sees(state: "State", owner: Seat | None, viewer: Viewer, clan: ClanKey) -> bool:
    """One's own cards; those that an expert hands on are known to both, and to whoever watches [CLANS 7.3]."""
    handed_on = state.setup.way == "experts" and state.setup.clans != (None, None)
    return owner is not None and (owner == viewer or handed_on)


@dataclass(frozen=True, slots=True)
class Past:
    """A finished game of a match. The Supercats' chief ``came_from`` there to the middle; -1: it did not."""

    clans: Copy[tuple[ClanKey, ClanKey]]
    first: int
    grid: tuple[Face, ...]
    came_from: Cell
    last: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """All that stays as it is while tiles are turned."""

    way: Way
    powers: bool
    bonus_clan: bool
    first: int = -1  # the starting seat of this game; -1 until it is drawn
    clans: Open[tuple[ClanKey | None, ClanKey | None]] = (None, None)  # as shown to all
    #: clan cards to choose from [CLANS 7.2, 7.3]
    hands: Annotated[tuple[tuple[ClanKey, ...], tuple[ClanKey, ...]], BY_SEAT, Mark("lies", sees)] = ((), ())
    kept: BySeat[Choice[tuple[ClanKey | None, ClanKey | None]]] = (None, None)  # not yet shown [CLANS 7.2]
    past: tuple[Past, ...] = ()
    picks: Picks = "drawn"  # [CLANS 7.1]
    games: int = 2  # of a pair of experts [CLANS 7.3]
    even: bool = False  # the weaker clan is given points [CLANS 7.6],
    handicap: Given = NONE  # and each seat what was agreed on

    @property
    def is_match(self) -> bool:
        """Do two games count together?"""
        return self.way == "experts" and self.games == 2

    @property
    def given(self) -> Given:
        """The points that each seat begins this game with [CLANS 7.6]."""
        return given(self.clans, self.powers, self.even, self.handicap)

    @property
    def picker(self) -> Seat:
        """Who picks first under a free hand, once it is known who starts."""
        return {"drawn": self.first, "host": 0, "guest": 1}[self.picks]


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    grid: tuple[Face, ...]  # 25 faces, DOWN where a tile sleeps
    pool: tuple[Kind, ...]  # the tiles still face down, sorted: they have no order
    step: Step
    turn: int  # the seat to move
    at: Cell  # the cell being turned; at the end where the Supercats' chief came from; else -1
    last: tuple[Cell, ...] = ()  # the two cells of the last swap: everybody saw it
