"""What is in the box: the house set as data [TOWER 1, 9]."""

from collections import Counter

from tabbytop.games.tower import components as box
from tabbytop.games.tower.components import ACTIONS, GOALS, NAMED, WALL_SIZES


def test_the_pieces():
    """[TOWER 1.1, 1.2]"""
    assert len(box.FLOORS) == 24
    assert {kind: len(pieces) for kind, pieces in box.WALLS_OF.items()} == {
        "brick": 12,
        "window": 12,
        "portal": 12,
        "statue": 12,
        "column": 6,
    }
    assert len(box.WALLS) == 54
    assert {len(cats) for cats in box.CATS_OF.values()} == {4}
    assert len(box.CATS) == 16
    assert len(box.KITTENS) == 5
    assert len(NAMED) == len(box.ALL) == 24 + 54 + 16 + 5
    assert {box.name(piece): piece for piece in box.ALL} == NAMED


def test_heights_grow_and_columns_are_far_taller():
    """[TOWER 1.1]"""
    heights = [WALL_SIZES[kind].height for kind in box.WALL_KINDS]
    assert heights == sorted(heights)
    assert heights[4] >= 1.5 * heights[3]
    assert WALL_SIZES["column"].top < WALL_SIZES["column"].leg
    assert set(box.FLOORS) - {1, 24} >= box.HOLED


def test_every_piece_has_mass_and_friction():
    """[TOWER 9]"""
    assert all(0 < box.mass_of(piece) < 100 for piece in box.ALL)
    assert all(0 < box.PIECES[group]["friction"] < 1 for group in ("table", "floors", "walls", "cats", "kittens"))
    assert 0 < box.FOLD["least"] < box.FOLD["usual"] < box.FOLD["most"] < 180


def test_twenty_action_cards():
    """[TOWER 9] Twelve with builds, eight with cats; at least five with a choice, three with petting."""
    assert sorted(ACTIONS) == list(range(1, 21))
    builds = [card for card, sides in ACTIONS.items() if any(side.build for side in sides)]
    assert len(builds) == 12
    assert sum(len(sides) == 2 for sides in ACTIONS.values()) >= 5
    assert sum(any(side.pet for side in sides) for sides in ACTIONS.values()) >= 3
    for sides in ACTIONS.values():
        for side in sides:
            assert bool(side.build) != bool(side.cat)
            assert len(side.build) in (0, 2)
            assert not side.build or len(set(side.build)) == 2 or side.build == ("column", "column")
    known = [side for sides in ACTIONS.values() for side in sides]
    assert box.Side(cat="any", pet="floor") in known
    assert any(len(sides) == 2 and sides[0].build and sides[1] == box.Side(cat="any") for sides in ACTIONS.values())


def test_sixteen_goals_that_differ():
    """[TOWER 9] Rewards 1 to 3; two of them are the book's."""
    assert sorted(GOALS) == list(range(1, 17))
    assert set(Counter(goal.reward for goal in GOALS.values())) == {1, 2, 3}
    assert len({goal[2:] for goal in GOALS.values()}) == 16
    assert {goal.how for goal in GOALS.values()} == {"there", "touching", "stack", "bridge"}
    assert box.Goal(1, 2, 2, "touching", "same") == GOALS[1]
    assert GOALS[2][1:] == (3, 3, "bridge", ("orange",) * 3)


def test_the_first_cards_and_the_stories():
    """[TOWER 1.3]"""
    assert len(box.START_ACTIONS) == len(box.START_GOALS) == 2
    assert box.STORIES == (10, 13, 15, 17, 20)
    assert box.LOST_WALLS == 5
