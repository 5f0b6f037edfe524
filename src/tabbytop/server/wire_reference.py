"""``docs/wire.md``: what a bot from the network is told and may say. ``wire_types`` writes it beside the client's.

Numbers, requests, refusals and types come from the code that goes by them; the story is ``wire_story.txt``.
"""

import inspect
import re
from dataclasses import fields
from pathlib import Path
from string import Template

from tabbytop.core import Event, Line, Outcome, Prompt
from tabbytop.tables import clocks, netbots, voting
from tabbytop.tables.requests import OF_NETBOTS, NewTable

from . import wire, wire_netbots
from .errors import STATUS
from .security import OF_BOTS, Limits, Rate
from .wire_types import HTTP, MENUS, Writer, declare, of_the_wire

PATH = Path(__file__).parents[3] / "docs/wire.md"

STORY = Path(__file__).parent / "wire_story.txt"
KINDS = (
    wire_netbots.BotTables,
    wire_netbots.NetbotInfo,
    wire.TableLine,
    wire.TableInfo,
    wire.SeatInfo,
    wire.TableMessage,
    wire.Position,
    wire.Sight,
    wire.News,
    Prompt,
    Event,
    Outcome,
    Line,
    wire.Done,
    wire.Refused,
    wire.WireError,
    NewTable,
)


def reference() -> str:
    limits = Limits()
    numbers = {
        "wire": wire_netbots.WIRE,
        "seconds": f"{clocks.NETBOT:g}",
        "missed": voting.MOST_MISSED,
        "bots": netbots.MOST,
        "tables": netbots.MOST_TABLES,
        "requests": _rate(limits.requests),
        "all_requests": _rate(limits.person),
        "new_tables": _rate(limits.tables),
        "sockets": limits.sockets,
        "message": limits.message // 1024,
    }
    story = Template(STORY.read_text("utf-8")).substitute(numbers)
    return "\n".join([story, *_requests(), *_http(), *_refusals(), *_types()]) + "\n"


def _rate(rate: Rate) -> str:
    return f"{rate.burst:g} at once, then {60 * rate.per_second:g} a minute"


def _requests() -> list[str]:
    """What a bot may ask at a table, each with the fields beside ``type`` and ``id``."""
    known = [(word, kind) for word, kind in wire.REQUESTS.items() if kind in OF_NETBOTS]
    rows = [
        f"| `{word}` | {', '.join(f'`{one.name}`' for one in fields(kind) if one.name != 'id')} | {_said(kind)} |"
        for word, kind in known
    ]
    return ["## What a bot may send", "| `type` | beside `id` | |", "|---|---|---|", *rows, ""]


def _said(kind: type) -> str:
    doc = kind.__doc__ or ""
    return "" if doc.startswith(f"{kind.__name__}(") else " ".join(inspect.cleandoc(doc).replace("``", "`").split())


def _http() -> list[str]:
    """The lines of all addresses at which a bot is let in."""
    lines = [re.sub(r", PUT /api/me NewName\s*", " ", line.removeprefix("// ")) for line in HTTP.splitlines()]
    return ["## Over HTTP", "```", *filter(_is_for_bots, lines), "```", ""]


def _is_for_bots(line: str) -> bool:
    method, path, *_ = re.sub(r"\{[^}]*\}|\?\S*", "x", line).split()
    return path == "/api/tables" if method == "POST" else method == "GET" and OF_BOTS.fullmatch(path) is not None


def _refusals() -> list[str]:
    """The kinds, and the status with which each comes over HTTP; a socket that is closed for it says 4000 and that."""
    rows = [f"| `{kind}` | {status} |" for kind, status in STATUS.items()]
    head = "`kind` of a refusal, and its status over HTTP. A socket that is closed with one has the code 4000 and that."
    return ["## Refusals", head, "", "| `kind` | |", "|---|---|", *rows, ""]


def _types() -> list[str]:
    writer = Writer()
    writer.names = of_the_wire().names
    writer.text(MENUS)
    declare(writer, *KINDS)
    return ["## Messages", "As TypeScript; all of it is in `web/src/wire/types.ts`.", "", "```ts", *writer.lines, "```"]
