"""How expert asks the network one turn ahead, and what it does where that cannot be asked."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tabbytop.bots import Budget
from tabbytop.bots.bot import USUAL, Clock
from tabbytop.bots.clans import ALONE, EXPERT, expert_move, move_of
from tabbytop.bots.clans.asking import Round, after_turns, any_tiles, best_of, near
from tabbytop.bots.clans.liking import can_say, cells_liked, swaps_liked, turns_liked
from tabbytop.bots.clans.reading import Reading, read, typed
from tabbytop.bots.clans.searching import exactly, ranked
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.core import Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME
from tabbytop.games.clans.state import State
from tabbytop.kernels.clans.boards import NOWHERE
from tabbytop.kernels.clans.endings import after, exact
from tabbytop.kernels.clans.playouts import ENDLESS

EVER, ANSWERS = Clock(USUAL), (Round(2, 3, 1),)


def positions(games: int, left: int, step: str, **options: object) -> list[tuple[Reading, list[int]]]:
    """Of random games with so many tiles face down, and the moves that may be made."""
    found: list[tuple[Reading, list[int]]] = []

    def note(state: State, seat: Seat, *_: object) -> None:
        if state.step == step and len(state.pool) == left:
            view = GAME.view(state, seat)
            found.append((read(view), [move_of(action, view.at) for action in GAME.legal(state, seat)]))

    for deal in range(games):
        rng = Random(deal)
        play_out(GAME, GAME.new_game(2, GAME.complete(options)), at_random(rng), rng.randrange, watch=note)
    return found


def test_every_tile_comes_up_as_often_as_the_others() -> None:
    for left, many in ((5, 5), (5, 12), (20, 8)):
        tiles = any_tiles(left, many, Random(1))
        often = Counter(tile >> 2 for tile in tiles)
        assert len(tiles) == many
        assert often.keys() <= set(range(left))
        assert max(often.values()) - min(often.get(tile, 0) for tile in range(left)) <= 1
    assert {tile & 3 for tile in any_tiles(20, 20, Random(1))} == {0, 1, 2, 3}


def test_the_best_come_first() -> None:
    assert best_of({3: 0.1, 4: 0.5, 5: 0.3, 6: 0.5}, 3) == {4: 0.5, 6: 0.5, 5: 0.3}
    assert list(best_of({3: 0.1, 4: 0.5, 5: 0.3, 6: 0.5}, 3)) == [4, 6, 5]


def test_after_each_round_the_best_cells_go_on() -> None:
    """[CLANS 3.2] and what is told of them are chances to win."""
    for game, cells in positions(4, 12, "turn"):
        wide = after_turns(game, cells, [Round(12, 3, 2)], Random(5), EVER)
        assert set(wide) == set(cells)
        few = after_turns(game, cells, [Round(12, 3, 2), Round(4, 6, 2), Round(2, 9, 2)], Random(5), EVER)
        assert len(few) == 2
        assert all(0 < chance < 1 for chance in few.values())
        glance = dict(zip(cells, cells_liked(game, cells), strict=True))
        narrow = after_turns(game, cells, [Round(3, 3, 2)], Random(5), EVER)
        assert set(narrow) == set(best_of(glance, 3))


def answer_to(game: Reading, move: int, seed: int) -> float:
    """What the best turn of the other leaves after a swap."""
    then = replace(game, board=typed(after(game.board, move)), seat=1 - game.seat, at=NOWHERE)
    cells = [place for place in range(32) if then.board.hidden >> place & 1]
    return 1 - max(after_turns(then, cells, ANSWERS, Random(seed), EVER).values())


def test_a_swap_is_worth_what_the_answer_leaves() -> None:
    """[CLANS 3.3] with full trust in it."""
    for game, moves in positions(6, 10, "swap"):
        likes, seed = dict.fromkeys(moves[:2], 0.5), Random(3).getrandbits(62)
        told = replace(EXPERT, trust=1)._answered(game, likes, ANSWERS, Random(3), EVER)
        half = replace(EXPERT, trust=0.5)._answered(game, likes, ANSWERS, Random(3), EVER)
        for move in moves[:2]:
            answer = answer_to(game, move, seed)
            assert told[move] == pytest.approx(answer)
            assert half[move] == pytest.approx((0.5 + answer) / 2)


def test_what_seems_far_worse_is_not_looked_at_further() -> None:
    assert near({3: 0.5, 4: 0.46, 5: 0.44, 6: 0.49}, 3) == {3: 0.5, 6: 0.49, 4: 0.46}
    assert near({3: 0.5, 4: 0.46, 5: 0.44, 6: 0.49}, 1) == {3: 0.5}


def test_every_number_of_tiles_has_its_stage() -> None:
    """And play-outs in which it matters how a move is liked go on to the end."""
    asleep = [stage.asleep for stage in EXPERT.stages]
    assert asleep == sorted(asleep)
    assert asleep[-1] == 24
    assert all(stage.tried == 1 or stage.asleep <= EXPERT.deep for stage in EXPERT.stages)


@pytest.mark.parametrize("left", [10, 14, 20])
def test_cells_are_liked_after_a_turn_and_swaps_after_the_answer(left: int) -> None:
    """[CLANS 3.2, 3.3] as far as the stage looks."""
    stage = next(stage for stage in EXPERT.stages if left <= stage.asleep)
    for game, cells in positions(3, left, "turn"):
        likes = after_turns(game, cells, stage.turns, Random(3), EVER)
        expected = {cell: EXPERT.liking * like for cell, like in near(likes, stage.tried).items()}
        assert list(EXPERT.promising(game, cells, Random(3), EVER).items()) == list(expected.items())
    answered = 0
    for game, moves in positions(6, left, "swap"):
        likes = near(dict(zip(moves, swaps_liked(game, moves), strict=True)), EXPERT.swaps)
        if len(likes) > 1 and stage.answers:
            glance, likes = likes, EXPERT._answered(game, likes, stage.answers, Random(3), EVER)
            answered += likes != glance
        expected = {move: EXPERT.liking * like for move, like in best_of(likes, stage.tried).items()}
        assert list(EXPERT.promising(game, moves, Random(3), EVER).items()) == list(expected.items())
    assert (answered > 0) is bool(stage.answers)


def test_whoever_has_no_time_looks_at_swaps_at_a_glance_and_at_one_round_of_a_turn() -> None:
    over, stage = Clock(Budget(seconds=0)), EXPERT.stages[0]
    for game, moves in positions(3, 10, "swap"):
        glance = near(dict(zip(moves, swaps_liked(game, moves), strict=True)), EXPERT.swaps)
        assert list(EXPERT.promising(game, moves, Random(3), over)) == list(glance)
        assert expert_move(game, moves, Random(3), Budget(seconds=0)) == next(iter(glance))
    for game, cells in positions(3, 10, "turn"):
        tiles, (first, *_) = any_tiles(10, stage.turns[-1].tiles, Random(3)), stage.turns
        six = list(best_of(dict(zip(cells, cells_liked(game, cells), strict=True)), first.cells))
        rows = turns_liked(game, six, tiles[: first.tiles], first.swaps)
        means = {cell: sum(row[i] for row in rows) / len(rows) for i, cell in enumerate(six)}
        assert list(EXPERT.promising(game, cells, Random(3), over)) == list(near(means, stage.tried))


def test_where_more_than_this_game_counts_play_outs_decide_alone() -> None:
    """[CLANS 7.6] with a handicap."""
    few = Budget(work=50)
    for step in ("turn", "swap"):
        for game, moves in positions(2, 12, step, handicap=6):
            assert not can_say(game)
            assert expert_move(game, moves, Random(2), few) == ALONE.best(game, moves, Random(2), few)


def test_near_the_end_it_comes_close_to_best_play() -> None:
    """In the last three turns, which else it plays exactly: what it gives away, beside a look one turn ahead."""
    lost = {"asking": 0, "ranked": 0}
    for game, cells in positions(40, 3, "turn"):
        position = (game.contest, game.board, game.pool, game.seat)
        worth = {cell: exact(LEARNT.copy(), *position, -ENDLESS, ENDLESS, cell) for cell in cells}
        best = exactly(game, cells)
        assert worth[best] == max(worth.values())
        asked = replace(EXPERT, exact=0).best(game, cells, Random(1), USUAL)
        for name, cell in (("asking", asked), ("ranked", ranked(game, cells)[0])):
            lost[name] += worth[best] - worth[cell]
    assert lost["asking"] < lost["ranked"] / 2
