"""Marks on a state, and the walk over what they mark."""

from dataclasses import dataclass
from typing import Annotated, NamedTuple, TypeAlias

from tabbytop.core import decode, encode
from tabbytop.core.secrecy import (
    BySeat,
    Choice,
    Copy,
    Mark,
    Note,
    Open,
    Pool,
    Secret,
    everybody,
    ineffective,
    leaves,
    pools,
    put,
    rows,
    unmarked,
)

Lamp: TypeAlias = Annotated[int, Pool("lamps", none=0)]


class Keeper(NamedTuple):
    wish: Secret[Lamp] = 0
    row: Open[tuple[Lamp, ...]] = ()
    bid: Choice[int | None] = None
    coins: int = 0


@dataclass(frozen=True, slots=True)
class Hanging:
    """A frame that names a lamp beside a number."""

    lamps: Copy[tuple[tuple[int, Lamp], ...]]


@dataclass(frozen=True, slots=True)
class Resting:
    turns: int


@dataclass(frozen=True, slots=True)
class Quay:
    keepers: BySeat[tuple[Keeper, ...]]
    votes: BySeat[Choice[tuple[Lamp | None, Lamp | None]]]
    pair: Open[tuple[Lamp | None, Lamp | None]]
    agenda: tuple[Hanging | Resting, ...]
    chest: Open[Keeper | None] = None


QUAY = Quay(
    keepers=(Keeper(3, (5, 5), None, 9), Keeper(0, (), 2)),
    votes=(None, 4),
    pair=(None, 7),
    agenda=(Resting(1), Hanging(((0, 8), (1, 9)))),
    chest=Keeper(6),
)


def test_everything_that_lies_somewhere_is_found_with_its_owner_and_its_mark():
    found = {row.path: (row.things, row.owner, row.mark.kind) for row in rows(QUAY)}
    assert found == {
        ("keepers", 0, "wish"): ((3,), 0, "lies"),
        ("keepers", 0, "row"): ((5, 5), 0, "open"),
        ("keepers", 0, "bid"): ((None,), 0, "choice"),
        ("keepers", 1, "wish"): ((0,), 1, "lies"),
        ("keepers", 1, "row"): ((), 1, "open"),
        ("keepers", 1, "bid"): ((2,), 1, "choice"),
        ("votes", 1): ((4,), 1, "choice"),
        ("pair",): ((None, 7), None, "open"),
        ("agenda", 1, "lamps", 0, 1): ((8,), None, "copy"),
        ("agenda", 1, "lamps", 1, 1): ((9,), None, "copy"),
        ("chest", "wish"): ((6,), None, "open"),  # what marks a whole marks all its parts
        ("chest", "row"): ((), None, "open"),
        ("chest", "bid"): ((None,), None, "open"),
    }


def test_an_empty_place_holds_no_thing():
    wishes = [row for row in rows(QUAY) if row.path[-1] == "wish"]
    assert [row.has(row.things[0]) for row in wishes] == [True, False, True]


def test_what_is_found_can_be_replaced():
    for row in rows(QUAY):
        value = row.things[0] if row.is_single else row.things
        assert put(QUAY, row.path, value) == QUAY
    other = put(QUAY, ("keepers", 0, "wish"), 4)
    assert other.keepers[0] == QUAY.keepers[0]._replace(wish=4)
    assert put(QUAY, ("agenda", 1, "lamps", 0, 1), 7).agenda[1] == Hanging(((0, 7), (1, 9)))


def test_a_field_for_things_that_nobody_has_marked_is_named():
    class Careless(NamedTuple):
        row: tuple[Lamp, ...] = ()
        shown: Annotated[tuple[Lamp, ...], Mark("open", everybody)] = ()

    @dataclass(frozen=True)
    class State:
        keepers: tuple[Careless, ...]
        top: Lamp | None
        turn: int

    assert list(unmarked(State)) == ["Careless.row", "State.top"]
    assert list(unmarked(Quay)) == []
    assert {pool.name for pool in pools(Quay)} == {"lamps"}


def test_the_leaves_of_a_type_are_named_by_the_way_to_them():
    found = {leaf.path: leaf.mark.kind for leaf in leaves(Quay) if leaf.mark is not None}
    assert found == {
        "keepers.wish": "lies",
        "keepers.row": "open",
        "keepers.bid": "choice",
        "votes": "choice",
        "pair": "open",
        "agenda.Hanging.lamps": "copy",
        "chest.wish": "open",
        "chest.row": "open",
        "chest.bid": "open",
        "chest.coins": "open",
    }
    assert [leaf.path for leaf in leaves(Quay) if leaf.is_owned] == [
        *("keepers.wish", "keepers.row", "keepers.bid", "keepers.coins"),
        *("votes", "votes"),
    ]


def test_a_mark_that_hides_nothing_says_what_to_write():
    class Hopeful(NamedTuple):
        wish: Secret[int]  # what else could it be?
        stake: Secret[tuple[tuple[Lamp, int], ...]]  # the lamp is exchanged, the number is not
        heap: Secret[frozenset[Lamp]]  # is not found
        seen: Note[tuple[Lamp, ...]]  # whose?
        bid: Choice[int | None]
        drawn: Secret[tuple[Lamp, ...] | None]
        coins: Open[int]

    class Table(NamedTuple):
        keepers: BySeat[tuple[Hopeful, ...]]
        bids: BySeat[Choice[tuple[int | None, int | None]]]

    assert [said.split(" ")[0] for said in ineffective(Hopeful)] == [f"Hopeful.{name}" for name in _HOPEFUL]
    assert [said.split(" ")[0] for said in ineffective(Table)] == [
        *("Hopeful.wish", "Hopeful.stake", "Hopeful.heap"),
        *("Table.bids", "Table.bids"),
    ]
    assert next(ineffective(Hopeful)) == (
        "Hopeful.wish is hidden, and no Pool says what else could lie there: "
        'write Thing: TypeAlias = Annotated[int, Pool("things")], and Thing for int'
    )
    assert list(ineffective(Quay)) == []


_HOPEFUL = ("wish", "stake", "heap", "seen", "bid")


def test_marks_are_nothing_to_the_codec():
    assert decode(Quay, encode(Quay, QUAY)) == QUAY
