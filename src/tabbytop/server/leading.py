"""People of one table are led to one process (connection affinity), so that the table is in memory, and hot, once.

The system gives a connection to any worker. That one reads the first line of what is asked: a socket at a table goes on
to the worker whose share the table is in, and what was read goes with it (a handover of the file descriptor,
``SCM_RIGHTS``). Any worker can serve any table: where the other has not shown for a moment that it is well, or takes no
more, the connection is served where it came in. Nobody stands between people and workers, and nothing is read ahead of
the limits on connections.
"""

import asyncio
import contextlib
import re
import socket as sockets
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.context import SpawnContext
from typing import Any

from tabbytop.tables.owning import Place

BEAT = 0.25  #: seconds between two signs that a worker is well
SILENT = 1.0  #: seconds without one after which nobody is led to it
LARGEST = 16 * 1024  #: bytes of a request that goes on to another
ASKED = re.compile(rb"GET /ws/([\w-]+)[? ]")
CLOSED_ON_EXEC = getattr(sockets, "MSG_CMSG_CLOEXEC", 0)


class Boxes:
    """What all workers of a house share: a box for each into which the others put connections, and when it was last
    well. The parent keeps them, so that who is started in another's place finds what was left there."""

    def __init__(self, count: int, context: SpawnContext) -> None:
        pairs = [sockets.socketpair(sockets.AF_UNIX, sockets.SOCK_DGRAM) for _ in range(count)]
        self.slots, self.boxes = [slot for slot, _ in pairs], [box for _, box in pairs]
        self.beats = context.RawArray("d", count)

    def close(self) -> None:
        for one in (*self.slots, *self.boxes):
            one.close()


def can_lead() -> bool:
    """Can a connection be handed to another process? Not on Windows."""
    return hasattr(sockets, "send_fds") and hasattr(sockets, "AF_UNIX")


@dataclass
class Leading:
    """One worker's part in it."""

    place: Place
    shared: Boxes

    def start(self, made: Callable[[bytes], Any]) -> None:
        """Take what others hand over; ``made`` gives the protocol that serves a connection of which that was read."""
        self._made, self._loop = made, asyncio.get_running_loop()
        self._coming: set[asyncio.Task[Any]] = set()
        self._loop.add_reader(self.shared.boxes[self.place.index], self._take)
        self._beat()

    def stop(self) -> None:
        self._timer.cancel()
        self.shared.beats[self.place.index] = 0.0
        self._loop.remove_reader(self.shared.boxes[self.place.index])

    def _beat(self) -> None:
        self.shared.beats[self.place.index] = time.monotonic()
        self._timer = self._loop.call_later(BEAT, self._beat)

    def hand_over(self, transport: Any, data: bytes) -> bool:
        """Is this the beginning of a request that another serves, and does that one have the connection now?"""
        asked = ASKED.match(data)
        if asked is None or len(data) > LARGEST:
            return False
        index = self.place.leads_to(asked[1].decode("ascii", "replace"))
        if index == self.place.index or time.monotonic() - self.shared.beats[index] > SILENT:
            return False
        connection = transport.get_extra_info("socket")
        try:
            sockets.send_fds(self.shared.slots[index], [data], [connection.fileno()], sockets.MSG_DONTWAIT)
        except OSError:  # its box is full
            return False
        return True

    def _take(self) -> None:
        box = self.shared.boxes[self.place.index]
        with contextlib.suppress(BlockingIOError):
            while True:
                data, handles, _, _ = sockets.recv_fds(box, LARGEST, 1, sockets.MSG_DONTWAIT | CLOSED_ON_EXEC)
                for handle in handles:
                    coming = self._loop.create_task(self._serve(sockets.socket(fileno=handle), data))
                    self._coming.add(coming)
                    coming.add_done_callback(self._coming.discard)

    async def _serve(self, connection: sockets.socket, data: bytes) -> None:
        connection.setblocking(False)
        with contextlib.suppress(OSError):  # it has gone on the way
            await self._loop.connect_accepted_socket(lambda: self._made(data), connection)
