"""Localization: one set of Fluent files for Python and the browser, in three languages.

``texts/<language>/*.ftl`` belong to the program, ``games/<game>/texts/<language>.ftl`` to a game.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tabbytop.core import AnyGame

LANGUAGES = ("en", "cs", "uk")

_HERE = Path(__file__).parent
_MARKS = re.compile(r"</?(?:em|b|at)>")  # the browser shows these; a terminal does not


class Texts:
    """All texts in one language; what is missing there is said in English, and failing that by its key."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(one) for one in dict.fromkeys((language, "en"))]

    def has(self, key: str) -> bool:
        """Is there such a text? What has none is not told: a tile that is just being turned, say."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, given: Mapping[str, str | int] | None = None) -> str:
        return plain(self.marked(key, given))

    def marked(self, key: str, given: Mapping[str, str | int] | None = None) -> str:
        """The same with its marks: names, places, the one word that matters."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, dict(given or {}))
                    return str(text)
        return key


def plain(text: str) -> str:
    return _MARKS.sub("", text)


@cache
def texts(language: str = "en") -> Texts:
    return Texts(language if language in LANGUAGES else "en")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


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
