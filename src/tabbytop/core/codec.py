"""Serialization: frozen dataclasses and named tuples to JSON values and back, driven by their annotations alone.

A union of dataclasses carries a ``type`` field with the class's name; a ``Mask`` travels as hexadecimal text, since a
number above 2**53 does not survive a browser; ``Args`` travel as an object. Encoders and decoders are built once per
type. ``decode`` is strict: unknown, missing or wrong fields are ``Malformed``, and the error says where.
"""

import dataclasses
import math
import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from itertools import repeat
from typing import Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from .errors import Malformed
from .words import Args

Mask = NewType("Mask", int)  #: a set of cells as bits

Encoder = Callable[[Any], Any]
Decoder = Callable[[Any], Any]

PLAIN = (int, str, bool, float, type(None))


def encode(kind: Any, value: Any) -> Any:
    """``value``, declared as ``kind``, as plain JSON values."""
    return encoder(kind)(value)


def decode(kind: Any, data: Any) -> Any:
    """The value of type ``kind`` that ``data`` describes; ``Malformed`` says where it does not."""
    return _decoder(kind)(data)


def members(kind: Any) -> tuple[Any, ...]:
    """The members of a union; nothing for any other type."""
    return get_args(kind) if get_origin(kind) in (Union, types.UnionType) else ()


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and dataclasses.is_dataclass(kind)


def fields(kind: Any) -> list[tuple[str, Any]]:
    """Names and types of a dataclass's or named tuple's fields."""
    hints = get_type_hints(kind)
    names = kind._fields if issubclass(kind, tuple) else [field.name for field in dataclasses.fields(kind)]
    return [(name, hints[name]) for name in names]


def _rest(kinds: tuple[Any, ...]) -> Any:
    """The one member of a union that is not plain, or None."""
    rest = [kind for kind in kinds if kind not in PLAIN]
    assert len(rest) < 2 or all(is_record(kind) for kind in rest), f"cannot tell {kinds} apart"
    return rest[0] if len(rest) == 1 else None


# -- encoding ---------------------------------------------------------------------------------------------------------


@cache
def encoder(kind: Any) -> Encoder:
    """What ``encode`` does for ``kind``, for whoever has many to do."""
    if kind is Mask:
        return lambda value: format(value, "x")
    if kind is Args:
        return lambda value: {name: list(item) if isinstance(item, tuple) else item for name, item in value}
    if _is_plain(kind):
        return lambda value: value
    if kinds := members(kind):
        return _union_encoder(kinds)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is tuple:
        if inner[-1] is Ellipsis:
            one = encoder(inner[0])
            return list if _is_plain(inner[0]) else lambda value: [one(item) for item in value]
        if all(map(_is_plain, inner)):
            return list
        each = [encoder(item) for item in inner]
        return lambda value: [code(item) for code, item in zip(each, value, strict=True)]
    if origin is dict:
        of = encoder(inner[1])
        return lambda value: {key: of(item) for key, item in value.items()}
    if isinstance(kind, type) and issubclass(kind, Enum):
        return lambda value: value.value
    return _record_encoder(kind)


def _record_encoder(kind: Any, tag: str | None = None) -> Encoder:
    """Written as the source of one dictionary, as ``dataclasses`` writes its own methods: half the time of a loop.
    For what is not there, or empty, nothing is called."""
    parts = [] if tag is None else [f"'type': {tag!r}"]
    inner = {}
    for name, hint in fields(kind):
        part, its = f"value.{name}", get_args(hint)
        if not _is_plain(hint):
            inner[f"_{name}"] = encoder(hint)
            coded = f"_{name}({part})"
            if type(None) in members(hint):
                coded = f"None if {part} is None else {coded}"
            elif get_origin(hint) is tuple and its[-1] is Ellipsis:
                coded = f"{coded} if {part} else []"
            part = coded
        parts.append(f"{name!r}: {part}")
    written: Encoder = eval(f"lambda value: {{{', '.join(parts)}}}", inner)
    return written


def _is_plain(kind: Any) -> bool:
    """Is it JSON as it is?"""
    if kinds := members(kind):
        return all(map(_is_plain, kinds))
    return kind in PLAIN or kind is Any or get_origin(kind) is Literal


def _union_encoder(kinds: tuple[Any, ...]) -> Encoder:
    table = {kind: _record_encoder(kind, kind.__name__) for kind in kinds if is_record(kind)}
    if table:
        return lambda value: None if value is None else table[type(value)](value)
    some = encoder(_rest(kinds))
    return lambda value: value if type(value) in PLAIN else some(value)


# -- decoding ---------------------------------------------------------------------------------------------------------


def _name(kind: Any) -> str:
    return str(getattr(kind, "__name__", kind))


def _expect(ok: bool, what: str, data: Any) -> None:
    if not ok:
        raise _unexpected(what, data)


def _unexpected(what: str, data: Any) -> Malformed:
    shown = str(data)
    return Malformed(f"expected {what}, got {shown if len(shown) <= 60 else shown[:57] + '...'!r}")


@cache
def _decoder(kind: Any) -> Decoder:
    if kind is Any:
        return lambda data: data
    if kind is Mask:
        return _mask
    if kind is Args:
        return _args
    if kind in PLAIN:
        return _plain(kind)
    if kinds := members(kind):
        return _union_decoder(kinds)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return _one_of(inner, dict(zip(inner, inner, strict=True)))
    if origin is tuple:
        return _tuple_decoder(inner)
    if origin is dict:
        return _dict_decoder(_decoder(inner[1]))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _one_of(tuple(member.value for member in kind), {member.value: member for member in kind})
    return _record_decoder(kind)


def _mask(data: Any) -> int:
    ok = isinstance(data, str) and data != "" and set(data) <= set("0123456789abcdef")
    _expect(ok, "hexadecimal text", data)
    return int(data, 16)


def _args(data: Any) -> Args:
    _expect(isinstance(data, dict), "an object", data)
    return Args(tuple((name, tuple(item) if isinstance(item, list) else item) for name, item in data.items()))


def _plain(kind: Any) -> Decoder:
    what = {"NoneType": "null"}.get(kind.__name__, kind.__name__)

    def plain(data: Any) -> Any:
        if type(data) is not kind:
            raise _unexpected(what, data)
        return data

    return _finite if kind is float else plain


def _finite(data: Any) -> float:
    """Python's JSON reads NaN and Infinity, which are no JSON and no place for a piece to be."""
    _expect(type(data) in (float, int), "float", data)
    try:
        number = float(data)
    except OverflowError:
        number = math.inf
    _expect(math.isfinite(number), "a finite number", data)
    return number


def _one_of(values: tuple[Any, ...], table: dict[Any, Any]) -> Decoder:
    what = "one of " + ", ".join(map(str, values))
    typed = {(type(value), value): table[value] for value in values}  # 1 is not true

    def one_of(data: Any) -> Any:
        if not isinstance(data, (str, int)) or (type(data), data) not in typed:
            raise _unexpected(what, data)
        return typed[type(data), data]

    return one_of


def _union_decoder(kinds: tuple[Any, ...]) -> Decoder:
    tagged = {kind.__name__: _decoder(kind) for kind in kinds if is_record(kind)}
    plains = tuple(kind for kind in kinds if kind in PLAIN)
    inner = None if tagged else _rest(kinds)
    some = None if inner is None else _decoder(inner)
    what = " or ".join([*tagged, *map(_name, plains)] or map(_name, kinds))

    def union(data: Any) -> Any:
        if type(data) in plains:
            return data
        if some is not None:
            return some(data)
        _expect(isinstance(data, dict) and isinstance(data.get("type"), str) and data["type"] in tagged, what, data)
        return tagged[data["type"]]({key: item for key, item in data.items() if key != "type"})

    return union


def _tuple_decoder(inner: tuple[Any, ...]) -> Decoder:
    many = inner[-1] is Ellipsis
    each = [_decoder(item) for item in (inner[:1] if many else inner)]

    def sequence(data: Any) -> tuple[Any, ...]:
        _expect(isinstance(data, list), "a list", data)
        _expect(many or len(data) == len(each), f"a list of {len(each)}", data)
        items: list[Any] = []
        try:
            for code, item in zip(repeat(each[0]) if many else each, data, strict=False):
                items.append(code(item))
        except Malformed as wrong:
            raise wrong.inside(f"[{len(items)}]") from None
        return tuple(items)

    return sequence


def _dict_decoder(of: Decoder) -> Decoder:
    def mapping(data: Any) -> dict[str, Any]:
        _expect(isinstance(data, dict), "an object", data)
        return _values(data, dict.fromkeys(data, of))

    return mapping


def _record_decoder(kind: Any) -> Decoder:
    parts = {name: _decoder(hint) for name, hint in fields(kind)}
    shape = "an object with " + (", ".join(parts) or "no fields")

    def record(data: Any) -> Any:
        _expect(isinstance(data, dict), shape, data)
        if data.keys() != parts.keys():
            odd = sorted(set(data) - set(parts)) or sorted(set(parts) - set(data))
            raise Malformed(f"{'unknown' if set(data) - set(parts) else 'missing'} field {', '.join(map(str, odd))}")
        return kind(**_values(data, parts))

    return record


def _values(data: dict[str, Any], parts: dict[str, Decoder]) -> dict[str, Any]:
    values, name = {}, ""
    try:
        for name, code in parts.items():
            values[name] = code(data[name])
    except Malformed as wrong:
        raise wrong.inside(name) from None
    return values
