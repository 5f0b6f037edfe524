"""What is hidden [KINGOS 8]."""

from collections import Counter
from random import Random

from tabbytop.core import encode
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.actions import Move, Pass, Play
from tabbytop.games.kingos.components import BAG, BEACH_STACK, CITADEL_STACK
from tabbytop.games.kingos.state import Acting, Cursing, DrawingFlowers
from tabbytop.games.kingos.tests.positions import battle, do, position, random_game, sits, talk, turn


def test_hands_are_seen_by_their_owners_only():
    """[KINGOS 8.1]"""
    one, other = turn(sits(), sits(hand="rose")), turn(sits(), sits(hand="mint"))
    for viewer in (0, None):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
    assert GAME.view(one, 1).own.hand == ("rose",)
    assert GAME.view(one, 0).players[1].hand == 1


def test_that_a_curse_lies_there_is_seen_which_one_is_not():
    """[KINGOS 8.1]"""
    one, other = turn(sits(), sits(rest="fog")), turn(sits(), sits(rest="lead"))
    for viewer in (0, None):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)
        assert GAME.view(one, viewer).players[1].cursed == (True, False, False)
    assert GAME.view(one, 1).own.curses == ("fog", "", "")


def test_a_curse_just_drawn_is_seen_by_its_owner_only():
    """[KINGOS 8.1]"""
    state = position(Acting(0), Cursing(1), players=(sits(), sits()))
    one, other = do(state, "chance curse fog"), do(state, "chance curse lead")
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, 1).own.drawn == "fog"


def test_only_whoever_draws_is_told_what():
    """[KINGOS 8.1]"""
    for frame, move, secret in (
        (DrawingFlowers(1, 1), "flower rose", "rose"),
        (Cursing(1), "curse fog", "fog"),
    ):
        state = position(Acting(0), frame, players=(sits(), sits()))
        after = do(state, f"chance {move}")
        action = GAME.notation.read(move)
        told = {viewer: str(GAME.tell(state, -1, action, after, viewer)) for viewer in (0, 1, None)}
        assert secret in told[1]
        assert secret not in told[0] + told[None]


def test_energy_put_in_stays_secret_until_all_have_chosen():
    """[KINGOS 8.1]"""
    state = battle(sits("0,1"), sits("0,1"), sits("0,1"), land="0,1:wreck@0(owl)")
    views = {GAME.view(do(state, f"1 put-in {energy}"), 0) for energy in range(7)}
    assert len(views) == 1
    stories = {str(GAME.tell(state, 1, a, rules.apply(state, 1, a), 0)) for a in rules.legal(state, 1)}
    assert len(stories) == 1
    shown = GAME.view(do(state, "1 put-in 4", "0 put-in 1", "2 put-in 0"), 0)
    assert [player.battle for player in shown.players] == [1, 4, 0]


def test_words_stay_secret_until_all_have_chosen_and_then_all_hear_them():
    """[KINGOS 6.2, 8.1]"""
    state = talk(sits("0,1"), sits("0,1"), land="0,1:wreck@0(owl)")
    asked = rules.legal(state, 1)
    for viewer in (0, None):
        assert len({GAME.view(rules.apply(state, 1, action), viewer) for action in asked}) == 1
        assert len({str(GAME.tell(state, 1, a, rules.apply(state, 1, a), viewer)) for a in asked}) == 1
    guesses = {
        GAME.determinize(GAME.view(do(state, "1 say 3"), 0), Random(seed)).players[1].chosen for seed in range(90)
    }
    assert guesses == {-1, 0, 1, 2, 3, 4, 5, 6}
    heard = do(state, "1 say 3", "0 pass")
    for viewer in (0, 1, None):
        assert [player.said for player in GAME.view(heard, viewer).players] == [None, 3]


def test_what_sage_discards_all_have_seen_so_it_cannot_be_taken_back_alone():
    """[KINGOS 8.2, 9.1]"""
    state = turn(sits(hand="sage sorrel", rest="fog", energy=(3, 3)), sits())
    assert GAME.flow.reveals(state, 0, Play("sage"))
    for action in (Play("sorrel"), Move("up"), Pass()):
        assert not GAME.flow.reveals(state, 0, action)
    assert GAME.view(do(state, "0 play sage"), 1).spent == ("fog",)


def test_who_might_have_nothing_to_do_for_all_that_others_know():
    """[KINGOS 8.1] where only a flower could be played, and among red flowers; not where all see what can be done."""
    for hand in ("edelweiss", "rose"):
        second = turn(sits("0,1", hand=hand), sits(), done="move", land="0,1:dunes@0")
        assert GAME.flow.might_pass(second)
        fight = battle(sits("0,1", hand=hand), sits(), land="0,1:wreck@0(owl)")
        assert not GAME.flow.might_pass(fight)
        assert GAME.flow.might_pass(do(fight, "0 put-in 1"))
    assert not GAME.flow.might_pass(turn(sits(hand="edelweiss"), sits()))


def test_no_order_of_a_deck_and_no_bag_is_in_a_view():
    """[KINGOS 8.1, 8.2] only how many are left."""
    seen = encode(GAME.view_type, GAME.view(turn(sits(), sits()), 0))
    assert (seen["flowers"], seen["curses"], seen["bag"], seen["beach"], seen["citadel"]) == (24, 18, 20, 14, 16)


def test_an_imagined_world_holds_the_same_cards():
    """[KINGOS 8.2] what lies openly stays, the rest is dealt anew."""
    rng, kept = Random(1), []
    random_game(4, 3, watch=lambda before, seat, action, after: kept.append(after))
    for state in kept[::7]:
        world = GAME.determinize(GAME.view(state, 0), rng)
        assert world.players[0] == state.players[0]
        assert (world.table.bag, world.table.beach, world.table.citadel) == (
            state.table.bag,
            state.table.beach,
            state.table.citadel,
        )
        hands = [sum((Counter(p.hand) for p in one.players), Counter(one.table.flowers)) for one in (world, state)]
        assert hands[0] == hands[1]
    assert len(BAG) + len(BEACH_STACK) + len(CITADEL_STACK) == 50


def test_imagined_energy_is_energy_that_is_there():
    """[KINGOS 8.1]"""
    state = do(battle(sits("0,1"), sits("0,1", energy=(2, 4)), land="0,1:wreck@0(owl)"), "1 put-in 2")
    guesses = {GAME.determinize(GAME.view(state, 0), Random(seed)).players[1].chosen for seed in range(40)}
    assert guesses == {0, 1, 2}
