"""The games for OpenSpiel, as extensive-form games in Python. Importing this registers them.

>>> game = pyspiel.load_game("tabbytop_clans(clans=free)")
>>> game = pyspiel.load_game("tabbytop_isle(players=2,modules=A+B+U)")

Chance is explicit and exact: what is dealt together comes card by card, so that every outcome is listed. Where physics
decides (tower) it is simulated, and the same placing has the same end; with ``pretend=True`` one of a few things
happens, all as likely, and that is a guess and not the game's chance. Those who choose at once are asked in turn, none
seeing what another has chosen.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from tabbytop.core import CHANCE, AnyGame
from tabbytop.games import all_games

from .episode import Episode, Setting

MOST_CHANCES = 1024  #: outcomes of one draw
LONGEST = 20_000  #: picks and draws of a game


def _name(game: AnyGame) -> str:
    return f"tabbytop_{game.key}"


USUAL = "usual"  #: an option that follows from others, unless it is chosen
SWITCH = {"on": True, "off": False}
COMMA = "+"  #: written for a comma, which parts parameters


def _parameters(game: AnyGame) -> dict[str, Any]:
    """With their defaults. OpenSpiel fills them in by itself, so what follows from others has a word of its own."""
    given: dict[str, Any] = {one.key: USUAL if one.follows else _written(one.default) for one in game.options}
    return {**given, "players": game.seats[0], **({"pretend": False} if game.physics is not None else {})}


def _options(game: AnyGame, given: Mapping[str, Any]) -> dict[str, Any]:
    """Those that were chosen; a switch that follows from others is ``on`` or ``off``."""
    chosen = {one.key: given[one.key] for one in game.options if one.key in given}
    return {key: SWITCH.get(value, _read(value)) for key, value in chosen.items() if value != USUAL}


def _written(value: Any) -> Any:
    return value.replace(",", COMMA) if isinstance(value, str) else value


def _read(value: Any) -> Any:
    return value.replace(COMMA, ",") if isinstance(value, str) else value


class Table(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, as parameters."""

    KEY = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = all_games()[self.KEY]
        given = dict(params or {})
        self.setting = Setting(
            game.key,
            given.get("players", game.seats[0]),
            _options(game, given),
            pretend=bool(given.get("pretend", False)),
        )
        super().__init__(
            type_of(self.KEY),
            pyspiel.GameInfo(
                num_distinct_actions=self.setting.spaces.actions.size,
                max_chance_outcomes=MOST_CHANCES,
                num_players=self.setting.seats,
                min_utility=-1.0,
                max_utility=1.0,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> "Position":
        return Position(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setting)


class Position(pyspiel.State):  # type: ignore[misc]
    """Where a game is. All that it holds is one episode, of which a copy is cheap."""

    def __init__(self, game: Table) -> None:
        super().__init__(game)
        self.held = _Held(Episode(game.setting, explicit=True))

    @property
    def episode(self) -> Episode:
        return self.held.episode

    def current_player(self) -> int:
        seat = self.episode.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.episode.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.episode.odds

    def _apply_action(self, action: int) -> None:
        self.episode.pick(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.episode.actions.meaning(action)

    def is_terminal(self) -> bool:
        return self.episode.is_over

    def returns(self) -> list[float]:
        return self.episode.rewards() if self.episode.is_over else [0.0] * self.episode.setting.seats

    def __str__(self) -> str:
        """What a spectator sees, in the game's notation; and what has been picked of the present action."""
        episode = self.episode
        shown = episode.game.notation.show(episode.game.view(episode.state, None))
        return "\n".join([shown, *(episode.actions.meaning(pick) for pick in episode.so_far)])


class _Held:
    """An episode as an attribute that OpenSpiel copies deeply with a state."""

    def __init__(self, episode: Episode) -> None:
        self.episode = episode

    def __deepcopy__(self, memo: Any) -> "_Held":
        return _Held(self.episode.copy())


class Observer:
    """What a player sees: the row of all planes, each by its name in ``dict``, and the view in notation."""

    def __init__(self, setting: Setting) -> None:
        self._game, self._declared = setting.game, setting.spaces.observation
        self.tensor = np.zeros(self._declared.size, np.float32)
        places = self._declared.places
        self.dict = {one.name: self.tensor[places[one.name]].reshape(one.shape) for one in self._declared.planes}

    def set_from(self, state: Position, player: int) -> None:
        self.tensor[:] = self._declared.row(state.episode.view(player))

    def string_from(self, state: Position, player: int) -> str:
        return str(self._game.notation.show(state.episode.view(player)))


@cache
def type_of(key: str) -> Any:
    game = all_games()[key]
    return pyspiel.GameType(
        short_name=_name(game),
        long_name=f"Tabbytop: {key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


for _game in all_games().values():
    if _game.spaces is not None:
        pyspiel.register_game(type_of(_game.key), type(_game.key.capitalize(), (Table,), {"KEY": _game.key}))
