"""The tower, counted: the first turns of games that one bot plays alone, as physics lets it.

A whole game takes a minute of a core and more, most of it for the last floors; its first turns take seconds. A piece
holds if it stays where it was let go and nothing else comes down.
"""

from collections.abc import Sequence
from random import Random

from tabbytop.bots import bot
from tabbytop.bots.tower.trying import judged
from tabbytop.core import PHYSICS, Action, AnyMenu, Seat, play_out
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Meet
from tabbytop.games.tower.components import FLOORS, KIND_OF, WALL_KINDS, WALLS, Piece, sort_of
from tabbytop.games.tower.state import Petting, Placing, State, found, height, topmost
from tabbytop.physics import simulation_of

from . import Chart, Row
from .counting import Counting
from .counts import Counts

GAMES = 300
LEVELS = ("hard", "medium", "easy")
TURNS = 6
KINDS = (*WALL_KINDS, "floor", "cat", "kitten")
STORIES = range(1, 5)  #: the topmost floor, when a piece is let go
AFTER = ("top", "kitten", "goals")
ALL = ("all",)  #: whoever played


def countings(games: int, seed: int) -> Sequence[Counting]:
    return [Counting(GAME.key, count, LEVELS, seed, games)]


def count(seed: int, number: int, counts: Counts) -> None:
    level = LEVELS[number % len(LEVELS)]
    _Game(level, f"{seed} {level} {number}", counts).play()


def charts(given: Sequence[Counts], games: int) -> list[Chart]:
    (counts,) = given

    def of_all(kind: str) -> list[Row]:
        rows = [Row(one, counts.shares(ALL, f"{kind} {one}")) for one in counts.called(kind)]
        return sorted(rows, key=lambda row: -(row.figures[0].mean if row.figures[0] else 0.0))

    def chart(key: str, names: str, rows: Sequence[Row], series: tuple[str, ...] = LEVELS) -> Chart:
        return Chart(key, "dots", names, series, tuple(rows), games)

    return [
        chart("after", "tower-guide-after-row-", [Row(one, counts.means(LEVELS, one)) for one in AFTER]),
        chart("pieces", "tower-guide-piece-", [Row(kind, counts.shares(LEVELS, f"piece {kind}")) for kind in KINDS]),
        chart("floors", "tower-guide-floor-", [Row(str(n), counts.shares(LEVELS, f"floor {n}")) for n in STORIES]),
        chart("goals", "tower-goal-", of_all("goal"), ALL),
        chart("cards", "tower-action-", of_all("card"), ALL),
    ]


class Enough(Exception):
    """So many turns are counted."""

    def __init__(self, state: State) -> None:
        self.state = state


class _Game:
    """One game, and what of it is counted only when a turn or the game is over."""

    def __init__(self, level: str, source: str, counts: Counts) -> None:
        self.level, self.counts, self.rng = level, counts, Random(source)
        self.choose = bot(GAME.key, level).choose
        self.turn, self.card, self.stood = 0, 0, 1.0
        self.open: set[int] = set()  # goals that lay face up
        self.met: set[int] = set()

    def play(self) -> None:
        start = GAME.new_game(1, GAME.complete({}))
        try:
            end = play_out(GAME, start, self._decide, self.rng.randrange, simulation_of(GAME), self._watch)
        except Enough as enough:
            end = enough.state
        self._ends_turn()
        for one, value in zip(AFTER, (topmost(end), height(end, 0), len(self.met)), strict=True):
            self.counts.add(self.level, one, value)
        for goal in self.open | self.met:
            self.counts.add(*ALL, f"goal {goal}", float(goal in self.met))

    def _decide(self, state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        if state.turn.number > TURNS:
            raise Enough(state)
        if state.turn.number != self.turn:
            self._ends_turn()
            self.turn = state.turn.number
        self.card = state.turn.card or self.card
        self.open.update(state.goals.up)
        return self.choose(GAME.view(state, seat), menu, self.rng, may_decline=may_decline)

    def _ends_turn(self) -> None:
        if self.card:
            self.counts.add(*ALL, f"card {self.card}", self.stood)
        self.card, self.stood = 0, 1.0

    def _watch(self, before: State, seat: Seat, action: Action, after: State) -> None:
        if isinstance(action, Meet):
            self.met.add(action.card)
        if seat != PHYSICS or not isinstance(before.deed, Placing | Petting):
            return
        if isinstance(before.deed, Petting):
            self.stood *= judged(before, after, stays=True).holds
            return
        piece, hand = before.deed.piece, before.hand
        holds = float(judged(before, after, found(after, piece) is not None).holds)
        self.counts.add(self.level, f"piece {kind_of(piece)}", holds)
        self.counts.add(self.level, f"floor {topmost(before)}", holds)
        if hand is not None and hand.job == "action":
            self.stood *= holds


def kind_of(piece: Piece) -> str:
    return KIND_OF[piece] if piece in WALLS else "floor" if piece in FLOORS else sort_of(piece)
