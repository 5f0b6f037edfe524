"""How many pairs can be made at once of those who may be paired: a maximum matching of any graph, by Edmonds' blossoms.

Breadth first from each who is alone, over edges that are and are not pairs by turns; an odd circle (a blossom) is drawn
together into its base. Whoever is alone at the other end makes one pair more.
"""

from collections import deque
from collections.abc import Sequence

NOBODY = -1


def matched(fresh: Sequence[Sequence[bool]]) -> int:
    """``fresh[one][other]``: may they be paired? As often as both ways round."""
    search = _Search(fresh)
    return sum(search.lengthen(one) for one in range(len(fresh)) if search.mate[one] == NOBODY)


class _Search:
    def __init__(self, fresh: Sequence[Sequence[bool]]) -> None:
        self.mate = [NOBODY] * len(fresh)
        self._near = [[other for other, may in enumerate(row) if may] for row in fresh]

    def lengthen(self, root: int) -> bool:
        """Pair ``root`` too, if that can be, whatever the others have to change for it."""
        end = self._end(root)
        at = end
        while at != NOBODY:
            before = self._from[at]
            self.mate[at], at, self.mate[before] = before, self.mate[before], at
        return end != NOBODY

    def _end(self, root: int) -> int:
        """Somebody alone whom a way by turns leads to from ``root``."""
        everybody = range(len(self.mate))
        self._base, self._from = list(everybody), [NOBODY] * len(self.mate)
        seen, queue = {root}, deque([root])
        while queue:
            one = queue.popleft()
            for other in self._near[one]:
                if self._base[one] == self._base[other] or self.mate[one] == other:
                    continue
                if other == root or (self.mate[other] != NOBODY and self._from[self.mate[other]] != NOBODY):
                    for inside in self._draw_together(one, other):
                        if inside not in seen:
                            seen.add(inside)
                            queue.append(inside)
                elif self._from[other] == NOBODY:
                    self._from[other] = one
                    if self.mate[other] == NOBODY:
                        return other
                    seen.add(self.mate[other])
                    queue.append(self.mate[other])
        return NOBODY

    def _draw_together(self, one: int, other: int) -> list[int]:
        """The blossom of an edge between two who are both at an even distance; who is in it now."""
        base = self._meet(one, other)
        blossom = self._way_to(base, one, other) | self._way_to(base, other, one)
        inside = [who for who in range(len(self.mate)) if self._base[who] in blossom]
        for who in inside:
            self._base[who] = base
        return inside

    def _meet(self, one: int, other: int) -> int:
        above = set()
        while True:
            one = self._base[one]
            above.add(one)
            if self.mate[one] == NOBODY:
                break
            one = self._from[self.mate[one]]
        while self._base[other] not in above:
            other = self._from[self.mate[self._base[other]]]
        return self._base[other]

    def _way_to(self, base: int, one: int, before: int) -> set[int]:
        way = set()
        while self._base[one] != base:
            way |= {self._base[one], self._base[self.mate[one]]}
            self._from[one] = before
            before = self.mate[one]
            one = self._from[before]
        return way
