"""``tabbytop score``: count a finished position from a real table."""

import json
import os
from argparse import Namespace

from tabbytop.core import AnyGame, Malformed, Outcome
from tabbytop.core.saying import Speaker
from tabbytop.games import game as find_game
from tabbytop.games import playable_games
from tabbytop.texts import Texts, preferred, texts

from .common import Commands, print_json, read_bytes


def add(commands: Commands) -> None:
    parser = commands.add_parser("score", help="count a finished position (score pad)")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", metavar="FILE|-", help="JSON; - is standard input")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.more = known_pads
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    game = find_game(given.game)
    if game.pad is None:
        raise Malformed(f"there is no score pad for {game.key}; there is one for {', '.join(_with_a_pad())}")
    try:
        data = json.loads(read_bytes(given.file).decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Malformed("not a text file in UTF-8", given.file) from None
    except (ValueError, RecursionError) as wrong:
        raise Malformed(f"not JSON: {wrong}", given.file) from None
    try:
        if given.json:
            counted = game.pad.score(data)
            counted.pop("ending", None)  # the browser's, to show how it came about
            print_json(counted)
        else:
            print(as_text(game, game.pad.count(data), texts(preferred(os.environ))))
    except Malformed as wrong:
        raise Malformed(str(wrong), given.file) from None


def _with_a_pad() -> list[str]:
    return [key for key, game in playable_games().items() if game.pad is not None]


def known_pads() -> str:
    return f"games with a score pad: {', '.join(_with_a_pad())}"


def as_text(game: AnyGame, result: Outcome, say: Texts) -> str:
    """A sheet for each side, the winners marked."""
    seats = len(result.places) - len(result.rivals)
    names = [say("cli-player", {"number": seat + 1}) for seat in range(seats)]
    speaker = Speaker(game.key, game.words, names, say)
    lines = []
    for side, name in enumerate([*names, *result.rivals]):
        lines.append(f"{'*' if result.places[side] == 1 else ' '} {name}: {result.points(side)}")
        own = [line for line in result.lines if line.side == side]
        lines += [f"    {line.points:+3d}  {speaker.line(line)} [{line.clause}]" for line in own]
    return "\n".join(lines)
