"""Setup, a turn and the four actions [KINGOS 2, 3, 4]."""

from collections import Counter
from fractions import Fraction

import pytest

from tabbytop.core import CHANCE
from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.components import BEACH_STACK, CITADEL_STACK
from tabbytop.games.kingos.ground import at, place
from tabbytop.games.kingos.phases.draws import layings
from tabbytop.games.kingos.phases.turn import open_sides, way
from tabbytop.games.kingos.state import Acting, Cursing, PuttingIn
from tabbytop.games.kingos.tests.positions import (
    after_chance,
    begun,
    deeds,
    do,
    energy,
    guards,
    menu,
    random_game,
    refused,
    sits,
    told,
    turn,
    where,
)

# -- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("distance", [4, 5, 6, 7])
def test_the_citadel_lies_straight_above_the_beach(distance):
    """[KINGOS 2.1, 2.2]"""
    state = begun(3, distance=distance)
    assert [place(cell) for cell in state.table.cells] == [(0, 0), (0, distance)]
    for seat in range(3):
        player = state.players[seat]
        assert (where(state, seat), energy(state, seat)) == ((0, 0), (6, 0, 0))
        assert (player.counter, player.hand, player.curses) == (0, (), ("", "", ""))


def test_the_starting_player_is_drawn_and_the_moon_stands_on_its_first_space():
    """[KINGOS 2.5]"""
    state = rules.new_game(3, GAME.complete({}))
    assert [p for _, p in rules.chances(state)] == [Fraction(1, 3)] * 3
    state = do(state, "chance first 2")
    assert (state.top, state.table.moon, state.table.white) == (Acting(2), 1, "")


@pytest.mark.parametrize(("battle_token", "token"), [("against", 1), ("with", 2)])
def test_who_holds_the_token_at_first(battle_token, token):
    """[KINGOS 2.3]"""
    assert begun(4, first=2, battle_token=battle_token).table.token == token


def pass_on(state):
    """Pass until the next turn begins; True if there were battles in this one."""
    turn_number, fought = state.turn, False
    while state.turn == turn_number:
        if rules.to_act(state).must == (CHANCE,):
            fought = True
            state = do(state, "chance roll moon")
        else:
            state = do(state, f"{rules.to_act(state).must[0]} pass")
    return state, fought


@pytest.mark.parametrize(
    ("seats", "battle_token", "expected"),
    [
        (1, "against", [1, 2, 3, 4, 5]),
        (2, "against", [2, 3, 4, 5, 6]),
        (3, "against", [3, 5, 7, 9]),
        (5, "against", [5, 9, 13]),
        (1, "with", [1, 2, 3, 4]),
        (4, "with", [1, 2, 3, 4]),
    ],
)
def test_in_which_turns_there_are_battles(seats, battle_token, expected):
    """[KINGOS 3.4]"""
    state, fought = begun(seats, battle_token=battle_token), []
    while len(fought) < len(expected):
        number = state.turn
        state, battles = pass_on(state)
        fought += [number] if battles else []
    assert fought == expected


@pytest.mark.parametrize(
    ("seats", "battle_token", "spaces"), [(1, "against", 6), (1, "with", 6), (4, "against", 12), (4, "with", 24)]
)
def test_the_length_of_the_moons_track(seats, battle_token, spaces):
    """[KINGOS 2.6] every roll a moon: one for each space."""
    state, rolls = begun(seats, battle_token=battle_token), 0
    while rules.to_act(state).must:
        if rules.to_act(state).must == (CHANCE,):
            rolls += 1
            state = do(state, "chance roll moon")
        else:
            state = do(state, f"{rules.to_act(state).must[0]} pass")
    assert rolls == spaces
    assert state.top.how == "midnight"


# -- pairs of actions -------------------------------------------------------------------------------------------------


def test_the_second_action_differs_and_costs_an_energy():
    """[KINGOS 3.2]"""
    state = do(turn(sits("0,1", energy=(4, 2)), sits(), land="0,1:dunes@0 0,2:pasture@0"), "0 move up")
    assert state.top == Acting(0, False, "move")
    assert deeds(state) == {"rest", "gather", "pass"}
    state = do(state, "0 gather")
    assert energy(state) == (3, 3, 0)
    assert "lost-energy" in told(state)


def test_without_energy_there_is_no_second_action():
    """[KINGOS 3.2]"""
    state = do(turn(sits("0,1", energy=(0, 6)), sits(), land="0,1:dunes@0 0,2:dunes@0"), "0 move up")
    assert state.top == Acting(1)


def test_a_rest_may_bring_back_the_energy_it_cost():
    """[KINGOS 3.5]"""
    state = do(turn(sits("0,1", energy=(3, 3)), sits(), land="0,1:dunes@0 0,2:dunes@0"), "0 move up", "0 rest")
    assert energy(state) == (5, 1, 0)  # one lost, three back


def test_whoever_passes_has_no_second_action_left_and_loses_nothing():
    """[KINGOS 3.2, 3.5]"""
    state = do(turn(sits(energy=(3, 3)), sits()), "0 pass")
    assert (state.top, energy(state)) == (Acting(1), (3, 3, 0))


def test_the_holder_fights_and_has_another_pair_that_starts_afresh():
    """[KINGOS 3.1, 3.5]"""
    state = turn(sits("0,1", energy=(4, 2)), sits(), land="0,1:dunes@0", token=0)
    state = do(state, "0 rest", "0 pass", "chance roll shield")
    assert state.top == Acting(0, again=True)
    state = do(state, "0 move down")
    assert energy(state) == (6, 0, 0)
    state = do(state, "0 pass")
    assert (state.top, state.table.token, state.turn) == (Acting(1), 1, 4)


def test_the_token_travels_against_the_turns_or_with_them():
    """[KINGOS 2.3]"""
    for battle_token, expected in (("against", 2), ("with", 1)):
        state = turn(sits(), sits(), sits(), again=True, token=0, battle_token=battle_token)
        assert do(state, "0 pass").table.token == expected


def test_both_uses_of_the_flower_action_are_one_kind():
    """[KINGOS 3.5]"""
    state = turn(sits("0,1", hand="sorrel", energy=(3, 3)), sits(), land="0,1:pasture@0")
    assert not {"gather", "play sorrel"} & menu(do(state, "0 play sorrel"))
    assert "play sorrel" not in menu(after_chance(do(state, "0 gather")))


def test_to_leave_it_at_that_is_told_afterwards_only_where_nothing_was_done():
    """[KINGOS 3.2] After an action the story is silent about it: it passes by while it happens."""
    assert told(do(turn(sits(), sits()), "0 pass"))[0] == "passed"
    assert told(do(turn(sits(), sits(), done="rest"), "0 pass"))[0] == "stopped"
    assert {"passed", "stopped"} & set(GAME.words.passing) == {"stopped"}


# -- rest -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "facts", "back"),
    [
        ("pasture@0", {}, 2),
        ("dunes@0", {}, 3),
        ("wreck@0(crab)", {"rest_beside_guardian": True}, 1),
        ("dunes@0(crab)", {"rest_beside_guardian": True}, 1),
    ],
)
def test_what_a_rest_brings(card, facts, back):
    """[KINGOS 4.1]"""
    state = do(turn(sits("0,1", energy=(1, 5)), sits(), land=f"0,1:{card}", **facts), "0 rest")
    assert energy(state) == (1 + back, 5 - back, 0)


def test_no_rest_beside_a_guardian():
    """[KINGOS 4.1]"""
    assert "rest" not in menu(turn(sits("0,1", energy=(1, 5)), sits(), land="0,1:dunes@0(crab)"))


def test_a_rest_that_gains_nothing_is_not_offered():
    """[KINGOS 4.1] ruling"""
    assert "rest" not in menu(turn(sits(), sits()))
    beside = {"land": "0,1:pasture@0(crab) 0,2:pasture@0(crab)", "rest_beside_guardian": True}
    assert "rest" in menu(turn(sits("0,1", energy=(3, 3)), sits(), **beside))
    assert "rest" not in menu(turn(sits("0,1", energy=(3, 3)), sits(), done="move", **beside))


# -- flowers and curses -----------------------------------------------------------------------------------------------


def test_flowers_are_gathered_on_meadows_only():
    """[KINGOS 4.2]"""
    state = turn(sits("0,1"), sits(), land="0,1:pasture@0 0,2:dunes@0")
    assert "gather" in menu(state)
    state = do(state, "0 gather", "chance flower poppy")
    assert state.players[0].hand == ("poppy",)
    assert "gather" not in menu(turn(sits("0,2"), sits(), land="0,1:pasture@0 0,2:dunes@0"))


def test_a_sixth_flower_is_discarded_at_once():
    """[KINGOS 4.2]"""
    state = turn(sits("0,1", hand="poppy poppy rose sage clover"), sits(), land="0,1:pasture@0")
    state = do(state, "0 gather", "chance flower mint")
    assert menu(state) == {f"discard {one}" for one in ("clover", "mint", "poppy", "rose", "sage")}
    state = do(state, "0 discard rose")
    assert state.players[0].hand == ("clover", "mint", "poppy", "poppy", "sage")
    assert state.table.withered == ("rose",)


def test_an_empty_flower_deck_is_made_anew_from_its_discards():
    """[KINGOS 4.2, 5.8]"""
    all_but = (
        "sorrel sorrel sorrel clover clover dandelion dandelion sage sage snapdragon snapdragon mint thyme edelweiss"
    )
    reds = "poppy poppy poppy rose rose thistle thistle peony fireweed heather"
    state = turn(sits("0,1"), sits(), land="0,1:pasture@0", withered=f"{all_but} {reds}")
    state = do(state, "0 gather")
    assert (len(state.table.flowers), state.table.withered) == (24, ())
    assert "flowers-shuffled" in told(state)


def test_where_no_flower_is_left_none_can_be_gathered():
    """[KINGOS 5.8]"""
    state = turn(sits("0,1"), sits(), land="0,1:pasture@0")
    state = state._replace(table=state.table._replace(flowers=()))
    assert "gather" not in menu(state)


def test_a_blue_curse_is_carried_out_and_discarded_and_its_place_is_free():
    """[KINGOS 4.3]"""
    state = do(turn(sits(rest="fog"), sits()), "0 unleash rest fog")
    assert (state.players[0].curses, state.table.spent) == (("", "", ""), ("fog",))
    assert (energy(state), energy(state, 1)) == ((5, 1, 0), (5, 1, 0))


def test_a_white_curse_replaces_the_one_above_the_citadel():
    """[KINGOS 4.3]"""
    state = do(turn(sits(rest="lead", move="drowse"), sits(), white="plenty"), "0 unleash rest lead")
    assert (state.table.white, state.table.spent) == ("lead", ("plenty",))


def test_the_player_chooses_among_curses():
    """[KINGOS 4.3]"""
    assert {"unleash rest fog", "unleash move lead"} <= menu(turn(sits(rest="fog", move="lead"), sits()))


@pytest.mark.parametrize(("blocked", "gone"), [("rest", "rest"), ("flower", "gather"), ("move", "move up")])
def test_a_curse_blocks_the_action_it_lies_on(blocked, gone):
    """[KINGOS 3.3, 5.3]"""
    free = menu(turn(sits("0,1", energy=(3, 3)), sits(), land="0,1:pasture@0"))
    cursed = menu(turn(sits("0,1", energy=(3, 3), **{blocked: "fog"}), sits(), land="0,1:pasture@0"))
    assert gone in free
    assert gone not in cursed
    assert f"unleash {blocked} fog" in cursed


def test_what_a_card_does_is_no_action():
    """[KINGOS 3.3] ruling: sorrel works though rest is blocked, dandelion though move is."""
    state = turn(sits("0,1", energy=(3, 3), hand="sorrel", rest="fog"), sits(), land="0,1:pasture@0")
    assert energy(do(state, "0 play sorrel")) == (6, 0, 0)
    state = turn(sits("0,1", hand="dandelion", move="fog"), sits(), land="0,1:pasture@0")
    assert where(do(state, "0 play dandelion", "0 drift down")) == (0, 0)


# -- move -------------------------------------------------------------------------------------------------------------


def moves(state):
    return {move.removeprefix("move ") for move in menu(state) if move.startswith("move ")}


def test_not_into_the_sea():
    """[KINGOS 4.4, 5.5]"""
    assert moves(turn(sits(), sits())) == {"up", "right", "left"}


def test_not_up_from_a_field_with_a_guardian():
    """[KINGOS 4.4]"""
    assert moves(turn(sits("0,1"), sits(), land="0,1:wreck@0(crab)")) == {"right", "down", "left"}
    assert moves(turn(sits("0,1"), sits(), land="0,1:wreck@0")) == {"up", "right", "down", "left"}


def test_spikes_point_at_the_mover_inward_where_one_leaves_outward_where_one_enters():
    """[KINGOS 4.4] the orchard's first edge has red spikes inward, the quarry's red spikes outward."""
    assert "up" not in moves(turn(sits("0,1"), sits(), land="0,1:orchard@0"))
    assert "down" in moves(turn(sits("0,2"), sits(), land="0,1:orchard@0 0,2:dunes@0"))
    assert "up" in moves(turn(sits("0,1"), sits(), land="0,1:quarry@0"))
    assert "up" not in moves(turn(sits("0,1"), sits(), land="0,1:dunes@0 0,2:quarry@0"))
    assert "up" in moves(turn(sits("0,1"), sits(), land="0,1:dunes@0 0,2:quarry@1"))


def test_a_turned_card_turns_its_spikes():
    """[KINGOS 4.4] clockwise: what pointed up points right."""
    assert moves(turn(sits("0,1"), sits(), land="0,1:orchard@1")) == {"up", "down", "left"}


def test_onto_an_unexplored_place_only_while_cards_are_left():
    """[KINGOS 4.4]"""
    state = turn(sits("0,4"), sits("0,4"), land="0,4:dunes@0", stacks=((), ()))
    assert moves(state) == {"up"}


def test_black_spikes_curse_after_the_step_and_before_exploring():
    """[KINGOS 4.5]"""
    state = do(turn(sits("0,1"), sits(), land="0,1:cove@0"), "0 move up")
    assert where(state) == (0, 2)
    assert at(0, 2) not in state.table.cells
    state = do(state, "chance curse fog", "0 lay-curse rest")
    assert type(state.top).__name__ == "Exploring"
    state = do(state, "chance lay dunes 0")
    assert at(0, 2) in state.table.cells


def test_black_spikes_curse_when_no_card_is_left_to_lay():
    """[KINGOS 4.5]"""
    land = "0,1:cove@0 0,2:dunes@0 0,3:pasture@0 0,4:pasture@0"
    state = do(turn(sits("0,1"), sits(), land=land, stacks=((), ())), "0 move up")
    assert (where(state), state.top) == ((0, 2), Cursing(0))


def test_two_black_edges_curse_once():
    """[KINGOS 4.5] leaving the cove inward spikes, entering the reeds outward ones."""
    state = do(turn(sits("0,1"), sits(), land="0,1:cove@0 0,2:reeds@1"), "0 move up", "chance curse fog")
    state = do(state, "0 lay-curse move")
    assert state.players[0].curses == ("", "", "fog")
    assert isinstance(state.top, Acting)


def test_whoever_can_step_has_a_place_free_for_a_curse():
    """[KINGOS 5.2, 3.3] so no step is undone by one: with a curse on every place nobody moves."""
    land = "0,1:cove@0 0,2:reeds@1"
    full = sits("0,1", rest="fog", flower="slip", move="rust")
    assert not any(action.startswith("move") for action in menu(turn(full, sits(), land=land)))
    two = do(turn(sits("0,1", rest="fog", flower="slip"), sits(), land=land), "0 move up", "chance curse rust")
    assert menu(two) == {"lay-curse move"}


def test_a_new_card_lies_so_that_its_near_edge_has_no_red_spikes():
    """[KINGOS 4.6] the gorge has red spikes on one edge: three turns are left, together as likely as any card."""
    state = do(turn(sits("0,1"), sits(), land="0,1:dunes@0"), "0 move up")
    odds = {(action.card, action.turn): p for action, p in rules.chances(state)}
    gorges = {turned: p for (card, turned), p in odds.items() if card == "gorge"}
    assert set(gorges) == {0, 1, 2}  # turned by three quarters its red edge would look down
    assert len(set(gorges.values())) == 1
    assert sum(gorges.values()) == Fraction(2, 13)
    assert sum(odds.values()) == 1


@pytest.mark.parametrize("stack", [BEACH_STACK, CITADEL_STACK])
@pytest.mark.parametrize("side", range(4))
def test_any_card_of_a_stack_is_as_likely_as_any_other(stack, side):
    """[KINGOS 1.2, 4.6] however many turns are left to it."""
    odds = Counter[str]()
    for lay, p in layings(stack, side):
        odds[lay.card] += p
    assert odds == {card: Fraction(copies, len(stack)) for card, copies in Counter(stack).items()}


def test_the_beach_stack_comes_first():
    """[KINGOS 1.2]"""
    state = do(turn(sits("0,1"), sits(), land="0,1:dunes@0"), "0 move up")
    assert {action.card for action, _ in rules.chances(state)} == {
        "dunes", "cove", "reeds", "pasture", "wreck", "gorge", "burrow",
    }  # fmt: skip
    state = do(turn(sits("0,1"), sits(), land="0,1:dunes@0", stacks=((), ("crags", "ruins"))), "0 move up")
    assert {action.card for action, _ in rules.chances(state)} == {"crags", "ruins"}


def test_a_new_cards_spikes_do_not_count_for_the_step():
    """[KINGOS 4.6]"""
    state = do(turn(sits("0,1"), sits(), land="0,1:dunes@0"), "0 move up", "chance lay reeds 1")
    assert state.players[0].curses == ("", "", "")


def test_danger_brings_a_guardian():
    """[KINGOS 4.6]"""
    state = do(turn(sits("0,1"), sits(), land="0,1:dunes@0"), "0 move up", "chance lay wreck 0", "chance guardian owl")
    assert guards(state, 0, 2) == ("owl",)
    assert state.table.bag.count("owl") == 1


def test_the_citadel_is_entered_from_any_side_and_left_in_every_direction():
    """[KINGOS 4.7, 4.8]"""
    state = do(turn(sits("1,5"), sits(), land="1,5:dunes@0"), "0 move left")
    assert (where(state), told(state)) == ((0, 5), ["entered"])
    state = turn(sits("0,5", energy=(3, 3)), sits(), land="0,4:dunes@0")
    assert moves(state) == {"up", "right", "down", "left"}
    assert "rest" in menu(state)
    assert "up" not in moves(turn(sits("0,4"), sits(), land="0,4:orchard@0"))


def test_without_a_step_one_may_go_back_to_the_beach():
    """[KINGOS 4.9] a guardian above, red spikes on two sides and no cards left."""
    land = "0,4:dunes@0 3,1:crags@1(crab)"
    state = turn(sits("3,1"), sits("0,4"), land=land, stacks=((), ()))
    assert moves(state) == set()
    assert "go-back" in menu(state)
    state = do(state, "0 go-back")
    assert (where(state), state.top) == ((0, 0), Acting(0, False, "move"))
    assert "go-back" not in menu(turn(sits(), sits("0,4"), land=land, stacks=((), ())))


def test_a_seat_that_is_not_asked_hears_who_is():
    """[KINGOS 3.1]"""
    assert refused(turn(sits(), sits()), "1 pass").clause == "KINGOS 3.1"
    assert isinstance(do(turn(sits("0,1"), sits(), token=0, land="0,1:wreck@0(crab)"), "0 pass").top, PuttingIn)


def test_the_short_way_to_ask_for_open_sides_says_the_same():
    found = set()

    def watch(before, seat, action, after):
        if isinstance(after.top, Acting):
            one = after.top.seat
            sides = open_sides(after, one)
            assert sides == [side for side in range(4) if not way(after, one, side).bar]
            found.update(sides)

    for seed in range(3):
        random_game(3, seed, watch=watch, countdown=seed > 0)
    assert found == {0, 1, 2, 3}
