"""Batches in lockstep with the rules: each game is played along, and what chance did is read off the batch."""

import gc
import os
import subprocess
import sys
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from tabbytop.core import CHANCE, Malformed
from tabbytop.envs import batch, lending
from tabbytop.envs.episode import rewards
from tabbytop.envs.lending import Lending
from tabbytop.games.clans import GAME
from tabbytop.games.clans.actions import Reveal, Start, Turn
from tabbytop.games.clans.board import MIDDLE
from tabbytop.games.clans.components import KINDS, TOKENS, is_dog
from tabbytop.games.clans.spaces import SPACES
from tabbytop.games.clans.state import State
from tabbytop.kernels.clans import device
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.stepping import FIRST, QUARTERS
from tabbytop.kernels.clans.tiles import byte_of
from tabbytop.kernels.compiled import COMPILED

OPTIONS: list[dict[str, Any]] = [
    {"clans": "first"},
    {"clans": "first", "powers": True},
    {"clans": "free"},
    {"clans": "free", "powers": False, "bonus_clan": False},
]


def lying(row: Any, cell: int) -> int:
    return int(row[PLACE[cell] & 7]) >> 8 * (PLACE[cell] >> 3) & 255


def revealed(state: State, row: Any) -> Reveal:
    """What chance has turned in the batch: the tile, and how a dog lies."""
    byte = lying(row, MIDDLE if state.step == "middle" else state.at)
    kind = next(one for one in state.pool if byte in [byte_of(4 * one + quarter) for quarter in range(4)])
    quarter = int(row[QUARTERS]) >> 2 * (kind - KINDS + 5) & 3 if is_dog(kind) else 0
    assert byte_of(4 * kind + quarter) == byte
    return Reveal(TOKENS[kind], quarter)


def along(state: State, row: Any) -> State:
    """Until somebody is asked."""
    while (must := GAME.to_act(state).must) and must[0] == CHANCE:
        action = Start(int(row[FIRST])) if state.step == "start" else revealed(state, row)
        state = GAME.apply(state, CHANCE, action)
    return state


def alike(state: State, now: Any, i: int) -> None:
    """The same seat is asked, sees the same and may do the same."""
    seat = GAME.to_act(state).must[0]
    assert seat == now.seat[i]
    assert list(SPACES.observation.row(GAME.view(state, seat))) == now.observation[i].tolist()
    assert SPACES.actions.following(GAME.legal(state, seat)) == np.flatnonzero(now.action_mask[i]).tolist()


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_in_lockstep_with_the_rules(options: dict[str, Any]) -> None:
    rng, many = Random(5), 24
    env = batch.make("clans", many, seed=3, options=options)
    now, ended, rotated = env.reset(), 0, 0
    new = GAME.new_game(2, GAME.complete(options))
    states = [along(new, env._rows[i]) for i in range(many)]
    for _ in range(125):
        for i, state in enumerate(states):
            alike(state, now, i)
        picks = [rng.choice(np.flatnonzero(mask).tolist()) for mask in now.action_mask]
        now = env.step(np.array(picks))
        for i, (state, pick) in enumerate(zip(states, picks, strict=True)):
            rotated += state.step == "rotate"
            after = GAME.apply(state, GAME.to_act(state).must[0], SPACES.actions.read((pick,)))
            assert bool(now.terminated[i]) == (after.step == "over")
            over = after.step == "over"
            assert now.rewards[i].tolist() == (rewards(GAME.outcome(after), 2, together=False) if over else [0, 0])
            ended += over
            states[i] = along(new if over else after, env._rows[i])
    assert ended >= 2 * many
    assert bool(rotated) == (options.get("powers", options["clans"] == "free"))


def test_the_same_seed_gives_the_same_games() -> None:
    def played(seed: int) -> list[Any]:
        env = batch.make("clans", 8, seed=seed, options={"clans": "free"})
        now = env.reset()
        return [env.step(now.action_mask.argmax(axis=1)).observation.copy() for _ in range(60)]

    one, again, other = played(1), played(1), played(2)
    assert all(np.array_equal(a, b) for a, b in zip(one, again, strict=True))
    assert not all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


ON_A_CARD = """
import numpy as np
from tabbytop.envs import batch, lending
cores = batch.make("clans", 3, "cpu", 3, {"clans": "free"})
card = batch.make("clans", 3, "cuda", 3, {"clans": "free"})
rng, one, other = np.random.default_rng(1), cores.reset(), card.reset()
for step in range(60):
    for name in ("observation", "action_mask", "seat", "rewards", "terminated"):
        there = getattr(other, name).copy_to_host()
        assert np.array_equal(getattr(one, name), there), (step, name)
        assert there.flags.c_contiguous and getattr(other, name).strides == there.strides, "JAX takes nothing else"
    picks = (one.action_mask * (0.1 + rng.random(one.action_mask.shape))).argmax(axis=1)
    one, other = cores.step(picks), card.step(picks.astype(np.int32) if step % 2 else picks)
picks = one.action_mask.argmax(axis=1)
picks[1] = 99999
for env in (cores, card):
    try:
        env.step(picks)
    except Exception as error:
        print(error)
import copy
try:
    copy.deepcopy(card)
except Exception as error:
    assert "games on a card are not copied" in str(error), error
else:
    raise AssertionError("copied")
"""


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_the_same_games_on_a_simulated_card() -> None:
    """In a process of its own: numba's simulator runs what is not compiled."""
    settings = {"TABBYTOP_PLAIN": "1", "NUMBA_ENABLE_CUDASIM": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", ON_A_CARD], env={**os.environ, **settings}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    one, other = done.stdout.splitlines()
    assert one == other
    assert one.startswith("game 1 cannot pick 99999 here; it can pick [")


ARRAYS = ("observation", "action_mask", "seat", "rewards", "terminated")


def test_others_take_the_arrays_without_a_copy() -> None:
    """As numpy lends them, and as those on a card are lent: by the same code, of an array that lies here."""
    env = batch.make("clans", 4, options={"clans": "first"})
    now = env.reset()
    taken = {name: np.from_dlpack(getattr(now, name)) for name in ARRAYS}
    lent = {name: np.from_dlpack(Lending(getattr(now, name), (lending.CPU, 0))) for name in ARRAYS}
    for _ in range(60):
        now = env.step(now.action_mask.argmax(axis=1))
        for name in ARRAYS:
            own = getattr(now, name)
            for other in (taken[name], lent[name]):
                assert (other.dtype, other.shape) == (own.dtype, own.shape) and np.array_equal(other, own)
                assert np.shares_memory(other, own)


def test_all_arrays_lie_close_together() -> None:
    """JAX takes nothing else."""
    env = batch.make("clans", 4, options={"clans": "first"})
    now = env.reset()
    assert [name for name in ARRAYS if not getattr(now, name).flags.c_contiguous] == []
    assert now.seat.base is None


def test_a_deep_copy_goes_its_own_way() -> None:
    """With all that is to be seen of it: for searches that branch."""
    env = batch.make("clans", 6, seed=4, options={"clans": "free"})
    now = env.reset()
    for _ in range(9):
        now = env.step(now.action_mask.argmax(axis=1))
    kept = {name: getattr(now, name).copy() for name in ARRAYS}
    other = deepcopy(env)
    there = other.step(now.action_mask.argmax(axis=1))
    for name in ARRAYS:
        assert np.array_equal(getattr(now, name), kept[name]), f"{name} of the first has moved"
    here = env.step(now.action_mask.argmax(axis=1))
    for _ in range(60):
        for name in ARRAYS:
            assert np.array_equal(getattr(here, name), getattr(there, name)), name
        picks = here.action_mask.argmax(axis=1)
        here, there = env.step(picks), other.step(picks)


def test_without_a_seed_the_games_are_others_every_time() -> None:
    envs = [batch.make("clans", 16, seed=None, options={"clans": "first"}) for _ in range(2)]
    shown = [env.reset() for env in envs]
    for _ in range(6):
        shown = [env.step(now.action_mask.argmax(axis=1)) for env, now in zip(envs, shown, strict=True)]
    assert not np.array_equal(shown[0].observation, shown[1].observation)


def test_what_is_lent_is_kept_until_it_is_given_back() -> None:
    before = dict(lending._lent)
    taken = np.from_dlpack(Lending(np.arange(1000, dtype=np.uint32)[::3], (lending.CPU, 0)))
    untaken = Lending(np.zeros((2, 2), np.int8), (lending.CPU, 0)).__dlpack__()
    assert len(lending._lent) == len(before) + 2
    gc.collect()
    assert taken.tolist() == list(range(0, 1000, 3))
    del taken, untaken
    assert lending._lent == before


def test_who_reads_on_another_stream_waits_and_a_copy_is_not_made() -> None:
    waited: list[int] = []
    array = Lending(np.zeros(3, np.int8), (lending.CUDA, 1), lambda: waited.append(1))
    assert array.__dlpack_device__() == (lending.CUDA, 1) and array.shape == (3,) and len(array) == 3
    with pytest.raises(BufferError, match="lent as it is"):
        array.__dlpack__(copy=True)
    here = Lending(np.zeros(3, np.int8), (lending.CPU, 0), lambda: waited.append(1))
    for stream in (None, 1, -1):
        here.__dlpack__(stream=stream)
    assert waited == []
    here.__dlpack__(stream=7, max_version=(1, 0))
    assert waited == [1]


def test_without_a_card_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "MISSING", "No module named 'numba'")
    with pytest.raises(device.NoDevice, match=r"tabbytop\[cuda\]"):
        batch.make("clans", 4, "cuda")
    monkeypatch.setattr(device, "MISSING", "")
    monkeypatch.setattr(device.cuda, "is_available", lambda: False)
    with pytest.raises(device.NoDevice, match="finds no CUDA graphics card here"):
        batch.make("clans", 4, "cuda")


def test_bad_input_is_refused_with_what_was_expected() -> None:
    env = batch.make("clans", 4, options={"clans": "first"})
    with pytest.raises(Malformed, match="reset comes before"):
        env.step(np.zeros(4, int))
    now = env.reset()
    with pytest.raises(Malformed, match=r"a step takes 4 numbers int64, .* not int64 \(3,\)"):
        env.step(np.zeros(3, int))
    with pytest.raises(Malformed, match="not float64"):
        env.step(np.zeros(4))
    good = now.action_mask.argmax(axis=1)
    middle = good.copy()
    middle[2] = SPACES.actions.spell(Turn(MIDDLE))[0]
    with pytest.raises(Malformed, match=r"game 2 cannot pick \d+ \(Turn\(cell=12\)\) here; it can pick \["):
        env.step(middle)
    with pytest.raises(Malformed, match="game 0 cannot pick -1 here"):
        env.step(np.full(4, -1))
    env.step(good.astype(np.uint8))  # whole numbers of any size
    for wrong, said in (
        (("chess", 4), "there is one for clans"),
        (("clans", 0), "not of 0"),
        (("clans", 4, "tpu"), "not on 'tpu'"),
        (("clans", 2.5), "a whole number, not of 2.5"),
        (("clans", "4"), "a whole number, not of '4'"),
        (("clans", 4, "cpu", 2**70), "a seed is a whole number from 0 to"),
        (("clans", 4, "cpu", "x"), "or None, not 'x'"),
    ):
        with pytest.raises(Malformed, match=said):
            batch.make(*wrong)  # type: ignore[arg-type]
    with pytest.raises(Malformed, match=r"a seed is a whole number from 0 to .* not -1"):
        env.reset(-1)
    with pytest.raises(Malformed, match="clans = first, free, not experts"):
        batch.make("clans", 4, options={"clans": "experts"})
