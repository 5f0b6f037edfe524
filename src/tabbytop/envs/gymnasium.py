"""The games for Gymnasium: one seat is yours, bots sit on the others. Importing this registers them.

>>> env = gymnasium.make("tabbytop/Clans-v1", seat=0, bots=("easy",))
"""

import io
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from math import inf
from random import Random
from typing import Any

import gymnasium
import numpy as np

from tabbytop.bots import AnyBot, Budget, Sitter, check_name, sitter
from tabbytop.bots.apart import apart, is_apart, leave
from tabbytop.bots.guarding import PATIENCE
from tabbytop.core import Malformed, TabbyError
from tabbytop.games import all_games
from tabbytop.pictures import can_draw, printed, seen

from .episode import Episode, Setting, whole
from .numbers import Numbers


class Seat(gymnasium.Env[np.ndarray[Any, Any], Any]):
    """A game as one seat plays it. What it may pick stands in ``info["action_mask"]`` and in ``action_masks()``, where
    Stable-Baselines3-contrib looks for it. The reward comes at the end: 1 for the first place, -1 for the last.

    A pick outside the mask loses the game at once, and ``info["error"]`` says what was expected: Gymnasium's own check
    samples blindly. With ``strict`` it raises that error. A step after the end raises, however it ended."""

    metadata: dict[str, Any] = {  # noqa: RUF012  (gymnasium has it so)
        "render_modes": ["ansi", "rgb_array"] if can_draw() else ["ansi"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bots: Sitter | Sequence[Sitter] = "easy",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        pretend: bool = False,
        work: int | None = None,
        strict: bool = False,
        render_mode: str | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """``bots``: for the other seats in their order, or one for all, as names, classes or objects with a ``choose``;
        names and classes are made anew for every game. ``work``: how much each of them may think.

        A bot that somebody brought (``module:Name``, or the name of an installed package's) thinks in a process beside
        this one: if it does not answer within ``patience`` seconds, ``reset`` or ``step`` raises ``BotFailed``. Nobody
        else can load a class or an object, so these think here, and are waited for."""
        several: list[Any] = list(bots) if isinstance(bots, list | tuple) else [bots]
        if seats is None and len(several) > 1:
            seats = len(several) + 1
        self.setting = Setting(game, seats, options, pretend)
        others = self.setting.seats - 1
        if not hasattr(seat, "__index__") or not 0 <= seat <= others:
            raise Malformed(f"there is no seat {seat!r}: they are counted from 0 to {others}")
        if len(several) not in (1, others):
            raise Malformed(f"{len(several)} bots were given for {others} other seats")
        if work is not None and (not hasattr(work, "__index__") or work < 0):
            raise Malformed(f"work is counted in whole numbers from 0, not {work!r}")
        if not hasattr(patience, "__float__") or not 0 < patience < inf:
            raise Malformed(f"patience is counted in seconds above 0, not {patience!r}")
        if render_mode == "rgb_array" and not can_draw():
            raise TabbyError("nothing is drawn here: the client is not built, or QuickJS or resvg is not installed")
        self.seat, self.render_mode, self._strict = seat, render_mode, strict
        self.numbers = Numbers(self.setting)
        self.observation_space, self.action_space = self.numbers.row, self.numbers.actions
        empty = [one for one in range(self.setting.seats) if one != seat]
        self._sitters = dict(zip(empty, several if len(several) == others else several * others, strict=True))
        for one in self._sitters.values():  # so that one that there is not is known at once
            check_name(one) if _is_apart(one) else sitter(game, one)
        self._patience = patience
        self._bots: dict[int, tuple[AnyBot, Random]] = {}  # each with what it draws from
        self._seats = ExitStack()  # of those who think apart
        self._budget = None if work is None else Budget(work=work)
        self._lost = False  # by a pick outside the mask
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        if self._episode is None:
            raise Malformed("no game has begun: reset comes first")
        return self._episode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        if options:
            raise Malformed(f"options are chosen when the environment is made, not at reset: {options!r}")
        super().reset(seed=seed)
        chance, thinking = (int(self.np_random.integers(1 << 62)) for _ in range(2))
        self._seat_others(thinking)
        self._episode, self._lost = Episode(self.setting, chance), False
        self._others_play()
        return self._observed(), self._told()

    def _seat_others(self, seed: int) -> None:
        """Who thinks apart takes along a stream of its own; all others draw from one."""
        self._seats.close()
        shared = Random(seed)
        for seat, one in self._sitters.items():
            if _is_apart(one):
                stream = Random(f"{seed} seat {seat}")
                self._bots[seat] = self._seats.enter_context(apart(one, stream, self._patience)), stream
            else:
                self._bots[seat] = sitter(self.setting.game.key, one), shared

    def close(self) -> None:
        """Nobody thinks apart for it any more."""
        self._seats.close()
        leave()
        super().close()

    def step(self, action: Any) -> tuple[np.ndarray[Any, Any], float, bool, bool, dict[str, Any]]:
        number = whole(action)
        if self._lost:
            raise Malformed("the game is over, lost by a pick outside the mask; reset it to play another")
        try:
            self.episode.pick(number)
        except Malformed as wrong:
            if self._strict or self.episode.is_over:
                raise
            self._lost = True
            return self._observed(), -1.0, True, False, {**self._told(), "error": str(wrong)}
        self._others_play()
        is_over = self.episode.is_over
        reward = self.episode.rewards()[self.seat] if is_over else 0.0
        return self._observed(), reward, is_over, False, self._told()

    def action_masks(self) -> np.ndarray[Any, Any]:
        return self._mask().astype(bool)

    def _mask(self) -> np.ndarray[Any, Any]:
        legal = self.numbers.legal(self.episode, self.seat)
        return np.zeros_like(legal) if self._lost else legal

    def render(self) -> Any:
        """``ansi``: what a spectator sees, in the game's notation; ``rgb_array``: as the client draws it."""
        game, state = self.setting.game, self.episode.state
        if self.render_mode == "ansi":
            return game.notation.show(game.view(state, None))
        if self.render_mode == "rgb_array":
            from PIL import Image

            return np.asarray(Image.open(io.BytesIO(printed(game, seen(game, state)))).convert("RGB"))
        return None

    def _others_play(self) -> None:
        episode = self.episode
        while episode.seat is not None and episode.seat != self.seat:
            rival, stream = self._bots[episode.seat]
            assert episode.menu is not None
            view = episode.view(episode.seat)
            episode.act(rival.choose(view, episode.menu, stream, self._budget, episode.may_decline))

    def _observed(self) -> np.ndarray[Any, Any]:
        return self.numbers.seen(self.episode, self.seat)

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = {"action_mask": self._mask()}
        if self._lost:
            return told | {"place": max(2, self.setting.seats), "points": 0}  # the last; alone, behind the box
        if self.episode.is_over:
            outcome = self.episode.outcome()
            told |= {"place": outcome.places[self.seat], "points": outcome.points(self.seat)}
        return told


def _is_apart(one: Any) -> bool:
    return isinstance(one, str) and is_apart(one)


for _game in all_games().values():
    if _game.numbers is not None:
        gymnasium.register(
            f"tabbytop/{_game.key.capitalize()}-v{_game.spaces.version}",
            "tabbytop.envs.gymnasium:Seat",
            kwargs={"game": _game.key},
        )
