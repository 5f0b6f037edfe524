"""A record as it is watched again: every position as one may see it, and whether its draws were fair."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabbytop.bots import named
from tabbytop.core import AnyGame, BrokenLog, Event, Moved, Record, Revealed, Sitter, TabbyError, Viewer, encode
from tabbytop.core.log import parse_earlier
from tabbytop.tables import instead
from tabbytop.tables.errors import Improper

from . import wire
from .sight import Hinted, breaking_off, draws, hints, in_notation, resignations, steps_back


@dataclass(frozen=True, slots=True)
class Log:
    """The log of a game, and the last position beside it: of a table, not of a file that somebody sent."""

    lines: list[str]
    snapshot: str | None = None
    hinted: Hinted = ()


def replay_of(kept: Log, games: Mapping[str, AnyGame], viewer: Viewer = None) -> wire.Replay:
    """A record, frame by frame, as a spectator sees it, or when all is over a seat with its hand; ``BrokenLog`` names
    the line that is wrong.

    Where the rules have changed since, or a line is damaged, as much of it as can be replayed, and then how it ended.
    """
    try:
        record = end = Record.read(kept.lines, games)
    except BrokenLog:
        if kept.snapshot is None:
            raise
        record = Record.salvage(kept.lines, games)
        end = Record.resume(record.game, record.header, kept.snapshot, None, parse_earlier(kept.lines[1:]))
    if viewer is not None and not (end.is_over and viewer < len(end.header.seats)):
        raise Improper(f"seat {viewer} cannot be looked through: there is none, or the game is not over")
    seed = next((entry.seed for entry in record.entries if isinstance(entry, Revealed)), None)
    header = record.header
    return wire.Replay(
        header.game,
        header.rules,
        header.options,
        tuple(_sitters(header.seats)),
        tuple(_frames(record, None if end is record else end.state, viewer)),
        end.outcome() if end.is_over else None,
        tuple(sorted(end.resigned)),
        _is_fair(kept.lines, games) if seed and end is record else None,
        header.commitment,
        seed,
        draws(record),
        (*steps_back(record, viewer), *resignations(end), *breaking_off(end), *hints(kept.hinted)),
        broken_off=end.broken_off is not None,
        at_home=header.at_home,
        cut=end is not record,
        notes=tuple(_notes(record)),
    )


def _notes(record: Record) -> Iterator[wire.Note]:
    game = record.game
    for one in record.notes:
        action = encode(game.action, game.notation.read(one.better)) if one.better else None
        yield wire.Note(one.about, one.sign, one.better, action, one.chance, one.score, one.text)


def _frames(record: Record, last: Any, viewer: Viewer) -> Iterator[wire.Frame]:
    """``last``: how it ended, where the record does not lead there."""
    game = record.game
    told: list[tuple[int, Moved | None, tuple[Event, ...]]] = [(-1, None, ())]
    told += [(move.seq, move, events) for move, events in record.news(viewer)]
    states = list(record.states)
    if last is not None:
        told.append((record.seq, None, ()))
        states.append(last)
    for (seq, move, events), state in zip(told, states, strict=True):
        seen = game.view(state, viewer)
        yield wire.Frame(
            seq,
            None if move is None else move.seat,
            encode(game.view_type, seen),
            in_notation(game, seen),
            events,
            game.standing(seen),
            late=move is not None and instead.is_late(move),
            stand_in=None if move is None else _stand_in(record, move),
        )


def _stand_in(record: Record, move: Moved) -> str | None:
    """Who moved for somebody who was gone; where a person gave up, whichever bot plays on."""
    gave_up = record.resigned.get(move.seat)
    return instead.A_BOT if gave_up is not None and gave_up < move.seq else instead.stand_in_of(move)


def _sitters(seats: Sequence[Sitter]) -> Iterator[wire.ReplaySeat]:
    bots = named([sitter.name if sitter.kind == "bot" else None for sitter in seats])
    return (wire.ReplaySeat(sitter.kind, bot or sitter.name) for sitter, bot in zip(seats, bots, strict=True))


def _is_fair(lines: list[str], games: Mapping[str, AnyGame]) -> bool:
    try:
        Record.read(lines, games, verify=True)
    except TabbyError:
        return False
    return True
