"""What one seat or a spectator may know [ISLE 8] (its observation), and a full position that agrees with it
(determinization)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from tabbytop.core import Mask, Outcome, Viewer
from tabbytop.core.agenda import Sight

from . import scoring
from . import state as frames
from .boat import BoatId, Laid
from .cards import CARDS, FAMILY_CARDS, LESSONS, CardId, RescueCard, deck
from .components import Colour, TileId
from .phases.exploring import KEPT
from .rules import her_score, outcome
from .state import Choosing, Drafting, Frame, Island, Naming, Over, Player, Rules, Sister, State


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody sees of a player [ISLE 8.2]."""

    boat: BoatId
    tiles: tuple[Laid, ...]
    filled: Mask
    fish: int
    baskets: int
    used: int
    hand: int  # how many cards
    pack: int
    kept: int
    laid: int
    lessons: int
    discarded: int
    chosen: bool
    shown: tuple[CardId, ...]
    extra: int
    berth: bool
    passed: bool
    scored: tuple[CardId, ...]  # the private lessons, at the end


@dataclass(frozen=True, slots=True)
class Own:
    """What only the viewer sees; of somebody who plays alone, all may see it [ISLE 8.1]."""

    hand: tuple[CardId, ...]
    pack: tuple[CardId, ...]
    kept: tuple[CardId, ...]
    chosen: tuple[CardId, ...] | None
    passed_on: tuple[CardId, ...]
    lessons: tuple[CardId, ...]
    laid: tuple[CardId, ...]
    discarded: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class View:
    viewer: int | None
    rules: Rules
    players: tuple[PlayerView, ...]
    own: Own | None
    left: tuple[TileId, ...]
    right: tuple[TileId, ...]
    bag: tuple[TileId, ...]  # known to all as a multiset [ISLE 8.2]
    deck: int
    common: tuple[int, ...]
    rare: tuple[tuple[TileId, int], ...]
    oshax: tuple[TileId, ...]
    public: tuple[tuple[CardId, Colour], ...]
    spent: tuple[CardId, ...]
    sister: Sister | None  # her deck as a multiset
    day: int
    order: tuple[int, ...]
    agenda: tuple[Frame, ...]


#: what everybody sees of each kind of frame [ISLE 8.2]
seen_of = Sight[Frame](
    Frame,
    {
        frames.Preparing: ("step",),
        frames.LayingOut: ("seat",),
        frames.Choosing: (),
        frames.Filling: ("cats",),
        frames.Dealing: ("round",),
        frames.Drafting: ("round",),
        frames.Buying: (),
        frames.Teaching: ("left",),
        frames.Naming: ("seat", "card"),
        frames.Laying: ("left",),
        frames.SisterReveal: (),
        frames.Rescuing: ("seat", "taken"),
        frames.Emptied: (),
        frames.SisterTurn: (),
        frames.Finding: ("seat",),
        frames.SecondTreasure: ("seat", "card", "option"),
        frames.Placing: ("seat", "tile", "colour"),
        frames.Bonus: ("seat",),
        frames.Colouring: ("seat", "tile"),
        frames.DrawingCards: ("seat", "count"),
        frames.PayingDrawn: ("seat",),
        frames.Dipping: ("seat",),
        frames.Selling: ("seat", "fish"),
        frames.Herding: ("seat", "most"),
        frames.Arriving: ("seat", "count"),
        frames.Sorting: ("seat", "cats", "fields"),
        frames.GivingLessons: ("seat", "count", "baskets"),
        frames.GivingTreasures: ("seat", "count", "baskets"),
        frames.Window: ("moment",),
        frames.Wish: ("seat", "card"),
        frames.Carrying: ("plays",),
        frames.Evening: (),
        frames.Taking: ("seat",),
        frames.Over: (),
    },
)


def view(state: State, viewer: Viewer) -> View:
    """Built up from what may be seen, so a new secret field is hidden by default."""
    table = state.table
    over = isinstance(state.top, Over)
    return View(
        viewer=viewer,
        rules=state.rules,
        players=tuple([_seen(player, over) for player in state.players]),
        own=None if (owner := _owner(state.rules, viewer)) is None else _own(state.players[owner]),
        left=table.left,
        right=table.right,
        bag=table.bag,
        deck=len(table.deck),
        common=table.common,
        rare=table.rare,
        oshax=table.oshax,
        public=table.public,
        spent=table.spent,
        sister=state.sister,
        day=state.day,
        order=state.order,
        agenda=seen_of(state.agenda),
    )


def _owner(rules: Rules, viewer: Viewer) -> Viewer:
    """Whose cards this viewer sees."""
    return 0 if rules.mode == "solo" else viewer


def _seen(player: Player, over: bool) -> PlayerView:
    return PlayerView(
        boat=player.boat,
        tiles=player.tiles,
        filled=player.filled,
        fish=player.fish,
        baskets=player.baskets,
        used=player.used,
        hand=len(player.hand),
        pack=len(player.pack),
        kept=len(player.kept),
        laid=len(player.laid),
        lessons=len(player.lessons),
        discarded=len(player.discarded),
        chosen=player.chosen is not None,
        shown=player.shown,
        extra=player.extra,
        berth=player.berth,
        passed=player.passed,
        scored=player.lessons if over else (),
    )


def _own(player: Player) -> Own:
    return Own(
        player.hand,
        player.pack,
        player.kept,
        player.chosen,
        player.passed_on,
        player.lessons,
        player.laid,
        player.discarded,
    )


# -- a position that agrees with a view -------------------------------------------------------------------------------


def determinize(seen: View, rng: Random) -> State:
    """Cards that this viewer cannot see are dealt anew: laid ones are rescue cards, played ones lessons."""
    unseen = list(_unseen(seen))
    rng.shuffle(unseen)
    players = [_begun(seen, seat, one) for seat, one in enumerate(seen.players)]
    family = seen.rules.mode == "family"
    hidden = [seat for seat in range(len(players)) if seat != _owner(seen.rules, seen.viewer)]
    for seat in hidden:
        laid = _take(unseen, seen.players[seat].laid, rescue=True)
        players[seat] = players[seat]._replace(laid=laid)
    for seat in hidden:
        public = seen.players[seat]
        lessons = public.scored or _take(unseen, public.lessons, lesson=not family)
        players[seat] = players[seat]._replace(lessons=lessons)
    for seat in hidden:
        public = seen.players[seat]
        hand, pack, kept, gone = (
            _take(unseen, count) for count in (public.hand, public.pack, public.kept, public.discarded)
        )
        chosen = _imagined(seen, public, pack) if public.chosen else None
        players[seat] = players[seat]._replace(hand=hand, pack=pack, kept=kept, discarded=gone, chosen=chosen)
    cards = () if family else tuple(sorted(unseen))
    table = Island(seen.left, seen.right, seen.bag, cards, seen.common, seen.rare, seen.oshax, seen.public, seen.spent)
    return State(seen.rules, tuple(players), table, seen.sister, seen.day, seen.order, seen.agenda)


def _begun(seen: View, seat: int, public: PlayerView) -> Player:
    own = seen.own if seat == _owner(seen.rules, seen.viewer) else None
    player = Player(
        boat=public.boat,
        tiles=public.tiles,
        filled=public.filled,
        fish=public.fish,
        baskets=public.baskets,
        used=public.used,
        shown=public.shown,
        extra=public.extra,
        berth=public.berth,
        passed=public.passed,
    )
    if own is None:
        return player
    return player._replace(
        hand=own.hand,
        pack=own.pack,
        kept=own.kept,
        chosen=own.chosen,
        passed_on=own.passed_on,
        lessons=own.lessons,
        laid=own.laid,
        discarded=own.discarded,
    )


def _unseen(seen: View) -> Iterable[CardId]:
    """The cards that lie somewhere this viewer cannot look."""
    family = seen.rules.mode == "family"
    left = Counter(tuple(FAMILY_CARDS) if family else deck(seen.rules.modules.split(",")))
    left.subtract(seen.spent)
    left.subtract(card for card, _ in seen.public)
    left.subtract(frame.card for frame in seen.agenda if isinstance(frame, Naming) and frame.card in LESSONS)
    for player in seen.players:
        left.subtract(player.shown)
        left.subtract(player.scored)
    if seen.own is not None:
        own = seen.own
        for cards in (own.hand, own.pack, own.kept, own.laid, own.discarded):
            left.subtract(cards)
        if not any(player.scored for player in seen.players):
            left.subtract(own.lessons)
    return left.elements()


def _take(unseen: list[CardId], count: int, *, rescue: bool = False, lesson: bool = False) -> tuple[CardId, ...]:
    """``count`` of the unseen cards, of one type where the table tells."""
    found: list[CardId] = []
    place = len(unseen) - 1
    while len(found) < count:
        card = unseen[place]
        fits = isinstance(CARDS.get(card), RescueCard) if rescue else True
        if lesson:
            fits = card in LESSONS and not LESSONS[card].public
        if fits:
            found.append(unseen.pop(place))
        place -= 1
    return tuple(sorted(found))


def _imagined(seen: View, public: PlayerView, pack: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """A hidden choice that could have been made: in a draft some of the cards, elsewhere nothing."""
    top = seen.agenda[-1]
    if isinstance(top, Drafting):
        return pack[: 3 if seen.rules.mode == "solo" else KEPT]
    if isinstance(top, Choosing):
        return pack[:2]
    return ()


# -- if the game ended now --------------------------------------------------------------------------------------------


def standing(seen: View) -> Outcome | None:
    """What can be counted of it in the open: private lessons of others are left out [ISLE 8.1]."""
    if not seen.order or seen.players[0].boat < 0:
        return None
    if isinstance(seen.agenda[-1], Over):
        return outcome(determinize(seen, Random(0)))
    owner = _owner(seen.rules, seen.viewer)
    holds = []
    for seat, one in enumerate(seen.players):
        own = seen.own.lessons if seen.own is not None and seat == owner else ()
        unseen = one.lessons - len(own) if seen.rules.mode != "family" else 0
        holds.append(scoring.Cargo(one.boat, one.tiles, own, one.fish, one.baskets, unseen))
    return scoring.outcome(seen.rules.mode, holds, seen.order, seen.public, her_score(seen.sister))
