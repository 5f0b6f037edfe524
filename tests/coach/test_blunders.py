"""Blunders in bulk, a few of them: what is planted is what is counted, and a run that was broken off goes on."""

from functools import partial
from pathlib import Path

import pytest
from benchmarks.blunders import A_WIN, Planted, plant, tell_planted
from benchmarks.coach import looked_at, options_of

from tabbytop.coach import valuing_of


def test_the_worst_swap_costs_enough_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    way = valuing_of("clans")
    assert way is not None
    found = [plant("clans", ("hard", "hard"), options_of("clans", 2), way, number) for number in (3, 4)]
    for one in found:
        assert one is not None
        assert one.action != one.better
        assert one.chance >= A_WIN
        assert one.n in one.named
    tell_planted([*found, None, Planted(7, 40, "xa1", "xb1", 0.3, 4.0, (2, 3))])
    told = capsys.readouterr().out
    assert "4 games, 3 with a decision" in told
    assert "named in 2: 67 of 100" in told
    assert "game 7, entry 40: xa1 instead of xb1" in told


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "squares"
    assert looked_at(partial(pow, 2), 3, 1, keep) == [1, 2, 4]
    keep.write_text(keep.read_text().replace("[2, 4]", "[2, 5]"))
    assert looked_at(partial(pow, 2), 4, 1, keep) == [1, 2, 5, 8]
