"""A table in memory: the value, the record of its game, and what changed since it was last written."""

import json
import logging
from collections.abc import Mapping
from dataclasses import replace

from tabbytop.core import (
    CHANCE,
    AnyGame,
    BrokenLog,
    Entry,
    Menu,
    Moved,
    Record,
    Seat,
    Undone,
    Upgraded,
    decode,
)
from tabbytop.core.log import entry_line, header_line, parse_header

from .errors import UnknownTable
from .store import Change, Kept
from .table import Table

log = logging.getLogger(__name__)


class Live:
    """One table being served. Requests change it under its lock; if they cannot be written it is thrown away."""

    def __init__(self, game: AnyGame, table: Table, version: int, record: Record | None = None) -> None:
        self.game, self.table, self.version, self.record = game, table, version, record
        self.moved = 0.0  # monotonic seconds of the last move made here
        self._written = record.seq if record else 0
        self._is_new = False

    @classmethod
    def read(cls, kept: Kept, games: Mapping[str, AnyGame]) -> "Live":
        """Replay the log. If the rules have changed since, go on from the snapshot instead."""
        table = kept.table
        if table.game not in games:
            raise UnknownTable(f"this server does not know the game {table.game}")
        game = games[table.game]
        if kept.header is None:
            return cls(game, table, kept.version)
        seed = bytes.fromhex(table.seed)
        try:
            record = Record.read([kept.header, *kept.lines], games, seed=seed)
        except BrokenLog as broken:
            if kept.snapshot is None:
                raise
            log.warning("table %s goes on from its snapshot: %s", table.id, broken)
            header = parse_header(kept.header)
            record = Record.resume(game, header, kept.snapshot, seed, [_earlier(line) for line in kept.lines])
        live = cls(game, table, kept.version, record)
        if table.phase == "playing":
            live._written = len(kept.lines)  # an upgrade is an entry that is still to be written; a finished log stays
        return live

    def begin(self, table: Table, record: Record) -> None:
        self.table, self.record, self._is_new = table, record, True

    def settle(self, at: float) -> None:
        """Let chance act, end the game if it is over, and note for whom the table waits, and since when."""
        record = self.record
        if record is None:
            return
        if self.table.phase == "playing":
            record.advance()
            if record.is_over:
                record.reveal()
                self.table = replace(self.table, phase="over", wish=None)
        must = record.to_act.must
        self.table = replace(
            self.table,
            must=must,
            turn=self.game.flow.turn_number(record.state),
            asked=self._asked(must, at),
            idle=tuple(seat for seat in must if seat >= 0 and self._is_idle(seat)),
        )

    def _asked(self, must: tuple[Seat, ...], at: float) -> tuple[float, ...]:
        """Since when each person is asked what is asked now: others' hidden choices give nobody time anew."""
        table = self.table
        if table.phase != "playing":
            return ()

        def since(seat: Seat) -> float:
            if seat not in must or table.places[seat].kind != "person":
                return 0.0
            before = table.asked[seat] if table.asked else 0.0
            return before if before and self.still_asked(seat, self._written) else at

        return tuple(since(seat) for seat in range(len(table.places)))

    def _is_idle(self, seat: Seat) -> bool:
        place = self.table.places[seat]
        if self.table.phase != "playing" or place.kind != "person":
            return False
        menu = self.menu(seat)
        return self.game.flow.pass_on(menu) is not None and (place.quiet or len(menu) == 1)

    def menu(self, seat: Seat) -> Menu:
        assert self.record is not None
        return self.game.legal(self.record.state, seat)

    def change(self, at: float) -> Change:
        """Everything since the last write."""
        record = self.record
        if record is None:
            return Change(self.table, self.version, at)
        entries = record.entries[self._written - record.base :]
        return Change(
            self.table,
            self.version,
            at,
            self._written,
            tuple(entry_line(self.game, entry) for entry in entries),
            header_line(record.header) if self._is_new else None,
            record.snapshot() if entries or self._is_new else None,
        )

    def written(self) -> None:
        self.version += 1
        self._is_new = False
        if self.record is not None:
            self._written = self.record.seq

    @property
    def seq(self) -> int:
        return self.record.seq if self.record else 0

    @property
    def has_news(self) -> bool:
        """Does the log in memory go on beyond what is written?"""
        return self.record is not None and self.record.seq > self._written

    @property
    def rewritten(self) -> int:
        """The last entry after which the story must be told anew; -1 where it only ever grew."""
        record = self.record
        entries: list[Entry] = record.entries if record else []
        return next((entry.seq for entry in reversed(entries) if isinstance(entry, (Undone, Upgraded))), -1)

    def still_asked(self, seat: Seat, seq: int) -> bool:
        """Is what ``seat`` was asked at ``seq`` asked of it still, the same choices included?

        Others may have chosen in secret in the meantime: choosing at once makes nobody's choice stale.
        """
        record = self.record
        if record is None or not record.base <= seq <= record.seq:
            return False
        since = record.entries[seq - record.base :]
        if not since:
            return True
        if not all(isinstance(entry, Moved) and entry.seat not in (seat, CHANCE) for entry in since):
            return False
        then, now = record.states[-1 - len(since)], record.state
        chosen = set(self.game.to_act(now).chosen)
        hidden = {entry.seat for entry in since if isinstance(entry, Moved)} | set(self.game.to_act(then).chosen)
        return (
            hidden <= chosen
            and seat in self.game.to_act(now).must
            and self.game.legal(then, seat) == self.game.legal(now, seat)
        )


def _earlier(line: str) -> Entry:
    """An entry made under other rules: its action is left as it was written, for it may no longer be one."""
    entry: Entry = decode(Entry, json.loads(line))
    return entry
