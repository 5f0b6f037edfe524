"""The isle's bots imagine how it goes on, alone or among others: the compiled sums are those of judge and rules."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from tabbytop.bots import Budget
from tabbytop.bots.isle import EXPERT, HARD_ALONE, LEVELS, buying, company, days, flat, her_cards, kernel
from tabbytop.bots.isle.aboard import EMPTY
from tabbytop.bots.isle.box import BOX, KINDS
from tabbytop.bots.isle.cells import Words, words
from tabbytop.bots.isle.harbour import Harbour, cards_to_come
from tabbytop.bots.isle.judging import judge_of
from tabbytop.bots.isle.lessons import terms_of
from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.sea import (
    BROKEN_CARD,
    COLOUR_CARD,
    DRAWING_CARD,
    LESSON_CARD,
    OSHAX_CARD,
    OTHER_CARD,
    RARE_CARD,
    SEA,
    WHOLE_CARD,
)
from tabbytop.bots.isle.terms import Whose
from tabbytop.bots.isle.voyages import Voyages
from tabbytop.bots.isle.way import PASSED, way_from
from tabbytop.core import play_out
from tabbytop.core.playing import at_random
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Done
from tabbytop.games.isle.cards import BASKET_CARDS, CARDS, LESSONS, deck
from tabbytop.games.isle.components import COMMON, TILES
from tabbytop.games.isle.phases.sister import carry_out
from tabbytop.games.isle.state import Buying, Finding, Rescuing, Sister, State, Taking
from tabbytop.games.isle.tests.boats import bars
from tabbytop.games.isle.tests.positions import position, random_game, sits
from tabbytop.games.isle.view import determinize
from tabbytop.kernels.compiled import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="numba cannot be imported here")


MODES = (("solo", 1), ("classic", 2), ("classic", 4), ("family", 3))


def some_states(seeds: range, mode: str, seats: int) -> Iterator[State]:
    """Positions of random games in which the first seat is asked."""
    for seed in seeds:
        found: list[State] = []
        rng = Random(seed)
        start = GAME.new_game(seats, GAME.complete({"mode": mode, "difficulty": "expert"}))
        play_out(GAME, start, at_random(rng), rng.randrange, watch=lambda state, *_, found=found: found.append(state))
        yield from (state for state in found[40::23] if state.order and GAME.to_act(state).must == (0,))


def lessons_of(seen: Reading) -> Any:
    """All that ``Reading.judged_by`` minds, in the same order."""
    rows = [terms_of(one, seen.me.boat) for one in seen.held()]
    shared = Whose.PUBLIC if seen.solo else Whose.OWN
    rows += [terms_of(LESSONS[card], seen.me.boat, shared, colour) for card, colour in seen.view.public]
    return flat.terms_array([*rows, *(terms_of(one, seen.me.boat, Whose.HERS) for one in seen.her_lessons)])


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_a_boat_is_worth_what_the_judge_says(mode: str, seats: int) -> None:
    """Boats of random games, as they are and with one tile tried, which leaves no trace, and the tile laid for good."""
    rng = Random(3)
    for state in some_states(range(6 if mode == "solo" else 3), mode, seats):
        seen = Reading(GAME.view(state, 0), HARD_ALONE if mode == "solo" else EXPERT)
        judge, lessons, boat = judge_of(seen, seen.means), lessons_of(seen), flat.flat(seen.boat)
        assert kernel.worth(BOX, judge, lessons, boat) == pytest.approx(seen.judge.worth(seen.boat))
        for tile in (*seen.view.left[:2], *seen.view.oshax[:1], *(tile for tile, _ in seen.view.rare[:1]), COMMON[2]):
            kind = KINDS.index(TILES[tile].kind)
            colour = rng.randrange(5) if TILES[tile].kind == "oshax" else TILES[tile].colour
            spots = seen.judge.spots(seen.boat, tile, colour)
            for spot in rng.sample(spots, min(3, len(spots))):
                cells = Words(*map(np.uint64, words(spot.boat.filled & ~seen.boat.filled)))
                before = boat.copy()
                flat.try_on(BOX, boat, kind, colour, cells)
                assert kernel.worth(BOX, judge, lessons, boat) == pytest.approx(seen.judge.worth(spot.boat))
                flat.take_off(BOX, boat)
                assert laid(boat) == laid(before)
                flat.lay(BOX, before, kind, colour, cells)
                assert laid(before) == laid(flat.flat(spot.boat))


def laid(boat: Any) -> dict[str, Any]:
    """What lies on a boat of compiled code: of each row as much as is in use."""
    used = {"cat": boat["cats"], "treasure": boat["common"] + boat["rare"], "group": boat["groups"]}
    names = boat.dtype.names[: boat.dtype.names.index("tried") + 1]
    return {
        name: boat[name][: used[name.split("_")[0]]].tolist() if "_" in name else boat[name].tolist() for name in names
    }


@pytest.mark.parametrize("seed", range(8))
def test_a_voyage_that_is_over_ends_with_the_score(seed: int) -> None:
    """Nothing to come: the player's points less the sister's, exactly, and what a win is worth."""
    end = random_game(1, seed, mode="solo", difficulty="expert")
    last = end._replace(agenda=(Finding(0),))
    seen = Reading(GAME.view(last, 0), HARD_ALONE)
    way = replace(way_from(seen), hand=())
    outcome = GAME.outcome(end)
    ahead = outcome.points(0) - outcome.points(1)
    told = Voyages(seen, Random(1))._sail(way, 0, 3)
    assert list(told) == [ahead + 100 if ahead > 0 else ahead] * 3


@pytest.mark.parametrize("mode", ["classic", "family"])
@pytest.mark.parametrize("seed", range(6))
def test_among_others_a_voyage_that_is_over_ends_with_the_points(mode: str, seed: int) -> None:
    """One's own points, exactly, public lessons in full."""
    end = random_game(2 + seed % 3, seed, mode=mode)
    frame = Taking(0) if mode == "family" else Finding(0)
    last = end._replace(agenda=(frame,), table=end.table._replace(left=(), right=()))
    seen = Reading(GAME.view(last, 0), EXPERT)
    told = Voyages(seen, Random(1))._sail(replace(way_from(seen), hand=()), 0, 3)
    assert list(told) == [GAME.outcome(end).points(0)] * 3


def among_others(day: int = 3, mode: str = "classic", **rival: Any) -> State:
    """One's own turn, with three red cats aboard; red and blue cats are there, and the rival is fond of blue ones."""
    players = (sits(at=bars(red=3)), sits(at=bars(blue=3), **rival))
    frame = Taking(0) if mode == "family" else Rescuing(0)
    return position(frame, players=players, mode=mode, day=day, left="red-c05 blue-c05", right="")


def setting_out(state: State) -> Any:
    seen = Reading(GAME.view(state, 0), EXPERT)
    return Harbour(seen).start(way_from(seen))[0]


@pytest.mark.parametrize("mode", ["classic", "family"])
def test_others_take_the_cats_they_like(mode: str) -> None:
    """A cat of their colour first; then what is left; then nothing."""
    sea = setting_out(among_others(mode=mode, baskets=2))
    seen = []
    for _ in range(3):
        company.help_themselves(BOX, sea, 0)
        seen.append([TILES[tile].key for tile in sea["field"][: sea["cats"]]])
    assert seen == [["red-c05"], [], []]


def test_who_cannot_carry_a_cat_takes_none() -> None:
    """Baskets used up, no fish, or passed: all may be seen."""
    for rival in ({"used": 1}, {"fish": 2}, {"passed": True}):
        sea = setting_out(among_others(**rival))
        assert company.hungry(sea) == 0
        company.help_themselves(BOX, sea, 0)
        assert sea["cats"] == 2


def test_days_that_are_not_imagined_are_judged() -> None:
    """A voyage that ends today, with nothing taken any more, is worth what the judge says of boat and fish."""
    seen = Reading(GAME.view(among_others(), 0), replace(EXPERT, horizon=0))
    way = replace(way_from(seen), carried=PASSED)
    told = Voyages(seen, Random(1))._sail(way, 0, 2)
    assert list(told) == pytest.approx([seen.worth_later + seen.kept_fish[20]] * 2)


def test_the_sister_takes_what_she_takes_by_the_rules() -> None:
    """Each of her cards on rows of every length [ISLE 6.5]."""
    left, right = "red-c01 red-c02 red-c03 red-c04".split(), "blue-c01 blue-c02 blue-c03 blue-c04".split()
    for number, card in enumerate(sorted(BASKET_CARDS)):
        for gone in range(9):
            state = position(
                Buying(),
                players=(sits(kept=(7,)),),
                mode="solo",
                left=" ".join(left[min(4, gone) :]),
                right=" ".join(right[max(0, gone - 4) :]),
                rare="tee ell bar" if gone % 2 else "",
                oshax="x3 x1 x6 x2"[: 3 * (gone % 4) + 2] if gone % 3 else "",
                sister=Sister(deck=tuple(sorted(BASKET_CARDS)), colours=(169,), lessons=(197,)),
            )
            after = carry_out(state, card).table
            table = state.table
            row = [*table.left, *table.right]
            piles = [tile for tile, _ in table.rare]
            sea = np.zeros(1, SEA)[0]
            sea["cats"], sea["left"], sea["field"][: len(row)] = len(row), len(table.left), row
            sea["rares"], sea["rare"][: len(piles)] = len(piles), piles
            sea["oshaxes"], sea["oshax"][: len(table.oshax)] = len(table.oshax), table.oshax
            sea["common"] = table.common
            her_cards.obey(BOX["her_deck"][number], sea)
            assert tuple(sea["field"][: sea["left"]]) == after.left
            assert tuple(sea["field"][sea["left"] : sea["cats"]]) == after.right
            assert list(sea["rare"][: sea["rares"]]) == [tile for tile, _ in after.rare]
            assert (tuple(sea["oshax"][: sea["oshaxes"]]), tuple(sea["common"])) == (after.oshax, after.common)


def at_sea(day: int = 3, **facts: Any) -> State:
    """Before a rescue, with three red cats aboard and a fourth in the left field."""
    sister = Sister(deck=tuple(sorted(BASKET_CARDS)), colours=(169, 170), lessons=(199, 202, 207))
    player = sits(at=bars(red=3), **{"fish": 20, **facts})
    return position(
        Rescuing(0), players=(player,), mode="solo", day=day, order=(0, 1), left="red-c05", right="", sister=sister
    )


def test_all_cards_that_nobody_has_seen_may_come() -> None:
    """Every sort as often as it is left; what was drawn, kept, bought or played does not come again."""
    state = at_sea(hand=(1, 7, 113), lessons=(142,), discarded=(114, 43))
    news = cards_to_come(Reading(GAME.view(state, 0), HARD_ALONE))
    left = list(deck())
    for card in (1, 7, 113, 142, 114, 43):
        left.remove(card)
    assert len(news) == len(left)
    assert sum(news["cost"]) == sum(CARDS[card].cost for card in left)
    kinds = (OSHAX_CARD, DRAWING_CARD, COLOUR_CARD)
    assert [sum(news["what"] == kind) for kind in kinds] == [5, 4, 5]


def shopping(state: State, cards: list[int], fish: int) -> tuple[list[int], int, int]:
    """What is bought of these cards by kind, how many lessons are held then, and the fish that are left."""
    seen = Reading(GAME.view(state, 0), HARD_ALONE)
    harbour = Harbour(seen)
    known = sorted(determinize(seen.view, Random(0)).table.deck)
    sea = harbour.start(way_from(seen))[0]
    held = int(sea["held"])
    sea["in_pile"], sea["pile"][: len(cards)] = len(cards), [known.index(card) for card in cards]
    sea["day"], sea["fish"] = 5, fish
    buying.shop(BOX, harbour.news, sea)
    assert sea["dealt"] == len(cards)
    return sea["bought"].tolist(), int(sea["held"]) - held, int(sea["fish"])


def test_what_fits_the_boat_is_bought() -> None:
    """Red cats: three of one colour, not of each; treasures if they can be paid; baskets wait until they are used."""
    state = at_sea(day=5)
    bought, lessons, left = shopping(state, [145, 115, 98, 43, 15, 71], fish=20)
    assert lessons == bought[COLOUR_CARD] == 1
    assert bought[LESSON_CARD] == 0 and bought[RARE_CARD] == 1
    assert bought[WHOLE_CARD] == bought[BROKEN_CARD] == bought[DRAWING_CARD] == 1
    assert left == 20 - 1 - 2
    assert shopping(state, [98, 1], fish=1) == ([0] * OTHER_CARD, 0, 1)


def test_nobody_expects_fewer_than_no_cats() -> None:
    """With fish for this cat alone, as ``Reading`` has it: the judge's tables begin at none."""
    seen = Reading(GAME.view(at_sea(day=5, fish=3), 0), HARD_ALONE)
    harbour = Harbour(seen)
    sea = harbour.start(way_from(seen))[0]
    assert days.ask(BOX, harbour.news, sea) == days.CAT_ASKED
    assert sea["more_cats"] == seen.outlook.cats == 0


def test_the_same_seed_imagines_the_same() -> None:
    seen = Reading(GAME.view(at_sea(), 0), HARD_ALONE)
    one, same, other = (Voyages(seen, Random(seed))._sail(way_from(seen), 0, 12) for seed in (1, 1, 2))
    assert list(one) == list(same) != list(other)


def test_the_way_that_turns_out_better_is_found() -> None:
    """Three red cats aboard against an empty boat, though judgement is told the contrary."""
    seen = Reading(GAME.view(at_sea(), 0), HARD_ALONE)
    here = way_from(seen)
    empty = replace(here, boat=EMPTY, prior=3.0)
    assert Voyages(seen, Random(4)).best([empty, here]) == 1
    assert Voyages(seen, Random(4)).best([here, empty]) == 0


def test_without_work_judgement_decides() -> None:
    seen = Reading(GAME.view(at_sea(), 0), HARD_ALONE)
    here = way_from(seen)
    voyages = Voyages(seen, Random(4), Budget(work=0))
    assert voyages.best([here, replace(here, prior=1.0), here]) == 1
    assert voyages.gain(here, here, 40) is None


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_fish_that_a_lesson_asks_for_are_kept(level: str) -> None:
    """Lesson 142 is worth 7 for five fish at the end; a single cat more is worth less on the last day."""
    state = at_sea(day=5, lessons=(142,), fish=6)
    action = LEVELS[level].choose(GAME.view(state, 0), GAME.legal(state, 0), Random(2))
    assert action == Done()
