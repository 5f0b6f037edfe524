"""In a browser's Python: every level of every game that is offered there answers, and the whole house plays a game."""

import asyncio
import json
import pickle
import sys
from contextlib import suppress
from random import Random

from tabbytop import bots
from tabbytop.bots.clans import move_of
from tabbytop.bots.clans.reading import read
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.core import play_out
from tabbytop.core.playing import at_random
from tabbytop.games import playable_games
from tabbytop.kernels.clans import elsewhere, endings, playouts
from tabbytop.kernels.clans.boards import NOWHERE
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


def machine_and_python():
    """What WebAssembly and Python answer to the same questions, at some positions of a game of cat clans."""
    game, rng, seen = playable_games()["clans"], Random(5), []

    def watch(state, seat, action, after):
        if seat >= 0 and game.view(state, seat).step in ("turn", "swap"):
            seen.append((state, seat))

    play_out(game, game.new_game(2, game.complete({})), at_random(rng), rng.randrange, watch=watch)
    for state, seat in (*seen[::8], *seen[-5:]):
        view = game.view(state, seat)
        one, moves = read(view), [move_of(action, view.at) for action in game.legal(state, seat)]
        position = one.contest, one.board, one.pool
        both = []
        for played, ended in ((elsewhere, elsewhere), (playouts, endings)):
            mind, sums, found = LEARNT.copy(), [0] * len(moves), []
            played.try_out(mind, *position, seat, moves, sums, 10, 123_456_789_012_345, 0, 1)
            if one.at == NOWHERE:
                rest = len(one.pool)
                found += [played.expected(mind, *position, rest, rest - 1, seat, move, 0) for move in moves[:3]]
                found += [
                    ended.exact(mind, *position, seat, -(1 << 60), 1 << 60, move)
                    for move in (moves if rest <= 2 else ())
                ]
            both.append([*sums, *found])
        yield both


print("machine", elsewhere.machine() is not None, *(one == other for one, other in machine_and_python()), sep="\t")


async def beside(task):
    return answered(task)


async def counted(house):
    """The worked example on the pad of cat clans, without powers [CLANS 6.1]."""
    grid = """
        fly3     dog5@90  B1       mouse6   B3
        mouse4   fly4     A4       A1       B4
        dog1@270 B5*      dog3@180 mouse4   dog2@270
        mouse5   pigeon2  A3*      B2       mouse5
        mouse3   A5       pigeon5  A2       dog4@0
    """
    rows = [line.split() for line in grid.strip().splitlines()]
    sheet = {"clans": ["gourmets", "meowsketeers"], "powers": False, "grid": rows}
    return json.loads((await house.ask("POST", "/api/score/clans", json.dumps(sheet).encode())).body)["points"]


async def whole_game():
    said = asyncio.Queue()
    house = House(Drawer(), lambda *told: said.put_nowait(told), Beside(beside), pace=AT_ONCE)
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
                replay = json.loads((await house.ask("GET", f"/api/tables/{table['id']}/replay")).body)
                print("replay", replay["verified"], *(await counted(house)), sep="\t")
                return (await house.ask("GET", f"/api/tables/{table['id']}/record")).body.decode()
            if one["type"] == "position" and one["must"] == [0] and one["seq"] > seq:
                seq = one["seq"]
                action = one["sights"][0]["menu"]["sets"][0]["actions"][0]
                move = {"type": "move", "id": f"move {seq}", "seat": 0, "seq": seq, "action": action}
                house.bridge.tell(1, json.dumps(move))


print("record", json.dumps(await whole_game()), sep="\t")  # noqa: F704, PLE1142 - Pyodide awaits at the top
