"""Kingoš's island analysed: chances of all sides, a slip that is found, nothing that a seat cannot see."""

from dataclasses import replace
from functools import cache
from random import Random

import numpy
import pytest

from tabbytop.bots.kingos import ahead
from tabbytop.bots.kingos.standing import chances, is_quiet
from tabbytop.coach import valuing_of
from tabbytop.coach.advising import advise
from tabbytop.coach.analysing import Analysed, Analysing, Slip, analyse
from tabbytop.coach.valuing import WIN, value_of
from tabbytop.core import Action, AnyMenu, Record, Seat
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Call, Gather, Move, PutIn, Rest
from tabbytop.games.kingos.phases.battle import strength_at
from tabbytop.games.kingos.state import State
from tests.bots.midnight import before_midnight

from .played import played

WORLDS = 4


def way():
    found = valuing_of("kingos")
    assert found is not None
    return found


@cache
def a_game(seats: int) -> Record:
    return played("kingos", ("medium",) * seats, 3, {"distance": 4})


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_was_learnt_gives_every_side_a_chance(seats: int) -> None:
    quiet = [state for state in a_game(seats).states if is_quiet(state)]
    for state in quiet:
        found = chances(state)
        assert len(found) == seats + 1
        assert sum(found) == pytest.approx(1)
    assert len({tuple(chances(state)) for state in quiet}) > len(quiet) // 2


@pytest.mark.parametrize("seats", [1, 3])
def test_the_curve_ends_where_the_game_did(seats: int) -> None:
    record = a_game(seats)
    found = analyse(record, way(), WORLDS)
    last = found.steps[-1].value
    assert last is not None
    winners = record.outcome().winners
    assert last.chances == tuple(1 / len(winners) if side in winners else 0.0 for side in range(seats + 1))
    for step in found.steps:
        if step.value is not None:
            assert sum(step.value.chances) == pytest.approx(1)
        if isinstance(step.action, Call):
            assert step.slip is None, "nothing is decided by a word"
        if step.slip is not None:
            assert step.slip.score == pytest.approx(100 * step.slip.chance), "a glance tells nothing by itself"
    for side in found.sides:
        assert side.final - side.initial == pytest.approx(side.luck + side.skill + side.unseen)
    assert analyse(record, way(), WORLDS).as_json() == found.as_json()


@pytest.mark.parametrize(("seed", "options", "steps"), [(1, {}, 450), (0, {"countdown": False}, 700)])
def test_a_long_game_of_five_takes_hardly_more_worlds_than_a_long_one_of_two(
    monkeypatch: pytest.MonkeyPatch, seed: int, options: dict[str, bool], steps: int
) -> None:
    """Counted, not timed: a world is only drawn. A game of two with 204 steps had 15,506; 7 is 16 · 200 / 456."""
    imagined = []

    def drawn(state: State, rng: Random) -> list[float]:
        imagined.append(state)
        parts = [rng.random() for _ in (*state.players, "island")]
        return [part / sum(parts) for part in parts]

    record = played("kingos", ("easy",) * 5, seed, options)
    assert len(record.line) > steps
    monkeypatch.setattr(ahead, "then", drawn)
    found = analyse(record, way())
    assert 8_000 < len(imagined) < 18_000
    assert found.worlds == {1: 7, 0: 5}[seed]
    for side in found.sides:
        assert side.final - side.initial == pytest.approx(side.luck + side.skill + side.unseen)


def test_of_two_nothing_is_tried_less_however_long_they_play() -> None:
    usual = way()
    for seats in (1, 2):
        assert usual.paced(seats, 1000) is usual
    short = usual.paced(5, 100)
    assert (short.worlds, short.deals, short.glances) == (usual.worlds, usual.deals, usual.glances) == (16, 16, 6)
    assert (usual.likely, usual.largest, usual.looks, usual.again) == (16, 8, 12, 160)
    long = usual.paced(5, 400)  # half the worlds, and a quarter where six look on instead of three
    assert (long.worlds, long.deals, long.glances) == (8, 4, 3)
    assert (long.likely, long.largest, long.looks, long.again) == (16, 8, 12, 160)


def test_what_was_known_is_told_beside_it() -> None:
    """Cards of others are imagined, and at the end all is known."""
    record = a_game(3)
    found = analyse(record, way(), WORLDS)
    guessed = [step for step in found.steps if step.guess is not None]
    assert guessed[-1].guess.seen == guessed[-1].guess.own == found.steps[-1].value
    assert any(step.guess.seen.chances != step.value.chances for step in guessed)
    assert any(step.guess.own.chances != step.guess.seen.chances for step in guessed)
    for step in guessed:
        assert sum(step.guess.seen.chances) == pytest.approx(1)
        assert step.guess.own.chances[3] == step.guess.seen.chances[3], "the island sees nothing of its own"
    told = found.as_json()["steps"][-1]
    assert told["seen"]["chance"] == told["own"]["chance"] == told["chance"]


def test_what_a_seat_could_not_see_changes_nothing_of_its_own_guess() -> None:
    """Another position that looks the same to a seat is worth the same by what that seat knows."""
    record, work = a_game(2), Analysing(a_game(2), way(), WORLDS)
    places = [place for place, state in enumerate(record.states[:-1]) if is_quiet(state)][::6]
    assert places
    for place in places:
        state, value = record.states[place], value_of(way().played_on(record.states[place], 2, 1))
        for viewer in (None, 0, 1):
            other = GAME.determinize(GAME.view(state, viewer), Random(7))
            known = [work._known_to(viewer, place, one, value) for one in (state, other)]
            if not work._looks_like(state, other):
                assert known[0] == known[1]


def test_energy_held_back_in_the_last_battle_is_the_turning_point() -> None:
    """Who would have won puts in nothing instead."""
    planted: list[int] = []

    def hold_back(record: Record, seat: Seat, menu: AnyMenu) -> Action | None:
        if planted or PutIn(0) not in menu:
            return None
        view = GAME.view(record.state, seat)
        best = PutIn(record.state.players[seat].vitality)
        none, all_of_it = way().tried(view, [PutIn(0), best], 60, 5)
        if (all_of_it - none)[:, seat, WIN].mean() < 0.4:
            return None
        planted.append(record.seq)
        return PutIn(0)

    for seed in range(10, 20):
        record = played("kingos", ("medium", "medium"), seed, {"distance": 4}, hold_back)
        if planted:
            break
    assert planted[0] in analyse(record, way(), 8).turning_points


def test_a_chance_that_those_who_play_on_miss_as_well_is_seen() -> None:
    """[KINGOS 7.1] the curve hardly falls: nobody who plays on would have gone up."""
    state = before_midnight(2)
    before, after = (way().played_on(one, 40, 1)[:, 0, WIN].mean() for one in (state, GAME.apply(state, 0, Gather())))
    first, *others = way().glance(GAME.view(state, 0), GAME.legal(state, 0), Gather())
    own = next(one for one in others if one.action == Gather())
    assert first.action == Move("up")
    assert first.worth - own.worth > 100 * max(0.15, 3 * (before - after))


def test_a_chance_missed_twice_in_a_turn_is_told_once_where_it_was_worth_most() -> None:
    record, turns = a_game(2), dict[int, list[int]]()
    for state, move in zip(record.states, record.line, strict=False):
        if move.seat == 0 and not GAME.flow.is_word(move.action):
            turns.setdefault(GAME.flow.turn_number(state), []).append(move.seq)
    twice = next(seqs for seqs in turns.values() if len(seqs) > 1)
    once = next(seqs for seqs in turns.values() if seqs is not twice)
    lost = dict(zip((twice[0], twice[1], once[0]), (0.3, 0.4, 0.2), strict=True))

    def slipped(step: Analysed) -> Analysed:
        worth = lost.get(step.n)
        return replace(step, slip=None if worth is None else Slip(Rest(), worth, 0.01, worth, 100 * worth, 3))

    found = analyse(record, way(), WORLDS, knows=False)
    assert replace(found, steps=tuple(map(slipped, found.steps))).turning_points == tuple(sorted((twice[1], once[0])))


def test_a_hint_is_the_same_for_all_that_a_seat_cannot_tell_apart() -> None:
    record = a_game(3)
    asked = [
        (state, seat)
        for state in record.states
        for seat in GAME.to_act(state).must
        if seat >= 0 and len(GAME.legal(state, seat)) > 2
    ]
    for state, seat in Random(1).sample(asked, 4):
        view = GAME.view(state, seat)
        other = GAME.determinize(view, Random(7))
        hint, same = (
            advise(GAME, way(), GAME.view(one, seat), GAME.legal(one, seat), WORLDS) for one in (state, other)
        )
        assert hint == same
        assert hint[0].less_chance == 0
        assert all(one.chance <= hint[0].chance + 1e-9 for one in hint)


def test_choices_made_at_once_are_imagined_anew() -> None:
    """What others have put in and nobody sees is not taken from the position."""
    record = a_game(3)
    state, seat = next(
        (state, GAME.to_act(state).must[0])
        for state in record.states
        if GAME.to_act(state).chosen and GAME.to_act(state).must and GAME.to_act(state).must[0] >= 0
    )
    other = GAME.to_act(state).chosen[0]
    players = list(state.players)
    changed = 0 if players[other].chosen else 1
    players[other] = players[other]._replace(chosen=changed)
    actions = list(GAME.legal(state, seat))[:2]
    seen = [GAME.view(one, seat) for one in (state, state._replace(players=tuple(players)))]
    one, two = (way().tried(view, actions, 6, 1) for view in seen)
    assert all(numpy.array_equal(a, b) for a, b in zip(one, two, strict=True))


def reasons_of(view, action) -> dict[str, tuple[float, dict]]:
    return {reason.line.key: (reason.points, dict(reason.line.args)) for reason in way().foreseen(view, action, ())}


def test_reasons_name_figures_of_the_position() -> None:
    """Held against the rules: what is gained by rest, who stands together against whom."""
    told = set()
    for state in a_game(3).states:
        for seat in GAME.to_act(state).must:
            if seat < 0:
                continue
            view = GAME.view(state, seat)
            for action in GAME.legal(state, seat):
                why = reasons_of(view, action)
                told |= set(why)
                if isinstance(action, Rest):
                    rested = GAME.apply(state, seat, action).players[seat].vitality - state.players[seat].vitality
                    assert why.get("ahead-energy", (0, {}))[0] == rested
                if isinstance(action, PutIn) and "ahead-together" in why:
                    more, figures = why["ahead-together"]
                    assert more == figures["together"] - figures["strength"]
                    assert figures["strength"] == strength_at(state, state.players[seat].cell)
                    other = reasons_of(view, PutIn(action.energy + 1)).get("ahead-together")
                    assert other is None or other[0] == more + 1
    assert told >= {"ahead-nearer", "ahead-energy", "ahead-together", "ahead-price"}
