"""Rare finds: oshax cards and treasure cards, one a turn [ISLE 4.6]."""

from tabbytop.core import Listed, Menu, Prompt, Seat, args, menu
from tabbytop.core.agenda import Kind, owner

from ..actions import Befriend, Done, Find, Play, Take
from ..cards import CARDS, Choice, OshaxCard, TreasureCard
from ..components import COLOURS, SMALL, TileId
from ..state import Evening, Finding, Frame, Placing, SecondTreasure, State, Window
from .anytime import might_play, plays
from .common import instead, pop, push, seats_in_order, spend, taken_from, with_player
from .placing import (
    DONE,
    can_place,
    common_left,
    might_place,
    rare_left,
    take_treasure,
    took_or_not,
    treasures_or_none,
)


def tiles_of(state: State, choice: Choice) -> tuple[TileId, ...]:
    """The treasures of an option that are there [ISLE 4.6, 9.2]."""
    if choice.what == "rare":
        return rare_left(state)
    return tuple(tile for tile in common_left(state) if choice.what == "common" or tile in SMALL)


def finds(state: State, seat: Seat) -> list[Befriend | Find]:
    """A card may be played only if at least one tile of it can be placed [ISLE 4.6]."""
    player = state.players[seat]
    found: list[Befriend | Find] = []
    for number in dict.fromkeys(player.hand):
        match CARDS[number]:
            case OshaxCard():
                oshax = [tile for tile in dict.fromkeys(state.table.oshax) if can_place(player, tile)]
                found += [Befriend(tile, colour) for tile in oshax for colour in range(len(COLOURS))]
            case TreasureCard(options=options):
                found += [
                    Find(number, place, tile)
                    for place, option in enumerate(options)
                    if option.fish <= player.fish
                    for tile in tiles_of(state, option)
                    if can_place(player, tile)
                ]
    return found


def _could_find(state: State, seat: Seat) -> bool:
    """Is a seat asked? Among several whoever has any card in hand; alone there are no secrets [ISLE 8.1]."""
    return might_play(state, seat) or (state.sister is not None and bool(finds(state, seat)))


def finding_goes_on(state: State, frame: Finding) -> State | None:
    """Who is out or has nothing to play is passed over; when all are, the evening comes [ISLE 4.6]."""
    player = state.players[frame.seat]
    if not player.passed and _could_find(state, frame.seat):
        return None
    if all(one.passed or not _could_find(state, seat) for seat, one in enumerate(state.players)):
        return instead(state, Evening(), Window("dusk"))
    return _next(state, frame.seat)


def finding_menu(state: State, frame: Finding, seat: Seat) -> Menu[Befriend | Find | Done | Play]:
    found = finds(state, seat)
    prompt = Prompt("find", "ISLE 4.6", args(fish=state.players[seat].fish, what=_what(found)))
    return menu(prompt, Listed((*found, DONE, *plays(state, seat))))


def _what(found: list[Befriend | Find]) -> str:
    """Which of the two kinds of cards can be played."""
    kinds = {type(one) for one in found}
    if len(kinds) == 1:
        return "oshax" if Befriend in kinds else "treasure"
    return "both" if kinds else "none"


def found(state: State, frame: Finding, seat: Seat, action: Befriend | Find | Done) -> State:
    match action:
        case Done():  # final for the day
            return _next(with_player(state, seat, passed=True), seat)
        case Befriend(tile, colour):
            card = next(one for one in state.players[seat].hand if isinstance(CARDS[one], OshaxCard))
            state = _next(spend(state, seat, card), seat)
            return push(state._replace(table=taken_from(state.table, tile)), Placing(seat, tile, colour))
        case Find(card, option, tile):
            treasure = CARDS[card]
            assert isinstance(treasure, TreasureCard)
            choice = treasure.options[option]
            state = _next(spend(state, seat, card), seat)
            state = with_player(state, seat, fish=state.players[seat].fish - choice.fish)
            if choice.count > 1:
                state = push(state, SecondTreasure(seat, card, option))
            return take_treasure(state, seat, tile)


def _next(state: State, seat: Seat) -> State:
    order = seats_in_order(state)
    return instead(state, Finding(order[(order.index(seat) + 1) % len(order)]))


# -- the second tile of a card ----------------------------------------------------------------------------------------


def _second(state: State, frame: SecondTreasure) -> tuple[TileId, ...]:
    card = CARDS[frame.card]
    assert isinstance(card, TreasureCard)
    return tiles_of(state, card.options[frame.option])  # paid for with the first


def second_goes_on(state: State, frame: SecondTreasure) -> State | None:
    return None if might_place(state.players[frame.seat], _second(state, frame)) else pop(state)


def second_menu(state: State, frame: SecondTreasure, seat: Seat) -> Menu[Take | Play | Done]:
    prompt = Prompt("second-treasure", "ISLE 4.6", args(card=frame.card))
    return menu(prompt, treasures_or_none(state, seat, _second(state, frame)))


def second_taken(state: State, frame: SecondTreasure, seat: Seat, action: Take | Play | Done) -> State:
    """A second tile may be declined [ISLE 4.6]."""
    return took_or_not(state, seat, action)


KINDS: dict[type[Frame], Kind[State]] = {
    Finding: Kind(owner, found, finding_menu, go_on=finding_goes_on, open=True),
    SecondTreasure: Kind(owner, second_taken, second_menu, go_on=second_goes_on),
}
