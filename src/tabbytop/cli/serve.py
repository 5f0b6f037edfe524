"""``tabbytop serve``: serve people over the internet, with as many processes as there are cores to spare."""

from argparse import ArgumentTypeError, Namespace

from .common import Commands
from .play import start
from .serving import FLAGS, add_serving, read_as


def add(commands: Commands) -> None:
    parser = commands.add_parser("serve", help="serve people over the internet, with several processes")
    add_serving(parser)
    variable = FLAGS["workers"]
    parser.add_argument(
        "--workers",
        metavar="N",
        help=f"how many processes serve; default: 1 [{variable}]",
        **read_as(_count, "workers"),
    )
    parser.set_defaults(run=run, all_games=False, no_browser=True)


def run(given: Namespace) -> None:
    start(given, given.workers or 1)


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 64:
        raise ArgumentTypeError(f"{text} is no number of workers; there may be 1 to 64")
    return int(text)
