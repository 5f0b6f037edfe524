"""Answers that lie face down until a simultaneous reveal (sealed answers): given, on disk, and seen by nobody else.

Where somebody who is asked might have nothing to decide, the time that an answer takes would tell what is held. There
an answer is kept in the table's row instead of the log. Nothing that others see changes: not the number of the next
entry, not the seats that are waited for, not the order. When all are in and the pause is over they are turned over
together, in the order of the seats. An answer that still lies face down can be taken back by who gave it; whatever else
is played before (an interrupt) finds the question still open, and it is put anew.
"""

import json
from collections.abc import Collection
from typing import Any

from tabbytop.core import Action, Seat, check, decode, encode
from tabbytop.core.log import dump
from tabbytop.core.records import replace

from . import clocks
from .asking import Asking
from .errors import Stale
from .play import InPlay
from .table import FaceDown, remembering


def put_down(live: InPlay, seat: Seat, action: Action, id: str | None) -> None:
    if seat in live.table.answered:
        raise Stale(f"the answer of seat {seat} is in")
    check(live.game, live.record.state, seat, action, live.menu)
    answer = FaceDown(seat, dump(encode(live.game.action, action)), id)
    live.table = replace(live.table, answers=(*live.table.answers, answer))
    live.is_unseen = True


def take_back(live: InPlay, seat: Seat) -> bool:
    """Was there one? Its id stays known: a retry of the move puts nothing down again."""
    mine = next((answer for answer in live.table.answers if answer.seat == seat), None)
    if mine is None:
        return False
    live.table = replace(live.table, answers=tuple(one for one in live.table.answers if one is not mine))
    if mine.id is not None:
        live.table = remembering(live.table, mine.id)
    live.is_unseen = True
    return True


def turn_over(live: InPlay, by: Asking) -> None:
    """Play what lies face down, if the time has come; whom the answer of another has put a new question is asked it."""
    if clocks.may_turn_over(live.table, by.at, by.pause):
        seq, answers = live.seq, sorted(live.table.answers, key=lambda answer: answer.seat)
        live.table = replace(live.table, answers=())
        for answer in answers:
            if live.still_asked(answer.seat, seq):
                live.record.play(answer.seat, _action(live, answer), answer.id)


def seen(live: InPlay, mine: Collection[Seat]) -> Any:
    """The position as those on seats ``mine`` know it: with their own answers, where these stay hidden choices."""
    game, state = live.game, live.record.state
    for answer in live.table.answers:
        if answer.seat in mine:
            after = game.apply(state, answer.seat, _action(live, answer))
            state = after if answer.seat in game.to_act(after).chosen else state
    return state


def _action(live: InPlay, answer: FaceDown) -> Action:
    action: Action = decode(live.game.action, json.loads(answer.action))
    return action
