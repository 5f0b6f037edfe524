"""``tabbytop guide``: what things are worth, counted in many games between bots."""

from argparse import Namespace

from tabbytop.core import Malformed, encode

from .common import Commands, Progress, add_for_game, print_json


def add(commands: Commands) -> None:
    parser = add_for_game(commands, "guide", "count in many games of bots what things are worth", run)
    parser.add_argument("--games", type=int, help="how many (unless given: as many as the game's guide has)")


def run(given: Namespace) -> None:
    from tabbytop.coach.guide import Chart, Figure, counting_of  # and numpy with it
    from tabbytop.games import playable_games

    if given.game not in playable_games():
        raise Malformed(f"no such game: {given.game!r}; there are {', '.join(playable_games())}", "GAME")
    if given.games is not None and given.games < 2:
        raise Malformed("at least 2", "--games")
    counting = counting_of(given.game)
    games = given.games or counting.GAMES
    bar = Progress(games, "games")
    try:
        charts = counting.charts(games, given.seed, bar)
    finally:
        bar.close()
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
