"""The command handlers: how each request is carried out at a table, found by its type, allowed by the phase, done once
(idempotent). Who resigns is replaced by a bot here (seat replacement).

A deed changes a table in memory or raises a ``TabbyError``; who loads, writes and tries again is the ``Desk``. What may
be done in the lobby stands in ``lobby``, what may be done in play or at any time stands here; what needs more than the
table itself (talk, a rematch) in ``service``.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from tabbytop.core import CHANCE, PHYSICS, Action, AnyGame, Malformed, Seat, UndoRefused, decode, is_word_beside
from tabbytop.core.records import replace

from . import clocks, facedown, instead, rating, voting
from . import table as tables
from .asking import Asking
from .closing import OF_THE_TABLE, check_open, put_away
from .errors import Improper, NotNow, NotYourSeat, Stale
from .live import Live
from .lobby import IN_THE_LOBBY, Lobby
from .play import InPlay
from .requests import (
    Answer,
    BeQuiet,
    CastVote,
    Close,
    ComeBack,
    Decided,
    Failed,
    GoOn,
    Hinted,
    House,
    Move,
    OfSeat,
    PutAway,
    Reopen,
    Request,
    Resign,
    Simulated,
    Sit,
    StartGame,
    Undo,
)
from .table import STAND_IN, Chair, Person, Wish

LONGEST_ID = 64


def carry_out(live: Live, asked: Request | House, by: Asking) -> Live:
    """The table after it: the same object, unless the game begins. A request whose id is known changes nothing."""
    if isinstance(asked, PutAway):
        check_open(live)
        put_away(live, asked, by)
        return live
    if not isinstance(asked, Request):
        FROM_THE_HOUSE[type(asked)](on(live), asked, by)
        return live
    id = of_person(by.person, asked.id)
    if id in live.table.done:
        return live
    if not isinstance(asked, Reopen):
        check_open(live)
    before = live.table
    after = _done(live, asked, by)
    if isinstance(asked, Move):  # its id stands in the log
        return after
    if after is not live or after.has_news or after.table != before:
        after.table = tables.remembering(after.table, id)
    return after


def _done(live: Live, asked: Request, by: Asking) -> Live:
    """By the table of deeds in which it stands. What is of play is asked for a seat, by whoever sits there."""
    if live.table.event and type(asked) in NOT_AT_AN_EVENT:
        raise NotNow("this table is one of an event, which says who sits here and what is played")
    if type(asked) in OF_THE_TABLE:
        OF_THE_TABLE[type(asked)](live, asked, by)
        return live
    if type(asked) in IN_THE_LOBBY:
        return IN_THE_LOBBY[type(asked)](in_the_lobby(live), asked, by)
    if type(asked) in BY_THOSE_WHO_PLAY:
        BY_THOSE_WHO_PLAY[type(asked)](on(live), asked, by)
        return live
    assert isinstance(asked, OfSeat), f"nobody has said how {asked} is carried out"
    check_own(live, asked.seat, by.person)
    if type(asked) in AT_ANY_TIME:
        AT_ANY_TIME[type(asked)](live, asked, by)
    elif not _is_known(live, of_seat(asked)):
        IN_PLAY[type(asked)](on(live), asked, by)
    return live


def in_the_lobby(live: Live) -> Lobby:
    """The table, if the game has not begun."""
    if not isinstance(live, Lobby):
        raise NotNow("the game has begun; seats and options stay as they are")
    return live


def check_own(live: Live, seat: Seat, person: Person | None) -> None:
    if live.table.chair(seat).person != person:
        raise NotYourSeat(f"seat {seat} is not yours")


def on(live: Live) -> InPlay:
    """The table, if a game is being played at it."""
    if not isinstance(live, InPlay):
        raise NotNow("the game has not begun")
    check_open(live)
    if not live.is_on:
        raise NotNow("the game is over")
    return live


def _is_known(live: Live, id: str) -> bool:
    """Does it stand in the log, with an answer that lies face down, or did it stand there until that was taken back?"""
    is_kept = id in live.table.done or any(answer.id == id for answer in live.table.answers)
    return is_kept or (isinstance(live, InPlay) and id in live.record.ids)


def of_person(person: Person | None, id: str) -> str:
    """A request's id as it is remembered: nobody else's id is ever taken for it."""
    check_id(id)
    return f"{person} {id}"


def check_id(id: str) -> None:
    if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
        raise Improper(f"an id has 1 to {LONGEST_ID} printable characters")


def of_seat(asked: OfSeat) -> str:
    """A request's id as it stands in the log, which everybody will read."""
    return f"{asked.seat}:{asked.id}"


# -- at any time ------------------------------------------------------------------------------------------------------


def be_quiet(live: Live, asked: BeQuiet, by: Asking) -> None:
    live.table = tables.be_quiet(live.table, asked.seat, asked.on)


# -- moves ------------------------------------------------------------------------------------------------------------


def move(live: InPlay, asked: Move, by: Asking) -> None:
    """Chance answers in the same transaction (``InPlay.go_on``). Who was stood in for plays again."""
    action = action_of(live.game, asked.action)
    live.table = voting.taken_again(live.table, asked.seat)
    if not live.game.flow.is_word(action) and not live.still_asked(asked.seat, asked.seq):
        raise Stale(f"the table is at {live.seq}, the move was made for {asked.seq}")
    _play(live, asked.seat, action, of_seat(asked), by)


def action_of(game: AnyGame, data: Any) -> Action:
    if not isinstance(data, dict):
        raise Malformed("expected an object with a type", "action")
    try:
        return decode(game.action, data)
    except Malformed as wrong:
        raise wrong.inside("action") from None


def _play(live: InPlay, seat: Seat, action: Action, id: str | None, by: Asking) -> None:
    """Into the log, or face down where answers are kept back; an interrupt is always seen.

    A word beside a turn leaves everything as it was asked; only who wants to step back and says it goes on.
    """
    wish = live.table.wish
    if is_word_beside(live.game, live.record.state, seat, action):
        live.record.play(seat, action, id)
        live.table = replace(live.table, wish=None if wish is not None and wish.seat == seat else wish)
    elif seat in live.record.to_act.must and live.keeps_answers:
        facedown.put_down(live, seat, action, id)
        facedown.turn_over(live, by)
    else:
        live.record.play(seat, action, id)
        _ask_anew(live)


def _ask_anew(live: InPlay) -> None:
    if live.table.wish is not None or live.table.answers:
        live.table = replace(live.table, wish=None, answers=())


# -- stepping back ----------------------------------------------------------------------------------------------------


def undo(live: InPlay, asked: Undo, by: Asking) -> None:
    """Step back: at once where it is free, or where nobody else is to be asked; else ask the other persons. In a game
    that counts for ratings nothing is free, since it counts no more then, and that is everybody's to say."""
    record, wish, seat = live.record, live.table.wish, asked.seat
    if asked.seq != record.seq:
        raise Stale(f"the table is at {record.seq}, the step back was meant for {asked.seq}")
    if facedown.take_back(live, seat):
        return
    if record.last_move(seat) is None:
        raise UndoRefused(f"seat {seat} has no move to take back")
    mine = tuple(other for other in _speaks_for(live, by) if other != seat)
    is_free = record.can_undo(seat) and not rating.counts(live.table)
    if is_free or not record.missing_consent(seat, mine):
        _step_back(live, seat, mine, of_seat(asked))
    elif wish is not None and wish.seat != seat:
        raise NotNow(f"seat {wish.seat} has asked already")
    else:
        live.table = replace(live.table, wish=Wish(seat, mine, by.at))


def _speaks_for(live: InPlay, by: Asking) -> set[Seat]:
    """Whose consent is given with that of who asks: all of their own seats, and those for which a bot plays on."""
    stood_in = {seat for seat, chair in enumerate(live.table.chairs) if chair.stand_in is not None}
    return {*live.table.seats_of(by.person), *stood_in}


def answer(live: InPlay, asked: Answer, by: Asking) -> None:
    """Say yes or no to a wish to step back; the one who asked may say no to withdraw it."""
    wish = live.table.wish
    if wish is None:
        raise NotNow("nobody asks to step back")
    if not asked.agree:
        live.table = replace(live.table, wish=None)
        return
    agreed = tuple(sorted({*wish.agreed, *live.table.seats_of(by.person)} - {wish.seat}))
    if live.record.missing_consent(wish.seat, agreed):
        live.table = replace(live.table, wish=replace(wish, agreed=agreed))
    else:
        _step_back(live, wish.seat, agreed, of_seat(asked))


def _step_back(live: InPlay, seat: Seat, agreed: tuple[Seat, ...], id: str) -> None:
    """Who steps back beyond something that was seen goes on in practice. Who was stood in for plays again."""
    live.table = voting.taken_again(live.table, seat)
    live.record.undo(seat, agreed, id)
    _ask_anew(live)
    live.table = replace(live.table, undone=True, practice=live.table.practice or bool(live.record.steps_back))


# -- giving up --------------------------------------------------------------------------------------------------------


def resign(live: InPlay, asked: Resign, by: Asking) -> None:
    """Where others play on, a bot takes the seat (seat replacement)."""
    live.record.resign(asked.seat, of_seat(asked))
    live.table = replace(live.table, wish=None, vote=None)
    if not live.record.is_over:
        leaver = live.table.chairs[asked.seat].person
        live.table = tables.put(live.table, asked.seat, Chair.bot(STAND_IN, live.table.others(asked.seat)))
        if leaver is not None:
            live.table = replace(live.table, replaced=(*live.table.replaced, (asked.seat, leaver)))


# -- from the house ---------------------------------------------------------------------------------------------------


def decided(live: InPlay, asked: Decided, by: Asking) -> None:
    """Answers of bots; ``Stale`` if the table has moved on while they were thinking.

    After a move that is no hidden choice the others are asked anew.
    """
    if live.seq != asked.seq:
        raise Stale(f"the table is at {live.seq}, the bots thought about {asked.seq}")
    is_wish, late = live.table.wish is not None, clocks.late(live.table, by.at)
    for seat, action in asked.moves:
        chair = live.table.chairs[seat]
        is_bot = chair.thinks is not None
        if is_bot and is_wish:
            raise Stale("somebody asks to step back, and bots wait for the answer")
        if not is_bot and seat not in late:
            raise Stale(f"seat {seat} still has time")
        if not live.still_asked(seat, asked.seq):
            return
        _play(live, seat, action, _made_by(chair, seat, asked.seq), by)


def _made_by(chair: Chair, seat: Seat, seq: int) -> str | None:
    """The id of a bot's move: on its own seat, for somebody who is gone or has failed, or for one whose time is up."""
    if chair.stand_in is not None:
        return instead.stand_in_id(chair.cat, seat, seq)
    return None if chair.kind == "bot" else instead.late_id(seat, seq)


def failed(live: InPlay, asked: Failed, by: Asking) -> None:
    """To the end of the game: what has failed once is not waited for again."""
    if live.seq != asked.seq:
        raise Stale(f"the table is at {live.seq}, the bots failed at {asked.seq}")
    for seat in asked.seats:
        if live.table.chairs[seat].mind and live.table.chairs[seat].stand_in is None:
            live.table = voting.stood_in(live.table, seat, STAND_IN)


def simulated(live: InPlay, asked: Simulated, by: Asking) -> None:
    """What physics did; ``Stale`` if it is no longer asked that."""
    record, physics = live.record, live.game.physics
    if physics is None or record.to_act.must != (PHYSICS,) or physics.request(record.state) != asked.asked.job.request:
        raise Stale(f"the table is at {live.seq}, the outcome is of what was done at {asked.asked.seq}")
    _play(live, PHYSICS, asked.outcome, None, by)


def hinted(live: InPlay, asked: Hinted, by: Asking) -> None:
    """Told to all, and once however often it was asked for: the same position gives the same hint."""
    if not live.still_asked(asked.seat, asked.seq):
        raise Stale(f"the table is at {live.seq}, the hint was for {asked.seq}")
    given = (asked.seq, asked.seat)
    if given not in live.table.hinted:
        live.table = replace(live.table, hinted=(*live.table.hinted, given))


def go_on(live: InPlay, asked: GoOn, by: Asking) -> None:
    """One seat after the other, each by what is asked then; where answers lie face down, all of them."""
    if clocks.has_lapsed(live.table, by.at):
        live.table = replace(live.table, wish=None)
    voting.settle(live, by)
    if live.record.is_over:
        return
    voting.replace_late(live, by)
    for seat, action in passing_on(live, by):
        _play(live, seat, action, instead.idle_id(seat, live.seq), by)
        if not live.table.answers:
            return
    facedown.turn_over(live, by)


def passing_on(live: InPlay, by: Asking) -> list[tuple[Seat, Action]]:
    """Who is idle and now answered for, and how."""
    idle = clocks.idle(live.table, by.at, by.pause)
    answers = [(seat, live.game.flow.pass_on(live.menu(seat))) for seat in idle]
    return [(seat, action) for seat, action in answers if action is not None]


def is_due(live: InPlay, by: Asking) -> bool:
    """Is there something for ``GoOn`` to do?

    Only an upgrade, or another process's end in mid-move, can leave chance to act or askings unnoted.
    """
    table = live.table
    is_left = table.must == (CHANCE,) or not table.asked
    is_timely = clocks.has_lapsed(table, by.at) or clocks.may_turn_over(table, by.at, by.pause)
    is_timely = is_timely or bool(voting.late_netbots(table, by.at))
    return is_left or is_timely or voting.is_settled(live, by) or bool(passing_on(live, by))


Deed: TypeAlias = Callable[[InPlay, Any, Asking], None]

#: An event decides these: all of the lobby's but that those who sit there are ready.
NOT_AT_AN_EVENT = frozenset({*IN_THE_LOBBY, Close}) - {Sit, StartGame}
AT_ANY_TIME: dict[type[Request], Callable[[Live, Any, Asking], None]] = {BeQuiet: be_quiet}
IN_PLAY: dict[type[Request], Deed] = {
    Move: move,
    Undo: undo,
    Answer: answer,
    Resign: resign,
    ComeBack: voting.come_back,
}
BY_THOSE_WHO_PLAY: dict[type[Request], Deed] = {CastVote: voting.cast_vote}  #: not for a seat of their own
FROM_THE_HOUSE: dict[type[House], Deed] = {
    Decided: decided,
    Failed: failed,
    Simulated: simulated,
    Hinted: hinted,
    GoOn: go_on,
}
