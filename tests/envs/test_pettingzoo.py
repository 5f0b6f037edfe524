"""PettingZoo's own tests for every game and mode, and what they do not look at."""

import sys
from itertools import count
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from tabbytop.core import Malformed
from tabbytop.envs import pettingzoo

from .settings import EVERY_WAY, named


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")  # it is a dict: a mask lies beside it, as in chess there
@pytest.mark.parametrize("way", EVERY_WAY, ids=named)
def test_the_library_s_own_tests(way):
    api_test(pettingzoo.env(**way), num_cycles=300)
    seed_test(lambda: pettingzoo.env(**way), num_cycles=60)


@pytest.mark.parametrize("game", ["clans", "isle", "kingos", "tower"])
def test_the_library_s_own_measurement_of_speed(game, monkeypatch, capsys):
    """It plays for five seconds: here of a clock that goes one further whenever somebody looks."""
    clock = count()
    monkeypatch.setattr(
        sys.modules[performance_benchmark.__module__], "time", SimpleNamespace(time=lambda: float(next(clock)))
    )
    performance_benchmark(pettingzoo.env(game, pretend=game == "tower"))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("way", EVERY_WAY, ids=named)
def test_whole_games_end_with_rewards_and_places(way):
    env = pettingzoo.env(**way)
    for seed in range(2):
        env.reset(seed=seed)
        rng, total = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, is_over, _, info = env.last()
            total[agent] += reward
            if is_over:
                assert -1 <= total[agent] <= 1
                assert info["place"] >= 1
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if is_over else int(rng.choice(legal)))


def test_a_pick_outside_the_mask_is_refused_in_words():
    env = pettingzoo.env("clans")
    env.reset(seed=1)
    with pytest.raises(Malformed, match=r"seat \d cannot pick 0 \(decline\) here; it can pick \["):
        env.step(0)


@pytest.mark.parametrize("pick", [2.7, "2", np.array([2])], ids=repr)
def test_a_pick_that_is_no_whole_number(pick):
    env = pettingzoo.raw_env("clans")
    env.reset(seed=1)
    with pytest.raises(Malformed, match="a pick is one whole number, not"):
        env.step(pick)


def test_a_way_to_draw_that_there_is_not():
    with pytest.raises(Malformed, match="tables are drawn as 'ansi' or not at all, not as 'rgb_array'"):
        pettingzoo.env("clans", render_mode="rgb_array")


def test_a_game_that_there_is_not():
    with pytest.raises(Malformed, match="there is no environment for 'chess'; there are clans"):
        pettingzoo.env("chess")
    with pytest.raises(Malformed, match="clans is for 2 seats, not for 3"):
        pettingzoo.env("clans", seats=3)
