"""Heuristics, one for everything the island asks. They read what all can see and the seat's own secrets, no more.

Worths are in energy: one energy in vitality is worth 1.
"""

from random import Random

from tabbytop.core import Menu, Seat
from tabbytop.games.kingos.actions import (
    Action,
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
    Waste,
)
from tabbytop.games.kingos.components import CARDS, FLOWERS, GUARDIANS, SPACES, Space
from tabbytop.games.kingos.ground import DIRECTIONS, STEPS, Cell, thrown_to
from tabbytop.games.kingos.phases.battle import strength_at
from tabbytop.games.kingos.phases.common import field_at
from tabbytop.games.kingos.phases.turn import gain_by_rest, way
from tabbytop.games.kingos.state import Acting, Player, State
from tabbytop.games.kingos.view import View, determinize

from .battles import bloom, put_in, say
from .calls import answer, call, drawn_to, is_asked, is_to_rest
from .outlook import FLOWER, MIDDLING, NEAR, WHEEL_STEP, Outlook, Style
from .strike import on_citadel
from .ways import distance

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


def choose(state: State, seat: Seat, menu: Menu[Action], rng: Random, style: Style = MIDDLING) -> Action:
    """The best by rules of thumb; a coin decides between equals."""
    outlook = Outlook(state, seat, style)
    actions = deeds(menu)
    if len(actions) == 1:
        return actions[0]
    word = call(outlook) if len(menu.sets) > 1 and not style.silent else None
    if word is not None and word in menu:
        return word
    if isinstance(actions[0], PutIn):
        return PutIn(put_in(outlook, rng))
    if isinstance(actions[0], Say):
        return Say(say(outlook, rng))
    worths = [worth(outlook, action) + rng.random() * style.noise for action in actions]
    return actions[worths.index(max(worths))]


def beside(view: View, menu: Menu[Action], rng: Random, style: Style) -> Action | None:
    """Beside somebody else's turn: an answer to what was asked, or nothing."""
    assert view.viewer is not None
    if not is_asked(view):
        return None
    word = answer(Outlook(determinize(view, rng), view.viewer, style))
    return word if word is not None and word in menu else None


def deeds(menu: Menu[Action]) -> list[Action]:
    """What is worth a thought: calls stand behind the deeds and are weighed by ``calls``, and no flower is wasted."""
    return [action for action in menu.sets[0] if not isinstance(action, Waste)]


def worth(outlook: Outlook, action: Action) -> float:
    state, seat = outlook.state, outlook.seat
    match action:
        case Pass():
            return 0.0
        case Bloom(flower):
            return bloom(outlook, flower)
        case LayCurse(place):
            return _blocked(state.players[seat], place)
        case Discard(flowers):
            return -float(sum(_keep(outlook, flower) for flower in flowers))
        case Recall(_, y, guardian):
            return GUARDIANS[guardian].strength - y / 10
        case TurnCard(quarters):
            return _turned(outlook, quarters)
        case Drift(direction):
            return _at(outlook, state.players[seat].cell + STEPS[DIRECTIONS.index(direction)])
        case Drive(guardian, direction):
            return GUARDIANS[guardian].strength + (0.5 if direction != "up" else 0.0)
    return _act(outlook, action)


def _keep(outlook: Outlook, flower: str) -> int:
    """How dear a flower is; to the selfish the one that grows with the company, which they want to outdo."""
    if outlook.style.selfish and FLOWERS[flower].effect == "company_bonus":
        return 9
    return KEEP[flower]


def _blocked(player: Player, place: Space) -> float:
    """Where a curse hurts least: on flowers, unless there are some to play; on rest, unless one is tired."""
    match place:
        case "flower":
            return 0.6 - 0.3 * sum(FLOWERS[flower].colour == "yellow" for flower in player.hand)
        case "rest":
            return 0.4 - 0.05 * player.fatigue
    return 0.0


# -- the four actions -------------------------------------------------------------------------------------------------


def _act(outlook: Outlook, action: Action) -> float:
    state, seat = outlook.state, outlook.seat
    frame = state.top
    assert isinstance(frame, Acting)
    player = state.players[seat]
    price = 0.9 if frame.done else 0.0
    match action:
        case Rest():
            return gain_by_rest(state, frame) * _thirst(player) + (0.5 if is_to_rest(outlook) else 0.0)
        case Gather():
            return (FLOWER if len(player.hand) < 5 else 0.2) - price
        case Play(flower):
            return _play(outlook, flower) - price
        case Unleash(place, curse):
            return UNBLOCKED[place] + _curse(outlook, curse) - price
        case Move(direction):
            return _move(outlook, DIRECTIONS.index(direction)) - price
        case GoBack():
            return 0.3 - price
    raise AssertionError(action)


def _curse(outlook: Outlook, curse: str) -> float:
    """What playing it does to its player here and now."""
    state, seat = outlook.state, outlook.seat
    player = state.players[seat]
    match curse:
        case "slip":
            fall = _at(outlook, thrown_to(state.table.cells, player.cell))
            return min(0.0, fall - _at(outlook, player.cell))
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


def _play(outlook: Outlook, flower: str) -> float:
    state, seat = outlook.state, outlook.seat
    player = state.players[seat]
    card = FLOWERS[flower]
    match card.effect:
        case "recover":
            return min(card.amount, player.fatigue) * _thirst(player) - 1.4
        case "pick":
            return FLOWER if len(player.hand) < 5 else 0.1
        case "drift":
            here = _here(outlook)
            cells = [player.cell + step for step in STEPS]
            beside = [cell for cell in cells if cell in state.table.cells and cell != outlook.citadel]
            return max(_at(outlook, cell) for cell in beside) - here - FLOWER
        case "cleanse":
            laid = [(place, curse) for place, curse in zip(SPACES, player.curses, strict=True) if curse]
            return sum(UNBLOCKED[place] - _curse(outlook, curse) for place, curse in laid) - FLOWER
        case "drive":
            return 1.6 if outlook.striking or not _can_beat(outlook, player.cell) else -0.5
        case "refresh":
            return min(card.amount, player.fatigue) * _thirst(player) - 1.0
        case "hold_moon":
            return 1.5 if outlook.moons_left < 4 else 0.1
        case "grow":
            return 1.5
    raise AssertionError(card)


def _move(outlook: Outlook, side: int) -> float:
    ahead = way(outlook.state, outlook.seat, side)
    here = _here(outlook)
    curse = 0.9 if ahead.step == "curse" else 0.0
    return _at(outlook, ahead.to) - here - curse


def _here(outlook: Outlook) -> float:
    """What it is worth to stay; reckoned once for all ways to go."""
    if outlook.worth_here is None:
        outlook.worth_here = _at(outlook, outlook.player.cell)
    return outlook.worth_here


def _at(outlook: Outlook, cell: Cell) -> float:
    """What it is worth to stand there."""
    state, seat = outlook.state, outlook.seat
    player, table = state.players[seat], state.table
    if cell == outlook.citadel:
        return on_citadel(outlook)
    striking = outlook.striking
    far = outlook.far(cell)
    value = (
        -outlook.style.step * max(far, NEAR) - (0.25 if striking else 0.05) * min(far, NEAR) + drawn_to(outlook, cell)
    )
    field = field_at(table, cell)
    if field is None:
        return value + (0.8 if player.vitality > 4 and not striking else 0.2)
    if field.guards:
        if _can_beat(outlook, cell):
            return value + WHEEL_STEP * sum(GUARDIANS[one].reward for one in field.guards) * 0.9
        return value - 1.0
    kind = CARDS[field.card].kind
    if kind == "relax" and player.fatigue > 1:
        value += 0.5
    if kind == "meadow" and len(player.hand) < 5 and not player.curses[1]:
        value += 0.5
    return value


def _can_beat(outlook: Outlook, cell: Cell) -> bool:
    """Could those there, and this one, win the field with most of what they have?"""
    state, seat = outlook.state, outlook.seat
    there = [one for one in range(len(state.players)) if one != seat and state.players[one].cell == cell]
    own = state.players[seat].vitality + outlook.red_for_guardians
    return own + 0.5 * sum(state.players[one].vitality for one in there) > strength_at(state, cell)


def _turned(outlook: Outlook, quarters: int) -> float:
    """By how much the way to the citadel becomes shorter."""
    state, seat = outlook.state, outlook.seat
    table, cell = state.table, state.players[seat].cell
    index = table.cells.index(cell)
    field = table.fields[index]
    turned = field._replace(turn=(field.turn + quarters) % 4)
    fields = (*table.fields[:index], turned, *table.fields[index + 1 :])
    return -distance(state._replace(table=table._replace(fields=fields)), cell)
