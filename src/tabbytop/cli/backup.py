"""``tabbytop backup`` and ``tabbytop restore``: all tables and people in one file, while the server runs."""

from argparse import Namespace
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .common import Commands
from .serving import FLAGS, from_variable

if TYPE_CHECKING:
    from tabbytop.tables.store import Store


def add(commands: Commands) -> None:
    save = commands.add_parser("backup", help="write everything that is kept into one file, while the server runs")
    save.set_defaults(run=back_up)
    back = commands.add_parser("restore", help="put back what a backup holds, into an empty database")
    back.add_argument("--replace", action="store_true", help="delete what is there, and put the backup in its place")
    back.set_defaults(run=restore)
    for parser in (save, back):
        parser.add_argument("file", metavar="FILE", type=Path)
        parser.add_argument(
            "--db",
            metavar="URL",
            default=from_variable("db"),
            help=f"as for play; default: the database in your data folder [{FLAGS['db']}]",
        )


def back_up(given: Namespace) -> None:
    from tabbytop.tables.backup import back_up

    _tell("written to", given, lambda store: back_up(store, given.file))


def restore(given: Namespace) -> None:
    from tabbytop.tables.backup import restore

    _tell("put back from", given, lambda store: restore(store, given.file, replace=given.replace))


def _tell(how: str, given: Namespace, work: "Callable[[Store], Awaitable[Counter[str]]]") -> None:
    import asyncio

    from tabbytop.server.run import default_db
    from tabbytop.tables.opening import open_store

    async def done() -> Counter[str]:
        store = open_store(given.db or default_db())
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    counts = asyncio.run(done())
    print(f"tables: {counts['tables']}, people: {counts['people']}, {how} {given.file}")
