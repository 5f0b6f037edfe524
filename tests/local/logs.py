"""Logs of games that are played at random from fixed seeds, as one digest each: in whatever Python this runs.

Printed as JSON, one line for each way to play a game. It needs nothing of the tests' own, since it runs in a browser's
Python too.
"""

import hashlib
import json
from random import Random

from tabbytop.core import encode, play_out
from tabbytop.core.playing import at_random
from tabbytop.games import playable_games

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
