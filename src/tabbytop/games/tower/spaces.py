"""The tower in numbers: actions as one pick, letting go of a piece as several; a view piece by piece, floor by floor
(its observation space)."""

from array import array
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar, get_args

from tabbytop.core import ActionSpace, Axis, Box, Observation, Plane, Spaces, Whole

from .actions import Adopt, Choose, Discard, Meet, Pet, Place, Swap, Take
from .components import (
    ACTIONS,
    ALL,
    CATS,
    COLOUR_OF,
    COLOURS,
    EACH,
    FLOORS,
    FOLD,
    GOALS,
    GROUND,
    KIND_OF,
    KITTENS,
    MOST_TURNS,
    STORIES,
    TOP_FLOOR,
    WALL_KINDS,
    WALLS,
    WALLS_OF,
    Piece,
)
from .geometry import MICRO, UNIT
from .menus import DONE, GIVE_UP, GO_ON, PASS
from .rules import HAND_SIZE
from .standing import home_of, scene
from .state import Ending, Job, Standing, Step, Task, Turn
from .view import View
from .winning import apart

# -- actions ----------------------------------------------------------------------------------------------------------

SIDES = tuple((card, side) for card, sides in ACTIONS.items() for side in range(len(sides)))

#: letting go with a calm hand, level and at rest: turned by 15 degrees, folded by 20, every 7 millimetres across
#: and every 6 in height. How a piece is turned comes first, as it has room somewhere, how high it is last
LET_GO = Box(Place, (Axis("yaw", 25), Axis("fold", 5), Axis("x", 17), Axis("y", 17), Axis("z", 9)), sets=TOP_FLOOR)

PICKS = ActionSpace(
    1,
    Whole(tuple(map(Adopt, KITTENS))),
    Whole(tuple(Choose(card, side) for card, side in SIDES)),
    Whole(tuple(map(Discard, ACTIONS))),
    Whole(tuple(Take(piece) for piece in ALL if piece != GROUND and piece not in KITTENS)),
    Whole(tuple(map(Pet, CATS))),
    Whole((DONE, GIVE_UP, PASS)),
    Whole(tuple(Meet(card, floors) for card, goal in GOALS.items() for floors in range(1, goal.reward + 1))),
    Whole(tuple(map(Swap, GOALS))),
    Whole(GO_ON),
    LET_GO,
)

# -- planes -----------------------------------------------------------------------------------------------------------

SEATS = len(KITTENS)
PIECES = len(ALL)
REACH = 3000  #: millimetres: farther than any piece lies
MOST_TRIES = 20  #: that are counted

STEPS: tuple[Step, ...] = get_args(Step)
JOBS: tuple[Job, ...] = get_args(Job)
TASKS: tuple[Task, ...] = get_args(Task)
ENDINGS: tuple[Ending, ...] = get_args(Ending)[1:]

PLANES = (
    Plane("stands", (PIECES,), "which pieces stand: floors, walls by kind, cats by colour, kittens (here and below)"),
    Plane("place", (PIECES, 3), "where: x, y, z in millimetres from the middle of the table", -REACH, REACH),
    Plane("turned", (PIECES, 4), "how it is turned: a unit quaternion", least=-1),
    Plane("fold", (len(WALLS),), "the angle between a wall's legs, in degrees", most=FOLD["most"]),
    Plane("floor", (PIECES,), "the floor that it is on; of a floor the one below", most=TOP_FLOOR),
    Plane("carries", (PIECES,), "does anything rest on it?"),
    Plane("rests", (len(CATS), len(CATS)), "does this cat rest on that one?"),
    Plane("touches", (len(CATS), len(CATS)), "do they touch?"),
    Plane("walls_on", (TOP_FLOOR, len(WALL_KINDS)), "walls of each kind on each floor", most=len(WALLS)),
    Plane("cats_on", (TOP_FLOOR, len(COLOURS)), "cats of each colour on each floor", most=EACH),
    Plane("top", (1,), "the topmost floor", most=TOP_FLOOR),
    Plane("supply", (PIECES,), "lies beside the tower and may be used"),
    Plane("walls_left", (len(WALL_KINDS),), "walls of each kind there", most=max(map(len, WALLS_OF.values()))),
    Plane("cats_left", (len(COLOURS),), "cats of each colour there", most=EACH),
    Plane("aside", (PIECES,), "walls that fell, out of the game"),
    Plane("lost", (1,), "how many", most=len(WALLS)),
    Plane("held", (PIECES,), "the piece in hand"),
    Plane("job", (len(JOBS),), "what it is placed for: action, move, climb, restore"),
    Plane("task", (len(TASKS),), "which part of the action: a kind of wall, a floor, a cat of a colour or of any"),
    Plane("onto", (TOP_FLOOR,), "floors that it may go to"),
    Plane("waiting", (PIECES,), "in hand once the kittens stand again"),
    Plane("adrift", (PIECES,), "kittens that came down"),
    Plane("fresh", (PIECES,), "placed in this turn"),
    Plane("laid", (PIECES,), "placed in this action"),
    Plane("to_pet", (PIECES,), "cats still to be petted"),
    Plane("petted", (1,), "how many were", most=len(CATS)),
    Plane("tries", (PIECES,), "failed tries since it last stood", most=MOST_TRIES),
    Plane("todo", (len(TASKS),), "what is still to be placed", most=3),
    Plane("card", (len(SIDES),), "the side of a card that is carried out"),
    Plane("meeting", (len(GOALS),), "the goal that is being met"),
    Plane("climbs_to", (1,), "the floor to which it leads", most=TOP_FLOOR),
    Plane("actions", (len(ACTIONS),), "action cards face up"),
    Plane("actions_gone", (len(ACTIONS),), "action cards discarded"),
    Plane("goals", (len(GOALS),), "goals that the viewer can meet: face up, or in its hand"),
    Plane("goals_gone", (len(GOALS),), "goals discarded"),
    Plane("met", (len(GOALS),), "goals that could be met now"),
    Plane("seated", (SEATS,), "is there such a seat? (own first, then in turn order, here and below)"),
    Plane("asked", (SEATS,), "who must answer now"),
    Plane("turn", (SEATS,), "whose turn it is"),
    Plane("kittens", (SEATS, SEATS), "which kitten is whose; together Toto is everybody's"),
    Plane("heights", (SEATS,), "the floor of each kitten; together all have Toto's", most=TOP_FLOOR),
    Plane("ahead", (SEATS,), "would it come before the viewer's kitten, if it ended now?"),
    Plane("before", (SEATS,), "heights before this turn", most=TOP_FLOOR),
    Plane("hands", (SEATS,), "hidden goals of each", most=HAND_SIZE),
    Plane("agreed", (SEATS,), "who wants to go on"),
    Plane("culprit", (SEATS,), "who made it collapse"),
    Plane("story", (len(STORIES),), "the present story card"),
    Plane("target", (len(STORIES),), "the last one of this table"),
    Plane("won", (1,), "the highest story won", most=max(STORIES)),
    Plane("step", (len(STEPS),), "what is going on"),
    Plane("ending", (len(ENDINGS),), "how it ended: won, collapsed, turns, summit"),
    Plane("turns", (1,), "begun", most=MOST_TURNS),
    Plane("together", (1,), "do all climb together?"),
)

Key = TypeVar("Key")


def _places(keys: Iterable[Key]) -> dict[Key, int]:
    return {key: place for place, key in enumerate(keys)}


PIECE, FLOOR, CAT, CARD, GOAL = _places(ALL), _places(FLOORS), _places(CATS), _places(ACTIONS), _places(GOALS)
TASK, JOB, STEP, STORY, END = _places(TASKS), _places(JOBS), _places(STEPS), _places(STORIES), _places(ENDINGS)
KIND, COLOUR, SIDE = _places(WALL_KINDS), _places(COLOURS), _places(SIDES)


def _counts(places: Mapping[Key, int], things: Iterable[Key]) -> list[int]:
    row = [0] * len(places)
    for one in things:
        row[places[one]] += 1
    return row


def _marks(places: Mapping[Key, int], things: Iterable[Key]) -> list[int]:
    row = [0] * len(places)
    for one in things:
        row[places[one]] = 1
    return row


# -- the tower --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _tower(tower: tuple[Standing, ...]) -> "list[array[float]]":
    """The first planes, up to the topmost floor: drawn once for all who look at it."""
    here = scene(tower)
    planes = [array("f", bytes(4 * plane.size)) for plane in PLANES[:11]]
    stands, place, turned, fold, floor, carries, rests, touches, walls_on, cats_on, top = planes
    for one in tower:
        piece, at = one.piece, PIECE[one.piece]
        stands[at] = 1
        for axis, number in enumerate(one.pose[:3]):
            place[3 * at + axis] = max(-REACH, min(REACH, number / MICRO))
        for part, number in enumerate(one.pose[3:]):
            turned[4 * at + part] = max(-1.0, min(1.0, number / UNIT))
        home = home_of(here, piece)
        floor[at] = home
        for below in one.rests:
            if below:
                carries[PIECE[below]] = 1
        if piece in WALLS:
            fold[piece - WALLS.start] = one.fold
            if home:
                walls_on[FLOOR[home] * len(WALL_KINDS) + KIND[KIND_OF[piece]]] += 1
        elif piece in CATS:
            _among_cats(rests, piece, one.rests)
            _among_cats(touches, piece, one.touches)
            if home:
                cats_on[FLOOR[home] * len(COLOURS) + COLOUR[COLOUR_OF[piece]]] += 1
        elif piece in FLOORS:
            top[0] = max(top[0], piece)
    return planes


def _among_cats(plane: "array[float]", cat: Piece, others: Iterable[Piece]) -> None:
    for other in others:
        if other in CATS:
            plane[CAT[cat] * len(CATS) + CAT[other]] = 1


# -- all of it --------------------------------------------------------------------------------------------------------


def _asked(seen: View) -> list[int]:
    """Who must answer now, as all can see."""
    first, seats = seen.turn.seat, seen.seats
    match seen.step:
        case "first" | "actions" | "goals" | "turn_action" | "turn_goal" | "physics" | "over":
            return []
        case "scarves":
            clockwise = [seat % seats for seat in range(first, first + seats)]
            return [seat for seat in clockwise if not seen.kittens[seat]][:1]
        case "ask":
            return [seat for seat in range(seats) if seat not in seen.story.agreed]
        case _:
            return [first]


def _by_seat(numbers: Sequence[int], each: int = 1) -> list[int]:
    """One seat after the other, and nothing for those that there are not."""
    return [*numbers, *[0] * (each * SEATS - len(numbers))]


def observe(seen: View) -> list[Sequence[float]]:
    order = [((seen.viewer or 0) + step) % seen.seats for step in range(seen.seats)]
    return [
        *_tower(seen.tower),
        *_beside_the_tower(seen),
        *_in_hand(seen),
        *_this_turn(seen.turn),
        *_cards(seen),
        *_seated(seen, order),
        *_story(seen),
    ]


def _beside_the_tower(seen: View) -> list[list[int]]:
    return [
        _marks(PIECE, seen.supply),
        _counts(KIND, (KIND_OF[piece] for piece in seen.supply if piece in WALLS)),
        _counts(COLOUR, (COLOUR_OF[piece] for piece in seen.supply if piece in CATS)),
        _marks(PIECE, seen.aside),
        [len(seen.aside)],
    ]


def _in_hand(seen: View) -> list[list[int]]:
    held, paused = seen.held, seen.flow.paused
    return [
        _marks(PIECE, () if held is None else (held.piece,)),
        _marks(JOB, () if held is None else (held.job,)),
        _marks(TASK, () if held is None or held.task is None else (held.task,)),
        _marks(FLOOR, () if held is None else held.floors),
        _marks(PIECE, () if paused is None or paused.hand is None else (paused.hand.piece,)),
        _marks(PIECE, seen.flow.adrift),
    ]


def _this_turn(turn: Turn) -> list[list[int]]:
    return [
        _marks(PIECE, turn.fresh),
        _marks(PIECE, (one.piece for one in turn.laid)),
        _marks(PIECE, turn.pets),
        [turn.petted],
        [min(MOST_TRIES, tries) for tries in _counts(PIECE, turn.failed)],
        _counts(TASK, turn.todo),
        _marks(SIDE, ((turn.card, turn.side),) if turn.card else ()),
        _marks(GOAL, (turn.goal,) if turn.goal else ()),
        [turn.floor],
    ]


def _cards(seen: View) -> list[list[int]]:
    return [
        _marks(CARD, seen.actions.up),
        _marks(CARD, seen.actions.gone),
        _marks(GOAL, seen.goals.up if seen.mode == "coop" else seen.hand),
        _marks(GOAL, seen.goals.gone),
        _marks(GOAL, (one.card for one in seen.met)),
    ]


def _seated(seen: View, order: Sequence[int]) -> list[list[int]]:
    """Where each has its kitten and its height: together all have Toto's."""
    together, turn, story = seen.mode == "coop", seen.turn, seen.story
    own = [0] * seen.seats if together else order
    ranks = [1] if together else apart(seen.race, story).places

    def marked(seats: Sequence[int]) -> list[int]:
        return _by_seat([int(seat in seats) for seat in order])

    return [
        marked(order),
        marked(_asked(seen)),
        marked((turn.seat,)),
        _by_seat([int(seen.kittens[place] == kitten) for place in own for kitten in KITTENS], SEATS),
        _by_seat([seen.race.heights[place] for place in own]),
        _by_seat([int(ranks[place] < ranks[own[0]]) for place in own]),
        _by_seat([turn.heights[place] for place in own] if turn.heights else []),
        _by_seat([seen.hands[seat] for seat in order] if seen.hands else []),
        marked(story.agreed),
        marked((story.culprit,)),
    ]


def _story(seen: View) -> list[list[int]]:
    ending = seen.story.ending
    return [
        _marks(STORY, (seen.floor,)),
        _marks(STORY, (seen.target,)),
        [seen.story.won],
        _marks(STEP, (seen.step,)),
        _marks(END, (ending,) if ending else ()),
        [seen.turn.number],
        [int(seen.mode == "coop")],
    ]


SPACES = Spaces(PICKS, Observation(1, PLANES, observe))
