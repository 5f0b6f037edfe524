"""What a bot calls to the others, and what it makes of what they call [KINGOS 6.16]. Calls bind nobody.

The loyal come when they are called and wait when they are asked to; the middling come where it pays them too; the
selfish use calls as they use words: to have others come, and to be told what they would bring.
"""

from tabbytop.core import Seat
from tabbytop.games.kingos.actions import Call
from tabbytop.games.kingos.components import Word
from tabbytop.games.kingos.ground import Cell, place
from tabbytop.games.kingos.phases.battle import guards_at, strength_at
from tabbytop.games.kingos.phases.effects import company
from tabbytop.games.kingos.state import Heard, Player
from tabbytop.games.kingos.view import View

from .outlook import NEAR, Outlook, strength

EARSHOT = 3  # steps on the grid from which one comes to help
LATE = 3  # moons left at which nobody is waited for any more
BEHIND = 4.5  # steps to the citadel from which it is worth to ask for patience


def apart(one: Cell, other: Cell) -> int:
    """Steps on the grid, spikes left out of account."""
    (x, y), (other_x, other_y) = place(one), place(other)
    return abs(x - other_x) + abs(y - other_y)


def heard(outlook: Outlook, word: Word) -> list[tuple[Seat, Heard]]:
    """Who else has called that, and is still heard."""
    calls = ((seat, player.call) for seat, player in enumerate(outlook.state.players) if seat != outlook.seat)
    return [(seat, call) for seat, call in calls if call is not None and call.word == word]


# -- calling ----------------------------------------------------------------------------------------------------------


QUESTIONS: tuple[Word, ...] = ("how_much", "citadel")  # what one answers to at once


def is_asked(view: View) -> bool:
    """Has somebody called a question since this viewer last called anything? Seen before anything is thought about."""
    assert view.viewer is not None
    since = _turn_of(view.players[view.viewer].call)
    calls = (player.call for player in view.players)
    return any(call is not None and call.word in QUESTIONS and call.turn > since for call in calls)


def call(outlook: Outlook) -> Call | None:
    """What to call on one's own turn; None to keep silent, as whoever has said it already does."""
    return _unless_said(outlook, _answer(outlook) or _asking(outlook))


def answer(outlook: Outlook) -> Call | None:
    """What to call beside somebody else's turn: only what was asked for."""
    return _unless_said(outlook, _answer(outlook))


def _unless_said(outlook: Outlook, wanted: Call | None) -> Call | None:
    before = outlook.player.call
    if wanted is None or (before is not None and (before.word, before.energy) == (wanted.word, wanted.energy)):
        return None
    return wanted


def _turn_of(call: Heard | None) -> int:
    return -1 if call is None else call.turn


def _answer(outlook: Outlook) -> Call | None:
    """Whoever asks how much is told; whoever goes to the citadel hears what one brings, or that one is behind."""
    since = _turn_of(outlook.player.call)
    if any(asked.turn > since for _, asked in heard(outlook, "how_much")):
        return _bring(outlook)
    if any(asked.turn > since for _, asked in heard(outlook, "citadel")):
        far = outlook.far(outlook.player.cell)
        if far <= NEAR:
            return _bring(outlook)
        if far <= BEHIND and outlook.moons_left > LATE:
            return Call("wait")
    return None


def _bring(outlook: Outlook) -> Call | None:
    player = outlook.player
    energy = min(player.vitality + outlook.red_for_kingos, player.vitality + player.fatigue)
    return Call("bring", energy) if energy else None


def _asking(outlook: Outlook) -> Call | None:
    """Help against a guardian that is too strong for one; company against Kingoš; a rest where that would do."""
    state, player = outlook.state, outlook.player
    if guards_at(state, player.cell) and len(company(state, outlook.seat)) < len(state.players):
        missing = strength_at(state, player.cell) + 1 - player.vitality - outlook.red_for_guardians
        if missing > 0 and any(apart(one.cell, player.cell) <= EARSHOT for one in _others(outlook)):
            return Call("here")
        return None
    if outlook.far(player.cell) > NEAR:
        return None
    if outlook.striking:
        return Call("citadel") if player.vitality + outlook.red_for_kingos <= outlook.kingos else None
    if heard(outlook, "rest"):
        return None  # somebody has said it
    near = [one for one in state.players if outlook.far(one.cell) <= NEAR]
    rested = sum(one.fatigue + strength(one) for one in near)
    return Call("rest") if len(near) == len(state.players) and rested > outlook.kingos else None


def _others(outlook: Outlook) -> list[Player]:
    return [player for seat, player in enumerate(outlook.state.players) if seat != outlook.seat]


# -- heeding ----------------------------------------------------------------------------------------------------------


def drawn_to(outlook: Outlook, cell: Cell) -> float:
    """What it is worth to go where somebody calls for help, the nearer the more, if it would help."""
    worth = 0.0
    for seat, _ in heard(outlook, "here"):
        caller = outlook.state.players[seat]
        far = apart(cell, caller.cell)
        if far < EARSHOT and _would_help(outlook, caller):
            worth = max(worth, outlook.style.help * (1 - far / EARSHOT))
    return worth


def _would_help(outlook: Outlook, caller: Player) -> bool:
    guards = strength_at(outlook.state, caller.cell)
    there = sum(one.vitality for one in outlook.state.players if one.cell == caller.cell)
    own = 0 if outlook.player.cell == caller.cell else outlook.player.vitality
    return bool(guards_at(outlook.state, caller.cell)) and there + own > guards


def waits(outlook: Outlook) -> bool:
    """Has somebody who is not far behind asked to be waited for, and is there time?"""
    if not outlook.style.loyal or outlook.moons_left <= LATE:
        return False
    return any(NEAR < outlook.far(outlook.state.players[seat].cell) <= BEHIND for seat, _ in heard(outlook, "wait"))


def is_to_rest(outlook: Outlook) -> bool:
    """Does anybody ask for a rest before it goes on?"""
    return not outlook.style.selfish and bool(heard(outlook, "rest"))
