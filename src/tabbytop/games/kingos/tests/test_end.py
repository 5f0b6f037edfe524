"""How a game ends [KINGOS 7]."""

from random import Random
from typing import Any

import pytest

from tabbytop.core import OVER, Step, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.components import CARDS, FLOWERS, KINGOS, RED_IN
from tabbytop.games.kingos.state import Over, Value
from tabbytop.games.kingos.tests.positions import battle, begun, do, position, random_game, sits, told, turn
from tabbytop.games.kingos.tests.recount import points

REDS = sorted(key for key, flower in FLOWERS.items() if flower.colour == "red")


def beaten(*moves, players):
    state = battle(*players)
    return do(state, *moves)


def test_the_highest_fighting_value_wins():
    """[KINGOS 7.1] own energy and own bonus; those who did not fight lose alike."""
    strength = KINGOS["against"][4]
    players = (sits("0,5", energy=(strength, 0)), sits("0,5", hand="poppy"), sits("0,5"), sits())
    state = beaten(
        f"0 put-in {strength}", "1 put-in 4", "2 put-in 1", "1 bloom poppy", "chance roll moon", players=players
    )
    assert rules.to_act(state) == OVER
    result = GAME.outcome(state)
    assert result.places == (1, 2, 2, 2, 2)
    assert result.rivals == ("island",)
    assert [(line.side, line.key, line.points) for line in result.lines] == [
        (0, "energy", strength),
        (1, "energy", 4),
        (1, "red", 2),
        (2, "energy", 1),
    ]
    assert GAME.standing(GAME.view(state, None)) == result


def test_equals_share():
    """[KINGOS 7.1] a flower counts as its owner's, the sword as nobody's."""
    players = (sits("0,5", energy=(20, 0), hand="poppy"), sits("0,5", energy=(20, 0)), sits())
    state = beaten("0 put-in 10", "1 put-in 12", "0 bloom poppy", "chance roll sword", players=players)
    assert state.top == Over("kingos", (Value(0, 10, 2, "poppy"), Value(1, 12, 0, "")))
    assert GAME.outcome(state).places == (1, 1, 3, 3)


def test_a_bonus_against_guardians_does_not_beat_kingos():
    """[KINGOS 6.10]"""
    strength = KINGOS["against"][2]
    players = (sits("0,5", energy=(strength, 0), hand="rose"), sits())
    state = beaten(f"0 put-in {strength}", "0 bloom rose", "chance roll moon", players=players)
    assert "kingos-lost" in told(state)


def test_alone_one_wins_by_beating_kingos():
    """[KINGOS 1.1, 7.1]"""
    strength = KINGOS["against"][1] + 1
    state = beaten(f"0 put-in {strength}", "chance roll moon", players=(sits("0,5", energy=(strength, 0)),))
    assert GAME.outcome(state).places == (1, 2)


def test_when_kingos_falls_nothing_else_of_the_phase_is_carried_out():
    """[KINGOS 7.1] ruling"""
    strength = KINGOS["against"][2] + 1
    state = battle(sits("0,5", energy=(strength, 0)), sits("0,1"), land="0,1:wreck@0(magpie)")
    state = do(state, f"0 put-in {strength}", "1 put-in 0", "chance roll moon")
    assert isinstance(state.top, Over)
    assert (state.players[1].thrown, state.table.beaten) == (False, ())
    assert told(state)[-2:] == ["kingos-won", "field-lost"]  # every field is told all the same


def test_the_sheet_is_what_was_put_in_and_what_the_flowers_added():
    """[KINGOS 7.1] random battles with Kingoš, counted by who stood there with what."""
    beaten, flowers = 0, set()
    for seed in range(40):
        rng = Random(seed)
        reds = rng.sample(REDS, 6)
        hands = [" ".join(reds[place : place + 2]) for place in (0, 2, 4)]
        state = battle(*(sits("0,5", energy=(30, 0), hand=hand) for hand in hands), sits())
        steps: list[Any] = []
        end = play_out(GAME, state, at_random(rng), rng.randrange, watch=lambda *step, to=steps: to.append(Step(*step)))
        if end.top.how == "kingos":
            result = GAME.outcome(end)
            assert tuple(result.points(side) for side in range(5)) == points(steps)
            assert {points(steps)[side] for side in result.winners} == {max(points(steps))}
            beaten += 1
            flowers |= {player.red for player in end.players if player.red}
    assert beaten > 20
    assert flowers == set(REDS)


# -- the island wins --------------------------------------------------------------------------------------------------


def test_midnight():
    """[KINGOS 7.3] the moon on the last space before the roll, and a moon rolled."""
    state = turn(sits(), sits(), token=0, moon=12)
    for face, over in (("sword", False), ("shield", False), ("moon", True)):
        after = do(state, "0 pass", f"chance roll {face}")
        assert isinstance(after.top, Over) == over
    assert GAME.outcome(after).places == (2, 2, 1)
    assert [(line.side, line.clause) for line in GAME.outcome(after).lines] == [(2, "KINGOS 7.3")]
    before = do(turn(sits(), sits(), token=0, moon=11), "0 pass", "chance roll moon")
    assert (before.table.moon, isinstance(before.top, Over)) == (12, False)


def test_kingos_beaten_at_midnight_is_beaten():
    """[KINGOS 7.3]"""
    strength = KINGOS["against"][2] + 1
    state = battle(sits("0,5", energy=(strength, 0)), sits(), moon=12)
    assert do(state, f"0 put-in {strength}", "chance roll moon").top.how == "kingos"


def test_at_midnight_dues_are_taken_first():
    """[KINGOS 6.12, 7.3]"""
    state = battle(sits("0,1", hand="rose"), sits(), land="0,1:wreck@0(magpie)", moon=12)
    state = do(state, "0 put-in 0", "0 pass", "chance roll moon")
    assert not isinstance(state.top, Over)
    assert do(state, "0 discard rose").top.how == "midnight"


def test_sixty_turns_each_without_countdown():
    """[KINGOS 7.4]"""
    state = turn(sits(), sits(), turn=120, token=1, countdown=False)
    assert do(state, "0 pass").top.how == "late"
    assert not isinstance(do(turn(sits(), sits(), turn=119, token=1, countdown=False), "0 pass").top, Over)
    assert not isinstance(do(turn(sits(), sits(), turn=120, token=1), "0 pass").top, Over)


LAST = ((), ("ruins",))  # one card left


def test_all_cards_laid_and_no_way_to_the_citadel():
    """[KINGOS 7.2]"""
    state = do(turn(sits("0,1"), sits(), land="0,1:dunes@0", stacks=LAST), "0 move right", "chance lay ruins 0")
    assert state.top.how == "lost"
    assert GAME.outcome(state).lines[0].clause == "KINGOS 7.2"
    open_way = "0,1:dunes@0 0,2:dunes@0 0,3:pasture@0 0,4:pasture@0"
    state = do(turn(sits("0,1"), sits(), land=open_way, stacks=LAST), "0 move right", "chance lay ruins 0")
    assert not isinstance(state.top, Over)


def test_red_spikes_close_the_way_guardians_and_black_ones_do_not():
    """[KINGOS 7.2] the orchard before the citadel cannot be left upward."""
    assert CARDS["orchard"].edges[0] == RED_IN
    land = "0,1:dunes@0 0,2:cove@0 0,3:pasture@0(owl) 0,4:{}"
    assert isinstance(turn(sits(), sits(), land=land.format("orchard@0"), stacks=((), ())).top, Over)
    assert not isinstance(turn(sits(), sits(), land=land.format("orchard@1"), stacks=((), ())).top, Over)


def test_somebody_beyond_the_gap_keeps_the_way_open_until_they_leave():
    """[KINGOS 7.2] tested whenever an adventurer moves."""
    land = "0,1:dunes@0 0,3:dunes@0 0,4:pasture@0 1,4:ruins@0"
    state = turn(sits("1,4", rest="slip"), sits(), land=land, stacks=((), ()))
    assert not isinstance(state.top, Over)
    on_it = turn(sits("0,5"), sits(), land="0,1:dunes@0", stacks=((), ()))
    assert not isinstance(on_it.top, Over)
    assert do(state, "0 unleash rest slip").top.how == "lost"


def test_a_card_that_changes_the_spikes_can_close_the_way():
    """[KINGOS 7.2] bramble makes black spikes forbid, quake turns a card."""
    land = "0,1:dunes@0 0,2:cove@0 0,3:pasture@0 0,4:pasture@0"
    state = turn(sits(rest="bramble"), sits(), land=land, stacks=((), ()))
    assert do(state, "0 unleash rest bramble").top.how == "lost"
    land = "0,1:dunes@0 0,2:dunes@0 0,3:pasture@0 0,4:orchard@1"
    state = turn(sits("0,4", rest="quake"), sits(), land=land, stacks=((), ()))
    assert do(state, "0 unleash rest quake", "0 turn-card 3").top.how == "lost"


def test_wilt_opens_a_way():
    """[KINGOS 7.2, 9.3]"""
    land = "0,1:dunes@0 0,2:dunes@0 0,3:pasture@0 0,4:orchard@0"
    state = position(players=(sits(), sits()), land=land, stacks=((), ()), white="wilt")
    assert not isinstance(state.top, Over)


@pytest.mark.parametrize("how", ["midnight", "late", "lost"])
def test_random_play_meets_every_way_in_which_the_island_wins(how):
    """[KINGOS 7.2–7.4]"""
    countdown = how == "midnight"
    assert any(
        random_game(5, seed, distance=7, countdown=countdown, battle_token="with").top.how == how for seed in range(20)
    )


def test_a_whole_game_in_which_kingos_is_beaten():
    """[KINGOS 7.1] alone, straight up, and all six energy when a sword falls."""
    state = begun(1, distance=4)
    for card in ("dunes", "pasture", "dunes"):
        state = do(state, "0 move up", f"chance lay {card} 0", "0 pass", "chance roll shield", "0 pass")
    state = do(state, "0 move up", "0 pass", "0 put-in 6", "chance roll sword")
    assert GAME.outcome(state).places == (1, 2)


def test_alone_who_gives_up_loses_to_the_island():
    """[KINGOS 7.4] Of two, who stayed wins."""
    given_up = GAME.flow.given_up(GAME.new_game(1, GAME.complete({})))
    assert (given_up.winners, given_up.rivals) == ((1,), ("island",))
    assert GAME.flow.given_up(GAME.new_game(2, GAME.complete({}))) is None
