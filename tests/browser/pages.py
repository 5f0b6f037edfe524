"""The pages of the client as people use them. Everything waits on what is on the page, nothing on the clock."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Literal

from playwright.sync_api import (
    APIResponse,
    BrowserContext,
    ConsoleMessage,
    FilePayload,
    Locator,
    Page,
    WebSocketRoute,
    expect,
)

from .hand import Choose, Hand, Json, at_random, hand_at
from .house import FIXED

EMPTY = "/healthz"  #: a page of the house on which nothing runs
NO_ICON = "/favicon.ico"  #: asked for by that page alone: all others name theirs
GL_DRIVER = "GL Driver Message"  #: how fast this machine draws, which a driver without a card says when it is busy
NO_WORKER = "Service Worker registration blocked"  #: as most browsers here are told to (``conftest.invite``)
LATE = " 409 "  #: for a hint that was asked for in the moment in which somebody moved: whoever is slow meets it
SIDE = 5
MIDDLE = 12


def cell_name(cell: int) -> str:
    return f"{'abcde'[cell % SIDE]}{cell // SIDE + 1}"


def remembering(key: str, value: str) -> str:
    """A script that lets a browser remember ``value`` from an earlier visit, unless it remembers something else."""
    return f"if (location.protocol !== 'about:') localStorage[{json.dumps(key)}] ??= {json.dumps(value)}"


class Guest:
    """A person with a browser of their own. ``faults`` is what the browser's console complained of."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._context, self.address = context, address
        self.is_altered = False  #: in a way that cannot be undone
        self._is_named = False
        self.faults: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.faults.append(f"uncaught: {error.error}"))
        self.page: Page = context.new_page()

    @property
    def context(self) -> BrowserContext:
        """Whoever reaches for it may alter it for good."""
        self.is_altered = True
        return self._context

    def leave(self) -> None:
        """Close the browser; or clear it, where somebody else may have it."""
        if self.is_altered:
            self._context.close()
            return
        self.page.goto(EMPTY)
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        self._context.clear_cookies()

    def become(self, viewport: Json, scheme: Literal["light", "dark"]) -> None:
        """Somebody else, who has just come in."""
        self.faults, self._expected = [], []
        self.page.set_viewport_size(viewport)
        self.page.emulate_media(color_scheme=scheme)
        self.page.mouse.move(0, 0)

    def _hear(self, message: ConsoleMessage) -> None:
        where = message.location.get("url", "")
        is_of_the_machine = GL_DRIVER in message.text or NO_WORKER in message.text
        is_of_the_machine |= LATE in message.text and where.endswith("/hint")
        if message.type in ("error", "warning") and not where.endswith(NO_ICON) and not is_of_the_machine:
            page = message.page.url if message.page else "no page"
            self.faults.append(f"{message.type}: {message.text} ({where}, on {page})")

    def expects(self, pattern: str) -> None:
        """This complaint of the browser belongs to the story: a refused request, a lost connection."""
        self._expected.append(re.compile(pattern))

    @property
    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not any(known.search(fault) for known in self._expected)]

    # -- going somewhere ----------------------------------------------------------------------------------------------

    def home(self) -> "Home":
        self.page.goto("/")
        return Home(self.page)

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def at(self, table: str) -> "Table":
        self.page.goto(f"/t/{table}")
        return Table(self.page)

    def come_to(self, address: str) -> "Lobby":
        """Follow an invitation."""
        self.page.goto(address)
        return Lobby(self.page)

    @contextmanager
    def elsewhere(self) -> Iterator[None]:
        """Not looking for a while, and back then: a page that is looked at draws every move."""
        here = self.page.url
        self.page.goto(EMPTY)
        yield
        self.page.goto(here)

    def line(self) -> "Line":
        """From now on every socket of this browser goes through a line that can be cut."""
        line = Line(self)
        self.context.route_web_socket(re.compile(r"/ws/"), line.connect)
        return line

    @contextmanager
    def time_stands_still(self) -> Iterator[None]:
        """No timer of the page runs out: what is shown in passing stays until it has been looked at, however long that
        takes. It begins ten seconds later, since time may only stop at a moment that has not come yet."""
        clock = self.context.clock
        clock.install()
        clock.pause_at(self.page.evaluate("Date.now()") + 10_000)
        yield
        clock.resume()

    def speak(self, language: str) -> None:
        """Choose a language, as in another tab: the page follows."""
        self.page.evaluate(
            """language => {
              const key = 'tabbytop.settings', value = JSON.stringify({ ...JSON.parse(localStorage[key]), language });
              localStorage[key] = value;
              dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
            }""",
            language,
        )
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    # -- without the page ---------------------------------------------------------------------------------------------

    def call(self, name: str) -> None:
        """Have a name, so that nobody asks."""
        self.fetch("GET", "/api/me")
        self.fetch("PUT", "/api/me", {"name": name})
        if not self._is_named:  # such scripts stay, and would all be run on every page
            self._context.add_init_script(remembering("tabbytop.named", "yes"))
            self._is_named = True

    def set_table(self, *seats: Any, game: str = "clans", nonce: str = "0", start: bool = True, **options: Any) -> Json:
        """A table; the same ``nonce`` and the same moves give the same game."""
        self.fetch("GET", "/api/me")
        wish = {"game": game, "options": options, "seats": list(seats), "nonce": FIXED + nonce, "start": start}
        return self.fetch("POST", "/api/tables", wish).json()

    def fetch(self, method: str, path: str, data: Any = None) -> APIResponse:
        """As my browser would, with my cookies, and again where a line that nobody used was closed in that moment."""
        answer = self._context.request.fetch(path, method=method, data=data, max_retries=2)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer

    def hand(self, table: str) -> AbstractContextManager[Hand]:
        """My own hand at a table, quicker than my browser."""
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self._context.cookies())
        return hand_at(self.address, table, cookies)

    def play_ahead(
        self, table: str, until: Callable[[Json], Any] = lambda view: False, choose: Choose | None = None
    ) -> Json:
        """Move for every seat of mine until the view is as wished, or to the end."""
        with self.hand(table) as hand:
            return hand.play(choose or at_random(), until)


def begun(host: Guest, other: Guest, game: str = "clans", nonce: str = "0", **options: Any) -> str:
    """A table of two, in play before either has opened a page; the same ``nonce`` gives the same game."""
    table: str = host.set_table("me", "open", game=game, nonce=nonce, start=False, **options)["id"]
    with host.hand(table) as one, other.hand(table) as two:
        two.ask("sit", seat=1, nonce=FIXED + nonce)
        one.ask("start")
    return table


class Line:
    """The wire between a browser and the server, to be cut and mended."""

    def __init__(self, guest: Guest) -> None:
        self._ends: list[tuple[WebSocketRoute, WebSocketRoute]] = []
        self.is_deaf = False  #: what the browser sends is lost
        self.is_cut = False
        self.lost: list[Json] = []
        guest.expects("WebSocket connection to")

    def connect(self, near: WebSocketRoute) -> None:
        if self.is_cut:
            near.close(code=1013)
            return
        far = near.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self.is_deaf:
                self.lost.append(json.loads(message))
            else:
                far.send(message)

        near.on_message(pass_on)
        self._ends.append((near, far))

    def cut(self) -> None:
        self.is_cut = True
        for near, far in self._ends:
            near.close(code=1013)
            far.close()
        self._ends = []

    def mend(self) -> None:
        self.is_cut = self.is_deaf = False


# -- keys -------------------------------------------------------------------------------------------------------------


class Keys:
    """A person without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def tab_to(self, target: Locator, most: int = 120) -> None:
        """Tab until ``target`` has the focus, and see that the focus is shown."""
        expect(target).to_be_visible()
        expect(target).to_be_enabled()
        for _ in range(most):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"{target} cannot be reached with the Tab key")

    def use(self, target: Locator) -> None:
        self.tab_to(target)
        self.press("Enter")

    def walk_to(self, table: "Table", cell: int) -> None:
        """From wherever the focus is onto the board, and over it with the arrows."""
        if table.focused_cell() is None:
            self.tab_to(table.board.locator("[data-cell][tabindex='0']"))
        here = table.focused_cell()
        assert here is not None
        down, right = cell // SIDE - here // SIDE, cell % SIDE - here % SIDE
        ways = [("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)]
        for key, steps in ways:
            for _ in range(steps):
                self.press(key)
        expect(table.cell(cell)).to_be_focused()


# -- home -------------------------------------------------------------------------------------------------------------


class Home:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.play = page.get_by_test_id("play-clans")
        expect(self.play).to_be_enabled()

    def begin(self) -> "Start":
        self.play.click()
        return Start(self.page)

    def begin_at_home(self) -> "Start":
        """On this device, though the server answers."""
        start = self.begin()
        start.dialog.get_by_test_id("start-here").get_by_role("switch").check()
        return start

    def speak(self, language: str) -> None:
        group = self.page.locator(".languages")
        if group.is_visible():
            group.get_by_role("button", name=language).click()
        else:
            self.page.locator(".languages-list").select_option(label=language)
        expect(self.page.locator("html")).not_to_have_attribute("lang", "")

    def settings(self) -> Locator:
        self.page.locator("header").get_by_role("button").last.click()
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        return dialog


class Start:
    """Who plays?"""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.dialog = page.get_by_role("dialog")
        expect(self.dialog).to_be_visible()

    def against_bot(self, level: str = "Easy") -> "Lobby":
        self.dialog.get_by_role("radio", name=level).check()
        self.dialog.get_by_test_id("start-bot").click()
        return Lobby(self.page)

    def with_friend(self, name: str) -> "Lobby":
        self.dialog.get_by_test_id("start-friend").click()
        say_name(self.page, name)
        return Lobby(self.page)

    def at_one_screen(self) -> "Lobby":
        self.dialog.get_by_test_id("start-screen").click()
        return Lobby(self.page)


def say_name(page: Page, name: str) -> None:
    question = page.get_by_role("dialog", name="What shall we call you?")
    question.get_by_label("Your name").fill(name)
    question.get_by_role("button", name="That’s me").click()
    expect(question).to_have_count(0)


# -- at the table -----------------------------------------------------------------------------------------------------


class Lobby:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.seats = page.locator(".lobby-seats li.seat")
        expect(self.seats).to_have_count(2)

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    @property
    def link(self) -> str:
        """The invitation as it stands there to be copied."""
        address = self.page.locator(".address")
        expect(address).to_contain_text("/t/")  # when the house has said where it can be found
        return "http://" + address.inner_text().strip()

    @property
    def code(self) -> str:
        return self.page.locator("b.code").inner_text().strip()

    def choose(self, option: str, value: str) -> None:
        row = self.page.get_by_role("group", name=option)
        row.get_by_role("radio", name=value).click()
        expect(row.get_by_role("radio", name=value)).to_be_checked()

    def sit(self, name: str | None = None) -> None:
        self.page.get_by_test_id("sit").click()
        if name:
            say_name(self.page, name)

    def start(self) -> "Table":
        self.page.get_by_test_id("start").click()
        return Table(self.page)


#: What stands on the page when a turn has passed on and its tiles lie: somebody thinks, another tile may be turned, or
#: it is the end.
TURN_OVER = "body:has([role=grid][aria-busy=false]) .thinking, [data-lit=turn], [data-lit=rotate], .clans-pick, .ending"


class Table:
    """A game of clans in play, at its end too."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.get_by_role("grid").first
        self.caption = page.locator(".caption").first
        self.story = page.locator(".story li")
        self.undo = page.get_by_test_id("undo")
        self.headline = page.get_by_test_id("headline")
        self.again = page.get_by_test_id("rematch")
        self.finale = page.locator(".clans-finale").first

    @property
    def id(self) -> str:
        return self.page.url.rsplit("/", 1)[-1]

    # -- the board ----------------------------------------------------------------------------------------------------

    def cell(self, cell: int) -> Locator:
        return self.board.locator(f"[data-cell='{cell}']")

    def lit(self, kind: str) -> Locator:
        """Cells that are mine to press: ``turn``, ``swap``, ``check`` (another prey), ``rotate``."""
        return self.board.locator(f"[data-lit={kind}]")

    def lit_cells(self, kind: str) -> list[int]:
        """Which they are, as soon as there is one."""
        expect(self.lit(kind).first).to_be_attached()
        return [int(cell) for cell in self.lit(kind).evaluate_all("cells => cells.map(cell => cell.dataset.cell)")]

    def tokens(self) -> list[str]:
        """The grid as it is shown; ``.`` sleeps."""
        found: list[str] = self.board.locator("[data-cell]").evaluate_all(
            "cells => cells.map(cell => cell.dataset.token)"
        )
        return found

    def wait_until_shown(self, tokens: list[str]) -> None:
        """Until the board shows exactly these tiles."""
        cells = "[...document.querySelector('[role=grid]')?.querySelectorAll('[data-cell]') ?? []]"
        self.page.wait_for_function(
            f"tokens => {cells}.map(cell => cell.dataset.token).join() === tokens.join()", arg=tokens
        )

    def focused_cell(self) -> int | None:
        cell = self.page.evaluate("() => document.activeElement?.dataset?.cell ?? null")
        return None if cell is None else int(cell)

    def wait_for(self, *kinds: str) -> str:
        """Until one of these is lit, or the game is over; which of them, or ``over``."""
        wanted = [f"[role=grid][aria-busy=false] [data-lit={kind}]" for kind in kinds]
        self.page.locator(", ".join([*wanted, ".ending"])).first.wait_for(state="attached")
        return next((kind for kind in kinds if self.lit(kind).count() > 0), "over")

    def is_my_turn(self) -> bool:
        """Wait until I am asked to turn a tile over (true) or it is over (false)."""
        return self.wait_for("turn") == "turn"

    # -- a turn -------------------------------------------------------------------------------------------------------

    def turn_over(self, cell: int | None = None) -> int:
        """Turn a sleeping tile over; it is in the hand then."""
        self.wait_for("turn")
        cell = self.lit_cells("turn")[0] if cell is None else cell
        self._press(cell)
        self.wait_for("swap")
        return cell

    def swap_with(self, cell: int | None = None) -> int:
        """Swap the tile in the hand with a lit one; the turn is over then."""
        cell = self.lit_cells("swap")[0] if cell is None else cell
        self._swap(cell)
        self.page.locator(TURN_OVER).first.wait_for(state="attached")
        return cell

    def take_turn(self) -> None:
        self.turn_over()
        self.swap_with()

    def expect_weighed(self, points: Sequence[str]) -> None:
        """Until these are both sides' points if it ended so, the first seat's first."""
        figures = self.page.locator(".clans-points")
        expect(figures).to_have_count(2)
        for figure, number in zip(figures.all(), points, strict=True):
            expect(figure).to_have_attribute("data-points", number)

    def _press(self, cell: int) -> None:
        self.cell(cell).click()

    def _swap(self, cell: int) -> None:
        self._press(cell)

    # -- the shell ----------------------------------------------------------------------------------------------------

    def key(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def menu(self) -> Locator:
        self.key("Menu").click()
        return self.page.get_by_role("dialog")

    def say(self, text: str) -> None:
        box = self.page.locator("section.chat").first
        box.get_by_label("Say something").fill(text)
        box.get_by_role("button", name="Send").click()

    def chat(self) -> Locator:
        return self.page.locator("section.chat").first.get_by_role("log")

    @property
    def finale_line(self) -> Locator:
        return self.finale.get_by_role("slider")

    @property
    def finale_on(self) -> Locator:
        return self.finale.get_by_role("button", name="One step on")

    def count(self) -> None:
        """To the end of the count, where it is said who won."""
        self.finale.get_by_role("button", name="To the end").click()
        expect(self.headline).to_contain_text(re.compile("win"))

    def rewind(self) -> None:
        """The end from its beginning. It goes by itself until it is moved, so it is, even if it has just begun."""
        self.finale_line.fill("1")
        self.finale_line.fill("0")
        expect(self.finale_on).to_be_enabled()

    def resign(self) -> None:
        self.menu().get_by_role("button", name="Resign").click()
        self.page.get_by_test_id("resign").click()
        expect(self.headline).to_be_visible()

    def rematch(self) -> "Table":
        """Another game; it begins when everybody is back."""
        before = self.page.url
        self.again.click()
        self.page.wait_for_url(lambda url: url != before)
        return Table(self.page)


class TouchTable(Table):
    """The same with a finger, which weighs a swap by its first touch."""

    def _press(self, cell: int) -> None:
        self.cell(cell).tap()

    def _swap(self, cell: int) -> None:
        self._press(cell)
        self.key("Swap here").tap()


def file(name: str, text: str) -> Sequence[FilePayload]:
    return [{"name": name, "mimeType": "text/plain", "buffer": text.encode()}]


def worked_out(page: Page) -> None:
    """A game was looked through; on a fresh clone what plays games on is compiled first."""
    expect(page.get_by_test_id("look-headline")).to_be_visible(timeout=600_000)
