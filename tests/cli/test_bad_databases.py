"""A database that cannot be used: one line that says what and where, exit status 2, and nothing is changed.

On a real PostgreSQL, for every command that opens one. A full disk is said by the server itself, from a trigger.
"""

import asyncio
import errno
import gzip
import json
import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tabbytop.cli import main
from tabbytop.server import run
from tabbytop.tables.backup import back_up
from tabbytop.tables.opening import open_store
from tabbytop.tables.places import without_password
from tabbytop.tables.postgres import schema, store
from tabbytop.tables.sqlite import Sqlite
from tests import postgres
from tests.tables.kit import seated, tables

COMMANDS = ("play", "serve", "backup", "restore", "admin", "worker")
SECRET = "mouse-under-the-stove"
FULL = "could not extend file: No space left on device"
FULL_DISK = f"""
    CREATE FUNCTION full_disk() RETURNS %s LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION USING errcode = 'disk_full', message = '{FULL}', hint = 'Check free disk space.'; END $$
"""


def ask(url: str, *commands: str) -> list[Any]:
    """What the last one answers."""

    async def asked() -> list[Any]:
        db = await asyncpg.connect(url)
        try:
            for command in commands[:-1]:
                await db.execute(command)
            return [tuple(row) for row in await db.fetch(commands[-1])]
        finally:
            await db.close()

    return asyncio.run(asked())


RELATIONS = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i')"


# -- what is wrong with it ----------------------------------------------------------------------------------------


@contextmanager
def unreachable() -> Iterator[str]:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))  # taken, and nobody listens
        yield f"postgresql://cat:{SECRET}@127.0.0.1:{door.getsockname()[1]}/tables"


@contextmanager
def silent() -> Iterator[str]:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield f"postgresql://cat:{SECRET}@127.0.0.1:{door.getsockname()[1]}/tables"


@contextmanager
def unknown() -> Iterator[str]:
    yield postgres.shared().of("nonesuch")
    assert ("nonesuch",) not in ask(postgres.shared().url, "SELECT datname FROM pg_database")


@contextmanager
def locked() -> Iterator[str]:
    """Somebody with another password."""
    cluster = postgres.shared()
    rules = cluster.folder / "data" / "pg_hba.conf"
    before = rules.read_text()
    rules.write_text("local all cat scram-sha-256\n" + before)
    try:
        ask(cluster.url, "CREATE ROLE cat LOGIN PASSWORD 'another'", "SELECT pg_reload_conf()")
        url = cluster.url.replace("tabby@", f"cat:{SECRET}@")
        with suppress(asyncpg.InvalidPasswordError):
            while True:  # until the server has read its rules again
                ask(url, "SELECT")
        yield url
    finally:
        rules.write_text(before)
        ask(cluster.url, "DROP ROLE cat", "SELECT pg_reload_conf()")


@contextmanager
def newer() -> Iterator[str]:
    with postgres.database() as url:
        ask(url, "CREATE TABLE schema_version (done integer)", "INSERT INTO schema_version VALUES (99) RETURNING 1")
        yield url
        assert ask(url, RELATIONS) == [("schema_version",)]
        assert ask(url, "SELECT done FROM schema_version") == [(99,)]


@contextmanager
def full() -> Iterator[str]:
    """Before anything is in it."""
    with postgres.database() as url:
        trigger = "CREATE EVENT TRIGGER full_disk ON ddl_command_start EXECUTE FUNCTION full_disk()"
        ask(url, FULL_DISK % "event_trigger", trigger, "SELECT")
        yield url
        assert ask(url, RELATIONS) == []


@contextmanager
def foreign() -> Iterator[str]:
    """Somebody else's."""
    with postgres.database() as url:
        ask(url, "CREATE TABLE people (cats integer)", "SELECT")
        yield url
        assert ask(url, RELATIONS) == [("people",)]


@contextmanager
def nonsense() -> Iterator[str]:
    yield f"postgresql://cat:{SECRET}/oven@127.0.0.1:5432/tables"


CASES: dict[str, tuple[Callable[[], AbstractContextManager[str]], str]] = {
    "unreachable": (unreachable, "Connection refused"),
    "silent": (silent, "no answer in time"),
    "unknown": (unknown, 'database "nonesuch" does not exist'),
    "locked": (locked, 'password authentication failed for user "cat"'),
    "newer": (newer, f"it is of a newer release (schema 99); this one knows {len(schema.MIGRATIONS)}"),
    "full": (full, FULL),
    "foreign": (foreign, 'relation "people" already exists'),
    "nonsense": (nonsense, "its address makes no sense; in a password"),
}


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """How each command is given; ``restore`` has a good file."""
    monkeypatch.setattr(run, "log_to_stderr", lambda **more: None)

    async def keep() -> None:
        async with tables(tmp_path / "kept" / "t.db") as service:
            await seated(service, "micka", "mourek")
            await back_up(service.store, tmp_path / "good.backup")

    asyncio.run(keep())
    more = {
        "play": ["--no-browser", "--port", "0"],
        "serve": ["--workers", "2", "--port", "0"],
        "backup": [str(tmp_path / "new.backup")],
        "restore": [str(tmp_path / "good.backup"), "--replace"],
        "admin": ["tables"],
        "worker": ["--processes", "1"],
    }
    return lambda command: [command, *more[command]]


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert SECRET not in said.err
    return said.err


@pytest.mark.parametrize("case", CASES)
def test_a_database_that_cannot_be_used_is_named_by_every_command(
    case: str,
    words: Callable[[str], list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    wrong, said = CASES[case]
    if case == "silent":
        monkeypatch.setattr(store, "SECONDS", 0.2)
    before = sorted(tmp_path.rglob("*"))
    with wrong() as url:
        for command in COMMANDS:
            assert main([*words(command), "--db", url]) == 2, command
            assert one_line(capsys) == f"tabbytop: the database {without_password(url)} cannot be used: {said}" + (
                " / : @ and ? are written %2F %3A %40 and %3F\n" if case == "nonsense" else "\n"
            )
    assert sorted(tmp_path.rglob("*")) == before


def test_a_disk_that_is_full_in_the_middle_leaves_everything_as_it_was(
    words: Callable[[str], list[str]], capsys: pytest.CaptureFixture[str]
):
    with postgres.database() as url:
        assert main([*words("restore"), "--db", url]) == 0
        capsys.readouterr()
        everything = "SELECT id, version, data FROM tables"
        before = ask(url, everything)
        triggers = [
            f"CREATE TRIGGER full_disk BEFORE INSERT OR DELETE ON {name} EXECUTE FUNCTION full_disk()"
            for name in ("entries", "blocks")
        ]
        ask(url, FULL_DISK % "trigger", *triggers, "SELECT")
        for given in (words("restore"), ["admin", "delete", before[0][0], "--yes"], ["admin", "block", "192.0.2.7"]):
            assert main([*given, "--db", url]) == 2
            assert one_line(capsys) == f"tabbytop: {without_password(url)}: the database refuses: {FULL}\n"
        assert ask(url, everything) == before
        assert ask(url, "SELECT count(*) > 0 FROM entries") == [(True,)]


def test_a_backup_of_another_version_and_what_is_no_setting_touch_no_database(
    words: Callable[[str], list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    other = tmp_path / "other.backup"
    other.write_bytes(gzip.compress(json.dumps({"tabbytop": "backup", "format": 99}).encode() + b"\n"))
    with postgres.database() as url:
        assert main(["restore", str(other), "--db", url]) == 2
        assert f"{other} is a backup of another version (format 99)" in one_line(capsys)
        for command in COMMANDS:
            with pytest.raises(SystemExit, match="2"):
                main([*words(command), "--db", url, "--purr"])
            assert "unrecognized arguments: --purr" in one_line(capsys)
        monkeypatch.setenv("TABBYTOP_PURR", "1")
        for command in COMMANDS:
            assert main([*words(command), "--db", url]) == 2
            assert one_line(capsys) == "tabbytop: TABBYTOP_PURR is no setting; see --help\n"
        assert main(["games"]) == 2  # nor is it one of those that need no database
        assert one_line(capsys) == "tabbytop: TABBYTOP_PURR is no setting; see --help\n"
        assert ask(url, RELATIONS) == []


def test_a_port_that_is_taken_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port, file = taken.getsockname()[1], tmp_path / "new.db"
        assert main(["play", "--no-browser", "--port", str(port), "--db", f"sqlite:///{file}"]) == 2
    assert f"cannot serve on 127.0.0.1:{port}" in one_line(capsys)
    assert not file.exists()


def test_a_file_that_is_full_in_the_middle_is_one_line_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    db = f"sqlite:///{tmp_path}/t.db"
    open_store(db).check()
    connect = Sqlite._connect

    def small(self: Any) -> Any:
        connection = connect(self)
        connection.execute("PRAGMA max_page_count = 1")  # as many as there are
        return connection

    monkeypatch.setattr(Sqlite, "_connect", small)
    assert main(["admin", "block", "192.0.2.7", "--why", "x" * 50_000, "--db", db]) == 2
    assert one_line(capsys) == f"tabbytop: {tmp_path}/t.db: the database refuses: database or disk is full\n"


@pytest.mark.parametrize("given", [["admin", "tables"], ["backup", "new.backup"]])
def test_a_folder_that_may_not_be_entered_is_one_line(
    given: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    """Whoever the tests run as: what may be anywhere, root may."""
    file, exists = tmp_path / "locked" / "t.db", Path.exists

    def may_not(path: Path) -> bool:
        if path == file:
            raise PermissionError(errno.EACCES, "Permission denied")
        return exists(path)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "exists", may_not)
    assert main([*given, "--db", f"sqlite:///{file}"]) == 2
    assert one_line(capsys) == f"tabbytop: {file}: Permission denied\n"
    assert list(tmp_path.iterdir()) == []


def test_somebody_elses_file_is_left_as_it_was(
    words: Callable[[str], list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "diary.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute("CREATE TABLE days (day TEXT, what TEXT)")
    before, there = file.read_bytes(), sorted(tmp_path.rglob("*"))
    for command in COMMANDS[:-1]:  # a worker takes no file
        assert main([*words(command), "--db", f"sqlite:///{file}"]) == 2, command
        said = "there are tables in it, and none of Tabbytop's; it is left as it was"
        assert one_line(capsys) == f"tabbytop: {file} cannot be used as a database: {said}\n"
        assert file.read_bytes() == before
    assert sorted(tmp_path.rglob("*")) == there


def test_an_empty_name_is_not_that_of_the_database_at_home(
    words: Callable[[str], list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr(run, "default_db", lambda: pytest.fail("it was opened"))
    for command in COMMANDS:
        for name in ("", " "):
            with pytest.raises(SystemExit, match="2"):
                main([*words(command), "--db", name])
            assert "argument --db: it is empty; expected sqlite:///path/to/file.db" in one_line(capsys)
    monkeypatch.setenv("TABBYTOP_DB", "")
    for command in COMMANDS:
        assert main(words(command)) == 2
        assert one_line(capsys).startswith("tabbytop: TABBYTOP_DB: it is empty; expected sqlite:///path/to/file.db")
    assert main(["admin", "tables", "--db", "cats://"]) == 2  # the flag wins
    assert "TABBYTOP_DB" not in one_line(capsys)


def test_no_password_is_told_wherever_it_stands():
    for url in (
        f"postgresql://cat:{SECRET}@db.example/tables",
        f"postgresql://db.example/tables?user=cat&password={SECRET}",
        f"postgresql://db.example/tables?password={SECRET}&user=cat",
    ):
        assert SECRET not in without_password(url)
        assert "db.example/tables" in without_password(url)
