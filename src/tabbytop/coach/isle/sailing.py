"""Voyages from a position (``bots.isle.voyages``): how many points a seat may come to, many times imagined."""

from dataclasses import replace
from typing import Any

import numpy

from tabbytop.bots.isle import sailing
from tabbytop.bots.isle.box import BOX
from tabbytop.bots.isle.harbour import Harbour
from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.sea import FINDS, SHOPPING
from tabbytop.bots.isle.way import PASSED, way_from
from tabbytop.games.isle.state import DAYS, Window
from tabbytop.games.isle.view import View

from .settling import style_of

#: points by which a day whose cards are imagined comes out better than one whose cards were drafted and bought
IMAGINED = {"classic": 0.0, "solo": 0.0, "family": 0.0}


def voyages(view: View, worlds: int, seed: int, first: int = 0) -> Any:
    """Of the seat that sees this, in worlds from number ``first`` on: its points, alone its lead over the sister."""
    before_dawn = view.agenda[-1] == Window("dawn")
    seen = Reading(replace(view, day=view.day - 1) if before_dawn else view, style_of(view.rules))
    way = way_from(seen)
    if before_dawn:
        way = replace(way, phase=FINDS, carried=PASSED)
    harbour, found = Harbour(seen), numpy.zeros(worlds)
    start = harbour.start(way)
    start["habits"]["win"] = 0
    sailing.voyages(BOX, harbour.news, start, seed, first, found)
    days = DAYS - seen.view.day + (way.phase == SHOPPING)
    return found - IMAGINED[view.rules.mode] * days
