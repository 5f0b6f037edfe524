"""Positions of the isle in a few words, and moves in notation: ``do(state, "0 play 83", "chance draw red-c01 …")``."""

from collections import Counter
from typing import Any

from tabbytop.core import Mask
from tabbytop.games.isle import GAME, rules
from tabbytop.games.isle.boat import covered
from tabbytop.games.isle.cards import BASKET_CARDS, CARDS, deck
from tabbytop.games.isle.components import BAG, TILE_OF, TILES
from tabbytop.games.isle.notation import write
from tabbytop.games.isle.state import (
    Evening,
    Finding,
    Frame,
    Island,
    Laying,
    Player,
    Rescuing,
    Rules,
    Sister,
    State,
    Teaching,
    Window,
)
from tabbytop.games.isle.tests.boats import tiles
from tests.moves import moves_of, parsed


def sits(boat: int = 0, at: str = "", **facts: Any) -> Player:
    """A player: ``at`` is what lies on the boat, as ``boats.tiles`` reads it; cards in order of number."""
    laid = tiles(at)
    for where in ("hand", "pack", "kept", "lessons", "shown"):
        facts[where] = tuple(sorted(facts.get(where, ())))
    return Player(boat=boat, tiles=laid, filled=Mask(covered(laid)), **{"baskets": 1, "fish": 20, **facts})


def numbers(keys: str) -> tuple[int, ...]:
    return tuple(TILE_OF[key] for key in keys.split())


def position(
    *agenda: Frame,
    players: tuple[Player, ...] = (),
    mode: str = "classic",
    day: int = 2,
    order: tuple[int, ...] = (),
    left: str = "",
    right: str = "",
    rare: str = "",
    oshax: str = "",
    common: tuple[int, ...] = (5, 5, 5, 5),
    public: tuple[tuple[int, int], ...] = (),
    sister: Sister | None = None,
    **options: Any,
) -> State:
    """A game in progress; what is not named is still in bag and deck."""
    players = players or (sits(), sits())
    chosen = Rules(mode, "easy", "A,B,C", options.get("rare_from_maps", False))
    if mode == "solo":
        sister = sister or Sister(deck=tuple(sorted(BASKET_CARDS)), colours=(169,), lessons=(197, 198, 199))
    piles = Counter(numbers(rare))
    gone = Counter(numbers(left)) + Counter(numbers(right)) + piles
    gone += Counter(laid.tile for player in players for laid in player.tiles)
    held = Counter(
        card
        for player in players
        for cards in (player.hand, player.pack, player.kept, player.lessons, player.shown, player.laid)
        for card in cards
        if card in CARDS
    )
    table = Island(
        left=numbers(left),
        right=numbers(right),
        bag=tuple(sorted((Counter(BAG) - gone).elements())),
        deck=() if mode == "family" else tuple(sorted((Counter(deck()) - held).elements())),
        common=common,
        rare=tuple((tile, count) for tile, count in piles.items()),
        oshax=numbers(oshax),
        public=public,
    )
    seats = len(players) + (mode == "solo")
    return rules.go_on(State(chosen, players, table, sister, day, order or tuple(range(seats)), tuple(agenda)))


def rescue(*players: Player, seat: int = 0, left: str = "red-c01 blue-c02", **facts: Any) -> State:
    """In the rescue, on somebody's turn."""
    return position(Rescuing(seat), players=players, left=left, **facts)


def find(*players: Player, seat: int = 0, **facts: Any) -> State:
    """In the rare finds, on somebody's turn."""
    return position(Finding(seat), players=players, **facts)


def lay(*players: Player, **facts: Any) -> State:
    """Before the rescue cards are laid."""
    order = facts.get("order") or range(len(players))
    return position(Laying(tuple(one for one in order if one < len(players))), players=players, **facts)


def teach(*players: Player, **facts: Any) -> State:
    """Before the lessons, in the moment between [ISLE 4.9]."""
    order = tuple(facts.get("order") or range(len(players)))
    return position(Teaching(order), Window("lessons"), players=players, **facts)


def dusk(*players: Player, **facts: Any) -> State:
    """Before the evening."""
    return position(Evening(), Window("dusk"), players=players, **facts)


# -- moves ------------------------------------------------------------------------------------------------------------


do, menu, refused, after_chance, random_game = moves_of(GAME)


def asked(state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who must act, and who may."""
    to_act = rules.to_act(state)
    return to_act.must, to_act.may


def told(state: State, move: str, viewer: int | None = None) -> list[str]:
    """The keys of what a move is told as."""
    seat, action = parsed(GAME, move)
    return [event.key for event in GAME.tell(state, seat, action, rules.apply(state, seat, action), viewer)]


def keys(numbers: Any) -> str:
    return " ".join(TILES[number].key for number in numbers)


def place_anywhere(state: State, seat: int = 0) -> State:
    """Lay the tile in hand at its first legal place."""
    first = next(iter(rules.legal(state, seat)))
    return do(state, f"{seat} {write(first)}")


def begun(seats: int, **options: Any) -> State:
    """A new game, up to the first choice of a seat."""
    return after_chance(rules.new_game(seats, GAME.complete(options)))
