"""What is counted when many games are played [KINGOS 9]: who wins, how long it takes, who fights together, which cards
are used."""

from collections import Counter
from collections.abc import Sequence

from tabbytop.core import Step, Tally

from .actions import Action, Bloom, Call, First, Play, Roll, Unleash, Waste
from .components import CURSES, FLOWERS
from .phases.battle import fighters
from .phases.common import citadel_of
from .rules import ISLAND_WINS, outcome_of
from .state import Over, State


def tally(steps: Sequence[Step[State, Action]]) -> Tally:
    """Of one game. Shared wins count in parts; places are counted in turn order from the starting player."""
    end = steps[-1].after
    assert isinstance(end.top, Over)
    count = len(end.players)
    winners = [seat for seat in outcome_of(end.top, count).winners if seat < count]
    first = phases = 0
    used = set()
    battles = {"alone": 0.0, "shared": 0.0, "kingos": 0.0}
    called = 0
    for step in steps:
        match step.action:
            case First(seat):
                first = seat
            case Roll():
                phases += 1
                for kind, fought in _battles(step.before).items():
                    battles[kind] += fought
            case Play(card) | Waste(card) | Bloom(card) | Unleash(_, card):
                used.add(card)
            case Call():
                called += 1
    places = {str(place): 0.0 for place in range(1, count + 1)}
    for seat in winners:
        places[str((seat - first) % count + 1)] += 1 / len(winners)
    return {
        "island_wins": {how: float(end.top.how == how) for how in ISLAND_WINS},
        "wins_by_place": places,
        "length": {"turns": float(end.turn), "battle_phases": float(phases)},
        "battles": battles,
        "talk": {"calls": float(called)},
        "games_with_card": {card: float(card in used) for card in (*FLOWERS, *CURSES)},
    }


def _battles(state: State) -> Counter[str]:
    """The battles of a phase: by one alone or shared by several, those with Kingoš counted once more [KINGOS 6.1]."""
    fought = Counter(state.players[seat].cell for seat in fighters(state, 0))
    counted = Counter("shared" if count > 1 else "alone" for count in fought.values())
    counted["kingos"] = int(citadel_of(state.table) in fought)
    return counted
