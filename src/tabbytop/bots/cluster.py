"""Chunks on a cluster, by ray: on one that is started here (``ray``), or on one that runs somewhere (``ray://``)."""

import importlib
import logging
import os
import shutil
import socket
import sys
import tempfile
import warnings
from collections.abc import Iterable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tabbytop import __version__
from tabbytop.core import Malformed, TabbyError

from .chunks import Chunk, Done, Told, Work
from .crews import DEATHS, WorkerDied, answer
from .finding import source_of

LOCAL, REMOTE = "ray", "ray://"
KNOCK = 5.0  #: seconds in which somebody has to open
JOINS = 3  #: times that a cluster is asked to be let in,
STUMBLED = "Starting Ray client server failed"  #: if it falls over its own feet: ray forks while it talks, now and then


class NoCluster(TabbyError):
    """There is none, or it cannot do what is asked of it."""


def check_address(on: str) -> None:
    """``Malformed`` unless it is an address; ``NoCluster`` where nobody is there. Nothing is loaded or started."""
    if on == LOCAL:
        return
    try:
        where = urlsplit(on)
        host, port = where.hostname, where.port
    except ValueError:
        host = port = None
    if not on.startswith(REMOTE) or not host or not port:
        raise Malformed(f"expected {LOCAL} or {REMOTE}HOST:PORT, got {on!r}", "--on")
    try:
        socket.create_connection((host, port), KNOCK).close()
    except OSError as wrong:
        raise NoCluster(f"no cluster answers at {on}: {wrong.strerror or wrong}") from None


class Cluster:
    """``workers`` says how many processes a local one has; elsewhere there are as many as it has cores."""

    def __init__(self, on: str, workers: int, bots: Iterable[str]) -> None:
        check_address(on)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns of what will change some day
        try:
            self._ray = importlib.import_module("ray")
        except ImportError:
            raise NoCluster('--on needs the package ray: pip install "tabbytop[ray]"') from None
        logging.getLogger("ray").setLevel(logging.CRITICAL)
        self._brought = tempfile.TemporaryDirectory(prefix="tabbytop-")
        self._doing: dict[Any, tuple[Chunk, Work]] = {}
        self._aside = redirect_stdout(sys.stderr)  # ray tells there of workers that died; ours is the table alone
        self._aside.__enter__()
        try:
            self._join(on, workers, bots)
        except BaseException:
            self.close()
            raise

    def _join(self, on: str, workers: int, bots: Iterable[str]) -> None:
        ray, tries = self._ray, JOINS if on != LOCAL else 1
        while True:
            tries -= 1
            try:
                self._begin(on, workers, bots)
                break
            except Exception as wrong:
                said = " ".join(str(wrong).split())
                if tries and STUMBLED in said:
                    ray.shutdown()
                    continue
                token = "" if on == LOCAL else " (if it wants a token, RAY_AUTH_MODE=token and RAY_AUTH_TOKEN give one)"
                raise NoCluster(f"the cluster at {on} cannot be joined: {said[:300]}{token}") from None
        self._task = ray.remote(max_retries=DEATHS - 1)(answer)
        self._same_everywhere(on)
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def _begin(self, on: str, workers: int, bots: Iterable[str]) -> None:
        quiet = {"logging_level": logging.CRITICAL, "log_to_driver": False}
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if on == LOCAL:
                self._ray.init("local", num_cpus=workers, include_dashboard=False, **quiet)
            else:
                self._ray.init(on, runtime_env={"working_dir": self._packed(bots)}, **quiet)

    def _packed(self, bots: Iterable[str]) -> str:
        """A folder with the modules of bots that lie here, for workers elsewhere."""
        for source in {source_of(name) for name in bots} - {None}:
            assert source is not None
            inside = source.parent / "__init__.py"
            if inside.exists():
                shutil.copytree(source.parent, Path(self._brought.name) / source.parent.name, dirs_exist_ok=True)
            else:
                shutil.copy(source, self._brought.name)
        return self._brought.name

    def _same_everywhere(self, on: str) -> None:
        """Other rules would play other games."""
        here = _release()
        try:
            there = self._ray.get(self._ray.remote(_release).remote())
        except Exception as wrong:
            raise NoCluster(f"the cluster at {on} cannot play: {_last_line(wrong)}") from None
        if there != here:
            raise NoCluster(f"the cluster at {on} has {there}, here is {here}; the same is needed")

    def take(self, chunk: Chunk, work: Work, told: Told) -> None:
        self._doing[self._task.remote(chunk, work)] = chunk, work

    def give(self) -> Done:
        (ready, *_), _ = self._ray.wait(list(self._doing))
        chunk, work = self._doing.pop(ready)
        try:
            answered = self._ray.get(ready)
        except self._ray.exceptions.WorkerCrashedError:
            raise WorkerDied.at(chunk, work) from None
        except self._ray.exceptions.RayError as wrong:
            raise NoCluster(f"the cluster failed: {_last_line(wrong)}") from None
        except ConnectionError as wrong:
            raise NoCluster(f"the cluster is gone: {_last_line(wrong)}") from None
        if isinstance(answered, Exception):
            raise answered
        assert isinstance(answered, Done)
        return answered

    def close(self) -> None:
        self._ray.shutdown()
        self._aside.__exit__(None, None, None)
        self._brought.cleanup()


def _last_line(wrong: Exception) -> str:
    return str(wrong).strip().rpartition("\n")[2]


def _release() -> str:
    """Of all that decides how a game comes out."""
    return f"tabbytop {__version__} on Python {sys.version_info.major}.{sys.version_info.minor}"
