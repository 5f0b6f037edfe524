"""What people can ask of an event, as frozen values, decoded straight from the wire. How each is carried out stands in
``events``."""

from tabbytop.core import Options
from tabbytop.core.records import record

from .event import Kind
from .requests import Seconds


@record(frozen=True, slots=True)
class NewEvent:
    """``seats``: at each table; ``rounds``: of Swiss, or how often everybody meets everybody in a round robin."""

    name: str
    game: str
    options: Options
    seats: int
    kind: Kind
    rounds: int
    clock: Seconds = 0


@record(frozen=True, slots=True)
class EventRequest:
    """From a person."""


@record(frozen=True, slots=True)
class Join(EventRequest):
    """Before the start; of Swiss also through the first round."""


@record(frozen=True, slots=True)
class Leave(EventRequest):
    """Be withdrawn: what one has not begun is played without one, what one has begun is given up."""


@record(frozen=True, slots=True)
class EnterBot(EventRequest):
    """Host: by a level, or by the name of one that this house was given."""

    level: str


@record(frozen=True, slots=True)
class Withdraw(EventRequest):
    """Host: somebody else; a bot before the start only."""

    entrant: int


@record(frozen=True, slots=True)
class StartEvent(EventRequest):
    """Host, with 3 to 32 entrants."""


@record(frozen=True, slots=True)
class Rule(EventRequest):
    """Host: how a game counts that is not played, as places by seat."""

    game: int
    places: tuple[int, ...]


@record(frozen=True, slots=True)
class EndRound(EventRequest):
    """Host, Swiss: what is not played in this round is a draw."""


@record(frozen=True, slots=True)
class Finish(EventRequest):
    """Host: it stays as it stands; before the start it is called off."""


WORDS: dict[str, type[EventRequest]] = {
    "join": Join,
    "leave": Leave,
    "bot": EnterBot,
    "withdraw": Withdraw,
    "start": StartEvent,
    "rule": Rule,
    "end_round": EndRound,
    "finish": Finish,
}
