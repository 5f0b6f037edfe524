"""Worked examples of saucers, one for each clause."""

import pytest

from tabbytop.core import CHANCE, IllegalAction, check
from tabbytop.games._template import GAME
from tabbytop.games._template.notation import read


def played(*moves, seats=2, rounds=3):
    """``+3`` is chance's, ``0 p4`` is seat 0's."""
    state = GAME.new_game(seats, {"rounds": rounds})
    for move in moves:
        seat, text = (CHANCE, move) if move.startswith("+") else (int(move[0]), move[2:])
        check(GAME, state, seat, read(text))
        state = GAME.apply(state, seat, read(text))
    return state


def test_the_highest_paw_that_stands_alone_takes_the_saucer():
    """[SAUCER 3] 5 and 5 cancel each other, 2 takes it."""
    state = played("+4", "0 p5", "1 p5", "2 p2", seats=3)
    assert [cat.saucers for cat in state.cats] == [(), (), (4,)]
    assert state.cats[0].hand == (1, 2, 3, 4)


def test_nobody_alone_nobody_takes_it():
    """[SAUCER 3]"""
    assert [cat.saucers for cat in played("+4", "0 p5", "1 p5").cats] == [(), ()]


def test_a_paw_is_laid_once():
    """[SAUCER 3]"""
    state = played("+4", "0 p5", "1 p4", "+1")
    with pytest.raises(IllegalAction, match=r"paw 5 cannot be laid; in hand are 1, 2, 3, 4 \[SAUCER 3\]"):
        check(GAME, state, 0, read("p5"))


def test_a_hiss_gives_everything_back_but_the_saucer():
    """[SAUCER 4] also after laying one's own paw."""
    state = played("+4", "0 p5", "0 hiss")
    assert state.saucer is None
    assert state.cats[0].hand == (1, 2, 3, 4, 5)
    assert 4 not in state.bag
    with pytest.raises(IllegalAction, match="SAUCER 4"):
        check(GAME, GAME.apply(state, CHANCE, read("+1")), 0, read("hiss"))


def test_a_saucer_must_be_left_for_every_round():
    """[SAUCER 4]"""
    state = played("+1", "0 hiss", "+1", "1 hiss", "+2", "2 hiss", "+2", seats=4, rounds=5)
    assert read("hiss") not in GAME.legal(state, 3)


def test_equals_share():
    """[SAUCER 5]"""
    state = played("+1", "0 p5", "1 p4", "+1", "0 p1", "1 p5", "+3", "0 p2", "1 p2")
    assert GAME.outcome(state).places == (1, 1)


def test_a_laid_paw_is_hidden():
    """[SAUCER 6]"""
    state = played("+4", "0 p5")
    assert GAME.view(state, 0).laid == 5
    assert GAME.view(state, 1).laid is None
    assert GAME.view(state, None).laid is None
