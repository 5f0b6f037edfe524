"""How somebody plays."""

from dataclasses import dataclass

from tabbytop.games.isle.state import DAYS

from .judge import WISE, Weights


@dataclass(frozen=True, slots=True)
class Style:
    """What they mind, and how well they look."""

    weights: Weights = WISE
    far: bool = True  # looks beyond today; else everything is judged as if it ended now
    minds_lessons: bool = True
    minds_maps: bool = True
    fish: float = 1.0  # how dearly fish are held
    slip: float = 0.0  # points by which a judgement may be off
    overlook: float = 0.0  # how often something on the menu is not seen
    ahead: int = 0  # so many of the best places are looked into further,
    work: int = 0  # with so many tiles laid in thought
    want: float = 0.0  # alone: a cat may cost so many points more than it seems to be worth,
    want_early: float = 0.0  # and so many more for each day left
    voyages: int = 0  # so often it is imagined for a decision how it goes on,
    horizon: int = DAYS  # so many days after today at most
    rivals: float = 0.0  # how much it is minded what the others would take
