"""Whether a store keeps what it is given, as far as is known, and what the log says of it: one line for each kind of
trouble, not for each request."""

import logging
import time
from collections.abc import Callable, Hashable

SURE = 60.0  #: seconds for which something that was kept shows that more can be
QUIET = 60.0  #: seconds before the same is logged again
ROOM = 65_536  #: bytes: more than a move takes

log = logging.getLogger(__name__)


class Trouble:
    """Of the store at ``place``. What is small may still be kept where there is no room for a move: the trouble is over
    when as much as ``ROOM`` was kept."""

    def __init__(self, place: str, now: Callable[[], float] = time.monotonic) -> None:
        self._place, self._now = place, now
        self._sure_until: float | None = None
        self._logged: dict[Hashable, float] = {}

    @property
    def is_sure(self) -> bool:
        """Is there surely none, without another try?"""
        return self._sure_until is not None and self._now() < self._sure_until

    def arises(self, kind: Hashable, why: str) -> None:
        self._sure_until, now = None, self._now()
        if kind not in self._logged or now - self._logged[kind] >= QUIET:
            self._logged[kind] = now
            log.error("%s cannot be used now: %s", self._place, why)

    def is_over(self) -> None:
        self._sure_until = self._now() + SURE
        if self._logged:
            self._logged.clear()
            log.warning("%s can be used again", self._place)
