"""Coming back by a passkey: made, shown, listed, removed; and whatever is not quite one."""

from pathlib import Path
from typing import Any

import pytest

from tests.tables.kit import awaited

from .authenticator import Authenticator
from .kit import Guest, House, house

PUBLIC = "https://play.example"


def behind_a_proxy(guest: Guest) -> Guest:
    """Whose browser has opened the public address; the proxy passes requests on under its own."""
    guest.http.headers["Origin"] = PUBLIC
    return guest


async def told(guest: Guest, path: str, body: Any = None) -> Any:
    answer = await guest.http.post(path, json={} if body is None else body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(guest: Guest, path: str, body: Any) -> tuple[str, str]:
    answer = await guest.http.post(path, json=body)
    assert 400 <= answer.status_code < 500, answer.text
    return answer.json()["kind"], answer.json()["reason"]


async def registered(home: House) -> tuple[Guest, Authenticator]:
    minka = behind_a_proxy(await home.guest("Minka"))
    key = Authenticator(PUBLIC, "play.example")
    options = await told(minka, "/api/me/passkeys/options")
    assert (options["rp"]["id"], options["user"]["name"]) == ("play.example", "Minka")
    (kept,) = (await told(minka, "/api/me/passkeys", key.made(options)))["passkeys"]
    assert kept["site"] == "play.example"
    return minka, key


@awaited
async def test_a_passkey_brings_back_who_made_it(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", origins=(PUBLIC,)) as home:
        minka, key = await registered(home)
        me = (await minka.http.get("/api/me")).json()
        fresh = behind_a_proxy(await home.guest())
        for _ in range(2):
            carrier = await told(fresh, "/api/passkey", key.shown(await told(fresh, "/api/passkey/options")))
        assert (await told(fresh, "/api/link", {"token": carrier["token"]}))["name"] == "Minka"
        await told(fresh, "/api/link/use", {"token": carrier["token"], "bring": False})
        assert (await fresh.http.get("/api/me")).json() == me
        returns = (await fresh.http.get("/api/me/returns")).json()
        assert returns["offered"] and returns["passkeys"][0]["seen"] >= returns["passkeys"][0]["since"]
        assert me["id"] not in str(await told(minka, "/api/me/passkeys/options"))
        everything = (await minka.http.get("/api/me/everything")).text
        assert '"passkey"' in everything and "public_key" not in everything


@awaited
async def test_an_answer_counts_once_for_what_was_asked_and_from_this_house_s_page(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", origins=(PUBLIC,)) as home:
        minka, key = await registered(home)
        fresh = behind_a_proxy(await home.guest())
        shown = key.shown(await told(fresh, "/api/passkey/options"))
        await told(fresh, "/api/passkey", shown)
        assert (await refused(fresh, "/api/passkey", shown))[0] == "too_old"
        invented = key.shown({"challenge": "bm90IG91cnM"})
        assert (await refused(fresh, "/api/passkey", invented))[0] == "too_old"
        for_minka = await told(minka, "/api/me/passkeys/options")
        assert (await refused(fresh, "/api/passkey", key.shown(for_minka)))[0] == "too_old"
        key.origin = "https://elsewhere.example"
        elsewhere = key.shown(await told(fresh, "/api/passkey/options"))
        assert "cannot be checked" in (await refused(fresh, "/api/passkey", elsewhere))[1]
        key.origin, key.count = PUBLIC, 0
        copied = key.shown(await told(fresh, "/api/passkey/options"))  # it counts as if it had not been used
        assert "cannot be checked" in (await refused(fresh, "/api/passkey", copied))[1]
        other = Authenticator(PUBLIC, "play.example")
        other.id = key.id
        assert (
            "cannot be checked"
            in (await refused(fresh, "/api/passkey", other.shown(await told(fresh, "/api/passkey/options"))))[1]
        )
        assert (await fresh.http.get("/api/me")).json()["name"] == ""


@awaited
async def test_a_passkey_that_was_removed_leads_nowhere_and_is_nobody_else_s_to_remove(tmp_path: Path) -> None:
    async with house(tmp_path / "t.db", origins=(PUBLIC,)) as home:
        minka, key = await registered(home)
        mourek = behind_a_proxy(await home.guest("Mourek"))
        (passkey,) = (await minka.http.get("/api/me/returns")).json()["passkeys"]
        path = f"/api/me/passkeys/{passkey['id']}"
        assert (await mourek.http.delete(path)).status_code == 400
        made_again = key.made(await told(mourek, "/api/me/passkeys/options"))
        assert (await refused(mourek, "/api/me/passkeys", made_again))[0] == "taken"
        assert (await minka.http.delete(path)).json() == {"passkeys": []}
        shown = key.shown(await told(mourek, "/api/passkey/options"))
        assert "perhaps it was removed" in (await refused(mourek, "/api/passkey", shown))[1]


@pytest.mark.parametrize("path", ["/api/me/passkeys", "/api/passkey"])
@awaited
async def test_nonsense_is_refused_in_words(tmp_path: Path, path: str) -> None:
    async with house(tmp_path / "t.db", origins=(PUBLIC,)) as home:
        guest = behind_a_proxy(await home.guest())
        for junk in ([], {}, {"id": "x"}, {"response": {"clientDataJSON": "!!"}}, {"response": {"clientDataJSON": 5}}):
            assert (await refused(guest, path, junk))[0] == "malformed"
        asked = f"{path}/options" if path != "/api/me/passkeys" else "/api/me/passkeys/options"
        key = Authenticator(PUBLIC, "play.example")
        options = await told(guest, asked)
        torn = key.made(options) if "me" in path else key.shown(options)
        for part in ("attestationObject", "signature", "authenticatorData"):
            torn["response"].pop(part, None)
        assert (await refused(guest, path, torn))[0] in ("malformed", "not_now")
        del guest.http.headers["Origin"]
        assert "a page" in (await refused(guest, asked, {}))[1]
