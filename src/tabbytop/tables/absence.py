"""Somebody who left: when a person counts as gone, and who must agree then on what to do (``voting``).

Gone is who is not connected and was waited for as long as the table chose, without having come or moved since. For how
long stands in the table's row (``Table.awaited``), so that it outlives a process; who is connected, through whichever
process, is asked of the server's presence (``Asking.is_gone``). What the clock decides for somebody is no sign of them.

All other persons must agree who sit here and are not gone themselves; who is asked for a vote is waited for too, so
that a second one who never comes does not keep the table. These are pure functions over ``Table``.
"""

from collections.abc import Iterable

from tabbytop.core import Entry, Moved, Seat, Undone
from tabbytop.core.records import replace

from . import instead
from .asking import Asking
from .table import Person, Table, Vote, is_netbot

HOUR, DAY = 3_600.0, 86_400.0
SOONER = 0.1  #: of its patience: a sign of life that is newer than what is noted by less is not written down


def in_the_end(table: Table) -> float:
    """After how long the others may vote, as it was chosen or as it goes with the clock; 0: never."""
    if table.patience is not None:
        return table.patience
    if not table.clock:
        return DAY
    return 120.0 if table.clock <= 600.0 else 3 * DAY


# -- since when -------------------------------------------------------------------------------------------------------


def awaited(table: Table, must: Iterable[Seat], since: Iterable[Entry], at: float) -> tuple[float, ...]:
    """Since when each person has been waited for without a sign of them, after these entries; 0: is not."""
    times = list(table.awaited or [0.0] * len(table.chairs))
    for entry in since:
        if isinstance(entry, Undone) or (isinstance(entry, Moved) and entry.seat >= 0 and instead.is_own(entry)):
            times[entry.seat] = 0.0
    for seat in must:
        if seat >= 0 and not times[seat]:
            times[seat] = at
    return tuple([time if chair.is_waited_for else 0.0 for time, chair in zip(times, table.chairs, strict=True)])


def is_vote_over(table: Table) -> bool:
    """Is it about somebody for whom nobody waits any more, or who has given a sign since?"""
    vote = table.vote
    return vote is not None and not (table.is_on and 0 < table.awaited[vote.seat] < vote.at)


def seen(table: Table, person: Person, at: float) -> Table:
    """``person`` has come, or goes: until now they were here. The same table where that is nothing new."""
    mine = table.seats_of(person)
    if table.phase == "over":
        return table
    margin = SOONER * (in_the_end(table) or DAY)
    if any(table.awaited and 0 < table.awaited[seat] < at - margin for seat in mine) or _is_about(table, mine):
        times = tuple(at if time and seat in mine else time for seat, time in enumerate(table.awaited))
        table = replace(table, awaited=times, vote=None if _is_about(table, mine) else table.vote)
    if table.host == person and table.host_seen < at - SOONER * min(in_the_end(table) or HOUR, HOUR):
        table = replace(table, host_seen=at)
    return table


def _is_about(table: Table, mine: tuple[Seat, ...]) -> bool:
    return table.vote is not None and table.vote.seat in mine


def heir_from(table: Table) -> float:
    """From when on somebody else may take the hosting over, unless the host comes. Nobody waits long in a lobby."""
    return table.host_seen + min(in_the_end(table) or HOUR, HOUR)


# -- voting -----------------------------------------------------------------------------------------------------------


def gone_at(table: Table, seat: Seat) -> float | None:
    """From when on who sits there counts as gone unless they come; None: never, or nobody waits for them."""
    patience = in_the_end(table)
    since = table.awaited[seat] if table.awaited and table.is_on else 0.0
    return since + patience if patience and since else None


def is_gone(table: Table, seat: Seat, by: Asking) -> bool:
    when = gone_at(table, seat)
    return when is not None and when <= by.at and _is_away(table, seat, by)


def _is_away(table: Table, seat: Seat, by: Asking) -> bool:
    person = table.chairs[seat].person
    return person is not None and by.is_gone(person)


def voters(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The seats of all persons whom the game would wait for but the one who sits on ``seat``; bots have no vote."""
    absent = table.chairs[seat].person
    people = [(at, chair.person) for at, chair in enumerate(table.chairs) if chair.is_waited_for]
    return tuple([at for at, person in people if person != absent and not is_netbot(person)])


def next_time(table: Table, now: float) -> float | None:
    """When a vote may be over without anybody's doing; None: not before something else happens."""
    if table.vote is None:
        return None
    times = [table.vote.at + in_the_end(table), *(gone_at(table, seat) for seat in voters(table, table.vote.seat))]
    return min((time for time in times if time is not None and time > now), default=None)


def missing(table: Table, vote: Vote, by: Asking) -> tuple[Seat, ...]:
    """Who has still to agree. Whoever was asked long enough and is not here is gone too."""
    is_long_ago = vote.at + in_the_end(table) <= by.at
    return tuple(
        seat
        for seat in voters(table, vote.seat)
        if seat not in vote.agreed and not is_gone(table, seat, by) and not (is_long_ago and _is_away(table, seat, by))
    )
