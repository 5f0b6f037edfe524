"""What takes bots of cat clans long, as WebAssembly: the very functions of ``tabbytop.kernels``, compiled for browsers.

    python kernel.py FILE

Numba writes them down for LLVM as it does for this machine, LLVM makes an object of WebAssembly of that, and an object
is a module but for the names of what it exports. Nothing is linked: all that it asks for is memory and a stack.
``tabbytop.kernels.clans.elsewhere`` is who asks, and says where in the memory things lie.
"""

import os
import re
import sys
from pathlib import Path

# For no processor in particular: what would be known of this one is of no use in a browser.
os.environ |= {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "NUMBA_OPT": "1", "NUMBA_DISABLE_CUDA": "1"}
os.environ |= {"NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}

import llvmlite.binding as llvm
from numba import carray, njit, types
from numba.core import compiler, registry
from numba.extending import intrinsic

from tabbytop.games.clans.board import CELLS
from tabbytop.kernels import words
from tabbytop.kernels.clans import endings, features, network, playouts, showing
from tabbytop.kernels.clans.boards import Board
from tabbytop.kernels.clans.elsewhere import FRAMES, LIES, MIND, MIND_WORDS, NUMBERS, POOL, POSITION, SPARE
from tabbytop.kernels.clans.hunt import Sides
from tabbytop.kernels.clans.network import EDGED, OTHERS, SHOWN, WEIGHTS, WIDE, Network
from tabbytop.kernels.clans.planes import Planes
from tabbytop.kernels.clans.settling import Contest, Terms
from tabbytop.kernels.words import i32, u32

TARGET = "wasm32-unknown-unknown"
LINKED, EXPORTS, COUNTED = 0, 7, 12  # sections of a module: for those who link, what it exports, how many data it has


def at(kind):
    """Numbers of one kind that lie at an address."""

    @intrinsic
    def pointer(typing, address):
        def written(context, builder, signature, values):
            return builder.inttoptr(values[0], context.get_value_type(signature.return_type))

        return types.CPointer(kind)(types.int64), written

    @njit
    def there(address, many):
        return carray(pointer(address), many)

    return there


u8_at, u32_at, i64_at, f32_at = at(types.uint8), at(types.uint32), at(types.int64), at(types.float32)


@njit
def small(size):
    return u8_at(SPARE, size)


@njit
def ints(size):
    found = i64_at(FRAMES, size)
    for i in range(size):
        found[i] = 0
    return found


@njit
def board():
    w = u32_at(POSITION, 15)
    on = Planes(u32(w[0]), u32(w[1]), u32(w[2]), u32(w[3]), u32(w[4]), u32(w[5]), u32(w[6]))
    return Board(on, u32(w[7]))


@njit
def contest():
    w = u32_at(POSITION, 15)
    return Contest(Sides(u32(w[8]), u32(w[9]), u32(w[10]), u32(w[11])), Terms(i32(w[12]), i32(w[13]), i32(w[14])))


@njit
def learnt():
    return Network(
        f32_at(LIES.weights, (WEIGHTS, WIDE)),
        i64_at(LIES.others, OTHERS),
        f32_at(LIES.levels, (EDGED * EDGED, WIDE)),
        f32_at(LIES.inner, (EDGED * EDGED, WIDE)),
        f32_at(LIES.sums, (CELLS, WIDE)),
        i64_at(LIES.means, 2 * WIDE),
        u32_at(LIES.planes, (SHOWN, features.PLANES)),
        i64_at(LIES.numbers, (SHOWN, features.NUMBERS)),
        i64_at(LIES.places, CELLS),
        i64_at(LIES.spots, CELLS),
    )


def try_out():
    n = i64_at(NUMBERS, 8)
    given, many = i64_at(NUMBERS, 8 + 2 * n[7]), n[7]
    candidates, sums = given[8 : 8 + many], given[8 + many :]
    pool, mind = u8_at(POOL, n[1]), u32_at(MIND, MIND_WORDS)
    playouts.try_out(mind, contest(), board(), pool, n[2], candidates, sums, n[3], n[4], n[5], n[6])
    return 0


def exact():
    n = i64_at(NUMBERS, 6)
    pool, mind = u8_at(POOL, n[1]), u32_at(MIND, MIND_WORDS)
    n[0] = endings.exact(mind, contest(), board(), pool, n[2], n[3], n[4], n[5])
    return 0


def expected():
    n = i64_at(NUMBERS, 7)
    pool, mind = u8_at(POOL, n[1]), u32_at(MIND, MIND_WORDS)
    n[0] = playouts.expected(mind, contest(), board(), pool, n[2], n[3], n[4], u32(n[5]), u32(n[6]))
    return 0


@njit
def chances(net, many, to):
    for position in range(many):
        to[position] = network.chance(net, position)


def like():
    n, net = i64_at(NUMBERS, 3 + CELLS), learnt()
    showing.show(contest().sides, board(), u8_at(POOL, n[1]), n[2], net.planes, net.numbers)
    network.like(net, 0, n[3:])
    return 0


def after_swaps():
    n, net = i64_at(NUMBERS, 4), learnt()
    given, many = i64_at(NUMBERS, 4 + 2 * n[3]), n[3]
    pool, moves = u8_at(POOL, n[1]), given[4 : 4 + many]
    showing.show_swaps(contest().sides, board(), pool, n[2], moves, net.planes, net.numbers)
    chances(net, many, given[4 + many :])
    return 0


def after_turns():
    n, net = i64_at(NUMBERS, 6), learnt()
    tries, first = n[3] * n[4], 6 + n[3] + n[4]
    given = i64_at(NUMBERS, first + tries * (1 + n[5]))
    cells, tiles, many = given[6 : 6 + n[3]], given[6 + n[3] : first], given[first : first + tries]
    pool, mind = u8_at(POOL, n[1]), u32_at(MIND, MIND_WORDS)
    asked = (pool, n[2], cells, tiles, n[5])
    showing.show_turns(mind, contest(), board(), *asked, net.planes, net.numbers, many)
    chances(net, many.sum(), given[first + tries :])
    return 0


def for_browsers(function, machine):
    """A module of LLVM's, and the name of the function in it."""
    flags = compiler.Flags()
    flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.nrt = True
    flags.error_model = "numpy"
    target = registry.cpu_target
    made = compiler.compile_extra(target.typing_context, target.target_context, function, (), types.int64, flags, {})
    text = re.sub(r"target triple = .*", f'target triple = "{TARGET}"', made.library.get_llvm_str())
    text = re.sub(r"target datalayout = .*", f'target datalayout = "{machine.target_data}"', text)
    return llvm.parse_assembly(text.replace(" = common ", " = internal ")), made.fndesc.llvm_func_name


def compiled(functions):
    """An object, and at which place of it each function stands."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    asked = "+bulk-memory,+sign-ext,+mutable-globals,+simd128"  # of browsers: what those have that run Pyodide
    machine = llvm.Target.from_triple(TARGET).create_target_machine(opt=3, features=asked)
    parts = [for_browsers(function, machine) for function in functions]
    whole, names = parts[0][0], [name for _, name in parts]
    for part, _ in parts[1:]:
        whole.link_in(part)
    for one in whole.functions:
        if not one.is_declaration and one.name not in names:
            one.linkage = "internal"
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(whole, passes)
    order = [one.name for one in whole.functions if not one.is_declaration]
    return machine.emit_object(whole), [order.index(name) for name in names]


def number(value):
    """As WebAssembly writes it (LEB128)."""
    low, rest = value & 127, value >> 7
    return bytes([low | 128]) + number(rest) if rest else bytes([low])


def sections(module):
    """What each holds, by its kind."""
    at = 8
    while at < len(module):
        kind, size, shift = module[at], 0, 0
        while True:
            at += 1
            size |= (module[at] & 127) << shift
            shift += 7
            if module[at] < 128:
                break
        yield kind, module[at + 1 : at + 1 + size]
        at += 1 + size


def exporting(module, places):
    """The same without what nobody asks for, and with names by which functions are found."""
    names = [(name.encode(), place) for name, place in places.items()]
    listed = b"".join(number(len(name)) + name + b"\0" + number(place) for name, place in names)
    found = {kind: held for kind, held in sections(module) if kind not in (LINKED, COUNTED)}
    found[EXPORTS] = number(len(names)) + listed
    return module[:8] + b"".join(bytes([kind]) + number(len(found[kind])) + found[kind] for kind in sorted(found))


def make(file):
    words.DEPOSITS = False
    playouts.small, showing.small, endings.ints = small, small, ints  # nothing is allocated there
    asked = (try_out, exact, expected, like, after_swaps, after_turns)
    module, places = compiled(asked)
    Path(file).write_bytes(exporting(module, dict(zip([one.__name__ for one in asked], places, strict=True))))


if __name__ == "__main__":
    make(sys.argv[1])
