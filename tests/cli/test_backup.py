"""``tabbytop backup`` and ``tabbytop restore`` as a terminal has them."""

import asyncio
from pathlib import Path

import pytest

from tabbytop.cli import main
from tests.tables.kit import seated, tables


def test_everything_is_written_and_put_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        async with tables(tmp_path / "old.db") as service:
            await service.rename("micka", "Micka")
            await seated(service, "micka", "mourek")

    asyncio.run(play())
    old, new, file = f"sqlite:///{tmp_path}/old.db", f"sqlite:///{tmp_path}/new.db", str(tmp_path / "all.backup")
    assert main(["backup", file, "--db", old]) == 0
    assert capsys.readouterr().out == f"tables: 1, people: 1, written to {file}\n"
    assert main(["restore", file, "--db", new]) == 0
    assert capsys.readouterr().out == f"tables: 1, people: 1, put back from {file}\n"
    for words, said in (
        (["backup", file, "--db", old], f"tabbytop: {file} is there already\n"),
        (["restore", file, "--db", new], "--replace puts the backup in their place\n"),
        (["restore", str(tmp_path / "none"), "--db", new], "none cannot be read: No such file or directory\n"),
        (["backup", file, "--db", "mysql://x/y"], "is no database this release knows"),
    ):
        assert main(words) == 2
        error = capsys.readouterr().err
        assert said in error
        assert error.count("\n") == 1
    assert main(["restore", file, "--db", new, "--replace"]) == 0
