"""Pieces as bodies of a MuJoCo model, from the sizes, masses and frictions in the game's data.

Metres, kilograms, seconds; z is up, the table is the plane z = 0. A folded wall has two thin boxes, which cats and
other walls feel, and one convex prism round both legs without mass, which floors and the table feel: the same support,
a third of the contacts.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import mujoco

from tabbytop.games.tower.components import (
    CATS,
    FLOORS,
    HOLED,
    KIND_OF,
    PIECES,
    SIDE,
    THICKNESS,
    WALL_SIZES,
    WALLS,
    Piece,
    mass_of,
    name,
)
from tabbytop.games.tower.geometry import MICRO, UNIT, parts
from tabbytop.games.tower.state import Standing

MM = 0.001


@dataclass(frozen=True)
class Params:
    """Contacts are springs: softer ones let a tall tower buckle, stiffer ones let it explode. Change with care."""

    timestep: float = 0.001
    solref: tuple[float, float] = (0.003, 1.0)  # three steps; two can explode
    solimp: tuple[float, float, float, float, float] = (0.99, 0.999, 0.0005, 0.5, 2.0)
    impratio: float = 20.0  # 1 creeps, 50 explodes
    iterations: int = 50
    damping: float = 0.01  # N s/m: air
    turning: float = 1e-5  # N m s/rad


EXACT = Params()
QUICK = Params(
    timestep=0.002, solref=(0.005, 1.0)
)  # twice as fast; of towers of 24 floors one in six falls that stands
QUICK_UP_TO = 12  #: floors


def params_for(pieces: Iterable[Standing]) -> Params:
    """Steps as fine as a tower needs: the load on a contact grows with what it carries."""
    return QUICK if max((one.piece for one in pieces if one.piece in FLOORS), default=0) <= QUICK_UP_TO else EXACT


#: What kinds of surface there are, and which others each feels. Of the walls only a column goes through a hole, so any
#: other feels a floor with a hole as if it had a lid: three contacts instead of ten.
BOARD, HULL, THIN, CAT, COLUMN, LID = 1, 2, 4, 8, 16, 32
FEELS = {
    "board": (BOARD, BOARD | HULL | COLUMN | CAT),
    "rim": (BOARD, BOARD | COLUMN | CAT),
    "lid": (LID, HULL),
    "hull": (HULL, 0),
    "column": (COLUMN, 0),
    "thin": (THIN, THIN | CAT),
    "cat": (CAT, BOARD | THIN | CAT),
}


def surface(group: str, params: Params) -> dict[str, Any]:
    return {
        "friction": (PIECES[group]["friction"], 0.002, 0.0001),
        "condim": 3,
        "solref": params.solref,
        "solimp": params.solimp,
    }


def masks(kind: str) -> dict[str, int]:
    contype, conaffinity = FEELS[kind]
    return {"contype": contype, "conaffinity": conaffinity}


def build(pieces: Iterable[Standing], params: Params = EXACT) -> Any:
    """The compiled model of these pieces, each where it stands."""
    spec = mujoco.MjSpec()
    option = spec.option
    option.timestep = params.timestep
    option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    option.impratio = params.impratio
    option.iterations = params.iterations
    option.solver = mujoco.mjtSolver.mjSOL_NEWTON
    option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    option.disableflags |= (
        mujoco.mjtDisableBit.mjDSBL_ISLAND
    )  # a tower is one island: looking for others only takes time
    spec.worldbody.add_geom(
        name="table",
        type=mujoco.mjtGeom.mjGEOM_PLANE,
        size=(PIECES["table"]["reach"] * MM, PIECES["table"]["reach"] * MM, 0.1),
        **masks("board"),
        **surface("table", params),
    )
    meshes: set[str] = set()
    for one in pieces:
        _add(spec, one, params, meshes)
    model = spec.compile()
    for body in range(1, model.nbody):
        first = model.jnt_dofadr[model.body_jntadr[body]]
        model.dof_damping[first : first + 3] = params.damping
        model.dof_damping[first + 3 : first + 6] = params.turning
    return model


def _group(piece: Piece) -> str:
    return "floors" if piece in FLOORS else "walls" if piece in WALLS else "cats" if piece in CATS else "kittens"


def _add(spec: Any, one: Standing, params: Params, meshes: set[str]) -> None:
    piece, pose = one.piece, one.pose
    body = spec.worldbody.add_body(
        name=name(piece),
        pos=[part / MICRO * MM for part in pose[:3]],
        quat=[part / UNIT for part in pose[3:]],
    )
    body.add_freejoint().name = name(piece)
    boxes = parts(piece, one.fold)
    volume = sum(8 * part.half[0] * part.half[1] * part.half[2] for part in boxes) * MM**3
    kind = _surface_of(piece)
    look = surface(_group(piece), params)
    for number, part in enumerate(boxes):
        body.add_geom(
            name=f"{name(piece)}.{number}",
            type=mujoco.mjtGeom.mjGEOM_BOX,
            size=[half * MM for half in part.half],
            pos=[middle * MM for middle in part.middle],
            quat=(math.cos(part.yaw / 2), 0, 0, math.sin(part.yaw / 2)),
            density=mass_of(piece) * 0.001 / volume,
            **masks(kind),
            **look,
        )
    if piece in WALLS:
        mesh = f"{KIND_OF[piece]}-{one.fold}"
        if mesh not in meshes:
            meshes.add(mesh)
            spec.add_mesh(name=mesh).uservert = _prism(piece, one.fold)
        body.add_geom(
            name=f"{name(piece)}.hull",
            type=mujoco.mjtGeom.mjGEOM_MESH,
            meshname=mesh,
            mass=0,
            **masks("column" if KIND_OF[piece] == "column" else "hull"),
            **look,
        )
    if piece in HOLED:
        body.add_geom(
            name=f"{name(piece)}.lid",
            type=mujoco.mjtGeom.mjGEOM_BOX,
            size=[SIDE / 2 * MM, SIDE / 2 * MM, THICKNESS / 2 * MM],
            pos=[0, 0, THICKNESS / 2 * MM],
            mass=0,
            **masks("lid"),
            **look,
        )


def _surface_of(piece: Piece) -> str:
    if piece in FLOORS:
        return "rim" if piece in HOLED else "board"
    return "thin" if piece in WALLS else "cat"


def _prism(piece: Piece, fold: int) -> list[float]:
    """The corners of a prism round a folded wall; a column's is narrower at its head."""
    size, thick = WALL_SIZES[KIND_OF[piece]], PIECES["walls"]["thickness"] / 2
    angle = math.radians(fold) / 2
    shift = size.leg / 2 * math.cos(angle)
    corners: list[float] = []
    for height, leg in ((0.0, size.leg), (size.height, size.top)):
        along, across = leg * math.cos(angle) - shift, leg * math.sin(angle) + thick * math.cos(angle)
        for x, y in ((-thick - shift, 0.0), (along, across), (along, -across)):
            corners += [x * MM, y * MM, height * MM]
    return corners
