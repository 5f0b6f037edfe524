"""What a call says: which table, where its game is, a link that opens it, and one that ends such calls (unsubscribe).

In the person's language, and nothing in it that only one seat may know: it passes through others' machines.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tabbytop.tables.table import Person, Table
from tabbytop.texts import Texts, texts

from .choices import Choices
from .when import Call

Spoken: TypeAlias = Call | Literal["trial", "confirm"]


@dataclass(frozen=True, slots=True)
class Notice:
    """``link`` and ``end`` are paths in this house; ``tag``: a newer one with the same takes its place."""

    call: Spoken
    title: str
    body: str
    link: str
    tag: str
    language: str
    waiting: int  #: so many tables wait for the person to move, for the badge on an app's icon


def of_table(call: Call, table: Table, person: Person, choices: Choices, waiting: int, left: float | None) -> Notice:
    """``left``: seconds, where a clock runs."""
    say = texts(choices.language)
    title = say(f"call-{call}", {"game": say(f"{table.game}-title")})
    lines = [_moment(table, say) if call in ("turn", "reminder") else "", _others(table, person, say)]
    if call == "reminder" and left is not None:
        lines.insert(0, say("call-left", {"minutes": max(1, round(left / 60))}))
    link = f"/{'replay' if call == 'ended' else 't'}/{table.id}"
    body = " · ".join(line for line in lines if line)
    return Notice(call, title, body, link, f"table {table.id}", choices.language, waiting)


def digest(tables: Sequence[Table], ended: int, person: Person, choices: Choices, waiting: int) -> Notice:
    """All that waits, in one."""
    say = texts(choices.language)
    title = say("call-digest", {"count": len(tables)}) if tables else say("call-digest-none")
    lines = [f"{say(f'{table.game}-title')}: {_moment(table, say) or _others(table, person, say)}" for table in tables]
    lines += [say("call-digest-ended", {"count": ended})] if ended else []
    return Notice("digest", title, "\n".join(lines), "/", "digest", choices.language, waiting)


def trial(choices: Choices, waiting: int) -> Notice:
    say = texts(choices.language)
    return Notice("trial", say("call-trial"), say("call-trial-body"), "/me", "trial", choices.language, waiting)


def confirm(choices: Choices, link: str) -> Notice:
    """Is this your mailbox?"""
    say = texts(choices.language)
    return Notice("confirm", say("call-confirm"), say("call-confirm-body"), link, "confirm", choices.language, 0)


def _moment(table: Table, say: Texts) -> str:
    key = f"{table.game}-moment"
    told = {name: value for name, value in table.moment if not isinstance(value, tuple)}
    return say(key, told) if told and say.has(key) else ""  # one that has not begun is at no moment yet


def _others(table: Table, person: Person, say: Texts) -> str:
    others = [chair for chair in table.chairs if chair.person != person and chair.kind != "open"]
    names = [_name(chair.name, chair.kind, say) for chair in others]
    return say("call-with", {"names": ", ".join(names)}) if names else ""


def _name(name: str, kind: str, say: Texts) -> str:
    if kind == "bot":
        return say(f"bot-{name}") if say.has(f"bot-{name}") else name
    return name or say("seat-somebody")
