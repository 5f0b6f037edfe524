"""Battles on all fields at once: words, secret energy, red flowers, the die, rewards and punishments [KINGOS 6].

What a red flower does is a small function, named by the card's data [KINGOS 9.1]: ``BONUS`` gives what it adds; the
three effects below it are asked for where they bite.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from tabbytop.core import Chances, Menu, Odds, Prompt, Seat, ToAct, args, ask, buttons
from tabbytop.core.agenda import Kind, at_once, chance
from tabbytop.core.piles import merged, without

from ..actions import Bloom, Pass, PutIn, Roll, Say
from ..components import DIE, FLOWERS, GUARDIANS, SWORD, Face, GuardianKey, kingos_strength, walk_wheel
from ..ground import Cell, place
from ..state import (
    SILENT,
    Acting,
    Aftermath,
    Blooming,
    Cursing,
    Discarding,
    DrawingFlowers,
    Frame,
    Over,
    PuttingIn,
    Rewarding,
    Rolling,
    State,
    Suffering,
    Talking,
    Value,
)
from .common import (
    citadel_of,
    field_at,
    in_turn_order,
    instead,
    law,
    pop,
    push,
    tell,
    throw_back,
    tire,
    with_field,
    with_player,
    with_table,
)
from .draws import free_places
from .effects import last_space
from .turn import PASS

SAY = tuple(Say(energy) for energy in range(16))
PUT_IN = tuple(PutIn(energy) for energy in range(16))
ROLLS = Odds(Roll, tuple((face,) for face in DIE), tuple(DIE.values()))


def guards_at(state: State, cell: Cell) -> tuple[GuardianKey, ...]:
    field = field_at(state.table, cell)
    return field.guards if field is not None else ()


def fighters(state: State, first: Seat) -> list[Seat]:
    """Everybody on a field with a guardian, or on the citadel, in turn order [KINGOS 6.1]."""
    table, players = state.table, state.players
    cells, fields = table.cells, table.fields
    found = []
    for one in in_turn_order(state, first):
        index = cells.index(players[one].cell)
        if index == 1 or fields[index].guards:
            found.append(one)
    return found


def strength_at(state: State, cell: Cell) -> int:
    """Summed over the guardians there, or Kingoš's own [KINGOS 6.7, 6.10]."""
    if cell == citadel_of(state.table):
        return kingos_strength(len(state.players), state.rules.battle_token, state.rules.island)
    more = law(state).guardian
    return sum(GUARDIANS[guardian].strength + more for guardian in guards_at(state, cell))


# -- words ------------------------------------------------------------------------------------------------------------


def talkers(state: State, first: Seat) -> list[Seat]:
    """The fighters who are not alone on their field [KINGOS 6.2]."""
    fighting = fighters(state, first)
    cells = [state.players[one].cell for one in fighting]
    return [one for one, cell in zip(fighting, cells, strict=True) if cells.count(cell) > 1]


def talking_ask(state: State, frame: Talking) -> ToAct:
    return at_once(state.players, sorted(talkers(state, frame.seat)))


def talking_goes_on(state: State, frame: Talking) -> State | None:
    """Words are heard together, then energy is put in [KINGOS 6.2, 6.3]."""
    talking = talkers(state, frame.seat)
    if any(state.players[one].chosen is None for one in talking):
        return None
    for one in talking:
        chosen = state.players[one].chosen
        said = None if chosen == SILENT else chosen
        state = with_player(state, one, chosen=None, said=said)
        state = tell(state, "silent", seat=one) if said is None else tell(state, "said", seat=one, energy=said)
    return instead(state, PuttingIn(frame.seat))


def talking_menu(state: State, frame: Talking, seat: Seat) -> Menu[Say | Pass]:
    player = state.players[seat]
    x, y = place(player.cell)
    prompt = Prompt("say", "KINGOS 6.2", args(strength=strength_at(state, player.cell), x=x, y=y))
    more = map(Say, range(len(SAY), player.vitality + 1))
    return buttons(prompt, (*SAY[: player.vitality + 1], *more, PASS))


def spoken(state: State, frame: Talking, seat: Seat, action: Say | Pass) -> State:
    chosen = action.energy if isinstance(action, Say) else SILENT
    return tell(with_player(state, seat, chosen=chosen), "chosen", seat=seat)


# -- secret energy ----------------------------------------------------------------------------------------------------


def putting_ask(state: State, frame: PuttingIn) -> ToAct:
    return at_once(state.players, sorted(fighters(state, frame.seat)))


def putting_goes_on(state: State, frame: PuttingIn) -> State | None:
    """All reveal together [KINGOS 6.3]; without fighters the die is rolled all the same [KINGOS 6.11]."""
    fighting = fighters(state, frame.seat)
    if any(state.players[one].chosen is None for one in fighting):
        return None
    for one in fighting:
        player = state.players[one]
        energy = player.chosen or 0
        state = with_player(state, one, vitality=player.vitality - energy, battle=energy, chosen=None)
        state = _beside_the_word(state, one)
    return instead(state, Blooming(frame.seat, tuple(fighting)))


def _beside_the_word(state: State, seat: Seat) -> State:
    """What was put in, and what had been said: a word is kept by at least as much [KINGOS 6.2]."""
    player = state.players[seat]
    energy, said = player.battle, player.said
    if said is None:
        return tell(state, "put-in", seat=seat, energy=energy)
    if energy >= said:
        state = with_player(state, seat, kept=player.kept + 1)
    else:
        state = with_player(state, seat, broken=player.broken + 1)
    if energy == said:
        return tell(state, "put-in-as-said", seat=seat, energy=energy)
    return tell(state, "put-in-unlike-said", seat=seat, energy=energy, said=said)


def putting_menu(state: State, frame: PuttingIn, seat: Seat) -> Menu[PutIn]:
    player = state.players[seat]
    x, y = place(player.cell)
    prompt = Prompt(
        "put-in", "KINGOS 6.3", args(strength=strength_at(state, player.cell), energy=player.vitality, x=x, y=y)
    )
    more = map(PutIn, range(len(PUT_IN), player.vitality + 1))
    return buttons(prompt, (*PUT_IN[: player.vitality + 1], *more))


def put_in(state: State, frame: PuttingIn, seat: Seat, action: PutIn) -> State:
    return tell(with_player(state, seat, chosen=action.energy), "chosen", seat=seat)


# -- red flowers ------------------------------------------------------------------------------------------------------


def blooming_goes_on(state: State, frame: Blooming) -> State | None:
    """Whoever holds no flower is not asked: that all can see."""
    left = frame.left
    while left and not state.players[left[0]].hand:
        left = left[1:]
    if not left:
        return instead(state, Rolling(frame.seat))
    return None if left == frame.left else instead(state, Blooming(frame.seat, left))


def blooming_ask(state: State, frame: Blooming) -> ToAct:
    return ask(frame.left[0])


def blooming_menu(state: State, frame: Blooming, seat: Seat) -> Menu[Bloom | Pass]:
    reds = [flower for flower in dict.fromkeys(state.players[seat].hand) if FLOWERS[flower].colour == "red"]
    return buttons(Prompt("bloom", "KINGOS 6.4"), [*map(Bloom, reds), PASS])


def bloomed(state: State, frame: Blooming, seat: Seat, action: Bloom | Pass) -> State:
    if isinstance(action, Bloom):
        hand = without(state.players[seat].hand, action.flower)
        state = tell(with_player(state, seat, hand=hand, red=action.flower), "bloomed", seat=seat, flower=action.flower)
    else:
        state = tell(state, "no-red", seat=seat)
    return instead(state, Blooming(frame.seat, frame.left[1:]))


Bonus: TypeAlias = Callable[[State, Seat, int], int]


def plain_bonus(state: State, seat: Seat, amount: int) -> int:
    """Poppy, thistle: against whomever."""
    return amount


def guardian_bonus(state: State, seat: Seat, amount: int) -> int:
    """Rose: against guardians, so not against Kingoš [KINGOS 6.10]."""
    return 0 if state.players[seat].cell == citadel_of(state.table) else amount


def company_bonus(state: State, seat: Seat, amount: int) -> int:
    """Peony: for each adventurer on the field, oneself included."""
    cell = state.players[seat].cell
    return amount * sum(player.cell == cell for player in state.players)


def no_bonus(state: State, seat: Seat, amount: int) -> int:
    """Fireweed, heather."""
    return 0


BONUS: dict[str, Bonus] = {
    "bonus": plain_bonus,
    "guardian_bonus": guardian_bonus,
    "pierce": plain_bonus,
    "company_bonus": company_bonus,
    "spring_back": no_bonus,
    "shelter": no_bonus,
}


def bonus_of(state: State, seat: Seat) -> int:
    """What one's own red flower adds."""
    red = state.players[seat].red
    return BONUS[FLOWERS[red].effect](state, seat, FLOWERS[red].amount) if red else 0


def _red_effect(state: State, seat: Seat) -> str:
    red = state.players[seat].red
    return FLOWERS[red].effect if red else ""


def pierces(state: State, seat: Seat) -> bool:
    """Thistle: the shield does not make this battle a draw."""
    return _red_effect(state, seat) == "pierce"


def springs_back(state: State, seat: Seat) -> bool:
    """Fireweed: one's energy returns to vitality, however the battle ends."""
    return _red_effect(state, seat) == "spring_back"


def is_sheltered(state: State, seat: Seat) -> bool:
    """Heather: no guardian punishes its owner."""
    return _red_effect(state, seat) == "shelter"


# -- the die and the verdicts -----------------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """How the battle on one field ends."""

    cell: Cell
    seats: tuple[Seat, ...]
    value: int  # energy and bonuses
    strength: int
    result: Literal["won", "lost", "drawn"]


def verdicts(state: State, first: Seat, face: Face) -> list[Verdict]:
    """All fields, judged at once [KINGOS 6.5, 6.7]."""
    fighting = fighters(state, first)
    found = []
    for cell in dict.fromkeys(state.players[one].cell for one in fighting):
        seats = tuple([one for one in fighting if state.players[one].cell == cell])
        value = sum(state.players[one].battle + bonus_of(state, one) for one in seats)
        value += SWORD if face == "sword" else 0
        strength = strength_at(state, cell)
        if face == "shield" and not any(pierces(state, one) for one in seats):
            found.append(Verdict(cell, seats, value, strength, "drawn"))
        else:
            found.append(Verdict(cell, seats, value, strength, "won" if value > strength else "lost"))
    return found


def rolling_draw(state: State, frame: Rolling) -> Chances[Roll]:
    return ROLLS


def rolled(state: State, frame: Rolling, _: Seat, action: Roll) -> State:
    face, first, citadel = action.face, frame.seat, citadel_of(state.table)
    state = tell(with_table(state, rolled=face), "rolled", face=face)
    midnight = False
    if state.rules.countdown and face == "moon":  # [KINGOS 6.6, 7.3]
        midnight = state.table.moon == last_space(state)
        if not midnight:
            state = with_table(state, moon=state.table.moon + 1)
            state = tell(state, "moon", moon=state.table.moon, last=last_space(state))
    judged = verdicts(state, first, face)
    for one in judged:
        x, y = place(one.cell)
        key = f"{'kingos' if one.cell == citadel else 'field'}-{one.result}"
        state = tell(state, key, x=x, y=y, seats=one.seats, value=one.value, strength=one.strength)
    for one in judged:
        if one.cell == citadel and one.result == "won":
            return instead(state, Over("kingos", _values(state, one.seats)))
    drawn = tuple(seat for one in judged if one.result == "drawn" for seat in one.seats)
    dues = {seat: due for one in judged for seat, due in _dues(state, one)}
    frames = [dues[seat] for seat in in_turn_order(state, first) if seat in dues]
    for one in judged:
        state = _judged(state, one, citadel)
    return instead(state, Aftermath(first, drawn, midnight), *reversed(frames))


def _values(state: State, seats: tuple[Seat, ...]) -> tuple[Value, ...]:
    players = state.players
    return tuple(Value(one, players[one].battle, bonus_of(state, one), players[one].red) for one in sorted(seats))


def _dues(state: State, verdict: Verdict) -> list[tuple[Seat, Frame]]:
    """What each fighter on a field with guardians has to take, or to suffer [KINGOS 6.7, 6.8]."""
    guards = sorted(guards_at(state, verdict.cell), key=lambda guardian: (GUARDIANS[guardian].strength, guardian))
    if not guards or verdict.result == "drawn":
        return []
    if verdict.result == "won":
        steps = sum(GUARDIANS[guardian].reward for guardian in guards)
        return [(seat, Rewarding(seat, steps)) for seat in verdict.seats]
    return [(seat, Suffering(seat, tuple(guards))) for seat in verdict.seats if not is_sheltered(state, seat)]


def _judged(state: State, verdict: Verdict, citadel: Cell) -> State:
    """Beaten guardians leave; whoever loses to Kingoš will be thrown back [KINGOS 6.7, 6.10]."""
    if verdict.cell == citadel and verdict.result == "lost":
        for seat in verdict.seats:
            state = with_player(state, seat, thrown=True)
    elif verdict.result == "won":
        field = field_at(state.table, verdict.cell)
        assert field is not None
        state = with_table(state, beaten=merged(state.table.beaten, field.guards))
        state = with_field(state, verdict.cell, field._replace(guards=()))
    return state


# -- dues -------------------------------------------------------------------------------------------------------------


def rewarding_goes_on(state: State, frame: Rewarding) -> State:
    """Every flower and star reached or passed counts [KINGOS 6.7, 6.13]."""
    seat, player = frame.seat, state.players[frame.seat]
    counter, stars, flowers = walk_wheel(player.counter, frame.steps)
    state = with_player(pop(state), seat, counter=counter, vitality=player.vitality + stars)
    state = tell(state, "rewarded", seat=seat, steps=frame.steps)
    if stars:
        state = tell(state, "new-energy", seat=seat, energy=stars)
    return push(state, DrawingFlowers(seat, flowers))


def suffering_goes_on(state: State, frame: Suffering) -> State:
    """One punishment after another; one that cannot be taken in full throws back instead [KINGOS 6.8, 6.14]."""
    seat = frame.seat
    if not frame.guardians:
        return pop(state)
    guardian, rest = GUARDIANS[frame.guardians[0]], frame.guardians[1:]
    state = instead(state, Suffering(seat, rest))
    if guardian.punishment == "energy":
        return tire(state, seat, guardian.count)
    if guardian.punishment == "flowers" and len(state.players[seat].hand) >= guardian.count:
        return push(state, Discarding(seat, guardian.count))
    if guardian.punishment == "curses" and free_places(state, seat) >= guardian.count:
        return push(state, *[Cursing(seat)] * guardian.count)
    return tell(with_player(state, seat, thrown=True), "cannot-suffer", seat=seat, guardian=guardian.key)


def aftermath_goes_on(state: State, frame: Aftermath) -> State:
    """Energy and red flowers leave the battle; then the thrown are moved; then the moon's check [KINGOS 6.9, 6.12]."""
    order = in_turn_order(state, frame.seat)
    for seat in order:
        player = state.players[seat]
        lost = player.battle // 2 if seat in frame.drawn else player.battle  # the smaller half [KINGOS 6.5]
        if springs_back(state, seat):
            lost = 0
        if player.red:
            state = with_table(state, withered=merged(state.table.withered, (player.red,)))
        if player.battle or player.red or player.said is not None:
            vitality, fatigue = player.vitality + player.battle - lost, player.fatigue + lost
            state = with_player(state, seat, vitality=vitality, fatigue=fatigue, battle=0, red="", said=None)
    for seat in order:
        if state.players[seat].thrown:
            state = throw_back(with_player(state, seat, thrown=False), seat)
    if frame.midnight:
        return instead(tell(state, "midnight"), Over("midnight"))
    return instead(state, Acting(frame.seat, again=True))


KINDS: dict[type[Frame], Kind[State]] = {
    Talking: Kind(talking_ask, spoken, talking_menu, go_on=talking_goes_on),
    PuttingIn: Kind(putting_ask, put_in, putting_menu, go_on=putting_goes_on),
    Blooming: Kind(blooming_ask, bloomed, blooming_menu, go_on=blooming_goes_on),
    Rolling: Kind(chance, rolled, draw=rolling_draw),
    Rewarding: Kind(go_on=rewarding_goes_on),
    Suffering: Kind(go_on=suffering_goes_on),
    Aftermath: Kind(go_on=aftermath_goes_on),
}
