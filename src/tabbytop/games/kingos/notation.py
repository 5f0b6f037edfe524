"""The island as short text: a word for what is done, then cards and guardians by their keys, places as ``x,y``."""

from collections.abc import Callable, Iterable
from typing import Any

from tabbytop.core import Malformed
from tabbytop.core.words import listed, spelled

from .actions import (
    Action,
    Bloom,
    Discard,
    DrawCurse,
    DrawFlower,
    DrawGuardian,
    Drift,
    Drive,
    First,
    Gather,
    GoBack,
    Lay,
    LayCurse,
    Move,
    Pass,
    Play,
    PutIn,
    Recall,
    Rest,
    Roll,
    Say,
    TurnCard,
    Unleash,
)
from .components import CARDS, CURSES, DIE, FLOWERS, GUARDIANS, PLACES
from .ground import DIRECTIONS
from .view import FieldView, PlayerView, View


def write(action: Action) -> str:
    match action:
        case First(seat):
            return f"first {seat}"
        case Lay(card, turn):
            return f"lay {card} {turn}"
        case DrawGuardian(guardian):
            return f"guardian {guardian}"
        case DrawFlower(flower):
            return f"flower {flower}"
        case DrawCurse(curse):
            return f"curse {curse}"
        case Roll(face):
            return f"roll {face}"
        case Rest():
            return "rest"
        case Gather():
            return "gather"
        case Play(flower):
            return f"play {flower}"
        case Unleash(place, curse):
            return f"unleash {place} {curse}"
        case Move(direction):
            return f"move {direction}"
        case GoBack():
            return "go-back"
        case Pass():
            return "pass"
        case LayCurse(place):
            return f"lay-curse {place}"
        case Discard(flowers):
            return " ".join(["discard", *flowers])
        case Drift(direction):
            return f"drift {direction}"
        case Drive(guardian, direction):
            return f"drive {guardian} {direction}"
        case TurnCard(quarters):
            return f"turn-card {quarters}"
        case Recall(x, y, guardian):
            return f"recall {x},{y} {guardian}"
        case Say(energy):
            return f"say {energy}"
        case PutIn(energy):
            return f"put-in {energy}"
        case Bloom(flower):
            return f"bloom {flower}"


def _known(word: str, among: Iterable[Any]) -> Any:
    """The word itself, if the box or the language has it."""
    return {str(one): one for one in among}[word]


def _recall(words: list[str]) -> Recall:
    x, y = words[0].split(",")
    return Recall(int(x), int(y), _known(words[1], GUARDIANS))


_READERS: dict[str, Callable[[list[str]], Action]] = {
    "first": lambda words: First(int(words[0])),
    "lay": lambda words: Lay(_known(words[0], CARDS), int(words[1])),
    "guardian": lambda words: DrawGuardian(_known(words[0], GUARDIANS)),
    "flower": lambda words: DrawFlower(_known(words[0], FLOWERS)),
    "curse": lambda words: DrawCurse(_known(words[0], CURSES)),
    "roll": lambda words: Roll(_known(words[0], DIE)),
    "rest": lambda words: Rest(),
    "gather": lambda words: Gather(),
    "play": lambda words: Play(_known(words[0], FLOWERS)),
    "unleash": lambda words: Unleash(_known(words[0], PLACES), _known(words[1], CURSES)),
    "move": lambda words: Move(_known(words[0], DIRECTIONS)),
    "go-back": lambda words: GoBack(),
    "pass": lambda words: Pass(),
    "lay-curse": lambda words: LayCurse(_known(words[0], PLACES)),
    "discard": lambda words: Discard(tuple(_known(word, FLOWERS) for word in words)),
    "drift": lambda words: Drift(_known(words[0], DIRECTIONS)),
    "drive": lambda words: Drive(_known(words[0], GUARDIANS), _known(words[1], DIRECTIONS)),
    "turn-card": lambda words: TurnCard(int(words[0])),
    "recall": _recall,
    "say": lambda words: Say(int(words[0])),
    "put-in": lambda words: PutIn(int(words[0])),
    "bloom": lambda words: Bloom(_known(words[0], FLOWERS)),
}


def read(text: str) -> Action:
    """The action that ``text`` names; whatever is written reads back the same."""
    word, *rest = text.split() or [""]
    try:
        action = _READERS[word](rest)
    except (KeyError, ValueError, IndexError):
        raise Malformed(f"{text!r} is no action of the island") from None
    if write(action) != text:
        raise Malformed(f"{text!r} is no action of the island")
    return action


# -- views ------------------------------------------------------------------------------------------------------------


def show(seen: View) -> str:
    """A view as text, for transcripts and terminals."""
    top = seen.agenda[-1]
    decks = f"bag {seen.bag} | flowers {seen.flowers} | curses {seen.curses}"
    lines = [
        f"turn {seen.turn} | token {seen.token} | moon {seen.moon} | {type(top).__name__} {spelled(top)}".rstrip(),
        f"stacks {seen.beach}+{seen.citadel} | {decks} | white {seen.white or '-'} | rolled {seen.rolled or '-'}",
        f"beaten {listed(seen.beaten)} | withered {listed(seen.withered)} | spent {listed(seen.spent)}",
        "island " + " ".join(map(_field, seen.fields)),
    ]
    lines += [_player(seat, player) for seat, player in enumerate(seen.players)]
    if seen.own is not None:
        own = seen.own
        chosen = "-" if own.chosen is None else own.chosen
        lines.append(
            f"own: hand {listed(own.hand)} | curses {listed([curse or '-' for curse in own.curses])}"
            f" | drawn {own.drawn or '-'} | chosen {chosen}"
        )
    return "\n".join(lines)


def _field(field: FieldView) -> str:
    guards = f"({' '.join(field.guards)})" if field.guards else ""
    return f"{field.x},{field.y}:{field.card}@{field.turn}{guards}"


def _player(seat: int, player: PlayerView) -> str:
    cursed = "".join(place[0] if cursed else "-" for place, cursed in zip(PLACES, player.cursed, strict=True))
    marks = [word for word in ("drawn", "chosen", "thrown") if getattr(player, word)]
    if player.said is not None:
        marks.append(f"said {player.said}")
    if player.kept or player.broken:
        marks.append(f"words {player.kept}+{player.broken}")
    return (
        f"{seat}: at {player.x},{player.y} | energy {player.vitality}/{player.fatigue}/{player.battle}"
        f" | wheel {player.counter} | hand {player.hand} | cursed {cursed} | red {player.red or '-'}"
        f" | {' '.join(marks) or '-'}"
    )
