"""OpenSpiel's own tests for every game and mode, and that its chance is ours."""

from collections import Counter

import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

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
