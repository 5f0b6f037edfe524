"""What physics records, packed into short text and read back exactly [TOWER 8.2].

Numbers are written as bytes of seven bits, differences zigzag, the whole as base64 without padding. Poses are the
differences to those before, so a piece that did not move costs nothing; contacts are all there are; a clip is the path,
coarse enough to be watched.
"""

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from .components import ALL, TABLE, Piece
from .geometry import Pose

NOWHERE = Pose(0, 0, 0, 0, 0, 0, 0)
PARTS = len(Pose._fields)
FARTHEST = 10**8  #: no number of a pose is larger

Poses = Mapping[Piece, Pose]
Contact = tuple[Piece, Piece, int]  #: two pieces, the smaller number first, and how: see below
TOUCHING, FIRST_RESTS, SECOND_RESTS = 0, 1, 2


class Unreadable(ValueError):
    """Text that this module did not write."""


# -- numbers ----------------------------------------------------------------------------------------------------------


def _write(numbers: Iterable[int]) -> str:
    out = bytearray()
    for number in numbers:
        while number > 127:
            out.append(number & 127 | 128)
            number >>= 7
        out.append(number)
    return urlsafe_b64encode(bytes(out)).decode().rstrip("=")


def _read(text: str) -> Iterator[int]:
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise Unreadable("not base64") from None
    if urlsafe_b64encode(data).decode().rstrip("=") != text:
        raise Unreadable("not base64")
    value = shift = 0
    for byte in data:
        value |= (byte & 127) << shift
        if byte & 128:
            shift += 7
            if shift > 63:
                raise Unreadable("a number without an end")
        else:
            if shift and not byte:
                raise Unreadable("a number longer than it need be")
            yield value
            value = shift = 0
    if shift:
        raise Unreadable("a number without an end")


def _zigzag(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def _straight(number: int) -> int:
    return number // 2 if number % 2 == 0 else -(number + 1) // 2


def _one(numbers: Iterator[int]) -> int:
    number = next(numbers, None)
    if number is None:
        raise Unreadable("it ends too soon")
    return number


def _several(numbers: Iterator[int]) -> list[int]:
    """As many differences as a pose has parts."""
    return [_straight(_one(numbers)) for _ in range(PARTS)]


# -- poses ------------------------------------------------------------------------------------------------------------


def pack_poses(before: Poses, after: Poses) -> str:
    """The poses of ``after`` that are not those of ``before``; what is new is written whole."""
    numbers: list[int] = []
    last = 0
    for piece in sorted(after):
        old, new = before.get(piece, NOWHERE), after[piece]
        if old != new or piece not in before:
            numbers.append(piece - last)
            numbers += [_zigzag(b - a) for a, b in zip(old, new, strict=True)]
            last = piece
    return _write(numbers)


def unpack_poses(before: Poses, text: str) -> dict[Piece, Pose]:
    """``before`` with what ``text`` changes."""
    after, numbers, last = dict(before), iter(_read(text)), 0
    for step in numbers:
        piece = last + step
        if not step or piece not in ALL:
            raise Unreadable(f"piece {piece} where a later one should stand")
        old = before.get(piece, NOWHERE)
        steps = _several(numbers)
        after[piece] = Pose(*(a + b for a, b in zip(old, steps, strict=True)))
        if (after[piece] == old and piece in before) or any(abs(part) > FARTHEST for part in after[piece]):
            raise Unreadable(f"piece {piece} goes nowhere, or too far")
        last = piece
    return after


# -- contacts ---------------------------------------------------------------------------------------------------------


def pack_contacts(contacts: Iterable[Contact]) -> str:
    numbers: list[int] = []
    for one, other, how in sorted(contacts):
        numbers += [one, 3 * other + how]
    return _write(numbers)


def unpack_contacts(text: str) -> tuple[Contact, ...]:
    numbers, found = iter(_read(text)), []
    for one in numbers:
        both = _one(numbers)
        found.append((one, both // 3, both % 3))
    if found != sorted(set(found)) or any(not TABLE <= one < other < ALL.stop for one, other, _ in found):
        raise Unreadable("contacts out of order, or of a piece with itself")
    return tuple(found)


# -- clips ------------------------------------------------------------------------------------------------------------

CLIP_STEP = 100  #: micrometres: a clip is watched, not measured
CLIP_TURN = 2_000  #: millionths of a quaternion


class Clip(NamedTuple):
    """The path from letting go to rest: so many frames a second, each the poses of what has moved since the last."""

    rate: int
    frames: tuple[dict[Piece, Pose], ...]


def pack_clip(rate: int, frames: Sequence[Poses]) -> str:
    """Every frame holds all poses, or some; those that look the same as before are left out."""
    numbers, seen = [rate, len(frames)], dict[Piece, Pose]()
    for frame in frames:
        moved = {piece: coarse for piece, pose in sorted(frame.items()) if seen.get(piece) != (coarse := _coarse(pose))}
        numbers.append(len(moved))
        last = 0
        for piece, pose in moved.items():
            numbers.append(piece - last)
            numbers += [_zigzag(b - a) for a, b in zip(seen.get(piece, NOWHERE), pose, strict=True)]
            last = piece
        seen |= moved
    return _write(numbers)


def unpack_clip(text: str) -> Clip:
    """The frames as they are shown: poses rounded to what the eye can see."""
    numbers, seen, frames = iter(_read(text)), dict[Piece, Pose](), []
    rate = _one(numbers)
    for _ in range(_one(numbers)):
        moved, last = {}, 0
        for _ in range(_one(numbers)):
            piece = last + _one(numbers)
            if piece not in ALL:
                raise Unreadable(f"no piece {piece}")
            steps = _several(numbers)
            seen[piece] = Pose(*(a + b for a, b in zip(seen.get(piece, NOWHERE), steps, strict=True)))
            moved[piece] = _fine(seen[piece])
            last = piece
        frames.append(moved)
    if next(numbers, None) is not None:
        raise Unreadable("something follows the last frame")
    return Clip(rate, tuple(frames))


def _coarse(pose: Pose) -> Pose:
    places, turns = pose[:3], pose[3:]
    return Pose(*(round(part / CLIP_STEP) for part in places), *(round(part / CLIP_TURN) for part in turns))


def _fine(pose: Pose) -> Pose:
    return Pose(*(part * CLIP_STEP for part in pose[:3]), *(part * CLIP_TURN for part in pose[3:]))
