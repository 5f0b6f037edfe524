"""Positions on the island in a few words, and moves in notation: ``do(state, "0 move up", "chance lay dunes 0")``."""

import re
from collections import Counter
from typing import Any

from tabbytop.games.kingos import GAME, rules
from tabbytop.games.kingos.components import BAG, BEACH_STACK, CITADEL_STACK, CURSE_DECK, FLOWER_DECK
from tabbytop.games.kingos.ground import BEACH, at, place
from tabbytop.games.kingos.state import Acting, Carrying, Field, Frame, Island, Player, PuttingIn, Rules, State, Talking
from tests.moves import moves_of


def sits(where: str = "0,0", **facts: Any) -> Player:
    """An adventurer: ``energy=(vitality, fatigue)``, a hand as words, curses as ``rest=``, ``flower=``, ``move=``."""
    vitality, fatigue = facts.pop("energy", (6, 0))
    curses = tuple(facts.pop(one, "") for one in ("rest", "flower", "move"))
    hand = tuple(sorted(facts.pop("hand", "").split()))
    x, y = map(int, where.split(","))
    return Player(cell=at(x, y), vitality=vitality, fatigue=fatigue, hand=hand, curses=curses, **facts)


def island(text: str, distance: int = 5) -> tuple[tuple[int, ...], tuple[Field, ...]]:
    """``0,1:dunes@0 1,1:crags@2(owl crab)``, with the beach and the citadel."""
    cells, fields = [BEACH, at(0, distance)], [Field("beach"), Field("citadel")]
    for x, y, card, turn, guards in re.findall(r"(-?\d+),(\d+):(\w+)@(\d)(?:\(([\w ]*)\))?", text):
        cells.append(at(int(x), int(y)))
        fields.append(Field(card, int(turn), tuple(sorted(guards.split()))))
    return tuple(cells), tuple(fields)


def _rest(box: tuple[str, ...], *gone: Any) -> tuple[str, ...]:
    left = Counter(box)
    for some in gone:
        left.subtract(one for one in some if one)
    assert min(left.values()) >= 0, f"more than the box holds: {left}"
    return tuple(sorted(left.elements()))


def position(
    *agenda: Frame,
    players: tuple[Player, ...] = (),
    land: str = "",
    distance: int = 5,
    token: int = 1,
    turn: int = 3,
    white: str = "",
    moon: int = 1,
    beaten: str = "",
    withered: str = "",
    spent: str = "",
    stacks: tuple[tuple[str, ...], tuple[str, ...]] | None = None,
    **house_rules: Any,
) -> State:
    """A game in progress; what is not named is still in the decks and the bag."""
    players = players or (sits(), sits())
    cells, fields = island(land, distance)
    laid = Counter(field.card for field in fields)
    guards = [guardian for field in fields for guardian in field.guards]
    carried = [frame for frame in agenda if isinstance(frame, Carrying)]
    hands = [flower for player in players for flower in (*player.hand, player.red)]
    curses = [curse for player in players for curse in (*player.curses, player.drawn)]
    table = Island(
        cells=cells,
        fields=fields,
        beach=_rest(BEACH_STACK, list((laid & Counter(BEACH_STACK)).elements())) if stacks is None else stacks[0],
        citadel=_rest(CITADEL_STACK, list((laid & Counter(CITADEL_STACK)).elements())) if stacks is None else stacks[1],
        bag=_rest(BAG, guards, beaten.split()),
        flowers=_rest(FLOWER_DECK, hands, withered.split(), [frame.flower for frame in carried]),
        curses=_rest(CURSE_DECK, curses, spent.split(), [white], [frame.curse for frame in carried]),
        beaten=tuple(sorted(beaten.split())),
        withered=tuple(sorted(withered.split())),
        spent=tuple(sorted(spent.split())),
        white=white,
        moon=moon,
        token=token,
    )
    chosen = Rules(distance, "against", rest_beside_guardian=False, countdown=True)._replace(**house_rules)
    return rules.go_on(State(chosen, players, table, turn, agenda or (Acting(0),)))


def turn(*players: Player, again: bool = False, done: str = "", **facts: Any) -> State:
    """Seat 0 acts."""
    return position(Acting(0, again, done), players=players, **facts)


def battle(*players: Player, active: int = 0, **facts: Any) -> State:
    """Battles, held by ``active``; nobody has put in anything."""
    return position(PuttingIn(active), players=players, token=active, **facts)


def talk(*players: Player, active: int = 0, **facts: Any) -> State:
    """The same, before anybody has said anything."""
    return position(Talking(active), players=players, token=active, **facts)


# -- moves ------------------------------------------------------------------------------------------------------------


do, menu, refused, after_chance, random_game = moves_of(GAME)


def deeds(state: State, seat: int = 0) -> set[str]:
    """What can be done, calls left out."""
    return {one for one in menu(state, seat) if not one.startswith("call ")}


def told(state: State) -> list[str]:
    """The keys of what the last step was told as."""
    return [event.key for event in state.story]


def where(state: State, seat: int = 0) -> tuple[int, int]:
    return place(state.players[seat].cell)


def energy(state: State, seat: int = 0) -> tuple[int, int, int]:
    player = state.players[seat]
    return player.vitality, player.fatigue, player.battle


def guards(state: State, x: int, y: int) -> tuple[str, ...]:
    table = state.table
    return table.fields[table.cells.index(at(x, y))].guards


def begun(seats: int, first: int = 0, **options: Any) -> State:
    return do(rules.new_game(seats, GAME.complete(options)), f"chance first {first}")
