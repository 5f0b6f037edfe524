"""Each reason for a choice on the isle holds a figure of the position, here reckoned by hand, by the rules, or by the
judge of the bots."""

import re
from collections import Counter
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabbytop.bots.isle.aboard import aboard
from tabbytop.bots.isle.baskets import baskets_in
from tabbytop.bots.isle.lessons import promise
from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.shopping import Shop
from tabbytop.coach.isle.foreseeing import CLAUSES, foreseen
from tabbytop.coach.isle.glancing import glance
from tabbytop.coach.isle.settling import style_of
from tabbytop.coach.reasons import Reason, reasons
from tabbytop.core import CHANCE, Action
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import (
    Done,
    Find,
    GiveLessons,
    GiveTreasures,
    Herd,
    Hold,
    Lay,
    Name,
    Pay,
    Place,
    Play,
    Rescue,
    Sell,
    Send,
)
from tabbytop.games.isle.cards import CARDS, COLOUR_CARDS, LESSONS, RescueCard
from tabbytop.games.isle.components import COLOUR_OF, TILE_OF
from tabbytop.games.isle.state import DAYS, Naming, Placing, Rescuing, Sister, State, Taking, Teaching, Window
from tabbytop.games.isle.tests.positions import do, dusk, find, lay, position, rescue, sits, teach
from tabbytop.texts import LANGUAGES, texts

from .played import played

A_DAY = 2.8  #: what a permanent basket is worth on a day
CREW = "red-c16: a5; blue-c16: f5; red-c05: k5; x1=green: h2; single: p5; pair: q5; ell: p6"


def why(state: State, action: Action, seat: int = 0) -> dict[str, Any]:
    """By key: points, or with the figures that the text names."""
    view = GAME.view(state, seat)
    found = {}
    for reason in foreseen(view, action, reasons(GAME, view, action, Random(1))):
        known = dict(reason.line.args)
        points = pytest.approx(reason.points)
        found[reason.line.key.removeprefix("ahead-")] = (points, known) if known else points
    return found


def told(state: State, action: Action, *keys: str) -> dict[str, Any]:
    """What is said of these keys."""
    return {key: points for key, points in why(state, action).items() if key in keys}


def seen_by(state: State, seat: int = 0) -> Reading:
    return Reading(GAME.view(state, seat), style_of(state.rules))


def kept(fish: int, day: int) -> float:
    """What fish are worth in the evening that can still be spent: of the first 0.85 each, and less and less."""
    room = 9 + 5 * (DAYS - day)
    return 0.85 * room * (1 - exp(-fish / room))


# -- cards that can be played at any time ------------------------------------------------------------------------------


def test_boots_and_baskets_that_are_laid_and_that_stay() -> None:
    """[ISLE 4.4] three boots on each; in hand a whole basket and two broken ones, for two cats."""
    state = lay(sits(hand=(35, 35, 55)), sits())
    assert told(state, Lay((35, 55)), "boots") == {"boots": 6}
    assert told(state, Lay(()), "unlaid", "boots") == {"unlaid": 2}
    assert told(lay(sits(hand=(35, 35, 55)), sits(), day=5), Lay(()), "unlaid") == {}


def test_fish_that_are_caught_when_no_cats_can_be_fetched() -> None:
    """[ISLE 9.3] two fish for an oshax; and the colours aboard. A bot would wait, and so in hand it is worth as much:
    what it will have brought by then, two fish for each oshax and a fifth of one on each day that is left."""
    state = find(sits(at="x1=green: h2", hand=(67,), fish=4), sits(), day=2)
    caught, waiting = kept(6, 2) - kept(4, 2), (kept(20, 2) - kept(19, 2)) * 2 * (1 + 0.2 * 3)
    assert told(state, Play(67), "catch", "kept", "played") == {
        "catch": (caught, {"fish": 2}),
        "kept": (-max(caught, waiting), {"card": 67}),
    }
    assert told(state, Done(), "kept") == {"kept": (max(caught, waiting), {"card": 67})}


def test_fish_with_which_another_cat_can_be_paid_for() -> None:
    """[ISLE 4.5] one fish is two too few; with three more the best cat of the left field can be taken."""
    state = rescue(sits(at=CREW, hand=(90,), fish=1), sits(), left="red-c01", day=4)
    cat = Shop(seen_by(state)).cats[0]
    assert cat.price == 3
    assert told(state, Play(90), "catch") == {
        "catch": (cat.gain + kept(1, 4) - kept(1, 4) - 0.8, {"fish": 3}),
    }, "and a basket that is used does not stand by any more"


def test_fish_of_a_colour_that_is_named() -> None:
    """[ISLE 9.3] two red cats, and none that is purple."""
    state = do(find(sits(at=CREW, hand=(96,), fish=0), sits(), day=3), "0 play 96")
    assert told(state, Name(COLOUR_OF["red"]), "catch") == {"catch": (kept(2, 3), {"fish": 2})}
    assert told(state, Name(COLOUR_OF["purple"]), "catch") == {}


def test_fish_of_which_there_are_enough() -> None:
    """[ISLE 4.5] on the last day two cats cost ten fish at most; when none can be fetched any more all are left over.
    A lesson for five fish asks for more [ISLE 9.9]."""
    before = teach(sits(at=CREW, hand=(90,), fish=13, baskets=2), sits(), day=5)
    assert why(before, Hold()) == {"spare": 3}
    assert told(teach(sits(at=CREW, hand=(90,), fish=13), sits(), day=4), Hold(), "spare") == {}
    morning = position(Teaching((0, 1)), Window("morning"), players=(sits(at=CREW, hand=(90,), fish=13), sits()), day=5)
    assert told(morning, Hold(), "spare") == {}
    passed = {"at": CREW, "hand": (90,), "fish": 4}
    assert told(find(sits(**passed), sits(), day=5), Done(), "spare") == {"spare": 4}
    assert told(find(sits(lessons=(142,), **passed), sits(), day=5), Done(), "spare") == {}


def test_a_card_of_which_nobody_knows_what_it_brings() -> None:
    """[ISLE 9.3] a bot draws a tile at dusk and not in the morning; new cats are of no use after the rescue."""
    at_dusk = dusk(sits(hand=(75,)), sits())
    assert why(at_dusk, Play(75)) == {"played": (3.5, {"card": 75})}
    assert told(at_dusk, Hold(), "kept") == {"kept": (3.5, {"card": 75})}
    before = teach(sits(hand=(75,)), sits())
    assert told(before, Play(75), "played", "kept") == {
        "played": (3.5, {"card": 75}),
        "kept": (-3.5, {"card": 75}),
    }
    arrivals = find(sits(hand=(83,)), sits())
    assert why(arrivals, Play(83)) == {"kept": (-1.5, {"card": 83})}
    assert why(dusk(sits(hand=(83,)), sits(), day=5), Hold()) == {}, "now it is of no use at all"


def test_baskets_that_are_gained_and_sold() -> None:
    """[ISLE 9.3] with three days to come and half of this one; at dusk with three. Alone they are worth less."""
    before = teach(sits(hand=(84,)), sits(), day=2)
    assert why(before, Play(84)) == {"basket": 3.5 * A_DAY}
    assert why(before, Hold()) == {"kept": (3.5 * A_DAY, {"card": 84})}
    assert told(dusk(sits(hand=(84,)), sits(), day=2), Play(84), "basket") == {"basket": 3 * A_DAY}
    assert told(dusk(sits(hand=(84,)), sits(), day=5), Play(84), "basket") == {}
    alone = teach(sits(hand=(84,)), mode="solo", day=2)
    assert told(alone, Play(84), "basket") == {"basket": 3.5 * 0.8}

    used, ready = (rescue(sits(hand=(76,), used=one), sits(), day=2) for one in (1, 0))
    assert told(used, Play(76), "basket") == {"basket": -3 * A_DAY}
    assert told(ready, Play(76), "basket") == {"basket": -3.5 * A_DAY}
    assert told(rescue(sits(hand=(76,), used=1), sits(), day=5), Play(76), "basket") == {}
    either = do(rescue(sits(hand=(76,), baskets=2, used=1), sits(), day=2), "0 play 76")
    assert told(either, Sell(True), "basket") == {"basket": -3 * A_DAY}
    assert told(either, Sell(False), "basket") == {"basket": -3.5 * A_DAY}


def test_lessons_that_are_given_up() -> None:
    """[ISLE 9.3] the two that promise least; then one by one, with what the sheet says of them at once."""
    state = teach(sits(at=CREW, hand=(86,), lessons=(114, 116, 122)), sits(), day=2)
    seen = seen_by(state)
    worths = {card: promise(LESSONS[card], seen.means)(seen.boat) for card in (114, 116, 122)}
    least = sum(sorted(worths.values())[:2])
    assert told(state, Play(86), "given") == {"given": (-least, {"what": "lessons"})}
    asked = do(state, "0 play 86")
    seen = seen_by(asked)
    worths = {card: promise(LESSONS[card], seen.means)(seen.boat) for card in (114, 116, 122)}
    for cards in ((114, 116), (114, 122), (116, 122)):
        view = GAME.view(asked, 0)
        now = reasons(GAME, view, GiveLessons(cards), Random(1))
        ahead = foreseen(view, GiveLessons(cards), now)
        assert {one.line.key for one in ahead} == {"ahead-lesson"}
        assert sum(one.points for one in (*now, *ahead)) == pytest.approx(-sum(worths[card] for card in cards))


def test_treasures_that_are_given_up() -> None:
    """[ISLE 9.3] what the boat is worth without them; of all pairs the cheapest."""
    state = teach(sits(at=CREW, hand=(88,)), sits(), day=2)
    asked = do(state, "0 play 88")
    seen, costs = seen_by(asked), []
    for action in GAME.legal(asked, 0):
        assert isinstance(action, GiveTreasures)
        after = aboard([laid for place, laid in enumerate(seen.me.tiles) if place not in action.places])
        cost = seen.worth_later - seen.judge_later.worth(after)
        view = GAME.view(asked, 0)
        now = reasons(GAME, view, action, Random(1))
        ahead = foreseen(view, action, now)
        own = [one for one in now if one.line.side == 0]
        assert sum(one.points for one in (*own, *ahead)) == pytest.approx(-cost)
        costs.append(cost)
    assert len(costs) == 3
    assert told(state, Play(88), "given") == {"given": (-min(costs), {"what": "treasures"})}


def test_cats_that_come_to_a_nearer_field() -> None:
    """[ISLE 4.5, 9.3] two fish less for each; of three that one would take there are baskets for two."""
    right = "red-c01 blue-c02 green-c03"
    state = rescue(sits(hand=(77,), fish=20, baskets=2), sits(), left="", right=right, day=2)
    saved = kept(20, 2) - kept(16, 2)
    assert told(state, Play(77), "herd", "kept") == {"herd": (saved, {"count": 2, "fish": 4, "what": "nearer"})}
    asked = do(state, "0 play 77")
    assert told(asked, Herd((TILE_OF["red-c01"],)), "herd") == {
        "herd": (kept(20, 2) - kept(18, 2), {"count": 1, "fish": 2, "what": "nearer"})
    }
    away = do(rescue(sits(hand=(77,), fish=20), sits(), left="red-c01", right="blue-c02", day=2), "0 play 77")
    assert told(away, Herd((TILE_OF["red-c01"],)), "herd") == {
        "herd": (kept(18, 2) - kept(20, 2), {"count": 1, "fish": 2, "what": "farther"})
    }
    late = find(sits(hand=(77,), fish=20), sits(), day=2)
    assert told(late, Done(), "herd") == {}


def test_new_cats_and_their_field() -> None:
    """[ISLE 9.3]"""
    state = rescue(sits(hand=(83,), fish=20), sits(), day=2)
    came = do(state, "0 play 83", "chance draw red-c05 blue-c05 green-c05 orange-c05")
    nearer = {"herd": (kept(20, 2) - kept(18, 2), {"count": 1, "fish": 2, "what": "nearer"})}
    assert told(came, Send("left", 2), "herd") == nearer
    assert told(came, Send("right", 0), "herd") == {}


def test_a_place_that_touches_nothing() -> None:
    """[ISLE 3.2, 4.9] against the best of those that the rules allow without the card."""
    state = do(
        rescue(sits(at="red-c16: a5", hand=(69,)), sits(), left="blue-c02", day=2), "0 rescue blue-c02 permanent"
    )
    assert isinstance(state.top, Placing)
    seen, tile = seen_by(state), TILE_OF["blue-c02"]

    def best(position: State) -> float:
        places = [one for one in GAME.legal(position, 0) if isinstance(one, Place)]
        return max(seen.judge.spot(seen.boat, tile, COLOUR_OF["blue"], one.turn, one.cell).worth for one in places)

    more = best(do(state, "0 play 69")) - best(state)
    assert more > 0
    found = told(state, Play(69), "berth", "kept")
    assert found["berth"] == more
    assert ("kept" in found) == (more <= 2), "a bot plays it for more than two points"


# -- left undone -------------------------------------------------------------------------------------------------------


def points(state: State) -> int:
    """Of the first seat, if the game ended now."""
    found = GAME.standing(GAME.view(state, 0))
    assert found is not None
    return found.points(0)


def family(**facts: Any) -> State:
    """The last cat of the game."""
    return position(Taking(0), players=(sits(), sits()), mode="family", common=(0, 0, 0, 0), day=5, **facts)


def test_what_is_left_behind() -> None:
    """[ISLE 7.2] nothing comes after it: what the count would gain by it, at the best of all places."""
    state = family(left="red-c01")
    taken = do(state, "0 take red-c01")
    best = max(points(GAME.apply(taken, 0, one)) for one in GAME.legal(taken, 0)) - points(taken)
    assert best > 0
    assert told(state, Done(), "left") == {"left": (-best, {"tile": "red-c01", "what": "missed"})}


def test_what_is_better_left() -> None:
    """[ISLE 6.7] five points to the sister for a blue cat, and too few rats to cover; among others she is missed."""
    (blue,) = (card for card, one in COLOUR_CARDS.items() if one.colour == COLOUR_OF["blue"])
    sister = Sister(colours=(blue,), lessons=())
    facts = {"left": "blue-c16", "day": 5, "common": (0, 0, 0, 0)}
    alone = position(Rescuing(0), players=(sits(fish=3),), mode="solo", sister=sister, **facts)
    worths = {one.action: one.worth for one in glance(GAME.view(alone, 0), GAME.legal(alone, 0), None)}
    (cat,) = (one for one in worths if isinstance(one, Rescue))
    assert worths[cat] < 0
    assert told(alone, Done(), "left") == {"left": (-worths[cat], {"tile": "blue-c16", "what": "saved"})}
    among = rescue(sits(fish=3), sits(), **facts)
    assert told(among, Done(), "left")["left"][1] == {"tile": "blue-c16", "what": "missed"}


# -- a lesson for all --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_a_colour_for_a_lesson_that_all_score(seats: int) -> None:
    """[ISLE 5.4] a point for each cat of it: what counts is the lead; what is scored at once is told only once."""
    others = (sits(at="red-c16: a5 f5"), sits(1))[: seats - 1]
    state = position(Teaching(()), Naming(0, 144), players=(sits(at="red-c16: a5"), *others), day=4)
    seen, red = seen_by(state), Name(COLOUR_OF["red"])
    view = GAME.view(state, 0)
    now = reasons(GAME, view, red, Random(1))
    ahead = foreseen(view, red, now)
    assert [one.points for one in now] == ([-2, 1] if seats == 2 else [1])
    lead = Shop(seen, cats=False).public(LESSONS[144], red.colour)
    assert sum(one.points for one in (*now, *ahead)) == pytest.approx(lead)
    mine = promise(LESSONS[144], seen.means, red.colour)(seen.boat)
    assert told(state, red, "card", "others") == {
        "card": (mine - 1, {"card": 144}),
        "others": (lead - mine + (2 if seats == 2 else 0), {"card": 144}),
    }
    alone = position(Teaching(()), Naming(0, 144), players=(sits(at="red-c16: a5 f5"),), mode="solo", day=4)
    seen = seen_by(alone)
    mine = promise(LESSONS[144], seen.means, red.colour)(seen.boat)
    assert told(alone, red, "card", "others") == {"card": (mine / 2 - 1, {"card": 144})}


# -- what the judge sees on the boat, in games that bots have played ---------------------------------------------------

#: which line of the sheet belongs to what the judge foresees
ON_THE_SHEET = {
    **{key: key for key in ("rats", "rare", "family", "lesson")},
    "public": "lesson",
    "public-half": "lesson",
    "rooms": "room",
    "sister-colour": "sister",
    "sister-lesson": "sister",
}
ON_THE_BOAT = ("family", "growing", "room", "rats", "rare", "space", "map", "lesson", "sister")


@cache
def decisions(mode: str) -> list[tuple[State, int, Action]]:
    record = played("isle", ("medium",) * (1 if mode == "solo" else 2), 1, {"mode": mode})
    moves = zip(record.states, record.line, strict=False)
    return [(state, move.seat, move.action) for state, move in moves if move.seat != CHANCE]


def both(state: State, seat: int, action: Action) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    view = GAME.view(state, seat)
    now = reasons(GAME, view, action, Random(1))
    return now, foreseen(view, action, now)


@pytest.mark.parametrize("mode", ["classic", "solo"])
def test_a_tile_that_is_laid_changes_what_the_judge_counts(mode: str) -> None:
    """[ISLE 3.1] term by term; with what the sheet says at once it is the whole change."""
    for state, seat, action in decisions(mode):
        if not (isinstance(action, Place) and isinstance(state.top, Placing)):
            continue
        seen = seen_by(state, seat)
        spot = seen.judge.spot(seen.boat, state.top.tile, state.top.colour, action.turn, action.cell)
        change, summed = Counter[str](), Counter[str]()
        for judged, sign in ((spot.boat, 1), (seen.boat, -1)):
            for (about, _), worth in seen.judge.terms(judged).items():
                change[about] += sign * worth
        now, ahead = both(state, seat, action)
        for one in now:
            if one.line.side == seat or one.line.key.startswith("sister-"):
                summed[ON_THE_SHEET[one.line.key]] += one.points
        for one in ahead:
            summed[one.line.key.removeprefix("ahead-")] += one.points
        for about in ON_THE_BOAT:
            assert summed[about] == pytest.approx(change[about], abs=1e-6), about
        assert summed["treasure"] == pytest.approx(seen.judge.treasure(seen.boat) if spot.found else 0.0)


def test_a_rare_treasure_that_is_found() -> None:
    """[ISLE 5.3] three points, as soon as it lies."""
    state = find(sits(at="red-c16: a5", hand=(98,)), sits(), rare="square")
    assert told(state, Find(98, 0, TILE_OF["square"]), "rare") == {"rare": 3}


def test_the_price_of_a_cat_is_what_its_fish_would_be_worth_later() -> None:
    """[ISLE 4.5]"""
    for state, seat, action in decisions("classic"):
        if isinstance(action, Rescue) and state.day < DAYS:
            fish, price = state.players[seat].fish, 3 if action.tile in state.table.left else 5
            (paid,) = (one for one in both(state, seat, action)[1] if one.line.key == "ahead-fish")
            assert (paid.points, dict(paid.line.args)) == (
                pytest.approx(kept(fish - price, state.day) - kept(fish, state.day)),
                {"fish": price},
            )


def test_cards_that_are_bought_and_what_is_left_for_cats() -> None:
    """[ISLE 4.2] each card by itself; fish and baskets together are what the shopper has beyond them."""
    for state, seat, action in decisions("classic"):
        if isinstance(action, Pay):
            shop, fish = Shop(seen_by(state, seat)), state.players[seat].fish
            found = Counter[object]()
            for one in both(state, seat, action)[1]:
                found[dict(one.line.args).get("card", one.line.key)] += one.points
            flat = sum(shop.flat(card) for card in action.cards)
            for card, many in Counter(action.cards).items():
                assert found[card] == pytest.approx(many * shop.flat(card))
            assert found["ahead-cats"] == pytest.approx(shop.value(action.cards, fish) - shop.value((), fish) - flat)


def test_baskets_that_are_used_up_today_are_not_there_tomorrow() -> None:
    """[ISLE 4.4] a point for each."""
    for state, seat, action in decisions("classic"):
        if isinstance(action, Lay) and action.cards and state.day < DAYS:
            hand = [card for card in state.players[seat].hand if isinstance(CARDS[card], RescueCard)]
            rest = list((Counter(hand) - Counter(action.cards)).elements())
            found = [one.points for one in both(state, seat, action)[1] if one.line.key == "ahead-later"]
            assert sum(found) == baskets_in(rest)[0] - baskets_in(hand)[0]


@pytest.mark.parametrize("key", CLAUSES)
def test_every_reason_is_held_against_something_here_and_has_its_words(key: str) -> None:
    assert all(texts(language).has(f"isle-line-ahead-{key}") for language in LANGUAGES)
    assert re.search(rf'"(ahead-)?{key}"', Path(__file__).read_text())
