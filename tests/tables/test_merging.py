"""Two who turn out to be one person: everything that was the one's is the other's, and games go on."""

from random import Random

from tabbytop.tables.export import everything
from tabbytop.tables.papers import Paper
from tabbytop.tables.requests import Resign, Say

from .conftest import Opener
from .kit import awaited, seated, step
from .test_keeper import a_house, catch_up, play_out

PHONE, LAPTOP = "phone-of-minka-0123456", "laptop-of-minka-012345"
MOUREK, STRANGER = "mourek-0123456789abcde", "stranger-0123456789abc"


@awaited
async def test_seats_tables_talk_and_papers_become_the_other_s_and_the_game_goes_on(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        await service.rename(PHONE, "Mina")
        await service.rename(LAPTOP, "Minka")
        table = await seated(service, PHONE, "mourek")
        await step(service, table.id, Random(1))
        await service.carry_out(table.id, PHONE, Say("s1", "hello"))
        await service.carry_out(table.id, "mourek", Say("s2", "hi"))
        papers = service.store.papers
        await papers.keep(
            Paper("result", "r1", PHONE, 1.0, f'{{"with": "{PHONE}"}}'),
            Paper("result", "r2", "mourek", 1.0, f'{{"with": "{PHONE}"}}'),
            Paper("rating", f"clans {PHONE}", PHONE, 1.0, '{"mu": 1}'),
            Paper("rating", f"clans {LAPTOP}", LAPTOP, 1.0, '{"mu": 2}'),
        )
        assert await keeper.hand_over(PHONE, LAPTOP) == (table.id,)
        await catch_up(service)
        now = await service.look(table.id, lambda live: live.table)
        assert (now.host, now.charged, now.seats_of(LAPTOP), now.seats_of(PHONE)) == (LAPTOP, LAPTOP, (0,), ())
        assert await service.store.charged(LAPTOP) == 1
        assert [kept.table.id for kept in await service.tables_of(LAPTOP)] == [table.id]
        assert await service.tables_of(PHONE) == []
        held = await keeper.holding(LAPTOP)
        assert [line.text for _, line in held.said] == ["hello"]
        assert {(paper.kind, paper.id, paper.data) for paper in held.papers} == {
            ("result", "r1", f'{{"with": "{LAPTOP}"}}'),
            ("rating", f"clans {LAPTOP}", '{"mu": 2}'),
        }
        others = await papers.find("result", "r2")
        assert others is not None and (others.person, others.data) == ("mourek", f'{{"with": "{LAPTOP}"}}')
        gone = await keeper.holding(PHONE)
        assert (gone.name, gone.tables, gone.said, gone.papers) == (None, (), (), ())
        assert (await play_out(service, table)).table.phase == "over"
        assert await keeper.hand_over(PHONE, LAPTOP) == ()  # once more does nothing


@awaited
async def test_who_sat_at_one_table_twice_has_two_seats_there_and_what_was_given_up(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        table = await seated(service, PHONE, LAPTOP, "mourek", game="isle")
        given_up = await seated(service, "mourek", PHONE, "liza", game="isle")
        await service.carry_out(given_up.id, PHONE, Resign("r", 1))
        await keeper.hand_over(PHONE, LAPTOP)
        await catch_up(service)
        assert await service.look(table.id, lambda live: live.table.seats_of(LAPTOP)) == (0, 1)
        assert await service.look(given_up.id, lambda live: live.table.replaced) == ((1, LAPTOP),)
        for _ in range(20):
            await step(service, table.id, Random(4))


@awaited
async def test_everything_kept_of_a_person_is_told_without_secrets_and_without_others_ids(new_store: Opener) -> None:
    async with a_house(new_store) as (service, keeper):
        await service.rename(LAPTOP, "Minka")
        table = await seated(service, LAPTOP, MOUREK)
        await service.carry_out(table.id, LAPTOP, Say("s1", "hello"))
        await play_out(service, table)
        data = '{"endpoint": "somewhere", "keys": {"auth": "s3cret"}, "list": [{"token": "s3cret", "n": 1}]}'
        await service.store.papers.keep(
            Paper("a-kind-to-come", "id", LAPTOP, 1.0, data, 2.0),
            Paper("phrase", "5ca1ab1e", LAPTOP, 1.0, "{}"),
        )
        await service.store.papers.keep(
            Paper("an-event", "e", LAPTOP, 1.0, f'{{"host": "{STRANGER}", "of": {{"{STRANGER} 1": "{table.id}"}}}}'),
            Paper("an-entry", "e", LAPTOP, -1.0, "no JSON"),
        )
        told = everything(await keeper.holding(LAPTOP))
        assert told["name"] == "Minka"
        (kept,) = told["tables"]
        assert (kept["code"], kept["you sit on"], kept["you are host"]) == (table.code, [0], True)
        assert [line["text"] for line in told["said"]] == ["hello"]
        assert told["papers"]["a-kind-to-come"] == [
            {"at": "1970-01-01T00:00:01+00:00", "until": "1970-01-01T00:00:02+00:00", "endpoint": "somewhere",
             "list": [{"n": 1}]}
        ]  # fmt: skip
        assert told["papers"]["an-event"] == [{"at": "1970-01-01T00:00:01+00:00", "host": "", "of": {" 1": table.code}}]
        assert told["papers"]["an-entry"] == [{"at": "1970-01-01T00:00:01+00:00", "says": "no JSON"}]
        assert "result" in told["papers"]
        for secret in ("s3cret", "5ca1ab1e", MOUREK, STRANGER, table.seed):
            assert secret not in str(told)
