"""What files beside the box have added to it [ISLE 1.2, 1.3], as a board needs it that was built without them."""

from typing import Any

from .cards import LESSONS, load_cards
from .components import DATA, FOLDERS, SHAPES, TILES, load_tiles

LANGUAGES = ("en", "cs", "uk")


def extra() -> dict[str, Any]:
    """Tiles after those of the box, in the order of their numbers, the lessons of further modules, and their texts."""
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
        "texts": {language: _texts(language) for language in LANGUAGES},
    }


def _texts(language: str) -> str:
    """``texts/en.ftl`` and so on in the folders: ``isle-card-301`` names a card, ``isle-card-301-text`` says it all."""
    files = [folder / "texts" / f"{language}.ftl" for folder in FOLDERS if folder != DATA]
    return "\n".join(file.read_text("utf-8") for file in files if file.is_file())
