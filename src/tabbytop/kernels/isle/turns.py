"""Turns with tiles [ISLE 3, 4.4 to 4.6, 7.2]: placing, rescuing, rare finds, and those of the family game."""

from tabbytop.kernels.compiled import compiled

from . import acts
from .acts import ITEMS, KIND, Act, N
from .box import (
    BASKET,
    COLOUR,
    COMMON_SORTS,
    FINDS,
    FIRST_COMMON,
    FIVE,
    IS_SMALL,
    MAP_SETS,
    OPTION_COUNT,
    OPTION_FISH,
    OPTION_WHAT,
    OPTIONS,
    OSHAX_CARD,
    RESCUE,
    RESCUE_END,
    SPEED,
    WHAT_RARE,
    WHAT_SMALL,
)
from .cells import cells_of, either, fill, filled, meet, row_of
from .layout import (
    BERTH,
    BOAT,
    BONUS,
    COMMON,
    DUSK,
    EMPTIED,
    EMPTY,
    EVENING,
    EXTRA,
    FINDING,
    FISH,
    HAND,
    HAND_N,
    LAID,
    LEFT_N,
    ORDER,
    PASSED,
    PLACING,
    RARE,
    RARE_FROM_MAPS,
    RARE_N,
    RESCUING,
    RIGHT_N,
    SEAT,
    SEATS,
    SECOND,
    SHOWN,
    SPENT,
    TILES,
    TILES_N,
    USED,
    WINDOW,
    A,
    B,
    Game,
    following,
    instead,
    laid,
    leaves_field,
    player,
    pop,
    push,
    spend,
    taken_from,
    top,
)
from .menus import PRICE_LEFT, PRICE_RIGHT, can_rescue, cats_that_fit, might_place, on_turn

# -- tiles [ISLE 3] ---------------------------------------------------------------------------------------------------


@compiled
def has_a_place(game: Game, kind: int) -> bool:
    """Is there a place for the tile in hand, or for one of those that are offered?"""
    at = top(game)
    p = player(game[at + SEAT])
    if kind == PLACING:
        return might_place(game, p, game[at + A])
    rare, small = game[RARE_FROM_MAPS] != 0, False
    if kind == SECOND:
        what = OPTION_WHAT[OPTIONS * (game[at + A] - FINDS) + game[at + B]]
        rare, small = what == WHAT_RARE, what == WHAT_SMALL
    if kind == BONUS or not rare:
        for place in range(COMMON_SORTS):
            tile = FIRST_COMMON + place
            if game[COMMON + place] and not (small and not IS_SMALL[tile]) and might_place(game, p, tile):
                return True
    if rare:
        for pile in range(game[RARE_N]):
            if might_place(game, p, game[RARE + 2 * pile]):
                return True
    return False


@compiled
def place(game: Game, seat: int, act: Act) -> None:
    if act[KIND] == acts.DONE:
        pop(game)
        return
    at, p = top(game), player(seat)
    colour = game[at + B]
    one = laid(game[at + A], colour, act[1], act[2])
    cells = cells_of(one)
    game[p + TILES + game[p + TILES_N]] = one
    game[p + TILES_N] += 1
    game[p + BERTH] = 0
    fill(game, p, either(filled(game, p), cells))
    if colour >= 0 and meet(cells, row_of(MAP_SETS, FIVE * game[p + BOAT] + colour)):
        instead(game, BONUS, seat, 0, 0)
    else:
        pop(game)


@compiled
def take_treasure(game: Game, seat: int, tile: int) -> None:
    taken_from(game, tile)
    push(game, PLACING, seat, tile, -1)


# -- rescuing [ISLE 4.4, 4.5] -----------------------------------------------------------------------------------------


@compiled
def laying_goes_on(game: Game) -> bool:
    """Whoever has no card lays none; when all have laid, the cards are turned over together."""
    at = top(game)
    if game[at + A] == 0:
        show_cards(game)
        return True
    if game[player(on_turn(game)) + HAND_N]:
        return False
    game[at + A] -= 1
    return True


@compiled
def lay(game: Game, seat: int, act: Act) -> None:
    p = player(seat)
    for item in range(ITEMS, ITEMS + act[N]):
        game[p + LAID + act[item]] += 1
        game[p + HAND + act[item]] -= 1
    game[p + HAND_N] -= act[N]
    game[top(game) + A] -= 1


@compiled
def show_cards(game: Game) -> None:
    """The faster go first, equals keep their order; it holds from now on [ISLE 4.4]."""
    for seat in range(game[SEATS]):
        p = player(seat)
        game[p + PASSED] = 0
        for card in range(RESCUE, RESCUE_END):
            game[p + SHOWN + card] = game[p + LAID + card]
            game[p + LAID + card] = 0
    for last in range(1, game[SEATS]):
        place, seat = last, game[ORDER + last]
        while place and boots(game, game[ORDER + place - 1]) < boots(game, seat):
            game[ORDER + place] = game[ORDER + place - 1]
            place -= 1
        game[ORDER + place] = seat
    instead(game, RESCUING, game[ORDER], 0, 0)


@compiled
def boots(game: Game, seat: int) -> int:
    """One's speed: all boots on one's cards."""
    p, speed = player(seat), 0
    for card in range(RESCUE, RESCUE_END):
        speed += SPEED[card] * game[p + SHOWN + card]
    return speed


@compiled
def rescuing_goes_on(game: Game) -> bool:
    """Who is out is passed over; who can neither rescue nor play a card has to pass [ISLE 4.5]."""
    at = top(game)
    seat, taken = game[at + SEAT], game[at + A]
    p = player(seat)
    if game[p + PASSED]:
        next_turn(game, seat)
    elif taken > game[p + EXTRA]:
        game[p + EXTRA] = 0
        next_turn(game, seat)
    elif game[LEFT_N] + game[RIGHT_N] == 0:
        push(game, EMPTIED, 0, 0, 0)
        push(game, WINDOW, 0, EMPTY, 0)
    elif game[p + HAND_N] or can_rescue(game, p):
        return False
    else:
        stop(game, seat, taken)
    return True


@compiled
def stop(game: Game, seat: int, taken: int) -> None:
    """The end of a turn in which a cat was taken; else one passes."""
    if taken:
        game[player(seat) + EXTRA] = 0
    else:
        out(game, seat)
    next_turn(game, seat)


@compiled
def next_turn(game: Game, seat: int) -> None:
    """The phase ends when all have passed."""
    for one in range(game[SEATS]):
        if game[player(one) + PASSED] == 0:
            instead(game, RESCUING, following(game, seat), 0, 0)
            return
    end_rescuing(game)


@compiled
def out(game: Game, seat: int) -> None:
    """Out for this phase; the cards that were laid are discarded [ISLE 4.5]."""
    p = player(seat)
    for card in range(RESCUE, RESCUE_END):
        game[SPENT + card] += game[p + SHOWN + card]
        game[p + SHOWN + card] = 0
    game[p + PASSED], game[p + EXTRA] = 1, 0


@compiled
def end_rescuing(game: Game) -> None:
    for seat in range(game[SEATS]):
        out(game, seat)
        game[player(seat) + PASSED] = 0
    instead(game, FINDING, game[ORDER], 0, 0)


@compiled
def rescue(game: Game, seat: int, act: Act) -> None:
    at, p = top(game), player(seat)
    taken = game[at + A]
    if act[KIND] == acts.DONE:
        stop(game, seat, taken)
        return
    tile, basket = act[1], act[2]
    if basket == acts.PERMANENT:
        game[p + USED] += 1
    else:
        needed = 2 if basket == acts.BROKEN else 1
        for card in range(RESCUE, RESCUE_END):
            while needed and BASKET[card] == basket and game[p + SHOWN + card]:
                game[p + SHOWN + card] -= 1
                game[SPENT + card] += 1
                needed -= 1
    game[p + FISH] -= PRICE_LEFT if leaves_field(game, tile) else PRICE_RIGHT
    game[at + A] = taken + 1
    push(game, PLACING, seat, tile, COLOUR[tile])


# -- rare finds [ISLE 4.6] --------------------------------------------------------------------------------------------


@compiled
def finding_goes_on(game: Game) -> bool:
    """Who is out or has no card is passed over; when all are, the evening comes."""
    seat = game[top(game) + SEAT]
    p = player(seat)
    if game[p + PASSED] == 0 and game[p + HAND_N]:
        return False
    for one in range(game[SEATS]):
        if game[player(one) + PASSED] == 0 and game[player(one) + HAND_N]:
            game[top(game) + SEAT] = following(game, seat)
            return True
    instead(game, EVENING, 0, 0, 0)
    push(game, WINDOW, 0, DUSK, 0)
    return True


@compiled
def find(game: Game, seat: int, act: Act) -> None:
    p = player(seat)
    game[top(game) + SEAT] = following(game, seat)
    if act[KIND] == acts.DONE:  # final for the day
        game[p + PASSED] = 1
    elif act[KIND] == acts.BEFRIEND:
        spend(game, p, OSHAX_CARD)
        taken_from(game, act[1])
        push(game, PLACING, seat, act[1], act[2])
    else:
        option = OPTIONS * (act[1] - FINDS) + act[2]
        spend(game, p, act[1])
        game[p + FISH] -= OPTION_FISH[option]
        if OPTION_COUNT[option] > 1:
            push(game, SECOND, seat, act[1], act[2])
        take_treasure(game, seat, act[3])


# -- the family game [ISLE 7.2] ---------------------------------------------------------------------------------------


@compiled
def taking_goes_on(game: Game) -> bool:
    """Round and round until none are left or all have passed; who can take none must pass."""
    at = top(game)
    seat, playing = game[at + SEAT], False
    for one in range(game[SEATS]):
        if game[player(one) + PASSED] == 0:
            playing = True
    if game[LEFT_N] == 0 or not playing:
        instead(game, EVENING, 0, 0, 0)
        return True
    p = player(seat)
    if game[p + PASSED] == 0:
        if cats_that_fit(game, p, game[LEFT_N], 0):
            return False
        game[p + PASSED] = 1
    game[at + SEAT] = following(game, seat)
    return True


@compiled
def take(game: Game, seat: int, act: Act) -> None:
    game[top(game) + SEAT] = following(game, seat)
    if act[KIND] == acts.DONE:
        game[player(seat) + PASSED] = 1
    else:
        leaves_field(game, act[1])
        push(game, PLACING, seat, act[1], COLOUR[act[1]])
