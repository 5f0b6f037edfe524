"""The clock of a table: until when a person may think, and whose time is up. Nobody loses by it; a bot moves instead.

With or without a clock, who has nothing to decide is answered for after a pause, always the same.

Pure functions over ``Table``, which keeps since when each person is asked (``Live.settle`` notes it).
"""

from tabbytop.core import Moved, Seat

from .table import Table

LATE = "late "  #: begins the id of a move made by the clock; an id of a person's move begins with the seat
ALONE = 0.1  #: seconds are enough of a pause where there is no other person from whom it hides anything
IDLE = "idle "  #: and that of a move made for one who had nothing to decide


def deadlines(table: Table) -> dict[Seat, float]:
    """Until when each person who must act has time; empty where nobody is in a hurry."""
    return {seat: since + table.clock for seat, since in enumerate(table.asked) if since and table.clock}


def answers(table: Table, pause: float) -> dict[Seat, float]:
    """When each who has nothing to decide is answered for; not while somebody asks to step back."""
    if table.wish is not None:
        return {}
    persons = {place.person for place in table.places if place.kind == "person"}
    wait = pause if len(persons) > 1 else min(pause, ALONE)
    return {seat: table.asked[seat] + wait for seat in table.idle}


def deadline(table: Table, pause: float) -> float | None:
    """When somebody's time is up next, somebody is answered for, or a wish to step back lapses."""
    times = [*deadlines(table).values(), *answers(table, pause).values()]
    if table.clock and table.wish is not None:
        times.append(table.wish.at + table.clock)
    return min(times, default=None)


def late(table: Table, now: float) -> list[Seat]:
    """The seats whose time is up."""
    return [seat for seat, until in deadlines(table).items() if until <= now]


def idle(table: Table, now: float, pause: float) -> list[Seat]:
    """The seats that are now answered for."""
    return [seat for seat, at in answers(table, pause).items() if at <= now]


def has_lapsed(table: Table, now: float) -> bool:
    """Has a wish to step back been open for too long? Who has not answered has not agreed."""
    return table.clock > 0 and table.wish is not None and table.wish.at + table.clock <= now


def late_id(seq: int) -> str:
    return f"{LATE}{seq}"


def idle_id(seq: int) -> str:
    return f"{IDLE}{seq}"


def is_late(move: Moved) -> bool:
    """Was it made by the clock?"""
    return move.id is not None and move.id.startswith(LATE)
