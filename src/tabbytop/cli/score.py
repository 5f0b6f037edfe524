"""``tabbytop score``: count a finished position from a real table."""

import json
import os
from argparse import Namespace
from typing import Any

from tabbytop.core import Line, Malformed, decode
from tabbytop.games import playable_games
from tabbytop.texts import preferred, texts

from .common import Commands, find_game, print_json, read_text


def add(commands: Commands) -> None:
    parser = commands.add_parser("score", help="count a finished position (score pad)")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE|-", help="JSON; - is standard input")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    game = find_game(given.game)
    if game.score is None:
        able = ", ".join(key for key, one in playable_games().items() if one.score is not None)
        raise Malformed(f"there is no score pad for {game.key}; there is one for {able}")
    try:
        data = json.loads(read_text(given.file))
    except (ValueError, RecursionError) as wrong:
        raise Malformed(f"not JSON: {wrong}", given.file) from None
    try:
        counted = game.score(data)
    except Malformed as wrong:
        raise Malformed(str(wrong), given.file) from None
    counted.pop("ending", None)  # the browser's, to show how it came about
    if given.json:
        print_json(counted)
        return
    say = texts(preferred(os.environ))
    lines: list[Line] = [decode(Line, line) for line in counted["lines"]]
    for side, points in enumerate(counted["points"]):
        mark = "*" if side in counted["winners"] else " "
        print(f"{mark} {_side(data, side, say, game.key)}: {points}")
        for line in lines:
            if line.side == side:
                said = game.words(line.args, ["A", "B"], say)
                print(f"    {line.points:+3d}  {say(f'{game.key}-line-{line.key}', said)} [{line.clause}]")


def _side(data: Any, side: int, say: Any, game: str) -> str:
    return str(say(f"{game}-clan-{data['clans'][side]}")) if game == "clans" else f"seat {side}"
