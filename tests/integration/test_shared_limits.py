"""Two servers on one database: whoever goes from one to the other gets no more than the measure of one."""

import json
from collections import Counter
from contextlib import AsyncExitStack
from itertools import cycle, islice
from random import Random

from tests.server.kit import Chair, Guest
from tests.tables.kit import awaited

from .killing import server

NEVER = 0.0  #: a second: what is spent is not filled again
RATES = {
    "wrong": [5, NEVER],
    "wrong_address": [12, NEVER],
    "tables": [4, NEVER],
    "tables_address": [7, NEVER],
    "names": [3, NEVER],
    "names_address": [8, NEVER],
    "reading": [1.0, NEVER],
    "chat": [4, NEVER],
}
WRONG = "/api/tables/FERN-OTTER-LAMP-1000"
TABLE = {"game": "clans", "options": {}, "seats": ["me", "me"], "nonce": "a nonce", "start": True}


class Roamer:
    """One person who asks now here, now there."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests = guests

    @classmethod
    async def come(cls, stack: AsyncExitStack, addresses: list[str]) -> "Roamer":
        guests = [await stack.enter_async_context(Guest(address)) for address in addresses]
        await guests[0].http.get("/api/me")
        for guest in guests[1:]:
            guest.http.cookies = guests[0].http.cookies
        return cls(guests)

    async def ask(self, times: int, method: str, path: str, **more: object) -> Counter[int]:
        """How often each status was the answer."""
        answers: Counter[int] = Counter()
        for guest in islice(cycle(self.guests), times):
            answers[(await guest.http.request(method, path, **more)).status_code] += 1  # type: ignore[arg-type] # httpx's
        return answers


@awaited
async def test_who_alternates_between_two_processes_gets_no_more_than_from_one(database: str) -> None:
    async with AsyncExitStack() as stack:
        rates = json.dumps(RATES)
        servers = [await stack.enter_async_context(server(database, rates=rates)) for _ in range(2)]
        addresses = [address for _, address in servers]
        micka, mourek, zofka = [await Roamer.come(stack, addresses) for _ in range(3)]

        # new tables: four of a person, seven from an address
        tables = [
            await micka.ask(10, "POST", "/api/tables", json=TABLE),
            await mourek.ask(10, "POST", "/api/tables", json=TABLE),
        ]
        assert tables == [{201: 4, 429: 6}, {201: 3, 429: 7}]
        (table, *_) = (await micka.guests[0].http.get("/api/tables")).json()
        code = f"/api/tables/{table['table']['code']}"

        # names: three of a person, eight from an address
        names = [await one.ask(6, "PUT", "/api/me", json={"name": "Tlapka"}) for one in (micka, mourek, zofka)]
        assert names == [{200: 3, 429: 3}, {200: 3, 429: 3}, {200: 2, 429: 4}]

        # talk
        chairs = [await guest.at(table["table"]["id"]) for guest in micka.guests]
        said = [(await chair.ask("chat", text="mew"))["type"] for chair in islice(cycle(chairs), 10)]
        assert Counter(said) == {"done": 4, "refused": 6}

        # records: paid for by what they cost, and the first costs more than there is to spend
        await chairs[0].play_on(Random(5))
        replays = await micka.ask(6, "GET", f"/api/tables/{table['table']['id']}/replay")
        assert replays == {200: 1, 429: 5}

        # wrong codes: five of a person, and then not even a right one; twelve from an address, whoever asks
        assert await micka.ask(1, "GET", code) == {200: 1}
        assert await micka.ask(12, "GET", WRONG) == {404: 5, 429: 7}
        assert await micka.ask(2, "GET", code) == {429: 2}
        assert await mourek.ask(8, "GET", WRONG) == {404: 5, 429: 3}
        assert await zofka.ask(8, "GET", WRONG) == {404: 2, 429: 6}
        assert await zofka.ask(2, "GET", code) == {429: 2}
        assert await zofka.ask(2, "GET", f"/api/tables/{table['table']['id']}") != {404: 2}


async def until_refused(guest: Guest, table: str) -> None:
    """One process hears from the other a moment later."""
    while (chair := await seated(guest, table)) is not None:
        await chair.leave()


async def until_let_in(guest: Guest, table: str) -> Chair:
    while (chair := await seated(guest, table)) is None:
        pass
    return chair


async def seated(guest: Guest, table: str) -> Chair | None:
    """None: there is no room."""
    chair = await guest.at(table)
    await chair.until_shown()
    return chair if chair.closed is None else None


async def two_houses(stack: AsyncExitStack, database: str, **limits: int) -> list[str]:
    servers = [await stack.enter_async_context(server(database, rates=json.dumps(limits))) for _ in range(2)]
    return [address for _, address in servers]


async def comers(stack: AsyncExitStack, address: str, number: int) -> list[Guest]:
    guests = [await stack.enter_async_context(Guest(address)) for _ in range(number)]
    for guest in guests:
        await guest.http.get("/api/me")
    return guests


@awaited
async def test_open_sockets_of_an_address_and_of_a_person_are_counted_together(database: str) -> None:
    async with AsyncExitStack() as stack:
        one, two = await two_houses(stack, database, sockets=2, sockets_address=4)
        micka = await Roamer.come(stack, [one, two])
        table = (await micka.guests[0].make("me", "me", start=True))["id"]
        chairs = [await until_let_in(micka.guests[0], table) for _ in range(2)]
        await until_refused(micka.guests[1], table)  # a person's measure is full
        others = await comers(stack, one, 2)
        (late,) = await comers(stack, two, 1)
        more = [await until_let_in(guest, table) for guest in others]
        await until_refused(late, table)  # and so is that of all who come from there
        await more[0].leave()
        stays = await until_let_in(late, table)
        await until_refused(others[0], table)
        await chairs[0].leave()
        again = await until_let_in(micka.guests[1], table)
        assert [chair.closed for chair in (chairs[1], more[1], stays, again)] == [None] * 4


@awaited
async def test_who_watches_a_table_is_counted_together(database: str) -> None:
    async with AsyncExitStack() as stack:
        one, two = await two_houses(stack, database, watchers=2)
        micka = await Roamer.come(stack, [one, two])
        table = (await micka.guests[0].make("me", "me", start=True))["id"]
        chairs = [await until_let_in(guest, table) for guest in await comers(stack, one, 2)]
        (late,) = await comers(stack, two, 1)
        await until_refused(late, table)
        player = await until_let_in(micka.guests[1], table)  # who plays there always comes in
        await chairs[0].leave()
        await until_let_in(late, table)
        assert player.closed is None
