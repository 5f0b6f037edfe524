"""What an action leads to, and what follows by itself: the phases of the rules, on numbers [ISLE 3, 4, 7].

``apply`` trusts its caller. It changes the frame on top and what lies on the table, and then lets go on what goes on by
itself, until somebody or chance is asked.
"""

from tabbytop.kernels.compiled import compiled

from . import acts
from .acts import KIND, Act
from .days import by_chance, choose, drafting_goes_on, filling_goes_on, next_day, teach
from .layout import (
    BONUS,
    BUYING,
    CARRYING,
    CHOOSING,
    CHOSE,
    DRAFTING,
    EMPTIED,
    EVENING,
    FILLING,
    FINDING,
    LAST_OF_CHANCE,
    LAYING,
    LEFT_N,
    PLACING,
    RESCUING,
    RIGHT_N,
    SECOND,
    SORTING,
    TAKING,
    TEACHING,
    WINDOW,
    WISH,
    Game,
    player,
    pop,
    top,
)
from .turns import (
    end_rescuing,
    find,
    finding_goes_on,
    has_a_place,
    lay,
    laying_goes_on,
    place,
    rescue,
    rescuing_goes_on,
    take,
    take_treasure,
    taking_goes_on,
)
from .windows import asked_in_window, by_a_card, carry_on, play, sorting_goes_on, turn_over_plays, wish_goes_on


@compiled
def apply(game: Game, seat: int, act: Act) -> None:
    """The position after an action of a seat or of chance, when all that follows by itself has happened too."""
    do(game, seat, act)
    go_on(game)


@compiled
def do(game: Game, seat: int, act: Act) -> None:
    at = top(game)
    kind = game[at]
    if act[KIND] == acts.PLAY:
        play(game, kind, seat, act[1])
    elif kind <= LAST_OF_CHANCE:
        by_chance(game, kind, act)
    elif kind == PLACING:
        place(game, seat, act)
    elif kind == RESCUING:
        rescue(game, seat, act)
    elif WINDOW <= kind <= WISH:
        game[player(seat) + CHOSE] = 1
        turn_over_plays(game, kind)
    elif CHOOSING <= kind <= BUYING:
        choose(game, kind, seat, act)
    elif kind == LAYING:
        lay(game, seat, act)
    elif kind == FINDING:
        find(game, seat, act)
    elif BONUS <= kind <= SECOND:
        pop(game)
        if act[KIND] == acts.TAKE:
            take_treasure(game, seat, act[1])
    elif kind == TAKING:
        take(game, seat, act)
    else:
        by_a_card(game, kind, seat, act)


@compiled
def go_on(game: Game) -> None:
    """Let go on what goes on by itself, until somebody has to be asked."""
    while True:
        kind = game[top(game)]
        if kind == WINDOW:
            if asked_in_window(game):
                return
            pop(game)
        elif kind == RESCUING:
            if not rescuing_goes_on(game):
                return
        elif PLACING <= kind <= SECOND:
            if has_a_place(game, kind):
                return
            pop(game)
        elif kind == WISH:
            if not wish_goes_on(game):
                return
        elif kind == CARRYING:
            carry_on(game)
        elif kind == TEACHING:
            teach(game)
        elif kind == LAYING:
            if not laying_goes_on(game):
                return
        elif kind == EMPTIED:
            pop(game)
            if game[LEFT_N] + game[RIGHT_N] == 0:
                end_rescuing(game)
        elif kind == FINDING:
            if not finding_goes_on(game):
                return
        elif kind == SORTING:
            if not sorting_goes_on(game):
                return
        elif kind == FILLING:
            if not filling_goes_on(game):
                return
        elif kind == DRAFTING:
            if not drafting_goes_on(game):
                return
        elif kind == TAKING:
            if not taking_goes_on(game):
                return
        elif kind == EVENING:
            next_day(game)
        else:
            return
