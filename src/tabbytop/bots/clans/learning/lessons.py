"""What is learnt from games: of every position who won, as far as that is believed, and what cells came to."""

from typing import NamedTuple

import torch
from torch.nn import functional

from .games import NEVER
from .net import Net, Tensor, cells_of, thought
from .playing import Played

POINTS = 10  #: ten points ahead are one to the network
BESIDE, CELLS = 0.1, 20.0  #: how much the lead weighs, and the liking of cells, beside who wins


class Lessons(NamedTuple):
    """A row for each position."""

    planes: Tensor
    numbers: Tensor
    chances: Tensor  # to win, of who turns next
    leads: Tensor
    cells: Tensor


def lessons(games: Played, trust: float) -> Lessons:
    """By TD(λ), back from the end: ``trust`` is λ, how far later turns are believed rather than the best swap of this
    one. Where a game strayed from it, what came later says nothing."""
    chances, leads = [], []
    later = games.won
    for number, turn in reversed(list(enumerate(games.turns))):
        believed = torch.lerp(turn.chances, later, trust)
        later = torch.where(turn.strayed, turn.chances, believed)
        chances.append(later if number % 2 == 0 else 1 - later)
        leads.append((games.lead if number % 2 == 0 else -games.lead) / POINTS)
    return Lessons(
        torch.cat([turn.planes for turn in games.turns]),
        torch.cat([turn.numbers for turn in games.turns]),
        torch.cat(chances[::-1]),
        torch.cat(leads[::-1]),
        torch.cat([turn.cells for turn in games.turns]),
    )


def losses(net: Net, some: Lessons, cells: Tensor, planes: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Of the network at some positions, seen from one side (a symmetry's ``cells`` and ``planes``): all, then by who
    wins, by the lead, by the cells. Of cells only differences count."""
    seen, came_to = cells_of(some.planes)[:, cells][:, :, planes], some.cells[:, cells].float()
    wins, leads, likes = thought(net, seen, some.numbers)
    by_win = functional.binary_cross_entropy_with_logits(wins, some.chances)
    by_lead = functional.smooth_l1_loss(leads, some.leads)
    tried = (came_to != NEVER).float()
    many = tried.sum(1, keepdim=True).clamp(min=1)
    miss = likes - came_to
    miss = (miss - (miss * tried).sum(1, keepdim=True) / many) * tried
    by_cell = (miss**2).sum() / tried.sum().clamp(min=1)
    return by_win + BESIDE * by_lead + CELLS * by_cell, by_win, by_lead, by_cell
