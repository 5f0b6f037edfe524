"""What is said to people, before localization: a text key with named arguments. How they are said is in ``saying``,
the texts are elsewhere."""

from typing import NewType, TypeAlias

from .records import record

Value: TypeAlias = str | int | tuple[int, ...]

#: Named arguments as a tuple of pairs, so that it hashes; on the wire a JSON object.
Args = NewType("Args", tuple[tuple[str, Value], ...])

NO_ARGS = Args(())


def args(**named: Value) -> Args:
    """``args(seat=0, tile="mouse4")``."""
    return Args(tuple(named.items()))


@record(frozen=True, slots=True)
class Prompt:
    """What a seat is asked; ``clause`` is the rule that asks it."""

    key: str
    clause: str
    args: Args = NO_ARGS


@record(frozen=True, slots=True)
class Event:
    """Something a viewer is told: enough to say it in words and to animate it."""

    key: str
    args: Args = NO_ARGS
