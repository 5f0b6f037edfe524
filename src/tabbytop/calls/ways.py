"""How a notice goes out, whichever way: what became of it is one of three words (delivery)."""

import json
import logging
from collections.abc import Callable
from typing import Literal, TypeAlias

import msgspec

from tabbytop.tables.errors import Improper

from . import hooks, push
from .choices import Trouble, Way, is_only_here
from .mail import Letters, NoSuchBox
from .notice import Notice
from .reach import Inside, Reach, Unreachable

Fate: TypeAlias = Literal["", "gone"] | Trouble  #: "" it is there; gone: nobody will ever be there again

GONE = (404, 410)
LONGEST = 600  #: letters of a push, which has to fit into one record

log = logging.getLogger(__name__)


class Ways:
    """``house``: the public address, where there is one; else each person's calls lead where they came from."""

    def __init__(
        self,
        reach: Reach,
        letters: Letters | None = None,
        house: str | None = None,
        nearby: Callable[[], str | None] = lambda: None,
    ) -> None:
        """``nearby``: under which address others in the house's own network know it, now."""
        self.reach, self.letters, self.house, self._nearby = reach, letters, house, nearby
        self.pusher: push.House | None = None

    def start(self, secret: bytes) -> None:
        self.pusher = push.House(secret, self._subject())

    def stop(self) -> None:
        if self.letters is not None:
            self.letters.stop()

    def _subject(self) -> str:
        """Whom a push service can write to."""
        if self.house and self.house.startswith("https://"):
            return self.house
        return f"mailto:{self.letters.address}" if self.letters is not None else "https://tabbytop.invalid"

    def address(self, came_by: str) -> str:
        """Where links in a notice lead: what only the host's own machine can open is of no use on a phone."""
        return self.house or (self._nearby() if is_only_here(came_by) else None) or came_by

    async def send(self, way: Way, notice: Notice, house: str, end: str, now: float) -> Fate:
        """``end``: the path of the link that ends such calls."""
        house = self.address(house)
        try:
            match way.kind:
                case "push":
                    status = await self._push(way, notice, end, now)
                case "hook":
                    status = await self.reach.post(*hooks.message(way.shape, way.target, notice, house, end))
                case "mail":
                    if self.letters is None:
                        return "refused"
                    await self.letters.send(way.target, notice, house, end)
                    status = 200
        except Inside as wrong:
            log.info("a call is not sent: %s", wrong)
            return "inside"
        except NoSuchBox:
            return "gone"
        except Unreachable as wrong:
            log.info("a call did not arrive: %s", wrong)
            return "silent"
        if 200 <= status < 300:
            return ""
        log.info("a call was answered with %d", status)
        return "gone" if status in GONE and way.kind == "push" else "refused"

    async def _push(self, way: Way, notice: Notice, end: str, now: float) -> int:
        assert self.pusher is not None, "it has not been started"
        told = {**msgspec.to_builtins(notice), "body": notice.body[:LONGEST], "end": end}
        body = push.sealed(json.dumps(told, ensure_ascii=False).encode(), way.key, way.auth)
        return await self.reach.post(way.target, self.pusher.headers(way.target, notice, now), body)

    def check(self, way: Way) -> None:
        """``Improper`` says what cannot be sent to."""
        if way.kind == "push":
            if not way.target.startswith("https://") and not self.reach.is_wide:
                raise Improper("a browser names a push service that begins with https://")
            push.check_keys(way.key, way.auth)
