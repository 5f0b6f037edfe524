"""OpenSpiel's own tests for every game and mode, and that its chance is ours."""

from collections import Counter
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tabbytop.core import Malformed
from tabbytop.envs import openspiel

from .settings import EVERY_WAY, named


def loaded(way):
    given = {**way.get("options", {}), **{key: way[key] for key in ("pretend",) if key in way}}
    given |= {"players": way["seats"]} if "seats" in way else {}
    inside = [f"{key}={value}".replace(",", "+") for key, value in given.items()]
    return pyspiel.load_game(f"tabbytop_{way['game']}({','.join(inside)})")


@pytest.mark.parametrize("way", EVERY_WAY, ids=named)
def test_the_library_s_own_test_with_serialisation(way):
    pyspiel.random_sim_test(loaded(way), num_sims=1, serialize=True, verbose=False)


def test_odds_add_up_and_a_deal_comes_card_by_card():
    state = pyspiel.load_game("tabbytop_clans(clans=limited)").new_initial_state()
    state.apply_action(0)  # who begins
    seen = []
    for left in range(7, 1, -1):
        odds = state.chance_outcomes()
        assert len(odds) == left, "seven clans, of which three are dealt to each"
        assert sum(p for _, p in odds) == pytest.approx(1)
        seen.append(odds[0][0])
        state.apply_action(odds[0][0])
    assert not state.is_chance_node()
    assert Counter(seen).most_common(1)[0][1] == 1


def test_a_copy_goes_its_own_way():
    state = pyspiel.load_game("tabbytop_clans").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before, other = str(state), state.clone()
    other.apply_action(other.legal_actions()[0])
    other.apply_action(other.chance_outcomes()[0][0])
    assert str(state) == before != str(other)


def test_its_tree_search_plays_a_game_to_the_end():
    game = pyspiel.load_game("tabbytop_clans")
    state = game.new_initial_state()
    bots = [mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1)) for _ in range(2)]
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_what_is_seen_by_name():
    game = pyspiel.load_game("tabbytop_clans")
    state, observer = game.new_initial_state(), game.make_py_observer()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer.set_from(state, 0)
    assert observer.dict["asleep"].sum() == 24
    assert observer.string_from(state, 0)


def test_an_option_that_follows_from_others_unless_it_is_chosen():
    assert openspiel.Table in type(loaded({"game": "clans"})).__mro__
    assert loaded({"game": "clans", "options": {"clans": "free"}}).setting.options["powers"] is True
    assert loaded({"game": "clans", "options": {"clans": "free", "powers": "off"}}).setting.options["powers"] is False


def test_an_option_that_there_is_not():
    with pytest.raises(Malformed, match="clans"):
        pyspiel.load_game("tabbytop_clans(clans=many)")


@pytest.mark.parametrize("name", [name for name in pyspiel.registered_names() if name.startswith("tabbytop_")])
def test_every_game_loads_by_its_name_alone(name):
    game = pyspiel.load_game(name)
    assert game.num_players() == game.setting.seats >= 1
    assert game.new_initial_state() is not None


def walked(game, seed, steps):
    """The positions of the beginning of a random game in which somebody is asked."""
    state, rng = game.new_initial_state(), Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            yield state
            state.apply_action(rng.choice(state.legal_actions()))


HIDING = ["tabbytop_clans(clans=limited)", "tabbytop_kingos(players=2)"]


@pytest.mark.parametrize("name", HIDING)
def test_what_is_hidden_is_filled_in_and_looks_the_same(name):
    rng, others = np.random.RandomState(1), 0
    for state in walked(pyspiel.load_game(name), 1, 120):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.uniform)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        others += other.episode.state != state.episode.state
    assert others > 5


@pytest.mark.parametrize("by_observation", [False, True])
@pytest.mark.parametrize("name", HIDING)
def test_its_search_over_information_sets_plays(name, by_observation):
    game, searched = pyspiel.load_game(name), 0
    judge = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game, judge, 1.4, 6, random_state=np.random.RandomState(1), use_observation_string=by_observation
    )
    for number, state in enumerate(walked(game, 2, 60)):
        if number % 6 == 0:
            assert bot.step(state) in state.legal_actions()
            searched += len(state.legal_actions()) > 1
    assert searched >= 3


def test_what_a_player_recalls_tells_apart_what_it_saw_and_nothing_else():
    game = pyspiel.load_game("tabbytop_clans(clans=limited)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    one, other = state.clone(), state.clone()
    first, second, *_ = state.legal_actions()
    chooser = state.current_player()
    one.apply_action(first)  # which clan is kept: only who chooses it sees it
    other.apply_action(second)
    assert one.information_state_string(chooser) != other.information_state_string(chooser)
    assert one.information_state_string(1 - chooser) == other.information_state_string(1 - chooser)


def test_what_a_player_recalls_is_more_than_what_it_sees():
    game = pyspiel.load_game("tabbytop_kingos(players=1)")
    recalled = {}
    for state in walked(game, 3, 200):
        recalled.setdefault(state.observation_string(0), set()).add(state.information_state_string(0))
    assert sum(map(len, recalled.values())) >= len(recalled)
    again = {state.information_state_string(0) for state in walked(game, 3, 200)}
    assert again == set().union(*recalled.values()), "the same game is recalled the same"


def test_what_is_not_provided_says_so():
    game = pyspiel.load_game("tabbytop_clans")
    state = next(walked(game, 1, 100))
    with pytest.raises(Malformed, match="what a player recalls is a text here"):
        state.information_state_tensor(0)
    with pytest.raises(Malformed, match="hidden things are filled in for who is asked"):
        state.resample_from_infostate(1 - state.current_player(), lambda: 0.5)
    hidden = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(Malformed, match="private of a single player"):
        game.make_py_observer(hidden)
