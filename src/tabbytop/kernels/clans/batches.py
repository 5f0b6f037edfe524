"""Thousands of games side by side, an action of each at a time: on all cores here, on a graphics card in ``device``."""

from typing import Any

from tabbytop.kernels.compiled import inlined, on_all_cores, prange
from tabbytop.kernels.words import u32

from .seeing import mask_of, see
from .settling import USUAL, worth
from .stepping import Agreed, act, begin, result, seed_row


@inlined
def begin_one(row: Any, seed: int, stream: int, agreed: Agreed, bags: Any, reaches: Any) -> None:
    seed_row(row, seed, stream)
    begin(row, agreed, bags, reaches)


@inlined
def act_one(row: Any, action: int, agreed: Agreed, bags: Any, reaches: Any, rewards: Any) -> bool:
    """An action on a row. Where the game is over, its rewards are noted and another begins."""
    rewards[0], rewards[1] = 0, 0
    if not act(row, action, agreed, bags, reaches):
        return False
    lead = worth(u32(result(row, reaches)), USUAL)
    won = 1 if lead > 0 else -1 if lead < 0 else 0  # [CLANS 4.6]
    rewards[0], rewards[1] = won, -won
    begin(row, agreed, bags, reaches)
    return True


@inlined
def show(row: Any, agreed: Agreed, reaches: Any, seen: Any, mask: Any) -> None:
    see(row, agreed, reaches, seen)
    mask_of(row, agreed, reaches, mask)


@on_all_cores
def begin_all(rows: Any, seed: int, agreed: Agreed, bags: Any, reaches: Any, seen: Any, masks: Any) -> None:
    """A new game on every row."""
    for i in prange(len(rows)):
        begin_one(rows[i], seed, i, agreed, bags, reaches)
        show(rows[i], agreed, reaches, seen[i], masks[i])


@on_all_cores
def act_all(
    rows: Any, actions: Any, agreed: Agreed, bags: Any, reaches: Any, seen: Any, masks: Any, rewards: Any, over: Any
) -> None:
    """An action on every row, which its mask allows."""
    for i in prange(len(rows)):
        over[i] = act_one(rows[i], actions[i], agreed, bags, reaches, rewards[i])
        show(rows[i], agreed, reaches, seen[i], masks[i])
