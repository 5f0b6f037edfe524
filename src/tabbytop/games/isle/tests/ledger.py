"""Everything adds up: tiles, cards, fish and baskets, step by step, by a count that does not ask the rules."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from tabbytop.games.isle.actions import (
    Action,
    Find,
    GiveLessons,
    GiveTreasures,
    Pay,
    Play,
    Rescue,
    TurnSister,
)
from tabbytop.games.isle.cards import CARDS, FAMILY_CARDS, LESSONS, TreasureCard, deck
from tabbytop.games.isle.components import BAG, BASKETS_IN_THE_BOX, COMMON, COMMON_LAID_OUT, OSHAX, TILES
from tabbytop.games.isle.state import (
    Buying,
    Carrying,
    Colouring,
    Filling,
    Naming,
    Over,
    PayingDrawn,
    Placing,
    Player,
    Preparing,
    Selling,
    Sorting,
    State,
    Wish,
)


def check_step(before: State, seat: int, action: Action, after: State) -> None:
    """To be called with every step of a game."""
    if any(isinstance(frame, Preparing) for frame in before.agenda):
        if not any(isinstance(frame, Preparing) for frame in after.agenda):
            _check_box(after)
        return
    _check_tiles(before, seat, action, after)
    _check_cards(before, after)
    for one in range(len(after.players)):
        _check_fish_and_baskets(before, seat, action, after, one)
    assert sum(player.baskets for player in after.players) <= BASKETS_IN_THE_BOX


# -- tiles ------------------------------------------------------------------------------------------------------------


def all_tiles(state: State) -> list[int]:
    """Every tile that is still in the game, in order."""
    table = state.table
    found = [*table.bag, *table.left, *table.right, *table.oshax]
    for tile, count in (*table.rare, *zip(COMMON, table.common, strict=True)):
        found += [tile] * count
    for player in state.players:
        found += [laid.tile for laid in player.tiles]
    for frame in state.agenda:
        match frame:
            case Placing(tile=tile) | Colouring(tile=tile):
                found.append(tile)
            case Sorting(cats=cats):
                found += cats
    return sorted(found)


def _check_box(state: State) -> None:
    """At the beginning all is there [ISLE 1.1, 2.1]."""
    oshax = [] if state.rules.mode == "family" else [tile for tile in OSHAX for _ in range(TILES[tile].count)]
    common = dict.fromkeys(COMMON, COMMON_LAID_OUT[len(state.players)])
    assert Counter(all_tiles(state)) == Counter(BAG) + Counter(oshax) + Counter(common)


def _gone(before: State, seat: int, action: Action, after: State) -> Counter[int]:
    """The tiles that this step should have taken out of the game."""
    gone: Counter[int] = Counter()
    if isinstance(action, GiveTreasures):
        gone.update(before.players[seat].tiles[place].tile for place in action.places)
    if before.sister is not None and after.sister is not None:
        card = action.card if isinstance(action, TurnSister) else before.sister.card
        if card and not after.sister.card:
            gone.update(deed.tile for deed in after.sister.deeds if deed.tile >= 0 and deed.what != "swap")
    if after.day > before.day or (isinstance(after.top, Over) and not isinstance(before.top, Over)):
        waiting = [cat for frame in before.agenda if isinstance(frame, Sorting) for cat in frame.cats]
        gone |= Counter([*before.table.left, *before.table.right, *waiting])  # those she took are among them
    return gone


def _check_tiles(before: State, seat: int, action: Action, after: State) -> None:
    was, now = all_tiles(before), all_tiles(after)
    gone, lost = _gone(before, seat, action, after), Counter[int]()
    if was != now:
        made, lost = Counter(now) - Counter(was), Counter(was) - Counter(now)
        assert not made, f"{action} made tiles {made}"
    let_go = lost - gone  # a tile that a card drew and that has no place [ISLE 3.3]
    assert not gone - lost, f"{action} should have taken {gone - lost} out of the game"
    assert sum(let_go.values()) <= 1, f"{action} lost {let_go}"
    if let_go:
        assert any(type(frame).__name__ in ("Dipping", "Colouring", "Placing") for frame in before.agenda)


# -- cards ------------------------------------------------------------------------------------------------------------


def all_cards(state: State) -> Iterator[int]:
    table = state.table
    yield from (*table.deck, *table.spent, *(card for card, _ in table.public))
    for player in state.players:
        for cards in (player.hand, player.pack, player.kept, player.lessons, player.laid, player.shown):
            yield from cards
        yield from player.discarded
    yield from (frame.card for frame in state.agenda if isinstance(frame, Naming) and frame.card in LESSONS)


@cache
def _whole_deck(modules: str) -> tuple[int, ...]:
    return deck(modules.split(","))


def _check_cards(before: State, after: State) -> None:
    cards = sorted(all_cards(after))
    if after.rules.mode == "family":
        assert len(cards) == len(set(cards)) == 3 * len(after.players)
        assert set(cards) <= set(FAMILY_CARDS)
    else:
        assert tuple(cards) == _whole_deck(after.rules.modules)
    if after.sister is not None and before.sister is not None:
        assert set(after.sister.deck) <= set(before.sister.deck)


# -- fish and baskets -------------------------------------------------------------------------------------------------


def catch_of(card: int, player: Player) -> set[int]:
    """The fish that a card may bring to this player, counted anew from the boat [ISLE 9.3]."""
    kinds = Counter(TILES[laid.tile].kind for laid in player.tiles)
    colours = Counter(laid.colour for laid in player.tiles if laid.colour >= 0)
    fixed = {
        67: 2 * kinds["oshax"],
        76: 5,
        78: len(player.lessons),
        90: len(colours),
        92: 2 * kinds["rare"],
        94: kinds["common"],
    }
    return {fixed[card]} if card in fixed else {0, *colours.values()} if card == 96 else {0}


def _cards_at_work(before: State, seat: int, action: Action, one: int) -> set[int]:
    """The anytime cards of ``one`` that this step may have carried out."""
    cards = {action.card} if isinstance(action, Play) and seat == one else set()
    for frame in before.agenda:
        match frame:
            case Naming(seat=owner, card=card) if owner == one:
                cards.add(card)
            case Selling(seat=owner) if owner == one:
                cards.add(76)
            case Carrying(plays=plays):
                cards |= {card for owner, card in plays if owner == one}
            case Wish(seat=owner, card=card) if owner == one:
                cards.add(card)
    cards |= set(before.players[one].chosen or ()) if not isinstance(before.top, Buying) else set()
    return cards


def _check_fish_and_baskets(before: State, seat: int, action: Action, after: State, one: int) -> None:
    was, now = before.players[one], after.players[one]
    paid, fished = 0, 0
    if isinstance(before.top, Filling) and not isinstance(after.agenda[0], Filling) and before.rules.mode != "family":
        fished = 20
    if isinstance(before.top, Buying) and was.kept and not now.kept:
        bought = action.cards if isinstance(action, Pay) and seat == one else was.chosen or ()
        paid = sum(CARDS[card].cost for card in bought)
    elif isinstance(before.top, PayingDrawn) and isinstance(action, Pay) and seat == one:
        paid = sum(CARDS[card].cost for card in action.cards)
    elif isinstance(action, Rescue) and seat == one:
        paid = 3 if action.tile in before.table.left else 5
    elif isinstance(action, Find) and seat == one:
        card = CARDS[action.card]
        assert isinstance(card, TreasureCard)
        paid = card.options[action.option].fish
    at_work = _cards_at_work(before, seat, action, one)
    caught = now.fish - (was.fish + fished - paid)
    assert caught in {0, *(fish for card in at_work for fish in catch_of(card, was))}, (action, caught)
    assert now.fish >= 0

    gained = now.baskets - was.baskets
    expected = {0}
    if seat == one and isinstance(action, (GiveLessons, GiveTreasures)):
        expected = {1}
    elif 84 in at_work:
        expected = {0, 1}
    elif 76 in at_work:
        expected = {0, -1}
    assert gained in expected, (action, gained)
    assert (gained == -1) == (76 in at_work and caught == 5)
    assert 0 <= now.used <= now.baskets
