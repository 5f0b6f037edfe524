"""Ratings of a league (Bradley-Terry): how strong each is, from who won how often against whom, and how sure that is.

One who wins three games of four is 260 points ahead, as among people (``tables/rating.py``); the middle of the league
is 1000. An interval is the wider of two: as if every game were a coin of its own, and by how much deals really strayed,
each with all its games. Half a game to each side is added between every two that met, so that nobody is ahead by more
than can be known.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from ..strengths import SCALE
from .deals import HALVES, Z95, Score

MIDDLE = 1000.0
SHOWN = 40.0  #: points that are shown for one of the scale by which people are rated
PRIOR = 0.5


@dataclass(frozen=True, slots=True)
class Rating:
    """With 95 % between ``low`` and ``high``."""

    rating: float
    low: float
    high: float


def ratings(entrants: int, played: Sequence[tuple[Sequence[int], Score]]) -> list[Rating]:
    """Of all entrants, by the tables at which they met: who sat there, and the score."""
    won = np.zeros((entrants, entrants))
    for table, score in played:
        won[np.ix_(table, table)] += np.array(score.against) / HALVES
    met = (won + won.T) > 0
    won[met] += PRIOR
    strength = _likeliest(won)
    _, information = _slope(won, strength)
    coins = np.linalg.pinv(information)
    deals = coins @ _strayed(entrants, played) @ coins
    unit = SHOWN * SCALE
    return [
        Rating(*(float(round(MIDDLE + unit * (strength[one] + z * spread), 1)) for z in (0, -Z95, Z95)))
        for one in range(entrants)
        for spread in [sqrt(max(coins[one, one], deals[one, one]))]
    ]


def _likeliest(won: Any) -> Any:
    """The strengths, in the middle 0, under which all that happened is likeliest: by Newton's method, which finds the
    one maximum of a concave function. A step is never so long that it could overshoot."""
    strength = np.zeros(len(won))
    for _ in range(200):
        slope, information = _slope(won, strength)
        step = np.linalg.pinv(information) @ slope
        strength = strength + step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < 1e-12:
            break
    return strength - strength.mean()


def _slope(won: Any, strength: Any) -> tuple[Any, Any]:
    """Of the likelihood's logarithm, and how it bends (Fisher's information)."""
    games = won + won.T
    chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
    bent = games * chance * chance.T
    return (won - games * chance).sum(axis=1), np.diag(bent.sum(axis=1)) - bent


def _strayed(entrants: int, played: Sequence[tuple[Sequence[int], Score]]) -> Any:
    """How far what each wins of a deal strays, and how far two stray together, summed up over all deals."""
    total = np.zeros((entrants, entrants))
    for table, score in played:
        if score.deals > 1:
            won, products = np.array(score.won) / HALVES, np.array(score.products) / HALVES**2
            strayed = products - np.outer(won, won) / score.deals
            total[np.ix_(table, table)] += strayed * score.deals / (score.deals - 1)
    return total
