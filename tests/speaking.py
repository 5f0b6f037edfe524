"""Texts as they would be read, for tests: nothing a message asks for may be missing."""

from collections.abc import Mapping

from tabbytop.texts import LANGUAGES, book, texts

__all__ = ["LANGUAGES", "has", "speak", "texts"]


def has(language: str, key: str) -> bool:
    """Is there such a text in this very language?"""
    return key in book(language)


def speak(language: str, key: str, given: Mapping[str, str | int] | None = None) -> str:
    """The text; everything it asks for must be there."""
    assert key in book(language), f"{key} in {language}"
    text, errors = book(language).say(key, given or {})
    assert errors == [], f"{key} in {language}: {errors}"
    assert text.strip()
    return text
