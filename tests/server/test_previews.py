"""What a link looks like in a chat: words and a picture of what anybody may see, and of nothing else."""

import asyncio
import json
import re
import struct
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.pictures import SIZE, can_draw
from tabbytop.server import previews
from tabbytop.server.pages import WEB
from tabbytop.server.postcards import Drawing
from tabbytop.server.previews import Pictures, spoken
from tests.tables.kit import awaited

from .kit import Guest, House, house

TAG = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def web() -> Path:
    assert can_draw(WEB), "the client is not built, or nothing draws: run ./tabby test"
    return WEB


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def tags(guest: Guest, path: str, language: str = "en") -> dict[str, str]:
    answer = await guest.http.get(path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    return {key: unescape(value) for key, value in TAG.findall(answer.text)}


async def plain(home: House) -> str:
    return (await (await home.guest()).http.get("/")).text


async def game_of_two(home: House, game: str = "clans", **options: Any) -> tuple[Guest, str, Any]:
    """Micka and a bot that moves at random, before the first move of hers."""
    micka = await home.guest("Micka")
    table = (await micka.make("me", {"bot": "easy"}, game=game, start=True, **options))["id"]
    chair = await micka.at(table)
    await chair.my_turn()
    return micka, table, chair


@awaited
async def test_a_lobby_says_who_invites_to_what_in_the_readers_language(tmp_path: Path, web: Path) -> None:
    async with house(tmp_path / "t.db", web=web) as home:
        micka = await home.guest("Micka")
        table = (await micka.make("me", "open", "open", game="isle"))["id"]
        said = await tags(micka, f"/t/{table}?seat=2")
        assert said["og:title"] == said["twitter:title"] == "Micka invites you to The Isle of Cats"
        assert said["og:description"].startswith("2 seats are free.")
        assert said["og:url"] == f"http://{home.address}/t/{table}?seat=2"
        assert said["og:image"] == f"http://{home.address}/pictures/{table}.png"
        assert (said["og:image:width"], said["og:image:height"]) == tuple(map(str, SIZE))
        assert said["twitter:card"] == "summary_large_image"
        czech = await tags(micka, f"/t/{table}", "de, cs;q=0.9, en;q=0.5")
        assert (czech["og:locale"], czech["og:title"]) == ("cs_CZ", "Micka tě zve ke hře Ostrov koček")
        assert (await tags(micka, f"/t/{table}", "uk-UA"))["og:locale"] == "uk_UA"
        assert (await tags(micka, f"/t/{table}?watch"))["og:description"] == "Come and watch."


@awaited
async def test_names_and_addresses_break_no_page(tmp_path: Path, web: Path) -> None:
    async with house(tmp_path / "t.db", web=web) as home:
        guest = await home.guest('"/><b>Mi&ka')
        table = (await guest.make("me", "open"))["id"]
        page = (await guest.http.get(f'/t/{table}?watch="><script>x</script>')).text
        assert "<b>" not in page and "<script>x" not in page
        name = (await guest.http.get("/api/me")).json()["name"]
        assert (await tags(guest, f"/t/{table}"))["og:title"].startswith(f"{name} invites you")


@awaited
async def test_what_nobody_may_look_at_and_what_there_is_not_has_the_plain_page(tmp_path: Path, web: Path) -> None:
    async with house(tmp_path / "t.db", web=web) as home:
        micka, table, chair = await game_of_two(home)
        assert "og:title" in await tags(micka, f"/t/{table}")
        other = (await micka.make("me", "open"))["id"]
        for path in ("/t/nobody-knows-this", f"/t/{other[:-1]}", f"/replay/{table}", "/replay/nothing?at=3", "/t/%00"):
            assert (await micka.http.get(path)).text == await plain(home), path
        await chair.done("watchers", watchers="nobody")
        assert (await micka.http.get(f"/t/{table}")).text == await plain(home)
        refused = await micka.http.get(f"/pictures/{table}.png")  # hers, and yet it would be everybody's
        assert (refused.status_code, refused.json()["kind"]) == (403, "not_shown")
        assert (await micka.http.get("/pictures/nobody-knows-this.png")).status_code == 404
        await (await micka.at(other)).done("close")
        assert (await micka.http.get(f"/t/{other}")).text == await plain(home)


@awaited
async def test_addresses_are_those_under_which_the_house_is_found(tmp_path: Path, web: Path) -> None:
    async with house(tmp_path / "t.db", web=web, public="https://play.example/") as home:
        micka = await home.guest("Micka")
        table = (await micka.make("me", "open"))["id"]
        said = await tags(micka, f"/t/{table}")
        assert said["og:url"] == f"https://play.example/t/{table}"
        assert said["twitter:image"] == f"https://play.example/pictures/{table}.png"


@awaited
async def test_a_picture_shows_the_position_and_another_one_another(tmp_path: Path, web: Path) -> None:
    async with house(tmp_path / "t.db", web=web) as home:
        micka, table, chair = await game_of_two(home)
        lobby = (await micka.make("me", "open"))["id"]
        before = await micka.http.get(f"/pictures/{table}.png")
        assert before.headers["content-type"] == "image/png"
        assert before.headers["cache-control"] == "public, max-age=60"
        assert before.headers["cross-origin-resource-policy"] == "cross-origin"
        assert "set-cookie" not in before.headers
        said = await tags(micka, f"/t/{table}")
        await chair.play_on(Random(1), 2)
        after = await micka.http.get(f"/pictures/{table}.png")
        still = await micka.http.get(f"/pictures/{lobby}.png")
        pictures = [before.content, after.content, still.content]
        assert [size_of(picture) for picture in pictures] == [SIZE] * 3
        assert len(set(pictures)) == 3
        assert (await tags(micka, f"/t/{table}"))["og:image"] != said["og:image"]  # a chat asks anew


@awaited
async def test_a_moment_of_a_game_that_is_over_has_a_picture_and_a_running_one_has_none(
    tmp_path: Path, web: Path
) -> None:
    async with house(tmp_path / "t.db", web=web) as home:
        micka, table, chair = await game_of_two(home)
        assert (await micka.http.get(f"/pictures/{table}.png?at=1")).status_code == 409
        await chair.play_on(Random(1))
        said = await tags(micka, f"/replay/{table}?at=9")
        assert said["og:title"].startswith("A moment of Cat Clans: Micka, ")
        assert "move by move" in said["og:description"]
        assert not re.search(r"Micka|\d", said["og:description"])  # how it ended is not told before the end
        assert re.search(r"Micka \d", (await tags(micka, f"/replay/{table}?at=999999"))["og:description"])
        assert said["og:image"].endswith(f"/pictures/{table}.png?at=9")
        found = {at: await micka.http.get(f"/pictures/{table}.png?at={at}") for at in ("0", "9", "999999", "", "x")}
        assert all(size_of(one.content) == SIZE for one in found.values())
        assert found["9"].headers["cache-control"] == "public, max-age=86400"
        assert found["0"].content != found["9"].content != found["999999"].content
        assert found["999999"].content == found[""].content == found["x"].content  # its end
        assert (await tags(micka, f"/replay/{table}?at=x"))["og:title"].startswith("Cat Clans: Micka, ")


@pytest.mark.parametrize("game", ["clans", "isle", "kingos", "tower"])
@awaited
async def test_every_game_is_drawn(tmp_path: Path, web: Path, game: str) -> None:
    async with house(tmp_path / "t.db", web=web) as home:
        micka = await home.guest("Micka")
        bot = {"bot": "easy"}
        table = (
            await micka.make("me", bot, bot, game=game, start=True)
            if game != "clans"
            else await micka.make("me", bot, start=True)
        )["id"]
        await (await micka.at(table)).my_turn()
        lobby = (await micka.make("me", "open", game=game))["id"]
        pictures = [(await micka.http.get(f"/pictures/{id}.png")).content for id in (table, lobby)]
        assert [size_of(picture) for picture in pictures] == [SIZE] * 2
        assert pictures[0] != pictures[1]


@awaited
async def test_only_what_who_looks_on_may_see_is_drawn(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """[CLANS 7.2] Cards dealt to her alone are in no picture, though it is she who asks."""
    async with house(tmp_path / "t.db", web=web) as home:
        micka, table, chair = await game_of_two(home, clans="limited")
        hand = chair.position["sights"][0]["view"]["hand"]
        drawn: list[Drawing] = []

        async def picture(_: Any, task: Drawing) -> bytes:
            drawn.append(task)
            return b"a picture"

        monkeypatch.setattr(home.app.readings, "picture", picture)
        assert (await micka.http.get(f"/pictures/{table}.png")).content == b"a picture"
        view = json.loads(drawn[0].view)
        assert len(hand) == 3 and view["viewer"] is None
        assert not any(clan in drawn[0].view for clan in hand)


@awaited
async def test_where_nothing_draws_there_are_words_alone(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(previews, "can_draw", lambda _: False)
    async with house(tmp_path / "t.db", web=web) as home:
        micka = await home.guest("Micka")
        table = (await micka.make("me", "open"))["id"]
        said = await tags(micka, f"/t/{table}")
        assert said["og:title"] == "Micka invites you to Cat Clans"
        assert said["twitter:card"] == "summary"
        assert not any("image" in key for key in said)
        assert (await micka.http.get(f"/pictures/{table}.png")).status_code == 404


@awaited
async def test_the_same_picture_is_drawn_once_for_all_who_ask(
    tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path / "t.db", web=web) as home:
        micka, table, _ = await game_of_two(home)
        many, draw = 0, home.app.readings.picture

        async def picture(request: Any, task: Any) -> bytes:
            nonlocal many
            many += 1
            return await draw(request, task)

        monkeypatch.setattr(home.app.readings, "picture", picture)
        answers = await asyncio.gather(*[micka.http.get(f"/pictures/{table}.png") for _ in range(8)])
        assert many == 1
        assert len({one.content for one in answers}) == 1


def test_pictures_that_nobody_asks_for_any_more_are_forgotten() -> None:
    pictures = Pictures(most=10)
    for key in "abc":
        pictures.keep(key, bytes(4))
        pictures.find("a")
    assert list(pictures) == ["c", "a"]
    pictures.keep("d", bytes(100))
    assert list(pictures) == ["d"]
    pictures.keep("d", bytes(2))
    pictures.keep("e", bytes(8))
    assert list(pictures) == ["d", "e"]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("cs", "cs"),
        ("uk-UA,uk;q=0.9,en;q=0.8", "uk"),
        ("de-DE, fr;q=0.7, cs;q=0.2", "cs"),
        ("en;q=0.1, cs;q=0.9", "cs"),
        ("cs;q=0, fr", "en"),
        ("cs;q=nonsense, uk", "uk"),
        (",,;;q=,", "en"),
    ],
)
def test_the_best_of_our_languages_is_spoken(accepted: str, language: str) -> None:
    assert spoken(accepted) == language
