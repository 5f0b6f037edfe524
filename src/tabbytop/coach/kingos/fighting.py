"""A battle: words, energy, red flowers [KINGOS 6]. What others have chosen and nobody sees is not guessed at: told is
what they have, what they have said, and how often they kept their word."""

from tabbytop.bots.kingos.outlook import Outlook, strength
from tabbytop.core import Seat
from tabbytop.core.words import Value
from tabbytop.games.kingos.components import DIE, FLOWERS, SWORD
from tabbytop.games.kingos.phases.battle import (
    bonus_of,
    guards_at,
    is_sheltered,
    springs_back,
    strength_at,
    verdicts,
)
from tabbytop.games.kingos.phases.common import with_player
from tabbytop.games.kingos.phases.effects import company
from tabbytop.games.kingos.state import Player, State

from .telling import Told


def _others(outlook: Outlook) -> list[Player]:
    return [outlook.state.players[one] for one in company(outlook.state, outlook.seat)[1:]]


def _strength(outlook: Outlook) -> int:
    """Of whom one fights."""
    return strength_at(outlook.state, outlook.player.cell)


# -- words -------------------------------------------------------------------------------------------------------------


def said(outlook: Outlook, energy: int) -> Told:
    """What it would come to, if the others put in all they have; beside an equal part of what is needed."""
    others, against = _others(outlook), _strength(outlook)
    together = energy + sum(one.vitality for one in others)
    part = -(-(against + 1) // (1 + len(others)))
    yield "announced", together - against, {"energy": energy, "together": together, "strength": against}
    yield "part", energy - part, {"energy": energy, "part": part}
    yield from _first(outlook, energy)


def silent(outlook: Outlook) -> Told:
    """Whether the others need one at all."""
    theirs, against = sum(one.vitality for one in _others(outlook)), _strength(outlook)
    yield "others", theirs - against, {"together": theirs, "strength": against}


# -- energy ------------------------------------------------------------------------------------------------------------


def put_in(outlook: Outlook, energy: int) -> Told:
    """Beside what the others have, as far as one can see: their energy, and flowers by their number."""
    state, seat, player, others = outlook.state, outlook.seat, outlook.player, _others(outlook)
    against, theirs = _strength(outlook), [round(strength(one)) for one in others]
    together = energy + sum(theirs)
    yield "together", together - against, {"together": together, "strength": against}
    yield from _first(outlook, energy)
    yield "spare", player.vitality - energy, {}
    words = [one.said for one in others if one.said is not None]
    if words:
        promised = energy + sum(words)
        yield "words", promised - against, {"together": promised, "strength": against}
    if len(words) == len(others):
        yield "wins" if others else "open", winning_faces(_as_said(outlook, energy), seat), {}
    if player.said is not None:
        yield "word", energy - player.said, {"energy": energy, "said": player.said}
    for one in company(state, seat)[1:]:
        other = state.players[one]
        if other.said is not None:
            known: dict[str, Value] = {"seat": one, "kept": other.kept, "times": other.kept + other.broken}
            yield "trust", other.kept - other.broken, known


def _as_said(outlook: Outlook, energy: int) -> State:
    """As if all kept their words, before anybody plays a flower."""
    state = with_player(outlook.state, outlook.seat, battle=energy)
    for one in company(state, outlook.seat)[1:]:
        state = with_player(state, one, battle=state.players[one].said)
    return state


def _first(outlook: Outlook, energy: int) -> Told:
    """[KINGOS 7.1]"""
    theirs = [round(strength(one)) for one in _others(outlook)]
    if outlook.player.cell == outlook.citadel and theirs:
        yield "first", energy - max(theirs), {"own": energy, "best": max(theirs)}


# -- red flowers -------------------------------------------------------------------------------------------------------


def bloomed(outlook: Outlook, flower: str) -> Told:
    """What it adds to what lies open: energy and the flowers played so far."""
    state, seat = outlook.state, outlook.seat
    after = with_player(state, seat, red=flower)
    before, then = winning_faces(state, seat), winning_faces(after, seat)
    yield "flower", -1, {}
    yield "faces", then - before, {"before": before, "after": then}
    yield from _value(after, seat)
    if outlook.player.cell == outlook.citadel:
        yield from _strongest(after, seat)
    if springs_back(after, seat):
        yield "returns", outlook.player.battle, {}
    if is_sheltered(after, seat):
        yield "spared", len(guards_at(state, outlook.player.cell)), {}


def saved(outlook: Outlook) -> Told:
    """It is enough without a flower, or would not be with the best one."""
    state, seat = outlook.state, outlook.seat
    reds = [flower for flower in dict.fromkeys(outlook.player.hand) if FLOWERS[flower].colour == "red"]
    yield "saved", 1, {}
    yield "open", winning_faces(state, seat), {}
    best = max([_sum(with_player(state, seat, red=red), seat) for red in reds], default=_sum(state, seat))
    yield "short", max(0, _strength(outlook) + 1 - best - SWORD), {}
    if outlook.player.cell == outlook.citadel:
        yield from _strongest(state, seat)


def _value(state: State, seat: Seat) -> Told:
    value, against = _sum(state, seat), strength_at(state, state.players[seat].cell)
    yield "value", value - against, {"value": value, "strength": against}


def _strongest(state: State, seat: Seat) -> Told:
    """By what lies open [KINGOS 7.1]."""
    own, *theirs = [state.players[one].battle + bonus_of(state, one) for one in company(state, seat)]
    if theirs:
        yield "first", own - max(theirs), {"own": own, "best": max(theirs)}


def _sum(state: State, seat: Seat) -> int:
    return sum(state.players[one].battle + bonus_of(state, one) for one in company(state, seat))


def winning_faces(state: State, seat: Seat) -> int:
    """Of the die's, with how many the battle is won as it stands [KINGOS 6.5, 6.7]."""
    return sum(
        many
        for face, many in DIE.items()
        if any(one.result == "won" and seat in one.seats for one in verdicts(state, seat, face))
    )
