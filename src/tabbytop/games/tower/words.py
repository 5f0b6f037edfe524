"""What the arguments of the tower's events, prompts and score lines are."""

from collections import defaultdict
from collections.abc import Iterator

from tabbytop.core import Args, args
from tabbytop.core.saying import UNSAID, Many, Name, Noun, Row, Who, Words, plain

from .components import ALL, FLOORS, KITTENS, name, sort_of

PIECE, WHOM = Noun("piece"), Noun("whom")  # "a wall stands", "she stands a wall": languages with cases tell them apart

#: where a piece is what somebody does something to
DONE_TO = (
    *(f"prompt-place-{sort}" for sort in ("wall", "floor", "cat", "moved")),
    *(f"event-{key}" for key in ("took", "petted", "stands", "laid", "moved")),
    "puzzle-aim",
)
DONE_TO_SEVERAL = ("event-built", "event-came-down", "event-put-back", "event-down-again", "turn-walls-fell-came-down")


def _pieces(form: str) -> Iterator[Row]:
    """A floor by its number, a kitten by its scarf's, other pieces by their kind: equal ones sound alike."""
    alike: defaultdict[tuple[str, Args], list[str | int]] = defaultdict(list)
    for piece in ALL:
        kind = name(piece).rstrip("0123456789")
        numbered = {"number": int(name(piece)[len(kind) :])} if piece in FLOORS or piece in KITTENS else {}
        alike[f"tower-{form}-{kind}", args(sort=sort_of(piece), **numbered)] += [name(piece), piece]
    for (text, facts), values in alike.items():
        yield Row(text, tuple(values), facts)


WORDS = Words(
    {
        "seat": Who(),
        "first": Who(),
        "piece": PIECE,
        **{f"{message}.piece": WHOM for message in DONE_TO},
        **{f"{message}.pieces": Many(WHOM) for message in DONE_TO_SEVERAL},
        "action": Name("tower-action-"),
        "goal": Name("tower-goal-"),
        "side": UNSAID,
        "clip": UNSAID,
        **plain("floor", "next", "height", "tries", "cats", "walls", "sum", "most", "kitten", "why"),
        **plain("floors", "others", "times", "hands", "often"),
    },
    {"piece": tuple(_pieces("piece")), "whom": tuple(_pieces("whom"))},
    passing=("took", "missed", "stands"),
)
