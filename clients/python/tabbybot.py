"""A bot for a house of Tabbytop, over the network: plays any game, at random. Needs ``pip install websockets``.

    TABBYBOT_TOKEN=tabbybot_… python tabbybot.py http://localhost:8642 --games clans,isle

Make it yours: give ``Bot`` another ``choose``, and another ``accepts`` if it does not come to every table.
"""

import argparse
import asyncio
import json
import os
import random
import traceback

from websockets import WebSocketException, connect


class Bot:
    def accepts(self, table):
        """Somebody asks it to ``table``, which says what is played, by which options and with whom."""
        return True

    def choose(self, table, sight):
        """An action out of ``sight["menu"]``; None lets an interrupt pass. ``sight["view"]`` is all it may know."""
        return None if sight["may"] else picked(random.choice(sight["menu"]["sets"]))


def picked(choices):
    """Any action of one of the sets of which a menu is made."""
    if choices["type"] == "Listed":
        return random.choice(choices["actions"])
    if choices["type"] == "Cells":  # a mask for each way in which a tile is turned, a bit for each cell
        bits = [(turn, f"{int(mask, 16):b}"[::-1]) for turn, mask in enumerate(choices["masks"])]
        parts = random.choice([(turn, cell) for turn, mask in bits for cell, bit in enumerate(mask) if bit == "1"])
    elif choices["type"] == "Subsets":  # the cheapest always fit
        costs = choices["costs"] or [0] * len(choices["items"])
        cheap = sorted(zip(costs, choices["items"], strict=True))[: random.randint(choices["least"], choices["most"])]
        while sum(cost for cost, _ in cheap) > choices["budget"] and choices["costs"]:
            cheap.pop()
        parts = [sorted(item for _, item in cheap)]
    else:  # Ranges, of which not all may be allowed
        parts = [round(random.uniform(low, high), 6) for low, high, _ in choices["bounds"]]
    return {"type": choices["kind"], **dict(zip(choices["fields"], parts, strict=True))}


async def play(bot, house, headers, me, id):
    """At one table until the game is over. Did its mind fail? Then a bot of the house plays on, and it stays away."""
    try:
        async with connect(f"{house}/ws/{id}", additional_headers=headers, max_size=None) as socket:

            async def ask(what, **more):
                await socket.send(json.dumps({"type": what, "id": os.urandom(16).hex(), **more}))

            async for frame in socket:
                for message in json.loads(frame if frame.startswith("[") else f"[{frame}]"):
                    if message["type"] == "table":
                        table = message["table"]
                        for seat, chair in enumerate(table["seats"]):
                            if chair["asked"] == me and not bot.accepts(table):
                                await ask("stand", seat=seat)
                            elif chair["asked"] == me or (chair["mine"] and not chair["ready"]):
                                await ask("sit", seat=seat, nonce=os.urandom(16).hex())
                            elif chair["mine"] and chair["stand_in"]:
                                await ask("back", seat=seat)
                    elif message["type"] == "position":
                        if (position := message)["outcome"]:
                            return False
                    elif message.get("error", {}).get("kind") in ("illegal", "too_fast", "not_kept"):
                        await asyncio.sleep(message["error"]["kind"] != "illegal")  # a second, before it answers anew
                    else:
                        continue
                    for sight in position["sights"] if message["type"] != "table" else ():
                        action = bot.choose(table, sight) if sight["menu"] else None
                        if action is not None:
                            await ask("move", seat=sight["seat"], seq=position["seq"], action=action)
    except Exception as wrong:
        traceback.print_exc()
        return not isinstance(wrong, WebSocketException)  # if only the line broke, it comes back


async def run(bot, house, token, games=()):
    """In the house, until the line breaks: at every table where it sits or is asked to."""
    house, headers, tables = house.rstrip("/").replace("http", "ws", 1), {"Authorization": f"Bearer {token}"}, {}
    me = token.removeprefix("tabbybot_").split(".")[0]
    async with connect(f"{house}/ws/bots?games={','.join(games)}", additional_headers=headers) as socket:
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "refused":
                raise SystemExit(message["error"]["reason"])
            for id in [line["table"]["id"] for line in message["tables"]]:
                if id not in tables or (tables[id].done() and not tables[id].result()):
                    tables[id] = asyncio.create_task(play(bot, house, headers, me, id))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot that plays at random.")
    parser.add_argument("house", help="http://localhost:8642, https://play.example")
    parser.add_argument("--games", default=[], type=lambda games: games.split(","), help="clans,isle; default: all")
    asyncio.run(run(Bot(), token=os.environ.get("TABBYBOT_TOKEN", ""), **vars(parser.parse_args())))
