"""What flowers, curses and fields of Kingoš's island are worth: the same worlds with it and without, as the coach plays
them on."""

from collections.abc import Callable
from random import Random
from statistics import fmean

from tabbytop.bots import bot
from tabbytop.bots.kingos.standing import is_quiet
from tabbytop.coach.kingos import VALUING
from tabbytop.coach.valuing import SCORE
from tabbytop.core import CHANCE, Action, AnyMenu, Seat, play_out
from tabbytop.games.kingos import GAME
from tabbytop.games.kingos.actions import Lay
from tabbytop.games.kingos.components import CURSES, FLOWERS, CardKey, CurseKey, FlowerKey
from tabbytop.games.kingos.phases.common import with_player
from tabbytop.games.kingos.state import Acting, Exploring, State

from . import Chart, Row
from .counts import Counts

LEVEL = "medium"
SEATS = 3
WORLDS = 8
SIDES = ("owner", "island")
OFTEN = 20  #: times that it came, of which it is told


def count(seed: int, number: int, counts: Counts) -> None:
    """In one turn of a game, each flower more in the hand, off the deck, and each curse more on a free place of the
    table, of whose turn it is; in another game, each card that may lie on one field, under who explores it, against the
    mean of all of them."""
    state = turn_of(f"{seed} flowers {number}")
    without = _chances(state, _whose(state), number)
    for kind, given, give in (("flower", FLOWERS, with_flower), ("curse", CURSES, with_curse)):
        for one in given:
            after = give(state, one)
            if after is not None:
                _add(counts, f"{kind} {one}", _chances(after, _whose(state), number), without)
    state, rng = unknown_of(f"{seed} fields {number}"), Random(f"{seed} turned {number}")
    stack = state.table.beach or state.table.citadel
    worths = {card: _chances(_with_field(state, card, rng), _whose(state), number) for card in dict.fromkeys(stack)}
    owner, island = (fmean(worths[card][side] for card in stack) for side in range(len(SIDES)))
    for card, worth in worths.items():
        _add(counts, f"field {card}", worth, (owner, island))


def charts(counts: Counts, games: int) -> list[Chart]:
    def chart(key: str, names: str, kind: str) -> Chart:
        """The best for its owner at the top; nothing of what hardly came."""
        rows = [Row(one, counts.means(SIDES, f"{kind} {one}", OFTEN)) for one in counts.called(kind)]
        rows = [row for row in rows if all(row.figures)]
        rows.sort(key=lambda row: -(row.figures[0].mean if row.figures[0] else 0.0))
        return Chart(key, "dots", names, SIDES, tuple(rows), games)

    return [
        chart("flowers", "kingos-flower-", "flower"),
        chart("curses", "kingos-curse-", "curse"),
        chart("fields", "kingos-card-", "field"),
    ]


def _with_field(state: State, card: CardKey, rng: Random) -> State:
    """Turned in some way that is allowed."""
    turns = [action for action, _ in GAME.chances(state) if isinstance(action, Lay) and action.card == card]
    return GAME.apply(state, CHANCE, rng.choice(turns))


def _add(counts: Counts, what: str, worth: tuple[float, float], without: tuple[float, float]) -> None:
    for side, now, before in zip(SIDES, worth, without, strict=True):
        counts.add(side, what, now - before)


def turn_of(source: str) -> State:
    """Any turn of a game, as it begins."""
    return _any_of(source, is_quiet)


def unknown_of(source: str) -> State:
    """Any position of a game in which a field is about to be turned up."""
    return _any_of(source, lambda state: isinstance(state.top, Exploring))


def _any_of(source: str, is_one: Callable[[State], bool]) -> State:
    rng, choose = Random(source), bot(GAME.key, LEVEL).choose
    found: list[State] = []

    def decide(state: State, seat: Seat, menu: AnyMenu, may_decline: bool) -> Action | None:
        return choose(GAME.view(state, seat), menu, rng, may_decline=may_decline)

    def watch(before: State, seat: Seat, action: Action, after: State) -> None:
        if is_one(before) and (not found or found[-1].turn != before.turn):
            found.append(before)

    play_out(GAME, GAME.new_game(SEATS, GAME.complete({})), decide, rng.randrange, watch=watch)
    return rng.choice(found)


def with_flower(state: State, flower: FlowerKey) -> State | None:
    """None where there is none left."""
    left = list(state.table.flowers)
    if flower not in left:
        return None
    left.remove(flower)
    seat = _whose(state)
    now = state._replace(table=state.table._replace(flowers=tuple(left)))
    return with_player(now, seat, hand=tuple(sorted((*state.players[seat].hand, flower))))


def with_curse(state: State, curse: CurseKey) -> State | None:
    """On a free place, which of them by the turn; None where it is not in the deck, or no place is free."""
    seat = _whose(state)
    laid, left = list(state.players[seat].curses), list(state.table.curses)
    free = [place for place, other in enumerate(laid) if not other]
    if curse not in left or not free:
        return None
    left.remove(curse)
    laid[free[state.turn % len(free)]] = curse
    now = state._replace(table=state.table._replace(curses=tuple(left)))
    return with_player(now, seat, curses=tuple(laid))


def _whose(state: State) -> Seat:
    assert isinstance(state.top, Acting | Exploring)
    return state.top.seat


def _chances(state: State, seat: Seat, number: int) -> tuple[float, float]:
    """Of the seat and of the island, in hundredths."""
    worlds = VALUING.played_on(state, WORLDS, number)
    return float(worlds[:, seat, SCORE].mean()), float(worlds[:, -1, SCORE].mean())
