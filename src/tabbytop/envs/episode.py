"""One game, pick by pick: what every environment here is made of. Chance and physics act by themselves in between.

Whoever may interrupt is asked before who must act, and may decline (``core.poll``); those who choose at once are asked
one after the other, and none sees what another has chosen. A pick that follows from the ones before it, or from the
menu, is not asked for, unless it is all that there is to decide.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from tabbytop.core import CHANCE, PHYSICS, Action, AnyGame, AnyMenu, Malformed, Outcome, Picks, Seat, Spaces, poll
from tabbytop.core.playing import Simulate
from tabbytop.core.spaces import DECLINE
from tabbytop.games import all_games
from tabbytop.physics import simulation_of


def game_of(key: str) -> AnyGame:
    """The game of this name; ``Malformed`` says which there are."""
    games = all_games()
    if key not in games or games[key].spaces is None:
        known = ", ".join(key for key, game in games.items() if game.spaces is not None)
        raise Malformed(f"there is no environment for {key!r}; there are {known}")
    return games[key]


def spaces_of(game: AnyGame) -> Spaces[Any]:
    assert game.spaces is not None, f"{game.key} has declared no spaces"
    return game.spaces


class Setting:
    """Which game is played how: checked once, played often."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, pretend: bool = False
    ) -> None:
        """``pretend``: where physics decides, draw what happens instead of simulating it."""
        self.game = game_of(game)
        self.options = self.game.complete(options or {})
        self.seats = self._fewest() if seats is None else seats
        if self.seats not in self.game.seats:
            raise Malformed(f"{game} is for {_counted(self.game.seats)} seats, not for {seats}")
        self.game.check_setup(self.seats, self.options)
        self.spaces = spaces_of(self.game)
        self.simulate: Simulate[Any] | None = None
        if self.game.physics is not None and not pretend:
            self.simulate = simulation_of(self.game)

    def _fewest(self) -> int:
        for seats in self.game.seats:
            try:
                self.game.check_setup(seats, self.options)
            except Malformed:
                continue
            return seats
        return self.game.seats[0]


def _counted(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


class Episode:
    """A game from its beginning to its end. ``seat`` is asked now; None: it is over."""

    def __init__(self, setting: Setting, seed: int | str | None = None) -> None:
        self.setting, self.game, self.actions = setting, setting.game, setting.spaces.actions
        self.chance = Random(seed)
        self.state: Any = self.game.new_game(setting.seats, setting.options)
        self.so_far: Picks = ()  # of the action that is being put together
        self.last: tuple[Seat, Action | None] | None = None  # who did what; None: they declined
        self.seat: Seat | None = None
        self.may_decline = False
        self.menu: AnyMenu | None = None
        self.legal: tuple[int, ...] = ()
        self._declined: set[Seat] = set()
        self._go_on()

    @property
    def is_over(self) -> bool:
        return self.seat is None

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.state, seat)

    def outcome(self) -> Outcome:
        return self.game.outcome(self.state)

    def pick(self, number: int) -> None:
        """Whoever is asked picks this; ``Malformed`` if it is not among ``legal``."""
        if self.seat is None:
            raise Malformed("the game is over; reset it to play another")
        if number not in self.legal:
            raise Malformed(
                f"seat {self.seat} cannot pick {number}{self._named(number)} here; it can pick {list(self.legal)}"
            )
        self._take(number)
        self._complete(asked=True)

    def act(self, action: Action | None) -> None:
        """Whoever is asked does this, as a bot answers: an action of the menu, or None to decline."""
        assert self.seat is not None and self.menu is not None, "the game is over"
        if action is None and not self.may_decline:
            raise Malformed(f"seat {self.seat} must act, and gave no action")
        if action is not None and action not in self.menu:
            raise Malformed(f"seat {self.seat} gave {action!r}, which is none of the {len(self.menu)} choices it had")
        self._done(action)

    # -- between two picks --------------------------------------------------------------------------------------------

    def _named(self, number: int) -> str:
        return f" ({self.actions.meaning(number)})" if 0 <= number < self.actions.size else ""

    def _take(self, number: int) -> None:
        self.so_far = (*self.so_far, number)
        self.legal = ()

    def _complete(self, asked: bool) -> None:
        """Make the picks that follow by themselves; then the action, or wait for the next pick."""
        assert self.menu is not None
        while not self.actions.is_whole(self.so_far):
            legal = self.actions.following(self.menu, self.so_far, self.may_decline)
            if len(legal) > 1 or (not asked and self.actions.is_whole((*self.so_far, *legal))):
                self.legal = tuple(legal)
                return
            self._take(legal[0])
        self._done(None if self.so_far == (DECLINE,) else self.actions.read(self.so_far, self.menu))

    def _done(self, action: Action | None) -> None:
        assert self.seat is not None
        self.last, self.so_far = (self.seat, action), ()
        if action is None:
            self._declined.add(self.seat)
        else:
            self._apply(self.seat, action)
        self._go_on()

    def _apply(self, seat: Seat, action: Action) -> None:
        self.state = self.game.apply(self.state, seat, action)
        self._declined.clear()

    def _go_on(self) -> None:
        """Chance and physics act until somebody is asked, or it is over."""
        while (asked := self.game.to_act(self.state)).must:
            seat, may_decline = poll(asked, self._declined)
            if seat == CHANCE:
                self._apply(seat, self.game.chances(self.state).draw(self.chance.randrange))
            elif seat == PHYSICS:
                self._apply(seat, self._settled())
            else:
                self.seat, self.may_decline = seat, may_decline
                self.menu = self.game.legal(self.state, seat)
                self._complete(asked=False)
                return
        self.seat, self.menu, self.legal = None, None, ()

    def _settled(self) -> Action:
        physics = self.game.physics
        assert physics is not None
        request = physics.request(self.state)
        if self.setting.simulate is not None:
            return self.setting.simulate(request)
        return physics.pretend(request, self.chance.randrange)


def rewards(outcome: Outcome, seats: int) -> list[float]:
    """What the end is worth to each seat, from -1 to 1: the first place 1, the last -1, evenly between, and what is
    shared is shared. Where a rival without a seat wins (a sister, an island), all have lost; where all have beaten it
    together, or one alone has, all have won."""
    places, rivals = outcome.places[:seats], outcome.places[seats:]
    if min(places) > 1:
        return [-1.0] * seats
    if len(set(places)) == 1 and (rivals or seats == 1):
        return [0.0 if 1 in rivals else 1.0] * seats
    middles = [place - 1 + (places.count(place) - 1) / 2 for place in places]
    return [1.0 - 2.0 * middle / (seats - 1) for middle in middles]
