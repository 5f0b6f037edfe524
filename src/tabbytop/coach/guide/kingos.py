"""Kingoš's island, counted: games of two to five, all of one level, with the usual options; what flowers, curses and
fields are worth is found in ``island``."""

from collections.abc import Callable, Sequence
from random import Random

from tabbytop.bots import bot
from tabbytop.core import Action, AnyMenu, Seat, play_out
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Roll
from tabbytop.games.kingos.components import GUARDIANS
from tabbytop.games.kingos.phases.battle import guards_at, verdicts
from tabbytop.games.kingos.state import Rolling, State

from . import Chart, Row, island
from .counts import Counts

GAMES = 1200
LEVELS = ("hard", "medium")
SEATS = (2, 3, 4, 5)
GIVEN = 5  #: for so many games one in which flowers are given, and so on


def charts(games: int, seed: int, told: Callable[[int], None]) -> list[Chart]:
    counts = Counts(LEVELS)
    each, done = max(1, games // (len(LEVELS) * len(SEATS))), 0
    for level in LEVELS:
        for seats in SEATS:
            for number in range(each):
                _play(level, seats, f"{seed} {level} {seats} {number}", counts)
                done += 1
                told(done)
    fought = sorted((key for key in GUARDIANS if counts.often(key)), key=lambda key: (GUARDIANS[key].strength, key))
    given = max(2, games // GIVEN)
    return [
        island.flowers(given, seed),
        island.curses(given, seed),
        island.fields(given, seed),
        _chart("island", "kingos-guide-seats-", [Row(str(n), counts.shares(("island", n))) for n in SEATS], done),
        _chart("turns", "kingos-guide-seats-", [Row(str(n), counts.means(("turns", n))) for n in SEATS], done),
        _chart("guardians", "kingos-guardian-", [Row(key, counts.shares(key)) for key in fought], done),
    ]


def _chart(key: str, names: str, rows: Sequence[Row], games: int) -> Chart:
    return Chart(key, "dots", names, LEVELS, tuple(rows), games)


def _play(level: str, seats: int, source: str, counts: Counts) -> None:
    rng, choose = Random(source), bot(GAME.key, level).choose

    def decide(state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        return choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)

    def watch(before: State, seat: Seat, action: Action, after: State) -> None:
        if isinstance(action, Roll) and isinstance(before.top, Rolling):
            for one in verdicts(before, before.top.seat, action.face):
                for guardian in guards_at(before, one.cell):
                    counts.add(level, guardian, float(one.result == "won"))

    end = play_out(GAME, GAME.new_game(seats, GAME.complete({})), decide, rng.randrange, watch=watch)
    outcome = GAME.outcome(end)
    counts.add(level, ("island", seats), float(outcome.places[seats] == 1))
    counts.add(level, ("turns", seats), end.turn)
