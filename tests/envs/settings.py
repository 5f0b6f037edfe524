"""Ways to play that every environment is tried on: each game, each mode, few and many seats."""

from typing import Any

EVERY_WAY: list[dict[str, Any]] = [
    {"game": "clans"},
    {"game": "clans", "options": {"clans": "free"}},
    {"game": "clans", "options": {"clans": "limited"}},
    {"game": "clans", "options": {"clans": "experts"}},
]


def named(way: dict[str, Any]) -> str:
    seats = [str(way["seats"])] if "seats" in way else []
    return "-".join([way["game"], *seats, *map(str, way.get("options", {}).values())])
