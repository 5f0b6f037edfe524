"""Who is called, and when: pure functions over a table, what a person chose and what they were called of (scheduling).

A call is due where a table waits for somebody who does not look at it, for as long as they chose; never in quiet hours;
once for a turn, and not again before they have been there. Where a clock runs there is one reminder before it has run
out. Who chose one call a day has a digest of all that waits.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, time, timedelta, tzinfo
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

from tabbytop.tables import clocks
from tabbytop.tables.table import Person, Table

from .choices import About, Choices

Call: TypeAlias = Literal["turn", "reminder", "invite", "ended", "digest"]

HOUR = 3_600.0
SOONEST = 300.0  #: seconds; where fewer would be left, nobody is reminded: the clock is one for people who sit there
DIGEST = 18  #: o'clock, where the person is


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds that somebody has to be away. ``grace``: a page that is opened anew is no absence."""

    grace: float = 30.0
    away: float = 600.0
    seen: float = 60.0  #: who was there for so long while it waited has seen it; a telephone in a pocket has not


@dataclass(frozen=True, slots=True)
class Facts:
    """What there is to say to one person of one table."""

    asked: float = 0.0  #: since when it waits for them; 0: it does not
    deadline: float | None = None
    clock: float = 0.0
    over: bool = False
    laid: bool = False  #: by somebody else, for them


@dataclass(frozen=True, slots=True)
class Mark:
    """What somebody was called of at a table. ``seen``: they have been there since."""

    asked: float = 0.0  #: the turn they were called of
    reminded: float = 0.0  #: the turn they were reminded of
    over: bool = False
    laid: bool = False
    seen: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    at: float
    call: Call


def facts_of(table: Table, person: Person) -> Facts:
    if seats := table.waiting_seats(person):
        until, asked = clocks.deadlines(table), [table.asked[seat] for seat in seats if seat < len(table.asked)]
        since = min([one for one in asked if one], default=table.created)
        return Facts(since, min([until[seat] for seat in seats if seat in until], default=None), table.clock)
    return Facts(over=table.phase == "over" and not table.shut, laid=table.is_laid_for(person))


def is_told(table: Table, person: Person, about: Sequence[About]) -> bool:
    """Does it belong into a digest of these things?"""
    return ("turn" in about and table.waits_for(person)) or ("invite" in about and table.is_laid_for(person))


def next_step(choices: Choices, facts: Facts, mark: Mark, since: float, patience: Patience) -> Step | None:
    """What they are called of next, and when, if nothing happens and they stay away as they are ``since``."""
    steps = [_call(choices, facts, mark, since, patience), _reminder(choices, facts, mark)]
    return min((step for step in steps if step is not None), key=lambda step: step.at, default=None)


def _call(choices: Choices, facts: Facts, mark: Mark, since: float, patience: Patience) -> Step | None:
    call = _about(facts, mark)
    if call is None or choices.when == "daily" or not choices.open_ways(call):
        return None
    wait = patience.away if choices.when == "away" and call == "turn" else patience.grace
    at = after_quiet(choices, max(facts.asked, since) + wait)
    return None if facts.deadline is not None and at >= facts.deadline else Step(at, call)


def _about(facts: Facts, mark: Mark) -> About | None:
    """What they do not know yet, as far as we know."""
    if facts.asked:
        return "turn" if mark.seen and mark.asked != facts.asked else None
    if facts.laid:
        return None if mark.laid else "invite"
    return "ended" if facts.over and not mark.over else None


def _reminder(choices: Choices, facts: Facts, mark: Mark) -> Step | None:
    lead = min(facts.clock / 10, HOUR)
    if facts.deadline is None or lead < SOONEST or mark.reminded == facts.asked or not choices.open_ways("turn"):
        return None
    at = facts.deadline - lead
    if is_quiet(choices, at):  # rather the evening before than never
        at = after_quiet(choices, at) if after_quiet(choices, at) < facts.deadline else _before_quiet(choices, at)
    return Step(at, "reminder")


def called(mark: Mark, facts: Facts, call: Call) -> Mark:
    """``mark`` after a call."""
    match call:
        case "turn":
            return replace(mark, asked=facts.asked, seen=False)
        case "reminder":
            return replace(mark, asked=facts.asked, reminded=facts.asked, seen=False)
        case "invite":
            return replace(mark, laid=True)
        case _:
            return replace(mark, over=True)


# -- the hours of a day, where the person is --------------------------------------------------------------------------


def zone(choices: Choices) -> tzinfo:
    try:
        return ZoneInfo(choices.zone)
    except (KeyError, ValueError, OSError):  # a machine that does not know it any more
        return UTC


def is_quiet(choices: Choices, at: float) -> bool:
    if choices.quiet is None:
        return False
    begin, end = choices.quiet
    hour = datetime.fromtimestamp(at, zone(choices)).hour
    return begin <= hour < end if begin < end else hour >= begin or hour < end


def after_quiet(choices: Choices, at: float) -> float:
    """``at``, or when it may be heard."""
    return at if choices.quiet is None or not is_quiet(choices, at) else _at_hour(choices, at, choices.quiet[1])


def _before_quiet(choices: Choices, at: float) -> float:
    """A moment before the quiet hours in which ``at`` lies."""
    assert choices.quiet is not None
    day = timedelta(days=1).total_seconds()
    begin = _at_hour(choices, at - day, choices.quiet[0])
    return begin - 1.0


def digest_at(choices: Choices, now: float) -> float:
    """When the next digest is due."""
    return after_quiet(choices, _at_hour(choices, now, DIGEST))


def _at_hour(choices: Choices, after: float, hour: int) -> float:
    """The next time after ``after`` at which it is ``hour`` o'clock."""
    there = zone(choices)
    day = datetime.fromtimestamp(after, there).date()
    for later in range(3):
        at = datetime.combine(day + timedelta(days=later), time(hour), there).timestamp()
        if at > after:
            return at
    raise AssertionError("every day has every hour, or the one after it has")
