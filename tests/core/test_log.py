"""The file format is kept: golden lines, and every kind of damage named by its line."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.core import BrokenLog, Record, Sitter, TabbyError, lines_of
from tabbytop.games import all_games

GAMES = all_games()
KEPT = Path(__file__).parent / "kept.tabby"  # a finished game of clans, written by rules 1; never rewritten
LINES = KEPT.read_text("utf-8").splitlines()


def read(lines, **how):
    return Record.read(lines, GAMES, **how)


def changed(number, **fields):
    return [
        json.dumps({**json.loads(line), **fields}) if place == number else line for place, line in enumerate(LINES, 1)
    ]


def test_an_old_file_still_reads_verifies_and_ends_the_same():
    record = read(LINES, verify=True)
    assert record.is_over
    assert record.lines() == LINES
    assert [record.outcome().points(seat) for seat in (0, 1)] == [17, 21]


def test_a_game_begun_at_home_says_so_and_no_other_says_anything():
    game = GAMES["clans"]
    for at_home in (False, True):
        record = Record.open(game, [Sitter("person", "Minka")] * 2, bytes(32), ("a", "b"), at_home=at_home)
        first, *_ = record.lines()
        assert ('"at_home":true' in first) == at_home
        assert ("at_home" in first) == at_home
        assert read([first]).header == record.header


def test_a_record_is_read_from_bytes_and_what_is_no_text_is_named_by_its_line():
    content = KEPT.read_bytes()
    assert lines_of(b"\xef\xbb\xbf" + content) == LINES
    with pytest.raises(BrokenLog, match=r"^line 3: not UTF-8"):
        lines_of(b"\n".join(content.splitlines()[:2]) + b"\n\xff" + content)


def test_blank_lines_do_not_matter():
    assert read([LINES[0], "", *LINES[1:], ""]).is_over


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ([], "line 1: the file is empty"),
        (["", " "], "line 1: the file is empty"),
        (["hello"], "line 1: not JSON"),
        (["[" * 100_000], "line 1: not JSON: nested too deeply"),
        (["[]"], "line 1: expected an object with tabby, game"),
        (changed(1, game="chess"), "line 1: no such game: 'chess'; there are clans, isle, "),
        (changed(1, tabby=9), "line 1: written in format 9; this program reads formats 1 and 2"),
        (changed(1, rules="0"), "line 1: made by rules 0, these are 1"),
        (changed(1, seats=[]), "line 1: clans is not played with 0 seats"),
        (changed(1, options={"powers": 3}), "line 1: option powers"),
        (changed(1, surprise=1), "line 1: unknown field surprise"),
        (changed(4, seq=9), "line 4: entry 9 stands where 2 should"),
        (changed(4, seat=0, action={"type": "Turn", "cell": 12}), "line 4: "),
        (changed(4, action={"type": "Fly"}), "line 4: action: expected Start"),
        (changed(4, type="Sung"), "line 4: expected Moved or Undone"),
        (changed(len(LINES), seed="zz"), f"line {len(LINES)}: the seed is not hexadecimal"),
        ([*LINES, LINES[-2].replace('"seq":', '"seq":1')], f"line {len(LINES) + 1}: "),
        (LINES[:-1] + LINES[-2:-1], f"line {len(LINES)}: "),
    ],
)
def test_damage_is_named_by_its_line(lines, says):
    with pytest.raises(BrokenLog) as wrong:
        read(lines)
    assert str(wrong.value).startswith(says)


@given(st.data())
def test_no_damage_gets_through_unnoticed_or_unnamed(data):
    """Cut or change one character anywhere: refused with a line number, or still the very same game."""
    number = data.draw(st.integers(0, len(LINES) - 1))
    place = data.draw(st.integers(0, len(LINES[number]) - 1))
    letter = data.draw(st.sampled_from(["", "0", "9", '"', "}", "a", " "]))
    line = LINES[number]
    lines = [*LINES[:number], line[:place] + letter + line[place + 1 :], *LINES[number + 1 :]]
    try:
        said = read(lines, verify=True).outcome()
    except BrokenLog as wrong:
        said = wrong.line
    assert said in range(1, len(LINES) + 1) or said == read(LINES).outcome()


def test_in_the_first_format_a_draw_goes_by_its_number():
    """So that after a step back another one came. Such records are read, verified and gone on with as they are."""
    record = Record.open(GAMES["clans"], [Sitter("person", ""), Sitter("person", "")], b"s" * 32, ("", ""))
    record.header = replace(record.header, tabby=1)
    record.advance()
    seat = record.to_act.must[0]
    drawn = []
    for _ in range(2):
        record.play(seat, next(iter(record.game.legal(record.state, seat))))
        record.advance()
        drawn.append(record.line[-1].action)
        record.undo(seat, [1 - seat])
    assert drawn[0] != drawn[1]
    assert Record.read(record.lines(), GAMES, verify=True, seed=b"s" * 32).draws == record.draws == 4


def test_a_bot_is_not_asked_for_its_consent():
    record = Record.open(GAMES["clans"], [Sitter("person", ""), Sitter("bot", "easy")], b"s" * 32, ("", ""))
    record.advance()
    while record.to_act.must != (0,):
        (seat,) = record.to_act.must
        record.play(seat, next(iter(record.game.legal(record.state, seat))))
        record.advance()
    record.play(0, next(iter(record.game.legal(record.state, 0))))
    record.advance()
    assert not record.can_undo(0)
    assert record.missing_consent(0) == []
    record.undo(0)


def test_nothing_follows_the_end():
    record = read(LINES)
    for attempt in (lambda: record.undo(0), lambda: record.resign(1), lambda: record.play(0, None)):
        with pytest.raises(TabbyError, match="over"):
            attempt()
