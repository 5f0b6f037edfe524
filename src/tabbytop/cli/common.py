"""What several commands share: help, finding a game, reading options and files, printing JSON, a progress bar."""

import json
import sys
import threading
import time
from argparse import ArgumentParser, Namespace, _SubParsersAction
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeAlias

from tabbytop.core import AnyGame, Malformed, Option, Options, TabbyError, When
from tabbytop.core.options import spell
from tabbytop.games import playable_games


class Parser(ArgumentParser):
    """Complains in one line, and takes no half names: --por for --port would be another flag's in a later release. Its
    help may end with more, which is looked up when somebody asks for it."""

    more: Callable[[], str] = staticmethod(lambda: "")

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **{"allow_abbrev": False, **more})

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help says more)\n")

    def format_help(self) -> str:
        return "\n".join(filter(None, [super().format_help(), self.more()])).rstrip("\n") + "\n"


Commands: TypeAlias = "_SubParsersAction[Parser]"


def known_games() -> str:
    """For help: which games there are."""
    return f"games: {', '.join(playable_games())}"


def known_options() -> str:
    """For help: what can be set in each game, and what it is unless it is given."""
    lines = ["games, and what can be set in them:"]
    for key, game in playable_games().items():
        lines += [f"  {key}, seats {', '.join(map(str, game.seats))}", *map("    {}".format, options_of(game))]
    return "\n".join(lines)


def options_of(game: AnyGame) -> Iterator[str]:
    for option in game.options:
        only = f"; {matters_only(option.when)}" if option.when else ""
        values = " | ".join(map(spell, option.values))
        yield f"-o {option.key}={values}  (unless given: {usual(option, game.options)}{only})"


def usual(option: Option, offered: Sequence[Option]) -> str:
    """What it is unless it is given: "false, true with clans=free | limited"."""
    said = [spell(option.default)]
    for leader, values in option.follows.items():
        led = next(one.values for one in offered if one.key == leader)
        for value in option.values:
            by = [spell(one) for one, follows in zip(led, values, strict=True) if follows == value]
            if by and value != option.default:
                said.append(f"{spell(value)} with {leader}={' | '.join(by)}")
    return ", ".join(said)


def read_options(game: AnyGame, given: Iterable[str]) -> Options:
    """``-o KEY=VALUE`` as the game's options, with defaults for the rest."""
    known = {option.key: option for option in game.options}
    chosen = {}
    for pair in given:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Malformed(f"expected KEY=VALUE, got {pair!r}", "option")
        if key not in known:
            raise Malformed(f"{game.key} has no such option; it has {', '.join(known) or 'none'}", f"option {key}")
        chosen[key] = known[key].read(value)
    return game.complete(chosen)


def matters_only(when: When) -> str:
    """When an option matters, in words: ``only with clans=free``."""
    if not all(when.values()):
        return "without effect, with what is in the box"
    return "only with " + " and ".join(f"{key}={' | '.join(map(spell, values))}" for key, values in when.items())


def warn_of_idle(game: AnyGame, seats: int, options: Options, given: Iterable[str]) -> None:
    """Say of options that were given on the command line if they change nothing."""
    asked_for = {pair.partition("=")[0] for pair in given}
    for option in game.options:
        if option.key in asked_for and not option.matters(seats, options):
            print(f"option {option.key} changes nothing here: {matters_only(option.when)}", file=sys.stderr)


def add_for_game(commands: Commands, name: str, help: str, run: Callable[[Namespace], None]) -> Any:
    """A command that makes something of a game by a seed."""
    parser = commands.add_parser(name, help=help)
    parser.add_argument("game", metavar="GAME", help="of which game")
    parser.add_argument("--seed", type=int, default=1, help="the same gives the same (unless given: %(default)s)")
    parser.add_argument("--json", action="store_true", help="one JSON document and nothing else")
    parser.more = known_games
    parser.set_defaults(run=run)
    return parser


def read_bytes(name: str) -> bytes:
    """A file, or standard input for ``-``."""
    try:
        return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as wrong:
        raise TabbyError(f"{name}: {wrong.strerror or wrong}") from None


def write_text(name: str, text: str) -> None:
    try:
        Path(name).write_text(text, "utf-8")
    except OSError as wrong:
        raise TabbyError(f"{name}: {wrong.strerror or wrong}") from None


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


class Progress:
    """A bar on a terminal, in a pipe no more than that machine code is made; once it will take a while, how long."""

    def __init__(
        self, total: int, what: str, stream: TextIO | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._total, self._what, self._stream = total, what, stream or sys.stderr
        self._shown = self._stream.isatty()
        self._last = ""
        self._now, self._began = now, now()
        self._compiled_since: float | None = None
        self._has_said_so = False
        self._is_over = threading.Event()
        self(0)

    def __call__(self, done: int) -> None:
        self._done = done
        self._draw()

    def compiling(self, on: bool) -> None:
        """Machine code is being made; or is there. Meanwhile the seconds are counted."""
        if not on:
            self._compiled_since = None
            self._draw()
        elif self._shown:
            if self._compiled_since is None:
                self._compiled_since = self._now()
                threading.Thread(target=self._count, daemon=True).start()
        elif not self._has_said_so:
            self._has_said_so = True
            print(f"{self._what}: compiling, once on this machine", file=self._stream, flush=True)

    def _count(self) -> None:
        while self._compiled_since is not None:
            self._draw()
            if self._is_over.wait(1.0):
                return

    def _draw(self) -> None:
        if not self._shown or self._is_over.is_set():
            return
        width, done, since = 30, self._done, self._compiled_since
        filled = width * done // max(1, self._total)
        more = self._left(done) if since is None else f", compiling, once: {self._now() - since:.0f} s"
        bar = f"\r{self._what} [{'#' * filled}{'.' * (width - filled)}] {done}/{self._total}{more}"
        if bar != self._last:
            self._stream.write(bar.ljust(len(self._last)))
            self._stream.flush()
            self._last = bar

    def _left(self, done: int) -> str:
        minutes = round((self._now() - self._began) / done * (self._total - done) / 60) if done else 0
        return f", about {minutes} min left" if minutes else ""

    def close(self) -> None:
        self._is_over.set()
        if self._last:
            self._stream.write("\r" + " " * len(self._last) + "\r")
            self._stream.flush()
