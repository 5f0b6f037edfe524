"""What follows when all is still [TOWER 5], climbing [TOWER 4.2], and the end [TOWER 6, 7]."""

from typing import assert_never

from tabbytop.core import Line, Outcome, Seat, args, places

from . import acting, falling
from .actions import Settled
from .components import FLOORS, LOST_WALLS, STORIES, TABLE, CardId, Piece
from .standing import Scene, floor_of, scene
from .state import (
    Deck,
    Hand,
    Laid,
    Paused,
    Petting,
    Placing,
    PuttingBack,
    Race,
    Request,
    State,
    Story,
    Turn,
    Waiting,
    found,
    height,
    kitten_of,
    place_of,
    without,
)

# -- when all is still ------------------------------------------------------------------------------------------------


def settled(state: State, action: Settled) -> State:
    assert state.deed is not None
    request = Request(state.tower, state.deed)
    return _judged(state, request, falling.read(request, action))


def unsettled(state: State) -> State:
    """Nothing has happened [TOWER 8.4]: placing and petting are asked for again, and so are the five seconds, after the
    next turn; what is put back stands where it was put."""
    assert state.deed is not None
    match state.deed:
        case Placing():
            return state._replace(step="place", deed=None)
        case Petting(cat):
            pets, petted = tuple(sorted((*state.turn.pets, cat))), state.turn.petted - 1
            return state._replace(step="act", deed=None, turn=state.turn._replace(pets=pets, petted=petted))
        case Waiting():
            return acting.next_turn(state._replace(deed=None))
        case PuttingBack():
            request = Request(state.tower, state.deed)
            return _judged(state, request, falling.unmoved(request))
    assert_never(state.deed)


def _judged(state: State, request: Request, now: Scene) -> State:
    """Judge the outcome: who has fallen, who is put back; then go on, or let all settle once more."""
    verdict = falling.judge(state, request, now)
    aside = tuple(sorted((*state.aside, *verdict.lost)))
    hand = state.hand
    landed = state.landed or isinstance(state.deed, Placing)
    landed = landed and hand is not None and hand.piece not in verdict.again
    state = state._replace(
        tower=verdict.tower,
        aside=aside,
        landed=landed,
        adrift=tuple(sorted({*state.adrift, *verdict.adrift})),
        turn=_to_do_again(state, verdict.again),
    )
    if len(aside) >= LOST_WALLS:
        return acting.over(state, "collapsed", state.turn.seat)  # [TOWER 5.5, 7.8]
    if verdict.back or verdict.shaken:
        returned = tuple(sorted((*state.returned, *(one.piece for one in verdict.back))))
        return state._replace(step="physics", deed=PuttingBack(verdict.back), returned=returned)
    return _still(state._replace(deed=None, returned=()))


def _to_do_again(state: State, again: tuple[Piece, ...]) -> Turn:
    """Pieces placed earlier in this action that have come down are to be placed again [TOWER 3.7]."""
    turn = state.turn
    back = [laid for laid in turn.laid if laid.piece in again]
    if not back:
        return turn
    return turn._replace(
        laid=tuple(laid for laid in turn.laid if laid.piece not in again),
        todo=(*turn.todo, *(laid.task for laid in back)),
        fresh=tuple(piece for piece in turn.fresh if piece not in again),
    )


def _still(state: State) -> State:
    """All is at rest and judged: what the placing, the petting or the waiting leads to."""
    if state.hand is not None:
        state = _stands(state, state.hand) if state.landed else _missed(state, state.hand)
    else:
        state = _go_on_after(state)
    return _kittens_first(state)


def _go_on_after(state: State) -> State:
    match state.after:
        case "act":
            pets = tuple(cat for cat in state.turn.pets if found(state, cat) is not None)
            return state._replace(step="act", turn=state.turn._replace(pets=pets))
        case _:
            return state._replace(step=state.after)


def _stands(state: State, hand: Hand) -> State:
    """The piece is placed [TOWER 3.10]."""
    turn = state.turn.without_tries_at(hand.piece)._replace(fresh=tuple(sorted({*state.turn.fresh, hand.piece})))
    state = state._replace(turn=turn, landed=False)
    match hand.job:
        case "action":
            assert hand.task is not None
            laid = (*turn.laid, Laid(hand.task, hand.piece))
            state = state._replace(hand=None, step="act", turn=turn._replace(laid=laid))
            pets = () if turn.todo else acting.cats_to_pet(state, scene(state.tower))
            return state._replace(turn=state.turn._replace(pets=pets, petted=0))
        case "move":
            return state._replace(hand=None, step="meet")
        case "climb":
            state = state._replace(hand=None, race=moved(state.race, place_of(state, hand.piece), turn.floor))
            return state._replace(step="turn_goal")
        case "restore":
            floor = floor_of(scene(state.tower), hand.piece)
            adrift = tuple(piece for piece in state.adrift if piece != hand.piece)
            race = moved(state.race, place_of(state, hand.piece), floor)
            return state._replace(hand=None, adrift=adrift, race=race)
    assert_never(hand.job)


def _missed(state: State, hand: Hand) -> State:
    """Try again, without penalty [TOWER 3.7]."""
    turn = state.turn._replace(failed=tuple(sorted((*state.turn.failed, hand.piece))))
    if hand.job == "action":
        assert hand.task is not None
        turn = turn._replace(todo=(*turn.todo, hand.task))
        return state._replace(turn=turn, hand=None, step="act")
    return _within_the_tower(state._replace(turn=turn, step="place"), hand)


def moved(race: Race, place: int, floor: int) -> Race:
    """A paw that comes to another height lies on top of those that are there [TOWER 7.4]."""
    if race.heights[place] == floor:
        return race
    return Race(
        (*race.heights[:place], floor, *race.heights[place + 1 :]),
        (*race.arrived[:place], 1 + max(race.arrived), *race.arrived[place + 1 :]),
    )


# -- kittens that came down -------------------------------------------------------------------------------------------


def _kittens_first(state: State) -> State:
    """Before anything goes on, kittens that came down are put back by hand [TOWER 5.3, 7.7]."""
    for kitten in state.adrift:
        place = place_of(state, kitten)
        floor = _floor_to_return(state, state.turn.heights[place])
        if floor == 0:  # it stood outside the tower [TOWER 7.6]
            adrift = tuple(piece for piece in state.adrift if piece != kitten)
            state = state._replace(adrift=adrift, race=moved(state.race, place, 0))
            continue
        if state.hand is not None and state.hand.job == "restore":
            return state  # one is in hand already: a missed try
        paused = state.paused or Paused(state.step, state.hand)
        return state._replace(hand=Hand(kitten, "restore", (floor,)), step="place", paused=paused)
    if state.paused is not None:
        step, hand = state.paused
        state = state._replace(step=step, hand=hand, paused=None)
        if hand is not None:
            state = _within_the_tower(state, hand)
    return _pass_by(state)


def _floor_to_return(state: State, floor: int) -> int:
    """Where it stood before the turn; if that floor is gone, the nearest lower one [TOWER 5.3]."""
    while floor and found(state, floor) is None:
        floor -= 1
    return floor


def _within_the_tower(state: State, hand: Hand) -> State:
    """A piece still in hand goes only to floors that still stand; a kitten that came down to the nearest lower one."""
    if hand.job == "restore":
        return state._replace(hand=hand._replace(floors=(_floor_to_return(state, hand.floors[0]),)))
    floors = tuple(floor for floor in hand.floors if found(state, floor) is not None)
    return state._replace(hand=hand._replace(floors=floors))


def _pass_by(state: State) -> State:
    """Steps at which nobody is asked."""
    match state.step:
        case "turn_action" if state.turn.card:
            return acting.put_away(state)
        case "meet":
            return acting.look_at_goals(state)
        case "turn_goal":
            return _goal_done(state)
        case "stood":
            return _five_seconds_over(state)
        case "end":
            return acting.end_turn(state)
        case "place" if state.hand is not None and not state.hand.floors and state.hand.piece not in FLOORS:
            return give_up(state)  # the floor to go to is gone
        case _:
            return state


# -- goals ------------------------------------------------------------------------------------------------------------


def climb(state: State, card: CardId, floors: int) -> State:
    """The kitten is lifted, to be set down so many floors higher [TOWER 4.2, 4.7]."""
    seat = state.turn.seat
    kitten, floor = kitten_of(state, seat), height(state, seat) + floors
    was = found(state, kitten)
    turn = state.turn._replace(goal=card, floor=floor)
    tower = without(state.tower, {kitten})
    return state._replace(tower=tower, turn=turn, hand=Hand(kitten, "climb", (floor,), None, was), step="place")


def _goal_done(state: State) -> State:
    """The goal is met: discard it, and turn or draw another [TOWER 4.2, 7.4]."""
    return discard_goal(state, state.turn.goal)


def discard_goal(state: State, card: CardId) -> State:
    deck, state = state.goals, state._replace(turn=state.turn._replace(goal=0))
    gone = tuple(sorted((*deck.gone, card)))
    if state.setup.mode == "coop":
        deck = Deck(tuple(one for one in deck.up if one != card), deck.left, gone)
        return state._replace(goals=deck, step="turn_goal")
    seat = state.turn.seat
    hand = tuple(one for one in state.hands[seat] if one != card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return state._replace(goals=deck._replace(gone=gone), hands=hands, step="turn_goal")


def give_up(state: State) -> State:
    """An action, a move, a climb, or the floor a kitten should return to [TOWER 3.11]."""
    hand = state.hand
    if hand is None or hand.job == "action":
        return acting.take_back_all(state)
    if hand.job == "move":  # what lay on the cat settles without her
        return state._replace(hand=None, step="physics", deed=PuttingBack(()), after="meet")
    state = state._replace(turn=state.turn.without_tries_at(hand.piece))
    if hand.job == "restore":
        lower = _floor_to_return(state, hand.floors[0] - 1)
        return state._replace(hand=hand._replace(floors=(lower,) if lower else acting.floors_for(state, hand.piece)))
    return _climb_lost(state._replace(hand=None), hand)


def _climb_lost(state: State, hand: Hand) -> State:
    """The kitten goes back to its floor, and the goal counts as not met [TOWER 3.11]."""
    state = state._replace(turn=state.turn._replace(goal=0))
    if hand.was is None:  # it started outside the tower
        return acting.end_turn(state)
    here = {TABLE, *(one.piece for one in state.tower)}
    if not here.issuperset(hand.was.rests):  # its floor is gone, or what it stood on
        return _kittens_first(state._replace(step="end", adrift=tuple(sorted({*state.adrift, hand.piece}))))
    was = hand.was._replace(touches=tuple(one for one in hand.was.touches if one in here))
    return state._replace(step="physics", deed=PuttingBack((was,)), after="end")


# -- winning ----------------------------------------------------------------------------------------------------------


def _five_seconds_over(state: State) -> State:
    """Won, unless Toto himself came down in them [TOWER 6.1]."""
    floor = STORIES[state.story.place]
    if state.race.heights[0] < floor:
        return acting.end_turn(state)
    state = state._replace(story=state.story._replace(won=floor, agreed=()))
    last = floor >= state.setup.target or state.story.place + 1 == len(STORIES)
    return acting.over(state, "won") if last else state._replace(step="ask")


def go_on(state: State, seat: Seat, yes: bool) -> State:
    """Higher still needs everybody's consent [TOWER 6.4]; the same tower, the next story card [TOWER 6.3]."""
    story = state.story
    if not yes:
        return acting.over(state, "won")
    agreed = tuple(sorted((*story.agreed, seat)))
    state = state._replace(story=story._replace(agreed=agreed))
    if len(agreed) < state.setup.seats:
        return state
    return acting.end_turn(state._replace(story=story._replace(place=story.place + 1, agreed=())))


# -- the result -------------------------------------------------------------------------------------------------------

RIVAL = "tower"


def outcome(state: State) -> Outcome:
    if state.setup.mode == "coop":
        return together(state.setup.seats, state.story, len(state.aside), state.race.heights[0])
    return apart(state.race, state.story)


def given_up(state: State) -> Outcome | None:
    """Together it is over for all: the story that was won counts, else the tower wins [TOWER 6.4]."""
    return outcome(state) if state.setup.mode == "coop" else None


def together(seats: int, story: Story, walls: int, toto: int) -> Outcome:
    """All win or the tower does: the highest story won counts, whatever came later [TOWER 6.4]."""
    won = story.won > 0
    lines = [Line(seat, "TOWER 6.4", "story", story.won, args(floor=story.won, height=toto)) for seat in range(seats)]
    lines.append(Line(seats, "TOWER 5.5", "walls", walls, args(walls=walls)))
    return Outcome((1 if won else 2,) * seats + (2 if won else 1,), tuple(lines), (RIVAL,))


def apart(race: Race, story: Story) -> Outcome:
    """The highest kitten; at equal height the first to arrive; who made it collapse comes last [TOWER 7.5, 7.8]."""
    seats = range(len(race.heights))
    marks = [
        (seat != story.culprit, race.heights[seat], -race.arrived[seat] if race.heights[seat] else 0) for seat in seats
    ]
    lines = [Line(seat, "TOWER 7.5", "height", race.heights[seat], args(floor=race.heights[seat])) for seat in seats]
    if story.culprit >= 0:
        lines.append(Line(story.culprit, "TOWER 7.8", "culprit", 0))
    return Outcome(places(marks), tuple(lines))
