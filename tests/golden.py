"""Golden transcripts (snapshot tests): a whole game as text, with what every move changes in every seat's view.

A leak shows up in review as text.

``python -m tests.golden`` writes every transcript again from the moves in it: review the difference like code.
``python -m tests.golden GAME NAME SEATS SEED [KEY=VALUE …]`` records a new one from a random game.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.core import CHANCE, PHYSICS, SPECTATOR, AnyGame, check, play_out
from tabbytop.core.playing import at_random
from tabbytop.games import all_games

NAMES = {CHANCE: "chance", PHYSICS: "physics"}
SEATS = {name: seat for seat, name in NAMES.items()}


def folder(game: AnyGame) -> Path:
    return game.folder / "tests" / "golden"


def transcripts() -> Iterator[tuple[AnyGame, Path]]:
    for game in all_games().values():
        for path in sorted(folder(game).glob("*.txt")):
            yield game, path


def transcript(game: AnyGame, seats: int, options: dict[str, Any], moves: list[tuple[int, str]]) -> str:
    """The text of a game: header, then each move with what was legal and what everybody sees after it."""
    chosen = " ".join(f"{key}={str(value).lower()}" for key, value in options.items())
    lines = [f"# {game.key} rules {game.rules}, {seats} seats, {chosen}".rstrip(", ")]
    state = game.new_game(seats, game.complete(options))
    seen: Seen = {}
    lines += _news(game, state, seats, seen)
    for seat, text in moves:
        action = game.notation.read(text)
        check(game, state, seat, action)
        lines += ["", f"> {NAMES.get(seat, seat)} {text}"]
        if seat >= 0:
            lines.append("legal: " + _listed([game.notation.write(one) for one in game.legal(state, seat)]))
        after = game.apply(state, seat, action)
        for event in game.tell(state, seat, action, after, SPECTATOR):
            told = " ".join(f"{key}={value}" for key, value in event.args)
            lines.append(f"told: {event.key} {told}".rstrip())
        state = after
        lines += _news(game, state, seats, seen)
    if not game.to_act(state).must:
        result = game.outcome(state)
        lines += ["", f"places: {' '.join(map(str, result.places))}"]
        for line in result.lines:
            told = " ".join(f"{key}={value}" for key, value in line.args)
            lines.append(f"score: seat {line.side} {line.points:+d} {line.key} {told} [{line.clause}]")
    return "\n".join(lines) + "\n"


def _listed(actions: list[str]) -> str:
    """All of a short list; of a long one how many, and the first."""
    few = actions if len(actions) <= 30 else [f"{len(actions)} choices", *actions[:8], "…"]
    return ", ".join(few)


Seen = dict[str, list[str]]  #: the rows that everybody saw last


def _news(game: AnyGame, state: Any, seats: int, seen: Seen) -> list[str]:
    """The rows of every view that are not as they were, those that all see alike once."""
    viewers = {f"seat {seat}": seat for seat in range(seats)} | {"table": SPECTATOR}
    changed: dict[str, list[str]] = {}
    for name, viewer in viewers.items():
        rows = game.notation.show(game.view(state, viewer)).splitlines()
        changed[name] = [row for row in rows if row not in seen.get(name, [])]
        seen[name] = rows
    alike = [row for row in changed["table"] if all(row in rows for rows in changed.values())]
    changed = {"all": alike} | {name: [row for row in rows if row not in alike] for name, rows in changed.items()}
    return [line for name, rows in changed.items() if rows for line in [f"{name}:", *(f"  {row}" for row in rows)]]


def parse(game: AnyGame, text: str) -> tuple[int, dict[str, Any], list[tuple[int, str]]]:
    head = text.splitlines()[0]
    seats = int(head.split(", ")[1].split()[0])
    given = head.split(" seats, ")[1].split() if " seats, " in head else []
    readers = {option.key: option for option in game.options}
    options = {key: readers[key].read(value) for key, value in (pair.split("=") for pair in given)}
    moves = []
    for line in text.splitlines():
        if line.startswith("> "):
            seat, action = line[2:].split(" ", 1)
            moves.append((SEATS[seat] if seat in SEATS else int(seat), action))
    return seats, options, moves


def again(game: AnyGame, text: str) -> str:
    """The transcript that the rules of today make of the moves in ``text``."""
    return transcript(game, *parse(game, text))


def record(key: str, name: str, seats: str, seed: str, *given: str) -> None:
    game = all_games()[key]
    readers = {option.key: option for option in game.options}
    options = {key: readers[key].read(value) for key, value in (pair.split("=") for pair in given)}
    rng, moves = Random(seed), []
    play_out(
        game,
        game.new_game(int(seats), game.complete(options)),
        at_random(rng),
        rng.randrange,
        watch=lambda before, seat, action, after: moves.append((seat, game.notation.write(action))),
    )
    folder(game).mkdir(parents=True, exist_ok=True)
    (folder(game) / f"{name}.txt").write_text(transcript(game, int(seats), options, moves), "utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        record(*sys.argv[1:])
    else:
        for one, path in transcripts():
            path.write_text(again(one, path.read_text("utf-8")), "utf-8")
