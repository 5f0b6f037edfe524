"""What a seat has seen and done since the game began (its information state, perfect recall), as one short text."""

from collections.abc import Iterable
from hashlib import sha256
from json import dumps
from typing import Any

from tabbytop.core import AnyGame, Seat, encode


class Past:
    """What happened last, and ``before`` it all else: copies of a game share it. ``pick`` is what ``seat`` picked, if
    it was a seat; ``state`` is the position after it.

    What a seat recalls is worked out when it is asked for, and kept: most searches never ask.
    """

    def __init__(self, state: Any, seat: Seat | None = None, pick: int = 0, before: "Past | None" = None) -> None:
        self.state, self.seat, self.pick, self.before = state, seat, pick, before
        self._known: dict[Seat, tuple[str, str]] = {}  # a digest of all that was, and what is seen now

    def recalled(self, game: AnyGame, seat: Seat) -> str:
        """The same for whatever ``seat`` cannot tell apart, and another for all else."""
        unknown, past = list[Past](), self
        while seat not in past._known:
            unknown.append(past)
            if past.before is None:
                break
            past = past.before
        mark, seen = past._known.get(seat, ("", ""))
        for one in reversed(unknown):
            mark, seen = one._known[seat] = one._added(game, seat, mark, seen)
        return mark

    def _added(self, game: AnyGame, seat: Seat, mark: str, seen: str) -> tuple[str, str]:
        """What others pick is no news until something is seen of it."""
        did, sees = self.pick if seat == self.seat else "", dumps(encode(game.view_type, game.view(self.state, seat)))
        if did == "" and sees == seen:
            return mark, seen
        return sha256(f"{mark} {did} {sees}".encode()).hexdigest()[:32], sees

    def kept(self, game: AnyGame, seats: Iterable[Seat]) -> "Past":
        """The same without what was before it: what these seats recall of that is worked out first."""
        other = Past(self.state, self.seat, self.pick)
        for seat in seats:
            self.recalled(game, seat)
            other._known[seat] = self._known[seat]
        return other

    def imagined(self, game: AnyGame, seat: Seat, state: Any) -> "Past":
        """That of a position which looks the same to ``seat``. What the others saw before it, nobody knows."""
        other = self.kept(game, [seat])
        other.state = state
        return other
