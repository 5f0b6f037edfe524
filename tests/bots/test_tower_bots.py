"""The tower's bots: on the menu whatever is asked, and sensible where sense is easy to see."""

from contextlib import suppress
from functools import cache
from random import Random

import pytest

from tabbytop.bots import Budget, bot
from tabbytop.bots.tournament import simulate
from tabbytop.bots.tower.hopes import Hopes
from tabbytop.bots.tower.wishes import How, missing, steps
from tabbytop.core import Action, Menu, Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Discard, Done, GiveUp, GoOn, Meet, Pass, Pet, Place, Swap, Take
from tabbytop.games.tower.components import ACTIONS, GOALS, NAMED
from tabbytop.games.tower.standing import cats_on, scene
from tabbytop.games.tower.state import State
from tabbytop.games.tower.tests.kit import position, with_cards

from .tower_thoughts import NO_TRIALS, PLAYING, Enough, choice, placing

LONG = 150  #: decisions


@cache
def played(level: str, mode: str, seats: int) -> list[tuple[State, Seat, Action]]:
    """A game with drawn outcomes, one decision in three at random: every position, who was asked, what they did."""
    player, rng, found = bot("tower", level), Random(1), []
    stray = at_random(rng)

    def decide(state: State, seat: Seat, asked: Menu, may_decline: bool) -> Action:
        action = player.choose(GAME.view(state, seat), asked, rng, NO_TRIALS)
        assert action in asked, f"{level} answers {action}"
        found.append((state, seat, action))
        if len(found) == LONG:
            raise Enough
        return action if rng.random() < 0.7 else stray(state, seat, asked, may_decline)

    with suppress(Enough):
        play_out(GAME, GAME.new_game(seats, GAME.complete({"mode": mode})), decide, rng.randrange)
    return found


WAYS = [("coop", 1), ("coop", 4), ("competitive", 2), ("competitive", 5)]


@pytest.mark.parametrize("level", PLAYING)
@pytest.mark.parametrize(("mode", "seats"), WAYS)
def test_every_level_answers_in_every_mode(level: str, mode: str, seats: int) -> None:
    assert played(level, mode, seats)


def test_every_kind_of_question_is_answered() -> None:
    kinds = {type(action) for way in WAYS for _, _, action in played("easy", *way)}
    assert kinds >= {Choose, Take, Place, Pet, Done, Pass, Meet, Swap}


def test_what_fails_five_times_is_given_up() -> None:
    """[TOWER 3.11]"""
    state = GAME.apply(with_cards(position(3), up=(5, 14)), 0, Choose(5, 0))
    brick = NAMED["brick3"]
    state = state._replace(turn=state.turn._replace(failed=(brick,) * 5))
    assert all(choice(state, level) == GiveUp() for level in PLAYING)


def test_where_nothing_can_be_done_a_card_is_discarded() -> None:
    """[TOWER 3.9]"""
    state = with_cards(position(24), up=(5, 7))
    assert choice(state) in (Discard(5), Discard(7))


def test_no_time_left_is_no_excuse() -> None:
    state = position(3)
    for level in PLAYING:
        asked = GAME.legal(state, 0)
        assert bot("tower", level).choose(GAME.view(state, 0), asked, Random(1), Budget(seconds=0.0)) in asked


# -- goals ------------------------------------------------------------------------------------------------------------


def room(how: How, cats: tuple[int, ...]) -> bool:
    return True


@pytest.mark.parametrize(
    ("goal", "cats", "lacking", "useful"),
    [
        (1, {}, 2, {"orange", "blue", "green", "purple"}),
        (1, {"orange1": "floor2"}, 1, {"orange"}),
        (1, {"orange1": "floor2", "orange2": "orange1"}, 0, set()),
        (3, {"orange1": "floor2"}, 1, {"blue", "green", "purple"}),
        (4, {"blue1": "floor2", "green1": "floor2"}, 1, {"orange", "blue", "green", "purple"}),
        (16, {"blue1": "floor2", "green1": "blue1"}, 1, {"orange", "blue", "green", "purple"}),
        (11, {"blue1": "floor2", "blue2": "floor2"}, 1, {"orange"}),
        (13, {"blue1": "floor2", "green1": "floor2"}, 1, {"blue", "green"}),
        (2, {"blue1": "floor2"}, 3, {"orange"}),
    ],
)
def test_how_many_cats_a_goal_lacks_and_which_would_help(
    goal: int, cats: dict[str, str], lacking: int, useful: set[str]
) -> None:
    here = scene(position(3, cats).tower)
    there = cats_on(here, 2)
    assert missing(here, there, GOALS[goal], room) == lacking
    if lacking:
        nearest = {colour for colour, step in steps(here, there, GOALS[goal], room).items() if step.missing == lacking}
        assert nearest == useful


def test_where_there_is_no_room_a_goal_is_as_far_as_ever() -> None:
    here = scene(position(3, {"orange1": "floor2"}).tower)
    assert missing(here, cats_on(here, 2), GOALS[4], lambda how, cats: False) == 2


def test_a_goal_that_does_not_fit_under_the_next_floor_is_not_begun() -> None:
    """[TOWER 3.6] Three cats on each other reach higher than walls of brick; three beside each other do not."""
    low = position(6)
    hopes = Hopes(low, 0)
    stack, row = 16, 10
    assert hopes.lacking(stack, 2) > GOALS[stack].cats
    assert hopes.lacking(stack, 6) == GOALS[stack].cats
    assert hopes.lacking(row, 2) == GOALS[row].cats


def test_the_card_that_meets_a_goal_is_taken() -> None:
    """[TOWER 3.1] A second orange cat touches the first; a build would not help now."""
    near = with_cards(position(6, {"orange1": "floor2"}), up=(5, 14), goals=(1, 6))
    assert choice(near) == Choose(14, 0)


def test_with_no_floor_above_toto_somebody_builds() -> None:
    assert choice(with_cards(position(3, toto=3), up=(5, 14), goals=(1, 6))) == Choose(5, 0)


def test_toto_climbs_as_high_as_he_may() -> None:
    """[TOWER 4.2] Of two goals the one that leads higher."""
    state = position(6, {"orange1": "floor2", "orange2": "orange1"})
    state = with_cards(state, goals=(1, 4))._replace(step="meet")
    assert choice(state) == Meet(1, 2)


def test_whoever_has_won_a_story_goes_on() -> None:
    """[TOWER 6.4] It cannot be lost again."""
    state = position(11, toto=10)
    state = state._replace(step="ask", story=state.story._replace(won=10))
    assert all(choice(state, level) == GoOn(True) for level in PLAYING)


def test_a_goal_out_of_reach_is_exchanged() -> None:
    """[TOWER 7.2] Three orange cats, where there is room for one floor more and a blue cat."""
    state = position(3, {"blue1": "floor3"}, mode="competitive", heights=(2, 0), hands=((2, 13), (1, 3)))
    assert choice(state._replace(step="meet")) == Swap(2)


def test_a_cat_of_ones_own_floor_is_moved_where_she_meets_a_goal() -> None:
    """[TOWER 7.2]"""
    state = position(
        4,
        {"blue1": "floor3", "blue2": "floor2"},
        mode="competitive",
        heights=(2, 0),
        hands=((13, 2), (1, 3)),
    )
    assert choice(state._replace(step="move")) == Take(NAMED["blue2"])


def test_whoever_leads_leaves_building_to_the_others() -> None:
    """[TOWER 7.5] Who brings the tower down is last; nobody comes by who does not build."""
    state = with_cards(position(6, mode="competitive", heights=(6, 6), hands=((2, 13), (1, 3))), up=(5, 7, 14))
    first, behind = (state._replace(race=state.race._replace(arrived=order)) for order in ((1, 2), (2, 1)))
    assert choice(first) == Choose(14, 0)
    assert choice(behind) in (Choose(5, 0), Choose(7, 0))


def test_a_cat_of_no_use_helps_nobody_else() -> None:
    """[TOWER 7.3] Cats count for others on any floor above their kittens: so she goes to the lowest floor."""
    state = position(6, mode="competitive", heights=(6, 2), hands=((2, 13), (1, 3)))
    state = placing(with_cards(state, up=(5, 7, 14)), 14, 0, "orange1")
    place = choice(state)
    assert isinstance(place, Place)
    assert place.z < scene(state.tower)[2].pose.z / 1000


# -- many games -------------------------------------------------------------------------------------------------------


def test_simulate_counts_stories_heights_and_cards() -> None:
    """[TOWER 9]"""
    result = simulate(GAME, GAME.complete({"target": 10}), ["medium", "medium"], 2, 1, pretend=True)
    tallies = result["tallies"]
    assert list(tallies["stories_won"]) == ["10", "13", "15", "17", "20"]
    assert tallies["stories_won"]["10"] == (result["games"] - result["nobody_wins"]) / result["games"]
    assert sum(tallies["endings"].values()) == 1
    assert tallies["reached"]["floors"] >= tallies["reached"]["kitten"] > 0
    cards = tallies["games_with_card"]
    assert set(cards) == {f"action {card}" for card in ACTIONS} | {f"goal {card}" for card in GOALS}
    assert cards["action 1"] + cards["action 2"] > 0


def test_where_outcomes_are_drawn_nobody_simulates_in_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    from tabbytop.bots.tower import trying

    def simulated(*_: object) -> None:
        raise AssertionError("a place is simulated")

    monkeypatch.setattr(trying, "place", simulated)
    assert simulate(GAME, GAME.complete({"target": 10}), ["hard", "medium"], 1, 1, pretend=True)["games"] == 1


def test_against_each_other_there_are_no_stories_to_count() -> None:
    result = simulate(GAME, GAME.complete({"mode": "competitive"}), ["easy", "easy"], 1, 1, pretend=True)
    assert "stories_won" not in result["tallies"]
    assert result["tallies"]["reached"]["turns"] > 0
