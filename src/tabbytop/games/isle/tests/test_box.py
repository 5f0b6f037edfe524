"""What is in the box, and what a file can add to it [ISLE 1, 2.1]."""

import json
import os
import subprocess
import sys
from collections import Counter

import pytest

from tabbytop.core import Malformed
from tabbytop.games.isle.boat import BOATS, EDGE, HULL, MIDDLE_ROW, ROOMS, around, cells_of, name
from tabbytop.games.isle.cards import (
    ADVANCED_BY_DIFFICULTY,
    ADVANCED_LESSONS,
    BASKET_CARDS,
    CARDS,
    COLOUR_CARDS,
    COPIES,
    FAMILY_CARDS,
    LESSONS,
    POINTS_BY_COLOUR_CARD,
    SISTER_LESSONS,
    SORT_OF,
    AnytimeCard,
    Effect,
    Lesson,
    OshaxCard,
    RescueCard,
    Score,
    TreasureCard,
    deck,
    load_cards,
    module_choices,
)
from tabbytop.games.isle.components import (
    BAG,
    BASKETS_IN_THE_BOX,
    CATS,
    CATS_IN_A_FIELD,
    COLOURS,
    COMMON,
    COMMON_LAID_OUT,
    DATA,
    OSHAX,
    RARE,
    SHAPES,
    SMALL,
    TILE_OF,
    TILES,
    load_tiles,
)
from tabbytop.games.isle.predicates import PREDICATES, check


def of(kind):
    return [number for number, card in CARDS.items() if isinstance(card, kind)]


# -- boats ------------------------------------------------------------------------------------------------------------


def test_the_hull_and_its_rooms():
    """[ISLE 1.1] 142 cells in seven rooms that hang together."""
    assert HULL.bit_count() == 142
    assert {room.key: room.cells.bit_count() for room in ROOMS} == {
        "stern": 18,
        "left_cabin": 11,
        "dining": 18,
        "right_cabin": 11,
        "deck": 60,
        "storage": 20,
        "bow": 4,
    }
    assert Counter(room.symbol for room in ROOMS) == {"parrot": 2, "moon": 2, "apple": 1, "grain": 1, "none": 1}
    for mask in (HULL, *(room.cells for room in ROOMS)):
        spot = mask & -mask
        while (grown := (spot | around(spot)) & mask) != spot:
            spot = grown
        assert spot == mask
    assert EDGE.bit_count() == 44
    assert [name(cell) for cell in cells_of(MIDDLE_ROW)] == [f"{letter}5" for letter in "abcdefghijklmnopqrstuv"]


def test_the_boats():
    """[ISLE 1.1] 19 rats and 5 maps each; the five map cells are the same, their colours and the rats differ."""
    assert [boat.key for boat in BOATS] == ["boat_1", "boat_2", "boat_3", "boat_4"]
    for boat in BOATS:
        assert boat.rats.bit_count() == 19
        assert boat.rats & ~HULL == 0
        assert [cell.bit_count() for cell in boat.maps] == [1] * 5
        assert sum(boat.maps) & (boat.rats | ~HULL) == 0
    assert len({sum(boat.maps) for boat in BOATS}) == 1
    assert len({boat.maps for boat in BOATS}) == len({boat.rats for boat in BOATS}) == 4


# -- tiles ------------------------------------------------------------------------------------------------------------


def test_the_tiles():
    """[ISLE 1.1] 85 cats, 6 oshax, 44 common and 25 rare treasures."""
    assert [sum(TILES[number].count for number in kind) for kind in (CATS, OSHAX, COMMON, RARE)] == [85, 6, 44, 25]
    assert Counter(TILES[number].colour for number in CATS) == dict.fromkeys(range(5), 17)
    for colour in range(5):
        assert [TILES[number].shape for number in CATS[17 * colour : 17 * colour + 17]] == [
            TILES[number].shape for number in CATS[:17]
        ]
    for kind in (CATS[:17], OSHAX, COMMON, RARE):
        assert len({TILES[number].shape for number in kind}) == len(kind)
    assert [TILES[number].size for number in OSHAX] == [6] * 6
    assert [TILES[number].size for number in COMMON] == [1, 2, 3, 3]
    assert [TILES[number].size for number in RARE] == [4] * 5
    assert [TILES[number].key for number in SMALL] == ["single", "pair"]
    assert [tile.number for tile in TILES] == list(range(100))


def test_the_bag():
    """[ISLE 2.1] all cats and all rare treasures."""
    assert len(BAG) == 85 + 25
    assert list(BAG) == sorted(BAG)
    assert set(BAG) == {*CATS, *RARE}
    assert COMMON_LAID_OUT == {1: 5, 2: 5, 3: 8, 4: 11}
    assert CATS_IN_A_FIELD == {1: 4, 2: 4, 3: 6, 4: 8}


def test_a_cat_and_a_treasure_of_one_outline_share_a_shape():
    assert TILES[TILE_OF["red-c15"]].shape == TILES[TILE_OF["zig"]].shape
    assert len(SHAPES) == 17 + 6 + 4 + 5 - 1


# -- cards ------------------------------------------------------------------------------------------------------------


def test_the_discovery_cards():
    """[ISLE 1.1, 1.2] 150 cards, and two that only module U has."""
    assert sorted(CARDS) == [*range(1, 151), 251, 252]
    lessons = [number for number in of(Lesson) if number <= 150]
    assert len(of(RescueCard)) == 60
    assert len(of(OshaxCard)) == 6
    assert len(of(TreasureCard)) == 15
    assert len(of(AnytimeCard)) == 31
    assert [sum(LESSONS[n].public is public for n in lessons) for public in (False, True)] == [30, 8]
    assert Counter(LESSONS[n].deck for n in lessons) == {"base": 14, "A": 8, "B": 8, "C": 8}
    assert {LESSONS[n].deck for n in lessons if LESSONS[n].public} == {"C"}
    assert all(0 <= card.cost <= 6 for card in CARDS.values())
    assert {card.effect for card in CARDS.values() if isinstance(card, AnytimeCard)} == set(Effect.__args__)
    baskets = Counter(CARDS[n].basket for n in of(RescueCard))
    assert baskets == {"whole": 24, "broken": 28, "none": 8}


def test_nothing_runs_out():
    """[ISLE 4.2] with four players the deck, the cats and the basket tokens are just enough."""
    anytime = [CARDS[number] for number in of(AnytimeCard)]
    assert 4 * 7 * 5 + sum(card.count for card in anytime if card.effect == "draw_cards") == 150
    drawn = sum(card.count for card in anytime if card.effect.startswith("draw_tile"))
    assert 2 * CATS_IN_A_FIELD[4] * 5 + drawn == 85
    gained = sum(card.baskets for card in anytime if card.effect != "basket_for_fish")
    assert 4 + gained == BASKETS_IN_THE_BOX


def test_the_deck_holds_sorts():
    """Equal cards are equal numbers, and a sort is named by its lowest."""
    cards = deck()
    assert len(cards) == 150
    assert cards.count(7) == 8
    assert cards.count(23) == COPIES[23] == 12
    assert 8 not in cards
    assert all(CARDS[number] is CARDS[SORT_OF[number]] for number in CARDS)
    assert list(module_choices()) == ["A,B,C", "A,B,U"]
    with pytest.raises(AssertionError):
        deck(("A", "B"))


def test_a_module_that_stands_instead_of_another_shares_its_lessons():
    """[ISLE 1.2, 5.6] U has the Ukrainian book's two lessons in place of 145 and 148."""
    with_c, with_u = set(deck(("A", "B", "C"))), set(deck(("A", "B", "U")))
    assert len(deck(("A", "B", "U"))) == 150
    assert (with_c - with_u, with_u - with_c) == ({145, 148}, {251, 252})


def test_the_family_cards():
    """[ISLE 7.1]"""
    assert list(FAMILY_CARDS) == list(range(151, 169))


def test_the_sisters_cards():
    """[ISLE 6.1, 6.4, 6.5]"""
    assert list(COLOUR_CARDS) == list(range(169, 174))
    assert {card.colour for card in COLOUR_CARDS.values()} == set(range(5))
    assert list(BASKET_CARDS) == list(range(174, 197))
    assert list(SISTER_LESSONS) == list(range(197, 207))
    assert list(ADVANCED_LESSONS) == list(range(207, 216))
    assert ADVANCED_BY_DIFFICULTY == {"easy": 0, "medium": 1, "hard": 2, "very_hard": 3, "expert": 4}
    assert POINTS_BY_COLOUR_CARD == (5, 4, 3, 2, 1)
    most = {"cat": 8, "oshax": 6, "rare": 5, "swap": 8}
    for card in BASKET_CARDS.values():
        assert 1 <= card.baskets <= 4
        assert 0 <= card.speed <= 9
        assert len(card.steps) == 2
        for step in card.steps:
            assert step.at in COMMON if step.what == "common" else 1 <= step.at <= most[step.what]
            assert (1 <= step.other <= 8) is (step.what == "swap")
    assert 150 + 18 + 5 + 23 + 10 + 9 + 4 == 219  # and four colour reference cards


def test_every_predicate_has_a_card_and_every_card_a_predicate():
    every = [*LESSONS.values(), *FAMILY_CARDS.values(), *SISTER_LESSONS.values(), *ADVANCED_LESSONS.values()]
    assert {lesson.score.id for lesson in every} == set(PREDICATES)
    assert all("[ISLE " in str(function.__doc__) for function in PREDICATES.values())


@pytest.mark.parametrize(
    ("score", "says"),
    [
        (Score("per_dog", (("per", 1),)), "there is no predicate per_dog"),
        (Score("per_oshax", (("points", 1),)), "per_oshax takes per, not points"),
        (Score("chosen_colour_count", (("per", 1),)), "pick_colour does not agree"),
    ],
)
def test_a_lesson_that_cannot_be_scored_is_named(score, says):
    with pytest.raises(Malformed, match=says):
        check(Lesson(301, "odd", 2, "D", score))


# -- files that add to it ---------------------------------------------------------------------------------------------


def _lesson(number, **score):
    return {"number": number, "slug": f"d_{number}", "cost": 2, "score": score}


MODULE_D = {
    "source": "made up for the test",
    "module": "D",
    "lessons": [
        *(_lesson(301 + n, id="exact_colour_count", colour="red", count=n, points=5) for n in range(7)),
        {**_lesson(308, id="chosen_colour_count", per=2), "public": True, "pick_colour": True},
    ],
}
EXTRA = {
    "source": "made up for the test",
    "oshax": [{"key": "x7", "squares": ["#####", "#...."]}],
    "rare": [{"key": "crown", "count": 2, "squares": ["#.#", "###"]}],
}


@pytest.fixture
def folder(tmp_path):
    for path, data in (("modules/D.json", MODULE_D), ("extra/promo.json", EXTRA)):
        (tmp_path / path).parent.mkdir()
        (tmp_path / path).write_text(json.dumps(data), "utf-8")
    return tmp_path


def test_a_module_and_tiles_from_files(folder):
    """[ISLE 1.2, 1.3] a new file in the same form, and no code."""
    cards, _ = load_cards((DATA, folder))
    assert [number for number, card in cards.items() if isinstance(card, Lesson) and card.deck == "D"] == list(
        range(301, 309)
    )
    more, shapes = load_tiles((DATA, folder))
    assert [(tile.key, tile.kind, tile.count) for tile in more[len(TILES) :]] == [
        ("x7", "oshax", 1),
        ("crown", "rare", 2),
    ]
    assert more[: len(TILES)] == TILES
    assert len(shapes) == len(SHAPES) + 1  # the crown has the outline of a cat


def test_the_game_finds_them(folder):
    """[ISLE 1.2, 1.3] where the environment names the folder."""
    asks = (
        "from tabbytop.games.isle import boat, cards, components, pad\n"
        "x7 = components.TILES[components.TILE_OF['x7']]\n"
        "assert x7.number in components.OSHAX and len(boat.placements(x7.shape, 0)) == 8\n"
        "assert len(components.BAG) == 112 and list(cards.MODULES) == ['A', 'B', 'C', 'D', 'U']\n"
        "assert len(list(cards.module_choices())) == 7 and len(cards.deck(('A', 'C', 'D'))) == 150\n"
        "cells = [[x, 4] for x in range(5)] + [[0, 5]]\n"
        "tiles = [{'kind': 'oshax', 'colour': 'red', 'cells': cells}]\n"
        "player = {'boat': 'boat_1', 'tiles': tiles, 'lessons': [302], 'fish': 0, 'baskets': 1}\n"
        "table = {'mode': 'classic', 'players': [player], 'turn_order': [0]}\n"
        "got = pad.score({**table, 'public': [{'card': 308, 'colour': 'red'}]})['players'][0]\n"
        "assert (got['lessons'], got['public']) == ({'302': 5}, {'308': 2})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", asks],
        env={**os.environ, "TABBYTOP_ISLE": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("path", "data", "says"),
    [
        ("modules/D.json", {**MODULE_D, "lessons": MODULE_D["lessons"][:7]}, "a module has 8 lessons"),
        ("modules/D.json", {**MODULE_D, "lessons": MODULE_D["lessons"][:7], "shares": [999]}, "not all of the cards"),
        ("modules/D.json", {**MODULE_D, "module": "A"}, "there is a module A already"),
        ("modules/D.json", {**MODULE_D, "lessons": MODULE_D["lessons"][:1] * 8}, "there is a card 301 already"),
        ("extra/odd.json", {"source": "", "oshax": [{"key": "x9", "squares": ["#.#"]}]}, "tile x9: the squares"),
        ("extra/odd.json", {"source": "", "oshax": [{"key": "x1", "squares": ["#"]}]}, "tile x1: there is such a tile"),
        ("extra/odd.json", {"source": "", "cats": []}, "extra tiles are oshax and rare treasures"),
        ("extra/odd.json", {"oshax": []}, "names its source"),
        ("extra/odd.json", {"source": "", "oshax": [{"squares": ["#"]}]}, "odd.json: a record has no 'key'"),
        ("extra/odd.json", {"source": "", "oshax": [7]}, "odd.json: a record is not of the form"),
        ("modules/D.json", {**MODULE_D, "lessons": [{"number": 301}] * 8}, "D.json: a record has no 'slug'"),
        ("modules/D.json", {"source": ""}, "D.json: a record has no 'module'"),
    ],
)
def test_a_file_that_does_not_fit_is_named(tmp_path, path, data, says):
    (tmp_path / path).parent.mkdir()
    (tmp_path / path).write_text(json.dumps(data), "utf-8")
    with pytest.raises(Malformed, match=says):
        (load_cards if path.startswith("modules") else load_tiles)((DATA, tmp_path))


def test_a_file_that_is_no_json_and_a_folder_that_is_not_there_are_named(tmp_path):
    (tmp_path / "modules").mkdir()
    (tmp_path / "modules/D.json").write_text("{", "utf-8")
    with pytest.raises(Malformed, match=r"D\.json: not JSON"):
        load_cards((DATA, tmp_path))
    with pytest.raises(Malformed, match="nowhere: there is no such folder"):
        load_tiles((DATA, tmp_path / "nowhere"))


def test_colours_are_in_the_order_of_their_numbers():
    assert COLOURS == ("blue", "green", "red", "purple", "orange")
