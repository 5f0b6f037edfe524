"""Chance nodes: weighted outcomes as actions, and a draw that everybody can check afterwards (provably fair).

The only primitive is ``below(n)``, a uniform integer in ``range(n)``; ``random.Random.randrange`` is one,
``stream(...)`` is the fair one. Weights are whole numbers, so no float ever decides an outcome.
"""

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Generic, TypeAlias, TypeVar

Drawn = TypeVar("Drawn")
Drawn_co = TypeVar("Drawn_co", covariant=True)

Below: TypeAlias = Callable[[int], int]
Lot: TypeAlias = tuple[str | int, ...]  #: what a draw is for


@dataclass(frozen=True, slots=True)
class Odds(Generic[Drawn_co]):
    """``kind(*values[i])`` with whole weight ``weights[i]``, or all alike: a die, the next tile of a bag.

    Only the outcome that is drawn becomes an action: making all of them at every draw costs more than the draw.
    """

    kind: Callable[..., Drawn_co]
    values: tuple[tuple[Any, ...], ...]
    weights: tuple[int, ...] | None = None

    def __iter__(self) -> Iterator[tuple[Drawn_co, Fraction]]:
        weights = self.weights or (1,) * len(self.values)
        total = sum(weights)
        return (
            (self.kind(*value), Fraction(weight, total)) for value, weight in zip(self.values, weights, strict=True)
        )

    def probability(self, action: Any) -> Fraction:
        return sum((p for outcome, p in self if outcome == action), Fraction(0))

    def draw(self, below: Below) -> Drawn_co:
        if self.weights is None:
            return self.kind(*self.values[below(len(self.values))])
        ticket = below(sum(self.weights))
        for value, weight in zip(self.values, self.weights, strict=True):
            ticket -= weight
            if ticket < 0:
                return self.kind(*value)
        raise AssertionError(f"weights must be positive: {self.weights}")


@dataclass(frozen=True, slots=True)
class Deal(Generic[Drawn_co]):
    """``kind(drawn)`` for ``count`` ordered draws without replacement from the multiset ``pool``.

    One action deals a whole table; its outcomes are far too many to list, yet each has an exact probability.
    """

    kind: Callable[..., Drawn_co]
    pool: tuple[Any, ...]
    count: int

    def probability(self, action: Any) -> Fraction:
        if type(action) is not self.kind:
            return Fraction(0)
        (drawn,) = (getattr(action, name) for name in action.__slots__)
        left, p = Counter(self.pool), Fraction(int(len(drawn) == self.count))
        for done, item in enumerate(drawn):
            if not p:
                break
            p *= Fraction(left[item], len(self.pool) - done)
            left[item] -= 1
        return p

    def __iter__(self) -> Iterator[tuple[Drawn_co, Fraction]]:
        def walk(left: Counter[Any], drawn: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
            if len(drawn) == self.count:
                yield drawn
                return
            for item in sorted(+left):
                yield from walk(left - Counter([item]), (*drawn, item))

        for drawn in walk(Counter(self.pool), ()):
            action = self.kind(drawn)
            yield action, self.probability(action)

    def draw(self, below: Below) -> Drawn_co:
        left = list(self.pool)
        return self.kind(tuple([left.pop(below(len(left))) for _ in range(self.count)]))


Chances: TypeAlias = Odds[Drawn] | Deal[Drawn]


def commitment(seed: bytes) -> str:
    """Published before the seats add their nonces; checked when the seed is revealed."""
    return hashlib.sha256(seed).hexdigest()


def stream(seed: bytes, nonces: Sequence[str], lot: Lot | int) -> Below:
    """The randomness of one draw: HMAC-SHA256 blocks, cut into bits, too large values rejected.

    It follows from what is drawn for, so a move that is made, taken back and made again is no way to try for another
    result; what is drawn for anything else has nothing to do with it. (In records of the first format it followed from
    the number of the draw.)
    """
    authenticate = _hmac_sha256(seed)
    pool = bits = block = 0

    def below(n: int) -> int:
        nonlocal pool, bits, block
        need = (n - 1).bit_length()
        while True:
            while bits < need:
                message = json.dumps([list(nonces), lot, block]).encode()
                pool = pool << 256 | int.from_bytes(authenticate(message), "big")
                bits, block = bits + 256, block + 1
            bits -= need
            value = pool >> bits
            pool &= (1 << bits) - 1
            if value < n:
                return value

    return below


BLOCK = 64  #: bytes that SHA-256 takes at a time
INNER, OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def _hmac_sha256(key: bytes) -> Callable[[bytes], bytes]:
    """RFC 2104 in two hashes: that of ``hmac`` takes five times as long, looked up in OpenSSL with every call."""
    padded = (key if len(key) <= BLOCK else hashlib.sha256(key).digest()).ljust(BLOCK, b"\0")
    inner, outer = padded.translate(INNER), padded.translate(OUTER)
    return lambda message: hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()
