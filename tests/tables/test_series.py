"""A series: the score goes with the people from rematch to rematch, until somebody has won it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tabbytop.games import all_games
from tabbytop.tables import series
from tabbytop.tables.errors import Improper, NotNow, NotYourSeat
from tabbytop.tables.requests import ChooseSeries, Rematch, Resign, SeatBot, Sit, Stand, StartGame
from tabbytop.tables.series import Series
from tabbytop.tables.service import Service
from tabbytop.tables.store import read_table, table_text
from tabbytop.tables.table import Chair, Table

from .kit import TABLE, awaited, seated, tables, wanted


async def at(service: Service, table: str) -> Table:
    return await service.look(table, lambda live: live.table)


async def again(service: Service, table: str, asker: str, best_of: int | None = None) -> Table:
    """A rematch to which everybody has come."""
    await service.carry_out(table, asker, Rematch("again", best_of))
    following = (await at(service, table)).next
    assert following is not None
    for seat, chair in enumerate((await at(service, following)).chairs):
        if chair.person is not None:
            await service.carry_out(following, chair.person, Sit(f"sit {seat}", seat, "nonce"))
    return await at(service, following)


async def lost_by(service: Service, table: Table, person: str) -> Series:
    await service.carry_out(table.id, person, Resign("enough", table.seats_of(person)[0]))
    return series.now(await at(service, table.id))


def scores(table: Table, now: Series) -> dict[str, int]:
    return {chair.person or chair.level or "": wins for chair, wins in zip(table.chairs, now.wins, strict=True)}


# -- how it stands ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("best_of", "wins", "draws", "winner"),
    [
        (0, (7, 0), 0, None),
        (3, (1, 0), 0, None),
        (3, (2, 0), 0, 0),
        (3, (1, 1), 0, None),
        (3, (1, 2), 0, 1),
        (3, (1, 0), 1, None),
        (3, (1, 0), 2, 0),  # all three are played
        (3, (0, 0), 3, None),  # the next game that somebody wins decides
        (3, (0, 1), 3, 1),
        (3, (1, 1, 1), 0, None),
        (3, (1, 2, 1), 0, 1),
        (5, (2, 1), 0, None),
        (5, (3, 1), 0, 0),
    ],
)
def test_who_has_won_more_than_half_or_most_when_all_are_played_has_won_the_series(best_of, wins, draws, winner):
    assert Series(best_of, wins, draws).winner == winner


OVER = replace(TABLE, chairs=(Chair("person", "micka"), Chair("person", "mourek")), phase="over", places=(1, 1))
THREE = (Chair("person", "micka"), Chair("person", "mourek"), Chair("bot", None, "liza", "hard"))


def test_a_draw_is_counted_as_one():
    now = series.now(OVER)
    assert (now.wins, now.draws, now.played) == ((0, 0), 1, 1)


def test_a_table_of_an_older_release_begins_a_series():
    row = json.loads(table_text(OVER))
    del row["series"]
    assert read_table(json.dumps(row)).series == Series()


# -- at tables --------------------------------------------------------------------------------------------------------


@awaited
async def test_best_of_three_is_won_by_two_and_then_another_begins(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        first = await seated(service, "micka", "mourek")
        assert scores(first, await lost_by(service, first, "micka")) == {"micka": 0, "mourek": 1}
        second = await again(service, first.id, "micka", 3)
        assert [chair.person for chair in second.chairs] == ["mourek", "micka"]
        assert second.series.best_of == 3
        assert scores(second, second.series) == {"micka": 0, "mourek": 1}
        now = await lost_by(service, second, "mourek")
        assert scores(second, now) == {"micka": 1, "mourek": 1}
        assert not now.is_over
        third = await again(service, second.id, "mourek")
        now = await lost_by(service, third, "micka")
        assert scores(third, now) == {"micka": 1, "mourek": 2}
        assert now.winner == third.seats_of("mourek")[0]
        fourth = await again(service, third.id, "micka")
        assert (fourth.series, fourth.phase) == (Series(3), "playing")


def test_at_a_larger_table_the_score_follows_the_people():
    first = replace(OVER, chairs=THREE, places=(2, 1, 3))
    second = replace(first, chairs=(*THREE[1:], THREE[0]), places=(1, 2, 2), series=series.following(first, 5))
    assert scores(second, second.series) == {"micka": 0, "mourek": 1, "hard": 0}
    assert scores(second, series.now(second)) == {"micka": 0, "mourek": 2, "hard": 0}
    third = replace(second, chairs=(THREE[2], *THREE[:2]), places=(1, 3, 2), series=series.following(second, None))
    assert scores(third, series.now(third)) == {"micka": 0, "mourek": 2, "hard": 1}
    island = replace(third, places=(2, 2, 2, 1))
    assert (series.now(island).wins, series.now(island).draws) == (third.series.wins, 1), "a rival has no seat"


@awaited
async def test_without_an_end_the_score_goes_on_until_one_is_agreed(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        first = await seated(service, "micka", "mourek", game="clans")
        await lost_by(service, first, "mourek")
        second = await again(service, first.id, "mourek")
        assert scores(second, await lost_by(service, second, "mourek")) == {"micka": 2, "mourek": 0}
        third = await again(service, second.id, "micka", 5)
        assert scores(third, third.series) == {"micka": 2, "mourek": 0}
        assert third.series.best_of == 5


@awaited
async def test_practice_counts_for_nothing(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")

        def practise(live):
            live.table = replace(live.table, practice=True)
            return live

        await service.desk.change(table.id, practise)
        await lost_by(service, table, "micka")
        assert (await again(service, table.id, "micka")).series == Series()


@awaited
async def test_whoever_sits_down_in_anothers_place_begins_a_series_anew(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        first = await seated(service, "micka", "mourek")
        await lost_by(service, first, "micka")
        await service.carry_out(first.id, "micka", Rematch("again"))
        second = (await at(service, first.id)).next
        assert second is not None
        assert series.before(await at(service, second)).played == 1
        await service.carry_out(second, "mourek", Stand("1", 0))
        assert series.before(await at(service, second)).played == 0
        await service.carry_out(second, "mourek", Sit("2", 0, "back"))
        assert series.before(await at(service, second)).played == 1
        await service.carry_out(second, "mourek", Stand("3", 0))
        await service.carry_out(second, "micka", SeatBot("4", 0, "easy"))
        assert series.before(await at(service, second)).played == 0


@awaited
async def test_the_host_agrees_on_it_in_the_lobby(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await service.create("micka", wanted("clans", {}, ["me", None], "a"))
        await service.carry_out(table.id, "mourek", Sit("1", 1, "b"))
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "mourek", ChooseSeries("2", 3))
        await service.carry_out(table.id, "micka", ChooseSeries("3", 3))
        await service.carry_out(table.id, "micka", StartGame("4"))
        with pytest.raises(NotNow, match="has begun"):
            await service.carry_out(table.id, "micka", ChooseSeries("5", 5))
        await lost_by(service, await at(service, table.id), "mourek")
        second = await again(service, table.id, "micka")
        assert second.series.best_of == 3
        await lost_by(service, second, "mourek")
        third = await again(service, second.id, "micka", 0)
        assert third.series == Series(0), "who has won a series begins another"


@awaited
async def test_what_would_be_over_by_the_score_is_refused_in_words(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        await lost_by(service, table, "mourek")
        table = await again(service, table.id, "micka")
        await lost_by(service, table, "mourek")
        await service.carry_out(table.id, "micka", Rematch("again"))
        following = (await at(service, table.id)).next
        assert following is not None
        with pytest.raises(NotNow, match="would be over: best of 3"):
            await service.carry_out(following, "micka", ChooseSeries("1", 3))
        await service.carry_out(following, "micka", ChooseSeries("2", 5))
        alone = await service.create("micka", wanted("isle", {"mode": "solo"}, ["me"]))
        with pytest.raises(Improper, match="nobody plays against anybody"):
            await service.carry_out(alone.id, "micka", ChooseSeries("3", 3))


def test_where_all_win_or_lose_together_there_is_no_series():
    tower = all_games()["tower"]
    one = replace(OVER, game="tower", options=tower.complete({"mode": "coop"}))
    assert not series.is_counted(tower, one)
    assert series.is_counted(tower, replace(one, options=tower.complete({"mode": "competitive"})))
