"""The bootstrap script, as far as it can be tried without installing anything."""

import ast
import importlib.util
import json
import os
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

from tabbytop import __version__

ROOT = Path(__file__).resolve().parent.parent


def load():
    loader = SourceFileLoader("tabby", str(ROOT / "tabby"))
    spec = importlib.util.spec_from_loader("tabby", loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


tabby = load()


def executable(path: Path, script: str = "exit 0") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return path


def test_an_old_python_can_read_the_script_far_enough_to_be_refused():
    ast.parse((ROOT / "tabby").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_without_a_verb_it_prints_help(capsys: pytest.CaptureFixture[str]):
    assert tabby.main([]) == 0
    said = capsys.readouterr().out
    assert "./tabby play" in said
    assert "./tabby test" in said


# ---------------------------------------------------------------- stamps


def test_the_digest_follows_names_and_contents(tmp_path: Path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("a")
    two.write_text("b")
    first = tabby.digest([one, two], tmp_path)
    assert tabby.digest([two, one], tmp_path) == first
    two.write_text("c")
    assert tabby.digest([one, two], tmp_path) != first
    two.write_text("b")
    assert tabby.digest([one, two.rename(tmp_path / "three")], tmp_path) != first


def test_the_digest_sees_where_one_file_ends(tmp_path: Path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("ab")
    two.write_text("c")
    first = tabby.digest([one, two], tmp_path)
    one.write_text("a")
    two.write_text("bc")
    assert tabby.digest([one, two], tmp_path) != first


@pytest.mark.parametrize("text", [None, "", "{", "[]", '"done"'])
def test_a_stamp_that_cannot_be_read_means_not_done(tmp_path: Path, text: str | None):
    stamp = tmp_path / "stamp.json"
    if text is not None:
        stamp.write_text(text)
    assert tabby.read_stamp(stamp) == {}


def test_a_stamp_is_read_back(tmp_path: Path):
    tabby.write_stamp(tmp_path / "stamp.json", {"lock": "abc"})
    assert tabby.read_stamp(tmp_path / "stamp.json") == {"lock": "abc"}
    assert [path.name for path in tmp_path.iterdir()] == ["stamp.json"]


def test_a_half_made_environment_is_not_taken_for_a_whole_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    python = executable(tmp_path / "bin/python")
    monkeypatch.setattr(tabby, "PYTHON", python)
    monkeypatch.setattr(tabby, "STAMP", tmp_path / ".tabby.json")
    assert not tabby.is_installed(tabby.RUNTIME)
    done = {"venv": tabby.venv_mark(), tabby.RUNTIME: tabby.digest([ROOT / tabby.RUNTIME])}
    tabby.write_stamp(tmp_path / ".tabby.json", done)
    assert tabby.is_installed(tabby.RUNTIME)
    assert not tabby.is_installed(tabby.DEV)
    tabby.write_stamp(tmp_path / ".tabby.json", {**done, "venv": "elsewhere"})
    assert not tabby.is_installed(tabby.RUNTIME)


def test_the_client_is_made_of_web_and_of_shared_texts():
    names = {path.relative_to(ROOT).as_posix() for path in tabby.client_sources()}
    assert {"web/package-lock.json", "web/index.html", "web/src/wire/types.ts"} <= names
    assert any(name.startswith("src/tabbytop/") and name.endswith(".ftl") for name in names)
    assert not [name for name in names if "node_modules" in name or "/_web/" in name or name.endswith(".py")]


# ---------------------------------------------------------------- a site of files alone


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of few files, and a pack of no house."""
    built = tmp_path / "_web"
    for name in ("assets", "gzip/assets", "icons", "pack"):
        (built / name).mkdir(parents=True)
    for name in KEPT:
        (built / name).write_text("")
    (built / "pack" / "list").write_text('{"wire": "", "files": []}')
    (built / "index.html").write_text('<title>a</title><script src="/assets/a.js"></script>')
    (built / "app.webmanifest").write_text('{"id": "/"}')
    (built / "worker.js").write_text("const ALONE = false;")
    (built / "assets" / "a.js").write_text("")
    (built / "gzip" / "assets" / "a.js.gz").write_text("for the server")
    (built / "postcards.js").write_text("")
    monkeypatch.setattr(tabby, "BUILT", built)
    return built


def files_in(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


KEPT = ("print.js", "mark.svg", "icons/icon-192.png")  #: with the first page
ALWAYS = {"index.html", "app.webmanifest", "worker.js", *KEPT, "pack/list", tabby.SITE}


def without_part(files: set[str]) -> set[str]:
    """Without the one that the first page is packed in."""
    (part,) = [name for name in files if name.endswith(".part")]
    return files - {part}


def test_a_site_that_is_written_again_has_nothing_of_the_old_one(built: Path, tmp_path: Path):
    site = tmp_path / "some" / "site"
    tabby.write_site(site)
    assert without_part(files_in(site)) == {*ALWAYS, "assets/a.js"}
    assert 'src="./assets/a.js"' in (site / "index.html").read_text()
    assert (site / "worker.js").read_text() == "const ALONE = true;"
    (built / "assets" / "a.js").rename(built / "assets" / "b.js")
    (built / "index.html").write_text("<title>b</title>")
    tabby.write_site(site)
    assert without_part(files_in(site)) == {*ALWAYS, "assets/b.js"}


@pytest.mark.parametrize("was_written", [False, True])
def test_a_folder_that_holds_anything_else_is_left_alone(built: Path, tmp_path: Path, was_written: bool):
    site = tmp_path / "site"
    site.mkdir()
    if was_written:
        tabby.write_site(site)
    (site / "diary.txt").write_text("mine")
    before = {name: (site / name).read_bytes() for name in files_in(site)}
    (built / "assets" / "a.js").rename(built / "assets" / "b.js")
    with pytest.raises(tabby.Trouble, match=r"diary\.txt") as trouble:
        tabby.write_site(site)
    assert "\n" not in str(trouble.value)
    assert {name: (site / name).read_bytes() for name in files_in(site)} == before


# ---------------------------------------------------------------- node


@pytest.mark.parametrize(
    ("said", "enough"),
    [
        ("v18.20.4\n", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.19.0", True),
        ("", False),
        ("command not found", False),
    ],
)
def test_which_node_can_build_the_client(said: str, enough: bool):
    assert tabby.is_node_new_enough(tabby.parse_version(said)) is enough


# ---------------------------------------------------------------- Chromium


def test_chromium_is_looked_for_in_order(tmp_path: Path):
    bin_folder, cache = tmp_path / "bin", tmp_path / "browsers"
    own = executable(tmp_path / "own/chrome")
    google = executable(bin_folder / "google-chrome")
    debian = executable(bin_folder / "chromium")
    shell = executable(cache / "chromium_headless_shell-1300/chrome-linux/headless_shell")
    old = executable(cache / "chromium-1200/chrome-linux/chrome")
    new = executable(cache / "chromium-1300/chrome-linux/chrome")
    env = {"TABBY_CHROMIUM": str(own), "PATH": str(bin_folder), "PLAYWRIGHT_BROWSERS_PATH": str(cache)}
    found = [path for path in tabby.chromium_candidates(env, tmp_path) if path.startswith(str(tmp_path))]
    assert found == [str(path) for path in (own, debian, google, new, old, shell)]


def test_playwrights_own_chromium_is_found_at_home(tmp_path: Path):
    chrome = executable(tmp_path / ".cache/ms-playwright/chromium-1300/chrome-linux/chrome")
    assert str(chrome) in tabby.chromium_candidates({"PATH": ""}, tmp_path)


def test_a_script_in_chromiums_place_is_not_taken_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    executable(tmp_path / "bin/chromium", "echo install it first; exit 1")
    chrome = executable(tmp_path / "bin/google-chrome", "echo Chrome 150")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}/bin")
    monkeypatch.delenv("TABBY_CHROMIUM", raising=False)
    assert tabby.find_chromium() == str(chrome)


def test_a_named_chromium_that_does_not_run_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TABBY_CHROMIUM", str(tmp_path / "nothing"))
    with pytest.raises(tabby.Trouble, match="TABBY_CHROMIUM"):
        tabby.get_chromium()


# ---------------------------------------------------------------- checks, and which tests

NODE = tabby.Node("node", ["npm"])
MEET = """
import pathlib, sys, time
mine, other = map(pathlib.Path, sys.argv[1:])
mine.touch()
end = time.monotonic() + 60
while not other.exists():
    assert time.monotonic() < end, "the other one has not begun"
    time.sleep(0.01)
"""


def python(name: str, script: str, *more: object) -> object:
    return tabby.Step(name, [sys.executable, "-c", script, *map(str, more)])


def test_two_checks_run_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    one, other = tmp_path / "one", tmp_path / "other"
    both = [python("python types", MEET, one, other), python("client types", MEET, other, one)]
    monkeypatch.setattr(tabby, "steps", lambda node: both)
    monkeypatch.setattr(tabby, "audits", lambda node: [])
    results = tabby.run_checks(NODE, for_tests=False)
    assert [(result.name, result.ok) for result in results] == [("python types", True), ("client types", True)]


def test_what_a_failed_check_said_stands_below_its_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    failing = python("client lint", "print('a.ts:1\\nb.ts:2'); raise SystemExit(1)")
    monkeypatch.setattr(tabby, "steps", lambda node: [python("python lint", "print('unsaid')"), failing])
    monkeypatch.setattr(tabby, "audits", lambda node: [])
    results = tabby.run_checks(NODE, for_tests=False)
    assert [result.ok for result in results] == [True, False]
    lines = capsys.readouterr().out.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("client lint"))
    assert "FAILED" in lines[at]
    assert lines[at + 1 : at + 3] == ["    a.ts:1", "    b.ts:2"]
    assert len(lines) == 4


def test_bots_are_compiled_and_the_client_is_built_for_tests(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tabby, "run_step", lambda step, env: tabby.Result(step.name, True, 1.0))
    monkeypatch.setattr(tabby, "run_audit", lambda audit, env: tabby.Result(audit.name, True, 1.0))
    monkeypatch.setattr(tabby, "build_client", lambda: None)
    names = [result.name for result in tabby.run_checks(NODE, for_tests=True)]
    assert names[:2] == ["bots compiled", "client build"]
    assert names[2:] == [result.name for result in tabby.run_checks(NODE, for_tests=False)]
    assert names.count("python types") == names.count("client types") == 1


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What pytest would be asked, with everything before it done and well."""
    asked: list[list[str]] = []

    def run_pytest(name: str, arguments: list[str], env: dict[str, str]) -> tuple[object, dict[str, int]]:
        asked.append(arguments)
        return tabby.Result(name, True, 1.0), {"passed": 3}

    monkeypatch.setattr(tabby, "install", lambda lock: None)
    monkeypatch.setattr(tabby, "install_client_tools", lambda: NODE)
    monkeypatch.setattr(tabby, "run_checks", lambda node, for_tests: [tabby.Result("python types", True, 1.0)])
    monkeypatch.setattr(tabby, "get_chromium", lambda: "chromium")
    monkeypatch.setattr(tabby, "run_pytest", run_pytest)
    return asked


def marked(arguments: list[str]) -> str:
    return arguments[arguments.index("-m") + 1]


def test_everything_is_run_and_counted_together(asked: list[list[str]], capsys: pytest.CaptureFixture[str]):
    assert tabby.test([]) == 0
    assert [marked(arguments) for arguments in asked] == ["not browser", "browser"]
    assert all("--durations" in arguments for arguments in asked)
    assert "6 passed" in capsys.readouterr().out.splitlines()[-1]


def test_fast_leaves_out_what_is_slow(asked: list[list[str]]):
    assert tabby.test(["--fast"]) == 0
    assert [marked(arguments) for arguments in asked] == ["not browser and not slow", "browser and not slow"]


def test_thorough_is_everything_tried_more_often(asked: list[list[str]]):
    assert tabby.test(["--thorough"]) == 0
    assert [marked(arguments) for arguments in asked] == ["not browser", "browser"]
    assert all("--thorough" in arguments for arguments in asked)
    assert tabby.test([]) == 0
    assert not any("--thorough" in arguments for arguments in asked[2:])


def test_without_a_chromium_the_other_tests_run_and_it_fails(
    asked: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def missing() -> str:
        raise tabby.Trouble("no Chromium for the browser tests")

    monkeypatch.setattr(tabby, "get_chromium", missing)
    assert tabby.test([]) == 1
    assert [marked(arguments) for arguments in asked] == ["not browser"]
    assert "no Chromium" in capsys.readouterr().out


def test_a_failed_check_fails_the_run(asked: list[list[str]], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tabby, "run_checks", lambda node, for_tests: [tabby.Result("client lint", False, 1.0)])
    assert tabby.test([]) == 1
    assert len(asked) == 2
    assert tabby.check([]) == 1


# ---------------------------------------------------------------- arguments and counts


def test_paths_of_tests_are_read_from_the_callers_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "test_x.py").touch()
    monkeypatch.chdir(tmp_path)
    assert tabby.from_here("test_x.py::test_y[1::2]") == f"{tmp_path / 'test_x.py'}::test_y[1::2]"
    assert [tabby.from_here(word) for word in ("-k", "", "tests/other")] == ["-k", "", "tests/other"]


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("==== 3 passed in 0.12s ====", {"passed": 3}),
        ("= 1 failed, 2 passed, 1 error in 61.00s (0:01:01) =", {"failed": 1, "passed": 2, "errors": 1}),
        ("5 passed, 7 deselected, 2 warnings in 3s", {"passed": 5, "deselected": 7, "warnings": 2}),
        ("==== 9 deselected in 0.50s ====", {"deselected": 9}),
        ("the bot has 3 passed rounds\n= 4 passed in 1.0s =\n", {"passed": 4}),
        ("Killed", {}),
    ],
)
def test_pytests_closing_line_is_read(text: str, counts: dict[str, int]):
    assert tabby.counts_of(text) == counts


def test_the_last_line_adds_up_and_failures_are_named(capsys: pytest.CaptureFixture[str]):
    results = [tabby.Result("python types", False, 2.0), tabby.Result("pytest", True, 9.0)]
    assert tabby.report(results, {"passed": 12, "skipped": 1, "deselected": 4}, 11.5) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].strip("= ") == "12 passed, 1 skipped in 11.50s"
    assert lines[-2] == "tabby: failed: python types"
    assert tabby.report(results[1:], {"passed": 12}, 11.5) == 0


def test_it_says_its_version_and_sets_nothing_up(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tabby, "install", lambda lock: pytest.fail("nothing is installed for that"))
    assert tabby.main(["--version"]) == 0
    assert capsys.readouterr().out == f"tabbytop {__version__}\n"


# ---------------------------------------------------------------- help


@pytest.fixture
def nothing_is_set_up(monkeypatch: pytest.MonkeyPatch):
    for name in ("install", "build_client", "make_venv", "become"):
        monkeypatch.setattr(tabby, name, lambda *_: pytest.fail("nothing is set up for help"))


@pytest.mark.parametrize("words", [["help", "simulate"], ["simulate", "--help"], ["simulate", "clans", "-h"]])
def test_help_on_a_command_of_the_table_sets_nothing_up(nothing_is_set_up, capfd, words: list[str]):
    assert tabby.main(words) == 0
    said = capfd.readouterr().out
    assert "default: 100" in said
    assert "kingos, seats 1, 2, 3, 4, 5" in said
    assert "-o powers=false | true  (unless given: false, true with clans=free | limited | experts)" in said


@pytest.mark.parametrize("words", [["help"], ["--help"], ["-h"], ["help", "wheel"], ["lock", "--help"]])
def test_help_on_the_script_itself_is_its_own(nothing_is_set_up, capsys, words: list[str]):
    assert tabby.main(words) == 0
    assert "./tabby wheel" in capsys.readouterr().out


def test_help_on_a_command_that_is_none_is_one_line(nothing_is_set_up, capfd):
    assert tabby.main(["help", "purr"]) == 2
    assert capfd.readouterr().err.count("\n") == 1


# ---------------------------------------------------------------- where something has no build


@pytest.mark.parametrize(("libc", "held"), [(("glibc", "2.36"), True), (("", ""), False), (("musl", "1.2"), False)])
def test_on_musl_a_lock_is_installed_without_what_cannot_be_had(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, libc: tuple[str, str], held: bool
):
    monkeypatch.setattr(tabby, "VENV", tmp_path)
    monkeypatch.setattr(tabby.sys, "platform", "linux")
    monkeypatch.setattr(tabby.platform, "libc_ver", lambda: libc)
    names = {line.partition("==")[0] for line in tabby.fitting(tabby.RUNTIME).read_text().splitlines() if "==" in line}
    assert {"numpy", "starlette", "msgspec"} <= names
    assert (names & set(tabby.NOT_FOR_MUSL)) == (set(tabby.NOT_FOR_MUSL) if held else set())
    assert "--hash" in tabby.fitting(tabby.RUNTIME).read_text()


# ---------------------------------------------------------------- advisories

GOOD = {"name": "numpy", "version": "2.4.6", "vulns": []}
BAD = {"name": "purr", "version": "1.0", "vulns": [{"id": "CAT-2026-1", "fix_versions": ["1.1"]}]}
SKIPPED = {"name": "meow", "skip_reason": "not found"}
CLIENT = {"auditReportVersion": 2, "vulnerabilities": {}}
HOLE = {"yarn-ball": {"severity": "high", "range": "<2.0.0"}}


def audited(found: object, prints: str, status: int = 0) -> object:
    script = f"print({prints!r}); raise SystemExit({status})"
    return tabby.run_audit(tabby.Audit("audit", [sys.executable, "-c", script], ROOT, found), dict(os.environ))


@pytest.mark.parametrize(
    ("found", "report", "ok", "said"),
    [
        (tabby.python_advisories, {"dependencies": [GOOD]}, True, "ok"),
        (tabby.python_advisories, {"dependencies": [GOOD, BAD, SKIPPED]}, False, "purr 1.0: CAT-2026-1, mended in 1.1"),
        (tabby.python_advisories, {"dependencies": [GOOD, SKIPPED]}, True, "nobody looked"),
        (tabby.python_advisories, {}, True, "nobody looked"),
        (tabby.client_advisories, CLIENT, True, "ok"),
        (tabby.client_advisories, {**CLIENT, "vulnerabilities": HOLE}, False, "yarn-ball: high, <2.0.0"),
        (tabby.client_advisories, {"message": "405 Method Not Allowed", "statusCode": 405}, True, "nobody looked"),
    ],
)
def test_an_advisory_fails_and_a_source_that_is_silent_does_not(found, report, ok, said, capsys):
    result = audited(found, json.dumps(report), 0 if ok else 1)
    assert result.ok is ok
    assert said in capsys.readouterr().out
    assert (result.note == tabby.NOT_LOOKED) is (said == "nobody looked")


@pytest.mark.parametrize("prints", ["", "Name or service not known", "[]", "null"])
def test_no_report_means_that_nobody_looked(prints: str, capsys):
    for found in (tabby.python_advisories, tabby.client_advisories):
        result = audited(found, prints, 1)
        assert (result.ok, result.note) == (True, tabby.NOT_LOOKED)


def test_nobody_waits_long_for_advisories(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(tabby, "AUDIT_SECONDS", 0.1)
    slow = tabby.Audit("audit", [sys.executable, "-c", "import time; time.sleep(60)"], ROOT, tabby.client_advisories)
    assert tabby.run_audit(slow, dict(os.environ)).note == tabby.NOT_LOOKED


def test_both_locks_are_looked_at():
    python, client = tabby.audits(NODE)
    assert {str(ROOT / tabby.DEV), str(ROOT / tabby.NODE)} <= set(python.command)
    assert client.folder == ROOT / "web"
