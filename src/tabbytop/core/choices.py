"""What a seat is asked, and the compact sets its answer comes from: its legal moves, too many to list.

Four kinds of set, each one widget on a generic board: buttons (``Listed``), a board with orientations (``Cells``),
tick boxes (``Subsets``), sliders (``Ranges``). All iterate, count, answer ``in`` and ``pick``.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations, product
from math import comb, prod
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from .codec import encode, encoder
from .words import Prompt

Action: TypeAlias = Any  #: a frozen dataclass of some game
Offered = TypeVar("Offered")
Offered_co = TypeVar("Offered_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Listed(Generic[Offered_co]):
    """A short list of actions: buttons."""

    actions: tuple[Offered_co, ...]

    def __iter__(self) -> Iterator[Offered_co]:
        return iter(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __contains__(self, action: Any) -> bool:
        return action in self.actions

    def pick(self, rng: Random) -> Offered_co:
        return self.actions[int(rng.random() * len(self.actions))]


@dataclass(frozen=True, slots=True)
class Cells(Generic[Offered_co]):
    """Every ``kind(turn, cell)`` whose bit ``cell`` is set in ``masks[turn]``: a tile over a board.

    Cells are counted row by row, ``width`` in each; 0 where they do not lie in rows.
    """

    kind: Callable[..., Offered_co]
    masks: tuple[int, ...]
    width: int = 0

    def __iter__(self) -> Iterator[Offered_co]:
        for turn, mask in enumerate(self.masks):
            while mask:
                low = mask & -mask
                yield self.kind(turn, low.bit_length() - 1)
                mask ^= low

    def __len__(self) -> int:
        return sum(mask.bit_count() for mask in self.masks)

    def __contains__(self, action: Any) -> bool:
        return (
            type(action) is self.kind
            and 0 <= action.turn < len(self.masks)
            and action.cell >= 0
            and bool(self.masks[action.turn] >> action.cell & 1)
        )

    def pick(self, rng: Random) -> Offered_co:
        index = int(rng.random() * len(self))
        for turn, mask in enumerate(self.masks):
            count = mask.bit_count()
            if index < count:
                for _ in range(index):
                    mask &= mask - 1
                return self.kind(turn, (mask & -mask).bit_length() - 1)
            index -= count
        raise IndexError("pick from an empty set")


@dataclass(frozen=True, slots=True)
class Subsets(Generic[Offered_co]):
    """Every ``kind(chosen)``: between ``least`` and ``most`` of ``items`` whose ``costs`` fit the ``budget``.

    ``items`` are sorted; ``chosen`` is a sorted tuple, so equal choices are equal actions. Costs follow the items.
    """

    kind: Callable[..., Offered_co]
    items: tuple[int, ...]
    least: int
    most: int
    costs: tuple[int, ...] = ()
    budget: int = 0

    def _fits(self, places: Iterable[int]) -> bool:
        return not self.costs or sum(self.costs[place] for place in places) <= self.budget

    def __iter__(self) -> Iterator[Offered_co]:
        seen = set()
        for size in range(self.least, min(self.most, len(self.items)) + 1):
            for places in combinations(range(len(self.items)), size):
                chosen = tuple(self.items[place] for place in places)
                if chosen not in seen and self._fits(places):
                    seen.add(chosen)
                    yield self.kind(chosen)

    def __len__(self) -> int:
        if not self.costs and len(set(self.items)) == len(self.items):
            return sum(comb(len(self.items), size) for size in range(self.least, self.most + 1))
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return self.least == 0 or any(True for _ in self)

    def __contains__(self, action: Any) -> bool:
        if type(action) is not self.kind:
            return False
        (chosen,) = (getattr(action, name) for name in action.__slots__)
        free = list(range(len(self.items)))
        places = []
        for item in chosen:
            place = next((place for place in free if self.items[place] == item), None)
            if place is None:
                return False
            free.remove(place)
            places.append(place)
        return self.least <= len(chosen) <= self.most and tuple(sorted(chosen)) == chosen and self._fits(places)

    def pick(self, rng: Random) -> Offered_co:
        """Uniform over sizes, then over places; one over budget is shortened. Good enough for play-outs."""
        size = rng.randint(self.least, min(self.most, len(self.items)))
        places = rng.sample(range(len(self.items)), size)
        while not self._fits(places) and len(places) > self.least:
            places.pop()
        if not self._fits(places):  # the cheapest ones always fit, or the set would be empty
            places = sorted(range(len(self.items)), key=lambda place: self.costs[place])[: self.least]
        return self.kind(tuple(sorted(self.items[place] for place in places)))


class Test(Protocol):
    """What bounds alone cannot say of an action: a frozen value, so that menus compare."""

    def admits(self, action: Any) -> bool: ...


@dataclass(frozen=True, slots=True)
class Ranges(Generic[Offered_co]):
    """Every ``kind(*values)`` with ``low <= value <= high`` on each axis that the ``test``, if any, admits.

    Iterates over a grid of ``steps``, a single one being the middle. The test stays on the server: a board shows the
    bounds and asks.
    """

    kind: Callable[..., Offered_co]
    bounds: tuple[tuple[float, float, int], ...]  # low, high, steps
    test: Test | None = None

    def _admits(self, action: Any) -> bool:
        return self.test is None or self.test.admits(action)

    def __iter__(self) -> Iterator[Offered_co]:
        axes = [
            [min(high, low + (high - low) * i / (steps - 1)) for i in range(steps)] if steps > 1 else [(low + high) / 2]
            for low, high, steps in self.bounds
        ]
        return (action for values in product(*axes) if self._admits(action := self.kind(*values)))

    def __len__(self) -> int:
        if self.test is None:
            return prod(steps for _, _, steps in self.bounds)
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __contains__(self, action: Any) -> bool:
        return (
            type(action) is self.kind
            and all(
                low <= getattr(action, name) <= high
                for name, (low, high, _) in zip(action.__slots__, self.bounds, strict=True)
            )
            and self._admits(action)
        )

    def pick(self, rng: Random) -> Offered_co:
        """Uniform; where the test admits next to nothing, a point of the grid."""
        for _ in range(50):
            action = self.kind(*(round(rng.uniform(low, high), 6) for low, high, _ in self.bounds))
            if self._admits(action):
                return action
        return rng.choice(list(self))


Choices: TypeAlias = Listed[Offered] | Cells[Offered] | Subsets[Offered] | Ranges[Offered]


@dataclass(frozen=True, slots=True)
class Menu(Generic[Offered_co]):
    """One decision: a prompt and the sets its answer may come from. It is sent to the asked seat only."""

    prompt: Prompt
    sets: tuple[Choices[Offered_co], ...]

    def __iter__(self) -> Iterator[Offered_co]:
        for choices in self.sets:
            yield from choices

    def __len__(self) -> int:
        return sum(len(choices) for choices in self.sets)

    def __contains__(self, action: Any) -> bool:
        return any(action in choices for choices in self.sets)

    def pick(self, rng: Random) -> Offered_co:
        """Any set, then any of its actions: counting a set of subsets costs more than a play-out can pay."""
        return self.sets[int(rng.random() * len(self.sets))].pick(rng)


AnyMenu: TypeAlias = Menu[Any]


def menu(prompt: Prompt, *sets: Choices[Offered]) -> Menu[Offered]:
    """A menu of those sets that are not empty."""
    return Menu(prompt, tuple([choices for choices in sets if choices]))


def buttons(prompt: Prompt, actions: Iterable[Offered]) -> Menu[Offered]:
    """A menu of plain buttons. Games keep the actions in tables: looking one up costs a quarter of making one."""
    return Menu(prompt, (Listed(tuple(actions)),))


def wire(asked: AnyMenu, action: Any) -> dict[str, Any]:
    """A menu as it is sent: lists as actions, other sets as sets, masks as hexadecimal text.

    ``fields`` name the parts of the answer, in the order of the set: whoever reads the menu can put an action together.
    ``action`` is the union of the game's actions, as in ``GameSpec.action``.
    """
    sets: list[dict[str, Any]] = []
    for choices in asked.sets:
        if isinstance(choices, Listed):
            sets.append({"type": "Listed", "actions": list(map(encoder(action), choices.actions))})
            continue
        rest = {name: getattr(choices, name) for name in choices.__slots__ if name not in ("kind", "test")}
        if isinstance(choices, Cells):
            rest["masks"] = [format(mask, "x") for mask in choices.masks]
        kind: Any = choices.kind
        sets.append({"type": type(choices).__name__, "kind": kind.__name__, "fields": kind.__slots__, **rest})
    return {"prompt": encode(Prompt, asked.prompt), "sets": sets}
