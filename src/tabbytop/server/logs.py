"""What is logged, and how much: people can make a server log, so the same message is not repeated without end."""

import json
import logging
import time
import traceback
from collections import OrderedDict
from collections.abc import Callable

MOST = 20  #: of one kind in a minute
MINUTE = 60.0
KINDS = 500


class Sparing(logging.Filter):
    """Lets so many of one kind, from one place in the code, through in a minute; the next says how many were not."""

    def __init__(self, most: int = MOST, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._most, self._now = most, now
        self._seen: OrderedDict[tuple[str, int], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        kind, now = (record.pathname, record.lineno), self._now()
        since, count = self._seen.pop(kind, (now, 0))
        if now - since >= MINUTE:
            if count > self._most:
                record.msg = f"{record.getMessage()} (and {count - self._most} more like it before)"
                record.args = None
            since, count = now, 0
        self._seen[kind] = since, count + 1
        if len(self._seen) > KINDS:
            self._seen.popitem(last=False)
        return count < self._most


class Json(logging.Formatter):
    """One line of JSON for each entry."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["error"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(entry, ensure_ascii=False)


def log_to_stderr(*, as_json: bool = False) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if as_json else logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    handler.addFilter(_is_news)
    logging.basicConfig(handlers=[handler], level=logging.WARNING)


def _is_news(record: logging.LogRecord) -> bool:
    """uvicorn reports a handshake that was refused with a reason as if the application had forgotten it."""
    return "without completing handshake" not in record.getMessage()
