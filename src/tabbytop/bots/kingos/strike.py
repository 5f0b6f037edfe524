"""When to go for Kingoš: who can be there before the battles, and who of them would win [KINGOS 7.1]."""

from tabbytop.core import Seat
from tabbytop.games.kingos.components import SWORD
from tabbytop.games.kingos.state import Acting, State

from .calls import waits
from .outlook import Outlook, strength

BESIDE = 1.9  # steps from which one can be there with a single move, cursed perhaps


def before_battle(state: State) -> list[Seat]:
    """Who has a pair of actions after the present one and before the next battles [KINGOS 3.1]."""
    frame, count = state.top, len(state.players)
    assert isinstance(frame, Acting)
    holder = state.table.token
    if holder == frame.seat:
        if not frame.again:
            return []
        holder = (holder + (-1 if state.rules.battle_token == "against" else 1)) % count
    order = [(frame.seat + step) % count for step in range(1, count + 1)]
    return order[: order.index(holder) + 1]


def allies(outlook: Outlook) -> list[Seat]:
    """Who else is on the citadel, or can still come before the battles."""
    state = outlook.state
    coming = before_battle(state) if isinstance(state.top, Acting) else []
    return [
        one
        for one, other in enumerate(state.players)
        if one != outlook.seat
        and (
            other.cell == outlook.citadel
            or (one in coming and not other.curses[2] and outlook.far(other.cell) <= BESIDE)
        )
    ]


def on_citadel(outlook: Outlook) -> float:
    """Good if those who are there, or still can come before the battles, are strong enough together."""
    state = outlook.state
    others = allies(outlook)
    together: float = outlook.player.vitality + outlook.red_for_kingos
    together += sum(strength(state.players[one]) for one in others)
    if together > outlook.kingos:
        if waits(outlook):
            return -3.0
        return 5.0 if not outlook.style.selfish or would_win(outlook, others) else -3.0
    return 1.0 if outlook.moons_left <= 1 and together + SWORD > outlook.kingos else -3.0


def would_win(outlook: Outlook, others: list[Seat]) -> bool:
    """Is none of the others likely to bring more? [KINGOS 7.1]"""
    own = outlook.player.vitality + outlook.red_for_kingos
    best = max((strength(outlook.state.players[one]) for one in others), default=0.0)
    return own + (outlook.style.late if outlook.moons_left <= 2 else 0.0) >= best
