"""Anytime cards [ISLE 4.8, 9.3]: when one may be played, and what it does at once or asks for."""

from tabbytop.kernels.compiled import compiled

from .box import (
    ANYTIME,
    ANYTIME_END,
    BASKETS,
    COMMON_TILE,
    COUNT,
    EFFECT,
    FISH,
    FIVE,
    KIND,
    OSHAX_TILE,
    PAIR,
    RARE_TILE,
    Effect,
)
from .layout import (
    ARRIVING,
    BAG_N,
    BERTH,
    BUYING,
    DECK_N,
    DEPTH,
    DIPPING,
    DRAWING,
    EVENING,
    FILLED,
    FINDING,
    FRAME,
    FRAMES,
    GIVING_LESSONS,
    GIVING_TREASURES,
    HAND,
    HAND_N,
    HERDING,
    LEFT_N,
    LESSONS_N,
    NAMING,
    PASSED,
    RIGHT_N,
    SELLING,
    TILES,
    TILES_N,
    USED,
    Game,
    colour_of,
    player,
    push,
    tile_of,
    top,
)
from .layout import BASKETS as OWN_BASKETS
from .layout import EXTRA as OWN_EXTRA
from .layout import FISH as OWN_FISH


@compiled
def of_kind(game: Game, p: int, kind: int) -> int:
    """How many tiles of a kind lie on a boat."""
    count = 0
    for place in range(p + TILES, p + TILES + game[p + TILES_N]):
        if KIND[tile_of(game[place])] == kind:
            count += 1
    return count


@compiled
def of_colour(game: Game, p: int, colour: int) -> int:
    """How many cats of a colour, oshax by their chosen one."""
    count = 0
    for place in range(p + TILES, p + TILES + game[p + TILES_N]):
        if colour_of(game[place]) == colour:
            count += 1
    return count


@compiled
def catch(game: Game, p: int, card: int) -> int:
    """The fish that a catching card brings, but for the one that asks for a colour."""
    effect, count = EFFECT[card], 0
    if effect == Effect.FISH_PER_OSHAX:
        count = of_kind(game, p, OSHAX_TILE)
    elif effect == Effect.FISH_PER_PRIVATE_LESSON:
        count = game[p + LESSONS_N]
    elif effect == Effect.FISH_PER_COLOUR:
        for colour in range(FIVE):
            count += of_colour(game, p, colour) > 0
    elif effect == Effect.FISH_PER_RARE_TREASURE:
        count = of_kind(game, p, RARE_TILE)
    else:
        count = of_kind(game, p, COMMON_TILE)
    return FISH[card] * count


@compiled
def does_something(game: Game, seat: int, card: int) -> bool:
    """A card that would do nothing at all may not be played [ISLE 4.10]."""
    p, effect = player(seat), EFFECT[card]
    if effect == Effect.FISH_PER_CAT_OF_COLOUR:
        return game[p + TILES_N] > of_kind(game, p, COMMON_TILE) + of_kind(game, p, RARE_TILE)
    if effect < Effect.BASKET_FOR_FISH:
        return catch(game, p, card) > 0
    if effect == Effect.BASKET_FOR_FISH:
        return game[p + OWN_BASKETS] >= BASKETS[card]
    if effect == Effect.NEXT_TILE_ANYWHERE:
        empty = game[p + FILLED] == 0 and game[p + FILLED + 1] == 0 and game[p + FILLED + 2] == 0
        return game[p + BERTH] == 0 and not empty
    if effect == Effect.DRAW_CARDS:
        return game[DECK_N] > 0
    if effect == Effect.DRAW_TILE_TO_BOAT or effect == Effect.DRAW_TILES_TO_FIELDS:
        return game[BAG_N] > 0
    if effect == Effect.MOVE_FIELD_CATS:
        return game[LEFT_N] + game[RIGHT_N] > 0
    if effect == Effect.LESSONS_FOR_BASKET:
        return game[p + LESSONS_N] >= PAIR
    if effect == Effect.TREASURES_FOR_BASKET:
        return of_kind(game, p, COMMON_TILE) + of_kind(game, p, RARE_TILE) >= PAIR
    if effect == Effect.EXTRA_RESCUE:  # it belongs to a rescue turn of this day
        for at in range(FRAMES, FRAMES + FRAME * game[DEPTH], FRAME):
            if game[at] == FINDING or game[at] == EVENING:
                return False
        return game[p + PASSED] == 0
    return True


@compiled
def playable(game: Game, seat: int) -> int:
    """The sorts of anytime cards that a seat may play at this moment, bit by bit."""
    p = player(seat)
    if game[p + HAND_N] == 0:
        return 0
    found, buying = 0, game[top(game)] == BUYING
    for card in range(ANYTIME, ANYTIME_END):
        if game[p + HAND + card] == 0 or (buying and EFFECT[card] > Effect.BASKET_FOR_FISH):
            continue
        if does_something(game, seat, card):
            found |= 1 << (card - ANYTIME)
    return found


@compiled
def sell(game: Game, p: int, fish: int, used: int) -> None:
    """A permanent basket is given up for fish."""
    game[p + OWN_BASKETS] -= 1
    game[p + USED] -= used
    game[p + OWN_FISH] += fish


@compiled
def carry_out(game: Game, seat: int, card: int) -> None:
    """What a card does; it has left the hand."""
    p, effect = player(seat), EFFECT[card]
    if effect == Effect.FISH_PER_CAT_OF_COLOUR:
        push(game, NAMING, seat, card, 0)
    elif effect < Effect.BASKET_FOR_FISH:
        game[p + OWN_FISH] += catch(game, p, card)
    elif effect == Effect.BASKET_FOR_FISH:
        if 0 < game[p + USED] < game[p + OWN_BASKETS]:
            push(game, SELLING, seat, FISH[card], 0)
        else:
            sell(game, p, FISH[card], 1 if game[p + USED] > 0 else 0)
    elif effect == Effect.NEXT_TILE_ANYWHERE:
        game[p + BERTH] = 1
    elif effect == Effect.DRAW_CARDS:
        push(game, DRAWING, seat, min(COUNT[card], game[DECK_N]), 0)
    elif effect == Effect.DRAW_TILE_TO_BOAT:
        push(game, DIPPING, seat, 0, 0)
    elif effect == Effect.MOVE_FIELD_CATS:
        push(game, HERDING, seat, COUNT[card], 0)
    elif effect == Effect.EXTRA_RESCUE:
        game[p + OWN_EXTRA] += COUNT[card]
    elif effect == Effect.DRAW_TILES_TO_FIELDS:
        push(game, ARRIVING, seat, min(COUNT[card], game[BAG_N]), 0)
    elif effect == Effect.GAIN_BASKET:
        game[p + OWN_BASKETS] += BASKETS[card]
    elif effect == Effect.LESSONS_FOR_BASKET:
        push(game, GIVING_LESSONS, seat, PAIR, BASKETS[card])
    else:
        push(game, GIVING_TREASURES, seat, PAIR, BASKETS[card])
