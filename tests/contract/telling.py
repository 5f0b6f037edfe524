"""Can a viewer tell one world from another? All that comes to it is compared, and counted."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

from tabbytop.core import CHANCE, PHYSICS, SPECTATOR, AnyGame, IllegalAction, Seat, Step, Viewer, check, is_barrier
from tabbytop.core.secrecy import Mark, mark_of, parts

from .exchange import another, answers, known, of_others, own, redacted

PICKS = 8  #: from a menu, for something else that looks alike
#: viewer states compared so far, by game
COMPARED: Counter[str] = Counter()


class Told(AssertionError):
    """A viewer can tell what it may not know."""


def compare(game: AnyGame, viewer: Viewer, one: dict[str, Any], other: dict[str, Any]) -> None:
    COMPARED[game.key] += 1
    for by in one | other:
        if one.get(by) != other.get(by):
            raise Told(f"{game.key}: viewer {viewer} can tell by {by}: {one.get(by)} is not {other.get(by)}")


# -- a position -------------------------------------------------------------------------------------------------------


def refusals(game: AnyGame, state: Any, seat: Seat, actions: Iterable[Any]) -> list[str | None]:
    """What a seat is told where it tries these."""
    said: list[str | None] = []
    for action in actions:
        try:
            check(game, state, seat, action)
            said.append(None)
        except IllegalAction as error:
            said.append(str(error))
    return said


def idle(game: AnyGame, state: Any) -> dict[Seat, bool]:
    """Who can be passed on for, and who of them has no other answer: where a table does that at once, all see it."""
    menus = {seat: game.legal(state, seat) for seat in game.to_act(state).must if seat >= 0}
    return {seat: len(menu) == 1 for seat, menu in menus.items() if game.flow.pass_on(menu) is not None}


def heeded(game: AnyGame, state: Any) -> tuple[Seat, ...]:
    """For whom a table waits a moment before a bot moves, which all see: who might interrupt, else who may."""
    asks = game.flow.might_interrupt
    return asks(state) if asks is not None else game.to_act(state).may


def felt(game: AnyGame, state: Any, viewer: Viewer, tries: Iterable[Any] = ()) -> dict[str, Any]:
    """All that comes to this viewer from a position."""
    asked, seen = game.to_act(state), game.view(state, viewer)
    found: dict[str, Any] = {
        "view": seen,
        "must": asked.must,
        "chosen": asked.chosen,
        "may": viewer in asked.may,
        "standing": game.standing(seen),
        "turn": game.flow.turn_number(state),
        "might_interrupt": heeded(game, state),
        "might_pass": game.flow.might_pass(state),
        "clock": {} if game.flow.might_pass(state) else idle(game, state),
    }
    if game.physics is not None:
        found["held"] = [game.physics.held(state, seat) for seat in asked.must if seat >= 0]
        found["request"] = game.physics.request(state) if PHYSICS in asked.must else None
    if not asked.must:
        found["outcome"] = game.outcome(state)
    if viewer is not None and viewer in (*asked.must, *asked.may):
        menu = game.legal(state, viewer)
        found |= {"menu": menu, "idle": game.flow.pass_on(menu), "error": refusals(game, state, viewer, tries)}
    return found


def same_position(game: AnyGame, state: Any, world: Any, viewer: Viewer, tries: Iterable[Any]) -> None:
    compare(game, viewer, felt(game, state, viewer, tries), felt(game, world, viewer, tries))


def nothing_is_told(game: AnyGame, state: Any, seats: int, tries: Iterable[Any] = ()) -> int:
    """Compare a position that random games do not come to with other worlds, for everybody; in how many there were."""
    rng, worlds, tries = Random(f"{game.key} {state}"), 0, tuple(tries)
    for viewer in (*range(seats), SPECTATOR):
        for _ in range(8):
            world = another(game, state, viewer, rng)
            worlds += world != state
            same_position(game, state, world, viewer, tries)
            for seat in (one for one in game.to_act(state).must if one >= 0):
                for action in game.legal(state, seat):
                    if can_happen(game, world, seat, action):
                        same_step(game, Step(state, seat, action, game.apply(state, seat, action)), world, viewer)
    return worlds


# -- a step -----------------------------------------------------------------------------------------------------------


def can_happen(game: AnyGame, world: Any, seat: Seat, action: Any) -> bool:
    if seat == CHANCE:
        return bool(game.chances(world).probability(action))
    return seat == PHYSICS or action in game.legal(world, seat)


def same_step(game: AnyGame, step: Step[Any, Any], world: Any, viewer: Viewer) -> None:
    """The same step in another world. Where by the marks this viewer learns the same from both it sees, hears and may
    take back the same; and a step that can be taken back freely teaches nobody anything."""
    state, seat, action, after = step
    then = game.apply(world, seat, action)
    barriers = is_barrier(game, state, seat, action, after), is_barrier(game, world, seat, action, then)
    if _learnt(state, after, viewer) == _learnt(world, then, viewer):
        one = {"tell": game.tell(state, seat, action, after, viewer), "undo": barriers[0]}
        other = {"tell": game.tell(world, seat, action, then, viewer), "undo": barriers[1]}
        compare(game, viewer, one | left_by(game, after, viewer), other | left_by(game, then, viewer))
    elif not any(barriers):
        compare(game, viewer, {"undo": game.view(after, viewer)}, {"undo": game.view(then, viewer)})


def left_by(game: AnyGame, state: Any, viewer: Viewer) -> dict[str, Any]:
    """What a step leaves to this viewer, and all of the state that it may know: wherever a secret may be noted."""
    return {"note": redacted(state, viewer)} | felt(game, state, viewer)


def teaches_the_same(game: AnyGame, step: Step[Any, Any], world: Any, viewer: Viewer) -> bool:
    """Does this viewer learn the same from a step, by the marks, if it happens in another world?"""
    state, seat, action, after = step
    if not can_happen(game, world, seat, action):
        return False
    return _learnt(state, after, viewer) == _learnt(world, game.apply(world, seat, action), viewer)


def _learnt(before: Any, after: Any, viewer: Viewer) -> tuple[Any, ...]:
    return known(after, viewer), _turned_over(before, after)


def _turned_over(before: Any, after: Any) -> dict[Seat, Any]:
    """What all learn of the hidden answers that are hidden no longer."""
    still = answers(after)
    gone = {seat: row for seat, row in answers(before).items() if seat not in still}
    return {seat: row.mark.tells(before, row.things[0]) for seat, row in gone.items()}


# -- another in its place ---------------------------------------------------------------------------------------------


@cache
def secrets_of(kind: type) -> dict[str, Mark]:
    """The fields of a kind of action that are not for all, by the marks on them."""
    marks = {name: mark_of(hint) for name, hint in parts(kind)}
    return {name: mark for name, mark in marks.items() if mark is not None and mark.kind == "lies"}


def secrets_in(action: Any) -> dict[str, Mark]:
    return secrets_of(type(action))


def is_secret(game: AnyGame, step: Step[Any, Any]) -> bool:
    """Is something drawn, chosen or done in it that is not for all? To lay no card at all hides none."""
    names_any = any(getattr(step.action, name) != () for name in secrets_in(step.action))
    return names_any or step.seat in game.to_act(step.after).chosen


def is_alike(state: Any, viewer: Viewer, action: Any, other: Any) -> bool:
    """Do two actions differ only in what, by the marks on them, this viewer is not shown?"""
    if type(action) is not type(other):
        return False
    secrets = secrets_in(action)
    for name, _ in parts(type(action)):
        one, two = getattr(action, name), getattr(other, name)
        if one == two:
            continue
        mark = secrets.get(name)
        if mark is None or mark.knows(state, None, viewer, one) or mark.tells(state, one) != mark.tells(state, two):
            return False
        if isinstance(one, tuple) and len(one) != len(two):
            return False
    return True


def otherwise(game: AnyGame, step: Step[Any, Any], rng: Random) -> Any:
    """What could have been drawn or chosen instead; if one comes up, something else that looks alike to others."""
    state, seat, action, _ = step
    menu = game.legal(state, seat) if seat != CHANCE else None
    for _ in range(PICKS):
        other = game.chances(state).draw(rng.randrange) if menu is None else menu.pick(rng)
        if other != action and is_alike(state, SPECTATOR, action, other):
            break
    return other


def same_in_secret(game: AnyGame, step: Step[Any, Any], others: Iterable[Any], viewers: Iterable[Viewer]) -> None:
    """Another card drawn, another answer given, another card laid: who may not know which sees and hears the same.

    By the marks too: what is secret in an action does not come to lie where the state says that others see it.
    """
    state, seat, action, _ = step
    worlds = [Step(state, seat, one, game.apply(state, seat, one)) for one in dict.fromkeys(others) if one != action]
    for viewer in viewers:
        hiding = [world for world in worlds if _is_hidden(game, step, world, viewer)]
        if hiding:
            here = _left_to(game, step, viewer)
            for world in hiding:
                compare(game, viewer, here, _left_to(game, world, viewer))


def _left_to(game: AnyGame, step: Step[Any, Any], viewer: Viewer) -> dict[str, Any]:
    return {"tell": game.tell(*step, viewer)} | left_by(game, step.after, viewer)


def _is_hidden(game: AnyGame, step: Step[Any, Any], world: Step[Any, Any], viewer: Viewer) -> bool:
    """May this viewer not know which of the two it was?"""
    (state, seat, action, after), other, then = step, world.action, world.after
    if seat == CHANCE:
        return is_alike(state, viewer, action, other) and own(after, viewer) == own(then, viewer)
    if seat == viewer:
        return False
    if seat in game.to_act(after).chosen and seat in game.to_act(then).chosen:
        return True
    if not is_alike(state, viewer, action, other):
        return False
    place = f"where {type(action).__name__} puts it, by the marks"
    compare(game, viewer, {place: of_others(after, viewer)}, {place: of_others(then, viewer)})
    return own(after, viewer) == own(then, viewer)
