"""Points given before a game, so that both have the same hope [CLANS 7.6]: agreed on, or what evens out two clans.

What evens them out was measured: ``data/handicaps.json`` holds, for two clans, by how many points the first one is
ahead in half of the games between two strong bots, and the command that played them.
"""

import json
from pathlib import Path

from .components import ClanKey

Given = tuple[int, int]  #: points of each seat

NONE: Given = (0, 0)

_MEASURED = json.loads((Path(__file__).parent / "data" / "handicaps.json").read_text("utf-8"))


def ahead(one: str, other: str, powers: bool) -> int:
    """By how many points ``one`` is ahead of ``other``, as measured, rounded towards none; below 0: it is behind.

    Where the interval leaves open which of them is ahead, neither is.
    """
    rows = _MEASURED["on" if powers else "off"]
    if f"{other} {one}" in rows:
        return -ahead(other, one, powers)
    row = rows[f"{one} {other}"]
    low, high = row["between"]
    return 0 if low <= 0 <= high else int(row["fair"])


def evening(one: ClanKey, other: ClanKey, powers: bool) -> Given:
    """What evens out two clans: points for the weaker one."""
    lead = ahead(one, other, powers)
    return max(0, -lead), max(0, lead)


def given(clans: tuple[ClanKey | None, ClanKey | None], powers: bool, even: bool, agreed: Given) -> Given:
    """All that each seat is given in a game of these clans: what was agreed on, and what evens the clans out."""
    one, other = clans
    if not even or one is None or other is None:
        return agreed
    mine, theirs = evening(one, other, powers)
    return agreed[0] + mine, agreed[1] + theirs
