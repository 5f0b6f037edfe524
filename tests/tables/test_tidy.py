"""What people write is filtered of what breaks pages, and of nothing else."""

from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.tables.tidy import LONGEST_NAME, MOST_MARKS, name_of, one_line


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Micka \t of\nBrno ", "Micka of Brno"),
        ("Micka\u202eakciM", "MickaakciM"),
        ("\u2066Micka\u2069", "Micka"),
        ("Mi\u200bc\ufeffk\u2060a\u00ad", "Micka"),
        ("\u3164\u2800\u200d", ""),
        ("M\x00ic\x1bka", "M ic ka"),
        ("Micka\ud800", "Micka"),
        ("a\u0301\u0301\u0301\u0301\u0301\u0301", "á\u0301\u0301\u0301"),
        ("\u0301\u0302Micka", "Micka"),
        ("M\u0301\u20dd\u0489\u0489\u0489\u0489icka", "Ḿ\u20dd\u0489\u0489icka"),
    ],
    ids=[
        "lines",
        "override",
        "isolate",
        "zero width",
        "nothing to see",
        "control",
        "half",
        "stacked",
        "no letter",
        "ring",
    ],
)
def test_what_breaks_a_page_goes(written: str, kept: str) -> None:
    assert one_line(written) == kept


@pytest.mark.parametrize(
    "name",
    [
        "Žofie Čtvrtková",
        "Софія Ґудзь",
        "Nguyễn Thị Ánh",
        "ก็ไม่รู้",
        "שָׁלוֹם",
        "अनुष्का",
        "王小明",
        "<b>&",
        "Damn Cat!",
        "👩‍👩‍👧",
        "❤️ Micka",
    ],
)
def test_words_and_every_script_stay(name: str) -> None:
    assert one_line(name) == name


def test_what_is_left_is_composed_once_the_unseen_is_gone() -> None:
    assert one_line("Z\u200b\u030cofie") == "Žofie"


def test_marks_that_belong_to_a_letter_are_composed() -> None:
    assert one_line("Z\u030cofie") == "Žofie"


def test_a_name_is_cut_where_something_ends() -> None:
    assert name_of("M" * 30) == "M" * LONGEST_NAME
    assert name_of("M" * (LONGEST_NAME - 2) + "👩‍👧") == "M" * (LONGEST_NAME - 2) + "👩"


@given(st.text(max_size=60))
def test_nothing_unseen_is_left_and_cleaning_again_changes_nothing(text: str) -> None:
    kept = one_line(text)
    assert one_line(kept) == kept
    assert all(char == "\u200d" or category(char) not in ("Cc", "Cf", "Cs", "Zl", "Zp") for char in kept)
    run = 0
    for char in kept:
        run = run + 1 if category(char) in ("Mn", "Me") else 0
        assert run <= MOST_MARKS + 1  # and one that says it is a picture
