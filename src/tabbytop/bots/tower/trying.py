"""Places tried in thought: the physics of the table, a little coarser, and what the rules make of its outcome."""

from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from typing import NamedTuple

from tabbytop.bots.bot import USUAL, Clock
from tabbytop.games.tower import GAME, rules
from tabbytop.games.tower.actions import Pet, Place, Settled, Unsettled
from tabbytop.games.tower.components import FLOORS, Piece
from tabbytop.games.tower.geometry import MICRO, Pose, uprightness
from tabbytop.games.tower.state import PuttingBack, State, found

WALL = 20.0  #: the harm of a wall that falls
MOVED = 0.3  #: millimetres: less is nothing
DROPPED = 20.0  #: millimetres by which something that stood has come down: it falls
WATCHED = 0.6  #: seconds after the hand has let go: what will fall has begun to, what only trembles does not matter
NEVER_UP = Clock(USUAL)
PETTED = 3  #: cats who are petted in thought, however many a card names: that says enough


class Falling(Exception):
    """Something comes down, the ``pieces`` first: nobody need see how it ends."""

    def __init__(self, pieces: tuple[Piece, ...]) -> None:
        self.pieces = pieces


class Trial(NamedTuple):
    """How a try would end: does the piece stay, how many walls are lost, what strays, how far others are moved.

    ``fallen`` is what comes down besides the piece itself, or what of it is seen to before the rest.
    """

    stays: bool
    lost: int
    strayed: bool
    drift: float
    after: State
    fallen: tuple[Piece, ...] = ()

    @property
    def holds(self) -> bool:
        """It stands, and so does everything else."""
        return self.stays and not self.lost and not self.strayed

    @property
    def harm(self) -> float:
        """0 where nothing but the piece itself moved; a try that has to be repeated costs little, walls cost much."""
        return WALL * self.lost + 4.0 * self.strayed + (0.0 if self.stays else 2.0) + min(2.0, 0.03 * self.drift)


def place(state: State, seat: int, action: Place, clock: Clock = NEVER_UP) -> Trial:
    """Let go of the piece in hand, in thought, and while there is time pet the cats that the card names [TOWER 3.4]."""
    assert state.hand is not None
    piece = state.hand.piece
    letting_go = GAME.apply(state, seat, action)
    try:
        after = _outcome(letting_go)
        for _ in range(PETTED):
            if after.step == "act" and after.turn.pets and not clock.is_up():
                after = _outcome(GAME.apply(after, seat, Pet(after.turn.pets[0])))
    except Falling as falling:
        return Trial(stays=False, lost=1, strayed=True, drift=0.0, after=state, fallen=falling.pieces)
    there = found(after, piece)
    return judged(letting_go, after, there is not None)


def _outcome(state: State) -> State:
    from tabbytop.physics.model import QUICK
    from tabbytop.physics.simulate import simulate
    from tabbytop.physics.world import Exploded

    stood = {one.piece: one.pose.z for one in state.tower}

    def show(poses: Mapping[Piece, Pose]) -> None:
        if dropped := tuple(piece for piece, z in stood.items() if z - poses[piece].z > DROPPED * MICRO):
            raise Falling(dropped)

    try:
        settled: Settled | Unsettled = simulate(rules.request(state), QUICK, show, WATCHED)
    except Exploded:
        settled = Unsettled()
    return GAME.apply(state, state.turn.seat, settled)


def judged(before: State, after: State, stays: bool) -> Trial:
    """What physics has made of a piece that was let go."""
    drift = 0.0
    for one in before.tower:
        now = found(after, one.piece)
        if now is not None:
            far = max(abs(a - b) for a, b in zip(one.pose[:3], now.pose[:3], strict=True)) / MICRO
            drift += far if far > MOVED else 0.0
    put_back = tuple(one.piece for one in after.deed.pieces) if isinstance(after.deed, PuttingBack) else ()
    walls = tuple(piece for piece in after.aside if piece not in before.aside)
    strays = isinstance(after.deed, PuttingBack) or bool(after.adrift)
    return Trial(stays, len(walls), strays, drift, after, (*walls, *put_back, *after.adrift))


def slanting(after: State, floor: int) -> float:
    """How far a floor leans, as the share by which it is not level."""
    one = found(after, floor)
    return 1.0 - uprightness(one.pose) if one is not None and floor in FLOORS else 0.0


def warm() -> None:
    """Load the physics: the first thought should not wait for it. Where there is none, the tower is not offered."""
    with suppress(ModuleNotFoundError):
        import_module("tabbytop.physics.simulate")
