"""Notation from a table: every pattern both ways, and what is said about text that is no action."""

from dataclasses import dataclass

import pytest

from tabbytop.core import Malformed
from tabbytop.core.notation import Spelling, among, itself, listed, marked, or_dash, spelled


@dataclass(frozen=True, slots=True)
class Hang:
    lamp: str
    berth: int


@dataclass(frozen=True, slots=True)
class Light:
    lamps: tuple[str, ...]
    berths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    lamp: str
    quarter: int


@dataclass(frozen=True, slots=True)
class Answer:
    yes: bool


@dataclass(frozen=True, slots=True)
class Float:
    x: float
    note: str


@dataclass(frozen=True, slots=True)
class Rest:
    pass


Action = Hang | Light | Turn | Answer | Float | Rest
LANTERNS = Spelling[Action](
    "lanterns",
    Action,
    {
        Hang: "{lamp}>{berth}",
        Light: "light {lamps:lamp*} at {berths:number*}",
        Turn: "turn {lamp,quarter:turned}!",
        Answer: "{yes}",
        Float: "float {x:decimal} {note:packed}",
        Rest: "rest",
    },
    {
        "lamp": itself(["red", "reddish", "blue"]),
        "turned": among({"red": ("red", 0), "blue@90": ("blue", 1)}),
        "yes": among({"yes": True, "no": False}),
    },
)
WRITTEN = {
    "red>2": Hang("red", 2),
    "reddish>-1": Hang("reddish", -1),
    "light red blue at 3 4": Light(("red", "blue"), (3, 4)),
    "light at": Light((), ()),
    "turn red!": Turn("red", 0),
    "turn blue@90!": Turn("blue", 1),
    "yes": Answer(True),
    "no": Answer(False),
    "float -0.5 AAx=": Float(-0.5, "AAx="),
    "float 1e-07 -": Float(1e-07, ""),
    "rest": Rest(),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_what_is_written_reads_back_the_same(text):
    assert LANTERNS.read(text) == WRITTEN[text]
    assert LANTERNS.write(WRITTEN[text]) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("rest now", "'rest now' cannot be read as 'rest'"),
        ("light green at 1", "'light green at 1' cannot be read as 'light LAMPS… at BERTHS…'"),
        ("turn red", "'turn red' cannot be read as 'turn LAMP,QUARTER!'"),
        ("float one -", "'float one -' cannot be read as 'float X NOTE'"),
        ("float nan -", "nan: expected a finite number"),
        ("float 1 -", "'float 1 -' is written 'float 1.0 -'"),
        ("red>02", "'red>02' is written 'red>2'"),
        ("sleep", "'sleep' is no action of lanterns; they begin with LAMP>BERTH, light, turn, YES, float, rest"),
        ("", "'' is no action of lanterns; they begin with LAMP>BERTH, light, turn, YES, float, rest"),
        (" rest", "' rest' is no action of lanterns; they begin with LAMP>BERTH, light, turn, YES, float, rest"),
    ],
)
def test_what_is_not_written_so_is_not_read_and_says_what_was_expected(text, said):
    with pytest.raises(Malformed) as wrong:
        LANTERNS.read(text)
    assert str(wrong.value) == said


def test_an_action_that_names_what_is_not_in_the_box_has_no_text():
    with pytest.raises(LookupError):
        LANTERNS.write(Hang("green", 1))


@pytest.mark.parametrize("patterns", [{Hang: "hang"}, {Hang: "hang", Rest: "rest", Turn: "turn"}])
def test_every_action_has_a_pattern_and_nothing_else_has(patterns):
    with pytest.raises(AssertionError, match="not every action has a pattern"):
        Spelling("lanterns", Hang | Rest, patterns)


def test_pieces_of_a_view():
    assert (listed([7, 43]), listed([])) == ("7 43", "-")
    assert [or_dash(one) for one in ("", None, 0, "red")] == ["-", "-", "-", "red"]
    assert marked(Answer(True), "yes") == ["yes"]
    assert marked(Answer(False), "yes") == []
    assert (spelled(Hang("red", 2)), spelled(Rest())) == ("Hang lamp=red berth=2", "Rest")
