"""The story of a game in turns: all that one seat did, one thing after another, told in one breath.

The client tells it alike (``web/src/core/story.ts``); what each event is in words is said by ``saying.py``.
"""

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, takewhile
from typing import Literal, TypeAlias

from .saying import NO_WORDS, Many, Speaker, Words
from .seats import CHANCE, PHYSICS, Seat
from .words import Args, Event, Value

#: a sentence that begins with who did it: a name, and what it was
_DONE = re.compile(r"(<b>[^<]*</b>) (.*)\.", re.DOTALL)
#: where another person's deed, or another deed of the same one, begins in a text
_ANOTHER = re.compile(r"(?<=\.) (?=<b>)")
#: where another sentence might begin: "2. podlahu" is none
_NEXT = re.compile(r"[.?!] \W*(\w)")
_LISTED = re.compile("[,:;]")
#: names of cards and small print, whose commas part no deeds
_WITHIN = re.compile("“[^”]*”|„[^“]*“|«[^»]*»|\\([^)]*\\)")
#: words that lean on the one before them (Czech clitics): where that was the name and is gone, the verb goes first
_LEANING = re.compile(r"^(se|si) (\S+)")
_LEANS = re.compile(r"(se|si)\b")
#: what a person says in one sentence
_BREATH = 5

NO_MARKS: Mapping[int, str] = {}

Owner: TypeAlias = Seat | Literal["all"] | None


@dataclass
class Turn:
    """What belongs to one seat, to all or to nobody; ``seq`` is the entry of the record in which it began."""

    seq: int
    last: int
    owner: Owner
    events: list[Event]
    mark: str | None = None  #: who moved for the seat; "" they themselves, None: nobody has yet


def turns(
    news: Iterable[tuple[int, Seat, Sequence[Event]]],
    is_told: Callable[[Event], bool],
    words: Words = NO_WORDS,
    marks: Mapping[int, str] = NO_MARKS,
) -> Iterator[Turn]:
    """The turns of a story, oldest first, of entries as number, seat and events. What is not told begins none and ends
    none. A turn ends where another begins, and where the same seat begins once more as it began. What is nobody's goes
    on as long as it happened at once; what is told ``together``, and what chance makes of it, until something else;
    and what only comes of something (``following``) stays with it. What others do ``beside`` a turn is told after it,
    and is where a turn of theirs begins that follows at once. What a person did and what was done for them are two
    turns: ``marks`` says by whom, by the numbers of entries; what is not told carries its mark on."""
    now: Turn | None = None
    owed: dict[Owner, str] = {}
    asides: list[Turn] = []
    for seq, seat, events in news:
        if seat >= 0:
            owed[seat] = marks.get(seq, "")
        for event in filter(is_told, events):
            owner = _owner(seat, event, now, words.together)
            if now and event.key in words.following:
                turn = now
            elif now and event.key in words.beside and owner != now.owner:
                turn = _continued(asides, owner) or Turn(seq, seq, owner, [])
                asides.append(turn)
            elif now is None or _begins_anew(now, seq, owner, event) or _is_others(now, seat, owner, owed):
                turn = _continued(asides, owner) or Turn(seq, seq, owner, [])
                yield from (now, *asides) if now else ()
                now, asides = turn, []
            else:
                turn = now
            turn.events.append(event)
            turn.last = seq
            if owner in owed:
                mark = owed.pop(owner)
                turn.mark = mark if turn.mark is None else turn.mark
    yield from (now, *asides) if now else ()


def _continued(asides: list[Turn], owner: Owner) -> Turn | None:
    """The last of them, taken out, if it is this owner's."""
    return asides.pop() if asides and asides[-1].owner == owner else None


def _owner(seat: Seat, event: Event, before: Turn | None, together: Container[str]) -> Owner:
    """What a piece did stays with whoever let it go."""
    if event.key in together or (seat == CHANCE and before and before.owner == "all"):
        return "all"
    whose = dict(event.args).get("seat")
    if isinstance(whose, int) and whose >= 0:
        return whose
    return before.owner if seat == PHYSICS and before else None


def _begins_anew(now: Turn, seq: int, owner: Owner, event: Event) -> bool:
    if now.owner != owner:
        return True
    if owner is None:
        return now.last != seq
    is_as_it_began = now.events[0].key == event.key
    return is_as_it_began and (owner != "all" or now.events[-1].key != event.key)


def _is_others(now: Turn, seat: Seat, owner: Owner, owed: Mapping[Owner, str]) -> bool:
    """Is this made by somebody else than the rest of the turn?"""
    return seat == owner and now.mark is not None and now.mark != owed.get(owner, now.mark)


def sentences(events: Sequence[Event], speaker: Speaker, is_written: Callable[[str], bool]) -> Iterator[str]:
    """Each event in words; two that a person would tell in one sentence have a text of their own, if it is written, and
    so have those of one kind in a row: ``$times`` is how many they are, and their lists are one."""
    left = list(events)
    while left:
        one = left[0]
        told = _together(left, speaker.words)
        if told and is_written(f"{speaker.game}-turn-{told[0].key}"):
            both, many = told
            yield speaker.turn(both)
            left = left[many:]
        else:
            yield speaker.event(one)
            left = left[1:]


def _together(events: Sequence[Event], words: Words) -> tuple[Event, int] | None:
    """The first two of them as one, or all of one kind that come first, and how many these are."""
    if len(events) < 2:
        return None
    one, other = events[:2]
    key = f"{one.key}-{other.key}"
    if one.key != other.key:
        return Event(key, Args(tuple((dict(one.args) | dict(other.args)).items()))), 2
    alike = list(takewhile(lambda event: event.key == one.key, events))
    lists = [name for name, _ in one.args if isinstance(words.kind(f"turn-{key}", name), Many)]
    joined = {name: _joined([dict(event.args)[name] for event in alike]) for name in lists}
    return Event(key, Args(tuple((dict(one.args) | joined | {"times": len(alike)}).items()))), len(alike)


def _joined(lists: Sequence[Value]) -> Value:
    """Lists of one kind: keys with spaces between, or numbers."""
    if all(isinstance(one, str) for one in lists):
        return " ".join(filter(None, map(str, lists)))
    return tuple(number for one in lists if isinstance(one, tuple) for number in one)


@dataclass
class _Breath:
    who: str
    deeds: list[str]
    closed: bool = False  #: its last deed has commas of its own, or ended in a sentence about something else


def in_one_breath(told: Iterable[str], conjunction: str) -> str:
    """Sentences about one and the same person become one, in which the name stands once, unless it would be too long.
    What one text tells in several sentences about somebody stays in one."""
    parts: list[str | _Breath] = []
    for text in told:
        for breath in _breaths(text):
            before = parts[-1] if parts else ""
            if isinstance(before, _Breath) and isinstance(breath, _Breath) and _goes_on(before, breath):
                before.deeds += breath.deeds
                before.closed = breath.closed
            else:
                parts.append(breath)
    return " ".join(one if isinstance(one, str) else _breathed(one, conjunction) for one in parts)


def _goes_on(before: _Breath, breath: _Breath) -> bool:
    is_short = len(_counted([*before.deeds, *breath.deeds])) <= _BREATH
    return before.who == breath.who and not before.closed and is_short


def _breaths(text: str) -> list[str | _Breath]:
    """What one text says of each person, and of none."""
    found: list[str | _Breath] = []
    for sentence in _ANOTHER.split(text):
        done = _DONE.fullmatch(sentence)
        if done is None:
            found.append(sentence)
            continue
        who, deed = done.groups()
        before = found[-1] if found else ""
        if not isinstance(before, _Breath) or before.who != who or before.closed:
            before = _Breath(who, [])
            found.append(before)
        before.deeds.append(deed)
        before.closed = bool(_LISTED.search(_WITHIN.sub("", deed))) or any(map(str.isupper, _NEXT.findall(deed)))
    return found


def _breathed(breath: _Breath, conjunction: str) -> str:
    return f"{breath.who} {_listed(_once(_counted(breath.deeds), conjunction), conjunction)}."


def _listed(deeds: Sequence[str], conjunction: str) -> str:
    return f" {conjunction} ".join(filter(None, [", ".join(deeds[:-1]), deeds[-1]]))


def _once(deeds: list[str], conjunction: str) -> list[str]:
    """The last ones with one verb among them, said once: "takes a cat and a treasure"."""
    verb = deeds[-1].partition(" ")[0]
    same = list(takewhile(lambda deed: deed.startswith(f"{verb} "), reversed(deeds)))
    what = [deed.partition(" ")[2] for deed in reversed(same)]
    if len(same) < 2 or any(map(_LEANS.match, what)):
        return deeds
    return [*deeds[: -len(same)], f"{verb} {_listed(what, conjunction)}"]


def _counted(deeds: Sequence[str]) -> list[str]:
    """The same once more is counted: "draws a flower (2×)". Only the first deed has the name before it to lean on."""
    found: list[tuple[str, int]] = []
    for deed, same in groupby(deeds, _upright):
        found.append((deed if found else deeds[0], len(list(same))))
    return [deed if often == 1 else f"{deed} ({often}×)" for deed, often in found]


def _upright(deed: str) -> str:
    return _LEANING.sub(r"\2 \1", deed)
