"""What a flower of the island is worth: one more in a hand where a turn begins, the same worlds with it and without,
as the coach plays them on."""

from random import Random

from tabbytop.bots import bot
from tabbytop.coach.kingos import VALUING
from tabbytop.coach.kingos.standing import is_quiet
from tabbytop.coach.valuing import SCORE
from tabbytop.core import Action, AnyMenu, Seat, play_out
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.components import FLOWERS, FlowerKey
from tabbytop.games.kingos.phases.common import with_player
from tabbytop.games.kingos.state import Acting, State

from . import Chart, Row
from .counts import Counts

LEVEL = "medium"
SEATS = 3
WORLDS = 8
SIDES = ("owner", "island")


def chart(games: int, seed: int) -> Chart:
    """One turn of every game. The best for its owner at the top."""
    counts = Counts(SIDES)
    for number in range(games):
        state = turn_of(f"{seed} flowers {number}")
        without = _chances(state, number)
        for flower in FLOWERS:
            after = given(state, flower)
            if after is not None:
                for side, now, before in zip(SIDES, _chances(after, number), without, strict=True):
                    counts.add(side, flower, now - before)
    rows = [Row(flower, counts.means(flower)) for flower in FLOWERS]
    rows.sort(key=lambda row: -(row.figures[0].mean if row.figures[0] else 0.0))
    return Chart("flowers", "dots", "kingos-flower-", SIDES, tuple(rows), games)


def turn_of(source: str) -> State:
    """Any turn of a game, as it begins."""
    rng, choose = Random(source), bot(GAME.key, LEVEL).choose
    turns: list[State] = []

    def decide(state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        if is_quiet(state) and (not turns or turns[-1].turn != state.turn):
            turns.append(state)
        return choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)

    play_out(GAME, GAME.new_game(SEATS, GAME.complete({})), decide, rng.randrange)
    return rng.choice(turns)


def given(state: State, flower: FlowerKey) -> State | None:
    """To whose turn it is, off the deck; None where there is none left."""
    left = list(state.table.flowers)
    if flower not in left:
        return None
    left.remove(flower)
    seat = _whose(state)
    now = state._replace(table=state.table._replace(flowers=tuple(left)))
    return with_player(now, seat, hand=tuple(sorted((*state.players[seat].hand, flower))))


def _whose(state: State) -> Seat:
    assert isinstance(state.top, Acting)
    return state.top.seat


def _chances(state: State, number: int) -> tuple[float, float]:
    """Of whose turn it is and of the island, in hundredths."""
    worlds = VALUING.played_on(state, WORLDS, number)
    return float(worlds[:, _whose(state), SCORE].mean()), float(worlds[:, -1, SCORE].mean())
