"""Does the look back at a tower find a bad place? In towers that a bot builds alone, one piece is let go where it holds
in six hands fewer of eight than at the best place that a hint names; where it fell then, it should be a turning point.
Run by ``python -m benchmarks.coach tower LEVEL --planted``.

Only the first turns of a game are played: whole ones take a minute of a core and more, looking back at one two.
Bad places are what a clumsy hand makes of good ones: centimetres aside, and turned. Not every game has one: low down
almost every place holds.
"""

from collections.abc import Callable
from random import Random

from tabbytop.bots import bot
from tabbytop.bots.tower.hand import Tremor, let_go
from tabbytop.coach.tower import HINTING
from tabbytop.coach.tower.hands import HANDS, held
from tabbytop.coach.tower.looking import Looking
from tabbytop.core import PHYSICS, Action, AnyMenu, Moved, Record, Sitter
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Place
from tabbytop.physics import simulation_of

from .blunders import Planted

TURNS = 4
FEWER = 6  #: hands
SLIPS, AT_FIRST = 2, 3  #: bad places beside each good one, and the hands that all have to fail there
CLUMSY = Tremor(aside=40.0, turn=40.0)

Meddle = Callable[[Record, AnyMenu], Action | None]


def plant(level: str, number: int) -> Planted | None:
    """None where none of the pieces that were looked at could be let go as badly as that, or where it stood all the
    same."""
    found = _blunder(built(level, number), number)
    if found is None:
        return None
    move, better, worst, fewer = found
    record = built(level, number, lambda record, menu: worst if record.seq == move.seq else None)
    planted = next(one for one in record.line if one.seq == move.seq)
    assert planted.action == worst, "the game came to another decision"
    work = Looking(record)
    for _ in work.go_on():
        pass
    looked = work.analysis
    if next(step.stood for step in looked.steps if step.n == move.seq):
        return None
    write = GAME.notation.write
    return Planted(number, move.seq, write(worst), write(better), fewer / HANDS, 0.0, looked.turning_points)


def built(level: str, number: int, meddle: Meddle = lambda *_: None) -> Record:
    """The first turns of a game that a bot plays alone."""
    simulate, rng, choose = simulation_of(GAME), Random(f"{number} bot"), bot(GAME.key, level).choose
    record = Record.open(GAME, [Sitter("bot", level)], Random(f"{number} deal").randbytes(32), (), {})
    while True:
        record.advance()
        if record.is_over or record.state.turn.number > TURNS:
            return record
        if record.to_act.must == (PHYSICS,):
            record.play(PHYSICS, simulate(GAME.physics.request(record.state)))
        else:
            menu = record.menu(0)
            record.play(0, meddle(record, menu) or choose(GAME.view(record.state, 0), menu, rng))


def _blunder(record: Record, number: int) -> tuple[Moved, Place, Place, int] | None:
    """A piece that was let go, its best place and its worst, and in how many hands fewer that holds."""
    rng = Random(f"{number} place")
    let = [at for at, move in enumerate(record.line) if isinstance(move.action, Place)]
    for at in rng.sample(let, len(let)):
        state, move = record.states[at], record.line[at]
        view, menu = GAME.view(state, 0), GAME.legal(state, 0)
        named = [one for one in HINTING.choices(view, menu) if isinstance(one, Place)]
        slips = [let_go(one, CLUMSY, menu, rng) for one in named for _ in range(SLIPS)]
        worst = next((one for one in slips if not held(view, one, AT_FIRST)), None)
        if worst is not None:
            best = max(named, key=lambda one: held(view, one))
            fewer = held(view, best) - held(view, worst)
            if fewer >= FEWER:
                return move, best, worst, fewer
    return None
