"""What is said at tables: chat, kept beside them and told under a topic of its own."""

import json
from collections.abc import Iterable

from .asking import Asking
from .bus import Bus
from .deeds import of_person
from .errors import Improper
from .requests import Say
from .store import ChatLine, Note, Store
from .table import Person, Table
from .tidy import one_line

LONGEST_CHAT = 500


def chat_topic(table: str) -> str:
    return f"chat {table}"


def anew_topic(table: str) -> str:
    """Something that was said is no longer there."""
    return f"chat anew {table}"


def forgotten(person: Person, tables: Iterable[str]) -> str:
    """As processes tell each other (``between``) that a person was deleted, who had said something at ``tables``."""
    return json.dumps(["forgotten", person, sorted(tables)])


class Talk:
    def __init__(self, store: Store, bus: Bus) -> None:
        self._store, self._bus = store, bus
        self._said: dict[str, int] = {}  # lines that those who watch here have been told of

    async def say(self, table: Table, asked: Say, by: Asking) -> None:
        """Append a line; the same id again says nothing."""
        said = one_line(asked.text)
        if not said or len(said) > LONGEST_CHAT:
            raise Improper(f"a message has 1 to {LONGEST_CHAT} characters")
        seat = next(iter(table.seats_of(by.person)), None)
        line = ChatLine(0, seat, by.name, said, by.date)
        self._said[table.id] = (await self._store.say(table.id, line, of_person(by.person, asked.id))).n
        self._bus.notify(chat_topic(table.id))

    def catch_up(self, note: Note) -> None:
        """Through another process something may have been said."""
        topic = chat_topic(note.table)
        if not self._bus.is_heeded(topic):
            self._said.pop(note.table, None)
        elif note.said > self._said.get(note.table, 0):
            self._said[note.table] = note.said
            self._bus.notify(topic)
