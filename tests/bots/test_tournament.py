"""Tournaments: fair seats, the same result for the same seed, honest intervals, the JSON that was promised."""

import json
from random import Random
from typing import Any

import pytest

from tabbytop.bots import tournament
from tabbytop.bots.tournament import Counted, Game, play_all, simulate, wilson
from tabbytop.core import AnyGame
from tabbytop.core.playing import Simulate
from tabbytop.games import all_games

SAUCERS, CLANS, TOWER = (all_games()[key] for key in ("saucers", "clans", "tower"))


def quick(bots: list[str], games: int, seed: int = 1, workers: int = 1) -> dict[str, Any]:
    return simulate(SAUCERS, SAUCERS.complete({}), bots, games, seed, workers)


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in ("seconds", "steps_per_s")}


def test_the_json_that_was_promised() -> None:
    result = json.loads(json.dumps(quick(["random", "random", "random"], 30)))
    assert list(result) == [
        "game", "options", "games", "seed", "bots", "shared", "nobody_wins", "mean_steps", "steps_per_s", "seconds",
    ]  # fmt: skip
    assert all(
        list(bot) == ["bot", "seat_wins", "wins", "win_parts", "win_share", "ci95", "mean_score", "place"]
        for bot in result["bots"]
    )
    assert result["options"] == {"rounds": 3}
    wins = [bot["wins"] for bot in result["bots"]]
    assert sum(wins) + result["shared"] + result["nobody_wins"] == 30
    assert all(sum(bot["seat_wins"]) == bot["wins"] for bot in result["bots"])
    for bot in result["bots"]:
        low, high = bot["ci95"]
        assert low <= bot["win_share"] <= high


def test_the_same_seed_gives_the_same_result_whatever_the_workers() -> None:
    one, two = (quick(["random", "easy"], 8, 3, workers) for workers in (1, 2))
    assert without_times(one) == without_times(two)
    assert without_times(one) != without_times(quick(["random", "easy"], 8, 4))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(seats: int) -> None:
    bots = ("random",) * seats
    games = [Game(SAUCERS, {}, bots, 1, number) for number in range(3 * seats)]
    for seat in range(seats):
        sat = [game.seating[seat] for game in games]
        assert [sat.count(which) for which in range(seats)] == [3] * seats


def test_a_deal_is_the_same_both_ways() -> None:
    """Chance has a stream of its own for each deal, whoever sits where."""
    drawn = [Game(CLANS, {}, ("easy", "hard"), 9, number).chance.random() for number in range(4)]
    assert drawn[0] == drawn[1] != drawn[2] == drawn[3]
    assert drawn[0] != Game(CLANS, {}, ("easy", "hard"), 10, 0).chance.random()


def test_bots_that_are_all_alike_get_a_new_deal_each_time() -> None:
    """Between equals there is nothing to exchange, and a deal played again would tell less than another one."""
    drawn = {Game(CLANS, {}, ("hard", "hard"), 9, number).chance.random() for number in range(6)}
    assert len(drawn) == 6


def test_where_physics_decides_it_is_simulated_unless_one_pretends(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def simulation_of(game: AnyGame) -> Simulate:
        def answer(request: Any) -> Any:
            asked.append(request)
            return game.physics.pretend(request, Random(len(asked)).randrange)

        return answer

    monkeypatch.setattr(tournament, "simulation_of", simulation_of)
    options = TOWER.complete({})
    assert list(play_all(TOWER, options, ["random"], 1, 1, pretend=True))
    assert not asked
    assert list(play_all(TOWER, options, ["random"], 1, 1))
    assert asked


def test_thinking_is_counted() -> None:
    one, other = play_all(CLANS, CLANS.complete({}), ["random", "easy"], 2, 9)
    assert (one.seating, other.seating) == ((0, 1), (1, 0))
    assert one.steps == 74
    assert one.decisions == (24, 24)
    assert all(longest <= total for longest, total in zip(one.longest, one.seconds, strict=True))


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(SAUCERS, SAUCERS.complete({}), ["random", "random"], 5, 1, 1, told.append)
    assert list(dict.fromkeys(told)) == [0, 1, 2, 3, 4, 5]


def test_counts_do_not_grow_with_the_games() -> None:
    """And come back from JSON as they were."""
    played = list(play_all(SAUCERS, SAUCERS.complete({}), ["random", "random", "easy"], 30, 1))
    few, many = Counted(range(3)), Counted(range(3))
    for counts, times in ((few, 1), (many, 100)):
        for one in played * times:
            counts.add(one)
    assert many.results.total() == 100 * few.results.total() == 3000
    written = [json.dumps(counts.as_data()) for counts in (few, many)]
    assert len(written[1]) < 1.5 * len(written[0])
    again = Counted(range(3))
    again.fill(json.loads(written[1]))
    assert again.as_data() == many.as_data()


def test_wilson() -> None:
    """Against values worked out by hand: 50 of 100, and the ends of the scale."""
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(10, 10)[0], 4) == 0.7225
    assert wilson(0, 0) == (0.0, 1.0)
