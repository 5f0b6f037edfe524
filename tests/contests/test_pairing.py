"""Pairings: who meets whom how often, who sits out, who sits where."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tabbytop.contests import Result, balanced, next_round, rotated, round_robin, sizes
from tabbytop.contests.grouping import meetings
from tabbytop.contests.matching import matched

FIELD = range(3, 33)


def seats_of(rounds):
    return Counter(
        (who, seat) for tables in rounds for table in tables if len(table) > 1 for seat, who in enumerate(table)
    )


def played(tables, dice):
    """Some result of each table of a round; a bye is one too."""
    return [
        Result(table, (1,) if len(table) == 1 else tuple(dice.choices((1, 2, 3), k=len(table)))) for table in tables
    ]


# -- round robin ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("entrants", FIELD)
@pytest.mark.parametrize("legs", [1, 2, 3])
def test_everybody_meets_everybody_else_once_in_each_leg(entrants, legs):
    rounds = round_robin(entrants, legs=legs)
    assert all(sorted(who for table in tables for who in table) == list(range(entrants)) for tables in rounds)
    met = meetings([table for tables in rounds for table in tables])
    assert met == {frozenset(pair): legs for pair in combinations(range(entrants), 2)}
    byes = Counter(table[0] for tables in rounds for table in tables if len(table) == 1)
    assert byes == (dict.fromkeys(range(entrants), legs) if entrants % 2 else {})


@pytest.mark.parametrize("entrants", FIELD)
def test_nobody_sits_on_one_side_more_than_once_more_often_and_over_two_legs_on_both_alike(entrants):
    once, twice = seats_of(round_robin(entrants)), seats_of(round_robin(entrants, legs=2))
    assert all(abs(once[who, 0] - once[who, 1]) <= 1 for who in range(entrants))
    assert all(twice[who, 0] == twice[who, 1] == entrants - 1 for who in range(entrants))


@pytest.mark.parametrize("entrants", [3, 4, 5, 6, 7, 8, 10, 13, 17, 32])
@pytest.mark.parametrize("most", [3, 4, 5])
def test_at_larger_tables_all_meet_and_nobody_far_more_often(entrants, most):
    rounds = round_robin(entrants, range(2, most + 1))
    assert all(sorted(who for table in tables for who in table) == list(range(entrants)) for tables in rounds)
    assert all(2 <= len(table) <= most for tables in rounds for table in tables)
    met = meetings([table for tables in rounds for table in tables])
    assert len(met) == entrants * (entrants - 1) // 2
    assert max(met.values()) <= 5
    assert len(rounds) <= 2 * (entrants - 1) / (sizes(entrants, range(2, most + 1))[-1] - 1) + 2
    tables = Counter(who for round in rounds for table in round for who in table)
    sat = seats_of(rounds)
    for who in range(entrants):
        assert max(sat[who, seat] for seat in range(most)) <= tables[who] / 2 + 2


def test_three_and_four_at_one_table_play_until_every_seat_was_everybodys():
    """A field that fills one table plays once in a leg, with the seats exchanged from one leg to the next."""
    rounds = round_robin(4, (4,), legs=4)
    assert len(rounds) == 4
    assert seats_of(rounds) == {(who, seat): 1 for who in range(4) for seat in range(4)}


def test_a_plan_is_the_same_wherever_it_is_made():
    assert round_robin(13, (3, 4)) == round_robin(13, (3, 4))


# -- sizes and seats --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entrants", "allowed", "cut"),
    [
        (5, (2,), (2, 2, 1)),
        (5, (2, 3, 4), (3, 2)),
        (6, (2, 3, 4), (3, 3)),
        (7, (2, 3, 4), (4, 3)),
        (7, (3,), (3, 3, 1)),
        (9, (4,), (4, 4, 1)),
        (2, (3,), (1, 1)),
        (0, (2,), ()),
    ],
)
def test_as_few_as_can_be_sit_out_and_tables_are_as_even_as_can_be(entrants, allowed, cut):
    assert sizes(entrants, allowed) == cut


def test_two_have_exchanged_their_seats_after_a_turn_and_three_are_back_after_three():
    assert rotated("ab") == ("b", "a")
    assert rotated("abc") == ("b", "c", "a")
    assert rotated("abc", 3) == ("a", "b", "c")
    assert rotated(()) == ()


def test_who_always_sat_first_sits_elsewhere_next():
    assert balanced([3, 7], [(3, 1), (3, 2)]) == (7, 3)
    assert balanced([0, 1, 2], [(0, 1, 2), (1, 2, 0)]) == (2, 0, 1)


# -- Swiss ------------------------------------------------------------------------------------------------------------


@settings(max_examples=30, deadline=None)
@given(st.integers(3, 32), st.randoms(use_true_random=False))
@example(26, Random(3))
@example(31, Random(4))
def test_nobody_meets_anybody_twice_nor_has_two_byes_through_half_of_all_rounds(entrants, dice):
    results = []
    for _ in range(entrants // 2):
        tables = next_round(range(entrants), results)
        assert sorted(who for table in tables for who in table) == list(range(entrants))
        assert [len(table) for table in tables].count(1) == entrants % 2
        results += played(tables, dice)
    assert max(meetings([one.entrants for one in results]).values(), default=0) <= 1
    assert max(Counter(one.entrants[0] for one in results if one.is_bye).values(), default=0) <= 1
    sat = seats_of([[one.entrants for one in results]])
    assert all(abs(sat[who, 0] - sat[who, 1]) <= 3 for who in range(entrants))


@given(st.integers(0, 9), st.randoms(use_true_random=False))
def test_as_many_pairs_as_trying_all_finds(entrants, dice):
    edges = {frozenset(pair) for pair in combinations(range(entrants), 2) if dice.random() < 0.4}
    fresh = [[frozenset((one, other)) in edges for other in range(entrants)] for one in range(entrants)]

    def most(left):
        if not left:
            return 0
        one, *rest = left
        paired = [1 + most([who for who in rest if who != other]) for other in rest if fresh[one][other]]
        return max([most(rest), *paired])

    assert matched(fresh) == most(list(range(entrants)))


def can_be_paired(entrants, met):
    """Is there a pairing without a meeting again? By trying all."""
    if not entrants:
        return True
    one, *rest = entrants
    return any(
        frozenset((one, other)) not in met and can_be_paired([who for who in rest if who != other], met)
        for other in rest
    )


@settings(max_examples=30, deadline=None)
@given(st.sampled_from([4, 6, 8]), st.randoms(use_true_random=False))
def test_a_pair_meets_again_only_where_no_other_pairing_is_left(entrants, dice):
    results = []
    for _ in range(entrants + 2):
        met = meetings([one.entrants for one in results])
        tables = next_round(range(entrants), results)
        again = any(frozenset(table) in met for table in tables)
        assert again == (not can_be_paired(list(range(entrants)), met))
        results += played(tables, dice)


@settings(max_examples=40, deadline=None)
@given(st.integers(4, 32), st.randoms(use_true_random=False))
def test_those_who_leave_and_come_late_are_paired_with_the_rest(entrants, dice):
    here = list(range(entrants - 1))
    results = played(next_round(here, []), dice)
    here = [*here, entrants - 1]
    here.remove(dice.choice(here))
    tables = next_round(here, results)
    assert sorted(who for table in tables for who in table) == sorted(here)
    met = meetings([one.entrants for one in results])
    assert len(here) < 6 or not any(frozenset(table) in met for table in tables if len(table) == 2)


def test_the_best_play_the_best_and_the_last_sits_out():
    first = [Result((0, 1), (1, 2)), Result((2, 3), (2, 1)), Result((4, 5), (1, 2)), Result((6,), (1,))]
    tables = next_round(range(7), first)
    pairs = [set(table) for table in tables if len(table) == 2]
    assert set().union(*pairs[:2]) == {0, 3, 4, 6}  # who has a point
    assert [table for table in tables if len(table) == 1] == [(5,)]


@settings(max_examples=25, deadline=None)
@given(st.integers(6, 32), st.integers(3, 4), st.randoms(use_true_random=False))
def test_larger_tables_of_a_swiss_round_hold_everybody_and_few_who_have_met(entrants, most, dice):
    results = []
    for _ in range(3):
        tables = next_round(range(entrants), results, range(2, most + 1))
        assert sorted(who for table in tables for who in table) == list(range(entrants))
        assert all(2 <= len(table) <= most for table in tables)
        results += played(tables, dice)
    met = meetings([one.entrants for one in results])
    assert max(met.values()) <= 3
    assert entrants < 4 * most or sum(often > 1 for often in met.values()) <= len(met) / 4
