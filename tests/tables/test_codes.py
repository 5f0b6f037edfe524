"""Ids and codes."""

import math
from itertools import islice

import pytest

from tabbytop.tables.codes import IN_A_CODE, WORDS, new_codes, new_id, spelled


@pytest.mark.parametrize(
    "typed",
    [
        "FERN-OTTER-LAMP-4217",
        "fern otter lamp 4217",
        " Fern, Otter, Lamp: 4217",
        "fernotterlamp4217",
        "fern–otter–lamp 42 17",
    ],
)
def test_a_code_is_the_same_however_it_is_typed(typed: str) -> None:
    assert spelled(typed) == "FERN-OTTER-LAMP-4217"


@pytest.mark.parametrize("typed", ["FERN-42", "fern-42", "Fern 42", " fern42 ", "fern–42", "f-e-r-n 4 2"])
def test_a_code_of_an_older_table_is_still_one(typed: str) -> None:
    assert spelled(typed) == "FERN-42"


@pytest.mark.parametrize(
    "typed", ["", "42", "fern", "42fern", "fe4rn2", "föhn", "fern-4217", "fern-otter-4217", "fern-otter-lamb-moss-4217"]
)
def test_other_text_is_no_code(typed: str) -> None:
    assert spelled(typed) is None


def test_words_are_short_plain_and_all_different() -> None:
    assert len(set(WORDS)) == len(WORDS)
    assert all(word.isascii() and word.isalpha() and word.islower() and 2 < len(word) < 10 for word in WORDS)


def test_nobody_comes_upon_a_table_by_guessing() -> None:
    assert IN_A_CODE * math.log2(len(WORDS)) + math.log2(9000) > 40


def test_codes_are_spelled_as_they_are_kept() -> None:
    for code in islice(new_codes(), 300):
        assert spelled(code) == spelled(code.replace("-", "")) == code


def test_ids_are_long_and_differ() -> None:
    ids = {new_id() for _ in range(100)}
    assert len(ids) == 100
    assert all(len(id) >= 22 for id in ids)
