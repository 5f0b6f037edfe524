"""The tower over real sockets: a hand that moves, pieces that fall, and what is refused [TOWER 3, 8]."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("mujoco")

from tabbytop.games.tower.components import NAMED
from tabbytop.games.tower.packing import unpack_clip
from tests.tables.kit import awaited

from .kit import Chair, House, house

PLACE = {"x": 30, "y": 30, "z": 2.6, "yaw": 0, "pitch": 0, "roll": 0, "fold": 0}
STILL = {"vx": 0, "vy": 0, "vz": 0}
ORANGE = NAMED["orange1"]


def heard(chair: Chair, kind: str) -> list[Any]:
    return [message for message in map(json.loads, chair.heard) if message["type"] == kind]


async def at_the_tower(home: House, *levels: str) -> tuple[Any, Chair]:
    """Miška at a table of hers; the game has begun, and she is asked."""
    miska = await home.guest("Miška")
    table = await miska.make("me", *({"bot": level} for level in levels), game="tower", start=True)
    chair = await miska.at(table["id"])
    await chair.until(lambda chair: chair.asked())
    return table, chair


async def do(chair: Chair, action: Any) -> Any:
    """A move of hers; then wait until she is asked again."""
    sight = chair.asked()
    answer = await chair.done("move", seat=sight["seat"], seq=chair.position["seq"], action=action)
    await chair.until(lambda chair: chair.position["seq"] >= answer["seq"] and chair.asked())
    return answer


async def with_a_cat_in_hand(chair: Chair) -> None:
    await do(chair, {"type": "Choose", "card": 2, "side": 0})
    await do(chair, {"type": "Take", "piece": ORANGE})


@awaited
async def test_everybody_at_the_table_sees_it_move_and_then_where_it_stands(tmp_path: Path) -> None:
    """The stream and the clip in the news have the same number; who comes later sees the position and the news."""
    async with house(tmp_path / "t.db") as home:
        table, chair = await at_the_tower(home)
        watcher = await (await home.guest()).at(table["id"])
        await watcher.until(lambda chair: chair.position)
        await with_a_cat_in_hand(chair)
        seq = chair.position["seq"] + 1
        await do(chair, {"type": "Place", **PLACE, **STILL})
        await watcher.until(lambda one: one.position["seq"] >= chair.position["seq"])
        for one in (chair, watcher):
            chunks = heard(one, "motion")
            assert {chunk["seq"] for chunk in chunks} == {seq}
            frames = [frame for chunk in chunks for frame in chunk["frames"]]
            assert next(chunk["first"] for chunk in chunks) == 0
            settled = next(event for news in one.news if news["seq"] == seq for event in news["events"])
            assert settled["key"] == "settled"
            clip = unpack_clip(settled["args"]["clip"])
            assert clip.rate == chunks[0]["rate"]
            assert len(frames) >= len(clip.frames) - 1
            last = {piece: pose for frame in frames for piece, *pose in frame}
            assert set(last) == {ORANGE}
        late = await (await home.guest()).at(table["id"])
        await late.until(lambda chair: chair.position)
        assert not heard(late, "motion")
        tower = late.position["sights"][0]["view"]["tower"]
        stands = next(one["pose"] for one in tower if one["piece"] == ORANGE)
        assert max(abs(a - b) for a, b in zip(last[ORANGE], stands.values(), strict=True)) < 3000


@awaited
async def test_the_others_see_the_hand_move_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        table, chair = await at_the_tower(home)
        watcher = await (await home.guest()).at(table["id"])
        await watcher.until(lambda chair: chair.position)
        error = await chair.refused("hold", seat=0, place=PLACE)
        assert error["kind"] == "not_now"  # there is no piece in her hand yet
        await with_a_cat_in_hand(chair)
        before = chair.position["seq"]
        for x in range(5):
            await chair.tell(json.dumps({"type": "hold", "id": "h", "seat": 0, "place": PLACE | {"x": x}}))
        await watcher.until(lambda one: any(held["place"]["x"] == 4 for held in heard(one, "held")))
        assert heard(watcher, "held")[-1] == {"type": "held", "seat": 0, "piece": ORANGE, "place": PLACE | {"x": 4}}
        assert not heard(chair, "held")
        assert "h" not in chair.answers
        error = await watcher.refused("hold", seat=0, place=PLACE)
        assert error["kind"] == "not_your_seat"
        await chair.leave()
        await watcher.until(lambda one: heard(one, "held")[-1]["place"] is None)
        assert watcher.position["seq"] == before


@pytest.mark.parametrize("more", [{"z": 1e7}, {"x": -1e300}, {"yaw": 1e18}, {"fold": 1e9}])
@awaited
async def test_nobody_is_shown_a_hand_that_is_nowhere_near(tmp_path: Path, more: dict[str, float]) -> None:
    async with house(tmp_path / "t.db") as home:
        table, chair = await at_the_tower(home)
        watcher = await (await home.guest()).at(table["id"])
        await with_a_cat_in_hand(chair)
        error = await chair.refused("hold", seat=0, place=PLACE | more)
        assert error["kind"] == "malformed"
        assert "within 10,000 millimetres" in error["reason"]
        await chair.tell(json.dumps({"type": "hold", "id": "h", "seat": 0, "place": PLACE}))
        await watcher.until(lambda one: heard(one, "held"))
        assert [held["place"] for held in heard(watcher, "held")] == [PLACE]


@awaited
async def test_a_hand_has_a_measure_of_its_own(tmp_path: Path) -> None:
    """However often it moves, there is room for the move that matters."""
    async with house(tmp_path / "t.db") as home:
        _, chair = await at_the_tower(home)
        await with_a_cat_in_hand(chair)
        for number in range(400):
            await chair.tell(json.dumps({"type": "hold", "id": f"h{number}", "seat": 0, "place": PLACE}))
        await chair.until(lambda chair: "h399" in chair.answers)
        assert chair.answers["h399"]["error"]["kind"] == "too_fast"
        assert "h0" not in chair.answers
        await do(chair, {"type": "Place", **PLACE, **STILL})


@pytest.mark.parametrize(
    ("more", "kind", "clause", "reason"),
    [
        ({"x": 0, "y": 0}, "illegal", "TOWER 3.6", "orange1 would cut into kitten1"),
        ({"z": -5}, "illegal", "TOWER 3.3", "z is -5, allowed is"),
        ({"x": 500}, "illegal", "TOWER 3.3", "x is 500, allowed is -55 to 55 mm"),
        ({"vx": 9000}, "illegal", "TOWER 8.3", "vx is 9000, allowed is -250 to 250 mm/s"),
        ({"vz": -1e300}, "illegal", "TOWER 8.3", "vz is -1e+300"),
        ({"roll": 90}, "illegal", "TOWER 3.10", "roll is 90, allowed is -20 to 20 degrees"),
        ({"fold": 90}, "illegal", "TOWER 1.4", "fold is 90, allowed is 0 to 0 degrees"),
        ({"x": None}, "malformed", None, "action.x"),
        ({"x": "30"}, "malformed", None, "action.x"),
        ({"piece": 3}, "malformed", None, "unknown field piece"),
    ],
)
@awaited
async def test_a_pose_that_cannot_be_is_refused_and_changes_nothing(
    tmp_path: Path, more: dict[str, Any], kind: str, clause: str | None, reason: str
) -> None:
    async with house(tmp_path / "t.db") as home:
        _, chair = await at_the_tower(home)
        await with_a_cat_in_hand(chair)
        before = chair.position
        action = {"type": "Place", **PLACE, **STILL} | more
        error = await chair.refused("move", seat=0, seq=before["seq"], action=action)
        assert (error["kind"], error["clause"]) == (kind, clause), error
        assert reason in error["reason"]
        again = await (await home.guest()).at(chair.table["id"])
        await again.until(lambda chair: chair.position)
        assert (again.position["seq"], again.position["must"]) == (before["seq"], [0])
        assert again.position["sights"][0]["view"]["tower"] == before["sights"][0]["view"]["tower"]


@pytest.mark.parametrize("number", ["NaN", "Infinity", "1e999"])
@awaited
async def test_numbers_that_are_none_are_refused(tmp_path: Path, number: str) -> None:
    async with house(tmp_path / "t.db") as home:
        _, chair = await at_the_tower(home)
        await with_a_cat_in_hand(chair)
        move = {"type": "move", "id": "m", "seat": 0, "seq": chair.position["seq"]}
        text = json.dumps({**move, "action": {"type": "Place", **PLACE, **STILL}})
        await chair.tell(text.replace('"x": 30', f'"x": {number}'))
        hold = json.dumps({"type": "hold", "id": "h", "seat": 0, "place": PLACE})
        await chair.tell(hold.replace('"x": 30', f'"x": {number}'))
        await chair.until(lambda chair: len(heard(chair, "refused")) == 2)
        assert {refused["error"]["kind"] for refused in heard(chair, "refused")} == {"malformed"}
        assert chair.position["seq"] == move["seq"]


@awaited
async def test_a_piece_that_one_may_not_place_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        _, chair = await at_the_tower(home)
        seq = chair.position["seq"]
        error = await chair.refused("move", seat=0, seq=seq, action={"type": "Place", **PLACE, **STILL})
        assert (error["kind"], error["clause"]) == ("illegal", "TOWER 3.1")
        await do(chair, {"type": "Choose", "card": 1, "side": 0})
        for piece, clause in ((ORANGE, "TOWER 3.5"), (NAMED["statue1"], "TOWER 3.5"), (5, "TOWER 3.8"), (999, None)):
            move = {"type": "Take", "piece": piece}
            error = await chair.refused("move", seat=0, seq=chair.position["seq"], action=move)
            assert error["kind"] == "illegal"
            assert clause is None or error["clause"] == clause, error
