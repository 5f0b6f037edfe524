"""In a browser's Python: every level of every game that is offered there answers, and the whole house plays a game."""

import asyncio
import json
import pickle
import sys
from contextlib import suppress
from random import Random

from tabbytop import bots
from tabbytop.core import play_out
from tabbytop.games import playable_games
from tabbytop.local.house import House
from tabbytop.local.shelf import Drawer
from tabbytop.local.thinker import Beside, answered
from tabbytop.tables.botplay import AT_ONCE

assert "numpy" not in sys.modules, "there is none"


def first_thoughts(key, level):
    """A few decisions of a game, as bots of a level make them; nobody answers for longer than that."""
    game, taken = playable_games()[key], []
    seats = next(seats for seats in game.seats if seats > 1)
    bot = bots.bot(key, level)

    class Enough(Exception): ...

    def decide(state, seat, menu, may_decline):
        action = bot.choose(game.view(state, seat), menu, Random(1), bots.Budget(work=8), may_decline=may_decline)
        taken.append(pickle.loads(pickle.dumps(action)))
        if len(taken) == 6:
            raise Enough
        return action

    with suppress(Enough):
        play_out(game, game.new_game(seats, game.complete({})), decide, Random(2).randrange)
    return taken


for key in ("clans", "isle", "kingos"):
    for level in ("easy", "medium", "hard", "expert"):
        print("level", key, level, len(first_thoughts(key, level)), sep="\t")


async def elsewhere(task):
    return answered(task)


async def whole_game():
    said = asyncio.Queue()
    house = House(Drawer(), lambda *told: said.put_nowait(told), Beside(elsewhere), pace=AT_ONCE)
    await house.start()
    await house.ask("GET", "/api/me")
    wish = {"game": "clans", "options": {}, "seats": ["me", {"bot": "easy"}], "nonce": "a nonce", "start": True}
    table = json.loads((await house.ask("POST", "/api/tables", json.dumps(wish).encode())).body)
    house.bridge.open(1, f"/ws/{table['id']}")
    seq = -1
    while True:
        kind, _, text = await said.get()
        heard = json.loads(text) if kind == "text" else []
        for one in heard if isinstance(heard, list) else [heard]:
            if one["type"] == "position" and one["outcome"] is not None:
                return (await house.ask("GET", f"/api/tables/{table['id']}/record")).body.decode()
            if one["type"] == "position" and one["must"] == [0] and one["seq"] > seq:
                seq = one["seq"]
                action = one["sights"][0]["menu"]["sets"][0]["actions"][0]
                move = {"type": "move", "id": f"move {seq}", "seat": 0, "seq": seq, "action": action}
                house.bridge.tell(1, json.dumps(move))


print("record", json.dumps(await whole_game()), sep="\t")  # noqa: F704, PLE1142 - Pyodide awaits at the top
