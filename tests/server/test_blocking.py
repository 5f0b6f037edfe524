"""Addresses from which nobody is let in: what counts as one, and who is turned out."""

from pathlib import Path

import pytest

from tabbytop.core import TabbyError
from tabbytop.server.blocking import Blocks, network_of
from tabbytop.server.counting import address_key
from tabbytop.server.errors import Blocked
from tabbytop.tables.sqlite import Sqlite
from tabbytop.tables.store import Block
from tests.tables.kit import awaited

from .kit import house


@pytest.mark.parametrize(
    ("typed", "network"),
    [
        ("192.0.2.7", "192.0.2.7/32"),
        ("192.0.2.7/24", "192.0.2.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8::7/128", "2001:db8::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7/32"),
    ],
)
def test_an_address_is_blocked_as_it_is_counted(typed: str, network: str):
    assert network_of(typed) == network


@pytest.mark.parametrize("typed", ["", "cat.example", "192.0.2.300", "192.0.2.0/33", "0.0.0.0/0", "::/0", "10.0.0.0/7"])
def test_what_is_no_address_or_half_the_world_is_refused(typed: str):
    with pytest.raises(TabbyError, match=r"neither an address nor a network|half the world"):
        network_of(typed)


@awaited
async def test_who_lives_there_is_blocked_and_nobody_else(tmp_path: Path) -> None:
    store = Sqlite(tmp_path / "t.db")
    await store.open()
    for typed in ("192.0.2.7", "198.51.100.0/24", "2001:db8::7", "2001:db8:8::/48"):
        await store.block(Block(network_of(typed), 1.0))
    blocks = Blocks(store)
    await blocks.start()
    for host in ("192.0.2.7", "::ffff:192.0.2.7", "198.51.100.200", "2001:db8::ffff", "2001:db8:8:1::1"):
        with pytest.raises(Blocked):
            blocks.check(address_key(host))
    for host in ("192.0.2.8", "198.51.101.0", "2001:db8:0:1::7", "2001:db9:8::1", "", "a socket file"):
        blocks.check(address_key(host))
    await blocks.stop()
    await store.close()


@awaited
async def test_whoever_a_trusted_proxy_speaks_for_is_blocked_and_not_the_proxy(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", trusted=("127.0.0.1/32",)) as home:
        guest = await home.guest()
        await home.app.store.block(Block("192.0.2.7/32", 1.0))
        await home.app.blocks._look()

        async def asked(address: str) -> int:
            return (await guest.http.get("/api/me", headers={"X-Forwarded-For": address})).status_code

        assert [await asked(one) for one in ("192.0.2.7", "192.0.2.8")] == [403, 200]
