"""A hint: every choice of a decision, the best first, how far apart they are, and why.

It follows from what a seat can see and from nothing else: the same view and menu give the same advice.
"""

from dataclasses import dataclass
from random import Random
from typing import Any

from tabbytop.core import Action, AnyGame, AnyMenu

from .reasons import Reason, all_reasons
from .valuing import SCORE, WIN, Hinting, gap

SURE = 2.0  #: standard errors
SEED = 1


@dataclass(frozen=True, slots=True)
class Advice:
    """One choice: the chance and the score that it promises who decides, and by how much that is less than by the
    best."""

    action: Action
    chance: float
    score: float
    less_chance: float
    less_score: float
    is_sure: bool  #: that it is less
    reasons: tuple[Reason, ...]


def advise(
    game: AnyGame,
    hinting: Hinting,
    view: Any,
    menu: AnyMenu,
    worlds: int | None = None,
    own: Action | None = None,
) -> tuple[Advice, ...]:
    """The choices that are looked at, and one's ``own`` that is to be weighed, the best first."""
    seat, actions = view.viewer, hinting.choices(view, menu)
    if own is not None and own not in actions:
        actions = [*actions, own]
    tried = hinting.tried(view, actions, worlds or hinting.advised, SEED)
    means = [one.mean(axis=0)[seat] for one in tried]
    ranked = sorted(range(len(actions)), key=lambda i: -(means[i][WIN] + hinting.blend * means[i][SCORE]))
    found = []
    for i in ranked:
        less, doubt, less_chance, less_score = gap(tried[ranked[0]], tried[i], seat, hinting.blend)
        why = all_reasons(game, hinting, view, actions[i], Random(SEED))
        chance, score = float(means[i][WIN]), float(means[i][SCORE])
        found.append(Advice(actions[i], chance, score, less_chance, less_score, less > SURE * doubt, why))
    return tuple(found)
