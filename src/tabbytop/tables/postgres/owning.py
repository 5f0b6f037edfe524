"""Who does a table's work, by PostgreSQL's own session locks.

Tables fall into shares by their id; a share is an advisory lock, held by a connection of its own that speaks to nobody
else. A process that dies loses its connection, and with it its locks, at once. One that is frozen, or whose machine is
gone without a word, stops asking, and the server ends a session that is silent (``idle_session_timeout``). No clock is
compared with another's. Shares are spread evenly over those who take part: whoever has too many lets some go.

Owner and listener must reach the server itself: a pooler that hands out transactions would give one session's lock to
many.
"""

import asyncio
import logging
from collections.abc import Iterable

import asyncpg

from ..owning import EVERY, SHARES, Place, Sharing, share_of
from .schema import Db, said

SILENT = 1.5  #: seconds after which a session that has said nothing is ended
CLASS = (
    0x7ABB  #: the locks' first number; the second is the share, or ``MEMBER``, which all who take part have in common
)
MEMBER = -1

LOOK = f"""
    SELECT count(*) FILTER (WHERE objid::bigint::bit(32)::int = {MEMBER}),
           array_agg(objid::bigint) FILTER (WHERE objid::bigint < {SHARES})
    FROM pg_locks
    WHERE locktype = 'advisory' AND classid = {CLASS} AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""

log = logging.getLogger(__name__)


class SessionOwner(Sharing):
    def __init__(self, url: str, place: Place, every: float = EVERY) -> None:
        super().__init__(every)
        self._url, self._place = url, place
        self.shares: frozenset[int] = frozenset()

    def owns(self, table: str) -> bool:
        return share_of(table) in self.shares

    async def _take_part(self) -> None:
        while True:
            session = None
            try:
                session = await asyncpg.connect(
                    self._url,
                    timeout=SILENT,
                    command_timeout=SILENT,
                    server_settings={"idle_session_timeout": str(int(1000 * SILENT))},
                )
                await session.execute(f"SELECT pg_advisory_lock_shared({CLASS}, {MEMBER})")
                while True:
                    await self._look(session)
                    await asyncio.sleep(self._every)
            except Exception as lost:
                log.warning("no share of the tables is owned any more: %s", said(lost))
            finally:
                self._own(frozenset())
                if session is not None:
                    session.terminate()
            await asyncio.sleep(self._every)

    async def _look(self, session: Db) -> None:
        """Take what is free, up to a fair part; let go of what is more than that. First come the shares to whose tables
        people are led through this process."""
        members, taken = await session.fetchrow(LOOK)
        fair = -(-SHARES // max(1, members))
        free = self._by_liking(set(range(SHARES)) - set(taken or ()))
        gained = set()
        for share in free[: max(0, fair - len(self.shares))]:
            if await session.fetchval(f"SELECT pg_try_advisory_lock({CLASS}, $1)", share):
                gained.add(share)
        surplus = self._by_liking(self.shares)[fair:]
        self._own((self.shares | gained) - frozenset(surplus))  # work ends here before another may begin it
        for share in surplus:
            await session.execute(f"SELECT pg_advisory_unlock({CLASS}, $1)", share)

    def _by_liking(self, shares: Iterable[int]) -> list[int]:
        return sorted(shares, key=lambda share: (not self._place.is_ours(share), share))

    def _own(self, shares: frozenset[int]) -> None:
        if shares != self.shares:
            self.shares = shares
            self._changed()
