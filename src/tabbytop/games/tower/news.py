"""What a viewer is told when something happens. Only goals drawn into a hand are told to one seat alone.

A card that is turned belongs to the turn of the seat that made room for it.
"""

from functools import lru_cache

from tabbytop.core import Event, Seat, Viewer, args

from . import falling
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
from .components import CATS, FLOORS, LOST_WALLS, TOTO, WALLS, Piece, name
from .reasons import why_missed
from .standing import home_of, scene
from .state import Hand, Placing, Request, State, Waiting, height


def tell(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    return (*_told(before, seat, action, after, viewer), *_ended(before, after))


def _told(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    match action:
        case First(first):
            return (Event("started", args(first=first)),)  # of no turn: alone, all would be one with the first
        case Adopt(kitten):
            return (Event("adopted", args(seat=seat, piece=name(kitten))),)
        case DealActions():
            return (Event("dealt-actions"),)
        case DealGoals():
            return (Event("dealt-goals"),)
        case TurnAction(card):
            return (Event("action-turned", args(seat=before.turn.seat, action=card)),)
        case TurnGoal(card):
            return (_goal_turned(before, card, viewer),)
        case Choose(card, side):
            return (Event("chose", args(seat=seat, action=card, side=side)),)
        case Discard(card):
            return (Event("discarded", args(seat=seat, action=card)),)
        case Take(piece):
            return (Event("took", args(seat=seat, piece=name(piece))),)
        case Pet(cat):
            placed = () if before.turn.petted else _placed(before)  # pieces stay once a cat is petted [TOWER 3.6]
            return (*placed, Event("petted", args(seat=seat, piece=name(cat))))
        case Done():
            return () if before.turn.petted else _placed(before)
        case GiveUp():
            return (Event("gave-up", args(seat=seat)),)
        case Pass():
            return (Event("passed-move" if before.step == "move" else "passed", args(seat=seat)),)
        case Meet(card, floors):
            return (Event("met", args(seat=seat, goal=card, floor=height(before, seat) + floors)),)
        case Swap(card):
            return (Event("swapped", args(seat=seat, goal=card)),)
        case GoOn(yes):
            return (Event("agreed" if yes else "enough", args(seat=seat)),)
        case Settled():
            return _settled(before, action, after)
        case Unsettled():
            return (Event("unsettled-wait" if isinstance(before.deed, Waiting) else "unsettled"),)
        case Place():
            return ()


def _goal_turned(before: State, card: int, viewer: Viewer) -> Event:
    if before.setup.mode == "coop":
        return Event("goal-turned", args(seat=before.turn.seat, goal=card))
    if viewer == before.turn.seat:
        return Event("goal-drawn-own", args(seat=before.turn.seat, goal=card))
    return Event("goal-drawn", args(seat=before.turn.seat))


def _placed(state: State) -> tuple[Event, ...]:
    """What was placed in this action, where it stands at last: a storey as one thing, cats one by one."""
    seat, here = state.turn.seat, scene(state.tower)
    pieces = [laid.piece for laid in state.turn.laid]
    walls = tuple(piece for piece in pieces if piece in WALLS)
    storey = [Event("built", args(seat=seat, floor=piece, pieces=walls)) for piece in pieces if piece in FLOORS]
    cats = [piece for piece in pieces if piece in CATS]
    return (*storey, *(Event("laid", args(seat=seat, piece=name(cat), floor=home_of(here, cat))) for cat in cats))


def _settled(before: State, action: Settled, after: State) -> tuple[Event, ...]:
    """The path to watch, then what came of it."""
    verdict = _verdict(before, action)
    events = [Event("settled", args(clip=action.clip))]
    goes_on = after.step != "over"  # after a collapse nothing is tried again or put back [TOWER 5.5]
    if goes_on and before.hand is not None and isinstance(before.deed, Placing):
        events.append(_tried(before, before.hand, verdict, action))
    if goes_on:
        events += _down_again(before, verdict)
    if verdict.lost:
        events.append(Event("walls-fell", args(walls=len(verdict.lost), sum=len(after.aside), most=LOST_WALLS)))
    down = verdict.spare if goes_on else (*verdict.spare, *(one.piece for one in verdict.back))  # all of it lies now
    if down:
        events.append(_came_down(tuple(sorted(down)), len(verdict.lost)))
    if goes_on and verdict.back:
        events.append(Event("put-back", args(pieces=tuple(one.piece for one in verdict.back))))
    first = 0 if before.setup.mode == "coop" else 1  # Toto has a name
    if goes_on:  # else the end says how they are
        events += [Event("kitten-fell", args(kitten=piece - TOTO + first)) for piece in verdict.adrift]
    return tuple(events)


@lru_cache(maxsize=8)
def _verdict(before: State, action: Settled) -> falling.Verdict:
    """Everybody at a table is told of the same one."""
    assert before.deed is not None
    request = Request(before.tower, before.deed)
    return falling.judge(before, request, falling.read(request, action))


def _came_down(pieces: tuple[Piece, ...], lost: int) -> Event:
    """Piece by piece, or by the lowest of the floors with how many there were, and how many others with them."""
    floors = [piece for piece in pieces if piece in FLOORS]
    others = len(pieces) + lost - len(floors)
    return Event("came-down", args(pieces=pieces, floor=min(floors, default=0), floors=len(floors), others=others))


def _tried(before: State, hand: Hand, verdict: falling.Verdict, action: Settled) -> Event:
    seat, piece = before.turn.seat, name(hand.piece)
    if hand.piece in verdict.again:
        tries = before.turn.tries_at(hand.piece) + 1
        return Event("missed", args(seat=seat, piece=piece, tries=tries, why=why_missed(before, action)))
    key = "moved" if hand.job == "move" else "stands"  # what stands is told once more when all of it does
    return Event(key, args(seat=seat, piece=piece, floor=_where(verdict, hand.piece)))


def _down_again(before: State, verdict: falling.Verdict) -> tuple[Event, ...]:
    """Pieces placed earlier in this action that came down with this: they are placed once more [TOWER 3.7]."""
    held = () if before.hand is None else (before.hand.piece,)
    pieces = tuple(sorted(piece for piece in verdict.again if piece not in held))
    return (Event("down-again", args(pieces=pieces)),) if pieces else ()


def _where(verdict: falling.Verdict, piece: Piece) -> int:
    here = scene(verdict.tower)
    return piece if piece in FLOORS else home_of(here, piece)


def _ended(before: State, after: State) -> tuple[Event, ...]:
    """A story won, and how the game ended."""
    events = []
    if after.story.won > before.story.won:
        events.append(Event("story-won", args(floor=after.story.won)))
    if after.step == "over" and before.step != "over" and after.story.ending != "won":
        apart = "-apart" if after.story.ending == "collapsed" and after.setup.mode == "competitive" else ""
        key = f"ended-{after.story.ending}{apart}"
        events.append(Event(key, args(seat=after.story.culprit) if after.story.culprit >= 0 else args()))
    return tuple(events)
