"""Logs, replays, verification, undo and rules fixes, for every game."""

import json
from dataclasses import replace

import pytest

from tabbytop.core import CHANCE, BrokenLog, Record, TabbyError, Undone, UndoRefused, encode
from tabbytop.core.log import is_bounded


def games(case):
    return {case.game.key: case.game}


@pytest.fixture(scope="session")
def finished(case):
    """A game that is over. Whoever wants to change it changes its lines."""
    record = case.record(11)
    record.reveal()
    return record


def test_no_figure_of_a_position_is_larger_than_the_game_says(case, finished):
    """Else a record that begins in the middle could not be read."""
    for state in finished.states:
        assert is_bounded(encode(case.game.state, state), case.game.largest)


def test_a_log_replays_to_the_same_states_and_stories(case, finished):
    again = Record.read(finished.lines(), games(case), verify=True)
    assert again.states == finished.states
    assert again.lines() == finished.lines()
    assert again.outcome() == finished.outcome()
    told, told_again = (
        zip(*(record.news(viewer) for viewer in case.viewers), strict=True) for record in (finished, again)
    )
    for to_all, same in zip(told, told_again, strict=True):
        assert to_all == same


def test_a_draw_that_was_not_committed_to_is_found(case, finished):
    lines = finished.lines()
    last = json.loads(lines[-1])
    last["seed"] = (b"t" * 32).hex()
    with pytest.raises(BrokenLog, match="commitment"):
        Record.read([*lines[:-1], json.dumps(last)], games(case), verify=True)
    header = json.loads(lines[0])
    header["nonces"] = ["one", "three"]
    with pytest.raises(BrokenLog, match="committed to"):
        Record.read([json.dumps(header), *lines[1:]], games(case), verify=True)


def test_a_log_without_its_seed_cannot_be_verified(case, finished):
    lines = finished.lines()
    assert Record.read(lines[:-1], games(case)).is_over
    with pytest.raises(BrokenLog, match="not revealed"):
        Record.read(lines[:-1], games(case), verify=True)


def test_every_damaged_line_is_named(case, finished):
    lines = finished.lines()
    for number in (1, 2, *range(7, len(lines), 1 + len(lines) // 5), len(lines)):
        broken = [*lines]
        broken[number - 1] = broken[number - 1][:-3]
        with pytest.raises(BrokenLog, match=f"^line {number}: "):
            Record.read(broken, games(case))
    with pytest.raises(BrokenLog, match=r"^line 3: entry"):
        Record.read([lines[0], lines[1], *lines[3:]], games(case))


def test_a_retried_move_is_done_once(case):
    record = case.record(11, until=6)
    move = next(move for move in record.line if move.id)
    before = record.seq
    assert record.play(move.seat, move.action, id=move.id) == move.seq
    assert record.seq == before


def test_free_undo_gives_back_the_position_and_the_log_keeps_both(case):
    undone = 0
    for until in range(1, 40, 3):
        record = case.record(until, until=until)
        for seat in range(case.seats):
            index = record.last_move(seat)
            if index is None or not record.can_undo(seat):
                continue
            state = record.states[index]
            for move in record.line[index + 1 :]:
                state = case.game.apply(state, move.seat, move.action)
            record.undo(seat)
            undone += 1
            assert record.state == state
            break
        assert Record.read(record.lines(), games(case)).state == record.state
    assert undone


def test_beyond_that_undo_needs_everybody(case):
    if case.seats == 1:
        assert case.record(11, until=9).missing_consent(0) == []  # who plays alone asks nobody
        return
    refused = 0
    for until in range(4, 30):
        record = case.record(until, until=until)
        record.advance()
        seat = next((move.seat for move in reversed(record.line) if move.seat >= 0), None)
        if seat is None or record.is_over or record.can_undo(seat):
            continue
        others = [one for one in range(case.seats) if one != seat]
        before = record.lines()
        with pytest.raises(UndoRefused):
            record.undo(seat, others[1:])
        assert record.lines() == before
        refused += 1
        state = record.states[record.last_move(seat)]
        record.undo(seat, others)
        assert record.state == state
        record.advance()
        assert Record.read(record.lines(), games(case), verify=True, seed=b"s" * 32).state == record.state
        lines = record.lines()
        place = 1 + next(entry.seq for entry in record.entries if isinstance(entry, Undone))
        lines[place] = json.dumps({**json.loads(lines[place]), "agreed": []})
        with pytest.raises(BrokenLog):
            Record.read(lines, games(case))
    assert refused


def test_the_same_choice_after_a_step_back_meets_the_same_result(case, finished):
    """At some draws of a game that followed a choice; what it is drawn for is unlike all else that is drawn for."""
    line, lines, lots = finished.line, finished.lines(), finished.lots_that_count
    assert len(set(lots)) == len(lots)
    assert all(isinstance(part, (str, int)) for lot in lots for part in lot)
    calls = [i for i, move in enumerate(line[:-2]) if move.seat >= 0 and line[i + 1].seat == CHANCE]
    for place in calls[:: 1 + len(calls) // 4]:
        seat = line[place].seat
        record = Record.read(lines[: line[place].seq + 1], games(case), seed=b"s" * 32)
        made = []
        for _ in range(2):
            record.play(seat, line[place].action)
            record.advance()
            made.append([move.action for move in record.line[place:]])
            if record.is_over:  # which cannot be taken back
                break
            record.undo(seat, range(case.seats))
        assert made[0] == made[-1]


def test_whoever_resigns_loses_and_the_log_says_so(case):
    record = case.record(11, until=3)
    record.resign(0)
    with pytest.raises(TabbyError):
        record.resign(0)
    for seat in range(1, case.seats - 1):
        record.resign(seat)
    assert record.is_over
    outcome = record.outcome()
    assert all(place > 1 for place in outcome.places[: max(1, case.seats - 1)])
    assert len(outcome.places) == case.seats + len(outcome.rivals)
    assert outcome.winners in ((case.seats - 1,), (case.seats,)), "who stayed, or the rival of all"
    record.reveal()
    again = Record.read(record.lines(), games(case), verify=True)
    assert again.outcome() == record.outcome()
    with pytest.raises(TabbyError, match="over"):
        again.play(0, None)


def test_a_game_that_is_broken_off_ends_as_it_stands_and_the_log_says_so(case):
    if case.seats < 2:
        pytest.skip("who plays alone resigns")
    record = case.record(11, until=3)
    stood, rest = record.as_it_stands(), range(1, case.seats)
    for gone, agreed in ([0], []), ([], [*rest]), ([0], [0, *rest]), ([0], [*rest][1:]):
        with pytest.raises(TabbyError, match="broken off by all"):
            record.break_off(gone, agreed)
    number = record.break_off([0], rest, id="enough")
    assert record.break_off([0], rest, id="enough") == number
    assert record.is_over
    assert record.outcome() == stood
    record.reveal()
    again = Record.read(record.lines(), games(case), verify=True)
    assert (again.outcome(), again.broken_off) == (stood, record.broken_off)
    recalled = Record.resume(case.game, record.header, record.snapshot(), record.seed, record.entries)
    assert (recalled.outcome(), recalled.is_over) == (stood, True)
    lines = record.lines()
    lines[number + 1] = json.dumps({**json.loads(lines[number + 1]), "agreed": []})
    with pytest.raises(BrokenLog, match="broken off by all"):
        Record.read(lines, games(case))


def test_how_it_stands_can_be_told_at_every_moment(case, finished):
    for state in [*finished.states[:: 1 + len(finished.states) // 40], finished.state]:
        record = Record(case.game, finished.header)
        record.states.append(state)
        stands = record.as_it_stands()
        assert len(stands.places) == case.seats + len(stands.rivals)
        assert min(stands.places) == 1
    assert stands == finished.outcome()


def test_a_running_game_survives_a_rules_fix(case):
    record = case.record(11, until=5)
    if case.seats > 2:
        record.resign(0, id="enough")
    newer = replace(case.game, rules="fixed")
    going_on = Record.resume(newer, record.header, record.snapshot(), record.seed, record.entries)
    assert going_on.state == record.state
    assert going_on.seq == record.seq + 1
    assert going_on.ids == record.ids
    lines = [*record.lines(), *going_on.lines()[1:]]
    again = Record.read(lines, {newer.key: newer})
    assert (again.state, again.resigned, again.ids) == (record.state, record.resigned, record.ids)
    assert again.lots_that_count == going_on.lots_that_count == record.lots_that_count
    assert (again.draws, again.draws_seen_before) == (record.draws, record.draws_seen_before)
    with pytest.raises(BrokenLog, match="that release"):
        Record.read(record.lines(), {newer.key: newer})
