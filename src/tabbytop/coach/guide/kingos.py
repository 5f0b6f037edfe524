"""Kingoš's island, counted: games of two to five, all of one level, with the usual options; what flowers, curses and
fields are worth is found in ``island``, by a turn each of half as many other games."""

from collections.abc import Iterable, Sequence
from random import Random

from tabbytop.bots import bot
from tabbytop.core import Action, AnyMenu, Seat, play_out
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Roll
from tabbytop.games.kingos.components import GUARDIANS
from tabbytop.games.kingos.phases.battle import guards_at, verdicts
from tabbytop.games.kingos.state import Rolling, State

from . import Chart, Figures, Row, island
from .counting import Counting
from .counts import Counts

GAMES = 960
LEVELS = ("hard", "medium")
PLAY = ("hard", "medium", "medium", "medium")  #: hard looks ahead, and takes twenty times as long
SEATS = (2, 3, 4, 5)


def countings(games: int, seed: int) -> Sequence[Counting]:
    return [
        Counting(GAME.key, island.count, (island.LEVEL,), seed, _turns(games)),
        Counting(GAME.key, count, LEVELS, seed, games),
    ]


def charts(found: Sequence[Counts], games: int) -> list[Chart]:
    given, counts = found
    fought = sorted(counts.called("guardian"), key=lambda key: (GUARDIANS[key].strength, key))

    def chart(key: str, names: str, figures: Iterable[tuple[str, Figures]]) -> Chart:
        return Chart(key, "dots", names, LEVELS, tuple(Row(*one) for one in figures), games)

    by_seats = "kingos-guide-seats-"
    return [
        *island.charts(given, _turns(games)),
        chart("island", by_seats, ((str(n), counts.shares(LEVELS, f"island {n}")) for n in SEATS)),
        chart("turns", by_seats, ((str(n), counts.means(LEVELS, f"turns {n}")) for n in SEATS)),
        chart("guardians", "kingos-guardian-", ((key, counts.shares(LEVELS, f"guardian {key}")) for key in fought)),
    ]


def _turns(games: int) -> int:
    return max(1, games // 2)


def count(seed: int, number: int, counts: Counts) -> None:
    """A game of bots of one level, and its battles."""
    level, seats = PLAY[number % len(PLAY)], SEATS[number // len(PLAY) % len(SEATS)]
    rng, choose = Random(f"{seed} {level} {seats} {number}"), bot(GAME.key, level).choose

    def decide(state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        return choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)

    def watch(before: State, seat: Seat, action: Action, after: State) -> None:
        if isinstance(action, Roll) and isinstance(before.top, Rolling):
            for one in verdicts(before, before.top.seat, action.face):
                for guardian in guards_at(before, one.cell):
                    counts.add(level, f"guardian {guardian}", float(one.result == "won"))

    end = play_out(GAME, GAME.new_game(seats, GAME.complete({})), decide, rng.randrange, watch=watch)
    outcome = GAME.outcome(end)
    counts.add(level, f"island {seats}", float(outcome.places[seats] == 1))
    counts.add(level, f"turns {seats}", end.turn)
