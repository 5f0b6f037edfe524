"""What crosses the wire of the games that are played here, as frozen values."""

from typing import Any, Literal

from tabbytop.bots import Level
from tabbytop.core import Options
from tabbytop.core.options import OptionValue, When
from tabbytop.core.records import record


@record(frozen=True, slots=True)
class OptionInfo:
    """Values in the order in which they are offered; the first need not be the default."""

    key: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    seats: tuple[tuple[int, ...], ...]  # of each value: for how many seats it can be chosen
    when: When  # it matters with these values of other options, and of "seats"
    follows: When  # what is usual with each value of another option, in the order of its values


@record(frozen=True, slots=True)
class GameInfo:
    key: str
    rules: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[Level, ...]
    brought: tuple[str, ...]  # bots that this house was given, by the names to choose them by: hasty, my_cats:Hasty
    rated: tuple[int, ...]  # for how many seats it can be rated, with the usual options
    apart: Options | None  # what to choose so that they play against each other; null: they never do
    extra: Any  # what was added to the box from outside, as its board knows to read it
    lacks: Literal["physics"] | None  # what this server has not, so that the game cannot be played here
    hinted: bool  # are there hints?
    # of a game that is over: a curve of chances; where physics decides, which cannot be valued far ahead, in how many
    # hands each piece would have held; null: nothing
    analysed: Literal["curve", "hands"] | None
