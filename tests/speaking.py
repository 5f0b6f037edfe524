"""Texts as they would be read, for tests: nothing a message asks for may be missing."""

from collections.abc import Mapping

from tabbytop.texts import _bundle


def speak(language: str, key: str, given: Mapping[str, str | int]) -> str:
    """The text; everything it asks for must be there."""
    bundle = _bundle(language)
    assert bundle.has_message(key), f"{key} in {language}"
    text, errors = bundle.format_pattern(bundle.get_message(key).value, given)
    assert errors == [], f"{key} in {language}: {errors}"
    assert text.strip()
    return str(text)
