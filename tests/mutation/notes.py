"""What was found out, written down as it comes, so that a run can be taken up again where it was broken off."""

import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any


class Notes:
    """Facts by name, one a line of JSON; without a file they are remembered for this run only."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        lines = file.read_text("utf-8").splitlines() if file is not None and file.exists() else []
        self._facts: dict[str, Any] = dict(map(json.loads, lines))

    def __contains__(self, name: str) -> bool:
        return name in self._facts

    def __getitem__(self, name: str) -> Any:
        return self._facts[name]

    def add(self, name: str, fact: Any) -> None:
        self._facts[name] = fact
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([name, fact]) + "\n")


@cache
def _digest(path: Path) -> bytes:
    return sha256(path.read_bytes()).digest()


def digest(paths: Iterable[Path]) -> str:
    """Another one as soon as one of the files is."""
    return sha256(b"".join(map(_digest, paths))).hexdigest()[:12]
