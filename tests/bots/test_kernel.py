"""The kernel walks beside the rules: the same swaps, the same count, the same best play at the end."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from tabbytop.bots.clans import kernel, move_of
from tabbytop.bots.clans.reading import read
from tabbytop.bots.clans.searching import exactly
from tabbytop.bots.clans.shares import NOW
from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME, rules
from tabbytop.games.clans.actions import Rotate
from tabbytop.games.clans.components import FACE_OF
from tabbytop.games.clans.ending import count, to_the_middle
from tabbytop.games.clans.state import Setup, State
from tabbytop.kernels import compiled, dice
from tabbytop.kernels.compiled import COMPILED, table

from .positions import PAIRS, laid_out, nearly_over, random_game

EXAMPLE = """
fly3     dog5@90  B1       mouse6   B3
mouse4   fly4     A4       A1       B4
dog1@270 B5*      dog3@180 mouse4   dog2@270
mouse5   pigeon2  A3*      B2       mouse5
mouse3   A5       pigeon5  A2       dog4@0
"""


def tally(pos: Any) -> list[int]:
    return [int(n) for n in pos[kernel.TALLY : kernel.TALLY + 4]]


@pytest.mark.parametrize("powers", [False, True])
def test_in_lockstep_with_the_rules(powers: bool) -> None:
    """Swaps, the count if it ended now, and the end, in random games with every pair of clans on either side."""
    rng = Random(7)
    for clans in PAIRS:
        for state, seat, _ in random_game(laid_out(clans, powers, rng.randrange(2)), rng):
            if state.step == "swap":
                game = read(GAME.view(state, seat))
                many = kernel.swaps(game.pos, game.box, seat, game.at)
                listed = [int(move) for move in game.pos[kernel.OPTIONS : kernel.OPTIONS + many]]
                assert sorted(listed) == sorted(move_of(action, game.at) for action in GAME.legal(state, seat))
                assert len(game.pool) == len(state.pool)
            if state.step in ("turn", "swap", "rotate", "over"):
                counted_alike(state)


def counted_alike(state: State) -> None:
    laws = rules.laws_of(state.setup)
    game = read(GAME.view(state, 0))
    grid = state.grid
    if state.step in ("turn", "swap"):
        grid, came_from = to_the_middle(grid, laws)
        assert kernel.supercat(game.pos, game.box) == (kernel.MIDDLE if came_from < 0 else came_from)
    kernel.count(game.pos, game.box)
    if "chaoticats" in state.setup.clans and state.pool:
        return  # whose strength the kernel judges by the cats still asleep
    ended = count(grid, laws, came_from=-1)
    assert tally(game.pos) == [*ended.points, *ended.prey]


@pytest.mark.parametrize("powers", [False, True])
def test_settles_like_the_best_rotation(powers: bool) -> None:
    """The worth after the last swap is what the best answer of the Meowsketeers' chief makes of it [CLANS 5.2]."""
    rng = Random(3)
    rotated = 0
    for clans in PAIRS * 4:
        state = nearly_over(clans, powers, 0, "swap", rng)
        seat = GAME.to_act(state).must[0]
        for action in GAME.legal(state, seat):
            after = GAME.apply(state, seat, action)
            rotated += after.step == "rotate"
            game = read(GAME.view(state, seat))
            move = move_of(action, game.at)
            value = kernel.value_of(game.pos, game.box, NOW, 0, seat, move)
            assert value == best_by_the_rules(after, seat)
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
    for powers, rotation, points in ((False, None, [13, 15]), (True, Rotate(12, 3), [21, 15])):
        setup = Setup("first", powers, True, 0, ("gourmets", "meowsketeers"))
        state = State(setup, grid, (), "rotate", 1, -1)
        if rotation is not None:
            assert rotation in GAME.legal(state, 1)
            state = GAME.apply(state, 1, rotation)
        game = read(GAME.view(state, 0))
        kernel.count(game.pos, game.box)
        assert tally(game.pos) == [*points, 3 + powers, 3]


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
        game = read(GAME.view(state, seat))
        actions = list(GAME.legal(state, seat))
        moves = [move_of(action, game.at) for action in actions]
        values = [brute_force(GAME.apply(state, seat, action), seat) for action in actions]
        chosen = exactly(game, moves)
        assert values[moves.index(chosen)] == pytest.approx(max(values))


def test_exact_values_are_those_of_the_rules() -> None:
    rng = Random(5)
    for clans in PAIRS[::4]:
        state = nearly_over(clans, True, 1, "turn", rng)
        seat = GAME.to_act(state).must[0]
        game = read(GAME.view(state, seat))
        value = kernel.exact(game.pos, game.box, table(game.pool), 1, seat, kernel.ENDLESS, -1)
        assert value / 4 == pytest.approx(brute_force(state, seat))


def test_searching_leaves_the_position_alone() -> None:
    rng = Random(2)
    state = nearly_over(("phantoms", "meowsketeers"), True, 2, "turn", rng)
    game = read(GAME.view(state, state.turn))
    before, box = list(game.pos[: kernel.FORCE]), list(game.box)
    pool = table(game.pool)
    kernel.exact(game.pos, game.box, pool, 2, state.turn, kernel.ENDLESS, -1)
    kernel.expected(game.pos, game.box, NOW, pool, 1, state.turn, list(before).index(kernel.DOWN))
    assert list(game.pos[: kernel.FORCE]) == before
    assert list(game.box) == box
    assert list(pool) == game.pool


# -- chance --------------------------------------------------------------------------------------------------------


def test_worlds_are_drawn_evenly() -> None:
    """Every tile comes first equally often, a dog in every rotation (expected 1,000 times; within five deviations)."""
    rng, order, first = table([0] * 4), table([0] * 25), [0] * 100
    pool = table(range(15, 25))
    for world in range(10_000):
        dice.seeded(rng, 12345, world)
        kernel.shuffled(pool, rng, order)
        assert sorted(int(face) // 4 for face in order[:10]) == list(range(15, 25))
        first[int(order[0])] += 1
    for tile in range(15, 25):
        assert abs(sum(first[4 * tile : 4 * tile + 4]) - 1000) < 5 * 30
    for face in range(80, 100):
        assert abs(first[face] - 250) < 5 * 16


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

    monkeypatch.setattr(compiled, "njit", homeless)
    assert compiled.compiled(answer) is answer
