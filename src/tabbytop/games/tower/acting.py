"""A turn up to the goals: an action card, carried out piece by piece [TOWER 3], and the move of a cat [TOWER 7.2]."""

from typing import cast

from tabbytop.core import Seat

from .components import (
    ACTIONS,
    CATS,
    CATS_OF,
    COLOUR_OF,
    COLOURS,
    FLOORS,
    KITTENS,
    MOST_TURNS,
    SETTLING,
    STORIES,
    TOP_FLOOR,
    WALL_KINDS,
    WALLS,
    CardId,
    Colour,
    Piece,
    Side,
    WallKind,
)
from .goals import met
from .standing import Scene, cats_on, floor_of, is_free, scene, storeys, walls_on
from .state import (
    Deck,
    Ending,
    Hand,
    Petting,
    PuttingBack,
    State,
    Task,
    Turn,
    Waiting,
    cats_left,
    found,
    height,
    topmost,
    walls_left,
    without,
)

# -- kittens of one's own [TOWER 7.1] ---------------------------------------------------------------------------------


def next_to_adopt(state: State) -> Seat:
    """Clockwise from who begins: the next who has no kitten yet."""
    seats, first = state.setup.seats, state.turn.seat
    return next(seat % seats for seat in range(first, first + seats) if not state.kittens[seat % seats])


def free_kittens(state: State) -> list[Piece]:
    return [kitten for kitten in KITTENS if kitten not in state.kittens]


def adopt(state: State, seat: Seat, kitten: Piece) -> State:
    """One's own by its scarf; the last of five takes the one that is left. Then cards are dealt."""
    state = state._replace(kittens=(*state.kittens[:seat], kitten, *state.kittens[seat + 1 :]))
    if 0 not in state.kittens:
        return state._replace(step="actions")
    left = free_kittens(state)
    return adopt(state, next_to_adopt(state), left[0]) if len(left) == 1 else state


# -- turns ------------------------------------------------------------------------------------------------------------


def begin_turn(state: State) -> State:
    """Who is on turn chooses a card [TOWER 3.1]."""
    turn = Turn(state.turn.seat, state.turn.number + 1, state.race.heights)
    return state._replace(turn=turn, step="choose", hand=None, deed=None, after="act")


def end_turn(state: State) -> State:
    """Is Toto on the story card's floor or higher? Then five seconds decide [TOWER 6.1]."""
    if state.setup.mode == "coop" and state.race.heights[0] >= STORIES[state.story.place]:
        return state._replace(step="physics", deed=Waiting(SETTLING["win"]), after="stood")
    return next_turn(state)


def next_turn(state: State) -> State:
    """The next player clockwise [TOWER 2.3]; after so many turns the game is over [TOWER 6.5]."""
    if state.setup.mode == "competitive" and all(one == TOP_FLOOR for one in state.race.heights):
        return over(state, "summit")
    if state.turn.number >= MOST_TURNS:
        return over(state, "turns")
    following = state.turn._replace(seat=(state.turn.seat + 1) % state.setup.seats)
    return begin_turn(state._replace(turn=following))


def over(state: State, ending: Ending, culprit: int = -1) -> State:
    story = state.story._replace(ending=ending, culprit=culprit)
    return state._replace(step="over", story=story, hand=None, deed=None, paused=None, adrift=(), returned=())


# -- which cards can be done [TOWER 3.8, 3.9] -------------------------------------------------------------------------


def can_build(state: State) -> bool:
    top = topmost(state)
    return top < TOP_FLOOR and bool(walls_left(state) or walls_on(scene(state.tower), top))


def doable(state: State, card: CardId) -> list[int]:
    """The sides of a card that can be done. A cat can always be placed: none ever leaves the game."""
    build = can_build(state)
    return [place for place, side in enumerate(ACTIONS[card]) if build or not side.build]


def side_of(turn: Turn) -> Side:
    return ACTIONS[turn.card][turn.side]


def choose(state: State, card: CardId, side: int) -> State:
    shown = ACTIONS[card][side]
    todo: tuple[Task, ...] = (cast("Task", shown.cat),)
    if shown.build:
        todo = (*shown.build[: len(walls_left(state))], "floor")  # fewer walls left: what there is [TOWER 3.8]
    return state._replace(turn=state.turn._replace(card=card, side=side, todo=todo), step="act")


# -- piece by piece ---------------------------------------------------------------------------------------------------


def takable(state: State) -> dict[Piece, Task]:
    """What can be taken up to be placed next, and for which task: walls, then the floor; or a cat [TOWER 3.2, 3.3]."""
    todo = state.turn.todo
    walls = [task for task in todo if task in WALL_KINDS]
    if walls and walls_left(state):
        options: dict[Piece, Task] = {}
        for task in walls:
            for piece in _walls_for(state, task):
                options.setdefault(piece, task)
        return options
    if "floor" in todo:
        top = topmost(state)
        return {top + 1: "floor"} if top < TOP_FLOOR and walls_on(scene(state.tower), top) else {}
    return {piece: task for task in todo for piece in _cats_for(state, task)}


def _walls_for(state: State, kind: WallKind) -> list[Piece]:
    """The kind shown; where it has run out, any other that is left [TOWER 3.5]. Of equals the first."""
    kinds = (kind,) if walls_left(state, kind) else WALL_KINDS
    return [left[0] for one in kinds if (left := walls_left(state, one))]


def _cats_for(state: State, task: Task) -> list[Piece]:
    """From the supply, of equals the first; off the tower where the supply has none [TOWER 3.5]."""
    colours = COLOURS if task == "any" else (cast("Colour", task),)
    if left := [cats[0] for colour in colours if (cats := cats_left(state, colour))]:
        return left
    return [one.piece for one in state.tower if one.piece in CATS and COLOUR_OF[one.piece] in colours]


def retakable(state: State) -> list[Piece]:
    """What was placed in this action and carries nothing may be placed anew [TOWER 3.6], until a cat is petted."""
    if state.turn.petted:
        return []
    here = scene(state.tower)
    return [laid.piece for laid in state.turn.laid if laid.piece in here and is_free(here, laid.piece)]


def movable(state: State) -> list[Piece]:
    """The cats on the floor of one's own kitten, if there is a floor above it [TOWER 7.2, 7.6]."""
    here = height(state, state.turn.seat)
    if not here or here >= topmost(state):
        return []
    return cats_on(scene(state.tower), here)


def floors_for(state: State, piece: Piece) -> tuple[Piece, ...]:
    """Onto which floors a piece may go: a wall on the topmost [TOWER 3.2], a cat on any [TOWER 3.3]."""
    if piece in FLOORS:
        return ()
    if piece in WALLS:
        return (topmost(state),)
    return tuple(one.piece for one in state.tower if one.piece in FLOORS)


def take(state: State, piece: Piece) -> State:
    turn, was = state.turn, found(state, piece)
    again = next((laid for laid in turn.laid if laid.piece == piece), None)
    task = again.task if again is not None else takable(state).get(piece)
    state = state._replace(tower=without(state.tower, {piece}))
    floors = floors_for(state, piece)
    if state.step == "move":
        above = tuple(floor for floor in floors if floor > height(state, turn.seat))
        return _held(state, Hand(piece, "move", above, None, was))
    assert task is not None
    if again is not None:  # placed in this action: it is placed anew [TOWER 3.6]
        laid = tuple(one for one in turn.laid if one.piece != piece)
        fresh = tuple(one for one in turn.fresh if one != piece)
        turn = turn._replace(laid=laid, fresh=fresh, pets=())
    else:
        place = turn.todo.index(task)
        turn = turn._replace(todo=turn.todo[:place] + turn.todo[place + 1 :])
    return _held(state._replace(turn=turn), Hand(piece, "action", floors, task, None))


def _held(state: State, hand: Hand) -> State:
    return state._replace(hand=hand, step="place")


def cats_to_pet(state: State, here: Scene) -> tuple[Piece, ...]:
    """The cats that the card names, once all its pieces are placed [TOWER 3.4]."""
    side, laid = side_of(state.turn), state.turn.laid
    if not side.pet:
        return ()
    cat = laid[-1].piece
    match side.pet:
        case "floor":
            return tuple(cats_on(here, floor_of(here, cat)))
        case "colour":
            return tuple(piece for piece in CATS_OF[COLOUR_OF[cat]] if piece in here)
        case _:
            floors = storeys(here)
            return tuple(floors[max(floors)]) if floors else ()


def pet(state: State, cat: Piece) -> State:
    pets = tuple(one for one in state.turn.pets if one != cat)
    turn = state.turn._replace(pets=pets, petted=state.turn.petted + 1)
    return state._replace(turn=turn, step="physics", deed=Petting(cat), after="act")


def put_away(state: State) -> State:
    """The card is discarded and another turned [TOWER 3.1]."""
    deck, card = state.actions, state.turn.card
    deck = Deck(tuple(one for one in deck.up if one != card), deck.left, tuple(sorted((*deck.gone, card))))
    turn = state.turn._replace(card=0, todo=(), laid=(), pets=(), petted=0, failed=())
    return state._replace(actions=deck, turn=turn, step="turn_action")


def drawn(deck: Deck, card: CardId) -> Deck:
    """The deck less a card; an empty one is the discards, shuffled [TOWER 4.4]."""
    deck = deck if deck.left else Deck(deck.up, deck.gone)
    return deck._replace(left=tuple(one for one in deck.left if one != card))


def take_back_all(state: State) -> State:
    """The pieces of this action go back to the supply, and what stood with them settles [TOWER 3.11]."""
    pieces = {laid.piece for laid in state.turn.laid}
    state = state._replace(tower=without(state.tower, pieces), hand=None)
    turn = state.turn._replace(fresh=tuple(one for one in state.turn.fresh if one not in pieces), laid=())
    return state._replace(turn=turn, step="physics", deed=PuttingBack(()), after="turn_action")


# -- after the action -------------------------------------------------------------------------------------------------


def after_action(state: State) -> State:
    """A cat may be moved [TOWER 7.2], then goals are looked at [TOWER 4.1]."""
    if state.setup.mode == "competitive" and movable(state):
        return state._replace(step="move", turn=state.turn._replace(failed=()))
    return look_at_goals(state)


def look_at_goals(state: State) -> State:
    """Together: where no goal is met the turn ends [TOWER 4.6]. Against each other one is always asked."""
    state = state._replace(hand=None, turn=state.turn._replace(failed=()))
    if state.setup.mode == "coop" and not met(state, 0, state.goals.up, scene(state.tower)):
        return end_turn(state)
    return state._replace(step="meet")


def pass_on(state: State) -> State:
    return look_at_goals(state) if state.step == "move" else end_turn(state)
