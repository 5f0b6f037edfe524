"""What leaves the server is searched for what its reader must not know."""

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.core import Event, Outcome, encode
from tests.tables.kit import awaited

from .kit import Chair, choices, house

SHOWN = "clans-shown"


def heard_before(chair: Chair, key: str) -> list[Any]:
    """Every position this browser was sent before it was told of ``key``."""
    found = []
    for text in chair.heard:
        message = json.loads(text)
        if message["type"] != "position":
            continue
        if any(event["key"] == key for news in message["news"] for event in news["events"]):
            return found
        found.append(message)
    raise AssertionError(f"{key} was never told")


@awaited
async def test_dealt_and_kept_clans_are_known_to_their_seat_alone(tmp_path: Path) -> None:
    """[CLANS 7.2] three cards each, one kept in secret, both shown at once."""
    for seed in range(3):
        async with house(tmp_path / f"{seed}.db") as home:
            micka, mourek, macek = await home.guest("Micka"), await home.guest("Mourek"), await home.guest("Macek")
            table = await micka.make("me", "open", clans="limited")
            chairs = [await micka.at(table["id"]), await mourek.at(table["id"])]
            stool = await macek.at(table["id"])
            await chairs[1].done("sit", seat=1, nonce="b")
            await chairs[0].done("start")
            hands = [(await chair.my_turn())["view"]["hand"] for chair in chairs]
            assert not set(hands[0]) & set(hands[1])
            first = seed % 2
            for seat in (first, 1 - first):
                await chairs[seat].play_on(Random(seed), 1)
            late = await macek.at(table["id"])  # one who comes later is told the same
            everybody = [*chairs, stool, late]
            for chair in everybody:
                await chair.until(
                    lambda chair: any(event["key"] == SHOWN for news in chair.news for event in news["events"])
                )
            for seat, chair in enumerate(chairs):
                text = json.dumps(heard_before(chair, SHOWN))
                assert all(clan in text for clan in hands[seat])
                assert not any(clan in text for clan in hands[1 - seat]), f"seat {seat} could read the other's cards"
            text = json.dumps(heard_before(stool, SHOWN))
            assert not any(clan in text for clan in hands[0] + hands[1])
            # and even afterwards nobody learns the cards that were not kept
            kept = set(stool.position["sights"][0]["view"]["clans"])
            unseen = set(hands[0] + hands[1]) - kept
            for chair in (stool, late):
                assert not any(clan in "".join(chair.heard) for clan in unseen)


@awaited
async def test_a_secret_choice_is_told_to_nobody_else(tmp_path: Path) -> None:
    """[SAUCER 3] a paw is laid face down: the others' messages are the same whichever it was."""
    told = []
    for paw in (1, 2):
        async with house(tmp_path / f"{paw}.db") as home:
            micka, mourek, macek = await home.guest("Micka"), await home.guest("Mourek"), await home.guest("Macek")
            table = await micka.make("me", "open", game="saucers")
            chairs = [await micka.at(table["id"]), await mourek.at(table["id"]), await macek.at(table["id"])]
            await chairs[1].done("sit", seat=1, nonce="b")
            await chairs[0].done("start")
            sight = await chairs[0].my_turn()
            assert {"type": "Lay", "paw": paw} in choices(sight)
            lay = {"type": "Lay", "paw": paw}
            await chairs[0].done("move", seat=0, seq=chairs[0].position["seq"], action=lay)
            for chair in chairs[1:]:
                await chair.until(lambda chair: chair.position and chair.position["must"] == [1])
            positions = [chair.position for chair in chairs[1:]]
            drawn = [position["sights"][0]["view"].pop("saucer") for position in positions]
            bags = [position["sights"][0]["view"].pop("bag") for position in positions]
            assert drawn
            assert bags
            for chair, position in zip(chairs[1:], positions, strict=True):
                position["news"] = chair.news  # all of it: how much came with the last position is a matter of time
                del position["whole"]
                sight = position["sights"][0]
                sight["shown"] = re.sub(r"saucer \d|bag \d+", "", sight["shown"])
                position["standing"] = None
                del position["now"]
                for one in position["awaited"]:  # two games do not begin at one time
                    del one["gone"]
                if menu := position["sights"][0]["menu"]:
                    menu["prompt"]["args"] = {}
                for news in position["news"]:
                    for event in news["events"]:
                        event["args"].pop("saucer", None)
            told.append(json.dumps(positions))
    assert told[0] == told[1]


@pytest.mark.parametrize("game", ["isle", "kingos"])
@awaited
async def test_who_watches_and_two_at_one_screen_are_told_what_all_may_know(tmp_path: Path, game: str) -> None:
    """News and standing of every position are those of a spectator, though each of the seats may know more."""
    async with house(tmp_path / "t.db") as home:
        micka, macek = await home.guest("Micka"), await home.guest("Macek")
        table = await micka.make("me", "me", game=game, start=True)
        screen, stool = await micka.at(table["id"]), await macek.at(table["id"])
        live: Any = await home.app.service.look(table["id"], lambda live: live)
        record, spec, rng = live.record, live.game, Random(3)

        def knows(viewer: int | None) -> Any:
            return list(record.news(viewer)), spec.standing(spec.view(record.state, viewer))

        while record.to_act.must and (record.seq < 60 or knows(0) == knows(None) or knows(1) == knows(None)):
            seat = record.to_act.must[0]
            action = encode(spec.action, spec.legal(record.state, seat).pick(rng))
            await screen.ask("move", seat=seat, seq=record.seq, action=action)  # or it was passed on for meanwhile
        while any(chair.position is None or chair.position["seq"] != record.seq for chair in (screen, stool)):
            await screen.until(lambda chair: chair.position["seq"] == record.seq)
            await stool.until(lambda chair: chair.position and chair.position["seq"] == record.seq)
        expected = {move.seq: [encode(Event, event) for event in events] for move, events in record.news(None)}
        standing = spec.standing(spec.view(record.state, None))
        for chair in (screen, stool):
            assert {news["seq"]: news["events"] for news in chair.news} == expected
            assert (chair.position["standing"] is None) == (standing is None)
            if standing is not None:
                assert chair.position["standing"]["lines"] == encode(Outcome, standing)["lines"]
        assert [sight["view"] for sight in stool.position["sights"]] == [
            encode(spec.view_type, spec.view(record.state, None))
        ]


@awaited
async def test_seed_people_and_other_ids_never_leave_before_the_end(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek, macek = await home.guest("Micka"), await home.guest("Mourek"), await home.guest("Macek")
        table = await micka.make("me", "open")
        chairs = [await micka.at(table["id"]), await mourek.at(table["id"])]
        stool = await macek.at(table["id"])
        await chairs[1].done("sit", seat=1, nonce="a nonce of mourek's")
        await chairs[0].done("start")
        await asyncio.gather(*(chair.play_on(Random(1), 6) for chair in chairs))
        live = await home.app.service.look(table["id"], lambda live: live.table)
        people = [chair.person for chair in live.chairs]
        for guest, chair in ((micka, chairs[0]), (mourek, chairs[1]), (macek, stool)):
            lists = [(await guest.http.get(path)).text for path in ("/api/tables", f"/api/tables/{table['id']}")]
            everything = "".join([*chair.heard, *lists])
            assert live.seed not in everything
            assert "a nonce of mourek's" not in everything
            assert not any(person and person in everything for person in people)
        assert (await macek.http.get(f"/api/tables/{table['id']}/record")).json()["kind"] == "not_now"
        assert live.seed not in repr(live)
