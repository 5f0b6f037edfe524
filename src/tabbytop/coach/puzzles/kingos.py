"""Kingoš's island: how much to put in, alone on a field of guardians. Every amount is tried with every red flower in
the hand and every face of the die [KINGOS 6.4, 6.5, 6.7].

The best amount wins most often, and of those that win equally often it is the smallest: energy that is kept is a little
of its worth, too little to be seen beside a chance.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from tabbytop.bots import bot
from tabbytop.core import Action, AnyMenu, Seat, play_out
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import PutIn
from tabbytop.games.kingos.components import DIE, FLOWERS, Face
from tabbytop.games.kingos.phases.battle import strength_at, verdicts
from tabbytop.games.kingos.phases.common import citadel_of, with_player
from tabbytop.games.kingos.phases.effects import company
from tabbytop.games.kingos.state import PuttingIn, State
from tabbytop.games.kingos.view import View

from . import TRIES

UNIT = "battle"
GRADED = "sums"  #: bots keep flowers for Kingoš, and give up battles that are rarely won
MARKED = False
CLEAR = 0.0001  #: an energy that is kept
STEPS = 1
SPARED = 0.0001  #: of a win, an energy

PLAYS = ("medium", "easy")
SEATS = (2, 3, 4)
LEAST_CHOICES = 5


def find(source: str) -> Iterator[tuple[State, Seat]]:
    """Whenever somebody fights alone, in a game of two to four."""
    rng = Random(source)
    choose = bot(GAME.key, rng.choice(PLAYS)).choose
    steps: list[tuple[State, Seat]] = []

    def decide(state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        if is_asked(state, seat, menu):
            steps.append((state, seat))
        return choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)

    play_out(GAME, GAME.new_game(rng.choice(SEATS), GAME.complete({})), decide, rng.randrange)
    yield from steps


def is_asked(state: State, seat: Seat, menu: AnyMenu) -> bool:
    """Is it about energy, against guardians, with nobody beside one and enough to choose from?"""
    if not isinstance(state.top, PuttingIn) or len(menu) < LEAST_CHOICES:
        return False
    alone = company(state, seat) == [seat] and state.players[seat].cell != citadel_of(state.table)
    return alone and _chance(state, seat, state.players[seat].vitality, _everything) > 0


def worths(view: View, actions: Sequence[Action]) -> list[float]:
    return _reckoned(view, actions, _everything)


def solved(view: View, menu: AnyMenu, best: Action, source: str) -> tuple[int, ...]:
    """Four who do sums: one looks at the strength alone, one knows of the sword, one of the flowers that add, one of
    both; of flowers that pierce nobody. A sum needs no second try."""
    actions = list(menu)
    found = [_reckoned(view, actions, sight) for sight in (_bare, _with_sword, _with_bonus, _with_both)]
    return tuple(TRIES if actions[figures.index(max(figures))] == best else 0 for figures in found)


@dataclass(frozen=True, slots=True)
class Sight:
    """What somebody reckons with: faces of the die, and effects of red flowers; None: all of them."""

    faces: tuple[Face, ...]
    but: tuple[str, ...] | None = ()  #: effects that are overlooked; None: there are no flowers


_bare = Sight(("moon",), None)
_with_sword = Sight(tuple(DIE), None)
_with_bonus = Sight(("moon",), ("pierce",))
_with_both = Sight(tuple(DIE), ("pierce",))
_everything = Sight(tuple(DIE))


def _reckoned(view: View, actions: Sequence[Action], sight: Sight) -> list[float]:
    seat = view.viewer
    assert seat is not None
    state = GAME.determinize(view, Random(0))  # one's own flowers are known, and nobody else fights here
    amounts = [action.energy for action in actions if isinstance(action, PutIn)]
    return [max(0.0, _chance(state, seat, energy, sight) - SPARED * energy) for energy in amounts]


def _chance(state: State, seat: Seat, energy: int, sight: Sight) -> float:
    """Of winning, with the red flower that helps most."""
    but = sight.but
    reds = [red for red in _reds(state, seat) if but is not None and FLOWERS[red].effect not in but]
    return max(_with(state, seat, energy, red, sight.faces) for red in (None, *reds))


def _with(state: State, seat: Seat, energy: int, red: str | None, faces: tuple[Face, ...]) -> float:
    fought = with_player(state, seat, battle=energy, red=red)
    won = sum(DIE[face] for face in faces if _wins(fought, seat, face))
    return won / sum(DIE.values())


def _wins(state: State, seat: Seat, face: Face) -> bool:
    found = [one for one in verdicts(state, seat, face) if seat in one.seats]
    return found[0].result == "won"


def _reds(state: State, seat: Seat) -> list[str]:
    return [flower for flower in dict.fromkeys(state.players[seat].hand) if FLOWERS[flower].colour == "red"]


def aim(view: View, best: float) -> Mapping[str, str | int]:
    """The guardians' strength, one's energy and red flowers, and the die."""
    seat = view.viewer
    assert seat is not None
    state = GAME.determinize(view, Random(0))
    player = state.players[seat]
    return {
        "strength": strength_at(state, player.cell),
        "energy": player.vitality,
        "reds": len(_reds(state, seat)),
        "shields": DIE["shield"],
        "swords": DIE["sword"],
        "faces": sum(DIE.values()),
    }
