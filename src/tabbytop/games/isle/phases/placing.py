"""Placing a tile, and the treasure under a map [ISLE 3]."""

from functools import lru_cache

from tabbytop.core import Cells, Listed, Menu, Prompt, Seat, args, menu

from ..actions import Done, Place, Play, Take
from ..boat import finds_treasure, fits, lay, placements
from ..cards import CARDS, AnytimeCard
from ..components import COMMON, RARE, TILES, TileId
from ..state import Bonus, Frame, Placing, Player, State
from .common import Kind, instead, owner, pop, push, spend, taken_from, with_player

DONE = Done()
TAKES = tuple(Take(tile) for tile in range(len(TILES)))


@lru_cache(maxsize=65536)  # a boat is asked about the same shapes again and again
def _fits(shape: int, filled: int, must_touch: bool) -> bool:
    return fits(shape, filled, must_touch)


def can_place(player: Player, tile: TileId) -> bool:
    """A tile that cannot be placed cannot be taken [ISLE 3.3]."""
    return _fits(TILES[tile].shape, player.filled, not player.berth)


# -- placing ----------------------------------------------------------------------------------------------------------


def placing_menu(state: State, frame: Placing, seat: Seat) -> Menu:
    """Every place on the boat [ISLE 3.1, 3.2]; before that its owner may play card 69 or 70 [ISLE 4.9].

    A tile that has no place is let go [ISLE 3.3].
    """
    player = state.players[seat]
    masks = placements(TILES[frame.tile].shape, player.filled, not player.berth)
    prompt = Prompt("place", "ISLE 3.2", args(tile=TILES[frame.tile].key, colour=frame.colour))
    return menu(prompt, Cells(Place, masks), Listed((*_berths(player), *(() if any(masks) else (DONE,)))))


def _berths(player: Player) -> tuple[Play, ...]:
    if player.berth:
        return ()
    return tuple(
        Play(card)
        for card in dict.fromkeys(player.hand)
        if isinstance(found := CARDS[card], AnytimeCard) and found.effect == "next_tile_anywhere"
    )


def placing_settle(state: State, frame: Placing) -> State | None:
    """A tile that has no place leaves the game; whoever holds a card is asked first, whatever card it is [ISLE 3.3]."""
    player = state.players[frame.seat]
    return None if player.hand or can_place(player, frame.tile) else pop(state)


def placing_do(state: State, frame: Placing, seat: Seat, action: Place | Play | Done) -> State:
    if isinstance(action, Done):
        return pop(state)
    if isinstance(action, Play):
        return with_player(spend(state, seat, action.card), seat, berth=True)
    player = state.players[seat]
    laid = lay(frame.tile, frame.colour, action.turn, action.cell)
    placed = with_player(state, seat, tiles=(*player.tiles, laid), filled=player.filled | laid.cells, berth=False)
    return instead(placed, Bonus(seat)) if finds_treasure(player.boat, laid) else pop(placed)


# -- the treasure under a map -----------------------------------------------------------------------------------------


def common_left(state: State) -> tuple[TileId, ...]:
    return tuple(tile for tile, count in zip(COMMON, state.table.common, strict=True) if count)


def rare_left(state: State) -> tuple[TileId, ...]:
    return tuple(tile for tile, _ in state.table.rare if tile in RARE)


def bonus_tiles(state: State, seat: Seat) -> list[TileId]:
    """Common treasures that are there and fit; by an option of the family game rare ones too [ISLE 3.4, 7.2]."""
    tiles = common_left(state)
    if state.rules.mode == "family" and state.rules.rare_from_maps:
        tiles += rare_left(state)
    return [tile for tile in tiles if can_place(state.players[seat], tile)]


def bonus_settle(state: State, frame: Bonus) -> State | None:
    return None if bonus_tiles(state, frame.seat) else pop(state)


def bonus_menu(state: State, frame: Bonus, seat: Seat) -> Menu:
    takes = tuple(TAKES[tile] for tile in bonus_tiles(state, seat))
    return menu(Prompt("map-treasure", "ISLE 3.4"), Listed((*takes, DONE)))


def bonus_do(state: State, frame: Bonus, seat: Seat, action: Take | Done) -> State:
    if isinstance(action, Done):
        return pop(state)
    return take_treasure(pop(state), seat, action.tile)


def take_treasure(state: State, seat: Seat, tile: TileId) -> State:
    return push(state._replace(table=taken_from(state.table, tile)), Placing(seat, tile, -1))


KINDS: dict[type[Frame], Kind] = {
    Placing: Kind(owner, placing_do, placing_menu, settle=placing_settle),
    Bonus: Kind(owner, bonus_do, bonus_menu, settle=bonus_settle),
}
