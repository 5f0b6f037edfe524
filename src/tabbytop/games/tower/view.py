"""What one seat or a spectator may know [TOWER 7.10] (its observation), and a full position that agrees with it
(determinization)."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from tabbytop.core import Outcome, Viewer

from . import winning
from .components import ACTIONS, GOALS, STORIES, CardId, Piece
from .goals import met
from .standing import scene
from .state import Deck, Deed, Hand, Mode, Paused, Race, Setup, Standing, State, Step, Story, Turn, supply


class Pile(NamedTuple):
    """A deck as all see it: what lies face up, how many are left, and the discards [TOWER 4.4]."""

    up: tuple[CardId, ...]
    left: int
    gone: tuple[CardId, ...]


class Met(NamedTuple):
    """A goal that could be met now, and the cats that meet it."""

    card: CardId
    cats: tuple[Piece, ...]


class Flow(NamedTuple):
    """What is going on besides the step: all of it public."""

    landed: bool
    returned: tuple[Piece, ...]
    adrift: tuple[Piece, ...]
    after: Step
    paused: Paused | None


@dataclass(frozen=True, slots=True)
class View:
    """The whole tower is public; only goals in hand and the order of the decks are hidden [TOWER 7.10]."""

    viewer: int | None
    mode: Mode
    target: int
    seats: int
    aids: bool  # [TOWER 8.5]
    step: Step
    tower: tuple[Standing, ...]
    supply: tuple[Piece, ...]
    aside: tuple[Piece, ...]  # fallen walls [TOWER 5.2]
    actions: Pile
    goals: Pile
    hand: tuple[CardId, ...]  # one's own hidden goals
    hands: tuple[int, ...]  # how many each has
    met: tuple[Met, ...]  # of the goals this viewer sees, by its own kitten
    kittens: tuple[Piece, ...]  # by seats, 0: not chosen yet; together Toto alone [TOWER 7.1]
    race: Race
    turn: Turn
    story: Story
    floor: int  # of the present story card
    held: Hand | None
    deed: Deed | None
    flow: Flow


def view(state: State, viewer: Viewer) -> View:
    """Built up from what may be seen, so a new secret field is hidden by default."""
    together = state.setup.mode == "coop"
    hand = state.hands[viewer] if state.hands and viewer is not None else ()
    seen = state.goals.up if together else hand
    could = met(state, viewer or 0, seen, scene(state.tower)) if seen else {}
    return View(
        viewer=viewer,
        mode=state.setup.mode,
        target=state.setup.target,
        aids=state.setup.aids,
        seats=state.setup.seats,
        step=state.step,
        tower=state.tower,
        supply=tuple(sorted(supply(state))),
        aside=state.aside,
        actions=_pile(state.actions),
        goals=_pile(state.goals),
        hand=hand,
        hands=tuple(map(len, state.hands)),
        met=tuple(Met(card, cats) for card, cats in could.items()),
        kittens=state.kittens,
        race=state.race,
        turn=state.turn,
        story=state.story,
        floor=STORIES[state.story.place],
        held=state.hand,
        deed=state.deed,
        flow=Flow(state.landed, state.returned, state.adrift, state.after, state.paused),
    )


def _pile(deck: Deck) -> Pile:
    return Pile(deck.up, len(deck.left), deck.gone)


def determinize(seen: View, rng: Random) -> State:
    """What lies in a deck is known, its order is nobody's; goals in other hands are drawn at random."""
    hands, goals = _goals(seen, rng)
    return State(
        Setup(seen.mode, seen.target, seen.seats, seen.aids),
        seen.tower,
        seen.aside,
        Deck(seen.actions.up, _rest(ACTIONS, seen.actions), seen.actions.gone),
        goals,
        hands,
        seen.kittens,
        seen.race,
        seen.turn,
        seen.story,
        seen.step,
        seen.held,
        seen.deed,
        *seen.flow,
    )


def _rest(cards: Iterable[CardId], pile: Pile) -> tuple[CardId, ...]:
    return tuple(card for card in sorted(cards) if card not in pile.up and card not in pile.gone)


def _goals(seen: View, rng: Random) -> tuple[tuple[tuple[CardId, ...], ...], Deck]:
    left = list(_rest(GOALS, seen.goals))
    if not seen.hands:
        return (), Deck(seen.goals.up, tuple(left), seen.goals.gone)
    known: list[list[CardId]] = [[] for _ in seen.hands]
    if seen.viewer is not None:
        known[seen.viewer] = list(seen.hand)
    if seen.turn.goal and seen.turn.goal not in known[seen.turn.seat]:
        known[seen.turn.seat].append(seen.turn.goal)  # shown by who is meeting it
    left = [card for card in left if not any(card in hand for hand in known)]
    rng.shuffle(left)
    for hand, size in zip(known, seen.hands, strict=True):
        while len(hand) < size:
            hand.append(left.pop())
    return tuple(tuple(sorted(hand)) for hand in known), Deck((), tuple(sorted(left)), seen.goals.gone)


def standing(seen: View) -> Outcome | None:
    """If it ended now: together the highest story won, apart the order card [TOWER 6.4, 7.5]."""
    if seen.mode == "coop":
        return winning.together(seen.seats, seen.story, len(seen.aside), seen.race.heights[0])
    return winning.apart(seen.race, seen.story)
