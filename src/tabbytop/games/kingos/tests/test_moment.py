"""What a list of tables says of a game: the turn, and what it is about."""

from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.tests.positions import battle, begun, do, sits, talk, turn

BRIDGE = "0,1:dunes@0 0,2:dunes@0"


def said(state) -> tuple[str, int, int]:
    told = dict(GAME.flow.moment(state))
    return told["phase"], told["seat"], told["steps"]


def test_before_anybody_has_left_it_is_the_beach():
    assert said(begun(3)) == ("beach", 0, 5)


def test_on_the_way_it_is_whoever_is_nearest():
    assert said(turn(sits("0,1"), sits("0,2"), land=BRIDGE)) == ("climb", 1, 3)
    assert said(turn(sits("0,5"), sits("0,2"), land=BRIDGE)) == ("citadel", 0, 0)


def test_a_battle_says_who_rolls_and_the_last_one_that_it_is_with_kingos():
    """[KINGOS 6.5] where nobody fights it is no battle."""
    guarded = "0,1:dunes@0(owl)"
    assert said(talk(sits("0,1"), sits("0,1"), active=1, land=guarded)) == ("battle", 1, 0)
    assert said(battle(sits("0,5"), sits("0,1"), active=1, land=guarded)) == ("kingos", 1, 0)
    fought = do(battle(sits("0,1"), sits(), land=guarded), "0 put-in 6")
    assert said(fought)[0] == "battle"
    assert said(do(fought, "chance roll moon"))[0] == "climb"
