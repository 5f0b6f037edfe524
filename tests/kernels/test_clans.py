"""The kernel of cat clans in lockstep with the rules, on whatever plays it."""

import os
import subprocess
import sys
from itertools import permutations
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy
import pytest

from tabbytop.core import CHANCE
from tabbytop.games.clans import GAME, giving
from tabbytop.games.clans.components import CLANS
from tabbytop.games.clans.state import Setup, State
from tabbytop.kernels import dice, words
from tabbytop.kernels.clans import cells, chance, cores, device, games, hunt, planes, scratch, settling, turns
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.games import CHOSEN, ONWARDS
from tabbytop.kernels.clans.giving import WAYS
from tabbytop.kernels.clans.positions import of_state, of_view
from tabbytop.kernels.clans.tiles import CLAN_PAIRS, CLANS_IN_ORDER
from tabbytop.kernels.compiled import COMPILED, table
from tabbytop.kernels.words import u32

from .walking import Numbers, Result, given_out, walked, worth

PAIRS = list(permutations(CLANS, 2))
SEED = 20261117


def results(tallies: Any) -> list[Result]:
    return [(n & 255, n >> 8 & 255, n >> 16 & 255, n >> 24) for n in map(int, tallies)]


def laid_out(clans: Any, powers: bool) -> State:
    return giving.lay_out(Setup("free", powers, bonus_clan=True, first=0, clans=clans))


def test_the_pairs_are_those_of_the_box() -> None:
    assert [(CLANS_IN_ORDER[one], CLANS_IN_ORDER[other]) for one, other in CLAN_PAIRS] == PAIRS


@pytest.mark.parametrize("powers", [False, True])
def test_whole_games_in_lockstep_with_the_rules(powers: bool) -> None:
    """Every pair of clans: each tile, cell and swap is one of the rules' own, out of as many, and so is the end."""
    tallies = cores.games_of_all_pairs(8 if powers else 2, SEED, powers)
    for pair, clans in enumerate(PAIRS):
        for game, result in enumerate(results(tallies[pair])):
            assert result in walked(laid_out(clans, powers), Numbers(SEED, pair, game)), (clans, game)


@pytest.mark.parametrize("powers", [False, True])
def test_games_go_on_from_any_position(powers: bool) -> None:
    rng = Random(11)
    states = [any_position(clans, powers, rng) for clans in PAIRS for _ in range(4)]
    tallies = cores.games_from(numpy.array([of_state(state) for state in states]), 1, SEED)
    for state, (result,) in zip(states, map(results, tallies), strict=True):
        assert result in walked(state, Numbers(SEED, ONWARDS, 0)), state


def any_position(clans: Any, powers: bool, rng: Random) -> State:
    """A turn or a swap somewhere in a random game, either seat's."""
    state, stops = giving.lay_out(Setup("free", powers, True, rng.randrange(2), clans)), rng.randrange(1, 72)
    while stops or state.step not in ("turn", "swap"):
        seat = GAME.to_act(state).must[0]
        action = GAME.chances(state).draw(rng.randrange) if seat == CHANCE else GAME.legal(state, seat).pick(rng)
        state = GAME.apply(state, seat, action)
        stops -= stops > 0
    return state


def test_a_seat_sees_the_position_that_is_there() -> None:
    rng = Random(12)
    for clans in PAIRS:
        state = any_position(clans, True, rng)
        assert list(of_view(GAME.view(state, 1 - state.turn))) == list(of_state(state))


@pytest.mark.parametrize("bonus_clan", [False, True])
@pytest.mark.parametrize("way", WAYS)
def test_clans_are_given_out_as_the_rules_do(way: Any, bonus_clan: bool) -> None:
    games = 20
    tallies, given = cores.games_with_choice(games, SEED, WAYS.index(way), 7 if bonus_clan else 6)
    for game in range(games):
        numbers = Numbers(SEED, CHOSEN, game)
        state = given_out(State(Setup(way, True, bonus_clan), (), (), "start", 0, -1), numbers)
        clans = tuple(CLANS_IN_ORDER[int(given[game]) >> shift & 15] for shift in (4, 8))
        assert (state.setup.first, state.setup.clans) == (int(given[game]) & 15, clans)
        assert results(tallies)[game] in walked_once(state, numbers)


def walked_once(state: State, numbers: Numbers) -> set[Result]:
    """Experts play two games; the kernel one at a time."""
    setup = state.setup
    return walked(giving.lay_out(Setup("free", setup.powers, True, setup.first, setup.clans)), numbers)


def test_what_a_result_is_worth() -> None:
    """Ten a point, ten points for winning; prey decide where points are equal [CLANS 4.6]."""
    for result in ((13, 15, 3, 3), (21, 15, 4, 3), (9, 9, 2, 1), (9, 9, 1, 2), (9, 9, 2, 2), (0, 40, 0, 10)):
        packed = sum(n << 8 * i for i, n in enumerate(result))
        assert settling.worth(u32(packed), settling.USUAL) == worth(result)


# -- its parts -----------------------------------------------------------------------------------------------------


def test_the_nth_cell() -> None:
    rng = Random(1)
    for _ in range(500):
        some = rng.sample(sorted(PLACE), rng.randrange(1, 26))
        mask = u32(sum(1 << cell for cell in some))
        assert [int(cells.nth(mask, u32(n))) for n in range(len(some))] == sorted(some)


def test_numbers_are_those_of_the_dice() -> None:
    rng = table([0] * 4)
    for seed, part, stream in ((1, 0, 0), (2**31, 41, 12345), (7, 3, 2**32 - 1)):
        dice.seeded(rng, seed + (part << 32), stream)
        own = chance.seeded(seed, part, stream)
        for _ in range(5):
            assert int(chance.number(own)) == int(dice.below(rng, 1 << 32)) & 0xFFFFFFFF
            own = chance.after(own)


# -- whatever plays it ---------------------------------------------------------------------------------------------

ELSEWHERE = """
import sys
import numpy
from tabbytop.kernels.clans import {where}
positions = numpy.load(sys.argv[1])
for tallies in (
    {where}.games_of_all_pairs(1, 5),
    {where}.games_of_all_pairs(1, 5, powers=False, first=7),
    {where}.games_from(positions, 3, 5),
):
    print(numpy.asarray(tallies{back}).tolist())
"""


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
@pytest.mark.parametrize(
    ("where", "back", "settings"),
    [
        ("cores", "", {"TABBYTOP_PLAIN": "1"}),
        ("device", ".copy_to_host()", {"TABBYTOP_PLAIN": "1", "NUMBA_ENABLE_CUDASIM": "1"}),
    ],
    ids=["plain Python", "simulated card"],
)
def test_the_same_games_elsewhere(tmp_path: Path, where: str, back: str, settings: dict[str, str]) -> None:
    """In a process of its own, in plain Python, and as threads of a card that numba simulates."""
    rng = Random(3)
    positions = numpy.array([of_state(any_position(clans, True, rng)) for clans in PAIRS[::5]])
    numpy.save(tmp_path / "positions.npy", positions)
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE.format(where=where, back=back), str(tmp_path / "positions.npy")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **settings},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    here = (
        cores.games_of_all_pairs(1, 5),
        cores.games_of_all_pairs(1, 5, powers=False, first=7),
        cores.games_from(positions, 3, 5),
    )
    assert done.stdout.splitlines() == [str(tallies.tolist()) for tallies in here]


def test_without_a_card_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    if not device.MISSING:
        monkeypatch.setattr(device, "cuda", SimpleNamespace(is_available=lambda: False))
        with pytest.raises(device.NoDevice, match="no CUDA graphics card"):
            device.games_of_all_pairs(1, 1)
    monkeypatch.setattr(device, "MISSING", "No module named 'numba'")
    with pytest.raises(device.NoDevice, match=r"tabbytop\[cuda\].*No module"):
        device.games_of_all_pairs(1, 1)


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_no_fractions_get_in() -> None:
    """Numba makes one of an unsigned and a signed number that are added: right for a while, and slow."""
    cores.games_of_all_pairs(1, 1)
    for module in (cells, chance, games, hunt, planes, scratch, settling, turns, words):
        for function in vars(module).values():
            for types in getattr(function, "nopython_signatures", ()):
                assert "float" not in str(types), function
