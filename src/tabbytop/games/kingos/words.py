"""What the arguments of the island's events, prompts and score lines are."""

from typing import get_args

from tabbytop.core import args
from tabbytop.core.saying import UNSAID, Many, Name, Noun, Row, Spot, Who, Words, plain

from .components import GUARDIANS, Word

CURSE, FLOWER = Name("kingos-curse-"), Name("kingos-flower-")
SEAT = Who(rival="kingos-island")  # after the last seat comes the island itself

WORDS = Words(
    {
        "seat": SEAT,
        "seats": Many(SEAT),
        "flower": FLOWER,
        "flowers": Many(FLOWER),
        "curse": CURSE,
        "curses": Many(CURSE),
        "card": Name("kingos-card-"),
        "guardian": Noun("guardian"),
        "turn-guardian-came-guardian-came.guardian": Many(Noun("coming")),
        "x": UNSAID,  # told with its row
        "y": Spot("x", "kingos-place"),
        "quarters": UNSAID,
        **plain("on", "face", "energy", "said", "strength", "value", "steps", "count", "limit", "moon", "last"),
    },
    {
        table: tuple(
            Row(f"kingos-{table}-{key}", (key,), args(strength=guardian.strength))
            for key, guardian in GUARDIANS.items()
        )
        for table in ("guardian", "coming")  # the second with its strength, among others who come too
    },
    passing=("chosen", "no-red", "stopped"),
    together=(
        "battles",
        "said",
        "silent",
        "put-in",
        "put-in-as-said",
        "put-in-unlike-said",
        "bloomed",
        "rolled",
        "field-won",
        "field-lost",
        "field-drawn",
        "kingos-won",
        "kingos-lost",
        "kingos-drawn",
    ),
    following=(
        "moon",
        "moon-back",
        "rewarded",
        "new-energy",
        "recovered",
        "lost-energy",
        "drew-flower",
        "drew-this-flower",
        "flowers-shuffled",
        "discarded",
        "thrown-back",
        "cannot-suffer",
        "cursed",
        "curse-laid",
        "curses-shuffled",
        "bag-filled",
        "guardian-came",
        "guardian-left",
        "wheel-back",
    ),
    beside=tuple(f"called-{word}" for word in get_args(Word)),
)
