"""What a choice of cat clans leads to beyond the score sheet, by the table of which the bots judge: the fewer tiles lie
face down, and the fewer of them beside a prey, the better a lead there holds."""

from collections.abc import Iterator
from random import Random

from tabbytop.bots.clans.reading import read, swap_between, tiles
from tabbytop.bots.clans.searching import cell_weighed, swaps_weighed
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.core import Action, Line, Seat, args
from tabbytop.games.clans import GAME, rules
from tabbytop.games.clans.actions import Turn
from tabbytop.games.clans.board import BESIDE, Cell
from tabbytop.games.clans.components import DOWN, KIND_OF, VALUES, Token
from tabbytop.games.clans.ending import count, to_the_middle
from tabbytop.games.clans.state import State
from tabbytop.games.clans.view import View
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.judging import AT_ONE_TIME, LEADS, RESTS, SHARES, WHOLE
from tabbytop.kernels.words import i32

from ..reasons import Reason


def foreseen(view: View, action: Action) -> tuple[Reason, ...]:
    """The weightiest first."""
    assert view.viewer is not None
    if isinstance(action, Turn):
        return tuple(_turned(view, view.viewer, action.cell))
    if view.step == "swap" and view.asleep:  # without tiles face down the sheet says all
        return tuple(sorted(_swapped(view, view.viewer, action), key=lambda reason: -abs(reason.points)))
    return ()


# -- a place to turn ---------------------------------------------------------------------------------------------------


def _turned(view: View, seat: Seat, cell: Cell) -> Iterator[Reason]:
    """With how many of the tiles that may lie there [CLANS 3.1] one is better off, after the best swap, than if nothing
    were moved, and by how much on average."""
    gains = gains_by_turning(view, cell)
    if gains:
        points, helps = sum(gains) / len(gains), sum(gain > 0 for gain in gains)
        yield Reason(Line(seat, "CLANS 3.1", "ahead-turn", round(points), args(helps=helps, tiles=len(gains))), points)


def gains_by_turning(view: View, cell: Cell) -> list[float]:
    """In points, with each tile that may lie there; none where it is the last one, and known."""
    game = read(view)
    rest = len(game.pool) - 1
    if rest < 1:
        return []
    as_it_is = swaps_weighed(game, [swap_between(cell, cell)], LEARNT, rest)[0]
    kinds = sorted({int(tile) for tile in game.pool})
    promised = {kind: cell_weighed(game, PLACE[cell], tiles([kind]), LEARNT.copy()) / 4 for kind in kinds}
    return [(promised[int(tile)] - as_it_is) / WHOLE for tile in game.pool]


# -- a swap ------------------------------------------------------------------------------------------------------------


def _swapped(view: View, seat: Seat, action: Action) -> Iterator[Reason]:
    """By how much more or less than the sheet says each prey may be counted on, beside no swap at all."""
    state = GAME.determinize(view, Random(0))
    before, after = held(state, seat), held(GAME.apply(state, seat, action), seat)
    for prey in before.keys() & after.keys():
        (takes, share), (took, had) = after[prey], before[prey]
        points = VALUES[KIND_OF[prey]] * ((share - had) - (takes - took))
        yield Reason(Line(seat, "CLANS 4.3", "ahead-prey", round(points), args(tile=prey)), points)


def held(state: State, seat: Seat) -> dict[Token, tuple[int, float]]:
    """Of each prey that lies open: is it taken now, 1, or lost, -1, and what part of it by the end; where several look
    alike, of all of them."""
    grid, came_from = to_the_middle(state.grid, laws := rules.laws_of(state.setup))
    mover = 1 - state.turn if state.step == "swap" else state.turn
    found: dict[Token, tuple[int, float]] = {}
    for one in count(grid, laws, came_from).hunts:
        lead, beside = one.strengths[0] - one.strengths[1], sum(grid[cell] == DOWN for cell in BESIDE[one.cell])
        takes, share = found.get(one.prey, (0, 0.0))
        sign = 1 if seat == 0 else -1
        takes += sign * ((lead > 0) - (lead < 0))
        found[one.prey] = takes, share + sign * share_of(lead, beside, len(state.pool), mover)
    return found


def share_of(lead: int, beside: int, rest: int, mover: Seat) -> float:
    """By a lead of seat 0, with so many cells face down ``beside``, so many tiles in all, and who turns next."""
    place = (mover * RESTS + rest) * AT_ONE_TIME + beside * LEADS + lead % LEADS
    return int(i32(LEARNT[SHARES + place])) / WHOLE
