"""The games for OpenSpiel, as extensive-form games in Python. Importing this registers them.

>>> game = pyspiel.load_game("tabbytop_clans(clans=free)")
>>> game = pyspiel.load_game("tabbytop_isle(players=2,modules=A+B+U)")

Chance is explicit and exact: what is dealt together comes card by card, so that every outcome is listed. Where physics
decides (tower) it is simulated, and the same placing has the same end; with ``pretend=True`` one of a few things
happens, all as likely, and that is a guess and not the game's chance. Those who choose at once are asked in turn, none
seeing what another has chosen.

A player's information state is a text, the same for all that it cannot tell apart; ``resample_from_infostate`` fills in
what is hidden from who is asked, so that searches over information sets (IS-MCTS) run.
"""

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pyspiel

from tabbytop.core import CHANCE, SPECTATOR, AnyGame, Malformed, Seat, Viewer
from tabbytop.games import all_games

from .episode import Episode, Setting
from .recalling import Past

MOST_CHANCES = 1024  #: outcomes of one draw
LONGEST = 20_000  #: picks and draws of a game


def _name(game: AnyGame) -> str:
    return f"tabbytop_{game.key}"


USUAL = "usual"  #: an option that follows from others, unless it is chosen
SWITCH = {"on": True, "off": False}
COMMA = "+"  #: written for a comma, which parts parameters
AS_FEW = 0  #: players as the options allow


def _parameters(game: AnyGame) -> dict[str, Any]:
    """With their defaults. OpenSpiel fills them in by itself, so what follows from others has a word of its own."""
    given: dict[str, Any] = {one.key: USUAL if one.follows else _written(one.default) for one in game.options}
    return {**given, "players": AS_FEW, **({"pretend": False} if game.physics is not None else {})}


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
            given.get("players") or None,
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | Recollection":
        """What one player sees, public and private together; with perfect recall what it has seen and done, as text."""
        if iig_obs_type is None:
            return Observer(self.setting)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise Malformed("what is observed here is all that one player sees: public, and private of a single player")
        return Recollection() if iig_obs_type.perfect_recall else Observer(self.setting)


class Position(pyspiel.State):  # type: ignore[misc]
    """Where a game is. All that it holds is one episode and its past, of which a copy is cheap."""

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
        self.held.pick(action)

    def recalled(self, player: Seat) -> str:
        """What a player has seen and done since the game began, in short."""
        return self.held.past.recalled(self.episode.game, player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "Position":
        """A position that looks the same to ``player``, who is asked, and to whom it always did. It is there to be
        played on from: its history is still that of this one, so it cannot be serialised."""
        if player != self.current_player() or player < 0:
            raise Malformed(f"hidden things are filled in for who is asked, {self.current_player()}, not for {player}")
        other: Position = self.clone()
        other.held = self.held.imagined(Random(int(sampler() * (1 << 53))))
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == pyspiel.PlayerId.CHANCE else self.episode.actions.meaning(action)

    def is_terminal(self) -> bool:
        return self.episode.is_over

    def returns(self) -> list[float]:
        return self.episode.rewards() if self.episode.is_over else [0.0] * self.episode.setting.seats

    def __str__(self) -> str:
        """What a spectator sees, in the game's notation; and what has been picked of the present action."""
        return "\n".join([_shown(self.episode, SPECTATOR), *_picked(self.episode)])


class _Held:
    """An episode and its past, as an attribute that OpenSpiel copies deeply with a state."""

    def __init__(self, episode: Episode, past: Past | None = None) -> None:
        self.episode, self.past = episode, past or Past(episode.state)

    def pick(self, number: int) -> None:
        episode = self.episode
        before, seat = episode.state, episode.seat
        episode.pick(number)
        if seat != CHANCE or episode.state is not before:
            self.past = Past(episode.state, seat, number, self.past)

    def imagined(self, rng: Random) -> "_Held":
        episode, seat = self.episode.imagined(rng), self.episode.seat
        assert seat is not None
        return _Held(episode, self.past.imagined(episode.game, seat, episode.state))

    def __deepcopy__(self, memo: Any) -> "_Held":
        return _Held(self.episode.copy(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        """When a state is serialised, what was recalled is kept, and not all positions that led to it."""
        setting = self.episode.setting
        return _Held, (self.episode, self.past.kept(setting.game, range(setting.seats)))


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
        return _said(state.episode, player)


class Recollection:
    """What a player has seen and done since the game began (perfect recall): a text, and no tensor."""

    tensor = None

    def __init__(self) -> None:
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Position, player: int) -> None:
        raise Malformed("what a player recalls is a text here; the tensor is that of what it sees (observation_tensor)")

    def string_from(self, state: Position, player: int) -> str:
        return f"{state.recalled(player)}\n{_said(state.episode, player)}"


def _said(episode: Episode, player: Seat) -> str:
    """What a player sees, in the game's notation; and, of who is asked, what they have picked of the present action."""
    return "\n".join([_shown(episode, player), *(_picked(episode) if player == episode.seat else ())])


def _shown(episode: Episode, viewer: Viewer) -> str:
    return str(episode.game.notation.show(episode.game.view(episode.state, viewer)))


def _picked(episode: Episode) -> list[str]:
    return [episode.actions.meaning(pick) for pick in episode.so_far]


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
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


for _game in all_games().values():
    if _game.numbers is not None:
        pyspiel.register_game(type_of(_game.key), type(_game.key.capitalize(), (Table,), {"KEY": _game.key}))
