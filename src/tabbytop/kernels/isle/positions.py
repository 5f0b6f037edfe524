"""A state of the rules as a row of numbers and back, and their actions likewise.

``of_state`` reads any state of the classic game and of the family game for two to four, ``of_view`` one that agrees
with what a seat sees. What the kernel does not play it refuses by name.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, TypeAlias

import numpy

from tabbytop.core import Malformed, Mask
from tabbytop.games.isle import actions
from tabbytop.games.isle import state as frames
from tabbytop.games.isle.actions import Action
from tabbytop.games.isle.boat import Laid, footprint, recognise
from tabbytop.games.isle.cards import deck
from tabbytop.games.isle.components import TILES as ALL_TILES
from tabbytop.games.isle.state import Field, Frame, Island, Moment, Player, Rules, State
from tabbytop.games.isle.view import View, determinize

from . import acts, layout
from .acts import ACT, ITEMS, N
from .box import (
    CARD_SORTS,
    COMMON_SORTS,
    FIRST_OSHAX,
    OSHAX_SORTS,
    SORT,
    SORTS,
    TILE_SORTS,
    TILES,
    WORDS,
    cells_in,
    words_of,
)
from .layout import FRAME, SENT, WAITING, cell_of, colour_of, laid, player, tile_of, turn_of

MOMENTS: tuple[Moment, ...] = ("dawn", "morning", "lessons", "taught", "empty", "dusk")
STEPS: tuple[Any, ...] = ("first", "boats", "oshax", "family")
Numbers: TypeAlias = Any  #: an array of int64, a game or an action

FIELDS: tuple[Field, ...] = ("left", "right", "any")
BASKETS: tuple[frames.Basket, ...] = ("permanent", "whole", "broken")


class NotPlayed(Malformed):
    """The kernel does not play such a game."""


def check(rules: Rules, seats: int) -> None:
    """``NotPlayed`` for whatever lies outside this kernel."""
    if rules.mode == "solo" or not 2 <= seats <= layout.SEATS_AT_MOST:
        raise NotPlayed(f"the kernel plays the isle for two to four, not mode {rules.mode} with {seats} seats")
    if len(ALL_TILES) > len(TILES):
        raise NotPlayed(f"the kernel plays the tiles of the box, not {ALL_TILES[len(TILES)].key} from a file beside it")
    if rules.mode == "classic" and (added := _added_by(rules.modules)):
        raise NotPlayed(f"the kernel plays the lessons of the box, not card {added[0]} of modules {rules.modules}")


@cache
def _added_by(modules: str) -> list[int]:
    """Cards of modules that are not in the box."""
    return sorted(set(deck(modules.split(","))) - set(SORT))


# -- piles ------------------------------------------------------------------------------------------------------------


def _put(game: Numbers, pile: int, cards: Iterable[int]) -> None:
    for card in cards:
        game[pile + SORT[card]] += 1


def _cards(game: Numbers, pile: int) -> tuple[int, ...]:
    return tuple(SORTS[sort] for sort in range(CARD_SORTS) for _ in range(game[pile + sort]))


def _list(game: Numbers, size: int, first: int, items: Sequence[int]) -> None:
    game[size] = len(items)
    for place, item in enumerate(items):
        game[first + place] = item


def _listed(game: Numbers, size: int, first: int) -> tuple[int, ...]:
    return tuple(int(game[first + place]) for place in range(game[size]))


# -- players ----------------------------------------------------------------------------------------------------------

_PILES = ("hand", "pack", "kept", "passed_on", "lessons", "laid", "shown", "discarded")
_NUMBERS = ("boat", "fish", "baskets", "used", "extra", "berth", "passed")


def _write_player(game: Numbers, p: int, one: Player) -> None:
    for name in _NUMBERS:
        game[p + getattr(layout, name.upper())] = int(getattr(one, name))
    for name in _PILES:
        _put(game, p + getattr(layout, name.upper()), getattr(one, name))
    for name in ("hand", "pack", "kept", "lessons"):
        game[p + getattr(layout, f"{name.upper()}_N")] = len(getattr(one, name))
    game[p + layout.CHOSE] = int(one.chosen is not None)
    _put(game, p + layout.CHOSEN, one.chosen or ())
    for word, bits in enumerate(words_of(one.filled)):
        game[p + layout.FILLED + word] = _signed(bits)
    _list(game, p + layout.TILES_N, p + layout.TILES, [_of_laid(tile) for tile in one.tiles])


def _read_player(game: Numbers, p: int) -> Player:
    numbers: dict[str, Any] = {name: int(game[p + getattr(layout, name.upper())]) for name in _NUMBERS}
    piles: dict[str, Any] = {name: _cards(game, p + getattr(layout, name.upper())) for name in _PILES}
    return Player(
        **{**numbers, "berth": bool(numbers["berth"]), "passed": bool(numbers["passed"])},
        **piles,
        chosen=_cards(game, p + layout.CHOSEN) if game[p + layout.CHOSE] else None,
        filled=Mask(cells_in(game[p + layout.FILLED : p + layout.FILLED + WORDS])),
        tiles=tuple(_to_laid(one) for one in _listed(game, p + layout.TILES_N, p + layout.TILES)),
    )


def _signed(bits: int) -> int:
    return bits - (bits >> 63 << 64)


def _of_laid(one: Laid) -> int:
    found = recognise(one.cells)
    assert found is not None, f"no tile looks like {one}"
    _, turn, cell = found
    return laid(one.tile, one.colour, turn, cell)


def _to_laid(one: int) -> Laid:
    tile = tile_of(one)
    return Laid(tile, colour_of(one), Mask(footprint(TILES[tile].shape, turn_of(one), cell_of(one))))


# -- frames -----------------------------------------------------------------------------------------------------------


def _numbers_of(frame: Frame) -> tuple[int, int, int, int]:
    """A frame's four numbers."""
    match frame:
        case frames.Preparing(step) if step in STEPS:
            return layout.PREPARING, 0, STEPS.index(step), 0
        case frames.Choosing():
            return layout.CHOOSING, 0, 0, 0
        case frames.Filling(cats):
            return layout.FILLING, 0, cats, 0
        case frames.Dealing(number):
            return layout.DEALING, 0, number, 0
        case frames.Drafting(number):
            return layout.DRAFTING, 0, number, 0
        case frames.Buying():
            return layout.BUYING, 0, 0, 0
        case frames.Teaching(left):
            return layout.TEACHING, 0, len(left), 0
        case frames.Naming(seat, card):
            return layout.NAMING, seat, SORT[card], 0
        case frames.Laying(left):
            return layout.LAYING, 0, len(left), 0
        case frames.Rescuing(seat, taken):
            return layout.RESCUING, seat, taken, 0
        case frames.Emptied():
            return layout.EMPTIED, 0, 0, 0
        case frames.Finding(seat):
            return layout.FINDING, seat, 0, 0
        case frames.SecondTreasure(seat, card, option):
            return layout.SECOND, seat, SORT[card], option
        case frames.Placing(seat, tile, colour):
            return layout.PLACING, seat, tile, colour
        case frames.Bonus(seat):
            return layout.BONUS, seat, 0, 0
    return _numbers_of_a_card(frame)


def _numbers_of_a_card(frame: Frame) -> tuple[int, int, int, int]:
    """Of a frame that belongs to a card, and of those at the end of a day."""
    match frame:
        case frames.DrawingCards(seat, count):
            return layout.DRAWING, seat, count, 0
        case frames.PayingDrawn(seat):
            return layout.PAYING, seat, 0, 0
        case frames.Dipping(seat):
            return layout.DIPPING, seat, 0, 0
        case frames.Selling(seat, fish):
            return layout.SELLING, seat, fish, 0
        case frames.Herding(seat, most):
            return layout.HERDING, seat, most, 0
        case frames.Arriving(seat, count):
            return layout.ARRIVING, seat, count, 0
        case frames.Sorting(seat, cats, fields):
            sent = [cat | FIELDS.index(field) << 8 for cat, field in zip(cats, fields, strict=True)]
            return layout.SORTING, seat, len(cats), _packed(sent, SENT)
        case frames.GivingLessons(seat, count, baskets):
            return layout.GIVING_LESSONS, seat, count, baskets
        case frames.GivingTreasures(seat, count, baskets):
            return layout.GIVING_TREASURES, seat, count, baskets
        case frames.Window(moment) if moment in MOMENTS:
            return layout.WINDOW, 0, MOMENTS.index(moment), 0
        case frames.Wish(seat, card):
            return layout.WISH, seat, SORT[card], 0
        case frames.Carrying(plays):
            return layout.CARRYING, 0, len(plays), _packed([seat | SORT[card] << 4 for seat, card in plays], WAITING)
        case frames.Evening():
            return layout.EVENING, 0, 0, 0
        case frames.Taking(seat):
            return layout.TAKING, seat, 0, 0
        case frames.Over():
            return layout.OVER, 0, 0, 0
    raise NotPlayed(f"the kernel does not know {frame}")


def _packed(items: Sequence[int], bits: int) -> int:
    return sum(item << bits * place for place, item in enumerate(items))


def _unpacked(packed: int, count: int, bits: int) -> list[int]:
    return [packed >> bits * place & (1 << bits) - 1 for place in range(count)]


def _frame_of(numbers: Sequence[int], order: tuple[int, ...]) -> Frame:
    """The same backwards."""
    kind, seat, a, b = numbers
    left = order[len(order) - a :]
    of_numbers: dict[int, Any] = {
        layout.PREPARING: lambda: frames.Preparing(STEPS[a]),
        layout.CHOOSING: frames.Choosing,
        layout.FILLING: lambda: frames.Filling(a),
        layout.DEALING: lambda: frames.Dealing(a),
        layout.DRAFTING: lambda: frames.Drafting(a),
        layout.BUYING: frames.Buying,
        layout.TEACHING: lambda: frames.Teaching(left),
        layout.NAMING: lambda: frames.Naming(seat, SORTS[a]),
        layout.LAYING: lambda: frames.Laying(left),
        layout.RESCUING: lambda: frames.Rescuing(seat, a),
        layout.EMPTIED: frames.Emptied,
        layout.FINDING: lambda: frames.Finding(seat),
        layout.SECOND: lambda: frames.SecondTreasure(seat, SORTS[a], b),
        layout.PLACING: lambda: frames.Placing(seat, a, b),
        layout.BONUS: lambda: frames.Bonus(seat),
        layout.DRAWING: lambda: frames.DrawingCards(seat, a),
        layout.PAYING: lambda: frames.PayingDrawn(seat),
        layout.DIPPING: lambda: frames.Dipping(seat),
        layout.SELLING: lambda: frames.Selling(seat, a),
        layout.HERDING: lambda: frames.Herding(seat, a),
        layout.ARRIVING: lambda: frames.Arriving(seat, a),
        layout.SORTING: lambda: frames.Sorting(
            seat,
            tuple(sent & 255 for sent in _unpacked(b, a, SENT)),
            tuple(FIELDS[sent >> 8] for sent in _unpacked(b, a, SENT)),
        ),
        layout.GIVING_LESSONS: lambda: frames.GivingLessons(seat, a, b),
        layout.GIVING_TREASURES: lambda: frames.GivingTreasures(seat, a, b),
        layout.WINDOW: lambda: frames.Window(MOMENTS[a]),
        layout.WISH: lambda: frames.Wish(seat, SORTS[a]),
        layout.CARRYING: lambda: frames.Carrying(
            tuple((play & 15, SORTS[play >> 4]) for play in _unpacked(b, a, WAITING))
        ),
        layout.EVENING: frames.Evening,
        layout.TAKING: lambda: frames.Taking(seat),
        layout.OVER: frames.Over,
    }
    frame: Frame = of_numbers[kind]()
    return frame


# -- the whole --------------------------------------------------------------------------------------------------------


def of_state(state: State) -> Numbers:
    """A state as a row of numbers; ``NotPlayed`` if the kernel does not play such a game."""
    check(state.rules, len(state.players))
    game, island = numpy.zeros(layout.SIZE, numpy.int64), state.table
    game[layout.SEATS], game[layout.DAY] = len(state.players), state.day
    game[layout.IS_FAMILY] = state.rules.mode == "family"
    game[layout.RARE_FROM_MAPS] = state.rules.mode == "family" and state.rules.rare_from_maps
    for place, seat in enumerate(state.order):
        game[layout.ORDER + place] = seat
    game[layout.DEPTH] = len(state.agenda)
    for place, frame in enumerate(state.agenda):
        at = layout.FRAMES + FRAME * place
        game[at : at + FRAME] = _numbers_of(frame)
    _list(game, layout.LEFT_N, layout.LEFT, island.left)
    _list(game, layout.RIGHT_N, layout.RIGHT, island.right)
    game[layout.COMMON : layout.COMMON + COMMON_SORTS] = island.common
    game[layout.RARE_N] = len(island.rare)
    for place, pile in enumerate(island.rare):
        game[layout.RARE + 2 * place : layout.RARE + 2 * place + 2] = pile
    for tile in island.oshax:
        game[layout.OSHAX + tile - FIRST_OSHAX] += 1
    game[layout.PUBLIC_N] = len(island.public)
    for place, lesson in enumerate(island.public):
        game[layout.PUBLIC + 2 * place : layout.PUBLIC + 2 * place + 2] = SORT[lesson[0]], lesson[1]
    game[layout.BAG_N], game[layout.DECK_N] = len(island.bag), len(island.deck)
    for tile in island.bag:
        game[layout.BAG + tile] += 1
    _put(game, layout.DECK, island.deck)
    _put(game, layout.SPENT, island.spent)
    for seat, one in enumerate(state.players):
        _write_player(game, player(seat), one)
    return game


def of_view(seen: View, rng: Random) -> Numbers:
    """One of the positions that agree with what a seat sees: cards that it cannot see are dealt anew."""
    return of_state(determinize(seen, rng))


def to_state(game: Numbers, rules: Rules) -> State:
    """The state again; ``rules`` are the options, of which the numbers do not hold the words."""
    seats = int(game[layout.SEATS])
    agenda = [
        tuple(int(word) for word in game[at : at + FRAME])
        for at in range(layout.FRAMES, layout.FRAMES + FRAME * int(game[layout.DEPTH]), FRAME)
    ]
    begun = agenda[0] != (layout.PREPARING, 0, 0, 0)
    order = tuple(int(one) for one in game[layout.ORDER : layout.ORDER + seats]) if begun else ()
    island = Island(
        left=_listed(game, layout.LEFT_N, layout.LEFT),
        right=_listed(game, layout.RIGHT_N, layout.RIGHT),
        bag=tuple(tile for tile in range(TILE_SORTS) for _ in range(game[layout.BAG + tile])),
        deck=_cards(game, layout.DECK),
        common=tuple(int(count) for count in game[layout.COMMON : layout.COMMON + COMMON_SORTS]),
        rare=tuple(_pairs(game, layout.RARE_N, layout.RARE)),
        oshax=tuple(FIRST_OSHAX + place for place in range(OSHAX_SORTS) if game[layout.OSHAX + place]),
        public=tuple((SORTS[sort], colour) for sort, colour in _pairs(game, layout.PUBLIC_N, layout.PUBLIC)),
        spent=_cards(game, layout.SPENT),
    )
    players = tuple(_read_player(game, player(seat)) for seat in range(seats))
    stack = tuple(_frame_of(numbers, order) for numbers in agenda)
    return State(rules, players, island, None, int(game[layout.DAY]), order, stack)


def _pairs(game: Numbers, size: int, first: int) -> Iterator[tuple[int, int]]:
    for at in range(first, first + 2 * int(game[size]), 2):
        yield int(game[at]), int(game[at + 1])


# -- actions ----------------------------------------------------------------------------------------------------------


def to_action(act: Numbers) -> Action:
    """What a row of numbers says, as an action of the rules."""
    kind, a, b, c = (int(word) for word in act[:4])
    several = int(act[N]) if kind >= acts.FIRST_OF_SEVERAL and kind != acts.CHOOSE_FIRST else 0
    items = tuple(int(item) for item in act[ITEMS : ITEMS + several])
    cards = tuple(SORTS[item] for item in items) if kind in _OF_CARDS else ()
    of_numbers: dict[int, Any] = {
        acts.DONE: actions.Done,
        acts.HOLD: actions.Hold,
        acts.PLAY: lambda: actions.Play(SORTS[a]),
        acts.NAME: lambda: actions.Name(a),
        acts.SELL: lambda: actions.Sell(bool(a)),
        acts.PLACE: lambda: actions.Place(a, b),
        acts.RESCUE: lambda: actions.Rescue(a, BASKETS[b]),
        acts.TAKE: lambda: actions.Take(a),
        acts.BEFRIEND: lambda: actions.Befriend(a, b),
        acts.FIND: lambda: actions.Find(SORTS[a], b, c),
        acts.SEND: lambda: actions.Send("right" if a else "left", b),
        acts.KEEP: lambda: actions.Keep(cards),
        acts.PAY: lambda: actions.Pay(cards),
        acts.LAY: lambda: actions.Lay(cards),
        acts.GIVE_LESSONS: lambda: actions.GiveLessons(cards),
        acts.GIVE_TREASURES: lambda: actions.GiveTreasures(items),
        acts.HERD: lambda: actions.Herd(items),
        acts.CHOOSE_FIRST: lambda: actions.First(a),
        acts.GIVE_BOATS: lambda: actions.Boats(items),
        acts.LAY_OSHAX: lambda: actions.OshaxRow(items),
        acts.DEAL_FAMILY: lambda: actions.DealFamily(cards),
        acts.DRAW_TILES: lambda: actions.DrawTiles(items),
        acts.DEAL_CARDS: lambda: actions.DealCards(cards),
    }
    action: Action = of_numbers[kind]()
    return action


_OF_CARDS = (acts.KEEP, acts.PAY, acts.LAY, acts.GIVE_LESSONS, acts.DEAL_FAMILY, acts.DEAL_CARDS)


def of_action(action: Action) -> Numbers:
    """An action of the rules as a row of numbers."""
    match action:
        case actions.Done():
            return _act(acts.DONE)
        case actions.Hold():
            return _act(acts.HOLD)
        case actions.Play(card):
            return _act(acts.PLAY, SORT[card])
        case actions.Name(colour):
            return _act(acts.NAME, colour)
        case actions.Sell(used):
            return _act(acts.SELL, int(used))
        case actions.Place(turn, cell):
            return _act(acts.PLACE, turn, cell)
        case actions.Rescue(tile, basket):
            return _act(acts.RESCUE, tile, BASKETS.index(basket))
        case actions.Take(tile):
            return _act(acts.TAKE, tile)
        case actions.Befriend(tile, colour):
            return _act(acts.BEFRIEND, tile, colour)
        case actions.Find(card, option, tile):
            return _act(acts.FIND, SORT[card], option, tile)
        case actions.Send(field, place):
            return _act(acts.SEND, acts.RIGHT if field == "right" else acts.LEFT, place)
        case actions.Keep(cards):
            return _several(acts.KEEP, map(SORT.__getitem__, cards))
        case actions.Pay(cards):
            return _several(acts.PAY, map(SORT.__getitem__, cards))
        case actions.Lay(cards):
            return _several(acts.LAY, map(SORT.__getitem__, cards))
        case actions.GiveLessons(cards):
            return _several(acts.GIVE_LESSONS, map(SORT.__getitem__, cards))
        case actions.GiveTreasures(places):
            return _several(acts.GIVE_TREASURES, places)
        case actions.Herd(tiles):
            return _several(acts.HERD, tiles)
        case actions.First(seat):
            return _act(acts.CHOOSE_FIRST, seat)
        case actions.Boats(boats):
            return _several(acts.GIVE_BOATS, boats)
        case actions.OshaxRow(tiles):
            return _several(acts.LAY_OSHAX, tiles)
        case actions.DealFamily(cards):
            return _several(acts.DEAL_FAMILY, map(SORT.__getitem__, cards))
        case actions.DrawTiles(tiles):
            return _several(acts.DRAW_TILES, tiles)
        case actions.DealCards(cards):
            return _several(acts.DEAL_CARDS, map(SORT.__getitem__, cards))
    raise NotPlayed(f"the kernel does not know {action}")


def _act(*words: int) -> Numbers:
    act = numpy.zeros(ACT, numpy.int64)
    act[: len(words)] = words
    return act


def _several(kind: int, items: Iterable[int]) -> Numbers:
    listed = list(items)
    return _act(kind, len(listed), *listed)
