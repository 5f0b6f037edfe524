"""Does the coach find a blunder? In games of bots one decision is made the worst one; where that cost enough the
analysis should name it among its turning points. Run by ``python -m benchmarks.coach GAME LEVELS --planted``.

Decisions are gone through in an order that is drawn, until one comes whose worst choice costs enough, by more worlds
than the analysis has, and other ones.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from tabbytop.coach.analysing import analyse
from tabbytop.coach.guide import share
from tabbytop.coach.valuing import SCORE, WIN, Valuing, Worlds, gap
from tabbytop.core import CHANCE, Action, AnyMenu, Moved, Record, Seat
from tests.coach.played import played

A_WIN = 0.15  #: what a blunder costs at least: a part of the win,
POINTS = {"isle": 5.0}  #: or points
TRIES = 12  #: decisions that are looked at in a game
CHOICES = 16  #: of each so many, drawn, and those that look best
WORLDS = 2  #: as many times the usual, to say what it cost


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
    found = _blunder(whole, way, number)
    if found is None:
        return None
    move, better, worst, chance, score = found

    def meddle(record: Record, seat: Seat, menu: AnyMenu) -> Action | None:
        return worst if record.seq == move.seq and seat == move.seat else None

    record = played(game, bots, number, options, meddle)
    planted = next(one for one in record.line if one.seq == move.seq)
    assert (planted.seat, planted.action) == (move.seat, worst), "the game came to another decision"
    write = record.game.notation.write
    return Planted(number, move.seq, write(worst), write(better), chance, score, analyse(record, way).turning_points)


def _blunder(record: Record, way: Valuing, number: int) -> tuple[Moved, Action, Action, float, float] | None:
    """A decision, what was best there and what was worst, and how far these are apart."""
    rng, game, tries = Random(f"{number} blunder"), record.game, 0
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
        tried = way.tried(view, actions, way.looks, 2 * number)
        ranked = sorted(range(len(actions)), key=lambda i: _worth(tried[i], move.seat, way.blend))
        worst, best = ranked[0], ranked[-1]
        if _is_enough(game.key, *gap(tried[best], tried[worst], move.seat, way.blend)[2:]):
            sure = way.tried(view, [actions[best], actions[worst]], WORLDS * way.again, 2 * number + 1)
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
