"""What a reading process must survive being asked, or be ended for."""

import time
from dataclasses import dataclass


@dataclass
class Endless:
    def answer(self) -> bytes:
        while True:
            time.sleep(60)


@dataclass
class Hungry:
    def answer(self) -> bytes:
        return bytes(1 << 36)


@dataclass
class Modest:
    def answer(self) -> bytes:
        return b"read"
