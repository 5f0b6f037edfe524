"""``tabbytop admin`` beside two servers: whoever is at a table sees at once what was done, through whichever."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.cli import main
from tests.server.kit import Guest
from tests.tables.kit import awaited

from .killing import server


@awaited
async def test_what_is_done_to_tables_people_and_addresses_is_seen_everywhere(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def told(*words: str) -> Any:
        """What a command says, which knows nothing of the servers but their database."""
        assert await asyncio.to_thread(main, [*words, "--json"]) == 0
        return json.loads(capsys.readouterr().out)

    async def admin(*words: str) -> Any:
        return await told("admin", *words, "--db", database)

    async with AsyncExitStack() as stack:
        (_, one), (_, two) = [await stack.enter_async_context(server(database)) for _ in range(2)]
        micka, mourek = [await stack.enter_async_context(Guest(address)) for address in (one, two)]
        for guest, name in ((micka, "Micka"), (mourek, "Mourek")):
            await guest.http.get("/api/me")
            await guest.http.put("/api/me", json={"name": name})

        # a game of two, played out, and its talk; one who is forgotten is somebody to who is still there
        over = await micka.make("me", "open", start=True)
        chairs = [await micka.at(over["id"]), await mourek.at(over["id"])]
        await chairs[1].done("sit", seat=1, nonce="n")
        await asyncio.gather(*(chair.play_on(Random(7)) for chair in chairs))
        await chairs[0].done("chat", text="well played")
        await chairs[1].until(lambda chair: chair.chat)
        await admin("forget", over["code"], "Micka", "--yes")
        await chairs[1].until(lambda chair: [seat["name"] for seat in chair.table["seats"]] == ["", "Mourek"])
        await chairs[1].until(lambda chair: not chair.chat)
        assert "Micka" not in chairs[1].heard[-1]
        record = tmp_path / "game.tabby"
        record.write_bytes((await mourek.http.get(f"/api/tables/{over['id']}/record")).content)
        replayed = await told("replay", str(record), "--verify")
        assert ([seat["name"] for seat in replayed["seats"]], replayed["verified"]) == (["", "Mourek"], True)

        # a table is closed, and another deleted, under who is there
        for deed, kind, code in (("close", "shut", 4410), ("delete", "unknown_table", 4404)):
            table = await mourek.make("me", "me", start=True)
            here = await micka.at(table["id"])
            there = await mourek.at(table["id"])
            await admin(deed, table["id"], "--yes")
            for chair in (here, there):
                assert await chair.until_closed() == code
                assert json.loads(chair.heard[-1])["error"]["kind"] == kind
            refused = await mourek.http.get(f"/api/tables/{table['id']}")
            assert (refused.status_code, refused.json()["kind"]) == (code - 4000, kind)

        # an address is blocked: who is there is turned out, and nobody comes in, until it is let in again
        assert await admin("block", "127.0.0.1") == {"blocked": "127.0.0.1/32"}
        for chair, guest in zip(chairs, (micka, mourek), strict=True):
            assert await chair.until_closed() == 4403
            assert json.loads(chair.heard[-1])["error"]["kind"] == "blocked"
            refused = await guest.http.get("/api/me")
            assert (refused.status_code, refused.json()["kind"]) == (403, "blocked")
        await admin("unblock", "127.0.0.1")
        for guest in (micka, mourek):
            while (status := (await guest.http.get("/api/me")).status_code) != 200:
                assert status == 403
                await asyncio.sleep(0.05)
