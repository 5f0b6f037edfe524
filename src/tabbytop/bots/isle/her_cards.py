"""The sister's basket cards in flat arrays [ISLE 6.4, 6.5]: baskets, speed, then twice what, where and where else."""

import numpy as np

from tabbytop.bots.compiled import compiled
from tabbytop.games.isle.cards import BASKET_CARDS
from tabbytop.games.isle.components import COMMON as CHESTS_OF

from .cells import Array

CAT_STEP, RARE_STEP, OSHAX_STEP, COMMON_STEP, SWAP_STEP = range(5)
_STEPS = {"cat": CAT_STEP, "rare": RARE_STEP, "oshax": OSHAX_STEP, "common": COMMON_STEP, "swap": SWAP_STEP}
FIRST_CARD = min(BASKET_CARDS)


def _card(number: int) -> list[int]:
    card = BASKET_CARDS[number]
    row = [card.baskets, card.speed]
    for step in card.steps:
        where = CHESTS_OF.index(step.at) if step.what == "common" else step.at - 1
        row += [_STEPS[step.what], where, step.other - 1]
    return row


HER_DECK = np.array([_card(number) for number in sorted(BASKET_CARDS)], dtype=np.int64)


@compiled
def close_up(row: Array, where: int, count: int) -> int:
    """One of a row is gone, the others close up; how many are left."""
    for place in range(where, count - 1):
        row[place] = row[place + 1]
    return count - 1


@compiled
def obey(
    card: Array, field: Array, count: int, left: int, rare: Array, rares: int, oshax: Array, big: int, common: Array
) -> tuple[int, int, int, int]:
    """The sister's instructions [ISLE 6.5]; how many cats, cats of the left field, rare treasures and oshax stay."""
    for step in range(2):
        what, where, other = card[2 + 3 * step], card[3 + 3 * step], card[4 + 3 * step]
        if what == CAT_STEP:
            if count:
                where = min(where, count - 1)
                count = close_up(field, where, count)
                if where < left:
                    left -= 1
        elif what == RARE_STEP:
            if rares:
                rares = close_up(rare, min(where, rares - 1), rares)
        elif what == OSHAX_STEP:
            if big:
                big = close_up(oshax, min(where, big - 1), big)
        elif what == COMMON_STEP:
            if common[where] > 0:
                common[where] -= 1
        elif count >= 2:
            one, two = min(where, count - 1), min(other, count - 1)
            if one == two:
                one, two = count - 2, count - 1
            field[one], field[two] = field[two], field[one]
    return count, left, rares, big
