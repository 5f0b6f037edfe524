"""What crosses the wire about a person's own games: what they add up to, which they were, how strong one is."""

from typing import Literal

from tabbytop.bots import Level
from tabbytop.core import Args
from tabbytop.core.records import record


@record(frozen=True, slots=True)
class Sat:
    """Who sat on a seat of a finished game, as they were called then."""

    kind: Literal["person", "bot"]
    name: str  # a bot's is one of BOTS; "": somebody
    level: Level | None
    mine: bool


@record(frozen=True, slots=True)
class FinishedGame:
    """One's own game that is over."""

    table: str
    at: float  # when it ended, in seconds
    game: str
    mode: str  # its text is `GAME-mode-MODE`; "": there is but one way to play
    seats: tuple[Sat, ...]
    end: Literal["won", "shared", "lost"] | None  # null: several at one screen, who had no side of their own
    places: tuple[int, ...]  # of all sides, rivals without a seat after the last
    points: tuple[int, ...]
    figures: Args  # the game's own, where it was played to its end
    practice: bool
    early: bool  # it was ended as it stood
    resigned: tuple[int, ...]  # the seats that were given up
    gained: int | None  # what it did to one's rating; null: nothing


@record(frozen=True, slots=True)
class FinishedGames:
    """Newest first; ``more`` asks for those behind them (`before`), null where there are none."""

    games: tuple[FinishedGame, ...]
    more: str | None


@record(frozen=True, slots=True)
class Best:
    game: str
    measure: str  # its text is `GAME-measure-KEY`
    value: int
    table: str
    at: float


@record(frozen=True, slots=True)
class Versus:
    """Games with one companion. ``key`` finds them, and says nothing of who it is."""

    key: str
    kind: Literal["person", "bot"]
    name: str
    won: int
    shared: int
    lost: int
    together: int  # all won or all lost, against a rival without a seat


@record(frozen=True, slots=True)
class MeasureInfo:
    key: str
    chart: Literal["course", "parts", "shares", ""]
    middles: tuple[float, ...]  # of a course: at each game that is shown, the middle of the last ten
    best: Literal["most", "least", ""]  # the fewest only of a game that was won


@record(frozen=True, slots=True)
class Share:
    measure: str
    value: str  # its text is `GAME-MEASURE-VALUE`
    games: int
    won: int


@record(frozen=True, slots=True)
class Course:
    """How games of one kind went."""

    game: str
    mode: str
    games: int  # all of them
    won: int
    first: int  # the number of the first game that is shown, among those played to their end
    shown: tuple[FinishedGame, ...]  # oldest first
    measures: tuple[MeasureInfo, ...]
    shares: tuple[Share, ...]


@record(frozen=True, slots=True)
class RatingInfo:
    """How strong somebody is at one way to play."""

    game: str
    mode: str
    points: int  # 1000 where everybody begins
    give: int  # nineteen times of twenty it is no farther off
    sure: Literal["well", "roughly", "hardly"]
    games: int
    like: Level | None  # the bots whose strength is nearest
    gained: int | None  # at a table that is over: by its game


@record(frozen=True, slots=True)
class SeatRatings:
    """Of the seats of a rated table; null of one of whom nothing is known yet."""

    seats: tuple[RatingInfo | None, ...]


@record(frozen=True, slots=True)
class Memory:
    """What one's finished games add up to."""

    games: int
    won: int
    since: float | None  # seconds
    last: float | None
    bests: tuple[Best, ...]
    versus: tuple[Versus, ...]  # most games first
    courses: tuple[Course, ...]  # what was played last first
    ratings: tuple[RatingInfo, ...]  # the newest first
    older: int  # games that are not counted yet: who asks again is told of more
