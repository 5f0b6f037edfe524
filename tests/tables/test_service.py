"""What can be done at a table, and what is refused."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.core import IllegalAction, Malformed, OutOfTurn, Record, Resigned, Revealed, TabbyError, UndoRefused
from tabbytop.core.log import Undone, Upgraded
from tabbytop.games import all_games
from tabbytop.tables.errors import Improper, NotNow, NotYourSeat, Stale, Taken, UnknownTable
from tabbytop.tables.requests import (
    Answer,
    ChooseOptions,
    Move,
    Rematch,
    Resign,
    Say,
    SeatBot,
    Sit,
    Stand,
    StartGame,
    Undo,
)
from tabbytop.tables.service import Service
from tabbytop.tables.table import Table

from .kit import actions, awaited, call, seated, step, tables, wanted


async def table_of(service: Service, id: str) -> Table:
    return await service.look(id, lambda live: live.table)


async def seq_of(service: Service, id: str) -> int:
    return await service.look(id, lambda live: live.seq)


async def play_to_the_end(service: Service, id: str, seed: int = 1) -> None:
    rng = Random(seed)
    while (await table_of(service, id)).phase == "playing":
        await step(service, id, rng)


# -- the lobby --------------------------------------------------------------------------------------------------------


@awaited
async def test_from_an_empty_table_to_a_game(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        await service.rename("micka", "  Micka\tthe\n Great ")
        table = await service.create("micka", wanted("clans", {"powers": True}, ["me", None], "mine"))
        assert (table.phase, table.host, table.options["clans"]) == ("lobby", "micka", "first")
        assert table.chairs[0].name == "Micka the Great"
        assert await service.find(table.code.lower().replace("-", " ")) == table.id
        with pytest.raises(NotNow, match="seat 1 is still open"):
            await service.carry_out(table.id, "micka", StartGame("a"))
        await service.carry_out(table.id, "mourek", Sit("b", 1, "his"))
        with pytest.raises(NotYourSeat, match="host"):
            await service.carry_out(table.id, "mourek", StartGame("c"))
        await service.carry_out(table.id, "micka", StartGame("d"))
        playing = await table_of(service, table.id)
        assert playing.phase == "playing"
        assert playing.commitment == table.commitment
        record = await service.look(table.id, lambda live: live.record)
        assert record is not None
        assert record.header.nonces == ("mine", "his")
        assert record.to_act.must in ((0,), (1,))  # chance has drawn who starts and turned the middle tile


@awaited
async def test_seats_in_the_lobby(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await service.create("micka", wanted("saucers", {}, ["me", None, "easy"]))
        id = table.id
        await service.carry_out(id, "mourek", Sit("1", 1, ""))
        with pytest.raises(Taken):
            await service.carry_out(id, "cyd", Sit("2", 1, ""))
        with pytest.raises(Taken):
            await service.carry_out(id, "micka", SeatBot("3", 1, "hard"))
        with pytest.raises(NotYourSeat):
            await service.carry_out(id, "mourek", Stand("4", 0))
        with pytest.raises(Taken, match="who brought it"):
            await service.carry_out(id, "mourek", SeatBot("5", 2, "hard"))
        with pytest.raises(Improper, match="no such bot"):
            await service.carry_out(id, "micka", SeatBot("6", 2, "genius"))
        with pytest.raises(Improper, match="no seat 3"):
            await service.carry_out(id, "cyd", Sit("7", 3, ""))
        await service.carry_out(id, "micka", SeatBot("8", 2, "hard"))
        await service.carry_out(id, "mourek", Stand("9", 1))
        await service.carry_out(id, "micka", Sit("10", 1, "second"))  # two at one screen
        table = await table_of(service, id)
        assert table.seats_of("micka") == (0, 1)
        assert [chair.kind for chair in table.chairs] == ["person", "person", "bot"]
        await service.carry_out(id, "micka", Stand("11", 2))
        assert (await table_of(service, id)).chairs[2].kind == "open"


@awaited
async def test_who_sits_down_may_bring_a_bot(tmp_path: Path) -> None:
    """To an open seat, and take it away again; the host may send it away too. Who only looks brings nobody."""
    async with tables(tmp_path / "t.db") as service:
        id = (await service.create("micka", wanted("isle", {}, ["me", None, None, None]))).id
        with pytest.raises(NotYourSeat, match="sit down first"):
            await service.carry_out(id, "mourek", SeatBot("1", 2, "hard"))
        await service.carry_out(id, "mourek", Sit("2", 1, ""))
        with pytest.raises(Taken, match="by a person"):
            await service.carry_out(id, "mourek", SeatBot("3", 0, "hard"))
        await service.carry_out(id, "mourek", SeatBot("4", 2, "hard"))
        await service.carry_out(id, "mourek", SeatBot("5", 2, "easy"))
        table = await table_of(service, id)
        assert (table.chairs[2].level, table.brought) == ("easy", ((2, "mourek"),))
        await service.carry_out(id, "cyd", Sit("6", 3, ""))
        with pytest.raises(NotYourSeat):
            await service.carry_out(id, "cyd", Stand("7", 2))
        with pytest.raises(Taken, match="who brought it"):
            await service.carry_out(id, "cyd", SeatBot("8", 2, "hard"))
        await service.carry_out(id, "mourek", Stand("9", 2))
        table = await table_of(service, id)
        assert (table.chairs[2].kind, table.brought) == ("open", ())


@awaited
async def test_what_the_host_does_with_a_bot_that_was_brought_is_the_hosts(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        id = (await service.create("micka", wanted("isle", {}, ["me", None, None]))).id
        await service.carry_out(id, "mourek", Sit("1", 1, ""))
        await service.carry_out(id, "mourek", SeatBot("2", 2, "hard"))
        await service.carry_out(id, "micka", SeatBot("3", 2, "medium"))
        with pytest.raises(NotYourSeat):
            await service.carry_out(id, "mourek", Stand("4", 2))
        await service.carry_out(id, "micka", Stand("5", 2))
        await service.carry_out(id, "mourek", SeatBot("6", 2, "hard"))
        await service.carry_out(id, "micka", Stand("7", 2))
        assert (await table_of(service, id)).chairs[2].kind == "open"


@awaited
async def test_bots_at_a_table_have_names_of_their_own(tmp_path: Path) -> None:
    """Two of one level are two cats, one who changes her level is another cat, and a person's name is nobody else's."""
    async with tables(tmp_path / "t.db") as service:
        table = await service.create("pixel", wanted("saucers", {}, ["me", "easy", "easy"]))
        assert [chair.name for chair in table.chairs[1:]] == ["zrzka", "bublina"]
        await call(service, table, "pixel", "Mourek")
        await service.carry_out(table.id, "pixel", SeatBot("1", 1, "medium"))
        await service.carry_out(table.id, "pixel", SeatBot("2", 2, "expert"))
        chairs = (await table_of(service, table.id)).chairs
        assert [(chair.name, chair.level) for chair in chairs] == [
            ("Mourek", None),
            ("pixel", "medium"),
            ("fousek", "expert"),
        ]


@awaited
async def test_options_in_the_lobby(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await service.create("micka", wanted("clans", {}, ["me", "easy"], nonce="ab"))
        await service.carry_out(table.id, "micka", ChooseOptions("1", {"clans": "free"}))
        with pytest.raises(Malformed, match="option clans"):
            await service.carry_out(table.id, "micka", ChooseOptions("2", {"clans": "many"}))
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "mourek", ChooseOptions("3", {"clans": "first"}))
        chosen = (await table_of(service, table.id)).options
        assert chosen == all_games()["clans"].complete({"clans": "free", "powers": False}), (
            "what was chosen before stays"
        )
        await service.carry_out(table.id, "micka", StartGame("4"))
        with pytest.raises(NotNow, match="begun"):
            await service.carry_out(table.id, "micka", ChooseOptions("5", {"clans": "first"}))


@awaited
async def test_a_game_begins_when_every_person_has_added_a_nonce(tmp_path: Path) -> None:
    """Or its draws would be the server's alone."""
    async with tables(tmp_path / "t.db") as service:
        table = await service.create("micka", wanted("clans", {}, ["me", None]))
        await service.carry_out(table.id, "mourek", Sit("1", 1, "cd"))
        with pytest.raises(NotNow, match="nonce"):
            await service.carry_out(table.id, "micka", StartGame("2"))
        await service.carry_out(table.id, "micka", Sit("3", 0, "ab"))
        await service.carry_out(table.id, "micka", StartGame("4"))


@awaited
async def test_options_that_are_not_for_this_number_of_seats(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await service.create("micka", wanted("isle", {}, ["me", None]))
        with pytest.raises(Malformed, match="mode solo is for 1 seat, not for 2"):
            await service.carry_out(table.id, "micka", ChooseOptions("1", {"mode": "solo"}))
        assert (await table_of(service, table.id)).options["mode"] == "classic"


@pytest.mark.parametrize(
    ("game", "options", "seats"),
    [
        ("chess", {}, ["me"]),
        ("clans", {"speed": 3}, ["me", None]),
        ("clans", {"powers": "yes"}, ["me", None]),
        ("clans", {}, ["me"]),
        ("clans", {}, ["me", "genius"]),
        ("isle", {"mode": "solo"}, ["me", None]),
    ],
)
@awaited
async def test_a_table_that_cannot_be_is_not_made(tmp_path: Path, game: str, options: dict, seats: list) -> None:
    async with tables(tmp_path / "t.db") as service:
        with pytest.raises(TabbyError):
            await service.create("micka", wanted(game, options, seats))
        assert not await service.tables_of("micka")


@awaited
async def test_an_eager_table_begins_when_the_last_one_has_sat_down(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        alone = await service.create("micka", wanted("clans", {}, ["me", "easy"], "mine", start=True))
        assert alone.phase == "playing"
        later = await service.create("micka", wanted("clans", {}, ["me", "easy"], "", start=True))
        assert later.phase == "lobby"  # the nonce comes after the commitment
        await service.carry_out(later.id, "micka", Sit("1", 0, "mine"))
        assert (await table_of(service, later.id)).phase == "playing"
        shared = await service.create("micka", wanted("clans", {}, ["me", None], "mine", start=True))
        await service.carry_out(shared.id, "mourek", Sit("1", 1, "his"))
        assert (await table_of(service, shared.id)).phase == "playing"


@awaited
async def test_unknown_tables(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        for name in ("nothing", "FERN-42", "", "../../etc"):
            with pytest.raises(UnknownTable):
                await service.find(name)
        with pytest.raises(UnknownTable):
            await service.carry_out("nothing", "micka", Sit("1", 0, ""))


@awaited
async def test_a_new_name_is_seen_where_its_owner_comes(tmp_path: Path) -> None:
    """And writes no other of their tables: there may be many."""
    async with tables(tmp_path / "t.db") as service:
        table, other = [await seated(service, "micka", "mourek") for _ in range(2)]
        before = await service.look(other.id, lambda live: live.version)
        await service.rename("mourek", "Mourek")
        assert (await table_of(service, table.id)).chairs[1].name != "Mourek"
        await service.greet(table.id, "mourek", "Mourek")
        assert (await table_of(service, table.id)).chairs[1].name == "Mourek"
        assert await service.look(other.id, lambda live: live.version) == before


# -- playing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "people", "options"),
    [
        ("clans", ("micka", "mourek"), {}),
        ("clans", ("micka", "micka"), {"clans": "limited", "powers": True}),
        ("clans", ("micka", "mourek"), {"clans": "experts", "powers": True}),
        ("saucers", ("micka", "mourek", "cyd", "dan"), {}),
    ],
)
@awaited
async def test_a_game_is_played_to_its_end_and_can_be_verified(
    tmp_path: Path, game: str, people: tuple[str, ...], options: dict
) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, *people, game=game, **options)
        await play_to_the_end(service, table.id)
        kept = await service.store.load(table.id)
        assert kept is not None
        assert kept.header is not None
        assert kept.table.phase == "over"
        record = Record.read([kept.header, *kept.lines], all_games(), verify=True)
        assert record.is_over
        assert isinstance(record.entries[-1], Revealed)
        with pytest.raises(NotNow, match="over"):
            await service.carry_out(table.id, "micka", Move("late", 0, record.seq, {}))


@awaited
async def test_a_table_is_the_same_after_a_restart_in_the_middle(tmp_path: Path) -> None:
    rng = Random(3)
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek", clans="limited")
        for _ in range(9):
            await step(service, table.id, rng)
        before = await service.look(table.id, lambda live: (live.table, live.seq, live.record.state))
    async with tables(tmp_path / "t.db") as service:
        after = await service.look(table.id, lambda live: (live.table, live.seq, live.record.state))
        assert after == before
        await play_to_the_end(service, table.id)


@awaited
async def test_a_table_at_which_somebody_looks_stays_in_memory(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db", kept=2) as service:
        looked_at = [await seated(service, "micka", "mourek") for _ in range(3)]
        leave = [service.bus.subscribe(table.id, lambda: None) for table in looked_at]
        held = [await service.look(table.id, id) for table in looked_at]
        for _ in range(6):
            await seated(service, "micka", "mourek")
        assert [await service.look(table.id, id) for table in looked_at] == held, "the same objects"
        assert service.desk.held <= len(looked_at) + 2
        for unsubscribe in leave:
            unsubscribe()
        for _ in range(6):
            await seated(service, "micka", "mourek")
        assert service.desk.held == 2


@awaited
async def test_many_tables_in_a_small_cache(tmp_path: Path) -> None:
    rng = Random(3)
    async with tables(tmp_path / "t.db", kept=2) as service:
        ids = [(await seated(service, "micka", "mourek")).id for _ in range(5)]
        for _ in range(6):
            await asyncio.gather(*(step(service, id, rng) for id in ids))
        for id in ids:
            assert await seq_of(service, id) > 6


@awaited
async def test_the_same_move_again_is_done_once(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        seat = table.must[0]
        person = ("micka", "mourek")[seat]
        seq, choices = await service.look(table.id, lambda live: (live.seq, actions(live, seat)))
        after = await service.carry_out(table.id, person, Move("one", seat, seq, choices[0]))
        assert await service.carry_out(table.id, person, Move("one", seat, seq, choices[0])) == after
        assert await service.carry_out(table.id, person, Move("one", seat, seq, choices[1])) == after
        assert await seq_of(service, table.id) == after
    async with tables(tmp_path / "t.db") as service:  # and after a restart
        assert await service.carry_out(table.id, person, Move("one", seat, seq, choices[0])) == after
        results = await asyncio.gather(
            *(
                service.carry_out(table.id, person, Move("two", seat, after, {"type": "Swap", "cell": cell}))
                for cell in range(25)
            ),
            return_exceptions=True,
        )
        assert await seq_of(service, table.id) == after + 1
        assert any(result == after + 1 for result in results)


@awaited
async def test_bad_moves_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        seat = table.must[0]
        person, other = ("micka", "mourek")[seat], ("micka", "mourek")[1 - seat]
        seq = await seq_of(service, table.id)
        turn = {"type": "Turn", "cell": 0}

        async def move(table: str, person: str, seat: int, seq: int, action: Any, id: str) -> None:
            await service.carry_out(table, person, Move(id, seat, seq, action))

        with pytest.raises(NotYourSeat):
            await move(table.id, other, seat, seq, turn, "1")
        with pytest.raises(NotYourSeat):
            await move(table.id, "macek", seat, seq, turn, "2")
        with pytest.raises(OutOfTurn):
            await move(table.id, other, 1 - seat, seq, turn, "3")
        with pytest.raises(Stale):
            await move(table.id, person, seat, seq - 1, turn, "4")
        with pytest.raises(Stale):
            await move(table.id, person, seat, seq + 1, turn, "5")
        with pytest.raises(IllegalAction) as illegal:
            await move(table.id, person, seat, seq, {"type": "Turn", "cell": 12}, "6")
        assert illegal.value.clause.startswith("CLANS ")
        for action in (None, 7, {}, {"type": "Fly"}, {"type": "Turn"}, {"type": "Turn", "cell": "a1"}, [turn]):
            with pytest.raises(Malformed):
                await move(table.id, person, seat, seq, action, "7")
        with pytest.raises(IllegalAction):  # chance's to say
            await move(table.id, person, seat, seq, {"type": "Reveal", "tile": "mouse4", "quarter": 0}, "8")
        for id in ("", "x" * 65, "a\nb"):
            with pytest.raises(Improper):
                await move(table.id, person, seat, seq, turn, id)
        with pytest.raises(Improper):
            await move(table.id, person, -1, seq, turn, "9")
        assert await seq_of(service, table.id) == seq
        await move(table.id, person, seat, seq, turn, "10")


@awaited
async def test_choosing_at_once_makes_nobodys_choice_stale(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek", "cyd", game="saucers")
        seq = await seq_of(service, table.id)
        await service.carry_out(table.id, "cyd", Move("1", 2, seq, {"type": "Lay", "paw": 3}))
        await service.carry_out(table.id, "micka", Move("2", 0, seq, {"type": "Lay", "paw": 1}))  # for the same number
        with pytest.raises(Stale):
            await service.carry_out(table.id, "micka", Move("3", 0, seq, {"type": "Lay", "paw": 2}))
        await service.carry_out(table.id, "mourek", Move("4", 1, seq, {"type": "Lay", "paw": 2}))
        with pytest.raises(Stale):  # cards were turned over since
            await service.carry_out(table.id, "mourek", Move("5", 1, seq, {"type": "Lay", "paw": 4}))


@awaited
async def test_of_two_processes_one_wins_every_race(tmp_path: Path) -> None:
    """Two services on one file, as two processes would have them, each with its own idea of the table."""
    rng = Random(5)
    async with tables(tmp_path / "t.db") as one, tables(tmp_path / "t.db") as two:
        table = await seated(one, "micka", "micka")
        while (await one.look(table.id, lambda live: live.table)).phase == "playing":
            at = await table_of(one, table.id)
            seat = at.must[0]
            seq, choices = await one.look(table.id, lambda live, seat=seat: (live.seq, actions(live, seat)))
            pick = rng.choice(choices), rng.choice(choices)
            results = await asyncio.gather(
                one.carry_out(table.id, "micka", Move(f"one {seq}", seat, seq, pick[0])),
                two.carry_out(table.id, "micka", Move(f"two {seq}", seat, seq, pick[1])),
                return_exceptions=True,
            )
            won = [result for result in results if isinstance(result, int)]
            assert len(won) == 1, results
            assert all(isinstance(result, int | Stale | NotNow) for result in results)
            # whoever lost has read the table again, the other may still hold what it wrote
            assert {await seq_of(one, table.id), await seq_of(two, table.id)} <= {won[0], seq}
            for service in (one, two):
                for note in await service.store.changes(0):
                    service.catch_up(note)
            assert await seq_of(one, table.id) == await seq_of(two, table.id) == won[0]
        kept = await two.store.load(table.id)
        assert kept is not None
        assert kept.header is not None
        Record.read([kept.header, *kept.lines], all_games(), verify=True)


# -- stepping back ----------------------------------------------------------------------------------------------------


async def after_a_swap(service: Service, *people: str, moves: int = 2) -> tuple[Table, int, int]:
    """A table where a seat has just turned and swapped, that seat, and the sequence number."""
    table = await seated(service, *people)
    rng = Random(2)
    for _ in range(moves):
        seat = await step(service, table.id, rng)
    return await table_of(service, table.id), seat, await seq_of(service, table.id)


@awaited
async def test_the_last_swap_is_taken_back_freely_and_once(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table, seat, seq = await after_a_swap(service, "micka", "mourek")
        person = ("micka", "mourek")[seat]
        with pytest.raises(Stale):
            await service.carry_out(table.id, person, Undo("0", seat, seq - 1))
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "macek", Undo("0", seat, seq))
        await service.carry_out(table.id, person, Undo("1", seat, seq))
        assert await service.carry_out(table.id, person, Undo("1", seat, seq)) == seq + 1
        assert (await table_of(service, table.id)).must == (seat,)
        record = await service.look(table.id, lambda live: live.record)
        assert record is not None
        assert isinstance(record.entries[-1], Undone)


@awaited
async def test_beyond_that_the_other_person_is_asked(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table, seat, seq = await after_a_swap(service, "micka", "mourek", moves=3)  # the other one has turned a tile
        first, person, other = 1 - seat, ("micka", "mourek")[1 - seat], ("micka", "mourek")[seat]
        with pytest.raises(NotNow, match="nobody asks"):
            await service.carry_out(table.id, other, Answer("0", seat, True))
        await service.carry_out(table.id, person, Undo("1", first, seq))
        wish = (await table_of(service, table.id)).wish
        assert wish is not None
        assert (wish.seat, wish.agreed) == (first, ())
        assert await seq_of(service, table.id) == seq
        with pytest.raises(NotNow, match="asked already"):
            await service.carry_out(table.id, other, Undo("2", seat, seq))
        await service.carry_out(table.id, other, Answer("3", seat, False))
        assert (await table_of(service, table.id)).wish is None
        await service.carry_out(table.id, person, Undo("4", first, seq))
        await service.carry_out(table.id, person, Answer("5", first, True))  # one's own yes is not enough
        assert (await table_of(service, table.id)).wish is not None
        await service.carry_out(table.id, other, Answer("6", seat, True))
        assert await service.carry_out(table.id, other, Answer("6", seat, True)) == seq + 1  # a retry
        after = await table_of(service, table.id)
        assert (after.wish, after.must) == (None, (first,))
        await play_to_the_end(service, table.id)
        kept = await service.store.load(table.id)
        assert kept is not None
        assert kept.header is not None
        Record.read([kept.header, *kept.lines], all_games(), verify=True)


@awaited
async def test_a_move_or_the_one_who_asked_ends_the_wish(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table, seat, seq = await after_a_swap(service, "micka", "mourek", moves=3)
        first, person = 1 - seat, ("micka", "mourek")[1 - seat]
        await service.carry_out(table.id, person, Undo("1", first, seq))
        await service.carry_out(table.id, person, Answer("2", first, False))
        assert (await table_of(service, table.id)).wish is None
        await service.carry_out(table.id, person, Undo("3", first, seq))
        await step(service, table.id, Random(1))
        assert (await table_of(service, table.id)).wish is None


@awaited
async def test_alone_with_bots_or_at_one_screen_nobody_else_is_asked(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table, seat, seq = await after_a_swap(service, "micka", "micka", moves=3)
        await service.carry_out(table.id, "micka", Undo("1", 1 - seat, seq))
        assert (await table_of(service, table.id)).must == (1 - seat,)
        fresh = await seated(service, "micka", "easy")
        with pytest.raises(UndoRefused, match="no move"):
            await service.carry_out(fresh.id, "micka", Undo("1", 0, await seq_of(service, fresh.id)))


# -- ends -------------------------------------------------------------------------------------------------------------


@awaited
async def test_one_of_two_resigns_and_it_is_over(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "mourek", Resign("0", 0))
        after = await service.carry_out(table.id, "micka", Resign("1", 0))
        assert await service.carry_out(table.id, "micka", Resign("1", 0)) == after
        kept = await service.store.load(table.id)
        assert kept is not None
        assert kept.header is not None
        assert kept.table.phase == "over"
        record = Record.read([kept.header, *kept.lines], all_games(), verify=True)
        assert record.outcome().places == (2, 1)
        assert isinstance(record.entries[-2], Resigned)


@awaited
async def test_one_of_three_resigns_and_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek", "cyd", game="saucers")
        await service.carry_out(table.id, "mourek", Resign("1", 1))
        after = await table_of(service, table.id)
        assert after.phase == "playing"
        assert (after.chairs[1].kind, after.chairs[1].level) == ("bot", "medium")
        assert after.due
        assert await service.store.due() == [table.id]
        assert not await service.tables_of("mourek")
        await service.carry_out(table.id, "micka", Resign("2", 0))
        assert (await table_of(service, table.id)).phase == "over"


@awaited
async def test_a_rematch_has_the_same_people_and_begins_when_they_have_come(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek", powers=True)
        with pytest.raises(NotNow):
            await service.carry_out(table.id, "micka", Rematch("0"))
        await service.carry_out(table.id, "micka", Resign("1", 0))
        with pytest.raises(NotYourSeat):
            await service.carry_out(table.id, "macek", Rematch("2"))
        await asyncio.gather(
            service.carry_out(table.id, "mourek", Rematch("3")), service.carry_out(table.id, "micka", Rematch("4"))
        )
        next = (await table_of(service, table.id)).next
        assert next is not None
        await service.carry_out(table.id, "micka", Rematch("5"))
        assert (await table_of(service, table.id)).next == next
        new = await table_of(service, next)
        assert (new.phase, new.options) == ("lobby", table.options)
        assert new.commitment != table.commitment
        assert [chair.person for chair in new.chairs] == ["mourek", "micka"], "in clans sides are exchanged"
        await service.carry_out(next, "micka", Sit("6", 1, "again"))
        assert (await table_of(service, next)).phase == "lobby"
        await service.carry_out(next, "mourek", Sit("7", 0, "too"))
        assert (await table_of(service, next)).phase == "playing"


@awaited
async def test_talk(tmp_path: Path) -> None:
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        await service.rename("micka", "Micka")
        await service.carry_out(table.id, "micka", Say("1", " hello\n there "))
        await service.carry_out(table.id, "micka", Say("1", "hello there"))
        await service.carry_out(table.id, "macek", Say("2", "who wins?"))
        lines = await service.store.chat(table.id, 0, 10)
        assert [(line.seat, line.name, line.text) for line in lines] == [
            (0, "Micka", "hello there"),
            (None, "", "who wins?"),
        ]
        for text in ("", "   ", "x" * 501):
            with pytest.raises(Improper):
                await service.carry_out(table.id, "micka", Say("3", text))
        with pytest.raises(UnknownTable):
            await service.carry_out("nowhere", "micka", Say("4", "hello"))


# -- new rules --------------------------------------------------------------------------------------------------------


@awaited
async def test_a_running_game_goes_on_under_new_rules(tmp_path: Path) -> None:
    rng = Random(4)
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        for _ in range(5):
            await step(service, table.id, rng)
        state = await service.look(table.id, lambda live: live.record.state)
    async with tables(tmp_path / "t.db", games={"clans": replace(all_games()["clans"], rules="2")}) as service:
        assert await service.look(table.id, lambda live: live.record.state) == state
        await step(service, table.id, rng)
        kept = await service.store.load(table.id)
        assert kept is not None
        assert sum('"type":"Upgraded"' in line for line in kept.lines) == 1
    async with tables(tmp_path / "t.db", games={"clans": replace(all_games()["clans"], rules="2")}) as service:
        record = await service.look(table.id, lambda live: live.record)
        assert record is not None
        assert isinstance(record.entries[0], Upgraded)
        await play_to_the_end(service, table.id)
        assert (await table_of(service, table.id)).phase == "over"
