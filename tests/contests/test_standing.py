"""Standings: points by place with ties shared, and what decides between equals."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.contests import ROUND_ROBIN, SWISS, Result, crosstable, standings


def points(*places):
    return [gained for _, gained in Result(tuple(range(len(places))), places).points()]


@pytest.mark.parametrize(
    ("places", "gained"),
    [
        ((1, 2), [1, 0]),
        ((1, 1), [Fraction(1, 2), Fraction(1, 2)]),
        ((2, 1, 3), [Fraction(1, 2), 1, 0]),
        ((1, 2, 3, 4), [1, Fraction(2, 3), Fraction(1, 3), 0]),
        ((1, 2, 2, 4), [1, Fraction(1, 2), Fraction(1, 2), 0]),
        ((2, 2), [Fraction(1, 2), Fraction(1, 2)]),  # a rival without a seat came first
        ((1,), [1]),
    ],
)
def test_points_are_the_part_of_the_others_left_behind(places, gained):
    assert points(*places) == gained


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5))
def test_a_table_gives_out_half_a_point_for_each_who_sits_there(places):
    assert sum(points(*places)) == Fraction(len(places), 2)


def order(entrants, results, tie_breaks=ROUND_ROBIN):
    return [(line.place, line.entrant) for line in standings(range(entrants), results, tie_breaks)]


def test_who_is_equal_in_everything_shares_a_place():
    results = [Result((0, 1), (1, 2)), Result((1, 2), (1, 2)), Result((2, 0), (1, 2))]
    assert order(3, results) == [(1, 0), (1, 1), (1, 2)]
    assert order(3, []) == [(1, 0), (1, 1), (1, 2)]


def test_between_two_with_equal_points_their_own_game_decides():
    """0 and 1 have two points each; 1 has beaten 0, and lost to 3."""
    results = [
        Result((1, 0), (1, 2)),
        Result((0, 2), (1, 2)),
        Result((0, 3), (1, 2)),
        Result((1, 2), (1, 2)),
        Result((3, 1), (1, 2)),
        Result((2, 3), (1, 2)),
    ]
    assert order(4, results) == [(1, 1), (2, 0), (3, 2), (4, 3)]


def test_in_a_swiss_tournament_stronger_opponents_decide_first():
    """0 and 2 have won once each: 0 against who has won since, 2 against who has not."""
    results = [Result((0, 1), (1, 2)), Result((2, 3), (1, 2)), Result((1, 4), (1, 2)), Result((3, 5), (2, 1))]
    by = {line.entrant: line for line in standings(range(6), results, SWISS)}
    assert (by[0].buchholz, by[2].buchholz) == (1, 0)
    assert by[0].place < by[2].place


def test_a_bye_is_a_point_and_no_table_and_an_opponent_like_oneself():
    line = standings(range(3), [Result((2,), (1,)), Result((2, 0), (1, 2))], SWISS)[0]
    assert (line.entrant, line.points, line.tables, line.wins, line.buchholz) == (2, 2, 1, 1, 2)


def test_sonneborn_and_berger_count_whom_one_has_beaten():
    results = [Result((0, 1), (1, 2)), Result((1, 2), (1, 2)), Result((0, 2), (1, 1))]
    by = {line.entrant: line for line in standings(range(3), results)}
    assert by[0].berger == by[1].points + by[2].points / 2
    assert by[2].berger == by[0].points / 2


def test_the_crosstable_adds_up_to_what_was_played():
    results = [Result((0, 1), (1, 2)), Result((1, 0), (1, 1)), Result((0, 1, 2), (3, 1, 2))]
    assert crosstable(results) == {
        (0, 1): Fraction(3, 2),
        (1, 0): Fraction(3, 2),
        (0, 2): 0,
        (2, 0): 1,
        (1, 2): 1,
        (2, 1): 0,
    }


@given(
    st.lists(
        st.tuples(st.permutations(range(5)), st.integers(2, 5), st.lists(st.integers(1, 4), min_size=5, max_size=5))
    )
)
def test_places_follow_points_and_nobody_is_lost(games):
    results = [Result(tuple(who[:count]), tuple(places[:count])) for who, count, places in games]
    lines = standings(range(5), results)
    assert sorted(line.entrant for line in lines) == list(range(5))
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
    assert sum(line.points for line in lines) == sum(Fraction(len(one.entrants), 2) for one in results)


@given(
    st.lists(st.tuples(st.permutations(range(4)), st.lists(st.integers(1, 3), min_size=3, max_size=3)), max_size=12),
    st.sampled_from([ROUND_ROBIN, SWISS]),
)
def test_results_may_be_given_with_how_often_they_came(tables, tie_breaks):
    results = [Result(tuple(entrants[:3]), tuple(places)) for entrants, places in tables] * 3
    counted = Counter(results)
    assert standings(range(4), counted, tie_breaks) == standings(range(4), results, tie_breaks)
    assert crosstable(counted) == crosstable(results)
