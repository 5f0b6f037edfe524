"""Masked PPO teaches itself cat clans, in numpy alone, and then plays a bot: ``python -m examples.clans_ppo``.

All of it is here and in ``clans_net``, in the manner of CleanRL: games against itself on a batched environment,
advantages, the clipped step. Both seats learn from every game: what is good for one is as bad for the other.
"""

import argparse
import time
from random import Random

import numpy as np

import tabbytop
import tabbytop.envs.batch

from .clans_net import CELLS, Net

GAME = tabbytop.game("clans")
OPTIONS = {"clans": "first"}
CLIP, LAMBDA, ENTROPY, EPOCHS, PIECE = 0.2, 0.6, 0.003, 2, 1024
TURN, STAY = 2, 52  # picks, as the game declares them: 25 tiles to turn, 25 to swap with, then to let it stay
DECISIONS = 48  # of a game: 24 turns, each to turn a tile and to swap it


def choices(rows, masks):
    """Which of 25 turns and 25 swaps are allowed, and their picks: to swap a tile with itself is to let it stay."""
    allowed = masks[:, TURN:STAY].copy()
    picks = np.tile(np.arange(TURN, STAY), (len(rows), 1))
    turned = rows[:, CELLS : 2 * CELLS].argmax(axis=1) + CELLS
    many = np.arange(len(rows))
    allowed[many, turned] |= masks[:, STAY]
    picks[many, turned] = STAY
    return allowed, picks


def train(rounds, games=256, rate=3e-3, seed=1, told=lambda number, net: None):
    """A net that has played so many rounds of so many games against itself."""
    rng = np.random.default_rng(seed)
    env = tabbytop.envs.batch.make("clans", games, seed=seed, options=OPTIONS)
    now, net = env.reset(), Net(rng)
    for number in range(rounds):
        now, lived = played(env, now, net, rng)
        improve(net, lived, rate * (1 - number / rounds), rng)
        told(number + 1, net)
    return net


def played(env, now, net, rng):
    """All games to their end: what was seen, allowed, chosen and how likely, how it ended, and how much better than
    was hoped it went (advantages)."""
    many, steps, hopes, seats = np.arange(env.num_envs), [], [], []
    for _ in range(DECISIONS):
        rows, seat = now.observation.astype(np.float32), now.seat.copy()
        allowed, picks = choices(rows, now.action_mask)
        odds, value, _ = net(rows, allowed)
        sums = odds.cumsum(axis=1)
        chosen = (sums < rng.random((len(many), 1)) * sums[:, -1:]).sum(axis=1)
        now = env.step(picks[many, chosen])
        steps.append((rows, allowed, chosen, odds[many, chosen]))
        hopes.append(value), seats.append(seat)
    assert now.terminated.all(), "every game of these rules is as long"
    end = now.rewards[many, seats[-1]].astype(np.float32)
    ends, ahead, later = [end], [end - hopes[-1]], end - hopes[-1]
    for at in reversed(range(DECISIONS - 1)):
        sign = np.where(seats[at] == seats[at + 1], 1, -1).astype(np.float32)  # what comes next is mine, or the other's
        end = sign * end
        later = sign * hopes[at + 1] - hopes[at] + LAMBDA * sign * later
        ends.insert(0, end), ahead.insert(0, later)
    return now, [*map(np.concatenate, zip(*steps, strict=True)), np.concatenate(ends), np.concatenate(ahead)]


def improve(net, lived, rate, rng):
    """PPO's clipped step, piece by piece, a few times over."""
    order = np.arange(len(lived[0]))
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for piece in np.array_split(order, -(-len(order) // PIECE)):
            rows, allowed, chosen, before, target, ahead = (one[piece] for one in lived)
            odds, value, kept = net(rows, allowed)
            many = np.arange(len(piece))
            ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-8)
            ratio = odds[many, chosen] / before
            push = ratio * ahead * np.where(ahead > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)  # or it has gone far enough
            by_looks = odds * push[:, None]
            by_looks[many, chosen] -= push
            logs = np.log(np.where(odds > 0, odds, 1))
            by_looks += ENTROPY * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
            by_value = (value - target) * (1 - value * value)
            size = np.float32(len(piece))
            net.learn(
                net.slopes(kept, (by_looks / size).astype(np.float32), (by_value / size).astype(np.float32)), rate
            )


class Learnt:
    """A bot like any other: it takes what looks best to the net."""

    def __init__(self, net):
        self.net, self.spaces = net, GAME.spaces

    def choose(self, view, menu, rng, budget=None, may_decline=False):
        rows = np.array([self.spaces.observation.row(view)], np.float32)
        masks = np.zeros((1, self.spaces.actions.size), bool)
        masks[0, list(self.spaces.actions.following(menu))] = True
        allowed, picks = choices(rows, masks)
        return self.spaces.actions.read((int(picks[0, self.net(rows, allowed)[0][0].argmax()]),))


def matched(net, level, games, seed=1000):
    """The share of games that it wins, a tie being half, and the 95 % interval. The seats are exchanged."""
    learnt, bot, points = Learnt(net), tabbytop.bot("clans", level), []
    for number in range(games):
        players = [learnt, bot] if number % 2 == 0 else [bot, learnt]
        rng = Random(f"{seed} {number // 2}")

        def decide(state, seat, menu, may_decline, players=players, rng=rng):
            return players[seat].choose(GAME.view(state, seat), menu, rng, None, may_decline)

        end = tabbytop.play_out(GAME, GAME.new_game(2, GAME.complete(OPTIONS)), decide, rng.randrange)
        winners = GAME.outcome(end).winners
        points.append(0.5 if len(winners) != 1 else float(winners[0] == number % 2))
    share, either = float(np.mean(points)), 1.96 * float(np.std(points)) / games**0.5
    return share, share - either, share + either


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=400, help="against each level, in the end")
    given = parser.parse_args()
    began = time.process_time()

    def told(number, net):
        if number % 20 == 0:
            share, low, high = matched(net, "easy", 40, seed=5)
            spent = time.process_time() - began
            print(f"{number} of {given.rounds} rounds, {spent:.0f} s: {share:.0%} [{low:.0%}, {high:.0%}] over easy")

    net = train(given.rounds, told=told)
    for level in ("random", "easy"):
        share, low, high = matched(net, level, given.games)
        print(f"over {level}: {share:.1%} [{low:.1%}, {high:.1%}], {given.games} games")
