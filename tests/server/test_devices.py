"""One person on several devices: cookies of each, of earlier releases too, and those that were signed out."""

import asyncio
import hmac
from base64 import urlsafe_b64encode
from pathlib import Path

import pytest

from tabbytop.server.security import Signer
from tabbytop.server.signing import SignedOuts, Who
from tabbytop.tables.devices import Devices, guessed
from tabbytop.tables.sqlite import Sqlite
from tests.tables.kit import awaited

from .kit import Guest, House, Json, house

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"


def older_cookie(secret: bytes, person: str) -> str:
    """As releases gave it that knew no devices."""
    digest = hmac.digest(secret, b"person " + person.encode(), "sha256")
    return f"{person}.{urlsafe_b64encode(digest).rstrip(b'=').decode()}"


async def signer_of(home: House) -> Signer:
    return Signer(await home.app.store.secret("cookies"))


async def on_another_device(home: House, guest: Guest, device: str) -> Guest:
    """The same person in another browser."""
    signer, other = await signer_of(home), await home.guest()
    me = (await guest.http.get("/api/me")).json()["id"]
    other.http.cookies.clear()
    other.http.cookies.set(signer.name, signer.cookie(Who(me, device)), domain="127.0.0.1")
    assert (await other.http.get("/api/me")).json()["id"] == me
    return other


async def devices_of(guest: Guest) -> list[Json]:
    answer = await guest.http.get("/api/me/devices")
    assert answer.status_code == 200, answer.text
    return list(answer.json())


@pytest.mark.parametrize(
    ("agent", "told"),
    [
        (FIREFOX, ("Firefox", "Linux", False)),
        (PHONE, ("Safari", "iPhone", True)),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36", ("Chrome", "Android", True)),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", ("Edge", "Windows", False)),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18 Safari/605", ("Safari", "Mac", False)),
        ("curl/8.5", ("", "", False)),
    ],
)
def test_a_device_is_called_by_what_its_browser_says(agent: str, told: tuple[str, str, bool]):
    assert guessed(agent) == told


@awaited
async def test_forged_and_cut_cookies_are_somebody_new(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        me = (await micka.http.get("/api/me")).json()["id"]
        (name, value), (_, his) = (next(iter(guest.http.cookies.items())) for guest in (micka, mourek))
        person, device, mark = value.split(".")
        _, his_device, his_mark = his.split(".")
        forged = [
            f"{person}.{mark}",
            f"{person}.{his_device}.{mark}",
            f"{person}.{his_device}.{his_mark}",
            f"{person}..{mark}",
            f"{person}.{device}.",
            f"{person}.{device}",
            f"{value}.{mark}",
            value[1:],
            "...",
        ]
        for one in forged:
            answer = await mourek.http.get("/api/me", headers={"Cookie": f"{name}={one}"})
            assert answer.json()["id"] != me, one
            assert not answer.json()["signed_out"]


@awaited
async def test_a_cookie_of_an_earlier_release_becomes_a_device_and_can_be_signed_out(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        secret = await home.app.store.secret("cookies")
        name, older = Signer(secret).name, older_cookie(secret, "micka_of_the_old_days")
        guest, other = await home.guest(), await home.guest()
        first, again = [await guest.http.get("/api/me", headers={"Cookie": f"{name}={older}"}) for _ in range(2)]
        assert first.json()["id"] == again.json()["id"] == "micka_of_the_old_days"
        assert first.cookies[name].count(".") == 2 and first.cookies[name] == again.cookies[name]
        guest.http.cookies.clear()
        guest.http.cookies.set(name, first.cookies[name], domain="127.0.0.1")
        (here,) = await devices_of(guest)
        assert here["here"]
        assert (await guest.http.delete(f"/api/me/devices/{here['id']}")).json() == []
        for cookie in (older, first.cookies[name]):  # whoever kept the old one is no more let in with it
            answer = await other.http.get("/api/me", headers={"Cookie": f"{name}={cookie}"})
            assert answer.json()["signed_out"] and answer.json()["id"] != "micka_of_the_old_days"


@awaited
async def test_devices_are_listed_named_and_are_nobody_else_s(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        micka.http.headers["User-Agent"] = FIREFOX
        phone = await on_another_device(home, micka, "phone")
        phone.http.headers["User-Agent"] = PHONE
        await devices_of(micka)
        listed = await devices_of(phone)
        assert [(one["browser"], one["system"], one["handheld"], one["here"]) for one in listed] == [
            ("Safari", "iPhone", True, True),
            ("Firefox", "Linux", False, False),
        ]
        renamed = await micka.http.put("/api/me/devices/phone", json={"name": "  Micka’s\n phone "})
        assert [one["name"] for one in renamed.json()] == ["Micka’s phone", ""]
        for refused in (
            await mourek.http.put("/api/me/devices/phone", json={"name": "mine"}),
            await mourek.http.delete("/api/me/devices/phone"),
            await micka.http.delete("/api/me/devices/nothing"),
        ):
            assert refused.status_code == 400
            assert "none of your devices" in refused.json()["reason"]
        assert (await phone.http.get("/api/me")).json()["name"] == "Micka"


@awaited
async def test_a_device_that_is_signed_out_is_told_and_is_somebody_new(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        phone = await on_another_device(home, micka, "phone")
        await devices_of(phone)
        table = await micka.make("me", "open")
        mine, theirs = await micka.at(table["id"]), await phone.at(table["id"])
        await theirs.until(lambda chair: chair.table)
        assert [one["here"] for one in (await micka.http.delete("/api/me/devices/phone")).json()] == [True]
        assert await theirs.until_closed() == 4401
        assert theirs.answers[None]["error"]["kind"] == "signed_out"
        late = await phone.at(table["id"])
        assert await late.until_closed() == 4401
        for refused in (await phone.http.get("/api/tables"), await phone.http.put("/api/me", json={"name": "Tom"})):
            assert (refused.status_code, refused.json()["kind"]) == (401, "signed_out")
            assert "set-cookie" not in refused.headers
        me = (await micka.http.get("/api/me")).json()
        told = (await phone.http.get("/api/me")).json()
        assert told["signed_out"] and told["name"] == "" and told["id"] != me["id"]
        again = (await phone.http.get("/api/me")).json()
        assert not again["signed_out"] and again["id"] == told["id"]
        assert me["name"] == "Micka" and mine.closed is None


@pytest.mark.parametrize("is_heard", [True, False])
@awaited
async def test_a_device_is_signed_out_in_other_processes_too(tmp_path: Path, db: str, is_heard: bool) -> None:
    """At once where they hear of it, and soon where they do not."""
    path = tmp_path / "t.db"
    async with house(path, db) as home, house(path, db) as other:
        micka = await home.guest("Micka")
        phone = await on_another_device(home, micka, "phone")
        await devices_of(phone)
        table = await micka.make("me", "open")
        phone.address = other.address
        there = await phone.at(table["id"])
        await there.until(lambda chair: chair.table)
        if not is_heard:
            home.app.signed_outs.tell = lambda marks: None
        await micka.http.delete("/api/me/devices/phone")
        assert await there.until_closed() == 4401


@awaited
async def test_a_house_that_comes_up_knows_all_who_were_signed_out(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "t.db")
    await store.open()
    devices = Devices(store.papers, date=lambda: 1.0)
    for number in range(120):  # more than are read at once, all of one moment
        await devices.leave("micka", f"device {number}")
    await devices.sign_out_all("mourek")
    known = SignedOuts(store.papers)
    await known.start()
    assert all(known.has(Who("micka", f"device {number}")) for number in range(120))
    assert known.has(Who("mourek", "any"))
    assert not known.has(Who("micka", "another"))
    await known.stop()
    await store.close()


@awaited
async def test_a_visit_is_written_down_once_in_a_while(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "t.db")
    await store.open()
    now = [1000.0]
    devices = Devices(store.papers, date=lambda: now[0])
    noted = []
    for now[0] in (1000.0, 1001.0, 1599.0, 1600.0, 3000.0):
        noted.append(devices.is_due("micka", "kitchen"))
        if noted[-1]:
            await devices.note("micka", "kitchen", FIREFOX)
    assert noted == [True, False, False, True, True]
    assert await devices.is_known("micka", "kitchen")
    assert not await devices.is_known("mourek", "kitchen")
    (device,) = await devices.of("micka")
    assert (device.since, device.seen) == (1000.0, 3000.0)
    await asyncio.gather(*(devices.note("micka", "kitchen", FIREFOX) for _ in range(3)))
    assert len(await devices.of("micka")) == 1
    await store.close()
