"""Game notation of the island: a word for what is done, then cards and guardians by their keys, places as ``x,y``
[KINGOS 10]."""

from typing import get_args

from tabbytop.core.notation import Spelling, itself, listed, marked, or_dash, spelled

from .actions import (
    Action,
    Bloom,
    Call,
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
    Waste,
)
from .components import CARDS, CURSES, DIE, FLOWERS, GUARDIANS, SPACES, Word
from .ground import DIRECTIONS
from .view import FieldView, PlayerView, View

ACTIONS = Spelling[Action](
    "the island",
    Action,
    {
        First: "first {seat}",
        Lay: "lay {card} {turn}",
        DrawGuardian: "guardian {guardian}",
        DrawFlower: "flower {flower}",
        DrawCurse: "curse {curse}",
        Roll: "roll {face}",
        Rest: "rest",
        Gather: "gather",
        Play: "play {flower}",
        Waste: "waste {flower}",
        Unleash: "unleash {place} {curse}",
        Move: "move {direction}",
        GoBack: "go-back",
        Pass: "pass",
        Call: "call {word} {energy}",
        LayCurse: "lay-curse {place}",
        Discard: "discard {flowers:flower*}",
        Drift: "drift {direction}",
        Drive: "drive {guardian} {direction}",
        TurnCard: "turn-card {quarters}",
        Recall: "recall {x},{y} {guardian}",
        Say: "say {energy}",
        PutIn: "put-in {energy}",
        Bloom: "bloom {flower}",
    },
    {
        "card": itself(CARDS),
        "curse": itself(CURSES),
        "direction": itself(DIRECTIONS),
        "face": itself(DIE),
        "flower": itself(FLOWERS),
        "guardian": itself(GUARDIANS),
        "place": itself(SPACES),
        "word": itself(get_args(Word)),
    },
)
write, read = ACTIONS.write, ACTIONS.read


# -- views ------------------------------------------------------------------------------------------------------------


def show(seen: View) -> str:
    """A view as text, for transcripts and terminals."""
    top = seen.agenda[-1]
    decks = f"bag {seen.bag} | flowers {seen.flowers} | curses {seen.curses}"
    lines = [
        f"turn {seen.turn} | token {seen.token} | moon {seen.moon} | {spelled(top)}",
        f"stacks {seen.beach}+{seen.citadel} | {decks} | white {or_dash(seen.white)} | rolled {or_dash(seen.rolled)}",
        f"beaten {listed(seen.beaten)} | withered {listed(seen.withered)} | spent {listed(seen.spent)}",
        "island " + " ".join(map(_field, seen.fields)),
    ]
    lines += [_player(seat, player) for seat, player in enumerate(seen.players)]
    if seen.own is not None:
        own = seen.own
        chosen = "-" if own.chosen is None else own.chosen
        lines.append(
            f"own: hand {listed(own.hand)} | curses {listed(map(or_dash, own.curses))}"
            f" | drawn {or_dash(own.drawn)} | chosen {chosen}"
        )
    return "\n".join(lines)


def _field(field: FieldView) -> str:
    guards = f"({' '.join(field.guards)})" if field.guards else ""
    return f"{field.x},{field.y}:{field.card}@{field.turn}{guards}"


def _player(seat: int, player: PlayerView) -> str:
    cursed = "".join(place[0] if cursed else "-" for place, cursed in zip(SPACES, player.cursed, strict=True))
    marks = marked(player, "drawn", "chosen", "thrown")
    if player.said is not None:
        marks.append(f"said {player.said}")
    if player.kept or player.broken:
        marks.append(f"words {player.kept}+{player.broken}")
    if player.call is not None:
        marks.append(f"calls {player.call.word} {player.call.energy}")
    return (
        f"{seat}: at {player.x},{player.y} | energy {player.vitality}/{player.fatigue}/{player.battle}"
        f" | wheel {player.counter} | hand {player.hand} | cursed {cursed} | red {or_dash(player.red)}"
        f" | {listed(marks)}"
    )
