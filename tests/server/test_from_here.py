"""Going on from the middle of a recorded game: a table of practice, against bots, from a table's record or a file."""

from pathlib import Path
from random import Random

from tests.tables.kit import awaited

from .kit import house


@awaited
async def test_a_finished_game_is_gone_on_with(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        chair = await micka.at(table["id"])
        await chair.play_on(Random(5))
        replay = (await micka.http.get(f"/api/tables/{table['id']}/replay")).json()
        step = next(at for at, frame in enumerate(replay["frames"]) if frame["view"]["number"] == 9)
        asked = {"step": step, "seat": 1, "nonce": "a"}

        answer = await micka.http.post(f"/api/tables/{table['id']}/from-here", params=asked)
        assert answer.status_code == 201
        later = answer.json()
        assert later["practice"]
        assert [seat["kind"] for seat in later["seats"]] == ["bot", "person"]
        again = await micka.at(later["id"])
        await again.play_on(Random(6))
        whole = (await micka.http.get(f"/api/tables/{later['id']}/replay")).json()
        assert whole["frames"][0]["view"]["grid"] == replay["frames"][step]["view"]["grid"]
        assert whole["verified"] is True
        assert not table["practice"]

        file = (await micka.http.get(f"/api/tables/{table['id']}/record")).content
        kept = await micka.http.post("/api/replay/from-here", params={"step": 0, "seat": 0}, content=file)
        assert kept.status_code == 201


@awaited
async def test_what_cannot_be_gone_on_with_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        address = f"/api/tables/{table['id']}/from-here"
        assert (await micka.http.post(address, params={"step": 0, "seat": 0})).json()["kind"] == "not_now"  # still on
        chair = await micka.at(table["id"])
        await chair.play_on(Random(5))
        last = len((await micka.http.get(f"/api/tables/{table['id']}/replay")).json()["frames"]) - 1
        for asked, kind in (
            ({"step": last, "seat": 0}, "not_now"),
            ({"step": last + 1, "seat": 0}, "malformed"),
            ({"step": -1, "seat": 0}, "malformed"),
            ({"step": 3, "seat": 2}, "malformed"),
            ({"step": "three", "seat": 0}, "malformed"),
            ({"seat": 0}, "malformed"),
        ):
            refused = await micka.http.post(address, params=asked)
            assert (refused.status_code, refused.json()["kind"]) in ((409, kind), (400, kind)), asked
