"""What a table asks of physics, and who answers. No game's physics is known here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from tabbytop.core import Action, AnyGame

from .errors import NotNow
from .jobs import Kind
from .table import Person


@dataclass(frozen=True, slots=True)
class Simulation:
    """What physics is asked. Its outcome will be entry ``seq``, unless somebody resigns meanwhile.

    ``unsettled`` is the outcome where the simulation fails.
    """

    seq: int
    job: "Simulate"
    unsettled: Action
    whom: Person  #: for whom it is simulated: who has founded the table


@dataclass(frozen=True, slots=True)
class Simulate:
    """A request as it goes to another process, or to another machine."""

    kind: ClassVar[Kind] = "simulation"

    game: str
    request: Any

    def __str__(self) -> str:
        return f"a simulation at {self.game}"


class Moving(Protocol):
    """Some frames of a simulation that goes on; ``first`` is the number of the first of them."""

    @property
    def rate(self) -> int:
        """Frames a second."""

    @property
    def first(self) -> int: ...

    @property
    def frames(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """In each what has moved: a piece's number, then where it is."""


class Physics(Protocol):
    """Simulates what games ask, somewhere else. It may fail in any way it likes: the table asks for the move again."""

    @property
    def at_once(self) -> int:
        """How many simulations have a core of their own."""

    def why_not(self, game: AnyGame) -> str | None:
        """Why a game cannot be simulated here, in words for people; None: it can."""

    def warm(self) -> None:
        """Something will soon be asked."""

    async def settle(self, request: Any, show: Callable[[Moving], None]) -> Action:
        """The outcome of a request; ``show`` is told of what moves meanwhile."""

    async def stop(self) -> None: ...


def can_be_simulated(game: AnyGame, physics: Physics | None) -> bool:
    """Or needs no simulation."""
    return game.physics is None or (physics is not None and physics.why_not(game) is None)


def check_simulated(game: AnyGame, physics: Physics | None) -> None:
    """``NotNow`` where a game needs physics that there is not."""
    if game.physics is not None:
        why = "this server simulates nothing" if physics is None else physics.why_not(game)
        if why is not None:
            raise NotNow(f"{game.key} cannot be played here: {why}")
