"""What every game promises, tried on random games (property-based tests). Nothing here knows a game."""

import importlib
import json
from collections import Counter
from itertools import cycle, permutations
from random import Random

import pytest

from tabbytop.core import (
    CHANCE,
    PHYSICS,
    SPECTATOR,
    GameSpec,
    IllegalAction,
    Malformed,
    Odds,
    OutOfTurn,
    check,
    decode,
    encode,
    is_barrier,
    wire,
)

from .exchange import box, known
from .telling import can_happen

MANY = 120  #: steps of one way to play that are looked at


def through_json(kind, value):
    return json.loads(json.dumps(encode(kind, value)))


def counted_again(game):
    """How a finished game is counted once more, without asking its rules: ``tests/recount.py`` of its folder."""
    return importlib.import_module(f"{game.package}.tests.recount").points


def test_random_play_ends_and_the_sheet_adds_up(case):
    """To what a second count comes to; and nobody with fewer points comes before another, unless a line says why."""
    points = counted_again(case.game)
    for steps, end in case.walks:
        result = case.game.outcome(end)
        assert 0 < len(steps) < 5000
        assert len(result.places) == case.seats + len(result.rivals)
        assert 1 in result.places
        assert {line.side for line in result.lines} <= set(range(len(result.places)))
        assert all(line.clause.startswith(case.game.tag + " ") for line in result.lines)
        on_the_sheet = tuple(result.points(side) for side in range(len(result.places)))
        assert on_the_sheet == points(steps)
        explained = {line.side for line in result.lines if not line.points}
        for (one, more), (other, fewer) in permutations(enumerate(on_the_sheet), 2):
            if result.places[one] < result.places[other]:
                assert more >= fewer or other in explained


NO_STANDING = GameSpec.__dataclass_fields__["standing"].default


def test_the_last_standing_is_the_outcome(case):
    """Where a game tells at all what it would be if it ended now."""
    for _, end in case.walks:
        for viewer in case.viewers:
            standing = case.game.standing(case.game.view(end, viewer))
            assert standing == (None if case.game.standing is NO_STANDING else case.game.outcome(end))


def test_states_actions_and_views_survive_json(case):
    """Every action, and of the positions that are looked at what one seat after another sees, and a spectator."""
    game = case.game
    for action in {step.action for step in case.steps()}:
        assert decode(game.action, through_json(game.action, action)) == action
    for state, seat in zip(case.positions(MANY), cycle(range(case.seats)), strict=False):
        assert decode(game.state, through_json(game.state, state)) == state
        for viewer in (seat, SPECTATOR):
            seen = game.view(state, viewer)
            assert seen.viewer == viewer
            assert decode(game.view_type, through_json(game.view_type, seen)) == seen


def test_notation_round_trips(case):
    for action in {step.action for step in case.steps()}:
        text = case.game.notation.write(action)
        assert case.game.notation.read(text) == action
    for state in case.positions(MANY):
        assert case.game.notation.show(case.game.view(state, SPECTATOR))
    with pytest.raises(Malformed):
        case.game.notation.read("no such action")


def test_menus_are_exact(case):
    """They count what they list, hold what they list once, and ``check`` refuses the rest with a clause."""
    game, rng, stranger = case.game, Random(7), object()
    for state in case.positions(MANY):
        asked = game.to_act(state)
        assert not set(asked.must) & {*asked.may, *asked.chosen}
        for seat in (*asked.must, *asked.may):
            if seat < 0:
                continue
            menu = game.legal(state, seat)
            listed = list(menu)
            assert len(listed) == len(menu) == len(set(listed)) > 0
            assert menu.prompt.clause.startswith(game.tag + " ")
            assert json.dumps(wire(menu, game.action))
            for action in (menu.pick(rng), *rng.sample(listed, min(5, len(listed)))):
                check(game, state, seat, action)
            with pytest.raises(IllegalAction, match=game.tag):
                check(game, state, seat, stranger)
        for seat in set(range(case.seats)) - {*asked.must, *asked.may}:
            with pytest.raises(OutOfTurn):
                check(game, state, seat, stranger)


def test_check_agrees_with_the_menu_on_the_actions_of_other_moments(case):
    """Every action seen anywhere in a game is either in the menu or refused with a clause, at every position."""
    game, rng, offered = case.game, Random(6), Counter()
    seen = sorted({action for _, seat, action, _ in case.steps() if seat >= 0}, key=repr)
    for state in case.positions(MANY):
        asked = game.to_act(state)
        for seat in (*asked.must, *asked.may):
            if seat < 0:
                continue
            menu = game.legal(state, seat)
            for action in rng.sample(seen, min(12, len(seen))):
                offered[action in menu] += 1
                if action in menu:
                    check(game, state, seat, action)
                else:
                    with pytest.raises(IllegalAction, match=game.tag):
                        check(game, state, seat, action)
    assert offered[True] and offered[False]


def test_different_actions_of_a_menu_lead_to_different_positions(case):
    game = case.game
    for state in case.positions(MANY):
        for seat in game.to_act(state).must:
            if seat >= 0:
                menu = list(game.legal(state, seat))
                assert len({game.apply(state, seat, action) for action in menu}) == len(menu)


def test_apply_leaves_its_input_alone_and_states_can_be_keys(case):
    game = case.game
    for state, seat, action, after in case.steps(MANY):
        before = json.dumps(encode(game.state, state))
        assert hash(state) == hash(state)
        assert game.apply(state, seat, action) == after
        assert json.dumps(encode(game.state, state)) == before


def test_chance_is_a_distribution(case):
    game, rng = case.game, Random(5)
    draws = [step for step in case.steps(MANY) if step.seat == CHANCE]
    assert draws or not any(step.seat == CHANCE for step in case.steps())
    for state, _, action, _ in draws:
        chances = game.chances(state)
        assert chances.probability(action) > 0
        assert chances.probability(chances.draw(rng.randrange)) > 0
        assert chances.probability(object()) == 0
        if isinstance(chances, Odds) or chances.count == 1:
            assert sum(p for _, p in chances) == 1
            assert all(chances.probability(one) == p > 0 for one, p in chances)


def test_what_is_told_shows_no_more_than_the_view(case):
    """Two actions after which a viewer sees the same position are told to it in the same words.

    So a public roll leaves a trace in the view, where somebody who reconnects can see it too.
    """
    game, rng = case.game, Random(9)
    for state, seat, action, _ in case.steps(MANY):
        if seat == PHYSICS:
            continue
        source = game.chances(state) if seat == CHANCE else game.legal(state, seat)
        others = [source.draw(rng.randrange) if seat == CHANCE else source.pick(rng) for _ in range(5)]
        futures = [(other, game.apply(state, seat, other)) for other in {action, *others}]
        for viewer in set(case.viewers) - {seat}:
            told = {}
            for other, after in futures:
                events = game.tell(state, seat, other, after, viewer)
                assert told.setdefault(game.view(after, viewer), events) == events


# -- what is imagined: a position that agrees with a view, for bots ---------------------------------------------------


def test_an_imagined_world_agrees_with_all_that_its_viewer_knows(case):
    """View, own menu and whose turn it is are the same; no card is lost, and what is known lies where it lay."""
    game, rng = case.game, Random(8)
    for state in case.positions(MANY):
        asked, there_are, for_all = game.to_act(state), box(state), game.view(state, SPECTATOR)
        for viewer in case.viewers:
            seen = game.view(state, viewer)
            other = game.determinize(seen, rng)
            again = game.to_act(other)
            assert box(other) == there_are
            assert known(other, viewer) == known(state, viewer)
            assert game.view(other, viewer) == seen
            assert (again.must, again.chosen) == (asked.must, asked.chosen)
            assert (viewer in again.may) == (viewer in asked.may)
            assert game.view(other, SPECTATOR) == for_all, "a spectator knows more than a seat"
            if viewer in (*asked.must, *asked.may):
                assert game.legal(other, viewer) == game.legal(state, viewer)


def test_play_goes_on_in_an_imagined_world_as_in_this_one(case):
    """A move that can be taken back freely shows the same there, to its seat and to others; and whoever sees the same
    after a step hears the same about it."""
    game, rng = case.game, Random(13)
    for step in case.steps(MANY):
        state, seat, action, after = step
        is_free = not is_barrier(game, state, seat, action, after)
        for viewer in case.viewers:
            world = game.determinize(game.view(state, viewer), rng)
            if not can_happen(game, world, seat, action):
                assert viewer != seat  # another hand, another deck: but one's own are as they are
                continue
            then = game.apply(world, seat, action)
            same = game.view(then, viewer) == game.view(after, viewer)
            assert same or not is_free
            if same:
                assert game.tell(world, seat, action, then, viewer) == game.tell(state, seat, action, after, viewer)
