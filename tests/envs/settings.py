"""Ways to play that every environment is tried on: each game, each mode, few and many seats."""

from typing import Any

EVERY_WAY: list[dict[str, Any]] = [
    {"game": "clans"},
    {"game": "clans", "options": {"clans": "free"}},
    {"game": "clans", "options": {"clans": "limited"}},
    {"game": "clans", "options": {"clans": "experts"}},
    {"game": "isle", "seats": 2},
    {"game": "isle", "seats": 4, "options": {"modules": "A,B,U", "oshax": "chosen"}},
    {"game": "isle", "seats": 1, "options": {"mode": "solo", "difficulty": "expert"}},
    {"game": "isle", "seats": 3, "options": {"mode": "family", "rare_from_maps": True}},
    {"game": "kingos"},
    {"game": "kingos", "seats": 2, "options": {"battle_token": "with", "island": "mild"}},
    {"game": "kingos", "seats": 4, "options": {"rest_beside_guardian": True, "distance": 7}},
    {"game": "tower", "seats": 2, "pretend": True},
    {"game": "tower", "seats": 3, "options": {"mode": "competitive"}, "pretend": True},
]


def named(way: dict[str, Any]) -> str:
    seats = [str(way["seats"])] if "seats" in way else []
    return "-".join([way["game"], *seats, *map(str, way.get("options", {}).values())])
