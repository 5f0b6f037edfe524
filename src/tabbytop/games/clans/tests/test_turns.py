"""A turn: what may be turned, what it reaches, what a swap does [CLANS 2, 3]."""

from collections import Counter
from random import Random

import pytest

from tabbytop.core import CHANCE, IllegalAction, check, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME
from tabbytop.games.clans.actions import Reveal, Swap, Turn
from tabbytop.games.clans.components import CLANS, FACE_OF, TOKENS, tiles_of
from tabbytop.games.clans.notation import read
from tabbytop.games.clans.tests.positions import apply, legal, names, position

ASLEEP = " . . . . . "


def with_tile(cell_row, cell_column, token):
    rows = [["."] * 5 for _ in range(5)]
    rows[cell_row][cell_column] = token
    return "\n".join(" ".join(row) for row in rows)


def test_the_box_has_25_tiles_for_any_two_clans():
    """[CLANS 1.1, 2.1] five cats each, ten prey, five dogs."""
    for one in CLANS:
        for other in CLANS:
            tiles = [TOKENS[kind] for kind in tiles_of((one, other))]
            assert len(tiles) == 25
            assert Counter(token.rstrip("0123456789?*") for token in tiles) == {
                "A": 5,
                "B": 5,
                "mouse": 6,
                "pigeon": 2,
                "fly": 2,
                "dog": 5,
            }


def test_the_middle_tile_is_turned_and_the_starting_player_moves():
    """[CLANS 2.2]"""
    state = GAME.new_game(2, GAME.complete({}))
    state = apply(state, CHANCE, read("first 1"))
    state = apply(state, CHANCE, read("=mouse4"))
    assert GAME.view(state, 0).grid[12] == "mouse4"
    assert GAME.to_act(state).must == (1,)
    assert len(list(legal(state, 1))) == 24


def test_24_turns_12_each():
    """[CLANS 2.2]"""
    rng, turns = Random(3), Counter()
    play_out(
        GAME,
        GAME.new_game(2, GAME.complete({})),
        at_random(rng),
        rng.randrange,
        watch=lambda before, seat, action, after: turns.update([seat] if isinstance(action, Turn) else []),
    )
    assert turns == {0: 12, 1: 12}


def test_a_dog_is_seen_in_any_of_four_rotations_as_often_as_any_tile():
    """[CLANS 2.1] each of 24 tiles is equally likely, and each quarter turn of a dog."""
    state = position(with_tile(2, 2, "mouse3"), step="reveal", at=0)
    odds = {(action.tile, action.quarter): p for action, p in GAME.chances(state)}
    assert odds["dog3", 2] * 4 == odds["A1", 0] == odds["mouse4", 0] / 2
    assert odds["A1", 0] * 24 == 1


def test_a_chief_that_sleeps_alone_of_its_clan_can_be_seen():
    """[CLANS 2.1] no other tile of the pool comes before it."""
    awake = "\n".join(["A? A? A? A? .", *[ASLEEP] * 4])
    odds = {
        action.tile: p for action, p in GAME.chances(position(awake, ("chaoticats", "gourmets"), step="reveal", at=4))
    }
    assert odds["A?*"] * 21 == 1


@pytest.mark.parametrize(
    ("token", "row", "column", "reached"),
    [
        ("mouse4", 2, 2, "xb2 xb3 xb4 xc2 xc4 xd2 xd3 xd4"),
        ("fly3", 0, 0, "xa2 xb1 xb2"),
        ("A4", 2, 2, "xa3 xb3 xc1 xc2 xc4 xc5 xd3 xe3"),
        ("B5*", 0, 4, "xc1 xd1 xe2 xe3"),
        ("dog3@90", 1, 1, "xa2 xb1 xb3 xb4 xb5 xc2 xd2 xe2"),
    ],
)
def test_reach(token, row, column, reached):
    """[CLANS 3.3] prey 1 step anywhere, a cat 1 or 2 along a line, a dog any distance along a line."""
    state = position(with_tile(row, column, token), powers=False, step="swap", at=row * 5 + column)
    assert names(legal(state, 0)) == reached


def test_tiles_in_between_do_not_block():
    """[CLANS 3.3]"""
    state = position("A4 mouse3 mouse5 . .  . . . . .  . . . . .  . . . . .  . . . . .", step="swap", at=0)
    assert read("xc1") in legal(state, 0)


def test_the_other_tile_keeps_its_side():
    """[CLANS 3.2]"""
    state = position("A4 . mouse5 . .  . . . . .  . . . . .  . . . . .  . . . . .", step="swap", at=0)
    with_sleeping = apply(state, 0, Swap(1))
    assert GAME.view(with_sleeping, 0).grid[:3] == (None, "A4", "mouse5")
    with_awake = apply(state, 0, Swap(2))
    assert GAME.view(with_awake, 0).grid[:3] == ("mouse5", None, "A4")
    assert with_sleeping.pool == with_awake.pool == state.pool


def test_a_dog_keeps_its_rotation_when_it_is_moved():
    """[CLANS 3.4]"""
    state = position("dog3@270 . . . .  . . . . .  . . . . .  . . . . .  . . . . .", step="swap", at=0)
    assert apply(state, 0, Swap(4)).grid[4] == FACE_OF["dog3@270"]
    state = position("dog3@270 A1 . . .  . . . . .  . . . . .  . . . . .  . . . . .", step="swap", at=1)
    assert apply(state, 0, Swap(0)).grid[1] == FACE_OF["dog3@270"]


@pytest.mark.parametrize(
    ("step", "at", "action", "clause", "says"),
    [
        ("turn", -1, Turn(12), "CLANS 3.1", "c3 is not face down; face down are a1, b1"),
        ("turn", -1, Turn(25), "CLANS 3.1", "cell 25 is not face down"),
        ("turn", -1, Swap(3), "CLANS 3.1", "no tile is turned yet"),
        ("swap", 12, Swap(0), "CLANS 3.3", "mouse4 at c3 does not reach a1; it reaches b2"),
        ("swap", 12, Turn(0), "CLANS 3.2", "c3 is already turned"),
        ("swap", 12, read("stay"), "CLANS 3.3", "the swap must be made"),
        ("swap", 12, read("b2xb3"), "CLANS 5.6", "only the Phantom cats"),
    ],
)
def test_a_refusal_says_what_why_and_what_would_do(step, at, action, clause, says):
    state = position(with_tile(2, 2, "mouse4"), step=step, at=at)
    with pytest.raises(IllegalAction) as refused:
        check(GAME, state, 0, action)
    assert refused.value.clause == clause
    assert says in refused.value.reason


def test_nobody_may_draw_what_is_awake_already():
    state = position(with_tile(2, 2, "mouse3"), step="reveal", at=0)
    with pytest.raises(IllegalAction, match="cannot be drawn"):
        check(GAME, state, CHANCE, Reveal("mouse3", 0))
    with pytest.raises(IllegalAction, match="cannot be drawn"):
        check(GAME, state, CHANCE, Reveal("mouse4", 1))


@pytest.mark.parametrize(
    ("token", "question"), [("mouse4", "swap-prey"), ("dog1@0", "swap-dog"), ("A2", "swap-cat"), ("B5*", "swap-cat")]
)
def test_what_is_asked_names_what_was_turned(token, question):
    """[CLANS 3.3] prey, dogs and cats go differently far."""
    state = position(with_tile(2, 2, token), step="swap", at=12)
    prompt = legal(state, 0).prompt
    assert (prompt.key, prompt.clause, dict(prompt.args)) == (question, "CLANS 3.3", {"tile": token, "cell": 12})


def test_a_refused_turn_lists_exactly_what_is_face_down():
    """[CLANS 3.1]"""
    awake = "\n".join([". A2 . A1 .", *[ASLEEP] * 4])
    with pytest.raises(IllegalAction) as refused:
        check(GAME, position(awake), 0, Turn(1))
    listed = str(refused.value).split("face down are ")[1].split(" [")[0].split(", ")
    cells = {f"{column}{row}" for row in range(1, 6) for column in "abcde"}
    assert sorted(listed) == sorted(cells - {"b1", "d1"})
