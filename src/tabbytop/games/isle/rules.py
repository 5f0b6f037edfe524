"""The isle of cats: whoever is asked, whatever may be done, and what it leads to.

A day is ``fields, fishing, exploring, lessons, rescue cards, rescuing, rare finds, evening`` [ISLE 4]; each phase is a
module of ``phases``. Here the frame on top of the agenda is asked, and what goes on by itself is let go on.
"""

from tabbytop.core import Chances, IllegalAction, Menu, Options, Outcome, Seat, ToAct, ask

from . import scoring
from .actions import Action, GiveLessons, Keep, Lay, Pay, Place, Play, Rescue
from .cards import CARDS, COLOUR_CARDS, LESSONS, CardId
from .components import TILES
from .phases import anytime, day, exploring, family, finds, lessons, placing, rescuing, setup
from .phases.common import Kind
from .state import Buying, Choosing, Drafting, Frame, Laying, Placing, Rescuing, State, Teaching, Window

#: every kind of frame and how it is played
FRAMES: dict[type[Frame], Kind] = {
    **setup.KINDS,
    **day.KINDS,
    **exploring.KINDS,
    **lessons.KINDS,
    **rescuing.KINDS,
    **finds.KINDS,
    **placing.KINDS,
    **anytime.KINDS,
    **family.KINDS,
}


def new_game(seats: int, options: Options) -> State:
    return setup.new_game(seats, options)


def to_act(state: State) -> ToAct:
    """Who is asked by the frame on top; beside a turn, whoever holds an anytime card may play it [ISLE 4.9]."""
    kind = FRAMES[type(state.top)]
    asked = kind.ask(state, state.top)
    if not kind.open:
        return asked
    may = tuple(
        seat
        for seat, player in enumerate(state.players)
        if player.hand and seat not in asked.must and anytime.playable(state, seat)
    )
    return ask(*asked.must, may=may) if may else asked


def legal(state: State, seat: Seat) -> Menu:
    kind = FRAMES[type(state.top)]
    if kind.open and seat not in kind.ask(state, state.top).must:
        return anytime.interrupt_menu(state, seat)
    assert kind.menu is not None, f"nobody is asked by {state.top}"
    return kind.menu(state, state.top, seat)


def chances(state: State) -> Chances:
    kind = FRAMES[type(state.top)]
    assert kind.draw is not None, f"chance is not asked by {state.top}"
    return kind.draw(state, state.top)


def apply(state: State, seat: Seat, action: Action) -> State:
    """The position after it, when all that follows by itself has happened too."""
    kind = FRAMES[type(state.top)]
    if kind.open and isinstance(action, Play):
        return settle(anytime.play(state, seat, action.card))
    return settle(kind.do(state, state.top, seat, action))


def settle(state: State) -> State:
    while (kind := FRAMES[type(state.top)]).settle is not None:
        following = kind.settle(state, state.top)
        if following is None:
            break
        state = following
    return state


def reveals(before: State, seat: Seat, action: Action) -> bool:
    """The last of the choices that are turned over together, and what then follows by itself [ISLE 4.2, 4.3, 4.4]."""
    top = before.top
    if any(isinstance(frame, Teaching) for frame in before.agenda):
        return True  # the next player's lessons follow
    if not isinstance(top, (Choosing, Drafting, Buying, Laying, Window)):
        return False
    after = apply(before, seat, action).top
    return type(after) is not type(top) if isinstance(top, Laying) else after != top


# -- how it ends ------------------------------------------------------------------------------------------------------


def sister_of(state: State) -> scoring.Sister | None:
    if state.sister is None:
        return None
    colours = tuple(COLOUR_CARDS[card].colour for card in state.sister.colours)
    return scoring.Sister(colours, state.sister.lessons)


def outcome(state: State) -> Outcome:
    holds = [scoring.Hold(one.boat, one.tiles, one.lessons, one.fish, one.baskets) for one in state.players]
    return scoring.outcome(state.rules.mode, holds, state.order, state.table.public, sister_of(state))


# -- why not ----------------------------------------------------------------------------------------------------------


def why_not(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """What was tried, what is allowed, which clause."""
    player, top = state.players[seat], state.top
    match action:
        case Pay(cards) if isinstance(top, Buying) and set(cards) <= set(player.kept):
            cost = sum(CARDS[card].cost for card in cards)
            return IllegalAction("ISLE 4.2", f"these cards cost {cost} fish, there are {player.fish}")
        case Rescue(tile, basket) if isinstance(top, Rescuing) and top.seat == seat:
            return _no_rescue(state, seat, tile, basket)
        case Place() if isinstance(top, Placing):
            return IllegalAction(
                "ISLE 3.2", "there it would overlap, leave the boat or touch no other tile; the menu lists every place"
            )
        case Play(card) if card not in player.hand:
            return IllegalAction("ISLE 4.8", f"card {card} is not in hand; in hand are {_listed(player.hand)}")
        case Play(card) if card in LESSONS:
            return IllegalAction("ISLE 4.3", f"lesson {card} is played in the phase of lessons and only then")
        case Play(card):
            playable = _listed(anytime.playable(state, seat))
            return IllegalAction("ISLE 4.10", f"card {card} may not be played now; playable are {playable}")
        case Keep(cards) | Pay(cards) | Lay(cards) | GiveLessons(cards):
            return IllegalAction(legal(state, seat).prompt.clause, f"cards {_listed(cards)} cannot be chosen here")
    return None


def _no_rescue(state: State, seat: Seat, tile: int, basket: str) -> IllegalAction:
    player = state.players[seat]
    if tile not in state.table.left and tile not in state.table.right:
        return IllegalAction("ISLE 4.5", "that cat is not in a field")
    key, price = TILES[tile].key, rescuing.price(state, tile)
    if player.fish < price:
        return IllegalAction("ISLE 4.5", f"{key} costs {price} fish, there are {player.fish}")
    if basket not in rescuing.baskets_of(player):
        there = ", ".join(rescuing.baskets_of(player)) or "none"
        return IllegalAction("ISLE 4.5", f"there is no {basket} basket left; there are: {there}")
    return IllegalAction("ISLE 3.3", f"{key} has no place on the boat, so it cannot be taken")


def _listed(cards: tuple[CardId, ...] | list[CardId]) -> str:
    return ", ".join(map(str, cards)) or "none"


def turn_number(state: State) -> int:
    return state.day if state.order else 0
