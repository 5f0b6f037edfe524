"""Looking further: what else would fit once a tile lies there, and what the others would like to have."""

from collections.abc import Sequence
from random import Random

from tabbytop.bots.bot import USUAL, Budget, Clock
from tabbytop.games.isle.components import TILES, TileId
from tabbytop.games.isle.state import Rescuing, Taking

from .aboard import aboard
from .judge import Judge, Spot
from .reading import Reading


class Ahead:
    """Somebody who thinks one tile further. Thought costs: ``work`` is counted in tiles laid in thought."""

    def __init__(self, seen: Reading, rng: Random, budget: Budget | None) -> None:
        budget = budget or USUAL
        self.seen, self.clock = seen, Clock(budget)
        self.width = seen.style.ahead
        work = seen.style.work if budget.work is None else budget.work
        self.deep = work // self.width if self.width else 0
        self.next = self._next_tiles(rng) if self.deep else []

    def _next_tiles(self, rng: Random) -> list[TileId]:
        """Cats that may come next: those that lie there while one can carry more today, else some from the bag."""
        seen = self.seen
        today = any(isinstance(frame, Rescuing | Taking) for frame in seen.view.agenda)
        there = (*seen.view.left, *seen.view.right) if today and seen.more_today else ()
        cats = sorted(set(there)) or sorted({tile for tile in seen.view.bag if TILES[tile].kind == "cat"})
        if not cats or not seen.outlook.cats:
            return []
        return rng.sample(cats, min(len(cats), self.deep))

    def best(self, spots: Sequence[Spot], without: TileId = -1) -> Spot:
        """The spot after which the next tile will lie best: the better half of those that may come is counted."""
        ranked = sorted(spots, key=lambda spot: -spot.worth)
        tiles = [tile for tile in self.next if tile != without]
        if len(ranked) == 1 or not tiles:
            return ranked[0]
        judge, found, top = self.seen.judge, ranked[0], float("-inf")
        for spot in ranked[: self.width]:
            if self.clock.is_up():
                break
            bonus = spot.worth - judge.worth(spot.boat)
            worths = []
            for tile in tiles:
                following = judge.best(spot.boat, tile, TILES[tile].colour)
                worths.append(spot.worth if following is None else following.worth + bonus)
            worths.sort(reverse=True)
            half = worths[: (len(worths) + 1) // 2]
            worth = sum(half) / len(half) + 0.5 * spot.worth
            if worth > top:
                found, top = spot, worth
        return found


def taken_from_others(seen: Reading, tiles: Sequence[TileId]) -> dict[TileId, float]:
    """For each cat, what the others lose if it is gone: what it adds to their boats beyond the next best."""
    lost = dict.fromkeys(tiles, 0.0)
    for seat in seen.others:
        player = seen.view.players[seat]
        if player.passed:
            continue
        means = seen.means_of(seat, player.lessons)
        judge, boat = Judge(means, weights=seen.style.weights, shares=seen.shares), aboard(player.tiles)
        now = judge.worth(boat)
        gains = {}
        for tile in tiles:
            spot = judge.best(boat, tile, TILES[tile].colour)
            gains[tile] = 0.0 if spot is None else max(0.0, spot.worth - now)
        ranked = sorted(gains.values(), reverse=True)
        favourite = max(gains, key=lambda tile: gains[tile])
        if len(ranked) > 1:
            lost[favourite] += ranked[0] - ranked[1]
    return lost
