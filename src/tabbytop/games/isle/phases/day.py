"""Before and after: filling the fields [ISLE 4.0], windows for anytime cards [ISLE 4.9], the evening [ISLE 4.7]."""

from tabbytop.core import CHANCE, Deal, Listed, Menu, Odds, Prompt, Seat, ToAct, args, ask, menu

from ..actions import DrawTiles, Hold, Play, TurnColour
from ..cards import COLOUR_CARDS
from ..components import CATS_IN_A_FIELD, TILES
from ..state import DAYS, Carrying, Evening, Filling, Frame, Over, State, Window
from . import family, rescuing
from .anytime import play, playable, plays
from .common import Kind, chance, instead, laid_out, pop, seats_in_order, with_player, with_players, with_table, without
from .exploring import fishing
from .lessons import begin_lessons

HOLD = Hold()

# -- filling the fields [ISLE 4.0] ------------------------------------------------------------------------------------


def cats_wanted(state: State) -> int:
    """For both fields together; in the family game all round the island [ISLE 4.0, 7.2]."""
    if state.rules.mode == "family":
        return family.CATS_A_PLAYER * len(state.players)
    return 2 * CATS_IN_A_FIELD[len(state.players)]


def _missing(state: State) -> int:
    return cats_wanted(state) - len(state.table.left) - len(state.table.right)


def filling_settle(state: State, frame: Filling) -> State | None:
    if _missing(state) > 0 and state.table.bag:
        return None
    return family.begin_day(state) if state.rules.mode == "family" else fishing(state)


def fill(state: State, frame: Filling) -> Deal:
    """As many as are missing; rare treasures among them do not count, so there may be a second draw."""
    return Deal(DrawTiles, state.table.bag, min(_missing(state), len(state.table.bag)))


def filled(state: State, frame: Filling, seat: Seat, action: DrawTiles) -> State:
    """Drawn one by one, the left field first [ISLE 4.0]."""
    table = state.table._replace(bag=without(state.table.bag, *action.tiles))
    in_left = cats_wanted(state) if state.rules.mode == "family" else cats_wanted(state) // 2
    for tile in action.tiles:
        if TILES[tile].kind != "cat":
            table = laid_out(table, tile)
        elif len(table.left) < in_left:
            table = table._replace(left=(*table.left, tile))
        else:
            table = table._replace(right=(*table.right, tile))
    return state._replace(table=table)


# -- windows [ISLE 4.9] -----------------------------------------------------------------------------------------------


def asked_in_window(state: State) -> list[Seat]:
    """Everybody with any card in hand: who holds an anytime card is nobody's business."""
    return [seat for seat, player in enumerate(state.players) if player.hand]


def window_ask(state: State, frame: Window) -> ToAct:
    asked = asked_in_window(state)
    return ask(
        *(seat for seat in asked if state.players[seat].chosen is None),
        chosen=tuple(seat for seat in asked if state.players[seat].chosen is not None),
    )


def window_settle(state: State, frame: Window) -> State | None:
    return None if asked_in_window(state) else after_window(state, frame)


def window_menu(state: State, frame: Window, seat: Seat) -> Menu:
    prompt = Prompt("window", "ISLE 4.9", args(moment=frame.moment))
    return menu(prompt, Listed((HOLD, *plays(state, seat))))


def window_do(state: State, frame: Window, seat: Seat, action: Hold | Play) -> State:
    """One card each in turn order, round and round until nobody wants to."""
    state = with_player(state, seat, chosen=(action.card,) if isinstance(action, Play) else ())
    asked = asked_in_window(state)
    if any(state.players[one].chosen is None for one in asked):
        return state
    plays = tuple(
        (one, card) for one in seats_in_order(state) if one in asked for card in state.players[one].chosen or ()
    )
    state = with_players(state, lambda player: player._replace(chosen=None))
    if not plays:
        return after_window(state, frame)
    return state._replace(agenda=(*state.agenda, Carrying(plays)))


def after_window(state: State, frame: Window) -> State:
    match frame.moment:
        case "dawn":
            return instead(state, Filling())
        case "lessons":
            return begin_lessons(state)
        case "empty":
            return rescuing.after_empty_window(state)
        case "dusk":
            return instead(state, Evening())


def carrying_settle(state: State, frame: Carrying) -> State | None:
    """The next of the cards that were chosen; one that an earlier card has made useless goes back to its hand."""
    if not frame.plays:
        return pop(state)
    (seat, card), rest = frame.plays[0], frame.plays[1:]
    state = instead(state, Carrying(rest))
    return play(state, seat, card) if card in playable(state, seat) else state


def nobody(state: State, frame: object) -> ToAct:
    raise AssertionError(f"{frame} goes on by itself")


# -- the evening [ISLE 4.7] -------------------------------------------------------------------------------------------


def evening_ask(state: State, frame: Evening) -> ToAct:
    return ask(CHANCE)


def evening_settle(state: State, frame: Evening) -> State | None:
    """Cats left leave the game; the next day comes, or the count. Alone a colour card is turned first [ISLE 6.1]."""
    if state.sister is not None and state.day < DAYS:
        return None
    return _next_day(state)


def turn_colour(state: State, frame: Evening) -> Odds:
    assert state.sister is not None
    return Odds(TurnColour, tuple((card,) for card in COLOUR_CARDS if card not in state.sister.colours))


def colour_turned(state: State, frame: Evening, seat: Seat, action: TurnColour) -> State:
    assert state.sister is not None
    sister = state.sister._replace(colours=(*state.sister.colours, action.card))
    return _next_day(state._replace(sister=sister))


def _next_day(state: State) -> State:
    state = with_table(state, left=(), right=())
    if state.day == DAYS:
        return instead(state, Over())
    if state.rules.mode == "family":
        state = family.evening(state)
    state = with_players(state, lambda player: player._replace(used=0, passed=False, extra=0))
    if state.sister is not None:
        state = state._replace(sister=state.sister._replace(card=0, cards_left=0, speed=0))
    return instead(state._replace(day=state.day + 1), Window("dawn"))


def over_ask(state: State, frame: Over) -> ToAct:
    return ToAct(())


def never(state: State, frame: object, seat: Seat, action: object) -> State:
    raise AssertionError(f"nothing can be done in {frame}")


KINDS: dict[type[Frame], Kind] = {
    Filling: Kind(chance, filled, draw=fill, settle=filling_settle),
    Window: Kind(window_ask, window_do, window_menu, settle=window_settle),
    Carrying: Kind(nobody, never, settle=carrying_settle),
    Evening: Kind(evening_ask, colour_turned, draw=turn_colour, settle=evening_settle),
    Over: Kind(over_ask, never),
}
