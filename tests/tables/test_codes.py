"""Ids and codes."""

import pytest

from tabbytop.tables.codes import WORDS, new_codes, new_id, spelled


@pytest.mark.parametrize("typed", ["FERN-42", "fern-42", "Fern 42", " fern42 ", "fern–42", "f-e-r-n 4 2"])
def test_a_code_is_the_same_however_it_is_typed(typed: str) -> None:
    assert spelled(typed) == "FERN-42"


@pytest.mark.parametrize("typed", ["", "42", "fern", "42fern", "fe4rn2", "föhn"])
def test_other_text_is_no_code(typed: str) -> None:
    assert spelled(typed) is None


def test_words_are_short_plain_and_all_different() -> None:
    assert len(set(WORDS)) == len(WORDS) > 100
    assert all(word.isascii() and word.isalpha() and word.islower() and 2 < len(word) < 9 for word in WORDS)


def test_codes_are_spelled_as_they_are_kept() -> None:
    assert all(spelled(code) == code for code in new_codes())


def test_ids_are_long_and_differ() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(id) >= 22 for id in ids)
