"""What a seat is asked, and what it may answer."""

from tabbytop.core import Listed, Menu, Prompt, Seat, args, buttons, menu

from . import acting, placing
from .actions import Action, Adopt, Choose, Discard, Done, GiveUp, GoOn, Meet, Pass, Pet, Swap, Take
from .components import GOALS, MOST_TRIES, STORIES, Piece, name, sort_of
from .goals import met
from .standing import scene
from .state import State, found, height, topmost

GO_ON = GoOn(True), GoOn(False)
PASS, DONE, GIVE_UP = Pass(), Done(), GiveUp()


def menu_of(state: State, seat: Seat) -> Menu[Action]:
    match state.step:
        case "scarves":
            return buttons(Prompt("scarf", "TOWER 7.1"), map(Adopt, acting.free_kittens(state)))
        case "choose":
            return _cards(state)
        case "act":
            return _acting(state)
        case "place":
            return _placing(state)
        case "move":
            cats = acting.movable(state)
            prompt = Prompt("move", "TOWER 7.2", args(floor=height(state, seat)))
            return buttons(prompt, [*map(Take, cats), PASS])
        case "meet":
            return _goals(state, seat)
        case "ask":
            floor, following = state.story.won, STORIES[state.story.place + 1]
            return buttons(Prompt("go-on", "TOWER 6.4", args(floor=floor, next=following)), GO_ON)
        case _:
            raise AssertionError(f"nobody is asked in step {state.step}")


def _cards(state: State) -> Menu[Action]:
    """The sides that can be done; where no card has any, one is discarded without effect [TOWER 3.1, 3.9]."""
    prompt = Prompt("choose", "TOWER 3.1")
    choices = [Choose(card, side) for card in state.actions.up for side in acting.doable(state, card)]
    if choices:
        return buttons(prompt, choices)
    return buttons(Prompt("discard", "TOWER 3.9"), map(Discard, state.actions.up))


def _acting(state: State) -> Menu[Action]:
    turn = state.turn
    takable = list(acting.takable(state)) if turn.todo else []
    actions: list[Action] = [*map(Take, takable), *map(Take, acting.retakable(state))]
    if takable:
        key, clause = _asked_to_take(state, takable)
        if turn.tries >= MOST_TRIES:
            actions.append(GIVE_UP)
        return buttons(Prompt(key, clause, args(tries=turn.tries)), actions)
    if turn.pets:
        return buttons(Prompt("pet", "TOWER 3.4", args(cats=len(turn.pets))), [*map(Pet, turn.pets), *actions])
    return buttons(Prompt("done" if actions else "all-done", "TOWER 3.6"), [DONE, *actions])


def _asked_to_take(state: State, takable: list[Piece]) -> tuple[str, str]:
    """A wall or a floor; a cat from beside the tower; or off it, where none of that colour is left [TOWER 3.5]."""
    if acting.side_of(state.turn).build:
        return "take", "TOWER 3.2"
    stand = all(found(state, cat) is not None for cat in takable)
    return ("take-off", "TOWER 3.5") if stand else ("take-cat", "TOWER 3.3")


def _placing(state: State) -> Menu[Action]:
    hand = state.hand
    assert hand is not None
    sets = placing.places(state)
    given: list[Action] = [GIVE_UP] if may_give_up(state, bool(sets)) else []
    key, clause = PLACES[hand.job if hand.job != "action" else sort_of(hand.piece)]
    prompt = Prompt(
        key, clause, args(piece=name(hand.piece), floor=_only(hand.floors), tries=state.turn.tries_at(hand.piece))
    )
    return menu(prompt, *sets, Listed(tuple(given)))


PLACES = {
    "wall": ("place-wall", "TOWER 3.2"),
    "floor": ("place-floor", "TOWER 3.2"),
    "cat": ("place-cat", "TOWER 3.3"),
    "move": ("place-moved", "TOWER 7.2"),
    "climb": ("place-climb", "TOWER 4.7"),
    "restore": ("place-back", "TOWER 5.3"),
}


def _only(floors: tuple[Piece, ...]) -> int:
    return floors[0] if len(floors) == 1 else 0


def may_give_up(state: State, has_room: bool) -> bool:
    """After five failed tries at one piece [TOWER 3.11], or where there is no room for it at all."""
    hand = state.hand
    assert hand is not None
    if hand.job == "action" and has_room:
        return False  # asked before a piece is taken up
    if hand.job == "restore" and hand.floors == (1,):
        return not has_room
    return state.turn.tries_at(hand.piece) >= MOST_TRIES or not has_room


def _goals(state: State, seat: Seat) -> Menu[Action]:
    """Meet one goal and climb one floor or more [TOWER 4.2], or exchange one [TOWER 7.2], or neither."""
    together = state.setup.mode == "coop"
    cards = state.goals.up if together else state.hands[seat]
    actions: list[Action] = [
        Meet(card, floors)
        for card in met(state, seat, cards, scene(state.tower))
        for floors in range(1, _reach(state, seat, card) + 1)
    ]
    if not together:
        actions += map(Swap, cards)
    return buttons(
        Prompt("meet" if together else "meet-own", "TOWER 4.2" if together else "TOWER 7.2"), [*actions, PASS]
    )


def _reach(state: State, seat: Seat, card: int) -> int:
    """Up to as many floors as the card says, at most to the topmost [TOWER 4.2]."""
    return min(GOALS[card].reward, topmost(state) - height(state, seat))
