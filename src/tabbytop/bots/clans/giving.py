"""Which clan to take [CLANS 7]: by how often each wins against each."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from statistics import mean

from tabbytop.games.clans.components import BONUS_CLAN, CLANS
from tabbytop.games.clans.view import View

COUNTED = 4000  #: games of each pair
#: percent of wins of the row's clan against the column's, in the order of the box, between two bots nearly as strong as
#: expert, the start drawn. Whoever starts wins 42 of 100, whatever the clans.
WITH_POWERS = (
    (50, 48, 51, 62, 54, 11, 47),  # gourmets
    (52, 50, 51, 61, 57, 11, 49),  # meowsketeers
    (49, 49, 50, 52, 52, 13, 50),  # chaoticats
    (38, 39, 48, 50, 49, 4, 36),  # supercats
    (46, 43, 48, 51, 50, 9, 46),  # meowfia
    (89, 89, 87, 96, 91, 50, 87),  # phantoms
    (53, 51, 50, 64, 54, 13, 50),  # powercats
)
WITHOUT_POWERS = (
    (50, 50, 36, 61, 49, 49, 43),
    (50, 50, 35, 61, 49, 50, 41),
    (64, 65, 50, 66, 65, 69, 62),
    (39, 39, 34, 50, 39, 34, 35),
    (51, 51, 35, 61, 50, 50, 45),
    (51, 50, 31, 66, 50, 50, 41),
    (57, 59, 38, 65, 55, 59, 50),
)

Taste = Callable[[View, Sequence[str], Random], str]


def wins(one: str, other: str, powers: bool) -> int:
    clans = list(CLANS)
    return (WITH_POWERS if powers else WITHOUT_POWERS)[clans.index(one)][clans.index(other)]


def any_clan(seen: View, cards: Sequence[str], rng: Random) -> str:
    """All clans are nice."""
    return rng.choice(cards)


def a_good_clan(seen: View, cards: Sequence[str], rng: Random) -> str:
    """One of the two that promise most: an opponent who does not always come with the same."""
    ranked = sorted(cards, key=lambda card: promise(seen, cards, card), reverse=True)
    return rng.choice(ranked[:2])


def the_best_clan(seen: View, cards: Sequence[str], rng: Random) -> str:
    return max(cards, key=lambda card: promise(seen, cards, card))


def promise(seen: View, cards: Sequence[str], card: str) -> float:
    """Percent of wins with ``card``, if the other player takes what is best for them."""
    against = rivals(seen, cards, card)
    if not is_dealt(seen):
        return min(wins(card, other, seen.powers) for other in against)
    hands = combinations(against, min(3, len(against)))  # [CLANS 7.2]
    return mean(wins(card, _strongest(hand, seen.powers), seen.powers) for hand in hands)


def rivals(seen: View, cards: Sequence[str], card: str) -> list[str]:
    """With whom the other player may come: the clan they have taken, one of those left, or one of those that nobody
    here has seen."""
    known: list[str] = [clan for clan in seen.clans if clan is not None]
    if known or not is_dealt(seen):
        return known or [left for left in cards if left != card]
    return [clan for clan in CLANS if (seen.bonus_clan or clan != BONUS_CLAN) and clan not in cards]


def is_dealt(seen: View) -> bool:
    """Has each player cards of their own, and nobody shown what they keep? [CLANS 7.2]"""
    return seen.step == "keep" and seen.way != "experts" and seen.clans == (None, None)


def _strongest(hand: Sequence[str], powers: bool) -> str:
    return max(hand, key=lambda clan: sum(wins(clan, other, powers) for other in CLANS))
