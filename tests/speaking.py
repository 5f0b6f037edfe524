"""Texts as they would be read, for tests: nothing a message asks for may be missing."""

from collections.abc import Mapping

from tabbytop.texts import LANGUAGES, _bundle, texts

__all__ = ["LANGUAGES", "has", "speak", "texts"]


def has(language: str, key: str) -> bool:
    """Is there such a text in this very language?"""
    return bool(_bundle(language).has_message(key))


def speak(language: str, key: str, given: Mapping[str, str | int] | None = None) -> str:
    """The text; everything it asks for must be there."""
    bundle = _bundle(language)
    assert bundle.has_message(key), f"{key} in {language}"
    text, errors = bundle.format_pattern(bundle.get_message(key).value, dict(given or {}))
    assert errors == [], f"{key} in {language}: {errors}"
    assert text.strip()
    return str(text)
