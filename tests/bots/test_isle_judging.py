"""What the bots of the isle think of a boat: exactly the score at the end, and room for more before."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tabbytop.bots.isle.aboard import aboard
from tabbytop.bots.isle.judge import GREEDY, WISE, Judge
from tabbytop.bots.isle.lessons import promise
from tabbytop.bots.isle.means import Means
from tabbytop.bots.isle.outlook import NOTHING, Outlook, reach
from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.style import Style
from tabbytop.games.isle import GAME
from tabbytop.games.isle.cards import FAMILY_CARDS, LESSONS
from tabbytop.games.isle.components import COLOUR_OF, TILE_OF
from tabbytop.games.isle.final import groups_of
from tabbytop.games.isle.tests.boats import bars, tiles
from tabbytop.games.isle.tests.positions import random_game

SOON = Outlook(days=1, cats=4.0, treasures=1.0, lessons=1.0)
LONG = Outlook(days=4, cats=14.0, treasures=5.0, lessons=4.0)


def judge(outlook: Outlook, *lessons: int, boat: int = 0, **facts: Any) -> Judge:
    means = Means(boat, outlook, **facts)
    return Judge(means, [promise(LESSONS[number], means) for number in lessons])


@pytest.mark.parametrize("mode", ["classic", "solo", "family"])
@pytest.mark.parametrize("seed", range(6))
def test_at_the_end_a_boat_is_worth_its_score(mode: str, seed: int) -> None:
    """With nothing to come the judge gives the sheet: rats, rooms, families, treasures, lessons, less the sister's."""
    end = random_game(1 if mode == "solo" else 2 + seed % 3, seed, mode=mode, difficulty="expert")
    outcome = GAME.outcome(end)
    for seat in range(len(end.players)):
        seen = Reading(GAME.view(end, seat), Style())
        assert seen.outlook == Outlook(0, 0.0, seen.outlook.treasures, 0.0)
        means = Means(
            seen.me.boat, NOTHING, seen.me.fish, seen.me.baskets, len(seen.own.lessons), seen.first,
            seen.means.rivals, mode == "solo",
        )  # fmt: skip
        worth = seen.judged_by(means).worth(seen.boat)
        theirs = outcome.points(1) if mode == "solo" else 0
        assert worth == pytest.approx(outcome.points(seat) - theirs)


@pytest.mark.parametrize("mode", ["classic", "solo", "family"])
@pytest.mark.parametrize("outlook", [NOTHING, SOON, LONG])
def test_the_terms_of_a_boat_add_up_to_its_worth(mode: str, outlook: Outlook) -> None:
    end = random_game(1 if mode == "solo" else 3, 4, mode=mode, difficulty="expert")
    for seat, player in enumerate(end.players):
        seen = Reading(GAME.view(end, seat), Style())
        wise = seen.judged_by(replace(seen.means, outlook=outlook))
        for many in range(0, len(player.tiles) + 1, 3):
            boat = aboard(player.tiles[:many])
            assert sum(wise.terms(boat).values()) == pytest.approx(wise.worth(boat))


def test_groups_are_those_of_the_rules() -> None:
    for seed in range(10):
        for player in random_game(3, seed).players:
            counted = sorted((colour, size, cells) for colour, size, cells, _ in aboard(player.tiles).groups)
            assert counted == sorted((group.colour, group.size, group.cells) for group in groups_of(player.tiles))


def test_reach_is_a_chance() -> None:
    assert reach(0, 0) == 1 and reach(-1, 5) == 1 and reach(1, 0) == 0
    assert 0 < reach(8, 4) < reach(4, 4) < reach(2, 4) < 1


# -- before the end ---------------------------------------------------------------------------------------------------


def test_a_pair_is_worth_something_only_while_cats_may_come() -> None:
    pair, apart = aboard(tiles("red-c16: h1 e2")), aboard(tiles("red-c16: h1 h9"))
    assert judge(LONG).worth(pair) > judge(LONG).worth(apart)
    assert judge(NOTHING).worth(pair) - judge(NOTHING).worth(apart) < 2


def test_a_ragged_boat_is_worth_less() -> None:
    """The same tiles side by side, and with a hole between them that only the smallest treasure fills."""
    snug = aboard(tiles("single: a5 a4 a6 b5"))
    holed = aboard(tiles("single: a4 b5 a6 b4"))
    assert judge(LONG).worth(snug) > judge(LONG).worth(holed) + 0.5


def test_a_cat_finds_the_treasure_of_its_map() -> None:
    """Boat 1 has the red map on b4 [ISLE 3.4]."""
    boat = aboard(tiles("red-c16: a5; single: a6 b6 c6 b7"))
    spots = judge(SOON).spots(boat, TILE_OF["red-c04"], COLOUR_OF["red"])
    best = max(spots, key=lambda spot: spot.worth)
    assert best.found
    assert any(not spot.found for spot in spots)


@pytest.mark.parametrize("number", [113, 116, 124, 136, 137, 140])
def test_a_lesson_held_shows_where_tiles_should_go(number: int) -> None:
    """A boat that fulfils it is worth more to whoever holds it, by what it promises; nothing is promised twice."""
    boat = aboard(tiles(bars(red=4, blue=4, green=4)))
    with_it, without = judge(SOON, number).worth(boat), judge(SOON).worth(boat)
    points = dict(LESSONS[number].score.parameters)["points"]
    assert 0 <= with_it - without <= points


def test_whoever_only_sees_today_counts_like_the_sheet() -> None:
    boat = aboard(tiles(bars(red=3)))
    means = Means(0, NOTHING)
    assert Judge(means, weights=GREEDY).worth(boat) == Judge(means, weights=WISE).worth(boat)


def test_family_cards_promise_what_they_score() -> None:
    rng = Random(5)
    for card in FAMILY_CARDS.values():
        player = random_game(2, rng.randrange(99), mode="family").players[0]
        means = Means(player.boat, LONG, rivals=(0,))
        assert promise(card, means)(aboard(player.tiles)) >= 0
