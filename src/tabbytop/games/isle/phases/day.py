"""Before and after: filling the fields [ISLE 4.0] and the evening [ISLE 4.7]."""

from tabbytop.core import Deal, Odds, Seat
from tabbytop.core.agenda import Kind, chance, over
from tabbytop.core.piles import without

from ..actions import DrawTiles, TurnColour
from ..cards import COLOUR_CARDS
from ..components import CATS_IN_A_FIELD, TILES
from ..state import DAYS, Evening, Filling, Frame, Over, State, Window
from . import family
from .common import instead, laid_out, with_players, with_table
from .exploring import fishing

# -- filling the fields [ISLE 4.0] ------------------------------------------------------------------------------------


def cats_wanted(state: State) -> int:
    """For both fields together; in the family game all round the island [ISLE 4.0, 7.2]."""
    if state.rules.mode == "family":
        return family.CATS_A_PLAYER * len(state.players)
    return 2 * CATS_IN_A_FIELD[len(state.players)]


def filling_goes_on(state: State, frame: Filling) -> State | None:
    if frame.cats < cats_wanted(state) and state.table.bag:
        return None
    return family.begin_day(state) if state.rules.mode == "family" else fishing(state)


def fill(state: State, frame: Filling) -> Deal[DrawTiles]:
    """As many as are missing; treasures among them do not count, so there may be a second draw."""
    return Deal(DrawTiles, state.table.bag, min(cats_wanted(state) - frame.cats, len(state.table.bag)))


def filled(state: State, frame: Filling, seat: Seat, action: DrawTiles) -> State:
    """Drawn one by one, the left field first [ISLE 4.0]. Cats that a card brought before are not new ones."""
    table, cats = state.table._replace(bag=without(state.table.bag, *action.tiles)), frame.cats
    in_left = cats_wanted(state) if state.rules.mode == "family" else cats_wanted(state) // 2
    for tile in action.tiles:
        if TILES[tile].kind != "cat":
            table = laid_out(table, tile)
        elif cats < in_left:
            table, cats = table._replace(left=(*table.left, tile)), cats + 1
        else:
            table, cats = table._replace(right=(*table.right, tile)), cats + 1
    return instead(state._replace(table=table), Filling(cats))


# -- the evening [ISLE 4.7] -------------------------------------------------------------------------------------------


def evening_goes_on(state: State, frame: Evening) -> State | None:
    """Alone a colour card is turned on the first four evenings [ISLE 6.1]."""
    return None if state.sister is not None and state.day < DAYS else _next_day(state)


def turn_colour(state: State, frame: Evening) -> Odds[TurnColour]:
    assert state.sister is not None
    return Odds(TurnColour, tuple((card,) for card in COLOUR_CARDS if card not in state.sister.colours))


def colour_turned(state: State, frame: Evening, seat: Seat, action: TurnColour) -> State:
    assert state.sister is not None
    return _next_day(state._replace(sister=state.sister._replace(colours=(*state.sister.colours, action.card))))


def _next_day(state: State) -> State:
    """Cats left leave the game; after the fifth day the count follows, else baskets are ready again [ISLE 4.7]."""
    state = with_table(state, left=(), right=())
    if state.day == DAYS:
        return instead(state, Over())
    if state.rules.mode == "family":
        state = family.evening(state)
    state = with_players(state, lambda player: player._replace(used=0, passed=False))
    if state.sister is not None:
        state = state._replace(sister=state.sister._replace(speed=0, last=0, deeds=()))
    return instead(state._replace(day=state.day + 1), Filling(), Window("dawn"))


KINDS: dict[type[Frame], Kind[State]] = {
    Filling: Kind(chance, filled, draw=fill, go_on=filling_goes_on),
    Evening: Kind(chance, colour_turned, draw=turn_colour, go_on=evening_goes_on),
    Over: Kind(over),
}
