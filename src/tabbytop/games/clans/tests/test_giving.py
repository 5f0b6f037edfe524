"""Giving out the clans [CLANS 7]."""

import json

import pytest

from tabbytop.core import CHANCE, IllegalAction, Record, Sitter, check
from tabbytop.games.clans import GAME
from tabbytop.games.clans.actions import Turn
from tabbytop.games.clans.notation import read
from tabbytop.games.clans.tests.positions import names


def played(options, *moves):
    state = GAME.new_game(2, GAME.complete(options))
    for move in moves:
        seat, text = (CHANCE, move) if isinstance(move, str) else move
        check(GAME, state, seat, read(text))
        state = GAME.apply(state, seat, read(text))
    return state


def test_first_game():
    """[CLANS 7.4] Gourmets against Meowsketeers."""
    assert played({}, "first 1").setup.clans == ("gourmets", "meowsketeers")
    usual = {"clans": "first", "powers": False, "bonus_clan": True, "picks": "drawn", "games": 2}
    assert GAME.complete({}) == usual | {"even": False, "handicap": 0, "handicap_to": "guest"}


def test_free_hand():
    """[CLANS 7.1, 7.5] the starting player first, never the same clan twice."""
    state = played({"clans": "free"}, "first 1")
    assert GAME.to_act(state).must == (1,)
    assert len(GAME.legal(state, 1)) == 7
    state = played({"clans": "free"}, "first 1", (1, "take phantoms"))
    assert GAME.to_act(state).must == (0,)
    with pytest.raises(IllegalAction, match="phantoms is not offered") as refused:
        check(GAME, state, 0, read("take phantoms"))
    assert refused.value.clause == "CLANS 7.5"
    assert played({"clans": "free"}, "first 1", (1, "take phantoms"), (0, "take meowfia")).setup.clans == (
        "meowfia",
        "phantoms",
    )


@pytest.mark.parametrize(("picks", "first", "picker"), [("drawn", 1, 1), ("host", 1, 0), ("guest", 0, 1)])
def test_who_picks_first_is_agreed(picks, first, picker):
    """[CLANS 7.1] who starts is drawn all the same."""
    options = {"clans": "free", "picks": picks}
    state = played(options, f"first {first}")
    assert GAME.to_act(state).must == (picker,)
    state = played(options, f"first {first}", (picker, "take phantoms"), (1 - picker, "take meowfia"), "=mouse4")
    assert GAME.to_act(state).must == (first,)
    assert state.setup.clans[picker] == "phantoms"


@pytest.mark.parametrize("way", ["free", "limited", "experts"])
def test_clans_of_ones_own_come_with_powers(way):
    """[CLANS 7.4] the first game does without; either can be said otherwise."""
    assert GAME.complete({"clans": way})["powers"] is True
    assert GAME.complete({"clans": way, "powers": False})["powers"] is False
    assert GAME.complete({"powers": True})["powers"] is True


def test_a_record_from_before_these_options_is_read():
    """What was not asked then is as it was then."""
    sitters = [Sitter("person", "player 1"), Sitter("person", "player 2")]
    record = Record.open(GAME, sitters, b"s" * 32, ("one", "two"), {"clans": "experts"})
    record.advance()
    header, *entries = record.lines()
    older = json.loads(header)
    for key in ("picks", "games"):
        del older["options"][key]
    assert Record.read([json.dumps(older), *entries], {"clans": GAME}).state == record.state


def test_without_the_bonus_clan():
    """[CLANS 7.5]"""
    state = played({"clans": "free", "bonus_clan": False}, "first 0")
    assert "powercats" not in names(GAME.legal(state, 0))


DEAL = "deal gourmets phantoms supercats powercats meowfia chaoticats"


def test_limited_choice_is_hidden_and_shown_together():
    """[CLANS 7.2, 8.2]"""
    state = played({"clans": "limited"}, "first 0", DEAL)
    assert GAME.to_act(state).must == (0, 1)
    assert GAME.view(state, 0).hand == ("gourmets", "phantoms", "supercats")
    assert GAME.view(state, 1).hand == ("chaoticats", "meowfia", "powercats")
    assert GAME.view(state, None).hand == ()
    assert GAME.legal(state, 0).prompt.clause == "CLANS 7.2"
    state = played({"clans": "limited"}, "first 0", DEAL, (1, "keep meowfia"))
    assert (GAME.to_act(state).must, GAME.to_act(state).chosen) == ((0,), (1,))
    assert GAME.view(state, 0).clans == (None, None)
    assert GAME.view(state, 0).kept is None
    assert GAME.view(state, 1).kept == "meowfia"
    with pytest.raises(IllegalAction, match="choose from gourmets, phantoms, supercats"):
        check(GAME, state, 0, read("keep meowfia"))
    state = played({"clans": "limited"}, "first 0", DEAL, (1, "keep meowfia"), (0, "keep phantoms"))
    assert GAME.view(state, None).clans == ("phantoms", "meowfia")
    assert (state.setup.hands, state.setup.kept) == (((), ()), (None, None)), "what was not kept is back in the box"


def test_a_pair_of_experts():
    """[CLANS 7.3] three cards, one kept and shown, two handed on."""
    options = {"clans": "experts"}
    state = played(options, "first 1", "deal gourmets phantoms meowfia")
    assert GAME.to_act(state).must == (1,)
    assert GAME.view(state, 1).hand == ("gourmets", "meowfia", "phantoms")
    assert GAME.view(state, 0).hand == ()
    assert GAME.legal(state, 1).prompt.clause == "CLANS 7.3"
    state = played(options, "first 1", "deal gourmets phantoms meowfia", (1, "keep meowfia"))
    assert GAME.view(state, None).clans == (None, "meowfia")
    assert GAME.to_act(state).must == (0,)
    assert GAME.view(state, 0).hand == ("gourmets", "phantoms")
    state = played(options, "first 1", "deal gourmets phantoms meowfia", (1, "keep meowfia"), (0, "keep gourmets"))
    assert GAME.view(state, None).clans == ("gourmets", "meowfia")
    assert state.setup.hands == ((), ()), "the last card is back in the box"


def test_handing_cards_on_cannot_be_taken_back_alone():
    """[CLANS 7.3] unlike a move in the game that follows."""
    dealt = "first 1", "deal gourmets phantoms meowfia"
    assert GAME.flow.reveals(played({"clans": "experts"}, *dealt), 1, read("keep meowfia"))
    state = played({"clans": "experts"}, *dealt, (1, "keep meowfia"), (0, "keep gourmets"), "=mouse4")
    assert not GAME.flow.reveals(state, 1, Turn(0))


def test_a_choice_that_nobody_sees_yet_can_be_taken_back():
    """[CLANS 7.2] while the other one still chooses."""
    state = played({"clans": "limited"}, "first 0", DEAL)
    assert not GAME.flow.reveals(state, 1, read("keep meowfia"))
    state = played({"clans": "free"}, "first 1")
    assert not GAME.flow.reveals(state, 1, read("take phantoms"))
