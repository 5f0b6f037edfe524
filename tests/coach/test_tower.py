"""Hints at the tower: places that were tried, what falls there, and what is only judged."""

from dataclasses import replace
from random import Random

from tabbytop.bots import bot
from tabbytop.coach import hinting_of
from tabbytop.coach.advising import Advice, advise
from tabbytop.coach.tower.hands import HANDS, held, in_hands
from tabbytop.coach.tower.looking import LetGo, Looked, Looking
from tabbytop.core import PHYSICS, Action, Record, Sitter
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, GiveUp, Meet, Pass, Place, Take
from tabbytop.games.tower.components import ACTIONS, NAMED, TOTO
from tabbytop.games.tower.menus import MOST_TRIES
from tabbytop.games.tower.state import State
from tabbytop.games.tower.tests.kit import position, with_cards
from tabbytop.games.tower.tests.test_goals import with_a_goal_met
from tabbytop.physics import simulation_of

BUILD = 13  #: a gallery, or a guest


def three_floors() -> State:
    return with_cards(position(3, toto=1, seats=1), up=(BUILD, 15), goals=(1, 2))


def after(state: State, *actions: Action) -> State:
    for action in actions:
        state = GAME.apply(state, 0, action)
    return state


def wall_in_hand() -> State:
    return after(three_floors(), Choose(BUILD, 0), Take(NAMED["window3"]))


def hint(state: State, own: Action | None = None) -> tuple[Advice, ...]:
    way = hinting_of("tower")
    assert way is not None
    return advise(GAME, way, GAME.view(state, 0), GAME.legal(state, 0), own=own)


def told(one: Advice) -> dict[str, float]:
    return {reason.line.key: reason.points for reason in one.reasons}


def test_each_place_says_in_how_many_hands_all_stands() -> None:
    state = wall_in_hand()
    found = hint(state)
    assert len(found) >= 3
    view = GAME.view(state, 0)
    for one in found:
        assert isinstance(one.action, Place)
        assert one.action in GAME.legal(state, 0)
        trials = in_hands(view, one.action)
        assert len(trials) == HANDS
        assert one.chance == sum(trial.holds for trial in trials) / HANDS
        assert told(one).get("ahead-holds", 0) == one.chance * HANDS
    assert found[0].chance >= 0.75, "the best place of a quiet tower holds"
    assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)


def test_a_wall_that_is_thrown_is_weighed_and_falls() -> None:
    state = wall_in_hand()
    best = hint(state)[0].action
    assert isinstance(best, Place)
    thrown = replace(best, vx=-240.0, vy=-240.0, vz=0.0)  # outwards
    assert thrown in GAME.legal(state, 0)
    found = hint(state, thrown)
    assert found[0].action == best
    weighed = next(one for one in found if one.action == thrown)
    assert weighed.chance < found[0].chance
    assert weighed.less_chance == found[0].chance - weighed.chance
    fallen = [trial for trial in in_hands(GAME.view(state, 0), thrown) if not trial.holds]
    assert fallen
    assert told(weighed).get("ahead-slips", 0) == -sum(not trial.fallen for trial in fallen)


def test_the_same_view_gives_the_same_hint_whatever_is_hidden() -> None:
    state = wall_in_hand()
    for seed in range(2):
        other = GAME.determinize(GAME.view(state, 0), Random(seed))
        assert hint(other) == hint(state)


def test_giving_up_lets_nothing_stand() -> None:
    table = with_a_goal_met().do(Meet(13, 1))
    tried = table.state._replace(turn=table.state.turn._replace(failed=(TOTO,) * MOST_TRIES))
    assert GiveUp() in GAME.legal(tried, 0)
    given_up = next(one for one in hint(tried, GiveUp()) if one.action == GiveUp())
    assert (given_up.chance, given_up.reasons) == (0.0, ())


def test_cards_are_judged_in_floors_and_nothing_is_tried() -> None:
    state, way = three_floors(), hinting_of("tower")
    assert way is not None
    assert way.unit_of(GAME.view(state, 0)) == "floors"
    found = hint(state)
    assert {one.action for one in found} == set(GAME.legal(state, 0))
    for one in found:
        assert isinstance(one.action, Choose)
        assert one.chance == 0
        key = "ahead-build" if ACTIONS[one.action.card][one.action.side].build else "ahead-nearer"
        assert told(one) == ({key: one.score} if one.score else {})


def test_a_goal_that_can_be_met_is_met_rather_than_put_off() -> None:
    state = with_a_goal_met().state
    first, *others = hint(state)
    assert isinstance(first.action, Meet)
    assert told(first)["ahead-climbs"] == first.action.floors
    assert Pass() in {one.action for one in others}


# -- a game that is over ----------------------------------------------------------------------------------------------


def built(seed: int, *, steps: int) -> Record:
    """A game that an easy bot plays alone, with the physics of the table, until it gives up after some steps."""
    simulate, rng, choose = simulation_of(GAME), Random(seed), bot("tower", "easy").choose
    record = Record.open(GAME, [Sitter("bot", "easy")], Random(seed).randbytes(32), (), {})
    while len(record.line) < steps and not record.is_over:
        record.advance()
        if record.to_act.must == (PHYSICS,):
            record.play(PHYSICS, simulate(GAME.physics.request(record.state)))
        else:
            record.play(0, choose(GAME.view(record.state, 0), record.menu(0), rng))
    return record


def test_of_a_tower_that_was_built_each_piece_is_let_go_again() -> None:
    record = built(3, steps=40)
    work = Looking(record)
    parts = list(work.go_on())
    assert parts == sorted(parts)
    assert 0 < parts[0] <= parts[-1] <= 1
    found = work.analysis
    let_go = [move.seq for move in record.line if isinstance(move.action, Place)]
    assert [step.n for step in found.steps] == let_go[: len(found.steps)]
    assert len(found.steps) >= 5
    views = {
        move.seq: GAME.view(state, 0) for move, state in zip(record.line, record.states, strict=False) if move.seat == 0
    }
    for step in found.steps:
        assert step.held == held(views[step.n], step.action)
        if step.better is not None:
            assert step.better_held > step.held
    told = found.as_json()
    assert [step["n"] for step in told["steps"]] == let_go[: len(found.steps)]
    (sums,) = told["seats"]
    assert set(sums) == {"luck", "skill", "unseen", "final", "initial", "doubt"} and set(sums.values()) == {None}
    for step, one in zip(found.steps, told["steps"], strict=True):
        assert one["lost"] == (None if step.better is None else (step.better_held - step.held) / HANDS)


def test_turning_points_are_the_three_worst_places_that_fell() -> None:
    place = Place(*[0.0] * 10)

    def fell(n: int, held: int, better: int = 0) -> LetGo:
        return LetGo(n, 0, place, False, held, (), place if better else None, better)

    steps = (fell(1, 7), fell(3, 1, 5), LetGo(5, 0, place, stood=True, held=0), fell(7, 0, 8), fell(9, 4), fell(11, 0))
    assert Looked(built(3, steps=1), steps).turning_points == (3, 7, 11)
    assert Looked(built(3, steps=1), steps[:3]).turning_points == (1, 3)


def test_what_fell_was_bad_luck_or_a_bad_place() -> None:
    place = Place(*[0.0] * 10)
    told = [LetGo(1, 0, place, stood=False, held=hands).fell for hands in range(HANDS + 1)]
    assert told == ["place"] * 3 + ["close"] * 3 + ["luck"] * 3
    assert LetGo(1, 0, place, stood=True, held=1).fell is None
    assert LetGo(1, 0, place, stood=False).fell is None
