"""``tabbytop play``: start the server and open the browser."""

from argparse import Namespace

from tabbytop.core import TabbyError

from .common import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="start and open the browser (what happens without a command)")
    parser.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1; 0.0.0.0 lets others in the house join")
    parser.add_argument("--port", type=int, default=None, help="default: 8642, or the next that is free")
    parser.add_argument(
        "--db",
        metavar="URL",
        default=None,
        help="where tables are kept: sqlite:///path/to/file.db (default: in your data folder), postgresql://user@host/name",
    )
    parser.add_argument("--all-games", action="store_true", help="offer the template and games in the making too")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    from tabbytop.games import all_games, playable_games
    from tabbytop.server.run import serve

    if given.port is not None and not 0 <= given.port < 65536:
        raise TabbyError(f"--port: {given.port} is no port; they go from 0 to 65535")
    try:
        games = all_games() if given.all_games else playable_games()
        serve(given.host, given.port, given.db, not given.no_browser, games)
    except OSError as wrong:
        where = given.host if given.port is None else f"{given.host}:{given.port}"
        raise TabbyError(f"cannot serve on {where}: {wrong.strerror or wrong}") from None
