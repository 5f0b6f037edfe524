"""What the arguments of clans' events, prompts and score lines are."""

from collections.abc import Iterator

from tabbytop.core import args
from tabbytop.core.saying import PLAIN, UNSAID, Cell, Many, Name, Noun, Row, Score, Who, Words, plain

from .board import SIZE
from .components import FACE_TOKENS, FIRST_PREY, KINDS, TOKENS, VALUES, is_chief, is_prey, owner, strength

CELL, CLAN = Cell(SIZE), Name("clans-clan-")
TILE, PREY = Noun("tile"), Noun("prey")  # inside a sentence, and by itself: "a mouse worth 4", "mouse worth 4"
WHOM, WITH = Noun("whom"), Noun("with")  # "wakes a mouse", "swaps it with a mouse": cases tell them apart

#: where a tile is what somebody does something to, and where there is another one with which it is swapped
DONE_TO = ("event-woke", "event-swapped", "event-swapped-prey", "event-stayed", "turn-woke-swapped", "turn-woke-stayed")
SWAPPED_WITH = ("event-swapped", "event-swapped-prey", "turn-woke-swapped")


def _tiles(form: str) -> Iterator[Row]:
    for kind in range(FIRST_PREY):
        text = f"clans-{form}-chief" if is_chief(kind) else f"clans-{form}-cat"
        yield Row(text, (TOKENS[kind],), args(kind="cat", strength=strength(kind)), seat=owner(kind))
    yield from _prey(f"clans-{form}")
    dogs = tuple(token for token in FACE_TOKENS if token.startswith("dog"))
    yield Row(f"clans-{form}-dog", dogs, args(kind="dog"))
    yield Row(f"clans-{form}-asleep", ("",), args(kind="asleep"))


def _prey(text: str) -> Iterator[Row]:
    for kind in filter(is_prey, range(KINDS)):
        prey = TOKENS[kind].rstrip("0123456789")
        yield Row(f"{text}-{prey}", (TOKENS[kind],), args(kind=prey, value=VALUES[kind]))


WORDS = Words(
    {
        "seat": Who(),
        "cell": CELL,
        "from": CELL,
        "to": CELL,
        "cells": Many(CELL),
        "tile": TILE,
        **{f"{message}.tile": WHOM for message in DONE_TO},
        **{f"{message}.other": WITH for message in SWAPPED_WITH},
        "line-prey.tile": PREY,
        "line-gift.tile": PREY,
        "clan": CLAN,
        "clan0": CLAN,
        "clan1": CLAN,
        "points0": Score(0),
        "points1": Score(1),
        "quarter": UNSAID,
        "line-prey.other": PLAIN,
        **plain("prey0", "prey1", "left", "cards", "own", "prey", "cats"),
    },
    {
        "tile": tuple(_tiles("some")),
        "whom": tuple(_tiles("whom")),
        "with": tuple(_tiles("with")),
        "prey": tuple(_prey("clans-tile")),
    },
)
