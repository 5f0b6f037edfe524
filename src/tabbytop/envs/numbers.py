"""What a seat observes, as arrays: all planes in one row, what it has picked so far, and the action mask."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from tabbytop.core import Seat

from .episode import Episode, Setting

Observed: TypeAlias = dict[str, np.ndarray[Any, Any]]

MOST_ALIKE = 64  #: picks of one action that are the same


class Numbers:
    """The spaces of a setting, and what its episodes look like in them.

    ``observation`` is a row of all planes of the game, in their order (``planes`` gives them by name), and after them,
    where actions are made of several picks, how often the seat has made each pick of the present one.
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.declared = setting.spaces.observation
        self.picks = setting.spaces.actions.size
        self._so_far = 0 if setting.spaces.actions.is_flat else self.picks
        least = [np.full(plane.size, plane.least, np.float32) for plane in self.declared.planes]
        most = [np.full(plane.size, plane.most, np.float32) for plane in self.declared.planes]
        self.actions = spaces.Discrete(self.picks)
        self.row = spaces.Box(
            np.concatenate([*least, np.zeros(self._so_far, np.float32)]),
            np.concatenate([*most, np.full(self._so_far, MOST_ALIKE, np.float32)]),
            dtype=np.float32,
        )
        self.mask = spaces.Box(0, 1, (self.picks,), np.int8)
        self.observations = spaces.Dict({"observation": self.row, "action_mask": self.mask})

    def observed(self, episode: Episode, seat: Seat) -> Observed:
        return {"observation": self.seen(episode, seat), "action_mask": self.legal(episode, seat)}

    def seen(self, episode: Episode, seat: Seat) -> np.ndarray[Any, Any]:
        row = np.zeros(self.declared.size + self._so_far, np.float32)
        row[: self.declared.size] = self.declared.row(episode.view(seat))
        if self._so_far and seat == episode.seat:
            for pick in episode.so_far:  # one of a subset can be made again: cards can be alike
                row[self.declared.size + pick] += 1
        return row

    def legal(self, episode: Episode, seat: Seat) -> np.ndarray[Any, Any]:
        """The action mask; all zeros for who is not asked."""
        mask = np.zeros(self.picks, np.int8)
        if seat == episode.seat:
            mask[list(episode.legal)] = 1
        return mask

    def planes(self, row: np.ndarray[Any, Any]) -> Observed:
        """A row by the names of its planes, each in its shape."""
        places, many = self.declared.places, row.shape[:-1]
        return {one.name: row[..., places[one.name]].reshape(*many, *one.shape) for one in self.declared.planes}
