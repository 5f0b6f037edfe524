"""The baseline of cat clans, a tree over the kernel: sound counts, sound choices, and named but never offered."""

from random import Random
from typing import Any

import pytest

from tabbytop.bots import LEVELS, USUAL, Budget, bot, of_the_house, warm_up
from tabbytop.bots.clans.reading import read
from tabbytop.bots.clans.tree import Tree, visits
from tabbytop.core import play_out
from tabbytop.games.clans import GAME
from tabbytop.games.clans.state import State
from tabbytop.kernels.clans.trees import BELOW, BESIDE, NODE, OPEN, ROOT, TOTAL, VISITS

from .positions import PAIRS, nearly_over
from .test_kernel import best_by_the_rules, moves_in

NAME = "tabbytop.bots.clans.tree:TREE"
SMALL = Budget(work=40)


@pytest.fixture(autouse=True, scope="module")
def warmed() -> None:
    """Who was brought has so many seconds for an answer, and compiling may take longer."""
    warm_up("clans", [NAME])


def answer(state: State, seed: int, budget: Budget) -> Any:
    seat = GAME.to_act(state).must[0]
    return bot("clans", NAME).choose(GAME.view(state, seat), GAME.legal(state, seat), Random(seed), budget)


def test_it_can_be_named_and_nobody_is_offered_it() -> None:
    assert callable(bot("clans", NAME).choose)
    assert NAME not in of_the_house(())
    assert "tree" not in LEVELS


@pytest.mark.parametrize("way", ["first", "experts"])
def test_it_plays_whole_games(way: str) -> None:
    """What it answers is on the menu, and the same for the same seed; else ``bot`` would raise."""
    options, ends = GAME.complete({"clans": way, "powers": way == "experts"}), []
    for _ in range(2):
        rng = Random(3)

        def decide(state: State, seat: int, menu: Any, may_decline: bool, rng: Random = rng) -> Any:
            return bot("clans", NAME).choose(GAME.view(state, seat), menu, rng, SMALL)

        ends.append(play_out(GAME, GAME.new_game(2, options), decide, Random(4).randrange))
    assert ends[0] == ends[1]


def test_the_last_swap_is_the_best() -> None:
    rng = Random(11)
    for clans in PAIRS[::2]:
        state = nearly_over(clans, True, 0, "swap", rng)
        after = [GAME.apply(state, state.turn, action) for action in GAME.legal(state, state.turn)]
        chosen = GAME.apply(state, state.turn, answer(state, 1, Budget(work=1500)))
        assert best_by_the_rules(chosen, state.turn) == max(best_by_the_rules(one, state.turn) for one in after)


@pytest.mark.parametrize(("asleep", "step"), [(1, "turn"), (2, "swap"), (9, "turn"), (16, "swap")])
def test_every_world_makes_one_choice_of_each_on_its_way(asleep: int, step: str) -> None:
    """Counts add up below every node, and what the one side gains the other loses."""
    rng = Random(asleep)
    for clans in PAIRS[::9]:
        state = nearly_over(clans, True, asleep, step, rng)
        seat = GAME.to_act(state).must[0]
        game, moves = read(GAME.view(state, seat)), list(moves_in(state, seat).values())
        nodes = Tree(work=300, explore=0.3).grown(game, 7, USUAL)
        assert sum(visits(nodes, move) for move in moves) == 300
        assert 0 < nodes[0] <= 600
        for node in range(ROOT + NODE, ROOT + NODE * (int(nodes[0]) + 1), NODE):
            if nodes[node + VISITS]:  # a move, and no tile that came up
                assert nodes[node + VISITS] <= 1 + nodes[node + OPEN]
                assert abs(nodes[node + TOTAL]) <= 10 * 64 * nodes[node + VISITS] + 100 * nodes[node + VISITS]
        if step == "swap":
            _sums_agree(nodes, int(nodes[ROOT + BELOW]))


def _sums_agree(nodes: Any, swap: int) -> None:
    """After a swap the other turns: all worlds but the one in which the swap was new went on below it."""
    while swap:
        cell, many, total = int(nodes[swap + BELOW]), 0, 0
        while cell:
            many, total = many + nodes[cell + VISITS], total + nodes[cell + TOTAL]
            cell = int(nodes[cell + BESIDE])
        assert many == nodes[swap + VISITS] - 1
        assert abs(nodes[swap + TOTAL] + total) <= 10 * 64 + 100  # all but the first world
        swap = int(nodes[swap + BESIDE])
