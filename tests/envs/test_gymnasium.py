"""Gymnasium's own checks for every game and mode, and games against bots."""

import copy
import os

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tabbytop.envs.gymnasium
from tabbytop.bots import Bot, BotFailed, apart
from tabbytop.bots.tournament import simulate
from tabbytop.core import Malformed
from tabbytop.games import all_games
from tabbytop.pictures import SIZE, can_draw

from .settings import EVERY_WAY, named


def made(way, **more):
    game, given = way["game"].capitalize(), {key: value for key, value in way.items() if key != "game"}
    return gymnasium.make(f"tabbytop/{game}-v1", **given, **more)


def played(env, seed):
    """A game at random: the rows that were seen, and its end."""
    row, info = env.reset(seed=seed)
    rng, rows, is_over, reward = np.random.default_rng(seed), [row], False, 0.0
    while not is_over:
        assert env.observation_space.contains(row)
        assert (info["action_mask"] == env.unwrapped.action_masks()).all()
        row, reward, is_over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        rows.append(row)
    return rows, reward, info


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("way", EVERY_WAY, ids=named)
def test_the_library_s_own_check(way):
    check_env(made(way, bots="random").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("way", EVERY_WAY, ids=named)
def test_the_same_seed_gives_the_same_game(way):
    one, again, other = (played(made(way, bots="random"), seed) for seed in (1, 1, 2))
    assert all((a == b).all() for a, b in zip(one[0], again[0], strict=True))
    assert one[1] == again[1]
    assert len(one[0]) != len(other[0]) or any((a != b).any() for a, b in zip(one[0], other[0], strict=True))
    assert one[2]["place"] >= 1


def test_bots_of_levels_and_one_s_own():
    seats = set()

    def choose(view, menu, rng, budget=None, may_decline=False):
        seats.add(view.viewer)
        return menu.pick(rng)

    played(gymnasium.make("tabbytop/Clans-v1", seat=1, bots=(Bot(choose),)), 3)
    assert seats == {0}
    played(gymnasium.make("tabbytop/Clans-v1", seat=0, bots=("easy",), work=4), 3)


class Remembers:
    """Knows how often it was asked, and who else is like it."""

    made = []  # noqa: RUF012  (all of them write it there)

    def __init__(self):
        self.asked = 0
        self.made.append(self)

    def choose(self, view, menu, rng, budget=None, may_decline=False):
        self.asked += 1
        return menu.pick(rng)


def test_a_class_is_made_anew_for_every_game_and_seat_and_an_object_stays(monkeypatch):
    monkeypatch.setattr(Remembers, "made", [])
    env = gymnasium.make("tabbytop/Clans-v1", bots=(Remembers,))
    for seed in (1, 2):
        played(env, seed)
        assert 20 <= Remembers.made[-1].asked <= 30, "of this game alone"
    several = gymnasium.make("tabbytop/Kingos-v1", seats=3, bots=Remembers)
    several.reset(seed=1)
    assert len({id(one) for one in several.unwrapped._bots.values()}) == 2
    only = Remembers()
    env = gymnasium.make("tabbytop/Clans-v1", bots=only)
    for seed in (1, 2):
        played(env, seed)
    assert 40 <= only.asked <= 60


MY_CATS = """
import os, time
from pathlib import Path

class Playing:
    def __init__(self):
        with Path("made").open("a") as file:
            file.write(f"{os.getpid()}\\n")

    def choose(self, view, menu, rng, budget=None, may_decline=False):
        return menu.pick(rng)

class Catching(Playing):
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        while True:
            try:
                time.sleep(3600)
            except BaseException:
                pass

class Calling(Playing):
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        return sum(range(10**14))

class Leaving(Playing):
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        os._exit(3)
"""


@pytest.fixture
def my_cats(tmp_path, monkeypatch):
    """Bots of a module that lies here."""
    (tmp_path / "my_cats.py").write_text(MY_CATS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(apart, "_ROOM", apart._Room())
    yield tmp_path
    apart._ROOM.leave(at_last=True)


def played_on(env, info):
    is_over = False
    while not is_over:
        _, _, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    return info


def against(name, **how):
    return gymnasium.make("tabbytop/Clans-v1", seat=1, bots=(f"my_cats:{name}",), **how)


def test_a_bot_by_its_name_thinks_apart_made_anew_for_every_game(my_cats):
    env = against("Playing")
    played(env, 1)
    before = (my_cats / "made").read_text().splitlines()
    played(env, 2)
    made = (my_cats / "made").read_text().splitlines()
    assert len(made) == len(before) + 1
    assert str(os.getpid()) not in made
    env.close()


@pytest.mark.usefixtures("my_cats")
def test_a_bot_by_its_name_plays_the_same_with_the_same_seed():
    env = against("Playing")
    one, again, other = (played(env, seed) for seed in (1, 1, 2))
    elsewhere = played(against("Playing"), 1)
    for same in (again, elsewhere):
        assert (len(same[0]), same[1]) == (len(one[0]), one[1])
        assert all((a == b).all() for a, b in zip(same[0], one[0], strict=True))
    assert len(one[0]) != len(other[0]) or any((a != b).any() for a, b in zip(one[0], other[0], strict=True))


@pytest.mark.usefixtures("my_cats")
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Catching", "my_cats:Catching has not answered 'turn-tile' within 0.5 s"),
        ("Calling", "my_cats:Calling has not answered 'turn-tile' within 0.5 s"),
        ("Leaving", "my_cats:Leaving ended its process at 'turn-tile' (status 3)"),
    ],
)
def test_whatever_a_bot_by_its_name_does_the_step_ends(name, said):
    env = against(name, patience=60.0 if name == "Leaving" else 0.5)
    with pytest.raises(BotFailed) as failed:
        played(env, 1)
    assert str(failed.value) == said
    env.close()
    played(against("Playing"), 1)


@pytest.mark.usefixtures("my_cats")
def test_one_whose_process_was_ended_for_another_one_plays_the_next_game():
    env = against("Playing")
    _, info = env.reset(seed=1)
    with pytest.raises(BotFailed, match="my_cats:Leaving"):
        played(against("Leaving"), 1)
    with pytest.raises(BotFailed, match="my_cats:Playing is gone"):
        played_on(env, info)
    played(env, 2)


@pytest.mark.usefixtures("my_cats")
def test_a_tournament_in_the_middle_of_a_game_does_not_disturb_it():
    env = against("Playing")
    _, info = env.reset(seed=1)
    simulate(all_games()["clans"], {}, ["random", "my_cats:Playing"], games=1, seed=1)
    assert played_on(env, info)["place"] >= 1


@pytest.mark.usefixtures("my_cats")
def test_nobody_thinks_for_one_that_is_closed():
    env = against("Playing")
    for seed in (1, 2):
        env.reset(seed=seed)
        assert len(apart._ROOM._seated) == 1, "of this game alone"
    env.close()
    assert (apart._ROOM._seated, apart._ROOM._process) == (set(), None)


def test_a_bot_that_is_loaded_for_ever_is_known_at_once(my_cats, monkeypatch):
    monkeypatch.setattr(apart, "LOADED", 0.5)
    (my_cats / "my_cats.py").write_text("import time\ntime.sleep(1e9)\n")
    with pytest.raises(Malformed, match=r"my_cats:Playing was not loaded within 0\.5 s"):
        against("Playing")


def test_one_against_levels_can_be_copied():
    """For whoever searches."""
    env = gymnasium.make("tabbytop/Clans-v1", bots="random")
    _, info = env.reset(seed=1)
    pick = int(np.flatnonzero(info["action_mask"])[0])
    one, other = copy.deepcopy(env).step(pick), env.step(pick)
    assert (one[0] == other[0]).all()


def test_rendering():
    env = gymnasium.make("tabbytop/Clans-v1", bots="random", render_mode="ansi")
    env.reset(seed=1)
    assert "\n" in env.render()


@pytest.mark.skipif(not can_draw(), reason="the client is not built here, or there is nothing that draws")
def test_drawn_as_the_client_draws_it():
    env = gymnasium.make("tabbytop/Clans-v1", bots="random", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (SIZE[1], SIZE[0], 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100, "it is one colour"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seat": 2}, "there is no seat 2: they are counted from 0 to 1"),
        ({"bots": ("easy", "easy")}, "clans is for 2 seats, not for 3"),
        ({"bots": "clever"}, "there is no bot 'clever'; expected one of random, easy"),
        ({"options": {"clans": "many"}}, "many"),
        ({"options": "free"}, "expected options by their names, as in a dict, not 'free'"),
        ({"seat": "0"}, "there is no seat '0': they are counted from 0 to 1"),
        ({"bots": 5}, r"5 is no bot: it has no method choose\(view, menu, rng, budget, may_decline\)"),
        ({"bots": (5,)}, "5 is no bot"),
        ({"work": -1}, "work is counted in whole numbers from 0, not -1"),
        ({"work": "x"}, "work is counted in whole numbers from 0, not 'x'"),
        ({"patience": 0}, "patience is counted in seconds above 0, not 0"),
        ({"patience": "x"}, "patience is counted in seconds above 0, not 'x'"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_is_asked_for_in_vain(given, said):
    with pytest.raises(Malformed, match=said):
        gymnasium.make("tabbytop/Clans-v1", **given)


def test_a_pick_outside_the_mask_and_one_after_the_end():
    env = gymnasium.make("tabbytop/Clans-v1", bots="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(wrong)
    assert (reward, is_over) == (-1.0, True)
    assert f"seat 0 cannot pick {wrong} (decline) here; it can pick [" in info["error"]
    strict = gymnasium.make("tabbytop/Clans-v1", bots="random", strict=True)
    strict.reset(seed=1)
    with pytest.raises(Malformed, match="cannot pick"):
        strict.step(wrong)
    played(env, 1)
    with pytest.raises(Malformed, match="the game is over; reset it"):
        env.step(5)


def test_a_game_that_was_lost_by_a_pick_outside_the_mask_is_over():
    """It cannot be played on, and so not be won after all."""
    env = gymnasium.make("tabbytop/Clans-v1", bots="random")
    _, info = env.reset(seed=1)
    legal = int(np.flatnonzero(info["action_mask"])[0])
    _, _, _, _, info = env.step(0)
    assert (info["place"], info["points"], info["action_mask"].sum()) == (2, 0, 0)
    assert not env.unwrapped.action_masks().any()
    for pick in (legal, 0):
        with pytest.raises(Malformed, match="the game is over, lost by a pick outside the mask; reset it to play"):
            env.step(pick)
    _, info = env.reset(seed=1)
    assert info["action_mask"][legal]
    assert not env.step(legal)[2]


@pytest.mark.parametrize("pick", [2.7, "2", None, np.array([2])], ids=repr)
def test_a_pick_that_is_no_whole_number(pick):
    env = gymnasium.make("tabbytop/Clans-v1", bots="random", disable_env_checker=True)
    env.reset(seed=1)
    with pytest.raises(Malformed, match="a pick is one whole number, not"):
        env.step(pick)


def test_options_are_not_changed_at_reset():
    env = gymnasium.make("tabbytop/Clans-v1", bots="random")
    with pytest.raises(Malformed, match="options are chosen when the environment is made"):
        env.reset(options={"clans": "free"})


def test_a_bot_that_answers_nonsense():
    env = gymnasium.make("tabbytop/Clans-v1", seat=1, bots=(Bot(lambda *_: "meow"),))
    with pytest.raises(Malformed, match=r"seat 0 gave 'meow', which is none of the \d+ choices"):
        played(env, 1)


def test_one_environment_for_each_game_that_declares_spaces():
    names = [name for name in gymnasium.registry if name.startswith("tabbytop/")]
    assert "tabbytop/Clans-v1" in names
    drawn = ["rgb_array"] if can_draw() else []
    assert tabbytop.envs.gymnasium.Seat.metadata["render_modes"] == ["ansi", *drawn]


@pytest.mark.filterwarnings("error")
def test_the_library_s_own_check_of_all_that_is_drawn():
    """In a source checkout too, where nothing may be there that draws."""
    check_env(made({"game": "clans"}, bots="random").unwrapped)
