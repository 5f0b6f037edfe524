"""One answer of each kind, one after the other: state, rules, view and notation in one file."""

from dataclasses import dataclass, replace
from random import Random
from typing import TypeAlias

from tabbytop.core import (
    OVER,
    Cells,
    Line,
    Menu,
    Options,
    Outcome,
    Prompt,
    Ranges,
    Seat,
    Subsets,
    ToAct,
    Viewer,
    args,
    ask,
    buttons,
    menu,
    places,
)
from tabbytop.core.notation import Spelling, itself

WIDTH, HEIGHT = 4, 3
ITEMS, COSTS, BUDGET = (3, 5, 8, 8), (1, 2, 3, 4), 5


@dataclass(frozen=True, slots=True)
class Say:
    word: str


@dataclass(frozen=True, slots=True)
class Put:
    turn: int
    cell: int


@dataclass(frozen=True, slots=True)
class Keep:
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drop:
    x: float
    height: float


Action: TypeAlias = Say | Put | Keep | Drop


@dataclass(frozen=True, slots=True)
class Place:
    x: float
    height: float


@dataclass(frozen=True, slots=True)
class Player:
    word: str = ""
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    players: tuple[Player, ...]
    step: int = 0
    grid: tuple[tuple[int, ...], ...] = ((0,) * WIDTH,) * HEIGHT
    dropped: Place | None = None


@dataclass(frozen=True, slots=True)
class View:
    viewer: int | None
    players: tuple[Player, ...]
    step: int
    grid: tuple[tuple[int, ...], ...]
    dropped: Place | None


def to_act(state: State) -> ToAct:
    return ask(state.step % len(state.players)) if state.step < 4 else OVER


def legal(state: State, seat: Seat) -> Menu:
    match state.step:
        case 0:
            return buttons(Prompt("say", "SAMPLE 1"), [Say("mew"), Say("purr")])
        case 1:  # lying it may begin in the first three of a row, standing in the first two rows
            return menu(Prompt("put", "SAMPLE 2"), Cells(Put, (0x777, 0x0FF), WIDTH))
        case 2:
            return menu(Prompt("keep", "SAMPLE 3"), Subsets(Keep, ITEMS, 1, 2, COSTS, BUDGET))
        case _:
            return menu(Prompt("drop", "SAMPLE 4"), Ranges(Drop, ((-50.0, 50.0, 5), (0.0, 1.0, 3))))


def apply(state: State, seat: Seat, action: Action) -> State:
    player, now = state.players[seat], replace(state, step=state.step + 1)
    match action:
        case Say(word):
            player = replace(player, word=word)
        case Keep(cards):
            player = replace(player, cards=cards)
        case Put(turn, cell):
            covered = {cell, cell + (WIDTH if turn else 1)}
            rows = [[int(y * WIDTH + x in covered) * (turn + 1) for x in range(WIDTH)] for y in range(HEIGHT)]
            now = replace(now, grid=tuple(map(tuple, rows)))
        case Drop(x, height):
            now = replace(now, dropped=Place(x, height))
    players = tuple(player if one == seat else other for one, other in enumerate(state.players))
    return replace(now, players=players)


def outcome(state: State) -> Outcome:
    sums = [sum(player.cards) for player in state.players]
    lines = tuple(Line(seat, "SAMPLE 5", "kept", points, args()) for seat, points in enumerate(sums) if points)
    return Outcome(places(sums), lines)


def new_game(seats: int, options: Options) -> State:
    return State((Player(),) * seats)


def view(state: State, viewer: Viewer) -> View:
    return View(viewer, state.players, state.step, state.grid, state.dropped)


def determinize(seen: View, rng: Random) -> State:
    return State(seen.players, seen.step, seen.grid, seen.dropped)


PATTERNS = {Say: "{word}", Put: "t{turn}c{cell}", Keep: "keep{cards:number*}", Drop: "{x:decimal} {height:decimal}"}
ACTIONS = Spelling[Action]("sampler", Action, PATTERNS, {"word": itself(("mew", "purr"))})


def show(seen: View) -> str:
    players = " / ".join(f"{player.word or '-'} {list(player.cards)}" for player in seen.players)
    rows = "/".join("".join(map(str, row)) for row in seen.grid)
    return f"step {seen.step} | {players} | {rows} | {seen.dropped}"
