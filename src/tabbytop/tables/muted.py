"""Whose talk somebody does not hear at a table (mute). It is the person's, so that it holds on each of their devices.

Kept by who they are and not by what they are called: it holds when they take another name. Nobody else is told of it.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .asking import Asking
from .errors import Improper, TooMany
from .papers import Key, Paper, Papers
from .requests import Mute
from .store import Store, voice
from .table import Person

KIND = "muted"
MOST = 200  #: people at one table
KEPT = 365 * 86_400.0  #: seconds after the last change; most tables are gone long before


@dataclass(frozen=True, slots=True)
class Muted:
    """Everybody, or these: by the voices they have at the table (``ChatLine.who``)."""

    all: bool
    who: tuple[str, ...]


def muted_topic(table: str, person: Person) -> str:
    """``person`` hears others at ``table`` than before."""
    return f"muted {table} {person}"


def _key(person: Person, table: str) -> Key:
    return Key(KIND, f"{person} {table}")


def _said(table: str, paper: Paper | None) -> dict[str, Any]:
    return {"table": table, "all": False, "who": []} if paper is None else dict(json.loads(paper.data))


async def muted(papers: Papers, table: str, person: Person) -> Muted:
    said = _said(table, await papers.find(*_key(person, table)))
    others = dict.fromkeys(one for one in said["who"] if one != person)  # two of them may have become one, or me
    return Muted(said["all"], tuple(voice(table, one) for one in others))


async def mute(store: Store, table: str, asked: Mute, by: Asking) -> None:
    """One of those who have said something there, or all; ``on=False``: hear them again."""
    assert by.person is not None
    me = by.person
    spoke = [] if asked.who is None else [person for person, _ in await store.speakers(table) if person != me]

    def changed(found: Sequence[Paper | None]) -> list[Paper | None]:
        said = _said(table, found[0])
        if asked.who is None:
            said["all"] = asked.on
        else:
            said["who"] = [one for one in said["who"] if voice(table, one) != asked.who]
            if asked.on:
                said["who"].append(_speaker(table, asked.who, spoke))
        if len(said["who"]) > MOST:
            raise TooMany(f"at most {MOST} people are muted one by one; mute all talk instead")
        return [_paper(me, table, said, by.date)]

    await store.papers.amend([_key(me, table)], changed)


def _speaker(table: str, who: str, spoke: Sequence[Person]) -> Person:
    speaker = next((person for person in spoke if voice(table, person) == who), None)
    if speaker is None:
        raise Improper("nobody else has said anything here with that voice")
    return speaker


def _paper(person: Person, table: str, said: dict[str, Any], at: float) -> Paper | None:
    if not said["all"] and not said["who"]:
        return None
    return Paper(KIND, _key(person, table).id, person, at, json.dumps(said), at + KEPT)


def without(paper: Paper, person: Person) -> Paper | None:
    """Somebody's, when ``person`` is forgotten."""
    said = json.loads(paper.data)
    said["who"] = [one for one in said["who"] if one != person]
    return _paper(paper.person, said["table"], said, paper.at)
