"""Cat clans, counted: every clan against every other, with powers and without.

The games are the kernel's: any tile is turned, then the swap that looks best is made, by both. Of each pair both begin
equally often, and every game has a layout of its own.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import cast

from tabbytop.coach.clans import VALUING
from tabbytop.coach.valuing import WIN
from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME, giving
from tabbytop.games.clans.components import CLANS as ALL
from tabbytop.games.clans.components import ClanKey
from tabbytop.games.clans.state import Setup

from . import Chart, Figure, Row, share

GAMES = 84_000
CLANS = cast("tuple[ClanKey, ...]", tuple(ALL))
LAYOUTS = 50  #: middle tiles drawn for a pair that begins so, with as many games for each


def charts(games: int, seed: int, told: Callable[[int], None]) -> list[Chart]:
    pairs = list(combinations(CLANS, 2))
    each = max(1, games // (2 * len(pairs) * 2 * LAYOUTS))
    wins: dict[tuple[bool, ClanKey, ClanKey], float] = {}
    done, count = 0, each * LAYOUTS * 2
    for powers in (True, False):
        for one, other in pairs:
            won = sum(_wins(one, other, powers, each, seed))
            wins[powers, one, other], wins[powers, other, one] = won, count - won
            done += count
            told(done)

    def figure(powers: bool, one: ClanKey, other: ClanKey) -> Figure | None:
        return share(wins[powers, one, other], count) if one != other else None

    def against_all(powers: bool, one: ClanKey) -> Figure:
        return share(sum(wins[powers, one, other] for other in CLANS if other != one), count * (len(CLANS) - 1))

    matrix = [Row(one, tuple(figure(True, one, other) for other in CLANS)) for one in CLANS]
    alone = [Row(one, (against_all(True, one), against_all(False, one))) for one in CLANS]
    return [
        Chart("clans", "matrix", "clans-clan-", CLANS, tuple(matrix), count * len(pairs)),
        Chart("powers", "dots", "clans-clan-", ("on", "off"), tuple(alone), 2 * count * len(pairs)),
    ]


def _wins(one: ClanKey, other: ClanKey, powers: bool, each: int, seed: int) -> Iterator[float]:
    """Games that the first clan wins, a draw being half, whoever begins."""
    for first in (0, 1):
        setup = Setup("free", powers, True, first, (one, other))
        rng = Random(f"{seed} {one} {other} {powers} {first}")
        for _ in range(LAYOUTS):
            laid = giving.lay_out(setup)
            state = GAME.apply(laid, CHANCE, GAME.chances(laid).draw(rng.randrange))
            yield float(VALUING.played_on(state, each, rng.randrange(1 << 30))[:, 0, WIN].sum())
