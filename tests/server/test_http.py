"""Pages, headers, people, and what lies beside the tables."""

import asyncio
import gzip
import re
import socket
import stat
import zlib
from pathlib import Path
from random import Random

import pytest

from tabbytop.core import decode
from tabbytop.core.saying import Words
from tabbytop.games.clans import GAME as CLANS
from tabbytop.server.run import data_folder, listening
from tabbytop.server.security import Limits, Rate, Signer
from tabbytop.server.signing import Who
from tabbytop.tables.errors import Improper, NotKept
from tabbytop.tables.opening import open_store
from tabbytop.tables.postgres import Postgres
from tests.tables.kit import awaited

from .kit import house


@awaited
async def test_a_person_is_a_signed_cookie(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        me = (await micka.http.get("/api/me")).json()
        assert me["name"] == "Micka"
        mourek = await home.guest()
        answer = await mourek.http.get("/api/me", headers={"Cookie": ""})
        cookie = answer.headers["set-cookie"]
        assert re.fullmatch(
            r"tabbytop_[0-9a-f]{8}=[\w-]{22}\.[\w-]{22}\.[\w-]{43}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", cookie
        )
        name, value = next(iter(micka.http.cookies.items()))
        another = ("A" if value[0] != "A" else "B") + value[1:]
        for forged in (value[:-2], me["id"], f"{me['id']}.", "." + value, another, "x.é"):
            answer = await mourek.http.get("/api/me", headers={"Cookie": f"{name}={forged}".encode()})
            assert answer.json()["id"] != me["id"], forged
            assert "set-cookie" in answer.headers
        assert "set-cookie" not in (await micka.http.get("/api/me")).headers  # for a while
        assert "set-cookie" not in (await mourek.http.get("/healthz")).headers
    async with house(tmp_path / "t.db") as home:  # the secret is kept
        answer = await (await home.guest()).http.get("/api/me", headers={"Cookie": f"{name}={value}"})
        assert answer.json() == me


def test_signatures_differ_by_secret() -> None:
    one, two = Signer(b"one"), Signer(b"two")
    assert one.who(one.cookie(Who("micka", "kitchen"))) == ("micka", "kitchen")
    assert two.who(one.cookie(Who("micka", "kitchen"))) is None
    assert one.name != two.name  # two servers on one machine do not take each other's cookies away


@awaited
async def test_every_answer_is_guarded(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest()
        for path in ("/", "/api/me", "/api/nothing", "/healthz", "/assets/none.js"):
            headers = (await micka.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # Python in a browser, and nothing else
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers
        assert (await micka.http.get("/api/me")).headers["cache-control"] == "no-store"
        assert (await micka.http.get("/healthz")).text == "ok"
        assert (await micka.http.delete("/api/me")).status_code == 405


@awaited
async def test_without_a_built_client_the_page_says_what_to_do(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        answer = await (await home.guest()).http.get("/")
        assert answer.status_code == 503
        assert "./tabby play" in answer.text


@awaited
async def test_the_client_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>the table</title>")
    (web / "assets" / "index-abc123.js").write_text("play()" * 1000)
    (web / "mark.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    (web / "leak.txt").symlink_to(tmp_path / "secret.txt")
    async with house(tmp_path / "t.db") as home:
        http = (await home.guest()).http
        for page in ("/", "/t/abc", "/j/FERN-42", "/replay", "/learn/clans", "/index.html"):
            answer = await http.get(page)
            assert "the table" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = await http.get("/assets/index-abc123.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert script.text == "play()" * 1000
        assert (await http.get("/mark.svg")).headers["content-type"] == "image/svg+xml"
        for missing in (
            "/assets/old-1.js",
            "/nothing.png",
            "/pack/list",
            "/leak.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
        ):
            answer = await http.get(missing)
            assert "secret" not in answer.text, missing
            assert answer.status_code in (200, 404)


COMPRESSED = gzip.compress(b"as the client's build has compressed it")
PLAIN = "play()" * 1000


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A client with two scripts, one of them with a compressed copy that says another thing."""
    web = tmp_path / "web"
    for folder in ("assets", "gzip/assets"):
        (web / folder).mkdir(parents=True)
    (web / "index.html").write_text("<title>the table</title>" * 1000)
    for name in ("copied-1a.js", "alone-2b.js"):
        (web / "assets" / name).write_text(PLAIN)
    (web / "gzip/assets/copied-1a.js.gz").write_bytes(COMPRESSED)
    return web


@pytest.mark.parametrize(
    ("said", "is_copy"),
    [
        ({"Accept-Encoding": "gzip, deflate, br"}, True),
        ({"Accept-Encoding": "br;q=1.0, gzip;q=0.5"}, True),
        ({"Accept-Encoding": "identity"}, False),
        ({"Accept-Encoding": "br, gzip; q=0"}, False),
        ({"Accept-Encoding": "gzip", "Range": "bytes=0-5"}, False),
    ],
)
@awaited
async def test_a_compressed_copy_is_sent_as_it_lies_to_whoever_takes_it(tmp_path: Path, web: Path, said, is_copy):
    async with house(tmp_path / "t.db") as home:
        http = (await home.guest()).http
        async with http.stream("GET", "/assets/copied-1a.js", headers=said) as script:
            sent = b"".join([part async for part in script.aiter_raw()])
        head = await http.head("/assets/copied-1a.js", headers=said)
        for headers in (script.headers, head.headers):
            assert headers["content-type"].startswith("text/javascript")
            assert headers["cache-control"] == "public, max-age=31536000, immutable"
            assert headers["vary"] == "Accept-Encoding"
            assert headers.get("content-encoding") == ("gzip" if is_copy else None)
            assert int(headers["content-length"]) == len(sent)
        assert sent == (COMPRESSED if is_copy else b"play()" if "Range" in said else PLAIN.encode())
        other = await http.get("/assets/copied-1a.js", headers={"Accept-Encoding": "identity" if is_copy else "gzip"})
        assert other.headers["etag"] != script.headers["etag"]


@awaited
async def test_nothing_of_the_client_is_compressed_for_one_request(tmp_path: Path, web: Path, monkeypatch):
    """Processor time that anybody could ask for again and again."""
    begun, really = [], zlib.compressobj
    monkeypatch.setattr(zlib, "compressobj", lambda *given, **more: begun.append(given) or really(*given, **more))
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = (await micka.make("me", "open"))["id"]
        for path in ("/assets/alone-2b.js", "/assets/copied-1a.js", "/", "/index.html", f"/t/{table}", "/replay/none"):
            answer = await micka.http.get(path, headers={"Accept-Encoding": "gzip"})
            assert (answer.status_code, begun) == (200, []), path
            assert ("content-encoding" in answer.headers) is ("copied" in path), path


@awaited
async def test_the_folder_of_copies_has_no_addresses(tmp_path: Path, web: Path):
    async with house(tmp_path / "t.db") as home:
        http = (await home.guest()).http
        for path in ("/gzip/assets/copied-1a.js.gz", "/assets/%2e%2e/gzip/assets/copied-1a.js.gz"):
            assert (await http.get(path)).status_code == 404, path


@awaited
async def test_whoever_fetches_very_many_files_waits_and_a_large_one_is_several(tmp_path: Path, web: Path):
    (web / "assets" / "large-3c.js").write_bytes(bytes(3 * 256 * 1024))
    limits = Limits(files=Rate(10, 0.0))
    async with house(tmp_path / "t.db", limits=limits, trusted=["127.0.0.0/8"]) as home:
        http = (await home.guest()).http

        async def statuses(times: int, path: str, address: str) -> list[int]:
            named = {"X-Forwarded-For": address}
            return [(await http.get(path, headers=named)).status_code for _ in range(times)]

        assert await statuses(11, "/assets/copied-1a.js", "203.0.113.7") == [200] * 10 + [429]
        assert await statuses(4, "/assets/large-3c.js", "203.0.113.8") == [200] * 3 + [429]
        for path in ("/", "/learn/clans", "/assets/none.js"):
            assert await statuses(1, path, "203.0.113.8") == [429], path
        assert await statuses(1, "/api/games", "203.0.113.8") == [200], "what pages ask for is counted by itself"


def test_a_club_behind_one_address_opens_its_pages_at_once():
    """Fifty devices that know nothing yet: what a board is made of is some sixty files, and the pack as much again."""
    assert Limits().files.burst >= 50 * 60 + 20 * 60


@awaited
async def test_games_say_what_can_be_chosen(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        games = {game["key"]: game for game in (await (await home.guest()).http.get("/api/games")).json()}
        assert games["clans"]["seats"] == [2]
        assert games["clans"]["levels"] == ["random", "easy", "medium", "hard", "expert"]
        powers = next(option for option in games["clans"]["options"] if option["key"] == "powers")
        assert powers == {
            "key": "powers",
            "values": [False, True],
            "default": False,
            "seats": [[2], [2]],
            "when": {},
            "follows": {"clans": [False, True, True, True]},
        }
        picks = next(option for option in games["clans"]["options"] if option["key"] == "picks")
        assert picks["when"] == {"clans": ["free"]}
        modes = next(option for option in games["isle"]["options"] if option["key"] == "mode")
        assert dict(zip(modes["values"], modes["seats"], strict=True))["solo"] == [1], "[ISLE 1.1]"
        assert dict(zip(modes["values"], modes["seats"], strict=True))["family"] == [2, 3, 4]


@awaited
async def test_a_client_that_was_built_without_a_game_gets_its_texts(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest()
        for language, title in (("en", "Saucers"), ("cs", "Misky"), ("uk", "Блюдця")):
            answer = await micka.http.get(f"/api/games/saucers/texts/{language}")
            assert answer.text.startswith(f"saucers-title = {title}\n")
        for missing in ("saucers/texts/de", "saucers/texts/..", "_template/texts/en", "chess/texts/en"):
            answer = await micka.http.get(f"/api/games/{missing}")
            assert answer.status_code in (400, 404), missing


@awaited
async def test_games_say_what_their_arguments_are(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        http = (await home.guest()).http
        words = (await http.get("/api/games/clans/words")).json()
        assert words["kinds"]["cell"] == {"type": "Cell", "columns": 5}
        assert decode(Words, words) == CLANS.words
        assert (await http.get("/api/games/chess/words")).status_code == 400


@awaited
async def test_the_score_pad(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest()
        table = await micka.make("me", "me", start=True)
        chair = await micka.at(table["id"])
        await chair.play_on(Random(1))
        view = chair.position["sights"][0]["view"]
        grid = view["ending"]["before"]
        pad = {"clans": view["clans"], "powers": False, "grid": [grid[row : row + 5] for row in range(0, 25, 5)]}
        score = (await micka.http.post("/api/score/clans", json=pad)).json()
        assert score["points"] == view["ending"]["points"]


def test_databases_are_named_by_address(tmp_path: Path) -> None:
    assert open_store(f"sqlite:///{tmp_path}/t.db").path == tmp_path / "t.db"
    assert open_store("sqlite:///t.db").path == Path("t.db")
    assert open_store("t.db").path == Path("t.db")
    assert isinstance(open_store("postgresql://cat@localhost/tables"), Postgres)
    for url in ("", "mysql:///x", "sqlite:///", "sqlite://x"):
        with pytest.raises(Improper, match="sqlite:///path"):
            open_store(url)
    with pytest.raises(Improper) as wrong:
        open_store("mysql://cat:secret@host/tables")
    assert "secret" not in str(wrong.value)


@awaited
async def test_small_answers_go_at_once() -> None:
    """Or the second part of an answer waits until the first is confirmed, which takes some systems 40 ms (Nagle)."""
    quick = asyncio.get_running_loop().create_future()

    def come(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        quick.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with listening("127.0.0.1", 0) as door:
        async with await asyncio.start_server(come, sock=door):
            _, writer = await asyncio.open_connection(*door.getsockname())
            assert await quick
            writer.close()


def test_a_taken_port_is_passed_over() -> None:
    with listening("127.0.0.1", 0) as one:
        port = one.getsockname()[1]
        with listening("127.0.0.1", port, 20) as two:
            assert two.getsockname()[1] > port
        with pytest.raises(OSError, match="in use"):  # who asks for this one wants no other
            listening("127.0.0.1", port)


def test_the_data_folder_follows_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "tabbytop"
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder().name == "Tabbytop"
    assert stat.S_ISDIR(tmp_path.stat().st_mode)


@awaited
async def test_ready_is_who_can_reach_the_store(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        guest = await home.guest()
        assert (await guest.http.get("/healthz")).text == "ok"
        assert (await guest.http.get("/readyz")).status_code == 200

        async def away() -> int:
            raise NotKept("the database does not answer")

        home.app.store.latest = away  # type: ignore[method-assign]  # it is away from now on
        assert (await guest.http.get("/readyz")).status_code == 503
        assert (await guest.http.get("/healthz")).status_code == 200
