"""Two servers on one database: of two moves for one position exactly one is made, and each shows what the other did."""

import asyncio
from contextlib import AsyncExitStack
from random import Random

from tabbytop.core import Record
from tabbytop.games import all_games
from tests.server.kit import Guest, choices
from tests.tables.kit import awaited

from .killing import server


@awaited
async def test_two_processes_race_for_every_move(database: str) -> None:
    rng, wins = Random(1), [0, 0]
    async with AsyncExitStack() as stack:
        (_, one), (_, two) = [await stack.enter_async_context(server(database)) for _ in range(2)]
        async with Guest(one) as here, Guest(two) as there:
            await here.http.get("/api/me")
            there.http.cookies = here.http.cookies  # the same person, known to both by the secret in the file
            table = await here.make("me", "me", start=True)
            chairs = [await here.at(table["id"]), await there.at(table["id"])]
            while (sights := [await chair.my_turn() for chair in chairs])[0] is not None:
                seq, seat = chairs[0].position["seq"], sights[0]["seat"]
                picks = [rng.choice(choices(sight)) for sight in sights]
                answers = await asyncio.gather(
                    *(
                        chair.ask("move", seat=seat, seq=seq, action=pick)
                        for chair, pick in zip(chairs, picks, strict=True)
                    )
                )
                won = [answer["type"] == "done" for answer in answers]
                assert sum(won) == 1, answers
                assert answers[1 - won.index(True)]["error"]["kind"] in ("stale", "not_now", "out_of_turn")
                wins[won.index(True)] += 1
                for chair in chairs:
                    await chair.until(lambda chair, seq=seq: chair.position["seq"] > seq)
            assert chairs[0].position["outcome"] == chairs[1].position["outcome"]
            text = (await there.http.get(f"/api/tables/{table['code']}/record")).text
            record = Record.read(text.splitlines(), all_games(), verify=True)
            assert record.is_over
            assert sum(wins) == sum(move.seat >= 0 for move in record.line)
            await chairs[0].done("chat", text="good game")
            await chairs[1].until(lambda chair: chair.chat)
            assert chairs[1].chat[0]["text"] == "good game"
