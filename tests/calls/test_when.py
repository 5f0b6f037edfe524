"""Who is called, and when: by a clock that the test sets."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from tabbytop.calls.choices import Choices, Way
from tabbytop.calls.when import Facts, Mark, Patience, Step, called, digest_at, facts_of, next_step
from tabbytop.tables.table import FaceDown, Table
from tests.tables.kit import TABLE

WAY = Way("w", "hook", "https://example.org", about=("turn", "invite", "ended"))
AT_ONCE = Choices(ways=(WAY,))
AWAY = replace(AT_ONCE, when="away")
DAILY = replace(AT_ONCE, when="daily")
PATIENCE = Patience()
PRAGUE = ZoneInfo("Europe/Prague")


def at(day: int, hour: int, minute: int = 0) -> float:
    return datetime(2026, 11, day, hour, minute, tzinfo=PRAGUE).timestamp()


def step(choices: Choices, facts: Facts, mark: Mark | None = None, since: float = 0.0) -> Step | None:
    return next_step(choices, facts, mark or Mark(), since, PATIENCE)


def test_at_once_after_a_grace_or_after_ten_minutes_away() -> None:
    asked = Facts(asked=1_000.0)
    assert step(AT_ONCE, asked) == Step(1_030.0, "turn")
    assert step(AWAY, asked) == Step(1_600.0, "turn")
    assert step(AWAY, asked, since=5_000.0) == Step(5_600.0, "turn")  # who left later is away from then on
    assert step(DAILY, asked) is None
    assert step(replace(AT_ONCE, ways=()), asked) is None


def test_one_call_a_turn_and_none_for_the_next_before_they_have_been_there() -> None:
    first, second = Facts(asked=1_000.0), Facts(asked=2_000.0)
    mark = called(Mark(), first, "turn")
    assert step(AT_ONCE, first, mark) is None
    assert step(AT_ONCE, second, mark) is None  # the clock has moved for them, and they know nothing of it yet
    seen = replace(mark, seen=True)
    assert step(AT_ONCE, first, seen) is None  # they have looked and gone: it is the same turn
    assert step(AT_ONCE, second, seen) == Step(2_030.0, "turn")


def test_a_reminder_comes_once_when_a_tenth_or_an_hour_is_left() -> None:
    day = Facts(asked=1_000.0, deadline=87_400.0, clock=86_400.0)
    told = called(Mark(), day, "turn")
    assert step(AT_ONCE, day, told) == Step(87_400.0 - 3_600.0, "reminder")
    assert step(DAILY, day) == Step(87_400.0 - 3_600.0, "reminder")
    assert step(AT_ONCE, day, called(told, day, "reminder")) is None
    hours = Facts(asked=1_000.0, deadline=11_000.0, clock=10_000.0)
    assert step(DAILY, hours) == Step(10_000.0, "reminder")
    brisk = Facts(asked=1_000.0, deadline=1_600.0, clock=600.0)
    assert step(DAILY, brisk) is None  # a clock for people who sit there
    assert step(AWAY, brisk) is None  # it would come when the time is up


def test_nothing_is_heard_in_quiet_hours() -> None:
    quiet = replace(AT_ONCE, quiet=(22, 7), zone="Europe/Prague")
    assert step(quiet, Facts(asked=at(17, 21, 59) - 60.0)) == Step(at(17, 21, 59) - 30.0, "turn")
    assert step(quiet, Facts(asked=at(17, 23))) == Step(at(18, 7), "turn")
    assert step(quiet, Facts(asked=at(18, 3))) == Step(at(18, 7), "turn")
    nap = replace(quiet, quiet=(13, 15))  # within one day
    assert step(nap, Facts(asked=at(17, 14))) == Step(at(17, 15), "turn")
    assert step(nap, Facts(asked=at(17, 15))) == Step(at(17, 15) + 30.0, "turn")
    # a reminder that would come in the night comes in the morning, or where that is too late the evening before
    early = Facts(asked=at(17, 8), deadline=at(18, 8), clock=86_400.0)
    assert step(quiet, early, called(Mark(), early, "turn")) == Step(at(18, 7), "reminder")
    night = Facts(asked=at(17, 5), deadline=at(18, 5), clock=86_400.0)
    assert step(quiet, night, called(Mark(), night, "turn")) == Step(at(17, 22) - 1.0, "reminder")


def test_the_digest_comes_in_the_evening_of_the_person_s_own_day() -> None:
    prague = replace(DAILY, zone="Europe/Prague")
    assert digest_at(prague, at(17, 12)) == at(17, 18)
    assert digest_at(prague, at(17, 18)) == at(18, 18)
    assert digest_at(replace(DAILY, zone="Nowhere/Atall"), at(17, 12)) == at(17, 19)  # by the world's clock then


def test_of_a_game_s_end_and_of_a_table_that_is_laid_somebody_is_told_once() -> None:
    over, laid = Facts(over=True), Facts(laid=True)
    assert step(AT_ONCE, over, since=50.0) == Step(80.0, "ended")
    ended = called(Mark(), over, "ended")
    assert step(AT_ONCE, over, ended) is None
    assert step(AT_ONCE, laid, since=50.0) == Step(80.0, "invite")
    invited = called(Mark(), laid, "invite")
    assert step(AT_ONCE, laid, invited) is None
    assert step(AT_ONCE, Facts(asked=1_000.0), invited) == Step(1_030.0, "turn")  # it has begun
    only_turns = replace(AT_ONCE, ways=(replace(WAY, about=("turn",)),))
    assert step(only_turns, over) is None


LAID = replace(TABLE, host="mourek", eager=True)
ASKED = replace(TABLE, phase="playing", must=(0,), asked=(1_000.0, 0.0), clock=86_400.0)


@pytest.mark.parametrize(
    ("table", "facts"),
    [
        (ASKED, Facts(1_000.0, 87_400.0, 86_400.0)),
        (replace(ASKED, clock=0.0), Facts(1_000.0)),
        (replace(ASKED, must=(1,)), Facts()),
        (replace(ASKED, answers=(FaceDown(0, "{}"),)), Facts()),
        (replace(ASKED, idle=(0,)), Facts()),  # has nothing to decide, and is passed on for
        (replace(ASKED, closed=5.0), Facts()),
        (replace(ASKED, phase="over"), Facts(over=True)),
        (replace(ASKED, phase="over", next="id2"), Facts(over=True)),  # the next one invites by itself
        (LAID, Facts(laid=True)),
        (replace(LAID, host="micka"), Facts()),  # who lays a table is there
        (replace(LAID, host="micka", event="friday"), Facts(laid=True)),  # unless it is a club night that lays it
        (replace(LAID, eager=False), Facts()),  # somebody else's lobby, in which they sat down themselves
        (replace(LAID, closed=5.0), Facts()),
        (replace(LAID, chairs=tuple(replace(one, nonce="here") for one in LAID.chairs)), Facts()),
        (replace(ASKED, phase="over", shut=True), Facts()),
    ],
)
def test_what_there_is_to_say_is_read_off_the_table(table: Table, facts: Facts) -> None:
    assert facts_of(table, "micka") == facts
    assert facts_of(table, "nobody").asked == 0
