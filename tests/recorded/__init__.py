"""Positions from random games with what the rules say of them, for the client's own tests.

A few functions of the client repeat a clause, so that a preview is quick: which cells a tile reaches, what a cat on the
boat is worth, what bars a step, what a wall would cut into. ``web/src/games/<name>/recorded.test.ts`` holds each of
them against what is recorded here, so that none can drift. ``python -m tests.recorded`` writes the files anew.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.core import encode, play_out
from tabbytop.core.playing import at_random
from tabbytop.games import all_games

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"

#: kind of record -> records
Records = dict[str, list[Any]]


def path_of(game: str) -> Path:
    return GAMES / game / "recorded.json"


def written(records: Records) -> str:
    """A record a line, so that a difference can be read."""
    kinds = []
    for kind, rows in records.items():
        lines = ",\n".join(f"    {json.dumps(row, separators=(',', ':'), ensure_ascii=False)}" for row in rows)
        kinds.append(f'  "{kind}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def steps(game: str, seats: int, options: dict[str, Any], seed: int) -> Iterator[tuple[Any, int, Any, Any]]:
    """The steps of a random game: state, seat, action, state after it."""
    spec = all_games()[game]
    rng = Random(f"recorded {game} {seats} {options} {seed}")
    taken: list[tuple[Any, int, Any, Any]] = []
    play_out(
        spec,
        spec.new_game(seats, spec.complete(options)),
        at_random(rng),
        rng.randrange,
        watch=lambda *step: taken.append(step),
    )
    yield from taken


def view_json(game: str, state: Any, viewer: int | None) -> Any:
    """A view as a browser gets it."""
    spec = all_games()[game]
    return encode(spec.view_type, spec.view(state, viewer))


Recorder = Callable[[], Records]
