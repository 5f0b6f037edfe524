"""What a page keeps for us: texts under keys. IndexedDB in a browser, a dict in tests."""

from collections.abc import Mapping, Sequence
from typing import Protocol


class Shelf(Protocol):
    async def read(self, beginning: str) -> Sequence[tuple[str, str]]:
        """All whose keys begin so, in the order of their keys."""

    async def write(self, puts: Mapping[str, str], drops: Sequence[str] = ()) -> None:
        """All or nothing. When it returns, it is kept; ``NotKept`` says why it cannot be."""


class Drawer:
    """A shelf that is gone with its process."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, beginning: str) -> Sequence[tuple[str, str]]:
        return sorted((key, text) for key, text in self.texts.items() if key.startswith(beginning))

    async def write(self, puts: Mapping[str, str], drops: Sequence[str] = ()) -> None:
        for text in puts.values():
            text.encode()  # what no page could keep (half a character) is not kept here either
        self.texts.update(puts)
        for key in drops:
            self.texts.pop(key, None)
