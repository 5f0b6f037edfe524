"""Figures for Prometheus (metrics), at ``/metrics``: moves, latency, tables, sockets, thoughts, queues, answers over
HTTP, errors.

Only from inside the house, and only where ``prometheus_client`` is installed. Where several processes serve they write
into one folder, named by ``PROMETHEUS_MULTIPROC_DIR``, and any of them answers for all.
"""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from ipaddress import ip_address
from typing import Any, TypeVar

from starlette.requests import HTTPConnection

from tabbytop.tables.meter import Meter

try:
    import prometheus_client as prometheus
    from prometheus_client import multiprocess

    IS_INSTALLED = True
except ModuleNotFoundError:  # without the extra `host` nothing is counted
    IS_INSTALLED = False

T = TypeVar("T")

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 60.0)


def new_meter() -> Meter:
    return Metrics() if IS_INSTALLED else Meter()


class Metrics(Meter):
    """Each server's own, so that two in one process do not count together."""

    def __init__(self) -> None:
        self._collected = prometheus.CollectorRegistry()
        done = self._new(prometheus.Counter, "done", "Requests carried out, people's and bots' moves too", "what")
        answers = self._new(
            prometheus.Histogram, "answer_seconds", "From a person's request to its answer", "what", buckets=QUICK
        )
        refused = self._new(prometheus.Counter, "refused", "Requests that were refused", "why")
        responded = self._new(prometheus.Counter, "http_answers", "Answers over HTTP, pages and files too", "status")
        self._responded = cache(responded.labels)
        # Each is counted with every request, so that it is looked up once for each word there is.
        self._done, self._answers, self._refused = cache(done.labels), cache(answers.labels), cache(refused.labels)
        self._thoughts = self._new(
            prometheus.Histogram,
            "thought_seconds",
            "From a bot's question to an answer",
            "game",
            "level",
            buckets=LONG,
        )
        gauge = partial(self._new, prometheus.Gauge, multiprocess_mode="livesum")
        self._thinking = gauge("thoughts", "Bots that think or wait for their turn")
        self._sockets = gauge("sockets", "Browsers that are connected to a table")
        self._tables = gauge("tables_held", "Tables in memory")
        queues = gauge("queue", "Work that waits for its turn, is done here, or elsewhere by workers", "what", "where")
        self._queues = cache(queues.labels)

    def _new(self, kind: Callable[..., T], name: str, what: str, *labels: str, **more: Any) -> T:
        return kind(f"tabbytop_{name}", what, labels, **{"registry": self._collected, **more})

    def done(self, what: str) -> None:
        self._done(what).inc()

    def answered(self, what: str, seconds: float, refused: str | None) -> None:
        self._answers(what).observe(seconds)
        if refused is not None:
            self.refused(refused)

    def refused(self, why: str) -> None:
        self._refused(why).inc()

    def responded(self, status: int) -> None:
        self._responded(str(status)).inc()

    def queue(self, what: str, waiting: int, here: int, elsewhere: int) -> None:
        for where, many in (("waiting", waiting), ("here", here), ("elsewhere", elsewhere)):
            self._queues(what, where).set(many)

    @contextmanager
    def thinking(self, game: str, level: str) -> Iterator[None]:
        began = time.monotonic()
        with self._thinking.track_inprogress():
            yield
        self._thoughts.labels(game, level).observe(time.monotonic() - began)

    @contextmanager
    def connected(self) -> Iterator[None]:
        with self._sockets.track_inprogress():
            yield

    def held(self, tables: int) -> None:
        self._tables.set(tables)

    def text(self) -> bytes:
        """As Prometheus reads it."""
        if FOLDER not in os.environ:
            return prometheus.generate_latest(self._collected)
        everybody = prometheus.CollectorRegistry()
        multiprocess.MultiProcessCollector(everybody)
        return prometheus.generate_latest(everybody)


def forget(pid: int) -> None:
    """A process has ended: nobody is connected to it any more."""
    if IS_INSTALLED and FOLDER in os.environ:
        multiprocess.mark_process_dead(pid)


def is_of_the_house(connection: HTTPConnection) -> bool:
    """From this machine or its own network, and not through a proxy that speaks for somebody else."""
    host = connection.client.host if connection.client else ""
    try:
        return ip_address(host.partition("%")[0]).is_private
    except ValueError:
        return False
