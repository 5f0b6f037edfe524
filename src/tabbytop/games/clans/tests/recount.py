"""A finished game counted once more, from its tiles as they are written [CLANS 9] and the clauses: no rule is asked."""

import json
from collections.abc import Iterable, Sequence
from math import floor
from pathlib import Path

from tabbytop.core import Step

from ..actions import Action
from ..components import FACE_TOKENS
from ..state import State

DATA = Path(__file__).parents[1] / "data"
BOX = json.loads((DATA / "components.json").read_text("utf-8"))
MEASURED = json.loads((DATA / "handicaps.json").read_text("utf-8"))
ROUND = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))  # N, NE, E …: row, column
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")

Place = tuple[int, int]


def points(steps: Sequence[Step[State, Action]]) -> tuple[int, ...]:
    """Over both games of a match [CLANS 7.3], with what was given before each [CLANS 7.6]."""
    end = steps[-1].after
    games = [(past.clans, past.grid) for past in end.setup.past] + [(end.setup.clans, end.grid)]
    counts = [_counted(clans if end.setup.powers else ("", ""), grid) for clans, grid in games]
    counts += [list(end.setup.handicap) for _ in games]
    counts += [_evened(clans, end.setup.powers) for clans, _ in games if end.setup.even]
    return tuple(sum(count[seat] for count in counts) for seat in (0, 1))


def _evened(clans: Sequence[str | None], powers: bool) -> list[int]:
    """The median lead of the stronger clan goes to the other, if its interval says that it is one [CLANS 7.6]."""
    for (pair, row), seat in ((one, seat) for one in MEASURED["on" if powers else "off"].items() for seat in (0, 1)):
        if pair.split() == [clans[seat], clans[1 - seat]] and row["between"][0] * row["between"][1] > 0:
            behind = 1 - seat if row["fair"] > 0 else seat
            return [floor(abs(row["fair"])) * (behind == one) for one in (0, 1)]
    return [0, 0]


def _beside(place: Place, ways: Iterable[int]) -> set[Place]:
    return {(place[0] + ROUND[way][0], place[1] + ROUND[way][1]) for way in ways}


def _counted(clans: Sequence[str | None], grid: Sequence[int]) -> list[int]:
    tiles = {(cell // 5, cell % 5): FACE_TOKENS[face] for cell, face in enumerate(grid)}
    cats = _awake(clans, tiles)
    strong = {place: _strength(token, cats) for place, token in cats.items()}  # before the Meowfia's chief [CLANS 5.3]
    for place, token in list(cats.items()):
        if token[-1] == "*" and _clan(clans, token) == "meowfia":  # [CLANS 5.5]
            for near in _beside(place, range(0, 8, 2)) & set(cats):
                if strong[near] < strong[place]:
                    del cats[near]
    taken: list[list[str]] = [[], []]
    helped: set[str] = set()  # prey that the Chaoticats' chief helped to take
    left = []
    for prey, what in tiles.items():
        if what[0] not in "mpf":
            continue
        packs = [[place for place, token in cats.items() if token[0] == side and _hunts(clans, place, token, prey)]
                 for side in "AB"]  # fmt: skip
        one, other = (sum(strong[place] for place in pack) for pack in packs)
        if one == other:  # [CLANS 4.3]
            left.append(what)
            continue
        taker = int(other > one)
        taken[taker].append(what)
        if clans[taker] == "chaoticats" and any(cats[place][-1] == "*" for place in packs[taker]):
            helped.add(what)
    for what in left:  # [CLANS 5.3]
        if what[:-1] in BOX["pairs"] and any(one[:-1] == what[:-1] for one in helped):
            taken[clans.index("chaoticats")].append(what)
    return [_worth(clans[seat], taken[seat], sum(token[0] == "AB"[seat] for token in cats.values())) for seat in (0, 1)]


def _clan(clans: Sequence[str | None], token: str) -> str | None:
    return clans["AB".index(token[0])]


def _awake(clans: Sequence[str | None], tiles: dict[Place, str]) -> dict[Place, str]:
    """The cats that no dog has bitten [CLANS 4.2, 5.6]."""
    bitten: set[Place] = set()
    for place, token in tiles.items():
        if token.startswith("dog"):
            dog, turned = token[3:].split("@")
            arrows = [COMPASS.index(arrow) for arrow in BOX["dogs"][int(dog) - 1]]
            bitten |= _beside(place, [(arrow + int(turned) // 45) % 8 for arrow in arrows])
    return {
        place: token
        for place, token in tiles.items()
        if token[0] in "AB" and (place not in bitten or (token[-1] == "*" and _clan(clans, token) == "phantoms"))
    }


def _strength(token: str, cats: dict[Place, str]) -> int:
    if token[1] != "?":
        return int(token[1])
    return int(BOX["strength_by_cats_awake"][str(sum(one[0] == token[0] for one in cats.values()))])


def _hunts(clans: Sequence[str | None], place: Place, token: str, prey: Place) -> bool:
    """[CLANS 4.3, 5.1, 5.7]"""
    down, right = abs(place[0] - prey[0]), abs(place[1] - prey[1])
    chief = _clan(clans, token) if token[-1] == "*" else ""
    if chief == "powercats":
        return 0 in (down, right)
    return down + right == 1 or (chief == "gourmets" and down == right == 1)


def _worth(clan: str | None, taken: list[str], awake: int) -> int:
    """[CLANS 4.5, 5.1, 5.5]"""
    worth = sum(int(what[-1]) for what in taken)
    for pair in BOX["pairs"]:
        values = [int(what[-1]) for what in taken if what[:-1] == pair]
        if len(values) == 2:
            worth += values[0] * values[1] - sum(values)
    return worth + {"gourmets": len(taken), "meowfia": awake}.get(clan or "", 0)
