"""Game notation: actions as short text, both ways, and views as text for transcripts and terminals [TOWER 10]."""

from collections.abc import Iterable
from dataclasses import fields
from math import acos, degrees

from tabbytop.core.notation import Spelling, among, listed

from .actions import (
    Action,
    Adopt,
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
from .components import NAMED, TABLE, Piece, name
from .geometry import MICRO, uprightness
from .state import Standing
from .view import Pile, View

SIDES = ("left", "right")


ACTIONS = Spelling[Action](
    "the tower",
    Action,
    {
        First: "first {seat}",
        Adopt: "adopt {kitten:piece}",
        DealActions: "actions {cards:number*}",
        DealGoals: "goals {cards:number*}",
        TurnAction: "action {card}",
        TurnGoal: "goal {card}",
        Choose: "choose {card} {side}",
        Discard: "discard {card}",
        Take: "take {piece}",
        Place: "place " + " ".join(f"{{{field.name}:decimal}}" for field in fields(Place)),
        Pet: "pet {cat:piece}",
        Done: "done",
        GiveUp: "give-up",
        Pass: "pass",
        Meet: "meet {card} +{floors}",
        Swap: "swap {card}",
        GoOn: "{yes}",
        Settled: "settled {poses:packed} {contacts:packed} {clip:packed}{touched:thing*}",
        Unsettled: "unsettled",
    },
    {
        "piece": among(NAMED),
        "thing": among({"table": TABLE, **NAMED}),
        "side": among({side: place for place, side in enumerate(SIDES)}),
        "yes": among({"go-on": True, "stop": False}),
    },
)
write, read = ACTIONS.write, ACTIONS.read


# -- views ------------------------------------------------------------------------------------------------------------


def show(seen: View) -> str:
    """A view as text: what is asked, the cards, the race, then the tower from below, piece by piece."""
    turn = seen.turn
    lines = [
        f"{seen.step} | turn {turn.number} of seat {turn.seat} | tries {turn.tries}",
        f"actions {_pile(seen.actions)}",
        f"goals {_pile(seen.goals)}",
        f"heights {listed(seen.race.heights)} | fallen walls {len(seen.aside)}",
    ]
    if seen.mode == "coop":
        lines.append(f"story {seen.floor} | won {seen.story.won} | agreed {listed(seen.story.agreed)}")
    else:
        lines.append(f"hand {listed(seen.hand)} | hands {listed(seen.hands)} | kittens {_kittens(seen.kittens)}")
    if seen.met:
        lines.append("met " + ", ".join(f"{card} by {_names(cats)}" for card, cats in seen.met))
    if turn.card:
        lines.append(f"card {turn.card} {SIDES[turn.side]} | to do {listed(turn.todo)} | pet {_names(turn.pets)}")
    if seen.held is not None:
        lines.append(f"in hand {name(seen.held.piece)} for {seen.held.job}, floors {listed(seen.held.floors)}")
    if seen.story.ending:
        lines.append(f"ended: {seen.story.ending}")
    return "\n".join([*lines, *map(_standing, seen.tower)])


def _kittens(kittens: Iterable[Piece]) -> str:
    return listed(name(kitten) if kitten else "-" for kitten in kittens)


def _names(pieces: Iterable[Piece]) -> str:
    return listed(map(name, pieces))


def _pile(pile: Pile) -> str:
    return f"up {listed(pile.up)} | left {pile.left} | gone {listed(pile.gone)}"


def _standing(one: Standing) -> str:
    x, y, z = (part / MICRO for part in one.pose[:3])
    lean = degrees(acos(max(-1.0, min(1.0, uprightness(one.pose)))))
    fold = f" fold {one.fold}" if one.fold else ""
    beside = tuple(other for other in one.touches if other not in one.rests)
    return (
        f"{name(one.piece)} at {x:.1f} {y:.1f} {z:.1f}{fold} leans {lean:.0f} "
        f"on {_names(one.rests)} touches {_names(beside)}"
    )
