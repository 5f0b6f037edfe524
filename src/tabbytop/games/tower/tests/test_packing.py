"""Outcomes and clips as text: short, and exact [TOWER 8.2]."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabbytop.core import IllegalAction, check
from tabbytop.games.tower import GAME
from tabbytop.games.tower.actions import Choose, Done, Settled
from tabbytop.games.tower.components import ALL
from tabbytop.games.tower.geometry import Pose, pose_at
from tabbytop.games.tower.packing import (
    FARTHEST,
    Unreadable,
    pack_clip,
    pack_contacts,
    pack_poses,
    unpack_clip,
    unpack_contacts,
    unpack_poses,
)

from .kit import outcome, started

parts = st.integers(-(10**6), 10**6)
poses = st.dictionaries(st.sampled_from(list(ALL)), st.builds(Pose, *([parts] * 7)), max_size=12)


@given(poses, poses)
def test_poses_are_read_back_exactly(before, after):
    assert unpack_poses(before, pack_poses(before, after)) == {**before, **after}


contact = st.tuples(st.integers(0, 98), st.integers(0, 98), st.integers(0, 2)).filter(lambda one: one[0] < one[1])


@given(st.sets(contact, max_size=30))
def test_contacts_are_read_back_exactly(contacts):
    assert unpack_contacts(pack_contacts(contacts)) == tuple(sorted(contacts))


def test_what_did_not_move_costs_nothing():
    before = {piece: pose_at(piece, 2, 3) for piece in range(1, 40)}
    assert pack_poses(before, before) == ""
    assert len(pack_poses(before, {**before, 7: pose_at(7, 2, 3.001)})) < 16


@pytest.mark.parametrize("unpack", [lambda text: unpack_poses({}, text), unpack_contacts, unpack_clip])
@pytest.mark.parametrize("text", ["*", "ř", "A", "A=", "/w", "gA", "gAA", "AA", "AQ"])
def test_text_that_was_not_packed_is_refused(unpack, text):
    """No base64, a number without an end or longer than it need be, and what ends too soon."""
    with pytest.raises(Unreadable):
        unpack(text)


@pytest.mark.parametrize(
    "contacts",
    [[(5, 5, 0)], [(9, 5, 0)], [(3, ALL.stop, 0)], [(3, 4, 0), (3, 4, 0)]],
    ids=["itself", "order", "none", "twice"],
)
def test_contacts_of_what_cannot_touch_are_refused(contacts):
    """A piece touches not itself, nor one that is not in the box; each pair is told once, the smaller number first."""
    with pytest.raises(Unreadable, match="contacts out of order"):
        unpack_contacts(pack_contacts(contacts))


def test_a_piece_that_goes_nowhere_or_too_far_is_refused():
    """Nothing is told of what has not moved; and no table is a hundred metres wide."""
    nowhere = pack_poses({}, {1: Pose(0, 0, 0, 0, 0, 0, 0)})
    assert unpack_poses({}, nowhere) == {1: Pose(0, 0, 0, 0, 0, 0, 0)}
    for before, text in (
        ({1: pose_at(1, 2, 3)}, nowhere),
        ({}, pack_poses({}, {1: Pose(FARTHEST + 1, 0, 0)})),
        ({}, pack_poses({}, {1: Pose(0, 0, -FARTHEST - 1)})),
    ):
        with pytest.raises(Unreadable, match="goes nowhere, or too far"):
            unpack_poses(before, text)
    assert unpack_poses({}, pack_poses({}, {1: Pose(FARTHEST, 0, 0)}))[1].x == FARTHEST


def test_a_piece_that_is_not_in_the_box_is_refused():
    with pytest.raises(Unreadable, match="where a later one should stand"):
        unpack_poses({}, pack_poses({}, {ALL.stop: pose_at(0, 0, 0)}))


@given(st.text(max_size=40) | st.text("ABCDEFQgw-_", max_size=24))
def test_what_can_be_read_was_packed(text):
    """Anything else is refused, and in no other way."""
    with suppress(Unreadable):
        assert pack_poses({}, unpack_poses({}, text)) == text
    with suppress(Unreadable):
        assert pack_contacts(unpack_contacts(text)) == text
    with suppress(Unreadable):
        clip = unpack_clip(text)
        assert unpack_clip(pack_clip(clip.rate, clip.frames)).rate == clip.rate


def frames_of_a_landing(rate: int = 30, seconds: float = 0.7) -> list[dict[int, Pose]]:
    """A wall comes down 30 mm and rocks a little, while 40 pieces tremble by some micrometres."""
    rng, found = Random(1), []
    for frame in range(int(rate * seconds)):
        t = frame / rate
        height = max(0.0, 30 - 4900 * t * t)
        rock = 3 * (0.5 ** (8 * t)) * (-1) ** frame
        still = {piece: pose_at(rng.uniform(0, 0.01), 0, 60 * piece) for piece in range(1, 41)}
        found.append({**still, 60: pose_at(10, -20, 600 + height, 33, rock, 0)})
    return found


def test_a_clip_of_an_ordinary_placement_is_small():
    """At most 2 KB for what happens in a calm placement; the first frame shows everything."""
    frames = frames_of_a_landing()
    text = pack_clip(30, frames)
    assert len(text) <= 2048
    clip = unpack_clip(text)
    assert clip.rate == 30
    assert len(clip.frames) == len(frames)
    shown: dict[int, Pose] = {}
    for frame, moved in zip(frames, clip.frames, strict=True):
        shown |= moved
        for piece, pose in frame.items():
            assert all(abs(a - b) <= 50 for a, b in zip(pose[:3], shown[piece][:3], strict=True))  # a tenth of a mm
            assert all(abs(a - b) <= 1000 for a, b in zip(pose[3:], shown[piece][3:], strict=True))


# -- what physics may say ---------------------------------------------------------------------------------------------


def let_go():
    return started().do(Choose(1, 0)).take("brick1").place()


def test_a_scripted_outcome_survives_the_log():
    table = let_go()
    action = outcome(GAME.physics.request(table.state), "floor1")
    text = GAME.notation.write(action)
    assert GAME.notation.read(text) == action
    check(GAME, table.state, -2, action)


@pytest.mark.parametrize(
    ("action", "says"),
    [
        (Settled("???", ""), "cannot be read"),
        (Settled("", "AAAA"), "cannot be read"),
        (Settled(pack_poses({}, {9: pose_at(0, 0, 0)}), ""), "moves"),
        (Settled("", pack_contacts([(1, 9, 1)])), "contacts of pieces that are not in the tower"),
        (Settled("", pack_contacts([(0, 1, 1)])), "the table rests on nothing"),
        (Settled(pack_poses({}, {1: Pose(0, 0, 0, 5000, 5, 5, 5)}), ""), "no unit quaternion"),
        (Settled("", "", "ř"), "the clip"),
        (Done(), "is no outcome"),
    ],
)
def test_physics_may_surprise_but_not_contradict_the_pieces_there_are(action, says):
    table = let_go()
    with pytest.raises(IllegalAction, match=rf"{says}.*TOWER 8.2"):
        check(GAME, table.state, -2, action)
