"""Who comes as ever new people fills no disk."""

from pathlib import Path

from tabbytop.server.security import Limits, Rate
from tabbytop.tables.devices import DEVICE, NOTED_EVERY
from tests.server.kit import House, house
from tests.tables.kit import awaited

ADDRESSES = ("/api/me", "/api/me/devices")


async def noted(home: House) -> int:
    return len(await home.app.store.papers.of_kind(DEVICE, limit=1000))


@awaited
async def test_of_one_address_only_so_many_devices_are_written_down(tmp_path: Path) -> None:
    """Whoever keeps a cookie comes back with it, and could have any number of them."""
    limits = Limits(devices_address=Rate(5, 0.0))
    async with house(tmp_path / "t.db", limits=limits, trusted=["127.0.0.0/8"]) as home:
        for number in range(20):
            guest = await home.guest()
            answer = await guest.http.get(ADDRESSES[number % 2], headers={"X-Forwarded-For": "203.0.113.7"})
            assert answer.status_code == 200
        assert await noted(home) == 5
        micka = await home.guest("Micka")
        await micka.http.get("/api/me", headers={"X-Forwarded-For": "203.0.113.8"})
        assert await noted(home) == 6, "others are written down as ever"


@awaited
async def test_a_device_that_is_known_is_written_down_whoever_else_comes_from_there(tmp_path: Path) -> None:
    limits = Limits(devices_address=Rate(2, 0.0))
    async with house(tmp_path / "t.db", limits=limits) as home:
        micka = await home.guest("Micka")
        before = (await micka.http.get("/api/me/devices")).json()
        for _ in range(5):
            await (await home.guest()).http.get("/api/me")
        now = home.app.devices._date()
        home.app.devices._date = lambda: now + NOTED_EVERY
        answer = await micka.http.get("/api/me")
        assert "set-cookie" in answer.headers, "the cookie lasts from now on"
        (after,) = (await micka.http.get("/api/me/devices")).json()
        assert after["seen"] > before[0]["seen"] + NOTED_EVERY / 2
