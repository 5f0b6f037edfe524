"""Recovery phrases: words that can be told apart, typos told in words, and nothing kept that could be entered."""

from random import Random

import pytest

from tabbytop.tables.phrases import IN_A_PHRASE, PHRASE, WORDS, Phrases, Typo, _slips, new_phrase, read_phrase, spelled
from tabbytop.tables.store import Store

from .conftest import Opener
from .kit import awaited

OURS = spelled(2**63 + 12_345)


def test_words_can_be_told_apart():
    assert len(set(WORDS)) == 512
    assert len({word[:4] for word in WORDS}) == 512
    assert all(word.isascii() and word.islower() and 4 <= len(word) <= 8 for word in WORDS)
    assert all(_slips(one, other) > 1 for n, one in enumerate(WORDS) for other in WORDS[:n])


def test_a_phrase_is_read_as_it_was_made():
    rng = Random(1)
    for bits in (0, 2**64 - 1, *(rng.getrandbits(64) for _ in range(200))):
        assert read_phrase(spelled(bits)) == bits
    assert len({new_phrase() for _ in range(50)}) == 50
    assert len(new_phrase().split()) == IN_A_PHRASE


@pytest.mark.parametrize(
    "typed",
    [
        OURS.upper(),
        OURS.title().replace(" ", "\n"),
        " - ".join(OURS.split()) + " ",
        " ".join(f"{n}. {word}" for n, word in enumerate(OURS.split(), 1)),
        OURS.replace("a", "á"),
        OURS.translate(str.maketrans("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфівапролдячсмить")),
    ],
)
def test_letters_case_and_spaces_do_not_matter(typed: str):
    assert read_phrase(typed) == 2**63 + 12_345


def with_word(place: int, word: str) -> str:
    words = OURS.split()
    words[place - 1] = word
    return " ".join(words)


@pytest.mark.parametrize(
    ("typed", "typo"),
    [
        ("", Typo("count", 0)),
        (" ".join(OURS.split()[:7]), Typo("count", 7)),
        (f"{OURS} {WORDS[0]}", Typo("count", 9)),
        (with_word(3, "gondoal"), Typo("word", 3, "gondoal", ("gondola",))),
        (with_word(1, "gond"), Typo("word", 1, "gond", ("gondola",))),
        (with_word(8, "xylophone"), Typo("word", 8, "xylophone")),
        (with_word(4, "bar"), Typo("word", 4, "bar", ("barn",))),
        (with_word(4, "bir"), Typo("word", 4, "bir", ("birch", "bird"))),
        (with_word(4, "rose"), Typo("word", 4, "rose", ("nose", "robe"))),
        (with_word(2, "кіт"), Typo("word", 2, "кіт")),
        (with_word(2, "кошеня"), Typo("word", 2, "кошеня")),
        (with_word(2, "фззуд"), Typo("word", 2, "фззуд", ("apple",))),
        (with_word(2, "x" * 400), Typo("word", 2, "x" * 24)),
    ],
)
def test_a_typo_is_told_by_its_place_and_what_was_meant(typed: str, typo: Typo):
    assert read_phrase(typed) == typo


def test_words_in_another_order_mostly_do_not_belong_together():
    rng = Random(2)
    words = OURS.split()
    told = [read_phrase(" ".join(rng.sample(words, 8))) for _ in range(300)]
    assert sum(one == Typo("sum") for one in told) > 285


def of(store: Store) -> Phrases:
    return Phrases(store.papers, store.secret, date=lambda: 5.0)


@awaited
async def test_a_phrase_made_anew_takes_the_worth_of_the_one_before(new_store: Opener) -> None:
    store = new_store()
    await store.open()
    phrases = of(store)
    first, others = await phrases.make("micka"), await phrases.make("mourek")
    assert [await _whose(phrases, one) for one in (first, others)] == ["micka", "mourek"]
    second = await phrases.make("micka")
    assert [await _whose(phrases, one) for one in (first, second, others)] == [None, "micka", "mourek"]
    assert await phrases.since("micka") == 5.0
    await phrases.drop("micka")
    assert (await phrases.since("micka"), await _whose(phrases, second)) == (None, None)
    kept = str(await store.papers.of_kind(PHRASE))
    assert not any(word in kept for word in others.split())
    await store.close()


async def _whose(phrases: Phrases, phrase: str) -> str | None:
    bits = read_phrase(phrase)
    assert isinstance(bits, int)
    return await phrases.whose(bits)
