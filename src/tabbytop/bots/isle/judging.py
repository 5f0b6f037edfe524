"""Somebody who judges boats, as one record for compiled code: ``Judge`` with the means that it judges by."""

from dataclasses import fields
from math import exp

import numpy as np

from tabbytop.games.isle.components import COLOURS
from tabbytop.kernels.compiled import compiled

from .box import BENDS
from .cells import Record
from .judge import Weights
from .means import Means
from .outlook import cells_of
from .reading import Reading

FIVE = len(COLOURS)


def _floats(*names: str) -> np.dtype:
    return np.dtype([(name, "f8") for name in names])


OUTLOOK = _floats("days", "cats", "treasures", "lessons", "tiles", "cells")
MEANS = np.dtype(
    [
        ("boat", "i8"),
        ("outlook", OUTLOOK),
        ("fish", "i8"),
        ("baskets", "i8"),
        ("lessons", "i8"),
        ("first", "f8"),
        ("rival", "i8"),
        ("others", "i8"),
        ("solo", "?"),
    ],
    align=True,
)
WEIGHTS = _floats(*(field.name for field in fields(Weights)))
#: what the weights come to with so much to come
COMES_TO = _floats(
    "rat", "hole", "nook", "rough", "thin", "map", "open", "bend", "family", "joining", "own", "hers", "costs"
)
JUDGE = np.dtype(
    [
        ("means", MEANS),
        ("weights", WEIGHTS),
        ("comes_to", COMES_TO),
        ("costs", "f8", FIVE),  # what a cat of each colour brings to the sister
        ("shares", "f8", FIVE),  # of the cats to come, how many will be of each colour,
        ("most", "f8", FIVE),  # and how many at most
        ("eager", "f8"),
        ("rare", "f8"),  # points of a rare treasure
        ("spoilt", "f8"),  # how much of its growth she gets of the largest family,
        ("spoilt_second", "f8"),  # of the second,
        ("unwelcome", "f8"),  # and of one to be
        ("double_best", "?"),
        ("chests_left", "?"),
    ],
    align=True,
)


def means_record(means: Means) -> Record:
    row = np.zeros(1, MEANS)[0]
    for name in MEANS.names or ():
        if name != "outlook":
            row[name] = getattr(means, name)
    for name in OUTLOOK.names or ():
        row["outlook"][name] = getattr(means.outlook, name)
    return row


def judge_of(seen: Reading, means: Means) -> Record:
    """``Reading.judged_by`` in numbers."""
    judge = np.zeros(1, JUDGE)[0]
    judge["means"] = means_record(means)
    for name in WEIGHTS.names or ():
        judge["weights"][name] = getattr(seen.style.weights, name)
    judge["costs"], judge["shares"] = seen.costs, seen.shares
    judge["most"] = [seen.style.weights.hope * most for most in seen.arrivals(means.outlook.days)]
    judge["eager"], judge["rare"] = seen.judge.eager, seen.judge.rare
    judge["spoilt"], judge["spoilt_second"] = seen.spoilt
    judge["unwelcome"] = seen.unwelcome
    judge["double_best"] = seen.double_best
    judge["chests_left"] = any(seen.view.common)
    prepare(judge)
    return judge


@compiled
def prepare(judge: Record) -> None:
    """What follows from the weights and what is to come: ``Judge.__init__``."""
    weights, now, outlook = judge.weights, judge.comes_to, judge.means.outlook
    tiles, hope = outlook.tiles, outlook.cats
    outlook.cells = cells_of(hope, outlook.treasures)
    early = 1 - exp(-tiles / 3)
    now.rat = 1 - weights.rat * early
    now.hole, now.nook = weights.hole * early, weights.nook * early
    now.rough, now.thin = weights.rough * early, weights.thin * early
    now.map = weights.map * (1 - exp(-hope / 6)) if judge.chests_left else 0.0
    now.open = weights.open * early
    now.bend = np.rint(BENDS * weights.rooms * tiles / (tiles + 3))
    now.family = np.rint(100 * weights.hope * early) / 100
    far = outlook.days / 4
    now.own, now.hers = 1 + weights.far_own * far, 1 + weights.far_hers * far
    now.costs = 1 + weights.far_costs * far
    now.joining = weights.hope * weights.join * judge.eager * hope
