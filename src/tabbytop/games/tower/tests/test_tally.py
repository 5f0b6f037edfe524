"""What is counted of one game when many are played [TOWER 9]."""

from tabbytop.games.tower.actions import Choose
from tabbytop.games.tower.tally import tally

from .kit import Table, position, with_cards


def test_heights_are_the_highest_that_were_reached():
    """[TOWER 5.5, 9] Whatever fell later."""
    table = Table(with_cards(position(4, toto=3), up=(16, 1))).do(Choose(16, 0)).take("green1").place()
    table.settle("floor1", down=("window1", "window2", "portal1", "portal2", "brick1", "floor3", "floor4"))
    counted = tally(table.steps)
    assert counted["reached"] == {"turns": 1, "floors": 4, "kitten": 3, "walls_fallen": 5}
    assert {how for how, share in counted["endings"].items() if share} == {"collapsed"}
    assert set(counted["stories_won"].values()) == {0.0}
    assert {card for card, share in counted["games_with_card"].items() if share} == {"action 16"}


def test_who_never_climbed_was_never_in_the_tower():
    """[TOWER 7.6]"""
    table = Table(with_cards(position(1, mode="competitive"), up=(16, 1, 2))).do(Choose(16, 0))
    counted = tally(table.steps)
    assert (counted["reached"]["floors"], counted["reached"]["kitten"]) == (1, 0)
    assert "stories_won" not in counted
