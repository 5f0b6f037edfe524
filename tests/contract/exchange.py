"""Other worlds that a viewer cannot tell from this one, by the marks on the state alone: no view, no determinize."""

from collections import Counter, deque
from random import Random
from typing import Any, TypeAlias

from tabbytop.core import CHANCE, AnyGame, Seat, Step, Viewer, secrecy
from tabbytop.core.secrecy import Pool, Row, everybody, pools, put

AnyStep: TypeAlias = Step[Any, Any]
Unseen: TypeAlias = tuple[Row, list[int]]  #: and the places of it that a viewer does not know
HIDDEN = "?"
SWAPS = 40  #: of hidden things in one exchange, at most
TRIES = 30  #: to find an answer that stays hidden


_looked_at: deque[tuple[Any, list[Row]]] = deque(maxlen=4)


def rows(state: Any) -> list[Row]:
    """As ``secrecy.rows``; one position is looked at for everybody, and beside another world."""
    for one, found in _looked_at:
        if one is state:
            return found
    _looked_at.append((state, secrecy.rows(state)))
    return _looked_at[-1][1]


def hidden(row: Row, state: Any, viewer: Viewer) -> list[int]:
    """The places of a row at which something lies that this viewer does not know."""
    knows, owner = row.mark.knows, row.owner
    if knows is everybody:
        return []
    return [i for i, one in enumerate(row.things) if row.has(one) and not knows(state, owner, viewer, one)]


def hides(state: Any) -> bool:
    """Has a seat something that a spectator does not see?"""
    return any(row.owner is not None and hidden(row, state, None) for row in rows(state))


def with_row(state: Any, row: Row, things: list[Any]) -> Any:
    return put(state, row.path, things[0] if row.is_single else tuple(things))


def redacted(state: Any, viewer: Viewer) -> Any:
    """All that this viewer may know: the state with its secrets struck out. In a row nothing tells which are which."""
    for row in rows(state):
        if unseen := hidden(row, state, viewer):
            known = [one for i, one in enumerate(row.things) if i not in unseen]
            if any(map(row.has, known)):
                things = known + [HIDDEN] * len(unseen)
            else:
                things = [HIDDEN if i in unseen else one for i, one in enumerate(row.things)]
            state = with_row(state, row, things)
    return state


def known(state: Any, viewer: Viewer) -> list[Any]:
    """Where things lie, as far as this viewer knows: those it sees, and how many it does not see."""
    return [_seen(row, state, viewer) for row in rows(state) if row.mark.kind in ("lies", "open")]


def of_others(state: Any, viewer: Viewer) -> list[Any]:
    """The same, but for what lies before this viewer itself."""
    lying = (row for row in rows(state) if row.mark.kind in ("lies", "open"))
    return [_seen(row, state, viewer) for row in lying if row.owner is None or row.owner != viewer]


def _seen(row: Row, state: Any, viewer: Viewer) -> tuple[Any, ...]:
    unseen = hidden(row, state, viewer)
    seen = [one for i, one in enumerate(row.things) if i not in unseen] if unseen else row.things
    return row.path, len(unseen), dict(Counter(seen))  # which are compared quicker than counters


def own(state: Any, viewer: Viewer) -> list[Any]:
    """What lies before this viewer itself, whoever else may see it."""
    return [(row.path, row.things) for row in rows(state) if row.owner is not None and row.owner == viewer]


def answers(state: Any) -> dict[int, Row]:
    """The hidden answers that are in, by seat."""
    found = (row for row in rows(state) if row.mark.kind == "choice" and row.owner is not None)
    return {row.owner: row for row in found if row.has(row.things[0])}


def box(state: Any) -> dict[str, dict[Any, int]]:
    """Everything that lies somewhere, by pool. What is only named once more does not count, nor what does not fit."""
    found = {pool.name: Counter(pool.spare(state)) for pool in pools(type(state))}
    for row in rows(state):
        if row.pool is not None and row.mark.kind in ("lies", "open"):
            found[row.pool.name].update([one for one in row.things if row.has(one) and row.mark.fits(one)])
    return {name: dict(things) for name, things in found.items()}


# -- exchanging -------------------------------------------------------------------------------------------------------


def another(game: AnyGame, state: Any, viewer: Viewer, rng: Random, step: AnyStep | None = None) -> Any:
    """Some other world, or this one if there is none: mostly all is exchanged, at times answers stay as they are.

    What the next ``step`` names stays at times, so that it can happen there too; always if the step turns answers over,
    and the answers with it, so that all learn the same from it in both worlds.
    """
    turns = step is not None and turns_over(game, step)
    stays = step if turns or rng.random() < 0.5 else None
    for anew in (not turns and rng.random() < 0.7, True):
        world = exchanged(game, state, viewer, rng, anew, stays)
        if world != state:
            return world
    return state


def turns_over(game: AnyGame, step: AnyStep) -> bool:
    """Are answers hidden before it that are not hidden after it?"""
    return bool(set(game.to_act(step.before).chosen) - set(game.to_act(step.after).chosen))


def exchanged(
    game: AnyGame, state: Any, viewer: Viewer, rng: Random, anew: bool = True, step: AnyStep | None = None
) -> Any:
    """What this viewer cannot see changes places; hidden answers are given ``anew``, or stay. What they name stays with
    them, and what ``step`` names."""
    given = {seat: row for seat, row in answers(state).items() if hidden(row, state, viewer)}
    anew = anew and set(given) <= set(game.to_act(state).chosen)  # else something else is asked in the meantime
    unseen = [(row, places) for row in rows(state) if (places := hidden(row, state, viewer))]
    unseen = [(row, places) for row, places in unseen if row.mark.kind in ("lies", "note")]
    for seat, answer in () if anew else given.items():
        unseen = _held(unseen, seat, _named(answer.things[0]), [one for one in unseen if one[0].owner != seat])
    if step is not None:
        owner = None if step.seat == CHANCE else step.seat
        unseen = _held(unseen, owner, [one for row in rows(step.action) for one in row.things], unseen)
    world = state
    for pool in dict.fromkeys(row.pool for row, _ in unseen):
        assert pool is not None
        world = _dealt(state, world, pool, [one for one in unseen if one[0].pool == pool], rng)
    return _answered(game, world, given, rng) if anew else world


def _named(answer: Any) -> list[Any]:
    return [one for part in answer for one in _named(part)] if isinstance(answer, tuple) else [answer]


def _held(unseen: list[Unseen], owner: Seat | None, things: list[Any], otherwise: list[Unseen]) -> list[Unseen]:
    """The unseen without these things and their like before their owner; ``otherwise`` if not all of them lie there."""
    held = [
        [i for i in places if row.owner == owner and row.mark.kind == "lies" and row.things[i] in things]
        for row, places in unseen
    ]
    if not set(things) <= {row.things[i] for (row, _), places in zip(unseen, held, strict=True) for i in places}:
        return otherwise
    rest = ((row, [i for i in places if i not in kept]) for (row, places), kept in zip(unseen, held, strict=True))
    return [(row, places) for row, places in rest if places]


def _dealt(state: Any, world: Any, pool: Pool, unseen: list[Unseen], rng: Random) -> Any:
    """Swap hidden things, each time one in somebody's hand, where both fit; rows that were sorted are sorted again."""
    lying = [(row, i) for row, places in unseen if row.mark.kind == "lies" for i in places]
    held = [place for place, (row, _) in enumerate(lying) if row.owner is not None]
    things = [row.things[i] for row, i in lying]
    fits = [row.mark.fits for row, _ in lying]
    spare = list(pool.spare(state))
    if len(things) + len(spare) < 2 or not held:
        return world
    for _ in range(rng.choice((1, 3, SWAPS))):
        a, b = held[int(rng.random() * len(held))], int(rng.random() * (len(things) + len(spare)))
        if b >= len(things):
            b -= len(things)
            if fits[a](spare[b]):
                things[a], spare[b] = spare[b], things[a]
        elif fits[a](things[b]) and fits[b](things[a]):
            things[a], things[b] = things[b], things[a]
    left = iter(things)
    for row, places in unseen:
        now = list(row.things)
        for i in places:
            now[i] = next(left) if row.mark.kind == "lies" else rng.choice(things)
        world = with_row(world, row, _in_order(row, now))
    return world


def _in_order(row: Row, things: list[Any]) -> list[Any]:
    """Sorted if the row was; where places are empty each has its own meaning."""
    was_sorted = all(map(row.has, row.things)) and list(row.things) == sorted(row.things)
    return sorted(things) if was_sorted else things


def _answered(game: AnyGame, world: Any, given: dict[int, Row], rng: Random) -> Any:
    """Hidden answers are taken back and given out of the same menus; as often as it takes for them to stay hidden."""
    for row in given.values():
        world = with_row(world, row, [None])
    for seat in given:
        for _ in range(TRIES):
            then = game.apply(world, seat, game.legal(world, seat).pick(rng))
            if seat in game.to_act(then).chosen:
                world = then
                break
        else:
            raise AssertionError(f"seat {seat} cannot hide an answer any more")
    return world
