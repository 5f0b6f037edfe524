"""Games side by side, as a network plays them: what it sees, and how it judges every swap of a turned tile."""

from typing import Any, NamedTuple

import numpy
import torch

from tabbytop.games.clans.board import CELLS
from tabbytop.kernels.clans.boards import MOST
from tabbytop.kernels.clans.features import NUMBERS, PLANES
from tabbytop.kernels.clans.judging import MOVES, REACHES
from tabbytop.kernels.clans.tiles import BAGS, CLAN_PAIRS, GOURMETS, MEOWSKETEERS, NO_POWER
from tabbytop.kernels.clans.tiles import REACHES as REACH_TABLE

from .net import CARD, WHERE, Eyes, Tensor
from .rows import Each, Rows, begin, count_after, cuda, draw, list_each, look, look_after, make, on_a_card, on_cores

NEVER = -1.0  #: of a cell that was not tried, what it came to
FIRST_PAIRS = [CLAN_PAIRS.index(pair) for pair in ((GOURMETS, MEOWSKETEERS), (MEOWSKETEERS, GOURMETS))]


class Mix(NamedTuple):
    """Shares of the games: first games [CLANS 7.4], any two clans with powers; the others are without."""

    first: float
    powers: float


class Tries(NamedTuple):
    """A turned tile, tried at places: all its swaps, and the best of each try."""

    moves: Tensor
    first: Tensor  # of each try, where its swaps begin,
    many: Tensor  # and how many there are
    chances: Tensor  # the best one's, for who swaps
    best: Tensor  # which one
    worths: Tensor  # of all swaps, to seat 0, where they end the game


def numbers(values: Any, kind: Any = torch.int32) -> Tensor:
    return torch.tensor(values, dtype=kind, device=WHERE)


def zeros(*shape: int, kind: Any = torch.int32) -> Tensor:
    return torch.zeros(shape, dtype=kind, device=WHERE)


def words(table: Any) -> Tensor:
    return torch.from_numpy(numpy.array(table, numpy.uint32).view(numpy.int32)).to(WHERE)


def lent(one: Any) -> Any:
    """To the kernels, without a copy."""
    if not isinstance(one, torch.Tensor):
        return one
    if CARD:
        return cuda.as_cuda_array(one)
    return one.numpy()


class Games:
    """The middle tile is turned, seat 0 begins."""

    def __init__(self, many: int, seed: int, mix: Mix) -> None:
        chance = torch.Generator(device=WHERE)
        chance.manual_seed(seed)
        kind = torch.rand(many, generator=chance, device=WHERE)
        any_pair = torch.randint(0, len(CLAN_PAIRS), (many,), generator=chance, device=WHERE)
        pair = torch.where(kind < mix.first, numbers(FIRST_PAIRS, torch.long)[any_pair % 2], any_pair)
        powers = (kind >= mix.first) & (kind < mix.first + mix.powers)
        clans = numbers(CLAN_PAIRS)[pair]
        sides = torch.cat([clans, clans.where(powers[:, None], NO_POWER)], 1).contiguous()
        bags = words(BAGS).view(-1, 8)[pair]
        pools = torch.stack([bags[:, k & 7] >> 8 * (k >> 3) & 255 for k in range(CELLS)]).to(torch.uint8)
        self.all = torch.arange(many, dtype=torch.int32, device=WHERE)
        self.powers, self._any_mind, nothing = powers, zeros(0, 0), zeros(1)
        self._rows = Rows(
            *(zeros(many, 8), pools.contiguous(), sides, zeros(many), self.all, nothing, zeros(1, 1), nothing),
            *(self.all, nothing, zeros(1, PLANES), zeros(1, NUMBERS, kind=torch.uint8), nothing),
            *(seed & 0x7FFFFFFF, CELLS, 0),
        )
        self.turn()
        self._ask(begin, many)

    def _ask(self, each: Each, many: int, /, **given: Any) -> None:
        self._rows = self._rows._replace(**given)
        (on_a_card if CARD else on_cores)(each)(many, Rows(*map(lent, self._rows)))

    @property
    def left(self) -> int:
        return self._rows.left

    def seen(self, seat: int) -> tuple[Tensor, Tensor]:
        """As if this one had the turn."""
        many = len(self.all)
        planes, known = zeros(many, PLANES), zeros(many, NUMBERS, kind=torch.uint8)
        before = self._rows
        self._ask(look, many, planes=planes, numbers=known, seat=seat)
        self._rows = before
        return planes, known

    def turn(self) -> None:
        """A tile comes up in each game, wherever it will be turned."""
        self._ask(draw, len(self.all))
        self._rows = self._rows._replace(left=self.left - 1)

    def tried(self, eyes: Eyes, games: Tensor, where: Tensor) -> Tries:
        """The turned tiles of these games, tried at these places: swaps are as good as the other's chances are bad."""
        tries, seat = len(games), self._rows.seat
        many, minds = zeros(tries), self._minds(tries)
        self._ask(list_each, tries, tried=games, places=where, minds=minds, many=many)
        is_one = torch.arange(MOST, device=WHERE) < many[:, None]
        entries, moves = is_one.nonzero()[:, 0].to(torch.int32), minds[:, MOVES : MOVES + MOST][is_one]
        swaps, ends = {"entries": entries, "moves": moves}, many.cumsum(0)
        worths = zeros(len(moves))
        if self.left:
            planes, (_, known) = zeros(len(moves), PLANES), self.seen(1 - seat)
            self._ask(look_after, len(moves), planes=planes, **swaps)
            values = 1 - eyes(planes, known, games[entries])[0]
        else:
            self._ask(count_after, len(moves), worths=worths, **swaps)
            values = 0.5 + 0.5 * worths.sign() * (1 if seat == 0 else -1)
        never, entry = len(moves), entries.long()
        chances = torch.full((tries,), NEVER, device=WHERE).scatter_reduce(0, entry, values, "amax")
        order = torch.arange(never, device=WHERE)
        order = order.where(values == chances[entry], never)
        best = torch.full((tries,), never, device=WHERE).scatter_reduce(0, entry, order, "amin")
        return Tries(moves, ends - many, many, chances, best, worths)

    def _minds(self, tries: int) -> Tensor:
        if len(self._any_mind) < tries:
            self._any_mind = zeros(tries, REACHES + len(REACH_TABLE))
            self._any_mind[:, REACHES:] = words(REACH_TABLE)
        return self._any_mind[:tries]

    def make(self, where: Tensor, moves: Tensor) -> None:
        """A swap in each game; then the other has the turn."""
        self._ask(make, len(self.all), tried=self.all, entries=self.all, places=where, moves=moves)
        self._rows = self._rows._replace(seat=1 - self._rows.seat)
