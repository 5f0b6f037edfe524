"""The box [CLANS 1]: clans, and every kind of tile as a small number, with tables to look its facts up.

A *kind* is a number below ``KINDS``: cats are ``20 * seat + 2 * strength + chief`` (strength 0 is the Chaoticats' "?"),
then prey, then dogs. A *face* is a tile as it lies: ``4 * kind + quarter turns``. Equal tiles are equal numbers.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from tabbytop.core.secrecy import Pool

Kind: TypeAlias = int
Face: TypeAlias = int
Token: TypeAlias = str


def _not_dealt(state: Any) -> list[str]:
    """Clan cards that lie beside the table [CLANS 7.2, 7.5]."""
    setup = state.setup
    dealt = {*setup.clans, *setup.hands[0], *setup.hands[1]}
    return [clan for clan in CLANS if clan not in dealt and (setup.bonus_clan or clan != BONUS_CLAN)]


ClanKey: TypeAlias = Annotated[
    Literal["gourmets", "meowsketeers", "chaoticats", "supercats", "meowfia", "phantoms", "powercats"],
    Pool("clans", spare=_not_dealt),
]

DOWN: Face = -1  #: a tile lying face down: nobody knows it [CLANS 8.1]

_BOX = json.loads((Path(__file__).parent / "data" / "components.json").read_text("utf-8"))


@dataclass(frozen=True, slots=True)
class Law:
    """What a clan may do beyond the common rules [CLANS 5]. With powers off everybody plays by ``Law()``."""

    points_per_prey: int = 0  # [CLANS 5.1]
    chief_hunts_diagonally: bool = False  # [CLANS 5.1]
    cats_swap_with_any_dog: bool = False  # [CLANS 5.2]
    chief_rotates_a_dog: bool = False  # [CLANS 5.2]
    chief_completes_a_pair: bool = False  # [CLANS 5.3]
    cats_swap_straight: bool = False  # [CLANS 5.4]
    chief_goes_to_the_middle: bool = False  # [CLANS 5.4]
    points_per_cat: int = 0  # [CLANS 5.5]
    chief_hushes_neighbours: bool = False  # [CLANS 5.5]
    another_prey_may_swap: bool = False  # [CLANS 5.6]
    chief_fears_no_dog: bool = False  # [CLANS 5.6]
    cats_may_stay: bool = False  # [CLANS 5.7]
    chief_hunts_along_lines: bool = False  # [CLANS 5.7]


COMMON_LAW = Law()


@dataclass(frozen=True, slots=True)
class Clan:
    key: ClanKey
    cats: tuple[int, ...]  # strengths of the four cats; 0 is "?" [CLANS 1.3]
    chief: int
    law: Law


CLANS: dict[str, Clan] = {
    key: Clan(key, tuple(clan["cats"]), clan["chief"], Law(**clan["law"])) for key, clan in _BOX["clans"].items()
}
BONUS_CLAN: str = _BOX["bonus_clan"]  # [CLANS 5.7]
FIRST_GAME: tuple[ClanKey, ClanKey] = tuple(_BOX["first_game"])  # [CLANS 7.4]
STRENGTH_BY_CATS_AWAKE: dict[int, int] = {
    int(count): strength for count, strength in _BOX["strength_by_cats_awake"].items()
}  # [CLANS 5.3]


def law_of(clan: str | None, powers: bool) -> Law:
    return CLANS[clan].law if powers and clan is not None else COMMON_LAW


# -- kinds ------------------------------------------------------------------------------------------------------------

_PREY = [(name, value) for name, values in _BOX["prey"].items() for value in sorted(set(values))]
FIRST_PREY: Kind = 40
FIRST_DOG: Kind = FIRST_PREY + len(_PREY)
KINDS: int = FIRST_DOG + len(_BOX["dogs"])


def cat(seat: int, strength: int, chief: bool) -> Kind:
    return 20 * seat + 2 * strength + chief


def _cat_token(kind: Kind) -> Token:
    strength = kind % 20 // 2
    return "AB"[kind // 20] + (str(strength) if strength else "?") + ("*" if kind % 2 else "")


#: how a kind is written [CLANS 9]; dogs without their rotation
TOKENS: tuple[Token, ...] = (
    *(_cat_token(kind) for kind in range(FIRST_PREY)),
    *(f"{name}{value}" for name, value in _PREY),
    *(f"dog{number}" for number in range(1, 1 + len(_BOX["dogs"]))),
)
KIND_OF: dict[Token, Kind] = {token: kind for kind, token in enumerate(TOKENS)}


def is_cat(kind: Kind) -> bool:
    return 0 <= kind < FIRST_PREY


def is_prey(kind: Kind) -> bool:
    return FIRST_PREY <= kind < FIRST_DOG


def is_dog(kind: Kind) -> bool:
    return kind >= FIRST_DOG


def owner(kind: Kind) -> int:
    """The seat of a cat."""
    return kind // 20


def is_chief(kind: Kind) -> bool:
    return kind < FIRST_PREY and kind % 2 == 1


def strength(kind: Kind) -> int:
    """A cat's printed strength; 0 is "?"."""
    return kind % 20 // 2


#: what a kind is worth when it is taken; 0 for what is no prey
VALUES: tuple[int, ...] = tuple(
    _PREY[kind - FIRST_PREY][1] if FIRST_PREY <= kind < FIRST_DOG else 0 for kind in range(KINDS)
)
#: the two kinds of each pair whose values are multiplied [CLANS 4.5]
PAIRS: dict[str, tuple[Kind, Kind]] = {
    name: tuple(FIRST_PREY + i for i, (one, _) in enumerate(_PREY) if one == name)  # type: ignore[misc]
    for name in _BOX["pairs"]
}
#: arrows of each dog as compass points, N = 0 clockwise to NW = 7 [CLANS 1.2]
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
ARROWS: tuple[tuple[int, ...], ...] = tuple(tuple(COMPASS.index(point) for point in dog) for dog in _BOX["dogs"])


def tiles_of(clans: tuple[str, str]) -> tuple[Kind, ...]:
    """The 25 tiles of a game: both clans, all prey, all dogs [CLANS 2.1]."""
    cats = [
        cat(seat, strength, chief)
        for seat, key in enumerate(clans)
        for strength, chief in (*((one, False) for one in CLANS[key].cats), (CLANS[key].chief, True))
    ]
    prey = [KIND_OF[f"{name}{value}"] for name, values in _BOX["prey"].items() for value in values]
    return tuple(sorted([*cats, *prey, *range(FIRST_DOG, KINDS)]))


# -- faces ------------------------------------------------------------------------------------------------------------

#: how a face is written, dogs with their rotation in degrees
FACE_TOKENS: tuple[Token, ...] = tuple(
    f"{TOKENS[kind]}@{90 * quarter}" if is_dog(kind) else TOKENS[kind] for kind in range(KINDS) for quarter in range(4)
)
FACE_OF: dict[Token, Face] = {
    token: face for face, token in enumerate(FACE_TOKENS) if is_dog(face // 4) or face % 4 == 0
}
