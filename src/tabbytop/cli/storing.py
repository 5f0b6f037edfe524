"""What all commands have in common that open a database themselves, beside the servers that run on it."""

from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tabbytop.core import TabbyError

from .common import Parser
from .serving import FLAGS, database, read_as

if TYPE_CHECKING:
    from tabbytop.tables.store import Archive

T = TypeVar("T")


def add_database(parser: Parser) -> None:
    parser.add_argument(
        "--db",
        metavar="URL",
        help=f"as for play; default: the database in your data folder [{FLAGS['db']}]",
        **read_as(database, "db"),
    )


def with_store(given: Namespace, work: "Callable[[Archive], Awaitable[T]]", *, may_be_new: bool = False) -> T:
    """What ``work`` makes of the database that was named. Unless it ``may_be_new``, a file that is not there is an
    error, and none is made."""
    import asyncio
    import sqlite3

    from tabbytop.server.run import default_db, place_of
    from tabbytop.tables.errors import NotKept
    from tabbytop.tables.opening import POSTGRES, open_store

    db = given.db or default_db()
    store = open_store(db)
    if not (may_be_new or db.startswith(POSTGRES) or _is_there(Path(place_of(db)))):
        raise TabbyError(f"there is no database at {place_of(db)}")

    async def done() -> T:
        await store.open()
        try:
            return await work(store)
        except (NotKept, sqlite3.Error) as wrong:  # a full disk, or the server goes down
            raise TabbyError(f"{place_of(db)}: {wrong}") from None
        finally:
            await store.close()

    return asyncio.run(done())


def _is_there(file: Path) -> bool:
    try:
        return file.exists()
    except OSError as wrong:  # a folder on the way may not be entered
        raise TabbyError(f"{file}: {wrong.strerror or wrong}") from None
