"""Words, energy and red flowers: what one says before a battle, whom one believes, what one puts in [KINGOS 6]."""

from random import Random

from tabbytop.core import Seat
from tabbytop.games.kingos.components import FLOWERS, SWORD
from tabbytop.games.kingos.phases.battle import bonus_of, strength_at
from tabbytop.games.kingos.phases.effects import company
from tabbytop.games.kingos.state import State

from .outlook import FLOWER, SELFISH, Outlook, likely_red, trust
from .strike import would_win

HESITANT = 0.15  # how often somebody middling leaves a little to the others


def _others(outlook: Outlook) -> list[Seat]:
    return company(outlook.state, outlook.seat)[1:]


def is_at_citadel(outlook: Outlook) -> bool:
    return outlook.player.cell == outlook.citadel


# -- words ------------------------------------------------------------------------------------------------------------


def say(outlook: Outlook, rng: Random) -> int:
    """What to announce. The loyal and the middling say what they mean to do; the selfish what serves them."""
    if outlook.style.selfish:
        return outlook.player.vitality if is_at_citadel(outlook) else _least(outlook)
    return put_in(outlook, rng)


def _least(outlook: Outlook) -> int:
    """What the others cannot do without, if they all put in what they have; or the strongest of them, as who is selfish
    counts on nobody's silence."""
    state = outlook.state
    have = [state.players[one].vitality for one in _others(outlook)]
    theirs = max(have) if outlook.style.shrewd else sum(have)
    need = strength_at(state, outlook.player.cell) + 1 - theirs
    return min(max(0, need), outlook.player.vitality)


# -- energy -----------------------------------------------------------------------------------------------------------


def put_in(outlook: Outlook, rng: Random) -> int:
    if is_at_citadel(outlook):
        return _against_kingos(outlook)
    vitality, need = outlook.player.vitality, _need(outlook, rng)
    if need <= vitality:
        return max(0, need)
    red = outlook.red_for_guardians
    if vitality + red >= need:
        return vitality
    return vitality if vitality + red + SWORD >= need and rng.random() < 0.3 else 0


def _share(state: State, seat: Seat) -> int:
    """An equal part of what is needed on one's field, rounded up."""
    return -(-(strength_at(state, state.players[seat].cell) + 1) // len(company(state, seat)))


def _need(outlook: Outlook, rng: Random) -> int:
    """What is missing on the field of a guardian when the others have put in what one expects of them."""
    state, others = outlook.state, _others(outlook)
    missing = strength_at(state, outlook.player.cell) + 1 - sum(expected(outlook, one, rng) for one in others)
    need = -int(-missing // 1)
    if outlook.style.selfish and not outlook.style.shrewd:
        return need
    if outlook.player.said is not None:
        return max(need, outlook.player.said)
    if others and not outlook.style.selfish:
        need = max(need, _share(state, outlook.seat))
        need -= not outlook.style.loyal and rng.random() < HESITANT
    return need


def expected(outlook: Outlook, one: Seat, rng: Random) -> float:
    """What somebody else will put in against a guardian: their word, as far as it counts, or an equal part. Who says
    less than that will, the shrewd know, pay what is missing by everybody's words."""
    player = outlook.state.players[one]
    part = min(player.vitality, _share(outlook.state, one))
    if player.said is None:
        return part
    if outlook.style.shrewd and player.said < part:
        need = _need(Outlook(outlook.state, one, SELFISH), rng)
        return max(0, need) if need <= player.vitality else 0
    faith = trust(player)
    return faith * player.said + (1 - faith) * min(part, player.said)


def _against_kingos(outlook: Outlook) -> int:
    """All or nothing: only the highest value wins [KINGOS 7.1]."""
    state, player, others = outlook.state, outlook.player, _others(outlook)
    if outlook.style.loyal and player.said is not None:
        return player.said  # whoever counts on it shall not be let down
    theirs = 0.0
    for one in others:
        other = state.players[one]
        energy = other.vitality if other.said is None else trust(other) * other.said
        theirs += energy + likely_red(other)
    own = player.vitality + outlook.red_for_kingos
    if own + theirs + SWORD <= outlook.kingos:
        return 0
    if outlook.style.selfish and outlook.moons_left and theirs <= outlook.kingos and not would_win(outlook, others):
        return 0  # let them tire themselves out
    return _leaving_the_win(outlook) if outlook.style.loyal else player.vitality


def _leaving_the_win(outlook: Outlook) -> int:
    """All, or a little less than the strongest other, where their energy together would still do [KINGOS 7.1]."""
    players, seats = outlook.state.players, company(outlook.state, outlook.seat)
    spare = max(0, sum(players[one].vitality for one in seats) - outlook.kingos - 1)
    best = max((players[one].vitality for one in seats[1:]), default=0)
    own = outlook.player.vitality
    return max(own - spare // max(1, len(seats) - 1), min(own, best - 1))


# -- red flowers ------------------------------------------------------------------------------------------------------


def bloom(outlook: Outlook, flower: str) -> float:
    """Worth it where it turns the battle, or makes one the strongest against Kingoš; the loyal need not be that."""
    state, seat, player = outlook.state, outlook.seat, outlook.player
    seats = company(state, seat)
    value = sum(state.players[one].battle + bonus_of(state, one) for one in seats)
    strength = strength_at(state, player.cell)
    card = FLOWERS[flower]
    adds = card.amount * (len(seats) if card.effect == "company_bonus" else 1)
    if card.effect in ("shelter", "spring_back") or (is_at_citadel(outlook) and card.effect == "guardian_bonus"):
        adds = 0
    if is_at_citadel(outlook):
        is_idle = outlook.style.loyal and value > strength
        return adds if value + adds + SWORD > strength and not is_idle else -1.0
    if card.effect == "spring_back":
        return player.battle * 0.5 - FLOWER
    if card.effect == "shelter":
        return 0.5 if value + SWORD <= strength else -1.0
    if value <= strength < value + adds:
        if outlook.style.selfish and card.effect != "guardian_bonus":
            return -0.5  # it is kept for Kingoš
        return 2.0 - adds / 10
    return -0.5
