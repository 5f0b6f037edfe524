"""What a link looks like in a chat (Open Graph): the client's page for a table or a replay with a title, a few words in
the reader's language, and a picture of the position.

All of it is what anybody may see who opens the link and does not sit there. Of a table that is not for watchers nothing
is told, and of one that there is not neither: both get the client's page as it is.
"""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tabbytop.bots import named
from tabbytop.core import TabbyError
from tabbytop.pictures import SIZE, can_draw
from tabbytop.tables.closing import check_shown
from tabbytop.tables.errors import NotNow, UnknownTable
from tabbytop.tables.live import Live
from tabbytop.tables.play import InPlay
from tabbytop.tables.service import Service
from tabbytop.tables.store import Kept
from tabbytop.tables.table import Table
from tabbytop.texts import LANGUAGES, Texts, texts

from .measures import Tally
from .pages import ASK_AGAIN, Pages
from .postcards import Drawing, DrawingMoment
from .reading import Readings
from .replays import Log
from .security import address_of
from .sight import looked_on

LOCALES = {"en": "en_GB", "cs": "cs_CZ", "uk": "uk_UA"}
MOST_PICTURES = 24 << 20  #: bytes of pictures that are kept
LONGEST_STEP = 6  #: digits
A_DAY, A_MINUTE = 86_400, 60  #: seconds for which others may keep a picture: of what is over, of what goes on
TITLE = "<title>Tabbytop</title>"


@dataclass(frozen=True, slots=True)
class Card:
    """What a chat shows. ``picture`` is an address within this house."""

    title: str
    words: str
    address: str
    picture: str | None


class Pictures(OrderedDict[Hashable, bytes]):
    """Pictures that were drawn, the longest unused forgotten first (LRU cache)."""

    def __init__(self, most: int = MOST_PICTURES) -> None:
        super().__init__()
        self._most, self._size = most, 0

    def find(self, key: Hashable) -> bytes | None:
        if key in self:
            self.move_to_end(key)
        return self.get(key)

    def keep(self, key: Hashable, picture: bytes) -> None:
        self._size += len(picture) - len(self.pop(key, b""))
        self[key] = picture
        while self._size > self._most and len(self) > 1:
            _, gone = self.popitem(last=False)
            self._size -= len(gone)


class Previews:
    """Pages and pictures of tables and replays."""

    def __init__(
        self, service: Service, pages: Pages, readings: Readings, addresses: Tally, public: str | None = None
    ) -> None:
        self.service, self.pages, self.readings, self.addresses = service, pages, readings, addresses
        self.public = public
        self._pictures = Pictures()
        self._drawing: dict[Hashable, asyncio.Event] = {}

    @property
    def web(self) -> Path:
        return self.pages.root

    # -- pages --------------------------------------------------------------------------------------------------------

    async def table(self, request: Request) -> Response:
        return await self._page(request, replayed=False)

    async def replay(self, request: Request) -> Response:
        return await self._page(request, replayed=True)

    async def _page(self, request: Request, *, replayed: bool) -> Response:
        """Whoever asks for very many gets them without being looked up."""
        index = self.web / "index.html"
        if not index.is_file() or not self.addresses.take(address_of(request)):
            return await self.pages.serve(request)
        language = spoken(request.headers.get("accept-language", ""))
        try:
            card = await self._card(request, texts(language), replayed=replayed)
        except TabbyError:  # no such table, not for everybody, or the store is away
            return await self.pages.serve(request)
        page = index.read_text("utf-8").replace(
            TITLE, "\n    ".join(self._tags(card, language, _base(request, self.public)))
        )
        return HTMLResponse(page, headers={"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"})

    async def _card(self, request: Request, t: Texts, *, replayed: bool) -> Card:
        id, step = request.path_params["table"], _step(request)

        def read(live: Live) -> Card:
            table = live.table
            _check_for_all(table)
            if replayed and table.phase != "over":
                raise NotNow("it is not over")
            at = step if replayed else None
            title, words = in_words(
                table, t, moment=at is not None, ended=_is_end(live, at), asked=request.query_params
            )
            query = f"?{request.url.query}" if request.url.query else ""
            return Card(title, words, request.url.path + query, self._address(live, id, at))

        return await self.service.look(id, read)

    def _address(self, live: Live, id: str, step: int | None) -> str | None:
        """Of the picture: a chat keeps what it was given, so that another position has another address."""
        if not can_draw(self.web):
            return None
        version = "" if live.table.phase == "lobby" else f"?v={live.version}"
        return f"/pictures/{id}.png{version if step is None else f'?at={step}'}"

    def _tags(self, card: Card, language: str, base: str) -> Iterator[str]:
        yield f"<title>{escape(card.title)}</title>"
        properties = {
            "og:site_name": "Tabbytop",
            "og:type": "website",
            "og:locale": LOCALES[language],
            "og:title": card.title,
            "og:description": card.words,
            "og:url": base + card.address,
        }
        names = {"twitter:card": "summary", "twitter:title": card.title, "twitter:description": card.words}
        if card.picture is not None:
            width, height = SIZE
            properties |= {
                "og:image": base + card.picture,
                "og:image:type": "image/png",
                "og:image:width": str(width),
                "og:image:height": str(height),
                "og:image:alt": card.title,
            }
            names |= {"twitter:card": "summary_large_image", "twitter:image": base + card.picture}
        for key, value in properties.items():
            yield f'<meta property="{key}" content="{escape(value)}" />'
        for key, value in names.items():
            yield f'<meta name="{key}" content="{escape(value)}" />'

    # -- pictures -----------------------------------------------------------------------------------------------------

    async def picture(self, request: Request) -> Response:
        """The position of a table, or a moment of a game that is over: ``?at=58`` is after 58 steps."""
        id, step = request.path_params["table"], _step(request)
        if not can_draw(self.web):
            raise UnknownTable("no pictures are drawn in this house")
        key: Hashable
        task: Drawing | DrawingMoment
        if step is None:
            now, is_over = await self.service.look(id, self._position)
            task, key = now, (now.game, now.view)
        else:
            kept = await self._finished(id)
            task, is_over, key = DrawingMoment(self.web, _log(kept), step), True, (id, step)
        headers = {
            "Cache-Control": f"public, max-age={A_DAY if is_over else A_MINUTE}",
            "Cross-Origin-Resource-Policy": "cross-origin",  # a chat in another site's page shows it too
        }
        return Response(await self._drawn(request, key, task), media_type="image/png", headers=headers)

    def _position(self, live: Live) -> tuple[Drawing, bool]:
        _check_for_all(live.table)
        view = json.dumps(looked_on(live)) if isinstance(live, InPlay) else "null"
        return Drawing(self.web, live.table.game, view), live.table.phase == "over"

    async def _finished(self, id: str) -> Kept:
        kept = await self.service.store.load(id)
        if kept is None:
            raise UnknownTable("there is no such table")
        _check_for_all(kept.table)
        if kept.table.phase != "over" or kept.header is None:
            raise NotNow("moments are shown when the game is over")
        return kept

    async def _drawn(self, request: Request, key: Hashable, task: Drawing | DrawingMoment) -> bytes:
        """Once for all who ask for the same at a time. Where that came to nothing, the next of them tries."""
        while key in self._drawing:
            await self._drawing[key].wait()
        if (known := self._pictures.find(key)) is not None:
            return known
        done = self._drawing[key] = asyncio.Event()
        try:
            picture = await self.readings.picture(request, task)
            self._pictures.keep(key, picture)
            return picture
        finally:
            del self._drawing[key]
            done.set()


def _check_for_all(table: Table) -> None:
    """May anybody look on? Nothing is shown of one that was put away, too."""
    check_shown(table, None)
    if table.watchers != "anyone" or table.closed:
        raise NotNow("this table is not shown to everybody")


def _log(kept: Kept) -> Log:
    return Log([kept.header or "", *kept.lines], kept.snapshot)


def _step(request: Request) -> int | None:
    asked = request.query_params.get("at", "")
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) <= LONGEST_STEP else None


def _is_end(live: Live, step: int | None) -> bool:
    """Is a game that is over at its end after so many steps? A log that lies behind a snapshot does not say."""
    if step is None or not isinstance(live, InPlay):
        return True
    return live.record.base == 0 and step >= len(live.record.states) - 1


def _base(request: Request, public: str | None) -> str:
    """Where this house is found: as its keeper says, else under the name by which it was asked."""
    return public.rstrip("/") if public else f"{request.url.scheme}://{request.headers.get('host', '')}"


def spoken(accepted: str) -> str:
    """The best of our languages for a browser's ``Accept-Language``."""
    wished: list[tuple[float, str]] = []
    for part in accepted[:200].split(","):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wished.append((-float(weight or 1), tag.partition("-")[0].lower()))
        except ValueError:
            continue
    return next(
        (tag for weight, tag in sorted(wished, key=lambda one: one[0]) if tag in LANGUAGES and weight < 0), "en"
    )


# -- in words ---------------------------------------------------------------------------------------------------------


def in_words(table: Table, t: Texts, *, moment: bool, ended: bool, asked: Mapping[str, str]) -> tuple[str, str]:
    """A title, and a sentence or two. ``moment``: of a game that is watched again; ``ended``: its result may be told;
    ``asked``: for what the link is."""
    say, game = t.marked, t(f"{table.game}-title")  # a name may look like a mark of ours
    if table.phase == "lobby":
        if "watch" in asked:
            return say("preview-table", {"game": game}), say("preview-watch")
        free = sum(chair.kind == "open" for chair in table.chairs)
        host = next((chair.name for chair in table.chairs if chair.person == table.host), "")
        title = say("preview-invites", {"name": host, "game": game}) if host else say("preview-table", {"game": game})
        return title, say("preview-free", {"free": free})
    names = _names(table, t)
    given: dict[str, str | int] = {"game": game, "names": ", ".join(names)}
    if table.phase == "playing":
        key = f"{table.game}-moment"
        now = (
            [t(key, {name: value for name, value in table.moment if not isinstance(value, tuple)})]
            if t.has(key) and table.moment
            else []
        )
        return say("preview-game", given), " ".join([*(f"{text}." for text in now), say("preview-watch")])
    title = say("preview-moment" if moment else "preview-game", given)
    points = [f"{name} {point}" for name, point in zip(names, table.points, strict=False)]
    again = say("preview-again")
    return title, f"{', '.join(points)}. {again}" if ended and any(table.points) else again


def _names(table: Table, t: Texts) -> list[str]:
    bots = named([chair.name if chair.kind == "bot" else None for chair in table.chairs])
    return [
        t(f"bot-{bot}") if bot else chair.name or t("seat-somebody")
        for chair, bot in zip(table.chairs, bots, strict=True)
    ]
