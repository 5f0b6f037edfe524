"""Errors as they go over the wire: a stable kind, a reason for people, the clause if a rule says so."""

import logging
from typing import cast

from starlette.responses import Response

from tabbytop.core import IllegalAction, Malformed, OutOfTurn, TabbyError, UndoRefused
from tabbytop.core.errors import BrokenLog
from tabbytop.tables.errors import Refusal

from .wire import ErrorKind, WireError, written

log = logging.getLogger(__name__)

STATUS: dict[str, int] = {
    "malformed": 400,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "not_shown": 403,
    "shut": 410,
    "blocked": 403,
    "signed_out": 401,
    "used_up": 410,
    "too_old": 410,
    "unknown_table": 404,
    "not_your_seat": 403,
    "stale": 409,
    "illegal": 422,
    "out_of_turn": 409,
    "not_now": 409,
    "foreign_origin": 403,
    "taken": 409,
    "sent_away": 403,
    "not_in_range": 403,
    "empty_range": 422,
    "undo_refused": 409,
    "not_kept": 503,
    "internal": 500,
}


class ForeignOrigin(Refusal):
    """A page of another site sent this."""

    kind = "foreign_origin"


class ForeignHost(Refusal):
    """Sent here under a name that is not ours."""

    kind = "foreign_origin"


class Blocked(Refusal):
    """Sent from an address from which nobody is let in."""

    kind = "blocked"


class SignedOut(Refusal):
    """Sent by a browser that is nobody any more."""

    kind = "signed_out"


class TooLarge(Refusal):
    kind = "too_large"


class Told(TabbyError):
    """Refused elsewhere, in another process: the words are known already."""

    def __init__(self, error: WireError) -> None:
        super().__init__(error.reason)
        self.error = error


def wire_error(error: Exception) -> WireError:
    """What a client is told of ``error``. What is not meant for people goes to the log, and nowhere else."""
    match error:
        case Told():
            return error.error
        case Refusal():
            return WireError(cast("ErrorKind", error.kind), str(error))
        case OutOfTurn():
            return WireError("out_of_turn", error.reason, error.clause)
        case IllegalAction():
            return WireError("illegal", error.reason, error.clause)
        case UndoRefused():
            return WireError("undo_refused", str(error))
        case Malformed() | BrokenLog():
            return WireError("malformed", str(error))
        case TabbyError():
            return WireError("not_now", str(error))
    log.error("a request failed", exc_info=error)
    return WireError("internal", "something went wrong on the server; it has been noted")


def response(error: Exception) -> Response:
    return answer_of(wire_error(error))


def answer_of(told: WireError) -> Response:
    return Response(written(told), STATUS[told.kind], media_type="application/json")
