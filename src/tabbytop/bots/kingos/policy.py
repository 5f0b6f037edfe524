"""Rules of thumb for everything the island asks. They read what all can see and the seat's own secrets, no more.

Worths are in energy: one energy in vitality is worth 1.
"""

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from tabbytop.core import Action, Menu, Seat
from tabbytop.games.kingos.actions import (
    Bloom,
    Discard,
    Drift,
    Drive,
    Gather,
    GoBack,
    LayCurse,
    Move,
    Pass,
    Play,
    PutIn,
    Recall,
    Rest,
    Say,
    TurnCard,
    Unleash,
)
from tabbytop.games.kingos.components import CARDS, FLOWERS, GUARDIANS, PLACES, SWORD, Place
from tabbytop.games.kingos.ground import DIRECTIONS, STEPS, Cell, thrown_to
from tabbytop.games.kingos.phases.battle import bonus_of, strength_at
from tabbytop.games.kingos.phases.common import citadel_of, field_at
from tabbytop.games.kingos.phases.effects import company, last_space
from tabbytop.games.kingos.phases.turn import gain_by_rest, way
from tabbytop.games.kingos.state import Acting, Player, State

from .ways import FAR, distance

FLOWER = 0.9  # what a flower in hand is worth
WHEEL_STEP = (1.6 + 3 * FLOWER) / 12  # a whole round brings an energy for good and three flowers
STEP = 0.8  # what a step nearer to the citadel is worth
NEAR = 2.0  # steps at which one waits until the time has come
MARGIN = 1.0  # more than the next one that the selfish want to bring against Kingoš while there is time
BESIDE = 1.9  # steps from which one can be there with a single move, cursed perhaps

#: what playing a curse does to its player, as far as a number can say
CURSE_WORTH = {
    "fog": -0.3, "shove": 0.1, "stir": -0.4, "eclipse": -0.4, "quake": 0.0, "spread": -0.4, "rain": 0.2,
    "drowse": -0.3, "lead": -0.2, "bristle": -0.2, "bramble": -0.4, "wilt": 0.5, "packs": -0.2, "plenty": 0.5,
}  # fmt: skip
#: what it is worth to be free to do that again
UNBLOCKED = {"rest": 0.9, "flower": 0.6, "move": 2.0}
#: which flowers to part with first
KEEP = {
    "poppy": 5, "rose": 4, "thistle": 4, "peony": 4, "edelweiss": 6, "sorrel": 5, "clover": 3, "sage": 2, "mint": 2,
    "thyme": 3, "dandelion": 2, "snapdragon": 3, "fireweed": 4, "heather": 2,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Style:
    """How somebody plays. ``noise`` blurs every judgement."""

    noise: float = 0.05
    selfish: bool = False  # pays only what others leave, keeps red flowers for Kingoš, strikes when it would win


class Mind(NamedTuple):
    """A position, whose eyes look at it, and how."""

    state: State
    seat: Seat
    style: Style


MIDDLING = Style()
SELFISH = Style(selfish=True)


def choose(state: State, seat: Seat, menu: Menu, rng: Random, style: Style = MIDDLING) -> Action:
    """The best by rules of thumb; a coin decides between equals."""
    actions = list(menu)
    if len(actions) == 1:
        return actions[0]
    mind = Mind(state, seat, style)
    if isinstance(actions[0], PutIn):
        return PutIn(_put_in(mind, rng))
    if isinstance(actions[0], Say):
        return Say(_put_in(mind, rng))
    worths = [worth(mind, action) + rng.random() * style.noise for action in actions]
    return actions[worths.index(max(worths))]


def worth(mind: Mind, action: Action) -> float:
    state, seat = mind.state, mind.seat
    match action:
        case Pass():
            return 0.0
        case Bloom(flower):
            return _bloom(mind, flower)
        case LayCurse(place):
            return _blocked(state.players[seat], place)
        case Discard(flowers):
            return -float(sum(KEEP[flower] for flower in flowers))
        case Recall(_, y, guardian):
            return GUARDIANS[guardian].strength - y / 10
        case TurnCard(quarters):
            return _turned(mind, quarters)
        case Drift(direction):
            return _at(mind, state.players[seat].cell + STEPS[DIRECTIONS.index(direction)])
        case Drive(guardian, direction):
            return GUARDIANS[guardian].strength + (0.5 if direction != "up" else 0.0)
    return _act(mind, action)


def _blocked(player: Player, place: Place) -> float:
    """Where a curse hurts least: on flowers, unless there are some to play; on rest, unless one is tired."""
    match place:
        case "flower":
            return 0.6 - 0.3 * sum(FLOWERS[flower].colour == "yellow" for flower in player.hand)
        case "rest":
            return 0.4 - 0.05 * player.fatigue
    return 0.0


# -- the four actions -------------------------------------------------------------------------------------------------


def _act(mind: Mind, action: Action) -> float:
    state, seat = mind.state, mind.seat
    frame = state.top
    assert isinstance(frame, Acting)
    player = state.players[seat]
    price = 0.9 if frame.done else 0.0
    match action:
        case Rest():
            return gain_by_rest(state, frame) * _thirst(player)
        case Gather():
            return (FLOWER if len(player.hand) < 5 else 0.2) - price
        case Play(flower):
            return _play(mind, flower) - price
        case Unleash(place, curse):
            return UNBLOCKED[place] + _curse(mind, curse) - price
        case Move(direction):
            return _move(mind, DIRECTIONS.index(direction)) - price
        case GoBack():
            return 0.3 - price
    raise AssertionError(action)


def _curse(mind: Mind, curse: str) -> float:
    """What playing it does to its player here and now."""
    state, seat = mind.state, mind.seat
    player = state.players[seat]
    match curse:
        case "slip":
            fall = _at(mind, thrown_to(state.table.cells, player.cell))
            return min(0.0, fall - _at(mind, player.cell))
        case "rust":
            return -player.counter * WHEEL_STEP
        case "moths":
            return -0.6 if player.hand else 0.0
        case "pockets":
            return -0.6 * max(0, len(player.hand) - 3)
    return CURSE_WORTH[curse]


def _thirst(player: Player) -> float:
    """What an energy back in vitality is worth: the more, the fewer are left there."""
    return 1.1 if player.vitality < 4 else 0.8


def _play(mind: Mind, flower: str) -> float:
    state, seat = mind.state, mind.seat
    player = state.players[seat]
    card = FLOWERS[flower]
    match card.effect:
        case "recover":
            return min(card.amount, player.fatigue) * _thirst(player) - 1.4
        case "pick":
            return FLOWER if len(player.hand) < 5 else 0.1
        case "drift":
            here = _at(mind, player.cell)
            cells = [player.cell + step for step in STEPS]
            beside = [cell for cell in cells if cell in state.table.cells and cell != citadel_of(state.table)]
            return max(_at(mind, cell) for cell in beside) - here - FLOWER
        case "cleanse":
            laid = [(place, curse) for place, curse in zip(PLACES, player.curses, strict=True) if curse]
            return sum(UNBLOCKED[place] - _curse(mind, curse) for place, curse in laid) - FLOWER
        case "drive":
            return 1.6 if is_time_to_strike(state) or not _can_beat(mind, player.cell) else -0.5
        case "refresh":
            return min(card.amount, player.fatigue) * _thirst(player) - 1.0
        case "hold_moon":
            return 1.5 if state.table.moon > last_space(state) - 4 else 0.1
        case "grow":
            return 1.5
    raise AssertionError(card)


def _move(mind: Mind, side: int) -> float:
    state, seat = mind.state, mind.seat
    ahead = way(state, seat, side)
    here = _at(mind, state.players[seat].cell)
    curse = 0.9 if ahead.step == "curse" else 0.0
    return _at(mind, ahead.to) - here - curse


def _at(mind: Mind, cell: Cell) -> float:
    """What it is worth to stand there."""
    state, seat = mind.state, mind.seat
    player, table = state.players[seat], state.table
    if cell == citadel_of(table):
        return _on_citadel(mind)
    striking = is_time_to_strike(state)
    far = distance(state, cell)
    value = -STEP * max(far, NEAR) - (0.25 if striking else 0.05) * min(far, NEAR)
    field = field_at(table, cell)
    if field is None:
        return value + (0.8 if player.vitality > 4 and not striking else 0.2)
    if field.guards:
        if _can_beat(mind, cell):
            return value + WHEEL_STEP * sum(GUARDIANS[one].reward for one in field.guards) * 0.9
        return value - 1.0
    kind = CARDS[field.card].kind
    if kind == "relax" and player.fatigue > 1:
        value += 0.5
    if kind == "meadow" and len(player.hand) < 5 and not player.curses[1]:
        value += 0.5
    return value


def _can_beat(mind: Mind, cell: Cell) -> bool:
    """Could those there, and this one, win the field with most of what they have?"""
    state, seat = mind.state, mind.seat
    there = [one for one in range(len(state.players)) if one != seat and state.players[one].cell == cell]
    own = state.players[seat].vitality + _best_red(mind, kingos=False)
    return own + 0.5 * sum(state.players[one].vitality for one in there) > strength_at(state, cell)


def _best_red(mind: Mind, *, kingos: bool) -> int:
    """What the best red flower in one's own hand would add."""
    state, seat = mind.state, mind.seat
    best = 0
    for flower in state.players[seat].hand:
        card = FLOWERS[flower]
        if card.colour == "red" and not (kingos and card.effect == "guardian_bonus"):
            company_size = len(state.players) if kingos else len(company(state, seat))
            adds = card.amount * (company_size if card.effect == "company_bonus" else 1)
            best = max(best, adds if card.effect != "shelter" else 0)
    return best


def is_time_to_strike(state: State) -> bool:
    """All who are near the citadel, with what they have, would beat Kingoš; or midnight is near."""
    if state.rules.countdown and state.table.moon >= last_space(state) - 2:
        return True
    return _gathered(state) > strength_at(state, citadel_of(state.table))


def _gathered(state: State) -> float:
    near = (player for player in state.players if distance(state, player.cell) <= NEAR + 1.0)
    return sum(map(_strength, near))


def _strength(player: Player) -> float:
    """What somebody may bring against Kingoš; every third flower is a red one that counts."""
    return player.vitality + 0.6 * min(2, len(player.hand))


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


def _on_citadel(mind: Mind) -> float:
    """Good if those who are there, or still can come before the battles, are strong enough together."""
    state, seat = mind.state, mind.seat
    player, citadel = state.players[seat], citadel_of(state.table)
    together: float = player.vitality + _best_red(mind, kingos=True)
    coming = before_battle(state) if isinstance(state.top, Acting) else []
    for one, other in enumerate(state.players):
        beside = one in coming and not other.curses[2] and distance(state, other.cell) <= BESIDE
        if one != seat and (other.cell == citadel or beside):
            together += _strength(other)
    strength = strength_at(state, citadel)
    if together > strength:
        return 5.0 if not mind.style.selfish or _would_win(mind, coming) else -3.0
    late = state.rules.countdown and state.table.moon >= last_space(state) - 1
    return 1.0 if late and together + SWORD > strength else -3.0


def _would_win(mind: Mind, coming: list[Seat]) -> bool:
    """Is nobody who is there, or still can come, likely to bring more? [KINGOS 7.1]"""
    state, seat = mind.state, mind.seat
    own = state.players[seat].vitality + _best_red(mind, kingos=True)
    citadel = citadel_of(state.table)
    rivals = [
        _strength(other)
        for one, other in enumerate(state.players)
        if one != seat and (other.cell == citadel or (one in coming and distance(state, other.cell) <= BESIDE))
    ]
    left = last_space(state) - state.table.moon if state.rules.countdown else FAR
    margin = MARGIN if left > 2 else 0.0 if left else -FAR  # at the last moment there is nothing to lose
    return own - margin >= max(rivals, default=0.0)


# -- battles ----------------------------------------------------------------------------------------------------------


def _put_in(mind: Mind, rng: Random) -> int:
    state, seat = mind.state, mind.seat
    player = state.players[seat]
    strength = strength_at(state, player.cell)
    others = [one for one in company(state, seat) if one != seat]
    if player.cell == citadel_of(state.table):
        most = player.vitality + _best_red(mind, kingos=True)
        allied = sum(_strength(state.players[one]) for one in others)
        return player.vitality if most + allied + SWORD > strength else 0
    red = _best_red(mind, kingos=False)
    share = -(-(strength + 1) // (len(others) + 1))
    theirs = sum(min(state.players[one].vitality, share) for one in others)
    need = strength + 1 - theirs if mind.style.selfish else max(share, strength + 1 - theirs)
    if not mind.style.selfish and others and rng.random() < 0.15:
        need -= 1  # the others will manage
    if need <= 0:
        return 0
    if player.vitality >= need:
        return need
    if player.vitality + red >= need:
        return player.vitality
    return player.vitality if player.vitality + red + SWORD >= need and rng.random() < 0.3 else 0


def _bloom(mind: Mind, flower: str) -> float:
    """Worth it where it turns the battle, or makes one the strongest against Kingoš."""
    state, seat = mind.state, mind.seat
    player = state.players[seat]
    seats = company(state, seat)
    value = sum(state.players[one].battle + bonus_of(state, one) for one in seats)
    strength = strength_at(state, player.cell)
    card = FLOWERS[flower]
    at_citadel = player.cell == citadel_of(state.table)
    adds = card.amount * (len(seats) if card.effect == "company_bonus" else 1)
    if card.effect in ("shelter", "spring_back") or (at_citadel and card.effect == "guardian_bonus"):
        adds = 0
    if at_citadel:
        return adds if value + adds + SWORD > strength else -1.0
    if card.effect == "spring_back":
        return player.battle * 0.5 - FLOWER
    if card.effect == "shelter":
        return 0.5 if value + SWORD <= strength else -1.0
    if value <= strength < value + adds:
        return 2.0 - adds / 10 if not mind.style.selfish or card.effect == "guardian_bonus" else 0.1
    return -0.5


def _turned(mind: Mind, quarters: int) -> float:
    """By how much the way to the citadel becomes shorter."""
    state, seat = mind.state, mind.seat
    table, cell = state.table, state.players[seat].cell
    index = table.cells.index(cell)
    field = table.fields[index]
    turned = field._replace(turn=(field.turn + quarters) % 4)
    fields = (*table.fields[:index], turned, *table.fields[index + 1 :])
    return -distance(state._replace(table=table._replace(fields=fields)), cell)
