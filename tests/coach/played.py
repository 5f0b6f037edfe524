"""Games that bots have played, as records."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tabbytop.bots import bot
from tabbytop.core import Action, AnyMenu, Record, Seat, Sitter, poll
from tabbytop.games import all_games

#: the record so far, who decides, and among what: another action than the bot's, or None
Meddle = Callable[[Record, Seat, AnyMenu], Action | None]


def played(
    key: str, bots: Sequence[str], seed: int, options: dict[str, Any], meddle: Meddle = lambda *_: None
) -> Record:
    game = all_games()[key]
    seats = [Sitter("bot", level) for level in bots]
    record = Record.open(game, seats, Random(f"{seed} deal").randbytes(32), (), options)
    streams = [Random(f"{seed} seat {seat}") for seat in range(len(bots))]
    declined: set[Seat] = set()
    while True:
        record.advance()
        if record.is_over:
            record.reveal()
            return record
        seat, may = poll(record.to_act, declined)
        menu = record.menu(seat)
        action = meddle(record, seat, menu)
        if action is None:
            view = game.view(record.state, seat)
            action = bot(key, bots[seat]).choose(view, menu, streams[seat], None, may)
        if action is None:
            declined.add(seat)
        else:
            declined.clear()
            record.play(seat, action)
