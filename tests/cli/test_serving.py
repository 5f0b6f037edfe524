"""Flags and variables of a server: what they lead to, and one line for what makes no sense."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabbytop.cli import main
from tabbytop.server import logs, run
from tabbytop.tables import opening, working
from tabbytop.tables.terms import Terms


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the server would have been told."""
    told: dict[str, Any] = {}

    def serve(host: str, port: int | None, db: str | None, browser: bool, games: Any, **more: Any) -> None:
        told.update(host=host, port=port, db=db, browser=browser, **more)

    monkeypatch.setattr(run, "serve", serve)
    for name in [name for name in os.environ if name.startswith("TABBYTOP_")]:
        monkeypatch.delenv(name)
    return told


def test_a_laptop_needs_no_flag(served: dict[str, Any]):
    assert main(["play"]) == 0
    assert served == {
        "host": "127.0.0.1",
        "port": None,
        "db": None,
        "browser": True,
        "outside": run.Outside(None, (), (), strangers=False),
        "log_json": False,
        "terms": Terms(),
        "workers": 1,
        "bots": (),
    }


def test_bots_of_ones_own_are_looked_for_before_anything_is_served(
    served: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    hasty, only_isle = "tests.tables.brought:Hasty", "tests.tables.brought:OnlyIsle"
    assert main(["play", "--bots", f"{hasty},{only_isle}"]) == 0
    assert served["bots"] == (hasty, only_isle)
    monkeypatch.setenv("TABBYTOP_BOTS", hasty)
    assert main(["serve"]) == 0
    assert served["bots"] == (hasty,)
    served.clear()
    for name, why in (("no_such_cats:Hasty", "no module 'no_such_cats'"), ("lazy", "there is no bot 'lazy'")):
        assert main(["play", "--bots", name]) == 2
        assert why in capsys.readouterr().err
    assert not served


def test_flags_say_what_lies_around_a_server(served: dict[str, Any]):
    around = ["--public", "https://Play.example/", "--origin", "https://a.example", "--origin", "http://b.example:81"]
    assert main(["play", *around, "--trust-proxy", "10.0.0.2", "--trust-proxy", "fd00::/8", "--log", "json"]) == 0
    outside = served["outside"]
    assert (outside.public, outside.strangers) == ("https://play.example", False)
    assert outside.origins == ("https://a.example", "http://b.example:81")
    assert outside.trusted == ("10.0.0.2/32", "fd00::/8")
    assert served["log_json"]


def test_a_host_says_how_many_serve_and_how_long_things_are_kept(
    served: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("TABBYTOP_KEEP_STILL", "200")
    assert main(["serve", "--workers", "3", "--keep-lobby", "7", "--keep-guest", "0"]) == 0
    assert (served["workers"], served["browser"]) == (3, False)
    assert served["terms"] == Terms(lobby=7, still=200, guest=0)
    for flags in (["--workers", "0"], ["--workers", "many"], ["--keep-lobby", "-1"], ["--keep-still", "soon"]):
        with pytest.raises(SystemExit, match="2"):
            main(["serve", *flags])
        assert capsys.readouterr().err.count("\n") == 1


def test_variables_stand_for_flags_and_flags_win(served: dict[str, Any], monkeypatch: pytest.MonkeyPatch):
    for name, value in (
        ("HOST", "0.0.0.0"),
        ("PORT", "80"),
        ("DB", "postgresql://cat@db/tables"),
        ("PUBLIC", "https://play.example"),
        ("ORIGIN", "https://a.example, https://b.example"),
        ("TRUST_PROXY", "10.0.0.0/8"),
        ("LOG", "json"),
    ):
        monkeypatch.setenv(f"TABBYTOP_{name}", value)
    assert main(["play", "--port", "8080"]) == 0
    assert (served["host"], served["port"], served["db"]) == ("0.0.0.0", 8080, "postgresql://cat@db/tables")
    assert served["outside"] == run.Outside(
        "https://play.example", ("https://a.example", "https://b.example"), ("10.0.0.0/8",)
    )
    assert served["log_json"]


@pytest.mark.parametrize(
    ("words", "variable", "as_json"),
    [
        ([], "", False),
        (["--log", "json"], "", True),
        (["--log", "json"], "text", True),
        (["--log", "text"], "json", False),
        ([], "json", True),
    ],
)
def test_a_worker_logs_as_a_server_does(
    monkeypatch: pytest.MonkeyPatch, words: list[str], variable: str, as_json: bool
):
    said: list[bool] = []
    monkeypatch.setenv("TABBYTOP_LOG", variable)
    monkeypatch.setattr(opening, "open_store", lambda url: SimpleNamespace(check=lambda: None))
    monkeypatch.setattr(logs, "log_to_stderr", lambda *, as_json: said.append(as_json))
    monkeypatch.setattr(working, "serve", lambda *_: asyncio.sleep(0))
    assert main(["worker", "--db", "postgresql://cat@db/tables", "--processes", "1", *words]) == 0
    assert said == [as_json]


@pytest.mark.parametrize(
    ("words", "variable", "are_let_in"),
    [
        ([], "", False),
        (["--strangers"], "", True),
        (["--strangers", "yes"], "no", True),
        (["--strangers", "no"], "yes", False),
        ([], "yes", True),
        ([], "no", False),
    ],
)
def test_strangers_are_let_in_where_that_is_said(
    served: dict[str, Any], monkeypatch: pytest.MonkeyPatch, words: list[str], variable: str, are_let_in: bool
):
    monkeypatch.setenv("TABBYTOP_STRANGERS", variable)
    assert main(["play", *words]) == 0
    assert served["outside"].strangers is are_let_in


@pytest.mark.parametrize(
    ("words", "variables", "said"),
    [
        (["--prot", "80"], {}, "unrecognized arguments: --prot"),
        (["--por", "80"], {}, "unrecognized arguments: --por"),
        (["--port", "70000"], {}, "70000 is no port"),
        (["--public", "play.example"], {}, "play.example is no address of a site"),
        (["--public", "https://play.example/cats"], {}, "is no address of a site"),
        (["--origin", "https://["], {}, "is no address of a site"),
        (["--trust-proxy", "caddy"], {}, "caddy is neither an address nor a network"),
        (["--log", "xml"], {}, "xml is neither text nor json"),
        (["--strangers", "some"], {}, "some is neither yes nor no"),
        ([], {"TABBYTOP_STRANGERS": "1"}, "1 is neither yes nor no"),
        ([], {"TABBYTOP_PORT": "door"}, "TABBYTOP_PORT: door is no port"),
        ([], {"TABBYTOP_LOG": "xml"}, "xml is neither text nor json"),
        ([], {"TABBYTOP_TRUST_PROXY": "10.0.0.2 caddy"}, "TABBYTOP_TRUST_PROXY: caddy is neither"),
        ([], {"TABBYTOP_PUBLIK": "https://play.example"}, "TABBYTOP_PUBLIK is no setting; is TABBYTOP_PUBLIC meant?"),
        ([], {"TABBYTOP_PURR": "1"}, "TABBYTOP_PURR is no setting; see --help"),
    ],
)
def test_what_makes_no_sense_is_one_line(tmp_path: Path, words: list[str], variables: dict[str, str], said: str):
    place = ["--no-browser", "--db", f"sqlite:///{tmp_path}/tables.db"]
    command = [sys.executable, "-m", "tabbytop", "play", *place, *words]
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ["serve", "--work", "2"],
        ["worker", "--proc", "2"],
        ["admin", "tables", "--js"],
        ["admin", "delete", "FERN-42", "--ye"],
        ["backup", "cats.backup", "--d", "sqlite:///cats.db"],
        ["restore", "cats.backup", "--rep"],
        ["games", "--js"],
    ],
)
def test_half_a_flag_is_none(served: dict[str, Any], words: list[str], capsys: pytest.CaptureFixture[str]):
    with pytest.raises(SystemExit, match="2"):
        main(words)
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "unrecognized arguments: --" in said.err


def test_the_server_alone_takes_no_half_flag_either():
    command = [sys.executable, "-m", "tabbytop.server", "--por", "0"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert (done.returncode, "unrecognized arguments: --por" in done.stderr) == (2, True)


@pytest.mark.parametrize(
    ("command", "name", "wrong", "why", "good"),
    [
        ("play", "port", "door", "is no port", "80"),
        ("play", "public", "cats", "is no address of a site", "https://play.example"),
        ("play", "strangers", "some", "is neither yes nor no", "yes"),
        ("play", "log", "xml", "is neither text nor json", "json"),
        ("play", "keep-lobby", "soon", "is no number of days", "7"),
        ("serve", "workers", "many", "is no number of workers", "2"),
        ("worker", "processes", "0", "is no number of processes", "1"),
    ],
)
def test_a_variable_that_makes_no_sense_is_named_and_not_the_flag(
    served: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
    name: str,
    wrong: str,
    why: str,
    good: str,
):
    variable = f"TABBYTOP_{name.upper().replace('-', '_')}"
    monkeypatch.setenv(variable, wrong)
    assert main([command]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"tabbytop: {variable}: {wrong} {why}")
    assert said.count("\n") == 1
    with pytest.raises(SystemExit, match="2"):
        main([command, f"--{name}", wrong])
    assert f"argument --{name}: {wrong} {why}" in capsys.readouterr().err
    assert main([command, f"--{name}", good]) == (2 if command == "worker" else 0)  # a worker has no database here
    assert variable not in capsys.readouterr().err, "a flag wins"


def test_a_place_is_named_without_its_password():
    assert run.place_of("postgresql://cat:secret@db.example/tables") == "postgresql://db.example/tables"
    assert run.place_of("sqlite:////var/lib/tabbytop/tables.db") == "/var/lib/tabbytop/tables.db"
    assert run.place_of("tables.db") == str(Path("tables.db").absolute())
