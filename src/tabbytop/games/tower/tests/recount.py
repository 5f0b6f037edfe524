"""A finished game counted once more: together from what all were told, apart from where the kittens stand."""

from collections.abc import Sequence

from tabbytop.core import Step

from .. import news
from ..actions import Action
from ..components import CATS, FLOORS
from ..state import State


def points(steps: Sequence[Step[State, Action]]) -> tuple[int, ...]:
    """Together the highest story won for each, and the walls that fell for the tower [TOWER 6.4, 5.5]."""
    setup = steps[0].before.setup
    if setup.mode == "coop":
        told = [event for step in steps for event in news.tell(*step, None)]
        won = max((dict(event.args)["floor"] for event in told if event.key == "story-won"), default=0)
        walls = sum(dict(event.args)["walls"] for event in told if event.key == "walls-fell")
        return (*[won] * setup.seats, walls)
    return tuple(_height(steps, kitten) for kitten in steps[-1].after.kittens)


def _height(steps: Sequence[Step[State, Action]], kitten: int) -> int:
    """The floor that a kitten stands on, directly or on cats; one that fell with the tower counts as before."""
    for step in reversed(steps):
        standing = {one.piece: one for one in step.after.tower}
        if kitten in standing:
            piece = kitten
            while piece not in FLOORS:
                piece = min(standing[piece].rests, key=lambda one: (one not in FLOORS, one not in CATS, one))
            return piece
    return 0
