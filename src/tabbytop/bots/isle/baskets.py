"""Baskets on rescue cards [ISLE 4.5]."""

from collections.abc import Iterable

from tabbytop.games.isle.cards import CARDS, CardId, RescueCard


def baskets_in(cards: Iterable[CardId]) -> tuple[int, bool]:
    """Cats that these rescue cards can carry, and whether a broken basket is left over."""
    whole = broken = 0
    for card in cards:
        found = CARDS[card]
        if isinstance(found, RescueCard):
            whole += found.basket == "whole"
            broken += found.basket == "broken"
    return whole + broken // 2, bool(broken % 2)
