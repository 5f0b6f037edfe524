"""Bots for cat clans. Start reading here, then ``searching``; ``kernel`` is where the time goes.

All levels see the same: the layout, the tiles still face down as a multiset, and their menu.
"""

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from tabbytop.bots.bot import USUAL, Bot, Budget, Choose
from tabbytop.bots.generic import choose_at_random
from tabbytop.core import Menu, Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME
from tabbytop.games.clans.actions import Action, Keep, Leave, Rotate, Stay, Swap, SwapPrey, Turn
from tabbytop.games.clans.actions import Choose as ChooseClan
from tabbytop.games.clans.state import State
from tabbytop.games.clans.view import View
from tabbytop.kernels.compiled import table

from . import kernel
from .giving import Taste, a_good_clan, any_clan, the_best_clan
from .reading import Reading, read, without_dogs
from .searching import Search
from .shares import NOW

#: a game, the moves on the menu as the kernel writes them, chance of one's own, a budget -> a move
Best = Callable[[Reading, Sequence[int], Random, Budget], int]


def player(taste: Taste, best: Best, careless: float = 0.0) -> Choose[View, Action]:
    """A bot that takes clans by its ``taste``, tiles by ``best``, and a last rotation well, or now and then not."""

    def choose(
        view: View, menu: Menu[Action], rng: Random, budget: Budget | None = None, may_decline: bool = False
    ) -> Action | None:
        actions = list(menu)
        match view.step:
            case "choose" | "keep":
                clan = taste(view, [_clan(action) for action in actions], rng)
                return next(action for action in actions if _clan(action) == clan)
            case "turn" | "swap":
                game = read(view)
                moves = [move_of(action, game.at) for action in actions]
                return actions[moves.index(best(game, moves, rng, budget or USUAL))]
            case "rotate":
                return rng.choice(actions) if rng.random() < careless else best_rotation(read(view), actions)
        raise AssertionError(f"nobody is asked in step {view.step}")

    return choose


def _clan(action: Action) -> str:
    assert isinstance(action, ChooseClan | Keep)
    return action.clan


def move_of(action: Action, at: int) -> int:
    """As the kernel writes it: a cell to turn, or ``25 * one + other`` for two cells whose tiles change places."""
    match action:
        case Turn(cell):
            return cell
        case Swap(cell):
            return 25 * at + cell
        case Stay():
            return 25 * at + at
        case SwapPrey(prey, cell):
            return 25 * prey + cell
    raise AssertionError(f"no move with a tile: {action}")


def best_rotation(game: Reading, actions: Sequence[Action]) -> Action:
    def worth(action: Action) -> int:
        match action:
            case Rotate(cell, quarter):
                face = game.pos[cell]
                game.pos[cell] = face - face % 4 + quarter
                value = _counted(game)
                game.pos[cell] = face
                return value
            case Leave():
                return _counted(game)
        raise AssertionError(f"no rotation: {action}")

    return max(actions, key=worth)


def _counted(game: Reading) -> int:
    kernel.count(game.pos, game.box)
    value = int(kernel.worth(game.pos, game.box))
    return value if game.seat == 0 else -value


# -- easy: sees what lies there now, most of it ------------------------------------------------------------------


def easy_move(game: Reading, moves: Sequence[int], rng: Random, budget: Budget) -> int:
    """Turns a tile where something is going on, overlooks a swap in seven, forgets the dogs two times in five, and one
    time in five takes the second best that it sees."""
    if game.at < 0:
        return rng.choices(moves, [1 + 2 * _company(game, cell) for cell in moves])[0]
    noticed = [move for move in moves if rng.random() < 0.85] or [rng.choice(moves)]
    box = without_dogs(game.box) if rng.random() < 0.4 else game.box
    rest = max(1, len(game.pool))
    rng.shuffle(noticed)
    noticed.sort(key=lambda move: -int(kernel.value_of(game.pos, box, NOW, rest, game.seat, move)))
    return noticed[1] if len(noticed) > 1 and rng.random() < 0.2 else noticed[0]


def _company(game: Reading, cell: int) -> int:
    """Tiles face up beside a cell."""
    near = kernel.NEAR[4 * cell : 4 * cell + 4]
    return sum(1 for one in near if one != kernel.NOWHERE and game.pos[one] != kernel.DOWN)


# -- medium: the best score it can expect from this turn ---------------------------------------------------------


def medium_move(game: Reading, moves: Sequence[int], rng: Random, budget: Budget) -> int:
    """Counts as if the game ended after this turn. Before it turns a tile it imagines one that it could be."""
    moves = rng.sample(moves, len(moves))
    if game.at >= 0:
        rest = len(game.pool)
        return max(moves, key=lambda move: kernel.value_of(game.pos, game.box, NOW, rest, game.seat, move))
    tiles, rest = table([rng.choice(game.pool)]), len(game.pool) - 1
    return max(moves, key=lambda cell: kernel.expected(game.pos, game.box, NOW, tiles, rest, game.seat, cell))


# -- hard and expert: search -------------------------------------------------------------------------------------

HARD = Search(work=72, deep=4, cells=8, swaps=8, exact=2_000)
EXPERT = Search(work=2000, deep=10, cells=8, swaps=12, exact=1_000_000)


@cache
def warm() -> None:
    """Compile, or load what was compiled before: once in a process. It plays a random game and thinks a little."""
    rng, small = Random(1), Budget(work=8)

    def think(state: State, seat: Seat, action: Action, after: State) -> None:
        if state.step in ("turn", "swap") and len(state.pool) in (1, 12):
            for level in ("easy", "medium", "hard", "expert"):
                LEVELS[level].choose(GAME.view(state, seat), GAME.legal(state, seat), rng, small)

    options = GAME.complete({"clans": "first", "powers": True})
    end = play_out(GAME, GAME.new_game(2, options), at_random(rng), rng.randrange, watch=think)
    _counted(read(GAME.view(end, 0)))


LEVELS = {
    "random": Bot(choose_at_random),
    "easy": Bot(player(any_clan, easy_move, careless=0.3), warm),
    "medium": Bot(player(any_clan, medium_move), warm),
    "hard": Bot(player(a_good_clan, HARD.best), warm),
    "expert": Bot(player(the_best_clan, EXPERT.best), warm),
}
