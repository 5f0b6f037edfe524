"""Tokens, cells and clans as the texts of clans want them. The browser's ``words.ts`` says the same."""

from collections.abc import Sequence

from tabbytop.core import Args
from tabbytop.core.words import Said, Translate, person

from .board import name as cell_name
from .components import KIND_OF, TOKENS, Token, is_cat, is_chief, is_dog, owner, strength

PLACES = ("cell", "from", "to")


def words(given: Args, names: Sequence[str], translate: Translate) -> Said:
    """``cell`` becomes ``c3``, ``tile`` a noun with its ``kind``, ``clan`` a name, ``seat`` who it is."""
    said: Said = {}
    for name, value in given:
        if isinstance(value, tuple):
            said[name] = ", ".join(map(cell_name, value))
            said["count"] = len(value)
        elif name == "seat" and isinstance(value, int):
            said |= person(names, value)
        elif name in PLACES and isinstance(value, int):
            said[name] = cell_name(value)
        elif name in ("tile", "other") and isinstance(value, str):
            said[name] = told(value, names, translate)
            said["kind" if name == "tile" else "otherkind"] = kind_of(value)
        elif name.startswith("clan") and isinstance(value, str):
            said[name] = translate(f"clans-clan-{value}", {})
        else:
            said[name] = value
    if any(name == "points0" for name, _ in given):
        for seat in (0, 1):
            said |= {f"{key}{seat}": value for key, value in person(names, seat).items()}
    return said


def kind_of(token: Token) -> str:
    """What a message needs to agree with a tile: cat, mouse, pigeon, fly, dog, or asleep."""
    if not token:
        return "asleep"
    bare = token.partition("@")[0]
    return "cat" if is_cat(KIND_OF[bare]) else bare.rstrip("0123456789")


def told(token: Token, names: Sequence[str], translate: Translate) -> str:
    """A tile inside a sentence: "a mouse worth 4", "somebody's cat of 3"."""
    if not token:
        return translate("clans-some-asleep", {})
    kind = KIND_OF[token.partition("@")[0]]
    if is_cat(kind):
        facts = person(names, owner(kind)) | {"strength": strength(kind)}
        return translate("clans-some-chief" if is_chief(kind) else "clans-some-cat", facts)
    if is_dog(kind):
        return translate("clans-some-dog", {})
    return translate(f"clans-some-{kind_of(token)}", {"value": int(TOKENS[kind][-1])})
