"""The coach: what a game that was played was worth, step by step. Start reading at ``valuing``, then ``analysing``.

A game's way of valuing is found by looking: ``tabbytop.coach.<game>`` with ``VALUING``.
"""

import importlib
import importlib.util

from .analysing import Analysis, NotAnalysed, analyse
from .valuing import Valuing

__all__ = ["Analysis", "NotAnalysed", "Valuing", "analyse", "valuing"]


def valuing(game_key: str) -> Valuing | None:
    """How positions of a game are valued; None: this game's are not."""
    name = f"{__name__}.{game_key}"
    if importlib.util.find_spec(name) is None:
        return None
    found: Valuing = importlib.import_module(name).VALUING
    return found
