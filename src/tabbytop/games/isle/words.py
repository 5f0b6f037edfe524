"""What the arguments of the isle's events, prompts and score lines are."""

from collections.abc import Iterator

from tabbytop.core import args
from tabbytop.core.saying import PLAIN, UNSAID, Cell, Many, Name, Noun, Row, Who, Words, plain

from .boat import STRIDE
from .components import COLOURS, NONE, TILES

CARD, TILE = Name("isle-card-", otherwise="isle-ui-card-added"), Noun("tile")
SEAT = Who(rival="isle-sister")  # alone, the one after the last seat is the sister [ISLE 6.1]


def _colours() -> Iterator[Row]:
    for colour, key in (*enumerate(COLOURS), (NONE, "none")):
        yield Row(f"isle-colour-{key}", (key, colour), args(key=key))


def _tiles() -> Iterator[Row]:
    """ "blue cat", "oshax"; treasures by their shapes, those from a file beside the box by their kind [ISLE 1.3]."""
    for colour, key in enumerate(COLOURS):
        cats = tuple(tile.key for tile in TILES if tile.kind == "cat" and tile.colour == colour)
        yield Row("isle-tile-cat", cats, args(kind="cat", colour=key))
    oshax = tuple(tile.key for tile in TILES if tile.kind == "oshax")
    yield Row("isle-tile-oshax", oshax, args(kind="oshax", colour="none"))
    for tile in TILES:
        if tile.is_treasure:
            facts = args(kind=tile.kind, colour="none")
            yield Row(f"isle-tile-{tile.key}", (tile.key,), facts, otherwise=f"isle-tile-{tile.kind}")


WORDS = Words(
    {
        "seat": SEAT,
        "order": Many(SEAT),
        "card": CARD,
        "cards": Many(CARD),
        "tile": TILE,
        "prompt-place.tile": Noun("tile", takes=("colour",)),  # an oshax in the colour that it was given
        "puzzle-aim.tile": Noun("tile", takes=("colour",)),
        "other": TILE,
        "tiles": Many(TILE),
        "cats": Many(TILE),
        "treasures": Many(TILE),
        "colour": Noun("colour"),
        "cell": Cell(STRIDE),
        "rooms": UNSAID,
        "prompt-lay.cards": PLAIN,
        "prompt-take.cats": PLAIN,
        "line-sister-colour.cats": PLAIN,
        **plain(
            "basket",
            "field",
            "place",
            "moment",
            "touching",
            "what",
            "count",
            "most",
            "fish",
            "speed",
            "rats",
            "day",
            "size",
            "whole",
            "each",
            "rest",
            "came",
        ),
    },
    {"tile": tuple(_tiles()), "colour": tuple(_colours())},
    absent=args(colourkey="none"),  # a public lesson on which no colour was fixed
    passing=("chosen", "passed-on", "laid", "dealt"),
    together=("boats", "oshax-laid-out", "fields-filled", "fished", "new-order", "revealed", "nothing-laid"),
)
