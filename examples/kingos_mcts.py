"""OpenSpiel's own tree search plays Kingoš's island against bots: ``python -m examples.kingos_mcts``.

Who plays on at random never beats Kingoš, so bots judge a leaf of the tree by playing it out, and what they would do is
tried first (PUCT). The search gets the whole position, hidden cards included, as OpenSpiel's does: it is a measure of
what could be reached, not a fair rival.
"""

import argparse
import time
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tabbytop
import tabbytop.envs.openspiel
from tabbytop.core import CHANCE
from tabbytop.core.spaces import DECLINE

TRUST = 0.5  # in what a bot would do, of all that could be done


def decided(bot, episode, rng):
    """What a bot of ours does at a table of OpenSpiel's."""
    return bot.choose(episode.view(episode.seat), episode.menu, rng, None, episode.may_decline)


class PlayedOut(mcts.Evaluator):
    """What a position is worth to each seat: how a game ends in which bots play on from there. What a bot would do is
    the likeliest."""

    def __init__(self, bot, rng):
        self.bot, self.rng = bot, rng

    def evaluate(self, state):
        episode = state.episode.copy()
        while not episode.is_over:
            if episode.seat == CHANCE:
                picks, odds = zip(*episode.odds, strict=True)
                episode.pick(self.rng.choices(picks, odds)[0])
            elif episode.so_far:  # an action that is half said is ended somehow
                episode.pick(self.rng.choice(episode.legal))
            else:
                episode.act(decided(self.bot, episode, self.rng))
        return np.array(episode.rewards())

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        picks, liked = state.legal_actions(), self.liked(state.episode)
        share = (1 - TRUST * (liked in picks)) / len(picks)
        return [(pick, share + TRUST * (pick == liked)) for pick in picks]

    def liked(self, episode):
        """The next pick of what a bot would do; None where another action is half said already."""
        action = decided(self.bot, episode, self.rng)
        said = (DECLINE,) if action is None else episode.actions.spell(action, episode.menu)
        at = len(episode.so_far)
        return said[at] if said[:at] == episode.so_far and len(said) > at else None


def play(game, seat, level, simulations, seed):
    """One game of the search on ``seat`` against bots of a level on the others: what it is worth to each seat."""
    rng, rival = Random(seed), tabbytop.bot("kingos", level)
    judge = PlayedOut(tabbytop.bot("kingos", "medium"), rng)
    search = mcts.MCTSBot(
        game,
        1.4,
        simulations,
        judge,
        random_state=np.random.RandomState(seed),
        child_selection_fn=mcts.SearchNode.puct_value,
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            picks, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(picks, odds)[0])
        elif state.current_player() == seat:
            state.apply_action(search.step(state))
        else:
            state.episode.act(decided(rival, state.episode, rng))
    return state.returns()


def match(level, games, simulations, players=2, seed=100):
    """How many games the search wins, the others win, and the island."""
    game = pyspiel.load_game(f"tabbytop_kingos(players={players})")
    won = lost = 0
    for number in range(games):
        seat = number % players
        ends = play(game, seat, level, simulations, seed + number)
        won += ends[seat] == 1
        lost += ends[seat] < 1 and max(ends) == 1
    return won, lost, games - won - lost


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="easy", help="of the bot on the other seat; with a random one nobody wins")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--simulations", type=int, default=12, help="for each decision")
    given = parser.parse_args()
    began = time.process_time()
    won, lost, island = match(given.level, given.games, given.simulations)
    spent = time.process_time() - began
    print(f"against {given.level}: won {won}, lost {lost}, the island {island} of {given.games}; {spent:.0f} s")
