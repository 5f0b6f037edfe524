"""Cards, guardians, places and seats as the texts of the island want them."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tabbytop.core import Args
from tabbytop.core.words import Said, Translate, person

from .components import GUARDIANS


def words(given: Args, names: Sequence[str], translate: Translate) -> Said:
    """``seat`` becomes who it is, ``flower``, ``curse``, ``guardian`` and ``card`` a name, ``x`` and ``y`` a place."""
    raw = dict(given)
    said: Said = {}
    for name, value in given:
        match name, value:
            case "seat", int():
                said |= person(names, value)
            case "seats", tuple():
                said |= {"who": _all(str(person(names, seat)["who"]) for seat in value), "count": len(value)}
            case (("flowers" | "curses"), str()):
                said |= {name: ", ".join(_told(name[:-1], value.split(), translate)), "count": len(value.split())}
            case (("flower" | "curse" | "guardian" | "card"), str()):
                said |= {name: translate(f"kingos-{name}-{value}", {}), f"{name}key": value}
            case "y", int():
                said |= where(raw["x"], value, translate)
            case "x", _:
                pass
            case _, int() | str():
                said[name] = value
            case _, tuple():
                said[name] = ", ".join(map(str, value))
    if isinstance(guardian := raw.get("guardian"), str):
        said["strength"] = GUARDIANS[guardian].strength
    return said


def where(x: object, y: object, translate: Translate) -> Said:
    """A place in words: its row, counted from the coast as 0, and how far to which side of the beach it lies."""
    assert isinstance(x, int)
    assert isinstance(y, int)
    if (x, y) == (0, 0):
        return {"place": translate("kingos-place-beach", {})}
    side = "left" if x < 0 else "right" if x else "middle"
    return {"place": translate("kingos-place", {"row": y, "side": side, "columns": abs(x)})}


def _all(names: Iterable[str]) -> str:
    return ", ".join(names)


def _told(what: str, keys: Iterable[str], translate: Translate) -> list[str]:
    """Those of one name together: "2 × poppy"."""
    counted = Counter(translate(f"kingos-{what}-{key}", {}) for key in keys)
    return [told if count == 1 else f"{count} × {told}" for told, count in counted.items()]
