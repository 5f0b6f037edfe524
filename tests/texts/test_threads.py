"""Texts are asked for in several threads: a page in one, a notice in the one that writes."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tabbytop.texts import Book

THREADS = 4


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


@pytest.mark.usefixtures("hasty")
def test_an_entry_that_another_thread_is_just_parsing() -> None:
    for _ in range(30):
        book = Book("en", ["moment = { $turn ->\n    [one] The first turn\n   *[other] Turn { $turn }\n }\n"])
        together = Barrier(THREADS)

        def ask(book: Book = book, together: Barrier = together) -> str:
            together.wait()
            return book.say("moment", {"turn": 7})[0]

        with ThreadPoolExecutor(THREADS) as pool:
            said = [pool.submit(ask) for _ in range(THREADS)]
        assert [one.result() for one in said] == ["Turn 7"] * THREADS
