"""Rigid-body physics: pieces on a table, with gravity; stepping, the hand, petting, and who touches whom."""

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

import mujoco
import numpy as np

from tabbytop.games.tower.components import CATS, KITTENS, TABLE, TOLERANCES, Piece, name
from tabbytop.games.tower.geometry import MICRO, UNIT, Pose
from tabbytop.games.tower.packing import FIRST_RESTS, SECOND_RESTS, TOUCHING, Contact
from tabbytop.games.tower.state import Standing

from .model import EXACT, MM, Params, build

Array: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

REST = 1e-3  #: metres a second: what gets on more slowly than that is at rest
HOLD = 0.25  #: seconds for which all must be at rest
UPWARDS = 0.3  #: of a contact's normal: from here on one piece carries the other
WIDTH = 0.05  #: metres: how far from its middle a piece is when its turning is compared with its moving
FASTEST = 20.0  #: metres a second: nothing in a room gets that fast
FRAME = 1 / 25  #: seconds between two pictures of the clip
CHUNK = 0.01  #: seconds stepped at once where no hand is in it


mujoco.set_mju_user_warning(lambda said: None)  # it would write a file; ``World.check`` reads the warnings instead


class Exploded(Exception):
    """The simulation has left the world: a number that is none, or a speed that is absurd."""


class World:
    """The pieces of a tower as they move. Begins at rest where they stand."""

    def __init__(self, pieces: Iterable[Standing], params: Params = EXACT) -> None:
        self.params = params
        self.pieces = [one.piece for one in pieces_sorted(pieces)]
        self.model = build(pieces_sorted(pieces), params)
        self.data = mujoco.MjData(self.model)
        self.place_of = {piece: place for place, piece in enumerate(self.pieces)}
        self.body_of = {piece: self.model.body(name(piece)).id for piece in self.pieces}
        self.piece_of = {body: piece for piece, body in self.body_of.items()} | {0: TABLE}
        self.scale = np.tile([1.0, 1.0, 1.0, WIDTH, WIDTH, WIDTH], len(self.pieces))
        self.watch: Callable[[], None] | None = None
        self._next_frame = 0.0
        mujoco.mj_forward(self.model, self.data)

    # -- time ---------------------------------------------------------------------------------------------------------

    def step(self, count: int = 1) -> None:
        mujoco.mj_step(self.model, self.data, count)
        if self.watch is not None and self.data.time >= self._next_frame - 1e-9:
            self._next_frame += FRAME
            self.watch()

    def run(self, seconds: float) -> None:
        steps, chunk = round(seconds / self.params.timestep), round(CHUNK / self.params.timestep)
        for done in range(0, steps, chunk):
            self.step(min(chunk, steps - done))
        self.check()

    def speed(self) -> float:
        """Of the fastest piece, in metres a second."""
        return float(np.abs(self.data.qvel * self.scale).max(initial=0.0))

    def check(self) -> None:
        """On a number that is none MuJoCo starts over by itself and says so only in its warnings."""
        bad = any(warning.number for warning in self.data.warning)
        if bad or not np.isfinite(self.data.qpos).all() or self.speed() > FASTEST:
            raise Exploded(f"after {self.data.time:.3f} s")

    def settle(self, longest: float, rest: float = REST) -> bool:
        """Until all has been at rest for a while; False if it still moves after ``longest`` seconds [TOWER 8.1].

        At rest is what has come no farther than it would at the speed ``rest``: stiff contacts tremble, and something
        that trembles on the spot for ever does not move.
        """
        quiet, since = 0.0, self._where()
        end = self.data.time + longest
        while self.data.time < end:
            self.run(CHUNK)
            if self._farthest(since) < rest * HOLD:
                quiet += CHUNK
            else:
                quiet, since = 0.0, self._where()
            if quiet >= HOLD:
                return True
        return False

    def _where(self) -> Array:
        where: Array = self.data.qpos.reshape(-1, 7).copy()
        return where

    def _farthest(self, since: Array) -> float:
        """How far any piece has come or turned since then, in metres."""
        now = self._where()
        turned = np.minimum(np.abs(now[:, 3:] - since[:, 3:]), np.abs(now[:, 3:] + since[:, 3:])).max(initial=0.0)
        return max(float(np.abs(now[:, :3] - since[:, :3]).max(initial=0.0)), 2 * WIDTH * float(turned))

    def snapshot(self) -> Array:
        kind = mujoco.mjtState.mjSTATE_INTEGRATION
        state = np.empty(mujoco.mj_stateSize(self.model, kind))
        mujoco.mj_getState(self.model, self.data, state, kind)
        return state

    def restore(self, state: Array) -> None:
        mujoco.mj_setState(self.model, self.data, state, mujoco.mjtState.mjSTATE_INTEGRATION)
        mujoco.mj_forward(self.model, self.data)

    # -- where things are ---------------------------------------------------------------------------------------------

    def poses(self) -> dict[Piece, Pose]:
        """As they are recorded: whole micrometres and millionths."""
        found = {}
        for place, piece in enumerate(self.pieces):
            x, y, z, *turn = self.data.qpos[7 * place : 7 * place + 7]
            length = float(np.linalg.norm(turn))
            found[piece] = Pose(
                *(round(float(part) / MM * MICRO) for part in (x, y, z)),
                *(round(float(part) / length * UNIT) for part in turn),
            )
        return found

    def _dofs(self, piece: Piece) -> slice:
        first = 6 * self.place_of[piece]
        return slice(first, first + 6)

    def push(self, piece: Piece, velocity: Iterable[float]) -> None:
        """Give a piece a speed, in metres a second."""
        first = self._dofs(piece).start
        self.data.qvel[first : first + 3] = list(velocity)

    def force(self, piece: Piece, force: Iterable[float], torque: Iterable[float] = (0.0, 0.0, 0.0)) -> None:
        self.data.xfrc_applied[self.body_of[piece]] = [*force, *torque]

    # -- the hand -----------------------------------------------------------------------------------------------------

    def hold(self, piece: Piece, at: Array, turn: Array, strength: float, grip: "Grip") -> None:
        """A damped spring towards a pose, its force limited: a hand that gives way rather than push [TOWER 3.6]."""
        model, data, body = self.model, self.data, self.body_of[piece]
        place, dofs = 7 * self.place_of[piece], self._dofs(piece)
        mass, weight = model.body_mass[body], 9.81 * model.body_mass[body]
        inverse, between, spin = np.zeros(4), np.zeros(4), np.zeros(3)
        mujoco.mju_negQuat(inverse, data.qpos[place + 3 : place + 7])
        mujoco.mju_mulQuat(between, turn, inverse)
        mujoco.mju_quat2Vel(spin, between, 1.0)
        rotation = data.xmat[body].reshape(3, 3)
        velocity, turning = data.qvel[dofs][:3], rotation @ data.qvel[dofs][3:]
        quick = grip.quickness
        force = mass * (quick * quick * (at - data.qpos[place : place + 3]) + 2 * quick * (grip.velocity - velocity))
        torque = float(model.body_inertia[body].mean()) * (grip.turns * quick * quick * spin - 2 * quick * turning)
        force *= min(1.0, grip.force / (float(np.linalg.norm(force)) + 1e-12))
        torque *= min(1.0, grip.torque / (float(np.linalg.norm(torque)) + 1e-12))
        arm = rotation @ model.body_ipos[body]  # the force acts where the mass is, the hand where the origin is
        self.force(piece, strength * (force + np.array([0, 0, weight])), strength * (torque - np.cross(arm, force)))

    def is_touching(self, piece: Piece) -> bool:
        body = self.body_of[piece]
        return bool((self.model.geom_bodyid[self.data.contact.geom] == body).any())

    def touched_by(self, piece: Piece) -> tuple[Piece, ...]:
        """What a piece touches just now, the table included."""
        body = self.body_of[piece]
        pairs = self.model.geom_bodyid[self.data.contact.geom].reshape(-1, 2)
        others = {int(b if a == body else a) for a, b in pairs if body in (a, b)}
        return tuple(sorted(self.piece_of[other] for other in others))

    # -- who touches whom ---------------------------------------------------------------------------------------------

    def contacts(self, samples: int = 5) -> tuple[Contact, ...]:
        """Over a few steps, since a contact at rest may flicker; cats side by side by their distance [TOWER 4.3]."""
        upward: dict[tuple[Piece, Piece], list[float]] = {}
        for _ in range(samples):
            self._collect(upward)
            mujoco.mj_step(self.model, self.data)
        for pair in self._near():
            upward.setdefault(pair, [])
        found = []
        for (one, other), heights in upward.items():
            lift = float(np.mean(heights)) if heights else 0.0
            how = SECOND_RESTS if lift > UPWARDS else FIRST_RESTS if lift < -UPWARDS and one != TABLE else TOUCHING
            found.append((one, other, how))
        return tuple(sorted(found))

    def _collect(self, upward: dict[tuple[Piece, Piece], list[float]]) -> None:
        """How far each contact's normal points upwards, seen from the piece with the smaller number."""
        contact = self.data.contact
        for number in range(self.data.ncon):
            bodies = [int(self.model.geom_bodyid[geom]) for geom in contact.geom[number]]
            one, other = (self.piece_of[body] for body in bodies)
            height = float(contact.frame[number][2])
            pair, up = ((one, other), height) if one < other else ((other, one), -height)
            upward.setdefault(pair, []).append(up)

    def _near(self) -> list[tuple[Piece, Piece]]:
        cats = [piece for piece in self.pieces if piece in CATS or piece in KITTENS]
        close = TOLERANCES["touching"] * MM
        return [
            (one, other)
            for place, one in enumerate(cats)
            for other in cats[place + 1 :]
            if self.gap(one, other) < close
        ]

    def gap(self, one: Piece, other: Piece, far: float = 0.02) -> float:
        """The smallest distance between two pieces in metres, or ``far``."""
        model, data = self.model, self.data
        here, there = self.body_of[one], self.body_of[other]
        if float(np.linalg.norm(data.xpos[here] - data.xpos[there])) > 0.1:
            return far
        best = far
        for a in _geoms(model, here):
            for b in _geoms(model, there):
                best = min(best, mujoco.mj_geomDistance(model, data, a, b, far, None))
        return best


def _geoms(model: Any, body: int) -> range:
    first = model.body_geomadr[body]
    return range(first, first + model.body_geomnum[body])


def pieces_sorted(pieces: Iterable[Standing]) -> list[Standing]:
    return sorted(pieces, key=lambda one: one.piece)


class Grip:
    """How a hand holds: how quickly it follows, how strongly it can push, and where it is going."""

    def __init__(
        self, velocity: Iterable[float], quickness: float = 60.0, force: float = 0.6, torque: float = 0.02
    ) -> None:
        self.velocity: Array = np.array(list(velocity), dtype=float)
        self.quickness, self.force, self.torque = quickness, force, torque
        self.turns = True  #: holds the piece as it is turned; else it lets it turn, slowly
