"""A server to be killed: ``python -m tests.integration.victim FILE``. It prints its address once it can be reached."""

import sys

import uvicorn

from tabbytop.games import all_games
from tabbytop.server.app import Server, Settings
from tabbytop.server.run import configured, listening
from tabbytop.tables.botplay import AT_ONCE
from tabbytop.tables.pool import Pool
from tests.tables.minds import random_mind


class Victim(uvicorn.Server):
    async def startup(self, sockets: list | None = None) -> None:
        await super().startup(sockets=sockets)
        assert sockets
        print(f"127.0.0.1:{sockets[0].getsockname()[1]}", flush=True)


if __name__ == "__main__":
    settings = Settings(
        sys.argv[1],
        games=all_games(),
        pace=AT_ONCE,
        pause=0.0,
        watch=0.02,
        thinker=lambda: Pool(1, awaken=random_mind),
    )
    with listening("127.0.0.1", 0) as door:
        Victim(configured(Server(settings))).run(sockets=[door])
