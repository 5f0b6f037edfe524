"""Nothing is sent to where it may not go, and nobody is waited for."""

import asyncio
from ipaddress import ip_address
from typing import Any

import pytest

from tabbytop.calls.reach import Inside, Reach, Unreachable, is_outside
from tests.tables.kit import awaited

from .kit import LOOPBACK, target

INSIDE = """
127.0.0.1 127.8.8.8 0.0.0.0 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 192.0.0.1
198.18.0.1 224.0.0.1 240.0.0.1 255.255.255.255 192.0.2.1
::1 :: fe80::1 fc00::1 fd12::1 fec0::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::127.0.0.1
2002:7f00:1:: 2002:a00:1:: 64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 2001:db8::1 2001:0:7f00:1::1
""".split()


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_a_house_are_known_however_they_are_written(address: str) -> None:
    assert not is_outside(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.215.14", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_internet_are_reached(address: str) -> None:
    assert is_outside(ip_address(address))


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "2130706433", "0x7f.1", "0177.0.0.1", "127.1", "[::ffff:127.0.0.1]"]
)
@awaited
async def test_whatever_leads_into_the_house_is_not_connected_to(host: str) -> None:
    async with target() as there:
        with pytest.raises((Inside, Unreachable)):
            await Reach().post(f"http://{host}:{there.port}/", {}, b"x")
        assert there.asked == []


def names(*answers: str) -> Any:
    """A name server that answers otherwise every time."""
    waiting = list(answers)

    async def getaddrinfo(host: str, port: int, **more: Any) -> Any:
        given = waiting.pop(0) if len(waiting) > 1 else waiting[0]
        return [(2, 1, 6, "", (address, port)) for address in given.split()]

    return getaddrinfo


@awaited
async def test_one_address_inside_among_several_is_enough() -> None:
    loop = asyncio.get_running_loop()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(loop), "getaddrinfo", staticmethod(names("1.1.1.1 10.0.0.5")), raising=False)
        with pytest.raises(Inside):
            await Reach().resolved("two.example", 80)


@awaited
async def test_a_name_is_asked_for_once_and_that_very_address_is_connected_to() -> None:
    """Who answers with an address outside first, and with one inside when it is connected to, gains nothing."""
    went: list[str] = []

    async def connect(host: str, port: int, **more: Any) -> Any:
        went.append(host)
        raise OSError("enough is known")

    with pytest.MonkeyPatch.context() as patch:
        loop = asyncio.get_running_loop()
        patch.setattr(type(loop), "getaddrinfo", staticmethod(names("1.1.1.1", "127.0.0.1")), raising=False)
        patch.setattr(asyncio, "open_connection", connect)
        with pytest.raises(Unreachable):
            await Reach().post("https://rebound.example/", {}, b"x")
    assert went == ["1.1.1.1"]


@awaited
async def test_a_house_may_allow_a_network_of_its_own() -> None:
    async with target(204) as there:
        assert await Reach(LOOPBACK).post(f"{there.address}/a?b=c", {"X-Cat": "Minka"}, "mňau".encode()) == 204
        (asked,) = there.asked
        assert asked.path == "/a?b=c" and asked.headers["x-cat"] == "Minka" and asked.body.decode() == "mňau"
        with pytest.raises(Inside):
            await Reach(["10.0.0.0/8"]).post(there.address, {}, b"")


@awaited
async def test_nobody_is_followed_elsewhere() -> None:
    async with target(302) as there, target() as elsewhere:
        there.more = f"Location: {elsewhere.address}/\r\n"
        assert await Reach(LOOPBACK).post(there.address, {}, b"x") == 302
        assert elsewhere.asked == []


@awaited
async def test_who_is_slow_is_not_waited_for_and_holds_up_nobody() -> None:
    async with target(is_slow=True) as slow, target() as quick:
        reach = Reach(LOOPBACK, patience=0.5)
        waiting = [asyncio.create_task(reach.post(slow.address, {}, b"x")) for _ in range(4)]
        await slow.first(4)
        late = asyncio.create_task(reach.post(slow.address, {}, b"late"))  # has its turn when one of them is done
        assert await reach.post(f"http://localhost:{quick.port}", {}, b"x") == 201
        for one in waiting:
            with pytest.raises(Unreachable, match="in time"):
                await one
        slow.open.set()
        assert await late == 201


@awaited
async def test_many_for_one_host_all_have_their_turn() -> None:
    async with target() as there:
        reach = Reach(LOOPBACK)
        assert await asyncio.gather(*(reach.post(there.address, {}, b"x") for _ in range(40))) == [201] * 40


@awaited
async def test_an_answer_need_give_no_reason() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        assert await Reach(LOOPBACK).post(f"http://127.0.0.1:{port}/", {}, b"") == 200


@awaited
async def test_what_is_no_answer_is_none() -> None:
    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-cat\r\n\r\n" + b"x" * 100_000)
        writer.close()

    async def long(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 " + b"x" * 100_000)
        writer.close()

    for answer in (serve, long):
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(Unreachable):
            await Reach(LOOPBACK).post(f"http://127.0.0.1:{port}/", {}, b"")
        server.close()
