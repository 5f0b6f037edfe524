"""Looking ahead, where it is about to be decided: some choices are played on for two rounds of turns in imagined
worlds, by rules of thumb, and what became of such positions says how good they are (``standing``).

Rules of thumb see one step, and many a win is two steps away: whoever waits for the others at the foot of the citadel
until the last moon has come would have won there with those who follow. Games that are played out to the end say so
too, but many more of them are needed, since each is only won or not.
"""

from collections.abc import Sequence
from random import Random

from tabbytop.bots.bot import USUAL, Budget, Clock
from tabbytop.core import Menu, Seat
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Action, Call, Say
from tabbytop.games.kingos.state import Over, State
from tabbytop.games.kingos.view import View, determinize

from . import policy
from .glancing import ranked
from .outlook import Outlook, Style
from .playing import play_on
from .standing import chances, is_quiet

ROUNDS = 2  #: of turns that are played on
WORLDS = 24  #: in which an expert tries those that are left; a quarter of it says which these are
TRIED, LEFT = 5, 3  #: choices, with that of the rules of thumb
FEWEST = 4  #: worlds that say something, where time is short
DOUBT = 0.03  #: of a win, by which another choice must be better than that one
HOPE = 0.05  #: which may seem to be worse by so much at first

Parts = Sequence[float]  #: of the win, for each seat and the island


def choose(
    view: View, menu: Menu[Action], rng: Random, style: Style, worlds: int = WORLDS, budget: Budget | None = None
) -> Action:
    """That of the rules of thumb, unless another one is clearly better where all could strike or midnight is near."""
    seat = view.viewer
    assert seat is not None
    state = GAME.determinize(view, rng)
    usual = policy.choose(state, seat, menu, rng, style)
    if len(menu) < 2 or isinstance(usual, Call | Say) or not Outlook(state, seat, style).striking:
        return usual
    others = [one for one in ranked(state, seat, menu) if one != usual]
    if not others:
        return usual
    budget = budget or USUAL
    worlds = worlds if budget.work is None else budget.work
    return _best(view, [usual, *others[: TRIED - 1]], rng, worlds, Clock(budget))


def _best(view: View, actions: list[Action], rng: Random, worlds: int, clock: Clock) -> Action:
    """The first stays where there is no time for more."""
    first = _means(view, actions, -(-worlds // 4), rng, clock)
    if first is None:
        return actions[0]
    hopeful = [place for place in range(1, len(actions)) if first[place] > first[0] - HOPE]
    if not hopeful:
        return actions[0]
    left = [actions[0], *(actions[place] for place in sorted(hopeful, key=lambda place: -first[place])[: LEFT - 1])]
    means = _means(view, left, worlds, rng, clock)
    if means is None:
        return actions[0]
    means[0] += DOUBT
    return left[means.index(max(means))]


def _means(view: View, actions: Sequence[Action], worlds: int, rng: Random, clock: Clock) -> list[float] | None:
    """What part of the win each choice brings; None where there was no time for a few worlds."""
    seat, sums, seen = view.viewer, [0.0] * len(actions), 0
    assert seat is not None
    seed = rng.getrandbits(62)
    while seen < worlds and not clock.is_up():
        for place, parts in enumerate(tried(view, seat, actions, f"{seed} {seen}")):
            sums[place] += parts[seat]
        seen += 1
    return [whole / seen for whole in sums] if seen >= max(1, min(worlds, FEWEST)) else None


def tried(view: View, seat: Seat, actions: Sequence[Action], world: str) -> list[Parts]:
    """What comes of each choice in one imagined world, with the same luck."""
    state = imagined(view, Random(world))
    return [then(GAME.apply(state, seat, action), Random(f"{world} on")) for action in actions]


def imagined(view: View, rng: Random) -> State:
    """A position that agrees with a view. What others have chosen and nobody sees they choose again."""
    state = determinize(view, rng)
    players = [
        player if seat == view.viewer else player._replace(chosen=None) for seat, player in enumerate(state.players)
    ]
    return state._replace(players=tuple(players))


def then(state: State, rng: Random) -> Parts:
    last = state.turn + ROUNDS * len(state.players)
    end = play_on(state, rng, lambda now: now.turn >= last and is_quiet(now))
    return parts_of(end) if isinstance(end.top, Over) else chances(end)


def parts_of(end: State) -> Parts:
    """Of a game that is over."""
    outcome = GAME.outcome(end)
    return [1 / len(outcome.winners) if side in outcome.winners else 0.0 for side in range(len(outcome.places))]
