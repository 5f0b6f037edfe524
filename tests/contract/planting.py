"""Mistakes to plant in a game: secrets let out, by whatever way there is.

What to let out is found by the marks on the game's state, so that each of these is written once for all games.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, make_dataclass, replace
from random import Random
from typing import Annotated, Any
from zlib import crc32

from tabbytop.core import CHANCE, AnyGame, Event, IllegalAction, Menu, Prompt, ToAct, Viewer, args, ask, secrecy
from tabbytop.core.secrecy import OPEN, Mark, Row, bare, has_fields, inside, parts, rows
from tabbytop.games.isle.state import Buying

from .exchange import hidden, with_row
from .telling import secrets_in, secrets_of

Plant = Callable[[AnyGame], dict[str, Any]]  #: what of a spec is to be replaced


def number(*said: Any) -> int:
    """A number that tells what was said from anything else."""
    return crc32(repr(said).encode())


def secret(state: Any, viewer: Viewer) -> int:
    """What this viewer may not know of what the others have."""
    unseen = (row for row in rows(state) if row.owner is not None)
    return number([(row.path, row.things) for row in unseen if hidden(row, state, viewer)])


# -- what the game says -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Leaky:
    """A view, and what should not be in it."""

    viewer: int | None
    seen: Any
    leak: Any


def with_view(game: AnyGame, leak: Callable[[Any, Viewer], Any]) -> dict[str, Any]:
    return {
        "view": lambda state, viewer: Leaky(viewer, game.view(state, viewer), leak(state, viewer)),
        "determinize": lambda seen, rng: game.determinize(seen.seen, rng),
        "standing": lambda seen: game.standing(seen.seen),
    }


def in_the_view(game: AnyGame) -> dict[str, Any]:
    return with_view(game, secret)


def in_view_and_determinize(game: AnyGame) -> dict[str, Any]:
    """All that is hidden is shown, and dealt again as it was shown."""

    def imagined(seen: Leaky, rng: Random) -> Any:
        world = game.determinize(seen.seen, rng)
        for row in seen.leak:
            world = with_row(world, row, list(row.things))
        return world

    def unseen(state: Any, viewer: Viewer) -> tuple[Row, ...]:
        return tuple(row for row in rows(state) if hidden(row, state, viewer))

    return {**with_view(game, unseen), "determinize": imagined}


def the_whole_state(game: AnyGame) -> dict[str, Any]:
    return {**with_view(game, lambda state, _: state), "determinize": lambda seen, _: seen.leak}


def in_a_menu(game: AnyGame) -> dict[str, Any]:
    def legal(state: Any, seat: int) -> Menu:
        menu = game.legal(state, seat)
        return replace(menu, prompt=replace(menu.prompt, args=args(more=secret(state, seat) % 2)))

    return {"legal": legal}


def in_an_error(game: AnyGame) -> dict[str, Any]:
    return {"why_not": lambda state, seat, _: IllegalAction(f"{game.tag} 1", f"not with {secret(state, seat)} about")}


def in_an_error_where_it_is_nearly_right(game: AnyGame) -> dict[str, Any]:
    """Only for what is of a kind with something on the menu."""

    def why_not(state: Any, seat: int, action: Any) -> IllegalAction | None:
        is_near = any(type(one) is type(action) for one in game.legal(state, seat))
        leak = IllegalAction(f"{game.tag} 1", f"not with {secret(state, seat)} about")
        return leak if is_near else game.why_not(state, seat, action)

    return {"why_not": why_not}


def in_the_news(game: AnyGame) -> dict[str, Any]:
    """Not when it comes to a hand, but later and by the way."""

    def tell(before: Any, seat: int, action: Any, after: Any, viewer: Viewer) -> tuple[Event, ...]:
        return (*game.tell(before, seat, action, after, viewer), Event("by-the-way", args(it=secret(after, viewer))))

    return {"tell": tell}


def in_the_news_at_once(game: AnyGame) -> dict[str, Any]:
    """What is drawn or answered in secret is told to all."""

    def tell(before: Any, seat: int, action: Any, after: Any, viewer: Viewer) -> tuple[Event, ...]:
        return (*game.tell(before, seat, action, after, viewer), Event("at-once", args(it=repr(action))))

    return {"tell": tell}


def in_the_news_when_buying_ends(game: AnyGame) -> dict[str, Any]:
    """In one kind of step among many: isle's cards are paid for, and all hear who has what in hand."""

    def tell(before: Any, seat: int, action: Any, after: Any, viewer: Viewer) -> tuple[Event, ...]:
        told = game.tell(before, seat, action, after, viewer)
        ends = isinstance(before.top, Buying) and not isinstance(after.top, Buying)
        hands = number([player.hand for player in after.players])
        return (*told, Event("in-hand", args(it=hands))) if ends else told

    return {"tell": tell}


def in_may(game: AnyGame) -> dict[str, Any]:
    """A seat may interrupt or not, as others' cards have it."""

    def to_act(state: Any) -> ToAct:
        asked = game.to_act(state)
        more = (seat for seat in asked.chosen or (0, 1) if seat not in asked.must and secret(state, seat) % 2)
        return ask(*asked.must, may=(*asked.may, *more), chosen=asked.chosen) if asked.must else asked

    def legal(state: Any, seat: int) -> Menu:
        asked = game.to_act(state)
        return game.legal(state, seat) if seat in (*asked.must, *asked.may) else Menu(Prompt("none", game.tag), ())

    return {"to_act": to_act, "legal": legal}


def in_must(game: AnyGame) -> dict[str, Any]:
    """Who is asked first depends on what they have."""

    def to_act(state: Any) -> ToAct:
        asked = game.to_act(state)
        return ask(*asked.must[::-1], may=asked.may, chosen=asked.chosen) if secret(state, None) % 2 else asked

    return {"to_act": to_act}


def in_might_interrupt(game: AnyGame) -> dict[str, Any]:
    """As if only who holds the right card could interrupt."""
    return {"flow": replace(game.flow, might_interrupt=lambda state: (secret(state, None) % 2,))}


def without_might_interrupt(game: AnyGame) -> dict[str, Any]:
    """A table then waits for whoever may interrupt: for who holds the right card."""
    return {"flow": replace(game.flow, might_interrupt=None)}


def in_might_pass(game: AnyGame) -> dict[str, Any]:
    """Whether answers lie face down depends on who has what."""
    return {"flow": replace(game.flow, might_pass=lambda state: secret(state, None) % 2 == 0)}


def by_the_clock(game: AnyGame) -> dict[str, Any]:
    """Answers never lie face down, and who has none but to pass is answered for."""
    return {"flow": replace(game.flow, might_pass=lambda state: False)}


def in_the_turn_number(game: AnyGame) -> dict[str, Any]:
    return {"flow": replace(game.flow, turn_number=lambda state: secret(state, None))}


def in_the_undo_barrier(game: AnyGame) -> dict[str, Any]:
    """A move can be taken back or not, as others' cards have it."""
    return {"flow": replace(game.flow, reveals=lambda before, seat, _: bool(secret(before, seat) % 2))}


def in_the_held_piece(game: AnyGame) -> dict[str, Any]:
    assert game.physics is not None
    return {"physics": replace(game.physics, held=lambda state, _: secret(state, None))}


def in_the_request(game: AnyGame) -> dict[str, Any]:
    assert game.physics is not None
    return {"physics": replace(game.physics, request=lambda state: secret(state, None))}


def in_the_outcome(game: AnyGame) -> dict[str, Any]:
    return {"outcome": lambda state: secret(state, None)}


# -- what the rules note ----------------------------------------------------------------------------------------------

Note = Callable[[AnyGame, Any, int, Any, Any], int | None]  #: what a step notes; None: what was noted before


def nothing(game: AnyGame, before: Any, seat: int, action: Any, after: Any) -> int | None:
    return 7


def a_draw(game: AnyGame, before: Any, seat: int, action: Any, after: Any) -> int | None:
    return number(action) if seat == CHANCE and secrets_in(action) else None


def an_answer(game: AnyGame, before: Any, seat: int, action: Any, after: Any) -> int | None:
    return number(action) if seat in game.to_act(after).chosen else None


def another_hand(game: AnyGame, before: Any, seat: int, action: Any, after: Any) -> int | None:
    """Not when it comes to a hand, but later, when somebody else acts."""
    return secret(before, seat) if seat >= 0 else None


def a_hand_by_chance(game: AnyGame, before: Any, seat: int, action: Any, after: Any) -> int | None:
    """Beside a draw for all to see, which has nothing to do with it."""
    return secret(before, None) if seat == CHANCE and not secrets_in(action) else None


def with_the_note_shown(game: AnyGame) -> dict[str, Any]:
    """In the views of rules that keep it in a field."""
    return {"view": lambda state, viewer: Leaky(viewer, game.view(state.inner, viewer), state.note)}


def in_a_field(game: AnyGame, note: Note) -> AnyGame:
    """Rules that keep a plain number beside the state, which nobody has marked, and which views do not show yet."""
    noted: Any = make_dataclass(
        "Noted",
        [("inner", game.state), ("note", int)],
        frozen=True,
        namespace={"__getattr__": lambda self, name: getattr(self.inner, name)},
    )

    def apply(state: Any, seat: int, action: Any) -> Any:
        after = game.apply(state.inner, seat, action)
        new = note(game, state.inner, seat, action, after)
        return noted(after, state.note if new is None else new)

    def inside(function: Any) -> Any:
        return lambda state, *rest: function(state.inner, *rest)

    flow, physics = game.flow, game.physics
    changes = with_view(game, lambda *_: None)
    changes["view"] = lambda state, viewer: Leaky(viewer, game.view(state.inner, viewer), None)
    return replace(
        game,
        **changes,
        state=noted,
        begin=lambda seats, options: noted(game.begin(seats, options), 0),
        apply=apply,
        to_act=inside(game.to_act),
        legal=inside(game.legal),
        chances=inside(game.chances),
        outcome=inside(game.outcome),
        why_not=inside(game.why_not),
        tell=lambda before, seat, action, after, viewer: game.tell(before.inner, seat, action, after.inner, viewer),
        flow=replace(
            flow,
            reveals=inside(flow.reveals),
            turn_number=inside(flow.turn_number),
            might_interrupt=flow.might_interrupt and inside(flow.might_interrupt),
            might_pass=inside(flow.might_pass),
        ),
        physics=physics and replace(physics, request=inside(physics.request), held=inside(physics.held)),
    )


NOBODY = -9  #: the seat of a frame that is only a note


def on_the_agenda(game: AnyGame, note: Note, frame: Callable[[int, int], Any]) -> AnyGame:
    """Rules that leave a note at the bottom of the agenda, in a frame with two numbers, where nobody is asked by it."""

    def apply(state: Any, seat: int, action: Any) -> Any:
        was = state.agenda[0]
        is_noted = getattr(was, "seat", 0) == NOBODY
        before = state._replace(agenda=state.agenda[1:]) if is_noted else state
        after = game.apply(before, seat, action)
        new = note(game, before, seat, action, after)
        if new is None:
            return after._replace(agenda=(was, *after.agenda)) if is_noted else after
        return after._replace(agenda=(frame(NOBODY, new), *after.agenda))

    return replace(game, apply=apply)


# -- what the marks say -----------------------------------------------------------------------------------------------


def records(hint: Any) -> set[type]:
    """Every record that a state is made of."""
    kind, _ = bare(hint)
    within = (one for _, one in parts(kind)) if has_fields(kind) else inside(hint)
    return set[type]([kind] if has_fields(kind) else []).union(*map(records, within))


def _forget() -> None:
    """What was read from marks before."""
    for cached in (secrecy.parts, secrecy.pools, secrecy._walk, secrets_of):
        cached.cache_clear()


@contextmanager
def marked_open(game: AnyGame, field: str) -> Iterator[None]:
    """``Player.hand``, for one, is said to be there for all to see."""
    name = field.split(".")[1]
    (record,) = (one for one in records(game.state) if f"{one.__name__}.{name}" == field)
    was, (kind, said) = record.__annotations__[name], bare(dict(parts(record))[name])
    others = (one for one in said if not isinstance(one, Mark))
    try:
        record.__annotations__[name] = Annotated[(kind, OPEN, *others)]
        _forget()
        yield
    finally:
        record.__annotations__[name] = was
        _forget()
