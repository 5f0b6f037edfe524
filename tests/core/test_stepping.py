"""Stepping back tells the truth: the same choice meets the same result, and what was seen is counted."""

import json
from dataclasses import replace

import pytest

from tabbytop.core import CHANCE, BrokenLog, Record, Sitter, UndoRefused
from tabbytop.games import all_games
from tabbytop.games.kingos.actions import Lay, Move
from tabbytop.games.kingos.ground import Direction

GAMES = all_games()
SEED = b"a seed that is 32 bytes long, yes"[:32]
TWO = (Sitter("person", "Micka"), Sitter("person", "Mourek"))


def opened(game: str, seats=TWO, **options) -> Record:
    record = Record.open(GAMES[game], seats, SEED, [""] * len(seats), options)
    record.advance()
    return record


def play_until(record: Record, until) -> None:
    """The first answer of each menu, until something holds."""
    while not until(record):
        seat = record.to_act.must[0]
        record.play(seat, next(iter(record.game.legal(record.state, seat))))
        record.advance()


def wake(record: Record, cell: int) -> object:
    """What comes up in a cell, when whoever is to move wakes it."""
    seat = record.to_act.must[0]
    turn = next(action for action in record.game.legal(record.state, seat) if action.cell == cell)
    record.play(seat, turn)
    record.advance()
    return record.line[-1].action


def back(record: Record) -> None:
    seat = record.last_move(0), record.last_move(1)
    last = max((0, 1), key=lambda one: -1 if seat[one] is None else seat[one])
    record.undo(last, [1 - last])


def cells_to_wake(record: Record) -> list[int]:
    return [action.cell for action in record.game.legal(record.state, record.to_act.must[0])]


def test_the_same_tile_is_woken_again():
    record = opened("clans")
    one, other, *_ = cells_to_wake(record)
    first = wake(record, one)
    back(record)
    elsewhere = wake(record, other)
    back(record)
    assert wake(record, one) == first
    assert record.draws == 5  # who starts, the middle, three tiles
    assert first != elsewhere


def test_different_cells_are_drawn_for_apart():
    """Or one tile woken and taken back would tell what lies everywhere."""
    record = opened("clans")
    seen = set()
    for cell in cells_to_wake(record):
        seen.add(wake(record, cell))
        back(record)
    assert len(seen) > 5


def explore(record: Record, direction: Direction) -> Lay:
    """The card that is laid where whoever is to move goes [KINGOS 4.6]."""
    before = len(record.line)
    record.play(record.to_act.must[0], Move(direction))
    record.advance()
    return next(move.action for move in record.line[before:] if isinstance(move.action, Lay))


def test_each_field_of_the_island_has_a_card_of_its_own():
    """[KINGOS 4.6] it lies there again after a step back, and tells nothing of the field beside it."""
    record = opened("kingos")
    up = explore(record, "up")
    back(record)
    left = explore(record, "left")
    back(record)
    assert explore(record, "up") == up
    back(record)
    assert explore(record, "left") == left
    assert up.card != left.card


def test_draws_that_had_come_before_are_counted():
    record = opened("clans")
    one, other, *_ = cells_to_wake(record)
    wake(record, one)
    assert (len(record.steps_back), record.draws_seen_before) == (0, 0)
    back(record)
    assert (len(record.steps_back), record.draws_seen_before) == (1, 0)
    wake(record, other)
    assert record.draws_seen_before == 0
    back(record)
    wake(record, one)
    assert (len(record.steps_back), record.draws_seen_before, len(record.lots_that_count)) == (2, 1, 3)


def test_a_step_back_that_shows_nothing_is_not_counted():
    """A swap may be taken back and made again."""
    record = opened("clans")
    wake(record, cells_to_wake(record)[0])
    seat = record.to_act.must[0]
    *_, swap = record.game.legal(record.state, seat)
    record.play(seat, swap)
    record.undo(seat)
    assert record.steps_back == []


def test_a_record_says_the_same_when_it_is_read_again():
    record = opened("clans")
    wake(record, cells_to_wake(record)[0])
    back(record)
    wake(record, cells_to_wake(record)[0])
    again = Record.read(record.lines(), GAMES, verify=True, seed=SEED)
    assert again.draws_seen_before == record.draws_seen_before == 1
    assert [step.seen for step in again.steps_back] == [step.seen for step in record.steps_back] == [(0, 1)]
    assert again.state == record.state


def test_a_changed_draw_after_a_step_back_is_found_out():
    record = opened("clans")
    wake(record, cells_to_wake(record)[0])
    back(record)
    wake(record, cells_to_wake(record)[1])
    *_, first, _, _, last = record.entries  # a tile, the step back, another cell, its tile
    record.entries[-1] = replace(last, action=first.action)
    with pytest.raises(BrokenLog, match="not the draw that was committed to"):
        Record.read(record.lines(), GAMES, verify=True, seed=SEED)


@pytest.mark.parametrize(("hidden", "seen"), [("DrawFlower", 1), ("Lay", 2)])
def test_known_is_what_was_seen_and_to_whom(hidden, seen):
    """A flower only its owner has seen [KINGOS 8.1]; a card of the island all have."""
    record = opened("kingos")
    play_until(record, lambda now: any(type(move.action).__name__ == hidden for move in now.line))
    index = next(i for i, move in enumerate(record.line) if type(move.action).__name__ == hidden)
    seats = [move.seat for move in record.line[:index] if move.seat >= 0]
    owner = seats[-1]
    while record.last_move(owner) is not None and record.last_move(owner) > index:
        record.undo(owner, [1 - owner])
    record.steps_back.clear()
    record.undo(owner, [1 - owner])
    (step,) = record.steps_back
    assert owner in step.seen
    assert len(step.seen) == seen


def test_what_was_told_can_be_told_again_to_each():
    """Whose flower it was hears which it is; the other, that there was one."""
    record = opened("kingos")
    play_until(record, lambda now: any(type(move.action).__name__ == "DrawFlower" for move in now.line))
    owner = max(
        (0, 1), key=lambda seat: max((i for i, move in enumerate(record.line) if move.seat == seat), default=-1)
    )
    record.undo(owner, [1 - owner])
    (step,) = record.steps_back
    told = {viewer: list(step.news(record.game, viewer)) for viewer in (owner, 1 - owner, None)}
    assert told[owner] != told[1 - owner]
    assert [event.key for event in told[None]] == [event.key for event in told[1 - owner]]


# -- a change of rules ------------------------------------------------------------------------------------------------


def upgraded(record: Record, rules: str = "fixed") -> Record:
    """The game goes on under other rules, from its snapshot: the moves before cannot be replayed under these."""
    newer = replace(record.game, rules=rules)
    return Record.resume(newer, record.header, record.snapshot(), SEED, record.entries)


def turn_over(record: Record) -> None:
    seat = record.to_act.must[0]
    *_, swap = record.game.legal(record.state, seat)
    record.play(seat, swap)
    record.advance()


def counts(record: Record) -> tuple[object, ...]:
    """What story, end page and record say."""
    steps = [(step.kept, step.seen) for step in record.steps_back]
    return len(record.lots_that_count), record.draws_seen_before, record.draws, steps


def test_the_same_choice_after_a_step_back_meets_the_same_result_under_new_rules():
    record = opened("clans")
    one, other, *_ = cells_to_wake(record)
    wake(record, other)
    turn_over(record)
    first = wake(record, one)
    back(record)
    carried = upgraded(record)
    assert counts(carried) == counts(record)
    assert wake(carried, one) == first
    assert carried.draws_seen_before == 1
    assert carried.lots_that_count[:-1] == record.lots_that_count


def test_counts_survive_changes_of_rules_and_reading_again():
    record = opened("clans")
    one, other, *_ = cells_to_wake(record)
    wake(record, one)
    back(record)
    wake(record, one)
    lines = record.lines()
    for rules in ("fixed", "fixed again"):
        carried = upgraded(record, rules)
        lines += carried.lines()[1:]
        again = Record.read(lines, {"clans": carried.game}, verify=True, seed=SEED)
        assert counts(again) == counts(carried) == counts(record)
        assert (again.draws_seen_before, len(again.steps_back)) == (1, 1)
        assert len(again.carried) == len(record.lots_that_count)
        before = len(carried.entries)
        turn_over(carried)
        wake(carried, other)
        lines += carried.lines()[1 + before :]
        record = Record.read(lines, {"clans": carried.game}, verify=True, seed=SEED)
        assert counts(record) == counts(carried)
        other = next(cell for cell in range(25) if cell not in (one, other))


def test_nobody_steps_back_across_a_change_of_rules():
    """What was played under earlier rules is no move that these could take back."""
    record = opened("clans")
    wake(record, cells_to_wake(record)[0])
    seat = record.line[-2].seat
    carried = upgraded(record)
    assert record.last_move(seat) is not None
    assert carried.last_move(seat) is None
    assert not carried.can_undo(seat)
    with pytest.raises(UndoRefused, match="no move to take back"):
        carried.undo(seat, [1 - seat])


def test_after_an_upgrade_that_does_not_say_what_was_drawn_nothing_is_drawn_again():
    """As older entries did not: draws go on from the position that was carried over, and none before it comes again."""
    record = opened("clans")
    wake(record, cells_to_wake(record)[0])
    silent = {key: value for key, value in json.loads(record.snapshot()).items() if key not in ("lots", "steps")}
    carried = Record.resume(replace(record.game, rules="fixed"), record.header, json.dumps(silent), SEED)
    turn_over(carried)
    wake(carried, cells_to_wake(carried)[0])
    old = {record.lots[move.seq] for move in record.line if move.seat == CHANCE}
    new = {carried.lots[move.seq] for move in carried.line if move.seat == CHANCE}
    assert new
    assert not old & new


# -- words beside a turn [KINGOS 6.16] --------------------------------------------------------------------------------

THREE = (*TWO, Sitter("person", "Macek"))


def called(record: Record, seat: int, word: str = "wait") -> None:
    record.play(seat, next(one for one in record.game.legal(record.state, seat) if getattr(one, "word", "") == word))


def left(record: Record) -> int:
    """Whoever is on turn leaves the rest of it; nothing was drawn."""
    seat = record.to_act.must[0]
    record.play(seat, next(one for one in record.game.legal(record.state, seat) if type(one).__name__ == "Pass"))
    return seat


def test_a_word_of_another_takes_no_step_back_from_anybody_and_stays_said():
    record = opened("kingos", THREE)
    on_turn = left(record)
    other = (on_turn + 2) % 3
    called(record, other)
    assert record.can_undo(on_turn)
    assert record.known_after_undo(on_turn) == ()
    record.undo(on_turn)
    assert record.to_act.must == (on_turn,)
    assert record.state.players[other].call.turn == 1
    assert [move.seat for move in record.line] == [CHANCE, other]
    assert record.steps_back == []
    assert Record.read(record.lines(), GAMES, seed=SEED).state == record.state


def test_where_a_word_cannot_stand_without_it_a_move_is_taken_back_by_consent():
    """Who called in the turn that would go on has called twice in it."""
    record = opened("kingos", THREE)
    other = (record.to_act.must[0] + 2) % 3
    called(record, other)
    on_turn = left(record)
    called(record, other, "rest")
    assert not record.can_undo(on_turn)
    assert sorted(record.missing_consent(on_turn)) == sorted({0, 1, 2} - {on_turn})
    record.undo(on_turn, [one for one in range(3) if one != on_turn])
    assert record.state.players[other].call.word == "wait"
    assert record.steps_back == []  # nothing was seen but a word


def test_a_word_on_one_s_own_turn_is_a_move_like_any_other():
    record = opened("kingos", THREE)
    first = left(record)
    called(record, record.to_act.must[0])
    assert not record.can_undo(first)
