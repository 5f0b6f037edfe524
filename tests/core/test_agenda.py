"""The interpreter of nested turns, on a game small enough to hold in the hand: bells that are rung in turn.

Seat 0 is asked to ring a bell. Whoever else still has a whistle may interrupt, and so may seat 0. A bell is followed by
an echo, which goes on by itself; a cracked bell ends the game, whatever else was to come.
"""

from dataclasses import dataclass
from typing import NamedTuple

import pytest

from tabbytop.core import CHANCE, OVER, Odds, Prompt, ask, buttons
from tabbytop.core.agenda import Agenda, Interrupts, Kind, Sight, Stack, at_once, chance, over, owner
from tabbytop.core.tuples import changer


@dataclass(frozen=True, slots=True)
class Ringing:
    seat: int


@dataclass(frozen=True, slots=True)
class Echo:
    times: int


@dataclass(frozen=True, slots=True)
class Falling:
    pass


@dataclass(frozen=True, slots=True)
class Silence:
    pass


@dataclass(frozen=True, slots=True)
class Ring:
    times: int


@dataclass(frozen=True, slots=True)
class Whistle:
    pass


@dataclass(frozen=True, slots=True)
class Fall:
    cracked: bool


class State(NamedTuple):
    heard: str
    agenda: tuple[object, ...]
    whistles: tuple[int, ...] = (0, 1, 2)


STACK: Stack[State, object] = Stack(State)
changed = changer(State)


def hear(state: State, what: str) -> State:
    return state._replace(heard=state.heard + what)


def ring(state: State, frame: Ringing, seat: int, action: Ring) -> State:
    return STACK.instead(hear(state, "b"), Silence(), Falling(), Echo(action.times))


def echo(state: State, frame: Echo) -> State | None:
    return STACK.instead(hear(state, "e"), Echo(frame.times - 1)) if frame.times else STACK.pop(state)


def fall(state: State, frame: Falling, seat: int, action: Fall) -> State:
    return hear(STACK.pop(state), "!" if action.cracked else ".")


def whistle(state: State, seat: int, action: Whistle) -> State:
    return hear(state._replace(whistles=tuple(one for one in state.whistles if one != seat)), "w")


BELLS: Agenda[State, Ring | Whistle | Fall] = Agenda(
    {
        Ringing: Kind(
            owner, ring, lambda state, frame, seat: buttons(Prompt("ring", ""), [Ring(1), Ring(2)]), open=True
        ),
        Echo: Kind(go_on=echo),
        Falling: Kind(chance, fall, draw=lambda state, frame: Odds(Fall, ((True,), (False,)))),
        Silence: Kind(over),
    },
    Interrupts(
        Whistle,
        may=lambda state, on_turn: tuple(one for one in state.whistles if one != on_turn),
        menu=lambda state, seat: buttons(Prompt("whistle", ""), [Whistle()]),
        do=whistle,
    ),
    begin=lambda state: hear(state, "|"),
    end=lambda state: STACK.instead(state, Silence()) if "!" in state.heard else None,
)
BEGUN = State("", (Ringing(0),))


def test_beside_an_open_turn_others_may_interrupt():
    assert BELLS.to_act(BEGUN) == ask(0, may=(1, 2))
    assert BELLS.on_turn(BEGUN) == 0
    assert BELLS.legal(BEGUN, 0).prompt.key == "ring"
    assert BELLS.legal(BEGUN, 1).prompt.key == "whistle"
    assert BELLS.to_act(BEGUN._replace(whistles=())) == ask(0)


def test_an_interruption_leaves_the_turn_as_it_is_and_whoever_is_on_turn_may_too():
    after = BELLS.apply(BELLS.apply(BEGUN, 2, Whistle()), 0, Whistle())
    assert after == State("|w|w", (Ringing(0),), (1,))


def test_what_goes_on_by_itself_goes_on_until_somebody_is_asked():
    after = BELLS.apply(BEGUN, 0, Ring(2))
    assert after == State("|bee", (Silence(), Falling()))
    assert BELLS.to_act(after) == ask(CHANCE)
    assert BELLS.on_turn(after) is None
    assert [action for action, _ in BELLS.chances(after)] == [Fall(True), Fall(False)]


def test_a_game_that_is_over_asks_nobody():
    after = BELLS.apply(BELLS.apply(BEGUN, 0, Ring(0)), CHANCE, Fall(False))
    assert after == State("|b|.", (Silence(),))
    assert BELLS.to_act(after) == OVER


def test_the_end_comes_before_whatever_else_was_to_come():
    waiting = State("", (Ringing(0), Falling()))
    assert BELLS.apply(waiting, CHANCE, Fall(True)) == State("|!", (Silence(),))
    assert BELLS.apply(waiting, CHANCE, Fall(False)) == State("|.", (Ringing(0),))


def test_a_frame_that_asks_nobody_says_so():
    alone = State("", (Echo(1),))
    for wrong in (
        lambda: BELLS.to_act(alone),
        lambda: BELLS.legal(alone, 0),
        lambda: BELLS.chances(alone),
        lambda: BELLS.apply(alone, 0, Ring(1)),
    ):
        with pytest.raises(AssertionError, match=r"Echo\(times=1\)"):
            wrong()


def test_an_agenda_is_pushed_popped_and_exchanged_and_the_rest_stays():
    assert STACK.push(BEGUN, Echo(1), Echo(2)) == BEGUN._replace(agenda=(Ringing(0), Echo(1), Echo(2)))
    assert STACK.instead(BEGUN, Silence(), Echo(3)) == BEGUN._replace(agenda=(Silence(), Echo(3)))
    assert STACK.pop(STACK.push(BEGUN, Falling())) == BEGUN
    assert type(STACK.push(BEGUN)) is State


def test_named_tuples_are_changed_by_the_names_of_their_fields():
    assert changed(BEGUN, {"whistles": (), "heard": "b"}) == BEGUN._replace(whistles=(), heard="b")
    with pytest.raises(KeyError):
        changed(BEGUN, {"no_such_field": 1})


@pytest.mark.parametrize(
    ("chosen", "asked"),
    [((None, None), ask(0, 1)), ((None, 3), ask(0, chosen=(1,))), ((0, 3), ask(chosen=(0, 1)))],
)
def test_who_chooses_at_once_is_asked_until_they_have_chosen(chosen, asked):
    class Player(NamedTuple):
        chosen: int | None

    assert at_once([Player(one) for one in chosen], (0, 1)) == asked


# -- what is seen of it -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plotting:
    """A frame with something in it that is not for all."""

    seat: int
    bell: str = ""


def test_everybody_sees_of_each_frame_what_its_kind_shows():
    seen = Sight(Ringing | Plotting | Silence, {Ringing: ("seat",), Plotting: ("seat",), Silence: ()})
    agenda = (Silence(), Plotting(2, "the cracked one"), Ringing(1))
    assert seen(agenda) == (Silence(), Plotting(2), Ringing(1))


def test_a_frame_that_does_not_say_what_is_seen_of_it_is_not_shown_at_all():
    with pytest.raises(AssertionError, match="Plotting does not say what is seen of it"):
        Sight(Ringing | Plotting, {Ringing: ("seat",)})
    with pytest.raises(AssertionError, match="Ringing has not all of"):
        Sight(Ringing | Silence, {Ringing: ("seat", "times"), Silence: ()})
    seen = Sight(Ringing | Silence, {Ringing: ("seat",), Silence: ()})
    with pytest.raises(KeyError, match="Plotting"):
        seen((Plotting(2),))
