"""What people, bots and physics can ask of a table, as frozen values: commands, as the field calls them.

A person's request is decoded straight from the wire: its fields are the message's, less ``type``, and ``WORDS`` says
which class each word means. It carries an id made by the client and is idempotent: the same id again is done once.
What the client calls a value that Python leaves open stands beside it (``Annotated``), for the generated types.

Nothing here says how a request is carried out, nor where tables are kept. To add one, three places: its class and its
word here; its deed, a function and a line in a table of ``lobby``, of ``deeds`` or, if it needs more than the table,
of ``service``; the browser that sends it, whose type is generated.
"""

from typing import Annotated, Any, Literal, TypeAlias

from tabbytop.bots import Level
from tabbytop.core import Action, Options, Seat
from tabbytop.core.records import record

from .physics import Simulation
from .series import BestOf
from .table import Talkers, Watchers

#: As the game declares it; read when the table is known.
ActionJson: TypeAlias = Annotated[Any, "AnyAction"]
SeatJson: TypeAlias = Annotated[Any, '"me" | "open" | { readonly bot: string }']

#: Seconds for one decision, as they are offered; 0: no hurry.
Seconds: TypeAlias = Literal[0, 60, 86400]
#: And for somebody who is gone, before the others may vote; 0: they never may.
Patience: TypeAlias = Literal[0, 120, 3600, 86400, 259200]


@record(frozen=True, slots=True)
class Request:
    """From a person. ``id`` is the client's."""

    id: str


@record(frozen=True, slots=True)
class OfSeat(Request):
    seat: Seat


# -- in the lobby -----------------------------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class Sit(OfSeat):
    """One person may sit on several seats: two at one screen. On a seat of one's own it renews the nonce."""

    nonce: str


@record(frozen=True, slots=True)
class Stand(OfSeat):
    """Lobby: leave the seat; the host may also clear another one, and who brought a bot its seat."""


@record(frozen=True, slots=True)
class SeatBot(OfSeat):
    """Lobby: the host; who sits here may bring one to an open seat. A level, or one of ``GameInfo.brought``."""

    level: str


@record(frozen=True, slots=True)
class AskNetbot(OfSeat):
    """Lobby: a bot from the network (``NetbotInfo.id``) is asked to an open seat, by the host or who sits here. It sits
    down (``sit``) or declines (``stand``); ``stand`` by who asked withdraws it."""

    bot: str


@record(frozen=True, slots=True)
class ChooseOptions(Request):
    """Host, lobby."""

    options: Options


@record(frozen=True, slots=True)
class ChooseClock(Request):
    """Host, lobby."""

    seconds: Seconds


@record(frozen=True, slots=True)
class ChooseSeries(Request):
    """Host, lobby: how many games are played for the series; 0: as many as they like."""

    best_of: BestOf


@record(frozen=True, slots=True)
class ChoosePatience(Request):
    """Host, lobby: after how long somebody who is not here may be voted about; null: as it goes with the clock."""

    seconds: Patience | None


@record(frozen=True, slots=True)
class ChooseHints(Request):
    """Host, lobby: whether who plays may ask for hints though others play for the win. All are told of each."""

    on: bool


@record(frozen=True, slots=True)
class Remove(OfSeat):
    """Host, lobby: who sits there may not sit down at this table again."""


@record(frozen=True, slots=True)
class LetBack(Request):
    """Host, lobby: somebody who was removed; ``n`` as ``TableInfo.removed`` has it."""

    n: int


@record(frozen=True, slots=True)
class WantRating(Request):
    """Who sits there: want the game to be rated, or no longer. It is if everybody does when it begins."""

    on: bool


@record(frozen=True, slots=True)
class StartGame(Request):
    """Host, all seats taken."""


@record(frozen=True, slots=True)
class PinUp(Request):
    """Host, lobby, where the house lets strangers in: hang the table on the house's board, for anybody to sit down, or
    for those whose rating lies in a range, where the host wants the game to be rated."""

    title: str
    low: int | None
    high: int | None


# -- at any time ------------------------------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class Unpin(Request):
    """Host: take the table off the house's board."""


@record(frozen=True, slots=True)
class ChooseWatchers(Request):
    """Host."""

    watchers: Watchers


@record(frozen=True, slots=True)
class ChooseTalk(Request):
    """Host: who may say something here."""

    talk: Talkers


@record(frozen=True, slots=True)
class HandOver(OfSeat):
    """Host: to another person who sits there."""


@record(frozen=True, slots=True)
class TakeOver(Request):
    """Who sits here, where the host has not been here for long."""


@record(frozen=True, slots=True)
class Close(Request):
    """Host, where nobody else plays: put the table away. It is deleted after a time."""


@record(frozen=True, slots=True)
class Reopen(Request):
    """Who sits there, or the host: a table that was closed is gone on with."""


# -- in play ----------------------------------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class Move(OfSeat):
    seq: int
    action: ActionJson


@record(frozen=True, slots=True)
class BeQuiet(OfSeat):
    """From now on (or no longer) the server passes on for the seat whatever can be passed on."""

    on: bool


@record(frozen=True, slots=True)
class Undo(OfSeat):
    """Where it is free, done at once; else it asks the others."""

    seq: int


@record(frozen=True, slots=True)
class Answer(OfSeat):
    """To somebody's wish to undo; who asked may answer no, to withdraw it."""

    agree: bool


@record(frozen=True, slots=True)
class Resign(OfSeat): ...


@record(frozen=True, slots=True)
class CastVote(Request):
    """On what to do about ``seat``, whose person is gone: a bot of ``level`` plays on; null: the game ends.

    The first one suggests it; no ends the vote.
    """

    seat: Seat
    level: Level | None
    agree: bool


@record(frozen=True, slots=True)
class ComeBack(OfSeat):
    """To a seat of one's own from which a bot plays on."""


@record(frozen=True, slots=True)
class Rematch(Request):
    """Makes (or names) the next table: ``TableInfo.next``. ``best_of``: of a series of so many; null: as before."""

    best_of: BestOf | None = None


@record(frozen=True, slots=True)
class Say(Request):
    text: str


@record(frozen=True, slots=True)
class Report(Request):
    """To who keeps the house: a line of talk by its number, or what somebody on a seat is called. ``why`` may be ""."""

    line: int | None
    seat: Seat | None
    why: str


@record(frozen=True, slots=True)
class Mute(Request):
    """Not to hear who speaks with this voice (``ChatLine.who``), or anybody (null), or to hear them again."""

    who: str | None
    on: bool


WORDS: dict[str, type[Request]] = {
    "sit": Sit,
    "stand": Stand,
    "bot": SeatBot,
    "ask": AskNetbot,
    "options": ChooseOptions,
    "clock": ChooseClock,
    "series": ChooseSeries,
    "patience": ChoosePatience,
    "hints": ChooseHints,
    "remove": Remove,
    "let_back": LetBack,
    "rating": WantRating,
    "start": StartGame,
    "pin": PinUp,
    "unpin": Unpin,
    "watchers": ChooseWatchers,
    "talk": ChooseTalk,
    "hand_over": HandOver,
    "take_over": TakeOver,
    "close": Close,
    "reopen": Reopen,
    "move": Move,
    "quiet": BeQuiet,
    "undo": Undo,
    "answer": Answer,
    "resign": Resign,
    "vote": CastVote,
    "back": ComeBack,
    "rematch": Rematch,
    "chat": Say,
    "report": Report,
    "mute": Mute,
}

#: What keeps the name of who asks.
SIGNED: frozenset[type[Request]] = frozenset({Sit, Say, Report})

#: All that a bot from the network may ask: it plays, and neither talks nor votes nor is rated.
OF_NETBOTS: frozenset[type[Request]] = frozenset(
    {Sit, Stand, SeatBot, AskNetbot, ChooseOptions, StartGame, Close, Move, ComeBack, Resign}
)


# -- for a table that is not there yet --------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class NewTable:
    """``nonce`` goes to each "me"; ``start``: begin as soon as every seat is taken and ready.

    A nonce sent here precedes the commitment. Whoever wants it the other way round leaves it out and sits afterwards.
    """

    game: str
    options: Options
    seats: tuple[SeatJson, ...]
    nonce: str = ""
    start: bool = False
    clock: Seconds = 0
    pin: str | None = None  #: hang it on the house's board, under this title
    rated: bool = False
    hints: bool = False


@record(frozen=True, slots=True)
class FromHere:
    """Go on with a recorded game after so many of its steps, on one of its seats, against bots, as practice."""

    step: int
    seat: Seat
    nonce: str = ""


@record(frozen=True, slots=True)
class FromHome:
    """Go on with a game that was begun on somebody's own device: all that is known of it there, and who sits where.

    The game goes on when the table is started, with whoever sits there then.
    """

    seed: str
    log: tuple[str, ...]
    seats: tuple[SeatJson, ...]


# -- from the house ---------------------------------------------------------------------------------------------------


@record(frozen=True, slots=True)
class Decided:
    """What bots have thought out, side by side; it counts only while the table is still at ``seq``.

    Given for a person whose time is up it is that seat's own move.
    """

    seq: int
    moves: tuple[tuple[Seat, Action], ...]


@record(frozen=True, slots=True)
class Failed:
    """Bots that this house was given raised, answered nonsense or not at all: the usual stand-in plays on for them."""

    seq: int
    seats: tuple[Seat, ...]


@record(frozen=True, slots=True)
class Simulated:
    """What physics did; it counts only for what was asked. Who resigned meanwhile has moved no piece."""

    asked: Simulation
    outcome: Action


@record(frozen=True, slots=True)
class Hinted:
    """A seat was given a hint; it counts only while what was asked of it at ``seq`` is still asked."""

    seq: int
    seat: Seat


@record(frozen=True, slots=True)
class GoOn:
    """Do what is due and needs no thought: pass on for who is idle, turn answers over, let a wish lapse.

    Also what was left undone: chance that has not drawn yet, askings not noted.
    """


@record(frozen=True, slots=True)
class PutAway:
    """Close a table at which nothing has happened since ``changed`` (``expiry``)."""

    changed: float


House: TypeAlias = Decided | Failed | Simulated | Hinted | GoOn | PutAway
