"""What the arguments of clans' events, prompts and score lines are."""

from collections.abc import Iterator

from tabbytop.core import args
from tabbytop.core.saying import PLAIN, UNSAID, Cell, Many, Name, Noun, Row, Score, Who, Words, plain

from .board import SIZE
from .components import FACE_TOKENS, FIRST_PREY, KINDS, TOKENS, VALUES, is_chief, is_prey, owner, strength

CELL, CLAN = Cell(SIZE), Name("clans-clan-")
TILE, PREY = Noun("tile"), Noun("prey")  # inside a sentence, and by itself: "a mouse worth 4", "mouse worth 4"


def _tiles() -> Iterator[Row]:
    for kind in range(FIRST_PREY):
        text = "clans-some-chief" if is_chief(kind) else "clans-some-cat"
        yield Row(text, (TOKENS[kind],), args(kind="cat", strength=strength(kind)), seat=owner(kind))
    yield from _prey("clans-some")
    dogs = tuple(token for token in FACE_TOKENS if token.startswith("dog"))
    yield Row("clans-some-dog", dogs, args(kind="dog"))
    yield Row("clans-some-asleep", ("",), args(kind="asleep"))


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
        "other": TILE,
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
    {"tile": tuple(_tiles()), "prey": tuple(_prey("clans-tile"))},
)
