"""How a browser becomes somebody who is known already: by a link that is good once, by a phrase; and how all that is
kept of a person is given to them, and deleted."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tabbytop.server.security import Limits, Rate
from tabbytop.tables.phrases import WORDS, spelled
from tests.tables.kit import awaited

from .kit import Guest, Json, house


async def told(guest: Guest, path: str, **body: Any) -> Json:
    answer = await guest.http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(guest: Guest, path: str, **body: Any) -> Json:
    answer = await guest.http.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    return answer.json()


async def me(guest: Guest) -> Json:
    return (await guest.http.get("/api/me")).json()


async def link_of(guest: Guest) -> str:
    return str((await told(guest, "/api/me/link"))["token"])


@awaited
async def test_a_link_carries_a_person_to_another_browser_and_the_game_goes_on_there(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        laptop, phone = await home.guest("Minka"), await home.guest()
        table = await laptop.make("me", {"bot": "easy"}, start=True)
        await (await laptop.at(table["id"])).play_on(Random(1), moves=2)
        token = await link_of(laptop)
        for _ in range(2):  # looking uses nothing up, and asks nothing
            offer = await told(phone, "/api/link", token=token)
            assert offer == {
                "name": "Minka",
                "same": False,
                "mine": "",
                "tables": 0,
                "found_again": False,
                "devices": 0,
            }
        assert (await me(phone))["name"] == ""
        assert await told(phone, "/api/link/use", token=token, bring=False) == {"name": "Minka", "phrase": None}
        assert (await me(phone)) == (await me(laptop))
        there = await phone.at(table["id"])
        await there.play_on(Random(2))
        assert there.is_over
        devices = (await laptop.http.get("/api/me/devices")).json()
        assert sorted(one["here"] for one in devices) == [False, True]


@awaited
async def test_a_link_is_good_once_whoever_comes_at_the_same_time(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka = await home.guest("Minka")
        guests = [await home.guest() for _ in range(5)]
        token = await link_of(minka)
        answers = await asyncio.gather(
            *(guest.http.post("/api/link/use", json={"token": token, "bring": False}) for guest in guests)
        )
        assert sorted(answer.status_code for answer in answers) == [200, 410, 410, 410, 410]
        assert sorted([(await me(guest))["name"] for guest in guests]) == ["", "", "", "", "Minka"]
        late = await refused(guests[0], "/api/link", token=token)
        assert (late["kind"], "make a new one" in late["reason"]) == ("used_up", True)
        for wrong in ("", "nothing", "x" * 1000):
            garbled = await refused(guests[0], "/api/link", token=wrong)
            assert (garbled["kind"], "a piece of it is missing" in garbled["reason"]) == ("malformed", True)


@awaited
async def test_a_link_is_good_for_some_minutes(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka, phone = await home.guest("Minka"), await home.guest()
        carrier = await told(minka, "/api/me/link")
        links = home.app.myself.becoming.links
        now = links._date()
        assert 0 < carrier["until"] - now <= 600
        links._date = lambda: now + 601  # type: ignore[method-assign]
        assert (await refused(phone, "/api/link", token=carrier["token"]))["kind"] == "too_old"
        late = await refused(phone, "/api/link/use", token=carrier["token"], bring=False)
        assert (late["kind"], "ten minutes" in late["reason"]) == ("too_old", True)
        assert (await me(phone))["name"] == ""


@awaited
async def test_who_is_that_person_already_uses_nothing_up(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka, phone = await home.guest("Minka"), await home.guest()
        token = await link_of(minka)
        assert (await told(minka, "/api/link", token=token))["same"]
        await told(minka, "/api/link/use", token=token, bring=True)
        assert (await told(phone, "/api/link/use", token=token, bring=False))["name"] == "Minka"


@awaited
async def test_tables_of_the_other_browser_are_brought_along(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka, mina, tablet = await home.guest("Minka"), await home.guest("Mina"), await home.guest()
        await told(tablet, "/api/link/use", token=await link_of(mina), bring=False)
        table = await mina.make("me", {"bot": "easy"}, start=True)
        open_there, on_tablet = await mina.at(table["id"]), await tablet.at(table["id"])
        await open_there.play_on(Random(1), moves=2)
        token = await link_of(minka)
        offer = await told(mina, "/api/link", token=token)
        assert (offer["mine"], offer["tables"], offer["found_again"], offer["devices"]) == ("Mina", 1, True, 1)
        assert await told(mina, "/api/link/use", token=token, bring=True) == {"name": "Minka", "phrase": None}
        assert await open_there.until_closed() == 4401  # as whoever it was
        assert await on_tablet.until_closed() == 4401
        assert (await me(tablet))["signed_out"]
        (line,) = (await minka.http.get("/api/tables")).json()
        assert line["table"]["id"] == table["id"] and line["table"]["host"]
        chair = await minka.at(table["id"])
        await chair.play_on(Random(3))
        assert chair.is_over


@awaited
async def test_tables_that_are_left_behind_are_found_again_by_a_phrase(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka, mina, fresh = await home.guest("Minka"), await home.guest("Mina"), await home.guest()
        table = await mina.make("me", "open")
        became = await told(mina, "/api/link/use", token=await link_of(minka), bring=False)
        assert (await mina.http.get("/api/tables")).json() == []
        back = await told(fresh, "/api/phrase", phrase=became["phrase"])
        await told(fresh, "/api/link/use", token=back["token"], bring=False)
        assert (await me(fresh))["name"] == "Mina"
        assert [line["table"]["id"] for line in (await fresh.http.get("/api/tables")).json()] == [table["id"]]


@awaited
async def test_a_phrase_brings_back_who_lost_every_cookie_and_typos_are_told(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka = await home.guest("Minka")
        assert (await minka.http.get("/api/me/returns")).json()["phrase"] is None
        first = (await told(minka, "/api/me/phrase"))["phrase"]
        phrase = (await told(minka, "/api/me/phrase"))["phrase"]
        assert (await minka.http.get("/api/me/returns")).json()["phrase"] is not None
        fresh = await home.guest()
        words = phrase.split()
        typo = await told(fresh, "/api/phrase", phrase=" ".join([*words[:2], f"{words[2]}q", *words[3:]]))
        assert (typo["token"], typo["wrong"], typo["place"], typo["near"]) == (None, "word", 3, [words[2]])
        assert (await told(fresh, "/api/phrase", phrase="fern"))["wrong"] in ("word", "count")
        assert (await told(fresh, "/api/phrase", phrase=first))["wrong"] == "unknown"
        found = await told(fresh, "/api/phrase", phrase=phrase.upper())
        await told(fresh, "/api/link/use", token=found["token"], bring=False)
        assert await me(fresh) == await me(minka)
        assert (await fresh.http.delete("/api/me/phrase")).json()["phrase"] is None
        assert (await told(await home.guest(), "/api/phrase", phrase=phrase))["wrong"] == "unknown"


@awaited
async def test_wrong_phrases_are_limited_for_an_address_and_in_all(tmp_path: Path) -> None:
    never = 1e-9
    one = Limits(phrases=Rate(3, never), phrases_all=Rate(5, never))
    async with house(tmp_path / "t.db", limits=one, trusted=("127.0.0.1/32",)) as home:
        phrase = (await told(await home.guest("Minka"), "/api/me/phrase"))["phrase"]
        guest = await home.guest()

        async def tried(address: str, phrase: str) -> int:
            sent = {"json": {"phrase": phrase}, "headers": {"X-Forwarded-For": address}}
            return (await guest.http.post("/api/phrase", **sent)).status_code

        assert [await tried("192.0.2.1", " ".join(WORDS[:8])) for _ in range(9)] == [200] * 9  # a typo costs nothing
        assert [await tried("192.0.2.1", spelled(n)) for n in range(4)] == [200, 200, 200, 429]
        assert await tried("192.0.2.1", phrase) == 429
        assert await tried("192.0.2.2", phrase) == 200
        assert [await tried(f"192.0.2.{n}", spelled(n)) for n in range(3, 6)] == [200, 200, 429]
        assert await tried("192.0.2.9", phrase) == 429


@awaited
async def test_everything_is_given_and_then_forgotten_on_all_devices(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        minka, phone, mourek = await home.guest("Minka"), await home.guest(), await home.guest("Mourek")
        await told(phone, "/api/link/use", token=await link_of(minka), bring=False)
        phrase = (await told(minka, "/api/me/phrase"))["phrase"]
        table = await minka.make("me", "open")
        his, hers, open_there = [await one.at(table["id"]) for one in (mourek, minka, phone)]
        await his.done("sit", seat=1, nonce="n")
        await hers.done("chat", text="miau")
        answer = await minka.http.get("/api/me/everything")
        assert 'filename="tabbytop-me.json"' in answer.headers["content-disposition"]
        told_all = answer.json()
        assert (told_all["name"], told_all["tables"][0]["code"]) == ("Minka", table["code"])
        assert told_all["said"][0]["text"] == "miau"
        assert {*told_all["papers"]} == {"device", "link", "phrase"}
        assert (await me(mourek))["id"] not in answer.text
        before = (await me(minka))["id"]
        new = await told(minka, "/api/me/forget")
        assert (new["name"], new["id"] != before, await me(minka)) == ("", True, new)
        assert await open_there.until_closed() == 4401
        assert (await me(phone))["signed_out"]
        assert (await told(phone, "/api/phrase", phrase=phrase))["wrong"] == "unknown"
        await his.until(lambda chair: chair.table["seats"][0]["kind"] == "open" and chair.chat == [])
        held = await home.app.store.holding(before)
        assert (held.name, held.tables, held.said, held.papers) == (None, (), (), ())


@awaited
async def test_nobody_reads_the_name_of_who_was_forgotten_even_a_moment_later(tmp_path: Path) -> None:
    """Here nothing is looked for that other processes did: what this one remembers must go by itself."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<html><head><title>Tabbytop</title></head></html>", "utf-8")
    async with house(tmp_path / "t.db", watch=86_400.0, web=web) as home:
        minka, mourek = await home.guest("Minka"), await home.guest("Mourek")
        table = await minka.make("me", "open")
        his, hers = await mourek.at(table["id"]), await minka.at(table["id"])
        await his.done("sit", seat=1, nonce="n")
        await hers.done("chat", text="miau")
        for address in (f"/api/tables/{table['id']}", f"/t/{table['id']}"):
            assert "Minka" in (await mourek.http.get(address)).text
        await told(minka, "/api/me/forget")
        for address in (f"/api/tables/{table['id']}", f"/t/{table['id']}", "/api/tables"):
            assert "Minka" not in (await mourek.http.get(address)).text, address
        await his.until(lambda chair: chair.table["seats"][0]["kind"] == "open" and chair.chat == [])


@awaited
async def test_what_was_brought_along_is_there_at_once(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", watch=86_400.0) as home:
        minka, mina = await home.guest("Minka"), await home.guest("Mina")
        table = await mina.make("me", "open")
        await told(mina, "/api/link/use", token=await link_of(minka), bring=True)
        for guest in (minka, mina):
            now = (await guest.http.get(f"/api/tables/{table['id']}")).json()
            assert (now["seats"][0]["mine"], now["host"]) == (True, True)
