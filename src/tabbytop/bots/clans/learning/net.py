"""The network while it learns, in fractions; ``whole`` makes of it what ``kernels.clans.network`` reckons with."""

from typing import Any, TypeAlias

import torch
from torch import nn
from torch.nn import functional

from tabbytop.games.clans.board import CELLS, SIZE
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.features import NUMBERS, PLANES
from tabbytop.kernels.clans.network import NARROW, PAIRS, WIDE

Tensor: TypeAlias = Any
CARD = torch.cuda.is_available()
WHERE = "cuda" if CARD else "cpu"
KIND = torch.bfloat16 if CARD else torch.float32
PLACES = torch.tensor(PLACE, dtype=torch.int32, device=WHERE)  #: the bit of each cell
TOGETHER = 65536 if CARD else 4096  #: positions that it looks at at one time


class Pair(nn.Module):  # type: ignore[misc]  # torch is not known where types are checked
    """Two layers, added to what went in; in the ``middle`` one goes what the mean of all cells says."""

    def __init__(self, middle: bool) -> None:
        super().__init__()
        self.a, self.b = (nn.Conv2d(WIDE, WIDE, 3, padding=1) for _ in range(2))
        self.g = nn.Linear(WIDE, WIDE) if middle else None
        nn.init.zeros_(self.b.weight)
        nn.init.zeros_(self.b.bias)

    def forward(self, levels: Tensor) -> Tensor:
        inner = functional.relu(self.a(levels))
        if self.g is not None:
            inner = functional.relu(inner + self.g(inner.mean((2, 3)))[:, :, None, None])
        return functional.relu(levels + self.b(inner))


class Net(nn.Module):  # type: ignore[misc]  # torch is not known where types are checked
    """``v``: who wins; ``q``: how each cell is liked. Saved runs know the parts by these names."""

    def __init__(self) -> None:
        super().__init__()
        self.stem, self.glob = nn.Conv2d(PLANES, WIDE, 3, padding=1), nn.Linear(NUMBERS, WIDE)
        self.blocks = nn.ModuleList([Pair(i == PAIRS // 2) for i in range(PAIRS)])
        self.v1, self.v1g, self.v2 = nn.Linear(WIDE, WIDE), nn.Linear(NUMBERS, WIDE), nn.Linear(WIDE, 2)
        self.q1, self.qg, self.q2 = nn.Conv2d(WIDE, NARROW, 1), nn.Linear(WIDE, NARROW), nn.Conv2d(NARROW, 1, 1)

    def forward(self, cells: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """For who turns next: log-odds to win, tens of points ahead, and how each cell is liked."""
        levels = cells.view(-1, SIZE, SIZE, PLANES).permute(0, 3, 1, 2)
        levels = functional.relu(self.stem(levels) + self.glob(numbers)[:, :, None, None])
        for pair in self.blocks:
            levels = pair(levels)
        mean = levels.mean((2, 3))
        wins = self.v2(functional.relu(self.v1(mean) + self.v1g(numbers)))
        likes = self.q2(functional.relu(self.q1(levels) + self.qg(mean)[:, :, None, None])).flatten(1)
        return wins[:, 0].float(), wins[:, 1].float(), likes.float()


def cells_of(planes: Tensor) -> Tensor:
    """Masks of cells as a row of bits for each cell."""
    return planes[:, None, :] >> PLACES[None, :, None] & 1


def thought(net: Net, cells: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """What it says; on a card in fractions of 16 bits."""
    with torch.autocast("cuda", torch.bfloat16, enabled=CARD):
        said: tuple[Tensor, Tensor, Tensor] = net(cells.to(KIND), numbers.to(KIND))
    return said


def quickened(function: Any) -> Any:
    """Compiled, where there is a card to compile for."""
    return torch.compile(function) if CARD else function


class Eyes:
    """A network that looks at many positions, always as many at one time: on a card it is compiled for that."""

    def __init__(self, net: Net) -> None:
        def look(planes: Tensor, numbers: Tensor) -> tuple[Tensor, Tensor]:
            wins, _, likes = thought(net, cells_of(planes), numbers)
            return torch.sigmoid(wins), likes

        self._look = quickened(look)

    def __call__(self, planes: Tensor, numbers: Tensor, rows: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """Chances to win and likes; ``rows`` are those of the numbers that go with each of the planes."""
        chances, likes = torch.empty(len(planes), device=WHERE), torch.empty(len(planes), CELLS, device=WHERE)
        for first in range(0, len(planes), TOGETHER):
            seen = planes[first : first + TOGETHER]
            known = numbers[first : first + TOGETHER] if rows is None else numbers[rows[first : first + TOGETHER]]
            lacking = TOGETHER - len(seen) if CARD else 0
            seen, known = (functional.pad(one, (0, 0, 0, lacking)).contiguous() for one in (seen, known))
            some, liked = self._look(seen, known)
            chances[first : first + TOGETHER] = some[: len(some) - lacking]
            likes[first : first + TOGETHER] = liked[: len(some) - lacking]
        return chances, likes
