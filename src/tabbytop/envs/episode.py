"""One game, pick by pick: what every environment here is made of. Chance and physics act by themselves in between.

Whoever may interrupt is asked before who must act, and may decline (``core.poll``); those who choose at once are asked
one after the other, and none sees what another has chosen. A pick that follows from the ones before it, or from the
menu, is not asked for, unless it is all that there is to decide.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from copy import copy
from operator import index
from random import Random
from typing import Any

from tabbytop.core import (
    CHANCE,
    PHYSICS,
    Action,
    AnyGame,
    AnyMenu,
    Below,
    Chances,
    Deal,
    Malformed,
    Odds,
    Outcome,
    Picks,
    Seat,
    poll,
)
from tabbytop.core.playing import Simulate
from tabbytop.core.spaces import DECLINE
from tabbytop.games import all_games
from tabbytop.physics import simulation_of


def game_of(key: str) -> AnyGame:
    """The game of this name; ``Malformed`` says which there are."""
    games = all_games()
    if key not in games or games[key].numbers is None:
        known = ", ".join(key for key, game in games.items() if game.numbers is not None)
        raise Malformed(f"there is no environment for {key!r}; there are {known}")
    return games[key]


def whole(number: Any) -> int:
    """A pick as it is given: a whole number, of Python or of numpy."""
    try:
        return index(number)
    except TypeError:
        raise Malformed(f"a pick is one whole number, not {number!r}") from None


class Setting:
    """Which game is played how: checked once, played often."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, pretend: bool = False
    ) -> None:
        """``pretend``: where physics decides, draw what happens instead of simulating it."""
        self.game = game_of(game)
        self.options = self.game.complete({} if options is None else options)
        self.seats = self.game.fewest_seats(self.options) if seats is None else seats
        self.game.check_seats(self.seats, self.options)
        self.spaces = self.game.spaces
        self.together = self.seats == 1 or self.game.flow.is_together(self.options)
        self.simulate: Simulate[Any] | None = None
        if self.game.physics is not None and not pretend:
            self.simulate = simulation_of(self.game)


PRETENCES = 64  #: things that may happen where physics is pretended and chance is explicit, all as likely


class Episode:
    """A game from its beginning to its end. ``seat`` is asked now; None: it is over.

    With ``explicit`` chance it is asked too, as the seat ``CHANCE``: what it may pick are the places of the outcomes,
    with their ``odds``. Cards and tiles that are dealt together come one by one then, so that all can be listed.
    """

    def __init__(self, setting: Setting, seed: int | str | None = None, *, explicit: bool = False) -> None:
        self.setting, self.game, self.actions = setting, setting.game, setting.spaces.actions
        self.chance = None if explicit else Random(seed)
        self._draw: _Draw | None = None
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

    def rewards(self) -> list[float]:
        return rewards(self.outcome(), self.setting.seats, self.setting.together)

    def pick(self, number: int) -> None:
        """Whoever is asked picks this; ``Malformed`` if it is not among ``legal``."""
        if self.seat is None:
            raise Malformed("the game is over; reset it to play another")
        if self._draw is not None and number in self.legal:
            self._drawn(number)
            return
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

    @property
    def odds(self) -> list[tuple[int, float]]:
        """Where chance is asked: what it may pick, and how likely."""
        return [] if self._draw is None else self._draw.odds

    def copy(self) -> "Episode":
        """Another that goes on from here by itself. Positions never change, so only what points at them is new."""
        other = copy(self)
        other._declined = set(self._declined)
        if self.chance is not None:
            other.chance = Random()
            other.chance.setstate(self.chance.getstate())
        return other

    def imagined(self, rng: Random) -> "Episode":
        """Another that looks the same to who is asked: what is hidden from them is filled in (determinization)."""
        assert self.seat is not None and self.menu is not None, "nobody is asked"
        other = self.copy()
        other.state = self.game.determinize(self.view(self.seat), rng)
        return other

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
                chances = self.game.chances(self.state)
                if self.chance is None:
                    self._ask_chance(_Draw(chances))
                    return
                self._apply(seat, chances.draw(self.chance.randrange))
            elif seat == PHYSICS:
                if self.chance is None and self.setting.simulate is None:
                    self._ask_chance(_Draw(None))
                    return
                self._apply(seat, self._settled())
            else:
                self.seat, self.may_decline = seat, may_decline
                self.menu = self.game.legal(self.state, seat)
                self._complete(asked=False)
                return
        self.seat, self.menu, self.legal = None, None, ()

    def _settled(self, below: Below | None = None) -> Action:
        physics = self.game.physics
        assert physics is not None
        request = physics.request(self.state)
        if self.setting.simulate is not None:
            return self.setting.simulate(request)
        below = below or (self.chance or Random(0)).randrange
        return physics.pretend(request, below)

    def _ask_chance(self, draw: "_Draw") -> None:
        self.seat, self.menu, self._draw = CHANCE, None, draw
        self.legal = tuple([number for number, _ in draw.odds])

    def _drawn(self, number: int) -> None:
        assert self._draw is not None
        self._draw = self._draw.drawn(number)
        if not self._draw.is_whole:
            self._ask_chance(self._draw)
            return
        chances, taken = self._draw.chances, self._draw.taken
        self._draw = None
        if chances is None:
            self._apply(PHYSICS, self._settled(Random(f"pretence {number}").randrange))
        elif isinstance(chances, Odds):
            self._apply(CHANCE, chances.kind(*chances.values[number]))
        else:
            self._apply(CHANCE, chances.kind(taken))
        self._go_on()


class _Draw:
    """What chance is asked for, and what of it has come: a deal comes item by item. None: something pretended."""

    def __init__(self, chances: Chances[Any] | None, taken: tuple[Any, ...] = ()) -> None:
        self.chances, self.taken = chances, taken
        self.odds = [(number, weight / total) for number, weight, total in self._weights()]

    def _weights(self) -> Iterator[tuple[int, int, int]]:
        match self.chances:
            case None:
                yield from ((number, 1, PRETENCES) for number in range(PRETENCES))
            case Odds(values=values, weights=weights):
                total = sum(weights) if weights else len(values)
                yield from ((number, weights[number] if weights else 1, total) for number in range(len(values)))
            case Deal(pool=pool):
                left = Counter(pool)
                left.subtract(self.taken)
                total = left.total()
                yield from ((number, left[one], total) for number, one in enumerate(sorted(set(pool))) if left[one])

    def drawn(self, number: int) -> "_Draw":
        if isinstance(self.chances, Deal):
            return _Draw(self.chances, (*self.taken, sorted(set(self.chances.pool))[number]))
        return _Draw(self.chances, (*self.taken, number))

    @property
    def is_whole(self) -> bool:
        return len(self.taken) == (self.chances.count if isinstance(self.chances, Deal) else 1)


def rewards(outcome: Outcome, seats: int, together: bool) -> list[float]:
    """What the end is worth to each seat, from -1 to 1: the first place 1, the last -1, evenly between, and what is
    shared is shared, so that it is a draw if all have won. Where a rival without a seat wins (a sister, an island), all
    have lost; who plays ``together``, or alone, has won as soon as the rival has not, and with it it is a draw."""
    places, rivals = outcome.places[:seats], outcome.places[seats:]
    if min(places) > 1:
        return [-1.0] * seats
    if together:
        return [0.0 if 1 in rivals else 1.0] * seats
    middles = [place - 1 + (places.count(place) - 1) / 2 for place in places]
    return [1.0 - 2.0 * middle / (seats - 1) for middle in middles]
