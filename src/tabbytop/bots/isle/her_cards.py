"""The sister's basket cards in numbers [ISLE 6.4, 6.5]."""

from typing import Any

import numpy as np

from tabbytop.games.isle.cards import BASKET_CARDS
from tabbytop.games.isle.components import COMMON
from tabbytop.kernels.compiled import compiled

from .cells import Array, Record

CAT_STEP, RARE_STEP, OSHAX_STEP, COMMON_STEP, SWAP_STEP = range(5)
_STEPS = {"cat": CAT_STEP, "rare": RARE_STEP, "oshax": OSHAX_STEP, "common": COMMON_STEP, "swap": SWAP_STEP}
FIRST_CARD = min(BASKET_CARDS)

STEP = np.dtype([("what", "i8"), ("where", "i8"), ("other", "i8")])
HER_CARD = np.dtype([("baskets", "i8"), ("speed", "i8"), ("steps", STEP, 2)])


def _card(number: int) -> tuple[Any, ...]:
    card = BASKET_CARDS[number]
    steps = [
        (_STEPS[step.what], COMMON.index(step.at) if step.what == "common" else step.at - 1, step.other - 1)
        for step in card.steps
    ]
    return card.baskets, card.speed, steps


HER_DECK = [_card(number) for number in sorted(BASKET_CARDS)]


@compiled
def close_up(row: Array, where: int, count: int) -> int:
    """One of a row is gone, the others close up; how many are left."""
    for place in range(where, count - 1):
        row[place] = row[place + 1]
    return count - 1


@compiled
def take_cat(table: Record, where: int) -> None:
    """A cat leaves the fields."""
    table.cats = close_up(table.field, where, table.cats)
    if where < table.left:
        table.left -= 1


@compiled
def obey(card: Record, table: Record) -> None:
    """The sister's instructions are carried out on the table [ISLE 6.5]: where there is less, the last is meant."""
    for number in range(2):
        step = card.steps[number]
        if step.what == CAT_STEP:
            if table.cats:
                take_cat(table, min(step.where, table.cats - 1))
        elif step.what == RARE_STEP:
            if table.rares:
                table.rares = close_up(table.rare, min(step.where, table.rares - 1), table.rares)
        elif step.what == OSHAX_STEP:
            if table.oshaxes:
                table.oshaxes = close_up(table.oshax, min(step.where, table.oshaxes - 1), table.oshaxes)
        elif step.what == COMMON_STEP:
            if table.common[step.where] > 0:
                table.common[step.where] -= 1
        elif table.cats >= 2:
            one, two = min(step.where, table.cats - 1), min(step.other, table.cats - 1)
            if one == two:
                one, two = table.cats - 2, table.cats - 1
            table.field[one], table.field[two] = table.field[two], table.field[one]
