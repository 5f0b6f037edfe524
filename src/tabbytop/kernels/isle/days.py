"""A day until rescue cards are laid [ISLE 4.0 to 4.3, 4.7]: what chance brings, the draft, buying, lessons; and the
evening."""

from tabbytop.games.isle.components import CATS_IN_A_FIELD
from tabbytop.games.isle.phases.exploring import FISH_A_DAY
from tabbytop.games.isle.phases.family import CATS_A_PLAYER
from tabbytop.games.isle.phases.family import DEALT as DEALT_TO_A_FAMILY
from tabbytop.games.isle.state import DAYS
from tabbytop.kernels.compiled import Ints, compiled, table

from . import acts
from .acts import ITEMS, KIND, Act, N
from .box import (
    CARD_SORTS,
    CAT,
    COLOUR,
    COST,
    OSHAX_SORTS,
    PICKS_COLOUR,
)
from .box import KIND as TILE_KIND
from .box import LESSONS as FIRST_LESSON
from .box import PUBLIC as IS_PUBLIC
from .layout import (
    ANY_FIELD,
    BAG,
    BAG_N,
    BOAT,
    BOATS,
    BUYING,
    CHOOSING,
    CHOSE,
    CHOSEN,
    DAWN,
    DAY,
    DEALING,
    DECK,
    DECK_N,
    DEPTH,
    DIPPING,
    DISCARDED,
    DRAFTING,
    DRAWING,
    FAMILY,
    FILLING,
    FISH,
    FRAME,
    FRAMES,
    HAND,
    HAND_N,
    IS_FAMILY,
    KEPT,
    KEPT_N,
    LAYING,
    LEFT,
    LEFT_N,
    LESSONS,
    LESSONS_COME,
    LESSONS_N,
    MORNING,
    NAMING,
    ORDER,
    OSHAX,
    OSHAX_ROW,
    OVER,
    PACK,
    PACK_N,
    PASSED,
    PASSED_ON,
    PAYING,
    PLACING,
    PREPARING,
    PUBLIC,
    PUBLIC_N,
    RIGHT,
    RIGHT_N,
    SEAT,
    SEATS,
    SENT,
    SORTING,
    TAKING,
    TAUGHT,
    TEACHING,
    USED,
    WINDOW,
    A,
    Game,
    instead,
    joins_field,
    laid_out,
    player,
    push,
    top,
    turn_up,
)

IN_A_FIELD: Ints = table(CATS_IN_A_FIELD.get(seats, 0) for seats in range(5))


# -- chance [ISLE 2, 4.0, 4.2] ----------------------------------------------------------------------------------------


@compiled
def by_chance(game: Game, kind: int, act: Act) -> None:
    at, n, seats = top(game), act[N], game[SEATS]
    if kind == PREPARING:
        prepare(game, act)
    elif kind == FILLING:
        cats = game[at + A]
        in_left = CATS_A_PLAYER * seats if game[IS_FAMILY] else IN_A_FIELD[seats]
        for item in range(ITEMS, ITEMS + n):
            out_of_bag(game, act[item])
            if TILE_KIND[act[item]] == CAT:
                joins_field(game, act[item], 1 if cats < in_left else 0)
                cats += 1
            else:
                laid_out(game, act[item])
        game[at + A] = cats
    elif kind == DEALING:
        for item in range(n):
            p = player(item // (n // seats))
            off_the_deck(game, act[ITEMS + item])
            game[p + PACK + act[ITEMS + item]] += 1
            game[p + PACK_N] += 1
        instead(game, DRAFTING, 0, game[at + A], 0)
    elif kind == DRAWING:
        p = player(game[at + SEAT])
        for item in range(ITEMS, ITEMS + n):
            off_the_deck(game, act[item])
            game[p + PACK + act[item]] += 1
            game[p + PACK_N] += 1
        instead(game, PAYING, game[at + SEAT], 0, 0)
    elif kind == DIPPING:
        out_of_bag(game, act[ITEMS])
        instead(game, PLACING, game[at + SEAT], act[ITEMS], COLOUR[act[ITEMS]])
    else:
        cats = waiting = 0
        for item in range(ITEMS, ITEMS + n):
            out_of_bag(game, act[item])
            if TILE_KIND[act[item]] == CAT:
                waiting |= (act[item] | ANY_FIELD << 8) << (SENT * cats)
                cats += 1
            else:
                laid_out(game, act[item])
        instead(game, SORTING, game[at + SEAT], cats, waiting)


@compiled
def out_of_bag(game: Game, tile: int) -> None:
    game[BAG + tile] -= 1
    game[BAG_N] -= 1


@compiled
def off_the_deck(game: Game, card: int) -> None:
    game[DECK + card] -= 1
    game[DECK_N] -= 1


@compiled
def prepare(game: Game, act: Act) -> None:
    """Before the first day [ISLE 2, 7.1]."""
    seats = game[SEATS]
    if act[KIND] == acts.CHOOSE_FIRST:
        for step in range(seats):
            game[ORDER + step] = (act[1] + step) % seats
        instead(game, PREPARING, 0, BOATS, 0)
    elif act[KIND] == acts.GIVE_BOATS:
        for seat in range(seats):
            game[player(seat) + BOAT] = act[ITEMS + seat]
        instead(game, PREPARING, 0, FAMILY if game[IS_FAMILY] else OSHAX_ROW, 0)
    elif act[KIND] == acts.LAY_OSHAX:
        for place in range(OSHAX_SORTS):
            game[OSHAX + place] = 1
        instead(game, FILLING, 0, 0, 0)
    else:
        for item in range(act[N]):
            p = player(item // DEALT_TO_A_FAMILY)
            game[p + PACK + act[ITEMS + item]] += 1
            game[p + PACK_N] += 1
        instead(game, CHOOSING, 0, 0, 0)


# -- days [ISLE 4.0, 4.1, 4.7] ----------------------------------------------------------------------------------------


@compiled
def filling_goes_on(game: Game) -> bool:
    seats = game[SEATS]
    wanted = CATS_A_PLAYER * seats if game[IS_FAMILY] else 2 * IN_A_FIELD[seats]
    if game[top(game) + A] < wanted and game[BAG_N]:
        return False
    if game[IS_FAMILY]:
        for seat in range(seats):
            game[player(seat) + PASSED] = 0
        instead(game, TAKING, game[ORDER], 0, 0)
    else:
        for seat in range(seats):
            game[player(seat) + FISH] += FISH_A_DAY
        instead(game, DEALING, 0, 0, 0)
        push(game, WINDOW, 0, MORNING, 0)
    return True


@compiled
def next_day(game: Game) -> None:
    """Cats left leave the game; after the fifth day it is over, else baskets are ready again [ISLE 4.7]."""
    for place in range(game[LEFT_N]):
        game[LEFT + place] = 0
    for place in range(game[RIGHT_N]):
        game[RIGHT + place] = 0
    game[LEFT_N] = game[RIGHT_N] = 0
    if game[DAY] == DAYS:
        instead(game, OVER, 0, 0, 0)
        return
    if game[IS_FAMILY]:  # the first player's figure goes to the end of the order [ISLE 7.2]
        first = game[ORDER]
        for place in range(game[SEATS] - 1):
            game[ORDER + place] = game[ORDER + place + 1]
        game[ORDER + game[SEATS] - 1] = first
    for seat in range(game[SEATS]):
        p = player(seat)
        game[p + USED] = game[p + PASSED] = 0
    game[DAY] += 1
    instead(game, FILLING, 0, 0, 0)
    push(game, WINDOW, 0, DAWN, 0)


# -- exploring [ISLE 4.2] ---------------------------------------------------------------------------------------------


@compiled
def choose(game: Game, kind: int, seat: int, act: Act) -> None:
    """The choice waits unseen; when all are in they are turned over together."""
    p = player(seat)
    game[p + CHOSE] = 1
    for item in range(ITEMS, ITEMS + act[N]):
        game[p + CHOSEN + act[item]] += 1
    for one in range(game[SEATS]):
        if game[player(one) + CHOSE] == 0:
            return
    if kind == DRAFTING:
        pass_on(game)
    elif kind == BUYING:
        pay(game)
    else:
        keep_family_cards(game)
    for one in range(game[SEATS]):
        turn_up(game, one)


@compiled
def pass_on(game: Game) -> None:
    """To the left on days 1, 3, 5, to the right on 2 and 4 [ISLE 4.2]."""
    seats = game[SEATS]
    step = 1 if game[DAY] % 2 else seats - 1
    for card in range(CARD_SORTS):
        for seat in range(seats):
            p = player(seat)
            chosen = game[p + CHOSEN + card]
            if chosen:
                game[p + PACK + card] -= chosen
                game[p + KEPT + card] += chosen
                game[p + KEPT_N] += chosen
                game[p + PACK_N] -= chosen
            game[p + PASSED_ON + card] += game[p + PACK + card]
        seat = 0  # round the table: the last pack that is moved lay before the first seat
        before = game[player((seats - step) % seats) + PACK + card]
        for _ in range(seats):
            p = player(seat)
            before, game[p + PACK + card] = game[p + PACK + card], before
            seat = (seat + step) % seats
    instead(game, DRAFTING, 0, game[top(game) + A] + 1, 0)


@compiled
def drafting_goes_on(game: Game) -> bool:
    """The last card is kept without a choice."""
    for seat in range(game[SEATS]):
        if game[player(seat) + PACK_N] > 1:
            return False
    for seat in range(game[SEATS]):
        p = player(seat)
        for card in range(CARD_SORTS):
            game[p + KEPT + card] += game[p + PACK + card]
            game[p + PACK + card] = 0
        game[p + KEPT_N] += game[p + PACK_N]
        game[p + PACK_N] = 0
    instead(game, BUYING, 0, 0, 0)
    return True


@compiled
def pay(game: Game) -> None:
    """What was chosen is paid for, the others are discarded face down; then lessons come."""
    for seat in range(game[SEATS]):
        p = player(seat)
        for card in range(CARD_SORTS):
            chosen = game[p + CHOSEN + card]
            game[p + FISH] -= chosen * COST[card]
            game[p + HAND + card] += chosen
            game[p + HAND_N] += chosen
            game[p + DISCARDED + card] += game[p + KEPT + card] - chosen
            game[p + KEPT + card] = game[p + PASSED_ON + card] = 0
        game[p + KEPT_N] = 0
    instead(game, TEACHING, 0, game[SEATS], 0)
    push(game, WINDOW, 0, LESSONS_COME, 0)


@compiled
def keep_family_cards(game: Game) -> None:
    """The third goes back unseen by others [ISLE 7.1]."""
    for seat in range(game[SEATS]):
        p = player(seat)
        for card in range(FIRST_LESSON, CARD_SORTS):
            chosen = game[p + CHOSEN + card]
            game[p + LESSONS + card] = chosen
            game[p + LESSONS_N] += chosen
            game[p + DISCARDED + card] = game[p + PACK + card] - chosen
            game[p + PACK + card] = 0
        game[p + PACK_N] = 0
    instead(game, FILLING, 0, 0, 0)


# -- lessons [ISLE 4.3] -----------------------------------------------------------------------------------------------


@compiled
def teach(game: Game) -> None:
    """In turn order; when a player has played some there is a moment before the next one's [ISLE 4.9]."""
    at, seats = top(game), game[SEATS]
    left = game[at + A]
    if left == 0:
        instead(game, LAYING, 0, seats, 0)
        return
    seat = game[ORDER + seats - left]
    p = player(seat)
    game[at + A] = left - 1
    for card in range(FIRST_LESSON, CARD_SORTS):
        if game[p + HAND + card]:
            push(game, WINDOW, 0, TAUGHT, 0)
            play_lessons(game, seat, p + HAND)
            return


@compiled
def play_lessons(game: Game, seat: int, pile: int) -> None:
    """Those of the hand that lie in a pile: private ones face down, public ones face up, some with a colour."""
    p = player(seat)
    for card in range(CARD_SORTS - 1, FIRST_LESSON - 1, -1):
        played = game[pile + card]
        if played == 0:
            continue
        game[p + HAND + card] -= played
        game[p + HAND_N] -= played
        if not IS_PUBLIC[card]:
            game[p + LESSONS + card] += played
            game[p + LESSONS_N] += played
        elif PICKS_COLOUR[card]:
            push(game, NAMING, seat, card, 0)
        else:
            publish(game, card, -1)


@compiled
def publish(game: Game, card: int, colour: int) -> None:
    at = PUBLIC + 2 * game[PUBLIC_N]
    game[at], game[at + 1] = card, colour
    game[PUBLIC_N] += 1


@compiled
def lessons_are_on(game: Game) -> bool:
    """Has the first player's turn to play lessons come, and is the moment after the last one's not over? [ISLE 4.9]"""
    for at in range(FRAMES, FRAMES + FRAME * game[DEPTH], FRAME):
        if game[at] == TEACHING and game[at + A] < game[SEATS]:
            return True
    return False
