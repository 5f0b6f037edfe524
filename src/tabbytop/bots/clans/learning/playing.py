"""Games that networks play against each other, and what they saw and did in them."""

from dataclasses import dataclass
from typing import NamedTuple

import torch

from tabbytop.games.clans.board import CELLS

from .games import NEVER, Games, Mix
from .net import PLACES, WHERE, Eyes, Tensor
from .rows import WIN

TURNS = CELLS - 1


class Habits(NamedTuple):
    """How games are played that are learnt from. In a quarter of them other cells are tried too."""

    stray: float = 0.0  # how often any cell is turned, and any swap made
    cells: int = 0  # other cells
    quarter: int = 0  # of the games, from 0 to 3


@dataclass(frozen=True, slots=True)
class Turn:
    """Of all games: what was seen, what the best swap promised seat 0, which were strayed from, what cells came to."""

    planes: Tensor
    numbers: Tensor
    chances: Tensor
    strayed: Tensor
    cells: Tensor


@dataclass(frozen=True, slots=True)
class Played:
    turns: list[Turn]
    won: Tensor  # by seat 0: 1, a half, 0
    lead: Tensor  # of seat 0, in points
    powers: Tensor


def one_turn(games: Games, eyes: Eyes, seat: int, habits: Habits) -> tuple[Turn, Tensor]:
    """Of all games; and what each comes to, where it ended."""
    many = len(games.all)
    planes, known = games.seen(seat)
    likes = eyes(planes, known)[1]
    awake = planes[:, :1] >> PLACES[None] & 1 == 0
    any_order = torch.rand(many, CELLS, device=WHERE).masked_fill(awake, -1)
    likes = likes.masked_fill(awake, -1e9)
    stray = torch.rand(many, device=WHERE) < habits.stray
    cell = torch.where(stray, any_order.argmax(1), likes.argmax(1))[:, None]
    some = slice(habits.quarter * many // 4, (habits.quarter + 1) * many // 4)
    cells = min(habits.cells, games.left - 1)
    tried, where = games.all, PLACES[cell[:, 0]]
    if cells:  # the one liked best beside it, then any
        second = likes[some].scatter(1, cell[some], -1e10).argmax(1, keepdim=True)
        others = any_order[some].scatter(1, cell[some], -2.0).scatter(1, second, 2.0).topk(cells, 1).indices
        tried = torch.cat([tried, games.all[some].repeat_interleave(cells)])
        where = torch.cat([where, PLACES[others.reshape(-1)]])
    games.turn()
    found = games.tried(eyes, tried, where)
    came_to = torch.full((many, CELLS), NEVER, device=WHERE, dtype=torch.float16)
    if cells:
        came_to[some] = came_to[some].scatter(1, cell[some], found.chances[:many][some, None].half())
        came_to[some] = came_to[some].scatter(1, others, found.chances[many:].view(-1, cells).half())
    any_swap = found.first[:many] + (torch.rand(many, device=WHERE) * found.many[:many]).long()
    strayed = (torch.rand(many, device=WHERE) < habits.stray) & (games.left > 0)
    swap = torch.where(strayed, any_swap, found.best[:many])
    games.make(where[:many].contiguous(), found.moves[swap])
    chances = found.chances[:many]
    return Turn(planes, known, chances if seat == 0 else 1 - chances, strayed, came_to), found.worths[swap]


def played(minds: tuple[Eyes, Eyes], many: int, seed: int, mix: Mix, habits: Habits | None = None) -> Played:
    """Games between two, a network for each seat."""
    with torch.no_grad():
        games, turns = Games(many, seed, mix), []
        for number in range(TURNS):
            turn, worths = one_turn(games, minds[number % 2], number % 2, habits or Habits())
            turns.append(turn)
        return Played(turns, turns[-1].chances, (worths - WIN * worths.sign()) / 10, games.powers)


def shares(one: Eyes, other: Eyes, many: int, seed: int, mix: Mix) -> dict[str, tuple[float, float]]:
    """What one wins over the other, each game from both seats: without and with powers; each with its deviation."""
    first, second = played((one, other), many, seed, mix), played((other, one), many, seed, mix)
    won, found = (first.won + 1 - second.won) / 2, {}
    for name, which in (("without", ~first.powers), ("with", first.powers)):
        if which.any():
            games = int(which.sum())
            found[name] = (float(won[which].mean()), float(won[which].std(correction=0)) / games**0.5)
    return found
