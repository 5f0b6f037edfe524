"""Shared buckets in PostgreSQL: an unlogged table, whose commits wait for no disk, and the server's own clock."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from ..ledger import Charge, Ledger

NOW = "extract(epoch FROM now())::float8"
GIVEN = "unnest($1::text[], $2::float8[], $3::float8[]) AS given (key, cost, slack)"
EMPTY = f"SELECT key FROM buckets JOIN {GIVEN} USING (key) WHERE full_at > {NOW} + given.slack"
#: In the order of their keys, so that two processes cannot wait for each other. No row comes back where it is empty:
#: each is looked at once more when its turn has come.
CHARGE = f"""
    INSERT INTO buckets AS kept (key, full_at, cost, slack) SELECT key, {NOW} + cost, cost, slack FROM {GIVEN}
    WHERE NOT EXISTS ({EMPTY})
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET full_at = greatest(kept.full_at, {NOW}) + excluded.cost
    WHERE kept.full_at <= {NOW} + excluded.slack
    RETURNING kept.key
"""


class Buckets(Ledger):
    def __init__(
        self, secret: Callable[[str], Awaitable[bytes]], rows: Callable[..., Awaitable[Sequence[Any]]]
    ) -> None:
        super().__init__(secret)
        self._rows = rows

    async def _charge(self, charges: Sequence[Charge]) -> set[str]:
        return {key for (key,) in await self._rows(CHARGE, *map(list, zip(*charges, strict=True)))}

    async def _ahead(self, keys: Sequence[str]) -> dict[str, float]:
        query = f"SELECT key, full_at - {NOW} FROM buckets WHERE key = ANY($1)"
        return {row[0]: row[1] for row in await self._rows(query, list(keys))}

    async def _forget_full(self) -> None:
        await self._rows(f"DELETE FROM buckets WHERE full_at < {NOW}")
