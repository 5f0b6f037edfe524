"""Stepping back (undo): what may be taken back alone, what is known afterwards all the same, and to whom."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from .choices import Action
from .log import Moved, Stepped
from .seats import CHANCE, PHYSICS, Seat, Viewer
from .spec import AnyGame, State, Step
from .words import Event


@dataclass(frozen=True, slots=True)
class StepBack:
    """A step back beyond something that was seen, and what was taken back: nothing that can be told, if it was made
    under earlier rules."""

    kept: Stepped
    moves: tuple[tuple[Moved, Step[object, object]], ...] = ()

    @property
    def seen(self) -> tuple[Seat, ...]:
        return self.kept.seen

    def news(self, game: AnyGame, viewer: Viewer) -> Iterator[Event]:
        """What chance and physics had told ``viewer``, which no longer holds and is known."""
        for move, (before, seat, action, after) in self.moves:
            if move.seat in (CHANCE, PHYSICS):
                yield from game.tell(before, seat, action, after, viewer)


def is_word_beside(game: AnyGame, before: State, seat: Seat, action: Action) -> bool:
    """Was this only said, and beside somebody else's turn?"""
    return game.flow.is_word(action) and seat in game.to_act(before).may


def is_barrier(game: AnyGame, before: State, seat: Seat, action: Action, after: State) -> bool:
    """Did this show its seat something new? A draw, a result, choices turned over, the end, or what the game says.

    What is handed over to physics is watched from then on, so it cannot be taken back before the outcome is recorded.
    """
    then = game.to_act(after)
    return (
        seat in (CHANCE, PHYSICS)
        or PHYSICS in then.must
        or not then.must
        or not set(game.to_act(before).chosen) <= set(then.chosen)
        or game.flow.reveals(before, seat, action)
    )


def witnesses(game: AnyGame, steps: Iterable[Step[State, Action]], by: Seat, seats: int) -> tuple[Seat, ...]:
    """The seats that have seen something in these steps which ``by`` takes back."""
    everybody, found = range(seats), set[Seat]()
    for step in steps:
        if step.seat == CHANCE:
            found.update(_told_apart(game, step, everybody))
        elif is_barrier(game, *step) or not _is_unseen(game, step, by):
            found.update(everybody)
    return tuple(sorted(found))


def _is_unseen(game: AnyGame, step: Step[State, Action], by: Seat) -> bool:
    """Does it tell nobody anything new: what is taken back by who did it, a hidden choice, a mere word?"""
    before, seat, action, after = step
    return seat == by or seat in game.to_act(after).chosen or is_word_beside(game, before, seat, action)


def _told_apart(game: AnyGame, step: Step[State, Action], seats: Sequence[Seat]) -> set[Seat]:
    """Who could tell this draw from another: after some other one the table would look otherwise from that seat."""
    before, _, drawn, after = step
    others = [game.apply(before, CHANCE, other) for other in _others(game, before, drawn)]
    seen = {seat: game.view(after, seat) for seat in seats}
    return {seat for seat in seats if any(game.view(other, seat) != seen[seat] for other in others)}


def _others(game: AnyGame, before: State, drawn: Action) -> Iterator[Action]:
    """Some other draws that could have come: the first, the last, one between."""
    chances = game.chances(before)
    some = [chances.draw(below) for below in (lambda n: 0, lambda n: n - 1, lambda n: n // 2)]
    yield from (outcome for outcome in some if outcome != drawn)
