"""Blunders in bulk, a few of them: what is planted is what is counted, and a run that was broken off goes on."""

from functools import partial
from pathlib import Path

import pytest
from benchmarks.blunders import A_DEAL, A_WIN, DEALS, GAMES, Planted, plant, tell_planted, trials_of
from benchmarks.coach import looked_at, options_of

from tabbytop.coach import valuing_of
from tabbytop.coach.valuing import SCORE
from tabbytop.core import CHANCE

from .played import played


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


def test_on_the_isle_games_that_others_play_say_what_it_cost() -> None:
    """After the last decision one's own points are certain, whoever plays on."""
    record = played("isle", ("medium", "medium"), 1, {})
    last = max(i for i, move in enumerate(record.line) if move.seat != CHANCE)
    seat, action = record.line[last].seat, record.line[last].action
    view = record.game.view(record.states[last], seat)
    way = valuing_of("isle")
    assert way is not None
    look, be_sure = trials_of(record.game, ("medium", "medium"), way)
    for trial, games in ((look, A_DEAL * DEALS), (be_sure, GAMES)):  # nothing is lost: no more than the first
        one, same = trial(view, [action, action], 1)
        assert one.shape == (games, 2, 2)
        assert (one[:, seat, SCORE] == record.outcome().points(seat)).all()
        assert (one == same).all()


def test_games_that_are_kept_are_not_played_again(tmp_path: Path) -> None:
    keep = tmp_path / "squares"
    assert looked_at(partial(pow, 2), range(3), 1, keep) == [1, 2, 4]
    keep.write_text(keep.read_text().replace("[2, 4]", "[2, 5]"))
    assert looked_at(partial(pow, 2), range(4), 1, keep) == [1, 2, 5, 8]
    assert looked_at(partial(pow, 2), range(2, 5), 1, keep) == [5, 8, 16]
