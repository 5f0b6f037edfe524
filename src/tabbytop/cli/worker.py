"""``tabbytop worker``: think and simulate for servers that are busy, on a machine that serves nobody."""

import os
from argparse import ArgumentTypeError, Namespace

from tabbytop.core import TabbyError

from .common import Commands
from .serving import FLAGS, add_log, read_as
from .storing import add_database


def add(commands: Commands) -> None:
    parser = commands.add_parser("worker", help="think and simulate for servers on other machines that are busy")
    add_database(parser)
    parser.add_argument(
        "--processes",
        metavar="N",
        help=f"how many jobs at once; default: as many as there are cores [{FLAGS['processes']}]",
        **read_as(_count, "processes"),
    )
    add_log(parser)
    parser.set_defaults(run=run)


def run(given: Namespace) -> None:
    import asyncio

    from tabbytop.tables.opening import POSTGRES, open_store

    if not (given.db or "").startswith(POSTGRES):
        raise TabbyError("a worker needs a database that servers on other machines reach: --db postgresql://…")
    open_store(given.db).check()
    from tabbytop.physics import Workshop
    from tabbytop.server.logs import log_to_stderr
    from tabbytop.tables.places import without_password
    from tabbytop.tables.working import serve

    log_to_stderr(as_json=given.log == "json")
    at_once = given.processes or os.cpu_count() or 1

    def welcome() -> None:
        print(f"{at_once} at once, for {without_password(given.db)}  (Ctrl+C ends it)", flush=True)

    asyncio.run(serve(given.db, at_once, welcome, Workshop(at_once)))


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 256:
        raise ArgumentTypeError(f"{text} is no number of processes; there may be 1 to 256")
    return int(text)
