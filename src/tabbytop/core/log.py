"""The log as it is kept and exported: JSON lines, a header and then entries, an append-only log.

The class names below are the ``type`` tags of the lines: renaming one breaks old records.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Literal, TypeAlias

from .chance import Lot
from .choices import Action
from .codec import decode, encode
from .errors import BrokenLog, Malformed
from .options import Options
from .records import record
from .seats import Seat
from .spec import AnyGame

FORMAT = 2
BY_NUMBER = 1  #: the older format: a draw was derived from its number, and not from what it is for


@record(frozen=True, slots=True)
class Sitter:
    """Who sits on a seat. Only persons are asked for their consent."""

    kind: Literal["person", "bot"]
    name: str


@record(frozen=True, slots=True)
class Header:
    """The first line. ``commitment`` was published before the seats gave their ``nonces``.

    ``at_home``: it was begun on the device of one who could have chosen the seed, so that its luck proves nothing.
    """

    tabby: int
    game: str
    rules: str
    options: Options
    seats: tuple[Sitter, ...]
    commitment: str
    nonces: tuple[str, ...]
    at_home: bool = False


@record(frozen=True, slots=True)
class Moved:
    """A seat, chance or physics acted. ``id`` is the client's, so that a retry is done once."""

    seq: int
    seat: Seat
    action: Action
    id: str | None = None


@record(frozen=True, slots=True)
class Undone:
    """Seat ``seat`` stepped back: the entries ``dropped`` no longer count. They stay in the log."""

    seq: int
    seat: Seat
    dropped: tuple[int, ...]
    agreed: tuple[Seat, ...] = ()
    id: str | None = None


@record(frozen=True, slots=True)
class Resigned:
    """Seat ``seat`` gave up."""

    seq: int
    seat: Seat
    id: str | None = None


@record(frozen=True, slots=True)
class BrokenOff:
    """Those on the seats ``agreed`` ended the game as it stood, since nobody came to the seats ``gone``."""

    seq: int
    gone: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    id: str | None = None


@record(frozen=True, slots=True)
class Stepped:
    """A step back beyond something that was seen: by whom, and what the draws were for that it took back."""

    seq: int
    seat: Seat
    seen: tuple[Seat, ...]
    lots: tuple[Lot, ...]


@record(frozen=True, slots=True)
class Upgraded:
    """From here on these rules hold, and the game goes on from ``state``, after ``draws`` draws: it began under other
    rules, or begins in the middle of another game. A snapshot is kept in this form too.

    What came before cannot be replayed under these rules, so what must still be known of it stands here: what the draws
    were for that count (older entries do not say: None), and the steps back.
    """

    seq: int
    rules: str
    state: Any
    draws: int
    lots: tuple[Lot, ...] | None = None
    steps: tuple[Stepped, ...] = ()


@record(frozen=True, slots=True)
class Revealed:
    """The secret seed, once the game is over."""

    seq: int
    seed: str


@record(frozen=True, slots=True)
class Sealed:
    """The last line of a record that the house which gave it out vouches for: a mark over all lines above it.

    A position that ``Upgraded`` brings cannot be derived from the moves, so that only who kept the game knows that the
    rules produced it.
    """

    seq: int
    mark: str


Sign = Literal["", "fine", "small", "slip", "luck"]  #: of a note: nothing special, a slip, what chance did


@record(frozen=True, slots=True)
class Noted:
    """What somebody remarked on the entry ``about`` of a game that is over (annotation): it stands under the game and
    changes nothing in it. ``better`` is an action in notation, or nothing; it would have brought so much more of a win
    and of score. Of luck they say what it gave the first seat."""

    seq: int
    about: int
    sign: Sign
    better: str = ""
    chance: float = 0.0
    score: float = 0.0
    text: str = ""


Entry: TypeAlias = Moved | Undone | Resigned | BrokenOff | Upgraded | Revealed | Noted | Sealed


#: JSON values as one line.
dump = json.JSONEncoder(separators=(",", ":"), sort_keys=True, ensure_ascii=False).encode


def header_line(header: Header) -> str:
    values = encode(Header, header)
    if not header.at_home:  # as it was written before there was such a thing
        del values["at_home"]
    return dump(values)


def entry_line(game: AnyGame, entry: Entry, write: Callable[[Any], str] = dump) -> str:
    """An entry as one line; the action inside is written as the game declares it. ``write`` makes JSON of values."""
    values = encode(Entry, entry)
    if isinstance(entry, Moved):
        values["action"] = encode(game.action, entry.action)
    return write(values)


def lines_of(content: bytes) -> list[str]:
    """The lines of a record as it lies on a disk or comes over the wire."""
    try:
        return content.decode("utf-8-sig").splitlines()
    except UnicodeDecodeError as wrong:
        raise BrokenLog(wrong.object[: wrong.start].count(b"\n") + 1, "not UTF-8 text") from None


def parse_header(line: str) -> Header:
    header: Header = _parse(1, line, Header)
    if header.tabby not in (BY_NUMBER, FORMAT):
        raise BrokenLog(1, f"written in format {header.tabby}; this program reads formats {BY_NUMBER} and {FORMAT}")
    return header


def parse_earlier(lines: Iterable[str]) -> Iterator[Entry]:
    """Entries made under other rules: their actions are left as they were written, for they may no longer be any.

    A line that cannot be read at all is left out.
    """
    for line in lines:
        try:
            entry: Entry = decode(Entry, _in_full(json.loads(line)))
        except (ValueError, RecursionError, Malformed):
            continue
        yield entry


def parse_snapshot(text: str) -> Upgraded:
    kept: Upgraded = decode(Upgraded, _in_full(json.loads(text)))
    return kept


def _in_full(data: Any) -> Any:
    """An older upgrade or snapshot did not say what was drawn before it; a header says of games begun at home alone
    that they were."""
    if not isinstance(data, dict):
        return data
    if "tabby" in data:
        return {"at_home": False, **data}
    return {"lots": None, "steps": [], **data} if "draws" in data else data


def parse_entry(game: AnyGame, number: int, line: str) -> Entry:
    """The entry that stands in line ``number`` of a record."""
    entry: Entry = _parse(number, line, Entry)
    if isinstance(entry, Upgraded) and not is_bounded(entry.state, game.largest):
        raise BrokenLog(number, "a position with figures that no game has")
    if isinstance(entry, Moved):
        try:
            entry = replace(entry, action=decode(game.action, entry.action))
        except Malformed as wrong:
            raise BrokenLog(number, str(wrong.inside("action"))) from None
    return entry


LONGEST = 10_000  #: list in a position of any game


def is_bounded(data: Any, largest: int) -> bool:
    """Is no figure in it larger, and no list longer than any game's?"""
    if isinstance(data, dict):
        return all(is_bounded(one, largest) for one in data.values())
    if isinstance(data, list):
        return len(data) <= LONGEST and all(is_bounded(one, largest) for one in data)
    return not isinstance(data, int | float) or abs(data) <= largest  # a number that is none is not bounded either


def _parse(number: int, line: str, kind: Any) -> Any:
    try:
        data = json.loads(line)
        if "\\u" in line:
            dump(data).encode()
        return decode(kind, _in_full(data))
    except UnicodeEncodeError:
        raise BrokenLog(number, "half a character (a lone surrogate) in a text") from None
    except ValueError as wrong:
        raise BrokenLog(number, f"not JSON: {wrong}") from None
    except RecursionError:
        raise BrokenLog(number, "not JSON: nested too deeply") from None
    except Malformed as wrong:
        raise BrokenLog(number, str(wrong)) from None
