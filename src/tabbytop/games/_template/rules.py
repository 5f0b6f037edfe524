"""Saucers, in the order of the rules."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

from tabbytop.core import (
    CHANCE,
    OVER,
    IllegalAction,
    Line,
    Menu,
    Odds,
    Options,
    Outcome,
    Prompt,
    Seat,
    ToAct,
    args,
    ask,
    buttons,
    places,
)

from .state import Action, Cat, Draw, Hiss, Lay, State

_BOX = json.loads((Path(__file__).parent / "data" / "components.json").read_text("utf-8"))
PAWS: tuple[int, ...] = tuple(_BOX["paws"])
LAYS = {paw: Lay(paw) for paw in PAWS}
HISS = Hiss()


def new_game(seats: int, options: Options) -> State:
    return State((Cat(PAWS),) * seats, tuple(_BOX["saucers"]), None, int(options["rounds"]))  # [SAUCER 1]


def to_act(state: State) -> ToAct:
    if not state.rounds:
        return OVER
    if state.saucer is None:
        return ask(CHANCE)
    laid = tuple(seat for seat, cat in enumerate(state.cats) if cat.laid is not None)
    return ask(
        *(seat for seat in range(len(state.cats)) if seat not in laid),
        may=tuple(seat for seat in laid if can_hiss(state, seat)),
        chosen=laid,
    )


def can_hiss(state: State, seat: Seat) -> bool:
    """Once in the game, and only while the bag has a saucer to spare [SAUCER 4]."""
    return len(state.bag) >= state.rounds and not state.cats[seat].hissed


def chances(state: State) -> Odds[Draw]:
    return Odds(Draw, tuple((saucer,) for saucer in sorted(set(state.bag))), _weights(state.bag))


def _weights(bag: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count for _, count in sorted(Counter(bag).items()))


def legal(state: State, seat: Seat) -> Menu[Action]:
    cat = state.cats[seat]
    actions: list[Action] = [] if cat.laid is not None else [LAYS[paw] for paw in cat.hand]
    if can_hiss(state, seat):
        actions.append(HISS)
    return buttons(Prompt("lay", "SAUCER 3", args(saucer=state.saucer or 0)), actions)


def why_not(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    match action:
        case Lay(paw):
            hand = ", ".join(map(str, state.cats[seat].hand))
            return IllegalAction("SAUCER 3", f"paw {paw} cannot be laid; in hand are {hand}")
        case Hiss():
            return IllegalAction("SAUCER 4", "this cat has hissed already, or the bag has no saucer to spare")
    return None


def apply(state: State, seat: Seat, action: Action) -> State:
    match action:
        case Draw(saucer):
            place = state.bag.index(saucer)
            return replace(state, saucer=saucer, bag=state.bag[:place] + state.bag[place + 1 :])
        case Hiss():
            cats = tuple(
                replace(cat, laid=None, hissed=cat.hissed or one == seat) for one, cat in enumerate(state.cats)
            )
            return replace(state, cats=cats, saucer=None)
        case Lay(paw):
            cats = tuple(replace(cat, laid=paw) if one == seat else cat for one, cat in enumerate(state.cats))
            return _turned_over(replace(state, cats=cats))


def _turned_over(state: State) -> State:
    """When all paws are in: the highest that stands alone takes the saucer [SAUCER 3]."""
    laid = [cat.laid for cat in state.cats]
    if None in laid:
        return state
    alone = [paw for paw in laid if laid.count(paw) == 1]
    winner = laid.index(max(alone, key=lambda paw: paw or 0)) if alone else None
    assert state.saucer is not None
    cats = tuple(
        replace(
            cat,
            hand=tuple(paw for paw in cat.hand if paw != cat.laid),
            laid=None,
            saucers=(*cat.saucers, state.saucer) if seat == winner else cat.saucers,
        )
        for seat, cat in enumerate(state.cats)
    )
    return State(cats, state.bag, None, state.rounds - 1)


def outcome(state: State) -> Outcome:
    """One line for each saucer; most points win [SAUCER 5]."""
    lines = tuple(
        Line(seat, "SAUCER 5", "saucer", saucer, args(saucer=saucer))
        for seat, cat in enumerate(state.cats)
        for saucer in cat.saucers
    )
    return Outcome(places([sum(cat.saucers) for cat in state.cats]), lines)
