"""Before the first day [ISLE 2, 6.1, 7.1]: everything random is drawn by chance, step by step."""

from tabbytop.core import Chances, Deal, Odds, Options, Seat, decode
from tabbytop.core.agenda import Kind, chance
from tabbytop.core.piles import merged, without

from ..actions import Action, Boats, DealFamily, First, OshaxRow, SisterLessons, TurnColour
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
from ..state import Choosing, Difficulty, Filling, Frame, Island, Mode, Player, Preparing, Rules, Sister, State
from .common import instead, with_player
from .family import DEALT

_ALL_OSHAX = tuple(tile for tile in OSHAX for _ in range(TILES[tile].count))


def new_game(seats: int, options: Options) -> State:
    mode: Mode = decode(Mode, options["mode"])
    difficulty: Difficulty = decode(Difficulty, options["difficulty"])
    rules = Rules(mode, difficulty, str(options["modules"]), bool(options["rare_from_maps"]))
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
            return Deal(OshaxRow, _ALL_OSHAX, OSHAX_LAID_OUT)
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
            return instead(state, Preparing("family" if state.rules.mode == "family" else "oshax"))
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


KINDS: dict[type[Frame], Kind[State]] = {Preparing: Kind(chance, prepared, draw=prepare)}
