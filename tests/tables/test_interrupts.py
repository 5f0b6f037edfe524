"""Anytime cards at tables: bots leave persons the time to play one, and the time tells nobody who holds one."""

import asyncio
from collections.abc import AsyncIterator
from itertools import islice
from pathlib import Path
from random import Random

from tabbytop.core import Action
from tabbytop.tables.botplay import AtRandom, Pace
from tabbytop.tables.deciding import Decision, Docket
from tabbytop.tables.live import Live
from tabbytop.tables.requests import Move
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .kit import actions, asked, awaited, bots, call, decide, go_on, seated, step, tables, until

FOREVER = 3600.0


async def dockets(service: Service, table: Table) -> AsyncIterator[Docket]:
    """What the bot on seat 1 is asked in a game of the isle, all playing at random and nobody interrupting."""
    rng = Random(1)
    while not await service.look(table.id, lambda live: live.table.phase == "over"):
        await go_on(service, table.id)
        now = await asked(service, table.id)
        must = [decision for decision in now.decisions if not decision.may_decline]
        if must:
            yield now
            await decide(service, table.id, *must, rng=rng)
        elif await service.look(table.id, lambda live: 0 in live.table.must):
            await step(service, table.id, rng, 0)


def may(live: Live) -> bool:
    return 0 in live.record.to_act.may


def has_cards(live: Live) -> bool:
    return bool(live.record.state.players[0].hand)


@awaited
async def test_bots_heed_whoever_might_interrupt_whatever_they_hold(tmp_path: Path) -> None:
    """[ISLE 8.1] how many cards a hand has all can see; which ones is nobody's business."""
    seen: set[tuple[bool, bool]] = set()
    async with tables(tmp_path / "t.db") as service:
        while not {(True, True), (True, False), (False, False)} <= seen:
            table = await seated(service, "micka", "easy", game="isle")
            async for now in dockets(service, table):
                if now.decisions[-1].menu.prompt.key not in ("rescue", "lay"):
                    continue
                able, holds = await service.look(table.id, lambda live: (may(live), has_cards(live)))
                assert now.interruptible == holds
                seen.add((now.interruptible, able))


class Noting(AtRandom):
    """Thinks at once, and notes what about."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[Decision] = asyncio.Queue()

    async def think(self, decision: Decision) -> Action | None:
        self.asked.put_nowait(decision)
        return await super().think(decision)


async def where_micka_may_interrupt(service: Service) -> Table:
    """A bot that has one choice alone is not asked to think: here it has more."""
    while True:
        table = await seated(service, "micka", "easy", game="isle")
        async for now in dockets(service, table):
            if len(list(islice(now.decisions[-1].menu, 2))) == 2 and await service.look(table.id, may):
                return table


@awaited
async def test_a_person_interrupts_a_bot_that_has_thought_already(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await where_micka_may_interrupt(service)
        thinker = Noting()
        async with bots(service, thinker, Pace(0.0, FOREVER, 0.0)):
            await call(service, table, "micka", "Micka")  # wakes the bots, who have nothing else to hear of here
            decision = await thinker.asked.get()
            while decision.may_decline:
                decision = await thinker.asked.get()
            seq, (play, *_) = await service.look(table.id, lambda live: (live.seq, actions(live, 0)))
            assert (play["type"], seq) == ("Play", decision.seq)
            await service.carry_out(table.id, "micka", Move("now", 0, seq, play))
            made = await service.look(table.id, lambda live: live.record.line[-1].seat)
            assert made in (0, -1)  # a card may make chance draw at once


@awaited
async def test_a_bot_goes_on_when_nobody_interrupts(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await where_micka_may_interrupt(service)
        seq = await service.look(table.id, lambda live: live.seq)
        async with bots(service, pace=Pace(0.0, 0.05, 0.0)):
            await call(service, table, "micka", "Micka")
            await until(service, table.id, lambda live: live.seq > seq)
