"""The flags of all commands that serve people, and the variables that stand for them: a flag wins over its variable.

A variable ``TABBYTOP_…`` that nobody knows is an error, not silence: it is a setting that somebody believes in.
"""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabbytop.core import TabbyError

if TYPE_CHECKING:  # every command looks at the variables, and few of them serve
    from tabbytop.calls.mail import Post
    from tabbytop.tables.terms import Terms

#: Beside the flags' own: a password, bots without numba, more things in the box of the isle, how much tests play.
OTHER = {"TABBYTOP_MAIL_PASSWORD", "TABBYTOP_PLAIN", "TABBYTOP_ISLE", "TABBYTOP_GAMES"}
#: How long what nobody wants any more is kept, in days, by the field of ``tables.terms.Terms``.
KEPT = {
    "lobby": "a lobby in which nothing happens, before it is closed",
    "still": "a game that stands still, before it is closed",
    "closed": "a table that is closed, before it is deleted",
    "guest": "the name of somebody who never comes back",
}
NAMES = (
    "host",
    "port",
    "db",
    "public",
    "origin",
    "trust-proxy",
    "strangers",
    "log",
    "workers",
    "processes",
    "mail",
    "mail-from",
    "mail-password-file",
    "reach",
    "bots",
    *(f"keep-{name}" for name in KEPT),
)
FLAGS = {name: f"TABBYTOP_{name.upper().replace('-', '_')}" for name in NAMES}


def add_serving(parser: ArgumentParser) -> None:
    """Where to listen, where tables are kept, and what lies between this server and the world."""
    from tabbytop.tables.terms import Terms

    def add(name: str, help: str, type: Callable[[str], object] = str, **more: Any) -> None:
        parser.add_argument(f"--{name}", help=f"{help} [{FLAGS[name]}]", **{**read_as(type, name), **more})

    add("host", "default: 127.0.0.1; 0.0.0.0 lets others in the house join")
    add("port", "default: 8642, or the next that is free", type=_port)
    add(
        "db",
        "where tables are kept: sqlite:///path/to/file.db (default: tables.db in your data folder),"
        " postgresql://user@host/name",
        metavar="URL",
        type=database,
    )
    add("public", "the address under which people come: https://play.example", metavar="ADDRESS", type=site)
    several = {"action": "append", "default": None}
    add("origin", "a page of another site that may connect; may be repeated", metavar="ADDRESS", type=site, **several)
    add(
        "trust-proxy",
        "an address or network (10.0.0.0/8) of a proxy that says whom it speaks for; may be repeated; default: none",
        metavar="ADDRESS",
        type=network,
        **several,
    )
    add(
        "strangers",
        "let anybody sit down at tables that their hosts hang on the house's board, and be brought together by quick"
        " match; default: no",
        metavar="yes|no",
        type=_yes,
        nargs="?",
        const=True,
    )
    add_log(parser)
    add(
        "bots",
        "one's own bots, to be chosen beside the levels: my_module:MyBot; with commas between several; those of"
        " installed packages are there anyway",
        metavar="NAMES",
    )
    _add_calls(add)
    for name, what in KEPT.items():
        usual = Terms.__dataclass_fields__[name].default
        add(f"keep-{name}", f"{what}: so many days; 0: for ever; default: {usual:g}", metavar="DAYS", type=_days)


def add_log(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--log",
        metavar="text|json",
        help=f"how standard error is written: text (default), or json, one line for each entry [{FLAGS['log']}]",
        **read_as(_log, "log"),
    )


def _add_calls(add: Callable[..., None]) -> None:
    """How people are called who are not at their table."""
    add(
        "mail",
        "the mail server for calls: smtps://user@mail.example, smtp://user@… (STARTTLS), smtp+plain://localhost;"
        " its password: TABBYTOP_MAIL_PASSWORD, or a file; default: no letters are sent",
        metavar="URL",
    )
    add("mail-from", "who letters are from: Tabbytop <tabby@play.example>", metavar="SENDER")
    add("mail-password-file", "a file whose first line is the mail server's password", metavar="FILE")
    add(
        "reach",
        "a network inside the house to which calls may go (webhooks): 192.168.1.0/24; may be repeated; default: none",
        metavar="NETWORK",
        type=network,
        action="append",
        default=None,
    )


def post_from(given: Namespace) -> "Post | None":
    """The mail server, if one is named."""
    from tabbytop.calls.mail import post_of

    if not given.mail:
        if given.mail_from or given.mail_password_file:
            raise TabbyError("there is a sender or a password for letters, and no mail server: --mail names it")
        return None
    if not given.mail_from:
        raise TabbyError("--mail needs --mail-from: who letters are from")
    password = os.environ.get("TABBYTOP_MAIL_PASSWORD", "")
    if given.mail_password_file:
        try:
            lines = Path(given.mail_password_file).read_text("utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as wrong:
            raise TabbyError(f"the mail server's password cannot be read: {wrong}") from None
        password = lines[0].strip() if lines else ""
    return post_of(given.mail, given.mail_from, password)


def bots_of(given: Namespace) -> tuple[str, ...]:
    """One's own bots, each of which there is."""
    names = tuple(name for name in (given.bots or "").replace(",", " ").split())
    if names:
        from tabbytop.bots import check_name

        for name in names:
            check_name(name)
    return names


class _FromVariable(str):
    """A text that stood in a variable."""


def read_as(kind: Callable[[str], object], name: str) -> dict[str, Any]:
    """For ``add_argument``: the flag is read by ``kind``, or if it is not given its variable, which is named where that
    makes no sense. An empty variable is none, but for the database: the one at home would be served in its place."""

    def read(text: str) -> object:
        try:
            return kind(text)
        except ArgumentTypeError as wrong:
            if isinstance(text, _FromVariable):
                raise TabbyError(f"{FLAGS[name]}: {wrong}") from None
            raise

    text = os.environ.get(FLAGS[name])
    is_given = text is not None and (text != "" or kind is database)
    return {"type": read, "default": _FromVariable(text) if is_given else None}


def terms_of(given: Namespace) -> "Terms":
    from tabbytop.tables.terms import Terms

    days = {name: getattr(given, f"keep_{name}") for name in KEPT}
    return Terms(**{name: asked for name, asked in days.items() if asked is not None})


def check_variables(environment: Mapping[str, str]) -> None:
    """``TabbyError`` where a variable is named like a setting and is none."""
    known = {*FLAGS.values(), *OTHER}
    for name in sorted(environment):
        if name.startswith("TABBYTOP_") and name not in known:
            from difflib import get_close_matches

            near = get_close_matches(name, known, 1, 0.85)
            raise TabbyError(f"{name} is no setting; " + (f"is {near[0]} meant?" if near else "see --help"))


def several(given: Namespace, name: str) -> tuple[str, ...]:
    """What a flag was given each time, or its variable, with commas or spaces between."""
    asked: list[str] | None = getattr(given, name.replace("-", "_"))
    if asked is not None:
        return tuple(asked)
    kind = {"origin": site, "trust-proxy": network, "reach": network}[name]
    try:
        return tuple(kind(one) for one in os.environ.get(FLAGS[name], "").replace(",", " ").split())
    except ArgumentTypeError as wrong:
        raise TabbyError(f"{FLAGS[name]}: {wrong}") from None


def database(text: str) -> str:
    if not text.strip():
        known = "sqlite:///path/to/file.db or postgresql://user@host/name"
        raise ArgumentTypeError(f"it is empty; expected {known}, or nothing at all for the one in your data folder")
    return str(text)


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) >= 65536:
        raise ArgumentTypeError(f"{text} is no port; they go from 0 to 65535")
    return int(text)


def _days(text: str) -> float:
    if not text.isdecimal() or int(text) > 100_000:
        raise ArgumentTypeError(f"{text} is no number of days; 0 is for ever")
    return float(text)


def _yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ArgumentTypeError(f"{text} is neither yes nor no")
    return text == "yes"


def _log(text: str) -> str:
    if text not in ("text", "json"):
        raise ArgumentTypeError(f"{text} is neither text nor json")
    return text


def site(text: str) -> str:
    """Scheme, name and port of an address, as a browser says it in ``Origin``."""
    from urllib.parse import urlsplit

    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError:
        good = False
    if not good or parts.path not in ("", "/") or parts.query or parts.fragment or "@" in parts.netloc:
        raise ArgumentTypeError(f"{text} is no address of a site, such as https://play.example")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def network(text: str) -> str:
    from ipaddress import ip_network

    try:
        return str(ip_network(text))
    except ValueError:
        raise ArgumentTypeError(f"{text} is neither an address nor a network, such as 10.0.0.2 or 10.0.0.0/8") from None
