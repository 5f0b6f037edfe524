"""Actions as short text, both ways, and views as text for transcripts and terminals [TOWER 10]."""

from collections.abc import Callable
from dataclasses import astuple
from math import acos, degrees, isfinite
from typing import Any

from tabbytop.core import Malformed

from .actions import (
    Action,
    Choose,
    DealActions,
    DealGoals,
    Discard,
    Done,
    First,
    GiveUp,
    GoOn,
    Meet,
    Pass,
    Pet,
    Place,
    Settled,
    Swap,
    Take,
    TurnAction,
    TurnGoal,
    Unsettled,
)
from .components import NAMED, Piece, name
from .geometry import MICRO, uprightness
from .state import Standing
from .view import Pile, View

SIDES = ("left", "right")


def write(action: Action) -> str:
    match action:
        case First(seat):
            return f"first {seat}"
        case DealActions(cards):
            return f"actions {_numbers(cards)}"
        case DealGoals(cards):
            return f"goals {_numbers(cards)}"
        case TurnAction(card):
            return f"action {card}"
        case TurnGoal(card):
            return f"goal {card}"
        case Choose(card, side):
            return f"choose {card} {SIDES[side]}"
        case Discard(card):
            return f"discard {card}"
        case Take(piece):
            return f"take {name(piece)}"
        case Place():
            return "place " + " ".join(map(repr, astuple(action)))
        case Pet(cat):
            return f"pet {name(cat)}"
        case Done():
            return "done"
        case GiveUp():
            return "give-up"
        case Pass():
            return "pass"
        case Meet(card, floors):
            return f"meet {card} +{floors}"
        case Swap(card):
            return f"swap {card}"
        case GoOn(yes):
            return "go-on" if yes else "stop"
        case Settled(poses, contacts, clip):
            return f"settled {poses or '-'} {contacts or '-'} {clip or '-'}"
        case Unsettled():
            return "unsettled"


def read(text: str) -> Action:
    """The action that ``text`` names; ``Malformed`` says what could not be read."""
    word, *rest = text.split(" ")
    reader = READERS.get(word)
    if reader is None:
        raise Malformed(f"{text!r} is no action; actions begin with {', '.join(READERS)}")
    try:
        action: Action = reader(*rest)
    except Malformed:
        raise
    except (TypeError, ValueError, LookupError):
        raise Malformed(f"{text!r} cannot be read as {word!r}") from None
    if write(action) != text:
        raise Malformed(f"{text!r} is written {write(action)!r}")
    return action


def _cards(*texts: str) -> tuple[int, ...]:
    return tuple(map(int, texts))


def _place(*texts: str) -> Place:
    values = [float(text) for text in texts]
    if not all(map(isfinite, values)):
        raise Malformed(f"{' '.join(texts)}: expected finite numbers")
    return Place(*values)


def _packed(text: str) -> str:
    return "" if text == "-" else text


READERS: dict[str, Callable[..., Any]] = {
    "first": lambda seat: First(int(seat)),
    "actions": lambda *cards: DealActions(_cards(*cards)),
    "goals": lambda *cards: DealGoals(_cards(*cards)),
    "action": lambda card: TurnAction(int(card)),
    "goal": lambda card: TurnGoal(int(card)),
    "choose": lambda card, side: Choose(int(card), SIDES.index(side)),
    "discard": lambda card: Discard(int(card)),
    "take": lambda piece: Take(NAMED[piece]),
    "place": _place,
    "pet": lambda piece: Pet(NAMED[piece]),
    "done": Done,
    "give-up": GiveUp,
    "pass": Pass,
    "meet": lambda card, floors: Meet(int(card), int(floors)),
    "swap": lambda card: Swap(int(card)),
    "go-on": lambda: GoOn(True),
    "stop": lambda: GoOn(False),
    "settled": lambda poses, contacts, clip: Settled(_packed(poses), _packed(contacts), _packed(clip)),
    "unsettled": Unsettled,
}


def _numbers(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, cards)) or "-"


def _names(pieces: tuple[Piece, ...]) -> str:
    return " ".join(map(name, pieces)) or "-"


# -- views ------------------------------------------------------------------------------------------------------------


def show(seen: View) -> str:
    """A view as text: what is asked, the cards, the race, then the tower from below, piece by piece."""
    turn = seen.turn
    lines = [
        f"{seen.step} | turn {turn.number} of seat {turn.seat} | tries {turn.tries}",
        f"actions {_pile(seen.actions)}",
        f"goals {_pile(seen.goals)}",
        f"heights {_numbers(seen.race.heights)} | fallen walls {len(seen.aside)}",
    ]
    if seen.mode == "coop":
        lines.append(f"story {seen.floor} | won {seen.story.won} | agreed {_numbers(seen.story.agreed)}")
    else:
        lines.append(f"hand {_numbers(seen.hand)} | hands {_numbers(seen.hands)}")
    if seen.met:
        lines.append("met " + ", ".join(f"{card} by {_names(cats)}" for card, cats in seen.met))
    if turn.card:
        lines.append(
            f"card {turn.card} {SIDES[turn.side]} | to do {' '.join(turn.todo) or '-'} | pet {_names(turn.pets)}"
        )
    if seen.held is not None:
        lines.append(f"in hand {name(seen.held.piece)} for {seen.held.job}, floors {_numbers(seen.held.floors)}")
    if seen.story.ending:
        lines.append(f"ended: {seen.story.ending}")
    return "\n".join([*lines, *map(_standing, seen.tower)])


def _pile(pile: Pile) -> str:
    return f"up {_numbers(pile.up)} | left {pile.left} | gone {_numbers(pile.gone)}"


def _standing(one: Standing) -> str:
    x, y, z = (part / MICRO for part in one.pose[:3])
    lean = degrees(acos(max(-1.0, min(1.0, uprightness(one.pose)))))
    fold = f" fold {one.fold}" if one.fold else ""
    beside = tuple(other for other in one.touches if other not in one.rests)
    return (
        f"{name(one.piece)} at {x:.1f} {y:.1f} {z:.1f}{fold} leans {lean:.0f} "
        f"on {_names(one.rests)} touches {_names(beside)}"
    )
