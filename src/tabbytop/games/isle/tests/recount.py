"""A finished game counted once more, square by square from the boats [ISLE 5, 6.6, 6.7, 7.3].

Only what a lesson is worth is asked of the rules: each has its examples in ``test_lessons``.
"""

from collections.abc import Sequence

from tabbytop.core import Step

from ..actions import Action
from ..boat import BOATS, ROOMS, Cells, cells_of, point
from ..cards import ADVANCED_LESSONS, COLOUR_CARDS, FAMILY_CARDS, LESSONS, SISTER_LESSONS
from ..components import TILES
from ..final import Final
from ..predicates import value
from ..state import Player, State


def points(steps: Sequence[Step[State, Action]]) -> tuple[int, ...]:
    """Of every player, and of the sister."""
    end = steps[-1].after
    solo, family = end.rules.mode == "solo", end.rules.mode == "family"
    largest = [max((size for size in _families(player) if size > 2), default=0) for player in end.players]
    counts = []
    for seat, player in enumerate(end.players):
        final = Final(
            player.boat,
            player.tiles,
            player.fish,
            player.baskets,
            lessons=len(player.lessons),
            first=end.order[0] == seat,
            rivals=tuple(largest[:seat] + largest[seat + 1 :]),
            solo=solo,
        )
        private = [value((FAMILY_CARDS if family else LESSONS)[card], final) for card in player.lessons]
        public = [value(LESSONS[card], final, colour if colour >= 0 else None) for card, colour in end.table.public]
        rare = 0 if family else 3 * sum(TILES[laid.tile].kind == "rare" for laid in player.tiles)
        counts.append(_boat(player) + rare + sum(private) + sum((one + 1) // 2 if solo else one for one in public))
    return (*counts, *_hers(end, final)) if solo else tuple(counts)


def _squares(cells: Cells) -> set[tuple[int, int]]:
    return {point(cell) for cell in cells_of(cells)}


def _boat(player: Player) -> int:
    """Rats and rooms that can be seen [ISLE 5.1], and families [ISLE 5.2]."""
    covered = {square for laid in player.tiles for square in _squares(laid.cells)}
    rats = len(_squares(BOATS[player.boat].rats) - covered)
    rooms = sum(not _squares(room.cells) <= covered for room in ROOMS)
    families = {3: 8, 4: 11, 5: 15}
    return sum(families.get(size, 5 * size - 10) for size in _families(player) if size > 2) - rats - 5 * rooms


def _families(player: Player) -> list[int]:
    """How many cats hang together by their sides, colour by colour."""
    left = [(laid.colour, _squares(laid.cells)) for laid in player.tiles if laid.colour >= 0]
    found = []
    while left:
        colour, squares = left.pop()
        size, grown = 1, True
        while grown:
            edge = {(x + dx, y + dy) for x, y in squares for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            joining = [one for one in left if one[0] == colour and one[1] & edge]
            left = [one for one in left if one not in joining]
            squares = squares.union(*(cells for _, cells in joining))
            size, grown = size + len(joining), bool(joining)
        found.append(size)
    return found


def _hers(end: State, final: Final) -> tuple[int]:
    """The sister counts the player's cats by the order of her colour cards, and her lessons [ISLE 6.7, 6.10]."""
    assert end.sister is not None
    cats = [laid.colour for laid in end.players[0].tiles]
    colours = [COLOUR_CARDS[card].colour for card in end.sister.colours]
    worth = sum(each * cats.count(colour) for each, colour in zip((5, 4, 3, 2, 1), colours, strict=False))
    lessons = [SISTER_LESSONS.get(card) or ADVANCED_LESSONS[card] for card in end.sister.lessons]
    alone = [value(lesson, final) for lesson in lessons]
    return (worth + sum(value(one, final, others=alone[:i] + alone[i + 1 :]) for i, one in enumerate(lessons)),)
