"""What takes long, asked of machine code outside of Python where a browser has some, and else here.

The machine code is WebAssembly made of the very functions that are asked here else (``web/pack/kernel.py``), and lies
beside this file in the pack that browsers fetch. It has a memory of its own, in which all that a question needs is laid
at fixed places; numbers that it gives back lie where numbers were given.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any

from tabbytop.games.clans.board import CELLS
from tabbytop.kernels.compiled import table

from . import endings, features, looks, network, playouts, showing
from .boards import MOST, Board
from .cells import PLACE
from .judging import AT_ONE_TIME, REACHES, RESTS, ROWS, SHARES, SIDE_BY_SIDE
from .network import EDGED, OTHERS, SHOWN, SPOTS, WEIGHTS, WIDE, Network
from .settling import Contest

FILE = Path(__file__).parent / "kernel.wasm"
#: Places in its memory: the stack ends where a play-out's copy begins; then come turns ahead, what becomes of a call,
#: and the question: numbers, a position, the tiles face down, a mind.
SPARE, FRAMES, CALL, NUMBERS, POSITION, POOL, MIND = 0x8000, 0x9000, 0xF000, 0x10000, 0x13000, 0x13100, 0x13200
SAME = ROWS * SIDE_BY_SIDE + 2 * MOST  #: words of a mind there before those that stay as they are
MIND_WORDS = SAME + SHARES - REACHES + 2 * RESTS * AT_ONE_TIME
#: Then the network, array by array: how many bytes each takes, and where it lies.
LEARNT = 0x40000
WIDTHS = Network(
    weights=4 * WEIGHTS * WIDE,
    others=8 * OTHERS,
    levels=4 * EDGED * EDGED * WIDE,
    inner=4 * EDGED * EDGED * WIDE,
    sums=4 * CELLS * WIDE,
    means=8 * 2 * WIDE,
    planes=4 * features.PLANES * SHOWN,
    numbers=8 * features.NUMBERS * SHOWN,
    places=8 * CELLS,
    spots=8 * CELLS,
)
LIES = Network(*(LEARNT + sum(WIDTHS[:i]) for i in range(len(WIDTHS))))
assert MOST <= SHOWN, "all swaps of a turn are laid out at once"
PAGES = -(-(LEARNT + sum(WIDTHS)) // 0x10000)  #: of 64 KiB each


class Machine:
    """A module of WebAssembly, by what Pyodide knows of JavaScript."""

    def __init__(self, code: bytes) -> None:
        js, ffi = import_module("js"), import_module("pyodide.ffi")

        def given(**named: Any) -> Any:
            return ffi.to_js(named, dict_converter=js.Object.fromEntries)

        memory = js.WebAssembly.Memory.new(given(initial=PAGES))
        stack = js.WebAssembly.Global.new(given(value="i32", mutable=True), SPARE)
        module = js.WebAssembly.Module.new(ffi.to_js(code))
        needs = given(env=given(__linear_memory=memory, __stack_pointer=stack))
        self._functions = js.WebAssembly.Instance.new(module, needs).exports
        self._bytes = js.Uint8Array.new(memory.buffer)
        self._known: list[int] = []  # of a mind, as it lies there
        self._has_learnt = False

    def know(self, mind: Any) -> None:
        """What play-outs ask for."""
        if mind[REACHES:] != self._known:
            self._known = mind[REACHES:]
            self._put(MIND + 4 * SAME, array("I", self._known))

    def learn(self) -> None:
        """What the network is asked for."""
        if not self._has_learnt:
            weights, others = network.learnt()
            self._put(LIES.weights, array("f", weights))
            self._put(LIES.others, array("q", others))
            self._put(LIES.places, array("q", PLACE))
            self._put(LIES.spots, array("q", SPOTS))
            self._has_learnt = True

    def ask(self, what: str, contest: Contest, board: Board, pool: Any, numbers: Sequence[int]) -> "array[int]":
        """The numbers, as they are then; before them the answer."""
        words = (*board.on, board.hidden, *contest.sides, *contest.terms)
        self._put(POSITION, array("I", [word & 0xFFFFFFFF for word in words]))
        self._put(POOL, bytes(pool))
        said = array("q", [0, len(pool), *numbers])
        self._put(NUMBERS, said)
        getattr(self._functions, what)(CALL, CALL + 8)
        held = self._bytes.subarray(NUMBERS, NUMBERS + 8 * len(said))
        return array("q", held.to_bytes())

    def _put(self, at: int, held: Any) -> None:
        data = bytes(held)
        if data:
            self._bytes.subarray(at, at + len(data)).assign(data)


@cache
def machine() -> Machine | None:
    """None where Python itself has machine code, or there is none."""
    return Machine(FILE.read_bytes()) if FILE.exists() else None


def try_out(
    mind: Any, contest: Contest, board: Board, pool: Any, seat: int, candidates: Any, sums: Any, *race: int
) -> None:
    """``playouts.try_out``"""
    there = machine()
    if there is None:
        playouts.try_out(mind, contest, board, pool, seat, candidates, sums, *race)
        return
    there.know(mind)
    many = len(candidates)
    found = there.ask("try_out", contest, board, pool, [seat, *race, many, *candidates, *sums])
    sums[:] = list(found[-many:])


def exact(mind: Any, contest: Contest, board: Board, pool: Any, seat: int, floor: int, bound: int, only: int) -> int:
    """``endings.exact``"""
    there = machine()
    if there is None:
        return endings.exact(mind, contest, board, pool, seat, floor, bound, only)
    there.know(mind)
    return there.ask("exact", contest, board, pool, [seat, floor, bound, only])[0]


def expected(mind: Any, contest: Contest, board: Board, pool: Any, *turn: int) -> int:
    """``playouts.expected``"""
    there = machine()
    if there is None:
        return playouts.expected(mind, contest, board, pool, *turn)
    there.know(mind)
    return there.ask("expected", contest, board, pool, turn)[0]


def has_network() -> bool:
    """Is there somebody to ask the network?"""
    return machine() is not None or looks.is_there()


def like(contest: Contest, board: Board, pool: Any, mover: int) -> list[int]:
    """``network.like``, cell by cell."""
    there = machine()
    if there is None:
        planes, numbers = looks.rows(1)
        showing.show(contest.sides, board, pool, mover, planes, numbers)
        return [int(one) for one in looks.likes(planes, numbers)[0]]
    there.learn()
    return list(there.ask("like", contest, board, pool, [mover, *[0] * CELLS])[-CELLS:])


def after_swaps(contest: Contest, board: Board, pool: Any, seat: int, moves: Sequence[int]) -> list[int]:
    """``network.chance`` of the other after each swap of ``seat``."""
    there, many = machine(), len(moves)
    if there is None:
        planes, numbers = looks.rows(many)
        showing.show_swaps(contest.sides, board, pool, seat, table(moves), planes, numbers)
        return [int(one) for one in looks.chances(planes, numbers)]
    there.learn()
    return list(there.ask("after_swaps", contest, board, pool, [seat, many, *moves, *[0] * many])[-many:])


def after_turns(
    mind: Any,
    contest: Contest,
    board: Board,
    pool: Any,
    seat: int,
    cells: Sequence[int],
    tiles: Sequence[int],
    most: int,
) -> list[list[int]]:
    """``network.chance`` of the other after each of ``tiles`` has been turned at each of ``cells`` and the best of
    ``most`` swaps was made (``showing.show_turns``): tile by tile, cell by cell the least."""
    there, tries = machine(), len(cells) * len(tiles)
    assert tries * most <= SHOWN, f"{tries} tries with {most} swaps are more than the {SHOWN} that are laid out at once"
    if there is None:
        (planes, numbers), many = looks.rows(tries * most), table([0] * tries)
        turns = (table(cells), table(tiles), most)
        showing.show_turns(mind, contest, board, pool, seat, *turns, planes, numbers, many)
        ends = [0, *accumulate(int(few) for few in many)]
        odds = [int(one) for one in looks.chances(planes[: ends[-1]], numbers[: ends[-1]])]
    else:
        there.know(mind)
        there.learn()
        asked = [seat, len(cells), len(tiles), most, *cells, *tiles]
        said = there.ask("after_turns", contest, board, pool, [*asked, *[0] * (tries + tries * most)])
        told = list(said[2 + len(asked) :])
        ends, odds = [0, *accumulate(told[:tries])], told[tries:]
    least = [min(odds[begin:end]) for begin, end in pairwise(ends)]
    return [least[at : at + len(cells)] for at in range(0, tries, len(cells))]
