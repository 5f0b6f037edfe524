"""Does the coach find a blunder? In games of bots one decision is made the worst one; where that cost enough the
analysis should name it among its turning points. Run by ``python -m benchmarks.coach GAME LEVELS --planted``.

Decisions are gone through in an order that is drawn, until one comes whose worst choice costs enough: by more worlds
than the analysis has, and other ones; on the isle by somebody else. There the kernel's sensible player, who shares
neither judge nor voyages with the analysis, says in many games which choice seems worst and which best; what that costs
is said by whole games that hard bots play on by the rules, in worlds that fit the view.
"""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy

from tabbytop.bots import bot
from tabbytop.coach.analysing import analyse
from tabbytop.coach.guide import share
from tabbytop.coach.valuing import SCORE, WIN, Valuing, Worlds, ended, gap
from tabbytop.core import CHANCE, Action, AnyGame, AnyMenu, Moved, Record, Seat, play_out
from tabbytop.games import isle
from tabbytop.games.isle.view import View
from tabbytop.kernels.isle import cores, positions
from tests.coach.played import played

A_WIN = 0.15  #: what a blunder costs at least: a part of the win,
POINTS = {"isle": 5.0}  #: or points
TRIES = 12  #: decisions that are looked at in a game
CHOICES = 16  #: of each so many, drawn, and those that look best
WORLDS = 2  #: as many times the usual, to say what it cost

#: a view, its choices, the seed: what comes of each choice
Trial: TypeAlias = Callable[[Any, Sequence[Action], int], list[Worlds]]
A_DEAL, DEALS = 25, 8  #: games of the isle's kernel with the same hidden cards, and how often these are dealt anew
GOOD = "hard"  #: bots that play on: expert's games would take ten times as long
GAMES = 8  #: of bots at a time: if the first say less than half of enough, no more; else fresh ones say what it cost,
MORE_GAMES = 48  #: at most so many: none once it is clearly enough or not,
CLEARLY = 2.0  #: by so many standard errors


class Planted(NamedTuple):
    """Entry ``n`` of a game: what it cost in chances and score, and what the analysis named."""

    number: int
    n: int
    action: str
    better: str
    chance: float
    score: float
    named: Sequence[int]


def plant(game: str, bots: Sequence[str], options: dict[str, Any], way: Valuing, number: int) -> Planted | None:
    """None where no decision of the game that was looked at could cost that much."""
    whole = played(game, bots, number, options)
    found = _blunder(whole, bots, way, number)
    if found is None:
        return None
    move, better, worst, chance, score = found

    def meddle(record: Record, seat: Seat, menu: AnyMenu) -> Action | None:
        return worst if record.seq == move.seq and seat == move.seat else None

    record = played(game, bots, number, options, meddle)
    planted = next(one for one in record.line if one.seq == move.seq)
    assert (planted.seat, planted.action) == (move.seat, worst), "the game came to another decision"
    write = record.game.notation.write
    named = analyse(record, way, knows=False).turning_points
    return Planted(number, move.seq, write(worst), write(better), chance, score, named)


def trials_of(game: AnyGame, bots: Sequence[str], way: Valuing) -> tuple[Trial, Trial]:
    """By which the worst choice is found, and what it cost is said."""
    if game.key == "isle":
        return by_kernel, partial(by_bots, game, [GOOD] * len(bots))
    return (
        lambda view, actions, seed: way.tried(view, actions, way.looks, seed),
        lambda view, actions, seed: way.tried(view, actions, WORLDS * way.again, seed),
    )


def by_kernel(view: View, actions: Sequence[Action], seed: int) -> list[Worlds]:
    """Games of the isle's kernel, in the same draws for all choices."""
    assert view.viewer is not None
    found: list[list[Any]] = [[] for _ in actions]
    for deal in range(DEALS):
        state = isle.GAME.determinize(view, Random(f"{seed} {deal}"))
        for games, action in zip(found, actions, strict=True):
            after = positions.of_state(isle.GAME.apply(state, view.viewer, action))
            games.append(cores.play_outs(after, A_DEAL, seed, sensible=True, first=deal * A_DEAL))
    return [_told(numpy.concatenate(games)) for games in found]


def by_bots(game: AnyGame, bots: Sequence[str], view: Any, actions: Sequence[Action], seed: int) -> list[Worlds]:
    """Games that bots play on, the better choice and the worse one in the same worlds. Those by which a decision is
    picked do not tell what it cost: the largest of many noisy figures is too large."""
    enough = POINTS[game.key]

    def play(first: int) -> Any:
        numbers = range(first, first + GAMES)
        return numpy.array([[bots_game(game, bots, view, one, f"{seed} {n}") for n in numbers] for one in actions])

    def costs(found: Any) -> Any:
        return (found[0] - found[1])[:, view.viewer, SCORE]

    found = play(0)
    if costs(found).mean() >= enough / 2:
        found = play(GAMES)
        while len(apart := costs(found)) < MORE_GAMES:
            if abs(apart.mean() - enough) > CLEARLY * apart.std() / len(apart) ** 0.5:
                break
            found = numpy.concatenate([found, play(GAMES + len(apart))], axis=1)
    return list(found)


def bots_game(game: AnyGame, bots: Sequence[str], view: Any, action: Action, seed: str) -> Any:
    """Of each seat its part of the win, and its points."""
    rngs = [Random(f"{seed} {seat}") for seat in range(len(bots))]

    def decide(state: Any, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        return bot(game.key, bots[seat]).choose(game.view(state, seat), menu, rngs[seat], None, may_decline)

    state = game.apply(game.determinize(view, Random(seed)), view.viewer, action)
    outcome = game.outcome(play_out(game, state, decide, Random(f"{seed} draws").randrange))
    return ended(outcome, [outcome.points(seat) for seat in range(len(outcome.places))])[0]


def _told(ends: Any) -> Worlds:
    """Points, and what decides between equals, as parts of the win and points."""
    order = 1000 * ends[:, :, 0] + ends[:, :, 1]
    first = order == order.max(axis=1, keepdims=True)
    return numpy.stack([first / first.sum(axis=1, keepdims=True), ends[:, :, 0].astype(float)], axis=2)


def _blunder(
    record: Record, bots: Sequence[str], way: Valuing, number: int
) -> tuple[Moved, Action, Action, float, float] | None:
    """A decision, what was best there and what was worst, and how far these are apart."""
    rng, game, tries = Random(f"{number} blunder"), record.game, 0
    look, be_sure = trials_of(game, bots, way)
    places = [place for place, move in enumerate(record.line) if move.seat != CHANCE]
    for place in rng.sample(places, len(places)):
        state, move = record.states[place], record.line[place]
        menu = game.legal(state, move.seat)
        if len(menu) < 2 or game.flow.is_word(move.action):
            continue
        if (tries := tries + 1) > TRIES:
            return None
        view, some = game.view(state, move.seat), list(menu)
        drawn = [one for one in rng.sample(some, min(CHOICES, len(some))) if not game.flow.is_word(one)]
        actions = list(dict.fromkeys([*way.choices(view, menu), *drawn]))
        tried = look(view, actions, 2 * number)
        ranked = sorted(range(len(actions)), key=lambda i: _worth(tried[i], move.seat, way.blend))
        worst, best = ranked[0], ranked[-1]
        if _is_enough(game.key, *gap(tried[best], tried[worst], move.seat, way.blend)[2:]):
            sure = be_sure(view, [actions[best], actions[worst]], 2 * number + 1)
            *_, chance, score = gap(sure[0], sure[1], move.seat, way.blend)
            if _is_enough(game.key, chance, score):
                return move, actions[best], actions[worst], chance, score
    return None


def _worth(worlds: Worlds, seat: Seat, blend: float) -> float:
    means = worlds.mean(axis=0)[seat]
    return float(means[WIN] + blend * means[SCORE])


def _is_enough(game: str, chance: float, score: float) -> bool:
    return score >= POINTS[game] if game in POINTS else chance >= A_WIN


def tell_planted(games: Sequence[Planted | None]) -> None:
    counted = [one for one in games if one is not None]
    print(f"{len(games)} games, {len(counted)} with a decision that could cost enough")
    if counted:
        named = sum(one.n in one.named for one in counted)
        part = share(named, len(counted))
        print(f"named in {named}: {part.mean:.0f} of 100 ({part.low:.0f} to {part.high:.0f}); missed:")
    for one in counted:
        if one.n not in one.named:
            print(f"game {one.number}, entry {one.n}: {one.action} instead of {one.better}, which cost")
            print(f"  {one.chance:.2f} of a win, {one.score:.1f} of the score; named were {list(one.named)}")
