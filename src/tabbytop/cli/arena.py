"""``tabbytop arena``: a league of bots over several games, with ratings, as a table, JSON or one page."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from tabbytop.bots import LEVELS
from tabbytop.core import Malformed, TabbyError
from tabbytop.core.options import spell
from tabbytop.games import game as find_game

from .common import Commands, Progress, known_options, print_json, read_options
from .simulate import MOST_BOTS, add_where, check_bots

DEALS, PATIENCE = 50, 10.0


def add(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="a league of bots over several games: ratings, crosstables, a page")
    parser.add_argument(
        "stages",
        metavar="GAME",
        nargs="+",
        help="with what is set in it, and for how many: clans,powers=true or isle,mode=family,seats=3; see below",
    )
    parser.add_argument(
        "--bots",
        metavar="A,B…",
        default=",".join(LEVELS),
        help="who plays: levels, or one's own as module:Name; default: all levels",
    )
    parser.add_argument(
        "--deals",
        metavar="N",
        type=int,
        default=DEALS,
        help=f"at each table, each played in every seating; default: {DEALS}",
    )
    parser.add_argument("--seed", metavar="S", type=int, default=1, help="default: 1")
    parser.add_argument("--workers", metavar="W", type=int, default=1, help="processes; default: 1")
    add_where(parser)
    parser.add_argument(
        "--patience",
        metavar="SECONDS",
        type=float,
        default=PATIENCE,
        help=f"for one answer of a bot of one's own, after which it has lost; default: {PATIENCE:g}",
    )
    parser.add_argument(
        "--pretend", action="store_true", help="where physics decides, draw outcomes instead of simulating them"
    )
    parser.add_argument("--page", metavar="FILE", type=Path, help="writes an HTML page that needs nothing beside it")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.more = known_options
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    from tabbytop.bots.arena import hold
    from tabbytop.bots.arena.page import page

    bots = given.bots.split(",")
    if not 2 <= len(bots) <= MOST_BOTS or len(set(bots)) < len(bots):
        raise Malformed(f"expected 2 to {MOST_BOTS} different bots, got {', '.join(bots)}", "--bots")
    check_bots(bots)
    for name in ("deals", "workers", "patience"):
        if not getattr(given, name) > 0:
            raise Malformed("expected a number above 0", f"--{name}")
    stages = [_stage(words, len(bots), given.pretend) for words in given.stages]
    tables = sum(_tables(stage, len(bots)) for stage in stages)
    if given.page is not None:
        _write(given.page, None)  # says at once if it cannot be done
    progress = Progress(given.deals * tables, "arena")
    try:
        result = hold(
            stages,
            bots,
            given.deals,
            given.seed,
            workers=given.workers,
            on=given.on,
            into=given.into,
            patience=given.patience,
            pretend=given.pretend,
            told=progress,
        )
    finally:
        progress.close()
    if given.page is not None:
        _write(given.page, page(result))
    print_json(result) if given.json else print("\n\n".join(map(as_table, result["stages"])))


def _stage(words: str, bots: int, pretend: bool) -> Any:
    """``clans,powers=true``: a game, its options, and ``seats``: two unless they are given."""
    from tabbytop.bots.arena import stage_of
    from tabbytop.physics import simulation_of

    key, *pairs = words.split(",")
    game = find_game(key)
    seats = min((count for count in game.seats if count > 1), default=1)
    for pair in [pair for pair in pairs if pair.startswith("seats=")]:
        pairs.remove(pair)
        asked = pair.removeprefix("seats=")
        if not asked.isdecimal() or int(asked) not in game.seats:
            raise Malformed(f"{key} has {', '.join(map(str, game.seats))} seats, got {asked!r}", words)
        seats = int(asked)
    try:
        stage = stage_of(game, read_options(game, pairs), seats)
    except Malformed as wrong:
        raise Malformed(str(wrong), words) from None
    if not stage.together and bots < seats:
        raise Malformed(f"tables of {seats} want {seats} bots or more, but {bots} were given", words)
    if game.physics is not None and not pretend:
        simulation_of(game)  # says at once if it cannot be done here
    return stage


def _tables(stage: Any, bots: int) -> int:
    from tabbytop.bots.tournament import meetings_of

    return 1 if stage.together or bots == stage.seats else len(meetings_of(bots, stage.seats))


def _write(path: Path, text: str | None) -> None:
    """``None``: only tries whether it could."""
    try:
        with path.open("a" if text is None else "w", encoding="utf-8") as file:
            file.write(text or "")
    except OSError as wrong:
        raise TabbyError(f"{path}: {wrong.strerror or wrong}") from None


def as_table(stage: dict[str, Any]) -> str:
    """One stage, the best first; whoever failed has a line below that says how."""
    entries = stage["entries"]
    wide = max(10, *(len(entry["bot"]) for entry in entries))
    options = "".join(f", {key}={spell(value)}" for key, value in stage["set"].items())
    how = "all against the box" if stage["together"] else f"tables of {stage['seats']}"
    lines = [f"{stage['game']}{options}, {how}, {stage['games']} games"]
    if stage["together"]:
        lines.append(
            f"{'':3} {'bot':{wide}} {'won':>6} {'share':>7}   {'95 % between':>14}   {'more than the next':>24}"
        )
    else:
        numbers = " ".join(f"{at:>6}" for at in range(1, len(entries) + 1))
        lines.append(f"{'':3} {'bot':{wide}} {'rating':>7}   {'95 % between':>13}   {numbers}")
    for at, entry in enumerate(entries):
        name = f"{entry['place']:2}. {entry['bot']:{wide}}"
        if stage["together"]:
            share = f"{entry['won']:6g} {entry['value']:7.1%}   {entry['low']:6.1%} {entry['high']:7.1%}"
            more = "{:+.1%} ({:+.1%} to {:+.1%})".format(*entry["ahead"]) if entry["ahead"] else ""
            lines.append(f"{name} {share}   {more:>24}".rstrip())
        else:
            cells = (f"{'·' if cell is None else format(cell[0], '.0%'):>6}" for cell in stage["crosstable"][at])
            between = f"{entry['low']:6.0f} {entry['high']:6.0f}"
            lines.append(f"{name} {entry['value']:7.0f}   {between}   {' '.join(cells)}")
    failed = [entry for entry in entries if entry["failed"]]
    lines += [f"{entry['bot']} lost {entry['failed']} deals by failing: {entry['why']}" for entry in failed]
    return "\n".join(lines)
