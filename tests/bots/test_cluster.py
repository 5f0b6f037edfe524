"""Games on a cluster, by ray: the table of one process, letter by letter, whoever is killed; and none that is there."""

import importlib.util
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabbytop.bots.cluster import Cluster, NoCluster

needs_ray = pytest.mark.skipif(
    importlib.util.find_spec("ray") is None, reason="ray has no build for this Python or system"
)

#: Kills the worker that asks it once; where the file says that somebody did, it plays on.
DEADLY = """
import os, signal
from pathlib import Path

SEEN = Path({seen!r})

class Deadly:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        if rng.random() < 0.01 and not SEEN.exists():
            SEEN.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return menu.pick(rng)
"""
GIVEN = ("simulate", "clans", "--bots", "my_cats:Deadly,random", "--games", "60", "--seed", "5")


def tabbytop(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", **more}
    return subprocess.run(
        [sys.executable, "-m", "tabbytop", *words], cwd=folder, env=env, capture_output=True, text=True
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_cats.py").write_text(DEADLY.format(seen=str(tmp_path / "seen")))
    return tmp_path


@pytest.fixture
def expected(folder: Path) -> str:
    """As one process plays it, whom nobody kills."""
    (folder / "seen").touch()
    done = tabbytop(folder, *GIVEN)
    (folder / "seen").unlink()
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_process_that_is_killed(folder: Path, expected: str) -> None:
    done = tabbytop(folder, *GIVEN, "--workers", "2")
    assert (done.returncode, done.stdout, done.stderr) == (0, expected, "")
    assert (folder / "seen").exists()


@needs_ray
def test_a_worker_of_ray_that_is_killed(folder: Path, expected: str) -> None:
    done = tabbytop(folder, *GIVEN, "--on", "ray", "--workers", "2")
    assert (done.returncode, done.stdout) == (0, expected), done.stderr
    assert (folder / "seen").exists()


@needs_ray
def test_a_bot_that_fails_on_a_cluster_is_one_line(folder: Path) -> None:
    (folder / "my_cats.py").write_text(
        "class Deadly:\n    def choose(self, *given):\n        raise KeyError('mouse')\n"
    )
    done = tabbytop(folder, *GIVEN, "--on", "ray", "--workers", "2")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("tabbytop: my_cats:Deadly failed at ")


def is_open(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """One that somebody else has started: where it is, and what it takes to be let in."""
    ports = []
    for _ in range(2):
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            ports.append(one.getsockname()[1])
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    command = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block", "--num-cpus=2"]
    command += [f"--port={ports[0]}", f"--ray-client-server-port={ports[1]}", "--include-dashboard=false"]
    command += ["--disable-usage-stats", "--node-ip-address=127.0.0.1", "--min-worker-port=0", "--max-worker-port=0"]
    log = tmp_path_factory.mktemp("ray") / "log"
    with log.open("wb") as out:
        head = subprocess.Popen(
            command, env={**os.environ, **token}, stdout=out, stderr=out, cwd=log.parent, start_new_session=True
        )
    try:
        while b"ray status" not in log.read_bytes() or not is_open(ports[1]):  # it says so before it listens
            assert head.poll() is None, log.read_text()
            time.sleep(0.2)
        yield f"ray://127.0.0.1:{ports[1]}", token
    finally:
        os.killpg(head.pid, signal.SIGTERM)
        head.wait()


@needs_ray
def test_a_cluster_elsewhere_gets_the_bots_that_lie_here(
    folder: Path, expected: str, cluster: tuple[str, dict[str, str]]
) -> None:
    address, token = cluster
    done = tabbytop(folder, *GIVEN, "--on", address, "--into", "run", **token)
    assert (done.returncode, done.stdout) == (0, expected), done.stderr
    assert (folder / "seen").exists()
    (folder / "run").write_bytes(b"".join((folder / "run").read_bytes().splitlines(keepends=True)[:-2]))
    done = tabbytop(folder, *GIVEN, "--into", "run")
    assert done.stdout == expected, "what a cluster has begun, one process brings to its end"


def test_a_cluster_that_is_not_there(folder: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        address = f"ray://127.0.0.1:{closed.getsockname()[1]}"
        done = tabbytop(folder, *GIVEN, "--on", address)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"tabbytop: no cluster answers at {address}: Connection refused\n"


class Stumbling:
    """A cluster whose server for a client does not start the first ``times``."""

    def __init__(self, times: int) -> None:
        self.times, self.asked = times, 0

    def init(self, *_: object, **__: object) -> None:
        self.asked += 1
        if self.asked <= self.times:
            raise ConnectionAbortedError("Initialization failure from server:\nStarting Ray client server failed. See")

    def shutdown(self) -> None: ...

    def remote(self, **_: object) -> object:
        return lambda task: task

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}


@pytest.mark.parametrize(("times", "is_joined"), [(0, True), (2, True), (3, False)])
def test_a_cluster_that_stumbles_is_asked_again(monkeypatch: pytest.MonkeyPatch, times: int, is_joined: bool) -> None:
    ray = Stumbling(times)
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(Cluster, "_same_everywhere", lambda *_: None)
    with socket.socket() as head:
        head.bind(("127.0.0.1", 0))
        head.listen()
        address = f"ray://127.0.0.1:{head.getsockname()[1]}"
        if is_joined:
            Cluster(address, 2, ()).close()
        else:
            with pytest.raises(NoCluster, match="cannot be joined"):
                Cluster(address, 2, ())
    assert ray.asked == min(times + 1, 3)


@pytest.mark.parametrize("address", ["rey", "ray://", "ray://nowhere", "ray://host:many", "127.0.0.1:6379"])
def test_what_is_no_address(folder: Path, address: str) -> None:
    done = tabbytop(folder, *GIVEN, "--on", address)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"tabbytop: --on: expected ray or ray://HOST:PORT, got {address!r}\n"


def test_without_the_package_it_says_which(folder: Path) -> None:
    script = "import sys; sys.modules['ray'] = None; from tabbytop.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", script, *GIVEN, "--on", "ray"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'tabbytop: --on needs the package ray: pip install "tabbytop[ray]"\n'
