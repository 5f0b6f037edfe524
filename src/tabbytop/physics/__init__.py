"""The tower's simulation: MuJoCo, on the server, the only authority on what stands [TOWER 8]. See ``README.md``.

Importing this package needs nothing but the standard library; MuJoCo is loaded where something is simulated.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tabbytop.core import AnyGame, TabbyError
from tabbytop.core.playing import Simulate

if TYPE_CHECKING:
    from .process import PhysicsFailed, Simulator
    from .workshop import Workshop

GAMES = ("tower",)  #: that are simulated here

__all__ = ["NoPhysics", "PhysicsFailed", "Simulator", "Workshop", "simulation_of", "why_not"]


def __getattr__(name: str) -> Any:
    """Who only asks whether something can be simulated does not wait for what simulates it."""
    if name in ("PhysicsFailed", "Simulator"):
        from . import process

        return getattr(process, name)
    if name == "Workshop":
        from .workshop import Workshop

        return Workshop
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


class NoPhysics(TabbyError):
    """The game cannot be simulated on this machine."""


def why_not(game: AnyGame) -> str | None:
    """Why a game cannot be simulated here; None: it can."""
    if game.key not in GAMES:
        return f"nobody knows how to simulate {game.key}"
    if find_spec("mujoco") is None:
        return f"{game.key} needs MuJoCo, which is not installed here; install mujoco-core and start again"
    return None


def simulation_of(game: AnyGame) -> Simulate[Any]:
    """Physics in this process: a request in, an outcome out."""
    if (reason := why_not(game)) is not None:
        raise NoPhysics(reason)
    from .simulate import answer

    return answer
