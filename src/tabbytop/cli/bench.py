"""``tabbytop bench``: how fast the rules are, beside a fixed reference loop run in the same minute.

Machines are shared and noisy: compare ratios, not seconds. Every figure is the best of several short windows of
processor time, and a window of the reference loop stands beside each.
"""

import json
import time
from argparse import Namespace
from collections.abc import Callable
from random import Random
from typing import Any

from tabbytop.core import PHYSICS, AnyGame, Malformed, Options, Record, Sitter, encode, play_out
from tabbytop.core.playing import at_random
from tabbytop.games import game as find_game
from tabbytop.games import playable_games

from .common import Commands, Progress, known_games, print_json

WINDOWS, WINDOW_SECONDS = 5, 0.3


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="engine speed, beside a fixed reference loop")
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: all")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.more = known_games
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    from tabbytop.physics import why_not

    games = [find_game(key) for key in given.games] or list(playable_games().values())
    progress = Progress(len(games), "bench")
    measured = {}
    for done, game in enumerate(games):
        progress(done)
        measured[game.key] = measure(game)
        if game.physics is not None and why_not(game) is None:
            measured[game.key]["physics"] = _physics(measured[game.key])
    progress.close()
    if given.json:
        print_json({"games": measured})
        return
    for key, one in measured.items():
        print(f"{key}: {one['steps_per_s']:,.0f} steps/s, {one['games_per_s']:,.0f} games/s, one core, random play")
        print(f"  {one['steps_per_reference_step']:.3f} steps for each turn of the reference loop")
        print(f"  view {one['view_us']:.0f} µs, with JSON {one['view_json_us']:.0f} µs; menu {one['menu_us']:.1f} µs")
        print(f"  if it ended now {one['standing_us']:.0f} µs; a whole record replayed {one['replay_ms']:.1f} ms")
        for name, took in one["more_us"].items():
            print(f"  {name} {took:.1f} µs")
        if "physics" in one:
            _print_physics(one["physics"])


def _physics(rules: dict[str, Any]) -> dict[str, Any]:
    """What the simulation takes, and how many turns of the reference loop that is."""
    from tabbytop.physics.bench import measure as measure_physics

    found = measure_physics()
    turns = found["processor"]["one_table"]["whole_ms_p50"] / 1000 * rules["reference_steps_per_s"]
    return {**found, "reference_steps_for_an_outcome": round(turns)}


def _print_physics(one: dict[str, Any]) -> None:
    whole, turns = one["processor"]["one_table"]["whole_ms_p50"], one["reference_steps_for_an_outcome"]
    print(f"  physics: an outcome on {one['floors']} floors takes {whole:.0f} ms of a processor,")
    print(f"  {turns:,} turns of the reference loop; clips of {one['clip_bytes']['clip_bytes_p50']:.0f} bytes")
    names = {
        "one_table": "one table",
        "tables_in_turn": f"{one['tables']} tables, each every {one['tables_every_s']:g} s",
        "tables_at_the_same_moment": f"{one['tables']} tables at the same moment",
    }
    for kind, said in (("processor", f"on {one['cores']} free cores"), ("clock", "here and now, by the clock")):
        print(f"  {said}, milliseconds, p50 and p95:")
        for key, name in names.items():
            found = one[kind][key]
            first = f"{found['first_frame_ms_p50']:.0f} / {found['first_frame_ms_p95']:.0f} to the first frame"
            beyond = f"{found['beyond_clip_ms_p50']:.0f} / {found['beyond_clip_ms_p95']:.0f} beyond the clip"
            print(f"    {name}: {first}, {beyond}")


def measure(game: AnyGame) -> dict[str, Any]:
    rng = Random(1)
    options = game.complete({})
    seats = _fewest(game, options)
    steps = 0

    def count(*_: Any) -> None:
        nonlocal steps
        steps += 1

    def one_game() -> None:
        play_out(game, game.new_game(seats, options), at_random(rng), rng.randrange)

    for _ in range(20):
        play_out(game, game.new_game(seats, options), at_random(rng), rng.randrange, watch=count)
    per_game = steps / 20
    reference, games_per_s = 0.0, 0.0
    for _ in range(WINDOWS):  # window by window in turn, so that both meet the same neighbours
        reference = max(reference, rate(reference_loop) * REFERENCE_STEPS)
        games_per_s = max(games_per_s, rate(one_game))
    positions = _positions(game, seats)
    lines = _finished(game, seats).lines()
    asked = [(state, seat) for state in positions for seat in game.to_act(state).must if seat >= 0]
    view = _each(positions, lambda state: game.view(state, 0))
    seen = [game.view(state, 0) for state in positions]
    return {
        "seats": seats,
        "options": options,
        "steps_per_s": round(games_per_s * per_game),
        "games_per_s": round(games_per_s, 1),
        "steps_per_game": round(per_game, 1),
        "reference_steps_per_s": round(reference),
        "steps_per_reference_step": round(games_per_s * per_game / reference, 4),
        "view_us": round(view, 1),
        "view_json_us": round(_each(positions, lambda state: _as_json(game, state)), 1),
        "menu_us": round(_each(asked, lambda one: game.legal(*one)), 2),
        "standing_us": round(_each(seen, game.standing), 1),
        "more_us": {name: round(_each([make()] * 1000, lambda work: work()), 2) for name, make in game.counting.bench},
        "replay_ms": round(_each([lines], lambda one: Record.read(one, {game.key: game}, verify=True)) / 1000, 2),
    }


def _fewest(game: AnyGame, options: Options) -> int:
    """The smallest number of seats that these options are for."""
    for seats in game.seats:
        try:
            game.check_setup(seats, options)
        except Malformed:
            continue
        return seats
    raise AssertionError(f"{game.key} cannot be played with its own defaults")


REFERENCE_STEPS = 1000


def reference_loop() -> None:
    """A fixed piece of plain Python with the same flavour: tuples sliced and joined, a dict asked, numbers added."""
    grid, table, total = tuple(range(25)), {n: n * n for n in range(25)}, 0
    for step in range(REFERENCE_STEPS):
        cell = step % 25
        grid = (*grid[:cell], grid[cell - 1], *grid[cell + 1 :])
        total += table[cell] + grid.count(cell)


def rate(work: Callable[[], Any]) -> float:
    """Calls per second of processor time, in one window."""
    calls, began = 0, time.process_time()
    while (spent := time.process_time() - began) < WINDOW_SECONDS:
        work()
        calls += 1
    return calls / spent


def _each(things: list[Any], work: Callable[[Any], Any]) -> float:
    """Microseconds for one thing, the best of several rounds through all of them."""
    best = float("inf")
    for _ in range(WINDOWS):
        began = time.process_time()
        rounds = 0
        while time.process_time() - began < WINDOW_SECONDS / 3:
            for thing in things:
                work(thing)
            rounds += 1
        best = min(best, (time.process_time() - began) / (rounds * len(things)))
    return best * 1e6


def _positions(game: AnyGame, seats: int) -> list[Any]:
    """Of so many games that no cache of recent positions helps."""
    rng = Random(2)
    found: list[Any] = []
    for _ in range(30):
        play_out(
            game,
            game.new_game(seats, game.complete({})),
            at_random(rng),
            rng.randrange,
            watch=lambda before, seat, action, after: found.append(before),
        )
    return found


def _finished(game: AnyGame, seats: int) -> Record:
    rng = Random(3)
    record = Record.open(game, [Sitter("person", "")] * seats, b"bench" * 8, ("",) * seats)
    while not record.is_over:
        record.advance()
        for seat in record.to_act.must:
            if seat == PHYSICS and game.physics is not None:
                record.play(seat, game.physics.pretend(game.physics.request(record.state), rng.randrange))
            else:
                record.play(seat, game.legal(record.state, seat).pick(rng))
    record.reveal()
    return record


def _as_json(game: AnyGame, state: Any) -> str:
    return json.dumps(encode(game.view_type, game.view(state, 0)))
