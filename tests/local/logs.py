"""Logs of games that are played at random from fixed seeds, as one digest each: in whatever Python this runs. And what
cat clans' expert says of some positions: its network, and then itself.

Printed as JSON, one line for each way to play a game, and for each position. It needs nothing of the tests' own, since
it runs in a browser's Python too.
"""

import hashlib
import json
from random import Random

from tabbytop import bots
from tabbytop.bots.clans.liking import can_say
from tabbytop.bots.clans.reading import read, swap_between
from tabbytop.core import encode, play_out
from tabbytop.core.playing import at_random
from tabbytop.games import playable_games
from tabbytop.kernels.clans import elsewhere

WAYS = 6  #: of each game


def ways(game):
    """Some ways to play a game: each number of seats, with the options drawn from a fixed seed."""
    rng, found = Random(game.key), []
    while len(found) < WAYS:
        seats = rng.choice(game.seats)
        wish = {option.key: rng.choice(option.values) for option in game.options}
        try:
            options = game.complete(wish)
            game.check_setup(seats, options)
        except Exception:
            continue
        found.append((seats, options))
    return found


for key, game in sorted(playable_games().items()):
    for seats, options in ways(game):
        rng, digest, count = Random(7), hashlib.sha256(), 0

        def step(state, seat, action, after, digest=digest, game=game):
            digest.update(json.dumps([seat, encode(game.action, action)], sort_keys=True).encode())

        end = play_out(game, game.new_game(seats, options), at_random(rng), rng.randrange, watch=step)
        digest.update(json.dumps(encode(game.state, end), sort_keys=True).encode())
        print("log", key, seats, json.dumps(options, sort_keys=True), digest.hexdigest(), sep="\t")


def positions(powers):
    """Some of a game of cat clans whose end decides all, with whoever decides there."""
    game, rng, seen = playable_games()["clans"], Random(9), []
    options = game.complete({"games": 1, "powers": powers, "clans": "limited" if powers else "first"})

    def watch(state, seat, action, after):
        if seat >= 0 and game.view(state, seat).step in ("turn", "swap"):
            seen.append((game.view(state, seat), game.legal(state, seat)))

    play_out(game, game.new_game(2, options), at_random(rng), rng.randrange, watch=watch)
    return [(view, list(menu)) for view, menu in seen[::7]]


for powers in (False, True):
    for view, menu in positions(powers):
        one = read(view)
        said = [elsewhere.like(one.contest, one.board, one.pool, seat) for seat in (0, 1)]
        said.append(elsewhere.after_swaps(one.contest, one.board, one.pool, one.seat, [swap_between(0, 1)] * 2))
        chosen = bots.bot("clans", "expert").choose(view, menu, Random(3), bots.Budget(work=600))
        print("expert", powers, can_say(one), said, encode(playable_games()["clans"].action, chosen), sep="\t")
