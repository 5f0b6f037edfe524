"""The tower: which of three marked places holds. Each is tried in five hands by the physics of the table.

Places are marked where it is a close thing: near an edge, or where a floor's walls are not below its weight. Of those
that hold, the one farthest out is asked for, among two that fall.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from math import cos, dist, hypot, radians, sin
from random import Random

from tabbytop.bots import bot
from tabbytop.bots.tower.building import floor_places
from tabbytop.bots.tower.ground import Flat, ground_of, middle_of
from tabbytop.bots.tower.hand import OVER, steady
from tabbytop.bots.tower.weighing import load_of
from tabbytop.coach.tower.hands import held, in_hand
from tabbytop.core import Action, AnyMenu, Seat, play_out
from tabbytop.games.tower import GAME
from tabbytop.games.tower.acting import side_of
from tabbytop.games.tower.actions import Place
from tabbytop.games.tower.components import CATS, FLOORS, KITTENS, SIDE, WALLS, Piece, height_of, name, sort_of
from tabbytop.games.tower.geometry import Vector
from tabbytop.games.tower.standing import home_of, scene, walls_on
from tabbytop.games.tower.state import State, topmost
from tabbytop.games.tower.view import View
from tabbytop.physics import simulation_of

from . import TRIES

UNIT = "hands"
GRADED = "sums"  #: bots choose among places of their own
MARKED = True
CLEAR = 0.6  #: of the hands
STEPS = 1

PLAYS = "medium"
SEATS = (1, 2)
FIRST, LAST = 5, 13  #: pieces that stand: fewer are dull, with more a try takes long
HANDS = 5  #: so many are enough to tell such places apart
HELD = 4  #: in at least so many the best place holds
FALLING = 2  #: of the marked places; one holds
LOOKED_AT = 5  #: places, to find them
APART = 12.0  #: millimetres between two
NEAR_EDGE = (0.85, 1.1)  #: of half a floor, from its middle
SHIFTED = (18.0, 60.0)  #: millimetres by which a floor is let go aside
ON_THINGS = 0.7  #: of the places
BESIDE = 14.0  #: millimetres off their middle
TURNS = (0.0, 0.0, 20.0, 45.0)


class Enough(Exception):
    """The tower is too high for more puzzles."""


def find(source: str) -> Iterator[tuple[State, Seat]]:
    """A game of one or two: whenever a piece is in somebody's hand, and nothing else is to be done with it."""
    rng = Random(source)
    choose = bot(GAME.key, PLAYS).choose
    start = GAME.new_game(rng.choice(SEATS), GAME.complete({}))
    steps: list[tuple[State, Seat]] = []

    def decide(state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        if len(state.tower) > LAST:
            raise Enough
        if is_asked(state) and (not steps or steps[-1][0].tower != state.tower):
            steps.append((state, seat))
        return choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)

    with suppress(Enough):
        play_out(GAME, start, decide, rng.randrange, simulation_of(GAME))
    yield from steps


def is_asked(state: State) -> bool:
    """A card that has cats petted in the end asks for more than a place [TOWER 3.4]."""
    pets = state.turn.card and side_of(state.turn).pet
    return state.step == "place" and len(state.tower) >= FIRST and not pets


def marked(view: View, menu: AnyMenu, source: str) -> list[Action]:
    """Some places that fall and one that holds, in any order; too few: there is no puzzle."""
    state = GAME.determinize(view, Random(0))
    rng = Random(f"{source} {len(state.tower)} {state.hand}")
    found: list[Place] = []
    stands: list[Place] = []
    falls: list[Place] = []
    for place in islice(map(steady, _close(state, rng)), 40 * LOOKED_AT):
        if place not in menu or any(dist(_spot(place), _spot(one)) < APART for one in found):
            continue
        found.append(place)
        (stands if in_hand(view, place, 0).holds else falls).append(place)
        if len(found) == LOOKED_AT or (stands and len(falls) >= FALLING):
            break
    if not stands or len(falls) < FALLING:
        return []
    best = max(stands, key=lambda one: _out(state, one))
    if is_odd(state, best) or held(view, best, HANDS) < HELD:
        return []
    chosen = [best, *falls[:FALLING]]
    rng.shuffle(chosen)
    return list(chosen)


def is_odd(state: State, place: Place) -> bool:
    """A wall on somebody's back may hold; but who would put it there?"""
    assert state.hand is not None
    over = _seen(state, place)[2] - OVER
    return state.hand.piece in WALLS and any(abs(over - height_of(one)) < 1.0 for one in (CATS[0], KITTENS[0]))


def _close(state: State, rng: Random) -> Iterator[Place]:
    """Places where one may wonder, without end."""
    assert state.hand is not None
    here, piece = scene(state.tower), state.hand.piece
    if piece in FLOORS:
        meant = next(floor_places(state, state.hand))
        while True:
            far, way = rng.uniform(*SHIFTED), radians(rng.uniform(0, 360))
            yaw = (meant.yaw + rng.choice(TURNS) + 180) % 360 - 180
            yield replace(meant, x=meant.x + far * cos(way), y=meant.y + far * sin(way), yaw=yaw)
    floors = (topmost(state),) if piece in WALLS else state.hand.floors[-2:]
    on = [one for one in state.tower if one.piece not in FLOORS and home_of(here, one.piece) in floors]
    while True:
        over = OVER
        if on and rng.random() < ON_THINGS:
            thing = rng.choice(on)
            ground = ground_of(here[home_of(here, thing.piece)])
            u, v, _ = ground.seen(middle_of(thing))
            u, v, over = u + rng.gauss(0, BESIDE), v + rng.gauss(0, BESIDE), OVER + height_of(thing.piece)
        else:
            ground = ground_of(here[rng.choice(floors)])
            out, along = SIDE / 2 * rng.uniform(*NEAR_EDGE), SIDE / 2 * rng.uniform(-1, 1)
            u, v = rng.choice([(out, along), (-out, along), (along, out), (along, -out)])
        yield ground.place(u, v, over, 15.0 * rng.randrange(24), rng.choice((90.0, 60.0)) if piece in WALLS else 0.0)


def _spot(place: Place) -> tuple[float, float, float]:
    return place.x, place.y, place.z


def worths(view: View, actions: Sequence[Action]) -> list[float]:
    """In which part of the hands all stands."""
    return [held(view, action, HANDS) / HANDS for action in actions if isinstance(action, Place)]


# -- who solves it ----------------------------------------------------------------------------------------------------


def solved(view: View, menu: AnyMenu, best: Action, source: str) -> tuple[int, ...]:
    """Four ways to choose: any; what lies nearest to the middle; of what tips no floor what lies lowest, on the floor
    itself and on nobody, and then nearest; what alone holds in one hand, tried in thought."""
    state = GAME.determinize(view, Random(0))
    assert state.hand is not None
    rng, load, piece = Random(f"{source} {best}"), load_of(scene(state.tower)), state.hand.piece
    places = [action for action in menu if isinstance(action, Place)]
    near = min(places, key=lambda one: _out(state, one))
    safe = min(places, key=lambda one: (load.tips(piece, one), round(_seen(state, one)[2]), _out(state, one)))
    return (
        sum(rng.choice(places) == best for _ in range(TRIES)),
        TRIES * (near == best),
        TRIES * (safe == best),
        sum(_is_alone(view, places, best, hand) for hand in range(TRIES)),
    )


def _is_alone(view: View, places: Sequence[Place], best: Action, hand: int) -> bool:
    """Does nothing but the best hold in this hand?"""
    return [place for place in places if in_hand(view, place, hand).holds] == [best]


def _out(state: State, place: Place) -> float:
    """Millimetres from the middle of what would carry it: of its floor, or of the walls under a floor."""
    assert state.hand is not None
    here, piece = scene(state.tower), state.hand.piece
    if piece in FLOORS:
        heads: list[Flat] = [middle_of(here[wall])[:2] for wall in walls_on(here, piece - 1)]
        x, y = (sum(head[way] for head in heads) / len(heads) for way in (0, 1))
        return hypot(place.x - x, place.y - y)
    u, v, _ = _seen(state, place)
    return hypot(u, v)


def _seen(state: State, place: Place) -> Vector:
    """Where it is, along and across its floor and over it."""
    below = [ground_of(one) for one in state.tower if one.piece in FLOORS]
    return min((one.seen(_spot(place)) for one in below), key=lambda seen: abs(seen[2] - OVER))


def aim(view: View, best: float) -> Mapping[str, str | int]:
    """The piece in the hand, and how many floors stand."""
    assert view.held is not None
    piece: Piece = view.held.piece
    floors = sum(one.piece in FLOORS for one in view.tower)
    return {"piece": name(piece), "sort": sort_of(piece), "floors": floors, "hands": HANDS}
