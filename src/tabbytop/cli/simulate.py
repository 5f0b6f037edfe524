"""``tabbytop simulate``: bots against each other, many games, seats exchanged."""

from argparse import Namespace
from typing import Any

from tabbytop.bots import LEVELS
from tabbytop.core import Malformed

from .common import Commands, Progress, find_game, known_options, print_json, read_options, warn_of_idle


def add(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="bots against each other: who wins how often")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-o", dest="options", metavar="KEY=VALUE", action="append", default=[], help="see below")
    parser.add_argument("--bots", metavar="A,B…", required=True, help=f"one for each seat: {', '.join(LEVELS)}")
    parser.add_argument("--games", metavar="N", type=int, default=100, help="default: 100")
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="default: 1")
    parser.add_argument(
        "--workers",
        metavar="W",
        type=int,
        help="processes; default: as many as cores where physics is simulated, else 1",
    )
    parser.add_argument(
        "--pretend", action="store_true", help="where physics decides, draw outcomes instead of simulating them"
    )
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.more = known_options
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    from tabbytop.bots import levels
    from tabbytop.bots.tournament import simulate
    from tabbytop.physics import simulation_of
    from tabbytop.physics.workshop import cores

    game = find_game(given.game)
    options = read_options(game, given.options)
    bots = given.bots.split(",")
    if len(bots) not in game.seats:
        seats = ", ".join(map(str, game.seats))
        raise Malformed(f"{game.key} has {seats} seats, but {len(bots)} bots were given", "--bots")
    try:
        game.check_setup(len(bots), options)
    except Malformed as wrong:
        raise Malformed(str(wrong), "--bots") from None
    warn_of_idle(game, len(bots), options, given.options)
    for bot in bots:
        if bot not in levels(game.key):
            raise Malformed(f"no bot {bot!r}; there are {', '.join(levels(game.key))}", "--bots")
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
    progress = Progress(given.games, game.key)
    try:
        result = simulate(game, options, bots, given.games, given.seed, workers, progress, pretend=given.pretend)
    finally:
        progress.close()
    print_json(result) if given.json else print(as_table(result))


def as_table(result: dict[str, Any]) -> str:
    lines = [f"{'bot':10} {'wins':>6} {'in parts':>9} {'share':>7}   {'95 % between':>14} {'mean score':>11}"]
    for bot in result["bots"]:
        low, high = bot["ci95"]
        share = f"{bot['wins']:6} {bot['win_parts']:9.2f} {bot['win_share']:7.1%}   {low:6.1%} {high:6.1%}"
        lines.append(f"{bot['bot']:10} {share} {bot['mean_score']:12.2f}")
    lines.append(
        f"{result['games']} games, {result['shared']} shared, nobody won {result['nobody_wins']}; "
        f"{result['mean_steps']:.1f} steps a game, {result['seconds']:.1f} s"
    )
    for group, means in result.get("tallies", {}).items():
        lines.append(f"{group}: " + ", ".join(f"{key} {mean:.4g}" for key, mean in means.items()))
    return "\n".join(lines)
