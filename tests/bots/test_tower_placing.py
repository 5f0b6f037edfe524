"""Where the tower's bots let go: what geometry likes, what is tried in thought, and steadier by level."""

from collections.abc import Callable
from itertools import pairwise
from math import hypot
from random import Random

import pytest

from tabbytop.bots import Budget, Clock, bot
from tabbytop.bots.tower import STYLES
from tabbytop.bots.tower.building import CORNERS, OPPOSITE
from tabbytop.bots.tower.ground import ground_of
from tabbytop.bots.tower.hand import Tremor, let_go
from tabbytop.bots.tower.placing import Placing
from tabbytop.bots.tower.spots import anywhere, pair_places
from tabbytop.bots.tower.weighing import hull, is_within, load_of
from tabbytop.core import Action, Seat, play_out
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import HAND, NAMED, height_of
from tabbytop.games.tower.geometry import pose_at, rotation
from tabbytop.games.tower.placing import pose_of
from tabbytop.games.tower.standing import scene, walls_on
from tabbytop.games.tower.state import Standing, State
from tabbytop.games.tower.tests.kit import position, with_cards

from .tower_thoughts import PLAYING, Enough, choice, placing

# -- places -----------------------------------------------------------------------------------------------------------


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

    state = placing(with_cards(position(3), up=(17, 5)), 17, 0, "orange1")  # any cat, then pet every cat on her floor
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
