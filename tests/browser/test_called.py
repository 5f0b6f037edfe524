"""Calls, as people have them: chosen on one's own page, made when another moves, and followed to the table; and the
house as an app, which opens without a network."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Worker, expect

from tests.calls.kit import BrowserKeys

from .conftest import PATIENCE, PHONE, Invite
from .hand import at_random
from .house import House
from .pages import begun

#: Headless browsers know no push service: this one subscribes at ours, with keys that the test can read by.
SUBSCRIBES = """([endpoint, key, auth]) => {
    Notification.requestPermission = async () => "granted";
    const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: key, auth } }), unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => made;
}"""


#: The paths of all that the worker keeps.
KEPT = """async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name));
    const asked = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()));
    return asked.flat().map((one) => new URL(one.url).pathname);
}"""


class Service:
    """A push service and a webhook's target at once; keeps what came."""

    def __init__(self) -> None:
        self.came: list[tuple[str, bytes]] = []
        self._stir = threading.Condition()
        service = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(201)
                self.end_headers()
                with service._stir:
                    service.came.append((self.path, body))
                    service._stir.notify_all()

            def log_message(self, format: str, *args: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def first(self, path: str) -> bytes:
        with self._stir:
            assert self._stir.wait_for(lambda: any(one == path for one, _ in self.came), PATIENCE / 1000), self.came
        return next(body for one, body in self.came if one == path)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def service() -> Iterator[Service]:
    service = Service()
    yield service
    service.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """In which nobody has to be away for long."""
    house = House(tmp_path_factory.mktemp("house"), calls=True)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.log, house.log


def wait_until(is_so: Callable[[], Any]) -> None:
    """What a page promises has come true: to ``wait_for_function`` any promise is true already."""
    end = time.monotonic() + PATIENCE / 1000
    while not is_so():
        assert time.monotonic() < end, "it has not come true"


def installed(page: Page) -> None:
    has = "navigator.serviceWorker.getRegistration().then((one) => Boolean(one?.active))"
    wait_until(lambda: page.evaluate(has))


def hooked(page: Page, address: str) -> Locator:
    """Whoever's page it is is called through a webhook; the card on which that is chosen."""
    page.goto("/me")
    card = page.locator(".calls")
    card.get_by_role("button", name="Call a webhook").click()
    dialog = page.get_by_role("dialog", name="Call a webhook")
    dialog.get_by_label("Address of the webhook").fill(address)
    dialog.get_by_role("button", name="Take it").click()
    expect(card.get_by_role("switch", name="it is my turn: webhook")).to_be_checked()
    return card


def test_who_is_away_is_called_and_comes_to_the_table(invite: Invite, service: Service):
    minka, mourek = invite("Minka", service_workers="allow"), invite("Mourek", viewport=PHONE)
    keys = BrowserKeys()
    minka.page.goto("/me")
    installed(minka.page)
    minka.page.evaluate(SUBSCRIBES, [f"{service.address}/push", keys.public, keys.auth])
    card = minka.page.get_by_role("region", name="Tell me when").or_(minka.page.locator(".calls"))
    card.get_by_role("button", name="Call me in this browser").click()
    expect(card.get_by_role("switch", name="it is my turn: here")).to_be_checked()
    card.get_by_role("button", name="Call a webhook").click()
    dialog = minka.page.get_by_role("dialog", name="Call a webhook")
    minka.expects("400.*calls/hook")
    dialog.get_by_label("Address of the webhook").fill("cats")
    dialog.get_by_role("button", name="Take it").click()
    expect(dialog).to_contain_text("Nothing can be sent there")
    dialog.get_by_label("Address of the webhook").fill(f"{service.address}/hook")
    dialog.get_by_role("button", name="Take it").click()
    expect(card.get_by_role("switch", name="it is my turn: webhook")).to_be_checked()

    table = begun(minka, mourek)
    minka.page.goto("/learn")
    mourek.page.goto(f"/t/{table}")
    with mourek.hand(table) as hand:
        hand.play(at_random(), lambda view: 0 in hand.position["must"])
    told = keys.read(service.first("/push"))
    assert told["title"] == "Your turn: Cat Clans"
    assert "Mourek" in told["body"]
    assert json.loads(service.first("/hook"))["link"].endswith(told["link"])
    minka.page.goto(told["link"])
    expect(minka.page.locator(".table-page, main")).to_be_visible()

    here = card.get_by_role("switch", name="it is my turn: here")
    minka.context.request.get(told["end"])  # a scanner looks at it
    minka.page.goto("/me")
    expect(here).to_be_checked()
    said = minka.page.get_by_role("status")
    minka.page.goto(told["end"])  # the one click
    expect(said).to_contain_text("Nobody calls you this way any more")
    minka.page.get_by_role("button", name="Call me again").click()
    expect(said).to_contain_text("You are called this way again")
    minka.page.goto("/me")
    expect(here).to_be_checked()
    minka.page.goto(told["end"])
    expect(said).to_contain_text("Nobody calls you this way any more")
    minka.page.goto("/me")
    expect(card.get_by_role("switch", name="it is my turn: webhook")).to_be_visible()
    expect(here).to_have_count(0)


#: What a browser does with a tab that is put behind another. A headless one keeps all of them in front.
BEHIND = """() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_who_has_the_table_in_a_tab_behind_others_is_called(invite: Invite, service: Service):
    minka, mourek = invite("Minka"), invite("Mourek")
    hooked(minka.page, f"{service.address}/behind")
    table = begun(minka, mourek)
    minka.page.goto(f"/t/{table}")
    expect(minka.page.locator(".table-page, main")).to_be_visible()
    minka.page.evaluate(BEHIND)
    mourek.page.goto(f"/t/{table}")
    with mourek.hand(table) as hand:
        hand.play(at_random(), lambda view: 0 in hand.position["must"])
    told = json.loads(service.first("/behind"))
    assert (told["call"], told["link"]) == ("turn", f"{minka.page.url.partition('/t/')[0]}/t/{table}")


def test_quiet_hours_are_chosen_and_kept(invite: Invite, service: Service):
    minka = invite("Minka", timezone_id="Europe/Prague")
    card = hooked(minka.page, f"{service.address}/quiet")
    card.get_by_role("switch", name="Not in quiet hours").click()
    begin, end = card.get_by_label("from"), card.get_by_label("to", exact=True)
    expect(begin).to_have_value("22")
    expect(end).to_have_value("7")
    expect(card).to_contain_text("Central European Time")
    minka.expects("400.*me/calls")
    begin.select_option("7")
    expect(card.get_by_role("alert")).to_have_text("Quiet hours end at another hour than they begin.")
    expect(begin).to_have_value("22")  # as it was
    end.select_option("9")
    expect(card.get_by_role("alert")).to_have_count(0)
    minka.page.reload()
    expect(end).to_have_value("9")
    expect(begin).to_have_value("22")
    card.get_by_role("switch", name="Not in quiet hours").click()
    expect(begin).to_have_count(0)


def test_several_webhooks_are_told_apart_and_trying_one_says_what_became_of_it(invite: Invite, service: Service):
    minka = invite("Minka")
    hooked(minka.page, f"{service.address}/one")
    minka.fetch(
        "POST",
        "/api/me/calls/hook",
        {"address": f"{service.address}/two", "shape": "", "language": "en", "zone": "UTC"},
    )
    card = minka.open("/me").locator(".calls")
    for number in (1, 2):
        expect(card.get_by_role("switch", name=f"it is my turn: webhook {number}")).to_be_checked()
        expect(card.locator(".calls-way").nth(number - 1)).to_contain_text(f"webhook {number}: 127.0.0.1")
    second = card.locator(".calls-way").nth(1)
    second.get_by_role("button", name="Try it").click()
    expect(card.get_by_role("status")).to_have_text("It was sent (webhook 2).")
    assert service.first("/two")
    way = minka.fetch("GET", "/api/me/calls").json()["ways"][1]["id"]
    minka.fetch("DELETE", f"/api/me/calls/{way}")  # on another device
    minka.expects("400.*calls")
    second.get_by_role("button", name="Try it").click()
    expect(card.get_by_role("status")).to_contain_text("this way is gone")
    expect(card.locator(".calls-way")).to_have_count(1)


def test_a_browser_without_a_push_service_is_not_told_to_allow_notices(invite: Invite):
    minka = invite("Minka", service_workers="allow", permissions=["notifications"])
    page = minka.open("/me")
    installed(page)
    page.evaluate(
        """() => {
            PushManager.prototype.subscribe = async () => { throw new DOMException("none", "AbortError"); };
        }"""
    )
    page.locator(".calls").get_by_role("button", name="Call me in this browser").click()
    expect(page.locator(".calls").get_by_role("alert")).to_contain_text("has no push service")


def test_the_house_offers_to_become_an_app_where_the_browser_does(invite: Invite):
    page = invite("Minka").page
    page.goto("/me")
    card = page.locator(".calls")
    install = card.get_by_role("button", name="Install the app")
    expect(card.get_by_role("button", name="Call a webhook")).to_be_visible()
    expect(install).to_have_count(0)
    page.evaluate(
        """() => {
            const offer = new Event("beforeinstallprompt", { cancelable: true });
            offer.prompt = async () => { window.prompted = true; };
            window.dispatchEvent(offer);
        }"""
    )
    install.click()
    assert page.evaluate("window.prompted")
    expect(install).to_have_count(0)


def test_on_an_iphone_it_is_said_how(invite: Invite):
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"
    minka = invite("Minka", viewport=PHONE, user_agent=safari)
    minka.page.add_init_script("delete window.PushManager")
    minka.page.goto("/me")
    card = minka.page.locator(".calls")
    expect(card).to_contain_text("tap Share, then Add to Home Screen")
    expect(card).not_to_contain_text("takes no pushes")


# -- the worker -------------------------------------------------------------------------------------------------------

#: What the worker does to the world outside is kept; it cannot open pages unless a finger has touched the notice.
WATCHED = """() => {
    self.badges = []; self.went = []; self.shown = [];
    const { showNotification } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.showNotification = async function (title, more) {
        await showNotification.call(this, title, more);
        self.shown.push(more.tag);
    };
    const badge = async (count = 0) => void self.badges.push(count);
    const kept = (value) => ({ value, configurable: true });
    Object.defineProperties(navigator, { setAppBadge: kept(badge), clearAppBadge: kept(() => badge(0)) });
    Clients.prototype.openWindow = async (link) => void self.went.push(`open ${link}`);
    WindowClient.prototype.focus = async function () { self.went.push(`focus ${new URL(this.url).pathname}`); };
}"""
#: As when somebody touches the notice, or one of its actions. A script may not lengthen its own event, so it is kept.
TOUCHED = """async ([tag, action]) => {
    const [notification] = await self.registration.getNotifications({ tag });
    const event = new NotificationEvent("notificationclick", { notification, action });
    const kept = [];
    event.waitUntil = (work) => kept.push(work);
    self.dispatchEvent(event);
    await Promise.all(kept);
    return self.went.splice(0);
}"""
SHOWN = """() => navigator.serviceWorker.getRegistration().then((one) => one.getNotifications()).then((all) => all.map(
    ({ title, body, tag, lang, data, actions }) => ({ title, body, tag, lang, data, actions: [...actions] })))"""
#: What a browser does when its push service names it anew. A script may not lengthen its own event, so it is kept.
RENEWED = """async ([endpoint, key, auth]) => {
    let ended = 0, asked = null;
    const unsubscribe = async () => void (ended += 1);
    const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh: key, auth } }), unsubscribe };
    PushManager.prototype.subscribe = async (terms) => ((asked = terms), made);
    const event = new ExtendableEvent("pushsubscriptionchange");
    const kept = [];
    event.waitUntil = (work) => kept.push(work);
    self.dispatchEvent(event);
    await Promise.all(kept);
    return [kept.length, asked?.applicationServerKey ?? "", ended];
}"""


def worker_of(page: Page) -> Worker:
    installed(page)
    (worker,) = page.context.service_workers or [page.context.wait_for_event("serviceworker")]
    worker.evaluate(WATCHED)
    return worker


def pushed(page: Page, worker: Worker, told: dict[str, Any]) -> None:
    """By the browser itself, as if its push service had brought it; and until it is shown. Nobody looks before that:
    a Chromium that is asked for its notices while it shows one forgets that one now and then."""
    line = page.context.new_cdp_session(page)
    known: list[Any] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    origin = page.evaluate("location.origin")
    wait_until(lambda: known or page.evaluate("0"))
    named = {"origin": origin, "registrationId": known[0]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", {**named, "data": json.dumps(told)})
    wait_until(lambda: told["tag"] in worker.evaluate("self.shown"))


def test_a_push_is_shown_with_its_badge_and_leads_to_the_table_or_ends(invite: Invite, service: Service):
    minka = invite("Minka", service_workers="allow", permissions=["notifications"])
    page = minka.page
    card = hooked(page, f"{service.address}/worker")
    worker = worker_of(page)
    card.get_by_role("button", name="Try it").click()
    sent = json.loads(service.first("/worker"))
    end = sent["end"].partition("/calls/")[2]
    told = {"title": "Jsi na tahu", "body": "den 3", "link": "/learn", "language": "cs", "end": f"/calls/{end}"}
    pushed(page, worker, {**told, "tag": "table 1", "waiting": 2})
    (shown,) = page.evaluate(SHOWN)
    assert (shown["title"], shown["body"], shown["lang"]) == ("Jsi na tahu", "den 3", "cs")
    assert [one["title"] for one in shown["actions"]] == ["Otevřít", "Už neposílat"]
    assert worker.evaluate("self.badges") == [2]
    assert worker.evaluate(TOUCHED, ["table 1", ""]) == ["open /learn"]
    wait_until(lambda: page.evaluate(SHOWN) == [])  # what was touched goes

    page.goto("/learn")
    pushed(page, worker, {**told, "tag": "table 2", "waiting": 0})
    assert worker.evaluate("self.badges") == [2, 0]
    assert worker.evaluate(TOUCHED, ["table 2", "open"]) == ["focus /learn"]  # the tab that is open already

    pushed(page, worker, {**told, "tag": "table 3", "waiting": 1})
    assert worker.evaluate(TOUCHED, ["table 3", "end"]) == []
    page.goto("/me")
    expect(card.get_by_role("button", name="Call a webhook")).to_be_visible()
    expect(card.get_by_role("switch", name="it is my turn: webhook")).to_have_count(0)


def test_a_browser_that_is_named_anew_is_called_there_and_one_that_was_ended_stays_so(invite: Invite, service: Service):
    minka = invite("Minka", service_workers="allow", permissions=["notifications"])
    page, before, now = minka.page, BrowserKeys(), BrowserKeys(b"another's secret")
    page.goto("/me")
    worker = worker_of(page)
    page.evaluate(SUBSCRIBES, [f"{service.address}/before", before.public, before.auth])
    card = page.locator(".calls")
    card.get_by_role("button", name="Call me in this browser").click()
    ended = card.get_by_role("switch", name="a game has ended: here")
    ended.click()
    expect(ended).to_be_checked()
    key = minka.fetch("GET", "/api/me/calls").json()["key"]
    assert worker.evaluate(RENEWED, [f"{service.address}/now", now.public, now.auth]) == [1, key, 0]
    page.reload()
    expect(ended).to_be_checked()  # as it was chosen
    card.get_by_role("button", name="Try it").click()
    expect(card.get_by_role("status")).to_contain_text("It was sent")
    assert now.read(service.first("/now"))["call"] == "trial"
    assert not [path for path, _ in service.came if path == "/before"]
    (way,) = minka.fetch("GET", "/api/me/calls").json()["ways"]
    minka.fetch("DELETE", f"/api/me/calls/{way['id']}")
    assert worker.evaluate(RENEWED, [f"{service.address}/later", now.public, now.auth]) == [1, key, 1]
    assert minka.fetch("GET", "/api/me/calls").json()["ways"] == []
    minka.expects("400.*calls/push")


def test_the_house_is_an_app_that_opens_without_a_network(invite: Invite):
    minka = invite(service_workers="allow")
    page = minka.page
    page.goto("/")
    installed(page)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.evaluate("(src) => fetch(src).then((one) => one.ok)", icon["src"])
    page.reload()  # from now on by way of the worker
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    minka.expects("ERR_INTERNET_DISCONNECTED|Failed to load resource|net::|Unable to preload|Failed to fetch")
    minka.context.set_offline(True)
    away = page.get_by_text("The server is out of reach")
    page.goto("/")
    expect(page.get_by_test_id("play-clans")).to_be_visible()
    expect(away).to_be_visible()
    page.goto("/me")  # what no page has loaded yet is not kept
    expect(page.get_by_role("main")).to_be_visible()
    expect(away).to_be_visible()
    kept = page.evaluate(KEPT)
    asked = [path for path in kept if path.startswith(("/api", "/ws"))]
    assert "/" in kept and [path for path in asked if not path.startswith("/api/games")] == []
    minka.context.set_offline(False)
    expect(away).to_be_hidden()
