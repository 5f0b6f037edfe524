"""Game notation: actions as short text, both ways from one table; and the pieces of text that views are shown with.

A game gives a pattern for each type of action: ``Find: "find {card} {option} {tile}"``. Outside the braces stands what
is written as it is, inside a field, which is written by the word of its name, or else as a number. ``{prey:cell}``
names another word, ``{tiles:tile*}`` is a list, each item with a space before it, and ``{tile,quarter:face}`` is one
word for two fields.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from math import isfinite
from string import Formatter
from typing import Any, Generic, NamedTuple, TypeVar, get_args

from .errors import Malformed

Action = TypeVar("Action")
View = TypeVar("View")


@dataclass(frozen=True, slots=True)
class Notation(Generic[View, Action]):
    """Short text: actions both ways, views for transcripts and terminals."""

    write: Callable[[Action], str]
    read: Callable[[str], Action]
    show: Callable[[View], str]


# -- words ------------------------------------------------------------------------------------------------------------


class Word(NamedTuple):
    """How a value is written: what its text looks like, as a regular expression, and how to read and write it."""

    looks: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]


def among(words: Mapping[str, Any]) -> Word:
    """One of these words, each for its value."""
    text_of = {value: text for text, value in words.items()}
    longest_first = sorted(words, key=len, reverse=True)
    return Word("|".join(map(re.escape, longest_first)), words.__getitem__, text_of.__getitem__)


def itself(words: Iterable[str]) -> Word:
    """One of these words, each for itself."""
    return among({word: word for word in words})


def _finite(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise Malformed(f"{text}: expected a finite number")
    return value


#: the words that every notation has
COMMON = {
    "number": Word("-?[0-9]+", int, str),
    "decimal": Word("[^ ]+", _finite, repr),
    "packed": Word("[^ ]+", lambda text: "" if text == "-" else text, lambda text: text or "-"),  # nothing is a dash
}

# -- actions ----------------------------------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A place in a pattern for a field, or for several, after the text that stands ``before`` it."""

    before: str
    names: tuple[str, ...]
    word: Word
    many: bool

    @property
    def looks(self) -> str:
        one = f"(?:{self.word.looks})"
        return re.escape(self.before) + (f"((?: {one})*)" if self.many else f"({one})")

    def write(self, action: Any) -> str:
        values = [getattr(action, name) for name in self.names]
        if self.many:
            return self.before + "".join([f" {self.word.write(one)}" for one in values[0]])
        return self.before + self.word.write(tuple(values) if len(values) > 1 else values[0])

    def read(self, text: str) -> dict[str, Any]:
        if self.many:
            return {self.names[0]: tuple([self.word.read(one) for one in text.split()])}
        value = self.word.read(text)
        return dict(zip(self.names, value if len(self.names) > 1 else (value,), strict=True))


@dataclass(frozen=True)
class Pattern:
    """How one type of action is written."""

    kind: type[Any]
    slots: tuple[Slot, ...]
    rest: str  #: what stands after the last slot
    shape: str  #: for people: ``find CARD OPTION TILE``

    @cached_property
    def looks(self) -> re.Pattern[str]:
        """Put together when something is first read: a program that starts need not read."""
        return re.compile("".join([slot.looks for slot in self.slots]) + re.escape(self.rest))

    @classmethod
    def parse(cls, kind: type[Any], text: str, words: Mapping[str, Word]) -> "Pattern":
        slots, rest, shape = [], "", ""
        for before, names, how, _ in Formatter().parse(text):
            shape += before
            if not names:
                rest = before
                continue
            word, many = (how or "").removesuffix("*"), (how or "").endswith("*")
            shape += f"{names.upper()}{'…' if many else ''}"
            slots.append(
                Slot(
                    before.removesuffix(" ") if many else before,
                    tuple(names.split(",")),
                    words[word] if word else words.get(names, words["number"]),
                    many,
                )
            )
        return cls(kind, tuple(slots), rest, shape)

    @property
    def verb(self) -> str:
        return self.shape.split(" ")[0]

    def write(self, action: Any) -> str:
        return "".join([slot.write(action) for slot in self.slots]) + self.rest

    def read(self, texts: Sequence[str]) -> Any:
        given: dict[str, Any] = {}
        for slot, text in zip(self.slots, texts, strict=True):
            given |= slot.read(text)
        return self.kind(**given)


class Spelling(Generic[Action]):
    """How the actions of a game are written. Whatever is written reads back the same, and nothing else is read."""

    def __init__(
        self, game: str, actions: Any, patterns: Mapping[type[Any], str], words: Mapping[str, Word] | None = None
    ) -> None:
        """``game`` in words, for errors; ``actions`` is the union of its actions, and each has a pattern."""
        assert set(patterns) == set(get_args(actions)), f"{game}: not every action has a pattern, or not one each"
        known = COMMON | dict(words or {})
        self._game = game
        self._patterns = {kind: Pattern.parse(kind, text, known) for kind, text in patterns.items()}

    def write(self, action: Action) -> str:
        return self._patterns[type(action)].write(action)

    def read(self, text: str) -> Action:
        """The action that ``text`` names; ``Malformed`` says what was expected."""
        for pattern in self._patterns.values():
            if found := pattern.looks.fullmatch(text):
                return self._read(pattern, text, found.groups())
        raise self._unknown(text)

    def _read(self, pattern: Pattern, text: str, parts: Sequence[str]) -> Action:
        try:
            action: Action = pattern.read(parts)
        except ValueError:
            raise Malformed(f"{text!r} cannot be read as {pattern.shape!r}") from None
        if (written := pattern.write(action)) != text:
            raise Malformed(f"{text!r} is written {written!r}")
        return action

    def _unknown(self, text: str) -> Malformed:
        verb = text.split(" ", maxsplit=1)[0]
        for pattern in self._patterns.values():
            if pattern.verb == verb:
                return Malformed(f"{text!r} cannot be read as {pattern.shape!r}")
        verbs = ", ".join([pattern.verb for pattern in self._patterns.values()])
        return Malformed(f"{text!r} is no action of {self._game}; they begin with {verbs}")


# -- views ------------------------------------------------------------------------------------------------------------


def or_dash(thing: object) -> str:
    """Nothing is a dash."""
    return str(thing or "-")


def listed(things: Iterable[object]) -> str:
    """``7 43 43``; nothing is a dash."""
    return or_dash(" ".join(map(str, things)))


def marked(thing: object, *names: str) -> list[str]:
    """Those of the named fields that are true."""
    return [name for name in names if getattr(thing, name)]


def spelled(thing: Any) -> str:
    """A dataclass by its name and fields: ``Rescuing seat=0 taken=1``."""
    return " ".join([type(thing).__name__, *(f"{field.name}={getattr(thing, field.name)}" for field in fields(thing))])
