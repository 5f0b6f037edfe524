"""A worker to be killed: ``python -m tests.integration.worker URL MIND [PHYSICS]``. It says so once it takes jobs."""

import asyncio
import sys

from tabbytop.physics import Workshop
from tabbytop.tables.working import serve
from tests.tables import minds

if __name__ == "__main__":
    url, mind, *physics = sys.argv[1:]
    workshop = Workshop(1) if physics else None
    asyncio.run(serve(url, 1, lambda: print("there", flush=True), workshop, getattr(minds, mind)))
