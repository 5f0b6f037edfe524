"""Fishing and exploring: deal, draft and buy [ISLE 4.1, 4.2, 6.3]."""

from collections.abc import Callable

from tabbytop.core import Deal, Listed, Menu, Prompt, Seat, Subsets, ToAct, args, menu
from tabbytop.core.agenda import Kind, at_once, chance
from tabbytop.core.piles import merged, without

from ..actions import DealCards, Keep, Pay, Play
from ..cards import CARDS, CardId
from ..state import Buying, Dealing, Drafting, Frame, Player, State, Teaching, Window
from .anytime import play, plays
from .common import instead, seats_in_order, with_player, with_players, with_table

FISH_A_DAY = 20  # [ISLE 4.1]
DEALT, KEPT = 7, 2  # [ISLE 4.2]
ALONE = ((5, 3), (5, 3), (1, 1))  # drawn and kept, round by round [ISLE 6.3]


def fishing(state: State) -> State:
    """Everybody takes 20 fish; what is left over is kept [ISLE 4.1]. Then cards are dealt."""
    fed = with_players(state, lambda player: player._replace(fish=player.fish + FISH_A_DAY))
    return instead(fed, Dealing(0), Window("morning"))


# -- hidden choices made at once --------------------------------------------------------------------------------------


def all_choose(state: State, frame: object) -> ToAct:
    return at_once(state.players, range(len(state.players)))


def choose(state: State, seat: Seat, cards: tuple[CardId, ...], reveal: Callable[[State], State]) -> State:
    """The choice waits unseen; when all are in they are turned over together."""
    state = with_player(state, seat, chosen=cards)
    return reveal(state) if all(player.chosen is not None for player in state.players) else state


# -- deal -------------------------------------------------------------------------------------------------------------


def deal(state: State, frame: Dealing) -> Deal[DealCards]:
    if state.rules.mode == "solo":
        return Deal(DealCards, state.table.deck, min(ALONE[frame.round][0], len(state.table.deck)))
    return Deal(DealCards, state.table.deck, DEALT * len(state.players))


def dealt(state: State, frame: Dealing, seat: Seat, action: DealCards) -> State:
    state = with_table(state, deck=without(state.table.deck, *action.cards))
    each = len(action.cards) // len(state.players)
    for one in range(len(state.players)):
        state = with_player(state, one, pack=tuple(sorted(action.cards[one * each : (one + 1) * each])))
    return instead(state, Drafting(frame.round))


# -- draft ------------------------------------------------------------------------------------------------------------


def drafting_menu(state: State, frame: Drafting, seat: Seat) -> Menu[Keep]:
    pack = state.players[seat].pack
    keep = min(_keeps(state, frame), len(pack))
    prompt = Prompt("keep", "ISLE 4.2", args(count=keep))
    if state.rules.mode == "solo":  # what is not kept is discarded
        prompt = Prompt("keep-alone", "ISLE 6.3", args(count=keep, rest=len(pack) - keep))
    return menu(prompt, Subsets(Keep, pack, keep, keep))


def _keeps(state: State, frame: Drafting) -> int:
    return ALONE[frame.round][1] if state.rules.mode == "solo" else KEPT


def drafting_goes_on(state: State, frame: Drafting) -> State | None:
    """The last card is kept without a choice [ISLE 4.2]."""
    if any(len(player.pack) > 1 for player in state.players):
        return None
    kept = with_players(state, lambda player: player._replace(kept=merged(player.kept, player.pack), pack=()))
    return instead(kept, Buying())


def drafted(state: State, frame: Drafting, seat: Seat, action: Keep) -> State:
    return choose(state, seat, action.cards, _pass_on)


def _pass_on(state: State) -> State:
    """To the left on days 1, 3, 5, to the right on 2 and 4 [ISLE 4.2]; alone the rest is discarded [ISLE 6.3]."""
    frame = state.top
    assert isinstance(frame, Drafting)
    rests = [without(player.pack, *(player.chosen or ())) for player in state.players]
    players = tuple(
        player._replace(kept=merged(player.kept, player.chosen or ()), chosen=None, pack=()) for player in state.players
    )
    if state.rules.mode == "solo":
        (player,), (rest,) = players, rests
        state = state._replace(players=(player._replace(discarded=merged(player.discarded, rest)),))
        return instead(state, Dealing(frame.round + 1))
    step = 1 if state.day % 2 else -1
    count = len(players)
    players = tuple(
        player._replace(pack=rests[(seat - step) % count], passed_on=merged(player.passed_on, rests[seat]))
        for seat, player in enumerate(players)
    )
    return instead(state._replace(players=players), Drafting(frame.round + 1))


# -- buying -----------------------------------------------------------------------------------------------------------


def buying_menu(state: State, frame: Buying, seat: Seat) -> Menu[Pay | Play]:
    """Any of the seven that the fish suffice for; cards held from earlier days may bring more fish [ISLE 4.2, 4.9]."""
    player = state.players[seat]
    costs = tuple(CARDS[card].cost for card in player.kept)
    offer = Subsets(Pay, player.kept, 0, len(player.kept), costs, player.fish)
    return menu(Prompt("pay", "ISLE 4.2", args(fish=player.fish)), offer, Listed(plays(state, seat)))


def bought(state: State, frame: Buying, seat: Seat, action: Pay | Play) -> State:
    if isinstance(action, Play):
        return play(state, seat, action.card)
    return choose(state, seat, action.cards, _turn_over)


def _turn_over(state: State) -> State:
    def pay(player: Player) -> Player:
        bought = player.chosen or ()
        return player._replace(
            fish=player.fish - sum(CARDS[card].cost for card in bought),
            hand=merged(player.hand, bought),
            discarded=merged(player.discarded, without(player.kept, *bought)),
            kept=(),
            chosen=None,
            passed_on=(),
        )

    return instead(with_players(state, pay), Teaching(seats_in_order(state)), Window("lessons"))


KINDS: dict[type[Frame], Kind[State]] = {
    Dealing: Kind(chance, dealt, draw=deal),
    Drafting: Kind(all_choose, drafted, drafting_menu, go_on=drafting_goes_on),
    Buying: Kind(all_choose, bought, buying_menu),
}
