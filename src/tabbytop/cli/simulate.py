"""``tabbytop simulate``: bots against each other, many games, seats exchanged."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from tabbytop.bots import LEVELS
from tabbytop.core import AnyGame, Malformed, Options
from tabbytop.games import game as find_game

from .common import Commands, Parser, Progress, known_options, print_json, read_options, warn_of_idle

MOST_BOTS = 32  #: in a round robin


def add(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="bots against each other: who wins how often")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-o", dest="options", metavar="KEY=VALUE", action="append", default=[], help="see below")
    parser.add_argument(
        "--bots",
        metavar="A,B…",
        required=True,
        help=f"one for each seat: {', '.join(LEVELS)}, or one's own as module:Name",
    )
    parser.add_argument(
        "--seats",
        metavar="K",
        type=int,
        help="a round robin of more bots than that: everybody meets everybody at tables of K",
    )
    parser.add_argument(
        "--instead",
        metavar="BOT",
        help="paired deals: each also with BOT in the seat of the first bot, and by how much that one wins more",
    )
    parser.add_argument("--games", metavar="N", type=int, default=100, help="at each table; default: 100")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--workers",
        metavar="W",
        type=int,
        help="processes; default: as many as cores where physics is simulated, else 1",
    )
    add_where(parser)
    parser.add_argument(
        "--pretend", action="store_true", help="where physics decides, draw outcomes instead of simulating them"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.more = known_options
    parser.set_defaults(run=run)


def add_where(parser: Parser) -> None:
    """Who plays, and where what is done is kept."""
    parser.add_argument(
        "--on",
        metavar="CLUSTER",
        default="",
        help='instead of processes: ray, on this machine, or ray://HOST:PORT (pip install "tabbytop[ray]")',
    )
    parser.add_argument(
        "--into",
        metavar="FILE",
        type=Path,
        help="keeps what is done: the same command again goes on where it was broken off",
    )


def run(given: Namespace) -> None:
    from tabbytop.bots.paired import deals_of, exchanged
    from tabbytop.bots.tournament import everybody_meets, meetings_of, simulate
    from tabbytop.physics import simulation_of
    from tabbytop.physics.workshop import cores

    game = find_game(given.game)
    options = read_options(game, given.options)
    bots = given.bots.split(",")
    seats = len(bots) if given.seats is None else given.seats
    _check_entrants(game, options, bots, seats, given)
    workers = (
        given.workers if given.workers is not None else cores() if game.physics is not None and not given.pretend else 1
    )
    for name, number in (("games", given.games), ("workers", workers)):
        if number < 1:
            raise Malformed("expected a number above 0", f"--{name}")
    if given.pretend and game.physics is None:
        raise Malformed(f"{game.key} has no physics to pretend", "--pretend")
    if game.physics is not None and not given.pretend:
        simulation_of(game)  # says at once if it cannot be done here
    tables = len(meetings_of(len(bots), seats)) if seats < len(bots) else 1
    progress = Progress(given.games * tables if given.instead is None else deals_of(given.games, seats), game.key)
    how = {"workers": workers, "progress": progress, "pretend": given.pretend, "on": given.on, "into": given.into}
    try:
        if given.instead is not None:
            result = exchanged(game, options, bots, given.instead, given.games, given.seed, **how)
        elif seats < len(bots):
            result = everybody_meets(game, options, bots, seats, given.games, given.seed, **how)
        else:
            result = simulate(game, options, bots, given.games, given.seed, **how)
    finally:
        progress.close()
    if given.json:
        print_json(result)
    else:  # how long it took stands apart: the rest is the same every time
        shown = as_difference if given.instead is not None else as_standings if seats < len(bots) else as_table
        print(shown(result), flush=True)
        if sys.stderr.isatty():
            print(f"{result['seconds']:.1f} s", file=sys.stderr)


def _check_entrants(game: AnyGame, options: Options, bots: list[str], seats: int, given: Namespace) -> None:
    where = "--bots" if given.seats is None else "--seats"
    if seats not in game.seats:
        several = ", ".join(map(str, game.seats))
        what = f"{seats} bots were given" if given.seats is None else f"tables of {seats} were asked for"
        raise Malformed(f"{game.key} has {several} seats, but {what}", where)
    if seats < len(bots) and seats < 2:
        raise Malformed("nobody meets anybody at tables of 1", where)
    if not seats <= len(bots) <= MOST_BOTS:
        raise Malformed(f"tables of {seats} want {seats} to {MOST_BOTS} bots, but {len(bots)} were given", "--bots")
    try:
        game.check_setup(seats, options)
    except Malformed as wrong:
        raise Malformed(str(wrong), where) from None
    warn_of_idle(game, seats, options, given.options)
    check_bots(bots)
    if given.instead is not None:
        if seats < len(bots):
            raise Malformed("a seat is exchanged at one table, not in a round robin", "--instead")
        if given.instead == bots[0]:
            raise Malformed(f"{bots[0]} instead of {bots[0]} changes nothing", "--instead")
        check_bots([given.instead], "--instead")


def check_bots(bots: list[str], where: str = "--bots") -> None:
    from tabbytop.bots import check_name

    for bot in bots:
        try:
            check_name(bot)
        except Malformed as wrong:
            raise Malformed(str(wrong), where) from None


def as_difference(result: dict[str, Any]) -> str:
    """Wins per game of the first bot, of the one instead of it, and by how much they differ."""
    (first, instead), (low, high) = result["wins_per_game"], result["ci95"]
    return (
        f"{result['bots'][0]} wins {first:.1%} of {result['games']} games, "
        f"{result['instead']} in its seat {instead:.1%}"
        f" on the same {result['deals']} deals: {result['difference']:+.1%}, 95 % between {low:+.1%} and {high:+.1%}"
    )


def as_standings(result: dict[str, Any]) -> str:
    """A crosstable, the best first: what each has of each."""
    lines, order = result["standings"], [line["entrant"] for line in result["standings"]]
    wide = max(10, *(len(line["bot"]) for line in lines))
    shown = [f"{'':3} {'bot':{wide}} " + " ".join(f"{at:>6}" for at in range(1, len(lines) + 1)) + f" {'points':>8}"]
    for line in lines:
        row = result["crosstable"][line["entrant"]]
        cells = " ".join(f"{'·' if row[other] is None else format(row[other], 'g'):>6}" for other in order)
        shown.append(f"{line['place']:2}. {line['bot']:{wide}} {cells} {line['points']:8g}")
    shown.append(f"{result['games']} games at tables of {result['seats']}")
    return "\n".join(shown)


def as_table(result: dict[str, Any]) -> str:
    wide = max(10, *(len(bot["bot"]) for bot in result["bots"]))
    lines = [f"{'bot':{wide}} {'wins':>6} {'in parts':>9} {'share':>7}   {'95 % between':>14} {'mean score':>11}"]
    for bot in result["bots"]:
        low, high = bot["ci95"]
        share = f"{bot['wins']:6} {bot['win_parts']:9.2f} {bot['win_share']:7.1%}   {low:6.1%} {high:6.1%}"
        lines.append(f"{bot['bot']:{wide}} {share} {bot['mean_score']:12.2f}")
    lines.append(
        f"{result['games']} games, {result['shared']} shared, nobody won {result['nobody_wins']}; "
        f"{result['mean_steps']:.1f} steps a game"
    )
    for group, means in result.get("tallies", {}).items():
        lines.append(f"{group}: " + ", ".join(f"{key} {mean:.4g}" for key, mean in means.items()))
    return "\n".join(lines)
