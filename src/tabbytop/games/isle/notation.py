"""The isle as short text: a word for what is done, then tiles by their keys, cards by number, cells as ``k5``."""

from collections.abc import Callable, Iterable, Sequence

from tabbytop.core import Malformed
from tabbytop.core.words import listed, spelled

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
from .state import Basket
from .view import PlayerView, View

BASKETS = ("permanent", "whole", "broken")


def write(action: Action) -> str:
    match action:
        case First(seat):
            return f"first {seat}"
        case Boats(boats):
            return _joined("boats", (BOATS[boat].key for boat in boats))
        case OshaxRow(tiles):
            return _joined("oshax", _keys(tiles))
        case SisterLessons(cards):
            return _joined("sister-lessons", cards)
        case TurnColour(card):
            return f"colour {card}"
        case DealFamily(cards):
            return _joined("family", cards)
        case DrawTiles(tiles):
            return _joined("draw", _keys(tiles))
        case DealCards(cards):
            return _joined("deal", cards)
        case TurnSister(card):
            return f"sister {card}"
        case Keep(cards):
            return _joined("keep", cards)
        case Pay(cards):
            return _joined("pay", cards)
        case Lay(cards):
            return _joined("lay", cards)
        case GiveLessons(cards):
            return _joined("give-lessons", cards)
        case GiveTreasures(places):
            return _joined("give-treasures", places)
        case Name(colour):
            return f"name {COLOURS[colour]}"
        case Rescue(tile, basket):
            return f"rescue {TILES[tile].key} {basket}"
        case Befriend(tile, colour):
            return f"befriend {TILES[tile].key} {COLOURS[colour]}"
        case Find(card, option, tile):
            return f"find {card} {option} {TILES[tile].key}"
        case Take(tile):
            return f"take {TILES[tile].key}"
        case Place(turn, cell):
            return f"place {turn} {name(cell)}"
        case Play(card):
            return f"play {card}"
        case Sell(used):
            return "sell used" if used else "sell unused"
        case Herd(tiles):
            return _joined("herd", _keys(tiles))
        case Send(field, place):
            return f"send {field} {place}"
        case Hold():
            return "hold"
        case Done():
            return "done"


def _joined(word: str, rest: Iterable[object]) -> str:
    return " ".join([word, *map(str, rest)])


def _keys(tiles: Sequence[int]) -> list[str]:
    return [TILES[tile].key for tile in tiles]


def _tiles(words: list[str]) -> tuple[int, ...]:
    return tuple(TILE_OF[word] for word in words)


def _numbers(words: list[str]) -> tuple[int, ...]:
    return tuple(map(int, words))


_READERS: dict[str, Callable[[list[str]], Action]] = {
    "first": lambda words: First(int(words[0])),
    "boats": lambda words: Boats(tuple(BOAT_OF[word] for word in words)),
    "oshax": lambda words: OshaxRow(_tiles(words)),
    "sister-lessons": lambda words: SisterLessons(_numbers(words)),
    "colour": lambda words: TurnColour(int(words[0])),
    "family": lambda words: DealFamily(_numbers(words)),
    "draw": lambda words: DrawTiles(_tiles(words)),
    "deal": lambda words: DealCards(_numbers(words)),
    "sister": lambda words: TurnSister(int(words[0])),
    "keep": lambda words: Keep(_numbers(words)),
    "pay": lambda words: Pay(_numbers(words)),
    "lay": lambda words: Lay(_numbers(words)),
    "give-lessons": lambda words: GiveLessons(_numbers(words)),
    "give-treasures": lambda words: GiveTreasures(_numbers(words)),
    "name": lambda words: Name(COLOUR_OF[words[0]]),
    "rescue": lambda words: Rescue(TILE_OF[words[0]], _basket(words[1])),
    "befriend": lambda words: Befriend(TILE_OF[words[0]], COLOUR_OF[words[1]]),
    "find": lambda words: Find(int(words[0]), int(words[1]), TILE_OF[words[2]]),
    "take": lambda words: Take(TILE_OF[words[0]]),
    "place": lambda words: Place(int(words[0]), CELL_OF[words[1]]),
    "play": lambda words: Play(int(words[0])),
    "sell": lambda words: Sell({"used": True, "unused": False}[words[0]]),
    "herd": lambda words: Herd(_tiles(words)),
    "send": lambda words: Send({"left": "left", "right": "right"}[words[0]], int(words[1])),  # type: ignore[arg-type]
    "hold": lambda words: Hold(),
    "done": lambda words: Done(),
}


def _basket(word: str) -> Basket:
    return {basket: basket for basket in BASKETS}[word]  # type: ignore[return-value]


def read(text: str) -> Action:
    """The action that ``text`` names; whatever is written reads back the same."""
    word, *rest = text.split() or [""]
    try:
        action = _READERS[word](rest)
    except (KeyError, ValueError, IndexError):
        raise Malformed(f"{text!r} is no action of the isle") from None
    if write(action) != text:
        raise Malformed(f"{text!r} is no action of the isle")
    return action


# -- views ------------------------------------------------------------------------------------------------------------


def show(seen: View) -> str:
    """A view as text, for transcripts and terminals."""
    top = seen.agenda[-1]
    lines = [f"day {seen.day} | order {listed(seen.order)} | {type(top).__name__} {spelled(top)}".rstrip()]
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
            f"sister: colours {listed(her.colours)} | lessons {listed(her.lessons)} | card {her.card or '-'}"
            f" | left {her.cards_left} | speed {her.speed} | last {her.last or '-'}"
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
    marks = [word for word in ("chosen", "berth", "passed") if getattr(player, word)]
    boat = BOATS[player.boat].key if player.boat >= 0 else "-"
    return (
        f"{seat}: {boat} | fish {player.fish} | baskets {player.baskets - player.used}/{player.baskets} | {counts}"
        f" | shown {listed(player.shown)} | extra {player.extra} | {' '.join(marks) or '-'} | {listed(tiles)}"
        + (f" | scored {listed(player.scored)}" if player.scored else "")
    )


def _corner(cells: int) -> str:
    anchor = (cells & -cells).bit_length() - 1
    return name(anchor)


def _colour(colour: int) -> str:
    return f"({COLOURS[colour]})" if colour >= 0 else ""
