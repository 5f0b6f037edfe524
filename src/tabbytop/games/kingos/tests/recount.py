"""A finished game counted once more, from the battle that ended it [KINGOS 7]: who put in what, and which flowers."""

from collections.abc import Sequence

from tabbytop.core import Step

from ..actions import Action
from ..components import FLOWERS, KINGOS, SWORD
from ..state import Over, State


def points(steps: Sequence[Step[State, Action]]) -> tuple[int, ...]:
    """Of every seat, and of the island, which has none."""
    before, _, action, after = steps[-1]
    values = [0] * (len(before.players) + 1)
    assert isinstance(after.top, Over)
    if after.top.how != "kingos":
        return tuple(values)
    citadel = before.table.cells[1]
    company = [seat for seat, player in enumerate(before.players) if player.cell == citadel]
    for seat in company:
        player = before.players[seat]
        values[seat] = player.battle + _bonus(player.red, len(company))
    sword = SWORD if getattr(action, "face", "") == "sword" else 0
    assert sum(values) + sword > KINGOS[before.rules.battle_token][len(before.players)]  # he was beaten
    return tuple(values)


def _bonus(red: str, company: int) -> int:
    """What a red flower is worth against Kingoš [KINGOS 6.4, 6.10]."""
    if not red:
        return 0
    each = {"bonus": 1, "pierce": 1, "company_bonus": company}
    return FLOWERS[red].amount * each.get(FLOWERS[red].effect, 0)
