"""Rare finds: oshax cards and treasure cards, one a turn [ISLE 4.6]."""

from tabbytop.core import Listed, Menu, Prompt, Seat, args, menu

from ..actions import Befriend, Done, Find, Play, Take
from ..cards import CARDS, Choice, OshaxCard, TreasureCard
from ..components import COLOURS, SMALL, TileId
from ..state import Finding, Frame, Placing, SecondTreasure, State, Window
from .anytime import play, plays
from .common import Kind, instead, owner, pop, push, seats_in_order, spend, taken_from, with_player
from .placing import DONE, TAKES, can_place, common_left, rare_left, take_treasure


def tiles_for(state: State, seat: Seat, choice: Choice) -> list[TileId]:
    """The treasures of an option that are there, fit, and can be paid for [ISLE 4.6]."""
    player = state.players[seat]
    if player.fish < choice.fish:
        return []
    there = rare_left(state) if choice.what == "rare" else common_left(state)
    return [tile for tile in there if (choice.what != "small" or tile in SMALL) and can_place(player, tile)]


def finds(state: State, seat: Seat) -> list[Befriend | Find]:
    """A card may be played only if at least one tile of it can be placed [ISLE 4.6]."""
    player = state.players[seat]
    found: list[Befriend | Find] = []
    for number in dict.fromkeys(player.hand):
        match CARDS[number]:
            case OshaxCard():
                oshax = [tile for tile in state.table.oshax if can_place(player, tile)]
                found += [Befriend(tile, colour) for tile in oshax for colour in range(len(COLOURS))]
            case TreasureCard(options=options):
                found += [
                    Find(number, place, tile)
                    for place, option in enumerate(options)
                    for tile in tiles_for(state, seat, option)
                ]
    return found


def finding_settle(state: State, frame: Finding) -> State | None:
    """Who is out, or has no card at all, is passed over; when all are, the evening comes [ISLE 4.6]."""
    if all(player.passed or not player.hand for player in state.players):
        return instead(state, Window("dusk"))
    player = state.players[frame.seat]
    return _next(state, frame.seat) if player.passed or not player.hand else None


def finding_menu(state: State, frame: Finding, seat: Seat) -> Menu:
    prompt = Prompt("find", "ISLE 4.6", args(fish=state.players[seat].fish))
    return menu(prompt, Listed((*finds(state, seat), DONE, *plays(state, seat))))


def found(state: State, frame: Finding, seat: Seat, action: Befriend | Find | Done | Play) -> State:
    match action:
        case Play(card):
            return play(state, seat, card)
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


def _second(state: State, frame: SecondTreasure) -> list[TileId]:
    card = CARDS[frame.card]
    assert isinstance(card, TreasureCard)
    return tiles_for(state, frame.seat, Choice(card.options[frame.option].what, 1))  # paid for with the first


def second_settle(state: State, frame: SecondTreasure) -> State | None:
    return None if _second(state, frame) else pop(state)


def second_menu(state: State, frame: SecondTreasure, seat: Seat) -> Menu:
    takes = tuple(TAKES[tile] for tile in _second(state, frame))
    return menu(Prompt("second-treasure", "ISLE 4.6"), Listed((*takes, DONE)))


def second_taken(state: State, frame: SecondTreasure, seat: Seat, action: Take | Done) -> State:
    """A second tile may be declined [ISLE 4.6]."""
    return pop(state) if isinstance(action, Done) else take_treasure(pop(state), seat, action.tile)


KINDS: dict[type[Frame], Kind] = {
    Finding: Kind(owner, found, finding_menu, settle=finding_settle, open=True),
    SecondTreasure: Kind(owner, second_taken, second_menu, settle=second_settle),
}
