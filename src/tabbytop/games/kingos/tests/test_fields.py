"""Energy, curses, falls and the bag [KINGOS 5]."""

import pytest

from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Recall
from tabbytop.games.kingos.ground import BEACH, at, place, steps_from_beach, thrown_to
from tabbytop.games.kingos.state import Acting, Cursing, DrawingFlowers, Suffering, Summoning
from tabbytop.games.kingos.tests.positions import do, energy, guards, menu, position, sits, told, where
from tests.contract.telling import nothing_is_told


def test_what_is_not_there_is_not_lost():
    """[KINGOS 5.1] the heron takes two energy."""
    state = position(Acting(0), Suffering(0, ("heron",)), players=(sits(energy=(1, 5)), sits()))
    assert energy(state) == (0, 6, 0)


def test_a_curse_is_laid_on_a_free_place_of_ones_choice():
    """[KINGOS 5.2]"""
    state = position(Acting(0), Cursing(0), players=(sits(flower="fog"), sits()))
    state = do(state, "chance curse rust")
    assert menu(state) == {"lay-curse rest", "lay-curse move"}
    assert do(state, "0 lay-curse move").players[0].curses == ("", "fog", "rust")


def test_an_empty_curse_deck_is_made_anew_from_its_discards():
    """[KINGOS 5.4, 5.8] what lies on tables and above the citadel stays there."""
    gone = "slip shove stir moths eclipse quake spread rust rain drowse lead bristle bramble pockets packs plenty"
    state = position(Acting(0), Cursing(0), players=(sits(flower="fog"), sits()), spent=gone, white="wilt")
    assert state.table.curses == tuple(sorted(gone.split()))
    assert state.table.spent == ()
    assert "curses-shuffled" in told(state)


def test_with_neither_deck_nor_discards_nothing_is_drawn():
    """[KINGOS 5.8]"""
    state = position(Acting(0), players=(sits(), sits()))
    empty = state._replace(table=state.table._replace(flowers=(), curses=()))
    from tabbytop.games.kingos import rules

    for frame in (DrawingFlowers(0, 2), Cursing(0)):
        after = rules.go_on(empty._replace(agenda=(*empty.agenda, frame)))
        assert after.top == Acting(0)
        assert where(after) == (0, 0)


@pytest.mark.parametrize(
    ("laid", "start", "end"),
    [
        ([(0, 1), (0, 2)], (0, 2), (0, 1)),
        ([(2, 1), (2, 4)], (2, 4), (2, 1)),  # the nearest card straight below
        ([(2, 4)], (2, 4), (0, 0)),
        ([(2, 0), (2, 1)], (2, 1), (2, 0)),
        ([(2, 0)], (2, 0), (0, 0)),  # from the coast
        ([], (0, 0), (0, 0)),
        ([(0, 4)], (0, 5), (0, 4)),  # from the citadel
        ([], (0, 5), (0, 0)),
    ],
)
def test_where_one_is_thrown_to(laid, start, end):
    """[KINGOS 5.5, 5.7]"""
    cells = (BEACH, at(0, 5), *(at(x, y) for x, y in laid))
    assert place(thrown_to(cells, at(*start))) == end


def test_a_fall_passes_spikes_and_guardians_and_curses_nobody():
    """[KINGOS 5.7]"""
    land = "0,1:quarry@0(owl) 0,2:cove@2"
    state = do(position(players=(sits("0,2", rest="slip"), sits()), land=land), "0 unleash rest slip")
    assert where(state) == (0, 1)
    assert state.players[0].curses == ("", "", "")


# -- the bag ----------------------------------------------------------------------------------------------------------

ALL = "crab crab toad toad magpie magpie weasel weasel hedgehog hedgehog heron heron boar boar badger badger"


def summoned(land, beaten, **facts):
    return position(Acting(0), Summoning(0, 1), players=(sits("0,3"), sits()), land=land, beaten=beaten, **facts)


def test_an_empty_bag_takes_back_the_beaten():
    """[KINGOS 5.6]"""
    state = summoned("0,3:wreck@0 0,2:dunes@0(owl)", f"{ALL} adder adder owl")
    assert (len(state.table.bag), state.table.beaten) == (19, ())
    assert guards(state, 0, 2) == ("owl",)
    assert told(state) == ["bag-filled"]


def spread_out(*beaten):
    """Twenty guardians, all on the island but for those named."""
    left = [*ALL.split(), "adder", "adder", "owl", "owl"]
    for one in beaten:
        left.remove(one)
    return left


def test_at_least_three_go_back_the_nearest_first():
    """[KINGOS 5.6]"""
    far = " ".join(spread_out("crab", "toad", "weasel"))
    state = summoned(f"0,3:wreck@0 0,1:dunes@0(crab) 1,1:dunes@0(toad) 4,4:pasture@0({far})", "weasel")
    assert state.table.bag == ("crab", "toad", "weasel")
    assert (guards(state, 0, 1), guards(state, 1, 1), len(guards(state, 4, 4))) == ((), (), 17)


def test_between_equals_the_holder_of_the_token_chooses():
    """[KINGOS 5.6]"""
    far = " ".join(spread_out("crab", "toad", "weasel", "owl"))
    land = f"0,3:wreck@0 1,1:dunes@0(crab) -1,1:dunes@0(toad owl) 4,4:pasture@0({far})"
    state = summoned(land, "weasel", token=1)
    assert menu(state, 1) == {"recall 1,1 crab", "recall -1,1 toad", "recall -1,1 owl"}
    state = do(state, "1 recall -1,1 owl")
    assert menu(state, 1) == {"recall 1,1 crab", "recall -1,1 toad"}
    state = do(state, "1 recall 1,1 crab")
    assert state.table.bag == ("crab", "owl", "weasel")
    assert do(state, "chance guardian owl").table.bag == ("crab", "weasel")


def test_while_guardians_go_back_nothing_is_told_that_is_hidden():
    """[KINGOS 8.1] Random games do not come to an empty bag."""
    far = " ".join(spread_out("crab", "toad", "weasel", "owl"))
    land = f"0,3:wreck@0 1,1:dunes@0(crab) -1,1:dunes@0(toad owl) 4,4:pasture@0({far})"
    holders = (sits("0,3", hand="sage clover", rest="slip"), sits(hand="clover", move="fog"))
    summons = position(Acting(0), Summoning(0, 1), players=holders, land=land, beaten="weasel", token=1)
    assert menu(summons, 1)
    assert nothing_is_told(GAME, summons, 2, [Recall(2, 2, "crab")]) > 0


def test_nobody_chooses_where_all_that_are_nearest_go_back():
    """[KINGOS 5.6]"""
    far = " ".join(spread_out("crab", "toad", "weasel"))
    state = summoned(f"0,3:wreck@0 1,1:dunes@0(crab) -1,1:dunes@0(toad) 4,4:pasture@0({far})", "weasel")
    assert (state.top, state.table.bag) == (Summoning(0, 1), ("crab", "toad", "weasel"))


def test_steps_are_counted_on_the_grid():
    """[KINGOS 5.6]"""
    assert [steps_from_beach(at(x, y)) for x, y in ((0, 0), (-2, 0), (3, 4))] == [0, 2, 7]
