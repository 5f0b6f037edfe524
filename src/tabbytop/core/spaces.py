"""Spaces for machines: a game's actions as whole numbers of a fixed range (its action space), and what a seat sees as
rows of numbers of fixed lengths (its observation space).

Both are declared by the game, never learnt by sampling, so they are the same for whoever asks and whatever has been
played. They carry a version, which moves when a number changes its meaning.

An action is made of one *pick* or of several (an autoregressive, or factored, action): a tile of cat clans is turned by
a single pick, a tile of the isle is placed by saying so, then how it is turned, then where. A pick is a number below
``ActionSpace.size`` and means the same everywhere; which may follow now, a menu says (the action mask).
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, compress, product
from math import prod
from typing import Any, Generic, TypeAlias, TypeVar

from .choices import Action, AnyMenu, Cells, Listed, Ranges, Subsets
from .errors import Malformed

View_contra = TypeVar("View_contra", contravariant=True)

Picks: TypeAlias = tuple[int, ...]

DECLINE, ENOUGH = 0, 1  #: let an interrupt pass; no more of a subset: the first two picks of every game

# -- how a game declares its actions ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Among:
    """A field that is one of these values: one pick. Fields of one name share their picks. ``say`` words a value."""

    name: str
    values: tuple[Any, ...]
    say: Callable[[Any], str] = str


@dataclass(frozen=True, slots=True)
class Some:
    """A field that is a sorted tuple of these sorted values, equal ones too: a pick for each, then ``ENOUGH``."""

    name: str
    values: tuple[Any, ...]
    say: Callable[[Any], str] = str


@dataclass(frozen=True, slots=True)
class Axis:
    """A number between the bounds of the menu, as one of so many steps, two or more, from the lowest to the highest.
    What lies between two steps cannot be picked, and is spelled by the nearer one. With an odd number of steps the
    middle can be picked, so every point of a menu's own grid of one or three."""

    name: str
    steps: int

    @property
    def values(self) -> range:
        return range(self.steps)

    def between(self, low: float, high: float) -> range:
        """The steps that differ: one alone where there is nothing to choose."""
        return self.values if low < high else range(1)

    def value(self, low: float, high: float, step: int) -> float:
        return min(high, low + (high - low) * step / (self.steps - 1))

    def nearest(self, low: float, high: float, value: float) -> int:
        return round((value - low) / (high - low) * (self.steps - 1)) if low < high else 0


@dataclass(frozen=True, slots=True)
class Whole:
    """Actions of one kind that are one pick each."""

    actions: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Parts:
    """Actions of one kind that are said in parts: one pick for the kind, then those of its fields in their order."""

    kind: type[Any]
    fields: tuple[Among | Some, ...] = ()


@dataclass(frozen=True)
class Box:
    """Actions of one kind that are numbers between bounds: which set of the menu, then a step on each axis, one axis
    after the other. A field that has none is in the middle of its bounds.

    Whatever can be picked can be gone on with, so put first what leaves the most room, and last what is cheap to try.
    """

    kind: type[Any]
    fields: tuple[Axis, ...]
    sets: int = 1  #: the most that a menu has

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Where each axis stands in the action, and so in the bounds."""
        return tuple(self.kind.__slots__.index(axis.name) for axis in self.fields)

    def read(self, chosen: Ranges[Action], steps: Sequence[int]) -> Action:
        values = [(low + high) / 2 for low, high, _ in chosen.bounds]
        for axis, place, step in zip(self.fields, self.places, steps, strict=True):
            low, high, _ = chosen.bounds[place]
            values[place] = axis.value(low, high, step)
        return self.kind(*values)

    def spell(self, chosen: Ranges[Action], action: Action) -> list[int]:
        sides = [(axis, chosen.bounds[place]) for axis, place in zip(self.fields, self.places, strict=True)]
        return [axis.nearest(low, high, getattr(action, axis.name)) for axis, (low, high, _) in sides]

    @lru_cache(maxsize=4096)  # noqa: B019  (a game has one box, for as long as it is loaded)
    def following(self, chosen: Ranges[Action], steps: tuple[int, ...]) -> tuple[int, ...]:
        """The steps on the next axis with which something in the set begins. Kept: a search looks again and again."""
        found, rest = list[int](), self._near_the_grid(chosen)[len(steps) + 1 :]
        for step in self._between(chosen, len(steps)):
            went_on = self._going_on(chosen, (*steps, step), rest)
            if went_on is not None:
                found.append(step)
                rest = went_on
        return tuple(found)

    def has_any(self, chosen: Ranges[Action]) -> bool:
        return self._going_on(chosen, (), self._near_the_grid(chosen)) is not None

    def _near_the_grid(self, chosen: Ranges[Action]) -> tuple[int, ...]:
        """The first point of the menu's own grid, where there is room."""
        return tuple(self.spell(chosen, next(iter(chosen))))

    def _between(self, chosen: Ranges[Action], place: int) -> range:
        low, high, _ = chosen.bounds[self.places[place]]
        return self.fields[place].between(low, high)

    def _going_on(
        self, chosen: Ranges[Action], steps: tuple[int, ...], first: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Steps on the other axes with which it is in the set, if there are any. ``first`` are tried before all others:
        where a neighbour has room there mostly is some."""
        if self.read(chosen, (*steps, *first)) in chosen:
            return first
        rests = product(*(reversed(self._between(chosen, place)) for place in range(len(steps), len(self.fields))))
        return next((rest for rest in rests if self.read(chosen, (*steps, *rest)) in chosen), None)


Kind: TypeAlias = Whole | Parts | Box

_BITS = bytes.maketrans(b"01", b"\0\1")

# -- actions as picks -------------------------------------------------------------------------------------------------


class ActionSpace:
    """All picks of a game. ``spell`` and ``read`` go both ways; ``following`` is what a menu leaves (the action mask).

    >>> space.read(space.spell(action)) == action
    """

    def __init__(self, version: int, *kinds: Kind) -> None:
        self.version = version
        self._meanings = ["decline", "enough"]
        self._whole: dict[Action, int] = {}
        self._actions: dict[int, Action] = {}  # what is one pick
        self._parts: dict[type[Any], Parts | Box] = {}
        self._kinds: dict[int, Parts | Box] = {}
        self._kind_picks: dict[type[Any], int] = {}
        for kind in kinds:
            self._begin(kind)
        mixed = [kind.__name__ for kind in self._parts if any(type(one) is kind for one in self._whole)]
        assert not mixed, f"{mixed} are declared whole and in parts"
        self._first: dict[str, int] = {}  # of the picks that are the values of a field, by its name
        self._places: dict[str, dict[Any, int]] = {}
        self._cells: dict[str, list[int]] = {}
        for kind in self._parts.values():
            if isinstance(kind, Box):
                self._add_values("set", range(kind.sets))
            for one in kind.fields:
                self._add_values(one.name, one.values, str if isinstance(one, Axis) else one.say)

    def _begin(self, kind: Kind) -> None:
        if isinstance(kind, Whole):
            for action in kind.actions:
                assert action not in self._whole, f"{action} stands twice in an action space"
                self._whole[action] = self.size
                self._actions[self.size] = action
                self._meanings.append(str(action))
            return
        assert kind.kind not in self._parts, f"{kind.kind.__name__} stands twice in an action space"
        self._parts[kind.kind], self._kinds[self.size] = kind, kind
        self._kind_picks[kind.kind] = self.size
        self._meanings.append(kind.kind.__name__)

    def _add_values(self, name: str, values: Sequence[Any], say: Callable[[Any], str] = str) -> None:
        places = {value: place for place, value in enumerate(values)}
        assert self._places.setdefault(name, places) == places, f"fields named {name} have different values"
        if name not in self._first:
            self._first[name] = self.size
            self._meanings += [f"{name} {say(value)}" for value in values]

    @property
    def size(self) -> int:
        return len(self._meanings)

    @property
    def is_flat(self) -> bool:
        """Is every action a single pick?"""
        return not self._parts

    def meaning(self, pick: int) -> str:
        """For people."""
        return self._meanings[pick]

    def _pick(self, name: str, value: Any) -> int:
        if (place := self._places[name].get(value)) is None:
            raise Malformed(f"{name} {value} is outside the action space")
        return self._first[name] + place

    # -- both ways ----------------------------------------------------------------------------------------------------

    def spell(self, action: Action, menu: AnyMenu | None = None) -> Picks:
        """The picks that make ``action``; one of a box needs its menu. ``Malformed`` for what the space has not."""
        parts = self._parts.get(type(action))
        if isinstance(parts, Box):
            return (self._kind_picks[type(action)], *self._on_the_axes(parts, action, menu))
        if isinstance(parts, Parts):
            return (self._kind_picks[type(action)], *self._spelled(parts, action))
        if (whole := self._whole.get(action)) is not None:
            return (whole,)
        raise Malformed(f"{action} is outside the action space")

    def _spelled(self, parts: Parts, action: Action) -> Iterator[int]:
        for one in parts.fields:
            value = getattr(action, one.name)
            if isinstance(one, Some):
                yield from (self._pick(one.name, item) for item in value)
                yield ENOUGH
            else:
                yield self._pick(one.name, value)

    def _on_the_axes(self, box: Box, action: Action, menu: AnyMenu | None) -> Iterator[int]:
        boxes = _boxes(menu, box.kind)
        place = next((place for place, one in enumerate(boxes) if action in one), None)
        if place is None:
            raise Malformed(f"{action} is not within the bounds of this menu")
        yield self._pick("set", place)
        for axis, step in zip(box.fields, box.spell(boxes[place], action), strict=True):
            yield self._pick(axis.name, step)

    def read(self, picks: Sequence[int], menu: AnyMenu | None = None) -> Action:
        """The action that these picks make; one of a box needs its menu."""
        if len(picks) == 1 and picks[0] in self._actions:
            return self._actions[picks[0]]
        parts = self._kinds.get(picks[0]) if picks else None
        if parts is None:
            raise Malformed(f"{list(picks)} is no action: the first pick says what kind it is")
        left = list(picks[1:])
        if isinstance(parts, Box):
            boxes, place = _boxes(menu, parts.kind), self._taken(left, "set", range(parts.sets))
            if place >= len(boxes):
                raise Malformed(f"this menu has {len(boxes)} sets of {parts.kind.__name__}")
            action = parts.read(boxes[place], [self._taken(left, axis.name, axis.values) for axis in parts.fields])
        else:
            action = parts.kind(
                *[
                    self._some(left, one) if isinstance(one, Some) else self._taken(left, one.name, one.values)
                    for one in parts.fields
                ]
            )
        if left:
            raise Malformed(f"{list(picks)} is longer than an action of the kind {parts.kind.__name__}")
        return action

    def _taken(self, left: list[int], name: str, values: Sequence[Any]) -> Any:
        place = left.pop(0) - self._first[name] if left else -1
        if not 0 <= place < len(values):
            raise Malformed(f"expected a pick of {name}")
        return values[place]

    def _some(self, left: list[int], some: Some) -> tuple[Any, ...]:
        found = []
        while left and left[0] != ENOUGH:
            found.append(self._taken(left, some.name, some.values))
        if not left:
            raise Malformed(f"expected enough after the last of {some.name}")
        left.pop(0)
        return tuple(found)

    # -- what a menu leaves -------------------------------------------------------------------------------------------

    def following(self, menu: AnyMenu, so_far: Picks = (), may_decline: bool = False) -> list[int]:
        """The picks that may come next, each of which some action of ``menu`` goes on with, in their order."""
        found = {DECLINE} if may_decline and not so_far else set[int]()
        for choices in menu.sets:
            if isinstance(choices, Listed):
                found |= self._in_list(choices.actions, so_far)
            elif not so_far:
                found.add(self._kind_picks[self._kind_of(choices)])
            elif so_far[0] == self._kind_picks[self._kind_of(choices)]:
                if isinstance(choices, Cells):
                    found |= self._in_cells(choices, so_far[1:])
                elif isinstance(choices, Subsets):
                    found |= self._in_subsets(choices, so_far[1:])
        if so_far and isinstance(box := self._kinds.get(so_far[0]), Box):
            found |= self._in_boxes(box, menu, so_far[1:])
        return sorted(found)

    def _kind_of(self, choices: Any) -> type[Any]:
        kind: type[Any] = choices.kind
        if kind not in self._kind_picks:
            raise Malformed(f"{kind.__name__} is outside the action space")
        return kind

    def _in_list(self, actions: tuple[Action, ...], so_far: Picks) -> set[int]:
        if not so_far:
            return {self._kind_picks.get(type(one)) or self.spell(one)[0] for one in actions}
        parts, long = self._kinds.get(so_far[0]), len(so_far)
        going_on = [one for one in actions if parts is not None and type(one) is parts.kind]
        if not isinstance(parts, Parts) or not going_on:
            return set()
        if any(isinstance(field, Some) for field in parts.fields):
            spelled = [self.spell(one) for one in going_on]
            return {picks[long] for picks in spelled if len(picks) > long and picks[:long] == so_far}
        for field, pick in zip(parts.fields, so_far[1:], strict=False):  # without spelling those that do not go on
            value = field.values[pick - self._first[field.name]]
            going_on = [one for one in going_on if getattr(one, field.name) == value]
        if long > len(parts.fields):
            return set()
        name = parts.fields[long - 1].name
        return {self._pick(name, getattr(one, name)) for one in going_on}

    def _in_cells(self, cells: Cells[Action], so_far: Picks) -> set[int]:
        turn, cell = self._parts[self._kind_of(cells)].fields
        if not so_far:
            return {self._pick(turn.name, place) for place, mask in enumerate(cells.masks) if mask}
        if len(so_far) > 1:
            return set()
        mask = cells.masks[so_far[0] - self._first[turn.name]]
        return set(compress(self._by_cell(cell.name), format(mask, "b").encode().translate(_BITS)[::-1]))

    def _by_cell(self, name: str) -> list[int]:
        """The pick of each cell, counted from 0, so that a mask is read at once; -1 for one that the space has not."""
        if name not in self._cells:
            places, first = self._places[name], self._first[name]
            self._cells[name] = [first + places[cell] if cell in places else -1 for cell in range(max(places) + 1)]
        return self._cells[name]

    def _in_subsets(self, subsets: Subsets[Action], so_far: Picks) -> set[int]:
        """What may still be taken so that the rest can be filled up to the least number within the budget."""
        (some,) = self._parts[self._kind_of(subsets)].fields
        if so_far and so_far[-1] == ENOUGH:
            return set()
        costs, place, spent = subsets.costs or (0,) * len(subsets.items), 0, 0
        for pick in so_far:
            while self._pick(some.name, subsets.items[place]) != pick:
                place += 1
            spent, place = spent + costs[place], place + 1
        taken, found = len(so_far), set[int]()
        if subsets.least <= taken:
            found.add(ENOUGH)
        missing = max(0, subsets.least - taken - 1)  # after the next one
        for at in range(place, len(subsets.items) - missing if taken < subsets.most else 0):
            cheapest = sum(sorted(costs[at + 1 :])[:missing])
            if not subsets.costs or spent + costs[at] + cheapest <= subsets.budget:
                found.add(self._pick(some.name, subsets.items[at]))
        return found

    def _in_boxes(self, box: Box, menu: AnyMenu, so_far: Picks) -> set[int]:
        boxes = _boxes(menu, box.kind)
        if not so_far:
            return {self._pick("set", place) for place, one in enumerate(boxes) if box.has_any(one)}
        chosen = boxes[so_far[0] - self._first["set"]]
        steps = tuple([pick - self._first[axis.name] for pick, axis in zip(so_far[1:], box.fields, strict=False)])
        if len(steps) == len(box.fields):
            return set()
        name = box.fields[len(steps)].name
        return {self._pick(name, step) for step in box.following(chosen, steps)}

    def is_whole(self, picks: Picks) -> bool:
        """Do these picks make an action, or decline?"""
        if picks and (picks[0] in self._actions or picks[0] == DECLINE):
            return True
        parts = self._kinds.get(picks[0]) if picks else None
        if parts is None:
            return False
        place = 2 if isinstance(parts, Box) else 1
        for one in parts.fields:
            if isinstance(one, Some):
                place = picks.index(ENOUGH, place) if ENOUGH in picks[place:] else len(picks)
            place += 1
        return place == len(picks)


def _boxes(menu: AnyMenu | None, kind: type[Any]) -> list[Ranges[Action]]:
    if menu is None:
        raise Malformed(f"what is picked of {kind.__name__} lies between the bounds of a menu, and none was given")
    return [one for one in menu.sets if isinstance(one, Ranges) and one.kind is kind]


# -- what is seen -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plane:
    """Numbers that belong together, row by row in this ``shape``, each between ``least`` and ``most``."""

    name: str
    shape: tuple[int, ...]
    about: str
    least: float = 0
    most: float = 1

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Observation(Generic[View_contra]):
    """What a view is in numbers. ``observe`` gets a view and nothing else, so nothing hidden can get in; seats are
    counted from the viewer's own, and each plane's numbers come in the order of the planes. Where all numbers of a game
    are whole and below 256 its planes are best ``bytes``: long rows of them are joined and copied at once."""

    version: int
    planes: tuple[Plane, ...]
    observe: Callable[[View_contra], Sequence[Sequence[float]]]

    @cached_property
    def _sizes(self) -> list[int]:
        return [plane.size for plane in self.planes]

    @cached_property
    def size(self) -> int:
        return sum(self._sizes)

    @cached_property
    def places(self) -> dict[str, slice]:
        """Where each plane lies in the row of all numbers."""
        ends = list(accumulate(self._sizes))
        return {plane.name: slice(end - plane.size, end) for plane, end in zip(self.planes, ends, strict=True)}

    def row(self, view: View_contra) -> Sequence[float]:
        """All planes, one after the other, as numpy takes them at once: a ``bytearray`` if all are ``bytes``, else an
        array, which a plane that is one itself costs next to nothing."""
        seen = self.observe(view)
        lengths = [*map(len, seen)]
        assert lengths == self._sizes, f"planes have {lengths} numbers"
        in_bytes = [numbers for numbers in seen if isinstance(numbers, bytes | bytearray)]
        if len(in_bytes) == len(seen):
            return bytearray().join(in_bytes)
        row = array("f")
        for numbers in seen:
            row.extend(numbers)
        return row


@dataclass(frozen=True, slots=True)
class Spaces(Generic[View_contra]):
    """What a game declares for machines."""

    actions: ActionSpace
    observation: Observation[View_contra]

    @property
    def version(self) -> int:
        """Moves when a pick or a number of a plane changes its meaning."""
        return max(self.actions.version, self.observation.version)
