"""Tiles, cards, colours and seats as the texts of the isle want them. The browser's ``words.ts`` says the same."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tabbytop.core import Args
from tabbytop.core.words import Said, Translate, Value, person

from .boat import name as cell_name
from .components import COLOURS, NONE, TILE_OF, TILES, Colour


def words(given: Args, names: Sequence[str], translate: Translate) -> Said:
    """``tile`` becomes a noun with its ``kind``, ``card`` a name, ``colour`` a word, ``seat`` who it is."""
    raw = dict(given)
    said: Said = {}
    for name, value in given:
        match name, value:
            case "seat", int():
                said |= _who(names, value, translate)
            case "order", tuple():
                said["order"] = ", ".join(str(_who(names, seat, translate)["who"]) for seat in value)
            case "card", int():
                said |= {"card": _card(value, translate), "number": value}
            case "cards", tuple():
                said |= {"cards": ", ".join(_card(card, translate) for card in value), "count": len(value)}
            case (("tile" | "other"), str()):
                said |= _tile(name, value, raw.get("colour"), translate)
            case (("tiles" | "cats" | "treasures"), str()):
                keys = value.split()
                said |= {name: ", ".join(_told(keys, translate)), f"{name}count": len(keys)}
            case "colour", int() | str():
                said |= _colour(value, translate)
            case "cell", int():
                said["cell"] = cell_name(value)
            case "rooms", tuple():
                said["rooms"] = len(value)
            case _, tuple():
                said |= {name: ", ".join(map(str, value)), "count": len(value)}
            case _, int() | str():
                said[name] = value
    return {"colourkey": "none"} | said


def _who(names: Sequence[str], seat: int, translate: Translate) -> Said:
    """In a solo game the one after the last seat is the sister [ISLE 6.1]."""
    return person(names, seat) if seat < len(names) else {"who": translate("isle-sister", {}), "you": "no"}


def _card(card: int, translate: Translate) -> str:
    """A card from a file beside the box has a number alone [ISLE 1.2]."""
    name = translate(f"isle-card-{card}", {})
    return translate("isle-ui-card-added", {"number": card}) if name.startswith("isle-card-") else name


def _key(colour: Colour) -> str:
    return COLOURS[colour] if colour != NONE else "none"


def _colour(value: int | str, translate: Translate) -> Said:
    key = _key(value) if isinstance(value, int) else value
    return {"colour": translate(f"isle-colour-{key}", {}), "colourkey": key}


def _tile(name: str, key: str, colour: Value | None, translate: Translate) -> Said:
    tile = TILES[TILE_OF[key]]
    told = tile_name(key, translate, colour if isinstance(colour, int) else None)
    return {"other": told} if name == "other" else {"tile": told, "kind": tile.kind, "tilecolour": _key(tile.colour)}


def tile_name(key: str, translate: Translate, colour: Colour | None = None) -> str:
    """ "blue cat", "oshax" or "green oshax", "corner, a common treasure"."""
    tile = TILES[TILE_OF[key]]
    if tile.is_cat:
        return translate(f"isle-tile-{tile.kind}", {"colour": _key(tile.colour if colour is None else colour)})
    told = translate(f"isle-tile-{key}", {})
    return told if told != f"isle-tile-{key}" else translate(f"isle-tile-{tile.kind}", {})  # one from a file


def _told(keys: Iterable[str], translate: Translate) -> list[str]:
    """Those of one name together: "2 × red cat"."""
    counted = Counter(tile_name(key, translate) for key in keys)
    return [told if count == 1 else f"{count} × {told}" for told, count in counted.items()]
