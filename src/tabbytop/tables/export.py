"""Everything that is kept of a person, in terms that a person can read (data export): for them, and nobody's else."""

import json
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from .store import Holding, Kept
from .table import Person

#: What stands under these in a paper is a secret between machines, and no news of anybody.
SECRET = frozenset({"auth", "key", "keys", "p256dh", "public_key", "secret", "token", "hash"})
#: As ids are made, of people above all (``codes.new_id``).
ID = re.compile(r"(?<![\w-])[\w-]{22}(?![\w-])", re.ASCII)


def everything(held: Holding) -> dict[str, Any]:
    """Papers of every kind are among it, whatever they say; the ids of others never are."""
    codes = {kept.table.id: kept.table.code for kept in held.tables}
    papers: dict[str, list[Any]] = {}
    for paper in held.papers:  # what is to come may be put in order the other way round, by times below nothing
        said = {"at": _when(abs(paper.at)), "until": _when(paper.until), **_plain(paper.data, codes)}
        papers.setdefault(paper.kind, []).append({key: value for key, value in said.items() if value is not None})
    return {
        "name": held.name or "",
        "last seen": _when(held.seen),
        "tables": [_table(kept, held.person) for kept in held.tables],
        "said": [
            {"table": codes.get(table, table), "at": _when(line.at), "as": line.name, "text": line.text}
            for table, line in held.said
        ],
        "papers": papers,
    }


def _table(kept: Kept, person: Person) -> dict[str, Any]:
    table = kept.table
    return {
        "code": table.code,
        "address": f"/t/{table.id}",
        "game": table.game,
        "options": dict(table.options),
        "phase": table.phase,
        "since": _when(table.created),
        "last change": _when(kept.changed),
        "you sit on": list(table.seats_of(person)),
        "you gave up": [seat for seat, one in table.replaced if one == person],
        "you are host": table.host == person,
        "seats": [{"kind": chair.kind, "name": chair.name} for chair in table.chairs],
        "places": list(table.places),
        "points": list(table.points),
        "record": f"/api/tables/{table.id}/record" if table.phase == "over" else None,
    }


def _plain(data: str, codes: Mapping[str, str]) -> dict[str, Any]:
    """What a paper says, without secrets and ids; tables have their codes."""
    try:
        said = json.loads(data)
    except ValueError:  # a mere word
        said = data
    said = _told(said, lambda text: ID.sub(lambda found: codes.get(found[0], ""), text))
    return dict(said) if isinstance(said, dict) else {"says": said}


def _told(data: Any, without_ids: Callable[[str], str]) -> Any:
    match data:
        case dict():
            return {without_ids(key): _told(value, without_ids) for key, value in data.items() if key not in SECRET}
        case list():
            return [_told(value, without_ids) for value in data]
        case str():
            return without_ids(data)
    return data


def _when(at: float | None) -> str | None:
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
