"""``tabbytop games``: what can be played."""

import os
from argparse import Namespace
from typing import Any

from tabbytop.bots import LEVELS
from tabbytop.core import AnyGame, When
from tabbytop.core.options import spell
from tabbytop.games import playable_games
from tabbytop.texts import preferred, texts

from .common import Commands, matters_only, print_json


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="what can be played: options, seats, bots")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    offered = [described(game) for game in playable_games().values()]
    if given.json:
        print_json(offered)
        return
    say = texts(preferred(os.environ))
    for game in offered:
        print(f"{game['key']}: {say(game['key'] + '-title')}. {say(game['key'] + '-lead')}")
        print(f"  seats {', '.join(map(str, game['seats']))}; bots {', '.join(game['levels'])}")
        for option in game["options"]:
            values = " | ".join(map(spell, option["values"]))
            print(f"  -o {option['key']}={values}  (unless given: {spell(option['default'])}{_only(option['when'])})")


def described(game: AnyGame) -> dict[str, Any]:
    return {
        "key": game.key,
        "rules": game.rules,
        "seats": list(game.seats),
        "options": [
            {"key": one.key, "values": list(one.values), "default": one.default, "when": one.when}
            for one in game.options
        ],
        "levels": list(LEVELS),
    }


def _only(when: When) -> str:
    return f"; {matters_only(when)}" if when else ""
