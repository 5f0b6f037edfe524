"""A worker to be killed: ``python -m tests.integration.worker URL MIND``. It says so once it takes jobs."""

import asyncio
import sys

from tabbytop.tables.working import serve
from tests.tables import minds

if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], 1, lambda: print("there", flush=True), getattr(minds, sys.argv[2])))
