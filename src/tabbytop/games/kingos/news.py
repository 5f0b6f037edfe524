"""What happens, in words to come. The rules write the story as it goes; here its owner is told what was drawn."""

from tabbytop.core import Event, Seat, Viewer, args

from .actions import Action, DrawCurse, DrawFlower
from .state import Cursing, DrawingFlowers, State


def tell(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    """The story of the last step; only whoever draws a flower or a curse hears which [KINGOS 8.1]."""
    match action, before.top:
        case DrawFlower(flower), DrawingFlowers(seat=owner) if owner == viewer:
            return _named(after.story, "drew-flower", Event("drew-this-flower", args(seat=owner, flower=flower)))
        case DrawCurse(curse), Cursing(seat=owner) if owner == viewer:
            return _named(after.story, "cursed", Event("cursed-by", args(seat=owner, curse=curse)))
    return after.story


def _named(story: tuple[Event, ...], key: str, instead: Event) -> tuple[Event, ...]:
    return tuple(instead if event.key == key else event for event in story)
