"""Winning together, and higher still [TOWER 6]."""

import pytest

from tabbytop.core import CHANCE, PHYSICS, Line, OutOfTurn
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, GoOn, Meet, TurnGoal, Unsettled
from tabbytop.games.tower.components import MOST_TURNS, STORIES
from tabbytop.games.tower.state import Setup, Story, Waiting

from . import recount
from .kit import Table, ids, position, with_cards


def climbing(to: int, floors: int = 12, story: int = 0, target: int = 20, seats: int = 2) -> Table:
    """Toto is set down ``to`` floors up, from two floors below, and the goal is replaced."""
    cats = {
        "orange1": f"floor{to - 1}",
        "blue1": "orange1",
        "purple1": "blue1",
    }
    state = with_cards(position(floors, cats, to - 2, seats=seats), up=(16, 1), goals=(16, 2))
    state = state._replace(story=Story(story), setup=Setup("coop", target, seats))
    table = Table(state).do(Choose(16, 0)).put("green1", "floor1").finish()
    return table.do(Meet(16, 2)).place().settle(f"floor{to}").by(CHANCE, TurnGoal(7))


def test_on_floor_10_five_seconds_decide():
    """[TOWER 6.1]"""
    table = climbing(10)
    assert GAME.to_act(table.state).must == (PHYSICS,)
    assert GAME.physics.request(table.state).deed == Waiting(5)
    table.settle()
    assert table.state.story.won == 10
    assert "story-won" in table.told


def test_the_sheet_is_the_story_that_was_told():
    """[TOWER 6.4, 5.5] the highest story for each, the fallen walls for the tower."""
    table = climbing(10, target=10, seats=3).settle(down=("window1",))
    assert table.state.step == "over"
    assert recount.points(table.steps) == (10, 10, 10, 1)
    assert tuple(GAME.outcome(table.state).points(side) for side in range(4)) == (10, 10, 10, 1)


def test_five_seconds_that_were_not_simulated_are_counted_again_after_the_next_turn():
    """[TOWER 8.4, 6.1] Nothing is won by a simulation that failed, and nothing is lost."""
    table = climbing(10).by(PHYSICS, Unsettled())
    table.state = with_cards(table.state, up=(14, 1), goals=(2, 12))
    assert table.told[-1] == "unsettled-wait"
    assert (table.state.story.won, table.state.turn.seat, table.asked) == (0, 1, "choose")
    table.pass_turn(14, "orange2")
    assert GAME.physics.request(table.state).deed == Waiting(5)
    table.settle()
    assert table.state.story.won == 10


def test_below_the_floor_of_the_story_nothing_is_waited_for():
    """[TOWER 6.1]"""
    table = climbing(9)
    assert table.state.turn.seat == 1


def test_a_collapse_in_the_five_seconds_loses():
    """[TOWER 6.1, 5.5]"""
    table = climbing(10)
    table.settle(down=("window1", "window2", "portal1", "portal2", "statue1"))
    assert table.state.step == "over"
    assert GAME.outcome(table.state).places == (2, 2, 1)


def test_if_toto_comes_down_in_them_it_is_not_won_and_play_goes_on():
    """[TOWER 6.1, 5.8] His climb of this turn is lost too."""
    table = climbing(10).settle(down=("kitten1",))
    assert table.asked == "place-back"
    assert table.state.hand.floors == (8,)
    table.place().settle("floor8")
    assert table.state.story.won == 0
    assert table.state.turn.seat == 1


def test_going_on_is_asked_of_everybody_and_needs_everybody():
    """[TOWER 6.4]"""
    table = climbing(10, seats=3).settle()
    assert GAME.to_act(table.state).must == (0, 1, 2)
    table.by(2, GoOn(True)).by(0, GoOn(True))
    assert GAME.to_act(table.state).must == (1,)
    with pytest.raises(OutOfTurn):
        table.by(0, GoOn(False))
    table.by(1, GoOn(False))
    assert table.state.step == "over"
    assert GAME.outcome(table.state).places == (1, 1, 1, 2)


def test_higher_still_on_the_same_tower():
    """[TOWER 6.2, 6.3] Everything stays; the player left of who moved last begins."""
    table = climbing(10)
    before = table.settle().state
    table.by(0, GoOn(True)).by(1, GoOn(True))
    after = table.state
    assert GAME.view(after, 0).floor == 13
    assert (after.tower, after.aside, after.actions, after.goals) == (
        before.tower,
        before.aside,
        before.actions,
        before.goals,
    )
    assert after.turn.seat == 1
    assert after.step == "choose"


def test_who_already_stands_high_enough_waits_at_once():
    """[TOWER 6.3] From 11 to 13 with story 10 open: 10 and 13 are won one after the other."""
    table = climbing(13, floors=14).settle().by(0, GoOn(True)).by(1, GoOn(True))
    assert GAME.physics.request(table.state).deed == Waiting(5)
    table.settle()
    assert table.state.story.won == 13
    prompt = GAME.legal(table.state, 0).prompt
    assert (prompt.key, dict(prompt.args)) == ("go-on", {"floor": 13, "next": 15})


def test_after_20_the_whole_story_is_won():
    """[TOWER 6.4]"""
    table = climbing(20, floors=21, story=4).settle()
    assert table.state.step == "over"
    assert table.state.story.won == 20


@pytest.mark.parametrize("target", STORIES)
def test_the_option_target_names_the_last_story(target):
    """[TOWER 6.2] Ruling."""
    table = climbing(target, floors=target + 1, story=STORIES.index(target), target=target).settle()
    assert table.state.step == "over"
    assert GAME.outcome(table.state).winners == (0, 1)


def test_a_later_collapse_does_not_take_a_story_away():
    """[TOWER 6.4] The result is the highest story won."""
    table = climbing(10).settle().by(0, GoOn(True)).by(1, GoOn(True))
    table.state = with_cards(table.state._replace(aside=ids("column1")), up=(16, 1))
    table.do(Choose(16, 0)).take("green2").place()
    table.settle("floor1", down=("portal5", "portal6", "floor12", "window5", "window6", "floor11"))
    assert table.state.step == "over"
    result = GAME.outcome(table.state)
    assert result.places == (1, 1, 2)
    assert [line.points for line in result.lines] == [10, 10, 5]
    assert result.rivals == ("tower",)
    assert isinstance(result.lines[0], Line)


def test_after_200_turns_it_is_over():
    """[TOWER 6.5]"""
    state = position(3)
    state = with_cards(state._replace(turn=state.turn._replace(number=MOST_TURNS)), up=(16, 1))
    table = Table(state).do(Choose(16, 0)).put("green1", "floor1").finish()
    assert table.state.step == "over"
    assert table.state.story.ending == "turns"
    assert GAME.outcome(table.state).places == (2, 2, 1)
    assert table.told[-1] == "ended-turns"


def test_one_alone():
    table = climbing(10, seats=1).settle().by(0, GoOn(False))
    assert GAME.outcome(table.state).places == (1, 2)


def test_fallen_walls_stay_counted_in_higher_still():
    """[TOWER 6.3]"""
    table = climbing(10)
    table.state = table.state._replace(aside=ids("column1", "column2"))
    table.settle().by(0, GoOn(True)).by(1, GoOn(True))
    assert table.state.aside == ids("column1", "column2")


def test_given_up_together_it_is_over_for_all():
    """[TOWER 6.4] The tower wins, unless a story was won; apart it is who stayed."""
    state = position(4, toto=1)
    assert GAME.flow.given_up(state).places == (2, 2, 1)
    assert GAME.flow.given_up(state._replace(story=Story(1, won=10))).places == (1, 1, 2)
    assert GAME.flow.given_up(state._replace(setup=Setup("competitive", 20, 2))) is None
