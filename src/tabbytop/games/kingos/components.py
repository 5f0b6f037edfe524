"""The house set [KINGOS 1.6, 9]: flowers, curses, guardians, island cards, the wheel and the figures, from ``data``.

A component is named by its key; those of a kind are equal keys. A deck, a bag or a hand is a sorted tuple of keys.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from tabbytop.core.secrecy import Pool

FlowerKey: TypeAlias = Annotated[str, Pool("flowers", none="")]
CurseKey: TypeAlias = Annotated[str, Pool("curses", none="")]
GuardianKey: TypeAlias = str
CardKey: TypeAlias = str

Space = Literal["rest", "flower", "move"]  #: an action space of the action table, where a curse can lie [KINGOS 5.2]
Face = Literal["shield", "moon", "sword"]  #: of the die [KINGOS 1.5]
Rolled = Literal["", "shield", "moon", "sword"]  #: the last roll, "" before any
Kind = Literal["relax", "meadow", "danger", "beach", "citadel"]
Word = Literal["bring", "here", "citadel", "wait", "rest", "how_much"]  #: what can be called [KINGOS 6.16]
Temper = Literal["usual", "mild"]  #: of the island: how strong Kingoš is [KINGOS 6.10]
Punishment = Literal["flowers", "curses", "energy"]

DATA = Path(__file__).parent / "data"


def _read(name: str) -> dict[str, Any]:
    data = json.loads((DATA / f"{name}.json").read_text("utf-8"))
    assert isinstance(data, dict)
    return data


@dataclass(frozen=True, slots=True)
class Flower:
    """Yellow ones are played with the flower action, red ones in a battle [KINGOS 1.4]."""

    key: FlowerKey
    colour: Literal["yellow", "red"]
    copies: int
    effect: str
    amount: int


@dataclass(frozen=True, slots=True)
class Curse:
    """Blue ones happen once and have an effect, white ones change the standing rules [KINGOS 1.4]."""

    key: CurseKey
    colour: Literal["blue", "white"]
    effect: str
    amount: int
    change: tuple[tuple[str, int | str], ...]


@dataclass(frozen=True, slots=True)
class Guardian:
    key: GuardianKey
    copies: int
    strength: int
    reward: int
    punishment: Punishment
    count: int


#: what an edge carries: nothing, or spikes of one colour that point one way [KINGOS 4.4]
BARE, BLACK_IN, BLACK_OUT, RED_IN, RED_OUT = range(5)
EDGES = ("", "black in", "black out", "red in", "red out")
Edge: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Card:
    """An island card, or the beach or the citadel, which have no spikes [KINGOS 1.2, 2.7]."""

    key: CardKey
    stack: Literal["beach", "citadel", ""]
    kind: Kind
    copies: int
    edges: tuple[Edge, ...]  # up, right, down, left


def _curse(one: dict[str, Any]) -> Curse:
    change = tuple(one.get("change", {}).items())
    return Curse(one["key"], one["colour"], one.get("effect", ""), one.get("amount", 0), change)


def _card(one: dict[str, Any]) -> Card:
    edges = tuple(EDGES.index(edge) for edge in one["edges"])
    return Card(one["key"], one["stack"], one["kind"], one["copies"], edges)


FLOWERS: dict[FlowerKey, Flower] = {one["key"]: Flower(**one) for one in _read("flowers")["flowers"]}
CURSES: dict[CurseKey, Curse] = {one["key"]: _curse(one) for one in _read("curses")["curses"]}
GUARDIANS: dict[GuardianKey, Guardian] = {one["key"]: Guardian(**one) for one in _read("guardians")["guardians"]}
BEACH_CARD = Card("beach", "", "beach", 1, (BARE,) * 4)
CITADEL_CARD = Card("citadel", "", "citadel", 1, (BARE,) * 4)
CARDS: dict[CardKey, Card] = {
    "beach": BEACH_CARD,
    "citadel": CITADEL_CARD,
    **{one["key"]: _card(one) for one in _read("island")["cards"]},
}


def all_of(kinds: Iterable[Flower | Guardian | Card]) -> tuple[str, ...]:
    """Every copy, sorted: a deck has no order until a card is drawn."""
    return tuple(sorted(kind.key for kind in kinds for _ in range(kind.copies)))


FLOWER_DECK = all_of(FLOWERS.values())
CURSE_DECK = tuple(sorted(CURSES))  # no two are alike
BAG = all_of(GUARDIANS.values())
BEACH_STACK = all_of(card for card in CARDS.values() if card.stack == "beach")
CITADEL_STACK = all_of(card for card in CARDS.values() if card.stack == "citadel")

#: the edges of a card turned clockwise by quarters: up, right, down, left
TURNED: dict[tuple[CardKey, int], tuple[Edge, ...]] = {
    (card.key, turn): tuple(card.edges[(side - turn) % 4] for side in range(4))
    for card in CARDS.values()
    for turn in range(4)
}

_TABLE = _read("table")
ENERGY: int = _TABLE["energy"]
SPACES: tuple[Space, ...] = tuple(_TABLE["places"])
WHEEL: tuple[str, ...] = tuple(_TABLE["wheel"])
DIE: dict[Face, int] = _TABLE["die"]
SWORD: int = _TABLE["sword"]
#: how strong he is, by battle token and number of players
KINGOS: dict[str, dict[int, int]] = {
    token: {int(players): strength for players, strength in one.items()} for token, one in _TABLE["kingos"].items()
}
MILDER_EACH: int = _TABLE["milder_each"]  #: by how much he is weaker on a mild island, for each player
GUARDIANS_BACK: int = _TABLE["guardians_back"]
TURNS_WITHOUT_COUNTDOWN: int = _TABLE["turns_without_countdown"]


def moon_track(players: int, battle_token: str) -> int:
    """How many spaces the moon has [KINGOS 2.6]."""
    if players > 1 and battle_token == "against":
        return int(_TABLE["moon_against"])
    return int(_TABLE["moon_with_each"]) * players


def kingos_strength(players: int, battle_token: str, island: Temper) -> int:
    """How strong Kingoš is [KINGOS 6.10]."""
    return KINGOS[battle_token][players] - (MILDER_EACH * players if island == "mild" else 0)


def walk_wheel(counter: int, steps: int) -> tuple[int, int, int]:
    """Where the counter comes to stand, and how many stars and flowers it reaches or passes [KINGOS 6.7, 6.13]."""
    passed = [WHEEL[(counter + step) % len(WHEEL)] for step in range(1, steps + 1)]
    return (counter + steps) % len(WHEEL), passed.count("star"), passed.count("flower")
