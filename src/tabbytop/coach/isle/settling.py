"""What is open is answered quickly, until the boats can set sail: cards are drafted and bought, the tile in hand is
laid, among others the rare finds of the day are made (of these a voyage looks at a few only). What is left to be played
is then for voyages."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from tabbytop.bots.isle import HARD_ALONE
from tabbytop.bots.isle.deciding import decide
from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.shopping import Shop
from tabbytop.bots.isle.style import Style
from tabbytop.core import CHANCE, Action, AnyMenu
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Keep, Pay
from tabbytop.games.isle.cards import CARDS, CardId, RescueCard
from tabbytop.games.isle.phases.exploring import ALONE, KEPT
from tabbytop.games.isle.state import (
    DAYS,
    Buying,
    Drafting,
    Emptied,
    Evening,
    Finding,
    Laying,
    Over,
    Rescuing,
    Rules,
    State,
    Taking,
    Window,
)
from tabbytop.games.isle.view import View

#: who plays on: hard without its slips, and without the time to think ahead
IN_COMPANY = Style()
BY_ONESELF = replace(HARD_ALONE, ahead=0, work=0, voyages=0)
OPEN_SEA = (Rescuing, Taking, Emptied, Evening, Over)
SET_SAIL_FROM = ("dawn", "morning", "empty", "dusk")  #: windows that voyages know


def style_of(rules: Rules) -> Style:
    return BY_ONESELF if rules.mode == "solo" else IN_COMPANY


def is_settled(state: State) -> bool:
    """Can voyages set out from here?"""
    top = state.top
    if isinstance(top, Window):
        return top.moment in SET_SAIL_FROM and not (top.moment == "dusk" and state.day == DAYS)
    if isinstance(top, Laying | Finding):  # what others lay is known before cats are fetched; alone finds take too long
        return state.sister is not None
    return isinstance(top, OPEN_SEA)


def settled(state: State, rng: Random) -> tuple[State, bool]:
    """And whether chance had to draw for it, by ``rng``."""
    shops, drawn = dict[int, Shop](), False
    while not is_settled(state):
        asked = GAME.to_act(state).must
        if asked == (CHANCE,):
            state, drawn = GAME.apply(state, CHANCE, GAME.chances(state).draw(rng.randrange)), True
        elif isinstance(state.top, Drafting | Buying):
            for seat in asked:
                if seat not in shops:
                    shops[seat] = Shop(Reading(GAME.view(state, seat), style_of(state.rules)))
                state = GAME.apply(state, seat, _shopped(state, seat, shops[seat]))
        else:
            seat = asked[0]
            state = GAME.apply(state, seat, answered(GAME.view(state, seat), GAME.legal(state, seat), rng))
    return state, drawn


def answered(view: View, menu: AnyMenu, rng: Random) -> Action:
    """What a bot would do that judges without imagining anything."""
    action = decide(Reading(view, style_of(view.rules)), menu, rng, None, False)
    assert action is not None, "nobody may decline here"
    return action


def _shopped(state: State, seat: int, shop: Shop) -> Keep | Pay:
    player = state.players[seat]
    if isinstance(state.top, Drafting):
        keeps = ALONE[state.top.round][1] if state.rules.mode == "solo" else KEPT
        return Keep(liked(shop, player.pack, player.kept, keeps, player.fish))
    return Pay(shop.best(player.kept, player.fish)[1])


def liked(shop: Shop, pack: Sequence[CardId], kept: Sequence[CardId], count: int, fish: int) -> tuple[CardId, ...]:
    """The cards one likes best, one after another; of baskets each the less, the more one has."""
    left, chosen = list(pack), list[CardId]()
    baskets = [card for card in kept if isinstance(CARDS[card], RescueCard)]
    nothing = shop.value((), fish)
    while left and len(chosen) < count:
        before = shop.value(baskets, fish)

        def worth(card: CardId, before: float = before) -> float:
            if isinstance(CARDS[card], RescueCard):
                return shop.value((*baskets, card), fish) - before
            return shop.value((card,), fish) - nothing

        best = max(dict.fromkeys(left), key=worth)
        left.remove(best)
        chosen.append(best)
        if isinstance(CARDS[best], RescueCard):
            baskets.append(best)
    return tuple(sorted(chosen))
