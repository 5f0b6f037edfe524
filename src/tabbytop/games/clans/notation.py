"""Game notation of cat clans: grids by the tokens of [CLANS 9], actions by the cells they name.

``c3`` turns, ``=mouse4`` or ``=dog3@90`` reveals, ``xb2`` swaps, ``stay``, ``b2xb3`` swaps another prey, ``c3@270``
rotates a dog, ``leave``; ``first 0``, ``take gourmets``, ``deal gourmets phantoms …``, ``keep gourmets``.
"""

from tabbytop.core import Malformed
from tabbytop.core.notation import Spelling, among, itself, listed, or_dash

from .actions import Action, Choose, DealClans, Keep, Leave, Reveal, Rotate, Start, Stay, Swap, SwapPrey, Turn
from .board import CELL_OF, CELLS, SIZE, Cell, name
from .components import CLANS, DOWN, FACE_OF, KIND_OF, Face, is_dog
from .ending import Ending
from .view import View

ACTIONS = Spelling[Action](
    "clans",
    Action,
    {
        Start: "first {seat}",
        Choose: "take {clan}",
        DealClans: "deal {cards:clan*}",
        Keep: "keep {clan}",
        Turn: "{cell}",
        Reveal: "={tile,quarter:face}",
        Swap: "x{cell}",
        Stay: "stay",
        SwapPrey: "{prey:cell}x{cell}",
        Rotate: "{cell}@{quarter:degrees}",
        Leave: "leave",
    },
    {
        "cell": among(CELL_OF),
        "clan": itself(CLANS),
        "degrees": among({str(90 * quarter): quarter for quarter in range(4)}),
        "face": among({token: (token.partition("@")[0], face % 4) for token, face in FACE_OF.items()}),
    },
)
write, read = ACTIONS.write, ACTIONS.read

# -- grids ------------------------------------------------------------------------------------------------------------


def read_token(token: str) -> tuple[Face, bool]:
    """A face, and whether it lies face down though it is known: ``(A2)``. A face nobody knows is ``.``."""
    inner = token.strip()
    if inner == ".":
        return DOWN, True
    down = inner.startswith("(") and inner.endswith(")")
    inner = inner[1:-1].strip() if down else inner
    if inner in FACE_OF:
        return FACE_OF[inner], down
    hint = "a dog needs its rotation, as in dog3@90" if inner in KIND_OF and is_dog(KIND_OF[inner]) else "no such tile"
    raise Malformed(f"{token!r}: {hint} [CLANS 9]")


def read_grid(text: str) -> tuple[Face, ...]:
    """25 tokens, row by row; spaces and line ends part them."""
    faces = tuple(read_token(token)[0] for token in text.split())
    if len(faces) != CELLS:
        raise Malformed(f"a grid has {CELLS} tiles, not {len(faces)} [CLANS 2.1]")
    return faces


def write_grid(grid: tuple[str | None, ...]) -> str:
    """Five rows of tokens in columns."""
    shown = [token or "." for token in grid]
    widths = [max(len(shown[row * SIZE + column]) for row in range(SIZE)) for column in range(SIZE)]
    rows = [
        " ".join(shown[row * SIZE + column].ljust(widths[column]) for column in range(SIZE)).rstrip()
        for row in range(SIZE)
    ]
    return "\n".join(rows)


# -- views ------------------------------------------------------------------------------------------------------------


def show(seen: View) -> str:
    """A view as text, for transcripts and terminals."""
    lines = [_heading(seen)]
    if seen.hand or seen.chosen:
        lines.append(f"hand {listed(seen.hand)} | kept {or_dash(seen.kept)} | chosen {listed(seen.chosen)}")
    if seen.grid:
        lines.append(write_grid(seen.grid))
    if seen.asleep:
        lines.append("asleep " + " ".join(seen.asleep))
    for number, past in enumerate(seen.past, 1):
        lines.append(f"game {number}: {past.clans[0]} {past.clans[1]} {_result(past.ending)}")
    if seen.ending is not None:
        lines.append(_stages(seen.ending))
    return "\n".join(lines)


def _heading(seen: View) -> str:
    clans = " : ".join(clan or "?" for clan in seen.clans)
    turn = "-" if seen.turn is None else str(seen.turn)
    at = "-" if seen.at is None else name(seen.at)
    return f"{seen.step} {seen.number} | {clans} | powers {'on' if seen.powers else 'off'} | turn {turn} | at {at}"


def _stages(end: Ending) -> str:
    hunts = ", ".join(
        f"{one.prey} {name(one.cell)} {one.strengths[0]}:{one.strengths[1]} "
        + ("nobody" if one.taker is None else "AB"[one.taker])
        for one in end.hunts
    )
    gifts = ", ".join(f"{gift.prey} to {'AB'[gift.taker]}" for gift in end.gifts) or "-"
    return (
        f"moved {_cells(end.moved)} | struck {_cells(end.struck)} | hushed {_cells(end.hushed)} | gifts {gifts}\n"
        f"hunt {hunts}\n{_result(end)}"
    )


def _result(end: Ending) -> str:
    return f"points {end.points[0]}:{end.points[1]} prey {end.prey[0]}:{end.prey[1]}"


def _cells(cells: tuple[Cell, ...]) -> str:
    return listed(map(name, cells))
