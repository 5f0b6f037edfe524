"""The ways of a call: letters and webhooks, and what is no way at all. The targets stand on loopback."""

import json
import re
from email import message_from_string, policy
from pathlib import Path
from random import Random

import httpx
import pytest

from tabbytop.calls import notice
from tabbytop.calls.mail import Letters, Post
from tests.tables.kit import awaited

from .kit import HERE, BrowserKeys, called_house, hooked, mail_server, target, two_at, until_it_waits_for


@awaited
async def test_a_mailbox_is_asked_first_and_then_called_and_ends_it_with_one_click(tmp_path: Path) -> None:
    async with mail_server() as post:
        letters = Post("127.0.0.1", post.port, "Tabbytop <tabby@play.example>", "none")
        async with called_house(tmp_path / "t.db", post=letters) as home:
            micka, mourek = await home.guest("Micka"), await home.guest("Mourek")
            mail = {"address": "minka@example.org", "shape": "", **HERE}
            (way,) = (await micka.http.post("/api/me/calls/mail", json=mail)).json()["ways"]
            assert not way["confirmed"]
            to, asking = await post.first()
            assert to == "minka@example.org"
            words = message_from_string(asking, policy=policy.default).get_content()
            link = re.search(r"http://[^\s]+(/calls/confirm/\S+)", words)
            assert link
            async with httpx.AsyncClient(base_url=f"http://{home.address}") as anybody:
                await anybody.get(link[1])  # a scanner looks at it
                assert not (await micka.http.get("/api/me/calls")).json()["ways"][0]["confirmed"]
                assert (await anybody.post(link[1])).status_code == 204
            assert (await micka.http.get("/api/me/calls")).json()["ways"][0]["confirmed"]
            table, first, second = await two_at(micka, mourek)
            await first.leave()
            await until_it_waits_for(0, second, Random(1))
            sent = (await post.first(2))[1]
            assert re.search(r"^List-Unsubscribe: <http://", sent, re.M), "no mail program reads it encoded"
            letter = message_from_string(sent, policy=policy.default)
            assert letter["Subject"] == "Your turn: Cat Clans"
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"http://{home.address}/t/{table}" in letter.get_content()
            end = letter["List-Unsubscribe"].strip("<>")
            async with httpx.AsyncClient() as program:
                await program.get(end)
                assert len((await micka.http.get("/api/me/calls")).json()["ways"]) == 1
                assert (await program.post(end, data={"List-Unsubscribe": "One-Click"})).status_code == 204
                assert (await program.post(end)).status_code == 204  # once more is as good
                assert (await program.post(end[:-3])).status_code == 400
            assert (await micka.http.get("/api/me/calls")).json()["ways"] == []
            again = end.replace("/calls/end/", "/calls/again/")
            async with httpx.AsyncClient() as anybody:
                for _ in "ab":  # once more is as good
                    assert (await anybody.post(again)).status_code == 204
                    (back,) = (await micka.http.get("/api/me/calls")).json()["ways"]
                    assert (back["label"], back["confirmed"]) == ("minka@example.org", True)
                assert (await anybody.post(end)).status_code == 204
                await micka.http.delete(f"/api/me/calls/{back['id']}")  # on the page it ends for good
                assert (await anybody.post(again)).status_code == 400
            assert (await micka.http.get("/api/me/calls")).json()["ways"] == []


@awaited
async def test_a_letter_in_another_alphabet_is_one_that_any_mail_server_takes() -> None:
    """In seven bits, and no word of its subject longer than the standard has it (RFC 2047); but the address that a mail
    program is to ask is in one piece."""
    house = f"https://{'a-house-with-a-long-name.' * 4}example"
    said = notice.Notice("turn", f"Твій хід: {'Острів котів ' * 8}", "День 3 · з Мінкою", "/t/1", "table 1", "uk", 1)
    async with mail_server() as post:
        letters = Letters(Post("127.0.0.1", post.port, "Tabbytop <tabby@play.example>", "none"))
        await letters.send("minka@example.org", said, house, "/calls/end/x~y")
        _, sent = await post.first()
        letters.stop()
    assert sent.isascii()
    assert f"List-Unsubscribe: <{house}/calls/end/x~y>\r\n" in sent
    words = re.findall(r"=\?utf-8\?\S+\?=", sent)
    assert words and max(map(len, words)) <= 75
    letter = message_from_string(sent, policy=policy.default)
    assert letter["Subject"].strip() == said.title.strip()
    assert [said.body, "", f"{house}/t/1"] == letter.get_content().splitlines()[:3]


@awaited
async def test_a_mailbox_that_is_none_and_a_house_without_letters_say_so(tmp_path: Path) -> None:
    async with mail_server() as post:
        post.unknown.add("gone@example.org")
        letters = Post("127.0.0.1", post.port, "tabby@play.example", "none")
        async with called_house(tmp_path / "t.db", post=letters) as home:
            micka = await home.guest("Micka")
            for wrong in ("", "minka", "minka@", "a@b", "a b@example.org", "a@example.org\nBcc: b@example.org"):
                answer = await micka.http.post("/api/me/calls/mail", json={"address": wrong, "shape": "", **HERE})
                assert answer.status_code == 400 and "mail address" in answer.json()["reason"]
            await micka.http.post("/api/me/calls/mail", json={"address": "gone@example.org", "shape": "", **HERE})
            person = (await micka.http.get("/api/me")).json()["id"]
            while (await home.app.book.of(person)).ways:
                assert not post.letters  # nobody is there, and so it is forgotten
            for status in (200, 200, 429):  # nobody's mailbox is filled by whoever likes to
                mail = {"address": "minka@example.org", "shape": "", **HERE}
                assert (await micka.http.post("/api/me/calls/mail", json=mail)).status_code == status
    async with called_house(tmp_path / "u.db") as home:
        micka = await home.guest("Micka")
        answer = await micka.http.post("/api/me/calls/mail", json={"address": "a@example.org", "shape": "", **HERE})
        assert answer.status_code == 409 and "no letters" in answer.json()["reason"]
        assert (await micka.http.get("/api/me/calls")).json()["mail"] is False


@pytest.mark.parametrize("shape", ["json", "ntfy", "discord", "slack"])
@awaited
async def test_a_webhook_is_sent_what_it_reads(shape: str, tmp_path: Path) -> None:
    async with called_house(tmp_path / "t.db") as home, target(200) as there:
        micka = await home.guest("Micka")
        (way,) = (await hooked(micka, f"{there.address}/a/topic", shape))["ways"]
        assert (await micka.http.post(f"/api/me/calls/{way['id']}/try")).json() == {"trouble": ""}
        (asked,) = there.asked
        told, text = asked.json, json.dumps(asked.json, ensure_ascii=False)
        assert "This is how you are called" in text
        assert f"http://{home.address}/me" in text and f"http://{home.address}/calls/end/" in text
        if shape == "ntfy":
            assert (asked.path, told["topic"]) == ("/a", "topic")
            (ends,) = told["actions"]  # by itself: no page is opened
            assert (ends["action"], ends["method"]) == ("http", "POST")
            assert (await micka.http.post(ends["url"])).status_code == 204
            assert (await micka.http.get("/api/me/calls")).json()["ways"] == []
        if shape == "discord":
            assert told["allowed_mentions"] == {"parse": []}


@awaited
async def test_what_is_no_address_or_lies_inside_is_refused_in_words(tmp_path: Path) -> None:
    async with called_house(tmp_path / "t.db", reach=()) as home, target() as there:
        micka = await home.guest("Micka")
        for wrong in ("", "cats", "ftp://example.org/", "https://", "https://u:p@example.org/", "javascript:alert(1)"):
            answer = await micka.http.post("/api/me/calls/hook", json={"address": wrong, "shape": "", **HERE})
            assert answer.status_code == 400 and "a webhook is an address" in answer.json()["reason"], wrong
            answer = await micka.http.post("/api/me/calls/push", json=BrowserKeys().subscription(wrong))
            assert answer.status_code == 400 and "push service" in answer.json()["reason"], wrong
            assert "ntfy" not in answer.json()["reason"]
        for inside in (there.address, "http://169.254.169.254/latest/meta-data", "http://[::1]/", "http://10.1.2.3/"):
            answer = await micka.http.post("/api/me/calls/hook", json={"address": inside, "shape": "", **HERE})
            assert answer.status_code == 400 and "inside the network" in answer.json()["reason"], inside
        keys = BrowserKeys().subscription("https://127.0.0.1/push")
        assert "inside" in (await micka.http.post("/api/me/calls/push", json=keys)).json()["reason"]
        answer = await micka.http.post("/api/me/calls/push", json={**keys, "key": "AAAA"})
        assert "subscribe again" in answer.json()["reason"]
        chosen = {"when": "at_once", "quiet": None, "zone": "Moon/Crater", "language": "en"}
        assert "time zone" in (await micka.http.put("/api/me/calls", json=chosen)).json()["reason"]
        assert (await micka.http.put("/api/me/calls", json={**chosen, "when": "never"})).status_code == 400
        prague = {**chosen, "zone": "Europe/Prague"}
        for hours in ([22], [22, 24], [-1, 7], [8, 8], ["late", "early"], [1.5, 7]):
            answer = await micka.http.put("/api/me/calls", json={**prague, "quiet": hours})
            assert answer.status_code == 400, hours
        assert (
            "another hour than 8"
            in (await micka.http.put("/api/me/calls", json={**prague, "quiet": [8, 8]})).json()["reason"]
        )
        assert (await micka.http.put("/api/me/calls", json={**prague, "quiet": [21, 6]})).json()["quiet"] == [21, 6]
        assert there.asked == []
