"""Devices: the browsers that are one person (sessions), and which of them were signed out.

A device stands in its cookie (``server/security.py``); what is kept here is for the person who looks through them.
Nothing is looked up to let a device in: a list says which are *not*, and every process has it in memory.
"""

import json
import re
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import inf

from .errors import Improper, TooMany
from .papers import Key, Paper, Papers
from .table import Person
from .tidy import name_of

DEVICE = "device"  #: papers of what a person has
OUT = "signed-out"  #: and of what nobody is any more: the house's own, so that they outlive who is forgotten

KEPT_FOR = 400 * 86_400.0  #: seconds without a visit; the browser has thrown its cookie away by then
NOTED_EVERY = 600.0  #: seconds; a visit so soon after another is not written down
MOST_NOTED = 10_000  #: visits that are remembered for it
MOST_DEVICES = 50  #: of one person

#: Which browser and which system a ``User-Agent`` tells of, the first that fits: many pretend to be others.
BROWSERS = {
    "SamsungBrowser/": "Samsung Internet",
    "Edg(?:e|A|iOS)?/": "Edge",
    "OPR/|Opera": "Opera",
    "Vivaldi/": "Vivaldi",
    "Firefox/|FxiOS/": "Firefox",
    "CriOS/|Chrome/|Chromium/": "Chrome",
    "Safari/": "Safari",
}
SYSTEMS = {
    "iPhone|iPod": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X|Macintosh": "Mac",
    "Linux|X11": "Linux",
}


@dataclass(frozen=True, slots=True)
class Device:
    """``name`` is "" until its person gives it one; until then it goes by its browser and its system."""

    id: str
    name: str
    browser: str
    system: str
    handheld: bool
    since: float
    seen: float

    def paper(self, person: Person) -> Paper:
        data = {"name": self.name, "browser": self.browser, "system": self.system}
        told = json.dumps({**data, "handheld": self.handheld, "since": self.since}, ensure_ascii=False)
        return Paper(DEVICE, self.id, person, self.seen, told, self.seen + KEPT_FOR)


def read_device(paper: Paper) -> Device:
    data = json.loads(paper.data)
    return Device(
        paper.id, data["name"], data["browser"], data["system"], data["handheld"], data["since"], seen=paper.at
    )


def guessed(agent: str) -> tuple[str, str, bool]:
    """Browser and system, as people call them, and whether it is held in a hand; "" for what cannot be told."""
    browser = next((name for sign, name in BROWSERS.items() if re.search(sign, agent)), "")
    system = next((name for sign, name in SYSTEMS.items() if re.search(sign, agent)), "")
    return browser, system, system in ("iPhone", "iPad") or (system == "Android" and "Mobile" in agent)


def mark_of(person: Person, device: str | None = None) -> str:
    """Under which a device stands on the list of those that were signed out; without one, all of a person's.

    It tells nothing of either.
    """
    return sha256(f"{person} {device or ''}".encode()).hexdigest()[:32]


class Devices:
    def __init__(self, papers: Papers, date: Callable[[], float]) -> None:
        self._papers, self._date = papers, date
        self._noted: OrderedDict[tuple[Person, str], float] = OrderedDict()  # when, as far as this process knows

    def is_due(self, person: Person, device: str) -> bool:
        """Is it worth writing down that it is here now?"""
        return self._date() >= self._noted.get((person, device), -inf) + NOTED_EVERY

    async def is_known(self, person: Person, device: str) -> bool:
        """Was it written down before?"""
        before = await self._papers.find(DEVICE, device)
        return before is not None and before.person == person

    async def note(self, person: Person, device: str, agent: str) -> None:
        """It is here now."""
        now = self._date()
        browser, system, handheld = guessed(agent)

        def noted(found: Sequence[Paper | None]) -> list[Paper | None]:
            (before,) = found
            if before is None or before.person != person:
                return [Device(device, "", browser, system, handheld, now, now).paper(person)]
            known = read_device(before)
            return [Device(device, known.name, browser, system, handheld, known.since, now).paper(person)]

        await self._papers.amend([Key(DEVICE, device)], noted)
        self._noted[person, device] = now
        if len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)

    async def of(self, person: Person) -> list[Device]:
        """Last seen first."""
        now = self._date()
        found = await self._papers.of_person(person, DEVICE, (inf, ""), MOST_DEVICES)
        return [read_device(paper) for paper in found if paper.is_good(now)]

    async def check_room(self, person: Person) -> None:
        if len(await self.of(person)) >= MOST_DEVICES:
            raise TooMany(f"you have {MOST_DEVICES} devices already; sign one of them out first")

    async def rename(self, person: Person, device: str, name: str) -> None:
        """An empty name is none: it goes by its browser again."""

        def renamed(found: Sequence[Paper | None]) -> list[Paper | None]:
            known = read_device(_own(found[0], person))
            with_name = Device(
                device, name_of(name), known.browser, known.system, known.handheld, known.since, known.seen
            )
            return [with_name.paper(person)]

        await self._papers.amend([Key(DEVICE, device)], renamed)

    async def sign_out(self, person: Person, device: str) -> str:
        """For good, at once and in every process that is told the mark that comes back."""
        mark = mark_of(person, device)

        def signed_out(found: Sequence[Paper | None]) -> list[Paper | None]:
            _own(found[0], person)
            return [None, self._out(mark)]

        await self._papers.amend([Key(DEVICE, device), Key(OUT, mark)], signed_out)
        return mark

    async def leave(self, person: Person, device: str) -> str:
        """As ``sign_out``, of a device that need not have been noted."""
        mark = mark_of(person, device)
        await self._papers.amend([Key(DEVICE, device), Key(OUT, mark)], lambda _: [None, self._out(mark)])
        return mark

    async def drop(self, person: Person) -> None:
        """They stand in nobody's list any more."""
        keys = [Key(DEVICE, device.id) for device in await self.of(person)]
        await self._papers.amend(keys, lambda found: [None for _ in found])

    async def sign_out_all(self, person: Person) -> str:
        """Nobody is ``person`` any more, on whatever device."""
        mark = mark_of(person)
        await self._papers.keep(self._out(mark))
        return mark

    def _out(self, mark: str) -> Paper:
        return Paper(OUT, mark, "", self._date(), "{}")


def _own(paper: Paper | None, person: Person) -> Paper:
    if paper is None or paper.person != person:
        raise Improper("that is none of your devices; perhaps it is signed out already")
    return paper
