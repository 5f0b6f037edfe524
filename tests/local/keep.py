"""``python -m tests.local.keep``: games that go on, kept as this release keeps them on a device, for later ones.

Writes ``kept/shelf-N.json``. Run it before what is kept there changes, and leave what it wrote alone afterwards.
"""

import asyncio
import json
from pathlib import Path

from tabbytop.local.shelf import Drawer
from tests.server import keep

from .kit import home

KEPT = Path(__file__).parent / "kept"
NO_PHYSICS = {game: moves for game, moves in keep.GAMES.items() if game != "tower"}


async def left() -> dict[str, object]:
    shelf = Drawer()
    async with home(KEPT, shelf) as here:
        found = await keep.left(here, NO_PHYSICS)
    return {"found": found, "texts": shelf.texts}


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    file = KEPT / f"shelf-{len([*KEPT.iterdir()]) + 1}.json"
    file.write_text(json.dumps(asyncio.run(left()), indent=0) + "\n", "utf-8")
