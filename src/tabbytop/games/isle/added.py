"""What files beside the box have added to it [ISLE 1.2, 1.3], as a board needs it that was built without them."""

from typing import Any

from .cards import LESSONS, load_cards
from .components import DATA, SHAPES, TILES, load_tiles


def extra() -> dict[str, Any]:
    """Tiles after those of the box, in the order of their numbers, and the lessons of further modules."""
    tiles, _ = load_tiles((DATA,))
    cards, _ = load_cards((DATA,))
    return {
        "tiles": [
            {"key": tile.key, "kind": tile.kind, "squares": SHAPES[tile.shape].turns[0]} for tile in TILES[len(tiles) :]
        ],
        "lessons": [
            {"number": lesson.number, "cost": lesson.cost, "public": lesson.public}
            for lesson in LESSONS.values()
            if lesson.number not in cards
        ],
    }
