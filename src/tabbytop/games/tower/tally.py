"""What is counted when many games are played [TOWER 9]: stories won, how high and how long, which cards are used."""

from collections.abc import Sequence
from typing import get_args

from tabbytop.core import Step, Tally

from .actions import Action, Choose, Meet
from .components import ACTIONS, GOALS, STORIES
from .state import Ending, State, fallen_walls, topmost


def tally(steps: Sequence[Step[State, Action]]) -> Tally:
    """Of one game. Heights are the highest that were reached, whatever fell later."""
    end: State = steps[-1].after
    used = set[str]()
    floors = kitten = 0
    for step in steps:
        floors, kitten = max(floors, topmost(step.after)), max(kitten, *step.after.race.heights)
        match step.action:
            case Choose(card):
                used.add(f"action {card}")
            case Meet(card):
                used.add(f"goal {card}")
    cards = [*(f"action {card}" for card in ACTIONS), *(f"goal {card}" for card in GOALS)]
    reached = {str(story): float(end.story.won >= story) for story in STORIES}
    return {
        **({"stories_won": reached} if end.setup.mode == "coop" else {}),
        "endings": {how: float(end.story.ending == how) for how in get_args(Ending) if how},
        "reached": {"turns": end.turn.number, "floors": floors, "kitten": kitten, "walls_fallen": fallen_walls(end)},
        "games_with_card": {card: float(card in used) for card in cards},
    }
