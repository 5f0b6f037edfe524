"""Anytime cards [ISLE 4.8, 4.9]: who wants to play one, and what a card asks for is done."""

from tabbytop.kernels.compiled import compiled

from . import acts
from .acts import ITEMS, Act, N
from .anytime import carry_out, does_something, of_colour, sell
from .box import (
    CARD_SORTS,
    COST,
)
from .box import FISH as CARD_FISH
from .box import LESSONS as FIRST_LESSON
from .cells import covered, fill
from .days import lessons_are_on, play_lessons, publish
from .layout import (
    ANY_FIELD,
    BASKETS,
    BERTH,
    BUYING,
    CARRYING,
    CHOSE,
    CHOSEN,
    DISCARDED,
    FINDING,
    FISH,
    GIVING_LESSONS,
    GIVING_TREASURES,
    HAND,
    HAND_N,
    HERDING,
    LAYING,
    LEFT,
    LEFT_N,
    LESSONS,
    LESSONS_N,
    NAMING,
    ORDER,
    PACK,
    PACK_N,
    PAYING,
    RIGHT,
    RIGHT_N,
    SEAT,
    SEATS,
    SELLING,
    SENT,
    SORTING,
    SPENT,
    TILES,
    TILES_N,
    WAITING,
    WISH,
    A,
    B,
    Game,
    instead,
    joins_field,
    leaves_field,
    player,
    pop,
    push,
    spend,
    top,
    turn_up,
)

# -- anytime cards [ISLE 4.8, 4.9] ------------------------------------------------------------------------------------


@compiled
def play(game: Game, kind: int, seat: int, card: int) -> None:
    p = player(seat)
    if kind <= WISH:
        game[p + CHOSE] = 1
        game[p + CHOSEN + card] = 1
        turn_over_plays(game, kind)
        return
    spend(game, p, card)
    if kind == BUYING:
        carry_out(game, seat, card)
    elif LAYING <= kind <= FINDING:
        push(game, WISH, seat, card, 0)
    else:  # before a tile is placed
        game[p + BERTH] = 1


@compiled
def asked_in_window(game: Game) -> bool:
    """Whoever has any card in hand [ISLE 8.1]."""
    cards = 0
    for seat in range(game[SEATS]):
        cards += game[player(seat) + HAND_N]
    return cards > 0


@compiled
def turn_over_plays(game: Game, kind: int) -> None:
    """When all who are asked have chosen, their cards leave their hands and are carried out in turn order."""
    at, seats, waiting, cards = top(game), game[SEATS], 0, 0
    wisher = game[at + SEAT] if kind == WISH else -1
    for place in range(seats):
        seat = game[ORDER + place]
        if seat == wisher:
            break
        p = player(seat)
        if game[p + HAND_N] and game[p + CHOSE] == 0:
            return
    for place in range(seats):
        seat = game[ORDER + place]
        p = player(seat)
        if game[p + CHOSE]:
            for card in range(CARD_SORTS):
                if game[p + CHOSEN + card]:
                    waiting |= (seat | card << 4) << (WAITING * cards)
                    cards += 1
                    spend(game, p, card)
            turn_up(game, seat)
    if kind == WISH:
        waiting |= (wisher | game[at + A] << 4) << (WAITING * cards)
        instead(game, CARRYING, 0, cards + 1, waiting)
    elif cards:
        push(game, CARRYING, 0, cards, waiting)
    else:
        pop(game)


@compiled
def wish_goes_on(game: Game) -> bool:
    """Who is first in turn order, or has only empty hands before, waits for nobody."""
    at = top(game)
    wisher, place = game[at + SEAT], 0
    while game[ORDER + place] != wisher:
        if game[player(game[ORDER + place]) + HAND_N]:
            return False
        place += 1
    instead(game, CARRYING, 0, 1, wisher | game[at + A] << 4)
    return True


@compiled
def carry_on(game: Game) -> None:
    """The next of the cards that lie open; one that an earlier card has made useless goes back to its hand."""
    at = top(game)
    if game[at + A] == 0:
        pop(game)
        return
    first = game[at + B] & (1 << WAITING) - 1
    seat, card = first & 15, first >> 4
    game[at + A] -= 1
    game[at + B] >>= WAITING
    if does_something(game, seat, card):
        carry_out(game, seat, card)
        return
    p = player(seat)
    game[SPENT + card] -= 1
    game[p + HAND + card] += 1
    game[p + HAND_N] += 1


@compiled
def by_a_card(game: Game, kind: int, seat: int, act: Act) -> None:
    """What an anytime card, or a public lesson, has asked for."""
    at, p = top(game), player(seat)
    a, b = game[at + A], game[at + B]
    if kind == PAYING:
        pay_drawn(game, seat, act)
        return
    if kind == HERDING:
        herd(game, seat, act)
        return
    if kind == SORTING:
        send(game, act[1])
        return
    pop(game)
    if kind == SELLING:
        sell(game, p, a, act[1])
    elif kind == NAMING:
        if a >= FIRST_LESSON:
            publish(game, a, act[1])
        else:
            game[p + FISH] += CARD_FISH[a] * of_colour(game, p, act[1])
    elif kind == GIVING_LESSONS:
        for item in range(ITEMS, ITEMS + act[N]):
            game[p + LESSONS + act[item]] -= 1
            game[p + LESSONS_N] -= 1
            game[p + DISCARDED + act[item]] += 1
        game[p + BASKETS] += b
    elif kind == GIVING_TREASURES:
        give_treasures(game, p, act)
        game[p + BASKETS] += b


@compiled
def pay_drawn(game: Game, seat: int, act: Act) -> None:
    """A lesson drawn while lessons are being played is played at once [ISLE 4.9]."""
    p = player(seat)
    for item in range(ITEMS, ITEMS + act[N]):
        card = act[item]
        game[p + FISH] -= COST[card]
        game[p + HAND + card] += 1
        game[p + HAND_N] += 1
        game[p + PACK + card] -= 1
        game[p + CHOSEN + card] += 1
    for card in range(CARD_SORTS):
        game[p + DISCARDED + card] += game[p + PACK + card]
        game[p + PACK + card] = 0
    game[p + PACK_N] = 0
    pop(game)
    if lessons_are_on(game):
        play_lessons(game, seat, p + CHOSEN)
    for item in range(ITEMS, ITEMS + act[N]):
        game[p + CHOSEN + act[item]] = 0


@compiled
def herd(game: Game, seat: int, act: Act) -> None:
    """Those of the left field go to the right, in the order in which they lie there, then the others to the left."""
    cats = waiting = 0
    for field in range(2):
        first, size = (LEFT, game[LEFT_N]) if field == 0 else (RIGHT, game[RIGHT_N])
        for place in range(first, first + size):
            for item in range(ITEMS, ITEMS + act[N]):
                if game[place] == act[item]:
                    waiting |= (act[item] | (1 - field) << 8) << (SENT * cats)
                    cats += 1
    for item in range(ITEMS, ITEMS + act[N]):
        leaves_field(game, act[item])
    instead(game, SORTING, seat, cats, waiting)


@compiled
def sorting_goes_on(game: Game) -> bool:
    at = top(game)
    if game[at + A] == 0:
        pop(game)
        return True
    field = game[at + B] >> 8 & 3
    if field == ANY_FIELD:
        return False
    send(game, field)
    return True


@compiled
def send(game: Game, field: int) -> None:
    """The next cat goes to the end of a field."""
    at = top(game)
    joins_field(game, game[at + B] & 255, 1 if field == acts.LEFT else 0)
    game[at + A] -= 1
    game[at + B] >>= SENT


@compiled
def give_treasures(game: Game, p: int, act: Act) -> None:
    """They leave the game; what lay under them is bare again [ISLE 3.4]."""
    for item in range(ITEMS + act[N] - 1, ITEMS - 1, -1):
        game[p + TILES_N] -= 1
        last = p + TILES + game[p + TILES_N]
        for place in range(p + TILES + act[item], last):
            game[place] = game[place + 1]
        game[last] = 0
    fill(game, p, covered(game, p))
