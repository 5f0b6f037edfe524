"""``tabbytop backup`` and ``tabbytop restore``: all tables and people in one file, while the server runs."""

from argparse import Namespace
from collections import Counter
from pathlib import Path

from .common import Commands
from .storing import add_database, with_store


def add(commands: Commands) -> None:
    save = commands.add_parser("backup", help="write everything that is kept into one file, while the server runs")
    save.set_defaults(run=back_up)
    back = commands.add_parser("restore", help="put back what a backup holds, into an empty database")
    back.add_argument("--replace", action="store_true", help="delete what is there, and put the backup in its place")
    back.set_defaults(run=restore)
    for parser in (save, back):
        parser.add_argument("file", metavar="FILE", type=Path)
        add_database(parser)


def back_up(given: Namespace) -> None:
    from tabbytop.tables.backup import back_up

    _tell("written to", given, with_store(given, lambda store: back_up(store, given.file)))


def restore(given: Namespace) -> None:
    from tabbytop.tables.backup import checked, restore

    rows = checked(given.file)
    put_back = with_store(given, lambda store: restore(store, rows, replace=given.replace), may_be_new=True)
    _tell("put back from", given, put_back)


def _tell(how: str, given: Namespace, counts: Counter[str]) -> None:
    print(f"tables: {counts['tables']}, people: {counts['people']}, {how} {given.file}")
