"""``tabbytop play``: start the server and open the browser."""

from argparse import Namespace

from tabbytop.core import TabbyError

from .common import Commands
from .serving import add_serving, bots_of, post_from, several, terms_of


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="start and open the browser (what happens without a command)")
    add_serving(parser)
    parser.add_argument("--all-games", action="store_true", help="offer the template and games in the making too")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    start(given)


def start(given: Namespace, workers: int = 1) -> None:
    origins, trusted, terms = several(given, "origin"), several(given, "trust-proxy"), terms_of(given)
    post, reach = post_from(given), several(given, "reach")
    bots = bots_of(given)
    from tabbytop.games import all_games, playable_games
    from tabbytop.server.run import HOST, Outside, serve

    host = given.host or HOST
    try:
        serve(
            host,
            given.port,
            given.db,
            not given.no_browser,
            all_games() if given.all_games else playable_games(),
            outside=Outside(given.public, origins, trusted, bool(given.strangers), post, reach),
            log_json=given.log == "json",
            terms=terms,
            workers=workers,
            bots=bots,
        )
    except OSError as wrong:
        where = host if given.port is None else f"{host}:{given.port}"
        raise TabbyError(f"cannot serve on {where}: {wrong.strerror or wrong}") from None
