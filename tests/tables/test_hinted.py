"""A hint that was given is told at the table, as long as it is about what the seat is still asked."""

from pathlib import Path
from random import Random

import pytest

from tabbytop.tables.errors import Stale
from tabbytop.tables.requests import Hinted

from .kit import awaited, go_on, seated, step, tables

PEOPLE = ("micka", "mourek")


@awaited
async def test_who_chooses_in_secret_makes_nobody_elses_hint_stale(tmp_path: Path) -> None:
    """[ISLE 4.2] of a draft each chooses what to keep, and nobody sees what the others take."""
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, *PEOPLE, game="isle")
        await go_on(service, table.id)
        rng, asked = Random(1), (await service.look(table.id, lambda live: live.table)).must
        while asked != (0, 1):
            await step(service, table.id, rng)
            await go_on(service, table.id)
            asked = (await service.look(table.id, lambda live: live.table)).must
        seq = await service.look(table.id, lambda live: live.seq)
        await step(service, table.id, rng, 1)
        assert await service.look(table.id, lambda live: live.seq) > seq
        for _ in range(2):
            await service.from_the_house(table.id, Hinted(seq, 0))
        assert await service.look(table.id, lambda live: live.table.hinted) == ((seq, 0),)
        await step(service, table.id, rng, 0)
        with pytest.raises(Stale):
            await service.from_the_house(table.id, Hinted(seq, 0))
