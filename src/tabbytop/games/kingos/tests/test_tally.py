"""What is counted of one game when many are played [KINGOS 9]."""

from tabbytop.core import CHANCE, Step
from tabbytop.games.kingos.actions import Action, Bloom, Call, First, Play, Roll, Unleash
from tabbytop.games.kingos.components import KINGOS
from tabbytop.games.kingos.state import State
from tabbytop.games.kingos.tally import tally
from tabbytop.games.kingos.tests.positions import battle, do, sits, turn


def steps(end: State, *actions: Action) -> list[Step[State, Action]]:
    """A game of these actions, the last of which ends it."""
    start = turn(*end.players)
    return [Step(start, CHANCE, action, end if action is actions[-1] else start) for action in actions]


def test_shared_wins_count_in_parts_by_place_from_the_starting_player():
    """[KINGOS 7.1, 9]"""
    strength = KINGOS["against"][3]
    players = (sits("0,5", energy=(strength, 0)), sits("0,5", energy=(strength, 0)), sits())
    end = do(battle(*players, turn=8), f"0 put-in {strength}", f"1 put-in {strength}", "chance roll moon")
    counted = tally(steps(end, First(1), Roll("moon"), Roll("moon")))
    assert counted["wins_by_place"] == {"1": 0.5, "2": 0.0, "3": 0.5}
    assert counted["length"] == {"turns": 8.0, "battle_phases": 2.0}
    assert set(counted["island_wins"].values()) == {0.0}


def test_battles_are_counted_alone_and_shared():
    """[KINGOS 6.1] one field with two, one with one; and the citadel once more."""
    fields = "0,1:wreck@0(owl) 1,1:wreck@0(crab)"
    before = battle(sits("0,1"), sits("0,1"), sits("1,1"), sits("0,5"), sits(), land=fields)
    end = do(turn(sits(), sits(), token=0, moon=12), "0 pass", "chance roll moon")
    played = [Step(before, CHANCE, Roll("moon"), before), Step(before, 0, Call("wait"), before)]
    counted = tally([*played, Step(end, CHANCE, First(0), end)])
    assert counted["battles"] == {"alone": 2.0, "shared": 1.0, "kingos": 1.0}
    assert counted["talk"] == {"calls": 1.0}


def test_how_the_island_wins_and_which_cards_were_used():
    """[KINGOS 7.3, 9]"""
    end = do(turn(sits(), sits(), token=0, moon=12), "0 pass", "chance roll moon")
    counted = tally(steps(end, First(0), Play("mint"), Bloom("poppy"), Unleash("rest", "fog"), Roll("moon")))
    assert counted["island_wins"] == {"lost": 0.0, "midnight": 1.0, "late": 0.0}
    assert counted["wins_by_place"] == {"1": 0.0, "2": 0.0}
    used = {card for card, games in counted["games_with_card"].items() if games}
    assert used == {"mint", "poppy", "fog"}
    assert counted["games_with_card"]["mint"] == 1.0
