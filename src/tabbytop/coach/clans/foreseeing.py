"""What a choice of cat clans leads to beyond the score sheet, by the table of which the bots judge: the fewer tiles lie
face down, and the fewer of them beside a prey, the better a lead there holds. Beside that what can be counted where it
changes little: strength beside a prey, cats in front of dogs. Of a clan it is told how often it won."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import NamedTuple, TypeAlias

from tabbytop.bots.clans.giving import is_dealt, promise, rivals, wins
from tabbytop.bots.clans.reading import read, swap_between, tiles
from tabbytop.bots.clans.searching import cell_weighed, swaps_weighed
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.core import Action, Line, Seat, args
from tabbytop.core.words import Value
from tabbytop.games.clans import GAME, rules
from tabbytop.games.clans.actions import Choose, Keep, Swap, Turn
from tabbytop.games.clans.board import BESIDE, Cell
from tabbytop.games.clans.components import DOWN, KIND_OF, VALUES, Token, is_cat, is_dog, owner
from tabbytop.games.clans.ending import Ending, count, to_the_middle
from tabbytop.games.clans.state import State
from tabbytop.games.clans.view import View
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.judging import AT_ONE_TIME, LEADS, RESTS, SHARES, WHOLE
from tabbytop.kernels.words import i32

from ..reasons import Reason
from .matches import finished

Told: TypeAlias = Iterator[tuple[str, float, dict[str, Value]]]
HALF = 50  #: of a hundred games
NO_CAT = -1  #: a dog as it is turned has no kind of its own
NOTHING = 1e-9  #: what has no effect is no reason
CLAUSES = {
    "clan": "CLANS 7",
    "strongest": "CLANS 7.2",
    "turn": "CLANS 3.1",
    "harm": "CLANS 3.1",
    "with": "CLANS 3.1",
    "prey": "CLANS 4.3",
    "lead": "CLANS 4.3",
    "rather": "CLANS 4.3",
    "dogs": "CLANS 4.2",
    "places": "CLANS 4.3",
}


def foreseen(view: View, action: Action) -> tuple[Reason, ...]:
    """The weightiest first."""
    assert view.viewer is not None
    found = [
        Reason(Line(view.viewer, CLAUSES[key], f"ahead-{key}", round(points), args(**more)), points)
        for key, points, more in _told(view, view.viewer, action)
        if abs(points) > NOTHING
    ]
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))


def _told(view: View, seat: Seat, action: Action) -> Told:
    match action:
        case Choose(clan) | Keep(clan):
            return _clan(view, clan)
        case Turn(cell):
            return _turned(view, cell)
    return _swapped(view, seat, action)


# -- a clan ------------------------------------------------------------------------------------------------------------


def _clan(view: View, clan: str) -> Told:
    """In how many of 100 games between bots it won more than half: against whom it does worst and best of those with
    whom the other player may come; of three cards each also against the strongest of theirs [CLANS 7.2]."""
    against = sorted(rivals(view, view.hand, clan), key=lambda other: wins(clan, other, view.powers))
    for other in dict.fromkeys((against[0], against[-1])):
        won = wins(clan, other, view.powers)
        yield "clan", won - HALF, {"clan": other, "wins": won}
    if is_dealt(view):
        won = round(promise(view, view.hand, clan))
        yield "strongest", won - HALF, {"wins": won}


# -- a place to turn ---------------------------------------------------------------------------------------------------


def _turned(view: View, cell: Cell) -> Told:
    """With how many of the tiles that may lie there [CLANS 3.1] one is better off, after the best swap, than if nothing
    were moved, and with how many worse; with which of them the most."""
    gains = gains_by_turning(view, cell)
    if not gains:
        return
    helps, harms = sum(gain > NOTHING for gain in gains), sum(gain < -NOTHING for gain in gains)
    yield "turn", helps, {"helps": helps, "tiles": len(gains)}
    yield "harm", -harms, {"harms": harms, "tiles": len(gains)}
    ranked = sorted(zip(gains, view.asleep, strict=True))
    for gain, tile in dict.fromkeys((ranked[-1], ranked[0])):
        yield "with", gain, {"tile": f"{tile}@0" if is_dog(KIND_OF[tile]) else tile}


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


# -- a swap, or a dog that is turned -----------------------------------------------------------------------------------


def _swapped(view: View, seat: Seat, action: Action) -> Told:
    """By how much more or less than the sheet says each prey may be counted on, beside no swap at all, and by how much
    more than after the other swaps; what changes of the strengths beside it, and of the cats that dogs reach."""
    state = GAME.determinize(view, Random(0))
    then = finished(GAME.apply(state, seat, action))
    before, after = held(state, seat), held(then, seat)
    menu = _ways(state, seat)
    others = [ways for one, ways in menu.items() if one != action]
    for prey in before.keys() & after.keys():
        was, now, worth = before[prey], after[prey], VALUES[KIND_OF[prey]]
        yield "prey", worth * ((now.share - was.share) - (now.takes - was.takes)), {"tile": prey}
        if was.many == 1:
            yield "lead", now.lead - was.lead, {"tile": prey, "before": was.lead, "after": now.lead}
        if others:
            yield "rather", worth * (now.share - fmean(other[prey].share for other in others)), {"tile": prey}
    if isinstance(action, Swap) and view.at is not None:
        yield from _places(view, seat, view.at, action.cell)
    (own, theirs), (had, they_had) = reached(then, seat), reached(state, seat)
    yield "dogs", (theirs - own) - (they_had - had), {"own": own, "theirs": theirs}


def _places(view: View, seat: Seat, here: Cell, there: Cell) -> Told:
    """Beside a cat, where prey may come: the more of them, the better for its owner."""
    tile = view.grid[here]
    if tile is not None and is_cat(KIND_OF.get(tile, NO_CAT)):
        before, after = len(BESIDE[here]), len(BESIDE[there])
        sign = 1 if owner(KIND_OF[tile]) == seat else -1
        yield "places", sign * (after - before), {"tile": tile, "before": before, "after": after}


class Held(NamedTuple):
    """A prey that lies open, or several that look alike."""

    takes: int  #: is it taken now, 1, or lost, -1
    share: float  #: what part of it by the end
    lead: int  #: in strength beside it
    many: int


@lru_cache(maxsize=8)
def _ways(state: State, seat: Seat) -> dict[Action, dict[Token, Held]]:
    return {action: held(finished(GAME.apply(state, seat, action)), seat) for action in GAME.legal(state, seat)}


def held(state: State, seat: Seat) -> dict[Token, Held]:
    """Of each prey that lies open; where several look alike, of all of them."""
    mover = 1 - state.turn if state.step == "swap" else state.turn
    sign = 1 if seat == 0 else -1
    found: dict[Token, Held] = {}
    for one in _counted(state).hunts:
        lead, beside = one.strengths[0] - one.strengths[1], sum(state.grid[cell] == DOWN for cell in BESIDE[one.cell])
        before = found.get(one.prey, Held(0, 0.0, 0, 0))
        found[one.prey] = Held(
            before.takes + sign * ((lead > 0) - (lead < 0)),
            before.share + sign * share_of(lead, beside, len(state.pool), mover),
            before.lead + sign * lead,
            before.many + 1,
        )
    return found


def reached(state: State, seat: Seat) -> tuple[int, int]:
    """Cats that dogs would turn face down now [CLANS 4.2]: one's own, the other's."""
    ending = _counted(state)
    struck = [owner(KIND_OF[token]) for cell in ending.struck if (token := ending.grid[cell]) is not None]
    return struck.count(seat), struck.count(1 - seat)


def _counted(state: State) -> Ending:
    """As if it ended now."""
    grid, came_from = to_the_middle(state.grid, laws := rules.laws_of(state.setup))
    return count(grid, laws, came_from)


def share_of(lead: int, beside: int, rest: int, mover: Seat) -> float:
    """By a lead of seat 0, with so many cells face down ``beside``, so many tiles in all, and who turns next."""
    place = (mover * RESTS + rest) * AT_ONE_TIME + beside * LEADS + lead % LEADS
    return int(i32(LEARNT[SHARES + place])) / WHOLE
