"""A record as it is watched again: every position as one may see it, and whether its draws were fair."""

from collections.abc import Iterator, Mapping, Sequence

from tabbytop.bots import named
from tabbytop.core import AnyGame, Record, Revealed, Sitter, TabbyError, Viewer, encode
from tabbytop.tables.errors import Improper

from . import wire
from .sight import draws, in_notation, steps_back


def replay_of(lines: list[str], games: Mapping[str, AnyGame], viewer: Viewer = None) -> wire.Replay:
    """A record, frame by frame, as a spectator sees it, or when all is over a seat with its hand; ``BrokenLog`` names
    the line that is wrong."""
    record = Record.read(lines, games)
    if viewer is not None and not (record.is_over and viewer < len(record.header.seats)):
        raise Improper(f"seat {viewer} cannot be looked through: there is none, or the game is not over")
    seed = record.seed.hex() if any(isinstance(entry, Revealed) for entry in record.entries) and record.seed else None
    game, header = record.game, record.header
    told = [(-1, None, ())] + [(move.seq, move.seat, events) for move, events in record.news(viewer)]
    frames = []
    for (seq, seat, events), state in zip(told, record.states, strict=True):
        seen = game.view(state, viewer)
        shown = in_notation(game, seen)
        frames.append(wire.Frame(seq, seat, encode(game.view_type, seen), shown, events, game.standing(seen)))
    return wire.Replay(
        header.game,
        header.rules,
        header.options,
        tuple(_sitters(header.seats)),
        tuple(frames),
        record.outcome() if record.is_over else None,
        tuple(sorted(record.resigned)),
        _is_fair(lines, games) if seed else None,
        header.commitment,
        seed,
        draws(record),
        tuple(steps_back(record, viewer)),
    )


def _sitters(seats: Sequence[Sitter]) -> Iterator[wire.ReplaySeat]:
    bots = named([sitter.name if sitter.kind == "bot" else None for sitter in seats])
    return (wire.ReplaySeat(sitter.kind, bot or sitter.name) for sitter, bot in zip(seats, bots, strict=True))


def _is_fair(lines: list[str], games: Mapping[str, AnyGame]) -> bool:
    try:
        Record.read(lines, games, verify=True)
    except TabbyError:
        return False
    return True
