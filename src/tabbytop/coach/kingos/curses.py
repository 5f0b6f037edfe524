"""What it means that a curse lies on an action, or no longer does, by the bots' measure: in energy [KINGOS 5.3]."""

from collections.abc import Sequence

from tabbytop.bots.kingos.outlook import Outlook
from tabbytop.bots.kingos.policy import UNBLOCKED
from tabbytop.games.kingos.components import SPACES, CurseKey, Space

from .telling import Told


def laid(outlook: Outlook, place: Space) -> Told:
    """What is blocked by it, and what could have been instead."""
    yield "blocked", -UNBLOCKED[place], {"on": place}
    for other, curse in zip(SPACES, outlook.player.curses, strict=True):
        if other != place and not curse:
            yield "stays", UNBLOCKED[other], {"on": other}


def freed(before: Sequence[CurseKey], after: Sequence[CurseKey]) -> Told:
    for place, was, lies in zip(SPACES, before, after, strict=True):
        if was and not lies:
            yield "freed", UNBLOCKED[place], {"on": place}
