"""Ways to go on: what one has after doing something, from which voyages set out."""

from dataclasses import dataclass

from tabbytop.games.isle.cards import CardId
from tabbytop.games.isle.components import TileId
from tabbytop.games.isle.state import Drafting, Evening, Finding, Rescuing, Taking, Window

from .aboard import Aboard
from .baskets import baskets_in
from .reading import Reading
from .sea import FINDS, LAYING, MINE, SHOPPING, THEIR_TURN

PASSED = -1  # instead of a number of baskets: no more cats today


@dataclass(frozen=True, slots=True)
class Way:
    """Where a voyage may begin: what one has after doing something."""

    boat: Aboard
    fish: int
    left: tuple[TileId, ...]
    right: tuple[TileId, ...]
    phase: int
    unused: int  # permanent baskets of today,
    carried: int  # those on the cards that lie open,
    hand: tuple[CardId, ...]  # and cards in hand, lessons included
    bonus: bool = False  # a common treasure is to be taken
    public: tuple[tuple[CardId, int], ...] = ()  # public lessons besides those on the table
    sure: float = 0.0  # points that no voyage shows
    prior: float = 0.0  # what ordinary judgement says of it


def way_from(seen: Reading) -> Way:
    """As things stand."""
    view, me = seen.view, seen.me
    phase, carried = LAYING, 0
    for frame in view.agenda:
        if isinstance(frame, Drafting) or frame == Window("morning"):
            phase = SHOPPING
        if isinstance(frame, Rescuing | Taking):
            phase, carried = THEIR_TURN, PASSED if me.passed else baskets_in(me.shown)[0]
            if view.agenda[-1] is frame:
                phase = MINE
        if isinstance(frame, Finding | Evening):
            phase = FINDS
    return Way(seen.boat, me.fish, view.left, view.right, phase, me.baskets - me.used, carried, seen.own.hand)
