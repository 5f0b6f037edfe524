"""Notes that travel in a record: they stand under a finished game and change nothing in it."""

from collections.abc import Iterator
from random import Random

import pytest

from tabbytop.core import BrokenLog, Noted, Record, TabbyError, encode
from tabbytop.core.log import dump
from tabbytop.games import all_games
from tests.coach.played import played


@pytest.fixture(scope="module")
def record() -> Record:
    return played("clans", ["random", "random"], 3, {})


def lines_with(record: Record, **changed: object) -> list[str]:
    move = next(one for one in record.line if one.seat >= 0)
    note = {"type": "Noted", **encode(Noted, Noted(record.seq, move.seq, "slip", "stay", 0.2, 4.0, "Too early."))}
    return [*record.lines(), dump({**note, **changed})]


def test_they_are_read_as_they_were_written(record: Record) -> None:
    read = Record.read(lines_with(record), all_games(), verify=True)
    assert [(one.sign, one.better, one.text) for one in read.notes] == [("slip", "stay", "Too early.")]
    assert read.lines() == lines_with(record)
    assert (read.line, read.state, read.outcome()) == (record.line, record.state, record.outcome())


def test_new_ones_stand_instead_of_old_ones(record: Record) -> None:
    read = Record.read(lines_with(record), all_games())
    about = read.line[-1].seq

    def notes(first: int) -> Iterator[Noted]:
        yield Noted(first, about, "fine")

    read.annotate(notes)
    assert read.notes == [Noted(record.seq, about, "fine")]
    assert Record.read(read.lines(), all_games()).notes == read.notes


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"about": 9999}, "no move 9999"),
        ({"about": 0, "seq": 5}, "entry 5 stands where"),
        ({"sign": "!!"}, "sign"),
        ({"better": "over the hills"}, "over the hills"),
        ({"text": "m" * 2001}, "too long"),
        ({"chance": 1e300}, "figures that no game has"),
    ],
)
def test_what_is_no_note(record: Record, changed: dict[str, object], said: str) -> None:
    with pytest.raises(BrokenLog, match=said):
        Record.read(lines_with(record, **changed), all_games())


def test_none_before_the_end() -> None:
    game = all_games()["clans"]
    record = Record.open(game, played("clans", ["random", "random"], 3, {}).header.seats, Random(1).randbytes(32))
    record.advance()
    with pytest.raises(TabbyError, match="is over"):
        record.annotate(lambda first: [Noted(first, 0, "fine")])
