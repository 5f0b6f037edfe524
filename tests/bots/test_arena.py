"""A league: deals in every seating, ratings that hold what they promise, bots that fail and lose, one page."""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.bots import LEVELS, finding
from tabbytop.bots.arena import Deals, Score, hold, ratings, stage_of
from tabbytop.bots.arena.deals import HALVES, between
from tabbytop.bots.arena.page import STYLE, page
from tabbytop.cli import main, parser
from tabbytop.contests import Result
from tabbytop.core import Malformed
from tabbytop.games import all_games

SAUCERS, CLANS, ISLE, KINGOS, TOWER = (all_games()[key] for key in ("saucers", "clans", "isle", "kingos", "tower"))
ROOT = Path(__file__).resolve().parents[2]

BOTS = """
import os
import sys
import time

class Raising:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        raise KeyError("mouse")

class Unmade(Raising):
    def __init__(self):
        raise OSError("no basket")

class Babbling:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        return "meow"

class Sleeping:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        time.sleep(3600)

class Catching:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        while True:
            try:
                time.sleep(3600)
            except:
                pass

class Leaving:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        os._exit(3)

class Quitting:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        sys.exit("good night")

class Playing:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        return menu.pick(rng)

class Hasty:
    def choose(self, view, menu, rng, budget=None, may_decline=False):
        return None if may_decline else next(iter(menu))
"""


QUICK = ("random", "my_cats:Playing", "my_cats:Hasty")


@pytest.fixture
def my_cats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "my_cats.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    finding._found.cache_clear()
    yield tmp_path
    sys.modules.pop("my_cats", None)
    finding._found.cache_clear()


# -- ratings ----------------------------------------------------------------------------------------------------------


def scored(entrants: int, deals: Sequence[Sequence[tuple[tuple[int, ...], tuple[int, ...]]]]) -> Score:
    """Of deals, each some games: who sat there, and their places."""
    total = Score(entrants)
    for games in deals:
        one = Score(entrants)
        for seating, places in games:
            one.meet(Result(seating, places))
        total.merge(one.settled(len(games)))
    return total


WON, LOST, TIED = ((0, 1), (1, 2)), ((0, 1), (2, 1)), ((0, 1), (1, 1))


def test_three_games_of_four_are_260_points() -> None:
    score = scored(2, [[WON, WON], [WON, LOST]] * 500)
    one, other = ratings(2, [((0, 1), score)])
    assert round(one.rating - other.rating) == pytest.approx(260, abs=2)
    assert one.rating + other.rating == pytest.approx(2000, abs=0.2)
    assert one.low < one.rating < one.high


def test_a_tie_is_half_a_win_each() -> None:
    one, other = ratings(2, [((0, 1), scored(2, [[TIED, TIED]] * 10))])
    assert one.rating == other.rating == 1000


def test_who_won_everything_is_ahead_by_no_more_than_can_be_known() -> None:
    one, other = ratings(2, [((0, 1), scored(2, [[WON, WON]] * 20))])
    assert one.rating - other.rating < 1200
    assert one.high - one.low > 500


def test_games_of_a_deal_that_always_end_alike_are_no_more_than_one() -> None:
    alike = scored(2, [[WON] * 10, [LOST] * 10] * 20)
    mixed = scored(2, [[WON, LOST] * 5] * 40)
    (sure, _), (unsure, _) = (ratings(2, [((0, 1), score)]) for score in (mixed, alike))
    assert unsure.high - unsure.low > 2.5 * (sure.high - sure.low)


def test_intervals_hold_nine_times_of_ten_and_more() -> None:
    """Three of known strengths, each two 60 games: how often is each where the interval says?"""
    rng, true = Random(7), [1200.0, 1000.0, 800.0]
    chance = {(a, b): 1 / (1 + 3 ** ((true[b] - true[a]) / 259)) for a in range(3) for b in range(3)}
    held = 0
    for _ in range(150):
        played = []
        for table in ((0, 1), (0, 2), (1, 2)):
            deals = [[WON if rng.random() < chance[table] else LOST for _ in range(2)] for _ in range(30)]
            played.append((table, scored(2, deals)))
        found = ratings(3, played)
        held += sum(one.low <= strength <= one.high for one, strength in zip(found, true, strict=True))
    assert 0.92 <= held / 450 <= 0.99


def test_tables_of_three_count_by_pairs() -> None:
    deals = [[((0, 1, 2), (1, 2, 3)), ((1, 2, 0), (2, 3, 1)), ((2, 0, 1), (2, 1, 3))]] * 20
    found = ratings(3, [((0, 1, 2), scored(3, deals))])
    assert found[0].rating > found[1].rating > found[2].rating


# -- deals ------------------------------------------------------------------------------------------------------------


def deals_of(game: Any, seats: int, bots: tuple[str, ...], units: int = 6, **options: Any) -> Deals:
    stage = stage_of(game, game.complete(options), seats)
    return Deals(stage, tuple(range(len(bots))), bots, 1, units, 60.0, pretend=game.physics is not None)


@pytest.mark.usefixtures("my_cats")
def test_deals_add_up_however_they_are_cut() -> None:
    work = deals_of(SAUCERS, 3, QUICK)
    whole, parts = work.count(0, 6, lambda _: None), work.nothing()
    for first, end in ((4, 6), (0, 1), (1, 4)):
        data = work.count(first, end, lambda _: None).as_data()
        parts.merge(work.read(json.loads(json.dumps(data))))
    assert parts.as_data() == whole.as_data()
    assert (whole.deals, whole.games) == (6, 18)
    assert sum(whole.won) == 18 * 3 * HALVES, "every pair at every table gives one point"


@pytest.mark.parametrize(
    ("game", "seats", "options", "together"),
    [
        (CLANS, 2, {}, False),
        (ISLE, 2, {}, False),
        (ISLE, 1, {"mode": "solo"}, True),
        (KINGOS, 2, {}, True),
        (KINGOS, 1, {}, True),
        (SAUCERS, 2, {}, False),
        (TOWER, 2, {"mode": "coop"}, True),
        (TOWER, 2, {"mode": "competitive"}, False),
    ],
)
def test_who_plays_against_whom(game: Any, seats: int, options: dict[str, Any], together: bool) -> None:
    assert stage_of(game, game.complete(options), seats).together is together


def test_against_the_box_all_play_the_same_deals() -> None:
    work = deals_of(KINGOS, 2, ("random", "easy"), units=8)
    score = work.count(0, 8, lambda _: None)
    assert score.deals == 8
    assert [won // HALVES for won in score.won] == score.first
    more, least, most = between(score, 1, 0)
    assert more == (score.first[1] - score.first[0]) / 8
    assert -1 <= least < more < most <= 1


def fared(*deals: tuple[int, int]) -> Score:
    """Two against the box: who won each deal."""
    total = Score(2)
    for won in deals:
        one = Score(2)
        one.first, one.won = [*won], [HALVES * each for each in won]
        total.merge(one.settled(1))
    return total


def test_more_than_the_next_is_by_pairs() -> None:
    """Of 100 deals 20 by the first alone and 10 by the other: worked out by hand."""
    score = fared(*[(1, 0)] * 20, *[(0, 1)] * 10, *[(1, 1)] * 30, *[(0, 0)] * 40)
    assert between(score, 0, 1) == (0.1, pytest.approx(-0.0072, abs=1e-4), pytest.approx(0.2033, abs=1e-4))
    more, least, most = between(fared((1, 1), (0, 0), (1, 1)), 0, 1)
    assert (more, least) == (0, -most)
    assert most > 0.3, "three deals that ended alike say little"


# -- leagues ----------------------------------------------------------------------------------------------------------


def league(**how: Any) -> dict[str, Any]:
    stages = [stage_of(SAUCERS, SAUCERS.complete({}), 2), stage_of(KINGOS, KINGOS.complete({}), 1)]
    return hold(stages, QUICK, 4, 3, **how)


def test_the_same_seed_gives_the_same_page_whoever_plays_and_after_a_break(my_cats: Path) -> None:
    class Off(Exception):
        pass

    def break_off(done: int) -> None:
        if done == 9:
            raise Off

    alone = league()
    with pytest.raises(Off):
        league(into=my_cats / "run", told=break_off)
    told: list[int] = []
    again = league(into=my_cats / "run", workers=2, told=told.append)
    assert told[0] >= 7, "what was done is not done again"
    assert page(again) == page(alone)
    assert json.dumps(again) == json.dumps(alone)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raising", "KeyError: 'mouse'"),
        ("Unmade", "my_cats:Unmade could not be made: OSError: no basket"),
        ("Babbling", "with 'meow', none of its"),
        ("Sleeping", "within 0.2 s"),
        ("Catching", "within 0.2 s"),
        ("Leaving", "ended its process at"),
        ("Quitting", "SystemExit: good night"),
    ],
)
def test_a_bot_that_fails_is_a_line_and_loses(my_cats: Path, name: str, said: str, capsys: Any) -> None:
    bots = f"my_cats:{name},my_cats:Playing,random"
    words = ("arena", "saucers", "--bots", bots, "--deals", "2", "--patience", "0.2", "--page", "league.html")
    assert main(words) == 0
    out = capsys.readouterr().out
    line = next(line for line in out.splitlines() if line.startswith(f"my_cats:{name} lost 4 deals by failing: "))
    assert said in line
    assert re.search(rf" 3\. my_cats:{name} .* 0% +0% +·$", out, re.MULTILINE)
    assert f"<b>my_cats:{name}</b> lost 4 of its deals by failing" in (my_cats / "league.html").read_text("utf-8")


def test_a_bot_that_fails_against_the_box_has_not_won(my_cats: Path) -> None:
    stage = stage_of(KINGOS, KINGOS.complete({}), 1)
    last = hold([stage], ("my_cats:Raising", "easy"), 2, 1)["stages"][0]["entries"][-1]
    assert (last["bot"], last["won"], last["failed"]) == ("my_cats:Raising", 0, 2)


# -- the page ---------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("my_cats")
def test_the_page_needs_nothing_beside_it_and_names_stay_names() -> None:
    result = league()
    shown = page(json.loads(json.dumps(result).replace('"random"', '"<b>&"')))
    assert not re.search(r"https?:|src=|url\(|@import|<link|<script", shown)
    assert "<b>&" not in shown
    assert "&lt;b&gt;&amp;" in shown
    assert all(f'id="stage-{at}"' in shown for at in (0, 1))


def test_its_colours_are_the_clients() -> None:
    def colours(text: str) -> dict[str, str]:
        return dict(re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", text))

    def prints(text: str, night: str) -> tuple[dict[str, str], dict[str, str]]:
        day, _, dark = text.partition(night)
        return colours(day), colours(dark)

    ours = prints(STYLE.read_text("utf-8"), "@media (prefers-color-scheme: dark)")
    theirs = prints((ROOT / "web/src/design/tokens.css").read_text("utf-8"), ':root[data-print="night"]')
    for mine, client in zip(ours, theirs, strict=True):
        assert mine
        assert mine.items() <= client.items()


# -- bad input --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("chess",), "no game 'chess'"),
        (("clans", "--bots", "easy"), "--bots: expected 2 to 32 different bots, got easy"),
        (("clans", "--bots", "easy,easy"), "--bots: expected 2 to 32 different bots"),
        (("clans", "--bots", "easy,genius"), "--bots: there is no bot 'genius'"),
        (("clans,seats=3",), "clans,seats=3: clans has 2 seats, got '3'"),
        (("clans,luck=1",), "clans,luck=1: option luck: clans has no such option"),
        (("clans,powers",), "clans,powers: option: expected KEY=VALUE"),
        (("isle,seats=4", "--bots", "easy,hard"), "isle,seats=4: tables of 4 want 4 bots or more, but 2 were given"),
        (("clans", "--deals", "0"), "--deals: expected a number above 0"),
        (("clans", "--patience", "0"), "--patience: expected a number above 0"),
        (("clans", "--on", "rey"), "--on: expected ray or ray://HOST:PORT, got 'rey'"),
        (("clans", "--page", "no/such/folder/a.html"), "no/such/folder/a.html: No such file"),
        (("clans", "--into", "no/such/folder/run"), "no/such/folder/run: No such file"),
    ],
)
def test_bad_input_is_one_line_and_status_2(words: tuple[str, ...], says: str, capsys: Any) -> None:
    assert main(("arena", *words)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert printed.err.count("\n") == 1


def test_all_levels_play_unless_others_are_named() -> None:
    assert parser(["arena"]).parse_args(["arena", "clans"]).bots.split(",") == [*LEVELS]


@pytest.mark.parametrize(
    ("stages", "bots", "deals", "said"),
    [
        ([], ["easy", "random"], 1, "one or more stages"),
        (["clans"], ["easy", "random"], 1, "stage_of"),
        (None, ["easy"], 1, "two or more bots"),
        (None, ["easy", "easy"], 1, "each named once"),
        (None, "easy", 1, "a list of bots"),
        (None, ["easy", 3], 1, "the name of a bot"),
        (None, ["easy", "random"], 0, "above 0"),
    ],
)
def test_a_league_that_cannot_be_held_says_what_was_expected(stages, bots, deals, said):
    clans = all_games()["clans"]
    with pytest.raises(Malformed, match=said):
        hold([stage_of(clans, {}, 2)] if stages is None else stages, bots, deals, 1)


@pytest.mark.parametrize(
    ("options", "seats", "said"),
    [({"speed": 1}, 2, "speed"), ({}, 3, "clans is for 2 seats, not for 3")],
)
def test_a_stage_that_cannot_be_is_none(options, seats, said):
    with pytest.raises(Malformed, match=said):
        stage_of(all_games()["clans"], options, seats)
    with pytest.raises(Malformed, match="expected a game"):
        stage_of("clans", {}, 2)
