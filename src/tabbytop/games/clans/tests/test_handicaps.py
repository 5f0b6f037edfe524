"""Points given before a game [CLANS 7.6]."""

from itertools import combinations
from random import Random

import pytest

from tabbytop.core import Options, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME, handicaps, rules
from tabbytop.games.clans.components import CLANS
from tabbytop.games.clans.giving import lay_out
from tabbytop.games.clans.state import Setup, State


def played(seed: int = 1, **options: object) -> State:
    rng = Random(seed)
    chosen: Options = GAME.complete(options)
    return play_out(GAME, GAME.new_game(2, chosen), at_random(rng), rng.randrange)


def given_lines(end: State) -> list[tuple[int, int, int]]:
    return [(line.side, line.points, line.part) for line in GAME.outcome(end).lines if line.key == "handicap"]


@pytest.mark.parametrize(("to", "seat"), [("host", 0), ("guest", 1)])
def test_an_agreed_handicap_is_a_line_of_the_score(to: str, seat: int) -> None:
    """[CLANS 7.6] six points for one seat, and nothing else differs from the same game without."""
    end, plain = played(handicap=6, handicap_to=to), played()
    assert given_lines(end) == [(seat, 6, 0)]
    points = [GAME.outcome(end).points(one) - GAME.outcome(plain).points(one) for one in (0, 1)]
    assert points == [6 * (seat == 0), 6 * (seat == 1)]
    assert GAME.view(end, None).given == ((6, 0) if seat == 0 else (0, 6))


def test_in_a_match_both_games_begin_with_it() -> None:
    """[CLANS 7.6, 7.3]"""
    assert given_lines(played(clans="experts", handicap=3, handicap_to="host")) == [(0, 3, 0), (0, 3, 1)]


def test_the_weaker_of_two_clans_is_given_what_was_measured() -> None:
    """[CLANS 7.6] with powers the Phantom cats are far ahead; the points go to the other clan, wherever it sits."""
    lead = handicaps.ahead("phantoms", "supercats", True)
    assert lead >= 10
    for clans, points in ((("phantoms", "supercats"), (0, lead)), (("supercats", "phantoms"), (lead, 0))):
        setup = Setup("free", True, True, 0, (CLANS[clans[0]].key, CLANS[clans[1]].key), even=True, handicap=(0, 3))
        assert setup.given == (points[0], points[1] + 3)
        assert GAME.view(lay_out(setup), 0).given == setup.given


@pytest.mark.parametrize("powers", [True, False])
def test_every_two_clans_were_measured_and_who_sits_where_makes_no_difference(powers: bool) -> None:
    """[CLANS 7.6]"""
    for one, other in combinations(CLANS.values(), 2):
        mine, theirs = handicaps.evening(one.key, other.key, powers)
        assert min(mine, theirs) == 0
        assert theirs - mine == handicaps.ahead(one.key, other.key, powers)
        assert handicaps.evening(other.key, one.key, powers) == (theirs, mine)


def test_where_it_is_open_which_clan_is_stronger_nothing_is_given() -> None:
    """[CLANS 7.6] Gourmets and Meowsketeers are as good as even, with powers and without."""
    assert [handicaps.evening("gourmets", "meowsketeers", powers) for powers in (True, False)] == [(0, 0), (0, 0)]


def test_it_breaks_no_tie() -> None:
    """[CLANS 7.6, 4.6] equal points with the handicap: more prey wins."""
    for seed in range(400):
        end = played(seed, handicap=3, handicap_to="host")
        ending = rules.ending(end)
        if ending.points[0] == ending.points[1] and ending.prey[0] != ending.prey[1]:
            assert GAME.outcome(end).places == ((1, 2) if ending.prey[0] > ending.prey[1] else (2, 1))
            return
    raise AssertionError("no game ended level")


def test_in_a_rematch_what_was_agreed_goes_with_the_player() -> None:
    """[CLANS 7.6]"""
    assert GAME.flow.again is not None
    options = GAME.complete({"clans": "free", "handicap": 6, "handicap_to": "guest", "picks": "host"})
    again = GAME.flow.again(options)
    assert (again["handicap_to"], again["picks"], again["handicap"]) == ("host", "guest", 6)
    assert GAME.flow.again(again) == options
