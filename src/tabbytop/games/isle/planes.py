"""What a seat sees of the isle, in numbers (its observation): boats as planes of 9 × 22 cells, cards and tiles counted
by their sort. Seats are counted from the viewer's own, and those that nobody sits on are zeros.

All numbers are whole and below 256, so a plane is ``bytes``, and what lies on a boat is put into numbers once for as
long as it lies there.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeAlias, get_args

from tabbytop.core import Observation, Plane

from .boat import BOATS, HEIGHT, HULL, ROOMS, STRIDE, WIDTH, BoatId, Cells, Laid, cells_of
from .cards import (
    ADVANCED_LESSONS,
    BASKET_CARDS,
    CARDS,
    COLOUR_CARDS,
    COPIES,
    FAMILY_CARDS,
    LESSONS,
    MODULES,
    SISTER_LESSONS,
    AnytimeCard,
    CardId,
    RescueCard,
    TreasureCard,
)
from .components import CATS, CATS_IN_A_FIELD, COLOURS, COMMON, OSHAX, RARE, SHAPES, TILES, Colour, TileId
from .final import Final, family_points
from .shapes import Squares
from .state import (
    DAYS,
    Carrying,
    Colouring,
    Dealing,
    Difficulty,
    Drafting,
    Field,
    Finding,
    Frame,
    GivingLessons,
    GivingTreasures,
    Herding,
    Laying,
    Mode,
    Moment,
    Naming,
    Placing,
    Rescuing,
    SecondTreasure,
    Sister,
    Sorting,
    Taking,
    Teaching,
    Window,
    Wish,
)
from .view import Own, PlayerView, View

Row: TypeAlias = bytes | bytearray

# -- what there is ----------------------------------------------------------------------------------------------------

SORTS: tuple[CardId, ...] = tuple(sorted((*COPIES, *FAMILY_CARDS)))  #: of cards that a player can hold
PUBLIC = tuple(sort for sort in SORTS if sort in LESSONS and LESSONS[sort].public)
ANYTIME = tuple(sort for sort in SORTS if isinstance(CARDS.get(sort), AnytimeCard))
RESCUE_CARDS = tuple(sort for sort in SORTS if isinstance(CARDS.get(sort), RescueCard))
TREASURE_CARDS = tuple(sort for sort in SORTS if isinstance(CARDS.get(sort), TreasureCard))
HER_CARDS, HER_LESSONS = tuple(BASKET_CARDS), (*SISTER_LESSONS, *ADVANCED_LESSONS)
FRAMES: tuple[type[Frame], ...] = get_args(Frame)
MOMENTS: tuple[Moment, ...] = get_args(Moment)
MODES: tuple[Mode, ...] = get_args(Mode)
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)
FIELDS: tuple[Field, ...] = get_args(Field)
TURNS = max(len(shape.turns) for shape in SHAPES)


def _across(squares: Squares) -> int:
    """The longer side of the smallest rectangle round a tile."""
    xs, ys = [x for x, _ in squares], [y for _, y in squares]
    return max(max(xs) - min(xs), max(ys) - min(ys)) + 1


def _most_tiles() -> int:
    """On one boat, if it took the smallest of the box."""
    free, count = HULL.bit_count(), 0
    for size in sorted(tile.size for tile in TILES for _ in range(tile.count)):
        free -= size
        count += free >= 0
    return count


def _in_all(number: Callable[[AnytimeCard], int], *effects: str) -> int:
    """What all anytime cards of these effects come to [ISLE 9.3]."""
    return sum(number(card) for card in CARDS.values() if isinstance(card, AnytimeCard) and card.effect in effects)


SEATS = 4
SPAN = max(_across(turn) for shape in SHAPES for turn in shape.turns)
MOST = 255  #: of what has no bound of its own: that many or more
MOST_TILES = _most_tiles()
#: in both fields or round the island, with those that a card brings [ISLE 4.0, 7.2, 9.3]
MOST_CATS = 2 * max(CATS_IN_A_FIELD.values()) + _in_all(lambda card: card.count, "draw_tiles_to_fields")
MOST_EXTRA = _in_all(lambda card: card.count, "extra_rescue")
MOST_BASKETS = 1 + _in_all(lambda card: card.baskets, "gain_basket", "lessons_for_basket", "treasures_for_basket")
MOST_ALIKE = max(COPIES.values())
MOST_OF_A_TILE = max(tile.count for tile in TILES)
MOST_IN_A_ROOM = max(room.cells.bit_count() for room in ROOMS)
MOST_COUNTED = 8  #: no card or round says more
ALL_OSHAX = sum(TILES[tile].count for tile in OSHAX)
HER_MOST = max(max(card.baskets, card.speed) for card in BASKET_CARDS.values())

# -- planes -----------------------------------------------------------------------------------------------------------

GRID = (HEIGHT, WIDTH)
CATS_BY_COLOUR = (len(COLOURS), len(CATS) // len(COLOURS))
BY_SORT = (len(SORTS),)

#: of each boat
BOAT_PLANES = (
    Plane("bare", GRID, "cells under no tile"),
    Plane("rats", GRID, "printed rats, under tiles or not"),
    Plane("maps", (len(COLOURS), *GRID), "printed maps by colour"),
    Plane("cats", (len(COLOURS), *GRID), "cells under cats by colour, an oshax by its chosen one"),
    Plane("oshax", GRID, "cells under oshax"),
    Plane("treasures", (2, *GRID), "cells under common, under rare treasures"),
    Plane("numbers", GRID, "which of its tiles lies there, counted from 1 as treasures given up are", most=MOST_TILES),
    Plane("joins", (2, *GRID), "the tile there goes on to the right, downwards"),
    Plane("by_colour", (4, len(COLOURS)), "cats, at the edge, lonely ones, in the largest group", most=MOST_TILES),
    Plane("tally", (4,), "oshax, common treasures, rare treasures, visible rats", most=MOST_TILES),
    Plane("families", (), "points of families", most=MOST),
    Plane("rooms_bare", (len(ROOMS),), "bare cells of each room", most=MOST_IN_A_ROOM),
)
#: of each player
PLAYER_PLANES = (
    Plane("fish", (), "fish", most=MOST),
    Plane("baskets", (2,), "permanent baskets, those used today", most=MOST_BASKETS),
    Plane("cards", (6,), "cards in hand, pack, kept, laid face down, private lessons, discarded", most=len(CARDS)),
    Plane("marks", (4,), "sits there; has chosen unseen; has a berth anywhere (69, 70); has passed"),
    Plane("extra", (), "more cats in the next rescue turn", most=MOST_EXTRA),
    Plane("shown", (len(RESCUE_CARDS),), "rescue cards with a basket still to use", most=MOST_ALIKE),
)
PLANES = (
    *(Plane(one.name, (SEATS, *one.shape), one.about, one.least, one.most) for one in (*BOAT_PLANES, *PLAYER_PLANES)),
    Plane("rooms", GRID, "the room of each cell from 1, the same on all boats", most=len(ROOMS)),
    Plane("hand", BY_SORT, "own cards that are paid for", most=MOST_ALIKE),
    Plane("pack", BY_SORT, "own cards to choose from now", most=MOST_ALIKE),
    Plane("kept", BY_SORT, "own cards of today's draft", most=MOST_ALIKE),
    Plane("chosen", BY_SORT, "own cards chosen, not yet turned over", most=MOST_ALIKE),
    Plane("passed_on", BY_SORT, "cards that the viewer passed on in today's draft", most=MOST_ALIKE),
    Plane("lessons", BY_SORT, "own private lessons", most=MOST_ALIKE),
    Plane("laid", BY_SORT, "own rescue cards face down", most=MOST_ALIKE),
    Plane("discarded", BY_SORT, "cards that the viewer discarded", most=MOST_ALIKE),
    Plane("spent", BY_SORT, "cards played openly", most=MOST_ALIKE),
    Plane("public", (1 + len(COLOURS), len(PUBLIC)), "public lessons without a colour, with each colour"),
    Plane("deck", (1,), "discovery cards left", most=len(CARDS)),
    Plane("fields", (2, *CATS_BY_COLOUR), "cats in the left field or round the island, in the right field"),
    Plane("cat_places", CATS_BY_COLOUR, "alone: their places through both fields from 1", most=MOST_CATS),
    Plane("bag", (len(TILES),), "tiles in the bag", most=MOST_OF_A_TILE),
    Plane("common", (len(COMMON),), "common treasures under the island", most=MOST_OF_A_TILE),
    Plane("rare", (len(RARE),), "rare treasures under the island", most=MOST_OF_A_TILE),
    Plane("rare_places", (len(RARE),), "alone: places of their piles from 1", most=len(RARE)),
    Plane("oshax_out", (len(OSHAX),), "oshax beside the island", most=MOST_OF_A_TILE),
    Plane("oshax_places", (len(OSHAX),), "alone: their places in the row from 1", most=ALL_OSHAX),
    Plane("her_deck", (len(HER_CARDS),), "the sister's basket cards not yet turned"),
    Plane("her_card", (len(HER_CARDS),), "her card that lies open and is still to be carried out"),
    Plane("her_colours", (len(COLOURS), len(COLOURS)), "the colour of her first, second … colour card"),
    Plane("her_lessons", (len(HER_LESSONS),), "her lessons"),
    Plane("her_day", (2,), "her cards left today, her speed", most=HER_MOST),
    Plane("day", (DAYS,), "which day it is"),
    Plane("order", (SEATS, SEATS), "who is first, second … in turn order; the sister sits next to the viewer"),
    Plane("mode", (len(MODES),), "classic, solo, family"),
    Plane("difficulty", (len(DIFFICULTIES),), "of the sister"),
    Plane("modules", (len(MODULES),), "lesson modules in play"),
    Plane("rules", (2,), "maps of the family game give rare treasures too; oshax outside the bag are chosen"),
    Plane("frame", (len(FRAMES),), "what is going on, in the order of state.Frame"),
    Plane("beneath", (len(FRAMES),), "what goes on after that"),
    Plane("named", (SEATS,), "whom that is about"),
    Plane("turn", (SEATS,), "whose rescue, rare find or cat of the family game it is"),
    Plane("still", (SEATS,), "who is still to play lessons or to lay rescue cards"),
    Plane("moment", (len(MOMENTS),), "which moment for anytime cards it is"),
    Plane("tile", (len(TILES),), "the tile in question: to be placed, coloured or put into a field"),
    Plane("tile_colour", (len(COLOURS),), "its colour, chosen or its own"),
    Plane("tile_turns", (TURNS, SPAN, SPAN), "how it lies in each of its turns; its anchor is the first square"),
    Plane("to_sort", (len(FIELDS), *CATS_BY_COLOUR), "cats still to be put into the left, the right, either field"),
    Plane("card", BY_SORT, "the card in question: wished, played for treasures, to get a colour"),
    Plane("to_name", (len(PUBLIC),), "public lessons that wait for a colour"),
    Plane("plays", (SEATS, len(ANYTIME)), "whose anytime cards lie open and wait", most=MOST_ALIKE),
    Plane("counts", (4,), "round of the draft, cats of this turn, to move or give up, option", most=MOST_COUNTED),
)

# -- numbers as bytes -------------------------------------------------------------------------------------------------

_NO_BOAT = tuple(bytes(plane.size) for plane in BOAT_PLANES)
_NOBODY = tuple(bytes(plane.size) for plane in PLAYER_PLANES)
_BITS = bytes.maketrans(b"01", b"\0\1")
_SORT_PLACE = {sort: place for place, sort in enumerate(SORTS)}
_FRAME_PLACE = {frame: place for place, frame in enumerate(FRAMES)}


def _grid(cells: Cells) -> Row:
    """A 1 for each cell of a set, without the guard column."""
    row = bytearray(format(cells, f"0{HEIGHT * STRIDE}b").encode().translate(_BITS))
    row.reverse()
    del row[WIDTH::STRIDE]
    return row


@lru_cache(maxsize=4096)  # most of what lies somewhere lay there before
def _by_sort(cards: tuple[CardId, ...]) -> Row:
    row = bytearray(len(SORTS))
    for card in cards:
        row[_SORT_PLACE[card]] += 1
    return bytes(row)


@lru_cache(maxsize=1024)
def _in_bag(tiles: tuple[TileId, ...]) -> Row:
    row = bytearray(len(TILES))
    for tile in tiles:
        row[tile] += 1
    return bytes(row)


def _marks(size: int, *places: int) -> Row:
    row = bytearray(size)
    for place in places:
        row[place] = 1
    return row


def _drawing(turns: Sequence[Squares]) -> Row:
    row = bytearray(TURNS * SPAN * SPAN)
    for turn, squares in enumerate(turns):
        left = min(x for x, _ in squares)
        for x, y in squares:
            row[(turn * SPAN + y) * SPAN + x - left] = 1
    return bytes(row)


_DRAWINGS = tuple(_drawing(SHAPES[tile.shape].turns) for tile in TILES)
_ROOMS = bytes(
    next((number for number, room in enumerate(ROOMS, 1) if room.cells >> y * STRIDE + x & 1), 0)
    for y in range(HEIGHT)
    for x in range(WIDTH)
)


# -- a boat and its player --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)  # a boat changes once in a turn of its player, and is seen by all at every step
def _boat(boat: BoatId, tiles: tuple[Laid, ...]) -> tuple[Row, ...]:
    """The planes of ``BOAT_PLANES``."""
    if boat < 0:
        return _NO_BOAT
    final = Final(boat, tiles)
    by_colour, by_kind = [0] * len(COLOURS), {"cat": 0, "oshax": 0, "common": 0, "rare": 0}
    numbers, right, down = bytearray(HEIGHT * STRIDE), 0, 0
    for number, (tile, colour, cells) in enumerate(tiles, 1):
        by_kind[TILES[tile].kind] |= cells
        if colour >= 0:
            by_colour[colour] |= cells
        right |= cells & cells >> 1
        down |= cells & cells >> STRIDE
        for cell in cells_of(cells):
            numbers[cell] = number
    del numbers[WIDTH::STRIDE]
    largest = [0] * len(COLOURS)
    for group in reversed(final.groups):  # the largest come first
        largest[group.colour] = group.size
    free = HULL & ~final.covered
    points = sum(family_points(family.size) for family in final.families)
    return (
        _grid(free),
        _grid(BOATS[boat].rats),
        b"".join([_grid(cells) for cells in BOATS[boat].maps]),
        b"".join([_grid(cells) for cells in by_colour]),
        _grid(by_kind["oshax"]),
        _grid(by_kind["common"]) + _grid(by_kind["rare"]),
        numbers,
        _grid(right) + _grid(down),
        bytes((*final.cats_by_colour, *final.edge_cats_by_colour, *final.lonely_by_colour, *largest)),
        bytes((final.oshax, len(final.common), len(final.rare), final.visible_rats.bit_count())),
        bytes((min(points, MOST),)),
        bytes([(room.cells & free).bit_count() for room in ROOMS]),
    )


def _player(one: PlayerView) -> tuple[Row, ...]:
    """The planes of ``PLAYER_PLANES``."""
    return (
        bytes((min(one.fish, MOST),)),
        bytes((one.baskets, one.used)),
        bytes((one.hand, one.pack, one.kept, one.laid, one.lessons, one.discarded)),
        bytes((1, one.chosen, one.berth, one.passed)),
        bytes((one.extra,)),
        bytes([one.shown.count(card) for card in RESCUE_CARDS]),
    )


# -- the table --------------------------------------------------------------------------------------------------------


def _own(own: Own | None) -> list[Row]:
    if own is None:
        return [_by_sort(())] * 8
    cards = (own.hand, own.pack, own.kept, own.chosen or (), own.passed_on, own.lessons, own.laid, own.discarded)
    return [_by_sort(one) for one in cards]


def _public(lessons: Iterable[tuple[CardId, Colour]]) -> Row:
    return _marks(
        (1 + len(COLOURS)) * len(PUBLIC), *[(1 + colour) * len(PUBLIC) + PUBLIC.index(card) for card, colour in lessons]
    )


def _table(seen: View) -> list[Row]:
    places, rare_places, oshax_places = bytearray(len(CATS)), bytearray(len(RARE)), bytearray(len(OSHAX))
    if seen.sister is not None:
        for place, cat in enumerate((*seen.left, *seen.right), 1):
            places[cat] = place
        for place, (tile, _) in enumerate(seen.rare, 1):
            rare_places[RARE.index(tile)] = place
        for place, tile in enumerate(seen.oshax, 1):
            oshax_places[OSHAX.index(tile)] = place
    piles = dict(seen.rare)
    return [
        _by_sort(seen.spent),
        _public(seen.public),
        bytes((seen.deck,)),
        _marks(2 * len(CATS), *seen.left, *[len(CATS) + cat for cat in seen.right]),
        places,
        _in_bag(seen.bag),
        bytes(seen.common),
        bytes([piles.get(tile, 0) for tile in RARE]),
        rare_places,
        bytes([seen.oshax.count(tile) for tile in OSHAX]),
        oshax_places,
    ]


def _sister(sister: Sister | None) -> list[Row]:
    """All that is known of her [ISLE 6.1, 6.4]; nothing where there is none."""
    her = sister or Sister()
    colours = [place * len(COLOURS) + COLOUR_CARDS[card].colour for place, card in enumerate(her.colours)]
    return [
        bytes([card in her.deck for card in HER_CARDS]),
        bytes([card == her.card for card in HER_CARDS]),
        _marks(len(COLOURS) ** 2, *colours),
        bytes([card in her.lessons for card in HER_LESSONS]),
        bytes((her.cards_left, her.speed)),
    ]


def _course(seen: View, me: int) -> list[Row]:
    rules, contestants = seen.rules, len(seen.order)
    modules = rules.modules.split(",") if rules.mode != "family" else ()
    return [
        _marks(DAYS, seen.day - 1),
        _marks(SEATS**2, *[place * SEATS + (one - me) % contestants for place, one in enumerate(seen.order)]),
        bytes([rules.mode == mode for mode in MODES]),
        bytes([rules.mode == "solo" and rules.difficulty == one for one in DIFFICULTIES]),
        bytes([module in modules for module in MODULES]),
        bytes((rules.rare_from_maps, rules.oshax == "chosen")),
    ]


# -- what is going on -------------------------------------------------------------------------------------------------


def _going_on(agenda: tuple[Frame, ...], me: int, seats: int) -> list[Row]:
    """The frame on top, what lies beneath, and what all see of them."""
    named, turn, still, moment = bytearray(SEATS), bytearray(SEATS), bytearray(SEATS), bytearray(len(MOMENTS))
    to_sort, to_name = bytearray(len(FIELDS) * len(CATS)), bytearray(len(PUBLIC))
    plays, counts = bytearray(SEATS * len(ANYTIME)), bytearray(4)
    top, tile, colour, card = agenda[-1], -1, -1, 0
    if (seat := getattr(top, "seat", None)) is not None:
        named[(seat - me) % seats] = 1
    for frame in agenda:
        match frame:
            case Rescuing(seat, taken):
                turn[(seat - me) % seats], counts[1] = 1, taken
            case Finding(seat) | Taking(seat):
                turn[(seat - me) % seats] = 1
            case Placing(_, tile, colour):
                pass
            case Window(at):
                moment[MOMENTS.index(at)] = 1
            case Teaching(left) | Laying(left):
                for one in left:
                    still[(one - me) % seats] = 1
            case Drafting(number) | Dealing(number):
                counts[0] = number
            case Carrying(open):
                for one, card_played in open:
                    plays[(one - me) % seats * len(ANYTIME) + ANYTIME.index(card_played)] += 1
            case Wish(seat, card):
                plays[(seat - me) % seats * len(ANYTIME) + ANYTIME.index(card)] += 1
            case SecondTreasure(_, card, option):
                counts[3] = option
            case Naming(_, card):
                if card in PUBLIC:
                    to_name[PUBLIC.index(card)] = 1
            case Colouring(_, tile):
                pass
            case Sorting(_, cats, fields):
                tile = cats[0] if cats else -1
                for cat, field in zip(cats, fields, strict=True):
                    to_sort[FIELDS.index(field) * len(CATS) + cat] = 1
            case Herding(_, count) | GivingLessons(_, count) | GivingTreasures(_, count):
                counts[2] = count
    return [
        _marks(len(FRAMES), _FRAME_PLACE[type(top)]),
        _marks(len(FRAMES), *[_FRAME_PLACE[type(frame)] for frame in agenda[:-1]]),
        named,
        turn,
        still,
        moment,
        _marks(len(TILES), tile) if tile >= 0 else bytes(len(TILES)),
        _marks(len(COLOURS), colour) if colour >= 0 else bytes(len(COLOURS)),
        _DRAWINGS[tile] if tile >= 0 else bytes(len(_DRAWINGS[0])),
        to_sort,
        _by_sort((card,) if card else ()),
        to_name,
        plays,
        counts,
    ]


def observe(seen: View) -> list[Row]:
    me, seats = seen.viewer or 0, len(seen.players)
    players = [*seen.players[me:], *seen.players[:me]]
    empty = SEATS - seats
    boats = [*[_boat(one.boat, one.tiles) for one in players], *[_NO_BOAT] * empty]
    sitting = [*[_player(one) for one in players], *[_NOBODY] * empty]
    return [
        *[b"".join(rows) for rows in zip(*boats, strict=True)],
        *[b"".join(rows) for rows in zip(*sitting, strict=True)],
        _ROOMS,
        *_own(seen.own),
        *_table(seen),
        *_sister(seen.sister),
        *_course(seen, me),
        *_going_on(seen.agenda, me, seats),
    ]


OBSERVATION = Observation(1, PLANES, observe)
