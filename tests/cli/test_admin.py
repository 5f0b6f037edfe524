"""``tabbytop admin`` as a terminal has it."""

import asyncio
import io
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.cli import main
from tabbytop.tables.requests import Report, Say
from tabbytop.tables.table import Table
from tests.tables.kit import seated, step, tables


@pytest.fixture
def house(tmp_path: Path) -> tuple[str, Table, Table]:
    """A database with a finished game and one that goes on."""

    async def play() -> tuple[Table, Table]:
        async with tables(tmp_path / "t.db") as service:
            for person in ("micka", "mourek"):
                await service.rename(person, person.title())
            over, going = await seated(service, "micka", "mourek"), await seated(service, "mourek", "easy")
            await service.carry_out(over.id, "micka", Say("1", "good luck"))
            rng = Random(2)
            while await service.look(over.id, lambda live: live.table.phase) != "over":
                await step(service, over.id, rng)
            return over, going

    over, going = asyncio.run(play())
    return f"sqlite:///{tmp_path}/t.db", over, going


class Terminal:
    def __init__(self, db: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._db, self._capsys = db, capsys

    def __call__(self, *words: str, status: int = 0) -> str:
        assert main(["admin", *words, "--db", self._db]) == status
        said = self._capsys.readouterr()
        assert bool(said.err) == (status == 2), said.err
        assert said.err.count("\n") <= 1
        return said.err or said.out

    def json(self, *words: str) -> Any:
        return json.loads(self(*words, "--json"))


@pytest.fixture
def admin(house: tuple[str, Table, Table], capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(house[0], capsys)


def answer(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Somebody sits at the terminal, and says so."""
    said = io.StringIO(text)
    said.isatty = lambda: True  # type: ignore[method-assign]  # as a terminal's
    monkeypatch.setattr("sys.stdin", said)


def test_tables_are_listed_for_people_and_for_programs(house: tuple[str, Table, Table], admin: Terminal):
    _, over, going = house
    lines = admin("tables").splitlines()
    assert lines[0].split() == ["code", "game", "phase", "who", "changed", "id"]
    assert {line.split()[0] for line in lines[1:]} == {over.code, going.code}
    assert "Micka, Mourek" in next(line for line in lines if over.id in line)
    (one,) = admin.json("tables", "--phase", "over")
    assert (one["id"], one["game"], [seat["name"] for seat in one["seats"]]) == (over.id, "clans", ["Micka", "Mourek"])
    assert "seed" not in json.dumps(admin.json("tables"))
    assert admin.json("tables", "--game", "isle") == []
    assert len(admin.json("tables", "--last", "1")) == 1


def test_what_is_destroyed_is_asked_for(
    house: tuple[str, Table, Table], admin: Terminal, monkeypatch: pytest.MonkeyPatch
):
    _, over, going = house
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "--yes answers for you. Nothing was changed" in admin("delete", going.id, status=2)
    answer(monkeypatch, "n\n")
    assert admin("delete", going.id, status=1).endswith("nothing was changed\n")
    answer(monkeypatch, "y\n")
    said = admin("delete", going.code.lower())
    assert f"Delete table {going.code} (clans, playing; Mourek, bot; changed" in said
    assert f"deleted: table {going.code}" in said
    assert [one["id"] for one in admin.json("tables")] == [over.id]
    assert admin.json("close", over.id, "--yes") == {"closed": over.id}
    assert [one["phase"] for one in admin.json("tables")] == ["shut"]
    assert admin("open", over.code).startswith(f"opened: table {over.code}")
    assert [one["phase"] for one in admin.json("tables")] == ["over"]


def test_a_person_is_shown_and_forgotten(
    house: tuple[str, Table, Table], admin: Terminal, monkeypatch: pytest.MonkeyPatch
):
    _, over, going = house
    held = admin.json("person", over.code, "Micka")
    assert (held["name"], [one["text"] for one in held["said"]]) == ("Micka", ["good luck"])
    assert [(one["id"], one["mine"], one["host"], one["names"]) for one in held["tables"]] == [
        (over.id, [0], True, ["Micka"])
    ]
    shown = admin("person", over.id, "0")
    assert "name   Micka, last here" in shown
    assert "Micka: good luck" in shown
    assert "an address is not kept at all" in shown
    answer(monkeypatch, "yes\n")
    said = admin("forget", over.id, "micka")
    assert said.endswith("forgotten: Micka; without a name at tables: 1, tables deleted: 0, lines of talk deleted: 1\n")
    assert "somebody, Mourek" in admin("tables", "--phase", "over")
    assert admin.json("forget", over.id, "1", "--yes") == {"nameless": [over.id], "deleted": [going.id], "lines": 0}


def test_reports_are_listed_and_settled(house: tuple[str, Table, Table], admin: Terminal):
    url, over, _ = house
    assert admin("reports").split() == ["id", "reported", "table", "who", "said", "why", "by"]

    async def report() -> None:
        async with tables(Path(url.removeprefix("sqlite:///"))) as service:
            await service.carry_out(over.id, "mourek", Report("1", 1, None, "too friendly"))

    asyncio.run(report())
    (one,) = admin.json("reports")
    assert (one["name"], one["words"], one["why"], one["code"]) == ("Micka", "good luck", "too friendly", over.code)
    assert "good luck" in admin("reports")
    assert "mourek" not in json.dumps(one), "no id is shown"
    assert admin("settle", one["id"]) == f"settled: {one['id']}\n"
    assert admin.json("reports") == []
    assert "there is no report" in admin("settle", one["id"], status=2)


def test_addresses_are_blocked_and_let_in_again(admin: Terminal):
    assert admin("blocks").split() == ["network", "since", "why"]
    assert admin("block", "2001:db8::7", "--why", "a flood").startswith("blocked: 2001:db8::/64;")
    (one,) = admin.json("blocks")
    assert (one["network"], one["why"]) == ("2001:db8::/64", "a flood")
    assert admin.json("unblock", "2001:db8::99") == {"unblocked": "2001:db8::/64"}
    assert admin.json("blocks") == []


def test_what_is_not_there_is_one_line(
    house: tuple[str, Table, Table], admin: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    over = house[1]
    for words, said in (
        (["close", "FERN-OTTER-LAMP-1000", "--yes"], "there is no table FERN-OTTER-LAMP-1000"),
        (["delete", "x", "--yes"], "there is no table x"),
        (["person", over.id, "7"], "it has no seat of that number"),
        (["forget", over.id, "Tlapka", "--yes"], "nobody at table"),
        (["unblock", "192.0.2.7"], "192.0.2.7/32 is not blocked"),
        (["block", "everybody"], "neither an address nor a network"),
    ):
        assert said in admin(*words, status=2)
    monkeypatch.setenv("TABBYTOP_PURR", "1")
    assert "TABBYTOP_PURR is no setting" in admin("tables", status=2)


def test_no_database_is_made_by_looking_into_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    nowhere = f"sqlite:///{tmp_path}/none.db"
    bad = tmp_path / "bad"
    bad.write_bytes(b"no backup")
    for words in (["admin", "tables"], ["backup", str(tmp_path / "all")], ["restore", str(bad)]):
        assert main([*words, "--db", nowhere]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["bad"]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_an_unknown_variable_is_refused_by_every_command_with_a_database(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("TABBYTOP_DBB", "sqlite:///cats.db")
    assert main([command, str(tmp_path / "all")]) == 2
    assert "TABBYTOP_DBB is no setting; is TABBYTOP_DB meant?" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_bot_of_the_house_is_made_listed_and_revoked(admin: Terminal) -> None:
    made = admin.json("new-bot", "Packa")
    assert made["token"].startswith(f"tabbybot_{made['id']}.")
    assert made["token"] not in admin("bots")
    assert [(one["id"], one["name"], one["of"]) for one in admin.json("bots")] == [(made["id"], "Packa", "")]
    assert "(the house)" in admin("bots")
    assert "Its token, which is not shown again:\ntabbybot_" in admin("new-bot", "Belka")
    assert "name of its own" in admin("new-bot", "expert", status=2)
    assert "Nobody is there to ask" in admin("revoke-bot", made["id"], status=2)
    assert "revoked: Packa" in admin("revoke-bot", made["id"], "--yes")
    assert "there is no bot" in admin("revoke-bot", made["id"], "--yes", status=2)
    assert [one["name"] for one in admin.json("bots")] == ["Belka"]
