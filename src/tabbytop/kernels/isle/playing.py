"""Games to their end, from any position: by any choices at all, or by the sensible player of ``policy``."""

from tabbytop.kernels.compiled import Ints, compiled
from tabbytop.kernels.dice import below
from tabbytop.kernels.words import popcount64, u64

from . import acts
from .acts import KIND, Act
from .anytime import playable
from .box import ANYTIME
from .chance import draw
from .layout import (
    BUYING,
    CHOSE,
    FINDING,
    HAND_N,
    LAST_OF_CHANCE,
    LAYING,
    ORDER,
    SEAT,
    SEATS,
    WISH,
    Game,
    player,
    top,
)
from .menus import Notes, count, nth_bit, on_turn, write
from .policy import decide

CHANCE = -1
INTERRUPTS = 4  # beside another's turn a card is played one time in so many


@compiled
def asked(game: Game) -> int:
    """The first seat that has to choose."""
    at = top(game)
    kind = game[at]
    if kind <= BUYING:  # several choose at once
        for place in range(game[SEATS]):
            seat = game[ORDER + place]
            p = player(seat)
            if kind == WISH and seat == game[at + SEAT]:
                break
            if game[p + CHOSE] == 0 and (game[p + HAND_N] or kind > WISH):
                return seat
    return on_turn(game)


@compiled
def interrupts(game: Game, seat: int, rng: Ints, act: Act) -> int:
    """Somebody who plays a card beside a turn, any card, one time in four; else whose turn it is."""
    for place in range(game[SEATS]):
        other = game[ORDER + place]
        if other != seat and game[player(other) + HAND_N]:
            plays = playable(game, other)
            if plays and below(rng, INTERRUPTS) == 0:
                act[KIND], act[1] = acts.PLAY, ANYTIME + nth_bit(plays, below(rng, popcount64(u64(plays))))
                return other
    return seat


@compiled
def choose(game: Game, sensible: bool, rng: Ints, notes: Notes, act: Act) -> int:
    """What happens next is written down; who does it, chance or a seat."""
    kind = game[top(game)]
    if kind <= LAST_OF_CHANCE:
        draw(game, rng, notes, act)
        return CHANCE
    seat = asked(game)
    if sensible:
        decide(game, seat, notes, act)
        return seat
    if LAYING <= kind <= FINDING:
        other = interrupts(game, seat, rng, act)
        if other != seat:
            return other
    write(game, seat, below(rng, count(game, seat, notes)), notes, act)
    return seat
