"""Recorded events, prompts and score lines, each with the sentences it makes in three languages.

``tests/contract/test_words.py`` speaks them again in Python and ``web/src/core/saying.test.ts`` in TypeScript, and
both say what is written here. ``python -m tests.spoken speak`` writes the sentences anew, after a text was changed,
``python -m tests.spoken record clans`` plays a game again too, after a message was added; without a game, all of them.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tabbytop.core import SPECTATOR, AnyGame, Args, Step, decode, encode
from tabbytop.core.saying import Cell, Kind, Many, Name, Noun, Plain, Score, Speaker, Spot, Unsaid, Who, Words
from tabbytop.texts import LANGUAGES, texts
from tests.speaking import speak

HERE = Path(__file__).parent
SIZES = (-20, 0, 1, 2, 5)  #: numbers of one size choose one variant of a text, in all our languages
NAMES = ("Mourek", "Micka", "Fousek", "Zrzka", "Tlapka")


@dataclass(frozen=True)
class Recorded:
    """One message of a game with so many seats. ``form`` is how it is spoken: a prompt also as a refusal, say."""

    form: str  #: event, turn, prompt, refusal, line, note
    key: str
    args: Args
    seats: int

    @property
    def reader(self) -> int:
        """Whoever does it reads it, so that "you" is told; else the first seat."""
        seat = dict(self.args).get("seat", 0)
        return seat if isinstance(seat, int) and 0 <= seat < self.seats else 0

    @property
    def message(self) -> str:
        """Under which kinds for one message alone are declared."""
        return f"{ {'refusal': 'prompt', 'note': 'line'}.get(self.form, self.form) }-{self.key}"

    @property
    def text(self) -> str:
        """The text's id, without the game."""
        return {"refusal": f"whynot-{self.key}", "note": f"line-{self.key}-note"}.get(
            self.form, f"{self.form}-{self.key}"
        )

    def said(self, game: AnyGame, language: str) -> list[str]:
        """To a watcher, and to the reader where that is another sentence."""

        def strict(key: str, given: Any) -> str:
            return speak(language, key, given) if texts(language).has(key) else key

        told = [
            str(getattr(Speaker(game.key, game.words, NAMES[: self.seats], strict, you), self.form)(self))
            for you in (None, self.reader)
        ]
        return told[:1] if told[0] == told[1] else told


def path_of(game: AnyGame) -> Path:
    return HERE / f"{game.key}.json"


def read(game: AnyGame) -> tuple[Words, list[tuple[Recorded, dict[str, list[str]]]]]:
    """The declaration that the client is tried with, and what was recorded with its sentences."""
    kept = json.loads(path_of(game).read_text("utf-8"))
    spoken = [
        (Recorded(one["form"], one["key"], decode(Args, one["args"]), one["seats"]), one["said"])
        for one in kept["spoken"]
    ]
    return decode(Words, kept["words"]), spoken


def write(game: AnyGame, recorded: list[Recorded]) -> None:
    """A line for each message, so that a change is read as a change of sentences."""
    lines = [
        _line({**_fields(one), "said": {language: one.said(game, language) for language in LANGUAGES}})
        for one in recorded
    ]
    words = _line(encode(Words, game.words))
    text = f'{{"names":{_line(NAMES)},\n"words":{words},\n"spoken":[\n' + ",\n".join(lines) + "\n]}\n"
    path_of(game).write_text(text, "utf-8")


def _fields(one: Recorded) -> dict[str, Any]:
    return {"form": one.form, "key": one.key, "seats": one.seats, "args": encode(Args, one.args)}


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def messages(game: AnyGame, seats: int, games: Iterable[tuple[Iterable[Step], Any]]) -> Iterator[Recorded]:
    """Every event, prompt and score line of some games, given as their steps and last states, to anybody there."""
    for steps, end in games:
        for before, seat, action, after in steps:
            asked = game.to_act(before)
            prompts = [game.legal(before, one).prompt for one in (*asked.must, *asked.may) if one >= 0]
            yield from (Recorded("prompt", prompt.key, prompt.args, seats) for prompt in prompts)
            for viewer in (SPECTATOR, *range(seats)):
                events = game.tell(before, seat, action, after, viewer)
                yield from (Recorded("event", event.key, event.args, seats) for event in events)
        yield from (Recorded("line", line.key, line.args, seats) for line in game.outcome(end).lines)


def marks(game: AnyGame, one: Recorded) -> set[tuple[object, ...]]:
    """What a message shows of its text: it is worth recording if one of these is new."""
    found: set[tuple[object, ...]] = {(one.text,)}
    given = dict(one.args)
    for name, value in given.items():
        kind = game.words.kind(one.message, name)
        found.add((one.text, name, *_shape(game, kind, value, given, one.seats)))
    return found


def _shape(game: AnyGame, kind: Kind, value: Any, given: dict[str, Any], seats: int) -> tuple[object, ...]:
    match kind:
        case Plain() | Score():
            return (max(size for size in SIZES if size <= value) if isinstance(value, int) else value,)
        case Who():
            return (value < seats,)
        case Spot(across):
            return (given[across] > 0, given[across] < 0, value > 0)
        case Noun(table):
            row = game.words.row(table, value)
            return (row.text, row.seat == given.get("seat"))
        case Many():
            things = value.split() if isinstance(value, str) else value
            return (min(len(things), 2), len(set(things)) < len(things))
        case Unsaid() | Cell() | Name():
            return ()
