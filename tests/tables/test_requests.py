"""Every request is known to the wire and to whoever carries it out, and is refused where it does not belong."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabbytop.tables import requests
from tabbytop.tables.closing import OF_THE_TABLE
from tabbytop.tables.deeds import AT_ANY_TIME, BY_THOSE_WHO_PLAY, FROM_THE_HOUSE, IN_PLAY
from tabbytop.tables.errors import Improper, NotNow
from tabbytop.tables.lobby import IN_THE_LOBBY
from tabbytop.tables.requests import (
    WORDS,
    Answer,
    AskNetbot,
    BeQuiet,
    CastVote,
    ChooseClock,
    ChooseHints,
    ChooseOptions,
    ChoosePatience,
    ChooseSeries,
    ComeBack,
    House,
    LetBack,
    Move,
    OfSeat,
    PinUp,
    PutAway,
    Rematch,
    Remove,
    Request,
    Resign,
    Say,
    SeatBot,
    Sit,
    Stand,
    StartGame,
    Undo,
    WantRating,
)
from tabbytop.tables.service import Service

from .kit import awaited, seated, tables, wanted

LOBBY = (
    Sit("1", 1, "b"),
    Stand("1", 1),
    SeatBot("1", 1, "easy"),
    AskNetbot("1", 1, "~packa"),
    ChooseOptions("1", {}),
    ChooseClock("1", 60),
    ChooseSeries("1", 3),
    ChoosePatience("1", 120),
    ChooseHints("1", True),
    Remove("1", 1),
    LetBack("1", 1),
    StartGame("1"),
    WantRating("1", True),
    PinUp("1", "", None, None),
)
PLAY = (Move("1", 0, 0, {}), Undo("1", 0, 0), Answer("1", 0, True), Resign("1", 0), ComeBack("1", 0))
VOTES = (CastVote("1", 1, "easy", True),)
DEEDS = (IN_THE_LOBBY, OF_THE_TABLE, AT_ANY_TIME, IN_PLAY, BY_THOSE_WHO_PLAY, Service.BESIDE)


def test_every_request_has_a_word_and_one_who_carries_it_out() -> None:
    classes = {one for one in vars(requests).values() if isinstance(one, type) and issubclass(one, Request)}
    at_tables = classes - {Request, OfSeat}
    assert set(WORDS.values()) == at_tables
    assert Counter(request for deeds in DEEDS for request in deeds) == dict.fromkeys(at_tables, 1)
    assert {*FROM_THE_HOUSE, PutAway} == set(House.__args__)


@awaited
async def test_what_belongs_in_the_lobby_is_refused_in_play_and_the_other_way_round(tmp_path: Path) -> None:
    assert {type(one) for one in LOBBY} == set(IN_THE_LOBBY)
    assert {type(one) for one in PLAY} == set(IN_PLAY)
    assert {type(one) for one in VOTES} == set(BY_THOSE_WHO_PLAY)
    async with tables(tmp_path / "t.db") as service:

        async def refused(table: str, asked: Request, why: str) -> None:
            before = await service.look(table, lambda live: (live.table, live.seq))
            with pytest.raises(NotNow, match=why):
                await service.carry_out(table, "micka", asked)
            assert await service.look(table, lambda live: (live.table, live.seq)) == before

        lobby = await service.create("micka", wanted("clans", {}, ["me", None], "a"))
        playing, over = await seated(service, "micka", "mourek"), await seated(service, "micka", "mourek")
        await service.carry_out(over.id, "micka", Resign("enough", 0))
        for asked in LOBBY:
            await refused(playing.id, asked, "has begun")
            await refused(over.id, asked, "has begun")
        for asked in (*PLAY, *VOTES):
            await refused(lobby.id, asked, "has not begun")
            await refused(over.id, asked, "is over")
        for table in (lobby, playing):
            await refused(table.id, Rematch("1"), "not over yet")


@awaited
async def test_what_may_be_asked_at_any_time_is_done_in_every_phase(tmp_path: Path) -> None:
    assert set(AT_ANY_TIME) == {BeQuiet}
    async with tables(tmp_path / "t.db") as service:
        lobby = await service.create("micka", wanted("clans", {}, ["me", None], "a"))
        playing, over = await seated(service, "micka", "mourek"), await seated(service, "micka", "mourek")
        await service.carry_out(over.id, "micka", Resign("enough", 0))
        for table in (lobby, playing, over):
            await service.carry_out(table.id, "micka", BeQuiet("hush", 0, True))
            assert await service.look(table.id, lambda live: live.table.chairs[0].quiet)


@pytest.mark.parametrize("asked", [Sit, Stand, BeQuiet, Resign, Rematch, Say])
@awaited
async def test_an_id_that_cannot_be_is_refused_whatever_is_asked(tmp_path: Path, asked: type[Request]) -> None:
    more: dict[type, tuple[Any, ...]] = {Sit: (0, "a"), Stand: (0,), BeQuiet: (0, True), Resign: (0,), Say: ("hello",)}
    async with tables(tmp_path / "t.db") as service:
        table = await seated(service, "micka", "mourek")
        for id in ("", "x" * 65, "a\nb"):
            with pytest.raises(Improper):
                await service.carry_out(table.id, "micka", asked(id, *more.get(asked, ())))
