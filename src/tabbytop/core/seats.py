"""Who acts: one seat, or several at once (simultaneous moves), and who may step in between (reactions).

Chance and physics are seats too, so that everything that happens is an action in the log; where chance is asked is a
chance node of the game tree.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

Seat: TypeAlias = int
Viewer: TypeAlias = int | None

CHANCE: Seat = -1  #: draws, deals, rolls
PHYSICS: Seat = -2  #: what the simulation did
SPECTATOR: Viewer = None


@dataclass(frozen=True, slots=True)
class ToAct:
    """``must``: the game waits for each of these. ``may``: these can interrupt, and nobody waits for them.

    One seat in ``must`` is a turn; several choose at once; none is the end.
    ``chosen``: the seats whose hidden choice is in and not yet turned over. A hidden choice moves a seat from
    ``must`` to ``chosen``; a card it plays openly in the meantime leaves it in ``must``.
    ``may`` can depend on hidden cards, so it never leaves the server whole: a seat learns only about itself.
    """

    must: tuple[Seat, ...]
    may: tuple[Seat, ...] = ()
    chosen: tuple[Seat, ...] = ()


OVER = ToAct(())


@lru_cache(maxsize=4096)
def ask(*must: Seat, may: tuple[Seat, ...] = (), chosen: tuple[Seat, ...] = ()) -> ToAct:
    """A ``ToAct``, made once: ``ask(2)``, ``ask(CHANCE)``, ``ask(0, may=(2,))``, ``ask(0, 3, chosen=(1,))``."""
    return ToAct(must, may, chosen)
