"""Saucers as short text: ``+3`` draws, ``p4`` lays, ``hiss``."""

import re

from tabbytop.core import Malformed

from .state import Action, Draw, Hiss, Lay
from .view import View


def write(action: Action) -> str:
    match action:
        case Draw(saucer):
            return f"+{saucer}"
        case Lay(paw):
            return f"p{paw}"
        case Hiss():
            return "hiss"


def read(text: str) -> Action:
    if text == "hiss":
        return Hiss()
    if found := re.fullmatch(r"([+p])([1-9])", text):
        sign, number = found.groups()
        return Draw(int(number)) if sign == "+" else Lay(int(number))
    raise Malformed(f"{text!r} is no action of saucers")


def show(seen: View) -> str:
    cats = " / ".join(
        f"{''.join(map(str, cat.hand))}{'_' if cat.has_laid else ''} took {''.join(map(str, cat.saucers)) or '-'}"
        + (" hissed" if cat.hissed else "")
        for cat in seen.cats
    )
    bag = "".join(map(str, seen.bag)) or "-"
    return f"rounds {seen.rounds} | saucer {seen.saucer or '-'} | own paw {seen.laid or '-'} | {cats} | bag {bag}"
