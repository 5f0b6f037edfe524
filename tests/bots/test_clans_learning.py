"""How the network of cat clans is learnt: its parts, and all of it once, tiny. Most of it needs torch."""

import os
import subprocess
import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy
import pytest

from tabbytop.bots import Budget, bot
from tabbytop.bots.clans.learning import __main__ as program
from tabbytop.bots.clans.learning.heights import said
from tabbytop.bots.clans.learning.symmetries import DIRECTIONS, SYMMETRIES, Symmetry
from tabbytop.bots.clans.learning.whole import WEIGHT, whole
from tabbytop.bots.clans.reading import Reading, read
from tabbytop.core import Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME
from tabbytop.games.clans.state import State
from tabbytop.kernels.clans import looks, network
from tabbytop.kernels.clans.boards import Board
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.features import ARROWS, NUMBERS, PLANES, numbers_seen, planes_seen
from tabbytop.kernels.clans.planes import Planes, dogs_of
from tabbytop.kernels.clans.playouts import asleep
from tabbytop.kernels.compiled import COMPILED
from tabbytop.kernels.words import u32

WITHOUT = "torch is not installed; it is not among what is locked"


def turns(games: int) -> list[Reading]:
    """Positions of random games in which a tile is to be turned."""
    found: list[Reading] = []

    def note(state: State, seat: Seat, *_: object) -> None:
        if state.step == "turn":
            found.append(read(GAME.view(state, seat)))

    for deal in range(games):
        rng = Random(deal)
        options = GAME.complete({"clans": "free", "powers": deal % 2 == 0})
        play_out(GAME, GAME.new_game(2, options), at_random(rng), rng.randrange, watch=note)
    return found


def seen(game: Reading, board: Board) -> tuple[Any, Any]:
    planes, numbers = numpy.zeros(PLANES, numpy.uint32), numpy.zeros(NUMBERS, numpy.int64)
    sides, left = game.contest.sides, len(game.pool)
    planes_seen(board, sides, u32(asleep(sides, game.pool, left)), game.seat, planes)
    numbers_seen(game.pool, left, sides, game.seat, numbers)
    return planes.astype(numpy.int64), numbers


# -- the symmetries ----------------------------------------------------------------------------------------------------
def moved(mask: int, side: Symmetry) -> int:
    return sum(1 << PLACE[cell] for cell in range(25) if mask >> PLACE[side.cells[cell]] & 1)


def laid(board: Board, side: Symmetry) -> Board:
    """Every tile on its new cell, every dog turned or mirrored."""
    on, dogs = board.on, int(dogs_of(board.on))
    straight = []
    for i in range(4):  # an arrow comes from another; the bits of all other tiles stay what they are
        arrow = int(on[side.planes[ARROWS + i] - ARROWS]) & dogs
        straight.append(moved(int(on[i]) & ~dogs | arrow, side))
    return Board(
        Planes(*(u32(one) for one in (*straight, *(moved(int(on[i]), side) for i in range(4, 7))))),
        u32(moved(int(board.hidden), side)),
    )


def test_there_are_eight_sides() -> None:
    assert len(set(SYMMETRIES)) == 8
    assert SYMMETRIES[0] == (tuple(range(25)), tuple(range(PLANES)))
    for side in SYMMETRIES:
        assert sorted(side.cells) == list(range(25))
        assert sorted(side.planes[ARROWS : ARROWS + 8]) == list(range(ARROWS, ARROWS + 8))
        assert {DIRECTIONS[plane - ARROWS][0] == 0 for plane in side.planes[ARROWS : ARROWS + 8 : 2][:2]} <= {
            True,
            False,
        }


@pytest.mark.parametrize("side", SYMMETRIES)
def test_a_layout_seen_from_a_side_is_the_layout_laid_so(side: Symmetry) -> None:
    """All planes: what is attacked, awake and led, too."""
    for game in turns(4):
        before, after = seen(game, game.board)[0], seen(game, laid(game.board, side))[0]
        assert [moved(int(before[plane]), side) for plane in side.planes] == after.tolist()


# -- whole numbers -----------------------------------------------------------------------------------------------------
@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """From which the network is read meanwhile."""
    monkeypatch.setattr(network, "FILE", tmp_path / "network.bin")
    looks.learnt.cache_clear()
    yield network.FILE
    looks.learnt.cache_clear()


def any_net(seed: int) -> dict[str, Any]:
    """Weights of no meaning, of the size that layers begin with."""
    rng, wide, narrow = numpy.random.default_rng(seed), network.WIDE, network.NARROW
    shapes = {"stem": (wide, PLANES, 3, 3), "glob": (wide, NUMBERS), "v1": (wide, wide), "v1g": (wide, NUMBERS)}
    shapes |= {"v2": (2, wide), "q1": (narrow, wide, 1, 1), "qg": (narrow, wide), "q2": (1, narrow, 1, 1)}
    for i in range(network.PAIRS):
        shapes |= {f"blocks.{i}.{name}": (wide, wide, 3, 3) for name in "ab"}
    shapes[f"blocks.{network.PAIRS // 2}.g"] = (wide, wide)
    found = {}
    for name, shape in shapes.items():
        size = 1 / sqrt(numpy.prod(shape[1:]))
        found[f"{name}.weight"] = rng.normal(0, size, shape).astype(numpy.float32)
        found[f"{name}.bias"] = rng.normal(0, size, shape[0]).astype(numpy.float32)
    return found


@pytest.mark.skipif(not looks.is_there(), reason="numpy cannot be imported here")
def test_whole_numbers_say_what_fractions_do(file: Path) -> None:
    games, net = turns(8), any_net(1)
    planes, numbers = (numpy.array(all_) for all_ in zip(*(seen(game, game.board) for game in games), strict=True))
    made, told = whole(net, planes, numbers), said(net, planes, numbers)
    file.write_bytes(made.written())
    weights, others = network.learnt()
    assert list(weights) == made.weights.ravel().tolist()
    assert list(others) == made.others.tolist()
    assert abs(made.weights).max() == WEIGHT
    assert 0 < made.fullest < 1
    rows = planes.astype(numpy.uint32), numbers
    for i, likes in list(enumerate(looks.likes(*rows)))[::5]:
        assert looks.chances(*rows)[i] / network.CHANCE == pytest.approx(told.chances[i], abs=0.03)
        assert likes / network.LIKING - likes.mean() / network.LIKING == pytest.approx(
            told.likes[i] - told.likes[i].mean(), abs=0.01
        )


# -- many games --------------------------------------------------------------------------------------------------------
ROWS = """
import sys
import numpy
from tabbytop.bots.clans.learning import rows
from tabbytop.kernels.clans.judging import MOVES, REACHES
from tabbytop.kernels.clans.tiles import BAGS, REACHES as TABLE

def zeros(*shape, kind=numpy.int32):
    return numpy.zeros(shape, kind)

def all_of(each, many, table):
    getattr(rows, sys.argv[1])(each)(many, table)

games = numpy.arange(4, dtype=numpy.int32)
pools = numpy.array([[BAGS[8 * pair + (k & 7)] >> 8 * (k >> 3) & 255 for pair in (0, 11, 33, 40)] for k in range(25)])
sides = numpy.array([[0, 1, 7, 7], [1, 6, 1, 6], [5, 3, 5, 3], [6, 4, 6, 4]], numpy.int32)
minds = zeros(4, REACHES + len(TABLE), kind=numpy.uint32)
minds[:, REACHES:] = TABLE
now = rows.Rows(zeros(4, 8), pools.astype(numpy.uint8), sides, zeros(4), games, zeros(4), minds, zeros(4), games,
                zeros(4), zeros(4, 64), zeros(4, 80, kind=numpy.uint8), zeros(4), 5, 25, 0)
all_of(rows.draw, 4, now)
all_of(rows.begin, 4, now)
for left in range(24, 0, -1):
    now = now._replace(left=left, seat=left % 2)
    all_of(rows.look, 4, now)
    print(now.planes.tolist(), now.numbers.tolist())
    hidden = now.planes[:, 0].tolist()
    now.places[:] = [max(place for place in range(30) if mask >> place & 1) for mask in hidden]
    all_of(rows.draw, 4, now)
    now = now._replace(left=left - 1)
    all_of(rows.list_each, 4, now)
    now.moves[:] = [minds[j, MOVES + now.many[j] // 2] for j in range(4)]
    print(now.many.tolist(), now.moves.tolist())
    if left > 1:
        all_of(rows.look_after, 4, now)
        print(now.planes.tolist())
    else:
        all_of(rows.count_after, 4, now)
        print(now.worths.tolist())
    all_of(rows.make, 4, now)
"""


@pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")
def test_the_same_games_on_cores_and_on_a_card() -> None:
    """In machine code, in plain Python, and as threads of a card that numba simulates."""
    plain = {"TABBYTOP_PLAIN": "1"}
    played = []
    for how, settings in (("on_cores", {}), ("on_cores", plain), ("on_a_card", plain | {"NUMBA_ENABLE_CUDASIM": "1"})):
        done = subprocess.run(
            [sys.executable, "-c", ROWS, how],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **settings},
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        played.append(done.stdout.splitlines())
    assert len(played[0]) == 3 * 24
    assert played[0] == played[1] == played[2]


# -- all of it ---------------------------------------------------------------------------------------------------------
def test_without_torch_it_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.setattr(sys, "argv", ["learning", "learn", "--into", str(tmp_path)])
    with pytest.raises(SystemExit, match=r'pip install "tabbytop\[torch\]"'):
        program.main()


def test_lessons_believe_the_end_as_far_as_they_trust_it() -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT)
    from tabbytop.bots.clans.learning.lessons import lessons
    from tabbytop.bots.clans.learning.playing import Played, Turn

    def turn(chance: float, strayed: bool) -> Turn:
        nothing = torch.zeros(1, 1)
        return Turn(nothing, nothing, torch.tensor([chance]), torch.tensor([strayed]), nothing)

    ends = torch.tensor([1.0]), torch.tensor([5.0]), torch.tensor([False])
    straight = Played([turn(0.2, False), turn(0.4, False), turn(1.0, False)], *ends)
    assert lessons(straight, 1.0).chances.tolist() == [1, 0, 1]  # of who turns next: seat 0, seat 1, seat 0
    assert lessons(straight, 0.0).chances.tolist() == pytest.approx([0.2, 0.6, 1])
    assert lessons(straight, 0.5).chances.tolist() == pytest.approx([0.45, 0.3, 1])
    assert lessons(straight, 0.5).leads.tolist() == [0.5, -0.5, 0.5]
    strayed = Played([turn(0.2, False), turn(0.4, True), turn(1.0, False)], *ends)
    assert lessons(strayed, 1.0).chances.tolist() == pytest.approx([0.4, 0.6, 1])


def test_it_learns_and_plays(tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One round anew and one more; what is written plays legal moves."""
    torch = pytest.importorskip("torch", reason=WITHOUT)
    program.learnt(1e-9, 8, None, tmp_path)
    program.learnt(1e-9, 8, tmp_path, tmp_path / "on")
    assert capsys.readouterr().out.count("over itself as it began") == 2
    steps = [torch.load(run / program.NAME)["steps"] for run in (tmp_path, tmp_path / "on")]
    assert steps == [8, 16]
    program.write_down(tmp_path / "on" / program.NAME, file, games=2)
    weights, others = map(list, network.learnt())
    assert (len(weights), len(others)) == (network.WEIGHTS * network.WIDE, network.OTHERS)
    expert, quick, rng = bot("clans", "expert"), Budget(work=8), Random(1)

    def decide(state: State, seat: int, menu: Any, may_decline: bool) -> Any:
        return expert.choose(GAME.view(state, seat), menu, rng, quick)

    end = play_out(GAME, GAME.new_game(2, GAME.complete({"clans": "first"})), decide, rng.randrange)
    assert GAME.outcome(end).winners


def test_what_it_learns_from_it_knows_better_afterwards() -> None:
    torch = pytest.importorskip("torch", reason=WITHOUT)
    from tabbytop.bots.clans.learning.games import Mix
    from tabbytop.bots.clans.learning.lessons import lessons
    from tabbytop.bots.clans.learning.net import Eyes
    from tabbytop.bots.clans.learning.playing import Habits, played
    from tabbytop.bots.clans.learning.teaching import Pupil

    torch.manual_seed(1)
    pupil = Pupil()
    eyes = Eyes(pupil.mean)
    games = played((eyes, eyes), 16, 1, Mix(0.4, 0.45), Habits(0.04, 3, 1))
    assert len(games.turns) == 24
    assert {float(won) for won in games.won} <= {0.0, 0.5, 1.0}
    assert all(((lead > 0) <= (won == 1)) for lead, won in zip(games.lead.tolist(), games.won.tolist(), strict=True))
    assert [int((turn.cells >= 0).sum()) for turn in games.turns] == [16] * 21 + [12, 8, 0]  # four games, four cells
    found = lessons(games, 0.9)
    wrong = [float(pupil.learn(found, 5e-3)[0]) for _ in range(40)]
    assert wrong[0] == pytest.approx(0.69, abs=0.05)
    assert wrong[-1] < wrong[0] - 0.05
