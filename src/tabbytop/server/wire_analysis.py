"""What crosses the wire of the coach: a game that was analysed, a hint."""

from typing import Annotated, Any, Literal

from tabbytop.core import Line
from tabbytop.core.records import record


@record(frozen=True, slots=True)
class SideSum:
    """Of one side, in score: final - initial = luck + skill + unseen; null where luck is not told from skill."""

    luck: float | None
    skill: float | None
    unseen: float | None
    final: float
    initial: float
    doubt: float | None  # how far off luck and skill may be: one standard error


@record(frozen=True, slots=True)
class ReasonInfo:
    """What an action changed at once: a line of the score sheet that came, went or counted otherwise, as if the game
    had ended then; or what a judge saw ahead in it, in a line `ahead-…`."""

    line: Line
    points: float  # more or less, for who decided


@record(frozen=True, slots=True)
class BetterMove:
    """What would have been better: by how much of a win and of score, and how sure that is."""

    action: Annotated[Any, "{ readonly type: string }"]
    said: str  # in notation
    chance: float
    score: float
    sure: bool  # more than two standard errors
    reasons: tuple[ReasonInfo, ...]


@record(frozen=True, slots=True)
class TriedInfo:
    """A piece that somebody let go in the tower: did all stand, and in how many hands would it have?"""

    stood: bool
    held: int | None  # null: it was not tried again
    hands: int
    fell: Literal["luck", "close", "place"] | None  # bad luck, a close thing, or a bad place; null: it stood


@record(frozen=True, slots=True)
class GuessInfo:
    """How good a position seems to those who cannot see all of it, a figure a side: to somebody who looks on, and to
    each by what its own seat sees."""

    seen_chances: tuple[float, ...]
    seen_scores: tuple[float, ...]
    own_chances: tuple[float, ...]
    own_scores: tuple[float, ...]


@record(frozen=True, slots=True)
class AnalysedStep:
    """One entry of the record, and how good the position is after it, a figure a side; null while others choose too."""

    seq: int
    seat: int
    action: Annotated[Any, "{ readonly type: string }"]
    said: str  # in notation
    chances: tuple[float, ...] | None
    scores: tuple[float, ...] | None
    error: float  # standard error of the chances
    luck: tuple[float, ...] | None  # of a draw: what it gave each side, in score
    better: BetterMove | None
    reasons: tuple[ReasonInfo, ...]
    guess: GuessInfo | None = None  # null where nothing is hidden in the whole game, and within a turn
    tried: TriedInfo | None = None  # in a game that is looked at by hands, and has such steps alone


@record(frozen=True, slots=True)
class AnalysisInfo:
    """How good a game was, step by step; there is something to be read when all is ``done``."""

    done: float | None  # how much of the work; null: nobody has asked for it
    unit: str  # what scores are: its text is `coach-unit-UNIT`
    sides: tuple[SideSum, ...]
    steps: tuple[AnalysedStep, ...]
    turning_points: tuple[int, ...]  # entries
    worlds: int  # games played on from each position; of the tower hands


@record(frozen=True, slots=True)
class AdviceInfo:
    """One choice, by bots that play on from it: the chance and the score that it promises, and by how much that is less
    than by the best. Of a place in the tower the chance is that all stands when the piece is let go."""

    action: Annotated[Any, "{ readonly type: string }"]
    said: str  # in notation
    chance: float
    score: float
    less_chance: float
    less_score: float
    sure: bool  # is it surely less, by more than two standard errors?
    reasons: tuple[ReasonInfo, ...]


@record(frozen=True, slots=True)
class NewHint:
    """What is to be weighed beside the choices that look best. It may be left out, and so may the body."""

    weigh: Annotated[Any, "{ readonly type: string } | null"] = None


@record(frozen=True, slots=True)
class HintInfo:
    """The choices of a seat, the best first, at the position with this number: all, or where there are many those that
    look best. Nobody is kept waiting for long: until they are found there are none, and whoever asks again waits on."""

    seq: int
    seat: int
    unit: str  # what scores are: its text is `coach-unit-UNIT`
    worlds: int  # in how many each choice was tried; of the tower in how many hands
    choices: tuple[AdviceInfo, ...]
    state: Literal["found", "counting", "preparing"] = "found"  # the last: what counts is made ready for the game
