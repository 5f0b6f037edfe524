"""Frames as the server sends them: one message, or several that were sent together."""

import json
from typing import Any


def messages(frame: str | bytes) -> list[Any]:
    heard = json.loads(frame)
    return heard if isinstance(heard, list) else [heard]


def texts(frame: str | bytes) -> list[str]:
    """Each message as it was written."""
    return [json.dumps(message, separators=(",", ":"), ensure_ascii=False) for message in messages(frame)]
