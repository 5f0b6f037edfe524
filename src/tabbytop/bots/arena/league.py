"""A league from its stages to its standing: what is played, in chunks, and what is said of it."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.core import AnyGame, Malformed, places, play_out

from ..chunks import Told
from ..crews import carry_out
from ..entrants import check_counted, check_game, check_names
from ..guarding import PATIENCE
from ..tournament import wilson
from .deals import HALVES, Deals, Score, Stage, between, tables
from .ratings import ratings


def stage_of(game: AnyGame, options: Mapping[str, Any], seats: int) -> Stage:
    """``Malformed`` where it cannot be. All play against the box where nobody is against another: alone, together, or
    where the box may win and the game is not one that people are rated by."""
    check_game(game)
    complete = game.complete(options)
    game.check_seats(seats, complete)
    together = seats == 1 or game.flow.is_together(complete)
    if not together and not game.counting.rated(seats, complete):
        rng = Random(1)
        end = play_out(game, game.new_game(seats, complete), lambda _, __, menu, ___: menu.pick(rng), rng.randrange)
        together = bool(game.outcome(end).rivals)
    return Stage(game, complete, seats, together)


@dataclass(frozen=True, slots=True)
class Entry:
    """A bot in a stage. ``value`` is its rating, or against the box the share of games won, between ``low`` and
    ``high`` 95 times in 100; ``ahead`` is how much more it wins than the next one, on the same deals."""

    place: int
    bot: str
    value: float
    low: float
    high: float
    games: int
    won: float  #: points of all games against others, a tie being half; against the box: games
    mean_score: float | None
    failed: int  #: deals
    why: str
    ahead: tuple[float, float, float] | None = None


def hold(
    stages: Sequence[Stage],
    bots: Sequence[str],
    deals: int,
    seed: int,
    *,
    workers: int = 1,
    on: str = "",
    into: Path | None = None,
    patience: float = PATIENCE,
    pretend: bool = False,
    told: Told = lambda done: None,
) -> dict[str, Any]:
    """Play all of it, and say how it stands: the JSON of ``tabbytop arena``, the same for the same seed."""
    if not stages or not all(isinstance(stage, Stage) for stage in stages):
        raise Malformed(
            f"a league is held in one or more stages, as stage_of(game, options, seats) gives them: {stages!r}"
        )
    check_names(bots)
    if len(set(bots)) < max(2, len(bots)):
        raise Malformed(f"in a league two or more bots meet, each named once, not {list(bots)}")
    check_counted(deals=deals, workers=workers)
    works = [table for stage in stages for table in tables(stage, bots, deals, seed, patience, pretend)]
    scores = carry_out(works, bots, workers, on, into, told)[0].all
    return {
        "bots": list(bots),
        "seed": seed,
        "deals": deals,
        "stages": [
            _standing(stage, bots, [one for one in zip(works, scores, strict=True) if one[0].stage is stage])
            for stage in stages
        ],
    }


def _standing(stage: Stage, bots: Sequence[str], played: Sequence[tuple[Deals, Score]]) -> dict[str, Any]:
    entries = _against_the_box(bots, played[0][1]) if stage.together else _by_ratings(bots, played)
    order, usual = [bots.index(entry.bot) for entry in entries], stage.game.complete({})
    return {
        "game": stage.game.key,
        "options": stage.options,
        "set": {key: value for key, value in stage.options.items() if value != usual[key]},
        "seats": stage.seats,
        "together": stage.together,
        "games": sum(score.games for _, score in played) * (len(bots) if stage.together else 1),
        "entries": [asdict(entry) for entry in entries],
        "crosstable": None if stage.together else _crosstable(order, played),
    }


def _by_ratings(bots: Sequence[str], played: Sequence[tuple[Deals, Score]]) -> list[Entry]:
    found = ratings(len(bots), [(work.entrants, score) for work, score in played])
    ranks = places([one.rating for one in found])
    entries = []
    for one, rating in enumerate(found):
        mine = [(work.entrants.index(one), work, score) for work, score in played if one in work.entrants]
        entries.append(
            Entry(
                ranks[one],
                bots[one],
                rating.rating,
                rating.low,
                rating.high,
                sum(score.games for _, _, score in mine),
                sum(score.won[at] / HALVES / (len(work.bots) - 1) for at, work, score in mine),
                *_told([(at, score) for at, _, score in mine]),
            )
        )
    return sorted(entries, key=lambda entry: (entry.place, entry.bot))


def _told(mine: Sequence[tuple[int, Score]]) -> tuple[float | None, int, str]:
    """The mean score, how often it failed, and why it did so first."""
    counted = sum(score.counted[at] for at, score in mine)
    mean = round(sum(score.points[at] for at, score in mine) / counted, 2) if counted else None
    reasons = [why for at, score in mine for why in [score.why[at]] if why is not None]
    return mean, sum(score.failed[at] for at, score in mine), min(reasons, default=(0, ""))[1]


def _against_the_box(bots: Sequence[str], score: Score) -> list[Entry]:
    ranks = places(score.won)
    order = sorted(range(len(bots)), key=lambda one: (ranks[one], bots[one]))
    entries = []
    for at, one in enumerate(order):
        low, high = wilson(score.first[one], score.deals)
        ahead = None
        if at + 1 < len(order):
            more, least, most = between(score, one, order[at + 1])
            ahead = round(more, 4), round(least, 4), round(most, 4)
        share = round(score.first[one] / score.deals, 4)
        told = _told([(one, score)])
        entries.append(
            Entry(
                ranks[one], bots[one], share, round(low, 4), round(high, 4), score.deals, score.first[one], *told, ahead
            )
        )
    return entries


def _crosstable(order: Sequence[int], played: Sequence[tuple[Deals, Score]]) -> list[list[list[float] | None]]:
    """In the order of the entries: what each has of each, as a share of the games of both, and how many there were."""
    rows: list[list[list[float] | None]] = []
    for one in order:
        row: list[list[float] | None] = []
        for other in order:
            won = games = 0
            for work, score in played:
                if one != other and one in work.entrants and other in work.entrants:
                    mine, theirs = work.entrants.index(one), work.entrants.index(other)
                    won += score.against[mine][theirs]
                    games += (score.against[mine][theirs] + score.against[theirs][mine]) // HALVES
            row.append([round(won / HALVES / games, 4), games] if games else None)
        rows.append(row)
    return rows
