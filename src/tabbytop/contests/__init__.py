"""Who plays whom, who sits where, and how it stands: tournaments, of whatever game and whoever plays.

Entrants are numbers from 0; nothing here knows a table, a person or a bot. Pure functions, standard library only: the
same result for the same entrants, wherever it is worked out.
"""

from .results import Result
from .roundrobin import round_robin
from .seating import Seated, balanced, rotated, sizes
from .standing import ROUND_ROBIN, SWISS, Line, crosstable, standings
from .swiss import next_round

__all__ = [
    "ROUND_ROBIN",
    "SWISS",
    "Line",
    "Result",
    "Seated",
    "balanced",
    "crosstable",
    "next_round",
    "rotated",
    "round_robin",
    "sizes",
    "standings",
]
