"""Who may watch is the host's choice; and how many tables one person can have is not."""

from pathlib import Path

from tabbytop.server.security import Limits
from tests.server.kit import house
from tests.tables.kit import awaited


@awaited
async def test_who_may_watch_is_the_host_s_choice(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek, zofka = [await home.guest(name) for name in ("Micka", "Mourek", "Zofka")]
        table = await micka.make("me", "open", start=True)
        hers = await micka.at(table["id"])
        await hers.done("watchers", watchers="nobody")
        his, looking = await mourek.at(table["id"]), await zofka.at(table["id"])
        await looking.until(lambda chair: chair.table)  # in the lobby she may want to sit down
        assert (await looking.refused("watchers", watchers="anyone"))["kind"] == "not_your_seat"
        await his.done("sit", seat=1, nonce="n")
        assert await looking.until_closed() == 4403
        assert looking.heard[-1].find("not_shown") > 0
        assert not any('"position"' in text for text in looking.heard)
        again = await zofka.at(table["id"])
        assert await again.until_closed() == 4403
        for address in ("", "/replay", "/record"):
            answer = await zofka.http.get(f"/api/tables/{table['id']}{address}")
            assert (answer.status_code, answer.json()["kind"]) == (403, "not_shown")
        await his.until(lambda chair: chair.position)
        await hers.done("watchers", watchers="anyone")
        now = await zofka.at(table["id"])
        await now.until(lambda chair: chair.position)


@awaited
async def test_a_person_has_so_many_tables_that_are_not_over(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", limits=Limits(open_tables=3)) as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        made = [await micka.make({"bot": "easy"}, {"bot": "easy"}) for _ in range(3)]
        asked = {"game": "clans", "options": {}, "seats": ["me", "open"]}
        refused = await micka.http.post("/api/tables", json=asked)
        assert (refused.status_code, refused.json()["kind"]) == (429, "too_many")
        await mourek.make("me", "open")  # others are not concerned
        chair = await micka.at(made[0]["id"])
        await chair.done("close")
        await micka.make("me", "open")


@awaited
async def test_at_a_closed_table_nobody_is_asked_anything(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", {"bot": "easy"}, start=True)
        chair = await micka.at(table["id"])
        await chair.my_turn()
        await chair.done("close")
        await chair.until(lambda chair: chair.table["closed"] and chair.position["must"] == [])
        assert [sight["menu"] for sight in chair.position["sights"]] == [None]
        assert chair.table["until"] is not None
        await chair.done("reopen")
        await chair.my_turn()
