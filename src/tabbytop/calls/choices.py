"""What a person chose: through which ways they are called (subscriptions), of what, and when. One paper a person."""

import re
from dataclasses import dataclass, replace
from ipaddress import ip_address
from typing import Literal, TypeAlias, get_args
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec

from tabbytop.tables.errors import Improper
from tabbytop.tables.papers import Key, Paper
from tabbytop.tables.table import Person
from tabbytop.tables.tidy import name_of
from tabbytop.texts import LANGUAGES

WayKind: TypeAlias = Literal["push", "mail", "hook"]
About: TypeAlias = Literal["turn", "invite", "ended"]
Haste: TypeAlias = Literal["at_once", "away", "daily"]
Shape: TypeAlias = Literal["json", "ntfy", "discord", "slack"]
Trouble: TypeAlias = Literal["", "silent", "refused", "inside"]  #: why a way was left: no answer, a no, not allowed

ABOUT: tuple[About, ...] = get_args(About)
CHOICES, WAY = "calls", "way"  #: kinds of papers: what somebody chose; whose a way is
MOST_WAYS = 8
LONGEST = 2048  #: address


@dataclass(frozen=True, slots=True)
class Way:
    """A browser that takes pushes, a mailbox, or an address on the web. ``id`` cannot be guessed."""

    id: str
    kind: WayKind
    target: str
    label: str = ""  #: what its owner knows it by
    about: tuple[About, ...] = ("turn", "invite")
    shape: Shape = "json"  #: of what a webhook is sent
    key: str = ""  #: a browser's public key, and the secret it shares with those who may push
    auth: str = ""
    confirmed: bool = True  #: a mailbox is called only after its owner has said so there
    trouble: Trouble = ""
    device: str = ""  #: a browser that is signed out is not called any more


@dataclass(frozen=True, slots=True)
class Choices:
    """``quiet``: from one hour to another, where the person is. ``house``: under which address they know this one."""

    when: Haste = "at_once"
    quiet: tuple[int, int] | None = None
    zone: str = "UTC"
    language: str = "en"
    house: str = ""
    ways: tuple[Way, ...] = ()

    def way(self, id: str) -> Way | None:
        return next((way for way in self.ways if way.id == id), None)

    def open_ways(self, about: About) -> tuple[Way, ...]:
        """Those through which one is called of something."""
        return tuple(way for way in self.ways if about in way.about and way.confirmed and not way.trouble)

    @property
    def heard(self) -> tuple[Way, ...]:
        """Those through which one is called of anything."""
        return tuple(way for way in self.ways if way.about and way.confirmed and not way.trouble)

    @property
    def is_wanted(self) -> bool:
        return bool(self.heard)

    def with_way(self, way: Way) -> "Choices":
        """In the place of the one with its id, or as the last."""
        if self.way(way.id) is None:
            return replace(self, ways=(*self.ways, way))
        return replace(self, ways=tuple(way if one.id == way.id else one for one in self.ways))

    def without(self, id: str) -> "Choices":
        return replace(self, ways=tuple(way for way in self.ways if way.id != id))


NOTHING = Choices()


def key_of(person: Person) -> Key:
    return Key(CHOICES, person)


def read(paper: Paper | None) -> Choices:
    return NOTHING if paper is None else msgspec.json.decode(paper.data, type=Choices)


def written(person: Person, choices: Choices, at: float) -> Paper:
    return Paper(CHOICES, person, person, at, msgspec.json.encode(choices).decode())


# -- what is read from people -----------------------------------------------------------------------------------------


def zone_of(text: str) -> str:
    """A time zone as browsers name them."""
    try:
        if len(text) > 64:
            raise ValueError
        ZoneInfo(text)
    except (KeyError, ValueError, OSError):  # no such name, or one that is no name at all
        raise Improper(f"there is no time zone {text[:64]!r}; there is Europe/Prague, for example") from None
    return text


def quiet_of(hours: tuple[int, int] | None) -> tuple[int, int] | None:
    """None: none are quiet."""
    if hours is None:
        return None
    if not all(0 <= hour < 24 for hour in hours):
        raise Improper(f"quiet hours go from one of 0 to 23 to another; not from {hours[0]} to {hours[1]}")
    if hours[0] == hours[1]:
        raise Improper(f"quiet hours end at another hour than {hours[0]}, at which they begin")
    return hours


def language_of(text: str) -> str:
    return text if text in LANGUAGES else "en"


def site_of(text: str) -> str:
    """Under which address somebody came; "" where that is none."""
    return text if re.fullmatch(r"https?://[\w.-]+(:\d+)?|https?://\[[\da-fA-F:.]+\](:\d+)?", text) else ""


def is_only_here(site: str) -> bool:
    """Does an address lead to the machine that it is opened on?"""
    host = urlsplit(site).hostname or ""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def webhook_of(text: str) -> str:
    if (address := _address_of(text)) is None:
        raise Improper(f"a webhook is an address such as https://ntfy.example/my-cats; this is none: {text[:100]!r}")
    return address


def push_service_of(text: str) -> str:
    if (address := _address_of(text)) is None:
        raise Improper(f"a browser names its push service by an address; this is none: {text[:100]!r}; subscribe again")
    return address


def _address_of(text: str) -> str | None:
    """On the web, to which something can be sent. A name and a password before an @ are nobody's to keep here."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.username is None and parts.port != 0
    except ValueError:
        good = False
    if not good or len(text) > LONGEST or not text.isascii() or re.search(r"[\s\x00-\x1f\\]", text):
        return None
    return text.partition("#")[0]


BOX = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


def mailbox_of(text: str) -> str:
    text = text.strip()
    if len(text) > 254 or not BOX.fullmatch(text):
        raise Improper(f"a mail address looks like minka@example.org; this is none: {text[:100]!r}")
    return text


def label_of(text: str) -> str:
    return name_of(text)
