"""Bots for cat clans. Start reading here, then ``searching`` and ``asking``; the time goes into ``kernels.clans``.

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
from tabbytop.games.clans.board import BESIDE, Cell
from tabbytop.games.clans.state import State
from tabbytop.games.clans.view import View
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.endings import counted

from .asking import Asking, Round, Stage
from .giving import Taste, a_good_clan, any_clan, the_best_clan
from .liking import can_say
from .reading import Reading, faces, layout, read, swap_between, tiles, without_dogs
from .searching import Search, cell_weighed, is_swap, swaps_weighed
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
                moves = [move_of(action, view.at) for action in actions]
                return actions[moves.index(best(game, moves, rng, budget or USUAL))]
            case "rotate":
                return rng.choice(actions) if rng.random() < careless else best_rotation(view, actions)
        raise AssertionError(f"nobody is asked in step {view.step}")

    return choose


def _clan(action: Action) -> str:
    assert isinstance(action, ChooseClan | Keep)
    return action.clan


def move_of(action: Action, at: Cell | None) -> int:
    """As the kernel writes it: a place to turn, or two whose tiles change places."""
    match action:
        case Turn(cell):
            return PLACE[cell]
        case SwapPrey(prey, cell):
            return swap_between(prey, cell)
    assert at is not None, f"no tile was turned: {action}"
    match action:
        case Swap(cell):
            return swap_between(at, cell)
        case Stay():
            return swap_between(at, at)
    raise AssertionError(f"no move with a tile: {action}")


def best_rotation(seen: View, actions: Sequence[Action]) -> Action:
    game, grid = read(seen), faces(seen)

    def worth(action: Action) -> int:
        turned = list(grid)
        match action:
            case Rotate(cell, quarter):
                turned[cell] += quarter - turned[cell] % 4
            case Leave():
                pass
            case _:
                raise AssertionError(f"no rotation: {action}")
        value = int(counted(game.contest, layout(seen, turned)))
        return value if game.seat == 0 else -value

    return max(actions, key=worth)


# -- easy: sees what lies there now, most of it ------------------------------------------------------------------


def easy_move(game: Reading, moves: Sequence[int], rng: Random, budget: Budget) -> int:
    """Turns a tile where something is going on, overlooks a swap in seven, forgets the dogs two times in five, and one
    time in five takes the second best that it sees."""
    if not is_swap(game):
        return rng.choices(moves, [1 + 2 * _company(game, place) for place in moves])[0]
    noticed = [move for move in moves if rng.random() < 0.85] or [rng.choice(moves)]
    if rng.random() < 0.4:
        game = without_dogs(game)
    rng.shuffle(noticed)
    values = dict(zip(noticed, swaps_weighed(game, noticed, NOW, max(1, len(game.pool))), strict=True))
    noticed.sort(key=lambda move: -values[move])
    return noticed[1] if len(noticed) > 1 and rng.random() < 0.2 else noticed[0]


def _company(game: Reading, place: int) -> int:
    """Tiles face up beside a cell."""
    return sum(1 for cell in BESIDE[PLACE.index(place)] if not game.board.hidden >> PLACE[cell] & 1)


# -- medium: the best score it can expect from this turn ---------------------------------------------------------


def medium_move(game: Reading, moves: Sequence[int], rng: Random, budget: Budget) -> int:
    """Counts as if the game ended after this turn. Before it turns a tile it imagines one that it could be."""
    moves = rng.sample(moves, len(moves))
    if is_swap(game):
        values = swaps_weighed(game, moves, NOW, len(game.pool))
    else:
        mind, tile = NOW.copy(), tiles([rng.choice(list(game.pool))])
        values = [cell_weighed(game, place, tile, mind) for place in moves]
    return moves[values.index(max(values))]


# -- hard and expert: search -------------------------------------------------------------------------------------

HARD = Search(work=72, deep=4, cells=8, swaps=8, exact=2_000)
WELL, ANSWERS = (Round(cells=6, tiles=5, swaps=2), Round(cells=3, tiles=14, swaps=2)), (Round(3, 6, 1),)
EXPERT = Asking(
    work=1_500,
    deep=10,
    cells=3,
    swaps=3,
    exact=60_000_000,
    liking=150,
    trust=0.7,
    stages=(
        Stage(asleep=10, turns=WELL, answers=ANSWERS, tried=3),
        Stage(asleep=16, turns=WELL, answers=ANSWERS, tried=1),
        Stage(asleep=24, turns=(Round(cells=4, tiles=6, swaps=2),), answers=(), tried=1),
    ),
)
ALONE = Search(work=5_000, deep=10, cells=24, swaps=30, exact=60_000_000)  # where the network cannot be asked


def expert_move(game: Reading, moves: Sequence[int], rng: Random, budget: Budget) -> int:
    return (EXPERT if can_say(game) else ALONE).best(game, moves, rng, budget)


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
    seen = GAME.view(end, 0)
    best_rotation(seen, [Leave()])


LEVELS = {
    "random": Bot(choose_at_random, same_plain=True),
    "easy": Bot(player(any_clan, easy_move, careless=0.3), warm, same_plain=True),
    "medium": Bot(player(any_clan, medium_move), warm, same_plain=True),
    "hard": Bot(player(a_good_clan, HARD.best), warm, same_plain=True),
    "expert": Bot(player(the_best_clan, expert_move), warm, same_plain=True),
}
