"""What one seat or a spectator may know [KINGOS 8] (its observation), and a full position that agrees with it
(determinization)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import NamedTuple

from tabbytop.core import Outcome, Viewer
from tabbytop.core.agenda import Sight

from . import state as frames
from .components import (
    BAG,
    BEACH_STACK,
    CARDS,
    CITADEL_STACK,
    CURSE_DECK,
    FLOWER_DECK,
    CardKey,
    CurseKey,
    FlowerKey,
    GuardianKey,
    Rolled,
)
from .ground import Cell, at, place
from .rules import outcome_of
from .state import SILENT, Carrying, Field, Frame, Heard, Island, Over, Player, Rules, State, Talking


class PlayerView(NamedTuple):
    """What everybody sees of an adventurer [KINGOS 8.2]. While energy is put in, vitality is as it was before."""

    x: int
    y: int
    vitality: int
    fatigue: int
    battle: int
    counter: int
    hand: int  # how many flowers
    cursed: tuple[bool, ...]  # rest, flower, move
    drawn: bool  # has a curse to lay
    chosen: bool  # has chosen what to say, or what to put in
    said: int | None  # what one will put in; until the battle is over [KINGOS 6.2]
    kept: int  # how often at least that was put in
    broken: int  # how often less
    call: Heard | None  # to all, and still heard [KINGOS 6.16]
    red: FlowerKey
    thrown: bool


@dataclass(frozen=True, slots=True)
class Own:
    """What only the viewer sees [KINGOS 8.1]."""

    hand: tuple[FlowerKey, ...]
    curses: tuple[CurseKey, ...]  # on rest, flower, move; "" where none lies
    drawn: CurseKey
    chosen: int | None  # to be said (-1: nothing) or put in


class FieldView(NamedTuple):
    """A laid card: beach, citadel, then in the order in which they were laid."""

    x: int
    y: int
    card: CardKey
    turn: int
    guards: tuple[GuardianKey, ...]


@dataclass(frozen=True, slots=True)
class View:
    viewer: int | None
    rules: Rules
    players: tuple[PlayerView, ...]
    own: Own | None
    fields: tuple[FieldView, ...]
    beach: int  # island cards still to come
    citadel: int
    bag: int
    flowers: int
    curses: int
    beaten: tuple[GuardianKey, ...]
    withered: tuple[FlowerKey, ...]
    spent: tuple[CurseKey, ...]
    white: CurseKey
    moon: int
    token: int
    rolled: Rolled
    turn: int
    agenda: tuple[Frame, ...]


#: what everybody sees of each kind of frame [KINGOS 8.2]
seen_of = Sight[Frame](
    Frame,
    {
        frames.Starting: (),
        frames.Acting: ("seat", "again", "done"),
        frames.PairDone: ("seat", "again"),
        frames.Carrying: ("flower", "curse"),
        frames.Exploring: ("seat", "side"),
        frames.Summoning: ("seat", "count"),
        frames.Recalling: ("seat", "count"),
        frames.DrawingFlowers: ("seat", "count"),
        frames.Discarding: ("seat", "count"),
        frames.Cursing: ("seat",),
        frames.LayingCurse: ("seat",),
        frames.Drifting: ("seat",),
        frames.Driving: ("seat",),
        frames.TurningCard: ("seat",),
        frames.Talking: ("seat",),
        frames.PuttingIn: ("seat",),
        frames.Blooming: ("seat", "left"),
        frames.Rolling: ("seat",),
        frames.Rewarding: ("seat", "steps"),
        frames.Suffering: ("seat", "guardians"),
        frames.Aftermath: ("seat", "drawn", "midnight"),
        frames.Over: ("how", "values"),
    },
)


def view(state: State, viewer: Viewer) -> View:
    """Built up from what may be seen, so a new secret field is hidden by default."""
    table = state.table
    own = None if viewer is None else state.players[viewer]
    return View(
        viewer=viewer,
        rules=state.rules,
        players=tuple([_seen(player) for player in state.players]),
        own=None if own is None else Own(own.hand, own.curses, own.drawn, own.chosen),
        fields=_fields(table.cells, table.fields),
        beach=len(table.beach),
        citadel=len(table.citadel),
        bag=len(table.bag),
        flowers=len(table.flowers),
        curses=len(table.curses),
        beaten=table.beaten,
        withered=table.withered,
        spent=table.spent,
        white=table.white,
        moon=table.moon,
        token=table.token,
        rolled=table.rolled,
        turn=state.turn,
        agenda=seen_of(state.agenda),
    )


@lru_cache(maxsize=1024)
def _fields(cells: tuple[Cell, ...], fields: tuple[Field, ...]) -> tuple[FieldView, ...]:
    """Kept, as most steps leave the island as it is and everybody sees the same."""
    laid = zip(cells, fields, strict=True)
    return tuple([FieldView(*place(cell), field.card, field.turn, field.guards) for cell, field in laid])


def _seen(player: Player) -> PlayerView:
    x, y = place(player.cell)
    return PlayerView(
        x=x,
        y=y,
        vitality=player.vitality,
        fatigue=player.fatigue,
        battle=player.battle,
        counter=player.counter,
        hand=len(player.hand),
        cursed=tuple([bool(curse) for curse in player.curses]),
        drawn=bool(player.drawn),
        chosen=player.chosen is not None,
        said=player.said,
        kept=player.kept,
        broken=player.broken,
        call=player.call,
        red=player.red,
        thrown=player.thrown,
    )


# -- a position that agrees with a view -------------------------------------------------------------------------------


def determinize(seen: View, rng: Random) -> State:
    """Flowers and curses that this viewer cannot see are dealt anew; words and energy chosen are anybody's guess."""
    flowers, curses = _unseen_flowers(seen), _unseen_curses(seen)
    rng.shuffle(flowers)
    rng.shuffle(curses)
    least = SILENT if isinstance(seen.agenda[-1], Talking) else 0
    players = []
    for seat, one in enumerate(seen.players):
        if seat == seen.viewer and seen.own is not None:
            own = seen.own
        else:
            hand = tuple(sorted(flowers.pop() for _ in range(one.hand)))
            laid = tuple(curses.pop() if cursed else "" for cursed in one.cursed)
            drawn = curses.pop() if one.drawn else ""
            own = Own(hand, laid, drawn, rng.randint(least, one.vitality) if one.chosen else None)
        players.append(
            Player(
                cell=at(one.x, one.y),
                vitality=one.vitality,
                fatigue=one.fatigue,
                battle=one.battle,
                counter=one.counter,
                hand=own.hand,
                curses=own.curses,
                drawn=own.drawn,
                chosen=own.chosen,
                said=one.said,
                kept=one.kept,
                broken=one.broken,
                call=one.call,
                red=one.red,
                thrown=one.thrown,
            )
        )
    cells, fields, beach, citadel = _island(seen.fields)
    guards = [guardian for field in fields for guardian in field.guards]
    table = Island(
        cells=cells,
        fields=fields,
        beach=beach,
        citadel=citadel,
        bag=_left(BAG, [*seen.beaten, *guards]),
        flowers=tuple(sorted(flowers)),
        curses=tuple(sorted(curses)),
        beaten=seen.beaten,
        withered=seen.withered,
        spent=seen.spent,
        white=seen.white,
        moon=seen.moon,
        token=seen.token,
        rolled=seen.rolled,
    )
    return State(seen.rules, tuple(players), table, seen.turn, seen.agenda)


def _left(box: tuple[str, ...], gone: Iterable[str]) -> tuple[str, ...]:
    """What is still in a sorted box when some of it lies elsewhere."""
    left = list(box)
    for one in gone:
        left.remove(one)
    return tuple(left)


@lru_cache(maxsize=1024)
def _island(
    seen: tuple[FieldView, ...],
) -> tuple[tuple[Cell, ...], tuple[Field, ...], tuple[CardKey, ...], tuple[CardKey, ...]]:
    """Cells and fields as a state holds them, and what is left of both stacks."""
    laid = [field.card for field in seen]
    return (
        tuple(at(field.x, field.y) for field in seen),
        tuple(Field(field.card, field.turn, field.guards) for field in seen),
        _left(BEACH_STACK, [card for card in laid if CARDS[card].stack == "beach"]),
        _left(CITADEL_STACK, [card for card in laid if CARDS[card].stack == "citadel"]),
    )


def _unseen_flowers(seen: View) -> list[FlowerKey]:
    gone = [*seen.withered, *(player.red for player in seen.players if player.red)]
    gone += [frame.flower for frame in seen.agenda if isinstance(frame, Carrying) and frame.flower]
    gone += seen.own.hand if seen.own is not None else ()
    return list(_left(FLOWER_DECK, gone))


def _unseen_curses(seen: View) -> list[CurseKey]:
    gone = [*seen.spent, *(one for one in (seen.white, *_own_curses(seen)) if one)]
    gone += [frame.curse for frame in seen.agenda if isinstance(frame, Carrying) and frame.curse]
    return list(_left(CURSE_DECK, gone))


def _own_curses(seen: View) -> tuple[CurseKey, ...]:
    return (*seen.own.curses, seen.own.drawn) if seen.own is not None else ()


def standing(seen: View) -> Outcome | None:
    """While it goes on nobody is ahead: whoever beats Kingoš wins, and until then the island does [KINGOS 7]."""
    top = seen.agenda[-1]
    return outcome_of(top, len(seen.players)) if isinstance(top, Over) else None
