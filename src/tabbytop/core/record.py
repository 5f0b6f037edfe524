"""The record of one game by event sourcing: its log, the states it leads to, undo, verification, snapshots.

The seed is committed to before the first draw and revealed at the end, so that everybody can check every draw (commit
and reveal). A record that was begun under older rules is carried over (schema migration) by an entry of its own.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from .chance import Lot, commitment, stream
from .choices import Action, AnyMenu
from .codec import decode, encode
from .errors import BrokenLog, TabbyError, UndoRefused
from .log import (
    BY_NUMBER,
    FORMAT,
    BrokenOff,
    Entry,
    Header,
    Moved,
    Noted,
    Resigned,
    Revealed,
    Sealed,
    Sitter,
    Stepped,
    Undone,
    Upgraded,
    dump,
    entry_line,
    header_line,
    is_bounded,
    parse_entry,
    parse_header,
    parse_snapshot,
)
from .seats import CHANCE, PHYSICS, Seat, ToAct, Viewer
from .sheet import Outcome
from .spec import AnyGame, Step, check
from .stepping import StepBack, is_barrier, is_word_beside, witnesses
from .words import Event

LONGEST_NOTE = 2000  #: characters


class Record:
    """One game in progress or finished.

    ``line`` holds the moves that count, ``states`` the position before each of them and after all.
    """

    def __init__(self, game: AnyGame, header: Header, seed: bytes | None = None) -> None:
        self.game, self.header, self.seed = game, header, seed
        self.entries: list[Entry] = []
        self.line: list[Moved] = []
        self.states = [game.new_game(len(header.seats), game.complete(header.options))]
        self.ids: dict[str, int] = {}
        self.resigned: dict[Seat, int] = {}  # in which entry each of them gave up, in that order
        self.broken_off: BrokenOff | None = None
        self.notes: list[Noted] = []
        self.draws = 0  # made so far, those that were taken back included
        self.lots: dict[int, Lot] = {}  # what each draw was for that counts, by the number of its entry
        self.steps_back: list[StepBack] = []  # beyond something that was seen
        self.rewritten = -1  # the last entry here after which the story must be told anew; -1 where it only ever grew
        self.base = 0  # number of the first entry kept here; earlier ones lie behind a snapshot
        self.carried: tuple[Lot, ...] = ()  # what the draws were for that lie there too, and count
        self._unknown = 0  # draws that lie there, of which it is not known
        self._asked: tuple[Any, ToAct] = None, ToAct(())  # a position, and who acts in it
        self._offered: tuple[Any, dict[Seat, AnyMenu]] = None, {}  # a position, and what seats may do in it

    @classmethod
    def open(
        cls,
        game: AnyGame,
        seats: Sequence[Sitter],
        seed: bytes,
        nonces: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        start: Any = None,
        at_home: bool = False,
    ) -> "Record":
        """A new game, or one that goes on from the position ``start``. ``seed`` stays secret until ``reveal``; its
        commitment goes into the header, and whether somebody ``at_home`` could have chosen it."""
        complete = game.complete(options or {})
        header = Header(FORMAT, game.key, game.rules, complete, tuple(seats), commitment(seed), tuple(nonces), at_home)
        record = cls(game, header, seed)
        if start is not None:
            record._append(Upgraded(0, game.rules, encode(game.state, start), 0))
        return record

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def seq(self) -> int:
        """The number of the next entry: the expected sequence number of an append."""
        return self.base + len(self.entries)

    @property
    def to_act(self) -> ToAct:
        if self.broken_off is not None or (self.resigned and self.is_conceded):
            return ToAct(())
        if self._asked[0] is not self.states[-1]:
            self._asked = self.states[-1], self.game.to_act(self.states[-1])
        return self._asked[1]

    def menu(self, seat: Seat) -> AnyMenu:
        """What ``seat``, which is asked, may do now: made once a position, since several want to know it."""
        state, menus = self._offered
        if state is not self.states[-1]:
            self._offered = _, menus = self.states[-1], {}
        if seat not in menus:
            menus[seat] = self.game.legal(self.states[-1], seat)
        return menus[seat]

    @property
    def is_conceded(self) -> bool:
        """Has everybody but one (alone: the only one) resigned?"""
        return len(self.resigned) >= max(1, len(self.header.seats) - 1)

    @property
    def is_over(self) -> bool:
        return not self.to_act.must

    def outcome(self) -> Outcome:
        """The game's own outcome; if it was given up, what it says of that, else a win for who stayed."""
        if self.broken_off is not None:
            return self.as_it_stands()
        if not self.is_conceded:
            return self.game.outcome(self.state)
        if (said := self.game.flow.given_up(self.state)) is not None:
            return said
        seats = range(len(self.header.seats))
        return Outcome(tuple(2 if seat in self.resigned else 1 for seat in seats), ())

    def as_it_stands(self) -> Outcome:
        """If it ended here, with nothing hidden any more; where there is nothing to count yet all are equal."""
        said = self.game.flow.as_it_stands(self.state) or self.game.standing(self.game.view(self.state, None))
        return said if said is not None else Outcome((1,) * len(self.header.seats), ())

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action, id: str | None = None) -> int:
        """Check, apply and append; the entry's number. The same ``id`` again is answered, not repeated."""
        if id is not None and id in self.ids:
            return self.ids[id]
        self._must_go_on()
        check(self.game, self.state, seat, action, self.menu)
        return self._append(Moved(self.seq, seat, action, id))

    def advance(self) -> None:
        """Let chance act for as long as it must."""
        while self.to_act.must == (CHANCE,):
            self._append(Moved(self.seq, CHANCE, self._draw(self.seed)))

    def _draw(self, seed: bytes | None) -> Action:
        assert seed is not None, "only the holder of the seed can draw"
        lot = self.draws if self.header.tabby == BY_NUMBER else self._lot()
        return self.game.chances(self.state).draw(stream(seed, self.header.nonces, lot))

    def _lot(self) -> Lot:
        """What the draw that is due is for: its kind, what the game says, and how many such draws count before it."""
        kind = self.game.chances(self.state).kind.__name__
        what = (self._unknown, kind, *self.game.flow.drawn_for(self.state))
        return (*what, [lot[:-1] for lot in self.lots_that_count].count(what))

    @property
    def lots_that_count(self) -> list[Lot]:
        """What each draw was for that was not taken back."""
        return [*self.carried, *self.lots.values()]

    @property
    def draws_seen_before(self) -> int:
        """How many of the draws that count had come once already, and were taken back."""
        gone = {lot for step in self.steps_back for lot in step.kept.lots}
        return sum(1 for lot in self.lots_that_count if lot in gone)

    def resign(self, seat: Seat, id: str | None = None) -> int:
        if id is not None and id in self.ids:
            return self.ids[id]
        self._must_go_on()
        if not 0 <= seat < len(self.header.seats) or seat in self.resigned:
            raise TabbyError(f"seat {seat} cannot resign")
        return self._append(Resigned(self.seq, seat, id))

    def break_off(self, gone: Iterable[Seat], agreed: Iterable[Seat], id: str | None = None) -> int:
        """End the game as it stands: whoever is left has agreed to it, and nobody comes to the seats ``gone``."""
        if id is not None and id in self.ids:
            return self.ids[id]
        self._must_go_on()
        entry = BrokenOff(self.seq, tuple(sorted({*gone})), tuple(sorted({*agreed})), id)
        self._check_broken_off(entry)
        return self._append(entry)

    def _check_broken_off(self, entry: BrokenOff) -> None:
        persons = {seat for seat, sitter in enumerate(self.header.seats) if sitter.kind == "person"} - {*self.resigned}
        gone, agreed = {*entry.gone}, {*entry.agreed}
        if not gone or not agreed or gone & agreed or gone | agreed != persons:
            raise TabbyError("a game is broken off by all persons who play it and are not gone")

    def reveal(self) -> None:
        """Publish the seed of a finished game."""
        assert self.seed is not None
        assert self.is_over
        self._append(Revealed(self.seq, self.seed.hex()))

    def annotate(self, notes: Callable[[int], Iterable[Noted]]) -> None:
        """Remark something on the moves of a finished game, instead of what was remarked before: ``notes`` are given
        the number of the first of them."""
        self.entries = [entry for entry in self.entries if not isinstance(entry, Noted)]
        self.notes.clear()
        for entry in notes(self.seq):
            self._check_note(entry)
            self._append(entry)

    def _check_note(self, entry: Noted) -> None:
        if not self.is_over:
            raise TabbyError("a note stands under a game that is over")
        if all(move.seq != entry.about for move in self.line):
            raise TabbyError(f"there is no move {entry.about} to be noted on")
        if len(entry.text) > LONGEST_NOTE or not is_bounded([entry.chance, entry.score], self.game.largest):
            raise TabbyError("a note that is too long, or with figures that no game has")
        if entry.better:
            self.game.notation.read(entry.better)

    def _must_go_on(self) -> None:
        if self.is_over:
            raise TabbyError("the game is over")

    def _append(self, entry: Entry) -> int:
        match entry:
            case Moved(seat=seat, action=action):
                if seat == CHANCE:
                    self.lots[entry.seq] = self._lot()
                    self.draws += 1
                self.states.append(self.game.apply(self.state, seat, action))
                self.line.append(entry)
            case Undone():
                self._drop(entry)
                self.rewritten = entry.seq
            case Resigned(seat=seat):
                self.resigned[seat] = entry.seq
            case BrokenOff():
                self.broken_off = entry
            case Upgraded(state=data):
                self.line, self.states = [], [decode(self.game.state, data)]
                self.lots.clear()
                self._carry(entry)
                self.rewritten = entry.seq
            case Revealed(seed=seed):
                self.seed = bytes.fromhex(seed)
            case Noted():
                self.notes.append(entry)
        self.entries.append(entry)
        self._remember(entry)
        return entry.seq

    def _remember(self, entry: Entry) -> None:
        if isinstance(entry, (Moved, Undone, Resigned, BrokenOff)) and entry.id is not None:
            self.ids[entry.id] = entry.seq

    def _recall(self, earlier: Iterable[Entry]) -> None:
        """What still holds of entries that are not replayed: which ids were done, who resigned, what was drawn."""
        for entry in earlier:
            self._remember(entry)
            if isinstance(entry, Resigned):
                self.resigned[entry.seat] = entry.seq
            elif isinstance(entry, BrokenOff):
                self.broken_off = entry
            elif isinstance(entry, Upgraded):
                self._carry(entry)

    def _carry(self, kept: Upgraded) -> None:
        """Draws and steps back that lie before a position with which the game goes on.

        Where it is known what a draw was for, the same is drawn the same again; else nothing may be drawn again.
        """
        self.draws, self.carried = kept.draws, kept.lots or ()
        self.steps_back = [StepBack(step) for step in kept.steps]
        if kept.lots is None:
            self._unknown = kept.draws

    # -- undo ---------------------------------------------------------------------------------------------------------

    def undo(self, seat: Seat, agreed: Iterable[Seat] = (), id: str | None = None) -> int:
        """Take back the last move of ``seat``: alone while it is free, else with the consent of every person."""
        if id is not None and id in self.ids:
            return self.ids[id]
        self._must_go_on()
        return self._append(self._undone(seat, tuple(agreed), id))

    def last_move(self, seat: Seat) -> int | None:
        """Where in ``line`` the last move of ``seat`` stands."""
        for back, move in enumerate(reversed(self.line), 1):
            if move.seat == seat:
                return len(self.line) - back
        return None

    def can_undo(self, seat: Seat) -> bool:
        """May ``seat`` step back alone now?"""
        index = self.last_move(seat)
        return index is not None and not self.is_over and self._is_free(index)

    def missing_consent(self, seat: Seat, agreed: Iterable[Seat] = ()) -> list[Seat]:
        """The persons who have not agreed that ``seat`` takes back what is no longer free."""
        given = {seat, *agreed, *self.resigned}
        return [one for one, sitter in enumerate(self.header.seats) if sitter.kind == "person" and one not in given]

    def known_after_undo(self, seat: Seat) -> tuple[Seat, ...]:
        """Who would know something all the same, if ``seat`` took back its last move."""
        index = self.last_move(seat)
        return () if index is None or self._is_free(index) else self._witnesses(index, seat)

    def _witnesses(self, index: int, seat: Seat) -> tuple[Seat, ...]:
        steps = (self._step(i) for i in range(index, len(self.line)))
        return witnesses(self.game, steps, seat, len(self.header.seats))

    def _undone(self, seat: Seat, agreed: tuple[Seat, ...], id: str | None) -> Undone:
        index = self.last_move(seat)
        if index is None:
            raise UndoRefused(f"seat {seat} has no move to take back")
        if self._is_free(index):
            return Undone(self.seq, seat, (self.line[index].seq,), (), id)
        if missing := self.missing_consent(seat, agreed):
            who = ", ".join(map(str, missing))
            raise UndoRefused(f"something was revealed or another seat has acted; no consent yet from seat {who}")
        dropped = tuple(move.seq for move in self.line[index:])
        return Undone(self.seq, seat, dropped, tuple(sorted(set(agreed))), id)

    def _is_free(self, index: int) -> bool:
        """Only the same seat's moves, hidden choices made beside a hidden one, and words that can stand without it, may
        have come after it."""
        since = [move.seat for move in self.line[index:]]
        if CHANCE in since or PHYSICS in since:  # each is a barrier (``is_barrier``)
            return False
        seat, beside = self.line[index].seat, self.game.to_act(self.states[index]).must
        words = 0
        for i in range(index, len(self.line)):
            move = self.line[i]
            if is_barrier(self.game, *self._step(i)):
                return False
            if move.seat != seat and is_word_beside(self.game, self.states[i], move.seat, move.action):
                words += 1
            elif move.seat != seat and not (move.seat in beside and self._is_hidden(index) and self._is_hidden(i)):
                return False
        return not words or self._can_stand(index)

    def _can_stand(self, index: int) -> bool:
        """Could all that came after this move have come without it?"""
        state = self.states[index]
        for move in self.line[index + 1 :]:
            try:
                check(self.game, state, move.seat, move.action)
            except TabbyError:
                return False
            state = self.game.apply(state, move.seat, move.action)
        return True

    def _is_hidden(self, index: int) -> bool:
        return self.line[index].seat in self.game.to_act(self.states[index + 1]).chosen

    def _drop(self, entry: Undone) -> None:
        first = next(i for i, move in enumerate(self.line) if move.seq in entry.dropped)
        if not self._is_free(first) and (seen := self._witnesses(first, entry.seat)):
            moves = tuple((self.line[i], self._step(i)) for i in range(first, len(self.line)))
            lots = tuple(self.lots[move.seq] for move, _ in moves if move.seat == CHANCE)
            self.steps_back.append(StepBack(Stepped(entry.seq, entry.seat, seen, lots), moves))
        later = [move for move in self.line[first:] if move.seq not in entry.dropped]
        for seq in entry.dropped:
            self.lots.pop(seq, None)
        del self.line[first:], self.states[first + 1 :]
        for move in later:
            check(self.game, self.state, move.seat, move.action)
            self.states.append(self.game.apply(self.state, move.seat, move.action))
            self.line.append(move)

    def _step(self, index: int) -> Step[Any, Any]:
        move = self.line[index]
        return Step(self.states[index], move.seat, move.action, self.states[index + 1])

    # -- telling ------------------------------------------------------------------------------------------------------

    def news(self, viewer: Viewer, start: int = 0) -> Iterator[tuple[Moved, tuple[Event, ...]]]:
        """What ``viewer`` was told, move by move, from place ``start`` of the moves that count."""
        for i in range(start, len(self.line)):
            move = self.line[i]
            yield move, self.game.tell(self.states[i], move.seat, move.action, self.states[i + 1], viewer)

    # -- keeping ------------------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The log as JSON lines: header, then entries."""
        return [header_line(self.header), *(entry_line(self.game, entry) for entry in self.entries)]

    @classmethod
    def read(
        cls,
        lines: Iterable[str],
        games: Mapping[str, AnyGame],
        *,
        verify: bool = False,
        seed: bytes | None = None,
    ) -> "Record":
        """Replay a log, every move checked; ``BrokenLog`` names the line that is wrong.

        ``verify`` also derives every draw again from the revealed seed, or from ``seed`` while it is still secret.
        """
        numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
        if not numbered:
            raise BrokenLog(1, "the file is empty")
        header = parse_header(numbered[0][1])
        if header.game not in games:
            raise BrokenLog(1, f"no such game: {header.game!r}; there are {', '.join(sorted(games))}")
        game = games[header.game]
        entries = [(number, parse_entry(game, number, line)) for number, line in numbered[1:]]
        if entries and isinstance(entries[-1][1], Sealed):
            entries.pop()  # for the house that gave it out to look at
        record = cls._begun(game, header)
        revealed = next(((number, entry.seed) for number, entry in entries if isinstance(entry, Revealed)), None)
        if revealed:
            seed = record._seed(*revealed)
        elif verify and seed is None:
            raise BrokenLog(numbered[-1][0], "the seed is not revealed, so the draws cannot be verified")
        if seed is not None and commitment(seed) != header.commitment:
            raise BrokenLog(revealed[0] if revealed else 1, "the seed does not match the commitment")
        entries = record._under_these_rules(entries)
        for number, entry in entries:
            try:
                record._reread(number, entry, seed if verify else None)
            except BrokenLog:
                raise
            except TabbyError as wrong:
                raise BrokenLog(number, str(wrong)) from None
        record.seed = seed
        return record

    @classmethod
    def salvage(cls, lines: Sequence[str], games: Mapping[str, AnyGame]) -> "Record":
        """As much of a log as the present rules can replay, from its beginning, whatever rules it was made by."""
        header = parse_header(lines[0])
        record = cls._begun(games[header.game], header)
        for number, line in enumerate(lines[1:], 2):
            try:
                record._reread(number, parse_entry(record.game, number, line), None)
            except TabbyError:
                break
        return record

    @classmethod
    def _begun(cls, game: AnyGame, header: Header) -> "Record":
        if len(header.seats) not in game.seats:
            raise BrokenLog(1, f"{game.key} is not played with {len(header.seats)} seats")
        try:
            return cls(game, header)
        except TabbyError as wrong:
            raise BrokenLog(1, str(wrong)) from None

    @staticmethod
    def _seed(number: int, text: str) -> bytes:
        try:
            return bytes.fromhex(text)
        except ValueError:
            raise BrokenLog(number, "the seed is not hexadecimal text") from None

    def _under_these_rules(self, entries: list[tuple[int, Entry]]) -> list[tuple[int, Entry]]:
        """The entries that these rules can replay: all, or those from the last upgrade on."""
        start, made_by = 0, self.header.rules
        for place, (_, entry) in enumerate(entries):
            if isinstance(entry, Upgraded):
                start, made_by = place, entry.rules
        if made_by != self.game.rules:
            raise BrokenLog(1, f"made by rules {made_by}, these are {self.game.rules}: replay it with that release")
        self.base = start
        self._recall(entry for _, entry in entries[:start])
        return entries[start:]

    def _reread(self, number: int, entry: Entry, seed: bytes | None) -> None:
        if entry.seq != self.seq:
            raise BrokenLog(number, f"entry {entry.seq} stands where {self.seq} should")
        if self.is_over and not isinstance(entry, Revealed | Noted):
            raise BrokenLog(number, "the game is over before this line")
        match entry:
            case Moved(seat=seat, action=action):
                check(self.game, self.state, seat, action)
                if seat == CHANCE and seed is not None and action != self._draw(seed):
                    raise BrokenLog(number, "this is not the draw that was committed to")
            case Undone(seat=seat, agreed=agreed, id=id) if entry != self._undone(seat, agreed, id):
                raise BrokenLog(number, "this takes back what it may not")
            case Resigned(seat=seat) if seat in self.resigned or not 0 <= seat < len(self.header.seats):
                raise BrokenLog(number, f"seat {seat} cannot resign")
            case BrokenOff():
                self._check_broken_off(entry)
            case Noted():
                self._check_note(entry)
            case Sealed():
                raise BrokenLog(number, "a seal stands under everything else")
            case Revealed() if not self.is_over:
                raise BrokenLog(number, "the seed is revealed before the game is over")
        self._append(entry)

    def snapshot(self, write: Callable[[Any], str] = dump) -> str:
        """The position as text: kept beside the log, so that a rules fix never breaks a running game.

        ``write`` makes JSON of its values: who keeps one with every move may know a faster way.
        """
        state, steps = encode(self.game.state, self.state), tuple(step.kept for step in self.steps_back)
        kept = Upgraded(self.seq, self.game.rules, state, self.draws, tuple(self.lots_that_count), steps)
        return write(encode(Upgraded, kept))

    @classmethod
    def resume(
        cls,
        game: AnyGame,
        header: Header,
        snapshot: str,
        seed: bytes | None = None,
        earlier: Iterable[Entry] = (),
    ) -> "Record":
        """Go on from a snapshot, under the rules there are now; if they are new ones the log says so.

        ``earlier`` entries are not replayed (``parse_earlier``).
        """
        kept = parse_snapshot(snapshot)
        record = cls(game, header, seed)
        record.base = kept.seq
        record._recall(earlier)
        if kept.rules != game.rules:
            record._append(replace(kept, rules=game.rules, state=game.migrate(kept.rules, kept.state)))
        else:
            record.states = [decode(game.state, kept.state)]
            record._carry(kept)
        return record
