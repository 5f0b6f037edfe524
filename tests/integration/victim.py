"""A server to be killed: ``python -m tests.integration.victim URL [RATES]``, one of several on that database. It prints
its address once it can be reached. ``RATES`` are limits besides its own, as JSON: ``{"wrong": [5, 0], "sockets": 3}``.
"""

import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import uvicorn

from tabbytop.games import all_games
from tabbytop.server.app import Server, Settings
from tabbytop.server.run import configured, listening
from tabbytop.server.security import Limits, Rate
from tabbytop.tables import clocks
from tabbytop.tables.botplay import AT_ONCE
from tabbytop.tables.pool import Pool
from tests.tables.minds import random_mind

NETBOT = "TABBYTOP_TEST_NETBOT"  #: names the seconds that a bot from the network has for a decision, if not the usual
GAMES = dict(all_games())  #: read here, and not by each of those that are forked from what has imported this
LIMITS = Limits(requests=Rate(1e6, 1e6), person=Rate(1e6, 1e6))  #: for players who never think

_UNLIMITED = {one: Rate(1e12, 1e12) for one in Limits.__slots__ if isinstance(getattr(Limits(), one), Rate)}
FREE = Limits(open_tables=10**9, **_UNLIMITED)  #: for benchmarks, where one person does what thousands would


class Victim(uvicorn.Server):
    """Tells its address once it can be reached."""

    def __init__(self, config: uvicorn.Config, tell: Callable[[str], object]) -> None:
        super().__init__(config)
        self._tell = tell

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets=sockets)
        assert sockets
        self._tell(f"127.0.0.1:{sockets[0].getsockname()[1]}")


def serve(db: str, tell: Callable[[str], object], **settings: Any) -> None:
    """With bots that move at random and at once, and nobody waits for their pleasure."""
    usual: dict[str, Any] = {"games": GAMES, "pace": AT_ONCE, "pause": 0.0, "watch": 0.02, "limits": LIMITS}
    with listening("127.0.0.1", 0) as door:
        app = Server(Settings(db, several=True, **{**usual, **settings}))
        Victim(configured(app), tell).run(sockets=[door])


if __name__ == "__main__":
    clocks.NETBOT = float(os.environ.get(NETBOT, clocks.NETBOT))
    rates = {
        name: rate if isinstance(rate, int) else Rate(*rate)
        for name, rate in json.loads("".join(sys.argv[2:]) or "{}").items()
    }
    serve(
        sys.argv[1],
        lambda address: print(address, flush=True),
        thinker=lambda: Pool(1, awaken=random_mind),
        limits=replace(LIMITS, **rates),
    )
