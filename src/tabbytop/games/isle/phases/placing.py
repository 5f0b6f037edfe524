"""Placing a tile, and the treasure under a map [ISLE 3]."""

from collections.abc import Iterable
from functools import lru_cache

from tabbytop.core import Cells, Listed, Menu, Prompt, Seat, args, menu
from tabbytop.core.agenda import Kind, owner

from ..actions import Done, Place, Play, Take
from ..boat import STRIDE, finds_treasure, fits, lay, placements
from ..cards import CARDS, AnytimeCard, CardId
from ..components import COMMON, NONE, TILES, TileId
from ..state import Bonus, Frame, Placing, Player, State
from .common import instead, pop, push, spend, taken_from, with_player

DONE = Done()
TAKES = tuple(Take(tile) for tile in range(len(TILES)))


@lru_cache(maxsize=65536)  # a boat is asked about the same shapes again and again
def _fits(shape: int, filled: int, must_touch: bool) -> bool:
    return fits(shape, filled, must_touch)


def can_place(player: Player, tile: TileId) -> bool:
    """A tile that cannot be placed cannot be taken [ISLE 3.3]."""
    return _fits(TILES[tile].shape, player.filled, not player.berth)


def might_place(player: Player, tiles: Iterable[TileId]) -> bool:
    """Is there a place for any of these, by card 69 or 70 if one should be in the hand? Which cards are is hidden."""
    anywhere = bool(player.berth or player.hand)
    return any(_fits(TILES[tile].shape, player.filled, not anywhere) for tile in tiles)


def berths(player: Player) -> tuple[Play, ...]:
    """Before a tile is placed its owner may play card 69 or 70 [ISLE 4.9]."""
    if player.berth or not player.filled:
        return ()
    return tuple(
        Play(card)
        for card in dict.fromkeys(player.hand)
        if isinstance(found := CARDS[card], AnytimeCard) and found.effect == "next_tile_anywhere"
    )


def with_berth(state: State, seat: Seat, card: CardId) -> State:
    return with_player(spend(state, seat, card), seat, berth=True)


# -- placing ----------------------------------------------------------------------------------------------------------


def placing_menu(state: State, frame: Placing, seat: Seat) -> Menu[Place | Play | Done]:
    """Every place on the boat [ISLE 3.1, 3.2]; a tile that has none is let go [ISLE 3.3]."""
    player = state.players[seat]
    masks = placements(TILES[frame.tile].shape, player.filled, not player.berth)
    touching = "no" if player.berth or not player.filled else "yes"
    prompt = Prompt("place", "ISLE 3.2", args(tile=TILES[frame.tile].key, colour=frame.colour, touching=touching))
    return menu(prompt, Cells(Place, masks, STRIDE), Listed((*berths(player), *(() if any(masks) else (DONE,)))))


def placing_goes_on(state: State, frame: Placing) -> State | None:
    """A tile that a card has forced on its player and that has no place leaves the game [ISLE 3.3]."""
    return None if might_place(state.players[frame.seat], (frame.tile,)) else pop(state)


def placing_do(state: State, frame: Placing, seat: Seat, action: Place | Play | Done) -> State:
    if isinstance(action, Done):
        return pop(state)
    if isinstance(action, Play):
        return with_berth(state, seat, action.card)
    player = state.players[seat]
    laid = lay(frame.tile, frame.colour, action.turn, action.cell)
    placed = with_player(state, seat, tiles=(*player.tiles, laid), filled=player.filled | laid.cells, berth=False)
    return instead(placed, Bonus(seat)) if finds_treasure(player.boat, laid) else pop(placed)


# -- the treasure under a map -----------------------------------------------------------------------------------------


def common_left(state: State) -> tuple[TileId, ...]:
    return tuple(tile for tile, count in zip(COMMON, state.table.common, strict=True) if count)


def rare_left(state: State) -> tuple[TileId, ...]:
    return tuple(tile for tile, _ in state.table.rare)


def _bonus_tiles(state: State) -> tuple[TileId, ...]:
    """Common treasures that are there; by an option of the family game rare ones too [ISLE 3.4, 7.2]."""
    if state.rules.mode == "family" and state.rules.rare_from_maps:
        return common_left(state) + rare_left(state)
    return common_left(state)


def bonus_goes_on(state: State, frame: Bonus) -> State | None:
    return None if might_place(state.players[frame.seat], _bonus_tiles(state)) else pop(state)


def bonus_menu(state: State, frame: Bonus, seat: Seat) -> Menu[Take | Play | Done]:
    return menu(Prompt("map-treasure", "ISLE 3.4"), treasures_or_none(state, seat, _bonus_tiles(state)))


def bonus_do(state: State, frame: Bonus, seat: Seat, action: Take | Play | Done) -> State:
    return took_or_not(state, seat, action)


def treasures_or_none(state: State, seat: Seat, tiles: Iterable[TileId]) -> Listed[Take | Play | Done]:
    """One of these, or none; card 69 or 70 first, if one likes."""
    player = state.players[seat]
    return Listed((*(TAKES[tile] for tile in tiles if can_place(player, tile)), DONE, *berths(player)))


def took_or_not(state: State, seat: Seat, action: Take | Play | Done) -> State:
    match action:
        case Play(card):
            return with_berth(state, seat, card)
        case Take(tile):
            return take_treasure(pop(state), seat, tile)
        case Done():
            return pop(state)


def take_treasure(state: State, seat: Seat, tile: TileId) -> State:
    return push(state._replace(table=taken_from(state.table, tile)), Placing(seat, tile, NONE))


KINDS: dict[type[Frame], Kind[State]] = {
    Placing: Kind(owner, placing_do, placing_menu, go_on=placing_goes_on),
    Bonus: Kind(owner, bonus_do, bonus_menu, go_on=bonus_goes_on),
}
