"""Ids for addresses, seeds for chance, codes for people: FERN-42 can be read out over the telephone."""

import secrets
from collections.abc import Iterator

WORDS = tuple(
    """
    acorn amber apple aspen barn basil beach bear bell birch bloom boat brook bunny candle cedar cherry clover cloud
    cocoa coral cosy cove cricket dahlia daisy dawn delta dew dove duck dune elder elm ember fawn feather fern fig
    finch firefly flint forest fox garden ginger glade goose grove harbour hazel hedge heron holly honey iris island
    ivy jam jasmine kettle kite kitten lagoon lake lamp lantern larch lark lemon lilac lily linden lotus lynx maple
    meadow melon mill mint mitten moon moss nest nut oak oasis olive orchid otter owl paper peach pear pebble pepper
    pillow pine plum pond poppy quail quilt rain raven reed river robin rose rowan sage sail sand sea shell shore
    silver snow sparrow spring spruce star stone summer sunny swan tea thistle thyme tide toast tulip valley vanilla
    velvet violet walnut wave wheat willow wind winter wood wool wren yarn
    """.split()
)


def new_id() -> str:
    """128 bits from the system's own randomness: nobody comes upon a table by guessing."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """What a table's chance is drawn from, as hexadecimal text."""
    return secrets.token_hex(32)


def new_codes() -> Iterator[str]:
    """Codes to try until one is free: first with two digits, then with three."""
    for attempt in range(200):
        digits = secrets.randbelow(90) + 10 if attempt < 20 else secrets.randbelow(900) + 100
        yield f"{secrets.choice(WORDS).upper()}-{digits}"


def spelled(typed: str) -> str | None:
    """The code as it is kept, however it was typed: ``fern 42``, ``Fern42`` and ``FERN-42`` are one. None: no code."""
    plain = "".join(char for char in typed.upper() if char.isascii() and char.isalnum())
    word, digits = plain.rstrip("0123456789"), plain.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    return f"{word}-{digits}" if word.isalpha() and digits.isdigit() and word + digits == plain else None
