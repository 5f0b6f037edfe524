"""The tower, in the order of the rules: a turn [TOWER 3], goals [TOWER 4], falling [TOWER 5], winning [TOWER 6, 7].

Physics is a seat: whatever a hand does is followed by an outcome it has recorded, and the rules read contacts off that
alone [TOWER 8]. What an outcome means is in ``falling``, where a piece may be let go in ``placing``.
"""

from tabbytop.core import CHANCE, OVER, PHYSICS, Chances, Deal, Malformed, Menu, Odds, Options, Seat, ToAct, ask, decode

from . import acting, falling, menus, winning
from .actions import (
    Action,
    Adopt,
    Choose,
    DealActions,
    DealGoals,
    Discard,
    Done,
    First,
    GiveUp,
    GoOn,
    Meet,
    Pass,
    Pet,
    Place,
    Settled,
    Swap,
    Take,
    TurnAction,
    TurnGoal,
    Unsettled,
)
from .components import ACTIONS, GOALS, GROUND, PIECES, START_ACTIONS, START_GOALS, TABLE, THICKNESS, TOTO, Piece
from .geometry import pose_at
from .state import Deck, Mode, Placing, Race, Request, Setup, Standing, State, Story, Turn

SHOWN = 3  #: action cards face up where one plays against each other [TOWER 7.1]
HAND_SIZE = 2


def check_setup(seats: int, options: Options) -> None:
    if options["mode"] == "competitive" and seats < 2:
        raise Malformed("mode competitive is played with 2 to 5 seats [TOWER 7]")


def new_game(seats: int, options: Options) -> State:
    """Floor 1 in the middle of the table; Toto on his mark, or the kittens beside it [TOWER 2.1, 7.1]."""
    mode: Mode = decode(Mode, options["mode"])
    setup = Setup(mode, int(options["target"]), seats, bool(options["aids"]))
    ground = Standing(GROUND, pose_at(0, 0, 0), 0, (TABLE,), (TABLE,))
    if mode == "competitive":
        nobody = (0,) * seats
        everything = Deck(left=tuple(sorted(ACTIONS))), Deck(left=tuple(sorted(GOALS)))
        paws = Race(nobody, nobody)
        return State(setup, (ground,), (), *everything, ((),) * seats, nobody, paws, Turn(), Story(), "first")
    x, y = PIECES["kittens"]["mark"]
    toto = Standing(TOTO, pose_at(x, y, THICKNESS), 0, (GROUND,), (GROUND,))
    tower = (ground._replace(touches=(TABLE, TOTO)), toto)
    return State(
        setup,
        tower,
        (),
        Deck(START_ACTIONS, tuple(sorted(set(ACTIONS) - set(START_ACTIONS)))),
        Deck(START_GOALS, tuple(sorted(set(GOALS) - set(START_GOALS)))),
        (),
        (TOTO,),
        Race((GROUND,), (0,)),
        Turn(),
        Story(),
        "first",
    )


def to_act(state: State) -> ToAct:
    match state.step:
        case "first" | "actions" | "goals" | "turn_action" | "turn_goal":
            return ask(CHANCE)
        case "scarves":
            return ask(acting.next_to_adopt(state))
        case "physics":
            return ask(PHYSICS)
        case "ask":
            return ask(*(seat for seat in range(state.setup.seats) if seat not in state.story.agreed))
        case "over":
            return OVER
        case _:
            return ask(state.turn.seat)


def chances(state: State) -> Chances[Action]:
    match state.step:
        case "first":
            return Odds(First, tuple((seat,) for seat in range(state.setup.seats)))
        case "actions":
            return Deal(DealActions, state.actions.left, SHOWN)
        case "goals":
            return Deal(DealGoals, state.goals.left, HAND_SIZE * state.setup.seats)
        case "turn_action":
            return Odds(TurnAction, _next(state.actions))
        case _:
            return Odds(TurnGoal, _next(state.goals))


def _next(deck: Deck) -> tuple[tuple[int], ...]:
    """Any card of the deck; an empty one is shuffled anew from its discards [TOWER 4.4]."""
    return tuple((card,) for card in deck.left or deck.gone)


def request(state: State) -> Request:
    assert state.deed is not None
    return Request(state.tower, state.deed)


def check_settled(state: State, action: object) -> None:
    falling.check(request(state), action)


def held(state: State, seat: Seat) -> Piece | None:
    """The piece that a seat is asked to let go [TOWER 3.6]."""
    if state.step != "place" or state.hand is None or seat != state.turn.seat:
        return None
    return state.hand.piece


def legal(state: State, seat: Seat) -> Menu[Action]:
    return menus.menu_of(state, seat)


def apply(state: State, seat: Seat, action: Action) -> State:
    match action:
        case First(first):
            state = state._replace(turn=state.turn._replace(seat=first))
            return state._replace(step="scarves") if state.hands else acting.begin_turn(state)
        case Adopt(kitten):
            return acting.adopt(state, seat, kitten)
        case DealActions(cards):
            deck = state.actions
            left = tuple(card for card in deck.left if card not in cards)
            return state._replace(actions=Deck(tuple(sorted(cards)), left), step="goals")
        case DealGoals(cards):
            hands = tuple(
                tuple(sorted(cards[HAND_SIZE * one : HAND_SIZE * (one + 1)])) for one in range(state.setup.seats)
            )
            left = tuple(card for card in state.goals.left if card not in cards)
            return acting.begin_turn(state._replace(hands=hands, goals=Deck(left=left)))
        case TurnAction(card):
            return acting.after_action(state._replace(actions=_turned(state.actions, card)))
        case TurnGoal(card):
            return _goal_turned(state, card)
        case Choose(card, side):
            return acting.choose(state, card, side)
        case Discard(card):
            return acting.put_away(state._replace(turn=state.turn._replace(card=card)))
        case Take(piece):
            return acting.take(state, piece)
        case Place():
            assert state.hand is not None
            return state._replace(step="physics", deed=Placing(state.hand.piece, action), landed=False)
        case Pet(cat):
            return acting.pet(state, cat)
        case Done():
            return acting.put_away(state)
        case GiveUp():
            return winning.give_up(state)
        case Pass():
            return acting.pass_on(state)
        case Meet(card, floors):
            return winning.climb(state, card, floors)
        case Swap(card):
            return winning.discard_goal(state, card)
        case GoOn(yes):
            return winning.go_on(state, seat, yes)
        case Settled():
            return winning.settled(state, action)
        case Unsettled():
            return winning.unsettled(state)


def _turned(deck: Deck, card: int) -> Deck:
    deck = acting.drawn(deck, card)
    return deck._replace(up=(*deck.up, card))


def _goal_turned(state: State, card: int) -> State:
    """Face up beside the other [TOWER 4.2], or into the hand of who is on turn [TOWER 7.4]."""
    if state.setup.mode == "coop":
        return acting.end_turn(state._replace(goals=_turned(state.goals, card)))
    seat = state.turn.seat
    hand = tuple(sorted((*state.hands[seat], card)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return acting.end_turn(state._replace(hands=hands, goals=acting.drawn(state.goals, card)))


def reveals(before: State, seat: Seat, action: Action) -> bool:
    """A hidden goal is shown by whoever meets or exchanges it [TOWER 7.9]."""
    return before.setup.mode == "competitive" and isinstance(action, (Meet, Swap))


def turn_number(state: State) -> int:
    return state.turn.number
