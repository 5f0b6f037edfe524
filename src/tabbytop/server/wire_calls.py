"""What crosses the wire about calls (``calls/``): how somebody is called, and what they choose."""

from typing import Literal

from tabbytop.calls.choices import About, Haste, Trouble, WayKind
from tabbytop.core.records import record


@record(frozen=True, slots=True)
class WayInfo:
    """Through which a person is called: a browser, a mailbox, a webhook."""

    id: str
    kind: WayKind
    label: str  # a browser's name, a mail address, where a webhook leads
    about: tuple[About, ...]
    here: bool  # it is this very browser
    confirmed: bool  # a mailbox is called once its owner has said so there
    trouble: Trouble  # why it is not used any more: no answer, a no, an address inside the house


@record(frozen=True, slots=True)
class Calls:
    """How a person is called; what this house can do for it."""

    when: Haste
    quiet: tuple[int, int] | None  # hours, where the person is
    zone: str
    ways: tuple[WayInfo, ...]
    key: str  # of this house, for a browser that subscribes to pushes
    mail: bool  # can letters be sent from here?
    only_here: bool  # links in calls can be opened on the host's own machine alone


@record(frozen=True, slots=True)
class NewCalls:
    when: Haste
    quiet: tuple[int, int] | None
    zone: str
    language: str


@record(frozen=True, slots=True)
class NewPush:
    """A browser's subscription, as it names it itself."""

    endpoint: str
    key: str
    auth: str
    language: str
    zone: str


@record(frozen=True, slots=True)
class RenewedPush:
    """The subscription that a browser has in the place of its last one."""

    endpoint: str
    key: str
    auth: str


@record(frozen=True, slots=True)
class NewTarget:
    """A mail address, or that of a webhook; in which shape it is sent, "" for the one that its name tells of."""

    address: str
    shape: Literal["", "json", "ntfy", "discord", "slack"]
    language: str
    zone: str


@record(frozen=True, slots=True)
class NewAbout:
    about: tuple[About, ...]


@record(frozen=True, slots=True)
class Tried:
    """What became of a call that was tried out; "" it is there; gone: nobody is there any more, and it is ended."""

    trouble: Trouble | Literal["gone"]
