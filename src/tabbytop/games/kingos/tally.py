"""What is counted when many games are played [KINGOS 9]: who wins, how long it takes, which cards are used."""

from collections.abc import Sequence

from tabbytop.core import Step, Tally

from .actions import Action, Bloom, First, Play, Roll, Unleash
from .components import CURSES, FLOWERS
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
    for step in steps:
        match step.action:
            case First(seat):
                first = seat
            case Roll():
                phases += 1
            case Play(card) | Bloom(card) | Unleash(_, card):
                used.add(card)
    places = {str(place): 0.0 for place in range(1, count + 1)}
    for seat in winners:
        places[str((seat - first) % count + 1)] += 1 / len(winners)
    return {
        "island_wins": {how: float(end.top.how == how) for how in ISLAND_WINS},
        "wins_by_place": places,
        "length": {"turns": float(end.turn), "battle_phases": float(phases)},
        "games_with_card": {card: float(card in used) for card in (*FLOWERS, *CURSES)},
    }
