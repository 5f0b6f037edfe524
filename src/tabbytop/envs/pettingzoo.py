"""The games for PettingZoo: agents act one after another (AEC), and a mask says what they may do.

>>> env = tabbytop.envs.pettingzoo.env("clans", seats=2, options={"clans": "free"})
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from tabbytop.core import Malformed

from .episode import Episode, Setting, whole
from .numbers import Numbers, Observed

Agent: TypeAlias = str


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    pretend: bool = False,
    render_mode: str | None = None,
) -> AECEnv:
    """A game in the wrappers that PettingZoo's own games come in; what a mask forbids is refused with an error.

    ``pretend``: where physics decides (tower), draw what happens instead of simulating it, hundreds of times as fast.
    """
    plain = Table(game, seats, options, pretend=pretend, render_mode=render_mode)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(plain))


class Table(AECEnv):  # type: ignore[misc]
    """The same without wrappers."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        pretend: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise Malformed(f"tables are drawn as 'ansi' or not at all, not as {render_mode!r}")
        self.setting = Setting(game, seats, options, pretend)
        self.numbers = Numbers(self.setting)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tabbytop_{game}_v{self.setting.spaces.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.episode: Episode | None = None

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.numbers.observations

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.numbers.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. ``options`` are not looked at: those of a game are chosen when the environment is made."""
        self.episode = Episode(self.setting, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: Agent) -> Observed:
        assert self.episode is not None, "reset comes first"
        return self.numbers.observed(self.episode, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.episode is not None
        self.episode.pick(whole(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.episode.is_over:
            self._end()
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        assert self.episode is not None
        seat = self.episode.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def _end(self) -> None:
        assert self.episode is not None
        outcome, worth = self.episode.outcome(), self.episode.rewards()
        for agent, seat in self._seats.items():
            self.rewards[agent] = worth[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"place": outcome.places[seat], "points": outcome.points(seat)}

    def render(self) -> str | None:
        """What a spectator sees, in the game's notation."""
        if self.render_mode is None or self.episode is None:
            return None
        game = self.setting.game
        return game.notation.show(game.view(self.episode.state, None))


raw_env = Table  #: as PettingZoo's users look for it
