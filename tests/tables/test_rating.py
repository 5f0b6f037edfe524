"""Ratings: who wants one, what a game does to it, and that each game counts once, in order, for all who played it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random

import pytest

from tabbytop.bots.strengths import START, Strength, lead, strengths
from tabbytop.games import all_games
from tabbytop.tables import rating, results
from tabbytop.tables.errors import NotNow, NotYourSeat
from tabbytop.tables.keeper import Keeper
from tabbytop.tables.papers import Paper, Papers
from tabbytop.tables.rating import FRESH, Due, Rating, Side, after, settle
from tabbytop.tables.requests import Answer, ChooseOptions, NewTable, Resign, Sit, StartGame, Undo, WantRating
from tabbytop.tables.service import Service
from tabbytop.tables.store import Store, json_text
from tabbytop.tables.table import Table

from .conftest import Opener
from .kit import asked as asked_of
from .kit import awaited, decide, step, wanted
from .test_results import a_house, play_out


async def seated(
    service: Service, *wants: str, people: tuple[str, ...] = ("micka", "mourek"), **options: bool
) -> Table:
    """A game of clans that has begun, for those who want it rated and those who do not."""
    table = await service.create(people[0], wanted("clans", options, ["me", None], "nonce"))
    await service.carry_out(table.id, people[1], Sit("s", 1, "nonce"))
    for person in wants:
        await service.carry_out(table.id, person, WantRating(f"w {person}", True))
    await service.carry_out(table.id, people[0], StartGame("start"))
    return await service.look(table.id, lambda live: live.table)


async def rated(store: Store, person: str) -> Rating | None:
    paper = await store.papers.find(*rating.key_of(person, "clans", "plain"))
    return rating.read(paper) if paper else None


# -- the sums ---------------------------------------------------------------------------------------------------------


def test_who_wins_rises_who_loses_falls_and_all_are_known_better() -> None:
    for count in (2, 3, 5):
        before = [FRESH] * count
        then = after(before, list(range(1, count + 1)))
        assert [one.mu for one in then] == sorted((one.mu for one in then), reverse=True)
        assert then[0].mu > START > then[-1].mu
        assert all(one.sigma < FRESH.sigma for one in then)
        assert after(before[::-1], list(range(count, 0, -1))) == then[::-1]  # whoever sits where


def test_a_win_over_a_stronger_one_is_worth_more_and_a_draw_of_equals_moves_nobody() -> None:
    gains = [after([FRESH, Strength(mu, 1.0)], [1, 2])[0].mu - FRESH.mu for mu in (15.0, 25.0, 35.0)]
    assert gains == sorted(gains)
    assert gains[0] > 0
    drawn = after([FRESH, FRESH], [1, 1])
    assert [one.mu for one in drawn] == pytest.approx([START, START])
    sure, unsure = after([Strength(25.0, 2.0), Strength(25.0, 8.0)], [2, 1])
    assert START - sure.mu < unsure.mu - START  # who is known well moves less


def test_one_who_wins_as_often_as_a_level_comes_to_its_strength() -> None:
    """Against bots of level medium, won as often as hard wins against them."""
    known = strengths("clans", "plain")
    rng, me = Random(5), FRESH
    share = 1 / (1 + 2.718281828 ** -((known["hard"].mu - known["medium"].mu) / 5.8926))
    for _ in range(300):
        me = after([me, known["medium"]], [1, 2] if rng.random() < share else [2, 1])[0]
    assert me.mu == pytest.approx(known["hard"].mu, abs=3.0)
    assert rating.like("clans", "plain", known["hard"].mu) == "hard"
    assert rating.like("clans", "no such mode", 25.0) is None


def test_levels_are_in_order_and_a_lead_has_its_error() -> None:
    for way in ("clans plain", "clans powers", "isle classic", "isle family"):
        game, mode = way.split()
        found = list(strengths(game, mode).values())
        assert [one.mu for one in found] == sorted(one.mu for one in found), way
        assert found[2] == Strength(START, 0.0)
    assert lead(30, 60).mu == pytest.approx(0.0)
    assert lead(45, 60).mu > 0 > lead(15, 60).mu
    assert lead(450, 600).sigma < lead(45, 60).sigma
    assert lead(60, 60).mu < 40  # nobody is ahead by more than can be known


# -- which games ------------------------------------------------------------------------------------------------------


@awaited
async def test_a_game_is_rated_if_everybody_wanted_it_when_it_began(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        for wants, is_rated in (((), False), (("micka",), False), (("micka", "mourek"), True)):
            table = await seated(service, *wants)
            assert table.rated == is_rated
            await play_out(service, table)
            assert await settle(service.store.papers) == int(is_rated)
        mine, theirs = await rated(service.store, "micka"), await rated(service.store, "mourek")
        assert mine is not None
        assert theirs is not None
        assert (mine.games, theirs.games, mine.last) == (1, 1, table.id)
        over = await service.look(table.id, lambda live: live.table)
        assert (mine.mu > theirs.mu) == (over.places[0] < over.places[1])
        paper = await service.store.papers.find(*results.key_of(table.id, 0))
        assert paper is not None
        moved = results.read(paper).moved
        assert moved == results.Moved((FRESH.mu, FRESH.sigma), (mine.mu, mine.sigma))


@awaited
async def test_other_options_are_another_game_to_be_wanted(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        asked = NewTable("clans", {}, ("me", "open"), "nonce", rated=True)
        table = await service.create("micka", asked)
        assert table.wants == ("micka",)
        await service.carry_out(table.id, "micka", ChooseOptions("o", {"powers": True}))
        assert (await service.look(table.id, lambda live: live.table)).wants == ()
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "mourek", WantRating("w", True))
        await service.carry_out(table.id, "micka", ChooseOptions("p", {"handicap": 3}))
        with pytest.raises(NotNow, match="nothing given"):
            await service.carry_out(table.id, "micka", WantRating("v", True))


@pytest.mark.parametrize(
    ("game", "options", "seats", "can"),
    [
        ("clans", {}, ("me", "open"), True),
        ("clans", {}, ("me", {"bot": "hard"}), True),
        ("clans", {}, ("me", "me"), False),  # two at one screen
        ("clans", {"handicap": 6}, ("me", "open"), False),
        ("isle", {"mode": "solo"}, ("me",), False),
        ("isle", {"mode": "family"}, ("me", "open", {"bot": "easy"}), True),
        ("kingos", {}, ("me", "open"), False),  # together against the island
    ],
)
@awaited
async def test_only_what_each_plays_for_themselves_can_be_rated(
    game: str,
    options: dict[str, object],
    seats: tuple[object, ...],
    can: bool,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    from .kit import tables

    async with tables(tmp_path_factory.mktemp("r") / "t.db") as service:
        table = await service.create("micka", NewTable(game, options, seats, "nonce"))
        assert rating.can_be_rated(all_games()[game], table) == can


def test_the_tower_is_rated_only_against_each_other() -> None:
    counting = all_games()["tower"].counting
    assert [counting.rated(3, {"mode": mode}) for mode in ("coop", "competitive")] == [False, True]


@awaited
async def test_practice_stand_ins_and_what_ended_as_it_stood_count_nothing() -> None:
    table = Table("t", "", "clans", {}, (), "", 0.0, "00", rated=True)
    assert rating.counts(table)
    for spoilt in ({"practice": True}, {"undone": True}, {"stood_in": True}, {"broken_off": True}, {"rated": False}):
        assert not rating.counts(replace(table, **spoilt))


@awaited
async def test_a_rated_game_is_rated_no_longer_once_a_move_is_taken_back_and_the_other_is_asked_first(
    new_store: Opener,
) -> None:
    """Though nobody had seen anything of it: else who loses would step back, and it would not count."""
    async with a_house(new_store) as service:
        table, rng = await seated(service, "micka", "mourek"), Random(2)
        for _ in range(2):
            seat = await step(service, table.id, rng)  # a tile is turned, and swapped
        person, other = ("micka", "mourek")[seat], ("micka", "mourek")[1 - seat]
        record = await service.look(table.id, lambda live: live.record)
        assert record is not None
        assert record.can_undo(seat)
        seq = await service.carry_out(table.id, person, Undo("u", seat, record.seq))
        asked = await service.look(table.id, lambda live: live.table)
        assert asked.wish is not None
        assert rating.counts(asked)
        await service.carry_out(table.id, other, Answer("no", 1 - seat, False))
        assert rating.counts(await service.look(table.id, lambda live: live.table))
        await service.carry_out(table.id, person, Undo("v", seat, seq))
        await service.carry_out(table.id, other, Answer("yes", 1 - seat, True))
        after = await service.look(table.id, lambda live: live.table)
        assert (after.must, after.wish, after.practice, rating.counts(after)) == ((seat,), None, False, False)
        await step(service, table.id, rng)
        again = await service.look(table.id, lambda live: live.record)
        assert again is not None
        await service.carry_out(table.id, person, Undo("w", seat, again.seq))  # nothing is at stake any more
        assert (await service.look(table.id, lambda live: live.table)).must == (seat,)
        await play_out(service, table)
        assert await settle(service.store.papers) == 0
        assert await rated(service.store, "micka") is None


@awaited
async def test_against_bots_a_move_is_taken_back_at_once_and_the_game_is_rated_no_longer(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        asked = NewTable("clans", {}, ("me", {"bot": "easy"}), "nonce", start=True, rated=True)
        table, rng = await service.create("micka", asked), Random(2)
        assert rating.counts(await service.look(table.id, lambda live: live.table))
        while not await service.look(table.id, lambda live: live.record is not None and live.record.can_undo(0)):
            if decisions := (await asked_of(service, table.id)).decisions:
                await decide(service, table.id, *decisions, rng=rng)
            else:
                await step(service, table.id, rng)
        seq = await service.look(table.id, lambda live: live.seq)
        await service.carry_out(table.id, "micka", Undo("u", 0, seq))
        after = await service.look(table.id, lambda live: live.table)
        assert (after.practice, rating.counts(after)) == (False, False)


@awaited
async def test_who_gives_up_a_rated_game_has_lost_it(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        table = await seated(service, "micka", "mourek")
        await service.carry_out(table.id, "micka", Resign("r", 0))
        await settle(service.store.papers)
        mine, theirs = await rated(service.store, "micka"), await rated(service.store, "mourek")
        assert mine is not None
        assert theirs is not None
        assert mine.mu < START < theirs.mu


# -- once, in order, for all ------------------------------------------------------------------------------------------


def due(number: int, places: tuple[int, int]) -> Paper:
    game = Due(f"t{number}", "clans", "plain", (Side("micka"), Side("mourek")), places)
    return Paper(rating.DUE, game.table, "", float(number), json_text(game))


@asynccontextmanager
async def opened(new_store: Opener, count: int) -> AsyncIterator[list[Store]]:
    stores = [new_store() for _ in range(count)]
    for store in stores:
        await store.open()
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


@awaited
async def test_many_who_settle_at_once_count_each_game_once_and_in_order(new_store: Opener) -> None:
    rng = Random(2)
    games = [rng.choice([(1, 2), (2, 1), (1, 1)]) for _ in range(25)]
    ratings = [FRESH, FRESH]
    for places in games:
        ratings = after(ratings, places)
    async with opened(new_store, 3) as stores:
        numbers = rng.sample(range(len(games)), len(games))
        await stores[0].papers.keep(*(due(number, games[number]) for number in numbers))
        await asyncio.gather(*(settle(store.papers) for store in stores))
        assert await stores[0].papers.of_kind(rating.DUE) == []
        for person, one in zip(("micka", "mourek"), ratings, strict=True):
            kept = await rated(stores[1], person)
            assert kept is not None
            assert (kept.mu, kept.sigma) == pytest.approx((one.mu, one.sigma))
            assert (kept.games, kept.last) == (len(games), "t24")


@awaited
async def test_a_server_that_dies_after_the_last_move_leaves_it_to_the_next(
    new_store: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = asyncio.Event()

    async def settled(papers: Papers) -> int:
        count = await settle(papers)
        done.set()
        return count

    monkeypatch.setattr(rating, "settle", settled)
    async with a_house(new_store) as service:
        await play_out(service, await seated(service, "micka", "mourek"))
        assert await rated(service.store, "micka") is None
    async with opened(new_store, 1) as (store,):
        rater = rating.Rater(store)
        rater.start()
        await done.wait()
        await rater.stop()
        assert await rated(store, "micka") is not None
        assert await store.papers.of_kind(rating.DUE) == []


@awaited
async def test_who_is_forgotten_leaves_no_rating_and_no_game_that_is_due(new_store: Opener) -> None:
    async with a_house(new_store) as service:
        await play_out(service, await seated(service, "micka", "mourek"))
        await Keeper(service.store, all_games()).forget("mourek")
        assert await rated(service.store, "mourek") is None
        assert await rated(service.store, "micka") is not None
        assert await service.store.papers.naming("mourek") == []
