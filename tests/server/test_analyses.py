"""A game that is over, analysed over HTTP: asked for, worked on beside everything else, kept."""

import asyncio
import json
import threading
from pathlib import Path
from random import Random

import httpx
import pytest

from tabbytop.core import Record
from tabbytop.games import all_games
from tabbytop.server import analyses, wire
from tabbytop.server.analyses import Analyses, Asked, Bit, awaken
from tabbytop.server.wire_analysis import AnalysisInfo, HintInfo
from tabbytop.tables.errors import NotNow
from tabbytop.tables.pool import Awaken
from tests.coach.played import played as bots_played
from tests.tables.kit import awaited

from .kit import Chair, Guest, Json, choices, house


async def analysed(guest: Guest, address: str) -> Json:
    """Until it is done."""
    answer = await guest.http.post(address)
    while (said := answer.json())["done"] != 1:
        assert answer.status_code == 200, answer.text
        await asyncio.sleep(0.2)
        answer = await guest.http.get(address)
    return said


async def played(guest: Guest, game: str = "clans") -> str:
    """The id of a table at which a game was played at random."""
    table = await guest.make("me", "me", game=game, start=True)
    await (await guest.at(table["id"])).play_on(Random(5))
    return str(table["id"])


@awaited
async def test_a_game_is_analysed_and_kept(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        address = f"/api/tables/{await played(micka)}/analysis"
        assert (await micka.http.get(address)).json()["done"] is None  # nobody has asked for it
        said = await analysed(micka, address)
        record = (await micka.http.get(address.replace("analysis", "replay"))).json()
        assert [step["seq"] for step in said["steps"]] == [frame["seq"] for frame in record["frames"][1:]]
        for seat, side in enumerate(said["sides"]):
            assert side["final"] - side["initial"] == pytest.approx(side["luck"] + side["skill"] + side["unseen"])
            assert said["steps"][-1]["scores"][seat] == side["final"]
        worse = [step for step in said["steps"] if step["better"] and step["better"]["sure"]]
        assert worse, "whoever plays at random slips"
        assert set(said["turning_points"]) <= {step["seq"] for step in worse}
    async with house(tmp_path / "t.db") as home:
        other = await home.guest("Mourek")
        assert (await other.http.get(address)).json() == said  # kept, for whoever may see the record


def test_luck_is_not_told_where_it_explains_too_little() -> None:
    record = bots_played("isle", ("easy", "easy"), 1, {"mode": "family"})
    coach, bit = awaken(), Bit("isle", "a table", list(record.lines()))
    coach.ready(bit)
    done, data = coach.think(bit)
    while not data:
        assert 0 < done < 1
        done, data = coach.think(bit)
    said = json.loads(data)
    assert said["unit"] == "points"
    assert {(side["luck"], side["skill"], side["unseen"]) for side in said["sides"]} == {(None, None, None)}
    assert said["steps"][-1]["scores"] == [side["final"] for side in said["sides"]]
    assert said["turning_points"], "easy slips"


@awaited
async def test_what_is_not_over_or_not_valued_is_not_analysed(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", "me", start=True)
        for ask in (micka.http.get, micka.http.post):
            refused = await ask(f"/api/tables/{table['id']}/analysis")
            assert (refused.status_code, refused.json()["kind"]) == (409, "not_now")
        games = {game["key"]: game for game in (await micka.http.get("/api/games")).json()}
        assert games["clans"]["analysed"] == games["isle"]["analysed"] == "curve"
        assert games["tower"]["analysed"] == "hands"
        assert games["tower"]["hinted"]
        unknown = await micka.http.post("/api/tables/nosuchtable/analysis")
        assert unknown.status_code == 404


@awaited
async def test_a_house_that_stops_waits_for_no_analysis(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        address = f"/api/tables/{await played(micka)}/analysis"
        begun = (await micka.http.post(address)).json()
        assert begun["done"] == 0
        assert begun["steps"] == []
        again = (await micka.http.post(address)).json()
        assert again["done"] is not None
        assert again["done"] < 1
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        assert (await micka.http.get(address)).json()["done"] is None


@awaited
async def test_no_more_games_are_begun_than_the_process_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One more would put off another, which would begin again, and none would ever be done."""
    many, bits, most = 5, 3, []
    open_: dict[str, int] = {}

    async def bit(_: Analyses, asked: Bit) -> tuple[float, bytes]:
        open_[asked.table] = open_.get(asked.table, 0) + 1
        most.append(len(open_))
        await asyncio.sleep(0)
        if open_[asked.table] < bits:
            return open_[asked.table] / bits, b""
        del open_[asked.table]
        return 1.0, wire.written(AnalysisInfo(1.0, "lead", (), (), (), 7))

    monkeypatch.setattr(Analyses, "_bit", bit)
    for name, number in (("AT_ONCE", 2), ("MOST", many), ("MOST_FROM", many)):
        monkeypatch.setattr(analyses, name, number)
    async with house(tmp_path / "t.db") as home:
        guests = [await home.guest(f"Cat {number}") for number in range(many)]
        addresses = [f"/api/tables/{await played(guest)}/analysis" for guest in guests]
        await asyncio.gather(*(guest.http.post(one) for guest, one in zip(guests, addresses, strict=True)))
        for guest, one in zip(guests, addresses, strict=True):
            assert (await analysed(guest, one))["worlds"] == 7
    assert max(most) == 2
    assert len(most) == many * bits


@awaited
async def test_who_asks_for_much_at_once_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has no cookie is a new person each time, but at the same address."""

    async def slowly(*_: object) -> tuple[float, bytes]:
        await asyncio.sleep(0.05)
        return 0.5, b""

    monkeypatch.setattr(Analyses, "_bit", slowly)
    monkeypatch.setattr(analyses, "MOST", 1)
    monkeypatch.setattr(analyses, "MOST_FROM", 2)
    async with house(tmp_path / "t.db") as home:
        said = []
        for name, many in (("Micka", 2), ("Mourek", 1), ("Tlapka", 1)):
            guest = await home.guest(name)
            games = [f"/api/tables/{await played(guest)}/analysis" for _ in range(many)]
            said.append([(await guest.http.post(game)).status_code for game in games])
        assert said == [[200, 429], [200], [429]]


@awaited
async def test_a_hint_ranks_every_choice_of_ones_own_seat(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = await micka.make("me", {"bot": "easy"}, start=True, clans="first", powers=True)
        chair = await micka.at(table["id"])
        sight = await chair.my_turn()
        address = f"/api/tables/{table['id']}/hint"
        hint = (await micka.http.post(address, params={"seat": 0}, timeout=None)).json()
        assert hint["seq"] == chair.position["seq"]
        assert sorted(str(one["action"]) for one in hint["choices"]) == sorted(map(str, choices(sight)))
        first, *others = hint["choices"]
        assert (first["less_chance"], first["less_score"], first["sure"]) == (0, 0, False)
        for one in others:
            assert one["less_chance"] == pytest.approx(first["chance"] - one["chance"])
            assert one["less_score"] == pytest.approx(first["score"] - one["score"])
        assert (await micka.http.post(address, params={"seat": 0}, timeout=None)).json() == hint


@awaited
async def test_a_house_that_closes_says_so_to_who_waits_for_a_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun = asyncio.Event()

    async def for_ever(*_: object) -> None:
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Analyses, "_bit", for_ever)
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        table = (await micka.make("me", {"bot": "easy"}, start=True))["id"]
        await (await micka.at(table)).my_turn()
        address, name = f"http://{home.address}/api/tables/{table}/hint", dict(micka.http.cookies)
        asking = asyncio.create_task(
            asyncio.to_thread(httpx.post, address, params={"seat": 0}, cookies=name, timeout=60)
        )
        await begun.wait()
    assert (await asking).status_code == 503
    assert not [one for one in caplog.records if one.exc_info]


@awaited
async def test_a_hint_is_for_who_plays_alone_and_is_asked(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        alone = await micka.make("me", "me", start=True)
        for guest, seat, kind in ((micka, "first", "malformed"), (micka, 7, "malformed"), (mourek, 0, "not_your_seat")):
            refused = await guest.http.post(f"/api/tables/{alone['id']}/hint", params={"seat": seat})
            assert refused.json()["kind"] == kind
        both = await micka.make("me", "open")
        refused = await micka.http.post(f"/api/tables/{both['id']}/hint", params={"seat": 0})
        assert refused.json()["kind"] == "not_now"  # not begun
        sits = await mourek.at(both["id"])
        await sits.done("sit", seat=1, nonce="b")
        await (await micka.at(both["id"])).done("start")
        refused = await micka.http.post(f"/api/tables/{both['id']}/hint", params={"seat": 0})
        assert "others play for the win" in refused.text


@awaited
async def test_what_was_found_travels_in_the_record(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka = await home.guest("Micka")
        address = f"/api/tables/{await played(micka)}"
        refused = await micka.http.get(f"{address}/record/notes")
        assert (refused.status_code, refused.json()["kind"]) == (409, "not_now")
        said = await analysed(micka, f"{address}/analysis")
        answer = await micka.http.get(f"{address}/record/notes")
        record = Record.read(answer.text.splitlines(), all_games(), verify=True)
        slips = {note.about: note for note in record.notes if note.sign == "slip"}
        assert set(slips) == set(said["turning_points"])
        for step in said["steps"]:
            if step["seq"] in slips:
                assert slips[step["seq"]].better == step["better"]["said"]
        shown = (await micka.http.post("/api/replay", content=answer.content)).json()
        assert [note["about"] for note in shown["notes"]] == [note.about for note in record.notes]
        steps = {step["seq"]: step for step in said["steps"]}
        for note in shown["notes"]:
            step = steps[note["about"]]
            better = step["better"] if note["sign"] in ("slip", "small") else None
            assert note["action"] == (better and better["action"])  # as a board takes it, to be told in words
            if note["sign"] == "luck":
                assert note["score"] == pytest.approx(step["luck"][0], abs=0.005)
                if before := steps.get(note["about"] - 1):
                    assert note["chance"] == pytest.approx(step["chances"][0] - before["chances"][0], abs=5e-5)
        assert {note["sign"] for note in shown["notes"]} >= {"slip", "luck"}


def hinted(news: list[Json]) -> list[tuple[int, int]]:
    return [(one["seq"], one["seat"]) for one in news if one["hint"]]


@pytest.mark.parametrize(("game", "options"), [("clans", {"clans": "first"}), ("tower", {"mode": "competitive"})])
@awaited
async def test_among_people_hints_are_agreed_on_before_told_to_all_and_kept(
    tmp_path: Path, game: str, options: Json
) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open", game=game, **options)
        address = f"/api/tables/{table['id']}/hint"
        hers, his = await micka.at(table["id"]), await mourek.at(table["id"])
        await his.done("sit", seat=1, nonce="b")
        await his.until(lambda chair: chair.table and not chair.table["hints"])
        assert (await his.refused("hints", on=True))["kind"] == "not_your_seat"
        await hers.done("hints", on=True)
        await his.until(lambda chair: chair.table["hints"])
        await hers.done("start")
        (seat,) = await hers.until(lambda chair: chair.position and chair.position["must"])
        asks, hears = ((micka, his), (mourek, hers))[seat]
        assert (await hers.refused("hints", on=False))["kind"] == "not_now"
        for _ in range(2):  # told once, for the same position gives the same hint
            assert (await asks.http.post(address, params={"seat": seat}, timeout=None)).status_code == 200
        await hears.until(lambda chair: hinted(chair.news))
        told = [(hears.position["seq"], seat)]
        assert hinted(hears.news) == told
        again = await mourek.at(table["id"])  # who comes later reads it in the whole story
        await again.until(lambda chair: hinted(chair.news) == told)
        await hers.done("resign", seat=0)
        replay = (await micka.http.get(f"/api/tables/{table['id']}/replay")).json()
        assert hinted(replay["beside"]) == told
        await hers.done("rematch")
        await hers.until(lambda chair: chair.table["next"])
        following = (await micka.http.get(f"/api/tables/{hers.table['next']}")).json()
        assert following["hints"]  # as agreed


@awaited
async def test_a_game_that_counts_has_no_hints_whatever_was_agreed(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db") as home:
        micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
        table = await micka.make("me", "open", clans="first")
        hers, his = await micka.at(table["id"]), await mourek.at(table["id"])
        await his.done("sit", seat=1, nonce="b")
        await hers.done("hints", on=True)
        for chair in (hers, his):
            await chair.done("rating", on=True)
        await hers.done("start")
        await hers.until(lambda chair: chair.table["rating"] and chair.table["rating"]["on"])
        assert not hers.table["hints"]
        refused = await micka.http.post(f"/api/tables/{table['id']}/hint", params={"seat": 0})
        assert "rated" in refused.text


# -- hints that take long ----------------------------------------------------------------------------------------------


class Gate:
    """Instead of a process: answers nothing before it is open, as one that has to compile first."""

    def __init__(self) -> None:
        self.open, self.begun, self.asked = threading.Event(), threading.Event(), list[Asked]()

    def __call__(self, awaken: Awaken) -> "Gate":
        return self

    def ask(self, task: Asked, seconds: float) -> bytes:
        self.asked.append(task)
        self.begun.set()
        self.open.wait()
        return wire.written(HintInfo(task.seq, task.view.viewer, "lead", len(self.asked), ()))

    def end(self) -> None:
        self.open.set()


async def to_be_hinted(guest: Guest) -> tuple[str, Chair]:
    table = (await guest.make("me", "me", start=True, clans="first"))["id"]
    chair = await guest.at(table)
    await chair.my_turn()
    return table, chair


async def hint(guest: Guest, table: str, seat: int) -> tuple[int, Json]:
    answer = await guest.http.post(f"/api/tables/{table}/hint", params={"seat": seat}, timeout=None)
    return answer.status_code, answer.json()


@awaited
async def test_whoever_waits_long_for_a_hint_is_told_so_and_finds_it_when_asking_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "HELD", 0.0)
    gate = Gate()
    async with house(tmp_path / "t.db", worker=gate) as home:
        micka = await home.guest("Micka")
        table, chair = await to_be_hinted(micka)
        seat = chair.asked()["seat"]
        for _ in range(5):  # more than one may wait for: it is one and the same
            status, said = await hint(micka, table, seat)
            assert (status, said["state"], said["choices"]) == (202, "preparing", [])
        assert not hinted(chair.news), "nobody was given one yet"
        gate.open.set()
        while (found := await hint(micka, table, seat))[0] == 202:
            pass
        assert found == (200, said | {"state": "found", "unit": "lead", "worlds": 1})
        assert len(gate.asked) == 1
        await chair.until(lambda one: hinted(one.news) == [(said["seq"], seat)])


@awaited
async def test_once_the_process_has_answered_it_is_counting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate()
    gate.open.set()
    async with house(tmp_path / "t.db", worker=gate) as home:
        micka = await home.guest("Micka")
        table, chair = await to_be_hinted(micka)
        assert (await hint(micka, table, chair.asked()["seat"]))[0] == 200
        gate.open.clear()
        monkeypatch.setattr(analyses, "HELD", 0.0)
        await chair.move(Random(1), await chair.my_turn())
        status, said = await hint(micka, table, (await chair.my_turn())["seat"])
        assert (status, said["state"]) == (202, "counting")
        gate.open.set()


@awaited
async def test_while_the_house_compiles_no_other_process_makes_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, wanted = asyncio.Event(), asyncio.Queue[str]()
    gate = Gate()
    gate.open.set()

    async def until_made(game: str) -> None:
        wanted.put_nowait(game)
        await made.wait()

    monkeypatch.setattr(analyses, "HELD", 0.0)
    async with house(tmp_path / "t.db", worker=gate) as home:
        home.app.service.made = until_made
        micka = await home.guest("Micka")
        table, chair = await to_be_hinted(micka)
        seat = chair.asked()["seat"]
        assert (await hint(micka, table, seat))[1]["state"] == "preparing"
        assert await wanted.get() == "clans"
        assert not gate.asked
        made.set()
        while (await hint(micka, table, seat))[0] == 202:
            pass
        assert len(gate.asked) == 1


@awaited
async def test_a_hint_for_a_position_that_is_past_is_given_up(tmp_path: Path) -> None:
    """A tile is turned, then swapped by the same seat; whoever still waits for the first is told so."""
    gate = Gate()
    async with house(tmp_path / "t.db", worker=gate) as home:
        micka = await home.guest("Micka")
        table, chair = await to_be_hinted(micka)
        sight = chair.asked()
        first = asyncio.create_task(hint(micka, table, sight["seat"]))
        await asyncio.to_thread(gate.begun.wait)
        await chair.move(Random(1), sight)
        await chair.until(lambda one: one.position["seq"] > gate.asked[0].seq and one.asked())
        second = asyncio.create_task(hint(micka, table, chair.asked()["seat"]))
        assert chair.asked()["seat"] == sight["seat"]
        status, said = await first
        assert (status, said["kind"]) == (409, "stale")
        gate.open.set()
        status, said = await second
        assert (status, said["seq"]) == (200, chair.position["seq"])


@awaited
async def test_a_hint_that_failed_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, tries = Analyses._bit, list[object]()

    async def once_not(self: Analyses, asked: Asked) -> object:
        tries.append(asked)
        if len(tries) == 1:
            raise NotNow("the process has died")
        return await real(self, asked)

    monkeypatch.setattr(Analyses, "_bit", once_not)
    gate = Gate()
    gate.open.set()
    async with house(tmp_path / "t.db", worker=gate) as home:
        micka = await home.guest("Micka")
        table, chair = await to_be_hinted(micka)
        seat = chair.asked()["seat"]
        assert [(await hint(micka, table, seat))[0] for _ in range(2)] == [409, 200]
