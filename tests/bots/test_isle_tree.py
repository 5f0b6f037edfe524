"""The baseline of the isle, trees over the kernel: sound counts, sound choices, and named but never offered."""

from random import Random
from typing import Any

import numpy
import pytest

from tabbytop.bots import LEVELS, Budget, bot, of_the_house, warm_up
from tabbytop.bots.isle.tree import SEARCH
from tabbytop.core import CHANCE, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.isle import GAME
from tabbytop.games.isle.state import State
from tabbytop.kernels.isle.positions import NotPlayed, of_action, of_view
from tabbytop.kernels.isle.trees import BELOW, BESIDE, LARGE, NODE, OPEN, ROOT, TOTAL, VISITS, WHICH, WIN, sign, worth

NAME = "tabbytop.bots.isle.tree:TREE"
GAMES = 40


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
        worlds = numpy.stack([of_view(GAME.view(state, seat), rng) for _ in range(3)])
        nodes = SEARCH.grown(worlds, 7, Budget(work=GAMES))
        assert 0 < nodes[0] <= GAMES * seats
        roots = [ROOT + NODE * one for one in range(seats)]
        assert [nodes[root + VISITS] for root in roots] == [GAMES] * seats
        assert sum(nodes[one + VISITS] for one in below(nodes, roots[seat])) == GAMES
        for node in range(ROOT + NODE * seats, ROOT + NODE * (seats + int(nodes[0])), NODE):
            visits = nodes[node + VISITS]
            assert 1 <= visits <= 1 + nodes[node + OPEN]
            assert abs(nodes[node + TOTAL]) <= visits * (WIN + 10 * LARGE)
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
        nodes = SEARCH.grown(worlds, rng.getrandbits(62), Budget(work=GAMES))
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
    assert [worth(numpy.array(results), len(results), seat) for seat in range(len(results))] == worths


def test_alone_it_does_not_play() -> None:
    """It has the kernel's games, and says so."""
    state, seat = moments(1, 3, 5, mode="solo")[0]
    with pytest.raises(NotPlayed, match="two to four"):
        SEARCH.choose(GAME.view(state, seat), GAME.legal(state, seat), Random(1), Budget(work=2))
