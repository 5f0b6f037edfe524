"""Records that are made with every move."""

import pickle
from dataclasses import asdict, is_dataclass

import pytest

from tabbytop.core.records import record, replace


@record(frozen=True, slots=True)
class Basket:
    cats: tuple[str, ...]
    place: str = "window"
    is_warm: bool = False


def test_a_record_is_a_value():
    one = Basket(("Minka",))
    assert one == Basket(("Minka",), "window") != Basket(("Mourek",))
    assert {one: 1}[Basket(("Minka",))] == 1
    assert is_dataclass(one) and asdict(one) == {"cats": ("Minka",), "place": "window", "is_warm": False}
    assert pickle.loads(pickle.dumps(one)) == one
    with pytest.raises(AttributeError):
        one.colour = "grey"  # type: ignore[attr-defined]  # there is no such slot


def test_a_changed_one_leaves_the_first_as_it_was():
    one = Basket(("Minka",))
    other = replace(one, place="stove", is_warm=True)
    assert other == Basket(("Minka",), "stove", True)
    assert one == Basket(("Minka",))


def test_what_it_has_not_cannot_be_changed():
    with pytest.raises(TypeError, match="no field colour"):
        replace(Basket(()), colour="grey")  # type: ignore[call-arg]  # nor such a field
