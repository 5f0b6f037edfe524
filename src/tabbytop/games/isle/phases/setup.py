"""Before the first day [ISLE 2, 6.1, 7.1]: everything random is drawn by chance, step by step."""

from tabbytop.core import Chances, Deal, Menu, Odds, Options, Prompt, Seat, Subsets, args, decode, menu
from tabbytop.core.agenda import Kind, chance, owner
from tabbytop.core.piles import merged, without

from ..actions import Action, Boats, DealFamily, First, LayOut, OshaxRow, SisterLessons, TurnColour
from ..boat import BOATS
from ..cards import (
    ADVANCED_BY_DIFFICULTY,
    ADVANCED_LESSONS,
    BASKET_CARDS,
    COLOUR_CARDS,
    FAMILY_CARDS,
    SISTER_LESSONS,
    SISTER_LESSONS_DEALT,
    deck,
)
from ..components import BAG, COMMON, COMMON_LAID_OUT, OSHAX, OSHAX_LAID_OUT, TILES
from ..state import (
    Choosing,
    Difficulty,
    Filling,
    Frame,
    Island,
    LayingOut,
    Mode,
    OshaxWay,
    Player,
    Preparing,
    Rules,
    Sister,
    State,
)
from .common import instead, seats_in_order, with_player, with_table
from .family import DEALT

_ALL_OSHAX = tuple(tile for tile in OSHAX for _ in range(TILES[tile].count))
SPARE_OSHAX = len(_ALL_OSHAX) > OSHAX_LAID_OUT  #: so that there is a choice which of them stay out of the bag


def new_game(seats: int, options: Options) -> State:
    mode: Mode = decode(Mode, options["mode"])
    difficulty: Difficulty = decode(Difficulty, options["difficulty"])
    way: OshaxWay = decode(OshaxWay, options["oshax"])
    rules = Rules(mode, difficulty, str(options["modules"]), bool(options["rare_from_maps"]), way)
    family = mode == "family"
    table = Island(
        bag=BAG,
        deck=() if family else deck(rules.modules.split(",")),
        common=(COMMON_LAID_OUT[seats],) * len(COMMON),
    )
    players = (Player(baskets=0 if family else 1),) * seats
    sister = Sister(deck=tuple(sorted(BASKET_CARDS))) if mode == "solo" else None
    return State(rules, players, table, sister, 1, (), (Preparing("first"),))


def prepare(state: State, frame: Preparing) -> Chances[Action]:
    contestants = len(state.players) + (state.sister is not None)
    match frame.step:
        case "first":
            return Odds(First, tuple((one,) for one in range(contestants)))
        case "boats":
            return Deal(Boats, tuple(range(len(BOATS))), len(state.players))
        case "oshax":
            return Deal(OshaxRow, state.table.oshax or _ALL_OSHAX, OSHAX_LAID_OUT)  # those that were chosen, or any
        case "colour":
            return Odds(TurnColour, tuple((card,) for card in COLOUR_CARDS))
        case "lessons":
            return Deal(SisterLessons, tuple(SISTER_LESSONS), SISTER_LESSONS_DEALT)
        case "advanced":
            return Deal(SisterLessons, tuple(ADVANCED_LESSONS), ADVANCED_BY_DIFFICULTY[state.rules.difficulty])
        case "family":
            return Deal(DealFamily, tuple(FAMILY_CARDS), DEALT * len(state.players))


def prepared(state: State, frame: Preparing, seat: Seat, action: Action) -> State:
    sister = state.sister
    match action:
        case First(first):  # clockwise from the first player [ISLE 2.2]
            contestants = len(state.players) + (sister is not None)
            order = tuple((first + step) % contestants for step in range(contestants))
            return instead(state._replace(order=order), Preparing("boats"))
        case Boats(boats):
            for one, boat in enumerate(boats):
                state = with_player(state, one, boat=boat)
            if state.rules.mode == "family":
                return instead(state, Preparing("family"))
            chosen = state.rules.oshax == "chosen" and SPARE_OSHAX
            return instead(state, LayingOut(seats_in_order(state)[0]) if chosen else Preparing("oshax"))
        case OshaxRow(tiles):
            row = tiles if sister is not None else tuple(sorted(tiles))
            bag = merged(state.table.bag, without(_ALL_OSHAX, *tiles))
            table = state.table._replace(oshax=row, bag=bag)
            return instead(state._replace(table=table), Filling() if sister is None else Preparing("colour"))
        case TurnColour(card):
            assert sister is not None
            return instead(state._replace(sister=sister._replace(colours=(card,))), Preparing("lessons"))
        case SisterLessons(cards):
            assert sister is not None
            state = state._replace(sister=sister._replace(lessons=(*sister.lessons, *sorted(cards))))
            more = frame.step == "lessons" and ADVANCED_BY_DIFFICULTY[state.rules.difficulty]
            return instead(state, Preparing("advanced") if more else Filling())
        case DealFamily(cards):
            for one in range(len(state.players)):
                state = with_player(state, one, pack=tuple(sorted(cards[one * DEALT : (one + 1) * DEALT])))
            return instead(state, Choosing())
    raise AssertionError((frame, action))


# -- which oshax start outside the bag [ISLE 1.3] ---------------------------------------------------------------------


def laying_out_menu(state: State, frame: LayingOut, seat: Seat) -> Menu[LayOut]:
    prompt = Prompt("lay-out", "ISLE 1.3", args(count=OSHAX_LAID_OUT))
    return menu(prompt, Subsets(LayOut, _ALL_OSHAX, OSHAX_LAID_OUT, OSHAX_LAID_OUT))


def laid_out(state: State, frame: LayingOut, seat: Seat, action: LayOut) -> State:
    """Their order is drawn all the same: alone they lie in a row [ISLE 6.1]."""
    return instead(with_table(state, oshax=action.tiles), Preparing("oshax"))


KINDS: dict[type[Frame], Kind[State]] = {
    Preparing: Kind(chance, prepared, draw=prepare),
    LayingOut: Kind(owner, laid_out, laying_out_menu),
}
