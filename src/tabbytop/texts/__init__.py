"""Localization: one set of Fluent files for Python and the browser, in three languages.

``texts/<language>/*.ftl`` belong to the program, ``games/<game>/texts/<language>.ftl`` to a game.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from threading import Lock
from typing import Any

from tabbytop.core import AnyGame

LANGUAGES = ("en", "cs", "uk")

_HERE = Path(__file__).parent
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_NAME = re.compile(r"-?[A-Za-z][\w-]*")
_PLAIN = re.compile(r"\S+ *= *([^\s{}][^\n{}]*)\n*(?:#[^\n]*\n*)*")  # one line that asks for nothing, and remarks
_MARKS = re.compile(r"</?(?:em|b|at)>")  # the browser shows these; a terminal does not


class Texts:
    """All texts in one language; what is missing there is said in English, and failing that by its key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._books = [book(one) for one in dict.fromkeys((language, "en"))]

    def has(self, key: str) -> bool:
        """Is there such a text? What has none is not told: a tile that is just being turned, say."""
        return any(key in one for one in self._books)

    def __call__(self, key: str, given: Mapping[str, str | int] | None = None) -> str:
        return plain(self.marked(key, given))

    def marked(self, key: str, given: Mapping[str, str | int] | None = None) -> str:
        """The same with its marks: names, places, the one word that matters."""
        for one in self._books:
            if key in one:
                return one.say(key, given or {})[0]
        return key


def plain(text: str) -> str:
    return _MARKS.sub("", text)


@cache
def texts(language: str = "en") -> Texts:
    return Texts(language if language in LANGUAGES else "en")


class Book:
    """The texts of one language. An entry is parsed when it is first said: all of them take half a second, and to load
    what parses them takes a fifth of that; plain words need neither."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._language = language
        self._entries: dict[str, str] = {}
        for source in sources:
            starts = [*_ENTRY.finditer(source), None]
            for here, following in pairwise(starts):
                assert here is not None
                self._entries.setdefault(here[1], source[here.start() : following.start() if following else None])
        self._parsed: set[str] = set()
        self._parsing = Lock()  # notices are worded in the thread that writes to the database

    def __contains__(self, key: str) -> bool:
        return key in self._entries and not key.startswith("-")

    @cached_property
    def _bundle(self) -> Any:
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def say(self, key: str, given: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """The text, and what it asked for in vain."""
        if plainly := _PLAIN.fullmatch(self._entries[key]):
            return plainly[1].rstrip(" "), []
        with self._parsing:  # nobody may take an entry for parsed while another thread is still at it
            self._parse(key)
        text, errors = self._bundle.format_pattern(self._bundle.get_message(key).value, dict(given))
        return str(text), errors

    def _parse(self, key: str) -> None:
        """An entry, and all that its words might name."""
        if key in self._parsed:
            return
        from fluent.runtime import FluentResource

        self._parsed.add(key)
        source = self._entries[key]
        self._bundle.add_resource(FluentResource(source))
        for name in _NAME.findall(source):
            if name in self._entries:
                self._parse(name)


@cache
def book(language: str) -> Book:
    return Book(language, [path.read_text("utf-8") for path in files(language)])


def files(language: str) -> Iterable[Path]:
    """Every Fluent file of a language, the program's own first."""
    yield from sorted((_HERE / language).glob("*.ftl"))
    yield from sorted((_HERE.parent / "games").glob(f"*/texts/{language}.ftl"))


def texts_of(game: AnyGame, language: str) -> str:
    """The Fluent file of one game, wherever its folder lies; nothing where it has none in this language yet."""
    found = game.folder / "texts" / f"{language}.ftl"
    return found.read_text("utf-8") if found.is_file() else ""


def preferred(environment: Mapping[str, str]) -> str:
    """The language a terminal asks for."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "")[:2].lower()
        if code:
            return code if code in LANGUAGES else "en"
    return "en"
