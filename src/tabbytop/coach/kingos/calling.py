"""Why something is called to the others: what lies behind it, as the caller knows it [KINGOS 6.16]."""

from tabbytop.bots.kingos.outlook import NEAR, Outlook, strength
from tabbytop.games.kingos.actions import Call
from tabbytop.games.kingos.phases.battle import strength_at

from .telling import Told


def called(outlook: Outlook, call: Call) -> Told:
    player = outlook.player
    match call.word:
        case "here":
            yield from _missing(player.vitality + outlook.red_for_guardians, strength_at(outlook.state, player.cell))
        case "citadel" | "how_much":
            yield from _missing(player.vitality + outlook.red_for_kingos, outlook.kingos)
        case "bring":
            yield "bring", player.vitality + outlook.red_for_kingos, {"energy": call.energy}
        case "wait":
            yield "behind", round(outlook.far(player.cell)), {}
        case "rest":
            near = [one for one in outlook.state.players if outlook.far(one.cell) <= NEAR]
            rested = round(sum(one.fatigue + strength(one) for one in near))
            yield "rested", rested - outlook.kingos, {"together": rested, "strength": outlook.kingos}


def _missing(own: int, against: int) -> Told:
    """Alone one cannot do it."""
    if own <= against:
        yield "missing", against + 1 - own, {"own": own, "strength": against}
