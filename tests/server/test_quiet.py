"""Over the wire: who wants to be asked only on their own turn says so to the table, and nobody else is told."""

from pathlib import Path
from random import Random

from tabbytop.tables.live import Live
from tests.tables.kit import awaited, step

from .kit import choices, house


@awaited
async def test_the_wish_is_kept_at_the_table_and_shown_to_its_seat_alone(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open", game="isle")
        first, second = await micka.at(table["id"]), await mourek.at(table["id"])
        await second.done("sit", seat=1, nonce="b")
        await first.done("start")
        assert (await second.refused("quiet", seat=0, on=True))["kind"] == "not_your_seat"
        assert (await first.refused("quiet", seat=7, on=True))["kind"] == "malformed"
        for wrong in (1, "yes", None):
            assert (await first.refused("quiet", seat=0, on=wrong))["kind"] == "malformed"
        await first.done("quiet", seat=0, on=True)
        await first.until(lambda chair: chair.table["seats"][0]["quiet"])
        elsewhere = await micka.at(table["id"])  # the same person in another browser
        await elsewhere.until(lambda chair: chair.table and chair.table["seats"][0]["quiet"])
        stranger = await mourek.at(table["id"])
        await stranger.until(lambda chair: chair.table)
        for chair in (second, stranger):
            assert not any('"quiet":true' in text for text in chair.heard)
        heard = len(second.heard)
        await first.done("quiet", seat=0, on=False)
        await first.until(lambda chair: not chair.table["seats"][0]["quiet"])
        await second.refused("quiet", seat=0, on=True)
        assert len(second.heard) == heard + 1, "of what somebody else wants nothing is sent, not even the same again"


@awaited
async def test_a_seat_is_told_that_it_is_answered_for(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", pause=3600.0) as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open", game="isle")
        chairs = [await micka.at(table["id"]), await mourek.at(table["id"])]
        await chairs[1].done("sit", seat=1, nonce="b")
        await chairs[0].done("start")
        rng = Random(1)
        await chairs[0].done("quiet", seat=0, on=True)
        service, id = home.app.service, table["id"]
        while not await service.look(id, _both_are_in_a_window):
            await step(service, id, rng)
        seq = await service.look(id, lambda live: live.seq)
        for chair in chairs:
            await chair.until(lambda chair: chair.position and chair.position["seq"] == seq)
        asked = [chair.asked() for chair in chairs]
        assert asked[0]["idle"]
        assert asked[1]["idle"] == (len(choices(asked[1])) == 1)
        await chairs[0].done("quiet", seat=0, on=False)
        alone = len(choices(asked[0])) == 1
        await chairs[0].until(lambda chair: chair.asked()["idle"] == alone)


def _both_are_in_a_window(live: Live) -> bool:
    return live.table.must == (0, 1) and all(live.menu(seat).prompt.key == "window" for seat in (0, 1))
