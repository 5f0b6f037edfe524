"""Game notation of the isle: a word for what is done, then tiles by their keys, cards by number, cells as ``k5``."""

from collections.abc import Sequence
from typing import get_args

from tabbytop.core.notation import Spelling, among, itself, listed, marked, or_dash, spelled

from .actions import (
    Action,
    Befriend,
    Boats,
    DealCards,
    DealFamily,
    Done,
    DrawTiles,
    Find,
    First,
    GiveLessons,
    GiveTreasures,
    Herd,
    Hold,
    Keep,
    Lay,
    LayOut,
    Name,
    OshaxRow,
    Pay,
    Place,
    Play,
    Rescue,
    Sell,
    Send,
    SisterLessons,
    Take,
    TurnColour,
    TurnSister,
)
from .boat import BOAT_OF, BOATS, CELL_OF, name
from .components import COLOUR_OF, COLOURS, TILE_OF, TILES
from .state import Basket, Field
from .view import PlayerView, View

ACTIONS = Spelling[Action](
    "the isle",
    Action,
    {
        First: "first {seat}",
        Boats: "boats {boats:boat*}",
        OshaxRow: "oshax {tiles:tile*}",
        SisterLessons: "sister-lessons {cards:number*}",
        TurnColour: "colour {card}",
        DealFamily: "family {cards:number*}",
        DrawTiles: "draw {tiles:tile*}",
        DealCards: "deal {cards:number*}",
        TurnSister: "sister {card}",
        LayOut: "lay-out {tiles:tile*}",
        Keep: "keep {cards:number*}",
        Pay: "pay {cards:number*}",
        Name: "name {colour}",
        Lay: "lay {cards:number*}",
        Rescue: "rescue {tile} {basket}",
        Done: "done",
        Befriend: "befriend {tile} {colour}",
        Find: "find {card} {option} {tile}",
        Take: "take {tile}",
        Place: "place {turn} {cell}",
        Play: "play {card}",
        Hold: "hold",
        Sell: "sell {used}",
        Herd: "herd {tiles:tile*}",
        Send: "send {field} {place}",
        GiveLessons: "give-lessons {cards:number*}",
        GiveTreasures: "give-treasures {places:number*}",
    },
    {
        "basket": itself(get_args(Basket)),
        "boat": among(BOAT_OF),
        "cell": among(CELL_OF),
        "colour": among(COLOUR_OF),
        "field": itself(get_args(Field)),
        "tile": among(TILE_OF),
        "used": among({"used": True, "unused": False}),
    },
)
write, read = ACTIONS.write, ACTIONS.read


# -- views ------------------------------------------------------------------------------------------------------------


def show(seen: View) -> str:
    """A view as text, for transcripts and terminals."""
    top = seen.agenda[-1]
    lines = [f"day {seen.day} | order {listed(seen.order)} | {spelled(top)}"]
    lines.append(
        f"left {listed(_keys(seen.left))} | right {listed(_keys(seen.right))} | bag {len(seen.bag)} | deck {seen.deck}"
    )
    rare = [f"{TILES[tile].key}*{count}" for tile, count in seen.rare]
    lines.append(
        f"common {listed(seen.common)} | rare {listed(rare)} | oshax {listed(_keys(seen.oshax))}"
        f" | public {listed([f'{card}{_colour(colour)}' for card, colour in seen.public])}"
    )
    if seen.sister is not None:
        her = seen.sister
        lines.append(
            f"sister: colours {listed(her.colours)} | lessons {listed(her.lessons)} | card {or_dash(her.card)}"
            f" | left {her.cards_left} | speed {her.speed} | last {or_dash(her.last)}"
        )
    lines += [_player(seat, player) for seat, player in enumerate(seen.players)]
    if seen.own is not None:
        own = seen.own
        chosen = "-" if own.chosen is None else listed(own.chosen) if own.chosen else "nothing"
        lines.append(
            f"own: hand {listed(own.hand)} | pack {listed(own.pack)} | kept {listed(own.kept)} | chosen {chosen}"
            f" | lessons {listed(own.lessons)} | laid {listed(own.laid)}"
        )
    return "\n".join(lines)


def _player(seat: int, player: PlayerView) -> str:
    tiles = [f"{TILES[laid.tile].key}{_colour(laid.colour)}@{_corner(laid.cells)}" for laid in player.tiles]
    counts = f"hand {player.hand} pack {player.pack} kept {player.kept} laid {player.laid} lessons {player.lessons}"
    marks = marked(player, "chosen", "berth", "passed")
    boat = BOATS[player.boat].key if player.boat >= 0 else "-"
    return (
        f"{seat}: {boat} | fish {player.fish} | baskets {player.baskets - player.used}/{player.baskets} | {counts}"
        f" | shown {listed(player.shown)} | extra {player.extra} | {listed(marks)} | {listed(tiles)}"
        + (f" | scored {listed(player.scored)}" if player.scored else "")
    )


def _keys(tiles: Sequence[int]) -> list[str]:
    return [TILES[tile].key for tile in tiles]


def _corner(cells: int) -> str:
    anchor = (cells & -cells).bit_length() - 1
    return name(anchor)


def _colour(colour: int) -> str:
    return f"({COLOURS[colour]})" if colour >= 0 else ""
