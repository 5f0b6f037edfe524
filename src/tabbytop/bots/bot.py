"""What a bot is: a policy, that is a function from a view and a menu to an action, and how much it may think."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from tabbytop.core import Menu


@dataclass(frozen=True, slots=True)
class Budget:
    """How much to think about one decision.

    ``work`` is counted in what the bot does (play-outs), so that the same seed gives the same answer on every
    machine; None leaves it at the level's own. ``seconds`` is a cap for live tables: whoever sets it gives that up.
    """

    work: int | None = None
    seconds: float | None = None


USUAL = Budget()


class Clock:
    """Says when a budget's seconds are over; without a cap, never."""

    def __init__(self, budget: Budget) -> None:
        self._end = None if budget.seconds is None else time.monotonic() + budget.seconds

    def is_up(self) -> bool:
        return self._end is not None and time.monotonic() >= self._end


def nothing() -> None:
    """Is what most bots have to do before a first answer."""


View_contra = TypeVar("View_contra", contravariant=True)
Action = TypeVar("Action")


class Choose(Protocol[View_contra, Action]):
    def __call__(
        self,
        view: View_contra,
        menu: Menu[Action],
        rng: Random,
        budget: Budget | None = None,
        may_decline: bool = False,
    ) -> Action | None:
        """One action of ``menu``; None lets an interrupt pass, where ``may_decline``."""


class Mind(Protocol[View_contra, Action]):
    """What sits on a seat: an object of any class with this one method. ``Bot`` is one too."""

    def choose(
        self,
        view: View_contra,
        menu: Menu[Action],
        rng: Random,
        budget: Budget | None = None,
        may_decline: bool = False,
    ) -> Action | None:
        """One action of ``menu``; None lets an interrupt pass, where ``may_decline``."""


@dataclass(frozen=True, slots=True)
class Bot(Generic[View_contra, Action]):
    """Somebody to play against. ``warm`` does whatever a first answer would have to wait for. ``same_plain``: without
    machine code it answers the same, only later."""

    choose: Choose[View_contra, Action]
    warm: Callable[[], None] = nothing
    same_plain: bool = False


AnyBot: TypeAlias = Bot[Any, Any]  #: for whoever works with bots and knows no game
AnyMind: TypeAlias = Mind[Any, Any]
