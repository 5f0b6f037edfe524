"""The baseline of the isle, trees over the kernel: sound counts, sound choices, and named but never offered."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy
import pytest

from tabbytop.bots import LEVELS, Budget, bot, of_the_house, warm_up
from tabbytop.bots.isle import tree
from tabbytop.bots.isle.box import BOX
from tabbytop.bots.isle.evening import A_BASKET, A_CARD, all_terms, evening, judges_of
from tabbytop.bots.isle.growing import liked
from tabbytop.bots.isle.outlook import Outlook
from tabbytop.bots.isle.reading import (
    CATS_A_DAY,
    FAMILY_CATS_A_DAY,
    FAMILY_TREASURES_A_DAY,
    LESSONS_A_DAY,
    TREASURES_A_DAY,
    Reading,
)
from tabbytop.bots.isle.tree import SEARCH
from tabbytop.core import CHANCE, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.isle import GAME
from tabbytop.games.isle.actions import Place
from tabbytop.games.isle.state import DAYS, Placing, State
from tabbytop.kernels.compiled import ints
from tabbytop.kernels.isle.acts import ACT
from tabbytop.kernels.isle.layout import SEATS
from tabbytop.kernels.isle.menus import NOTES, count, write
from tabbytop.kernels.isle.positions import NotPlayed, of_action, of_state, of_view, to_action
from tabbytop.kernels.isle.trees import (
    BELOW,
    BESIDE,
    NODE,
    OPEN,
    PARTS_OF_A_POINT,
    ROOT,
    TOTAL,
    VISITS,
    WHICH,
    WIN,
    lead,
    sign,
    won,
)

NAME = "tabbytop.bots.isle.tree:TREE"
GAMES = 40
FAR_AHEAD = 600  # points by which nobody is ahead


@pytest.fixture(autouse=True, scope="module")
def warmed() -> None:
    """Who was brought has so many seconds for an answer, and compiling may take longer."""
    warm_up("isle", [NAME])


def moments(seats: int, seed: int, every: int, **options: Any) -> list[tuple[State, int]]:
    """Some positions of a random game in which a seat has something to choose."""
    found: list[tuple[State, int]] = []
    rng = Random(seed)

    def watch(state: State, seat: int, action: Any, after: State) -> None:
        if seat != CHANCE and len(GAME.legal(state, seat)) > 1:
            found.append((state, seat))

    play_out(GAME, GAME.new_game(seats, GAME.complete(options)), at_random(rng), rng.randrange, watch=watch)
    return found[::every]


def below(nodes: Any, node: int) -> list[int]:
    """The choices that were made from there."""
    found, one = [], int(nodes[node + BELOW])
    while one:
        found.append(one)
        one = int(nodes[one + BESIDE])
    return found


def test_it_can_be_named_and_nobody_is_offered_it() -> None:
    assert callable(bot("isle", NAME).choose)
    assert NAME not in of_the_house(())
    assert "tree" not in LEVELS


@pytest.mark.parametrize(("seats", "mode"), [(2, "classic"), (3, "family"), (4, "classic")])
def test_it_plays_whole_games(seats: int, mode: str) -> None:
    """What it answers is on the menu, and the same for the same seed; else ``bot`` would raise."""
    ends = []
    for _ in range(2):
        rng = Random(3)

        def decide(state: State, seat: int, menu: Any, may_decline: bool, rng: Random = rng) -> Any:
            view = GAME.view(state, seat)
            return bot("isle", NAME).choose(view, menu, rng, Budget(work=3), may_decline)

        start = GAME.new_game(seats, GAME.complete({"mode": mode}))
        ends.append(play_out(GAME, start, decide, Random(4).randrange))
    assert ends[0] == ends[1]


@pytest.mark.parametrize(("seats", "mode"), [(2, "classic"), (3, "family"), (4, "classic")])
def test_every_game_makes_one_choice_of_each_seat_on_its_way(seats: int, mode: str) -> None:
    """Counts add up below every node: of the games that came by, all but the one in which it was new go on."""
    rng = Random(seats)
    for state, seat in moments(seats, 5, 23, mode=mode):
        view = GAME.view(state, seat)
        worlds = numpy.stack([of_view(view, rng) for _ in range(3)])
        nodes = SEARCH.grown(Reading(view), worlds, 7, Budget(work=GAMES))
        assert 0 < nodes[0] <= GAMES * seats
        roots = [ROOT + NODE * one for one in range(seats)]
        assert [nodes[root + VISITS] for root in roots] == [GAMES] * seats
        assert sum(nodes[one + VISITS] for one in below(nodes, roots[seat])) == GAMES
        for node in range(ROOT + NODE * seats, ROOT + NODE * (seats + int(nodes[0])), NODE):
            visits = nodes[node + VISITS]
            assert 1 <= visits <= 1 + nodes[node + OPEN]
            assert abs(nodes[node + TOTAL]) <= visits * PARTS_OF_A_POINT * FAR_AHEAD
            assert sum(nodes[one + VISITS] for one in below(nodes, node)) <= visits - 1


def test_an_action_has_a_sign_of_its_own() -> None:
    for state, seat in moments(2, 9, 7):
        menu = list(GAME.legal(state, seat))
        signs = {int(sign(of_action(action))) for action in menu}
        assert len(signs) == len(menu)


def test_what_is_chosen_was_made_most_often() -> None:
    for state, seat in moments(2, 11, 19):
        view, menu = GAME.view(state, seat), GAME.legal(state, seat)
        chosen = SEARCH.choose(view, menu, Random(1), Budget(work=GAMES))
        rng = Random(1)
        worlds = numpy.stack([of_view(view, rng) for _ in range(SEARCH.worlds)])
        nodes = SEARCH.grown(Reading(view), worlds, rng.getrandbits(62), Budget(work=GAMES))
        root = ROOT + NODE * seat
        most = max(nodes[one + VISITS] for one in below(nodes, root))
        assert chosen is not None
        made = [one for one in below(nodes, root) if nodes[one + WHICH] == sign(of_action(chosen))]
        assert [nodes[one + VISITS] for one in made] == [most]


def test_what_is_hidden_changes_nothing() -> None:
    """The same view, menu and seed give the same answer, whatever the others really hold."""
    for state, seat in moments(2, 13, 29):
        view, menu = GAME.view(state, seat), GAME.legal(state, seat)
        other = GAME.determinize(view, Random(99))
        answers = {SEARCH.choose(GAME.view(one, seat), menu, Random(1), Budget(work=4)) for one in (state, other)}
        assert len(answers) == 1


@pytest.mark.parametrize(
    ("results", "worths"),
    [
        ([[50, 1], [40, 9]], [10 + WIN, -10 - WIN]),
        ([[50, 1], [50, 9]], [-WIN, WIN]),
        ([[50, 3], [50, 3]], [0, 0]),
        ([[50, 3], [50, 3], [60, 0]], [-10 - WIN, -10 - WIN, 10 + WIN]),
    ],
)
def test_what_a_game_was_worth(results: list[list[int]], worths: list[int]) -> None:
    """[ISLE 5.5] Points first, then fish; two that are level share."""
    assert [won(numpy.array(results), len(results), seat) for seat in range(len(results))] == worths


def test_by_how_much_each_is_ahead() -> None:
    for worths, leads in [([30.0, 20.0], [10, -10]), ([5.0, 5.0, 1.0], [0, 0, -4]), ([1.0, 9.0, 4.0], [-8, 5, -5])]:
        found = numpy.array(worths)
        lead(found, len(worths))
        assert list(found) == leads


@pytest.mark.parametrize(("seats", "mode"), [(2, "classic"), (4, "classic"), (3, "family")])
def test_the_evening_is_judged_as_the_levels_judge(seats: int, mode: str) -> None:
    """On records as on values, with what is to come from the next day on; besides it fish and baskets."""
    rng, evenings = Random(seats), list[State]()

    def watch(state: State, seat: int, action: Any, after: State) -> None:
        if after.day > state.day:
            evenings.append(after)

    play_out(GAME, GAME.new_game(seats, GAME.complete({"mode": mode})), at_random(rng), rng.randrange, watch=watch)
    assert len(evenings) == DAYS - 1
    for state in evenings:
        worths = numpy.zeros(seats)
        evening(BOX, all_terms(), judges_of(Reading(GAME.view(state, 0))), of_state(state), worths)
        days = DAYS - state.day + 1
        for seat in range(seats):
            seen = Reading(GAME.view(state, seat))
            cats = days * (FAMILY_CATS_A_DAY if seen.family else CATS_A_DAY)
            treasures = days * (FAMILY_TREASURES_A_DAY if seen.family else TREASURES_A_DAY)
            lessons = 0.0 if seen.family else days * LESSONS_A_DAY
            outlook = Outlook(days, cats, treasures, lessons, cats + 0.5 * treasures)
            judged = seen.judged_by(replace(seen.means, outlook=outlook)).worth(seen.boat)
            besides = worths[seat] - judged - A_BASKET * days * seen.me.baskets
            if seen.family:
                assert besides == pytest.approx(0.0)
            else:
                assert 0.0 <= besides <= seen.me.fish + 2 * A_CARD


def test_places_come_as_the_judge_likes_them() -> None:
    """The first is worth most, the last least, as the readable judge sees it with as many cats to come."""
    tried = 0
    for state, seat in moments(2, 21, 1):
        seen, game = Reading(GAME.view(state, seat)), of_state(state)
        frame = state.top
        if not isinstance(frame, Placing):
            continue
        notes, act, worths = ints(NOTES), ints(ACT), []
        order = liked(BOX, all_terms(), judges_of(seen), game, seat)
        days = DAYS - state.day
        cats, treasures = CATS_A_DAY * days + 1, TREASURES_A_DAY * days
        outlook = Outlook(days, cats, treasures, LESSONS_A_DAY * days, cats + 0.5 * treasures)
        judge = seen.judged_by(replace(seen.means, outlook=outlook))
        assert sorted(order) == list(range(count(game, seat, notes)))
        for n in order[:: max(1, len(order) // 5)]:
            write(game, seat, int(n), notes, act)
            action = to_action(act)
            if isinstance(action, Place):
                worths.append(
                    judge.worth(judge.spot(seen.boat, frame.tile, frame.colour, action.turn, action.cell).boat)
                )
        assert worths == pytest.approx(sorted(worths, reverse=True), abs=0.2)
        tried += 1
    assert tried > 5


def test_how_often_the_clock_is_looked_at_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for state, seat in moments(2, 17, 31):
        view, found = GAME.view(state, seat), []
        worlds = numpy.stack([of_view(view, Random(1)) for _ in range(2)])
        for chunk in (7, GAMES):
            monkeypatch.setattr(tree, "CHUNK", chunk)
            found.append(list(SEARCH.grown(Reading(view), worlds, 7, Budget(work=GAMES))))
        assert found[0] == found[1]


def test_on_the_last_day_the_end_is_counted() -> None:
    """Nothing but the sheet: what one seat is ahead the other is behind, and a win is never worth less than it is."""
    for state, seat in moments(2, 19, 1):
        if state.day < DAYS:
            continue
        view = GAME.view(state, seat)
        worlds = numpy.stack([of_view(view, Random(1))])
        nodes = SEARCH.grown(Reading(view), worlds, 7, Budget(work=8))
        assert worlds[0][SEATS] == 2
        totals = [int(nodes[ROOT + NODE * one + TOTAL]) for one in range(2)]
        assert sum(totals) == 0 and totals[0] % PARTS_OF_A_POINT == 0


def test_without_machine_code_it_plays_by_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "COMPILED", False)
    for state, seat in moments(2, 23, 41):
        menu = GAME.legal(state, seat)
        assert SEARCH.choose(GAME.view(state, seat), menu, Random(1)) in set(menu)


def test_alone_it_does_not_play() -> None:
    """It has the kernel's games, and says so."""
    state, seat = moments(1, 3, 5, mode="solo")[0]
    with pytest.raises(NotPlayed, match="two to four"):
        SEARCH.choose(GAME.view(state, seat), GAME.legal(state, seat), Random(1), Budget(work=2))
