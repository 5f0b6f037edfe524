"""Pieces and cards as the texts of the tower want them. The browser's ``words.ts`` says the same."""

from collections.abc import Sequence

from tabbytop.core import Args
from tabbytop.core.words import Said, Translate, person

from .components import NAMED, Piece, name, sort_of


def words(given: Args, names: Sequence[str], translate: Translate) -> Said:
    """``piece`` becomes a noun with its ``sort``, ``pieces`` a list, ``action`` and ``goal`` the names of cards."""
    said: Said = {}
    for key, value in given:
        if key == "seat" and isinstance(value, int):
            said |= person(names, value)
        elif key == "piece" and isinstance(value, str):
            said |= {"piece": noun(NAMED[value], translate), "sort": sort_of(NAMED[value])}
        elif key == "pieces" and isinstance(value, tuple):
            said |= {"pieces": ", ".join(noun(piece, translate) for piece in value), "count": len(value)}
        elif key in ("action", "goal") and isinstance(value, int):
            said |= {key: translate(f"tower-{key}-{value}", {}), "card": value}
        else:
            said[key] = ", ".join(map(str, value)) if isinstance(value, tuple) else value
    return said


def noun(piece: Piece, translate: Translate) -> str:
    """A floor by its number, a kitten by its scarf's number, other pieces by their kind: equal ones sound alike."""
    kind = name(piece).rstrip("0123456789")
    return translate(f"tower-piece-{kind}", {"number": int(name(piece)[len(kind) :])})
