"""What one seat or a spectator may know [CLANS 8] (its observation), and a full position that agrees with it
(determinization)."""

from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random

from tabbytop.core import Outcome, Viewer

from . import giving, rules
from .board import Cell
from .components import DOWN, FACE_OF, KIND_OF, TOKENS, ClanKey, Token
from .ending import Ending, count, outcome_of, to_the_middle, tokens
from .handicaps import Given
from .state import Past, Picks, Setup, State, Step, Way


@dataclass(frozen=True, slots=True)
class PastView:
    """A finished game of a match."""

    clans: tuple[ClanKey, ClanKey]
    first: int
    last: tuple[Cell, ...]
    ending: Ending


@dataclass(frozen=True, slots=True)
class View:
    """Tiles are tokens [CLANS 9]; None lies face down. Nobody knows more of the tiles than anybody else [CLANS 8.1]."""

    viewer: int | None
    step: Step
    way: Way
    powers: bool
    bonus_clan: bool
    picks: Picks  # who picks first under a free hand [CLANS 7.1]
    match: bool  # two games [CLANS 7.3]
    even: bool  # the weaker clan is given points [CLANS 7.6]
    handicap: Given  # the points agreed on for each seat,
    given: Given  # and all that each begins this game with, as far as the clans are known
    clans: tuple[ClanKey | None, ClanKey | None]
    first: int | None  # the starting seat of this game
    turn: int | None  # the seat to move
    number: int  # of the 24 turns, how many have begun
    at: Cell | None  # the cell being turned, or just turned
    came_from: Cell | None  # at the end: where the Supercats' chief stood before it went to the middle [CLANS 5.4]
    last: tuple[Cell, ...]  # the two cells of the last swap
    grid: tuple[Token | None, ...]  # empty before the tiles are laid out
    asleep: tuple[Token, ...]  # the tiles face down, known to both as a multiset [CLANS 8.1]
    hand: tuple[ClanKey, ...]  # clans to choose from, as far as this viewer may see them
    kept: ClanKey | None  # the viewer's own hidden choice
    chosen: tuple[int, ...]  # seats whose hidden choice is in
    ending: Ending | None
    past: tuple[PastView, ...]


MOVING = ("choose", "turn", "reveal", "swap", "rotate")


def view(state: State, viewer: Viewer) -> View:
    """Built up from what may be seen, so a new secret field is hidden by default."""
    setup, step = state.setup, state.step
    keeps_in_turn = step == "keep" and setup.way == "experts"
    return View(
        viewer=viewer,
        step=step,
        way=setup.way,
        powers=setup.powers,
        bonus_clan=setup.bonus_clan,
        picks=setup.picks,
        match=setup.is_match,
        even=setup.even,
        handicap=setup.handicap,
        given=setup.given,
        clans=setup.clans,
        first=None if setup.first < 0 else setup.first,
        turn=state.turn if step in MOVING or keeps_in_turn else None,
        number=rules.turn_number(state),
        at=state.at if step in ("reveal", "swap") else None,
        came_from=state.at if step in ("rotate", "over") and state.at >= 0 else None,
        last=state.last,
        grid=tokens(state.grid),
        asleep=tuple([TOKENS[kind] for kind in state.pool]),
        hand=_hand(state, viewer),
        kept=None if viewer is None else setup.kept[viewer],
        chosen=rules.to_act(state).chosen,
        ending=rules.ending(state) if step == "over" else None,
        past=tuple(
            PastView(past.clans, past.first, past.last, ending)
            for past, ending in zip(setup.past, rules.past_endings(setup), strict=True)
        ),
    )


def _hand(state: State, viewer: Viewer) -> tuple[ClanKey, ...]:
    """Open in 7.1; one's own cards in 7.2; in 7.3 the starting player's until they are handed on, then anybody's."""
    setup = state.setup
    if state.step == "choose":
        return giving.free_clans(setup)
    if state.step != "keep":
        return ()
    if setup.way == "experts" and setup.clans != (None, None):
        return setup.hands[state.turn]
    return () if viewer is None else setup.hands[viewer]


# -- a position that agrees with a view -------------------------------------------------------------------------------


def determinize(seen: View, rng: Random) -> State:
    """Only clan cards not yet shown are hidden: what this viewer cannot know of them is drawn at random."""
    setup = Setup(
        seen.way,
        seen.powers,
        seen.bonus_clan,
        -1 if seen.first is None else seen.first,
        seen.clans,
        past=tuple(_past(one) for one in seen.past),
        picks=seen.picks,
        games=2 if seen.match else 1,
        even=seen.even,
        handicap=seen.handicap,
    )
    if seen.step == "keep":
        setup = _with_cards(setup, seen, rng)
    grid = tuple([DOWN if token is None else FACE_OF[token] for token in seen.grid])
    pool = tuple([KIND_OF[token] for token in seen.asleep])
    turn = (seen.first or 0) if seen.turn is None else seen.turn
    return State(setup, grid, pool, seen.step, turn, _at(seen), seen.last)


def _at(seen: View) -> Cell:
    shown = seen.came_from if seen.at is None else seen.at
    return -1 if shown is None else shown


def _past(one: PastView) -> Past:
    grid = tuple(DOWN if token is None else FACE_OF[token] for token in one.ending.grid)
    return Past(one.clans, one.first, grid, one.ending.moved[0] if one.ending.moved else -1, one.last)


def _with_cards(setup: Setup, seen: View, rng: Random) -> Setup:
    """Hands that could have been dealt, and hidden choices out of them."""
    known: list[tuple[ClanKey, ...]] = [(), ()]
    if setup.way == "experts":
        holder = seen.turn
        assert holder is not None
        known[holder] = seen.hand or tuple(sorted(rng.sample(giving.all_clans(setup), 3)))
        return replace(setup, hands=(known[0], known[1]))
    if seen.viewer is not None:
        known[seen.viewer] = seen.hand
    left = [clan for clan in giving.all_clans(setup) if clan not in seen.hand]
    rng.shuffle(left)
    for seat in (0, 1):
        if not known[seat]:
            known[seat], left = tuple(sorted(left[:3])), left[3:]
    kept = [seen.kept if seat == seen.viewer else None for seat in (0, 1)]
    for seat in seen.chosen:
        kept[seat] = kept[seat] or rng.choice(known[seat])
    return replace(setup, hands=(known[0], known[1]), kept=(kept[0], kept[1]))


# -- if the game ended now --------------------------------------------------------------------------------------------


def standing(seen: View) -> Outcome | None:
    """The count of what lies face up, dogs and all; the last choice of the Meowsketeers' chief is left out."""
    if not any(seen.grid):
        return None
    past = tuple([one.ending for one in seen.past])
    if seen.ending is not None:
        return outcome_of([*past, seen.ending])
    setup = Setup(seen.way, seen.powers, seen.bonus_clan, clans=seen.clans)
    return _ended_now(seen.grid, setup, seen.step, past, seen.given)


@lru_cache(maxsize=256)  # one count for all who look on
def _ended_now(
    shown: tuple[Token | None, ...], setup: Setup, step: Step, past: tuple[Ending, ...], given: Given
) -> Outcome:
    laws = rules.laws_of(setup)
    grid = tuple([DOWN if token is None else FACE_OF[token] for token in shown])
    came_from = -1
    if step != "rotate":
        grid, came_from = to_the_middle(grid, laws)
    return outcome_of([*past, count(grid, laws, came_from, part=len(past), given=given)])
