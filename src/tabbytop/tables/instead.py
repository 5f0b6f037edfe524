"""Moves that somebody else made for a seat, and how the log tells: by the id of the entry, which every record keeps.

An id of a person's own move begins with the seat's number, so that none of these can be one. A bot's move on a seat of
its own has none.
"""

from tabbytop.core import Moved, Seat

LATE = "late "  #: the clock had run out, and a bot decided once
IDLE = "idle "  #: there was nothing to decide, or nothing was wanted, and the table passed on
STAND_IN = "for "  #: a bot plays on for somebody who is gone; its name follows
CLOCK = "clock"  #: what is told of a move that the clock made, where else a bot is named
A_BOT = "bot"  #: what is told where it is not known which one


def late_id(seat: Seat, seq: int) -> str:
    return f"{LATE}{seq} {seat}"


def idle_id(seat: Seat, seq: int) -> str:
    return f"{IDLE}{seq} {seat}"


def stand_in_id(cat: str, seat: Seat, seq: int) -> str:
    return f"{STAND_IN}{cat} {seq} {seat}"


def is_late(move: Moved) -> bool:
    """Was it made by the clock?"""
    return move.id is not None and move.id.startswith(LATE)


def stand_in_of(move: Moved) -> str | None:
    """Which bot made it for somebody who was gone."""
    return move.id.split(" ")[1] if move.id is not None and move.id.startswith(STAND_IN) else None


def is_own(move: Moved) -> bool:
    """Is it a sign of whoever sits there? What was passed on for them counts as one: nobody could tell it apart."""
    return not is_late(move) and stand_in_of(move) is None
