"""Hidden information: who may see what, said by annotation where a state is declared.

``hand: Secret[tuple[Card, ...]]`` says that only its owner sees it, ``players: BySeat[tuple[Player, ...]]`` whose it
is, and ``Card: TypeAlias = Annotated[int, Pool("cards")]`` with what it can be exchanged. Nothing at run time asks for
these marks: the codec drops them, rules and views do not know them. The contract suite does: it exchanges what a viewer
may not see in the *state*, by conservation alone, so a view and a determinize that agree on a mistake cannot hide it.
"""

import types
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from .codec import is_record
from .seats import Seat, Viewer

T = TypeVar("T")
Path: TypeAlias = tuple[str | int, ...]
#: state, owner (None: nobody's, as a deck), viewer, and the thing itself: does the viewer know it?
Knows: TypeAlias = Callable[[Any, Seat | None, Viewer, Any], bool]

# -- marks ------------------------------------------------------------------------------------------------------------


def owner_only(state: Any, owner: Seat | None, viewer: Viewer, thing: Any) -> bool:
    return owner is not None and owner == viewer


def everybody(state: Any, owner: Seat | None, viewer: Viewer, thing: Any) -> bool:
    return True


def anything(thing: Any) -> bool:
    return True


def nothing(state: Any) -> Iterable[Any]:
    return ()


def all_of_it(state: Any, answer: Any) -> Any:
    return answer


def nothing_of_it(state: Any, answer: Any) -> Any:
    return None


@dataclass(frozen=True)
class Pool:
    """On a type: such things come out of one box, so that one may lie where another lies."""

    name: str
    none: Any = None  #: what stands where no thing lies
    spare: Callable[[Any], Iterable[Any]] = nothing  #: what is in the box and in no field of the state


@dataclass(frozen=True)
class Mark:
    """On a field: how what lies there is hidden. How many things lie there all can see; which, only who ``knows``.

    ``lies``: face down until it is turned. ``open``: everybody sees it. ``copy``: named once more, for all to see,
    while the thing itself lies elsewhere. ``note``: a copy that its owner remembers. ``choice``: a hidden answer, None
    until it is given, in whose place any other answer to the same menu could stand.
    """

    kind: Literal["lies", "open", "copy", "note", "choice"]
    knows: Knows = owner_only
    fits: Callable[[Any], bool] = anything  #: what all know of each thing that lies there: laid cards are rescue cards
    tells: Callable[[Any, Any], Any] = nothing_of_it  #: state, answer: what all learn of it when it is turned over


@dataclass(frozen=True)
class _BySeat:
    """On a tuple: its first item belongs to seat 0, and so on."""


SECRET, NOTE, CHOICE = Mark("lies"), Mark("note"), Mark("choice", tells=all_of_it)
OPEN, COPY = Mark("open", everybody), Mark("copy", everybody)
BY_SEAT = _BySeat()

Secret: TypeAlias = Annotated[T, SECRET]
Choice: TypeAlias = Annotated[T, CHOICE]
Note: TypeAlias = Annotated[T, NOTE]
Open: TypeAlias = Annotated[T, OPEN]
Copy: TypeAlias = Annotated[T, COPY]
BySeat: TypeAlias = Annotated[T, BY_SEAT]

# -- reading the marks of a type --------------------------------------------------------------------------------------


def bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type, and what is said about it."""
    return (hint.__origin__, hint.__metadata__) if get_origin(hint) is Annotated else (hint, ())


def mark_of(hint: Any) -> Mark | None:
    return next((one for one in bare(hint)[1] if isinstance(one, Mark)), None)


def pool_of(hint: Any) -> Pool | None:
    return next((one for one in bare(hint)[1] if isinstance(one, Pool)), None)


def has_fields(kind: Any) -> bool:
    """Is it a dataclass or a named tuple?"""
    return is_record(kind) or (isinstance(kind, type) and hasattr(kind, "_fields"))


@cache
def parts(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a record, with all that is said about them."""
    return tuple(get_type_hints(kind, include_extras=True).items())


def inside(hint: Any) -> Iterator[Any]:
    """The types that one is made of: items of a tuple, members of a union."""
    kind, _ = bare(hint)
    if get_origin(kind) is not Literal:
        yield from (one for one in get_args(kind) if one not in (Ellipsis, type(None)))


class Leaf(NamedTuple):
    """A part of a state that has no parts, by its type alone: where something lies, and what is said about it."""

    path: str  #: ``players.hand``, ``agenda.Naming.card``
    field: str  #: of which record: ``Player.hand``
    kind: Any
    mark: Mark | None  #: the outermost one: what marks a whole marks all its parts
    pool: Pool | None
    is_owned: bool  #: somewhere in a tuple that goes by seats
    is_found: bool  #: by ``rows``


def leaves(hint: Any) -> Iterator[Leaf]:
    """Every leaf of such a value, in the order of its declaration."""
    yield from _leaves(hint, Leaf("", "", None, None, None, is_owned=False, is_found=True), ())


def _leaves(hint: Any, at: Leaf, seen: tuple[Any, ...]) -> Iterator[Leaf]:
    kind, said = bare(hint)
    by_seat = BY_SEAT in said
    at = at._replace(kind=kind, mark=at.mark or mark_of(hint), pool=pool_of(hint), is_owned=at.is_owned or by_seat)
    is_answer = at.mark is not None and at.mark.kind == "choice" and at.mark is mark_of(hint) and not by_seat
    within = list(inside(hint))
    if at.pool is not None or is_answer:
        yield at
    elif has_fields(kind):
        for name, one in parts(kind) if kind not in seen else ():
            inner = at._replace(path=f"{at.path}.{name}".lstrip("."), field=f"{kind.__name__}.{name}")
            yield from _leaves(one, inner, (*seen, kind))
    elif within:
        is_union = get_origin(kind) in (Union, types.UnionType)
        at = at._replace(is_found=at.is_found and (is_union or get_origin(kind) is tuple))
        records = [one for one in within if has_fields(bare(one)[0])]
        for one in within:
            named = is_union and len(records) > 1 and one in records
            yield from _leaves(one, at._replace(path=f"{at.path}.{bare(one)[0].__name__}") if named else at, seen)
    else:
        yield at._replace(is_found=False)


def unmarked(hint: Any) -> Iterator[str]:
    """Places for things of a pool of which nobody said who sees them."""
    yield from (one.field for one in leaves(hint) if one.pool is not None and one.mark is None)


def ineffective(hint: Any) -> Iterator[str]:
    """Marks that say that something is hidden and by which nothing is ever exchanged, each with what to write."""
    for one in leaves(hint):
        if one.mark is None or one.mark.kind in ("open", "copy"):
            continue
        if one.mark.kind in ("note", "choice") and not one.is_owned:
            yield f"{one.field} is a seat's, and nothing says whose: mark the tuple of players above it as BySeat"
        if one.pool is None and not one.is_found:
            kind = getattr(one.kind, "__name__", str(one.kind))
            instead = f'Thing: TypeAlias = Annotated[{kind}, Pool("things")], and Thing for {kind}'
            yield f"{one.field} is hidden, and no Pool says what else could lie there: write {instead}"
        elif not one.is_found:
            yield f"{one.field} is hidden where it is not looked for: only tuples and records are looked into"


def marks(hint: Any) -> Iterator[Mark]:
    """Every mark on a type and on what it is made of."""
    kind, said = bare(hint)
    yield from (one for one in said if isinstance(one, Mark))
    for one in (one for _, one in parts(kind)) if has_fields(kind) else inside(hint):
        yield from marks(one)


@cache
def pools(hint: Any) -> frozenset[Pool]:
    """Every pool of which a state of this type may hold things."""
    kind, _ = bare(hint)
    found = frozenset([pool] if (pool := pool_of(hint)) is not None else [])
    within = (one for _, one in parts(kind)) if has_fields(kind) else inside(hint)
    return found.union(*map(pools, within))


# -- walking over a state ---------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """Things that lie together; or a thing alone, or an answer, as a row of one. What nobody has marked is open."""

    path: Path
    things: tuple[Any, ...]
    is_single: bool
    mark: Mark
    pool: Pool | None
    owner: Seat | None

    def has(self, thing: Any) -> bool:
        """Is this a thing, and not an empty place?"""
        return bool(thing is not None if self.pool is None else thing != self.pool.none)


_Walk: TypeAlias = Callable[[Any, Path, Mark | None, Seat | None, list[Row]], None]


def rows(state: Any) -> list[Row]:
    """Everything in ``state`` that is of a pool, and every hidden answer, by the annotations of its type."""
    found: list[Row] = []
    kind: Any = type(state)
    if (walk := _walk(kind)) is not None:
        walk(state, (), None, None, found)
    return found


@cache
def _walk(hint: Any) -> _Walk | None:
    """How to find what lies in such a value; None if nothing can."""
    kind, said = bare(hint)
    mark, pool, by_seat = mark_of(hint), pool_of(hint), BY_SEAT in said
    walk: _Walk | None
    if pool is not None or (mark is not None and mark.kind == "choice" and not by_seat):
        walk = _single(pool)
    elif get_origin(kind) in (Union, types.UnionType):
        walk = _any_of(list(inside(hint)))
    elif get_origin(kind) is tuple:
        walk = _items(get_args(kind), by_seat)
    elif has_fields(kind):
        walk = _fields(kind)
    else:
        return None
    if walk is None or mark is None:
        return walk

    def marked(value: Any, path: Path, outer: Mark | None, owner: Seat | None, found: list[Row]) -> None:
        walk(value, path, outer or mark, owner, found)  # what is open is open in all its parts

    return marked


def _single(pool: Pool | None) -> _Walk:
    def single(value: Any, path: Path, mark: Mark | None, owner: Seat | None, found: list[Row]) -> None:
        found.append(Row(path, (value,), True, mark or OPEN, pool, owner))

    return single


def _any_of(kinds: list[Any]) -> _Walk | None:
    """A union: records are told apart by their class, and whatever is not None is the one thing else."""
    walks = {bare(one)[0]: walk for one in kinds if (walk := _walk(one)) is not None}
    if not walks:
        return None
    others = [walk for kind, walk in walks.items() if not has_fields(kind)]
    assert len(others) < 2, f"cannot tell {kinds} apart"
    other = others[0] if others else None

    def any_of(value: Any, path: Path, mark: Mark | None, owner: Seat | None, found: list[Row]) -> None:
        walk = None if value is None else walks.get(type(value), other)
        if walk is not None:
            walk(value, path, mark, owner, found)

    return any_of


def _thing(hint: Any) -> Pool | None:
    """The pool of a hint that is a thing, or a thing or None."""
    kind, _ = bare(hint)
    if get_origin(kind) in (Union, types.UnionType):
        kinds = list(inside(hint))
        return pool_of(kinds[0]) if len(kinds) == 1 else None
    return pool_of(hint)


def _items(inner: tuple[Any, ...], by_seat: bool) -> _Walk | None:
    """A tuple: a row where it holds nothing but things of one pool, else item by item."""
    kinds = [one for one in inner if one is not Ellipsis]
    pool = _thing(kinds[0]) if len({_thing(one) for one in kinds}) == 1 else None
    if pool is not None and not by_seat:
        return _row(pool)
    walks = [_walk(one) for one in kinds]
    if not any(walks):
        return None

    def items(value: Any, path: Path, mark: Mark | None, owner: Seat | None, found: list[Row]) -> None:
        for place, (item, walk) in enumerate(zip(value, walks if len(walks) > 1 else walks * len(value), strict=True)):
            if walk is not None:
                walk(item, (*path, place), mark, place if by_seat else owner, found)

    return items


def _row(pool: Pool) -> _Walk:
    def row(value: Any, path: Path, mark: Mark | None, owner: Seat | None, found: list[Row]) -> None:
        found.append(Row(path, value, False, mark or OPEN, pool, owner))

    return row


def _fields(kind: type) -> _Walk | None:
    walks = [(name, walk) for name, one in parts(kind) if (walk := _walk(one)) is not None]
    if not walks:
        return None

    def fields(value: Any, path: Path, mark: Mark | None, owner: Seat | None, found: list[Row]) -> None:
        for name, walk in walks:
            walk(getattr(value, name), (*path, name), mark, owner, found)

    return fields


def put(value: Any, path: Path, new: Any) -> Any:
    """``value`` with ``new`` at ``path``."""
    if not path:
        return new
    head, rest = path[0], path[1:]
    if isinstance(head, int):
        return (*value[:head], put(value[head], rest, new), *value[head + 1 :])
    inner = put(getattr(value, head), rest, new)
    if hasattr(type(value), "_replace"):
        return value._replace(**{head: inner})
    return replace(value, **{head: inner})
