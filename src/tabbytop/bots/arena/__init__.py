"""A league of bots (arena): any bots over any games, each deal in every seating, ratings with intervals, one page."""

from .deals import Deals, Score, Stage
from .league import Entry, hold, stage_of
from .ratings import Rating, ratings

__all__ = ["Deals", "Entry", "Rating", "Score", "Stage", "hold", "ratings", "stage_of"]
