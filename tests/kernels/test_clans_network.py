"""The network of cat clans: what it is shown, and that it says the same wherever it reckons."""

import os
import subprocess
import sys
from random import Random

import numpy
import pytest

from tabbytop.bots.clans.liking import can_say, cells_liked, swaps_liked, turns_liked
from tabbytop.bots.clans.reading import Reading, read, swap_between, typed
from tabbytop.bots.clans.shares import LEARNT
from tabbytop.core import Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME
from tabbytop.games.clans.state import State
from tabbytop.kernels.clans import features, looks, network, showing
from tabbytop.kernels.clans.boards import NOWHERE, shown
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.elsewhere import after_swaps, after_turns, like
from tabbytop.kernels.clans.judging import MOVES, list_swaps
from tabbytop.kernels.clans.playouts import asleep
from tabbytop.kernels.clans.tiles import rotated
from tabbytop.kernels.words import u32

WAYS = ({"clans": "first"}, {"clans": "free", "powers": True}, {"clans": "free"})


def readings(games: int) -> list[Reading]:
    """Positions of random games, in turns and in swaps."""
    found: list[Reading] = []

    def note(state: State, seat: Seat, *_: object) -> None:
        if state.step in ("turn", "swap") and state.pool:
            found.append(read(GAME.view(state, seat)))

    for deal in range(games):
        rng = Random(deal)
        begun = GAME.new_game(2, GAME.complete(WAYS[deal % len(WAYS)]))
        play_out(GAME, begun, at_random(rng), rng.randrange, watch=note)
    return found


def seen(game: Reading, mover: int) -> "numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.int64]]":
    """The planes as 0 and 1 by cell."""
    planes, left = numpy.zeros(features.PLANES, numpy.uint32), len(game.pool)
    unseen = asleep(game.contest.sides, game.pool, left)
    features.planes_seen(game.board, game.contest.sides, unseen, mover, planes)
    return (planes[:, None].astype(numpy.int64) >> numpy.array(PLACE)) & 1


def beside(cells: "numpy.ndarray[tuple[int, ...], numpy.dtype[numpy.int64]]") -> list[int]:
    """Of each cell, what lies above, below, left and right of it, added up."""
    edged = numpy.pad(cells.reshape(5, 5), 1)
    around = edged[:-2, 1:-1] + edged[2:, 1:-1] + edged[1:-1, :-2] + edged[1:-1, 2:]
    return [int(one) for one in around.ravel()]


def test_every_cell_shows_one_thing():
    for game in readings(6):
        planes = seen(game, game.seat)
        kinds = [features.ASLEEP, features.CATS, features.CATS + 1, features.DOGS, *range(features.SORT, features.DOGS)]
        assert planes[sorted({*kinds})].sum(axis=0).tolist() == [1] * 25


def test_leads_are_the_strengths_beside_a_cell():
    """[CLANS 4.3] without powers nothing hunts from farther away."""
    games = [game for game in readings(9) if not any(power < 7 for power in game.contest.sides[2:])]
    assert len(games) > 100
    for game in games:
        planes = seen(game, game.seat)
        weights = numpy.array([1, 2, 4, 8])[:, None]
        own = (planes[features.STILL : features.STILL + 4] * weights).sum(axis=0)
        other = (planes[features.STILL + 4 : features.STILL + 8] * weights).sum(axis=0)
        leads = numpy.array(beside(own)) - numpy.array(beside(other))
        for k, least in enumerate((1, 2, 3, 4, 6, 8, 11)):
            assert (planes[features.LEAD + k] == (leads >= least)).all()
            assert (planes[features.LEAD + 7 + k] == (leads <= -least)).all()


def test_who_turns_next_sees_the_same_from_the_other_side():
    own = [*range(features.STRENGTH, features.STRENGTH + 4), features.CATS, features.CHIEFS, features.AWAKE]
    for game in readings(3):
        one, other = seen(game, 0), seen(game, 1)
        swap = {plane: plane + (4 if features.STRENGTH <= plane < features.CHIEFS else 1) for plane in own}
        for mine, theirs in swap.items():
            assert (one[mine] == other[theirs]).all(), mine
            assert (one[theirs] == other[mine]).all(), mine


def test_every_tile_face_down_is_counted():
    for game in readings(6):
        numbers, left = numpy.zeros(features.NUMBERS, numpy.int64), len(game.pool)
        features.numbers_seen(game.pool, left, game.contest.sides, game.seat, numpy.asarray(numbers))
        cats = numbers[features.SLEEPING : features.CHIEF_SLEEPS].sum()
        rest = numbers[features.SLEEPING_PREY : features.CLAN].sum()
        assert cats + rest == left
        assert numbers[features.LEFT + left] == 1


def of_browsers(most: int) -> network.Network:
    """The network as their machine code has it, one position after the other."""
    weights, others = network.learnt()
    edged = (network.EDGED**2, network.WIDE)
    return network.Network(
        weights=numpy.array(weights, numpy.float32).reshape(network.WEIGHTS, network.WIDE),
        others=numpy.array(others, numpy.int64),
        levels=numpy.zeros(edged, numpy.float32),
        inner=numpy.zeros(edged, numpy.float32),
        sums=numpy.zeros((25, network.WIDE), numpy.float32),
        means=numpy.zeros(2 * network.WIDE, numpy.int64),
        planes=numpy.zeros((most, features.PLANES), numpy.uint32),
        numbers=numpy.zeros((most, features.NUMBERS), numpy.int64),
        places=numpy.array(PLACE),
        spots=numpy.array(network.SPOTS),
    )


def test_sums_stay_far_from_where_fractions_lose_whole_numbers():
    """2**24: a sum that came near could depend on the order in which it is made."""
    net, most = of_browsers(1), 0.0
    for game in readings(9):
        showing.show(game.contest.sides, game.board, game.pool, game.seat, net.planes, net.numbers)
        network.look(net, 0)
        for n in range(1, network.LAYERS):
            for levels in (net.levels, net.inner):
                network.summed_up(net.weights, n, levels, net.sums)
                most = max(most, float(numpy.abs(net.sums).max()))
    assert 0 < most < 2**23


def test_many_together_are_told_what_each_would_be_told():
    """As many as are looked at together, and one more."""
    games = readings(3)[: looks.TOGETHER + 1]
    net, planes, numbers = of_browsers(len(games)), *looks.rows(len(games))
    for i, game in enumerate(games):
        rows = (planes[i : i + 1], numbers[i : i + 1])
        showing.show(game.contest.sides, game.board, game.pool, game.seat, *rows)
    net.planes[:], net.numbers[:] = planes, numbers
    likes = numpy.zeros((len(games), 25), numpy.int64)
    for i, of_one in enumerate(likes):
        network.like(net, i, of_one)
    assert looks.chances(planes, numbers).tolist() == [network.chance(net, i) for i in range(len(games))]
    assert looks.likes(planes, numbers).tolist() == likes.tolist()
    assert looks.chances(*looks.rows(0)).tolist() == []


def hidden(game: Reading) -> list[int]:
    return [place for place in PLACE if game.board.hidden >> place & 1]


def test_a_turn_is_as_good_as_its_best_swap():
    """[CLANS 3.2, 3.3] each tile at each cell: of all swaps the one that leaves the other the least."""
    asked = 0
    for game in readings(3):
        left = len(game.pool)
        if game.at != NOWHERE or not 4 < left < 20:
            continue
        asked += 1
        cells, tiles = hidden(game)[:2], [0, 4 * (left - 1) + 3]
        position = (game.contest, game.board, game.pool, game.seat)
        few, all_ = (after_turns(LEARNT.copy(), *position, cells, tiles, most) for most in (2, 60))
        for tile, row in zip(tiles, all_, strict=True):
            rest = numpy.delete(game.pool, tile >> 2)
            for cell, found in zip(cells, row, strict=True):
                turned = shown(game.board, u32(cell), rotated(u32(game.pool[tile >> 2]), u32(tile & 3)))
                mind = LEARNT.copy()
                many = list_swaps(mind, game.contest.sides, turned, u32(cell), game.seat)
                moves = [int(move) for move in mind[MOVES : MOVES + many]]
                assert found == min(after_swaps(game.contest, typed(turned), rest, game.seat, moves))
        assert (numpy.array(few) >= numpy.array(all_)).all()
    assert asked > 20


ANSWERS = """
from tests.kernels.test_clans_network import answers
print(answers())
"""


def answers() -> list[object]:
    """What is said of some positions."""
    found: list[object] = []
    for game in readings(3)[::16]:
        position = (game.contest, game.board, game.pool, game.seat)
        found.append(like(*position))
        if game.at != NOWHERE:
            found.append(after_swaps(*position, swaps_beside(game)))
        elif len(game.pool) > 1:
            found.append(after_turns(LEARNT.copy(), *position, hidden(game)[:2], [3, 4], 2))
    return found


def test_plain_python_says_the_same_as_machine_code():
    plainly = os.environ | {"TABBYTOP_PLAIN": "1", "PYTHONPATH": os.pathsep.join(["src", "."])}
    plain = subprocess.run([sys.executable, "-c", ANSWERS], capture_output=True, check=True, env=plainly, text=True)
    assert plain.stdout.strip() == str(answers())


def test_it_knows_who_is_winning():
    """Among positions of games between strangers to the game, those that it likes are won more often."""
    liked: list[tuple[float, bool]] = []
    for deal in range(60):
        rng, seats = Random(deal), []

        def note(state: State, seat: Seat, *_: object, seats: list[tuple[int, float]] = seats) -> None:
            if state.step == "turn" and len(state.pool) == 3:
                game = read(GAME.view(state, seat))
                (odds,) = after_swaps(game.contest, game.board, game.pool, seat, [swap_between(0, 0)])
                seats.append((seat, -odds))

        end = play_out(GAME, GAME.new_game(2, GAME.complete({})), at_random(rng), rng.randrange, watch=note)
        winners = GAME.outcome(end).winners
        liked += [(odds, seat in winners) for seat, odds in seats]
    liked.sort()
    third = len(liked) // 3
    worse, better = liked[:third], liked[-third:]
    assert sum(won for _, won in better) > 2 * sum(won for _, won in worse)


@pytest.mark.parametrize("options", WAYS, ids=("first", "powers", "free"))
def test_what_it_likes_is_among_the_moves(options: dict[str, object]):
    rng = Random(3)
    asked = 0

    def look(state: State, seat: Seat, *_: object) -> None:
        nonlocal asked
        if state.step != "turn" or len(state.pool) % 5:
            return
        game = read(GAME.view(state, seat))
        if not game.pool.size or not can_say(game):
            return
        moves = hidden(game)
        asked += 1
        assert len(cells_liked(game, moves)) == len(moves)
        ((*chances,),) = turns_liked(game, moves, [0], 2)
        assert len(chances) == len(moves)
        assert all(0 < chance < 1 for chance in chances)

    play_out(GAME, GAME.new_game(2, GAME.complete(options)), at_random(rng), rng.randrange, watch=look)
    assert asked > 3


def test_it_is_not_asked_where_more_than_this_game_counts():
    """[CLANS 7.3, 7.6] it has learnt games that begin at nought and decide all."""
    state = GAME.new_game(2, GAME.complete({"clans": "first", "handicap": 6}))
    rng, found = Random(1), []

    def look(state: State, seat: Seat, *_: object) -> None:
        if state.step == "turn":
            found.append(can_say(read(GAME.view(state, seat))))

    play_out(GAME, state, at_random(rng), rng.randrange, watch=look)
    assert found
    assert not any(found)


def test_swaps_differ_in_their_chances():
    for game in readings(2):
        if game.at != NOWHERE and len(game.pool) > 2:
            moves = swaps_beside(game)
            chances = swaps_liked(game, moves)
            assert all(0 < one < 1 for one in chances)
            assert len({*chances}) > 1 or len(moves) == 1


def swaps_beside(game: Reading) -> list[int]:
    """With a cell above, below, left or right."""
    at = PLACE.index(game.at)
    near = [cell for cell in range(25) if abs(cell // 5 - at // 5) + abs(cell % 5 - at % 5) == 1]
    return [swap_between(at, cell) for cell in near]
