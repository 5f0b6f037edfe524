"""Thinking is shared among people, not among tables."""

from tabbytop.tables.turns import HALF_LIFE, Turns


def served(turns: Turns[str], count: int, seconds: float = 1.0, now: float = 0.0, long_too: bool = True) -> list[str]:
    """What is handed out next, each taking so long."""
    order = []
    for _ in range(count):
        given = turns.next(now, long_too=long_too)
        assert given is not None
        order.append(given)
        turns.use(given.rstrip("0123456789").strip(), seconds, now)
    return order


def test_who_has_many_tables_goes_behind_who_has_few() -> None:
    turns: Turns[str] = Turns()
    for n in range(60):
        turns.add("greedy", f"greedy {n}", is_long=False)
    assert served(turns, 3) == ["greedy 0", "greedy 1", "greedy 2"]
    turns.add("micka", "micka 0", is_long=False)
    turns.add("micka", "micka 1", is_long=False)
    assert served(turns, 3) == ["micka 0", "micka 1", "greedy 3"]
    assert len(turns) == 56


def test_who_comes_as_somebody_new_each_time_gains_nothing() -> None:
    turns: Turns[str] = Turns()
    turns.household = lambda whom: str(whom).split()[0]
    for n in range(4):
        turns.add(f"greedy {n}", f"greedy {n}", is_long=False)
    turns.use("greedy 0", 5.0, 0.0)
    turns.add("micka", "micka", is_long=False)
    assert [turns.next(0.0, long_too=True) for _ in range(3)] == ["micka", "greedy 1", "greedy 2"]


def test_of_those_who_used_as_much_the_one_who_waits_longest_is_next() -> None:
    turns: Turns[str] = Turns()
    for whom in "abc":
        for n in range(2):
            turns.add(whom, f"{whom}{n}", is_long=False)
    assert served(turns, 6) == ["a0", "b0", "c0", "a1", "b1", "c1"]


def test_long_thoughts_leave_room_for_quick_ones() -> None:
    turns: Turns[str] = Turns()
    turns.add("micka", "micka 1", is_long=True)
    assert turns.next(0.0, long_too=False) is None
    turns.add("mourek", "mourek 1", is_long=False)
    assert served(turns, 1, long_too=False) == ["mourek 1"]
    assert served(turns, 1) == ["micka 1"]


def test_what_was_used_is_forgotten() -> None:
    turns: Turns[str] = Turns()
    turns.use("micka", 8.0, 0.0)
    turns.use("mourek", 3.0, 0.0)
    assert turns.used("micka", HALF_LIFE) == 4.0
    turns.use("mourek", 3.0, HALF_LIFE)
    turns.add("mourek", "mourek", is_long=False)
    turns.add("micka", "micka", is_long=False)
    assert served(turns, 1, now=HALF_LIFE) == ["micka"]
