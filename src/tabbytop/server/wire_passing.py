"""What crosses the wire in passing, and is kept nowhere, as frozen values: hands that move, pieces on their way."""

from typing import Annotated, Literal, NamedTuple

from tabbytop.core.records import record


class Hover(NamedTuple):
    """A piece in a hand: millimetres and degrees, as where it is let go."""

    x: float
    y: float
    z: float
    yaw: float
    pitch: float
    roll: float
    fold: float


@record(frozen=True, slots=True)
class Held:
    """Another seat's hand as it moves; nothing of it is kept. ``place`` null: the hand is empty, or out of sight."""

    seat: int
    piece: int
    place: Hover | None
    type: Literal["held"] = "held"


@record(frozen=True, slots=True)
class Motion:
    """What moves while physics is still at work, as it is computed: part of the clip that the news of entry ``seq``
    will carry whole. A browser that came late, or is slow, gets that alone."""

    seq: int  # the entry that the outcome will be: the `seq` of the position in which physics must act
    rate: int  # frames a second
    first: int  # the number of the first of these frames; 0: it begins, or begins anew
    frames: Annotated[
        tuple[tuple[tuple[int, ...], ...], ...], "readonly (readonly Moved[])[]"
    ]  # each only what has moved since the one before
    type: Literal["motion"] = "motion"
