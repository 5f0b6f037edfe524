"""What one seat may know [SAUCER 6] (its observation), a position that agrees with it (determinization), and news."""

from dataclasses import dataclass
from random import Random

from tabbytop.core import Event, Outcome, Seat, Viewer, args

from . import rules
from .state import Action, Cat, Draw, Hiss, Lay, State


@dataclass(frozen=True, slots=True)
class CatView:
    hand: tuple[int, ...]
    has_laid: bool
    saucers: tuple[int, ...]
    hissed: bool


@dataclass(frozen=True, slots=True)
class View:
    viewer: int | None
    cats: tuple[CatView, ...]
    laid: int | None  # the viewer's own paw, face down
    bag: tuple[int, ...]
    saucer: int | None
    rounds: int


def view(state: State, viewer: Viewer) -> View:
    """Built up from what may be seen, so a new secret field is hidden by default."""
    return View(
        viewer=viewer,
        cats=tuple(CatView(cat.hand, cat.laid is not None, cat.saucers, cat.hissed) for cat in state.cats),
        laid=None if viewer is None else state.cats[viewer].laid,
        bag=state.bag,
        saucer=state.saucer,
        rounds=state.rounds,
    )


def determinize(seen: View, rng: Random) -> State:
    """Paws lying face down could be any of their cat's hand."""

    def laid(seat: Seat, cat: CatView) -> int | None:
        if not cat.has_laid:
            return None
        return seen.laid if seat == seen.viewer else rng.choice(cat.hand)

    cats = tuple(Cat(cat.hand, laid(seat, cat), cat.saucers, cat.hissed) for seat, cat in enumerate(seen.cats))
    return State(cats, seen.bag, seen.saucer, seen.rounds)


def standing(seen: View) -> Outcome:
    """The saucers taken so far are open to all."""
    return rules.outcome(determinize(seen, Random(0)))


def tell(before: State, seat: Seat, action: Action, after: State, viewer: Viewer) -> tuple[Event, ...]:
    match action:
        case Draw(saucer):
            return (Event("drawn", args(saucer=saucer)),)
        case Hiss():
            return (Event("hissed", args(seat=seat)),)
        case Lay():
            laid = Event("laid", args(seat=seat))
            return (laid,) if after.rounds == before.rounds else (laid, _taken(before, after))


def _taken(before: State, after: State) -> Event:
    for seat, (was, now) in enumerate(zip(before.cats, after.cats, strict=True)):
        if now.saucers != was.saucers:
            return Event("taken", args(seat=seat, saucer=now.saucers[-1]))
    return Event("nobody")
