"""A series: what the same people play one game after the other, and how it stands between them (a match).

The score is kept beside the table, as it was before its game, by seat: it goes along with the people when a rematch
exchanges seats. It is theirs alone: where somebody else has sat down, another series begins. Pure functions.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from tabbytop.contests import rotated
from tabbytop.core import AnyGame, Seat
from tabbytop.core.records import record, replace

if TYPE_CHECKING:  # a table holds one
    from .table import Chair, Table

BestOf: TypeAlias = Literal[0, 3, 5]  #: games; 0: as many as they like


@record(frozen=True, slots=True)
class Series:
    best_of: int = 0
    wins: tuple[int, ...] = ()  #: by seat, games won alone; () before the first
    draws: int = 0  #: games that several won, or nobody
    who: tuple[str, ...] = ()  #: whose they are, by seat: a person, or a bot's level

    @property
    def played(self) -> int:
        return sum(self.wins) + self.draws

    @property
    def winner(self) -> Seat | None:
        """Who has won it: more than half of all games, or the most when all are played. Where that is nobody, the next
        game that somebody wins decides."""
        most = max(self.wins, default=0)
        is_decided = 2 * most > self.best_of or self.played >= self.best_of
        if not self.best_of or not is_decided or self.wins.count(most) != 1:
            return None
        return self.wins.index(most)

    @property
    def is_over(self) -> bool:
        return self.winner is not None


NO_SERIES = Series()


def is_counted(game: AnyGame, table: "Table") -> bool:
    """Is there anything between those who play? Not for one alone, nor where all win or lose together."""
    return len(table.chairs) > 1 and not game.flow.is_together(table.options)


def before(table: "Table") -> Series:
    """As it stood before the game of this table."""
    series = table.series
    return series if series.who == _who(table.chairs) else Series(series.best_of)


def now(table: "Table") -> Series:
    """With this game, if it is over. Practice counts for nothing."""
    series, seats = before(table), range(len(table.chairs))
    if table.phase != "over" or table.practice or not table.places:
        return series
    wins = series.wins or (0,) * len(seats)
    alone = table.places.index(1) if table.places.count(1) == 1 else None
    alone = alone if alone in seats else None
    counted = tuple(count + (seat == alone) for seat, count in enumerate(wins))
    return Series(series.best_of, counted, series.draws + (alone is None), _who(table.chairs))


def following(table: "Table", best_of: int | None) -> Series:
    """As it stands before a rematch, in which everybody has moved on by one seat. After one that was won, or that
    would be by what is agreed now, another begins."""
    series = now(table)
    agreed = series.best_of if best_of is None else best_of
    if series.is_over or replace(series, best_of=agreed).is_over or not series.played:
        return Series(agreed)
    return Series(agreed, rotated(series.wins), series.draws, rotated(series.who))


def _who(chairs: Sequence["Chair"]) -> tuple[str, ...]:
    return tuple(chair.person or chair.level or "" for chair in chairs)
