"""Who enters a tournament, looked at before the first game: every mistake is one line that says what was expected."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabbytop.core import AnyGame, GameSpec, Malformed, Options

from .by_name import nameless
from .finding import check_name


def entered(game: AnyGame, options: Mapping[str, Any], bots: Sequence[str]) -> Options:
    """All options, if these bots can play this game with them; else ``Malformed``."""
    check_game(game)
    check_names(bots)
    complete = game.complete(options)
    try:
        game.check_seats(len(bots), complete)
    except Malformed as wrong:
        raise Malformed(str(wrong), f"{len(bots)} bots") from None
    return complete


def check_game(game: object) -> None:
    if not isinstance(game, GameSpec):
        raise Malformed(f"expected a game, as tabbytop.game('clans') gives it, not {game!r}")


def check_names(bots: Sequence[str]) -> None:
    """``Malformed`` unless each is a bot that there is."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise Malformed(f"expected a list of bots by their names, not {bots!r}")
    for name in bots:
        if not isinstance(name, str):
            raise nameless(name)
        check_name(name)


def check_counted(**numbers: int) -> None:
    """``Malformed`` unless each is a whole number above 0."""
    for name, number in numbers.items():
        if not hasattr(number, "__index__") or number < 1:
            raise Malformed(f"expected a whole number above 0, not {number!r}", name)
