"""``tabbytop games``: what can be played."""

import os
from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Any

from tabbytop.bots import LEVELS, of_the_house
from tabbytop.core import AnyGame
from tabbytop.games import playable_games
from tabbytop.physics import why_not
from tabbytop.texts import preferred, texts

from .common import Commands, options_of, print_json


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="what can be played: options, seats, bots")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    house = of_the_house(())
    if given.json:
        print_json([described(game, house) for game in playable_games().values()])
        return
    say = texts(preferred(os.environ))
    for key, game in playable_games().items():
        print(f"{key}: {say(key + '-title')}. {say(key + '-lead')}")
        print(f"  seats {', '.join(map(str, game.seats))}; bots {', '.join([*LEVELS, *brought(game, house)])}")
        for line in options_of(game):
            print(f"  {line}")
        if lacks(game):
            print(f"  {say('cli-lacks-physics')}")


def described(game: AnyGame, house: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    return {
        "key": game.key,
        "rules": game.rules,
        "seats": list(game.seats),
        "options": [
            {
                "key": one.key,
                "values": list(one.values),
                "default": one.default,
                "follows": one.follows,
                "when": one.when,
            }
            for one in game.options
        ],
        "levels": list(LEVELS),
        "brought": brought(game, house),
        "lacks": lacks(game),
    }


def brought(game: AnyGame, house: Mapping[str, Sequence[str]]) -> list[str]:
    """Those of the house's bots that play this game."""
    return [name for name, games in house.items() if not games or game.key in games]


def lacks(game: AnyGame) -> str | None:
    """What is missing on this machine, so that a game cannot be played here."""
    return "physics" if game.physics is not None and why_not(game) is not None else None
