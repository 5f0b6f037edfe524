"""Thousands of games at once, by the game's kernel: for those who train on whole batches, on cores or on a card.

>>> env = tabbytop.envs.batch.make("clans", num_envs=4096, seed=1)
>>> now = env.reset()
>>> now = env.step(policy(now.observation, now.action_mask))
"""

from collections.abc import Mapping
from dataclasses import dataclass
from secrets import randbits
from typing import Any

import numpy as np

from tabbytop.core import Malformed, TabbyError
from tabbytop.kernels.clans import batches, device, giving, seeing, stepping
from tabbytop.kernels.clans.positions import SEAT
from tabbytop.kernels.clans.tiles import BAGS, CLANS_IN_ORDER, REACHES

from . import lending
from .episode import Setting
from .lending import Lending

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Batch:
    """What is to be seen of all games. The arrays are the environment's own: the next step writes into them."""

    observation: Array  # a row for each game, as the seat that is asked sees it
    action_mask: Array  # which picks it has
    seat: Array  # who is asked
    rewards: Array  # of both seats, where a game has just ended: 1, 0 or -1
    terminated: Array  # has one just ended? The observation is already the next one's


def make(
    game: str, num_envs: int, device: str = "cpu", seed: int | None = 0, options: Mapping[str, Any] | None = None
) -> "Clans":
    """``num_envs`` games of cat clans; their spaces are those that the game declares. Without a ``seed``, None, they
    are others every time."""
    if game != "clans":
        raise Malformed(f"there is no batched environment for {game!r}; there is one for clans")
    if device not in ("cpu", "cuda"):
        raise Malformed(f"batches are played on the cores of a machine, 'cpu', or on a card, 'cuda', not on {device!r}")
    if not hasattr(num_envs, "__index__") or num_envs < 1:
        raise Malformed(f"a batch is of one game or more, a whole number, not of {num_envs!r}")
    setting = Setting(game, 2, options)
    return Clans(num_envs, seed, setting) if device == "cpu" else OnTheCard(num_envs, seed, setting)


LARGEST_SEED = (1 << 63) - 1


def _seed(given: int | None) -> int:
    """The seed as the kernel takes it."""
    if given is None:
        return randbits(63)
    if not hasattr(given, "__index__") or not 0 <= given <= LARGEST_SEED:
        raise Malformed(f"a seed is a whole number from 0 to {LARGEST_SEED}, or None, not {given!r}")
    return int(given)


class Clans:
    """Cat clans under a free hand, or as in the first game [CLANS 7.1, 7.4]."""

    def __init__(self, num_envs: int, seed: int | None, setting: Setting) -> None:
        self.setting, self.num_envs, self.seed = setting, num_envs, _seed(seed)
        self.actions = setting.spaces.actions
        options = setting.options
        alone = {"clans": ("first", "free"), "picks": ("drawn",), "even": (False,), "handicap": (0,)}
        for name, values in alone.items():
            if options[name] not in values:
                known = ", ".join(map(str, values))
                raise Malformed(f"batches of clans are played with {name} = {known}, not {options[name]}")
        self._agreed = stepping.Agreed(
            giving.WAYS.index(str(options["clans"])),
            len(CLANS_IN_ORDER) - (not options["bonus_clan"]),
            bool(options["powers"]),
        )
        self._make()

    def _make(self) -> None:
        many = self.num_envs
        self._rows = self._zeros((many, stepping.ROW), np.uint32)
        self._now = Batch(
            self._zeros((many, seeing.SEEN), np.int8),
            self._zeros((many, stepping.SIZE), np.bool_),
            self._zeros((many,), np.uint32),  # JAX takes only what lies close together
            self._zeros((many, 2), np.int8),
            self._zeros((many,), np.bool_),
        )
        self._shown = self._now
        self._tables: tuple[Any, Any] = (BAGS, REACHES)

    def _zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def __repr__(self) -> str:
        return f"<{self.num_envs} games of clans; {self._now.observation.shape[1]} numbers, {self.actions.size} picks>"

    def reset(self, seed: int | None = None) -> Batch:
        """New games; with the same seed the same chances, and without one those of the seed that there was."""
        self.seed = self.seed if seed is None else _seed(seed)
        now = self._now
        now.rewards[:], now.terminated[:] = 0, False
        self._kernel.begin_all(self._rows, self.seed, self._agreed, *self._tables, now.observation, now.action_mask)
        self._say_who_is_asked()
        return self._shown

    def step(self, actions: Array) -> Batch:
        """An action for each game, as its mask allows. A game that ends is followed by another."""
        now, actions = self._now, self._taken(actions)
        if actions.shape != (self.num_envs,) or actions.dtype not in self._whole:
            raise Malformed(
                f"a step takes {self.num_envs} numbers int64, one for each game, not {actions.dtype} {actions.shape}"
            )
        wrong = self._first_wrong(actions)
        if wrong < self.num_envs:
            self._refuse(wrong, int(actions[wrong]))
        self._kernel.act_all(
            *(self._rows, actions, self._agreed, *self._tables),
            *(now.observation, now.action_mask, now.rewards, now.terminated),
        )
        self._say_who_is_asked()
        return self._shown

    def _refuse(self, at: int, pick: int) -> None:
        legal = np.flatnonzero(np.asarray(self._on_cores(self._now.action_mask)[at])).tolist()
        if not legal:
            raise Malformed("the games have not begun: reset comes before the first step")
        said = f" ({self.actions.meaning(pick)})" if 0 <= pick < self.actions.size else ""
        raise Malformed(f"game {at} cannot pick {pick}{said} here; it can pick {legal}")

    # -- where it is played -------------------------------------------------------------------------------------------

    _kernel: Any = batches
    _whole: tuple[Any, ...] = (np.int64,)  # numbers that the kernel takes

    def _say_who_is_asked(self) -> None:
        self._now.seat[:] = self._rows[:, SEAT]

    def _taken(self, actions: Any) -> Any:
        given = np.asarray(actions)
        return given.astype(np.int64) if given.dtype.kind in "iu" else given

    def _first_wrong(self, actions: Array) -> int:
        inside = (actions >= 0) & (actions < self.actions.size)
        wrong = ~(inside & self._now.action_mask[np.arange(self.num_envs), np.where(inside, actions, 0)])
        return int(wrong.argmax()) if wrong.any() else self.num_envs

    def _on_cores(self, array: Any) -> Array:
        return np.asarray(array)


class OnTheCard(Clans):
    """The same games on a graphics card. Its arrays stay there, for whoever takes them as they are (``lending``); so
    may the actions."""

    _kernel: Any = device
    _whole = (np.int64, np.int32)  # JAX has no larger ones unless it is asked for them

    def _make(self) -> None:
        device.ensure()
        super()._make()
        self._tables = tuple(map(device.cuda.to_device, self._tables))
        where, now = (lending.CUDA, device.number()), self._now
        arrays = (now.observation, now.action_mask, now.seat, now.rewards, now.terminated)
        lent: list[Any] = [Lending(array, where, device.cuda.synchronize) for array in arrays]
        self._shown = Batch(*lent)

    def __deepcopy__(self, memo: Any) -> "OnTheCard":
        raise TabbyError("games on a card are not copied; those on cores can be, with device='cpu'")

    def _say_who_is_asked(self) -> None:
        device.copy_column(self._rows, SEAT, self._now.seat)

    def _zeros(self, shape: tuple[int, ...], kind: Any) -> Any:
        return device.cuda.to_device(np.zeros(shape, kind))

    def _taken(self, actions: Any) -> Any:
        if hasattr(actions, "__cuda_array_interface__"):
            return device.cuda.as_cuda_array(actions)
        return device.cuda.to_device(super()._taken(actions))

    def _first_wrong(self, actions: Any) -> int:
        return device.first_wrong(actions, self._now.action_mask)

    def _on_cores(self, array: Any) -> Array:
        return np.asarray(array.copy_to_host())
