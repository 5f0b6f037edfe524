"""Cat clans analysed: values against the rules, sums that close, a slip that is found."""

from functools import cache
from random import Random

import pytest

from tabbytop.bots.clans import move_of
from tabbytop.bots.clans.reading import read, swap_between
from tabbytop.bots.clans.searching import swaps_weighed
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.coach import valuing_of
from tabbytop.coach.analysing import NotAnalysed, analyse
from tabbytop.coach.clans.foreseeing import foreseen, gains_by_turning, held
from tabbytop.coach.reasons import reasons
from tabbytop.coach.valuing import SCORE, WIN
from tabbytop.core import CHANCE, Action, AnyMenu, Record, Seat
from tabbytop.games.clans import GAME
from tabbytop.games.clans.actions import Reveal
from tabbytop.games.clans.components import FIRST_DOG, KIND_OF
from tabbytop.kernels.clans.judging import WHOLE
from tabbytop.kernels.clans.tiles import byte_of

from .played import played

OPTIONS = {"clans": "limited", "powers": True}
WORLDS = 24


@cache
def a_game(seed: int = 1) -> Record:
    return played("clans", ("medium", "easy"), seed, OPTIONS)


def way():
    found = valuing_of("clans")
    assert found is not None
    return found


@cache
def analysed(seed: int = 1):
    return analyse(a_game(seed), way(), WORLDS)


def test_luck_and_skill_add_up_to_what_was_reached() -> None:
    outcome = a_game().outcome()
    for seat, side in enumerate(analysed().sides):
        assert side.final == outcome.points(seat) - outcome.points(1 - seat)
        assert side.final - side.initial == pytest.approx(side.luck + side.skill + side.unseen, abs=1e-9)
        assert side.unseen == 0  # nothing is hidden once tiles lie on the table
    steps = analysed().steps
    assert sum(step.luck.scores[0] for step in steps if step.luck) == pytest.approx(analysed().sides[0].luck)


def test_a_draw_is_worth_the_mean_of_what_may_be_drawn() -> None:
    record = a_game()
    place = next(i for i, move in enumerate(record.line) if move.seat == CHANCE and record.states[i].step == "reveal")
    state = record.states[place]
    mean = sum(
        float(part) * way().played_on(GAME.apply(state, CHANCE, face), WORLDS, 1).mean(axis=0)
        for face, part in GAME.chances(state)
    )
    turned, drawn = analysed().steps[place - 1], analysed().steps[place]
    assert turned.value.scores == pytest.approx(mean[:, SCORE])
    assert turned.value.chances == pytest.approx(mean[:, WIN])
    assert drawn.luck.scores == pytest.approx(drawn.value.less(turned.value).scores)


def test_the_same_record_is_analysed_the_same() -> None:
    assert analyse(a_game(), way(), WORLDS).as_json() == analysed().as_json()
    assert analyse(a_game(), way(), WORLDS, seed=2).as_json() != analysed().as_json()


@pytest.mark.parametrize("seed", range(4))
def test_the_last_swap_is_counted_as_the_rules_count(seed: int) -> None:
    record = a_game(seed)
    place = max(i for i, state in enumerate(record.states) if state.step == "swap")
    state, seat = record.states[place], record.states[place].turn
    actions = list(GAME.legal(state, seat))

    def ended(state, mover: Seat) -> float:
        """The Meowsketeers rotate as it suits them best."""
        if state.step == "rotate":
            ends = [ended(GAME.apply(state, state.turn, one), mover) for one in GAME.legal(state, state.turn)]
            return max(ends) if state.turn == mover else min(ends)
        outcome = GAME.outcome(state)
        return outcome.points(mover) - outcome.points(1 - mover)

    tried = way().tried(GAME.view(state, seat), actions, WORLDS, 1)
    leads = [ended(GAME.apply(state, seat, action), seat) for action in actions]
    assert [one[0, seat, SCORE] for one in tried] == leads
    assert (way().played_on(state, WORLDS, 1)[:, seat, SCORE] == max(leads)).all()


def test_a_planted_slip_is_the_turning_point() -> None:
    planted = []

    def worst(record: Record, seat: Seat, menu: AnyMenu) -> Action | None:
        if planted or record.state.step != "swap" or len(record.state.pool) != 2:
            return None
        actions = list(menu)
        worlds = way().tried(GAME.view(record.state, seat), actions, 200, 5)
        worths = [one[:, seat, SCORE].mean() for one in worlds]
        planted.append(record.seq)
        return actions[worths.index(min(worths))]

    record = played("clans", ("medium", "medium"), 3, OPTIONS, worst)
    found = analyse(record, way(), 60)
    assert planted[0] in found.turning_points
    step = next(step for step in found.steps if step.n == planted[0])
    assert step.slip.is_sure
    assert step.slip.better in list(GAME.legal(record.states[record.line.index(_moved(record, step.n))], step.seat))


def _moved(record: Record, n: int):
    return next(move for move in record.line if move.seq == n)


def test_reasons_add_up_to_what_changes_at_once() -> None:
    record, told = a_game(), 0
    for place, step in enumerate(analysed().steps):
        if step.seat < 0:
            continue
        views = [GAME.view(state, step.seat) for state in record.states[place : place + 2]]
        before, after = map(GAME.standing, views)
        if before is None or after is None:
            assert all(reason.line.key.startswith("ahead-") for reason in step.reasons)
            continue
        leads = [one.points(step.seat) - one.points(1 - step.seat) for one in (before, after)]
        at_once = [reason for reason in step.reasons if not reason.line.key.startswith("ahead-")]
        assert sum(reason.points for reason in at_once) == leads[1] - leads[0]
        for reason in at_once:
            assert reason.line in before.lines or reason.line in after.lines
        told += len(at_once)
    assert told > 10


def test_a_game_that_goes_on_is_not_analysed() -> None:
    record = a_game()
    going_on = Record.read(record.lines()[:-10], {"clans": GAME})
    with pytest.raises(NotAnalysed, match="not over"):
        analyse(going_on, way(), WORLDS)


def test_what_a_swap_leads_to_adds_up_to_what_the_bots_judge() -> None:
    """Sheet and foresight of each prey; nothing but prey counts where powers are off and no pair is open."""
    compared = 0
    for seed in range(6):
        record = played("clans", ("hard", "medium"), seed, {"clans": "limited", "powers": False})
        for state, move in zip(record.states, record.line, strict=False):
            view = GAME.view(state, move.seat)
            if state.step != "swap" or len(state.pool) < 2 or "chaoticats" in view.clans:
                continue  # the Chaoticats asleep count for the judge as if they were awake
            game, actions = read(view), list(GAME.legal(state, move.seat))
            stays, *moves = (swap_between(view.at, view.at), *(move_of(action, view.at) for action in actions))
            as_it_is, *worths = swaps_weighed(game, [stays, *moves], LEARNT, len(game.pool))
            for action, worth in zip(actions, worths, strict=True):
                after = held(GAME.apply(state, move.seat, action), move.seat)
                if {"pigeon2", "pigeon5"} <= after.keys() or {"fly3", "fly4"} <= after.keys():
                    continue
                now = sum(reason.points for reason in reasons(GAME, view, action, Random(1)))
                told = foreseen(view, action)
                ahead = sum(reason.points for reason in told if reason.line.key == "ahead-prey")
                assert now + ahead == pytest.approx((worth - as_it_is) / WHOLE, abs=0.05), (seed, move.seq, action)
                compared += 1
    assert compared > 100


def test_what_a_place_to_turn_promises_is_the_best_swap_with_each_tile() -> None:
    record, compared = played("clans", ("hard", "medium"), 3, OPTIONS), 0
    for state, move in zip(record.states, record.line, strict=False):
        if state.step != "turn" or not 4 < len(state.pool) < 16:
            continue
        view, action = GAME.view(state, move.seat), move.action
        gains = gains_by_turning(view, action.cell)
        assert len(gains) == len(view.asleep)
        told = [(reason.line.key, reason.points, dict(reason.line.args)) for reason in foreseen(view, action)]
        helps, harms = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
        assert not helps or ("ahead-turn", helps, {"helps": helps, "tiles": len(gains)}) in told
        assert not harms or ("ahead-harm", -harms, {"harms": harms, "tiles": len(gains)}) in told
        assert {points for key, points, _ in told if key == "ahead-with"} == {max(gains), min(gains)} - {0.0}
        for key, points, known in told:
            assert key != "ahead-with" or gains[view.asleep.index(known["tile"].removesuffix("@0"))] == points
        game = read(view)
        stays = swaps_weighed(game, [swap_between(action.cell, action.cell)], LEARNT, len(game.pool) - 1)[0]
        turned = GAME.apply(state, move.seat, action)
        for tile in sorted(set(view.asleep)):
            if KIND_OF[tile] >= FIRST_DOG:  # a dog may lie in several ways
                continue
            then = GAME.apply(turned, CHANCE, Reveal(tile, 0))
            if then.step != "swap":
                continue
            seen = GAME.view(then, move.seat)
            moves = [move_of(one, seen.at) for one in GAME.legal(then, move.seat)]
            best = max(swaps_weighed(read(seen), moves, LEARNT, len(then.pool)))
            gain = gains[[int(one) for one in game.pool].index(byte_of(4 * KIND_OF[tile]))]
            assert gain == pytest.approx((best - stays) / WHOLE)
            compared += 1
    assert compared > 20
