"""Kingoš's island in numbers: actions as a pick or a few, a view as a map and rows by seats (its observation space)."""

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import get_args

from tabbytop.core import ActionSpace, Among, Observation, Parts, Plane, Spaces, Whole

from . import state as frames
from .actions import Bloom, Call, Discard, Drive, Play, PutIn, Recall, Say, Unleash, Waste
from .components import (
    BAG,
    BARE,
    BEACH_STACK,
    BLACK_IN,
    BLACK_OUT,
    CARDS,
    CITADEL_STACK,
    CURSES,
    FLOWERS,
    GUARDIANS,
    RED_IN,
    RED_OUT,
    TURNED,
    WHEEL,
    Face,
    Kind,
    Word,
    kingos_strength,
    moon_track,
)
from .components import SPACES as PLACES
from .ground import DIRECTIONS, UP
from .law import Law, Step, law_of, steps_over
from .phases.draws import LAY_CURSE
from .phases.effects import DRIFT, QUARTERS
from .phases.turn import GATHER, GO_BACK, MOVES, PASS, REST
from .state import Deed, Frame
from .view import FieldView, Own, View

# -- actions ----------------------------------------------------------------------------------------------------------

MOST_ENERGY = 99  #: of one adventurer; there is no limit, and 20 is much
FARTHEST = len(BEACH_STACK) + len(CITADEL_STACK) + 1  #: field from the beach, all cards in a row with the citadel

YELLOW = tuple(key for key, flower in FLOWERS.items() if flower.colour == "yellow")
RED = tuple(key for key, flower in FLOWERS.items() if flower.colour == "red")
MOST_GIVEN = 2  #: flowers at once: by a punishment, or to a limit of three [KINGOS 6.14, 9.3]

WORDS: tuple[Word, ...] = get_args(Word)
_ENERGY = Among("energy", tuple(range(MOST_ENERGY + 1)))

ACTIONS = ActionSpace(
    1,
    Whole((REST, GATHER, GO_BACK, PASS)),
    Whole(MOVES),
    Whole(tuple(map(Play, YELLOW))),
    Whole(tuple(map(Waste, YELLOW))),
    Whole(tuple(Unleash(place, curse) for place in PLACES for curse in CURSES)),
    Whole(LAY_CURSE),
    Whole(
        tuple(
            Discard(given)
            for many in range(1, MOST_GIVEN + 1)
            for given in combinations_with_replacement(sorted(FLOWERS), many)
        )
    ),
    Whole(tuple(DRIFT.values())),
    Whole(tuple(Drive(guardian, direction) for guardian in GUARDIANS for direction in DIRECTIONS)),
    Whole(QUARTERS),
    Whole(tuple(map(Bloom, RED))),
    Parts(Call, (Among("word", WORDS), _ENERGY)),
    Parts(Say, (_ENERGY,)),
    Parts(PutIn, (_ENERGY,)),
    Parts(
        Recall,
        (
            Among("x", tuple(range(-FARTHEST, FARTHEST + 1))),
            Among("y", tuple(range(FARTHEST + 1))),
            Among("guardian", tuple(GUARDIANS)),
        ),
    ),
)

# -- planes -----------------------------------------------------------------------------------------------------------

SEATS = 5
ACROSS, UPWARD = 7, 10  #: columns to each side of the beach, rows above the coast: the part of the island on the map
WIDTH = 2 * ACROSS + 1
MAP = (UPWARD, WIDTH)
FIELDS = UPWARD * WIDTH

KINDS: tuple[Kind, ...] = get_args(Kind)
FACES: tuple[Face, ...] = get_args(Face)
DEEDS: tuple[Deed, ...] = get_args(Deed)
FRAMES: tuple[type[Frame], ...] = get_args(Frame)
LAID = tuple(card for card in CARDS if CARDS[card].stack)
STACKS = Counter((*BEACH_STACK, *CITADEL_STACK))
STRONGEST = sum(GUARDIANS[one].strength + 1 for one in BAG)  #: all guardians on one field, bristling [KINGOS 9.3]
MOST_COUNTED = 60  #: words kept or broken, flowers still to draw
MOST_TURNS = 999

PLANES = (
    Plane("land", (len(KINDS), *MAP), "relax, meadow, danger, beach, citadel; nothing where no card lies"),
    Plane("black", (4, *MAP), "black spikes on the edge up, right, down, left: 1 inward, -1 outward", least=-1),
    Plane("red", (4, *MAP), "red spikes likewise", least=-1),
    Plane("ways", (4, *MAP), "a step up, right, down, left as the rules stand: 1 free, 0.5 for a curse, 0 none"),
    Plane("guardians", (len(GUARDIANS), *MAP), "guardians of each kind", most=2),
    Plane("strength", MAP, "of all that fights there, guardians or Kingoš", most=STRONGEST),
    Plane("adventurers", (SEATS, *MAP), "where each stands"),
    Plane("ahead", (4, 3), "from the viewer's field up, right, down, left: free, for a curse, to a card not yet laid"),
    Plane("ahead_land", (4, len(KINDS)), "what lies there: relax, meadow, danger, beach, citadel"),
    Plane("ahead_strength", (4,), "and how strong all that fights there is", most=STRONGEST),
    Plane("here", (len(KINDS),), "what the viewer stands on"),
    Plane("seated", (SEATS,), "is there such a seat? (own first, then in turn order, here and below)"),
    Plane("place", (SEATS, 3), "columns right of the beach, rows above the coast, steps to the citadel", -32, 64),
    Plane("energy", (SEATS, 3), "vitality, fatigue, put in", most=MOST_ENERGY),
    Plane("said", (SEATS, 2), "has a word been said before this battle, and what energy", most=MOST_ENERGY),
    Plane("called", (SEATS, len(WORDS)), "the call that is still heard: bring, here, citadel, wait, rest, how much"),
    Plane("brings", (SEATS,), "energy that it names", most=MOST_ENERGY),
    Plane("words", (SEATS, 2), "how often a word was kept, and broken", most=MOST_COUNTED),
    Plane("wheel", (SEATS,), "where the counter stands", most=len(WHEEL) - 1),
    Plane("flowers", (SEATS,), "how many each holds", most=6),
    Plane("cursed", (SEATS, 3), "on rest, flower, move"),
    Plane("bloomed", (SEATS, len(RED)), "the red flower played in this battle"),
    Plane("faces", (SEATS,), "how strong all that fights on its field is", most=STRONGEST),
    Plane("is", (SEATS, 3), "has a curse to lay; has chosen what to say or put in; will be thrown back"),
    Plane("there", (SEATS, 2), "stands where there is something to fight; stands beside the viewer"),
    Plane("token", (SEATS,), "who holds the battle token"),
    Plane("hand", (len(FLOWERS),), "the viewer's flowers", most=6),
    Plane("curses", (3, len(CURSES)), "the viewer's, on rest, flower, move"),
    Plane("drawn", (len(CURSES),), "the curse that the viewer has to lay"),
    Plane("chosen", (2,), "has the viewer chosen energy, and how much; -1: to say nothing", -1, MOST_ENERGY),
    Plane("withered", (len(FLOWERS),), "flowers discarded", most=3),
    Plane("spent", (len(CURSES),), "curses discarded"),
    Plane("white", (len(CURSES),), "the curse above the citadel"),
    Plane("beaten", (len(GUARDIANS),), "guardians beaten", most=2),
    Plane("bag", (len(GUARDIANS),), "guardians still to come", most=2),
    Plane("cards", (len(LAID),), "island cards still to come, by kind", most=2),
    Plane("left", (5,), "how many: cards of the beach, of the citadel, guardians, flowers, curses", most=30),
    Plane("moon", (2,), "its space, and the last one", most=30),
    Plane("rolled", (len(FACES),), "the last roll: shield, moon, sword"),
    Plane("turns", (1,), "begun", most=MOST_TURNS),
    Plane("frame", (len(FRAMES),), "what is going on"),
    Plane("below", (len(FRAMES),), "what goes on after it"),
    Plane("whose", (SEATS,), "whose it is"),
    Plane("asked", (SEATS,), "who must answer now"),
    Plane("acting", (len(DEEDS) + 1,), "done already: rest, flower, curse, move; is it the second pair"),
    Plane("count", (1,), "flowers to draw or give, guardians to come or go", most=MOST_COUNTED),
    Plane("carried_flower", (len(FLOWERS),), "the flower that is carried out"),
    Plane("carried_curse", (len(CURSES),), "the curse that is carried out"),
    Plane("to_bloom", (SEATS,), "who may still play a red flower"),
    Plane("punish", (len(GUARDIANS),), "guardians whose punishments are still to be taken", most=2),
    Plane("rules", (4,), "token against the turns, rest beside guardians, countdown, mild island"),
    Plane("distance", (1,), "of the citadel", most=7),
    Plane("kingos", (1,), "how strong he is", most=STRONGEST),
)


def _places(names: Iterable[str]) -> dict[str, int]:
    return {name: place for place, name in enumerate(names)}


FLOWER, CURSE, GUARDIAN = _places(FLOWERS), _places(CURSES), _places(GUARDIANS)
KIND, WORD, ROLLED, DEED, BLOOM = _places(KINDS), _places(WORDS), _places(FACES), _places(DEEDS), _places(RED)
FRAME = {frame: place for place, frame in enumerate(FRAMES)}


def _counts(places: dict[str, int], things: Iterable[str]) -> list[int]:
    """How many of each; "" is none."""
    row = [0] * len(places)
    for one in things:
        if one:
            row[places[one]] += 1
    return row


# -- the island -------------------------------------------------------------------------------------------------------

BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))  #: up, right, down, left


class Chart:
    """The island by the rules as they stand, drawn once for all who look at it. ``planes`` are the first six."""

    def __init__(self, fields: tuple[FieldView, ...], law: Law, kingos: int, more_cards: bool) -> None:
        self.laid = {(field.x, field.y): field for field in fields}
        self._law, self._kingos, self._more_cards = law, kingos, more_cards
        self._met = steps_over(law.black, law.red)
        self.planes = [array("f", bytes(4 * plane.size)) for plane in PLANES[:6]]
        for field in fields:
            if (cell := _cell(field.x, field.y)) is not None:
                self._draw(field, cell)
        gone = Counter(field.card for field in fields)
        self.cards = [STACKS[card] - gone[card] for card in LAID]
        self.guards = _counts(GUARDIAN, (guardian for field in fields for guardian in field.guards))

    def _draw(self, field: FieldView, cell: int) -> None:
        land, black, red, ways, guardians, strength = self.planes
        land[KIND[CARDS[field.card].kind] * FIELDS + cell] = 1
        for side, edge in enumerate(TURNED[field.card, field.turn]):
            black[side * FIELDS + cell] = (edge == BLACK_IN) - (edge == BLACK_OUT)
            red[side * FIELDS + cell] = (edge == RED_IN) - (edge == RED_OUT)
            ways[side * FIELDS + cell] = self._step(field, side)
        for guardian in field.guards:
            guardians[GUARDIAN[guardian] * FIELDS + cell] += 1
        strength[cell] = self.strength(field)

    def _step(self, field: FieldView, side: int) -> float:
        """1 free, 0.5 for a curse, 0 none [KINGOS 4.4]."""
        there = self._beside(field, side)
        in_the_sea = field.y + BESIDE[side][1] < 0
        if in_the_sea or (side == UP and field.guards) or (there is None and not self._more_cards):
            return 0.0
        entering = BARE if there is None else TURNED[there.card, there.turn][side - 2]
        return STEP[self._met[TURNED[field.card, field.turn][side]][entering]]

    def _beside(self, field: FieldView, side: int) -> FieldView | None:
        right, up = BESIDE[side]
        return self.laid.get((field.x + right, field.y + up))

    def strength(self, field: FieldView | None) -> int:
        """Of the guardians there, or Kingoš's own [KINGOS 6.7, 6.10]."""
        if field is None:
            return 0
        if field.card == "citadel":
            return self._kingos
        return sum([GUARDIANS[one].strength + self._law.guardian for one in field.guards])

    def ahead(self, here: FieldView | None) -> tuple[list[int], list[int], list[int]]:
        if here is None:  # its card is being laid
            return [0] * 12, [0] * 4 * len(KINDS), [0] * 4
        ways, land, strength = [], [], []
        for side in range(4):
            there, step = self._beside(here, side), self._step(here, side)
            ways += [int(step == 1), int(step == 0.5), int(step > 0 and there is None)]
            land += _land(there)
            strength.append(self.strength(there))
        return ways, land, strength


STEP: dict[Step, float] = {"free": 1.0, "curse": 0.5, "forbid": 0.0}
_chart = lru_cache(maxsize=1024)(Chart)


def _cell(x: int, y: int) -> int | None:
    """Where on the map; None: beyond it."""
    return y * WIDTH + x + ACROSS if abs(x) <= ACROSS and y < UPWARD else None


def _land(field: FieldView | None) -> list[int]:
    return _counts(KIND, () if field is None else (CARDS[field.card].kind,))


# -- what is going on -------------------------------------------------------------------------------------------------


def _fights(field: FieldView | None) -> bool:
    return field is not None and (bool(field.guards) or field.card == "citadel")


def _whose(top: Frame) -> tuple[int, ...]:
    return () if isinstance(top, (frames.Starting, frames.Over, frames.Carrying)) else (top.seat,)


def _asked(seen: View, fields: Sequence[FieldView | None]) -> tuple[int, ...]:
    """Who must answer now, as all can see; those who fight beside others say a word first [KINGOS 6.2, 6.3]."""
    top, seats = seen.agenda[-1], range(len(fields))
    match top:
        case frames.Talking():
            beside = [seat for seat in seats if _fights(fields[seat]) and fields.count(fields[seat]) > 1]
            return tuple(seat for seat in beside if not seen.players[seat].chosen)
        case frames.PuttingIn():
            return tuple(seat for seat in seats if _fights(fields[seat]) and not seen.players[seat].chosen)
        case frames.Blooming(left=left):
            return left[:1]
        case _:
            return () if isinstance(top, BY_CHANCE) else _whose(top)


#: chance acts in these
BY_CHANCE = (frames.Exploring, frames.Summoning, frames.DrawingFlowers, frames.Cursing, frames.Rolling)


def _acting(top: Frame) -> list[int]:
    if not isinstance(top, frames.Acting):
        return [0] * (len(DEEDS) + 1)
    return [*_counts(DEED, (top.done,)), int(top.again)]


def _count(top: Frame) -> int:
    counted = (frames.Summoning, frames.Recalling, frames.DrawingFlowers, frames.Discarding)
    return min(top.count, MOST_COUNTED) if isinstance(top, counted) else 0


def _below(agenda: tuple[Frame, ...]) -> list[int]:
    row = [0] * len(FRAMES)
    for frame in agenda[:-1]:
        row[FRAME[type(frame)]] = 1
    return row


# -- all of it --------------------------------------------------------------------------------------------------------

NOTHING_OWN = Own((), ("",) * 3, "", None)


def observe(seen: View) -> list[Sequence[float]]:
    me = seen.viewer or 0
    chart = _chart(seen.fields, law_of(seen.rules.rest_beside_guardian, seen.white), _kingos(seen), seen.citadel > 0)
    fields = [chart.laid.get((one.x, one.y)) for one in seen.players]
    return [
        *chart.planes,
        _adventurers(seen, me),
        *chart.ahead(fields[me]),
        _land(fields[me]),
        *_seated(seen, me, chart, fields),
        *_owned(seen.own or NOTHING_OWN),
        *_on_the_table(seen, chart),
        *_going_on(seen, me, fields),
        *_rules(seen),
    ]


def _kingos(seen: View) -> int:
    return kingos_strength(len(seen.players), seen.rules.battle_token, seen.rules.island)


def _order(seen: View, me: int) -> list[int]:
    """The seats from the viewer's own on."""
    count = len(seen.players)
    return [(me + step) % count for step in range(count)]


def _adventurers(seen: View, me: int) -> "array[float]":
    row = array("f", bytes(4 * SEATS * FIELDS))
    for place, seat in enumerate(_order(seen, me)):
        if (cell := _cell(seen.players[seat].x, seen.players[seat].y)) is not None:
            row[place * FIELDS + cell] = 1
    return row


def _seated(seen: View, me: int, chart: Chart, fields: Sequence[FieldView | None]) -> list[list[int]]:
    order = _order(seen, me)
    players = [seen.players[seat] for seat in order]
    rows = [
        [[1] for _ in players],
        [[one.x, one.y, abs(one.x) + abs(one.y - seen.rules.distance)] for one in players],
        [[_energy(one.vitality), _energy(one.fatigue), _energy(one.battle)] for one in players],
        [[0, 0] if one.said is None else [1, _energy(one.said)] for one in players],
        [_counts(WORD, (one.call.word,) if one.call else ()) for one in players],
        [[_energy(one.call.energy) if one.call else 0] for one in players],
        [[min(one.kept, MOST_COUNTED), min(one.broken, MOST_COUNTED)] for one in players],
        [[one.counter] for one in players],
        [[one.hand] for one in players],
        [list(map(int, one.cursed)) for one in players],
        [_counts(BLOOM, (one.red,)) for one in players],
        [[chart.strength(fields[seat])] for seat in order],
        [[int(one.drawn), int(one.chosen), int(one.thrown)] for one in players],
        [[int(_fights(fields[seat])), int(fields[seat] is fields[me])] for seat in order],
        [[int(seen.token == seat)] for seat in order],
    ]
    absent = SEATS - len(players)
    return [[number for row in each for number in row] + [0] * len(each[0]) * absent for each in rows]


def _owned(own: Own) -> list[list[int]]:
    return [
        _counts(FLOWER, own.hand),
        [number for curse in own.curses for number in _counts(CURSE, (curse,))],
        _counts(CURSE, (own.drawn,)),
        [0, 0] if own.chosen is None else [1, _energy(own.chosen)],
    ]


def _on_the_table(seen: View, chart: Chart) -> list[list[int]]:
    beaten = _counts(GUARDIAN, seen.beaten)
    return [
        _counts(FLOWER, seen.withered),
        _counts(CURSE, seen.spent),
        _counts(CURSE, (seen.white,)),
        beaten,
        [kind.copies - chart.guards[place] - beaten[place] for place, kind in enumerate(GUARDIANS.values())],
        chart.cards,
        [seen.beach, seen.citadel, seen.bag, seen.flowers, seen.curses],
        [seen.moon, moon_track(len(seen.players), seen.rules.battle_token)],
        _counts(ROLLED, (seen.rolled,)),
        [min(seen.turn, MOST_TURNS)],
    ]


def _going_on(seen: View, me: int, fields: Sequence[FieldView | None]) -> list[list[int]]:
    top, order = seen.agenda[-1], _order(seen, me)
    carried = [frame for frame in seen.agenda if isinstance(frame, frames.Carrying)]
    suffering = [frame for frame in seen.agenda if isinstance(frame, frames.Suffering)]
    return [
        [int(isinstance(top, frame)) for frame in FRAMES],
        _below(seen.agenda),
        _marked(order, _whose(top)),
        _marked(order, _asked(seen, fields)),
        _acting(top),
        [_count(top)],
        _counts(FLOWER, (one.flower for one in carried)),
        _counts(CURSE, (one.curse for one in carried)),
        _marked(order, top.left if isinstance(top, frames.Blooming) else ()),
        _counts(GUARDIAN, suffering[-1].guardians if suffering else ()),
    ]


def _marked(order: Sequence[int], seats: Sequence[int]) -> list[int]:
    return [int(seat in seats) for seat in order] + [0] * (SEATS - len(order))


def _rules(seen: View) -> list[list[int]]:
    rules = seen.rules
    return [
        [
            int(rules.battle_token == "against"),
            int(rules.rest_beside_guardian),
            int(rules.countdown),
            int(rules.island == "mild"),
        ],
        [rules.distance],
        [_kingos(seen)],
    ]


def _energy(amount: int) -> int:
    return min(amount, MOST_ENERGY)


SPACES = Spaces(ACTIONS, Observation(1, PLANES, observe))
