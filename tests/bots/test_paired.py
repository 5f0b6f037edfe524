"""Paired deals: the same deal with another bot in a seat, and an honest interval of the difference."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tabbytop.bots.paired import Differences, Exchange, exchanged
from tabbytop.bots.tournament import simulate
from tabbytop.games import all_games

CLANS, KINGOS, SAUCERS = (all_games()[key] for key in ("clans", "kingos", "saucers"))


def difference(bots: list[str], instead: str, games: int, **how: Any) -> dict[str, Any]:
    found = exchanged(SAUCERS, SAUCERS.complete({}), bots, instead, games, 3, **how)
    return {key: value for key, value in found.items() if key != "seconds"}


def test_wins_per_game_are_those_of_a_tournament_of_the_same_seed() -> None:
    """Of the first bot among the others; and, all being alike, what any seat has of the games that are won."""
    options = CLANS.complete({})
    found = exchanged(CLANS, options, ["easy", "random"], "random", 10, 3)
    among = simulate(CLANS, options, ["easy", "random"], 10, 3)
    alike = simulate(CLANS, options, ["random", "random"], 5, 3)
    assert (found["deals"], found["games"]) == (5, 10)
    assert found["wins_per_game"][0] == pytest.approx(among["bots"][0]["win_parts"] / 10)
    assert found["wins_per_game"][1] == pytest.approx(sum(bot["win_parts"] for bot in alike["bots"]) / 10)
    assert found["difference"] == pytest.approx(found["wins_per_game"][0] - found["wins_per_game"][1])


def test_whom_one_sits_beside_need_not_be_whom_one_is_exchanged_for() -> None:
    found = difference(["easy", "easy", "easy"], "random", 9)
    back = difference(["random", "easy", "easy"], "easy", 9)
    assert found["wins_per_game"] == back["wins_per_game"][::-1]


def test_alone_against_the_island_somebody_sensible_wins_more_than_anybody() -> None:
    found = exchanged(KINGOS, KINGOS.complete({}), ["easy"], "random", 30, 1)
    low, high = found["ci95"]
    assert 0 < low < found["difference"] < high
    assert found["wins_per_game"][1] < 0.1


def test_the_same_seed_gives_the_same_result_whatever_the_workers_and_a_broken_run_goes_on(tmp_path: Path) -> None:
    bots, kept = ["easy", "random"], tmp_path / "kept"
    alone = difference(bots, "random", 12)
    assert difference(bots, "random", 12, workers=2) == alone
    assert difference(bots, "random", 6, into=kept) != alone
    assert difference(bots, "random", 12, into=kept) == alone


def test_an_interval_worked_out_by_hand() -> None:
    """Differences 1, 0, 1, 0: a mean of a half, a variance of a third, and so 1.96 times the root of a twelfth."""
    counts = Differences()
    for first in (1, 0, 1, 0):
        counts.add(Fraction(first), Fraction(0))
    assert counts.mean == 0.5
    assert counts.interval() == pytest.approx((0.5 - 0.5658, 0.5 + 0.5658), abs=1e-4)
    one = Differences()
    one.add(Fraction(1), Fraction(1, 2))
    assert one.interval() == (-1.0, 1.0)
    written = json.loads(json.dumps(counts.as_data()))
    assert Exchange(SAUCERS, {}, ("easy", "random"), "random", 1, 1).read(written) == counts
