"""What the sister gets of what one does [ISLE 6.7], as far as her cards say it."""

from collections.abc import Iterable
from dataclasses import dataclass

from tabbytop.games.isle.cards import COLOUR_CARDS, POINTS_BY_COLOUR_CARD, Lesson
from tabbytop.games.isle.components import COLOURS
from tabbytop.games.isle.state import Sister

from .lessons import Prospect


@dataclass(frozen=True, slots=True)
class Hers:
    """What she gets of a boat; all of it 0 where there is no sister."""

    lessons: tuple[Prospect, ...] = ()
    double_best: bool = False  # of her lessons the best counts twice
    costs: tuple[float, ...] = (0.0,) * len(COLOURS)  # what a cat of each colour brings her
    spoilt: tuple[float, float] | None = None  # of the two largest families, how much of their growth,
    unwelcome: float = 0.0  # and how much of a family to be


def costs(her: Sister | None) -> tuple[float, ...]:
    """What a cat of each colour brings her: known for the colours turned, for the others the mean."""
    if her is None:
        return (0.0,) * len(COLOURS)
    turned = [COLOUR_CARDS[card].colour for card in her.colours]
    rest = POINTS_BY_COLOUR_CARD[len(turned) :]
    found = [sum(rest) / max(1, len(rest))] * len(COLOURS)
    for points, colour in zip(POINTS_BY_COLOUR_CARD, turned, strict=False):
        found[colour] = points
    return tuple(found)


def spoilt(lessons: Iterable[Lesson]) -> tuple[float, float]:
    """How much she gets of what the two largest families grow."""
    largest = second = 0.0
    for one in lessons:
        match one.score.id, dict(one.score.parameters):
            case "score_ranked_family", {"rank": 1}:
                largest += 0.8
                second += 0.2
            case "score_ranked_family", {"rank": 2}:
                second += 0.8
            case "per_cat_in_largest", {"per": int(per)}:
                largest += per / 5
    return min(1.0, largest), min(1.0, second)


def unwelcome(lessons: Iterable[Lesson]) -> float:
    """How much she gets of a family that is founded."""
    return 0.6 if any(one.score.id == "per_family_of_size" for one in lessons) else 0.0
