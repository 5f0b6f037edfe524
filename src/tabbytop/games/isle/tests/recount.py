"""A finished game counted once more, square by square from the boats [ISLE 5, 6.6, 6.7, 7.3, 9.4 to 9.10].

Nothing is asked of the rules: the state says what lies where, the files of the box what is printed on boats and cards,
and everything else is worked out here, on sets of squares.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from tabbytop.core import Step

from ..actions import Action
from ..state import Player, State

Squares: TypeAlias = frozenset[tuple[int, int]]
Card: TypeAlias = dict[str, Any]

DATA = Path(__file__).parents[1] / "data"


def _read(name: str) -> Any:
    return json.loads((DATA / name).read_text())


def _drawn(rows: Sequence[str], marks: str) -> Squares:
    return frozenset((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in marks)


def _scoring(thing: Any) -> Iterator[Card]:
    """Every card that scores, wherever it stands in a file."""
    if isinstance(thing, dict) and "score" in thing:
        yield thing
    elif isinstance(thing, dict):
        yield from _scoring(list(thing.values()))
    elif isinstance(thing, list):
        for part in thing:
            yield from _scoring(part)


PRINTED, TILES, SOLO = _read("boats.json"), _read("tiles.json"), _read("solo.json")
COLOURS: list[str] = TILES["colours"]
ROOMS = {room["key"]: _drawn(PRINTED["hull"], room["letter"]) for room in PRINTED["rooms"]}
HULL = frozenset[tuple[int, int]]().union(*ROOMS.values())
SCORES: dict[int, Card] = {
    card["number"]: card["score"]
    for name in ("cards.json", "family.json", "solo.json", *(f"modules/{letter}.json" for letter in "ABCU"))
    for card in _scoring(_read(name))
}
#: by the number of a tile: the cats colour by colour, then the rest as the file has it
KINDS = ["cat"] * (len(COLOURS) * len(TILES["cats"])) + [
    kind for kind in ("oshax", "common", "rare") for _ in TILES[kind]
]
FAMILIES = {3: 8, 4: 11, 5: 15}  #: and five for each cat more [ISLE 5.2]
WIDTH = PRINTED["width"] + 1  #: of a row in a set of cells


def _beside(squares: Squares) -> Squares:
    """What shares a side with them."""
    return frozenset((x + dx, y + dy) for x, y in squares for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))


EDGE = frozenset(square for square in HULL if not _beside(frozenset([square])) <= HULL)


def _points_of(size: int) -> int:
    return FAMILIES.get(size, 5 * size - 10) if size > 2 else 0


@dataclass(frozen=True)
class Tile:
    kind: str
    colour: int
    squares: Squares


class Boat:
    """What one player has at the end."""

    def __init__(self, end: State, seat: int) -> None:
        player: Player = end.players[seat]
        self.solo = end.rules.mode == "solo"
        self.fish, self.baskets, self.lessons = player.fish, player.baskets, len(player.lessons)
        self.first = end.order[0] == seat
        self.tiles = [
            Tile(KINDS[laid.tile], laid.colour, _squares(laid.cells)) for laid in player.tiles if laid.tile < len(KINDS)
        ]
        assert len(self.tiles) == len(player.tiles), "a tile that is not in the box"
        self.cats = [tile for tile in self.tiles if tile.kind in ("cat", "oshax")]
        self.covered = frozenset[tuple[int, int]]().union(*(tile.squares for tile in self.tiles))
        printed = PRINTED["boats"][player.boat]
        self.rats = _drawn(printed["rats"], "x") - self.covered
        self.bare_maps = len(_drawn(printed["maps"], "".join(PRINTED["map_letters"])) - self.covered)
        self.full = [room for room in ROOMS.values() if room <= self.covered]
        self.groups = sorted(_groups(self.cats), key=len, reverse=True)

    def of(self, colour: int) -> list[Tile]:
        return [cat for cat in self.cats if cat.colour == colour]

    def counts(self) -> list[int]:
        """How many cats of each colour."""
        return [len(self.of(colour)) for colour in range(len(COLOURS))]

    def at_edge(self) -> list[int]:
        return [sum(bool(cat.squares & EDGE) for cat in self.of(colour)) for colour in range(len(COLOURS))]

    def lonely(self) -> list[int]:
        alone = [group[0].colour for group in self.groups if len(group) == 1]
        return [alone.count(colour) for colour in range(len(COLOURS))]

    def treasures(self, *kinds: str) -> list[Tile]:
        return [tile for tile in self.tiles if tile.kind in (kinds or ("common", "rare"))]

    def colours_away_from(self, squares: Squares) -> int:
        near = _beside(squares)
        return sum(not any(cat.squares & near for cat in self.of(colour)) for colour in range(len(COLOURS)))

    def sheet(self, rare: bool) -> int:
        """Rats, rooms, families and rare treasures [ISLE 5.1 to 5.3]."""
        families = sum(_points_of(len(group)) for group in self.groups)
        return families + 3 * rare * len(self.treasures("rare")) - len(self.rats) - 5 * (len(ROOMS) - len(self.full))


def _squares(cells: int) -> Squares:
    return frozenset((cell % WIDTH, cell // WIDTH) for cell in range(cells.bit_length()) if cells >> cell & 1)


def _groups(cats: list[Tile]) -> Iterator[list[Tile]]:
    """Cats of one colour that hang together by their sides."""
    left = list(cats)
    while left:
        group = [left.pop()]
        for one in group:  # grows while it is walked
            joining = [cat for cat in left if cat.colour == one.colour and cat.squares & _beside(one.squares)]
            left = [cat for cat in left if cat not in joining]
            group += joining
        yield group


# -- lessons ----------------------------------------------------------------------------------------------------------


def _worth(card: int, boat: Boat, rivals: Sequence[Boat] = (), chosen: int = -1) -> int:
    """What a card scores. ``points`` are all or nothing, ``per`` is for each thing counted."""
    score = SCORES[card]
    number = _counted(score, boat, rivals, chosen)
    return int(
        score["per"] * number if "per" in score else score["points"] * bool(number) if "points" in score else number
    )


def _counted(score: Card, boat: Boat, rivals: Sequence[Boat], chosen: int) -> int:
    """How many things a card counts, or whether it is met; or, where it has neither, its points."""
    for ask in (_cats, _families, _places, _sights, _riches, _colour):
        found = ask(score, boat, rivals, chosen)
        if found is not None:
            return int(found)
    raise AssertionError(f"no second count for {score['id']}")


def _cats(score: Card, boat: Boat, *_: Any) -> int | None:
    """[ISLE 9.4]"""
    match score["id"]:
        case "exact_cat_count":
            return len(boat.cats) == score["count"]
        case "each_colour_at_least":
            return min(boat.counts()) >= score["count"]
        case "exact_colour_count":
            return boat.counts()[COLOURS.index(score["colour"])] == score["count"]
        case "per_lonely_cat":
            return sum(boat.lonely())
        case "per_cat_above":
            return max(0, len(boat.cats) - score["threshold"])
        case "per_oshax":
            return len(boat.treasures("oshax"))
    return None


def _families(score: Card, boat: Boat, rivals: Sequence[Boat], _: int) -> int | None:
    """[ISLE 9.5] a family has three cats or more."""
    sizes = [len(group) for group in boat.groups]
    largest = max(sizes, default=0)
    match score["id"]:
        case "largest_family":
            others = [len(group) for one in rivals for group in one.groups]
            return largest >= (score["solo_min"] if boat.solo else max(3, *others, 0))
        case "per_family_of_size":
            return sum(size >= score["min"] for size in sizes)
        case "score_ranked_family":
            return _points_of((sizes + [0] * score["rank"])[score["rank"] - 1])
        case "per_cat_in_largest":
            return largest if largest > 2 else 0
    return None


def _places(score: Card, boat: Boat, *_: Any) -> int | None:
    """[ISLE 9.6]"""
    match score["id"]:
        case "edge_all_covered":
            return boat.covered >= EDGE
        case "each_colour_on_edge":
            return min(boat.at_edge()) > 0
        case "best_colour_on_edge":
            return max(boat.at_edge())
        case "per_n_cats_on_edge":
            return sum(boat.at_edge()) // int(score["n"])
        case "colour_not_on_edge":
            return boat.at_edge().count(0)
        case "rooms_filled":
            return all(boat.covered >= ROOMS[room] for room in score["rooms"])
        case "rooms_empty":
            return not any(boat.covered & ROOMS[room] for room in score["rooms"])
        case "per_filled_room":
            return len(boat.full)
        case "middle_row_covered":
            return all(square in boat.covered for square in HULL if square[1] == PRINTED["middle_row"])
        case "columns_of_one_colour":
            return sum(_columns(boat.of(colour), score["height"]) for colour in range(len(COLOURS)))
    return None


def _columns(cats: list[Tile], height: int) -> int:
    lie = frozenset[tuple[int, int]]().union(*(cat.squares for cat in cats))
    return sum(all((x, y + down) in lie for down in range(height)) for x, y in lie)


def _sights(score: Card, boat: Boat, *_: Any) -> int | None:
    """[ISLE 9.7]"""
    match score["id"]:
        case "no_visible_rats":
            return not boat.rats
        case "per_visible_rat":
            return len(boat.rats)
        case "exact_visible_rats":
            return len(boat.rats) == score["count"]
        case "colour_without_rat":
            return boat.colours_away_from(boat.rats)
        case "per_uncovered_map":
            return boat.bare_maps
        case "per_covered_map":
            return len(COLOURS) - boat.bare_maps
    return None


def _riches(score: Card, boat: Boat, *_: Any) -> int | None:
    """[ISLE 9.8, 9.9]"""
    treasures = boat.treasures()
    lie = frozenset[tuple[int, int]]().union(*(tile.squares for tile in treasures))
    match score["id"]:
        case "per_rare_treasure":
            return len(boat.treasures("rare"))
        case "per_common_treasure":
            return len(boat.treasures("common"))
        case "per_treasure":
            return len(treasures)
        case "exact_treasures":
            return len(treasures) == score["count"]
        case "fewer_treasures_than":
            return len(treasures) < score["count"]
        case "colour_without_treasure":
            return boat.colours_away_from(lie)
        case "per_cat_without_treasure":
            return sum(not cat.squares & _beside(lie) for cat in boat.cats)
        case "exact_baskets":
            return boat.baskets == score["count"]
        case "first_in_turn_order":
            return boat.first
        case "per_private_lesson":
            return boat.lessons
        case "exact_private_lessons":
            return boat.lessons == score["count"]
        case "min_fish":
            return boat.fish >= score["count"]
        case "per_fish":
            return boat.fish
    return None


def _colour(score: Card, boat: Boat, _: Any, chosen: int) -> int | None:
    """[ISLE 9.10] of the colour that lies on the card."""
    near = _beside(frozenset[tuple[int, int]]().union(*(cat.squares for cat in boat.of(chosen))))
    match score["id"]:
        case "chosen_colour_on_edge":
            return boat.at_edge()[chosen]
        case "chosen_colour_count":
            return boat.counts()[chosen]
        case "chosen_colour_at_least":
            return boat.counts()[chosen] >= score["count"]
        case "chosen_colour_lonely":
            return boat.lonely()[chosen]
        case "chosen_colour_treasure":
            return sum(bool(tile.squares & near) for tile in boat.treasures())
    return None


# -- the sheet --------------------------------------------------------------------------------------------------------


def points(steps: Sequence[Step[State, Action]]) -> tuple[int, ...]:
    """Of every player, and of the sister."""
    end = steps[-1].after
    boats = [Boat(end, seat) for seat in range(len(end.players))]
    sums = []
    for seat, boat in enumerate(boats):
        rivals = boats[:seat] + boats[seat + 1 :]
        private = sum(_worth(card, boat, rivals) for card in end.players[seat].lessons)
        public = [_worth(card, boat, rivals, colour) for card, colour in end.table.public]
        halves = sum((one + 1) // 2 if boat.solo else one for one in public)  # [ISLE 6.6]
        sums.append(boat.sheet(rare=end.rules.mode != "family") + private + halves)
    return (*sums, _hers(end, boats[0])) if end.sister else tuple(sums)


def _hers(end: State, boat: Boat) -> int:
    """Cats by the order of her colour cards; her lessons, one of them the best of the others once more [ISLE 6.7]."""
    assert end.sister is not None
    colour_on = {card["number"]: COLOURS.index(card["colour"]) for card in SOLO["colour_cards"]}
    colours = [colour_on[card] for card in end.sister.colours]
    cats = sum(each * len(boat.of(colour)) for each, colour in zip((5, 4, 3, 2, 1), colours, strict=False))
    doubling = [card for card in end.sister.lessons if SCORES[card]["id"] == "double_best_sister"]
    plain = [_worth(card, boat) for card in end.sister.lessons if card not in doubling]
    return cats + sum(plain) + len(doubling) * max(plain, default=0)
