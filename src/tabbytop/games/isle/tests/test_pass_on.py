"""The answer that does nothing: a table gives it for who has no other, or wants to be asked only on their turn."""

from tabbytop.core import Listed, Menu, Prompt, Subsets, menu

from .. import GAME
from ..actions import Befriend, Done, Find, Hold, Lay, Play, Rescue, Take
from ..cards import CARDS, AnytimeCard
from ..state import Placing
from .positions import dusk, find, lay, position, rescue, sits

CARD = next(number for number, card in CARDS.items() if isinstance(card, AnytimeCard))


def asked(*actions: object) -> Menu:
    return menu(Prompt("some", "ISLE 4.9"), Listed(actions))


def test_a_card_is_held_whatever_else_could_be_played() -> None:
    assert GAME.flow.pass_on(asked(Hold())) == Hold()
    assert GAME.flow.pass_on(asked(Hold(), Play(CARD))) == Hold()


def test_a_turn_is_passed_on_only_where_nothing_else_can_be_done() -> None:
    assert GAME.flow.pass_on(asked(Done())) == Done()
    for more in (Play(CARD), Take(88), Rescue(3, "permanent"), Befriend(130, 2), Find(40, 0, 90)):
        assert GAME.flow.pass_on(asked(more, Done())) is None


def test_who_might_have_nothing_to_do_for_all_that_others_know() -> None:
    """[ISLE 8.1] With cards in hand it is hidden whether one can be played; a tile in hand is there for all to see."""
    holding, others = sits(hand=(CARD,)), sits()
    assert GAME.flow.might_pass(find(holding, others))
    assert GAME.flow.might_pass(lay(holding, others, left="red-c01"))
    assert GAME.flow.might_pass(dusk(holding, others))
    assert GAME.flow.might_pass(rescue(sits(hand=(CARD,), fish=0), others))
    assert not GAME.flow.might_pass(rescue(holding, others))
    assert not GAME.flow.might_pass(position(Placing(0, 15, 0), players=(holding, others)))


def test_no_rescue_card_is_laid_only_by_who_has_none() -> None:
    assert GAME.flow.pass_on(menu(Prompt("lay", "ISLE 4.4"), Subsets(Lay, (), 0, 0))) == Lay(())
    assert GAME.flow.pass_on(menu(Prompt("lay", "ISLE 4.4"), Subsets(Lay, (20,), 0, 1))) is None
    assert GAME.flow.pass_on(menu(Prompt("lay", "ISLE 4.4"), Subsets(Lay, (), 0, 0), Listed((Play(CARD),)))) is None
