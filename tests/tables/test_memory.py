"""What a person's finished games add up to, from results that are made up."""

from dataclasses import replace
from random import Random
from typing import Any

from tabbytop.games import all_games
from tabbytop.tables.memory import MIDDLE, SHOWN, Ended, Share, Wanted, remembered
from tabbytop.tables.results import Companion, Result

ME, PACKA = Companion("person", "Minka", None, "me"), Companion("person", "Packa", None, "packa")
MOUREK = Companion("bot", "mourek", "medium")
GAMES = all_games()


def result(table: str, game: str, people: tuple[Companion, ...], places: tuple[int, ...], **more: Any) -> Result:
    points = tuple(10 - place for place in places)
    return Result(table, game, {}, people, (0,), places, points, **{"figures": {}, **more})


def counted(*results: Result) -> Any:
    return remembered([(float(at), one) for at, one in enumerate(results)], GAMES)


def test_nothing_adds_up_to_nothing() -> None:
    memory = counted()
    assert (memory.games, memory.won, memory.since, memory.last) == (0, 0, None, None)
    assert (memory.bests, memory.companions, memory.courses) == ((), (), ())


def test_head_to_head_goes_by_who_was_placed_better_and_knows_people_by_id() -> None:
    renamed = replace(PACKA, name="Péťa")
    memory = counted(
        result("a", "clans", (ME, PACKA), (1, 2)),
        result("b", "isle", (ME, PACKA, MOUREK), (2, 3, 1)),
        result("c", "clans", (ME, renamed), (1, 1)),
        result("d", "clans", (ME, Companion("person", "Packa", None, "another")), (2, 1)),
        result("e", "clans", (ME, Companion("person", "")), (2, 1)),  # somebody, who was forgotten
    )
    found = {one.key: (one.companion.name, one.won, one.shared, one.lost, one.games) for one in memory.companions}
    assert found == {
        "packa": ("Péťa", 2, 1, 0, 3),
        "bot mourek": ("mourek", 0, 0, 1, 1),
        "another": ("Packa", 0, 0, 1, 1),
    }
    assert memory.companions[0].key == "packa"  # most games first
    assert (memory.games, memory.won, memory.since, memory.last) == (5, 1, 0.0, 4.0)


def test_what_is_won_or_lost_together_is_nobody_s_win_over_a_companion() -> None:
    memory = counted(
        result("a", "tower", (ME, PACKA), (1, 1, 2)),
        result("b", "tower", (ME, PACKA), (2, 2, 1)),
        result("c", "kingos", (ME, PACKA), (1, 2, 2)),
    )
    (packa,) = memory.companions
    assert (packa.won, packa.shared, packa.lost, packa.together) == (1, 0, 0, 2)
    assert memory.won == 2


def test_practice_and_one_screen_count_nowhere() -> None:
    memory = counted(
        result("a", "clans", (ME, PACKA), (1, 2), practice=True, figures={"ahead": 9}),
        replace(result("b", "clans", (ME, ME), (1, 2)), seats=(0, 1)),
    )
    assert memory == counted()


def test_a_best_is_of_a_game_played_to_its_end_and_the_fewest_of_one_that_was_won() -> None:
    def isle(table: str, points: int, **more: Any) -> Result:
        return result(table, "isle", (ME, PACKA), (2, 1), figures={"points": points}, **more)

    def island(table: str, nights: int, places: tuple[int, ...]) -> Result:
        return result(table, "kingos", (ME,), places, figures={"nights": nights})

    memory = counted(
        *(isle("a", 50), isle("b", 91), isle("c", 91), isle("d", 99, early=True), isle("e", 99, gave_up=(1,))),
        *(island("f", 3, (2, 1)), island("g", 8, (1, 2)), island("h", 9, (1, 2))),
        result("i", "whiskers", (ME,), (1,), figures={"purrs": 3}),  # a game that is no longer known here
    )
    assert [(one.game, one.measure, one.value, one.table) for one in memory.bests] == [
        ("isle", "points", 91, "b"),
        ("kingos", "nights", 8, "g"),
    ]


def test_a_course_shows_the_newest_games_and_the_middle_of_ten() -> None:
    values = [Random(1).randrange(100) for _ in range(60)]
    values = [(value * 7 + at * 13) % 100 for at, value in enumerate(values)]
    memory = counted(
        *(
            result(f"t{at}", "isle", (ME, PACKA), (1, 2), mode="classic", figures={"points": value})
            for at, value in enumerate(values)
        ),
        result("solo", "isle", (ME,), (2, 1), mode="solo", figures={"points": -4}),
    )
    solo, classic = memory.courses  # what was played last first
    assert (solo.mode, solo.games, solo.won, solo.middles("points")) == ("solo", 1, 0, (-4.0,))
    assert (classic.games, classic.won, len(classic.shown)) == (60, 60, SHOWN)
    middles = classic.middles("points")
    assert len(middles) == SHOWN
    for place, middle in enumerate(middles):
        end = 60 - SHOWN + place + 1
        last = sorted(values[end - MIDDLE : end])
        assert middle == (last[4] + last[5]) / 2


def test_shares_are_of_what_was_played_with() -> None:
    (measure,) = (one for one in GAMES["clans"].counting.measures if one.chart == "shares")
    clans = [("gourmets", 1), ("gourmets", 2), ("meowfia", 1), ("gourmets", 1)]
    memory = counted(
        *(
            result(f"t{at}", "clans", (ME, PACKA), (place, 3 - place), figures={"ahead": 1, "clan": clan})
            for at, (clan, place) in enumerate(clans)
        )
    )
    assert memory.courses[0].shares(measure) == (Share("clan", "gourmets", 3, 2), Share("clan", "meowfia", 1, 1))


def test_finished_games_are_found_by_what_is_wanted() -> None:
    games = (
        result("a", "clans", (ME, PACKA), (1, 2), mode="powers"),
        result("b", "clans", (ME, MOUREK), (2, 1), mode="plain"),
        result("c", "isle", (ME, PACKA, MOUREK), (1, 1, 3), mode="family"),
        replace(result("d", "clans", (ME, ME), (1, 2)), seats=(0, 1)),
    )

    def found(**wanted: Any) -> str:
        return "".join(one.table for one in games if Wanted(**wanted).fits(one, str.upper))

    assert found() == "abcd"
    assert (found(game="clans"), found(mode="family")) == ("abd", "c")
    assert (found(end="won"), found(end="lost"), found(end="shared")) == ("a", "b", "c")
    assert (found(companion="PACKA"), found(companion="BOT MOUREK"), found(companion="packa")) == ("ac", "bc", "")


def test_the_order_in_which_results_come_changes_nothing() -> None:
    rng = Random(4)
    ended: list[Ended] = [
        (
            float(at),
            result(f"t{at}", "isle", (ME, PACKA), (1, 2) if rng.random() < 0.5 else (2, 1), figures={"points": at}),
        )
        for at in range(30)
    ]
    mixed = rng.sample(ended, len(ended))
    assert remembered(mixed, GAMES) == remembered(ended, GAMES)
