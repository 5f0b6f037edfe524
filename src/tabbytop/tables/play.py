"""A table in play: the record of its game, who is asked since when, and what changed since it was last written.

After the last move too: a game that is over still has its record. A log that the present rules cannot replay is gone
on with from its snapshot, so that an upgrade breaks no game in progress.
"""

import logging
from collections.abc import Mapping

from tabbytop.core import (
    CHANCE,
    AnyGame,
    AnyMenu,
    BrokenLog,
    Entry,
    Moved,
    Record,
    Seat,
    is_word_beside,
)
from tabbytop.core.log import entry_line, header_line, parse_earlier, parse_header
from tabbytop.core.records import replace

from . import absence, clocks, rating
from .live import Live
from .papers import Paper
from .results import results
from .store import Change, Kept, json_text, line_text
from .table import Table

log = logging.getLogger(__name__)


class InPlay(Live):
    """A table at which a game has begun. ``written``: so many entries of its log are; None: nothing of it."""

    __slots__ = ("_is_new", "_was_over", "_written", "record")

    def __init__(
        self, game: AnyGame, table: Table, version: int, changed: float, record: Record, written: int | None
    ) -> None:
        super().__init__(game, table, version, changed)
        self.record = record
        self._is_new, self._written = written is None, written or 0
        self._was_over = table.phase == "over"

    @classmethod
    def read(cls, kept: Kept, header: str, games: Mapping[str, AnyGame]) -> "InPlay":
        """Replay the log. If the rules have changed since, go on from the snapshot instead."""
        table, game = kept.table, games[kept.table.game]
        seed = bytes.fromhex(table.seed)
        try:
            record = Record.read([header, *kept.lines], games, seed=seed)
        except BrokenLog as broken:
            if kept.snapshot is None:
                raise
            log.warning("table %s goes on from its snapshot: %s", table.id, broken)
            record = Record.resume(game, parse_header(header), kept.snapshot, seed, parse_earlier(kept.lines))
            table = replace(table, answers=())  # they were given under other rules, and are asked for again
        # an upgrade is an entry that is still to be written; a finished log stays
        written = len(kept.lines) if table.phase == "playing" else record.seq
        return cls(game, table, kept.version, kept.changed, record, written)

    @property
    def is_on(self) -> bool:
        return self.table.is_on

    def go_on(self, at: float) -> None:
        """Let chance act, end the game if it is over, and note for whom the table waits, since when and how long."""
        record = self.record
        if self.is_on:
            record.advance()
            if record.is_over:
                record.reveal()
                end = record.outcome()
                points = tuple(end.points(side) for side in range(len(end.places)))
                self.table = replace(self.table, phase="over", wish=None, answers=(), places=end.places, points=points)
        must, table = record.to_act.must, self.table
        asked, is_new = self._asked(must, at)
        self.table = replace(
            table,
            must=must,
            turn=self.game.flow.turn_number(record.state),
            moment=self.game.flow.moment(record.state),
            asked=asked,
            lull=clocks.lull(table.seed, record.seq) if is_new else table.lull,
            idle=tuple(seat for seat in must if seat >= 0 and seat not in table.answered and self._is_idle(seat)),
            awaited=absence.awaited(table, must, self._unwritten, at) if self.is_on else (),
        )
        if absence.is_vote_over(self.table):
            self.table = replace(self.table, vote=None)

    def _asked(self, must: tuple[Seat, ...], at: float) -> tuple[tuple[float, ...], bool]:
        """Since when each person is asked what is asked now, and whether that is anything new.

        Others' hidden choices give nobody time anew.
        """
        table = self.table
        if not self.is_on:
            return (), False
        asked, is_new = [0.0] * len(table.chairs), False
        for seat in must:
            if seat >= 0 and table.chairs[seat].is_waited_for:
                before = table.asked[seat] if table.asked else 0.0
                is_old = before > 0 and self.still_asked(seat, self._written)
                asked[seat] = before if is_old else at
                is_new = is_new or not is_old
        return tuple(asked), is_new

    def _is_idle(self, seat: Seat) -> bool:
        """Is this a person who is answered for before any clock's time is up?

        Who has but one answer is so where that tells nothing, or where no brisk clock runs and a table would wait for a
        browser that is closed. Where one does, and the others may not know who has a choice, it runs for all alike.
        """
        chair = self.table.chairs[seat]
        if not self.is_on or not chair.is_waited_for:
            return False
        menu = self.menu(seat)
        is_left_to_clock = 0 < self.table.clock <= clocks.BRISK and self.keeps_answers
        return self.game.flow.pass_on(menu) is not None and (chair.quiet or (len(menu) == 1 and not is_left_to_clock))

    @property
    def keeps_answers(self) -> bool:
        """Is what is answered now kept back (``facedown``)? Alone there is nobody from whom; what is kept stays so."""
        return bool(self.table.answers) or (not self.table.is_alone and self.game.flow.might_pass(self.record.state))

    def menu(self, seat: Seat) -> AnyMenu:
        return self.record.menu(seat)

    def change(self, at: float) -> Change:
        record = self.record
        entries = self._unwritten
        return Change(
            self.table,
            self.version,
            self.changed if self.is_unseen and not self.has_news else at,
            self._written,
            tuple([entry_line(self.game, entry, line_text) for entry in entries]),
            header_line(record.header) if self._is_new else None,
            record.snapshot(json_text) if entries or self._is_new else None,
            same_sitters=self.has_same_sitters,
            same_marks=self.has_same_marks,
            papers=self._left(at) if self._ends else (),
        )

    def _left(self, at: float) -> tuple[Paper, ...]:
        """What a game that ends leaves with people."""
        game, table, record = self.game, self.table, self.record
        return (*results(game, table, record, at), *rating.due(game, table, record, at))

    @property
    def _ends(self) -> bool:
        """Is the game over since the last write?"""
        return self.table.phase == "over" and not self._was_over

    @property
    def _unwritten(self) -> list[Entry]:
        return self.record.entries[self._written - self.record.base :]

    def written(self, change: Change) -> None:
        super().written(change)
        self._is_new = False
        self._was_over = self.table.phase == "over"
        self._written = self.record.seq

    @property
    def seq(self) -> int:
        return self.record.seq

    @property
    def has_news(self) -> bool:
        return self.record.seq > self._written

    def still_asked(self, seat: Seat, seq: int) -> bool:
        """Is what ``seat`` was asked at ``seq`` asked of it still, the same choices included?

        Others may have chosen in secret in the meantime, or said a word: neither makes anybody's choice stale.
        """
        record = self.record
        if not record.base <= seq <= record.seq:
            return False
        since = record.entries[seq - record.base :]
        if not since:
            return True
        if not all(isinstance(entry, Moved) and entry.seat not in (seat, CHANCE) for entry in since):
            return False
        then, now = record.states[-1 - len(since)], record.state
        chosen = set(self.game.to_act(now).chosen)
        hidden = {entry.seat for entry in self._but_words(since)} | set(self.game.to_act(then).chosen)
        return (
            hidden <= chosen
            and seat in self.game.to_act(now).must
            and self.game.legal(then, seat) == self.game.legal(now, seat)
        )

    def _but_words(self, since: list[Entry]) -> list[Moved]:
        """The last moves, ``since`` a while, without what was only said beside them."""
        states = self.record.states[-1 - len(since) : -1]
        moves = [(before, move) for before, move in zip(states, since, strict=True) if isinstance(move, Moved)]
        return [move for before, move in moves if not is_word_beside(self.game, before, move.seat, move.action)]
