"""What is said to people: a text key with named arguments. The words themselves are Fluent messages, elsewhere."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, NewType, TypeAlias

Value: TypeAlias = str | int | tuple[int, ...]

#: Named arguments as a tuple of pairs, so that it hashes; on the wire a JSON object.
Args = NewType("Args", tuple[tuple[str, Value], ...])

NO_ARGS = Args(())


def args(**named: Value) -> Args:
    """``args(seat=0, tile="mouse4")``."""
    return Args(tuple(named.items()))


@dataclass(frozen=True, slots=True)
class Prompt:
    """What a seat is asked; ``clause`` is the rule that asks it."""

    key: str
    clause: str
    args: Args = NO_ARGS


@dataclass(frozen=True, slots=True)
class Event:
    """Something a viewer is told: enough to say it in words and to animate it."""

    key: str
    args: Args = NO_ARGS


#: a text key with what Fluent needs for it -> the text in somebody's language
Translate: TypeAlias = Callable[[str, Mapping[str, str | int]], str]
Said: TypeAlias = dict[str, str | int]


def plain_words(given: Args, names: Sequence[str], translate: Translate) -> Said:
    """Arguments as a Fluent message can use them: ``seat`` becomes ``who``. Games with tiles and cells do more."""
    said: Said = {}
    for name, value in given:
        if name == "seat" and isinstance(value, int):
            said |= person(names, value)
        else:
            said[name] = ", ".join(map(str, value)) if isinstance(value, tuple) else value
    return said


def person(names: Sequence[str], seat: int) -> Said:
    """A reader at the table is told "you"; a reader of a record never is."""
    return {"who": names[seat] if 0 <= seat < len(names) else "?", "you": "no"}


# -- for a terminal and for transcripts -------------------------------------------------------------------------------


def listed(things: Sequence[object]) -> str:
    """``7 43 43``; nothing is a dash."""
    return " ".join(map(str, things)) or "-"


def spelled(thing: Any) -> str:
    """The fields of a dataclass by name: ``seat=0 taken=1``."""
    return " ".join(f"{field.name}={getattr(thing, field.name)}" for field in fields(thing))
