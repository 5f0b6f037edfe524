"""What is said to people: a text key with named arguments. How they are said is in ``saying``; texts are elsewhere."""

from collections.abc import Sequence
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


# -- for a terminal and for transcripts -------------------------------------------------------------------------------


def listed(things: Sequence[object]) -> str:
    """``7 43 43``; nothing is a dash."""
    return " ".join(map(str, things)) or "-"


def spelled(thing: Any) -> str:
    """The fields of a dataclass by name: ``seat=0 taken=1``."""
    return " ".join(f"{field.name}={getattr(thing, field.name)}" for field in fields(thing))
