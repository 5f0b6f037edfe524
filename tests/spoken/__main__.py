"""``python -m tests.spoken speak`` says all that is recorded anew, ``record`` plays the games again first."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from tabbytop.core import AnyGame
from tabbytop.games import all_games
from tabbytop.texts import texts
from tests.contract.conftest import Case, cases

from . import Recorded, marks, messages, path_of, read, write
from .rare import RARE

SEEDS = 4
FORMS = {"prompt": ("prompt", "refusal"), "line": ("line", "note")}


def told(case: Case) -> Iterator[Recorded]:
    """Everything that is said in some random games."""
    return messages(case.game, case.seats, (case.walk(seed) for seed in range(SEEDS)))


def spoken(game: AnyGame, one: Recorded) -> Iterator[Recorded]:
    """A message in every form that has a text."""
    for form in FORMS.get(one.form, (one.form,)):
        formed = replace(one, form=form)
        if texts("en").has(f"{game.key}-{formed.text}"):
            yield formed


def recorded(game: AnyGame) -> list[Recorded]:
    """Few messages of many random games, with every text and every shape of its arguments that they come to."""
    seen: set[tuple[object, ...]] = set()
    kept = {formed for rare in RARE.get(game.key, {}).values() for one in rare for formed in spoken(game, one)}
    for one in chain.from_iterable(told(case) for case in cases() if case.game == game):
        for formed in spoken(game, one):
            if new := marks(game, formed) - seen:
                seen |= new
                kept.add(formed)
    return sorted(kept, key=lambda one: (one.form, one.key, one.seats, str(one.args)))


def main(what: str = "speak", *keys: str) -> None:
    for game in all_games().values():
        if keys and game.key not in keys:
            continue
        if what == "record":
            write(game, recorded(game))
        elif path_of(game).exists():
            write(game, [one for one, _ in read(game)[1]])


if __name__ == "__main__":
    main(*sys.argv[1:])
