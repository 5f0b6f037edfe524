"""Giving out the clans [CLANS 7]: everything before the tiles are laid out."""

from dataclasses import replace

from tabbytop.core import Deal, Menu, Prompt, args, buttons

from .actions import Choose, DealClans, Keep
from .components import BONUS_CLAN, CLANS, DOWN, FIRST_GAME, ClanKey, tiles_of
from .state import Setup, State, Step

CHOOSE = {clan: Choose(clan.key) for clan in CLANS.values()}
KEEP = {clan: Keep(clan.key) for clan in CLANS.values()}


def all_clans(setup: Setup) -> tuple[ClanKey, ...]:
    """The pool: all seven, or six without the bonus clan [CLANS 7.5]."""
    return tuple(clan.key for clan in CLANS.values() if setup.bonus_clan or clan.key != BONUS_CLAN)


def free_clans(setup: Setup) -> tuple[ClanKey, ...]:
    """Those nobody has: both players never have the same clan [CLANS 7.5]."""
    return tuple(clan for clan in all_clans(setup) if clan not in setup.clans)


def begin(setup: Setup) -> State:
    """The starting seat is known: give out the clans in the way that was agreed on."""
    match setup.way:
        case "first":
            return lay_out(replace(setup, clans=FIRST_GAME))  # [CLANS 7.4]
        case "free":
            return _before(setup, "choose", setup.picker)  # [CLANS 7.1]
        case "limited" | "experts":
            return _before(setup, "deal", setup.first)


def _before(setup: Setup, step: Step, turn: int) -> State:
    return State(setup, (), (), step, turn, -1)


def lay_out(setup: Setup) -> State:
    """25 tiles face down as 5 × 5; the middle one is about to be turned [CLANS 2.1, 2.2]."""
    one, other = setup.clans
    assert one is not None
    assert other is not None
    return State(setup, (DOWN,) * 25, tiles_of((one, other)), "middle", setup.first, -1)


# -- free hand [CLANS 7.1] --------------------------------------------------------------------------------------------


def choose_menu(state: State) -> Menu[Choose]:
    return buttons(Prompt("choose-clan", "CLANS 7.1"), [CHOOSE[CLANS[clan]] for clan in free_clans(state.setup)])


def choose(state: State, seat: int, clan: ClanKey) -> State:
    setup = replace(state.setup, clans=_with(state.setup.clans, seat, clan))
    return _before(setup, "choose", 1 - seat) if None in setup.clans else lay_out(setup)


# -- cards are dealt [CLANS 7.2, 7.3] ---------------------------------------------------------------------------------


def deal_of(state: State) -> Deal[DealClans]:
    """Six different cards [CLANS 7.2, 7.5], or three for the starting player [CLANS 7.3]."""
    return Deal(DealClans, all_clans(state.setup), 6 if state.setup.way == "limited" else 3)


def dealt(state: State, cards: tuple[ClanKey, ...]) -> State:
    if state.setup.way == "limited":
        hands = (tuple(sorted(cards[:3])), tuple(sorted(cards[3:])))
    else:
        mine = tuple(sorted(cards))
        hands = (mine, ()) if state.setup.first == 0 else ((), mine)
    return _before(replace(state.setup, hands=hands), "keep", state.setup.first)


def keep_menu(state: State, seat: int) -> Menu[Keep]:
    clause = "CLANS 7.2" if state.setup.way == "limited" else "CLANS 7.3"
    hand = state.setup.hands[seat]
    return buttons(Prompt("keep-clan", clause, args(cards=len(hand))), [KEEP[CLANS[clan]] for clan in hand])


def keep(state: State, seat: int, clan: ClanKey) -> State:
    setup = state.setup
    if setup.way == "limited":  # chosen at once, shown together
        setup = replace(setup, kept=_with(setup.kept, seat, clan))
        if None in setup.kept:
            return _before(setup, "keep", setup.first)
        return lay_out(replace(setup, clans=setup.kept, kept=(None, None), hands=((), ())))
    clans = _with(setup.clans, seat, clan)  # shown as soon as it is kept
    if None not in clans:
        return lay_out(replace(setup, clans=clans, hands=((), ())))
    handed_on = tuple(one for one in setup.hands[seat] if one != clan)
    hands = ((), handed_on) if seat == 0 else (handed_on, ())
    return _before(replace(setup, clans=clans, hands=hands), "keep", 1 - seat)


def _with(
    pair: tuple[ClanKey | None, ClanKey | None], seat: int, clan: ClanKey
) -> tuple[ClanKey | None, ClanKey | None]:
    return (clan, pair[1]) if seat == 0 else (pair[0], clan)
