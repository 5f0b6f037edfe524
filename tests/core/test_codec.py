"""Values to JSON and back by their annotations; what does not fit is named."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Literal, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.core import Args, Malformed, Mask, args, decode, encode


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Point(NamedTuple):
    x: int
    y: int


@dataclass(frozen=True)
class Leaf:
    value: int


@dataclass(frozen=True)
class Pair:
    left: int
    right: str


@dataclass(frozen=True)
class Everything:
    number: int
    text: str
    flag: bool
    weight: float
    colour: Colour
    kind: Literal["a", "b"]
    mask: Mask
    many: tuple[int, ...]
    fixed: tuple[int, str]
    some: Leaf | None
    either: Leaf | Pair
    plain: int | str | None
    maybe: tuple[int, ...] | None
    point: Point
    table: dict[str, int]
    said: Args
    loose: Any


EXAMPLE = Everything(
    number=1,
    text="ž",
    flag=True,
    weight=0.5,
    colour=Colour.BLUE,
    kind="b",
    mask=Mask(2**80 + 5),
    many=(1, 2),
    fixed=(3, "x"),
    some=None,
    either=Pair(1, "r"),
    plain="p",
    maybe=(4,),
    point=Point(5, 6),
    table={"k": 7},
    said=args(cell=3, cells=(1, 2), tile="mouse4"),
    loose={"any": [1]},
)


def test_everything_survives():
    data = json.loads(json.dumps(encode(Everything, EXAMPLE)))
    assert decode(Everything, data) == EXAMPLE
    assert data["mask"] == "100000000000000000005"
    assert data["either"] == {"type": "Pair", "left": 1, "right": "r"}
    assert data["said"] == {"cell": 3, "cells": [1, 2], "tile": "mouse4"}


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("number", "1", "number: expected int, got '1'"),
        ("number", True, "number: expected int"),
        ("number", 1.0, "number: expected int"),
        ("flag", 1, "flag: expected bool"),
        ("colour", "green", "colour: expected one of red, blue"),
        ("kind", "c", "kind: expected one of a, b"),
        ("kind", ["a"], "kind: expected one of"),
        ("mask", "xyz", "mask: expected hexadecimal"),
        ("mask", 7, "mask: expected hexadecimal"),
        ("many", [1, "2"], "many[1]: expected int"),
        ("many", 5, "many: expected a list"),
        ("fixed", [1], "fixed: expected a list of 2"),
        ("some", 5, "some: expected Leaf"),
        ("either", {"type": "Tree"}, "either: expected Leaf or Pair"),
        ("either", {"type": ["Leaf"]}, "either: expected Leaf or Pair"),
        ("either", {"type": "Pair", "left": 1}, "either: missing field right"),
        ("either", {"type": "Leaf", "value": 1, "more": 2}, "either: unknown field more"),
        ("point", [1, 2], "point: expected an object with x, y"),
        ("table", {"k": "v"}, "table.k: expected int"),
        ("plain", 1.5, "plain: expected int or str or NoneType"),
    ],
)
def test_what_does_not_fit_is_named(field, value, says):
    data = {**encode(Everything, EXAMPLE), field: value}
    with pytest.raises(Malformed) as wrong:
        decode(Everything, data)
    assert str(wrong.value).startswith(says)


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity", "1e999", "1" + "0" * 400])
def test_a_number_that_is_not_finite_is_no_number(value):
    with pytest.raises(Malformed, match="expected a finite number"):
        decode(float, json.loads(value))


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(json_values)
def test_whatever_comes_in_is_read_or_refused_politely(data):
    for kind in (Everything, Leaf | Pair, tuple[int, ...], dict[str, int]):
        try:
            decode(kind, data)
        except Malformed:
            continue
        assert isinstance(data, (list, dict))
