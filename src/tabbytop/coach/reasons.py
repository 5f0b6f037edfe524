"""Why an action is good or bad: what it changes on the score sheet, if the game ended right after it.

No sentence would fit any position: a reason is a line of the sheet that comes, goes or counts otherwise, by the rules'
own count, and these add up to what an action changes at once. A game that judges may add what it foresees
(``Hinting.foreseen``).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from tabbytop.core import Action, AnyGame, Line, Outcome, Seat

if TYPE_CHECKING:
    from .valuing import Hinting


@dataclass(frozen=True, slots=True)
class Reason:
    """``points`` more or less for who decides, by a line as it stands after the action; where none stands any more, as
    it stood before. Of two sides what the other loses is won. What a game's judge foresees is a line that no sheet has,
    ``ahead-…``."""

    line: Line
    points: float


def all_reasons(game: AnyGame, hinting: "Hinting", view: Any, action: Action, rng: Random) -> tuple[Reason, ...]:
    """What an action changes at once, and what is foreseen; the weightiest first."""
    now = reasons(game, view, action, rng, hinting.counted)
    return tuple(sorted((*now, *hinting.foreseen(view, action, now)), key=lambda reason: -abs(reason.points)))


def reasons(
    game: AnyGame, view: Any, action: Action, rng: Random, counted: Callable[[Any], Any] = lambda state: state
) -> tuple[Reason, ...]:
    """The weightiest first; none where how it stands is not known, or does not change. ``counted``: of the position
    after the action the one whose sheet it is (``Hinting.counted``)."""
    seat: Seat = view.viewer
    before = game.standing(view)
    after = game.standing(game.view(counted(game.apply(game.determinize(view, rng), seat, action)), seat))
    if before is None or after is None:
        return ()
    found = [*_changes(before, after, seat, 1)]
    if len(after.places) == 2:
        found += _changes(before, after, 1 - seat, -1)
    return tuple(sorted(found, key=lambda reason: -abs(reason.points)))


def _changes(before: Outcome, after: Outcome, side: int, sign: int) -> list[Reason]:
    was, stands = _of(before, side), _of(after, side)
    points = Counter({named: sum(line.points for line in lines) for named, lines in stands.items()})
    points.subtract({named: sum(line.points for line in lines) for named, lines in was.items()})
    return [Reason((stands.get(named) or was[named])[0], sign * change) for named, change in points.items() if change]


def _of(outcome: Outcome, side: int) -> dict[Any, Sequence[Line]]:
    """The lines of a side, by what they are about."""
    found: dict[Any, list[Line]] = {}
    for line in outcome.lines:
        if line.side == side:
            found.setdefault((line.key, line.part, *_named(line)), []).append(line)
    return dict(found)


def _named(line: Line) -> tuple[Any, ...]:
    """Which prey, card or colour: two lines of one key are told apart by words and pictures, not by counts."""
    return tuple((name, value) for name, value in line.args if isinstance(value, str) or name == "card")
