"""How expert finds its moves: it asks the network (``liking``) one turn ahead (expectimax on a few chances). A cell is
worth what the best swap leaves, for tiles that may come up there; a swap, for the most part, what the other's turn will
leave. The more tiles are asleep the less a move decides, so most of the time is spent later (``Stage``). There
play-outs have a word too (``searching``), and how each move is liked counts with them: the two err in different places.

``Budget.work`` counts those play-outs; what the network is asked stays.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple, TypeAlias

from tabbytop.bots.bot import Clock
from tabbytop.kernels.clans.boards import NOWHERE
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.endings import after

from .liking import cells_liked, swaps_liked, turns_liked
from .reading import Reading, typed
from .searching import Search, is_swap

NEAR = 0.05  #: a move that seems that much worse than the best is not looked at further
FEWEST = 2  #: tiles face down; the network has seen no game without one


class Round(NamedTuple):
    """Of a turn that is looked at."""

    cells: int  # so many that seem best until then
    tiles: int  # are turned, until there were as many
    swaps: int  # and so many that are judged best tried with each


Rounds: TypeAlias = Sequence[Round]


class Stage(NamedTuple):
    """How far it looks with so many tiles face down, at the most."""

    asleep: int
    turns: Rounds  # at a turn of one's own,
    answers: Rounds  # at the other's after a swap; (): not
    tried: int  # so many moves are tried in play-outs; 1: that one is made


@dataclass(frozen=True, slots=True)
class Asking(Search):
    """Of the best ``swaps`` the answers are looked at; ``cells`` is not asked for."""

    liking: int  # by how many points a move is liked that wins for sure
    trust: float  # how much answers count for a swap, rather than a glance
    stages: tuple[Stage, ...]  # the last first

    def promising(self, game: Reading, moves: Sequence[int], rng: Random, clock: Clock) -> dict[int, float]:
        if len(game.pool) < FEWEST:
            return Search.promising(self, game, moves, rng, clock)
        stage = next(stage for stage in self.stages if len(game.pool) <= stage.asleep)
        if is_swap(game):
            likes = near(named(moves, swaps_liked(game, moves)), self.swaps)
            if len(likes) > 1 and stage.answers:
                likes = self._answered(game, likes, stage.answers, rng, clock)
        else:
            likes = near(after_turns(game, moves, stage.turns, rng, clock), stage.tried)
        return {move: self.liking * like for move, like in best_of(likes, stage.tried).items()}

    def _answered(
        self, game: Reading, likes: dict[int, float], answers: Rounds, rng: Random, clock: Clock
    ) -> dict[int, float]:
        """The chance to win after each of these swaps, when the other's turn is looked at."""
        seed, found = rng.getrandbits(62), {}
        for move, like in likes.items():
            if clock.is_up():
                return likes
            then = replace(game, board=typed(after(game.board, move)), seat=1 - game.seat, at=NOWHERE)
            cells = [place for place in PLACE if then.board.hidden >> place & 1]
            answer = max(after_turns(then, cells, answers, Random(seed), clock).values())
            found[move] = like + self.trust * (1 - answer - like)
        return found


def after_turns(game: Reading, moves: Sequence[int], rounds: Rounds, rng: Random, clock: Clock) -> dict[int, float]:
    """The chance to win by each cell that was looked at to the last. All meet the same tiles."""
    likes, sums, seen = named(moves, cells_liked(game, moves)), dict.fromkeys(moves, 0.0), 0
    come_up = any_tiles(len(game.pool), rounds[-1].tiles, rng)
    for cells, upto, swaps in rounds:
        if seen and clock.is_up():
            break
        left = list(best_of(likes, cells))
        for row in turns_liked(game, left, come_up[seen:upto], swaps):
            for cell, chance in zip(left, row, strict=True):
                sums[cell] += chance
        seen = upto
        likes = {cell: sums[cell] / seen for cell in left}
    return likes


def any_tiles(left: int, many: int, rng: Random) -> list[int]:
    """Tiles face down (``kernels.clans.showing``), each as often as the others or once more."""
    found: list[int] = []
    while len(found) < many:
        found += rng.sample(range(left), left)
    return [4 * tile + rng.randrange(4) for tile in found[:many]]


def named(moves: Sequence[int], likes: Sequence[float]) -> dict[int, float]:
    return dict(zip(moves, likes, strict=True))


def best_of(likes: dict[int, float], many: int) -> dict[int, float]:
    """So many of them, the best first."""
    return {move: likes[move] for move in sorted(likes, key=lambda move: -likes[move])[:many]}


def near(likes: dict[int, float], many: int) -> dict[int, float]:
    """The same, as far as they are near the best."""
    return {move: like for move, like in best_of(likes, many).items() if like > max(likes.values()) - NEAR}
