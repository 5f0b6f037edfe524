"""Hands and piles: sorted tuples, equal ones side by side."""

from collections.abc import Iterable
from itertools import chain
from typing import TypeVar

Card = TypeVar("Card", int, str)


def without(cards: tuple[Card, ...], *gone: Card) -> tuple[Card, ...]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def merged(cards: Iterable[Card], more: Iterable[Card]) -> tuple[Card, ...]:
    return tuple(sorted(chain(cards, more)))
