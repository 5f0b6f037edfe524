"""``tabbytop``: start the table, or simulate, score, replay and measure games from a terminal.

Bad input is one line on standard error that says what is wrong and where, and exit status 2. ``--json`` prints one
JSON document on standard output and nothing else.
"""

import gc
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module

from tabbytop.core import TabbyError

from .common import Parser
from .serving import check_variables

#: each is a module here of that name; ``restore`` comes with ``backup``
COMMANDS = (
    *("play", "serve", "games", "simulate", "arena", "score", "replay", "analyse", "puzzles", "guide", "bench"),
    *("backup", "admin", "worker"),
)
SHORT = ("games", "score", "replay")  #: over before there is garbage to speak of (see ``__main__``)


def main(given: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if given is None else given)
    if words[:1] == ["help"]:
        words = [*words[1:], "--help"]
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words.insert(0, "play")
    try:
        parsed = parser(words[:1] if words[0] in COMMANDS else COMMANDS).parse_args(words)
        if words[0] not in SHORT:
            gc.enable()
        check_variables(os.environ)
        return int(parsed.run(parsed) or 0)
    except TabbyError as wrong:
        print(f"tabbytop: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130


def parser(named: Iterable[str] = COMMANDS) -> Parser:
    """Who names a command does not wait for the others to be loaded."""
    from tabbytop import __version__

    top = Parser(prog="tabbytop", description="A tabletop for cat and island games.")
    top.more = lambda: "tabbytop help COMMAND says more about one. Without a command the table is opened, as by play."
    top.add_argument("--version", action="version", version=f"tabbytop {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in named:
        import_module(f"{__name__}.{command}").add(commands)
    return top
