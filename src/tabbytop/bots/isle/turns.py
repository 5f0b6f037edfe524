"""Tiles: which cat to rescue, which treasure or oshax to take, and where a tile goes [ISLE 3, 4.5, 4.6, 7.2]."""

from collections.abc import Iterable, Sequence
from random import Random

from tabbytop.bots.bot import Budget
from tabbytop.games.isle.actions import Befriend, Done, Find, Place, Play, Rescue, Take
from tabbytop.games.isle.cards import CARDS, TreasureCard
from tabbytop.games.isle.components import NONE, TILES, Colour, TileId
from tabbytop.games.isle.state import Placing

from .ahead import Ahead, taken_from_others
from .judge import Spot
from .reading import Reading
from .shopping import likely_colours

BASKETS = ("permanent", "broken", "whole")  # in the order in which they are used up
A_BERTH = 2.0  # points that must be won by laying a tile anywhere


def slipped(seen: Reading, rng: Random, worth: float) -> float:
    """A judgement, off by as much as this player's may be."""
    return worth + rng.gauss(0.0, seen.style.slip) if seen.style.slip else worth


def noticed(seen: Reading, rng: Random, things: Iterable[TileId]) -> list[TileId]:
    """Those that this player sees at all; one at least."""
    all_of_them = list(dict.fromkeys(things))
    if not seen.style.overlook or not all_of_them:
        return all_of_them
    return [one for one in all_of_them if rng.random() >= seen.style.overlook] or [rng.choice(all_of_them)]


def gain(seen: Reading, tile: TileId, colour: Colour = NONE) -> float:
    """What a tile adds to the boat at its best place."""
    spot = seen.judge.best(seen.boat, tile, colour, seen.me.berth)
    return float("-inf") if spot is None else spot.worth - seen.worth_later


# -- cats -------------------------------------------------------------------------------------------------------------


def rescue(seen: Reading, actions: Sequence[object], rng: Random) -> Rescue | Done:
    """The cat that is worth most beyond its price [ISLE 4.5]; none, if the fish are worth more."""
    offers = [action for action in actions if isinstance(action, Rescue)]
    tiles = noticed(seen, rng, [offer.tile for offer in offers])
    nets = {
        tile: slipped(seen, rng, gain(seen, tile, TILES[tile].colour) + seen.eagerness - seen.spend(seen.price(tile)))
        for tile in tiles
    }
    wanted = most_urgent(seen, nets)
    if wanted is None:
        return Done()
    return min((one for one in offers if one.tile == wanted), key=lambda one: BASKETS.index(one.basket))


def take_cat(seen: Reading, actions: Sequence[object], rng: Random) -> Take | Done:
    """In the family game cats cost nothing [ISLE 7.2]."""
    tiles = noticed(seen, rng, [action.tile for action in actions if isinstance(action, Take)])
    wanted = most_urgent(seen, {tile: slipped(seen, rng, gain(seen, tile, TILES[tile].colour)) for tile in tiles})
    return Done() if wanted is None else Take(wanted)


def most_urgent(seen: Reading, nets: dict[TileId, float]) -> TileId | None:
    """The best of those that are worth taking, minding what the others would be glad of."""
    good = [tile for tile in nets if nets[tile] > 0]
    if not good:
        return None
    if seen.style.rivals and len(good) > 1 and seen.others:
        lost = taken_from_others(seen, [*seen.view.left, *seen.view.right])
        weight = seen.style.rivals / len(seen.others)
        return max(good, key=lambda tile: nets[tile] + weight * lost[tile])
    return max(good, key=lambda tile: nets[tile])


# -- rare finds -------------------------------------------------------------------------------------------------------


def find(seen: Reading, actions: Sequence[object], rng: Random) -> Befriend | Find | Done:
    """The card and the tile that add most [ISLE 4.6]."""
    colours = likely_colours(seen, 2)
    best, wanted = 0.0, None
    for action in actions:
        match action:
            case Befriend(tile, colour) if colour in colours:
                worth = gain(seen, tile, colour)
            case Find(card, option, tile):
                treasure = CARDS[card]
                assert isinstance(treasure, TreasureCard)
                choice = treasure.options[option]
                worth = gain(seen, tile) * (1 + 0.8 * (choice.count - 1)) - seen.spend(choice.fish)
            case _:
                continue
        worth = slipped(seen, rng, worth)
        if worth > best:
            best, wanted = worth, action
    return wanted or Done()


def take_treasure(seen: Reading, actions: Sequence[object], rng: Random) -> Take | Done:
    """For a map, or the second one of a card [ISLE 3.4, 4.6]."""
    best, wanted = 0.0, None
    for action in actions:
        if isinstance(action, Take) and (worth := slipped(seen, rng, gain(seen, action.tile))) > best:
            best, wanted = worth, action
    return wanted or Done()


# -- placing ----------------------------------------------------------------------------------------------------------


def place(
    seen: Reading, frame: Placing, actions: Sequence[object], rng: Random, budget: Budget | None = None
) -> Place | Play | Done:
    """The best place; card 69 or 70 first, if a place apart is better by far [ISLE 3.2, 4.9]."""
    spots = seen.judge.spots(seen.boat, frame.tile, frame.colour, seen.me.berth)
    berth = next((action for action in actions if isinstance(action, Play)), None)
    if not spots:
        return berth or Done()
    best = chosen_spot(seen, spots, rng, budget)
    if berth is not None:
        apart = seen.judge.best(seen.boat, frame.tile, frame.colour, True)
        if apart is not None and apart.worth > best.worth + A_BERTH:
            return berth
    return Place(best.turn, best.cell)


def chosen_spot(seen: Reading, spots: Sequence[Spot], rng: Random, budget: Budget | None) -> Spot:
    if seen.style.ahead:
        return Ahead(seen, rng, budget).best(spots)
    return max(spots, key=lambda spot: slipped(seen, rng, spot.worth))
