"""Giving out the clans by chance [CLANS 7]: who starts, what is dealt, what each takes."""

from typing import NamedTuple

from tabbytop.kernels.compiled import inlined
from tabbytop.kernels.words import of, u32

from .chance import Chance, after, number
from .tiles import CLANS_IN_ORDER, GOURMETS, MEOWSKETEERS

FIRST_GAME, FREE, LIMITED, EXPERTS = range(4)  #: the ways, as the rules name them:
WAYS = ("first", "free", "limited", "experts")
CARDS = u32(sum(clan << 4 * clan for clan in range(len(CLANS_IN_ORDER))))  # four bits each


class Given(NamedTuple):
    first: int  # the seat that starts
    clan: int
    other_clan: int


@inlined
def chosen(chance: Chance, n: int) -> tuple[int, Chance]:
    """A number in range(n), and the chance after it."""
    one, _ = of(number(chance), u32(n))
    return one, after(chance)


@inlined
def taken(cards: int, which: int) -> tuple[int, int]:
    """One of several cards, and the others in order."""
    shift = u32(4 * which)
    below = u32(u32(u32(1) << shift) - u32(1))
    return u32(cards >> shift & 15), u32(cards & below | cards >> 4 & ~below)


@inlined
def dealt(chance: Chance, clans: int, many: int) -> tuple[int, Chance]:
    """``many`` different cards of ``clans``, each in four bits."""
    cards, hand = CARDS, u32(0)
    for i in range(many):
        which, chance = chosen(chance, u32(clans - i))
        card, cards = taken(cards, which)
        hand = u32(hand | card << u32(4 * i))
    return hand, chance


@inlined
def given_out(chance: Chance, way: int, clans: int) -> tuple[Given, Chance]:
    """Who starts and who has which clan; ``clans`` is 6 without the bonus clan [CLANS 7.5]."""
    first, chance = chosen(chance, 2)  # [CLANS 2.2]
    starts, follows = u32(GOURMETS), u32(MEOWSKETEERS)
    if way == FIRST_GAME:  # [CLANS 7.4]: by seat
        return Given(first, starts, follows), chance
    hand, rest = CARDS, CARDS
    many = clans
    if way in (LIMITED, EXPERTS):
        hand, chance = dealt(chance, clans, 6 if way == LIMITED else 3)
        many = 3
    which, chance = chosen(chance, many)
    starts, rest = taken(hand, which)
    if way == LIMITED:  # [CLANS 7.2]: seat 0 has the first three cards
        which, chance = chosen(chance, 3)
        follows, _ = taken(u32(hand >> 12), which)
        return Given(first, starts, follows), chance
    which, chance = chosen(chance, many - 1)  # [CLANS 7.1, 7.3]: of what the starting seat left
    follows, _ = taken(rest, which)
    return Given(first, starts if first == 0 else follows, follows if first == 0 else starts), chance
