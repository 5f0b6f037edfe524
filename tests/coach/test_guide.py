"""The field guide: figures with their intervals, the same for the same seed, and kept as they were counted."""

import json
from collections.abc import Callable
from math import sqrt
from pathlib import Path

import pytest

from tabbytop.bots.crews import carry_out
from tabbytop.coach.guide import Chart, NoGuide, gifts, guide_of, island, mean, share
from tabbytop.coach.guide.counts import Counts
from tabbytop.coach.puzzles import FOLDER
from tabbytop.core import decode
from tabbytop.games import all_games
from tabbytop.games.isle.cards import CARDS
from tabbytop.games.isle.state import Rules
from tabbytop.games.kingos.components import CARDS as FIELDS
from tabbytop.games.kingos.phases.common import with_player
from tabbytop.kernels.isle.positions import to_state

KEPT = {
    path.name.removesuffix("-guide.json"): json.loads(path.read_text("utf-8")) for path in FOLDER.glob("*-guide.json")
}


def charts_of(
    game: str,
    games: int,
    seed: int = 1,
    workers: int = 1,
    into: Path | None = None,
    told: Callable[[int], None] = lambda done: None,
) -> dict[str, Chart]:
    guide = guide_of(game)
    found, _ = carry_out(guide.countings(games, seed), (), workers, "", into, told)
    return {chart.key: chart for chart in guide.charts(found.all, games)}


def test_a_share_has_wilsons_interval() -> None:
    figure = share(50, 100)
    assert (figure.mean, figure.count) == (50.0, 100)
    assert figure.low == pytest.approx(40.38, abs=0.01) and figure.high == pytest.approx(59.62, abs=0.01)
    assert share(0, 20).low == 0.0 and share(0, 20).high > 10


def test_a_mean_has_its_standard_error() -> None:
    figure = mean([1.0, 2.0, 3.0, 4.0])
    assert figure.mean == 2.5
    assert figure.high - figure.mean == pytest.approx(1.96 * 1.291 / sqrt(4), abs=0.01)
    assert mean([5.0, 5.0, 5.0]) is None, "nothing tells how sure that is"


@pytest.mark.parametrize("game", sorted(KEPT))
def test_what_is_kept(game: str) -> None:
    kept = KEPT[game]
    assert kept["source"] == f"tabbytop guide {game} --games {guide_of(game).GAMES} --seed 1 --json"
    for chart in (decode(Chart, one) for one in kept["charts"]):
        assert chart.games >= 100 and chart.rows
        for row in chart.rows:
            assert len(row.figures) == len(chart.series)
            for figure in row.figures:
                assert figure is None or (figure.low <= figure.mean <= figure.high and figure.low < figure.high)


def test_whoever_counts_it_comes_out_the_same(tmp_path: Path) -> None:
    """One process or two, at once or broken off in between."""
    once = charts_of("clans", 3360, seed=2)
    assert charts_of("clans", 3360, seed=2, workers=2, into=tmp_path / "some.run") == once
    lines = (tmp_path / "some.run").read_text("utf-8").splitlines(keepends=True)
    assert len(lines) > 2
    (tmp_path / "some.run").write_text("".join(lines[:-1]), "utf-8")
    assert charts_of("clans", 3360, seed=2, into=tmp_path / "some.run") == once


def test_counts_are_merged_in_any_order() -> None:
    one, other = Counts(), Counts()
    one.add("hard", "turns 2", 0.1, 0.7)
    other.add("hard", "turns 2", 0.2)
    other.add("medium", "guardian bat", 1.0)
    ways = []
    for first, second in ((one, other), (other, one)):
        both = Counts()
        both.merge(first)
        both.merge(Counts(json.loads(json.dumps(second.as_data()))))
        ways.append([both.means(("hard", "medium"), "turns 2"), both.shares(("medium",), "guardian bat")])
        assert both.called("guardian") == ["bat"] and both.called("turns") == ["2"]
    assert ways[0] == ways[1]
    assert ways[0][0][0].count == 3 and ways[0][0][1] is None


def test_clans_against_each_other_share_a_hundred() -> None:
    first, again = (charts_of("clans", 3360, seed=3) for _ in range(2))
    assert first == again
    matrix, powers = first["clans"], first["powers"]
    rows = {row.key: dict(zip(matrix.series, row.figures, strict=True)) for row in matrix.rows}
    for one in matrix.series:
        assert rows[one][one] is None
        for other in matrix.series:
            if one != other:
                assert rows[one][other].mean + rows[other][one].mean == pytest.approx(100, abs=0.02)
    best = max(powers.rows, key=lambda row: row.figures[0].mean)
    assert best.key == "phantoms"  # by far, in every count there was


def test_a_game_of_the_isle_is_counted_by_its_score_sheet() -> None:
    done: list[int] = []
    charts = charts_of("isle", 6, told=done.append)
    assert done[-1] == 3 + 6, "dawns and games"
    sums = {row.key: row.figures[0].mean for row in charts["sums"].rows}
    assert sums["points"] == pytest.approx(sum(value for key, value in sums.items() if key != "points"), abs=0.05)
    assert [row.key for row in charts["buying"].rows] == ["1", "2", "3", "4", "5"]
    assert [row.key for row in charts["kinds"].rows] == ["1", "2", "3", "4", "5"]
    cards = sum(figure.mean for row in charts["kinds"].rows for figure in row.figures)
    assert 10 < cards <= 35, "of seven a day hard pays for some"
    assert all(0 <= figure.mean <= 100 for row in charts["rooms"].rows for figure in row.figures)
    met = [figure for row in charts["met"].rows for figure in row.figures if figure]
    assert sum(figure.count for figure in met) > 10 and all(0 <= figure.mean <= 100 for figure in met)


def test_a_lesson_that_is_never_met_brings_nothing() -> None:
    """What is kept: the two charts of lessons say the same."""
    charts = {one["key"]: decode(Chart, one) for one in KEPT["isle"]["charts"]}
    worth = {row.key: row.figures for row in charts["lessons"].rows}
    for row in charts["met"].rows:
        for share_met, points in zip(row.figures, worth.get(row.key, (None, None)), strict=True):
            if points is not None:
                assert share_met.count == points.count and (share_met.mean > 0) == (points.mean != 0)
            elif share_met is not None:
                assert share_met.mean in (0, 100) or share_met.count < 20


def test_a_card_that_is_given_comes_out_of_the_deck() -> None:
    """At dawn of the third day: one card more in a hand, one less in the deck, nothing else; or five fish."""
    rules = Rules("classic", "easy", "A,B,C", rare_from_maps=False)
    before = gifts.dawn(3, 1, 0)
    was, seen = to_state(before, rules), []
    assert was.day == 3
    for key, after in gifts.given(before):
        now = to_state(after, rules)
        one, other = was.players[0], now.players[0]
        seen.append(key)
        if isinstance(key, str):
            assert other == one._replace(fish=one.fish + gifts.PURSE)
        else:
            assert sorted(other.hand) == sorted((*one.hand, key))
            assert sorted((*now.table.deck, key)) == sorted(was.table.deck)
        assert now.players[1:] == was.players[1:]
    assert seen[-1] == "fish" and len(seen) > 10


def test_what_a_card_is_worth_stands_beside_its_price() -> None:
    given = [Counts(), Counts()]
    for counts in given:
        gifts.count(1, 0, counts)
    assert given[0].as_data() == given[1].as_data()
    kept = next(decode(Chart, one) for one in KEPT["isle"]["charts"] if one["key"] == "cards")
    assert {row.key for row in gifts.chart(given[0]).rows} == {row.key for row in kept.rows}
    assert {row.key for row in kept.rows} == {*map(str, gifts.cards()), "fish"}
    assert all(row.price == (5 if row.key == "fish" else CARDS[int(row.key)].cost) for row in kept.rows)
    fish = next(row for row in kept.rows if row.key == "fish")
    assert fish.figures[0].mean > fish.figures[2].mean > 0, "fish are worth less on the last day"


def test_a_flower_that_is_given_comes_off_the_deck() -> None:
    state = island.turn_of("a test")
    seat = state.top.seat
    for flower in set(state.table.flowers):
        after = island.with_flower(state, flower)
        assert sorted(after.players[seat].hand) == sorted((*state.players[seat].hand, flower))
        assert sorted((*after.table.flowers, flower)) == sorted(state.table.flowers)
    gone = state._replace(table=state.table._replace(flowers=()))
    assert island.with_flower(gone, "poppy") is None


def test_a_poppy_is_worth_more_than_sage() -> None:
    """As it was counted, and the same for the same seed."""
    kept = next(decode(Chart, one) for one in KEPT["kingos"]["charts"] if one["key"] == "flowers")
    worth = {row.key: row.figures[0] for row in kept.rows}
    assert worth["poppy"].low > worth["sage"].high
    given = [Counts(), Counts()]
    for counts in given:
        island.count(1, 0, counts)
    assert given[0].as_data() == given[1].as_data()
    assert [chart.key for chart in island.charts(given[0], 1)] == ["flowers", "curses", "fields"]


def test_a_curse_that_is_laid_comes_off_the_deck() -> None:
    state = island.turn_of("a test")
    seat = state.top.seat
    free = state.players[seat].curses.count("")
    assert free
    for curse in state.table.curses:
        after = island.with_curse(state, curse)
        assert curse in after.players[seat].curses and after.players[seat].curses.count("") == free - 1
        assert sorted((*after.table.curses, curse)) == sorted(state.table.curses)
    full = with_player(state, seat, curses=("fog", "slip", "rust"))
    assert island.with_curse(full, state.table.curses[0]) is None


def test_what_a_field_is_worth_is_told_beside_all_that_could_lie_there() -> None:
    """As it was counted. On average a draw gives nothing: all cards are in pairs, and
    those of a stack come about equally often."""
    kept = next(decode(Chart, one) for one in KEPT["kingos"]["charts"] if one["key"] == "fields")
    assert {row.key for row in kept.rows} == {card for card, one in FIELDS.items() if one.stack == "beach"}
    means = [(figure.mean, figure.count) for row in kept.rows for figure in row.figures[:1]]
    assert sum(mean * count for mean, count in means) / sum(count for _, count in means) == pytest.approx(0, abs=1)
    best, worst = kept.rows[0], kept.rows[-1]
    assert best.figures[0].low > worst.figures[0].high


def test_the_first_turns_of_a_tower_are_counted() -> None:
    (counting,) = guide_of("tower").countings(3, 1)
    counts = counting.count(0, 3, lambda done: None)
    charts = {chart.key: chart for chart in guide_of("tower").charts([counts], 3)}
    after = {row.key: row.figures for row in charts["after"].rows}
    assert set(after) == {"top", "kitten", "goals"}
    floors = [figure for row in charts["floors"].rows for figure in row.figures if figure]
    pieces = [figure for row in charts["pieces"].rows for figure in row.figures if figure]
    assert sum(one.count for one in pieces) >= sum(one.count for one in floors) > 20
    chosen = sum(row.figures[0].count for row in charts["cards"].rows)
    assert chosen == 3 * 6, "a card a turn"
    goals = [row.figures[0] for row in charts["goals"].rows]
    assert all(1 <= figure.count <= 3 for figure in goals)
    met = sum(figure.mean / 100 * figure.count for figure in goals)
    assert met == pytest.approx(sum(sum(counts.of(level, "goals")) for level in ("hard", "medium", "easy")), abs=0.1)
    assert met > 0


def test_a_game_without_one() -> None:
    without = next(game for game in all_games() if game not in KEPT)
    with pytest.raises(NoGuide, match=without):
        guide_of(without)
