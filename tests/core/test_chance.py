"""Fair draws: unbiased, committed to, and different for every number."""

import hmac
import json
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.core import Deal, Odds, commitment, stream
from tabbytop.games._template.state import Draw
from tabbytop.games.clans.actions import DealClans, Reveal

SEED = bytes(range(32))


def test_the_same_seed_nonces_and_number_draw_the_same():
    first, again = stream(SEED, ["a", "b"], 7), stream(SEED, ["a", "b"], 7)
    assert [first(25) for _ in range(50)] == [again(25) for _ in range(50)]


@pytest.mark.parametrize("other", [(bytes(32), ["a", "b"], 7), (SEED, ["a", "c"], 7), (SEED, ["a", "b"], 8)])
def test_another_seed_nonce_or_number_draws_otherwise(other):
    first, second = stream(SEED, ["a", "b"], 7), stream(*other)
    assert [first(1000) for _ in range(20)] != [second(1000) for _ in range(20)]


def test_nonces_cannot_be_moved_from_one_seat_to_another():
    joined, apart = stream(SEED, ["ab", ""], 0), stream(SEED, ["a", "b"], 0)
    assert [joined(1000) for _ in range(20)] != [apart(1000) for _ in range(20)]


def test_draws_are_unbiased():
    """Rejection, not remainders: over 6,000 draws of 0 to 5 each number comes up within five standard deviations."""
    below = stream(SEED, [], 0)
    counts = Counter(below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 1000) < 5 * (6000 * 5 / 36) ** 0.5 for count in counts.values())


@given(st.integers(1, 10**30))
def test_a_draw_is_always_below(n):
    assert 0 <= stream(SEED, [], n)(n) < n


@pytest.mark.parametrize("size", [0, 32, 64, 65, 200])
def test_a_draw_is_the_hmac_sha256_of_what_it_is_for(size: int):
    """Whoever checks a game elsewhere has it from a library."""
    seed, whole = bytes(range(size)), 1 << 256
    for block in range(3):
        message = json.dumps([["a", "b"], ["swap", 7], block]).encode()
        below = stream(seed, ("a", "b"), ("swap", 7))
        drawn = [below(whole) for _ in range(block + 1)][-1]
        assert drawn.to_bytes(32, "big") == hmac.new(seed, message, "sha256").digest()


def test_the_commitment_is_the_sha256_of_the_seed():
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_odds_by_weight():
    odds = Odds(Reveal, (("mouse4", 0), ("dog1", 2)), (3, 1))
    assert dict(odds) == {Reveal("mouse4", 0): Fraction(3, 4), Reveal("dog1", 2): Fraction(1, 4)}
    assert [odds.draw(lambda n, ticket=ticket: ticket) for ticket in range(4)] == [Reveal("mouse4", 0)] * 3 + [
        Reveal("dog1", 2)
    ]
    assert odds.probability(Reveal("dog1", 1)) == 0
    assert Odds(Draw, ((1,), (2,))).probability(Draw(2)) == Fraction(1, 2)


def test_a_deal_is_ordered_and_without_replacement():
    deal = Deal(DealClans, ("a", "a", "b"), 2)
    assert deal.probability(DealClans(("a", "b"))) == Fraction(1, 3)
    assert deal.probability(DealClans(("b", "b"))) == 0
    assert deal.probability(DealClans(("a",))) == 0
    assert deal.probability("no deal") == 0
    assert sum(p for _, p in deal) == 1
    assert deal.draw(lambda n: n - 1) == DealClans(("b", "a"))
