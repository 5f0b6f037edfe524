"""Playing a game out without a table: chance draws, physics is simulated or pretended."""

from dataclasses import dataclass, replace
from random import Random

import pytest

from tabbytop.core import OVER, PHYSICS, IllegalAction, Malformed, Physics, ask, check, play_out
from tabbytop.core.playing import at_random, play_checked
from tabbytop.games import all_games
from tabbytop.games._template import GAME


@dataclass(frozen=True)
class Landed:
    where: int


#: physics acts three times, and that is all
DROPS = replace(
    GAME,
    begin=lambda seats, options: (),
    to_act=lambda state: ask(PHYSICS) if len(state) < 3 else OVER,
    apply=lambda state, seat, action: (*state, action.where),
    physics=Physics(
        request=len,
        check_settled=lambda state, action: None,
        pretend=lambda asked, below: Landed(100 * asked + below(100)),
        unsettled=Landed(-1),
    ),
)


def played(simulate=None):
    rng = Random(4)
    return play_out(DROPS, DROPS.new_game(2), at_random(rng), rng.randrange, simulate)


def test_without_a_simulation_physics_does_what_the_game_pretends():
    assert [where // 100 for where in played()] == [0, 1, 2]
    assert played() == played()


def test_a_simulation_is_asked_instead_where_there_is_one():
    assert played(lambda asked: Landed(-asked)) == (0, -1, -2)


@pytest.mark.parametrize("answer", ["x", None, 7, ("Put", 3)], ids=repr)
def test_an_answer_that_is_none_is_refused_at_once(answer):
    """By who checks; with the clause, and what was expected."""
    with pytest.raises(IllegalAction, match=r"for \w+.* \[SAUCER [\d.]+\]$") as refused:
        play_checked(GAME, GAME.new_game(2), lambda *_: answer, Random(1).randrange)
    assert repr(answer) in str(refused.value)


def test_an_action_that_is_not_on_the_menu_is_refused_as_the_rules_say():
    game, seen = all_games()["clans"], []

    def decide(state, seat, menu, may_decline):
        seen.append(next(iter(menu)))
        return seen[0]  # later on it is no choice any more

    with pytest.raises(IllegalAction, match=r"\[CLANS "):
        play_checked(game, game.new_game(2), decide, Random(1).randrange)
    assert len(seen) > 1


def test_who_answers_from_the_menu_plays_the_same_game_checked_or_not():
    ends = []
    for play in (play_out, play_checked):
        rng = Random(5)
        ends.append(play(GAME, GAME.new_game(3), at_random(rng), rng.randrange))
    assert ends[0] == ends[1]


def test_check_refuses_what_is_no_action_at_all():
    state, rng = GAME.new_game(2), Random(1)
    while GAME.to_act(state).must[0] < 0:
        state = GAME.apply(state, GAME.to_act(state).must[0], GAME.chances(state).draw(rng.randrange))
    with pytest.raises(IllegalAction, match=r"'meow' is not one of the \d+ choices"):
        check(GAME, state, GAME.to_act(state).must[0], "meow")


@pytest.mark.parametrize(
    ("game", "seats", "options", "said"),
    [
        ("clans", 3, {}, "clans is for 2 seats, not for 3"),
        ("clans", 2.0, {}, "clans is for 2 seats, not for 2.0"),
        ("clans", "2", None, "clans is for 2 seats, not for '2'"),
        ("kingos", 0, {}, r"kingos is for 1 to \d seats, not for 0"),
        ("clans", 2, {"zz": 1}, "option zz: clans has no such option; it has clans, powers"),
        ("clans", 2, {"powers": 1}, "option powers: 1 is not one of false, true"),
        ("clans", 2, "free", "expected options by their names, as in a dict, not 'free'"),
        ("isle", 1, {}, r"mode classic is for 2 to 4 seats, not for 1 \[ISLE 1.1\]"),
    ],
)
def test_a_game_that_cannot_be_is_not_begun(game, seats, options, said):
    with pytest.raises(Malformed, match=said):
        all_games()[game].new_game(seats, options)


def test_options_that_are_not_given_are_the_usual_ones():
    game = all_games()["clans"]
    assert game.new_game(2) == game.new_game(2, {}) == game.new_game(2, game.complete({}))


def test_a_game_without_spaces_says_so():
    with pytest.raises(Malformed, match="saucers has not declared its actions and views in numbers"):
        _ = GAME.spaces
