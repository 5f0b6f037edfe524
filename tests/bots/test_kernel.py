"""The kernel walks beside the rules: the same swaps, the same count, the same best play at the end."""

import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import pytest

from tabbytop.bots.clans import move_of
from tabbytop.bots.clans.reading import Reading, read, tiles
from tabbytop.bots.clans.searching import cell_weighed, exactly, swaps_weighed
from tabbytop.bots.clans.shares import LEARNT, NOW
from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME, rules
from tabbytop.games.clans.actions import Action, Rotate
from tabbytop.games.clans.components import FACE_OF, FIRST_DOG, KINDS
from tabbytop.games.clans.ending import count, to_the_middle
from tabbytop.games.clans.state import Setup, State
from tabbytop.kernels import compiled
from tabbytop.kernels.clans.boards import NOWHERE
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.chance import Chance, seeded
from tabbytop.kernels.clans.endings import counted, exact
from tabbytop.kernels.clans.judging import MOVES, WHOLE, list_swaps
from tabbytop.kernels.clans.playouts import ENDLESS, asleep, drawn
from tabbytop.kernels.clans.tiles import byte_of, rotated
from tabbytop.kernels.compiled import COMPILED
from tabbytop.kernels.words import u32

from .positions import PAIRS, laid_out, nearly_over, random_game

DOGS = range(FIRST_DOG, KINDS)
EXAMPLE = """
fly3     dog5@90  B1       mouse6   B3
mouse4   fly4     A4       A1       B4
dog1@270 B5*      dog3@180 mouse4   dog2@270
mouse5   pigeon2  A3*      B2       mouse5
mouse3   A5       pigeon5  A2       dog4@0
"""


def moves_in(state: State, seat: int) -> dict[Action, int]:
    """The menu, and each action as the kernel writes it."""
    return {action: move_of(action, GAME.view(state, seat).at) for action in GAME.legal(state, seat)}


@pytest.mark.parametrize("powers", [False, True])
def test_in_lockstep_with_the_rules(powers: bool) -> None:
    """Swaps, and what each makes of the count if it ended then, in random games with every pair of clans."""
    rng = Random(7)
    for clans in PAIRS:
        for state, seat, _ in random_game(laid_out(clans, powers, rng.randrange(2)), rng):
            if state.step == "swap":
                game, menu = read(GAME.view(state, seat)), moves_in(state, seat)
                mind = NOW.copy()
                many = list_swaps(mind, game.contest.sides, game.board, u32(game.at), seat)
                assert sorted(map(places, mind[MOVES : MOVES + many])) == sorted(map(places, menu.values()))
                assert len(game.pool) == len(state.pool)
                if state.pool and "chaoticats" not in clans:  # their strength is judged by the cats still asleep
                    values = swaps_weighed(game, list(menu.values()), NOW, len(state.pool))
                    assert values == [margin(GAME.apply(state, seat, action), seat) for action in menu]


def places(move: int) -> list[int]:
    """The two cells of a swap."""
    return sorted((int(move) & 31, int(move) >> 5 & 31))


def margin(state: State, seat: int) -> int:
    """By how much ``seat`` leads if it ended now, in 256ths of a point."""
    laws = rules.laws_of(state.setup)
    grid, _ = to_the_middle(state.grid, laws)
    points = count(grid, laws, came_from=-1).points
    return WHOLE * (points[seat] - points[1 - seat])


def test_chaoticats_are_judged_as_if_those_asleep_would_stay_awake() -> None:
    """[CLANS 5.3] One awake, four asleep: its strength is 2, as of five, and not 10."""
    rng = Random(1)
    state = nearly_over(("chaoticats", "gourmets"), False, 20, "swap", rng)
    game = read(GAME.view(state, state.turn))
    cats = sum(1 for tile in game.pool if int(tile) >> 5 == 0)
    assert asleep(game.contest.sides, game.pool, len(game.pool)) == cats > 0


@pytest.mark.parametrize("powers", [False, True])
def test_settles_like_the_best_rotation(powers: bool) -> None:
    """The worth after the last swap is what the best answer of the Meowsketeers' chief makes of it [CLANS 5.2]."""
    rng = Random(3)
    rotated = 0
    for clans in PAIRS * 4:
        state = nearly_over(clans, powers, 0, "swap", rng)
        seat = GAME.to_act(state).must[0]
        menu = moves_in(state, seat)
        after = [GAME.apply(state, seat, action) for action in menu]
        rotated += sum(one.step == "rotate" for one in after)
        values = swaps_weighed(read(GAME.view(state, seat)), list(menu.values()), LEARNT, 0)
        assert values == [best_by_the_rules(one, seat) for one in after]
    assert bool(rotated) == powers


def worth_by_the_rules(state: State, seat: int) -> int:
    outcome = GAME.outcome(state)
    lead = 10 * (outcome.points(seat) - outcome.points(1 - seat))
    if outcome.places == (1, 1):
        return lead
    return lead + (100 if outcome.places[seat] == 1 else -100)


def best_by_the_rules(state: State, seat: int) -> int:
    if state.step == "over":
        return worth_by_the_rules(state, seat)
    mover = GAME.to_act(state).must[0]
    values = [worth_by_the_rules(GAME.apply(state, mover, one), seat) for one in GAME.legal(state, mover)]
    return max(values) if mover == seat else min(values)


def test_the_worked_examples() -> None:
    """[CLANS 6.1] 13 : 15 without powers, [CLANS 6.2] 21 : 15 with them and the dog turned by a quarter."""
    grid = tuple(FACE_OF[token] for token in EXAMPLE.split())
    for powers, rotation, lead in ((False, None, -2), (True, Rotate(12, 3), 6)):
        setup = Setup("first", powers, True, 0, ("gourmets", "meowsketeers"))
        state = State(setup, grid, (), "rotate", 1, -1)
        if rotation is not None:
            assert rotation in GAME.legal(state, 1)
            state = GAME.apply(state, 1, rotation)
        game = read(GAME.view(state, 0))
        assert counted(game.contest, game.board) == 10 * lead + (100 if lead > 0 else -100)


# -- exact play ----------------------------------------------------------------------------------------------------


def brute_force(state: State, seat: int) -> float:
    """What ``state`` is worth to ``seat`` with best play by both, through the rules alone."""
    must = GAME.to_act(state).must
    if not must:
        return worth_by_the_rules(state, seat)
    if must[0] == CHANCE:
        return sum(float(p) * brute_force(GAME.apply(state, CHANCE, one), seat) for one, p in GAME.chances(state))
    values = [brute_force(GAME.apply(state, must[0], one), seat) for one in GAME.legal(state, must[0])]
    return max(values) if must[0] == seat else min(values)


@pytest.mark.parametrize(
    ("asleep", "step", "pairs"), [(1, "turn", PAIRS), (1, "swap", PAIRS[::3]), (2, "turn", PAIRS[::14])]
)
@pytest.mark.parametrize("powers", [False, True])
def test_the_last_turns_are_played_as_well_as_possible(asleep: int, step: str, pairs: list[Any], powers: bool) -> None:
    rng = Random(asleep)
    for clans in pairs:
        state = nearly_over(clans, powers, asleep, step, rng)
        seat = GAME.to_act(state).must[0]
        menu = moves_in(state, seat)
        moves = list(menu.values())
        values = [brute_force(GAME.apply(state, seat, action), seat) for action in menu]
        chosen = exactly(read(GAME.view(state, seat)), moves)
        assert values[moves.index(chosen)] == pytest.approx(max(values))


def worth_of_a_turn(game: Reading, bound: int = ENDLESS, floor: int = -ENDLESS) -> int:
    turn = (LEARNT.copy(), game.contest, game.board, game.pool, game.seat)
    return int(exact(*turn, floor, bound, NOWHERE))


@pytest.mark.parametrize(("asleep", "pairs", "times"), [(1, PAIRS[::4], 4), (2, PAIRS[::11], 4 * 8)])
def test_exact_values_are_those_of_the_rules(asleep: int, pairs: list[Any], times: int) -> None:
    rng = Random(5)
    for clans in pairs:
        state = nearly_over(clans, True, asleep, "turn", rng)
        seat = GAME.to_act(state).must[0]
        value = worth_of_a_turn(read(GAME.view(state, seat)))
        assert value / times == pytest.approx(brute_force(state, seat))


def test_a_bound_that_is_reached_is_good_enough_and_a_floor_that_is_not_too() -> None:
    rng = Random(8)
    for clans in PAIRS[::3]:
        state = nearly_over(clans, True, 3, "turn", rng)
        game = read(GAME.view(state, state.turn))
        value = worth_of_a_turn(game)
        for by in (1, 500, 20_000):
            assert value - by <= worth_of_a_turn(game, bound=value - by) <= value
            assert worth_of_a_turn(game, bound=value + by) == value
            assert worth_of_a_turn(game, floor=value - by) == value
            assert worth_of_a_turn(game, floor=value + by) == value + by


def test_searching_leaves_the_position_alone() -> None:
    rng = Random(2)
    state = nearly_over(("phantoms", "meowsketeers"), True, 2, "turn", rng)
    game = read(GAME.view(state, state.turn))
    before, places = sorted(map(upright, game.pool)), [place for place in PLACE if game.board.hidden >> place & 1]
    worth = worth_of_a_turn(game)
    exactly(game, places)
    cell_weighed(game, places[0], game.pool, NOW.copy())
    assert sorted(map(upright, game.pool)) == before
    assert worth_of_a_turn(game) == worth


# -- chance --------------------------------------------------------------------------------------------------------


def test_worlds_are_drawn_evenly() -> None:
    """Every tile comes first equally often, a dog in every quarter, at every cell (within five deviations)."""
    dogs = [byte_of(4 * kind) for kind in DOGS]
    bag = [*range(5), *dogs]
    first: Counter[int] = Counter()
    cells: Counter[int] = Counter()
    for world in range(10_000):
        pool, chance = tiles(bag), Chance(*map(u32, seeded(12345, 0, world)))
        tile, cell, _ = drawn(pool, u32(10), chance)
        assert sorted([*map(int, pool[:9])]) == sorted(
            bag[: bag.index(upright(tile))] + bag[bag.index(upright(tile)) + 1 :]
        )
        first[int(tile)] += 1
        cells[int(cell)] += 1
    for tile in range(5):
        assert abs(first[tile] - 1000) < 5 * 30
    for dog in dogs:
        faces = [int(rotated(u32(dog), u32(quarter))) for quarter in range(4)]
        for face in faces:
            assert abs(first[face] - 250 * faces.count(face)) < 5 * 30
    for cell in range(10):
        assert abs(cells[cell] - 1000) < 5 * 30


def upright(tile: int) -> int:
    """A dog as it lies in the bag, whichever way it was turned; any other tile as it is."""
    turned = {int(rotated(u32(tile), u32(quarter))) for quarter in range(4)}
    return next((byte_of(4 * kind) for kind in DOGS if byte_of(4 * kind) in turned), int(tile))


PROBE = """
from random import Random
from tabbytop.bots import Budget, bot
from tabbytop.kernels.compiled import COMPILED
from tabbytop.games.clans import GAME
from tests.bots.positions import PAIRS, nearly_over
rng, said = Random(4), [COMPILED]
for clans in PAIRS[::9]:
    for step, asleep in (("turn", 6), ("swap", 6), ("turn", 1)):
        state = nearly_over(clans, True, asleep, step, rng)
        for level in ("easy", "medium", "hard", "expert"):
            view = GAME.view(state, state.turn)
            menu = GAME.legal(state, state.turn)
            said.append(bot("clans", level).choose(view, menu, Random(9), Budget(work=24)))
print(said)
"""


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_plain_python_gives_the_same_answers() -> None:
    """The same source without numba, in a process of its own: the same work, the same choices."""
    answers = [
        subprocess.run(
            [sys.executable, "-c", PROBE],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **extra},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for extra in ({}, {"TABBYTOP_PLAIN": "1"})
    ]
    assert answers[0].startswith("[True, ")
    assert answers[1] == answers[0].replace("[True, ", "[False, ", 1)


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_nowhere_to_keep_what_was_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled anew in every process then, but it works."""

    def homeless(cache: bool = False) -> Any:
        if cache:
            raise RuntimeError("cannot cache function: no locator available")
        return lambda function: function

    def answer() -> int:
        return 42

    monkeypatch.setattr(answer, "get_call_template", lambda args, kws: None, raising=False)  # as machine code has one
    monkeypatch.setattr(compiled, "njit", homeless)
    assert compiled.compiled(answer) is answer
