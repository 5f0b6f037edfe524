"""The tower, counted: the first turns of games that one bot plays alone, as physics lets it.

A whole game takes a minute of a core and more, most of it for the last floors; its first turns take seconds. A piece
holds if it stays where it was let go and nothing else comes down.
"""

from collections.abc import Callable, Hashable, Iterable
from random import Random

from tabbytop.bots import bot
from tabbytop.bots.tower.trying import judged
from tabbytop.core import PHYSICS, Action, AnyMenu, Seat, play_out
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Meet
from tabbytop.games.tower.components import ACTIONS, FLOORS, KIND_OF, WALL_KINDS, WALLS, Piece, sort_of
from tabbytop.games.tower.state import Petting, Placing, State, found, height, topmost
from tabbytop.physics import simulation_of

from . import Chart, Figure, Row, share
from .counts import Counts

GAMES = 102
LEVELS = ("hard", "medium", "easy")
TURNS = 6
KINDS = (*WALL_KINDS, "floor", "cat", "kitten")
STORIES = range(1, 5)  #: the topmost floor, when a piece is let go
AFTER = ("top", "kitten", "goals")
ALL = "all"  #: of every level together


def charts(games: int, seed: int, told: Callable[[int], None]) -> list[Chart]:
    counts = Counts(LEVELS)
    each = max(1, games // len(LEVELS))
    for place, level in enumerate(LEVELS):
        for number in range(each):
            _Game(level, f"{seed} {level} {number}", counts).play()
            told(place * each + number + 1)
    done = each * len(LEVELS)

    def chart(key: str, names: str, series: tuple[str, ...], rows: Iterable[Row]) -> Chart:
        return Chart(key, "dots", names, series, tuple(rows), done)

    chosen = [(card, _of_all(counts, ("card", card))) for card in ACTIONS if counts.often(("card", card))]
    chosen.sort(key=lambda one: -one[1].mean)
    return [
        chart("after", "tower-guide-after-row-", LEVELS, (Row(one, counts.means(one)) for one in AFTER)),
        chart("floors", "tower-guide-floor-", LEVELS, (Row(str(n), counts.shares(("floor", n))) for n in STORIES)),
        chart("pieces", "tower-guide-piece-", LEVELS, (Row(kind, counts.shares(("piece", kind))) for kind in KINDS)),
        chart("cards", "tower-action-", (ALL,), (Row(str(card), (figure,)) for card, figure in chosen)),
    ]


def _of_all(counts: Counts, what: Hashable) -> Figure:
    """Of values that are 1 or 0, whoever played."""
    values = [value for level in LEVELS for value in counts.values[level, what]]
    return share(sum(values), len(values))


class Enough(Exception):
    """So many turns are counted."""

    def __init__(self, state: State) -> None:
        self.state = state


class _Game:
    """One game, and what of it is counted only when a turn or the game is over."""

    def __init__(self, level: str, source: str, counts: Counts) -> None:
        self.level, self.counts, self.rng = level, counts, Random(source)
        self.choose = bot(GAME.key, level).choose
        self.turn, self.card, self.stood, self.met = 0, 0, 1.0, 0

    def play(self) -> None:
        start = GAME.new_game(1, GAME.complete({}))
        try:
            end = play_out(GAME, start, self._decide, self.rng.randrange, simulation_of(GAME), self._watch)
        except Enough as enough:
            end = enough.state
        self._ends_turn()
        for one, value in zip(AFTER, (topmost(end), height(end, 0), self.met), strict=True):
            self._add(one, value)

    def _add(self, what: Hashable, value: float) -> None:
        self.counts.add(self.level, what, value)

    def _decide(self, state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        if state.turn.number > TURNS:
            raise Enough(state)
        if state.turn.number != self.turn:
            self._ends_turn()
            self.turn = state.turn.number
        self.card = state.turn.card or self.card
        return self.choose(GAME.view(state, seat), menu, self.rng, may_decline=may_decline)

    def _ends_turn(self) -> None:
        if self.card:
            self._add(("card", self.card), self.stood)
        self.card, self.stood = 0, 1.0

    def _watch(self, before: State, seat: Seat, action: Action, after: State) -> None:
        if isinstance(action, Meet):
            self.met += 1
        if seat != PHYSICS or not isinstance(before.deed, Placing | Petting):
            return
        if isinstance(before.deed, Petting):
            self.stood *= judged(before, after, stays=True).holds
            return
        piece, hand = before.deed.piece, before.hand
        holds = float(judged(before, after, found(after, piece) is not None).holds)
        self._add(("piece", kind_of(piece)), holds)
        self._add(("floor", topmost(before)), holds)
        if hand is not None and hand.job == "action":
            self.stood *= holds


def kind_of(piece: Piece) -> str:
    return KIND_OF[piece] if piece in WALLS else "floor" if piece in FLOORS else sort_of(piece)
