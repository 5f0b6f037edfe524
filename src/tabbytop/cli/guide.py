"""``tabbytop guide``: what things are worth, counted in many games between bots."""

from argparse import Namespace

from tabbytop.core import Malformed, encode

from .common import Commands, Progress, add_for_game, print_json
from .simulate import add_where


def add(commands: Commands) -> None:
    parser = add_for_game(commands, "guide", "count in many games of bots what things are worth", run)
    parser.add_argument("--games", type=int, help="how many (unless given: as many as the game's guide has)")
    parser.add_argument("--workers", metavar="W", type=int, default=1, help="processes (unless given: %(default)s)")
    add_where(parser)


def run(given: Namespace) -> None:
    from tabbytop.bots.crews import carry_out
    from tabbytop.coach.guide import Chart, Figure, guide_of  # and numpy with it
    from tabbytop.games import playable_games

    if given.game not in playable_games():
        raise Malformed(f"no such game: {given.game!r}; there are {', '.join(playable_games())}", "GAME")
    for name, number, least in (("games", given.games, 2), ("workers", given.workers, 1)):
        if number is not None and number < least:
            raise Malformed(f"at least {least}", f"--{name}")
    guide = guide_of(given.game)
    games = given.games or guide.GAMES
    countings = guide.countings(games, given.seed)
    bar = Progress(sum(counting.units for counting in countings), f"{given.game}'s guide")
    try:
        found, _ = carry_out(countings, (), given.workers, given.on, given.into, bar)
    finally:
        bar.close()
    charts = guide.charts(found.all, games)
    if given.json:
        source = f"tabbytop guide {given.game} --games {games} --seed {given.seed} --json"
        print_json({"source": source, "charts": [encode(Chart, chart) for chart in charts]})
        return

    def said(figure: Figure | None) -> str:
        return f"{figure.mean:g} [{figure.low:g}, {figure.high:g}]" if figure else "-"

    for chart in charts:
        print(f"{chart.key}, {chart.games} games: {', '.join(chart.series)}")
        for row in chart.rows:
            print(f"  {row.key}: {'; '.join(map(said, row.figures))}")
