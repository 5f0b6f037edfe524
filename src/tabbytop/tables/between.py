"""What processes on one database tell each other in passing (ephemeral publish and subscribe): who is at which table, a
hand that moves, pieces that fall. Nothing of it is kept, and nothing depends on its arriving.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[str], None]  #: must not block

LARGEST = 100_000  #: bytes; what is larger is not worth a moment

log = logging.getLogger(__name__)


class Between(Protocol):
    def tell(self, text: str) -> None:
        """All other processes hear it soon, or never. Returns at once."""

    def are_heard(self) -> bool:
        """Might there be anybody who hears it?"""

    async def start(self, hear: Hear) -> None: ...

    async def stop(self) -> None: ...


class Nobody:
    """Where there are no other processes."""

    def tell(self, text: str) -> None: ...

    def are_heard(self) -> bool:
        return False

    async def start(self, hear: Hear) -> None: ...

    async def stop(self) -> None: ...


class Datagrams:
    """For processes of one user that share a file: each has a socket in a folder, and writes to all others there."""

    def __init__(self, database: Path) -> None:
        mark = blake2b(str(database.resolve()).encode(), digest_size=8).hexdigest()
        self._folder = Path(tempfile.gettempdir()) / f"tabbytop-{os.getuid()}-{mark}"  # a socket's name must be short
        self._mine = self._folder / secrets.token_hex(4)
        self._socket: socket.socket | None = None
        self._hear: Hear = lambda text: None

    async def start(self, hear: Hear) -> None:
        self._hear = hear
        self._folder.mkdir(mode=0o700, exist_ok=True)
        if self._folder.stat().st_uid != os.getuid():
            log.warning("%s is not ours: other processes are not heard", self._folder)
            return
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._mine))
        asyncio.get_running_loop().add_reader(self._socket, self._read)

    async def stop(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
            self._mine.unlink(missing_ok=True)
            with contextlib.suppress(OSError):
                self._folder.rmdir()  # if this was the last one

    def _read(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while self._socket is not None:
                self._hear(self._socket.recv(LARGEST).decode())

    @property
    def _others(self) -> list[Path]:
        return [one for one in self._folder.iterdir() if one != self._mine] if self._socket is not None else []

    def are_heard(self) -> bool:
        return bool(self._others)

    def tell(self, text: str) -> None:
        data = text.encode()
        if self._socket is None or len(data) > LARGEST:
            return
        for other in self._others:
            try:
                self._socket.sendto(data, str(other))
            except ConnectionRefusedError:  # it has died
                other.unlink(missing_ok=True)
            except OSError:  # it is slow, or just gone: a moment is missed
                continue
