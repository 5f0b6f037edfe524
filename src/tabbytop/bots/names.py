"""Who the bots are: eight cats with names of their own, and which of them sits where.

A name is a key: how it is said stands in the texts (``bot-mourek``), how it looks in the client's drawings. Each cat
has a level that is hers. Where more bots of a level are wanted than there are such cats, those of the nearest levels
come too and play as they are asked to: the level belongs to the seat, the name to the cat.
"""

from collections.abc import Collection, Sequence

from .levels import LEVELS, Level

#: in the order in which they are called
BOTS: dict[str, Level] = {
    "tlapka": "random",
    "zrzka": "easy",
    "bublina": "easy",
    "mourek": "medium",
    "pixel": "medium",
    "liza": "hard",
    "micka": "hard",
    "fousek": "expert",
}

BEFORE: Level = "medium"  #: of a bot in a record that names neither cat nor level


def called(level: Level, sitting: Collection[str]) -> str:
    """The cat who comes for a bot of ``level``: the nearest by her own level who is not ``sitting`` already."""
    free = [name for name in BOTS if name not in sitting] or list(BOTS)
    return min(free, key=lambda name: abs(LEVELS.index(BOTS[name]) - LEVELS.index(level)))


def named(written: Sequence[str | None]) -> tuple[str | None, ...]:
    """Who sits on each seat, as it is ``written`` of its bot in a record or a table; None where no bot sits.

    Before bots had names their level was written: such seats are given cats in order. A bot that somebody brought has
    a name of its own.
    """
    names = list(written)
    for seat, text in enumerate(written):
        if text == "" or text in LEVELS:
            level: Level = next((level for level in LEVELS if level == text), BEFORE)
            names[seat] = called(level, [name for name in names if name is not None])
    return tuple(names)
