"""What must be true of the repository as a whole, whichever game one works on."""

import ast
import json
import os
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tabbytop.games import all_games
from tests import client_layers
from tests.layers import violations, violations_in

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements.lock", "requirements-host.lock", "requirements-dev.lock", "requirements-node.lock")

# Put together here, so that this file does not hold what it looks for.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("npmmirror", "com"),
        ("taobao", "org"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("ftp", "debian", "org"),
        ("archive", "ubuntu", "com"),
        ("tsinghua", "edu"),
        ("aliyun", "com"),
        ("jfrog", "io"),
    )
]
REGISTRY_SETTINGS = ["-".join(parts) for parts in (("index", "url"), ("find", "links"), ("trusted", "host"))]
REGISTRY = re.compile("|".join(map(re.escape, [*REGISTRY_HOSTS, *REGISTRY_SETTINGS])), re.IGNORECASE)
HOST_SETTING = re.compile(r"^\s*(?:@[\w-]+:)?" + "regis" + r"try\s*=", re.MULTILINE)
LOCAL_PATH = re.compile(r"(?<![\w.:/*-])(?:/(?:work|root|tmp|home/\w+|Users/\w+)/|[A-Z]:\\Users\\)")


@cache
def files() -> list[Path]:
    """What is tracked, and what would be if it were added: all but what git ignores."""
    listing = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    named = subprocess.run(listing, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [ROOT / name for name in sorted(set(named)) if name and (ROOT / name).is_file()]


@cache
def texts() -> list[tuple[str, str]]:
    """Name and text of every file that is text."""
    found = []
    for path in files():
        data = path.read_bytes()
        if b"\0" not in data:
            found.append((path.relative_to(ROOT).as_posix(), data.decode("utf-8")))
    return found


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for name, text in texts()
        for match in pattern.finditer(text)
    ]


def pins(lock: str) -> list[tuple[str, str, int]]:
    """Name, version and number of hashes of everything in a lock file."""
    entries = re.split(r"\n(?=\S)", (ROOT / lock).read_text(encoding="utf-8").strip())
    found = []
    for entry in entries:
        match = re.match(r"([\w.-]+)==([\w.]+)( ;[^\\]*)? \\\n", entry)
        assert match, f"{lock}: not an exact pin with hashes: {entry.splitlines()[0]}"
        found.append((match[1], match[2] + (match[3] or "").rstrip(), entry.count("--hash=sha256:")))
    return found


# ---------------------------------------------------------------- no addresses, no machines


def test_no_file_names_a_registry():
    assert lines_with(REGISTRY) == []
    assert lines_with(HOST_SETTING) == []


def test_no_file_names_a_place_on_somebodys_machine():
    assert lines_with(LOCAL_PATH) == []


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (REGISTRY, "--index" + "-url https://mirror.example/simple"),
        (REGISTRY, "https://files.python" + "hosted.org/packages/x.whl"),
        (HOST_SETTING, "omit=true\nregis" + "try=https://mirror.example"),
        (LOCAL_PATH, "see /ho" + "me/micka/notes"),
        (LOCAL_PATH, '"/wo' + 'rk/main"'),
        (LOCAL_PATH, "C:\\Us" + "ers\\micka"),
    ],
)
def test_the_search_for_addresses_finds_planted_ones(pattern: re.Pattern[str], text: str):
    assert pattern.search(text)


@pytest.mark.parametrize(
    "text", ["https://example.org/home/micka/", "web/src/table/module.ts", "~/notes/", "the framework/"]
)
def test_the_search_for_places_leaves_other_paths_alone(text: str):
    assert not LOCAL_PATH.search(text)


# ---------------------------------------------------------------- pins


@pytest.mark.parametrize("lock", LOCKS)
def test_everything_in_a_lock_is_exact_and_has_hashes(lock: str):
    found = pins(lock)
    assert found
    assert [name for name, _, hashes in found if hashes == 0] == []


def test_the_locks_hold_what_pyproject_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups, needed = project["dependency-groups"], project["project"]["dependencies"]
    hosting = project["project"]["optional-dependencies"]["host"]
    for lock, wanted in (
        ("requirements.lock", needed),
        ("requirements-host.lock", needed + hosting),
        ("requirements-dev.lock", needed + hosting + groups["dev"]),
        ("requirements-node.lock", groups["node"]),
    ):
        held = {name for name, _, _ in pins(lock)}
        names = {re.split(r"[^\w.-]", want)[0].replace(".", "-").replace("_", "-").lower() for want in wanted}
        assert names <= held, f"run ./tabby lock: {lock} lacks {sorted(names - held)}"


def test_playing_and_testing_use_the_same_versions():
    runtime = {(name, version) for name, version, _ in pins("requirements.lock")}
    host = {(name, version) for name, version, _ in pins("requirements-host.lock")}
    dev = {(name, version) for name, version, _ in pins("requirements-dev.lock")}
    assert runtime <= host <= dev


def test_the_clients_pins_are_exact_and_agree_with_the_lock():
    package = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    for group in ("dependencies", "devDependencies"):
        for name, version in package[group].items():
            assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name}: {version} is not exact"
            assert lock[f"node_modules/{name}"]["version"] == version, f"run ./tabby lock: {name}"
    unpinned = [name for name, entry in lock.items() if name and "integrity" not in entry]
    assert unpinned == []


def test_the_clients_lock_names_no_host():
    assert '"resolved"' not in (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web/.npmrc").read_text(encoding="utf-8").split()


# ---------------------------------------------------------------- files that must be there


def test_the_licence_is_mit():
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")


@pytest.mark.parametrize("name", ["tabby", ".ci/run"])
def test_scripts_can_be_run(name: str):
    assert os.access(ROOT / name, os.X_OK)


def test_continuous_integration_runs_the_whole_of_tabby_test():
    commands = [line.strip() for line in (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()]
    assert "exec ./tabby test" in commands


def test_the_readme_exists():
    assert (ROOT / "README.md").is_file()


@pytest.mark.parametrize("name", [name for name, _ in texts() if name.endswith(".md")])
def test_links_in_documents_lead_somewhere(name: str):
    text = re.sub(r"```.*?```|`[^`\n]*`", "", (ROOT / name).read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)\s]+)[^)]*\)", text) + re.findall(r"(?:src|href)=\"([^\"]+)\"", text)
    local = [target.split("#")[0] for target in targets if not re.match(r"[a-z]+:|#", target)]
    missing = [target for target in local if not ((ROOT / name).parent / target).exists()]
    assert missing == []


# ---------------------------------------------------------------- the house


def test_imports_point_one_way():
    assert violations_in(ROOT / "src") == []


@pytest.mark.parametrize(
    ("module", "source", "said"),
    [
        ("tabbytop.core.log", "import tabbytop.games", "core imports games"),
        ("tabbytop.core.log", "from tabbytop import server", "core imports server"),
        ("tabbytop.core.log", "from ..games import clans", "core imports games"),
        ("tabbytop.core.log", "import msgspec", "msgspec, which is not in the standard library"),
        ("tabbytop.core.log", "def f():\n    import numpy.random", "2: core imports numpy"),
        ("tabbytop.core.log", "import importlib\nimportlib.import_module('tabbytop.bots')", "2: core imports bots"),
        ("tabbytop.games.clans.rules", "from tabbytop.games.isle import rules", "game clans imports the game isle"),
        ("tabbytop.games.clans.rules", "from ..isle import rules", "game clans imports the game isle"),
        ("tabbytop.games.clans.rules", "import pytest", "pytest, which is not in the standard library"),
        ("tabbytop.bots.search", "from tabbytop.envs import gym", "bots imports envs"),
        ("tabbytop.physics.world", "from tabbytop.bots import levels", "physics imports bots"),
        ("tabbytop.tables.store", "from ..server.app import app", "tables imports server"),
        ("tabbytop.attic.thing", "", "attic has no place"),
    ],
)
def test_a_planted_wrong_import_is_found(module: str, source: str, said: str):
    assert said in "\n".join(violations(source, module))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("tabbytop.core.log", "import json\nfrom . import seats\nfrom .errors import IllegalAction"),
        ("tabbytop.games.clans.rules", "from tabbytop.core import spec\nfrom .state import State"),
        ("tabbytop.games.clans.tests.test_rules", "import pytest\nfrom tabbytop.games.clans import rules"),
        ("tabbytop.bots.search", "import numba\nfrom tabbytop.games.clans import rules"),
        ("tabbytop.bots.tower", "from tabbytop.physics import simulation_of"),
        (
            "tabbytop.server.app",
            "import starlette\nfrom tabbytop.tables import store\nfrom tabbytop.bots import levels",
        ),
        ("tabbytop.cli", "from tabbytop.server import app"),
    ],
)
def test_a_right_import_is_let_through(module: str, source: str):
    assert violations(source, module) == []


def test_relative_imports_of_a_package_start_from_itself():
    assert violations("from .games import clans", "tabbytop.core", is_package=True) == []
    assert violations("from ..games import clans", "tabbytop.core", is_package=True) != []


# ---------------------------------------------------------------- the house of the client


CLIENT = client_layers.sources(ROOT / "web/src")


def test_imports_of_the_client_point_one_way():
    assert [said for path in client_layers.modules(CLIENT) for said in client_layers.violations(CLIENT, path)] == []


def test_files_of_the_client_do_not_import_each_other_in_a_circle():
    assert client_layers.circles(CLIENT) == []


def test_nothing_in_the_client_names_a_game_but_its_folder():
    assert client_layers.named(CLIENT) == []


def test_games_that_say_they_are_drawn_have_a_folder_in_the_client():
    folders = {path.parent.name for path in (ROOT / "web/src/games").glob("*/index.tsx")}
    assert folders == {key for key, game in all_games().items() if game.drawn}


def planted(path: str, source: str) -> dict[str, str]:
    """The client with one line more in one of its files."""
    return {**CLIENT, path: f"{CLIENT.get(path, '')}\n{source}\n"}


@pytest.mark.parametrize(
    ("path", "source", "said"),
    [
        ("design/Icon.tsx", 'import { Home } from "../app/Home";', "design imports app"),
        ("ground/store.ts", 'import type { Room } from "../table/room";', "ground imports table"),
        ("table/room.ts", 'export type { Stop } from "../replay/stops";', "table imports replay"),
        ("core/module.ts", 'const late = () => import("../games");', "core imports games"),
        ("core/games.ts", 'import.meta.glob("../games/*/face.ts", { eager: true });', "core imports games"),
        ("core/games.ts", 'import.meta.glob<A>(["../x/*.ts", "../app/**/*.tsx"]);', "core imports app"),
        ("shell/Head.tsx", 'import "../app/home.css";', "shell imports app"),
        ("wire/api.ts", 'import {\n  type Store,\n} from "../ground/store";', "wire imports ground"),
        ("games/clans/menu.ts", 'import { legal } from "../isle/menu";', "the game clans imports isle"),
        ("games/clans/menu.ts", 'import { games } from "..";', "the game clans imports the list of games"),
        ("table/room.ts", 'import { gone } from "./gone";', "table/gone is not there"),
        ("attic/thing.ts", "", "attic has no place"),
    ],
)
def test_a_planted_wrong_import_of_the_client_is_found(path: str, source: str, said: str):
    assert said in "\n".join(client_layers.violations(planted(path, source), path))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("table/room.ts", '// import { Home } from "../app/Home";'),
        ("app/Home.tsx", 'import { games } from "../games";'),
        ("games/clans/menu.ts", 'import box from "../../../../src/tabbytop/games/clans/data/components.json";'),
    ],
)
def test_a_right_import_of_the_client_is_let_through(path: str, source: str):
    assert client_layers.violations(planted(path, source), path) == []


def test_a_planted_circle_is_found_when_only_a_type_goes_round():
    files = planted("wire/types.ts", 'export type { Failure } from "./api";')
    circles = client_layers.circles(files)
    assert circles
    assert all({"wire/types.ts", "wire/api.ts"} <= set(circle.split(" -> ")) for circle in circles)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("app/Home.tsx", '<Link to="/pad/clans">'),
        ("table/Play.tsx", 'if (table.game === "isle") return;'),
        ("app/home.css", ".game-tower .plate { height: auto; }"),
        ("design/tokens.css", ":root { --kingos-sand: #fff; }"),
    ],
)
def test_a_game_that_is_named_outside_its_folder_is_found(path: str, source: str):
    assert len(client_layers.named(planted(path, source))) == 1


def test_a_game_may_be_named_in_a_comment():
    assert client_layers.named(planted("table/Play.tsx", "/** As in clans. */ // isle, too")) == []


def test_browser_tests_stand_where_they_are_run():
    """`./tabby test` looks for them in tests/browser alone."""
    marks = [name for name, text in texts() if name.endswith(".py") and re.search(r"mark\." + "browser", text)]
    assert [name for name in marks if not name.startswith("tests/browser/")] == []


def test_a_file_holds_one_noun():
    """A file that keeps growing usually holds a second one."""
    sources = [ROOT / "src", ROOT / "web/src"]
    code = [p for p in files() if p.suffix in (".py", ".ts", ".tsx") and any(p.is_relative_to(s) for s in sources)]
    lengths = {p.relative_to(ROOT).as_posix(): len(p.read_text(encoding="utf-8").splitlines()) for p in code}
    assert {name: length for name, length in lengths.items() if length > 650} == {}


def long_functions(source: str) -> dict[str, tuple[int, int]]:
    """Functions with more than 60 lines, or with a dozen arguments: how many of each they have."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            lines = node.end_lineno - node.lineno + 1
            arguments = len([*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs])
            if lines > 60 or arguments >= 12:
                found[node.name] = (lines, arguments)
    return found


def test_a_function_does_one_thing():
    """One that fills more than a screen, or asks for a dozen things, usually does a second one."""
    code = {name: text for name, text in texts() if name.startswith("src/") and name.endswith(".py")}
    assert {name: found for name, text in code.items() if (found := long_functions(text))} == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f():\n" + 59 * "    x = 1\n", {}),
        ("def f():\n" + 60 * "    x = 1\n", {"f": (61, 0)}),
        ("class A:\n    async def f(self):\n" + 60 * "        x = 1\n", {"f": (61, 1)}),
        ("def f(a, b, c, d, e, f, *, g, h, i, j, k): ...", {}),
        ("def f(a, b, c, d, e, f, /, g, h, i, *, j, k, l): ...", {"f": (1, 12)}),
    ],
)
def test_a_planted_long_function_is_found(source: str, found: dict[str, tuple[int, int]]):
    assert long_functions(source) == found
