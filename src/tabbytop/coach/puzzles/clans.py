"""Cat clans: the last turns, reckoned exactly over all that may yet be turned, with best play by both."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import prod
from random import Random
from typing import Any

from tabbytop.bots.clans import LEVELS, move_of
from tabbytop.bots.clans.reading import read, typed
from tabbytop.bots.clans.searching import ends, is_swap, swaps_weighed
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.core import Action, Seat, play_out
from tabbytop.games.clans import GAME
from tabbytop.games.clans.state import State
from tabbytop.games.clans.view import View
from tabbytop.kernels.clans.boards import NOWHERE
from tabbytop.kernels.clans.endings import after, exact
from tabbytop.kernels.clans.playouts import ENDLESS
from tabbytop.kernels.clans.settling import Contest, Terms
from tabbytop.kernels.words import i32

from . import by_levels

UNIT = "chance"  #: of winning, a draw being half
GRADED = "levels"
MARKED = False
CLEAR = 0.15
STEPS = 1

PROVEN = 4  #: tiles face down up to which a turn is looked through to the end,
ENDS = 3_000_000  #: if there are no more ends than that
CERTAIN = 1_000_000  #: what winning is worth beside points, where only winning counts
LEAST_CHOICES = 4

solved = by_levels("clans")


def find(source: str) -> Iterator[tuple[State, Seat]]:
    """The last turns of a game between two that play well."""
    rng = Random(source)
    start = GAME.new_game(2, GAME.complete({"clans": "limited", "powers": True}))
    steps: list[tuple[State, Seat]] = []

    def decide(state: State, seat: int, menu: Any, may_decline: bool) -> Action | None:
        if state.step in ("turn", "swap") and len(state.pool) <= PROVEN and len(menu) >= LEAST_CHOICES:
            steps.append((state, seat))
        return LEVELS["hard"].choose(GAME.view(state, seat), menu, rng)

    play_out(GAME, start, decide, rng.randrange)
    yield from (step for step in steps if ends(read(GAME.view(*step))) <= ENDS)


def worths(view: View, actions: Sequence[Action]) -> list[float]:
    """The chance of winning by each choice, a draw being half, if both play as well as can be from there on: exact,
    over all that may yet be turned. Points decide between equals, and so a little of them is in it."""
    game = read(view)
    contest = Contest(game.contest.sides, Terms(game.contest.terms.points, game.contest.terms.prey, i32(CERTAIN)))
    game, mind = replace(game, contest=contest), LEARNT.copy()
    moves, rest = [move_of(action, view.at) for action in actions], len(game.pool)
    if is_swap(game) and not rest:
        values = [float(value) for value in swaps_weighed(game, moves, LEARNT, 0)]
    elif is_swap(game):
        then = [typed(after(game.board, move)) for move in moves]
        found = [-exact(mind, contest, one, game.pool, 1 - game.seat, -ENDLESS, ENDLESS, NOWHERE) for one in then]
        values = [worth / _scale(rest) for worth in found]
    else:
        found = [exact(mind, contest, game.board, game.pool, game.seat, -ENDLESS, ENDLESS, move) for move in moves]
        values = [worth / _scale(rest) for worth in found]
    return [min(1.0, max(0.0, (1 + value / CERTAIN) / 2)) for value in values]


def _scale(rest: int) -> int:
    """By how much ``exact`` multiplies a mean."""
    return prod(4 * left for left in range(1, rest + 1))


def aim(view: View, best: float) -> Mapping[str, str | int]:
    """Whose clan, how it stands, what is asked, and whether the best choice wins whatever comes."""
    seat, standing = view.viewer, GAME.standing(view)
    assert seat is not None and standing is not None
    lead = standing.points(seat) - standing.points(1 - seat)
    clan = view.clans[seat]
    assert clan is not None
    return {
        "clan": clan,
        "step": view.step,
        "asleep": len(view.asleep),
        "how": "ahead" if lead > 0 else "behind" if lead < 0 else "level",
        "points": abs(lead),
        "sure": "yes" if best > 0.9995 else "no",
        "percent": round(best * 100),
    }
