"""Clips are compact: what nobody would see is no part of them [TOWER 8.2]."""

import pytest

pytest.importorskip("mujoco")

from tabbytop.games.tower.falling import begin, read
from tabbytop.games.tower.geometry import MICRO
from tabbytop.games.tower.packing import unpack_clip
from tabbytop.games.tower.standing import fallen, is_upright
from tabbytop.games.tower.state import Placing
from tabbytop.physics.bench import at_rest, deeds, straight
from tabbytop.physics.motion import Moving, Reel, is_seen
from tabbytop.physics.simulate import simulate, watched
from tabbytop.physics.world import FRAME

from .kit import stack, still

ORDINARY, COLLAPSE = 2048, 16_384  #: characters


@pytest.fixture(scope="module")
def done():
    """What was done on a tower of ten floors, its outcome, and what was told meanwhile."""
    tower, found = at_rest(straight()), []
    for request in deeds(tower, 12):
        told: list[Moving] = []
        clock = iter(range(10_000))
        reel = Reel(begin(request), round(1 / FRAME), told.append, watched(request), lambda clock=clock: next(clock))
        outcome = simulate(request, show=reel.add)
        reel.tell()
        found.append((request, outcome, told))
    return found


def stays(request, now):
    """Does what was let go stay where it was let go, and everything else too?"""
    piece = watched(request)
    return not fallen(now) and is_upright(now[piece]) and abs(now[piece].pose.z - begin(request)[piece].z) < 15 * MICRO


def test_the_clip_of_an_ordinary_placement_has_two_kilobytes_at_most(done):
    """On ten floors; and all of the entry in the log has not much more."""
    ordinary = [outcome for request, outcome, _ in done if stays(request, read(request, outcome))]
    assert len(ordinary) > len(done) / 2
    assert max(len(outcome.clip) for outcome in ordinary) <= ORDINARY
    assert max(len(outcome.poses) + len(outcome.contacts) for outcome in ordinary) <= ORDINARY


def test_a_clip_ends_where_things_have_settled_as_far_as_one_can_see(done):
    for request, outcome, _ in done:
        seen = begin(request)
        for frame in unpack_clip(outcome.clip).frames if outcome.clip else ():
            seen |= frame
        now = read(request, outcome)
        for piece in now:
            apart = max(abs(a - b) for a, b in zip(seen[piece][:3], now[piece].pose[:3], strict=True))
            assert apart <= (200 if piece == watched(request) else 600), piece


def test_the_stream_shows_the_same_as_the_clip(done):
    for request, outcome, told in done:
        assert [one.first for one in told] == list(range(len(told)))  # with this clock every frame is told at once
        frames = [frame for one in told for frame in one.frames]
        if isinstance(request.deed, Placing) and outcome.clip:
            shown = {piece for frame in unpack_clip(outcome.clip).frames for piece in frame}
            assert {piece for frame in frames for piece, *_ in frame} <= shown | {request.deed.piece}


def test_a_collapse_is_told_compactly_too():
    outcome = simulate(still(stack(("brick", "statue", "window", "portal") * 2 + ("brick",), shift=16.0).values()))
    assert len(unpack_clip(outcome.clip).frames) > 10
    assert len(outcome.clip) <= COLLAPSE


def test_what_one_watches_is_seen_sooner():
    request = still(stack(("brick",)).values())
    pose = begin(request)[1]
    nudged = pose._replace(x=pose.x + 300)
    assert is_seen(pose, nudged, True)
    assert not is_seen(pose, nudged, False)
    opposite = pose._replace(w=-pose.w, i=-pose.i, j=-pose.j, k=-pose.k)
    assert not is_seen(pose, opposite, True)
