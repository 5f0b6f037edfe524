"""The network of cat clans: what it is shown, and that it says the same wherever it reckons."""

import os
import subprocess
import sys
from random import Random

import numpy
import pytest

from tabbytop.bots.clans.liking import can_say, cells_liked, swaps_liked
from tabbytop.bots.clans.reading import Reading, read, swap_between
from tabbytop.core import Seat, play_out
from tabbytop.core.playing import at_random
from tabbytop.games.clans import GAME
from tabbytop.games.clans.state import State
from tabbytop.kernels.clans import features, network
from tabbytop.kernels.clans.boards import NOWHERE
from tabbytop.kernels.clans.cells import PLACE
from tabbytop.kernels.clans.elsewhere import chance, like
from tabbytop.kernels.clans.playouts import asleep

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


def test_sums_stay_far_from_where_fractions_lose_whole_numbers():
    """2**24: a sum that came near could depend on the order in which it is made."""
    net, most = network.network(), 0.0
    for game in readings(9):
        board, sides = game.board, game.contest.sides
        network.look(net, board, sides, game.pool, len(game.pool), game.seat)
        for n in range(1, network.LAYERS):
            for levels in (net.levels, net.inner):
                network.summed_up(net.weights, n, levels, net.sums)
                most = max(most, float(numpy.abs(net.sums).max()))
    assert 0 < most < 2**23


ANSWERS = """
from tests.kernels.test_clans_network import answers
print(answers())
"""


def answers() -> list[object]:
    """What is said of some positions."""
    found: list[object] = []
    for game in readings(3)[::16]:
        found.append(chance(game.contest, game.board, game.pool, game.seat))
        found.append(like(game.contest, game.board, game.pool, game.seat))
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
                seats.append((seat, -chance(game.contest, game.board, game.pool, 1 - seat)))

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
        moves = [PLACE[cell] for cell in range(25) if game.board.hidden >> PLACE[cell] & 1]
        asked += 1
        assert len(cells_liked(game, moves)) == len(moves)

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
