"""The tower's bots: on the menu whatever is asked, sensible where sense is easy to see, and steadier by level."""

from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from math import hypot
from random import Random
from typing import Any

import pytest

from tabbytop.bots import Budget, Clock, bot
from tabbytop.bots.tournament import simulate
from tabbytop.bots.tower import STYLES
from tabbytop.bots.tower.building import CORNERS, OPPOSITE
from tabbytop.bots.tower.ground import ground_of
from tabbytop.bots.tower.hand import Tremor, let_go
from tabbytop.bots.tower.hopes import Hopes
from tabbytop.bots.tower.placing import Placing
from tabbytop.bots.tower.spots import anywhere, pair_places
from tabbytop.bots.tower.weighing import hull, is_within, load_of
from tabbytop.bots.tower.wishes import How, missing, steps
from tabbytop.core import Action, Menu, Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Discard, Done, GiveUp, GoOn, Meet, Pass, Pet, Place, Swap, Take
from tabbytop.games.tower.components import ACTIONS, GOALS, HAND, NAMED, height_of
from tabbytop.games.tower.geometry import pose_at, rotation
from tabbytop.games.tower.placing import pose_of
from tabbytop.games.tower.standing import cats_on, scene, walls_on
from tabbytop.games.tower.state import Standing, State
from tabbytop.games.tower.tests.kit import position, with_cards

PLAYING = ("easy", "medium", "hard", "expert")
NO_TRIALS = Budget(work=0)
LONG = 150  #: decisions


class Enough(Exception):
    """A game has been watched for long enough."""


def played(level: str, seats: int, seed: int, **options: Any) -> list[tuple[State, Seat, Action]]:
    """A game with drawn outcomes, one decision in three at random: every position, who was asked, what they did."""
    player, rng, found = bot("tower", level), Random(seed), []
    stray = at_random(rng)

    def decide(state: State, seat: Seat, asked: Menu, may_decline: bool) -> Action:
        action = player.choose(GAME.view(state, seat), asked, rng, NO_TRIALS)
        assert action in asked, f"{level} answers {action}"
        found.append((state, seat, action))
        if len(found) == LONG:
            raise Enough
        return action if rng.random() < 0.7 else stray(state, seat, asked, may_decline)

    with suppress(Enough):
        play_out(GAME, GAME.new_game(seats, GAME.complete(options)), decide, rng.randrange)
    return found


@pytest.mark.parametrize("level", PLAYING)
@pytest.mark.parametrize(("mode", "seats"), [("coop", 1), ("coop", 4), ("competitive", 2), ("competitive", 5)])
def test_every_level_answers_in_every_mode(level: str, mode: str, seats: int) -> None:
    assert played(level, seats, 1, mode=mode)


def test_every_kind_of_question_is_answered() -> None:
    kinds = set[type]()
    for mode in ("coop", "competitive"):
        for seed in range(2):
            kinds |= {type(action) for _, _, action in played("easy", 3, seed, mode=mode)}
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


def choice(state: State, level: str = "hard") -> Action:
    return bot("tower", level).choose(GAME.view(state, 0), GAME.legal(state, 0), Random(1), NO_TRIALS)


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


# -- places -----------------------------------------------------------------------------------------------------------


def placing(state: State, card: int, side: int, piece: str) -> State:
    for action in (Choose(card, side), Take(NAMED[piece])):
        state = GAME.apply(state, 0, action)
    return state


@pytest.mark.parametrize("lean", [-6.0, 6.0])
def test_the_lower_wall_stands_where_the_floor_is_higher(lean: float) -> None:
    """So that the next floor lies level again."""
    state = with_cards(position(3), up=(5, 14))
    tower = {one.piece: one for one in state.tower}
    tower[3] = tower[3]._replace(pose=pose_at(0, 0, tower[3].pose.z / 1000, 0, lean))
    state = placing(state._replace(tower=tuple(sorted(tower.values()))), 5, 0, "brick3")
    place = choice(state)
    assert isinstance(place, Place)
    uphill = rotation(tower[3].pose)[0][2]
    assert place.x * uphill > 0


def test_a_piece_is_let_go_parallel_to_its_floor() -> None:
    slanting = Standing(2, pose_at(3, -4, 50, 20, 7, -5))
    ground = ground_of(slanting)
    for turn in (0.0, 75.0, -160.0):
        pose = pose_of(ground.place(10.0, -20.0, 1.0, turn))
        assert rotation(pose)[2] == pytest.approx(ground.up, abs=1e-5)
        u, v, over = ground.seen((pose.x / 1000, pose.y / 1000, pose.z / 1000))
        assert (u, v, over) == pytest.approx((10.0, -20.0, 1.0), abs=0.01)


def test_a_cat_is_laid_on_the_back_of_another() -> None:
    state = placing(with_cards(position(6, {"orange1": "floor2"}), up=(5, 14), goals=(1, 6)), 14, 0, "orange2")
    place = choice(state)
    below = scene(state.tower)[NAMED["orange1"]]
    assert isinstance(place, Place)
    assert place.z > below.pose.z / 1000 + height_of(NAMED["orange1"])
    assert abs(place.x - below.pose.x / 1000) < 12


def test_cats_and_kittens_leave_room_for_two_walls() -> None:
    """Whatever lies on the topmost floor: the next storey needs walls opposite each other."""
    ground = ground_of(scene(position(3).tower)[3])
    one, other = next(anywhere(ground, OPPOSITE)), next(pair_places(ground, OPPOSITE))
    assert isinstance(one, Place)
    for place in (one, *other):
        assert abs(place.x) <= 12  # walls come to the left and right, and a cat lies between them
        assert abs(place.yaw) == 90


def test_between_walls_in_corners_the_middle_is_free() -> None:
    """Cats come there first, and then wherever they are nearest to it."""
    ground = ground_of(scene(position(3).tower)[3])
    far = [hypot(place.x, place.y) for place in anywhere(ground, CORNERS)]
    assert far == sorted(far)


def test_weight_beside_the_walls_tips_the_topmost_floor() -> None:
    here = scene(position(3).tower)
    top = here[3].pose.z / 1000 + 3
    cat = NAMED["orange1"]
    assert not load_of(here).tips(cat, Place(0.0, 0.0, top, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
    walls = [here[wall] for wall in walls_on(here, 2)]
    one_sided = {piece: one for piece, one in here.items() if one not in walls[1:]}
    far = -1 if walls[0].pose.x > 0 else 1
    assert load_of(one_sided).tips(cat, Place(50.0 * far, 0.0, top, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
    assert not load_of(one_sided).tips(cat, Place(50.0 * far, 0.0, 60.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))


def test_the_outline_of_some_points() -> None:
    square = hull([(0.0, 0.0), (4.0, 0.0), (2.0, 1.0), (4.0, 4.0), (0.0, 4.0)])
    assert square == [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)]
    assert is_within((2.0, 2.0), square, 1.5)
    assert not is_within((2.0, 1.0), square, 1.5)
    assert not is_within((5.0, 2.0), square, 0.0)


def test_an_unsteady_hand_stays_within_what_a_hand_may_do() -> None:
    state = placing(with_cards(position(3), up=(5, 14), goals=(1, 6)), 14, 0, "orange1")
    asked = GAME.legal(state, 0)
    meant = asked.pick(Random(3))
    wild = Tremor(aside=30.0, above=10.0, turn=60.0, lean=15.0, speed=200.0)
    for seed in range(30):
        done = let_go(meant, wild, asked, Random(seed))
        assert done in asked
        assert max(abs(done.vx), abs(done.vy), abs(done.vz)) <= HAND["fastest"]
    assert let_go(meant, Tremor(), asked, Random(1)) == let_go(meant, Tremor(), asked, Random(2))


def test_where_no_place_was_thought_of_nothing_is_thrown(monkeypatch: pytest.MonkeyPatch) -> None:
    state = placing(with_cards(position(3), up=(5, 14), goals=(1, 6)), 5, 0, "brick3")
    monkeypatch.setattr(Placing, "_meant", lambda self: iter(()))
    place = choice(state)
    assert isinstance(place, Place)
    assert (place.vx, place.vy, place.vz) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize(("level", "cat_at"), [("medium", (35.0, 0.0)), ("hard", (36.0, 36.0))])
def test_the_first_wall_leaves_a_place_for_the_second(level: str, cat_at: tuple[float, float]) -> None:
    """A cat lies where the second wall would come: so both walls go elsewhere, opposite each other."""
    state = with_cards(position(3, {"orange1": "floor3"}), up=(5, 14))
    tower = {one.piece: one for one in state.tower}
    cat = NAMED["orange1"]
    tower[cat] = tower[cat]._replace(pose=pose_at(*cat_at, tower[3].pose.z / 1000 + 2, 90.0))
    state = placing(state._replace(tower=tuple(sorted(tower.values()))), 5, 0, "brick3")
    place = choice(state, level)
    assert isinstance(place, Place)
    along_the_cat = abs(cat_at[0] * place.x + cat_at[1] * place.y) / hypot(*cat_at)
    assert along_the_cat < hypot(place.x, place.y) / 2


def test_the_better_the_level_the_steadier_the_hand() -> None:
    tremors = [STYLES[level].tremor for level in PLAYING]
    for worse, better in pairwise(tremors):
        assert worse.aside > better.aside
        assert worse.speed > better.speed


# -- with the physics of the table ------------------------------------------------------------------------------------


def test_a_place_that_brings_down_the_tower_is_seen_in_thought() -> None:
    pytest.importorskip("mujoco")
    from tabbytop.bots.tower import trying

    state = placing(with_cards(position(3), up=(5, 14), goals=(1, 6)), 14, 0, "orange1")
    calm = Place(0.0, 0.0, 112.0, 90.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    over_the_edge = Place(54.0, 0.0, 112.0, 0.0, 0.0, 0.0, 0.0, 250.0, 0.0, 0.0)
    asked = GAME.legal(state, 0)
    assert calm in asked
    assert over_the_edge in asked
    good, bad = trying.place(state, 0, calm), trying.place(state, 0, over_the_edge)
    assert good.stays
    assert good.harm < bad.harm


Lost = Callable[[Place, list[Place]], int]  #: walls that fall with a try, after those before


def tried_in_thought(monkeypatch: pytest.MonkeyPatch, lost: Lost = lambda action, before: 0) -> list[Place]:
    """From now on nothing is simulated in thought; everything that is tried there is noted."""
    from tabbytop.bots.tower import trying

    tried: list[Place] = []

    def imagined(state: State, seat: int, action: Place, clock: Clock) -> trying.Trial:
        tried.append(action)
        return trying.Trial(stays=True, lost=lost(action, tried), strayed=False, drift=0.0, after=state)

    monkeypatch.setattr(trying, "place", imagined)
    return tried


def wall_in_hand() -> State:
    return placing(with_cards(position(3), up=(5, 14), goals=(1, 6)), 5, 0, "brick3")


def thought_over(state: State, level: str, seed: int = 1) -> Action:
    return bot("tower", level).choose(GAME.view(state, 0), GAME.legal(state, 0), Random(seed))


@pytest.mark.parametrize("level", PLAYING)
def test_every_level_tries_places_in_thought(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first place that geometry likes brings down the tower: another is taken."""

    def is_near(one: Place, other: Place) -> bool:
        return abs(one.x - other.x) + abs(one.y - other.y) < 30

    tried = tried_in_thought(monkeypatch, lambda action, before: int(is_near(action, before[0])))
    place = thought_over(wall_in_hand(), level)
    assert isinstance(place, Place)
    assert not is_near(place, tried[0])
    assert len(tried) <= STYLES[level].places


def test_a_hand_is_imagined_as_unsteady_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    spread: dict[str, float] = {}
    for level in ("easy", "expert"):
        tried = tried_in_thought(monkeypatch)
        for seed in range(8):
            thought_over(wall_in_hand(), level, seed)
        spread[level] = max(abs(one.vx) for one in tried)
    assert spread["easy"] > spread["expert"] > 0


@pytest.mark.parametrize("level", PLAYING)
def test_who_rehearses_lets_go_as_it_was_tried(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody else trembles anew."""
    tried = tried_in_thought(monkeypatch)
    assert (thought_over(wall_in_hand(), level) in tried) is STYLES[level].rehearses


def test_the_petting_that_follows_is_part_of_a_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """[TOWER 3.4]"""
    pytest.importorskip("mujoco")
    from tabbytop.bots.tower import trying

    state = placing(with_cards(position(3), up=(2, 5)), 2, 0, "orange1")  # any cat, then pet every cat on her floor
    deeds: list[object] = []
    usual = trying._outcome
    monkeypatch.setattr(trying, "_outcome", lambda now: deeds.append(now.deed) or usual(now))
    trial = trying.place(state, 0, Place(0.0, 0.0, 112.0, 90.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0))
    assert trial.stays
    assert [type(deed).__name__ for deed in deeds] == ["Placing", "Petting"]
    assert not trial.after.turn.pets
    deeds.clear()
    no_time = Clock(Budget(seconds=0.0))
    trying.place(state, 0, Place(0.0, 0.0, 112.0, 90.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0), no_time)
    assert [type(deed).__name__ for deed in deeds] == ["Placing"]


def test_where_every_place_does_harm_another_is_sought_low_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """[TOWER 3.3] A cat may go to any floor, so nobody need bring the tower down with her."""
    state = placing(with_cards(position(6, {"orange1": "floor2"}), up=(5, 14), goals=(1, 6)), 14, 0, "orange2")
    above_floor_2 = scene(state.tower)[2].pose.z / 1000
    tried_in_thought(monkeypatch, lambda action, before: int(action.z > above_floor_2))
    place = thought_over(state, "hard")
    assert isinstance(place, Place)
    assert place.z < above_floor_2


def test_a_trial_is_not_watched_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """What only trembles on is as good as at rest."""
    pytest.importorskip("mujoco")
    from tabbytop.bots.tower import trying
    from tabbytop.physics.world import World

    state = placing(with_cards(position(3), up=(5, 14), goals=(1, 6)), 14, 0, "orange1")
    watched: list[float] = []
    monkeypatch.setattr(World, "settle", lambda world, longest: watched.append(longest) or world.run(longest))
    assert trying.place(state, 0, Place(0.0, 0.0, 112.0, 90.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)).stays
    assert watched == [trying.WATCHED]


def test_bots_build_with_the_real_physics_and_the_same_seed_gives_the_same_tower() -> None:
    """Two bots, the first turns of a game: a storey stands, and again exactly so."""
    pytest.importorskip("mujoco")
    from tabbytop.physics import simulation_of

    def towers() -> list[tuple[Standing, ...]]:
        player, found = bot("tower", "medium"), []
        minds = [Random(seat) for seat in range(2)]

        def watch(before: State, seat: Seat, action: Action, after: State) -> None:
            if after.turn.number > before.turn.number:
                found.append(after.tower)
            if after.turn.number > 4:
                raise Enough

        with pytest.raises(Enough):
            play_out(
                GAME,
                GAME.new_game(2, GAME.complete({})),
                lambda state, seat, asked, _: player.choose(GAME.view(state, seat), asked, minds[seat]),
                Random(1).randrange,
                simulation_of(GAME),
                watch,
            )
        return found

    once = towers()
    assert once == towers()
    assert any(one.piece == 2 for one in once[-1])


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
