"""Behind a proxy: whom it speaks for is believed of those that are trusted, and of nobody else."""

from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from uvicorn.middleware.proxy_headers import _TrustedHosts
from websockets.asyncio.client import ClientConnection, connect

from tabbytop.server import run
from tabbytop.server.app import Server, Settings
from tabbytop.server.connections import Connections
from tabbytop.server.counting import address_key
from tabbytop.server.run import listening
from tabbytop.server.security import Limits, Patience, Rate
from tests.tables.kit import awaited

from .kit import House, house

FEW = Limits(address=Rate(3, 0.0))


async def asked(at: House, times: int, **headers: str) -> list[int]:
    """The answers to so many requests by new people."""
    found = []
    for _ in range(times):
        async with httpx.AsyncClient(base_url=f"http://{at.address}", verify=False) as http:
            found.append(await http.get("/api/games", headers={k.replace("_", "-"): v for k, v in headers.items()}))
    return [one.status_code for one in found]


@awaited
async def test_limits_go_by_the_address_a_trusted_proxy_names(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", limits=FEW, trusted=["127.0.0.0/8"]) as here:
        assert await asked(here, 4, X_Forwarded_For="203.0.113.7") == [200, 200, 200, 429]
        assert await asked(here, 1, X_Forwarded_For="203.0.113.8") == [200]
        assert await asked(here, 1, X_Forwarded_For="198.51.100.1, 203.0.113.7") == [429], "what a client adds before"


@pytest.mark.parametrize("trusted", ["127.0.0.1", "127.0.0.0/8", "::ffff:127.0.0.1"])
@awaited
async def test_a_proxy_is_trusted_where_one_door_takes_both_kinds_of_addresses(tmp_path: Path, trusted: str) -> None:
    """A socket at ``::`` names somebody of IPv4 ``::ffff:127.0.0.1``."""
    try:
        listening("::", 0).close()
    except OSError:
        pytest.skip("this machine has no IPv6")
    async with house(tmp_path / "tables.db", host="::", limits=FEW, trusted=[trusted]) as here:
        assert await asked(here, 4, X_Forwarded_For="203.0.113.7") == [200, 200, 200, 429]
        assert await asked(here, 1, X_Forwarded_For="203.0.113.8") == [200]


@pytest.mark.parametrize(
    ("given", "peers", "others"),
    [
        ("10.0.0.2", ["10.0.0.2", "::ffff:10.0.0.2"], ["10.0.0.3", "::ffff:10.0.0.3", "::10.0.0.2"]),
        ("10.0.0.0/8", ["10.9.8.7", "::ffff:10.9.8.7"], ["11.0.0.1", "::ffff:11.0.0.1"]),
        ("::ffff:10.0.0.0/104", ["10.9.8.7", "::ffff:10.9.8.7"], ["11.0.0.1", "::ffff:11.0.0.1"]),
        ("0.0.0.0/0", ["192.0.2.1", "::ffff:192.0.2.1"], ["fd00::5", "::1"]),
        ("fd00::/64", ["fd00::5"], ["fd00:0:0:1::5", "10.0.0.2"]),
    ],
)
def test_who_is_trusted_is_the_same_for_connections_and_for_what_they_say(
    tmp_path: Path, given: str, peers: list[str], others: list[str]
) -> None:
    app = Server(Settings(f"sqlite:///{tmp_path}/t.db", trusted=[given], calls=None))
    held, said = Connections(Patience(address=0), [given]), run.configured(app).forwarded_allow_ips
    for peer in (*peers, *others):
        assert held.come(address_key(peer)) is (peer in peers), peer
        assert (peer in _TrustedHosts(said)) is (peer in peers), peer


@awaited
async def test_one_address_behind_a_proxy_cannot_take_all_sockets(tmp_path: Path) -> None:
    """Without a cookie everybody is somebody new."""
    limits = Limits(sockets_address=3)
    async with house(tmp_path / "tables.db", limits=limits, trusted=["127.0.0.0/8"]) as here, AsyncExitStack() as stack:
        table = await (await here.guest("Micka")).make("me", "me", start=True)

        async def open_at(address: str) -> ClientConnection:
            url, said = f"ws://{here.address}/ws/{table['id']}", {"X-Forwarded-For": address}
            return await stack.enter_async_context(connect(url, additional_headers=said))

        first, *_ = [await open_at("203.0.113.7") for _ in range(3)]
        beyond = await open_at("203.0.113.7")
        assert "too_fast" in str(await beyond.recv())
        await beyond.wait_closed()
        assert beyond.close_code == 4429
        assert "too_fast" not in str(await (await open_at("203.0.113.8")).recv())
        await first.close()
        again = "too_fast"
        while "too_fast" in again:  # the server hears of it when it does
            again = str(await (await open_at("203.0.113.7")).recv())


@awaited
async def test_nobody_else_is_believed(tmp_path: Path) -> None:
    async with house(tmp_path / "tables.db", limits=FEW) as here:
        answers = [status for one in "1234" for status in await asked(here, 1, X_Forwarded_For=f"203.0.113.{one}")]
        assert answers == [200, 200, 200, 429]


@awaited
async def test_behind_tls_a_cookie_is_for_tls_alone(tmp_path: Path) -> None:
    for trusted, secure in ((["127.0.0.1/32"], True), ([], False)):
        async with house(tmp_path / "tables.db", trusted=trusted) as here:
            async with httpx.AsyncClient(base_url=f"http://{here.address}", verify=False) as http:
                answer = await http.get("/api/me", headers={"X-Forwarded-Proto": "https"})
            assert ("Secure" in answer.headers["set-cookie"]) is secure


@awaited
async def test_the_public_name_is_let_in_and_others_are_not(tmp_path: Path) -> None:
    public = {"hosts": ["play.example"], "origins": ["https://play.example"]}
    async with house(tmp_path / "tables.db", **public) as here:
        assert await asked(here, 1, Host="play.example") == [200]
        assert await asked(here, 1, Host="evil.example") != [200]
        async with httpx.AsyncClient(base_url=f"http://{here.address}", verify=False) as http:
            for origin, good in (("https://play.example", True), ("https://evil.example", False)):
                answer = await http.put("/api/me", json={"name": "Micka"}, headers={"Origin": origin})
                assert (answer.status_code == 200) is good, origin


def test_a_proxy_may_have_more_connections_than_a_household() -> None:
    held = Connections(Patience(address=2), ["10.0.0.0/8", "fd00::5/128"])
    assert [held.come("203.0.113.7") for _ in range(3)] == [True, True, False]
    assert all(held.come("10.1.2.3") for _ in range(3))
    assert all(held.come("fd00::/64") for _ in range(3))
    assert [held.come("") for _ in range(3)] == [True, True, False]


@awaited
async def test_where_it_is_in_its_own_network_is_told_there_alone(tmp_path: Path) -> None:
    ways = {"public": "https://play.example", "nearby": lambda: "http://192.168.1.20:8642"}
    async with house(tmp_path / "tables.db", trusted=["127.0.0.0/8"], **ways) as here:
        http = (await here.guest("Micka")).http
        at_home = await http.get("/api/house", headers={"X-Forwarded-For": "192.168.1.31"})
        outside = await http.get("/api/house", headers={"X-Forwarded-For": "9.9.9.9"})
    told = {"public": "https://play.example", "strangers": False}
    assert at_home.json() == {**told, "nearby": "http://192.168.1.20:8642"}
    assert outside.json() == {**told, "nearby": None}


def test_others_find_what_listens_to_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "lan_address", lambda: "192.168.1.20")
    assert [run.nearby(host, 8642) for host in ("127.0.0.1", "localhost", "::1")] == [None] * 3
    assert [run.nearby(host, 8642) for host in ("0.0.0.0", "", "::")] == ["http://192.168.1.20:8642"] * 3
    assert run.nearby("10.0.0.4", 80) == "http://10.0.0.4:80"
    assert run.nearby("fd00::4", 80) == "http://[fd00::4]:80"
    monkeypatch.setattr(run, "lan_address", lambda: None)
    assert run.nearby("0.0.0.0", 8642) is None
