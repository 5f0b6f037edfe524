"""Pub/sub: who serves a table hears when it changes. In one process now; the interface is that of LISTEN and NOTIFY."""

import logging
from collections.abc import Callable
from typing import Protocol, TypeAlias

Wake: TypeAlias = Callable[[], None]  #: must not block
Unsubscribe: TypeAlias = Callable[[], None]

log = logging.getLogger(__name__)


class Bus(Protocol):
    def notify(self, topic: str) -> None:
        """What ``topic`` names (a table, the talk at one) has changed: on disk, so whoever looks sees it."""

    def subscribe(self, topic: str, wake: Wake) -> Unsubscribe:
        """Have ``wake`` called whenever ``topic`` has changed."""

    def is_heeded(self, topic: str) -> bool:
        """Does anybody here want to hear of it?"""


class LocalBus:
    """The bus inside one process."""

    def __init__(self) -> None:
        self._wakes: dict[str, list[Wake]] = {}

    def notify(self, topic: str) -> None:
        for wake in tuple(self._wakes.get(topic, ())):
            try:
                wake()
            except Exception:
                log.exception("somebody could not be told of %s", topic)

    def subscribe(self, topic: str, wake: Wake) -> Unsubscribe:
        wakes = self._wakes.setdefault(topic, [])
        wakes.append(wake)

        def unsubscribe() -> None:
            wakes.remove(wake)
            if not wakes and self._wakes.get(topic) is wakes:
                del self._wakes[topic]

        return unsubscribe

    def is_heeded(self, topic: str) -> bool:
        return topic in self._wakes
