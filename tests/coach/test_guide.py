"""The field guide: figures with their intervals, the same for the same seed, and kept as they were counted."""

import json
from math import sqrt

import pytest

from tabbytop.coach.guide import Chart, NoGuide, counting_of, gifts, island, mean, share
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


def test_a_share_has_wilsons_interval() -> None:
    figure = share(50, 100)
    assert (figure.mean, figure.count) == (50.0, 100)
    assert figure.low == pytest.approx(40.38, abs=0.01) and figure.high == pytest.approx(59.62, abs=0.01)
    assert share(0, 20).low == 0.0 and share(0, 20).high > 10


def test_a_mean_has_its_standard_error() -> None:
    figure = mean([1.0, 2.0, 3.0, 4.0])
    assert figure.mean == 2.5
    assert figure.high - figure.mean == pytest.approx(1.96 * 1.291 / sqrt(4), abs=0.01)


@pytest.mark.parametrize("game", sorted(KEPT))
def test_what_is_kept(game: str) -> None:
    kept = KEPT[game]
    assert kept["source"] == f"tabbytop guide {game} --games {counting_of(game).GAMES} --seed 1 --json"
    for chart in (decode(Chart, one) for one in kept["charts"]):
        assert chart.games >= 100 and chart.rows
        for row in chart.rows:
            assert len(row.figures) == len(chart.series)
            for figure in row.figures:
                assert figure is None or (figure.low <= figure.mean <= figure.high and figure.count > 1)


def test_clans_against_each_other_share_a_hundred() -> None:
    first, again = (counting_of("clans").charts(4200, seed, lambda done: None) for seed in (3, 3))
    assert first == again
    matrix, powers = first
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
    charts = {chart.key: chart for chart in counting_of("isle").charts(6, 1, done.append)}
    assert done == list(range(1, 7))
    sums = {row.key: row.figures[0].mean for row in charts["sums"].rows}
    assert sums["points"] == pytest.approx(sum(value for key, value in sums.items() if key != "points"), abs=0.05)
    assert [row.key for row in charts["buying"].rows] == ["1", "2", "3", "4", "5"]
    assert [row.key for row in charts["kinds"].rows] == ["1", "2", "3", "4", "5"]
    cards = sum(figure.mean for row in charts["kinds"].rows for figure in row.figures)
    assert 10 < cards <= 35, "of seven a day hard pays for some"
    assert all(0 <= figure.mean <= 100 for row in charts["rooms"].rows for figure in row.figures)


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
    first, again = gifts.chart(4, 1), gifts.chart(4, 1)
    assert first == again
    kept = next(decode(Chart, one) for one in KEPT["isle"]["charts"] if one["key"] == "cards")
    assert {row.key for row in first.rows} == {row.key for row in kept.rows} == {*map(str, gifts.cards()), "fish"}
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
    assert island.flowers(2, 1) == island.flowers(2, 1)


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
    """As it was counted, and the same for the same seed. On average a draw gives nothing: all cards are in pairs, and
    those of a stack come about equally often."""
    assert island.fields(2, 1) == island.fields(2, 1)
    kept = next(decode(Chart, one) for one in KEPT["kingos"]["charts"] if one["key"] == "fields")
    assert {row.key for row in kept.rows} == {card for card, one in FIELDS.items() if one.stack == "beach"}
    means = [(figure.mean, figure.count) for row in kept.rows for figure in row.figures[:1]]
    assert sum(mean * count for mean, count in means) / sum(count for _, count in means) == pytest.approx(0, abs=1)
    best, worst = kept.rows[0], kept.rows[-1]
    assert best.figures[0].low > worst.figures[0].high


def test_the_first_turns_of_a_tower_are_counted() -> None:
    charts = {chart.key: chart for chart in counting_of("tower").charts(3, 1, lambda done: None)}
    after = {row.key: row.figures for row in charts["after"].rows}
    assert set(after) == {"top", "kitten", "goals"}
    floors = [figure for row in charts["floors"].rows for figure in row.figures if figure]
    pieces = [figure for row in charts["pieces"].rows for figure in row.figures if figure]
    assert sum(one.count for one in pieces) >= sum(one.count for one in floors) > 20
    chosen = sum(row.figures[0].count for row in charts["cards"].rows)
    assert chosen == 3 * 6, "a card a turn"


def test_a_game_without_one() -> None:
    without = next(game for game in all_games() if game not in KEPT)
    with pytest.raises(NoGuide, match=without):
        counting_of(without)
