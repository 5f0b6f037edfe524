"""For games whose turns nest: what is going on lies on an agenda, and the frame on top of it is what is asked.

A frame is a small frozen value ("seat 1 places tile 7"). For each type of frame a game has one ``Kind``, which says
how it is played; its rules look the top frame up and let it answer.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, TypeVar

from .chance import Chances
from .choices import Menu
from .seats import CHANCE, Seat, ToAct, ask

State = TypeVar("State")
Card = TypeVar("Card", int, str)


@dataclass(frozen=True, slots=True)
class Kind(Generic[State]):
    """How a frame is played. ``settle`` goes on by itself where nobody needs to be asked (None: somebody does)."""

    ask: Callable[[State, Any], ToAct]
    do: Callable[[State, Any, Seat, Any], State]
    menu: Callable[[State, Any, Seat], Menu] | None = None
    draw: Callable[[State, Any], Chances] | None = None
    settle: Callable[[State, Any], State | None] | None = None
    open: bool = False  #: a turn beside which others may interrupt

    def offer(self, state: State, frame: Any, seat: Seat) -> Menu:
        assert self.menu is not None, f"nobody is asked by {frame}"
        return self.menu(state, frame, seat)

    def chances(self, state: State, frame: Any) -> Chances:
        assert self.draw is not None, f"chance is not asked by {frame}"
        return self.draw(state, frame)


# -- what many kinds share --------------------------------------------------------------------------------------------


def chance(state: Any, frame: Any) -> ToAct:
    return ask(CHANCE)


def owner(state: Any, frame: Any) -> ToAct:
    """The seat that the frame names."""
    return ask(frame.seat)


def nobody(state: Any, frame: Any) -> ToAct:
    raise AssertionError(f"{frame} goes on by itself")


def never(state: Any, frame: Any, seat: Seat, action: Any) -> Any:
    raise AssertionError(f"nothing can be done in {frame}")


# -- hands and piles: sorted, equal ones side by side -----------------------------------------------------------------


def without(cards: tuple[Card, ...], *gone: Card) -> tuple[Card, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def merged(cards: Iterable[Card], more: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(chain(cards, more)))
