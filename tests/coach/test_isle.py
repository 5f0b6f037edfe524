"""The isle analysed: values that end where the rules end, luck only where it says something, a slip that is found."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from tabbytop.bots.isle.reading import Reading
from tabbytop.bots.isle.shopping import anytime_worth
from tabbytop.bots.isle.way import PASSED, way_from
from tabbytop.coach import valuing_of
from tabbytop.coach.advising import advise
from tabbytop.coach.analysing import Analysing, Analysis, analyse
from tabbytop.coach.isle import JUDGED, PLAYED, SAILED, VALUING
from tabbytop.coach.isle.glancing import A_DOUBT, glance, judged
from tabbytop.coach.isle.sailing import kept_worth
from tabbytop.coach.isle.settling import answered, is_settled, settled, style_of
from tabbytop.coach.reasons import reasons
from tabbytop.coach.valuing import SCORE, WIN
from tabbytop.core import CHANCE, Action, AnyMenu, Record, Seat
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Befriend, Done, Find, Hold, Keep, Lay, Pay, Place, Play, Rescue, Take
from tabbytop.games.isle.cards import ADVANCED_LESSONS, CARDS, SISTER_LESSONS, AnytimeCard
from tabbytop.games.isle.state import DAYS, Choosing, Drafting, Placing, Rescuing
from tabbytop.texts import LANGUAGES, texts

from .played import played

HATES_FISH = [card for card, one in (SISTER_LESSONS | ADVANCED_LESSONS).items() if one.score.id == "per_fish"]

#: what the judge's sum over the boat leaves out (``holding``)
BESIDE = {"ahead-boots", "ahead-unlaid", "ahead-kept", "ahead-spare", "ahead-left"}
WORLDS = 6
GAMES = {
    "classic": (("hard", "medium"), {"mode": "classic"}),
    "three": (("medium", "easy", "medium"), {"mode": "classic"}),
    "family": (("medium", "easy"), {"mode": "family"}),
    "solo": (("medium",), {"mode": "solo"}),
}


@cache
def a_game(name: str) -> Record:
    bots, options = GAMES[name]
    return played("isle", bots, 1, options)


@cache
def analysed(name: str) -> Analysis:
    return analyse(a_game(name), VALUING, WORLDS)


def test_it_is_found() -> None:
    assert valuing_of("isle") is VALUING


@pytest.mark.parametrize("name", ["classic", "family", "three"])
def test_where_others_play_scores_are_points_and_luck_is_not_told(name: str) -> None:
    record, found = a_game(name), analysed(name)
    outcome = record.outcome()
    assert found.unit == "points"
    assert [side.final for side in found.sides] == [outcome.points(seat) for seat in range(len(outcome.places))]
    assert {side.luck for side in found.sides} == {None}
    for place, step in enumerate(found.steps, 1):
        asked = GAME.to_act(record.states[place])
        untold = place < len(found.steps) and (asked.must == (CHANCE,) or bool(asked.chosen))
        assert (step.value is None) == untold
        if step.value is not None:
            assert sum(step.value.chances) == pytest.approx(1)


def test_alone_luck_and_skill_add_up_to_the_lead_over_the_sister() -> None:
    outcome, found = a_game("solo").outcome(), analysed("solo")
    assert found.unit == "lead"
    one, sister = found.sides
    assert one.final == outcome.points(0) - outcome.points(1) == -sister.final
    assert one.final - one.initial == pytest.approx(one.luck + one.skill + one.unseen)
    assert any(step.luck for step in found.steps)


def test_the_same_record_is_analysed_the_same() -> None:
    assert analyse(a_game("family"), VALUING, WORLDS).as_json() == analysed("family").as_json()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_open_is_answered_until_boats_can_set_sail(name: str) -> None:
    for state in a_game(name).states[:-1]:
        if VALUING.is_valued(state):
            after, _ = settled(state, Random(1))
            assert is_settled(after)
            assert is_settled(state) == (after == state)


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_played_on_in_as_many_worlds_as_are_asked_for(name: str) -> None:
    """Whether chance has to draw before boats can set sail, or not: what may come of a draw is added up by worlds."""
    drawn = set[bool]()
    for state in a_game(name).states[:-1]:
        if VALUING.is_valued(state) and len(drawn) < 2 and (found := settled(state, Random(1))[1]) not in drawn:
            drawn.add(found)
            assert len(VALUING.played_on(state, 7, 1)) == 7
    assert drawn == {False, True}


@pytest.mark.parametrize("name", GAMES)
def test_at_the_last_moment_it_is_worth_what_the_rules_count(name: str) -> None:
    """[ISLE 5] after the last decision nothing is to come but the count."""
    record = a_game(name)
    last = max(place for place, move in enumerate(record.line) if move.seat != CHANCE)
    state, move = record.states[last], record.line[last]
    worlds = VALUING.tried(GAME.view(state, move.seat), [move.action], WORLDS, 1)[0]
    score = VALUING.score(record.outcome())[move.seat]
    if len(record.states[0].players) == 1 or name == "family":  # nobody's lessons are hidden
        assert worlds[:, move.seat, SCORE] == pytest.approx(score)
    own = VALUING.played_on(record.states[-1], WORLDS, 1)
    assert (own[:, move.seat, SCORE] == score).all()


def test_the_judge_sees_first_what_a_bot_would_do() -> None:
    record, seen = a_game("classic"), 0
    for state, move in zip(record.states, record.line, strict=False):
        if isinstance(state.top, Placing):
            view, menu = GAME.view(state, move.seat), GAME.legal(state, move.seat)
            found = glance(view, menu, move.action)
            assert move.action in [one.action for one in found]
            chosen = answered(view, menu, Random(1))
            if isinstance(chosen, Place):
                worths = {one.action: one.worth for one in found}
                assert worths[chosen] == pytest.approx(found[0].worth)
                seen += 1
    assert seen > 10


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_decided_is_compared_with_something_else(name: str) -> None:
    record, asked = a_game(name), set[str]()
    for state, move in zip(record.states, record.line, strict=False):
        if move.seat == CHANCE or len(menu := GAME.legal(state, move.seat)) < 2:
            continue
        found = [one.action for one in glance(GAME.view(state, move.seat), menu, move.action)]
        assert move.action in found
        assert len(found) > 1 or move.action == answered(GAME.view(state, move.seat), menu, Random(0))
        assert set(found) <= set(menu)
        asked.add(type(state.top).__name__)
    assert len(asked) >= 3


@pytest.mark.parametrize("name", ["classic", "solo"])
def test_choices_are_apart_by_a_part_of_what_voyages_and_the_judge_say(name: str) -> None:
    record, counted = a_game(name), 0
    for state, move in zip(record.states, record.line, strict=False):
        if state.day != 4 or not isinstance(state.top, Placing | Rescuing):
            continue
        view, menu = GAME.view(state, move.seat), GAME.legal(state, move.seat)
        actions = [one.action for one in glance(view, menu, move.action) if isinstance(one.action, Place | Rescue)][:3]
        worths = judged(view, actions)
        assert set(worths) == set(actions)
        means, tried = (
            [one.mean(axis=0)[move.seat, SCORE] for one in way(view, actions, 4, 1)]
            for way in (VALUING.sailed, VALUING.tried)
        )
        for first, then in zip(range(len(actions)), range(1, len(actions)), strict=False):
            judges, sailed = worths[actions[first]] - worths[actions[then]], means[first] - means[then]
            assert tried[first] - tried[then] == pytest.approx(SAILED * sailed + JUDGED * judges)
            counted += 1
        assert sum(tried) == pytest.approx(sum(means))
    assert counted > 5


def test_a_card_that_can_wait_is_apart_from_the_best_of_the_rest_by_less() -> None:
    record, counted = a_game("classic"), 0
    for state, move in zip(record.states, record.line, strict=False):
        if state.day < 4 or not isinstance(state.top, Rescuing):
            continue
        view, menu = GAME.view(state, move.seat), GAME.legal(state, move.seat)
        cards = [one for one in menu if isinstance(one, Play)]
        others = [one.action for one in glance(view, menu, None) if isinstance(one.action, Rescue | Done)]
        if not cards or not others:
            continue
        actions = [*others[:2], cards[0]]
        sailed, tried = (
            [one.mean(axis=0)[move.seat, SCORE] for one in way(view, actions, 4, 1)]
            for way in (VALUING.sailed, VALUING.tried)
        )
        best = max(range(len(actions) - 1), key=lambda place: tried[place])
        assert tried[-1] - tried[best] == pytest.approx(PLAYED * (sailed[-1] - sailed[best]))
        counted += 1
    assert counted > 3


def test_a_card_is_judged_by_whether_a_bot_would_play_it_now() -> None:
    """Voyages alone hold whoever plays one for somebody who has blundered, or missed a chance."""
    would, would_not = set[int](), set[int]()
    for name in ("classic", "three"):
        record = a_game(name)
        for state, move in zip(record.states, record.line, strict=False):
            if not isinstance(state.top, Rescuing):
                continue
            view, menu = GAME.view(state, move.seat), GAME.legal(state, move.seat)
            cards = [one for one in menu if isinstance(one, Play)]
            others = [one.action for one in glance(view, menu, None) if isinstance(one.action, Rescue | Done)]
            worths = judged(view, [*others, *cards])
            best = max((worths[one] for one in others), default=0.0)
            for card in cards if others else ():
                assert worths[card] in (best, best - A_DOUBT)
                (would if worths[card] == best else would_not).add(card.card)
            assert not judged(view, cards)  # beside nothing else nobody knows
    assert would and would_not


def test_what_is_certain_is_not_judged() -> None:
    """A choice with which the game ends is worth what the rules count."""
    record = a_game("classic")
    state, move = record.states[-2], record.line[-1]
    view = GAME.view(state, move.seat)
    actions = list(GAME.legal(state, move.seat))
    for one, alone in zip(VALUING.tried(view, actions, 4, 1), VALUING.sailed(view, actions, 4, 1), strict=True):
        assert (one == alone).all()


def test_alone_the_choice_that_ends_the_game_is_compared_by_the_same_measure() -> None:
    """What is certain would seem better than a greater lead with which the game is not over yet, or worse."""
    record, ends = played("isle", ("medium",), 14, {"mode": "solo"}), 0
    decisions = zip(record.states[:-1], record.line, strict=True)
    for state, move in [one for one in decisions if one[1].seat != CHANCE][-8:]:
        view, menu = GAME.view(state, 0), GAME.legal(state, 0)
        actions = VALUING.choices(view, menu)
        sailed = VALUING.sailed(view, actions, 4, 1)
        over = [bool((worlds[:, :, WIN] == 0).any()) for worlds in sailed]
        if len(actions) > 1 and any(over) and not all(over):
            ends += 1
            means = sorted(
                worlds.mean(axis=0)[0, [SCORE, WIN]].tolist() for worlds in VALUING.tried(view, actions, 4, 1)
            )
            chances = [chance for _, chance in means]
            assert chances == pytest.approx(sorted(chances)), move.seq
    assert ends > 1


def test_cats_are_told_apart_before_the_baskets_they_come_in() -> None:
    record, several = a_game("classic"), 0
    for state, move in zip(record.states, record.line, strict=False):
        if isinstance(move.action, Rescue):
            found = glance(GAME.view(state, move.seat), GAME.legal(state, move.seat), move.action)
            tiles = [one.action.tile for one in found if isinstance(one.action, Rescue)]
            assert len(set(tiles[: len(set(tiles))])) == len(set(tiles))
            several += len(tiles) > len(set(tiles))
    assert several


def test_a_card_that_is_kept_is_worth_something_until_it_can_do_nothing_more() -> None:
    """[ISLE 4.8] to hold a card is no loss while it can be played later."""
    record, kept, spent = a_game("classic"), 0, 0
    for state, move in zip(record.states, record.line, strict=False):
        if move.seat == CHANCE or not isinstance(state.top, Rescuing):
            continue
        seen = Reading(GAME.view(state, move.seat), style_of(state.rules))
        cards = [card for number in seen.own.hand if isinstance(card := CARDS[number], AnytimeCard)]
        way = way_from(seen)
        if not cards:
            assert kept_worth(seen, way) == 0
        elif not seen.last_day:
            assert kept_worth(seen, way) == sum(anytime_worth(seen, card) for card in cards) > 0
            kept += 1
        elif not any(card.effect == "draw_tile_to_boat" for card in cards):
            assert kept_worth(seen, replace(way, carried=PASSED)) == 0
            spent += 1
    assert kept
    assert spent


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_and_what_changes_at_once_add_up_to_the_judges_sum(name: str) -> None:
    record, told = a_game(name), set[str]()
    for state, move in zip(record.states, record.line, strict=False):
        if move.seat == CHANCE:
            continue
        view = GAME.view(state, move.seat)
        now = reasons(GAME, view, move.action, Random(1))
        ahead = VALUING.foreseen(view, move.action, now)
        told |= {reason.line.key for reason in ahead}
        judged = [one for one in now if one.line.side == move.seat or one.line.key.startswith("sister-")]
        summed = sum(one.points for one in (*judged, *ahead) if one.line.key not in BESIDE)
        assert all(reason.line.key.startswith("ahead-") and reason.points for reason in ahead)
        seen = Reading(view, style_of(view.rules))
        worths = {one.action: one.worth for one in glance(view, GAME.legal(state, move.seat), move.action)}
        match move.action:
            case Place():
                assert summed == pytest.approx(worths[move.action] - seen.judge.worth(seen.boat))
            case Rescue():
                assert summed == pytest.approx(worths[move.action] - seen.eagerness)
            case Take() | Find() | Befriend():
                assert summed == pytest.approx(worths[move.action])
            case Pay():
                assert summed == pytest.approx(worths[move.action] - worths[Pay(())])
            case Lay():
                assert summed == pytest.approx(worths[move.action] - worths[Lay(())])
            case Keep() if isinstance(state.top, Choosing):
                assert summed == pytest.approx(worths[move.action])
            case Done() | Hold():
                assert {one.line.key for one in ahead} <= BESIDE
    expected = {"ahead-space", "ahead-family", "ahead-growing", "ahead-room"}
    assert expected <= told
    if name == "family":
        assert "ahead-card" in told
    else:
        assert {"ahead-fish", "ahead-card", "ahead-cats", "ahead-lesson", "ahead-later"} <= told
    for key in told:
        for language in LANGUAGES:
            assert texts(language).has(f"isle-line-{key}"), (key, language)


def test_a_lesson_that_counts_as_soon_as_it_is_paid_for_is_told_once() -> None:
    """[ISLE 4.2] alone nobody is waited for, so what is bought lies on the table at once."""
    record, counted = played("isle", ("medium",), 4, {"mode": "solo"}), 0
    for state, move in zip(record.states, record.line, strict=False):
        if isinstance(move.action, Pay):
            view = GAME.view(state, move.seat)
            now = reasons(GAME, view, move.action, Random(1))
            ahead = VALUING.foreseen(view, move.action, now)
            worths = {one.action: one.worth for one in glance(view, GAME.legal(state, move.seat), move.action)}
            judged = [one for one in now if one.line.side == move.seat or one.line.key.startswith("sister-")]
            summed = sum(one.points for one in (*judged, *ahead))
            assert summed == pytest.approx(worths[move.action] - worths[Pay(())])
            counted += any(dict(one.line.args).get("card") in move.action.cards for one in now)
    assert counted


def test_fish_are_never_paid_for_more_than_they_are_worth() -> None:
    """What a lesson about fish loses or gains at once [ISLE 9.9] is not counted once more in their price."""
    record, told = played("isle", ("medium",), 1, {"mode": "solo"}), 0
    for state, move in zip(record.states, record.line, strict=False):
        if state.day == DAYS and isinstance(move.action, Rescue):
            view = GAME.view(state, move.seat)
            now = reasons(GAME, view, move.action, Random(1))
            fish = [one for one in VALUING.foreseen(view, move.action, now) if one.line.key == "ahead-fish"]
            assert all(one.points < 0.05 for one in fish), move.seq
            told += any(dict(one.line.args).get("card") in HATES_FISH for one in now)
    assert told, "there the sister loses by it"


def test_a_reason_names_the_figure_it_stands_for() -> None:
    """The price of a cat is what the judge would miss of the fish; a room is told with what it is still short of."""
    record = a_game("classic")
    for state, move in zip(record.states, record.line, strict=False):
        if isinstance(move.action, Rescue):
            view = GAME.view(state, move.seat)
            seen = Reading(view, style_of(view.rules))
            (price,) = (one for one in VALUING.foreseen(view, move.action, ()) if one.line.key == "ahead-fish")
            fish = dict(price.line.args)["fish"]
            assert fish == (3 if move.action.tile in view.left else 5)
            assert price.points == pytest.approx(-seen.spend(fish))


def test_a_slip_is_told_with_what_is_foreseen() -> None:
    sure = [step for step in analysed("classic").steps if step.slip is not None and step.slip.is_sure]
    assert sure
    assert any(one.line.key.startswith("ahead-") for step in sure for one in step.better_reasons)


def test_a_slip_that_was_tried_once_more_is_beside_the_two_that_seemed_best() -> None:
    record = a_game("classic")
    work = Analysing(record, VALUING, 12, knows=False)
    for _ in work.go_on():
        pass
    several = {place: better for place, better in work._better.items() if len(better) > 1}
    assert several
    assert all(len(better) <= VALUING.rivals == 2 for better in work._better.values())
    for place, better in several.items():
        menu = GAME.legal(record.states[place], record.line[place].seat)
        assert record.line[place].action not in better
        assert set(better) <= set(menu)
        assert work.analysis.steps[place].slip.better in {*better, record.line[place].action}


def test_a_planted_slip_is_a_turning_point() -> None:
    planted = []

    def worst(record: Record, seat: Seat, menu: AnyMenu) -> Action | None:
        """The tile laid where it is worth least, on the third or the fourth day."""
        if planted or record.state.day not in (3, 4) or not isinstance(record.state.top, Placing):
            return None
        found = glance(GAME.view(record.state, seat), menu, None)
        if found[0].worth - found[-1].worth < 9:
            return None
        planted.append(record.seq)
        return found[-1].action

    record = played("isle", ("hard", "hard"), 5, {}, worst)
    found = analyse(record, VALUING, 16)
    assert planted
    assert planted[0] in found.turning_points
    step = next(step for step in found.steps if step.n == planted[0])
    assert step.slip.score > 5
    assert step.slip.choices == 69  # places for this tile: a few of them were tried


@pytest.mark.parametrize(
    ("game", "entry", "action"),
    [(6, 138, "play 76"), (0, 216, "done")],
    ids=["a basket sold early", "a cat left behind"],
)
def test_when_to_play_a_card_and_when_to_stop_are_judged_too(game: int, entry: int, action: str) -> None:
    """Both cost more than ten points, by 24 games that hard bots played on with it and as many without."""

    def worst(record: Record, seat: Seat, menu: AnyMenu) -> Action | None:
        return next((one for one in menu if record.seq == entry and GAME.notation.write(one) == action), None)

    found = analyse(played("isle", ("hard", "hard"), game, {}, worst), VALUING, 16)
    step = next(step for step in found.steps if step.n == entry)
    assert GAME.notation.write(step.action) == action
    assert entry in found.turning_points
    assert step.slip is not None
    assert step.slip.score > 5


def test_a_hint_is_a_few_choices_and_tells_nothing_that_is_hidden() -> None:
    """[ISLE 8] what others hold is dealt anew: the advice stays as it was."""
    record = a_game("classic")
    place = next(i for i, state in enumerate(record.states) if isinstance(state.top, Drafting) and state.day == 3)
    state, seat = record.states[place], record.line[place].seat
    seen = GAME.view(state, seat)
    menu = GAME.legal(state, seat)
    others = [GAME.determinize(seen, Random(seed)) for seed in range(2)]
    assert len({other.players for other in (state, *others)}) == 3
    told = [advise(GAME, VALUING, GAME.view(other, seat), menu, 6) for other in (state, *others)]
    assert told[0] == told[1] == told[2]
    assert len(told[0]) == VALUING.most
    assert told[0][0].less_score == 0
    assert all(one.chance + VALUING.blend * one.score >= 0 for one in told[0])
    assert {one.action for one in told[0]} <= set(menu)


def test_chances_follow_the_lead() -> None:
    record = a_game("classic")
    place = next(i for i, state in enumerate(record.states) if isinstance(state.top, Placing) and state.day == 5)
    worlds = VALUING.played_on(record.states[place], 8, 1)
    ahead = worlds[:, 0, SCORE] > worlds[:, 1, SCORE]
    behind = worlds[:, 0, SCORE] < worlds[:, 1, SCORE]
    assert (worlds[ahead, 0, WIN] > 0.5).all()
    assert (worlds[behind, 0, WIN] < 0.5).all()
