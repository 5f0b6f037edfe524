"""The examples run, small: what they learn and reach is measured by hand, and stands in ``docs/research.md``."""

import numpy as np
import pytest

from tabbytop.envs import batch


def test_the_nets_gradient_is_what_it_says() -> None:
    """Against differences: a little to either side of some of its weights."""
    from examples.clans_net import Net
    from examples.clans_ppo import OPTIONS

    rng = np.random.default_rng(1)
    env = batch.make("clans", 6, seed=1, options=OPTIONS)
    now = env.reset()
    for _ in range(21):  # to a position with a tile to be swapped
        now = env.step((now.action_mask * rng.random(now.action_mask.shape)).argmax(axis=1))
    rows, net = now.observation.astype(np.float32), Net(rng)
    net.weights = [weight.astype(np.float64) for weight in net.weights]
    masks, chosen, many = np.ones((6, 50), bool), rng.integers(0, 50, 6), np.arange(6)

    def loss() -> float:
        odds, value, _ = net(rows, masks)
        return float(-np.log(odds[many, chosen]).sum() + 0.5 * ((value - 0.3) ** 2).sum())

    odds, value, kept = net(rows, masks)
    by_looks = odds.copy()
    by_looks[many, chosen] -= 1
    for weight, slope in zip(net.weights, net.slopes(kept, by_looks, (value - 0.3) * (1 - value**2)), strict=True):
        assert weight.shape == slope.shape
        at = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        middle, sides = weight[at], []
        for side in (1e-3, -1e-3):
            weight[at] = middle + side
            sides.append(loss())
        weight[at] = middle
        assert (sides[0] - sides[1]) / 2e-3 == pytest.approx(slope[at], rel=0.05, abs=1e-4)


def test_ppo_learns_and_plays_as_a_bot() -> None:
    from examples import clans_ppo

    told: list[int] = []
    net = clans_ppo.train(2, games=8, told=lambda number, net: told.append(number))
    before = clans_ppo.Net(np.random.default_rng(1))
    assert told == [1, 2]
    assert all(not np.array_equal(one, other) for one, other in zip(net.weights, before.weights, strict=True))
    share, low, high = clans_ppo.matched(net, "random", 4)
    assert low <= share <= high and 0 <= share <= 1


def test_what_was_better_than_hoped_becomes_likelier() -> None:
    from examples import clans_ppo

    rng = np.random.default_rng(1)
    env = batch.make("clans", 8, seed=1, options=clans_ppo.OPTIONS)
    net = clans_ppo.Net(rng)
    _, (rows, allowed, chosen, before, ends, ahead) = clans_ppo.played(env, env.reset(), net, rng)
    assert set(ends) <= {-1, 0, 1} and len(ends) == 8 * clans_ppo.DECISIONS
    for _ in range(5):
        clans_ppo.improve(net, [rows, allowed, chosen, before, ends, ahead], 3e-3, rng)
    after = net(rows, allowed)[0][np.arange(len(rows)), chosen]
    assert np.corrcoef(after - before, ahead)[0, 1] > 0.1


def test_openspiels_search_plays_the_island() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels here")
    from examples import kingos_mcts

    assert sum(kingos_mcts.match("random", games=1, simulations=2)) == 1
