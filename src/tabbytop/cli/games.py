"""``tabbytop games``: what can be played."""

import os
from argparse import Namespace
from typing import Any

from tabbytop.core import AnyGame
from tabbytop.games import playable_games
from tabbytop.texts import preferred, texts

from .common import Commands, print_json


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
            values = " | ".join(_spell(value) for value in option["values"])
            print(f"  -o {option['key']}={values}  (unless given: {_spell(option['default'])})")


def described(game: AnyGame) -> dict[str, Any]:
    from tabbytop.bots import levels

    return {
        "key": game.key,
        "rules": game.rules,
        "seats": list(game.seats),
        "options": [
            {"key": option.key, "values": list(option.values), "default": option.default} for option in game.options
        ],
        "levels": list(levels(game.key)),
    }


def _spell(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
