"""How arguments are said (localization): every argument of an event, a prompt or a score line has a declared kind.

A game declares its ``Words`` once. A ``Speaker`` reads them, here for a terminal and once more in the browser
(``web/src/core/saying.ts``), and recorded sentences hold the two together (``tests/spoken``). Of an argument ``tile``
a text can use

- ``$tile``, the argument in words, and what is known of it, to choose a variant by: ``$tilekind``, ``$tilekey``;
- ``$tilescount`` of a list ``tiles``: how many there are; of seats also ``$seatsyou``: is who reads among them;
- ``$who`` and ``$you`` of a seat: whoever sits there and reads is told "you", who reads a record never is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from string import ascii_lowercase
from typing import Protocol, TypeAlias

from .seats import Seat
from .words import NO_ARGS, Args, Value

#: a text key with what Fluent needs for it -> the text in somebody's language; the key itself where none is written
Translate: TypeAlias = Callable[[str, Mapping[str, str | int]], str]
Said: TypeAlias = dict[str, str | int]

NOBODY = -1


# -- what a game declares ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plain:
    """A number, or a word that texts choose a variant by: said as it is."""


@dataclass(frozen=True, slots=True)
class Unsaid:
    """For boards alone."""


@dataclass(frozen=True, slots=True)
class Who:
    """A seat, as `$who` and `$you`; `rival` is the text that names who comes after the last seat, and with
    `-within` the one that does so in the middle of a sentence."""

    rival: str = ""


@dataclass(frozen=True, slots=True)
class Score:
    """A number of one seat's own: said as it is, beside `$who0` and `$you0`."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of a grid that is counted row by row: "c3"."""

    columns: int


@dataclass(frozen=True, slots=True)
class Spot:
    """A row; with its column, the argument `across`, it is `$place`: so far to which side of the start."""

    across: str
    text: str


@dataclass(frozen=True, slots=True)
class Name:
    """What has a text of its own: `text` and its key; `otherwise` names what has none."""

    text: str
    otherwise: str = ""


@dataclass(frozen=True, slots=True)
class Noun:
    """What stands in a table; a fact that it `takes` is the key of the argument of that name."""

    table: str
    takes: tuple[str, ...] = ()


Thing: TypeAlias = Cell | Name | Noun
Listable: TypeAlias = Who | Cell | Name | Noun


@dataclass(frozen=True, slots=True)
class Many:
    """Numbers, or keys with spaces between: "brick wall, two columns and 2 × oshax".

    Those that sound alike are told together, by `$count` where their text asks for it.
    """

    of: Listable


Kind: TypeAlias = Plain | Unsaid | Who | Score | Cell | Spot | Name | Noun | Many

PLAIN, UNSAID = Plain(), Unsaid()


def plain(*names: str) -> dict[str, Kind]:
    """Many arguments that are said as they are."""
    return dict.fromkeys(names, PLAIN)


@dataclass(frozen=True, slots=True)
class Row:
    """Things that are told alike: by which text, with which facts, and how arguments write them."""

    text: str
    values: tuple[str | int, ...]
    facts: Args = NO_ARGS
    seat: Seat = NOBODY  # whose it is, told to its text as `$who`, `$you` and `$own`: the mover's own
    otherwise: str = ""  # the text where that one is not written


@dataclass(frozen=True)
class Words:
    """A kind stands under its argument's name, or for one message alone under ``prompt-lay.cards``."""

    kinds: dict[str, Kind] = field(default_factory=dict)
    tables: dict[str, tuple[Row, ...]] = field(default_factory=dict)
    absent: Args = NO_ARGS  # what texts are told where the argument that would say it is missing
    passing: tuple[str, ...] = ()  # events that are told while they happen, and left out of the story afterwards
    together: tuple[str, ...] = ()  # events that make one paragraph of the story, whoever's they are: a battle
    following: tuple[str, ...] = ()  # events that only come of others, whoever's they are: they stay in that paragraph
    beside: tuple[str, ...] = ()  # events that end nobody else's turn in the story: a word that is called into it

    def kind(self, message: str, name: str) -> Kind:
        return self.kinds.get(f"{message}.{name}") or self.kinds.get(name, PLAIN)

    def row(self, table: str, value: Value) -> Row:
        return self._rows[table][str(value)]

    @cached_property
    def _rows(self) -> dict[str, dict[str, Row]]:
        return {name: {str(value): row for row in rows for value in row.values} for name, rows in self.tables.items()}


NO_WORDS = Words()


# -- the interpreter --------------------------------------------------------------------------------------------------


class Message(Protocol):
    """An event, a prompt or a score line."""

    @property
    def key(self) -> str: ...

    @property
    def args(self) -> Args: ...


@dataclass(frozen=True)
class Speaker:
    """Says what happens at a table of ``names`` in one language; ``you`` is the seat of who reads."""

    game: str
    words: Words
    names: Sequence[str]
    translate: Translate
    you: Seat | None = None

    def event(self, event: Message) -> str:
        return self._say("event", event)

    def turn(self, events: Message) -> str:
        """Two events in one sentence, with the keys and the arguments of both."""
        return self._say("turn", events)

    def prompt(self, prompt: Message) -> str:
        return self._say("prompt", prompt)

    def line(self, line: Message) -> str:
        return self._say("line", line)

    def note(self, line: Message) -> str:
        """The small print of a score line."""
        return self.translate(f"{self.game}-line-{line.key}-note", self.said("line", line))

    def refusal(self, prompt: Message) -> str:
        """Why something is no answer to ``prompt``."""
        return self.translate(f"{self.game}-whynot-{prompt.key}", self.said("prompt", prompt))

    def _say(self, what: str, message: Message) -> str:
        return self.translate(f"{self.game}-{what}-{message.key}", self.said(what, message))

    def said(self, what: str, message: Message) -> Said:
        """The arguments of a message as texts can use them."""
        given, of = dict(message.args), f"{what}-{message.key}"
        said: Said = {name: _plain(value) for name, value in self.words.absent}
        for name, value in given.items():
            kind = self.words.kind(of, name)
            match kind:
                case Plain():
                    said[name] = _plain(value)
                case Who(rival):
                    said |= self._person(_number(value), rival)
                case Score(seat):
                    said |= {name: _number(value)} | {f"{key}{seat}": one for key, one in self._person(seat).items()}
                case Spot(across, text):
                    said["place"] = self._place(text, _number(given[across]), _number(value))
                case Many(one):
                    things = _list(value)
                    said |= {name: self._together(one, things), f"{name}count": len(things)}
                    if isinstance(one, Who):
                        said[f"{name}you"] = "yes" if self.you in things else "no"
                case Cell() | Name() | Noun():
                    takes = kind.takes if isinstance(kind, Noun) else ()
                    taken = {fact: self._facts(self.words.kind(of, fact), given[fact])["key"] for fact in takes}
                    facts = self._facts(kind, value) | taken
                    said |= {f"{name}{fact}": known for fact, known in facts.items()}
                    said[name] = self._thing(kind, value, facts, given.get("seat"))
        return said

    def _person(self, seat: Seat, rival: str = "") -> Said:
        if 0 <= seat < len(self.names):
            return {"who": self.names[seat], "you": "yes" if seat == self.you else "no"}
        return {"who": self.translate(rival, {}) if rival else "?", "you": "no"}

    def _place(self, text: str, x: int, y: int) -> str:
        side = "left" if x < 0 else "right" if x > 0 else "middle" if y else "start"
        return self.translate(text, {"row": y, "side": side, "columns": abs(x)})

    def _together(self, kind: Listable, values: Sequence[str | int]) -> str:
        alike: dict[str, list[str | int]] = {}
        for value in values:
            alike.setdefault(self._listed(kind, value), []).append(value)
        *first, last = [self._counted(kind, one, several) for one, several in alike.items()] or [""]
        return f"{', '.join(first)} {self.translate('story-and', {})} {last}" if first else last

    def _counted(self, kind: Listable, one: str, several: Sequence[str | int]) -> str:
        """ "two columns" where its text counts, else "2 × column"."""
        told = self._listed(kind, several[0], len(several))
        return told if len(several) == 1 or told != one else f"{len(several)} × {one}"

    def _listed(self, kind: Listable, value: str | int, count: int = 1) -> str:
        if not isinstance(kind, Who):
            return self._thing(kind, value, self._facts(kind, value), count=count)
        who = self._person(_number(value), kind.rival)
        if who["you"] == "yes":
            return self.translate("seat-you-within", {})
        is_rival = kind.rival and _number(value) >= len(self.names)
        return self.translate(f"{kind.rival}-within", {}) if is_rival else str(who["who"])

    def _facts(self, kind: Kind, value: Value) -> Said:
        """What is known of a thing."""
        match kind:
            case Name():
                return {"key": _plain(value)}
            case Noun(table):
                return {name: _plain(fact) for name, fact in self.words.row(table, value).facts}
            case _:
                return {}

    def _thing(self, kind: Thing, value: Value, facts: Said, mover: Value | None = None, count: int = 1) -> str:
        facts = facts | {"count": count}
        match kind:
            case Cell(columns):
                row, column = divmod(_number(value), columns)
                return f"{ascii_lowercase[column]}{row + 1}"
            case Name(text, otherwise):
                return self._written(f"{text}{value}", otherwise, facts)
            case Noun(table):
                told = self.words.row(table, value)
                whose: Said = {"own": "yes" if told.seat == mover else "no"}
                return self._written(told.text, told.otherwise, facts | whose | self._person(told.seat))

    def _written(self, text: str, otherwise: str, facts: Said) -> str:
        told = self.translate(text, facts)
        return self.translate(otherwise, facts) if told == text and otherwise else told


def _plain(value: Value) -> str | int:
    """A list, which no text asks for, is told with commas."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value


def _number(value: Value) -> int:
    assert isinstance(value, int), f"{value!r} is declared as a number"
    return value


def _list(value: Value) -> Sequence[str | int]:
    assert not isinstance(value, int), f"{value!r} is declared as a list"
    return value.split() if isinstance(value, str) else value
