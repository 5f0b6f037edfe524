"""All games of a person are counted, however many they are and whenever they ended, whatever it is all kept in."""

from math import inf

from tabbytop.games import all_games
from tabbytop.tables import results
from tabbytop.tables.memory import remembered
from tabbytop.tables.papers import Paper
from tabbytop.tables.remembering import OLDER, Remembering
from tabbytop.tables.requests import Resign
from tabbytop.tables.results import Companion, Result, written
from tabbytop.tables.service import MOST_TABLES

from .conftest import Opener
from .kit import awaited, seated
from .test_results import a_house

GAMES = 1_234
MINKA = Companion("person", "Minka", None, "minka")


def made_up(number: int) -> Paper:
    """The best is the oldest, so that whoever looks at the newest alone does not find it. Many end at one time."""
    other = Companion("person", f"Packa {number % 60}", None, f"packa-{number % 60}")
    places = (1, 2) if number % 4 else (2, 1)
    one = Result(
        f"t{number:04}", "isle", {}, (MINKA, other), (0,), places, (60, 50), {"points": 90 - number % 90}, "classic"
    )
    return Paper(results.KIND, f"t{number:04}:0", "minka", float(number // 7), written(one))


@awaited
async def test_more_games_than_are_read_at_once_are_all_counted_once(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        await service.store.papers.keep(*(made_up(number) for number in range(GAMES)))
        remembering = Remembering(service)
        ended, older = await remembering.of("minka")
        assert [one.table for _, one in ended] == [f"t{number:04}" for number in reversed(range(GAMES))]
        assert older == 0
        counted = remembered(ended, all_games())
        assert (counted.games, counted.won) == (GAMES, sum(number % 4 > 0 for number in range(GAMES)))
        assert len(counted.companions) == 60
        assert sum(one.games for one in counted.companions) == GAMES
        assert [(one.value, one.table) for one in counted.bests] == [(90, "t0000")]
        last = await remembering.some("minka", (0.0, "t0003:0"))
        assert [paper.id for paper in last] == ["t0002:0", "t0001:0", "t0000:0"]


@awaited
async def test_games_that_ended_before_there_were_results_are_made_up_for_some_at_a_time(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        tables = MOST_TABLES + 2 * OLDER + 3  # more than are in anybody's list of tables
        for _ in range(tables):
            table = await seated(service, "minka", "packa")
            await service.carry_out(table.id, "minka", Resign("1", 0))
        running = await seated(service, "minka", "packa")
        papers = service.store.papers
        kept = [*await papers.of_kind(results.KIND, limit=3 * tables)]
        await papers.amend([paper.key for paper in kept], lambda found: [None for _ in found])
        remembering, left, asked = Remembering(service), inf, 0
        while left:
            ended, older = await remembering.of("minka")
            assert older < left
            assert len(ended) + older == tables
            left, asked = older, asked + 1
        assert asked == -(-tables // OLDER)
        assert running.id not in {one.table for _, one in ended}
        assert sorted(paper.key for paper in await papers.of_kind(results.KIND, limit=3 * tables)) == sorted(
            paper.key for paper in kept
        )
