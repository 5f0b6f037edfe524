"""Who fetches every page and every picture there is waits for it, and holds up nobody who plays."""

import asyncio
from pathlib import Path
from random import Random

import httpx

from tabbytop.pictures import can_draw
from tabbytop.server.pages import WEB
from tabbytop.server.security import Limits, Rate
from tests.server.kit import Guest, house
from tests.tables.kit import awaited

LEFT = 0  #: the line was closed: a house that is busy waits for nobody who holds a hundred open


async def status(crawler: Guest, path: str) -> int:
    try:
        return (await crawler.http.get(path, headers={"Cookie": ""})).status_code
    except httpx.TransportError:
        return LEFT


@awaited
async def test_a_thousand_pictures_are_not_drawn_for_one_address(tmp_path: Path) -> None:
    """Each asks as somebody new. What is asked for is paid for, and others go on playing meanwhile."""
    assert can_draw(WEB), "the client is not built, or nothing draws: run ./tabby test"
    async with house(tmp_path / "t.db", web=WEB, limits=Limits(reading_address=Rate(1.5, 0.01))) as home:
        micka = await home.guest("Micka")
        table = (await micka.make("me", {"bot": "easy"}, start=True))["id"]
        await (await micka.at(table)).play_on(Random(1))
        crawler = await home.guest()
        asked = [asyncio.ensure_future(status(crawler, f"/pictures/{table}.png?at={at}")) for at in range(1000)]
        done, _ = await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        assert done
        other = (await micka.make("me", {"bot": "easy"}, start=True))["id"]
        await (await micka.at(other)).play_on(Random(2))  # to the end, while the crawler is at it
        told = await asyncio.gather(*asked)
        assert {200, 429} <= set(told) <= {200, 429, LEFT}
        assert told.count(200) < 100


@awaited
async def test_who_opens_very_many_pages_gets_them_without_being_looked_up(tmp_path: Path) -> None:
    limits = Limits(address=Rate(20, 0.001))
    async with house(tmp_path / "t.db", web=WEB, limits=limits) as home:
        micka = await home.guest("Micka")
        table = (await micka.make("me", "open"))["id"]
        pages = [await micka.http.get(f"/t/{table}") for _ in range(40)]
        assert {page.status_code for page in pages} == {200}
        told = ["og:title" in page.text for page in pages]
        assert told[0] and not told[-1]
