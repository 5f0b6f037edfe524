"""Placing tiles and the treasures under maps [ISLE 3]. Where a tile fits is tested in ``test_boat``."""

from tabbytop.core import Mask
from tabbytop.games.isle import rules
from tabbytop.games.isle.boat import BOATS, CELL_OF, HULL, cells_of, name
from tabbytop.games.isle.state import Bonus, Placing
from tabbytop.games.isle.tests.positions import do, find, menu, place_anywhere, position, refused, rescue, sits
from tabbytop.games.isle.tests.test_anytime import FULL

MAPS = [name(cells_of(mask)[0]) for mask in BOATS[0].maps]  # blue, green, red, purple, orange


def over(state, at, seat=0):
    """Lay the tile in hand over that cell."""
    for move in sorted(menu(state, seat)):
        if move.startswith("place"):
            after = do(state, f"{seat} {move}")
            if after.players[seat].tiles[-1].cells >> CELL_OF[at] & 1:
                return after
    raise AssertionError(f"nothing fits over {at}")


def clear_of_maps(state, seat=0):
    """Lay the tile in hand where no map is."""
    for move in sorted(menu(state, seat)):
        after = do(state, f"{seat} {move}")
        if not any(after.players[seat].tiles[-1].cells & mask for mask in BOATS[0].maps):
            return after
    raise AssertionError("there is a map everywhere")


def test_the_first_tile_goes_anywhere_and_later_ones_touch():
    """[ISLE 3.2]"""
    state = position(Placing(0, 15, 0), players=(sits(), sits()))
    assert {"place 0 h1", "place 0 q5", "place 1 k3"} <= menu(state)
    state = position(Placing(0, 15, 0), players=(sits(at="single: a5"), sits()))
    assert {"place 0 a4", "place 0 b5", "place 0 a6"} <= menu(state)
    assert refused(state, "0 place 0 h1").clause == "ISLE 3.2"


def test_whoever_may_lay_anywhere_is_told_so_and_needs_no_card_for_it():
    """[ISLE 3.2, 4.9, 4.10] cards 69 and 70 would do nothing on an empty boat, or where one was played."""
    for at, berth, touching, cards in (
        ("single: a5", False, "yes", {"play 69"}),
        ("single: a5", True, "no", set()),
        ("", False, "no", set()),
    ):
        state = position(Placing(0, 15, 0), players=(sits(at=at, hand=(69,), berth=berth), sits()))
        assert dict(rules.legal(state, 0).prompt.args)["touching"] == touching
        assert {move for move in menu(state) if move.startswith("play")} == cards


def test_a_cat_over_the_map_of_its_colour_finds_a_common_treasure():
    """[ISLE 3.4] any shape still there, to be placed at once."""
    state = do(rescue(sits(), sits(), left="blue-c01", common=(1, 0, 5, 5)), "0 rescue blue-c01 permanent")
    state = over(state, MAPS[0])
    assert state.top == Bonus(0)
    assert menu(state) == {"take single", "take corner", "take line", "done"}
    state = do(state, "0 take single")
    assert state.table.common == (0, 0, 5, 5)
    assert isinstance(state.top, Placing)
    assert len(place_anywhere(state).players[0].tiles) == 2


def test_no_rare_treasure_lies_under_a_map_but_in_the_family_game():
    """[ISLE 3.4, 7.2] whatever the option says."""
    state = rescue(sits(), sits(), left="blue-c01", rare="ell", rare_from_maps=True)
    state = over(do(state, "0 rescue blue-c01 permanent"), MAPS[0])
    assert menu(state) == {"take single", "take pair", "take corner", "take line", "done"}


def test_it_is_never_an_obligation():
    """[ISLE 3.4]"""
    state = over(do(rescue(sits(), sits(), left="blue-c01"), "0 rescue blue-c01 permanent"), MAPS[0])
    state = do(state, "0 done")
    assert state.table.common == (5, 5, 5, 5)
    assert state.day == 3  # the fields are empty and nobody holds a card


def test_a_map_of_another_colour_or_under_a_treasure_gives_nothing():
    """[ISLE 3.4]"""
    state = over(do(rescue(sits(), sits(), left="green-c01"), "0 rescue green-c01 permanent"), MAPS[0])
    assert not isinstance(state.top, Bonus)
    state = over(do(find(sits(hand=(98,)), sits(), rare="ell"), "0 find 98 0 ell"), MAPS[0])
    assert not isinstance(state.top, Bonus)


def test_with_no_common_treasure_left_there_is_nothing_to_ask():
    state = do(rescue(sits(), sits(), left="blue-c01", common=(0, 0, 0, 0)), "0 rescue blue-c01 permanent")
    assert not isinstance(over(state, MAPS[0]).top, Bonus)


def test_only_treasures_that_have_a_place_are_offered():
    """[ISLE 3.3, 3.4] one square is left."""
    crowded = sits(at="single: a5")._replace(filled=Mask(HULL ^ 1 << CELL_OF["a4"]))
    assert menu(position(Bonus(0), players=(crowded, sits()))) == {"take single", "done"}


def test_a_treasure_never_earns_another():
    """[ISLE 3.4]"""
    state = over(do(rescue(sits(), sits(), left="blue-c01"), "0 rescue blue-c01 permanent"), MAPS[0])
    state = place_anywhere(do(state, "0 take line"))
    assert not isinstance(state.top, Bonus)


def test_a_map_laid_bare_again_can_be_covered_anew():
    """[ISLE 3.4] card 88 takes the treasure off it."""
    at = MAPS[0]
    covered = sits(at=f"single: {at} a5", hand=(88,))
    state = do(rescue(covered, sits(), left="blue-c01"), "0 play 88", "0 give-treasures 0 1")
    state = over(do(state, "0 rescue blue-c01 permanent"), at)
    assert state.top == Bonus(0)


def test_a_tile_that_cannot_be_placed_cannot_be_taken():
    """[ISLE 3.3]"""
    state = rescue(sits(at=FULL, hand=(7,)), sits(), left="red-c13")
    assert menu(state) == {"done"}
    assert refused(state, "0 rescue red-c13 permanent").clause == "ISLE 3.3"


def test_a_tile_clear_of_maps_brings_nothing():
    state = do(rescue(sits(), sits(), left="blue-c15"), "0 rescue blue-c15 permanent")
    assert not isinstance(clear_of_maps(state).top, Bonus)
