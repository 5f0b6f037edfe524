"""Records that are made with every move: frozen for whoever writes the program, and not at run time.

To the type checker ``record(frozen=True, slots=True)`` is ``dataclass`` and ``replace`` is that of ``dataclasses``, so
that nothing of them is ever assigned. The interpreter does not watch over it, since then every field would be set by a
call of its own: a table has fifty, and was made in fourteen times the time. What bots are given (positions, views,
menus, actions) is not ours alone to keep, and frozen for good.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any

__all__ = ["record", "replace"]

if TYPE_CHECKING:
    from dataclasses import dataclass as record
    from dataclasses import replace
else:

    def record(*, frozen: bool, slots: bool) -> Callable[[type], type]:
        return dataclass(slots=slots, unsafe_hash=frozen)

    def replace(value: Any, **changes: Any) -> Any:
        """``value`` with these fields changed."""
        return _replacing(type(value), tuple(changes))(value, *changes.values())


@cache
def _replacing(kind: Any, names: tuple[str, ...]) -> Callable[..., Any]:
    """Written as the source of one call, as ``dataclasses`` writes its own methods."""
    known = [field.name for field in fields(kind)]
    if unknown := set(names) - set(known):
        raise TypeError(f"{kind.__name__} has no field {', '.join(sorted(unknown))}")
    values = ", ".join(name if name in names else f"value.{name}" for name in known)
    written: Callable[..., Any] = eval(f"lambda value, {', '.join(names)}: kind({values})", {"kind": kind})
    return written
