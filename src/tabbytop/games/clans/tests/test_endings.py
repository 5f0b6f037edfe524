"""The end: dogs, hunt, score, and the clans' powers in it [CLANS 4, 5, 6]."""

import pytest

from tabbytop.games.clans.components import CLANS, COMMON_LAW, Law
from tabbytop.games.clans.ending import outcome_of, tokens
from tabbytop.games.clans.rules import apply, ending, legal, outcome, to_act
from tabbytop.games.clans.tests.positions import WORKED_EXAMPLE, end, names, position

NOTHING = ". . . . ."


def taken(ending, seat):
    return [one.prey for one in ending.hunts if one.taker == seat] + [
        gift.prey for gift in ending.gifts if gift.taker == seat
    ]


def strengths(ending, prey):
    return next(one.strengths for one in ending.hunts if one.prey == prey)


def test_worked_example_without_powers():
    """[CLANS 6.1] 3 + 5·2 = 13 against 4 + 5 + 6 = 15."""
    ending = end(WORKED_EXAMPLE, powers=False)
    assert {ending.grid[cell] for cell in ending.struck} == {"A2", "A4", "B4", "B5*"}
    assert sorted(taken(ending, 0)) == ["mouse3", "pigeon2", "pigeon5"]
    assert sorted(taken(ending, 1)) == ["mouse4", "mouse5", "mouse6"]
    assert ending.points == (13, 15)
    assert outcome_of([ending]).winners == (1,)


def test_worked_example_with_powers():
    """[CLANS 6.2] the middle dog is turned a quarter clockwise: 21 against 15."""
    ending = end(WORKED_EXAMPLE.replace("dog3@180", "dog3@270"))
    assert {ending.grid[cell] for cell in ending.struck} == {"A1", "A2", "A4", "B4"}
    assert sorted(taken(ending, 0)) == ["mouse3", "mouse4", "pigeon2", "pigeon5"]
    assert sorted(taken(ending, 1)) == ["fly4", "mouse5", "mouse6"]
    assert ending.points == (21, 15)
    assert outcome_of([ending]).winners == (0,)


# -- dogs and hunt ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dog", "struck"),
    [
        ("dog1@0", "N"),
        ("dog1@90", "E"),
        ("dog2@0", "E W"),
        ("dog2@90", "N S"),
        ("dog3@0", "NE E SE"),
        ("dog3@90", "SE S SW"),
        ("dog3@180", "SW W NW"),
        ("dog4@0", "N E S W"),
        ("dog5@0", "NE SE SW NW"),
        ("dog5@270", "NE SE SW NW"),
    ],
)
def test_arrows_turn_with_the_tile(dog, struck):
    """[CLANS 1.2, 4.2]"""
    points = {"NW": 6, "N": 7, "NE": 8, "W": 11, "E": 13, "SW": 16, "S": 17, "SE": 18}
    rows = [". . . . .", ". A1 A2 A4 .", f". A5 {dog} B1 .", ". B2 B3 B4 .", ". . . . ."]
    assert set(end("\n".join(rows), powers=False).struck) == {points[point] for point in struck.split()}


def test_a_tie_takes_nothing():
    """[CLANS 4.3]"""
    ending = end(f"A2 mouse6 B2 . .\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}", powers=False)
    assert ending.hunts[0].strengths == (2, 2)
    assert ending.hunts[0].taker is None
    assert ending.points == (0, 0)


def test_cats_hunt_orthogonally_and_all_at_once():
    """[CLANS 4.3] a cat counts at every prey beside it, not diagonally."""
    ending = end(f"mouse3 A2 mouse4 . .\n. mouse5 . . .\nmouse6 . . . .\n{NOTHING}\n{NOTHING}", powers=False)
    assert taken(ending, 0) == ["mouse3", "mouse4", "mouse5"]


def test_pairs_are_multiplied():
    """[CLANS 4.5] pigeons 10 instead of 7, flies 12 instead of 7; one of each is worth its face."""
    both = end(f"pigeon2 A2 pigeon5 . .\n. fly3 . . .\n{NOTHING}\n{NOTHING}\n{NOTHING}", powers=False)
    assert both.points == (13, 0)
    flies = end(f"fly3 A2 fly4 . .\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}", powers=False)
    assert flies.points == (12, 0)
    assert [(line.key, line.points, line.part) for line in flies.lines] == [
        ("prey", 3, 0),
        ("prey", 4, 0),
        ("flies", 5, 0),
    ]


def test_more_prey_breaks_a_tie_then_it_is_shared():
    """[CLANS 4.6]"""
    fewer = end(f"mouse6 A2 . B2 mouse3\n. . . fly3 .\n{NOTHING}\n{NOTHING}\n{NOTHING}", powers=False)
    assert fewer.points == (6, 6)
    assert outcome_of([fewer]).places == (2, 1)
    same = end(f"mouse4 A2 . B2 fly4\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}", powers=False)
    assert outcome_of([same]).places == (1, 1)


# -- powers -----------------------------------------------------------------------------------------------------------


def test_every_clan_changes_the_law_and_every_part_of_the_law_has_a_clan():
    fields = Law.__slots__
    changed = {field for clan in CLANS.values() for field in fields if getattr(clan.law, field)}
    assert changed == set(fields)
    assert all(clan.law != COMMON_LAW for clan in CLANS.values())


def test_gourmets():
    """[CLANS 5.1] one point a prey; the chief hunts diagonally too."""
    text = f"A3* . . . .\n. mouse4 . . .\n. . A1 fly3 .\n{NOTHING}\n{NOTHING}"
    assert end(text).points == (4 + 3 + 2, 0)
    assert end(text, powers=False).points == (3, 0)


def test_meowsketeers_swap_a_cat_with_any_dog_in_sight():
    """[CLANS 5.2] any cat they turn, of either clan; face-up dogs only."""
    text = f"B1 . . . .\n. . . . .\n. . . . dog4@0\n. dog2@0 . . .\n{NOTHING}"
    theirs = position(text, turn=1, step="swap", at=0)
    assert names(legal(theirs, 1)) == "xa2 xa3 xb1 xb4 xc1 xe3"
    ours = position(text.replace("B1", "A1"), turn=1, step="swap", at=0)
    assert names(legal(ours, 1)) == "xa2 xa3 xb1 xb4 xc1 xe3"
    gourmets = position(text, turn=0, step="swap", at=0)
    assert names(legal(gourmets, 0)) == "xa2 xa3 xb1 xc1"


def last_move(text, clans, at, turn=1):
    """All tiles awake, the last one just turned."""
    return position(text, clans, turn=turn, step="swap", at=at)


def test_the_meowsketeers_chief_may_turn_one_dog_beside_it():
    """[CLANS 5.2, 6.2]"""
    state = last_move(WORKED_EXAMPLE, ("gourmets", "meowsketeers"), at=24)
    state = apply(state, 1, next(iter(legal(state, 1))))  # dog4 goes to the top of its column
    assert to_act(state).must == (1,)
    assert {action.cell for action in legal(state, 1) if hasattr(action, "cell")} == {10, 12}
    assert "leave" in names(legal(state, 1))
    assert to_act(apply(state, 1, list(legal(state, 1))[-1])).must == ()


def test_a_chief_without_a_dog_beside_it_is_not_asked():
    """[CLANS 5.2]"""
    far = WORKED_EXAMPLE.replace("B5* ", "B3 ").replace("B3\n", "B5*\n", 1)
    state = last_move(far, ("gourmets", "meowsketeers"), at=24)
    assert to_act(apply(state, 1, next(iter(legal(state, 1))))).must == ()


@pytest.mark.parametrize(("awake", "strength"), [(5, 2), (4, 4), (3, 6), (2, 8), (1, 10)])
def test_chaoticats_are_as_strong_as_they_are_few(awake, strength):
    """[CLANS 5.3] also with powers off, as their tiles show nothing."""
    cats = ["A?"] * (awake - 1) + ["A?*"] + ["."] * (5 - awake)
    text = f"{' '.join(cats)}\nmouse3 . . . .\n{NOTHING}\n{NOTHING}\n{NOTHING}"
    for powers in (True, False):
        ending = end(text, ("chaoticats", "gourmets"), powers=powers)
        assert ending.strength == (strength, None)
        assert strengths(ending, "mouse3") == (strength, 0)


def test_chaoticats_count_after_the_dogs():
    """[CLANS 5.3]"""
    ending = end(f"A? dog2@0 A? . .\nmouse3 . . . .\nA? . . . .\n{NOTHING}\n{NOTHING}", ("chaoticats", "gourmets"))
    assert ending.strength[0] == 10


def test_the_chaoticats_chief_takes_the_other_of_a_pair():
    """[CLANS 5.3] if it helped with one and nobody took the other."""
    text = "pigeon2 A?* . . .\n. . . . .\nA1 . pigeon5 . .\n. . . . .\n. . . . .".replace("A1 ", ". ")
    clans = ("chaoticats", "gourmets")
    helped = end(text, clans)
    assert [gift.prey for gift in helped.gifts] == ["pigeon5"]
    assert helped.points == (10, 0)
    assert helped.prey == (2, 0)
    assert [line.key for line in helped.lines] == ["prey", "gift", "pigeons"]
    assert end(text, clans, powers=False).gifts == ()
    taken_by_others = text.replace("pigeon5 . .", "pigeon5 B1 .")
    assert end(taken_by_others, clans).gifts == ()
    not_the_chief = text.replace("A?*", "A?")
    assert end(not_the_chief, clans).gifts == ()


def test_the_chaoticats_chief_did_not_help_with_what_others_took():
    """[CLANS 5.3] beside the pigeon, but 8 against 10."""
    text = f"B6 pigeon2 A?* . .\n. B4 . . .\nA? . . . .\n. . pigeon5 . .\n{NOTHING}"
    ending = end(text, ("chaoticats", "powercats"))
    assert strengths(ending, "pigeon2") == (8, 10)
    assert (taken(ending, 1), ending.gifts) == (["pigeon2"], ())


def test_a_pigeon_still_asleep_is_nobodys_to_take():
    """[CLANS 5.3, 8.1] if the game ended now, with its other half taken by the chief."""
    ending = end(f"pigeon2 A?* . . .\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}", ("chaoticats", "gourmets"))
    assert (taken(ending, 0), ending.gifts) == (["pigeon2"], ())


def test_a_tied_pigeon_was_taken_by_nobody_so_the_chief_takes_it():
    """[CLANS 5.3]"""
    text = "pigeon2 A?* . . .\n. . . . .\n. A? pigeon5 B4 .\n. . B4 . .\n. . . . ."
    ending = end(text, ("chaoticats", "powercats"))
    assert strengths(ending, "pigeon5") == (8, 8)
    assert [gift.prey for gift in ending.gifts] == ["pigeon5"]


def test_supercats_swap_straight_and_diagonally():
    """[CLANS 5.4] one or two steps in a straight line, no knight's moves; for any cat they turn."""
    text = f"{NOTHING}\n{NOTHING}\n. . B2 . .\n{NOTHING}\n{NOTHING}"
    state = position(text, ("supercats", "phantoms"), step="swap", at=12)
    assert names(legal(state, 0)) == "xa1 xa3 xa5 xb2 xb3 xb4 xc1 xc2 xc4 xc5 xd2 xd3 xd4 xe1 xe3 xe5"
    prey = position(text.replace("B2", "mouse3"), ("supercats", "phantoms"), step="swap", at=12)
    assert len(legal(prey, 0)) == 8


def test_the_supercats_chief_goes_to_the_middle():
    """[CLANS 5.4] before the dogs; if it is there already nothing happens."""
    text = f"A9* . . . .\n. . mouse3 . .\n. . mouse6 . .\n{NOTHING}\n{NOTHING}"
    ending = end(text, ("supercats", "gourmets"))
    assert ending.moved == (0, 12)
    assert (ending.before[0], ending.before[12]) == ("A9*", "mouse6")
    assert (ending.grid[0], ending.grid[12]) == ("mouse6", "A9*")
    assert taken(ending, 0) == ["mouse3"]
    assert end(f"{NOTHING}\n{NOTHING}\n. . A9* . .\n{NOTHING}\n{NOTHING}", ("supercats", "gourmets")).moved == ()
    assert end(text, ("supercats", "gourmets"), powers=False).moved == ()


def test_supercats_before_meowsketeers():
    """[CLANS 4.4] the Meowsketeers' chief is judged on the new layout: here the middle dog comes beside it."""
    text = """
        mouse3 mouse4 mouse4  mouse5 mouse5
        B5*    A9*    pigeon2 fly3   fly4
        mouse6 A1     dog3@0  A1     A1
        A1     B1     B2      B3     pigeon5
        dog1@0 dog2@0 dog5@0  B4     dog4@0
    """
    state = last_move(text, ("supercats", "meowsketeers"), at=20, turn=0)
    after = apply(state, 0, next(action for action in legal(state, 0) if action.cell == 21))
    assert (after.at, tokens(after.grid)[6], tokens(after.grid)[12]) == (6, "dog3@0", "A9*")
    assert to_act(after).must == (1,)
    assert names(legal(after, 1)) == "b2@180 b2@270 b2@90 leave"
    turned = apply(after, 1, next(action for action in legal(after, 1) if getattr(action, "quarter", 0) == 3))
    assert ending(turned).moved == (6, 12)
    assert ending(turned).grid[6] == "dog3@270"


def test_meowfia():
    """[CLANS 5.5] a point for each own cat awake; the chief hushes weaker neighbours, own ones included."""
    text = f". A2 . . .\nB3 A7* mouse3 . .\n. B6 . A1 .\n{NOTHING}\n{NOTHING}"
    ending = end(text, ("meowfia", "powercats"))
    assert set(ending.hushed) == {1, 5, 11}
    assert ending.points == (3 + 2, 0)
    assert [(line.key, line.points) for line in ending.lines] == [("prey", 3), ("meowfia", 2)]
    plain = end(text, ("meowfia", "powercats"), powers=False)
    assert plain.hushed == ()
    assert plain.points == (3, 0)


def test_a_clan_that_earned_nothing_by_its_effect_has_no_line_for_it():
    """[CLANS 5.1, 5.5] no prey for the Gourmets, no cat awake for the Meowfia."""
    text = f"dog2@0 B1 . . .\nA1 . . . .\n{NOTHING}\n{NOTHING}\n{NOTHING}"
    assert end(text, ("gourmets", "meowfia")).lines == ()


def test_chaoticats_who_are_all_out_have_no_strength():
    """[CLANS 5.3]"""
    ending = end(f"dog2@0 A? . . .\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}", ("chaoticats", "gourmets"))
    assert (ending.struck, ending.strength) == ((1,), (0, None))


def test_the_meowfia_chief_spares_the_stronger_and_knows_the_chaoticats_strength():
    """[CLANS 5.3, 5.5] two Chaoticats are 8 strong, three are 6."""
    two = f"B? A7* B? . .\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}"
    assert end(two, ("meowfia", "chaoticats")).hushed == ()
    three = two.replace("\n. . . . .", "\n. B? . . .", 1)
    assert end(three, ("meowfia", "chaoticats")).hushed == (0, 2, 6)
    assert end(three, ("meowfia", "chaoticats")).strength == (None, 6)


def test_the_chaoticats_strength_is_set_before_the_meowfia_chief_acts():
    """[CLANS 4.4] of three Chaoticats, 6 strong, the chief turns two face down; the third stays at 6 and loses to 7.

    Were they counted after the chief, the one that is left would be 10 strong, and take the mouse.
    """
    text = f"B? A7* B? . .\n. mouse5 B? . .\n{NOTHING}\n{NOTHING}\n{NOTHING}"
    ending = end(text, ("meowfia", "chaoticats"))
    assert (ending.hushed, ending.strength) == ((0, 2), (None, 6))
    assert [line.side for line in ending.lines if line.key == "prey"] == [0]


def test_a_chief_turned_face_down_by_dogs_is_out():
    """[CLANS 4.4]"""
    text = f"dog2@0 A7* B3 . .\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}"
    ending = end(text, ("meowfia", "powercats"))
    assert ending.struck == (1,)
    assert ending.hushed == ()
    gourmets = end(f"dog2@0 A3* . . .\nmouse3 . . . .\n{NOTHING}\n{NOTHING}\n{NOTHING}")
    assert gourmets.points == (0, 0)


def test_phantoms_may_swap_another_prey():
    """[CLANS 5.6] a face-up one, by the prey's reach, when a prey was turned."""
    text = f"mouse3 . . . .\n{NOTHING}\n. . . . fly3\n{NOTHING}\n{NOTHING}"
    state = position(text, ("phantoms", "gourmets"), step="swap", at=0)
    assert names(legal(state, 0)) == "e3xd2 e3xd3 e3xd4 e3xe2 e3xe4 xa2 xb1 xb2"
    assert names(legal(position(text, ("phantoms", "gourmets"), powers=False, step="swap", at=0), 0)) == "xa2 xb1 xb2"
    moved = apply(state, 0, next(a for a in legal(state, 0) if getattr(a, "prey", None) == 14))
    assert moved.grid[0] == state.grid[0]
    assert moved.last == (14, 8)


def test_of_two_neighbouring_prey_each_swap_is_offered_once():
    """[CLANS 5.6] also when the turned prey is one of them."""
    text = f"mouse3 mouse4 mouse5 . .\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}"
    state = position(text, ("phantoms", "gourmets"), step="swap", at=0)
    offered = names(legal(state, 0)).split()
    assert "b1xc1" in offered
    assert "c1xb1" not in offered
    assert "b1xa1" not in offered
    assert "xb1" in offered


def test_the_phantoms_chief_fears_no_dog_but_the_meowfia():
    """[CLANS 5.6]"""
    text = f"dog2@0 A5* . . .\n{NOTHING}\n{NOTHING}\n{NOTHING}\n{NOTHING}"
    assert end(text, ("phantoms", "meowfia")).struck == ()
    assert end(text, ("phantoms", "meowfia"), powers=False).struck == (1,)
    assert end(text.replace("A5* .", "A5* B7*"), ("phantoms", "meowfia")).hushed == (1,)


def test_power_cats():
    """[CLANS 5.7] a cat they turn may stay; the chief hunts along its row and column."""
    text = f"{NOTHING}\n{NOTHING}\n. . B1 . .\n{NOTHING}\n{NOTHING}"
    state = position(text, ("powercats", "meowsketeers"), step="swap", at=12)
    assert "stay" in names(legal(state, 0))
    assert apply(state, 0, list(legal(state, 0))[-1]).grid == state.grid
    dog = position(text.replace("B1", "dog1@0"), ("powercats", "meowsketeers"), step="swap", at=12)
    assert "stay" not in names(legal(dog, 0))
    hunt = end(f"A2* . dog1@0 . mouse6\n{NOTHING}\n{NOTHING}\n{NOTHING}\nfly3 fly4 . . .", ("powercats", "gourmets"))
    assert taken(hunt, 0) == ["mouse6", "fly3"]


def test_the_lines_of_a_match_come_from_both_games():
    """[CLANS 7.3]"""
    from random import Random

    from tabbytop.core import play_out
    from tabbytop.core.playing import at_random
    from tabbytop.games.clans import GAME

    rng = Random(4)
    options = GAME.complete({"clans": "experts", "powers": True})
    last = play_out(GAME, GAME.new_game(2, options), at_random(rng), rng.randrange)
    result = outcome(last)
    assert {line.part for line in result.lines} == {0, 1}
    seen = GAME.view(last, None)
    (first,) = seen.past
    assert result.points(0) == first.ending.points[0] + seen.ending.points[0]
    assert first.first == 1 - seen.first
    assert dict(GAME.flow.moment(last))["game"] == 2
    assert dict(GAME.flow.moment(GAME.new_game(2, options)))["game"] == 1
    assert dict(GAME.flow.moment(GAME.new_game(2, GAME.complete({}))))["game"] == 0, "no match"


def test_one_game_of_experts_decides():
    """[CLANS 7.3] where that was agreed, there is no second one."""
    from random import Random

    from tabbytop.core import play_out
    from tabbytop.core.playing import at_random
    from tabbytop.games.clans import GAME

    rng = Random(4)
    last = play_out(
        GAME, GAME.new_game(2, GAME.complete({"clans": "experts", "games": 1})), at_random(rng), rng.randrange
    )
    seen = GAME.view(last, None)
    assert (seen.match, seen.past) == (False, ())
    assert [outcome(last).points(side) for side in (0, 1)] == list(seen.ending.points)
