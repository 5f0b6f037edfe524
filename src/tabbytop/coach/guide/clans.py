"""Cat clans, counted: every clan against every other, with powers and without.

The games are the kernel's: any tile is turned, then the swap that looks best is made, by both. Of each pair both begin
equally often, and twenty games share the tile in the middle.
"""

from collections.abc import Sequence
from itertools import combinations, product
from random import Random
from typing import cast

from tabbytop.coach.clans import VALUING
from tabbytop.coach.valuing import WIN
from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME, giving
from tabbytop.games.clans.components import CLANS as ALL
from tabbytop.games.clans.components import ClanKey
from tabbytop.games.clans.state import Setup

from . import Chart, Figure, Row
from .counting import Counting
from .counts import Counts

CLANS = cast("tuple[ClanKey, ...]", tuple(ALL))
POWERS = {"on": True, "off": False}
PLAYED = 20  #: games from one tile in the middle
MEETINGS = tuple(product(POWERS, combinations(CLANS, 2), (0, 1)))  #: powers, a pair, and which of it begins
GAMES = 250 * PLAYED * len(MEETINGS)


def countings(games: int, seed: int) -> Sequence[Counting]:
    return [Counting(GAME.key, count, ("hard",), seed, len(MEETINGS) * _layouts(games))]


def _layouts(games: int) -> int:
    """Of each meeting."""
    return max(1, games // (PLAYED * len(MEETINGS)))


def count(seed: int, number: int, counts: Counts) -> None:
    """Games that each of two clans wins from one layout, a draw being half."""
    layout, meeting = divmod(number, len(MEETINGS))
    powers, pair, first = MEETINGS[meeting]
    laid = giving.lay_out(Setup("free", POWERS[powers], True, first, pair))
    rng = Random(f"{seed} {pair} {powers} {first} {layout}")
    state = GAME.apply(laid, CHANCE, GAME.chances(laid).draw(rng.randrange))
    won = VALUING.played_on(state, PLAYED, rng.randrange(1 << 30))[:, :, WIN]
    for seat, clan in enumerate(pair):
        counts.add(powers, f"{clan} {pair[1 - seat]}", *won[:, seat].tolist())
        counts.add(powers, clan, *won[:, seat].tolist())


def charts(found: Sequence[Counts], games: int) -> list[Chart]:
    (counts,), done = found, _layouts(games) * len(MEETINGS) * PLAYED

    def against(one: ClanKey, other: ClanKey) -> Figure | None:
        return counts.shares(("on",), f"{one} {other}")[0]

    matrix = tuple(Row(one, tuple(against(one, other) for other in CLANS)) for one in CLANS)
    alone = tuple(Row(one, counts.shares(tuple(POWERS), one)) for one in CLANS)
    return [
        Chart("clans", "matrix", "clans-clan-", CLANS, matrix, done // len(POWERS)),
        Chart("powers", "dots", "clans-clan-", tuple(POWERS), alone, done),
    ]
